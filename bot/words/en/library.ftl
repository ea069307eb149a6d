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

library-games-none = You have no games under way. `/play` opens a table, `/games finished:True` lists those that are over.
library-games-heading = { $count ->
    [one] Your games: just one.
   *[other] Your games ({ $count }), those first that wait for you:
}
library-line-own = **your turn** ({ $since })
library-line-own-until = **your turn** ({ $since }); time is up { $until }
library-line-waiting = waiting for { $who }
library-line-waiting-until = waiting for { $who }, whose time is up { $until }
library-line-referee = the referee is thinking
library-line-rests = {" "}(the game rests)
library-line-joined = { $count } joined so far
library-line-free = waiting for somebody to join
library-line-seats = { $taken } of { $seats } seats taken
library-more-people = { $count ->
    [one] one more
   *[other] { $count } more
}
library-place-direct = direct messages
library-open-placeholder = Open one of them …
library-back-button = Back
library-on-button = More

library-finished-none = No game of yours has come to its end yet. `/games` lists those under way.
library-finished-none-like-that = You have no finished game like that. `/games finished:True` alone lists all of them.
library-finished-heading = { $count ->
    [one] Your finished game:
   *[other] Your { $count } finished games, the last one first:
}
library-finished-line = { $game } · { $day } · with { $who } · { $outcome }
library-finished-alone = { $game } · { $day } · { $outcome }
library-you-won = **you won** ({ $outcome })
library-you-lost = **you lost** ({ $outcome })
library-no-such-rules = I don't know that game. `/help` lists the ones I do.

## /next

command-next = next
    .about = Go to the game that has waited longest for you
library-next-none = Nothing waits for you: put the kettle on. `/games` lists your games.
library-next-waits = { $others ->
    [0] It came to you { $since }, and nothing else waits.
    [one] It came to you { $since }; one more game waits.
   *[other] It came to you { $since }; { $others } more games wait.
}
library-next-button = Next game

## /export

command-export = export
    .about = A game in a file: its record, its position, or everything; or all of your games
option-export-what = what
    .about = What to write down
choice-export-what-record = The record, in our own notation
choice-export-what-pgn = The record, as PGN
choice-export-what-position = The position
choice-export-what-json = Everything about the game (JSON)
choice-export-what-all = All of my games (JSON)
option-export-game = game
    .about = Which game, when you have several: its number, such as #7

library-export-whole = { $game }, all of it. The file names nobody.
library-export-view = { $game }, as far as you may see it: secrets stay where they are. The file names nobody.
library-export-pgn = { $game } in PGN, with the players' names as far as I remember them.
library-export-not-begun = That game hasn't begun, so there is nothing to write down.
library-export-no-pgn = PGN can't say all that happens in { $game }. Ask for the record or JSON instead.
library-export-position-hidden = That game still has secrets, and its whole position would tell them. Ask for the record or JSON: they show what you may see. Once it's over, you get all that was opened.
library-export-position-sealed = That game ended before everybody had decided, so what was sealed stays shut, and its whole position with it. Ask for the record or JSON: they show what you may see.
library-export-nothing = There is no game of yours to write down.
library-export-all = { $count ->
    [one] Your game, in one file. It names nobody.
   *[other] Your { $count } games, in one file, the newest first. It names nobody.
}
library-export-left-out = { $count ->
    [one] One older game found no room: the buttons write down one year at a time.
   *[other] { $count } older games found no room: the buttons write down one year at a time.
}

## Games that begin somewhere else

option-play-from = from
    .about = A position to begin from, such as a FEN; for games without secrets

library-import-begins = It begins here and isn't rated: `{ $position }`
library-import-secrets = { $game } can't be begun from a position: it has secrets or chance, which a position would give away. Leave `from` out.
library-import-long = That position is too long to be one: { $most } characters are enough for all I know.
library-import-over = In that position the game is over already. ({ $outcome }) Take one with something left to play.
