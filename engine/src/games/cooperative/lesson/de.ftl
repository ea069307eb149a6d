### The lesson of Cooperative Chess, step by step: what is asked, what to look for, what is said of turns.

lesson-cooperative-hand = Ihr seid ein Team gegen das Brett. Jede Art von Figuren, die in beiden Farben verschwunden ist, bringt einen Punkt.
    .look = Du siehst deine drei Karten und beide Stapel gespielter Karten, aber nicht die Hand der Partnerseite. In jedem Zug musst du eine Karte spielen.

lesson-cooperative-take = Du bist Weiß. Schlag den Bauern auf d5, wie es die Karten erlauben.
    .look = Was schlägt, muss von der Art auf der Karte sein, die du jetzt spielst; was geschlagen wird, von der Art oben auf dem Stapel der Partnerseite.
    .hint = Auf dem schwarzen Stapel liegt eine Bauernkarte. Du schlägst mit einem Bauern, also spiel zuerst deine Bauernkarte: `P/e4d5`.
    .right = Ein Bauer schlägt einen Bauern, wie es beide Karten sagen. Die Karte der Partnerseite kommt zu den geschlagenen.
    .card = Die richtige Karte, aber dann hätte der Bauer auf d5 schlagen können.
    .cardless = Erst die Karte, dann das Schlagen: Sie sagt, wer schlagen darf.
    .kind = Mit dieser Karte schlägt eine andere Art. Ein Bauer braucht die Bauernkarte.
    .other = Mit der Bauernkarte wäre der Bauer auf d5 zu schlagen gewesen.

lesson-cooperative-move = Schlag etwas mit deinem Läufer von f1, alles in einem Zug.
    .look = Ein Zug darf mit einem Zug beginnen, der nichts schlägt. Dann kommt die Karte, und dann wird mit derselben Figur geschlagen.
    .hint = Von b5 erreicht der Läufer d7: `f1b5/L/b5d7`.
    .right = Ziehen, Karte, schlagen. Mit mehr passenden Karten im Stapel der Partnerseite ginge es weiter.
    .stopped = Alles war bereit: Nach der Karte hätte der Läufer auf d7 schlagen können.
    .wrong = Diese Karte steht nicht für den Läufer, der gezogen hat. Es muss die Läuferkarte sein.
    .other = Bring den Läufer dorthin, wo er einen Bauern angreift, und spiel dann seine Karte.

lesson-cooperative-wild = Schwarz hat keine Springer mehr, also ist die Springerkarte auf dem schwarzen Stapel ein Joker. Was ist der beste Fang?
    .look = Eine Karte ist ein Joker, wenn ihre Seite keine Figur dieser Art mehr hat: Dann steht sie für jede Art.
    .hint = Die weiße Dame ist schon weg. Ist auch die schwarze weg, bringen die Damen einen Punkt.
    .right = Die letzte Dame: Eine Art hat das Brett ganz verlassen. Das ist ein Punkt.
    .pawn = Erlaubt, aber Bauern gibt es viele. Die Dame war die letzte ihrer Art.
    .card = Die Karte allein schlägt nichts. Dein Springer hätte mit ihr schlagen können.
    .other = Spiel deine Springerkarte: Der Springer darf jetzt alles schlagen.

lesson-cooperative-king = Dein Springer könnte König, Dame oder Bauer schlagen. Was ist das Beste für das Team?
    .look = Fällt der erste König, ist die Partie vorbei, und die Punkte werden gezählt.
    .hint = Erst Punkte sammeln, dann die Partie beenden, bevor jemandem die Karten ausgehen.
    .right = Die letzte Dame bringt einen Punkt. Der König kann warten.
    .over = Die Partie ist vorbei, und gezählt wird, was weg ist. Eine Art mehr war zu haben.
    .pawn = Ein Bauer ist noch keine ganze Art. Die Dame war die letzte ihrer Art.
    .other = Spiel die Springerkarte und schlag mit dem Springer: aber was?
