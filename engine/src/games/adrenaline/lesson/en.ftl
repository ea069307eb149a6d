### The lesson of Adrenaline Chess, step by step: what is asked, what to look for, what is said of turns.

lesson-adrenaline-rush = Take the rook on d4, and put a checker under a black piece where it does no harm.
    .look = Whoever takes something gives one checker to the other side. A piece on a checker may later go one king's step more.
    .hint = Don't give it to the bishop: it has a long way to go already. A pawn can do little with it.
    .right = A rook for a checker: a good trade, if the checker lands in the right place.
    .runner = With a checker the bishop could take on g2 and step on to your king on g1. Your king would be in check, so that isn't allowed.
    .other = The rook on d4 is still there. Take it with the queen.

lesson-adrenaline-step = Your knight stands on a checker. Use it to take the rook on h6 in one turn!
    .look = First a regular move, then as many king's steps as there are checkers under the piece. A step may capture.
    .hint = From g5 the rook is one king's step away.
    .right = A leap, a step, a rook. The checker you used is back in the supply.
    .stopped = A good square, but the checker was there to go on: one step to h6.
    .other = The knight can reach h6 in one turn: a leap, and then a step.

lesson-adrenaline-gain = The knight on a5 stands on a checker. Take it, and more!
    .look = Whoever takes a piece keeps its checkers and may use them at once.
    .hint = After taking on a5 your rook stands on a checker. What is one step away?
    .right = Knight and queen in one turn. Look under a piece before you leave it standing there.
    .content = A knight is good. But its checker was yours, and the queen stood one step away.
    .other = Take the knight on a5 first; its checker takes you further.

lesson-adrenaline-check = Black's knight stands on a checker, and your king is in check. Which is the best answer?
    .look = A king is in check if a whole turn could take it, steps and all. From d5 the knight would be one step away.
    .hint = Your rook is on the same rank as the knight.
    .right = The knight is gone, and with it the check.
    .unseen = Your king would still be within reach: the knight leaps, and then steps onto it.
    .run = Out of reach, this time. But the knight could have been taken.
    .other = Your king is safe, but the knight on f6 could have been taken.

lesson-adrenaline-mate = Your rook stands on a checker. Mate in one turn!
    .look = The rook on d8 guards the last rank. But yours moves twice.
    .hint = Go to e8 and step onto d8.
    .right = Checkmate: the guard is gone, and the king is shut in by its own pawns.
    .taken = Check, but the rook on d8 just takes yours. Use the checker and step on.
    .other = Not mate. The rook on d8 is the guard: take it with your step.

## The worked turn, picture by picture.

lesson-adrenaline-worked-checker = White's knight on c3 stands on a checker. That is good for one king's step after its move, in the same turn.
lesson-adrenaline-worked-leap = First the regular move: a leap to d5. Black's rook on d6 is one step away now.
lesson-adrenaline-worked-stepped = Then the step: the knight takes on d6, and the checker is used up. But a capture gives the other side a checker, and White chooses under which piece.
lesson-adrenaline-worked-given = White puts it under the pawn on h7, where it does little harm, and the turn is over: a rook for a checker.
