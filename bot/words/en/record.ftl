### Games written down.

record-not-begun = That game hasn't begun, so nothing has been played.
record-empty = Nothing has been played yet.
record-no-pgn = PGN can't say all that happens in this game; the file has our own notation.
record-pgn-button = As PGN
record-own-button = In our own notation
record-referee = referee: { $text }
record-the-referee = the referee
record-decided = { $who } has decided
record-resigned = { $who } resigned
record-offered = { $who } offered a draw
record-agreed = { $who } agreed to a draw
record-played-on = { $who } played on
record-claimed = { $who } claimed a draw
record-ran-out = { $who } ran out of time
record-called-off = the game was called off
record-took-back = { $who } took a turn back
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
