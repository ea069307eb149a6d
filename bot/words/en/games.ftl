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
