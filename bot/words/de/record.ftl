### Spiele, aufgeschrieben.

record-not-begun = Diese Partie hat noch nicht begonnen, also ist nichts gespielt worden.
record-empty = Bisher ist nichts gespielt worden.
record-no-pgn = PGN kann nicht alles sagen, was in diesem Spiel geschieht; die Datei hat unsere eigene Notation.
record-pgn-button = Als PGN
record-own-button = In unserer Notation
record-referee = Schiedsrichter: { $text }
record-chance = Zufall: { $text }
record-turns-played = { $turns ->
         [one] { $turns } Zug gespielt
        *[other] { $turns } Züge gespielt
    }
spoken-file = Die Datei sagt alles.
spoken-no-picture = -# Discord nimmt hier gerade kein Bild von mir an.
spoken-other = anderes
spoken-choices = { $count ->
         [one] Du hast jetzt { $count } Möglichkeit{ $pieces }.
        *[other] Du hast jetzt { $count } Möglichkeiten{ $pieces }.
    }
spoken-choices-captures = { $count ->
         [one] Du hast jetzt { $count } Möglichkeit, davon { $captures } Schlagzug{ $pieces }.
        *[other] Du hast jetzt { $count } Möglichkeiten, davon Schlagzüge: { $captures }{ $pieces }.
    }
