### The lesson of Chess Golf, step by step: what is asked, what to look for, what is said of turns.

lesson-chess-golf-hole = Ein Loch: Ein weißer König schlägt einen schwarzen Läufer oder ein schwarzer Läufer den weißen König, in so wenigen Zügen wie möglich.
    .look = Die Figuren, um die es geht, sind umkreist. Du darfst Figuren beider Farben ziehen, und nur diese dürfen geschlagen werden.

lesson-chess-golf-borrow = Eine Figur leiht sich den Zug einer Nachbarin der eigenen Farbe. Wie schlägt der König den Läufer sofort?
    .look = Schau auf die acht Felder um den König: Wessen Zug kann er sich leihen?
    .hint = Neben dem Springer springt er wie einer. Von d3 führt ein Sprung nach c1.
    .right = Mit einem Schlag eingelocht! Wie eine Figur im Schach zieht, ist hier gleich.
    .own = Der König hat hier keinen eigenen Zug. Neben dem Springer zieht er wie ein Springer.
    .bishop = Auch der Läufer darf ziehen, wie ein König, weil er allein ist. Aber ein Zug des Königs löst es.
    .other = Der König auf d3 konnte den Läufer in einem Zug schlagen: Er stand neben einem Springer.

lesson-chess-golf-bring = Der König soll den Läufer auf a8 schlagen. Welcher Zug bereitet das am besten vor?
    .look = Hier sind keine zwei Figuren einer Farbe benachbart, also darf jede wie ein König ziehen. Wessen Zug hättest du gern?
    .hint = Bring die Dame neben den König, ohne ihm im Weg zu stehen.
    .right = Nun zieht der König wie eine Dame: geradewegs nach a8. Zwei Züge im Ganzen.
    .march = Der König könnte laufen, aber der Weg ist lang. Bring ihm eine bessere Nachbarin.
    .other = Besser: Stell die Dame neben den König und lass ihn laufen.

lesson-chess-golf-bid = Hier ist eine Lösung: Der Läufer zieht von e5 nach g6, nach h5 und schlägt auf h2. Wie viele Züge bietest du?
    .look = Zähl jeden Zug der Lösung. Das niedrigste Gebot muss gezeigt werden; wer mehr Züge braucht als geboten, scheitert.
    .hint = Drei Züge: `e5g6`, `g6h5`, `h5h2`.
    .right = Genau richtig. Das niedrigste Gebot, das gezeigt wird, zählt so viel, wie es ist, und niedrige Summen gewinnen.
    .low = Die Lösung hat drei Züge: Ein Gebot, das scheitert, kostet mehr, als es spart.
    .impossible = Eine 0 sagt, dass es nicht geht. Du weißt es besser.
    .other = Die Lösung hat drei Züge: Jeder weitere zählt gegen dich.

lesson-chess-golf-show = Du hast 3 geboten. Führ es vor!
    .look = Jeder Zug ist geliehen: vom Springer auf d6, vom König auf f7, von der Dame auf g4.
    .hint = `e5g6/g6h5/h5h2`: Der Läufer springt, geht und läuft.
    .right = Gelöst wie geboten. Auch Par ist 3: Kürzer geht es nicht.
    .up = Du hast aufgegeben und kanntest doch den Weg: Läufer nach g6, nach h5 und weiter nach h2.
    .other = Nicht in drei Zügen gelöst. Versuch es mit dem Läufer auf e5: g6, h5, h2.

## The worked turn, picture by picture.

lesson-chess-golf-worked-called = Die Dame auf f5 und der König auf d2 sind umkreist: Eine Figur von beiden muss die andere schlagen. Ein Weg in zwei Zügen ist gefunden, das Gebot ist 2.
lesson-chess-golf-worked-borrowed = Eine Figur zieht wie eine Nachbarin der eigenen Farbe. Die Dame hat nur den Läufer auf e6, also zieht sie wie ein Läufer: nach c2.
lesson-chess-golf-worked-onwards = Auf c2 steht sie neben dem Turm auf c1, also zieht sie wie ein Turm und schlägt auf d2. Zwei Züge wie geboten, und kürzer geht es nicht.
