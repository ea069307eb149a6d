### The lesson of Fun-in-a-Box Chess, step by step: what is asked, what to look for, what is said of turns.

lesson-fun-in-a-box-start = Behind king and queen of each side stands an open box with two Things in it. They want to play.
    .look = Everything else is chess. The boxes are the squares `d0`, `e0`, `d9` and `e9`; nothing ever moves into them.

lesson-fun-in-a-box-leap = Let one of your Things out of its box.
    .look = A Thing leaps to any empty square that is on none of its lines (rank, file, diagonals) and not a knight's leap away.
    .hint = From `d0` it may leap to f3, for example: `d0f3`.
    .right = It's out! A Thing goes wherever no other piece could go.
    .line = That square is on a line of the Thing, or a knight's leap away. It goes only where no other piece could.
    .other = The Things are still in the box. Pick one of them, on `d0` or `e0`.

lesson-fun-in-a-box-pair = Capture the bishop on g3 with your two Things.
    .look = Things capture in pairs: one leaps right beside the enemy, and the other stands on exactly the opposite side.
    .hint = One Thing stands on h2. The square opposite it, seen from the bishop, is f4.
    .right = Caught between two Things!
    .landing = Things never capture by landing on something. They need it between them.
    .beside = Beside the bishop, but the other Thing isn't exactly opposite. Look at the line through h2 and g3.
    .other = The bishop is still there. Complete the line h2, g3.

lesson-fun-in-a-box-between = May your queen take the pawn that stands between two black Things?
    .look = Only the move of a Thing captures. Things that stand still do nothing.
    .hint = To catch the queen, a Thing would have to arrive beside her. Both are there already.
    .right = Safe: a Thing that leaves can't come back in the same move.
    .shy = No need to stop: standing between two Things is safe, as long as neither arrives there.
    .other = The pawn on d5 was free. Walking between two Things is safe.

lesson-fun-in-a-box-king = Two knights stand beside your king, and it may take only one of them. Which?
    .look = A king is in check if a Thing could leap to the square that completes the pair around it.
    .hint = One Thing is on d3. On which of the two squares would your king be beside it?
    .right = Far enough from d3: no leap completes a pair around your king.
    .caught = On e2 your king would stand beside the Thing on d3, and the other one could leap to f1.
    .step = Safe, but it takes nothing. One of the knights was yours.
    .other = One of the knights can be taken safely.

lesson-fun-in-a-box-latch = Send both black Things home for good with one capture.
    .look = A Thing is captured like any piece. Then both Things of that side go back into the box, and the hook is latched.
    .hint = One is within reach of your rook, the other within reach of two pawns.
    .right = What a shame, what a shame! Both are latched in for the rest of the game (unless a table is opened with `unlatch`: then a check frees them).
    .bishop = A good catch in chess. But one Thing taken locks up two.
    .other = Both Things are still free. One of them can be taken.
