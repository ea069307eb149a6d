### The lesson of Crowded House, step by step: what is asked, what to look for, what is said of turns.

lesson-crowded-house-start = Zwei gegen zwei an einem Brett: Jeder Platz regiert eine Hälfte, den Königsflügel (Linien e–h) oder den Damenflügel (Linien a–d).
    .look = Weiß am Königsflügel beginnt, dann Schwarz am Königsflügel, Weiß am Damenflügel, Schwarz am Damenflügel. Das Bild umrandet die Hälfte, die am Zug ist.

lesson-crowded-house-half = Du bist Weiß am Damenflügel. Bring den Läufer von f1 ins Spiel.
    .look = Du darfst jede Figur deiner Farbe ziehen, die auf deiner Hälfte beginnt oder endet.
    .hint = Der Läufer beginnt auf dem Königsflügel, also muss er auf einer der Linien a bis d enden.
    .right = Er kommt auf deiner Hälfte an, also darfst du ihn ziehen.
    .theirs = Das beginnt und endet auf dem Königsflügel: Die andere Person in deinem Team darf das, du nicht.
    .other = Das darfst du ziehen, aber der Läufer von f1 hätte auf deine Hälfte kommen können.

lesson-crowded-house-reach = Du bist Weiß am Königsflügel. Der schwarze Turm schaut die d-Linie hinunter. Traut sich dein König dorthin?
    .look = Es zählt nur, was der nächste Platz kann: Schwarz am Königsflügel zieht, was auf den Linien e bis h beginnt oder endet.
    .hint = Von d7 nach d1 oder d2 begänne und endete der Turm auf dem Damenflügel.
    .right = Für den Moment sicher: Schwarz am Königsflügel kann dort nicht schlagen. Und vor Schwarz am Damenflügel ist dein Team noch einmal am Zug.
    .shy = Im Schach ein gutes Feld. Aber hier ist auch die d-Linie sicher: Schwarz am Königsflügel kann dort nicht schlagen.
    .other = Versuch es mit dem König: Wo ist er sicher, wo er es im Schach nicht wäre?

lesson-crowded-house-free = Du bist Weiß am Königsflügel. Deine Dame kann drei Bauern schlagen. Bei welchem wird nicht gleich zurückgeschlagen?
    .look = Wer ist als Nächstes dran, und was davon beginnt oder endet auf deren Hälfte?
    .hint = Auf f7 und h7 schlägt der König von g8 zurück. Auf d5 könnte das nur der Turm.
    .right = Der Turm begänne und endete auf dem Damenflügel, und Schwarz am Damenflügel ist noch nicht dran.
    .guarded = Der König auf g8 schlägt zurück: Das beginnt auf dem Königsflügel, und Schwarz am Königsflügel ist dran.
    .other = Einer der Bauern war zu haben. Wo kann Schwarz am Königsflügel nicht zurückschlagen?

lesson-crowded-house-mate = Du bist Weiß am Damenflügel. Matt in einem Zug!
    .look = Matt ist es, wenn Schwarz am Damenflügel, der nächste Platz, nichts dagegen tun kann, dass danach der König geschlagen würde.
    .hint = Wie im Schach: die letzte Reihe.
    .right = Schachmatt, und dein Team hat gewonnen. Ohne ein solches Schach passt einfach, wer nicht ziehen kann.
    .near = Von a7 droht der Turm noch nichts.
    .other = Kein Matt. Den schwarzen König sperren seine Bauern ein: Auf welche Reihe will dein Turm?
