### What Crowded House says itself.

# What it is
engine-summary-crowded-house = Two against two: each player rules half the board, and only the next one's threats count.
engine-find-crowded-house = four, team, teams, partner, bughouse

# What happened. `grammar` in `bot/words/src` says what NP, WHO, GENDER and NUMBER_OF do
engine-event-crowded-house-pass = { $player } has no move and passes.

# What is said beside the board, and what steps are called in menus
engine-scene-crowded-house-to-move = { $check ->
         [check] { $player } to move, in check; { $next } is next.
        *[safe] { $player } to move; { $next } is next.
    }
engine-scene-crowded-house-moves = { $wing ->
         [kingside] King-side: { $side } moves
        *[queenside] Queen-side: { $side } moves
    }
engine-scene-crowded-house-next = { $wing ->
         [kingside] King-side: { $side } is next
        *[queenside] Queen-side: { $side } is next
    }
engine-scene-crowded-house-idle = { $wing ->
         [kingside] King-side
        *[queenside] Queen-side
    }
engine-label-crowded-house-pass = Pass: nothing can move

# What a player is asked
engine-asks-crowded-house-move = Which move, one that begins or ends on files { $files }? { $next } is next.
engine-asks-crowded-house-pass = Nothing on files { $files } can move, so you pass. { $next } is next.

# Why it ended
engine-reason-four-passes-in-a-row = four passes in a row

# Why something is refused
engine-refusal-crowded-house-cannot-pass = You pass only when nothing can move, and something can.
engine-refusal-crowded-house-has-to-pass = Nothing of yours can move now: pass with `--`.
engine-refusal-crowded-house-files = { $player } moves what starts or ends on files { $files }.
engine-refusal-crowded-house-player = The player to move is `wk`, `bk`, `wq` or `bq`.

# Achievements
achievement-crowded-out = Standing room only
    .about = Won Crowded House although a player of one's team had to pass.
