### What the games themselves say. The English texts are the engine's own, word for word: a test compares them.

# Seats
engine-seat-white = White
engine-seat-black = Black
engine-seat-white-king-side = White king-side
engine-seat-black-king-side = Black king-side
engine-seat-white-queen-side = White queen-side
engine-seat-black-queen-side = Black queen-side
engine-seat-player-1 = Player 1
engine-seat-player-2 = Player 2
engine-seat-player-3 = Player 3
engine-seat-player-4 = Player 4
engine-seat-player-5 = Player 5
engine-seat-player-6 = Player 6
engine-seat-player-7 = Player 7
engine-seat-player-8 = Player 8

# How a game ended: the result, then the reason. $count is the number of winners’ names.
engine-outcome-won = { $count ->
         [one] { $team } wins: { $reason }
        *[other] { $team } win: { $reason }
    }
engine-outcome-shared = { $team } share the win: { $reason }
engine-outcome-drawn = draw: { $reason }
engine-outcome-scored = score { $score }: { $reason }
engine-outcome-lost = lost: { $reason }
engine-outcome-void = no result: { $reason }

# Reasons
engine-reason-checkmate = checkmate
engine-reason-king-captured = king captured
engine-reason-stalemate = stalemate
engine-reason-dead-position = dead position
engine-reason-threefold-repetition = threefold repetition
engine-reason-fivefold-repetition = fivefold repetition
engine-reason-fifty-move-rule = fifty-move rule
engine-reason-seventy-five-move-rule = seventy-five-move rule
engine-reason-resignation = resignation
engine-reason-agreement = agreement
engine-reason-time = time
engine-reason-called-off = called off
engine-reason-no-piece-left = no piece left
engine-reason-four-passes-in-a-row = four passes in a row
engine-reason-too-few-pieces = too few pieces
engine-reason-out-of-cards = out of cards
engine-reason-nine-holes-played = nine holes played
engine-reason-best-dressed = nine holes played, and the tie goes to the best dressed
engine-reason-hundred-quiet-turns = hundred quiet turns
engine-reason-hole-solved = hole solved
engine-reason-box-captured = box captured
engine-reason-both-goal-boxes = both goal boxes

# What makes somebody want to try a game
engine-summary-adrenaline = Whoever is hit gets a rush: checkers under pieces are extra king steps.
engine-summary-allthought = Thinktank Chess with pawns that walk diagonally and strike straight ahead.
engine-summary-booster = Play cards to put checkers under pieces: yours get a boost, theirs a limp.
engine-summary-captain-spalding = A box, two pajamas, and an elephant in each. Beware of crumbs that lie about in pairs.
engine-summary-chess = The old game itself: two armies, one king each, no luck at all.
engine-summary-chess960 = Chess with the pieces behind the pawns shuffled, so that nobody has read the book.
engine-summary-chess-golf = Every piece carries a club for its neighbours. Bid how few moves you need, then show it.
engine-summary-cooperative = Two friends against the game: your cards say who may capture whom. Clear whole kinds of pieces.
engine-summary-crowded-house = Two against two: each player rules half the board, and only the next one's threats count.
engine-summary-fun-in-a-box = Chess with two leaping Things a side that capture whatever they catch between them.
engine-summary-goal-box = No kings: be the first to have pieces in both goal boxes of an odd little board.
engine-summary-half-alice = Every move takes a piece through the looking-glass and back, on one board with checkers.
engine-summary-masquerade = Your pieces move as ever, but only your opponent knows how they capture. Find out first.
engine-summary-thinktank = Every piece but king and queen captures in another way than it moves.
engine-summary-zombie = Bury what you capture under your own pieces, in secret. Step off the grave, and it rises.

# Who invented a game, where it isn't a person
engine-inventor-many-hands-over-fifteen-centuries = many hands over fifteen centuries

# What players keep from each other
engine-secret-booster = the cards in your hand
engine-secret-cooperative = the cards in your hand
engine-secret-chess-golf = what you bid, until all have bid
engine-secret-masquerade = how your opponent's pieces capture
engine-secret-zombie = where you buried what you captured

# Options of games
engine-rule-booster-checkers-cards = Checkers cards of each colour: they fit any piece. More make the game wilder.
engine-rule-booster-white-checkers = White's checkers, and cards in hand at the start. Fewer are a handicap.
engine-rule-booster-black-checkers = Black's checkers, and cards in hand at the start. Fewer are a handicap.
engine-rule-chess960-position = The starting position by its number (518 is the usual one); drawn by lot if left out.
engine-rule-chess-golf-players = How many players go round the course.
engine-rule-chess-golf-pace = Time for bids after the first one: a day, or live, which is a minute, half a minute, or two.
engine-rule-chess-golf-chosen = A single hole instead of a course: the cards it is about, such as Kb.
engine-rule-fun-in-a-box-unlatch = Captured Things go back to their box and come out again when their side gives check.
engine-rule-half-alice-checkers = How many checkers each side has to put under its pieces.
engine-rule-masquerade-white = How White's pieces capture, chosen beforehand: KR,QK,RN,BB,NQ.
engine-rule-masquerade-black = How Black's pieces capture, chosen beforehand: KR,QK,RN,BB,NQ.

# What happened. `grammar` in `bot/src/words` says what NP, WHO, GENDER and NUMBER_OF do.
engine-event-adrenaline-rush = A checker goes under { NP($piece, det: "the") } on { $square }.
engine-event-booster-card = { $side } plays { NP($card, det: "the") }: a checker goes under { NP($piece, det: "the") } on { $square }.
engine-event-booster-drew = You draw { NP($card, det: "a") }.
engine-event-booster-renewed = The deck has run out: the discards are shuffled.
engine-event-captain-spalding-created = Out of { NP($maker, det: "the") } comes { NP($piece, det: "a") }, on { $square }.
engine-event-captain-spalding-merged = { $side } drops { NP($half, det: "a") } onto { NP($half, det: "the") } on { $square }: now it is { NP($piece, det: "a") }.
engine-event-captain-spalding-promoted = { NP($piece, det: "the") } comes to its last rank on { $square }: now it is a booh.
engine-event-captain-spalding-eaten = The cookie monster on { $monsters } wakes, gobbles up { NP($piece, det: "the") } on { $square }, and is gone.
engine-event-captain-spalding-shared = The cookie monsters on { $monsters } wake, share { NP($piece, det: "the") } on { $square }, and are gone.
engine-event-chess960-array = The draw gives starting position { $number }: { $pieces }.
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
engine-event-cooperative-card = { $side } plays { NP($card, det: "the") }.
engine-event-cooperative-drew = You draw { NP($card, det: "a") }.
engine-event-cooperative-gone = The last { NP($piece) } is gone from the board.
engine-event-crowded-house-pass = { $player } has no move and passes.
engine-event-fun-in-a-box-lost = { $side } has lost its Things. What a shame! What a shame!
engine-event-fun-in-a-box-latched = { $side }'s Things are back in their box, and the hook is latched. What a shame!
engine-event-fun-in-a-box-opened = { $side } gives check, and the hook comes off: its Things may play again.
engine-event-masquerade-ready = { $side } is ready.
engine-event-masquerade-given = You have chosen how { $side }'s pieces capture: { $table }.
engine-event-masquerade-right = “Capture?” – “Yes.” { NP($piece, det: "the", cap: "yes") } takes { NP($victim, det: "the") }.
engine-event-masquerade-wrong = “Capture?” – “No.” { NP($piece, det: "the", cap: "yes") } can't take { NP($victim, det: "the") } like that.
engine-event-zombie-promoted = { NP($pawn, det: "the") } on { $square } becomes { NP($piece, det: "a") }.
engine-event-zombie-rose = { NP($piece, det: "a") } rises on { $square }!
engine-event-zombie-none = No zombie at { $square }.
engine-event-zombie-nowhere = No zombies anywhere below: nothing lies buried.
engine-event-zombie-crumbled = { NP($piece, det: "the") } on { $square } crumbles to dust.
engine-event-zombie-buried = { NP($piece, det: "a") } is buried.
engine-event-zombie-unburied = { NP($piece, det: "the") } finds no grave and goes to the dust bin.
engine-event-zombie-grave = { NP($piece, det: "the") } lies buried under your { $cover } on { $square }.
engine-event-zombie-could-lie = Your dead: { $piece } ×{ $count } could lie on { $squares }.
