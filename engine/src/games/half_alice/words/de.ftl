### What Half Alice Chess says itself.

# What it is
engine-summary-half-alice = Jeder Zug führt eine Figur durch den Spiegel oder zurück, auf einem einzigen Brett mit Marken.
engine-find-half-alice = spiegel, alice, damesteine

# Its options
engine-option-half-alice-checkers = Marken
engine-rule-half-alice-checkers = Wie viele Marken jede Seite unter ihre Figuren legen kann.

# Was jemand gefragt wird
engine-asks-half-alice-move = Welcher Zug? Jeder Zug führt durch den Spiegel. { $free ->
         [0] Alle deine Marken sind vergeben, also können nur Figuren jenseits (auf blauen Kacheln) ziehen, zurück nach diesseits.
         [one] Du hast eine freie Marke: Eine Figur, die nach jenseits geht (auf eine blaue Kachel), braucht sie.
        *[other] Du hast { $free } freie Marken: Jede Figur, die nach jenseits geht (auf eine blaue Kachel), braucht eine.
    }

# Warum etwas abgelehnt wird
engine-refusal-half-alice-other-side = { NP($piece, det: "the", cap: "yes") } auf { $square } steht auf der anderen Seite des Spiegels: Dorthin kann nichts ziehen.
engine-refusal-half-alice-no-checker = { $side } hat keine freie Marke mehr: Nur Figuren auf der anderen Seite des Spiegels können ziehen.
engine-refusal-half-alice-far-empty = `far=` nennt Figuren auf Marken, und auf { $square } steht nichts.
engine-refusal-half-alice-far-many = { $side } hat { $checkers ->
         [one] { $checkers } Marke
        *[other] { $checkers } Marken
    }, und auf Marken { $pieces ->
         [one] steht { $pieces } Figur
        *[other] stehen { $pieces } Figuren
    }.
engine-refusal-half-alice-far-castles = { $side } kann nicht mit einem König oder Turm rochieren, der durch den Spiegel gegangen ist.

# Achievements
achievement-looking-glass = Hinter den Spiegeln
    .about = Von der anderen Seite des Spiegels matt gesetzt.
