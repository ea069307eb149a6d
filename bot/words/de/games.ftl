### Was die Spiele selbst sagen.

# Seats
engine-seat-white = Weiß
engine-seat-black = Schwarz
engine-seat-white-king-side = Weiß am Königsflügel
engine-seat-black-king-side = Schwarz am Königsflügel
engine-seat-white-queen-side = Weiß am Damenflügel
engine-seat-black-queen-side = Schwarz am Damenflügel
engine-seat-player-1 = Platz 1
engine-seat-player-2 = Platz 2
engine-seat-player-3 = Platz 3
engine-seat-player-4 = Platz 4
engine-seat-player-5 = Platz 5
engine-seat-player-6 = Platz 6
engine-seat-player-7 = Platz 7
engine-seat-player-8 = Platz 8

# How a game ended: the result, then the reason. $count is the number of winners’ names.
engine-outcome-won = { $count ->
         [one] { $team } gewinnt { $reason }
        *[other] { $team } gewinnen { $reason }
    }
engine-outcome-shared = { $team } teilen sich den Sieg { $reason }
engine-outcome-drawn = Remis { $reason }
engine-outcome-scored = { $score ->
         [one] 1 Punkt { $reason }
        *[other] { $score } Punkte { $reason }
    }
engine-outcome-lost = verloren { $reason }
engine-outcome-void = ohne Ergebnis { $reason }

# Reasons
engine-reason-checkmate = durch Schachmatt
engine-reason-king-captured = durch das Schlagen des Königs
engine-reason-stalemate = durch Patt
engine-reason-dead-position = wegen toter Stellung
engine-reason-threefold-repetition = durch dreifache Stellungswiederholung
engine-reason-fivefold-repetition = durch fünffache Stellungswiederholung
engine-reason-fifty-move-rule = nach der Fünfzig-Züge-Regel
engine-reason-seventy-five-move-rule = nach der Fünfundsiebzig-Züge-Regel
engine-reason-resignation = durch Aufgabe
engine-reason-agreement = durch Einigung
engine-reason-time = durch Zeitüberschreitung
engine-reason-called-off = abgebrochen
engine-reason-no-piece-left = mangels Figuren
engine-reason-four-passes-in-a-row = nach viermaligem Passen
engine-reason-too-few-pieces = mangels Figuren auf beiden Seiten
engine-reason-out-of-cards = mangels Karten
engine-reason-nine-holes-played = nach neun Löchern
engine-reason-best-dressed = nach neun Löchern; der Gleichstand geht an die am besten gekleidete Person
engine-reason-hundred-quiet-turns = nach hundert ruhigen Zügen
engine-reason-hole-solved = mit gelöstem Loch
engine-reason-box-captured = durch das Schlagen der Kiste
engine-reason-both-goal-boxes = mit Figuren auf beiden Zielfeldern

# What makes somebody want to try a game
engine-summary-adrenaline = Wer getroffen wird, kommt in Fahrt: Marken unter Figuren sind zusätzliche Königsschritte.
engine-summary-allthought = Thinktank Chess mit Bauern, die schräg gehen und geradeaus schlagen.
engine-summary-booster = Karten bringen Marken unter Figuren: Deine bekommen Schub, die anderen werden gebremst.
engine-summary-captain-spalding = Eine Kiste, zwei Pyjamas und in jedem ein Elefant. Hüte dich vor Krümeln, die paarweise herumliegen.
engine-summary-chess = Das alte Spiel selbst: zwei Heere, je ein König, kein bisschen Glück.
engine-summary-chess960 = Schach mit gemischten Figuren hinter den Bauern, damit niemand das Buch gelesen hat.
engine-summary-chess-golf = Jede Figur trägt ihren Nachbarinnen die Schläger. Biete, wie wenige Züge du brauchst, dann zeig es.
engine-summary-cooperative = Zu zweit gegen das Spiel: Eure Karten sagen, wer wen schlagen darf. Räumt ganze Arten von Figuren ab.
engine-summary-crowded-house = Zwei gegen zwei: Jeder Platz regiert ein halbes Brett, und nur die Drohungen des nächsten zählen.
engine-summary-fun-in-a-box = Schach mit je zwei springenden Dingen, die schlagen, was sie zwischen sich fangen.
engine-summary-goal-box = Keine Könige: Sei zuerst mit Figuren auf beiden Zielfeldern eines seltsamen kleinen Bretts.
engine-summary-half-alice = Jeder Zug führt eine Figur durch den Spiegel oder zurück, auf einem einzigen Brett mit Marken.
engine-summary-masquerade = Deine Figuren ziehen wie immer, aber nur dein Gegenüber weiß, wie sie schlagen. Finde es zuerst heraus.
engine-summary-thinktank = Jede Figur außer König und Dame schlägt anders, als sie zieht.
engine-summary-zombie = Begrab heimlich unter deinen Figuren, was du schlägst. Tritt vom Grab, und es steht auf.

# Who invented a game, where it isn't a person
engine-inventor-many-hands-over-fifteen-centuries = viele Hände in fünfzehn Jahrhunderten

# What players keep from each other
engine-secret-booster = die Karten in deiner Hand
engine-secret-cooperative = die Karten in deiner Hand
engine-secret-chess-golf = was du bietest, bis alle geboten haben
engine-secret-masquerade = wie die Figuren deines Gegenübers schlagen
engine-secret-zombie = wo du begraben hast, was du geschlagen hast

# Options of games
engine-rule-booster-checkers-cards = Markenkarten jeder Farbe: Sie passen zu jeder Figur. Mehr davon, und es wird wilder.
engine-rule-booster-white-checkers = Marken von Weiß und Karten auf der Hand am Anfang. Weniger sind ein Handicap.
engine-rule-booster-black-checkers = Marken von Schwarz und Karten auf der Hand am Anfang. Weniger sind ein Handicap.
engine-rule-chess960-position = Die Anfangsstellung nach ihrer Nummer (518 ist die gewohnte); ohne Angabe entscheidet der Zufall.
engine-rule-chess-golf-players = Wie viele die Runde mitspielen.
engine-rule-chess-golf-pace = Zeit für Gebote nach dem ersten: ein Tag, oder live, das ist eine Minute, eine halbe oder zwei.
engine-rule-chess-golf-chosen = Ein einzelnes Loch statt einer Runde: die Karten, um die es geht, etwa Kb.
engine-rule-fun-in-a-box-unlatch = Geschlagene Dinge kehren in ihre Kiste zurück und kommen heraus, wenn ihre Seite Schach gibt.
engine-rule-half-alice-checkers = Wie viele Marken jede Seite unter ihre Figuren legen kann.
engine-rule-masquerade-white = Wie die Figuren von Weiß schlagen, vorab gewählt: KR,QK,RN,BB,NQ.
engine-rule-masquerade-black = Wie die Figuren von Schwarz schlagen, vorab gewählt: KR,QK,RN,BB,NQ.

# What happened. `grammar` in `bot/src/words` says what NP, WHO, GENDER and NUMBER_OF do.
engine-event-adrenaline-rush = Unter { NP($piece, det: "the", case: "acc") } auf { $square } kommt eine Marke.
engine-event-booster-card = { $side } spielt { NP($card, det: "the", case: "acc") }: Eine Marke kommt unter { NP($piece, det: "the", case: "acc") } auf { $square }.
engine-event-booster-drew = Du ziehst { NP($card, det: "a", case: "acc") }.
engine-event-booster-renewed = Der Stapel ist leer: Die gespielten Karten werden neu gemischt.
engine-event-captain-spalding-created = Aus { NP($maker, det: "the", case: "dat") } kommt { NP($piece, det: "a") }, auf { $square }.
engine-event-captain-spalding-merged = { $side } lässt { NP($half, det: "a", case: "acc") } auf { NP($half, det: "the", case: "acc") } auf { $square } fallen: Nun ist es { NP($piece, det: "a") }.
engine-event-captain-spalding-promoted = { NP($piece, det: "the") } kommt auf { $square } zur letzten Reihe: Nun ist sie ein Booh.
engine-event-captain-spalding-eaten = Das Krümelmonster auf { $monsters } erwacht, verschlingt { NP($piece, det: "the", case: "acc") } auf { $square } und ist weg.
engine-event-captain-spalding-shared = Die Krümelmonster auf { $monsters } erwachen, teilen sich { NP($piece, det: "the", case: "acc") } auf { $square } und sind weg.
engine-event-chess960-array = Der Zufall ergibt die Anfangsstellung { $number }: { $pieces }.
engine-event-golf-dealer = { $player } gibt.
engine-event-golf-harder = { $player } macht es schwerer: Von nun an sind es { $cards } Karten.
engine-event-golf-dealt = Loch { $hole }: { $cards }.
engine-event-golf-bid = { $player } hat geboten.
engine-event-golf-bids = Die Gebote: { $bids }.
engine-event-golf-solved = { $player } löst es in { $moves ->
         [one] { $moves } Zug
        *[other] { $moves } Zügen
    }: { $line }.
engine-event-golf-failed = { $player } konnte keine Lösung in { $bid ->
         [one] { $bid } Zug
        *[other] { $bid } Zügen
    } zeigen und bekommt { $score }.
engine-event-golf-failed-alone = { $player } konnte keine Lösung in { $bid ->
         [one] { $bid } Zug
        *[other] { $bid } Zügen
    } zeigen; es zählt das Höhere von Gebot und Par, plus 1.
engine-event-golf-par = Par war { $moves ->
         [one] { $moves } Zug
        *[other] { $moves } Züge
    }: { $line }.
engine-event-golf-impossible = Der Schiedsrichter beweist, dass es nicht geht.
engine-event-golf-open = Der Schiedsrichter fand keine Lösung; weniger als { $moves } Züge reichen gewiss nicht.
engine-event-golf-returned = { NP($piece, det: "the") } kommt auf { $square } zurück.
engine-event-golf-left = { $player } verlässt den Platz.
engine-event-cooperative-card = { $side } spielt { NP($card, det: "the", case: "acc") }.
engine-event-cooperative-drew = Du ziehst { NP($card, det: "a", case: "acc") }.
engine-event-cooperative-gone = { GENDER($piece) ->
         [f] Die letzte
         [n] Das letzte
        *[m] Der letzte
    } { NP($piece) } ist vom Brett verschwunden.
engine-event-crowded-house-pass = { $player } hat keinen Zug und passt.
engine-event-fun-in-a-box-lost = { $side } hat beide Dinge verloren. Wie schade! Wie schade!
engine-event-fun-in-a-box-latched = Die Dinge von { $side } sind wieder in ihrer Kiste, und der Haken ist zu. Wie schade!
engine-event-fun-in-a-box-opened = { $side } gibt Schach, und der Haken geht auf: Die Dinge dürfen wieder mitspielen.
engine-event-masquerade-ready = { $side } ist bereit.
engine-event-masquerade-given = Du hast gewählt, wie die Figuren von { $side } schlagen: { $table }.
engine-event-masquerade-right = „Schlagen?“ – „Ja.“ { NP($piece, det: "the", cap: "yes") } schlägt { NP($victim, det: "the", case: "acc") }.
engine-event-masquerade-wrong = „Schlagen?“ – „Nein.“ So kann { NP($piece, det: "the") } { NP($victim, det: "the", case: "acc") } nicht schlagen.
engine-event-zombie-promoted = { NP($pawn, det: "the") } auf { $square } wird { GENDER($piece) ->
         [f] zur
        *[m] zum
    } { NP($piece, case: "dat") }.
engine-event-zombie-rose = Auf { $square } erhebt sich { NP($piece, det: "a") }!
engine-event-zombie-none = Kein Zombie auf { $square }.
engine-event-zombie-nowhere = Nirgends ein Zombie in der Erde: Es liegt nichts begraben.
engine-event-zombie-crumbled = { NP($piece, det: "the") } auf { $square } zerfällt zu Staub.
engine-event-zombie-buried = { NP($piece, det: "a") } wird begraben.
engine-event-zombie-unburied = { NP($piece, det: "the") } findet kein Grab und kommt in den Mülleimer.
engine-event-zombie-grave = { NP($piece, det: "the") } liegt unter { NP($cover, det: "your", case: "dat") } auf { $square } begraben.
engine-event-zombie-could-lie = Von deinen Toten könnte hier liegen: { $piece } ×{ $count } auf { $squares }.
