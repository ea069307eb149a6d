### One's own table: lists of games, the next one, export, import.

## /games

command-games = games
    .about = Your games: whose turn it is and how much time is left, or those that are over
option-games-finished = finished
    .about = Games that are over, the last one first
option-games-game = game
    .about = Of finished games only those of this kind
option-games-with = with
    .about = Of finished games only those with this person
option-games-result = result
    .about = Of finished games only those that went like this for you
choice-games-result-won = I won
choice-games-result-lost = I lost
choice-games-result-drawn = Drawn

mine-games-none = You have no games under way. `/play` opens a table, `/games finished:True` lists those that are over.
mine-games-heading = { $count ->
    [one] Your game:
   *[other] Your { $count } games, those first that wait for you:
}
mine-line-own = **your turn** ({ $since })
mine-line-own-until = **your turn** ({ $since }); time is up { $until }
mine-line-waiting = waiting for { $who }
mine-line-waiting-until = waiting for { $who }, whose time is up { $until }
mine-line-referee = the referee is thinking
mine-line-rests = {" "}(the game rests)
mine-line-joined = { $count } joined so far
mine-line-free = waiting for somebody to join
mine-line-seats = { $taken } of { $seats } seats taken
mine-more-people = { $count ->
    [one] one more
   *[other] { $count } more
}
mine-place-direct = direct messages
mine-open-placeholder = Open one of them …
mine-back-button = Back
mine-on-button = More

mine-finished-none = No game of yours has come to its end yet. `/games` lists those under way.
mine-finished-none-like-that = You have no finished game like that. `/games finished:True` alone lists all of them.
mine-finished-heading = { $count ->
    [one] Your finished game:
   *[other] Your { $count } finished games, the last one first:
}
mine-finished-line = { $game } · { $day } · with { $who } · { $outcome }
mine-finished-alone = { $game } · { $day } · { $outcome }
mine-no-such-rules = I don't know that game. `/help` lists the ones I do.

## /next

command-next = next
    .about = Go to the game that has waited longest for you
mine-next-none = Nothing waits for you: put the kettle on. `/games` lists your games.
mine-next-waits = { $others ->
    [0] It came to you { $since }, and nothing else waits.
    [one] It came to you { $since }; one more game waits.
   *[other] It came to you { $since }; { $others } more games wait.
}
mine-next-button = Next game
