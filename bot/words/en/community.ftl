### Challenge, on somebody's name

challenge-command = Challenge
challenge-which = Which game shall { $person } be invited to?
challenge-placeholder = Choose a game

## Open seats, ratings, leaderboards, achievements.

option-play-rated = rated
    .about = Whether its end changes ratings; left out: on servers yes, in direct messages no
invitation-rated = Rated, unless one of you is new: first games do not count.
invitation-unrated = For fun: not rated.
rated-impossible = In { $title } nobody plays against anybody, so there is nothing to rate. Leave `rated` out.

# At the end of a game: "@Ada 1500 → 1662, @Ben 1500 → 1338".
rating-changes = Ratings: { $changes }.
rating-provisional = (provisional)
rating-first-games = Not rated: a person's first { $games } games change no ratings ({ $people }).
rating-nothing-played = It ended before both had moved, so it counts for nobody.

## Open seats

command-seek = seek
    .about = Open seats on this server, or a table of your own for whoever joins
option-seek-game = game
    .about = Only this game
option-seek-post = post
    .about = Open a table of this game for whoever joins
seek-list = Open seats here, the newest first:
seek-list-of = Open seats for **{ $title }** here, the newest first:
seek-none = Nobody is looking for company just now. `/club seek` with `game` and `post: True` opens a table for whoever joins.
seek-none-of = Nobody is looking for company at { $title } just now. Open a table, and somebody may come along.
seek-which = Which game shall the table be for? Add `game`.
seek-on-servers = Open seats are found on servers: nobody else can see into our direct messages. Ask me there, or invite somebody with `/play`.
seek-join-button = Join { $game }
seek-open-button = Open a table
seek-no-clock = no clock
seek-clock = { $turn } a turn
seek-bank = { $start } + { $refill } a turn
seek-free = { $free } of { $all } seats free
seek-rated = rated
seek-own = yours, { $since }
seek-host = { $host }, { $since }
seek-elsewhere = It is played in { $place }.

## Leaderboards

command-leaderboard = leaderboard
    .about = The strongest players of a game on this server
option-leaderboard-game = game
    .about = Which game
ladder-title = Leaderboard: **{ $title }**
ladder-empty = Nobody is listed yet. Play five rated games here and you'll be on it.
ladder-own-unlisted = You: { $rating }, after { $games ->
        [one] one game
       *[other] { $games } games
    }. You are listed after { $enough } rated games, or sooner once your rating is certain enough (deviation below 110).
ladder-scores-title = Best scores: **{ $title }**
ladder-scores-empty = No score yet. Somebody has to be the first.
ladder-on-servers = Leaderboards belong to servers. Ask me on one; `/me stats` shows your own ratings anywhere.
ladder-mine-button = My own
games-played = { $games ->
        [one] one game
       *[other] { $games } games
    }
other-game-placeholder = Another game …
every-game-choice = All games
shown-now-choice = shown now
page-before-button = Back
page-behind-button = More
game-unknown = I don't know that game. `/help` lists the ones I do.

## What somebody did

command-stats = stats
    .about = Games, ratings, streaks and achievements: yours or somebody's
option-stats-user = user
    .about = Whose; left out: yours
option-stats-game = game
    .about = Only this game
option-stats-with = with
    .about = Only games against this person
stats-of = { $who } in all games
stats-of-game = { $who } in **{ $title }**
stats-none = No finished games yet. `/club seek` finds company.
stats-matches = { $games ->
        [one] One game
       *[other] { $games } games
    } against others: won { $won }, drawn { $drawn }, lost { $lost }.
stats-computers = { $games ->
        [one] One game
       *[other] { $games } games
    } against computers: won { $won }, drawn { $drawn }, lost { $lost }.
stats-streak = Wins in a row: { $now } now, { $best } at best.
stats-puzzles = Puzzles solved: { $solved }. Days in a row: { $streak } now, { $best } at best.
stats-daily-puzzles = Puzzles of the day solved: { $solved }. In a row: { $streak } now, { $best } at best.
stats-scored = Against the game: { $games ->
        [one] played once
       *[other] played { $games } times
    }, best score { $best }.
stats-scored-several = Against the game: { $games ->
        [one] played once.
       *[other] played { $games } times.
    }
stats-favourite = Favourite: **{ $title }**, { $games ->
        [one] one game.
       *[other] { $games } games.
    }
stats-rating = { $title }: { $rating }, { $games ->
        [one] one rated game
       *[other] { $games } rated games
    }
stats-of-others = What others did is shown on a server you share. Ask me there; `/me stats` alone is about you.
stats-ladder-button = Leaderboard
head-same = That is one and the same person, who always plays a draw against themselves. Name two.
head-none = They have not met yet.
head-count = { $games ->
        [one] One game
       *[other] { $games } games
    }: { $one } won { $won }, { $two } won { $lost }, { $even } drawn.
head-last = Last met in **{ $title }**, { $at }.

## Achievements

achievements-told = Achievements: { $achievements }.
achievements-of = Achievements of { $who }:
achievements-none = None yet. They come by themselves to those who play oddly enough.
achievements-back-button = Games and ratings
stats-achievements = Achievements: { $achievements }
stats-achievements-button = Achievements
achievement-menagerie = The whole menagerie
    .about = Finished a game of every kind there is.
achievement-castling-mate = Home and dry
    .about = Mated by castling.
achievement-pawn-mate = Small feet, big steps
    .about = Mated with a pawn.
achievement-blink = In the blink of an eye
    .about = Won on the board within six turns each.
achievement-against-the-odds = Against all odds
    .about = Won on the board with five pieces fewer.
achievement-marathon = The long march
    .about = Finished a game of two hundred turns.
achievement-modest = Modesty
    .about = Won after promoting to something humbler than a queen.
achievement-pawn-takes-queen = Pawn takes queen
    .about = Took a queen with a pawn.
achievement-handshake = Shake paws
    .about = Agreed to a draw.
