### What Cooperative Chess says itself.

# What it is
engine-summary-cooperative = Zu zweit gegen das Spiel: Eure Karten sagen, wer wen schlagen darf. Räumt ganze Arten von Figuren ab.
engine-secret-cooperative = die Karten in deiner Hand
engine-find-cooperative = karten, zusammen, gemeinsam, partner, team
engine-puzzle-cooperative = Die Partie endet, wenn ein König geschlagen wird.

# What happened. `grammar` in `bot/words/src` says what NP, WHO, GENDER and NUMBER_OF do
engine-event-cooperative-card = { $side } spielt { NP($card, det: "the", case: "acc") }.
engine-event-cooperative-drew = Du ziehst { NP($card, det: "a", case: "acc") }.
engine-event-cooperative-gone = { GENDER($piece) ->
         [f] Die letzte
         [n] Das letzte
        *[m] Der letzte
    } { NP($piece) } ist vom Brett verschwunden.

# Was neben dem Brett steht, und wie Schritte in Menüs heißen. `way`, `effect` und `kind` sagen, welcher Satz es ist, und werden nie gezeigt
engine-scene-cooperative-lost = Verlorene Arten
engine-scene-cooperative-stack = Stapel von { $side }
engine-scene-cooperative-captured = Beute
engine-scene-cooperative-draws = { $side } zieht eine Karte.
engine-scene-cooperative-score = Bisher { $score ->
         [one] ein Punkt
        *[other] { $score } Punkte
    }, ganz verschwunden: { $gone }.
engine-label-cooperative-card = { $kind ->
         [wild] { NP($card, det: "the", case: "acc", cap: "yes") } spielen (Joker)
        *[tame] { NP($card, det: "the", case: "acc", cap: "yes") } spielen
    }

# Was jemand gefragt wird
engine-asks-cooperative-move = Ziehst du, ohne zu schlagen, oder spielst du gleich eine Karte? Geschlagen wird nach der Karte; jede Art, die ganz vom Brett ist, ist ein Punkt.
engine-asks-cooperative-card = Welche Karte spielst du?
engine-asks-cooperative-capture = Du hast { NP($card, det: "the", case: "acc") } gespielt: Schlägst du, oder beendest du den Zug?
engine-asks-cooperative-hand = Du hast { EACH($cards, det: "a", case: "acc") }.
engine-asks-cooperative-stack = Auf dem Stapel von { $partner } liegt { NP($top, det: "the") }.
engine-asks-cooperative-no-stack = Der Stapel von { $partner } ist leer, also kann nichts geschlagen werden.

# Why it ended
engine-reason-out-of-cards = mangels Karten

# Why something is refused
engine-refusal-cooperative-card-first = Spiel jetzt eine Karte: Du hast { EACH($cards, det: "a", case: "acc") }.
engine-refusal-cooperative-not-held = Diese Karte hast du nicht. Du hast { EACH($cards, det: "a", case: "acc") }.
engine-refusal-cooperative-which-card = Welche? Du hast { EACH($cards, det: "a", case: "acc") }.
engine-refusal-cooperative-after-card = Geschlagen wird nach der Karte, etwa `l/e6d5`.
engine-refusal-cooperative-empty-stack = Der Stapel von { $partner } ist leer, also kann nichts geschlagen werden.
engine-refusal-cooperative-match = Die Figur, die schlägt, muss zu { NP($card, det: "your", case: "dat") } passen{ $kind ->
         [wild] , einem Joker
        *[tame] {""}
    }; was sie schlägt, zu { NP($top, det: "the", case: "dat") } von { $partner }{ $top_kind ->
         [wild] , einem Joker
        *[tame] {""}
    }.

# Achievements
achievement-spotless = Das Fest ist aus
    .about = Fünf Punkte oder mehr in Cooperative Chess.
achievement-domino = Domino
    .about = Dreimal in einem Zug von Cooperative Chess geschlagen.

# What can be typed
engine-typed-cooperative = Ein Zug wie Sf3; eine Karte wie b

# What the marks of its notation mean
engine-notation-cooperative = Ein Schrägstrich verbindet die Teile eines Zugs; ein Buchstabe allein ist eine Karte, ein großer eine rote.
