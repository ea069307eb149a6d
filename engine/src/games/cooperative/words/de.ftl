### What Cooperative Chess says itself.

# What it is
engine-summary-cooperative = Zu zweit gegen das Spiel: Eure Karten sagen, wer wen schlagen darf. Räumt ganze Arten von Figuren ab.
engine-secret-cooperative = die Karten in deiner Hand

# What happened. `grammar` in `bot/words/src` says what NP, WHO, GENDER and NUMBER_OF do
engine-event-cooperative-card = { $side } spielt { NP($card, det: "the", case: "acc") }.
engine-event-cooperative-drew = Du ziehst { NP($card, det: "a", case: "acc") }.
engine-event-cooperative-gone = { GENDER($piece) ->
         [f] Die letzte
         [n] Das letzte
        *[m] Der letzte
    } { NP($piece) } ist vom Brett verschwunden.

# Why it ended
engine-reason-out-of-cards = mangels Karten

# Achievements
achievement-spotless = Das Fest ist aus
    .about = Fünf Punkte oder mehr in Cooperative Chess.
achievement-domino = Domino
    .about = Dreimal in einem Zug von Cooperative Chess geschlagen.
