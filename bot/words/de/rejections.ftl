### Was schiefgeht, und was stattdessen ginge.

rejection-unknown-control = Diesen Knopf kenne ich nicht mehr. `/brett` zeigt die Partie, wie sie steht, mit frischen Knöpfen.
rejection-stale = Die Partie ist seither weitergegangen. Drücke **{ board-move-button }** oder nimm `/brett`, um zu sehen, wie sie jetzt steht.
rejection-replayed = Das ist schon geschehen.
rejection-store = Ich komme gerade nicht an meine Aufzeichnungen, also hat sich nichts geändert. Versuche es bitte gleich noch einmal.
rejection-counted = Das hat gezählt. `/brett` zeigt, wie die Partie steht.
rejection-in-doubt = Die Verbindung zu meiner Datenbank riss ab, gerade als ich das speicherte; ob es gezählt hat, kann ich nicht sagen. `/brett` zeigt die Partie, wie sie steht.
rejection-full = Ich kann gerade nichts aufschreiben, also hat sich nichts geändert. Sag es bitte denen, die diesen Bot betreiben, und versuche es später noch einmal.
rejection-broken = Bei mir ist etwas schiefgegangen; geändert hat sich nichts. Sag es bitte denen, die diesen Bot betreiben.
rejection-not-begun = Diese Partie hat noch nicht begonnen: Ein Platz ist noch frei.
rejection-over = Diese Partie ist vorbei. `/partie verlauf` zeigt den Verlauf, `/spielen` eröffnet einen neuen Tisch.
rejection-invitation-gone = Diese Einladung gibt es nicht mehr. `/spielen` eröffnet einen neuen Tisch.
rejection-game-number = Die Nummer einer Partie sieht aus wie #7. `/partien` zählt deine auf.
rejection-unknown-game = Eine Partie `#{ $game }`, die hier gespielt wird, kenne ich nicht. `/partien` zählt deine auf.
rejection-no-game-to-act = Du hast hier keine laufende Partie. `/spielen` eröffnet einen Tisch, `/partien` zählt deine anderen auf.
rejection-no-game-to-look = Hier gibt es keine Partie zu zeigen. `/spielen` eröffnet einen Tisch.
rejection-you-watch = In `#{ $game }` spielst du nicht mit, aber du darfst zusehen: `/brett` zeigt die Partie. `/spielen` eröffnet einen eigenen Tisch.
rejection-you-watch-own = { $count ->
    [one] In `#{ $game }` spielst du nicht mit. Deine Partie hier ist { $games }.
   *[other] In `#{ $game }` spielst du nicht mit. Deine Partien hier sind { $games }.
}
rejection-computer-plays-for-you = { $computer } spielt in `#{ $game }` für dich. Drück **{ stand-in-back-button }**, und du spielst selbst weiter.
rejection-not-your-turn = In `#{ $game }` bist du nicht am Zug.
rejection-not-your-turn-but = In `#{ $game }` bist du nicht am Zug. Wir warten auf { $people }; bis dahin zeigt `/brett` die Partie.
rejection-computer-thinks = { $computer } denkt in `#{ $game }` noch nach. Der Zug kommt von selbst, dann bist du dran.
rejection-unknown-rules = Dieses Spiel kenne ich nicht. `/hilfe` zählt die auf, die ich kenne.
