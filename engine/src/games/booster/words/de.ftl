### What Booster Chess says itself.

# What it is
engine-summary-booster = Karten bringen Marken unter Figuren: Deine bekommen Schub, die anderen werden gebremst.
engine-secret-booster = die Karten in deiner Hand
engine-find-booster = karten, hand, damesteine, zufall

# Its options
engine-option-booster-checkers-cards = Markenkarten
engine-rule-booster-checkers-cards = Markenkarten jeder Farbe: Sie passen zu jeder Figur. Mehr davon, und es wird wilder.
engine-option-booster-white-checkers = Marken von Weiß
engine-rule-booster-white-checkers = Marken von Weiß und Karten auf der Hand am Anfang. Weniger sind ein Handicap.
engine-option-booster-black-checkers = Marken von Schwarz
engine-rule-booster-black-checkers = Marken von Schwarz und Karten auf der Hand am Anfang. Weniger sind ein Handicap.

# What happened. `grammar` in `bot/words/src` says what NP, WHO, GENDER and NUMBER_OF do
engine-event-booster-card = { $side } spielt { NP($card, det: "the", case: "acc") }: Eine Marke kommt unter { NP($piece, det: "the", case: "acc") } auf { $square }.
engine-event-booster-drew = Du ziehst { NP($card, det: "a", case: "acc") }.
engine-event-booster-renewed = Der Stapel ist leer: Die gespielten Karten werden neu gemischt.

# Was neben dem Brett steht, und wie Schritte in Menüs heißen. `way`, `effect` und `kind` sagen, welcher Satz es ist, und werden nie gezeigt
engine-scene-booster-steps = { $way ->
         [takes] Läuft weiter nach { $to } und schlägt { NP($victim, det: "a", case: "acc") }.
        *[moves] Läuft weiter nach { $to }.
    }
engine-scene-booster-draws = { $side } zieht Karten.
engine-scene-booster-discards = Gespielte Karten
engine-label-booster-step = { $way ->
         [takes] Weiter, { NP($victim, det: "the", case: "acc") } auf { $to } schlagen
         [becomes] Weiter nach { $to } und zu { NP($new, det: "a", case: "dat") } werden
         [takes-becomes] Weiter, { NP($victim, det: "the", case: "acc") } auf { $to } schlagen, { NP($new, det: "a") } werden
        *[moves] Weiter nach { $to }
    }
engine-label-booster-thing = { $effect ->
         [boost] { NP($card, cap: "yes") } (gibt Schub)
        *[hobble] { NP($card, cap: "yes") } (bremst)
    }
engine-label-booster-card = { $effect ->
         [relieve] { NP($card, cap: "yes") }: { NP($piece, det: "the", case: "acc") } auf { $square } entlasten
         [boost] { NP($card, cap: "yes") }: Schub für { NP($piece, det: "the", case: "acc") } auf { $square }
         [sap] { NP($card, cap: "yes") }: { NP($piece, det: "the", case: "dat") } auf { $square } den Schub nehmen
        *[hobble] { NP($card, cap: "yes") }: { NP($piece, det: "the", case: "acc") } auf { $square } bremsen
    }

# Was jemand gefragt wird. `way` sagt, welcher Satz es ist, und wird nie gezeigt
engine-asks-booster-move = Welcher Zug? Danach darfst du eine passende Karte spielen, solange du noch eine Marke hast.
engine-asks-booster = { $way ->
         [steps-or-plays] Läuft { NP($piece, det: "your") } auf { $square } weiter, spielst du eine Karte, oder beendest du den Zug?
         [steps] Läuft { NP($piece, det: "your") } auf { $square } weiter, oder beendest du den Zug?
        *[plays] Spielst du eine Karte, oder beendest du den Zug?
    }
engine-asks-booster-hand = Du hast { EACH($cards, det: "a", case: "acc") }.
engine-asks-booster-colours = { $way ->
         [red] Rote Karten geben deinen Figuren Schub, schwarze bremsen die gegnerischen.
        *[black] Schwarze Karten geben deinen Figuren Schub, rote bremsen die gegnerischen.
    }
engine-asks-booster-cards-later = Erst ein Zug, dahinter eine Karte, wenn du magst. Du hast { EACH($cards, det: "a", case: "acc") }.

# Why something is refused
engine-refusal-booster-move-first = Eine Karte kommt nach einem Zug.
engine-refusal-booster-one-card = Pro Zug kannst du nur eine Karte spielen, und mit ihr endet der Zug.
engine-refusal-booster-no-card = Du kannst jetzt keine Karte spielen: Dazu gehören eine Karte, die passt, und eine freie Marke.
engine-refusal-booster-card-misfit = Diese Karte kannst du dort nicht spielen. Eine Karte passt zu Figuren ihrer Art und Farbe, und gibt es keine, zu jeder ihrer Farbe; dabei muss dein König sicher bleiben. Du kannst { $cards } spielen, etwa { $example }.
engine-refusal-booster-card-colour = Ein großer Buchstabe ist eine rote Karte, ein kleiner eine schwarze. Hier kannst du { NP($card, det: "the", case: "acc") } spielen: { $example }.
engine-refusal-booster-steps-on = So geht es nicht weiter.
engine-refusal-booster-can-step = Die Figur auf { $square } kann nach { $steps } weiterlaufen.
engine-refusal-booster-cannot-follow = So geht es nicht weiter: Eine Figur läuft nur mit einer Marke der eigenen Seite weiter.
engine-refusal-booster-card-looks = Eine Karte schreibst du mit ihrem Buchstaben, groß für eine rote und klein für eine schwarze, und einem Feld, etwa { $example }.
engine-refusal-booster-hobbled = { NP($piece, det: "the", cap: "yes") } auf { $square } ist gebremst, zieht und schlägt also nur einen Schritt weit wie ein Bauer; ein gebremster Bauer zieht gar nicht.
engine-refusal-booster-checkers = `checkers=` nennt Felder mit Figuren, sortiert von a1 bis h8, jedes mit der Seite seiner Marken und ihrer Zahl: `checkers=c1:w2,e5:b1`.
engine-refusal-booster-many-checkers = { $side } hat insgesamt { $checkers } Marken, auf dem Brett liegen aber { $laid }.

# Achievements
achievement-lame-duck = Lahme Ente
    .about = Eine gebremste Dame geschlagen.
achievement-boosted-pawn = Klein, aber mit Schub
    .about = Mit einem Bauern mit Schub matt gesetzt.

# What can be typed
engine-typed-booster = Ein Zug wie Sf3; mit einer Karte dahinter: Sf3/+P@a2

# What the marks of its notation mean
engine-notation-booster = Ein Schrägstrich verbindet die Teile eines Zugs; `+` ist eine Karte (mit großem Buchstaben eine rote), `@` das Feld der Figur, die die Marke bekommt.
