### What Chess Golf says itself.

# What it is
engine-summary-chess-golf = Bid in how few moves one piece can take another, and show it. The lowest total wins.
engine-secret-chess-golf = what you bid, until all have bid
engine-find-chess-golf = puzzle, bids, holes, alone, solo, party, easy
engine-late-chess-golf = After the first bid the others have a day (live: a minute); who is late has bid *impossible* (0). Who has to show a line has an hour (live: seconds), or has failed.

# Its options
engine-option-chess-golf-players = players
engine-rule-chess-golf-players = How many players go round the course.
engine-option-chess-golf-pace = pace
engine-rule-chess-golf-pace = A day for bids after the first; live: a minute (live-30: half of one, live-120: two).
engine-option-chess-golf-holes = holes
engine-rule-chess-golf-holes = How many holes: nine, or three for a short course.
engine-option-chess-golf-chosen = cards
engine-rule-chess-golf-chosen = A single hole instead of a course: the cards it is about, such as Kb.

# What happened. `grammar` in `bot/words/src` says what NP, WHO, GENDER and NUMBER_OF do
engine-event-golf-dealer = { $player } deals.
engine-event-golf-harder = { $player } makes it harder: { $cards } cards from now on.
engine-event-golf-dealt = Hole { $hole }: { $cards }.
engine-event-golf-bid = { $player } has bid.
engine-event-golf-bids = { $number ->
         [one] The bid
        *[other] The bids
    }: { $bids }.
engine-event-golf-solved = { $player } solves it in { $moves ->
         [one] { $moves } move
        *[other] { $moves } moves
    }: { $line }.
engine-event-golf-failed = { $player } could not show a solution in { $bid ->
         [one] { $bid } move
        *[other] { $bid } moves
    } and scores { $score }, one more than the highest bid.
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
engine-event-golf-result = { $player }: { $way ->
         [shown] bid { $bid }, shown
         [failed] bid { $bid }, not shown
         [unasked] bid { $bid }, not asked to show it
         [right] bid “impossible”, and it is
         [open] bid “impossible”, not disproved
        *[wrong] bid “impossible”, but it is not
    }; score { $why ->
         [bid] { $score } (the bid)
         [highest] { $score } (the highest bid plus 1)
         [par] { $score } (par plus 1)
         [higher] { $score } (the higher of bid and par, plus 1)
        *[nothing] { $score }
    }, total { $total }.
engine-event-golf-returned = { NP($piece, det: "the") } comes back on { $square }.
engine-event-golf-left = { $player } leaves the course.

# What is said beside the board, and what steps are called in menus
engine-scene-golf-puzzle = { $moves ->
         [0] No move so far.
         [one] { $moves } move so far.
        *[other] { $moves } moves so far.
    }
engine-scene-golf-layout = Hole { $hole } of { $holes }: the course is laid out.
engine-scene-golf-dealer = Hole { $hole } of { $holes }: who deals first?
engine-scene-golf-offer = Hole { $hole } of { $holes }: { $player } may make it harder.
engine-scene-golf-deal = Hole { $hole } of { $holes }: the cards are dealt.
engine-scene-golf-bidding = Hole { $hole } of { $holes }: { $number ->
         [one] { EACH($open) } has to bid.
        *[other] { EACH($open) } have to bid.
    }
engine-scene-golf-some-bid = Hole { $hole } of { $holes }: { $done_number ->
         [one] { EACH($done) } has bid,
        *[other] { EACH($done) } have bid,
    } { $number ->
         [one] { EACH($open) } has to.
        *[other] { EACH($open) } have to.
    }
engine-scene-golf-day-to-bid = The first bid has started the clock: from then on the others have a day.
engine-scene-golf-seconds-to-bid = The first bid has started the clock: from then on the others have { $seconds } seconds.
engine-scene-golf-show = Hole { $hole } of { $holes }: { $player } demonstrates, with { $moves ->
         [one] { $moves } move to go.
        *[other] { $moves } moves to go.
    }
engine-scene-golf-rule = Hole { $hole } of { $holes }: the referee looks for the shortest solution.
engine-scene-golf-return = Hole { $hole } of { $holes }: captured pieces come back.
engine-scene-golf-has-sealed = { $player } has sealed { $line }.
engine-scene-golf-writing = You write a line; nobody else sees it.
engine-scene-golf-written = You have written { $line }; nobody else sees it.
engine-scene-golf-sealed = Sealed with your bid: { $line }.
engine-scene-golf-hour-to-show = If you are to show it, you will have an hour; a sealed line is shown for you.
engine-scene-golf-seconds-to-show = If you are to show it, you will have { $seconds } seconds; a sealed line is shown for you.
engine-scene-golf-last-par = The hole before had par { $par }: { $line }.
engine-scene-golf-last-impossible = The hole before was impossible.
engine-scene-golf-last-open = The referee did not solve the hole before.
engine-scene-golf-arrows = The arrows on the board show { $way ->
         [shown] the solution that was played.
        *[par] a shortest solution.
    }
engine-scene-golf-chosen = Chosen
engine-scene-golf-score-card = Score card
engine-scene-golf-bid = Bid
engine-scene-golf-total = Total
engine-scene-golf-left = left
engine-scene-golf-player = { $player }
engine-scene-golf-deals = { $player } (deals)
engine-scene-golf-par = Par
engine-label-golf-seal = Seal a line
engine-label-golf-give-up = Give up this demonstration
engine-label-golf-bid = { $moves ->
         [0] Impossible
         [one] { $moves } move
        *[other] { $moves } moves
    }
engine-label-golf-add = Make it harder: { $cards } cards from now on
engine-label-golf-keep = Keep it at { $cards } cards
engine-told-golf-bid = { $who ->
         [you] You bid
        *[other] { $person } bid
    } { $moves ->
         [0] “impossible”.
         [one] { $moves } move.
        *[other] { $moves } moves.
    }
engine-told-golf-sealed = { $who ->
         [you] You bid
        *[other] { $person } bid
    } { $moves ->
         [one] { $moves } move and sealed it.
        *[other] { $moves } moves and sealed them.
    }
engine-told-golf-give-up = { $who ->
         [you] You gave up the demonstration.
        *[other] { $person } gave up the demonstration.
    }
engine-told-golf-add = { $who ->
         [you] You added a card.
        *[other] { $person } added a card.
    }
engine-told-golf-keep = { $who ->
         [you] You added no card.
        *[other] { $person } added no card.
    }
engine-action-golf-offer = Next hole
engine-action-golf-bid = Bid
engine-action-golf-show = Demonstrate
engine-warns-golf-give-up-take = Give it up
engine-warns-golf-give-up-leave = Keep my bid
engine-warns-golf-give-up = { $way ->
         [alone] Do you give up this demonstration? It scores { $score } at least.
        *[several] Do you give up this demonstration? It scores { $score }.
    }
engine-warns-golf-seal-take = Seal it
engine-warns-golf-seal-leave = Change it
engine-warns-golf-seal = { $way ->
         [solved] Your line { $line } solves the hole.
        *[longest] Your line { $line } is as long as a bid may be and doesn't solve the hole: shown, it fails.
    }
engine-warns-golf-seal-bid = Do you seal it, and so bid { $moves ->
         [one] { $moves } move?
        *[other] { $moves } moves?
    }

# What a player is asked. `way` says which sentence it is, and is never shown
engine-asks-golf-offer = Hole { $hole }: do you make it harder from now on, for more of a challenge? With { $more } cards, one piece has to take { $cards } others.
engine-asks-golf-hole = { $way ->
         [same] Task: one circled { NP($piece) } has to take another.
         [two] Task: { NP($piece, det: "a") } takes { NP($other, det: "a") }, or the other way round. Any of those that are circled will do.
        *[several] Task: one circled piece has to take others, until it and they are { EACH($pieces, det: "a") }, whatever their colour.
    }
engine-asks-golf-bid = How many moves do you bid? { $way ->
         [alone] Few are good, but you have to show them: if you can't, the higher of your bid and par (the fewest possible) counts, plus 1.
        *[several] Few are good, but the lowest bid has to be shown: who can't scores the highest bid plus 1.
    }
engine-asks-golf-moves = Any piece on the board may move on the way, white or black. It moves not like itself, but like a piece of its own colour on one of the eight squares around it; without one it stays where it is (if no two of a colour are neighbours, all of that colour move like kings).
engine-asks-golf-moves-again = Remember: a piece moves like a neighbour of its own colour, not like itself.
engine-asks-golf-hour-to-show = The lowest bidder then has an hour to show it. Or *Seal a line*: you enter your solution now, unseen; its length is your bid, and it is shown for you.
engine-asks-golf-seconds-to-show = The lowest bidder then has { $seconds } seconds to show it. Or *Seal a line*: you enter your solution now, unseen; its length is your bid, and it is shown for you.
engine-asks-golf-line = { $moves ->
         [0] Which move does your line begin with?
        *[other] Which move comes next in your line?
    } Nobody else sees it. How many moves it has is your bid; the capture that solves the hole seals it.
engine-asks-golf-show = Show it: { $moves ->
         [one] { $moves } move
        *[other] { $moves } moves
    } left. Which comes next? { $moves ->
         [one] It counts at once, whether chosen or typed.
        *[other] The last one counts at once, whether chosen or typed.
    }
engine-asks-golf-stroke = { $moves ->
         [0] Which move comes first?
         [one] { $moves } move so far. Which comes next?
        *[other] { $moves } moves so far. Which comes next?
    }

# Why it ended
engine-reason-nine-holes-played = nine holes played
engine-reason-best-dressed = the same total after nine holes, a tie that only the best dressed could break
engine-reason-all-holes-played = all holes played
engine-reason-all-holes-best-dressed = the same total after all holes, a tie that only the best dressed could break
engine-reason-hole-solved = hole solved

# Why something is refused
engine-refusal-golf-bid-first = Bid a number of moves. To seal the line with your bid, type `line` before its moves: { $line }.
engine-refusal-golf-no-bid = “{ $typed }” is no bid. Say how many moves you need, from 1 to { $most }, or 0 if you think it impossible.
engine-refusal-golf-ambiguous = That could be { $steps }.
engine-refusal-golf-borrows = { NP($piece, det: "the", cap: "yes") } on { $from } borrows the moves of { EACH($lenders, det: "a") } beside it, and so can't get to { $to }.
engine-refusal-golf-alone = { NP($piece, det: "the", cap: "yes") } on { $from } has no neighbour of its own colour to borrow a move from, so it stays where it is.
engine-refusal-golf-scattered = No two pieces of this colour are neighbours, so each of them moves like a king: { NP($piece, det: "the") } on { $from } can't get to { $to }.
engine-refusal-golf-no-prey = { NP($piece, det: "the", cap: "yes") } on { $from } may not take { NP($there, det: "the") } on { $to }: that isn't what this hole asks for.
engine-refusal-golf-another-takes = Another piece has begun to capture, and has to take the rest: { NP($piece, det: "the") } on { $from } may not take { NP($there, det: "the") } on { $to }.
engine-refusal-golf-nobody = { NP($piece, det: "no", cap: "yes") } can get to { $to }.
engine-refusal-golf-chosen = The chosen cards are written like `Kb` or `NNB`.
engine-refusal-golf-many-cards = There are too many cards `{ $letter }`: the game has { $most }.
engine-refusal-golf-few-cards = At least two cards are needed.
engine-refusal-golf-taken-and-taker = `taken=` and `taker=` belong together.
engine-refusal-golf-taken = `taken=` lists what the piece on `taker=` has captured of the other chosen pieces.
engine-refusal-golf-fields = The fields after the board are always { $example } here.
engine-refusal-golf-chosen-twice = The position and the option choose different cards.
engine-refusal-golf-nothing-chosen = Say which pieces the hole is about, as in `chosen=Kb`.
engine-refusal-golf-field = The field `{ $field }=` makes no sense here.
engine-refusal-golf-line = `line=` doesn't lead from `tee=` to this board.
engine-refusal-golf-number = The field `{ $field }=` takes another number.
engine-refusal-golf-many-pieces = { $side } has { $pieces } pieces of the kind { NP($piece) }, and the game only { $most }.
engine-refusal-golf-cards-chosen = The cards of a single hole are chosen already.

# Achievements
achievement-outwitted = Cleverer than the referee
    .about = Solved a hole of which the referee found no solution.
achievement-hole-in-one = Hole in one
    .about = Solved a hole of Chess Golf in one move.
achievement-no-means-no = No means no
    .about = Said that a hole can't be solved, and the referee proved it.

# Its puzzles: the command, the hole of the day, and published ones
command-golf = golf
    .about = Chess Golf
command-golf-daily = daily
    .about = The hole of the day, the same for everybody
option-golf-daily-line = line
    .about = Your answer: all moves, such as e5g6/g6h5/h5h2
option-golf-daily-yesterday = yesterday
    .about = How yesterday's hole went
command-golf-problem = problem
    .about = A hole that the inventor published as a problem
option-golf-problem-number = number
    .about = Which of the three
option-golf-problem-line = line
    .about = Your answer: all moves, such as e5g6/g6h5/h5h2
daily-help = `/golf daily` is a hole of Chess Golf, the same for everybody, `/golf problem` one that its inventor published

daily-form-title = The hole of the day
daily-form-label = All moves of your line
daily-form-placeholder = For example: rook a1 to a8, a8c8
daily-yesterday-over = Yesterday's hole is over: only today's takes an answer.
daily-over = That hole is over. `/golf daily` shows today's.
daily-solved = Solved in { $moves ->
         [one] { $moves } move
        *[other] { $moves } moves
    }: `{ $line }`.
daily-solved-before = You have solved it before: your first answer counts.
daily-nobody-played = Nobody played the hole of that day.
daily-heading = **The hole of { $date }**
daily-task = One of the circled pieces has to take another, in as few moves as you can. Each card beside the board stands for one of the two; pieces of the same colour may take each other. A piece borrows the move of a neighbour of its own colour, a diagonal one too, and without one it stays; `/rules` tells the rest. Your first line that solves it counts.
daily-solvers = { $people ->
         [0] Nobody has solved it yet.
         [one] One person has solved it.
        *[other] { $people } people have solved it.
    }
daily-answer-button = Answer
daily-look-again-button = Look again
daily-too-long = The hole is solved after `{ $line }` already: leave out what follows.
daily-impossible = Move { $number }, `{ $step }`, is not possible: { $why }
daily-unsolved = That line doesn't solve the hole, so it doesn't count. Write all of its moves, up to the last capture, with slashes in between.
daily-others = { $people ->
         [one] and one more person
        *[other] and { $people } more people
    }
daily-nobody = Nobody solved it.
daily-best = The best so far: { $moves ->
         [one] { $moves } move
        *[other] { $moves } moves
    }.
daily-row = • { $person }: { $moves ->
         [one] { $moves } move
        *[other] { $moves } moves
    }
daily-par-unknown = The referee is still looking for par.
daily-par = Par is { $moves }: `{ $line }`.
daily-par-least = The referee proved that it takes { $least } moves at least.
daily-par-none = The referee proved that it can't be solved.

problem-heading = **Problem { $number } of Don Kirkby's Chess Golf**
problem-form-title = Problem { $number }
problem-task = One of the circled pieces has to take one for each other card beside the board, in as few moves as you can; pieces of the same colour may take each other. A piece borrows the move of a neighbour of its own colour, a diagonal one too, and without one it stays; `/rules` tells the rest. Once it is solved, you see the solutions; you may also just look.
problem-printed = The printed solution takes { $moves ->
         [one] { $moves } move
        *[other] { $moves } moves
    }: `{ $line }`.
problem-shortest = Par is { $moves }, as our referee has proved: `{ $line }`.
problem-solutions-button = Show the solutions
problem-other-button = Problem { $number }
problem-unknown = There are problems 1 to { $most }: `/golf problem number:1` shows the first.

# What can be typed
engine-typed-chess-golf = Moves: e5g6/g6h5. A bid: 3
