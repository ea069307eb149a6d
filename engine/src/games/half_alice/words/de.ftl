### What Half Alice Chess says itself.

# What it is
engine-summary-half-alice = Jeder Zug führt eine Figur durch den Spiegel oder zurück, auf einem einzigen Brett mit Marken.

# Its options
engine-rule-half-alice-checkers = Wie viele Marken jede Seite unter ihre Figuren legen kann.

# Achievements
achievement-looking-glass = Hinter den Spiegeln
    .about = Von der anderen Seite des Spiegels matt gesetzt.
