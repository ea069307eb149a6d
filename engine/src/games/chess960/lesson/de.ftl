### The lesson of Chess960, step by step: what is asked, what to look for, what is said of turns.

lesson-chess960-start = Schach, aber die Figuren hinter den Bauern stehen in zufälliger Ordnung, auf beiden Seiten gleich.
    .look = Zwei Dinge gelten immer: Die Läufer stehen auf Feldern verschiedener Farbe, und der König steht zwischen seinen Türmen.

lesson-chess960-long = Rochiere lang. Wo stehen König und Turm danach?
    .look = Wo sie auch begonnen haben, sie enden wie im Schach: der König auf der c-Linie, der Turm auf der d-Linie.
    .hint = Spiel `O-O-O`, oder zieh den König auf den eigenen Turm auf c1.
    .right = König c1, Turm d1: wie immer bei der langen Rochade, obwohl beide anderswo standen.
    .step = Das ist ein Schritt des Königs, und das Recht zur Rochade ist weg. Zieh ihn stattdessen auf den Turm.
    .other = Noch keine Rochade. Tippe `O-O-O`, oder zieh den König auf den Turm auf c1.

lesson-chess960-stay = Rochiere kurz: Hier steht der König schon auf g1.
    .look = Bei der kurzen Rochade endet der König auf der g-Linie und der Turm auf der f-Linie. Wer schon dort steht, bleibt.
    .hint = Spiel `O-O`, oder zieh den König auf den Turm auf h1.
    .right = Der König bleibt, nur der Turm zieht nach f1. Auch das ist eine Rochade.
    .step = Ein Schritt des Königs ist keine Rochade: Dein Turm bleibt auf h1 eingesperrt.
    .other = Keine Rochade. Zieh den König auf den eigenen Turm auf h1.

lesson-chess960-corner = Welche Rochade ist hier sicher?
    .look = Schau zweimal hin, wenn der Turm seinen Platz verlässt: Dahinter kann etwas lauern.
    .hint = Nur der Turm auf b1 steht zwischen deinem König und dem Turm auf a1.
    .right = Genau: Der König reist von c1 nach g1 und ist aus der Gefahr.
    .uncovered = Dein Turm verließe b1, und der Turm auf a1 griffe deinen König auf c1 an. Rochiere andersherum.
    .other = Erlaubt, aber hier geht es um die Rochade. Eine von beiden ist sicher.

lesson-chess960-mate = Weiß setzt in einem Zug matt. Wie?
    .look = Die Rochade zieht zwei Figuren auf einmal, und manchmal kommt es auf den Turm an.
    .hint = Der schwarze König hat neben der f-Linie kein Feld. Welcher Zug bringt einen Turm dorthin?
    .right = Matt durch Rochade! Der König macht Platz, und der Turm kommt auf die f-Linie.
    .take = Das sieht gut aus, aber der Turm auf g8 schlägt zurück.
    .other = Kein Matt. Deine beiden Figuren können zugleich ziehen: Versuch die Rochade.
