### Games written down.

record-not-begun = That game hasn't begun, so nothing has been played.
record-empty = Nothing has been played yet.
record-no-pgn = PGN can't say all that happens in this game; the file has our own notation.
record-pgn-button = As PGN
record-own-button = In our own notation
record-referee = referee: { $text }
record-chance = chance: { $text }
record-turns-played = { $turns ->
         [one] { $turns } turn played
        *[other] { $turns } turns played
    }
spoken-file = The file tells everything.
spoken-no-picture = -# Discord takes no picture from me here just now.
spoken-other = other
spoken-choices = { $count ->
         [one] You have { $count } choice now{ $pieces }.
        *[other] You have { $count } choices now{ $pieces }.
    }
spoken-choices-captures = { $count ->
         [one] You have { $count } choice now, { $captures } of them a capture{ $pieces }.
        *[other] You have { $count } choices now, captures among them: { $captures }{ $pieces }.
    }
