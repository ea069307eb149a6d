### The lesson of Chess, step by step: what is asked, what to look for, what is said of turns.

lesson-chess-rook = Dein Turm zieht gerade, so weit der Weg frei ist. Mit welchem Zug schlägt er den Bauern auf d5?
    .look = Eine Figur schlägt, indem sie auf das Feld einer gegnerischen zieht, nie auf das einer eigenen.
    .hint = Turm d1, dann d5: Der Bauer kommt vom Brett, und der Turm steht dort.
    .right = Geschlagen! Läufer machen es genauso auf den Diagonalen, und die Dame kann beides.
    .near = Der Turm hält direkt vor dem Bauern an. Zum Schlagen muss er genau auf dessen Feld.
    .other = Noch nicht: Der Bauer auf d5 steht immer noch da.

lesson-chess-pawn = Ein Bauer zieht geradeaus, aber deiner auf e4 ist blockiert. Was kann er tun?
    .look = Bauern schlagen ein Feld schräg nach vorn, und nur so.
    .hint = Auf d5, schräg vor deinem Bauern, steht etwas, das er schlagen kann.
    .right = Genau! Ziehen und Schlagen sind beim Bauern zweierlei. Kommt er auf die letzte Reihe, wird er zur Dame.
    .ahead = Ein Bauer schlägt nie, was direkt vor ihm steht. Schau ein Feld zur Seite.
    .other = Das war der König. Auch der Bauer auf e4 hat einen Zug.

lesson-chess-knight = Welcher Springerzug greift König und Dame zugleich an?
    .look = Ein Springer springt zwei Felder in eine Richtung und eins zur Seite, über alles hinweg. Zähl, wohin er danach weiterkönnte.
    .hint = Von c7 aus erreicht ein Springer sowohl a8 als auch e8.
    .right = Eine Gabel! Der König muss ausweichen, und dann schlägst du die Dame.
    .check = Das ist Schach, aber die Dame auf a8 ist nicht angegriffen: Schwarz verliert nichts.
    .queen = Von dort erreicht der Springer nicht König und Dame zugleich. Ein Feld schafft beides.
    .other = Noch keine Gabel. Such das Feld, von dem aus a8 und e8 je einen Sprung entfernt sind.

lesson-chess-check = Der Turm auf e8 greift deinen König an. Was ist die beste Antwort auf das Schach?
    .look = Es gibt drei Wege: ausweichen, etwas dazwischenstellen oder schlagen, was Schach gibt.
    .hint = Schau die Diagonale deines Läufers auf b5 entlang.
    .right = Der beste der drei Wege: Das Schach ist weg, und der Turm auch.
    .block = Erlaubt: Der Läufer steht dazwischen. Aber du hättest den Turm umsonst schlagen können.
    .run = Erlaubt: Der König weicht aus. Aber den Turm, der Schach gab, konntest du schlagen.
    .other = So bleibt der Turm am Leben. Kann ihn eine deiner Figuren schlagen?

lesson-chess-castle = König und Turm dürfen einmal in der Partie zusammen ziehen. Nach welcher Seite kannst du rochieren?
    .look = Zwischen beiden darf nichts stehen, keiner darf gezogen haben, und der König darf auf Start, Weg und Ziel nicht angegriffen sein.
    .hint = Der Turm auf d8 schaut die d-Linie hinunter. Rochiere nach der anderen Seite.
    .right = Rochiert: Der König geht zwei Felder auf den Turm zu, und der Turm springt über ihn.
    .passes = Der König käme über d1, und das greift der Turm auf d8 an. Die andere Seite ist frei.
    .walk = Das ist ein Schritt des Königs, und danach ist die Rochade für immer vorbei.
    .other = Hier geht es um die Rochade, und einer der beiden Wege ist offen.

lesson-chess-mate = Matt in einem Zug: Wie gewinnt Weiß?
    .look = Schach allein genügt nicht. Der König darf danach nicht fliehen können, und nichts darf dazwischengehen oder schlagen.
    .hint = Die eigenen Bauern sperren den König auf der letzten Reihe ein.
    .right = Schachmatt! Ein König hinter seinen Bauern braucht einen Ausgang; denk bei deinem daran.
    .near = Knapp: Von a7 greift der Turm noch nichts an, und Schwarz bekommt Zeit, ein Fenster zu öffnen.
    .other = Kein Matt. Schau auf die letzte Reihe: Was könnte dort zum schwarzen König kommen?

lesson-chess-queen = König und Dame gegen den König allein: Matt in einem Zug.
    .look = Hüte dich bei so wenigen Figuren vor Patt: Steht Schwarz nicht im Schach und hat keinen Zug, ist es remis.
    .hint = Stell die Dame direkt vor den König, wo dein eigener König sie deckt.
    .right = Schachmatt, und die Dame ist gedeckt. Jetzt weißt du genug für eine Partie!
    .stalemate = Patt! Schwarz steht nicht im Schach und kann nicht ziehen, also remis. Lass immer ein Feld frei, oder gib Schach.
    .other = Kein Matt. Die Dame braucht ein Feld neben dem König, das dein König deckt.
