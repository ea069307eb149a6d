### What Chess Golf says itself.

# What it is
engine-summary-chess-golf = Every piece carries a club for its neighbours. Bid how few moves you need, then show it.
engine-secret-chess-golf = what you bid, until all have bid

# Its options
engine-rule-chess-golf-players = How many players go round the course.
engine-rule-chess-golf-pace = Time for bids after the first one: a day, or live, which is a minute, half a minute, or two.
engine-rule-chess-golf-chosen = A single hole instead of a course: the cards it is about, such as Kb.

# What happened. `grammar` in `bot/words/src` says what NP, WHO, GENDER and NUMBER_OF do
engine-event-golf-dealer = { $player } deals.
engine-event-golf-harder = { $player } makes it harder: { $cards } cards from now on.
engine-event-golf-dealt = Hole { $hole }: { $cards }.
engine-event-golf-bid = { $player } has bid.
engine-event-golf-bids = The bids: { $bids }.
engine-event-golf-solved = { $player } solves it in { $moves ->
         [one] { $moves } move
        *[other] { $moves } moves
    }: { $line }.
engine-event-golf-failed = { $player } could not show a solution in { $bid ->
         [one] { $bid } move
        *[other] { $bid } moves
    } and scores { $score }.
engine-event-golf-failed-alone = { $player } could not show a solution in { $bid ->
         [one] { $bid } move
        *[other] { $bid } moves
    }; the higher of bid and par counts, plus 1.
engine-event-golf-par = Par was { $moves ->
         [one] { $moves } move
        *[other] { $moves } moves
    }: { $line }.
engine-event-golf-impossible = The referee proves it impossible.
engine-event-golf-open = The referee found no solution; fewer than { $moves } moves are certainly not enough.
engine-event-golf-returned = { NP($piece, det: "the") } comes back on { $square }.
engine-event-golf-left = { $player } leaves the course.

# Why it ended
engine-reason-nine-holes-played = nine holes played
engine-reason-best-dressed = nine holes played, and the tie goes to the best dressed
engine-reason-hole-solved = hole solved

# Why something is refused
engine-refusal-golf-bid-first = Bid a number of moves. To seal the line with your bid, type `line` before its moves: `line/e5g6/g6h5/h5h2`.
engine-refusal-golf-ambiguous = That could be { $steps }.

# Achievements
achievement-outwitted = Cleverer than the referee
    .about = Solved a hole of which the referee found no solution.
achievement-hole-in-one = Hole in one
    .about = Solved a hole of Chess Golf in one move.
achievement-no-means-no = No means no
    .about = Said that a hole can't be solved, and the referee proved it.
