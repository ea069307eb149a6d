### The lesson of Captain Spalding Chess, step by step: what is asked, what to look for, what is said of turns.

lesson-captain-spalding-start = Du beginnst mit einer Kiste, einem Pyjama und einem Riesenpyjama. Wer die andere Kiste schlägt, gewinnt.
    .look = Diese drei schlagen nie. Zieht eins davon, muss es etwas machen, auf einem Feld rings um das, auf dem es angekommen ist.

lesson-captain-spalding-make = Zieh deine Kiste und mach das Nashorn.
    .look = Ein Zug der Kiste hat zwei Teile: einen Schritt, dann ein neues Geschöpf auf einem der acht Felder um sie.
    .hint = Zum Beispiel `e1e2/Rd3`: Die Kiste geht nach e2, und auf d3 steht ein Nashorn.
    .right = Ein Nashorn! Es geht ein Feld wie ein Turm und dann, wenn du willst, eins schräg weiter. Du bekommst es nur einmal in der Partie.
    .headless = Das ist das Nashorn ohne Kopf. Es geht genauso, aber sein zweiter Schritt kann nicht schlagen.
    .crumb = Das ist ein Krümel: Er bleibt liegen und hat mehr in sich, als man denkt. Das Nashorn ist `R`.
    .other = Die Kiste kann vieles machen. Zieh sie und wähl das Nashorn.

lesson-captain-spalding-bat = Eine deiner Fledermäuse fliegt auf der e-Linie. Mach noch eine.
    .look = Nie zwei eigene Fledermäuse auf einer Linie. Eine Fledermaus geht geradeaus und wird auf ihrer letzten Reihe zum Booh.
    .hint = Jede Linie geht, nur nicht die e-Linie.
    .right = Eine zweite Fledermaus, auf ihrer eigenen Linie.
    .file = Auf der e-Linie ist schon eine Fledermaus. Setz die neue auf eine andere Linie.
    .other = Noch keine neue Fledermaus. Zieh die Kiste und wähl die Fledermaus, `V`.

lesson-captain-spalding-monster = Mach aus dem Krümel auf e4 ein Krümelmonster.
    .look = Ein Krümel auf dem eigenen Krümel wird zum Monster. Die Kiste muss daneben ankommen.
    .hint = Geh nach d4 oder e3, und leg einen zweiten Krümel auf e4: Im Menü heißt er Krümelmonster.
    .right = Nun schläft es. Was neben ihm ankommt, wird verschlungen, Freund oder Feind, und das Monster ist auch weg.
    .apart = Ein zweiter Krümel anderswo ist nur ein zweiter Krümel. Leg ihn auf den ersten.
    .other = Der Krümel auf e4 wartet auf einen zweiten obendrauf.

lesson-captain-spalding-asleep = Dein Riesenelefant auf d4 kann die Fledermaus auf c5 oder das Nashorn auf e5 schlagen. Was ist sicher?
    .look = Auf b6 schläft ein Monster. Schau auf alle acht Felder um es herum.
    .hint = Das Feld c5 berührt b6, e5 nicht.
    .right = Ein Nashorn geschlagen, und niemand ist aufgewacht.
    .gobbled = Du hast die Fledermaus, aber c5 liegt neben dem Monster: Dein Riesenelefant wurde verschlungen.
    .other = Du hättest gefahrlos etwas schlagen können: nicht neben dem Monster.

lesson-captain-spalding-box = Dein Nashorn kann die Kiste auf c7 schlagen. Wie?
    .look = Das Nashorn geht ein Feld wie ein Turm. War es leer, darf es eins schräg weiter und dort schlagen.
    .hint = Von d6 liegt c7 einen schrägen Schritt entfernt.
    .right = Die Kiste gehört dir: gewonnen! Schach gibt es hier nicht, also pass auf deine eigene auf.
    .short = Der halbe Weg: Der zweite, schräge Schritt hätte die Kiste geschlagen.
    .other = Die Kiste auf c7 war erreichbar: erst gerade, dann schräg.
