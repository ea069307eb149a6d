### Was schiefgeht, und was stattdessen ginge.

trouble-unknown-control = Diesen Knopf kenne ich nicht mehr. `/brett` zeigt das Spiel, wie es steht, mit frischen Knöpfen.
trouble-stale = Das Spiel ist seither weitergegangen. Drücke **Ziehen** oder nimm `/brett`, um zu sehen, wie es jetzt steht.
trouble-replayed = Das ist schon geschehen.
trouble-store = Ich komme gerade nicht an meine Aufzeichnungen, also hat sich nichts geändert. Versuche es bitte gleich noch einmal.
trouble-counted = Das hat gezählt. `/brett` zeigt, wie das Spiel steht.
trouble-in-doubt = Meine Aufzeichnungen waren fort, gerade als ich das aufschrieb; ob es gezählt hat, kann ich nicht sagen. `/brett` zeigt das Spiel, wie es steht.
trouble-full = Ich kann gerade nichts aufschreiben, also hat sich nichts geändert. Sag es bitte denen, die diesen Bot betreiben, und versuche es später noch einmal.
trouble-broken = Bei mir ist etwas schiefgegangen; geändert hat sich nichts. Sag es bitte denen, die diesen Bot betreiben.
trouble-not-begun = Dieses Spiel hat noch nicht begonnen: Ein Platz ist noch frei.
trouble-over = Dieses Spiel ist vorbei. `/verlauf` zeigt den Verlauf, `/spielen` eröffnet einen neuen Tisch.
trouble-invitation-gone = Diese Einladung gibt es nicht mehr. `/spielen` eröffnet einen neuen Tisch.
trouble-game-number = Die Nummer eines Spiels sieht aus wie #k7. `/partien` zählt deine auf.
trouble-unknown-game = Ein Spiel `#{ $game }`, das hier gespielt wird, kenne ich nicht. `/partien` zählt deine auf.
trouble-no-game-to-act = Du hast hier kein laufendes Spiel. `/spielen` eröffnet einen Tisch, `/partien` zählt deine anderen auf.
trouble-no-game-to-look = Hier gibt es kein Spiel zu zeigen. `/spielen` eröffnet einen Tisch.
trouble-several-games = Es könnte mehr als ein Spiel gemeint sein: { $games }. Sag mit der Angabe `partie`, welches.
trouble-you-watch = In `#{ $game }` spielst du nicht mit, aber du darfst zusehen: `/brett` zeigt es. `/spielen` eröffnet einen eigenen Tisch.
trouble-not-your-turn = In `#{ $game }` bist du nicht am Zug.
trouble-not-your-turn-but = In `#{ $game }` bist du nicht am Zug. Wir warten auf { $people }.
trouble-unknown-rules = Dieses Spiel kenne ich nicht. `/hilfe` zählt die auf, die ich kenne.
