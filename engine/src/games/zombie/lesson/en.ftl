### The lesson of Zombie Chess, step by step: what is asked, what to look for, what is said of turns.

lesson-zombie-bury = Take the pawn on d5, and bury it under a piece that can stay where it is for long.
    .look = What you take you bury in secret, under one of your own pieces. When that piece leaves, it rises and fights for the other side again.
    .hint = Take with the pawn on e4. A pawn that you don't mean to move is a good gravestone.
    .right = Well buried. Only you know where, and the grave is safe as long as nobody leaves it.
    .walker = Under the very pawn that has just taken: once it walks on, a black zombie stands on d5. Choose a piece that stays.
    .king = Under the king, who wants to castle soon: then the pawn rises on e1. Choose a piece that stays.
    .restless = Under a piece that you will soon want to move: when it leaves, the pawn rises there for Black. Choose one that can stay, like a pawn at the edge.
    .other = Nothing is buried yet: take on d5 first.

lesson-zombie-grave = A black queen lies under your knight on c3, and only you know it. Take the pawn on d5 without waking her.
    .look = When a turn leaves a square empty, what its player buried there rises for the opponent.
    .hint = Two of your pieces can take on d5. Only one of them stands on a grave.
    .right = The pawn takes, the knight stays, and the queen sleeps on.
    .woken = The knight left c3, and a black queen rises there. Take with the pawn from e4.
    .other = Nobody was woken, but the pawn on d5 still stands there.

lesson-zombie-secret = This is all that you can know: your own grave, and what Black has buried, but not where.
    .look = A white knight lies somewhere under Black's pieces. When Black leaves its grave, it rises for you. On c6 that has just happened to a pawn: the coin under it shows that it is a zombie.

lesson-zombie-idle = Your zombie pawn on c6 crumbles if it stands still. Which move makes the most of it?
    .look = In one turn you move one ordinary piece or any number of zombies. Zombies that don't move are lost for good.
    .hint = It is a pawn like any other: it takes diagonally forward.
    .right = It takes something and lives on. Even if it is taken now: it was a gift.
    .greedy = You win the knight, but the zombie pawn crumbles. It could have taken something in the middle of Black's army.
    .other = The pawn on c6 has crumbled to dust, or hasn't taken anything. Take with it.

lesson-zombie-horde = Both rooks are zombies. Mate in one turn!
    .look = Zombies move together: each once, in any order, all in one turn.
    .hint = One rook shuts the seventh rank, the other goes to the eighth.
    .right = Checkmate by a horde! Remember that Black's zombies can do the same to you: a king must be safe from all of them together.
    .half = One rook moved, so the other crumbled, and the king slips away. Move both in this turn.
    .stalemate = Stalemate: Black isn't in check and can't move. One of the rooks has to give check.
    .king = A move of the king: both rooks stood still, and both are dust.
    .other = Not mate yet. One rook takes the king's way out, the other gives check.
