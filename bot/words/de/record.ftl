### Spiele, aufgeschrieben.

record-not-begun = Diese Partie hat noch nicht begonnen, also ist nichts gespielt worden.
record-empty = Bisher ist nichts gespielt worden.
record-no-pgn = PGN kann nicht alles ausdrücken, was in diesem Spiel geschieht; die Datei verwendet unsere eigene Notation.
record-pgn-button = Als PGN
record-own-button = In unserer Notation
record-referee = Schiedsrichter: { $text }
record-the-referee = der Schiedsrichter
record-decided = { $who } hat gewählt
record-resigned = { $who } hat aufgegeben
record-offered = { $who } hat Remis angeboten
record-agreed = { $who } hat Remis angenommen
record-played-on = { $who } spielt weiter
record-claimed = { $who } hat Remis beansprucht
record-ran-out = { $who } hat die Zeit überschritten
record-called-off = die Partie wurde abgebrochen
record-took-back = { $who } hat einen Zug zurückgenommen
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
