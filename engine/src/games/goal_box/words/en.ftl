### What Goal Box Chess says itself.

# What it is
engine-summary-goal-box = No kings: be the first to have pieces in both goal boxes of an odd little board.
engine-find-goal-box = no kings, race, small, easy

# What is said beside the board, and what steps are called in menus. `way` says which sentence it is, and is never shown
engine-scene-goal-box-exchange = { $side } changes places: { $piece } to { $square }, { $other } to { $goal }.
engine-label-goal-box-exchange = { $way ->
         [becomes] Change places with { NP($piece, det: "the") } on { $square }, becomes { NP($new, det: "a") }
        *[stays] Change places with { NP($piece, det: "the") } on { $square }
    }

# What a player is asked
engine-asks-goal-box-move = Which move? You win as soon as your pieces stand in both goal boxes, { EACH($goals) }.
engine-asks-goal-box-exchange = Do you move, or does your piece in the goal box on { $goal } change places with another?

# Why it ended
engine-reason-no-piece-left = no piece left
engine-reason-too-few-pieces = too few pieces
engine-reason-both-goal-boxes = both goal boxes

# Why something is refused
engine-refusal-goal-box-unreadable-exchange = A change of places is written with the goal box first: `a4<>c2`, or `a4<>d8=Q` for a pawn.
engine-refusal-goal-box-promotions = The pawn is promoted on { $square }: { $steps }.
engine-refusal-goal-box-goal-empty = No piece of yours stands in goal box { $square } to change places with another.
engine-refusal-goal-box-no-friend = No other piece of yours stands on { $square }.
engine-refusal-goal-box-rank-length = A rank has seven places, a to g.
engine-refusal-goal-box-letter = “{ $typed }” is no piece here: there are `P N B R Q` and `p n b r q`.
engine-refusal-goal-box-first = The first position is { $example }.
engine-refusal-goal-box-pawn = A pawn can't stand on { $square }, its last rank.
engine-refusal-goal-box-no-castling = There are no kings, so nobody castles: the third field is `-`.

# Achievements
achievement-musical-chairs = Musical chairs
    .about = Won Goal Box Chess after changing places.

# What the marks of its notation mean
engine-notation-goal-box = `a4<>c2`: the pieces on a4 and c2 change places.
