### Was die Spiele selbst sagen.

# Seats
engine-seat-white = Weiß
engine-seat-black = Schwarz
engine-seat-white-king-side = Weiß am Königsflügel
engine-seat-black-king-side = Schwarz am Königsflügel
engine-seat-white-queen-side = Weiß am Damenflügel
engine-seat-black-queen-side = Schwarz am Damenflügel
engine-seat-player-1 = Spieler 1
engine-seat-player-2 = Spieler 2
engine-seat-player-3 = Spieler 3
engine-seat-player-4 = Spieler 4
engine-seat-player-5 = Spieler 5
engine-seat-player-6 = Spieler 6
engine-seat-player-7 = Spieler 7
engine-seat-player-8 = Spieler 8

# How a game ended: the result, then the reason. $count is the number of winners’ names.
engine-outcome-won = { $count ->
         [one] { $team } gewinnt: { $reason }
        *[other] { $team } gewinnen: { $reason }
    }
engine-outcome-shared = { $team } teilen sich den Sieg: { $reason }
engine-outcome-drawn = Remis: { $reason }
engine-outcome-scored = { $score } Punkte: { $reason }
engine-outcome-lost = verloren: { $reason }
engine-outcome-void = ohne Ergebnis: { $reason }

# Reasons
engine-reason-checkmate = Schachmatt
engine-reason-king-captured = König geschlagen
engine-reason-stalemate = Patt
engine-reason-dead-position = tote Stellung
engine-reason-threefold-repetition = dreifache Wiederholung
engine-reason-fivefold-repetition = fünffache Wiederholung
engine-reason-fifty-move-rule = Fünfzig-Züge-Regel
engine-reason-seventy-five-move-rule = Fünfundsiebzig-Züge-Regel
engine-reason-resignation = Aufgabe
engine-reason-agreement = Vereinbarung
engine-reason-time = Zeit
engine-reason-called-off = abgebrochen
engine-reason-no-piece-left = keine Figur mehr
engine-reason-four-passes-in-a-row = viermal nacheinander gepasst
engine-reason-too-few-pieces = zu wenige Figuren
engine-reason-out-of-cards = keine Karten mehr
engine-reason-nine-holes-played = neun Löcher gespielt
engine-reason-nine-holes-played-and-the-tie-goes-to-the-best-dressed = neun Löcher gespielt, und bei Gleichstand gewinnt, wer am besten gekleidet ist
engine-reason-hundred-quiet-turns = hundert ruhige Züge
engine-reason-hole-solved = Loch gelöst
engine-reason-box-captured = Kiste geschlagen
engine-reason-both-goal-boxes = beide Zielfelder

# What makes somebody want to try a game
engine-summary-adrenaline = Wer getroffen wird, kommt in Fahrt: Steine unter Figuren sind zusätzliche Königsschritte.
engine-summary-allthought = Thinktank Chess mit Bauern, die schräg gehen und geradeaus schlagen.
engine-summary-booster = Karten schieben Steine unter Figuren: deine bekommen Schwung, die anderen hinken.
engine-summary-captain-spalding = Eine Kiste, zwei Pyjamas und in jedem ein Elefant. Hüte dich vor Krümeln, die paarweise herumliegen.
engine-summary-chess = Das alte Spiel selbst: zwei Heere, je ein König, kein bisschen Glück.
engine-summary-chess960 = Schach mit gemischten Figuren hinter den Bauern, damit niemand das Buch gelesen hat.
engine-summary-chess-golf = Jede Figur trägt ihren Nachbarn die Schläger. Biete, wie wenige Züge du brauchst, dann zeig es.
engine-summary-cooperative = Zu zweit gegen das Spiel: eure Karten sagen, wer wen schlagen darf. Räumt ganze Arten von Figuren ab.
engine-summary-crowded-house = Zwei gegen zwei: jeder regiert ein halbes Brett, und nur die Drohungen des Nächsten zählen.
engine-summary-fun-in-a-box = Schach mit je zwei springenden Things, die schlagen, was sie zwischen sich fangen.
engine-summary-goal-box = Keine Könige: sei zuerst mit Figuren in beiden Zielfeldern eines seltsamen kleinen Bretts.
engine-summary-half-alice = Jeder Zug führt eine Figur durch den Spiegel oder zurück, auf einem einzigen Brett mit Steinen.
engine-summary-masquerade = Deine Figuren ziehen wie immer, aber nur dein Gegenüber weiß, wie sie schlagen. Finde es zuerst heraus.
engine-summary-thinktank = Jede Figur außer König und Dame schlägt anders, als sie zieht.
engine-summary-zombie = Begrab heimlich unter deinen Figuren, was du schlägst. Tritt vom Grab, und es steht auf.

# What players keep from each other
engine-secret-booster = die Karten in deiner Hand
engine-secret-cooperative = die Karten in deiner Hand
engine-secret-chess-golf = was du bietest, bis alle geboten haben
engine-secret-masquerade = wie die Figuren deines Gegenübers schlagen
engine-secret-zombie = wo du begraben hast, was du geschlagen hast

# Options of games
engine-rule-booster-checkers-cards = Steinkarten jeder Farbe: sie passen zu jeder Figur. Mehr davon, und es wird wilder.
engine-rule-booster-white-checkers = Steine von Weiß und Karten auf der Hand am Anfang. Weniger sind ein Handicap.
engine-rule-booster-black-checkers = Steine von Schwarz und Karten auf der Hand am Anfang. Weniger sind ein Handicap.
engine-rule-chess960-position = Die Anfangsstellung nach ihrer Nummer (518 ist die gewohnte); ohne Angabe entscheidet das Los.
engine-rule-chess-golf-players = Wie viele die Runde mitspielen.
engine-rule-chess-golf-pace = Zeit für Gebote nach dem ersten: ein Tag, oder live, das ist eine Minute, eine halbe oder zwei.
engine-rule-chess-golf-chosen = Ein einzelnes Loch statt einer Runde: die Karten, um die es geht, etwa Kb.
engine-rule-fun-in-a-box-unlatch = Geschlagene Things kehren in ihre Kiste zurück und kommen wieder heraus, wenn ihre Seite Schach gibt.
engine-rule-half-alice-checkers = Wie viele Steine jede Seite unter ihre Figuren legen kann.
engine-rule-masquerade-white = Wie die Figuren von Weiß schlagen, vorab gewählt: KR,QK,RN,BB,NQ.
engine-rule-masquerade-black = Wie die Figuren von Schwarz schlagen, vorab gewählt: KR,QK,RN,BB,NQ.

# What happened. Names of pieces come without article, after a colon or in brackets where a language would bend them.
engine-event-adrenaline-rush = Unter die Figur auf { $square } kommt ein Stein: { $piece }.
engine-event-booster-card = { $side } spielt eine Karte: { $card }. Auf { $square } kommt ein Stein unter die Figur: { $piece }.
engine-event-booster-drew = Du ziehst eine Karte: { $card }.
engine-event-booster-renewed = Der Stapel ist leer: die Ablage wird gemischt.
engine-event-captain-spalding-created = Aus einer Figur von { $side } ({ $maker }) kommt auf { $square }: { $piece }.
engine-event-captain-spalding-merged = { $side } lässt auf { $square } zusammenfallen, was gleich ist ({ $half } auf { $half_name }): nun ist es { $piece }.
engine-event-captain-spalding-promoted = Die Fledermaus von { $side } kommt auf { $square } zur letzten Reihe: nun ist sie ein Booh.
engine-event-captain-spalding-eaten = Das Krümelmonster auf { $monsters } erwacht, verschlingt, was auf { $square } steht ({ $piece }), und ist weg.
engine-event-captain-spalding-shared = Die Krümelmonster auf { $monsters } erwachen, teilen sich, was auf { $square } steht ({ $piece }), und sind weg.
engine-event-chess960-array = Das Los ergibt die Anfangsstellung { $number }: { $pieces }.
engine-event-golf-dealer = { $player } gibt.
engine-event-golf-harder = { $player } macht es schwerer: von nun an { $cards } Karten.
engine-event-golf-dealt = Loch { $hole }: { $cards }.
engine-event-golf-bid = { $player } hat geboten.
engine-event-golf-bids = Die Gebote: { $bids }.
engine-event-golf-solved = { $player } löst es ({ $moves }): { $line }.
engine-event-golf-failed = { $player } konnte keine Lösung zeigen ({ $bid }) und bekommt { $score }.
engine-event-golf-failed-alone = { $player } konnte keine Lösung zeigen ({ $bid }); es zählt das Höhere von Gebot und Par, plus 1.
engine-event-golf-par = Par waren: { $moves }, { $line }.
engine-event-golf-impossible = Der Schiedsrichter beweist, dass es nicht geht.
engine-event-golf-open = Der Schiedsrichter fand keine Lösung; weniger als { $moves } Züge reichen gewiss nicht.
engine-event-golf-returned = Auf { $square } kommt zurück: { $piece }.
engine-event-golf-left = { $player } verlässt den Platz.
engine-event-cooperative-card = { $side } spielt eine Karte: { $card }.
engine-event-cooperative-drew = Du ziehst eine Karte: { $card }.
engine-event-cooperative-gone = Vom Brett ist nun ganz verschwunden: { $piece }.
engine-event-crowded-house-pass = { $player } hat keinen Zug und passt.
engine-event-fun-in-a-box-lost = { $side } hat seine Things verloren. Wie schade! Wie schade!
engine-event-fun-in-a-box-latched = Die Things von { $side } sind wieder in ihrer Kiste, und der Haken ist zu. Wie schade!
engine-event-fun-in-a-box-opened = { $side } gibt Schach, und der Haken geht auf: seine Things dürfen wieder mitspielen.
engine-event-masquerade-ready = { $side } ist bereit.
engine-event-masquerade-given = Du hast gewählt, wie die Figuren von { $side } schlagen: { $table }.
engine-event-masquerade-right = „Schlagen?“ – „Ja.“ { $piece } schlägt { $victim }.
engine-event-masquerade-wrong = „Schlagen?“ – „Nein.“ { $piece } kann { $victim } so nicht schlagen.
engine-event-zombie-promoted = Der Zombiebauer auf { $square } ({ $side }) wird: { $piece }.
engine-event-zombie-rose = Auf { $square } steht auf: { $piece } ({ $side })!
engine-event-zombie-none = Kein Zombie auf { $square }.
engine-event-zombie-nowhere = Nirgends ein Zombie in der Erde: Es liegt nichts begraben.
engine-event-zombie-crumbled = Auf { $square } zerfällt zu Staub: { $piece } ({ $side }).
engine-event-zombie-buried = Begraben wird: { $piece } ({ $side }).
engine-event-zombie-unburied = Findet kein Grab und kommt in den Mülleimer: { $piece } ({ $side }).
engine-event-zombie-grave = Unter deiner Figur auf { $square } ({ $cover }) liegt begraben: { $piece } ({ $side }).
engine-event-zombie-could-lie = Von deinen Toten könnte hier liegen: { $piece } ×{ $count } auf { $squares }.

# Words that stand in such sentences: sides, pieces, cards
engine-word-of-white = { $piece } (Weiß)
engine-word-of-black = { $piece } (Schwarz)
engine-word-red = { $piece } (rot)
engine-word-moves = { $moves ->
         [one] { $moves } Zug
        *[other] { $moves } Züge
    }
engine-word-pawn = Bauer
engine-word-knight = Springer
engine-word-bishop = Läufer
engine-word-rook = Turm
engine-word-queen = Dame
engine-word-king = König
engine-word-piece = Figur
engine-word-checkers = Steine
engine-word-box = Kiste
engine-word-pajama = Pyjama
engine-word-great-pajama = Großer Pyjama
engine-word-rhino = Nashorn
engine-word-headless-rhino = Kopfloses Nashorn
engine-word-bat = Fledermaus
engine-word-booh = Booh
engine-word-crumb = Krümel
engine-word-cookie-monster = Krümelmonster
engine-word-elephant = Elefant
engine-word-great-elephant = Großer Elefant
engine-word-lint = Fussel
engine-word-dust-bunny = Staubfluse
engine-word-dust-demon = Staubdämon
