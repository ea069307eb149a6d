### What Chess Golf says itself.

# What it is
engine-summary-chess-golf = Jede Figur trägt ihren Nachbarinnen die Schläger. Biete, wie wenige Züge du brauchst, dann zeig es.
engine-secret-chess-golf = was du bietest, bis alle geboten haben

# Its options
engine-rule-chess-golf-players = Wie viele die Runde mitspielen.
engine-rule-chess-golf-pace = Zeit für Gebote nach dem ersten: ein Tag, oder live, das ist eine Minute, eine halbe oder zwei.
engine-rule-chess-golf-chosen = Ein einzelnes Loch statt einer Runde: die Karten, um die es geht, etwa Kb.

# What happened. `grammar` in `bot/words/src` says what NP, WHO, GENDER and NUMBER_OF do
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

# Why it ended
engine-reason-nine-holes-played = nach neun Löchern
engine-reason-best-dressed = nach neun Löchern; der Gleichstand geht an die am besten gekleidete Person
engine-reason-hole-solved = mit gelöstem Loch

# Why something is refused
engine-refusal-golf-bid-first = Biete eine Anzahl von Zügen. Willst du die Lösung mit dem Gebot versiegeln, schreib `line` vor ihre Züge: `line/e5g6/g6h5/h5h2`.
engine-refusal-golf-ambiguous = Das könnte { EITHER($steps) } sein.

# Achievements
achievement-outwitted = Schlauer als der Schiedsrichter
    .about = Ein Loch gelöst, für das der Schiedsrichter keine Lösung fand.
achievement-hole-in-one = Mit einem Schlag
    .about = Ein Loch von Chess Golf in einem Zug gelöst.
achievement-no-means-no = Nein heißt nein
    .about = Gesagt, dass ein Loch unlösbar ist, und der Schiedsrichter bewies es.
