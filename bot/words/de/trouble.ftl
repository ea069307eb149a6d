### Was schiefgeht, und was stattdessen ginge.

trouble-unknown-control = Diesen Knopf kenne ich nicht mehr. `/brett` zeigt die Partie, wie sie steht, mit frischen Knöpfen.
trouble-stale = Die Partie ist seither weitergegangen. Drücke **{ board-move-button }** oder nimm `/brett`, um zu sehen, wie sie jetzt steht.
trouble-replayed = Das ist schon geschehen.
trouble-store = Ich komme gerade nicht an meine Aufzeichnungen, also hat sich nichts geändert. Versuche es bitte gleich noch einmal.
trouble-counted = Das hat gezählt. `/brett` zeigt, wie die Partie steht.
trouble-in-doubt = Die Verbindung zu meiner Datenbank riss ab, gerade als ich das speicherte; ob es gezählt hat, kann ich nicht sagen. `/brett` zeigt die Partie, wie sie steht.
trouble-full = Ich kann gerade nichts aufschreiben, also hat sich nichts geändert. Sag es bitte denen, die diesen Bot betreiben, und versuche es später noch einmal.
trouble-broken = Bei mir ist etwas schiefgegangen; geändert hat sich nichts. Sag es bitte denen, die diesen Bot betreiben.
trouble-not-begun = Diese Partie hat noch nicht begonnen: Ein Platz ist noch frei.
trouble-over = Diese Partie ist vorbei. `/partie verlauf` zeigt den Verlauf, `/spielen` eröffnet einen neuen Tisch.
trouble-invitation-gone = Diese Einladung gibt es nicht mehr. `/spielen` eröffnet einen neuen Tisch.
trouble-game-number = Die Nummer einer Partie sieht aus wie #k7. `/partien` zählt deine auf.
trouble-unknown-game = Eine Partie `#{ $game }`, die hier gespielt wird, kenne ich nicht. `/partien` zählt deine auf.
trouble-no-game-to-act = Du hast hier keine laufende Partie. `/spielen` eröffnet einen Tisch, `/partien` zählt deine anderen auf.
trouble-no-game-to-look = Hier gibt es keine Partie zu zeigen. `/spielen` eröffnet einen Tisch.
trouble-you-watch = In `#{ $game }` spielst du nicht mit, aber du darfst zusehen: `/brett` zeigt die Partie. `/spielen` eröffnet einen eigenen Tisch.
trouble-not-your-turn = In `#{ $game }` bist du nicht am Zug.
trouble-not-your-turn-but = In `#{ $game }` bist du nicht am Zug. Wir warten auf { $people }.
trouble-unknown-rules = Dieses Spiel kenne ich nicht. `/hilfe` zählt die auf, die ich kenne.
