### What Half Alice Chess says itself.

# What it is
engine-summary-half-alice = Jeder Zug führt eine Figur durch den Spiegel oder zurück, auf einem einzigen Brett mit Marken.
engine-find-half-alice = spiegel, alice, damesteine

# Its options
engine-option-half-alice-checkers = Marken
engine-rule-half-alice-checkers = Wie viele Marken jede Seite unter ihre Figuren legen kann.

# Was jemand gefragt wird
engine-asks-half-alice-move = Welche Figur zieht? Jeder Zug führt durch den Spiegel. { $free ->
         [0] Du hast keine freie Marke: Nur Figuren jenseits können zurück.
         [one] Du hast eine freie Marke für den Weg nach jenseits.
        *[other] Du hast { $free } freie Marken für den Weg nach jenseits.
    }

# Warum etwas abgelehnt wird
engine-refusal-half-alice-other-side = { NP($piece, det: "the", cap: "yes") } auf { $square } steht auf der anderen Seite des Spiegels: Dorthin kann nichts ziehen.
engine-refusal-half-alice-no-checker = { $side } hat keine freie Marke mehr: Nur Figuren auf der anderen Seite des Spiegels können ziehen.

# Achievements
achievement-looking-glass = Hinter den Spiegeln
    .about = Von der anderen Seite des Spiegels matt gesetzt.
