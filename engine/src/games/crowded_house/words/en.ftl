### What Crowded House says itself.

# What it is
engine-summary-crowded-house = Two against two: each player rules half the board, and only the next one's threats count.

# What happened. `grammar` in `bot/words/src` says what NP, WHO, GENDER and NUMBER_OF do
engine-event-crowded-house-pass = { $player } has no move and passes.

# Why it ended
engine-reason-four-passes-in-a-row = four passes in a row

# Why something is refused
engine-refusal-crowded-house-cannot-pass = You pass only when nothing can move, and something can.
engine-refusal-crowded-house-has-to-pass = Nothing of yours can move now: pass with `--`.
engine-refusal-crowded-house-files = { $player } moves what starts or ends on files { $files }.

# Achievements
achievement-crowded-out = Standing room only
    .about = Won Crowded House although a player of one's team had to pass.
