### The lesson of Thinktank Chess, step by step: what is asked, what to look for, what is said of turns.

lesson-thinktank-start = Sechs Figuren jeder Seite führen ein Doppelleben: Sie gehen wie die eine Figur und schlagen wie eine andere.
    .look = Die große Figur zeigt, wie sie geht, die kleine Karte in der Ecke, wie sie schlägt. Die Namen sagen es in dieser Folge: Ein Rookni geht wie ein Turm und schlägt wie ein Springer.

lesson-thinktank-strike = Dein Rookni auf c2 geht wie ein Turm und schlägt wie ein Springer. Wie schlägt er den Bauern?
    .look = Beim Schlagen zählt nur die kleine Karte, sonst nur die große Figur.
    .hint = Von c2 spränge ein Springer nach d4.
    .right = Mit einem Sprung geschlagen. Was dazwischen steht, hätte nicht gestört.
    .walk = Das war ein Gang, gerade wie ein Turm. Schlagen muss er wie ein Springer.
    .other = Der Bauer auf d4 steht noch. Schlag ihn mit dem Rookni.

lesson-thinktank-guard = Zwei Bauern, und ein Rookni deckt sie: Welchen kann deine Dame gefahrlos schlagen?
    .look = Gedeckt ist, was eine Figur schlagen könnte. Wie sie geht, ist gleich.
    .hint = Von a8 schlägt der Rookni nach b6 und c7, wie ein Springer.
    .right = Genau: Der Rookni könnte die Linie entlanggehen, aber dort schlägt er nicht.
    .struck = Der Rookni auf a8 schlägt mit einem Springersprung nach c7: Die Dame wäre verloren.
    .other = Hier kannst du einen Bauern gewinnen. Welchen deckt der Rookni nicht?

lesson-thinktank-mate = Dein Bisroo geht wie ein Läufer und schlägt wie ein Turm. Matt in einem Zug!
    .look = Schach gibt, was schlagen kann: Such ein Feld, von dem aus er den König schlägt.
    .hint = Er muss auf der letzten Reihe schlagen, und dorthin kommt er schräg.
    .right = Schachmatt: gekommen wie ein Läufer, und schlagen kann er wie ein Turm.
    .near = Von dort schlägt er nichts von Bedeutung. Geh auf derselben Diagonale weiter.
    .other = Kein Matt. Der Bisroo kommt in einem Gang auf die letzte Reihe.

lesson-thinktank-promote = Dein Bauer wird zur Dame oder zu einer der sechs. Welche neue Figur greift König und Dame zugleich an?
    .look = Denk daran, wie sie schlägt: Was erreicht von b8 aus d7 und a6?
    .hint = Ein Springersprung erreicht beides. Zwei der sechs schlagen so.
    .right = Eine Gabel: Der König muss ziehen, und dann fällt die Dame.
    .queen = Eine Dame auf b8 greift keine von beiden an, und die schwarze Dame kann frei ziehen.
    .other = Wandle auf b8 um, und nimm eine Figur, die wie ein Springer schlägt.
