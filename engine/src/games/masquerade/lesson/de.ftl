### The lesson of Masquerade Chess, step by step: what is asked, what to look for, what is said of turns.

lesson-masquerade-table = Wähl, wie die schwarzen Figuren schlagen: wie K, D, T, L und S, jede Schlagweise genau einmal. Welche Figur soll wie die Dame schlagen?
    .look = Du weißt, wie die schwarzen Figuren schlagen, und Schwarz weiß es von deinen. Was wie eine Dame schlägt, ist gefährlich; gib das einer Figur, die es schlecht nutzen kann.
    .hint = Gib es dem König (`KD`), oder lass es der Dame (`DD`). Zum Beispiel `KD/DS/TL/LK/ST`.
    .right = Eine gute Wahl: Ein König, der aus der Ferne schlägt, muss sein Heim verlassen, und eine zweite Dame gibt es nicht.
    .second = Nun hat Schwarz einen Turm, Läufer oder Springer, der wie eine Dame schlägt, und merkt es bald. Gib das dem König oder der Dame.
    .other = Wähl für jede Art eine Weise: `KD/DS/TL/LK/ST` ist ausgewogen.

lesson-masquerade-try = Du weißt nicht, wie dein eigener Springer schlägt. Wo kannst du es gefahrlos versuchen?
    .look = Nenn deine Figur und ihr Opfer. Kann sie so schlagen, dann tut sie es; sonst bleibt alles stehen, und dein Zug ist vorbei.
    .hint = Den Bauern auf e5 deckt nichts, was auch geschieht.
    .right = Ein guter Ort für einen Versuch. Ob er gelingt oder nicht, du lernst etwas über deine Springer.
    .other = Ein Zug wie jeder andere, aber hier hättest du umsonst etwas lernen können.

lesson-masquerade-sheet = Der Versuch deines Springers auf c6 ist misslungen, also schlägt er nicht wie ein Springer. Welcher Versuch ist jetzt sinnvoll?
    .look = Dein Blatt notiert, was die Antworten ausschließen. Ein Versuch schräg daneben prüft drei Weisen auf einmal: König, Dame und Läufer.
    .hint = Der Bauer auf c3 steht schräg neben deinem Springer, und nichts deckt ihn.
    .right = Das kann auf drei Weisen richtig sein. Mit jeder Antwort wird das Blatt klarer.
    .again = Dass das falsch ist, weißt du schon: ein verschenkter Zug.
    .guarded = Möglich, aber wenn es gelingt, schlägt der König auf g8 zurück. Such ein Opfer, das niemand deckt.
    .other = Hier gab es einen Versuch, der nichts kostet. Was steht ungedeckt neben deinem Springer?

lesson-masquerade-danger = Du hast gewählt, dass schwarze Springer wie Türme schlagen. Bring deinen König in Sicherheit!
    .look = Figuren ziehen wie immer und schlagen, wie deine Tabelle sagt. Schach wird nicht angesagt: Wer es übersieht, verliert den König.
    .hint = Von e4 schlägt der Springer die e-Linie und die vierte Reihe entlang, sonst nirgends.
    .right = Aus der Linie. Wohin ein Springer von e4 spränge, da droht gar nichts.
    .line = Immer noch auf der e-Linie: Der Springer schlägt geradewegs hinunter, und die Partie ist vorbei.
    .gamble = Schlägt dein König zufällig auf Linien, dann gut. Wenn nicht, zieht nichts, und der Springer schlägt deinen König.
    .other = Das bringt den König nicht in Sicherheit.

lesson-masquerade-king = Es gibt kein Matt: Wer den König schlägt, gewinnt. Wie gelingt das ohne Glück?
    .look = Nur Bauern schlagen wie immer, und immer mit Erfolg.
    .hint = Dein Bauer auf e7 greift schräg d8 an.
    .right = Der König ist geschlagen, die Partie gewonnen: Bauern misslingt es nie.
    .gamble = Vielleicht schlagen deine Türme so, vielleicht nicht. Der Bauer wäre sicher gewesen.
    .promoted = Eine neue Figur, aber der schwarze König war zu schlagen.
    .other = Der schwarze König war zu schlagen, und zwar sicher: mit dem Bauern.

## The worked turn, picture by picture.

lesson-masquerade-worked-named = Weiß weiß nicht, wie die eigenen Springer schlagen: Das hat Schwarz verdeckt gewählt. Weiß nennt den Springer auf c3 und den Bauern auf d5, ein Sprung wie im Schach.
lesson-masquerade-worked-wrong = Die Antwort ist nein: Nichts hat gezogen, und Schwarz ist dran. Aber Weiß hat etwas gelernt: Die eigenen Springer schlagen nicht wie Springer, und auf dem Blatt ist das gestrichen.
lesson-masquerade-worked-again = Schwarz zieht den König nach a8. Nun versucht Weiß es geradeaus: Der Bauer auf g3 steht auf derselben Reihe wie der Springer.
lesson-masquerade-worked-found = Es gelingt, und der Springer steht auf g3. Er schlägt also wie ein Turm oder wie eine Dame, und alles andere schließt das Blatt aus.
