### The lesson of Half Alice Chess, step by step: what is asked, what to look for, what is said of turns.

lesson-half-alice-through = Whatever moves steps through the looking-glass: the two pawns that have moved are on the far side now.
    .look = Far pieces stand on a blue tile, each on one of its owner's checkers. Their next move brings them back.

lesson-half-alice-pass = Your pawn on a4 is on the far side. Take the rook on a8!
    .look = A move sees only the pieces on its own side. What stands on the other side is no obstacle; only the last square must be free of it.
    .hint = For your rook on a1 the whole file up to a8 is open.
    .right = Straight through the pawn, and the rook is taken. Yours is on the far side now.
    .landing = You may pass through a square taken on the other side, but not end there.
    .short = The rook may go on: the pawn on a4 is behind the glass and in nobody's way.
    .other = The rook on a8 was there for the taking.

lesson-half-alice-block = The rook on e8 gives check. A piece behind the glass can help: which move?
    .look = A piece that moves changes sides. What arrives on the king's side stands in the way there.
    .hint = Your bishop on d2 is far. After its move it is near.
    .right = It stepped out of the looking-glass and into the rook's way.
    .run = Legal: that square is safe on both sides. But the bishop could have come out to block, and your king would have stayed at home.
    .away = A king can't flee through the mirror: the move must be safe where it is made, and e2 is attacked there.
    .other = That answers the check, too. The bishop behind the glass could have blocked it.

lesson-half-alice-king = One black rook is near, the other far. Move your king to a safe square.
    .look = A king's move must be safe twice: where it is made, and on the other side, where it arrives.
    .hint = The near rook rules the d-file, the far one the f-file. What is left?
    .right = Safe on this side when it stepped, and safe on the other where it stands.
    .near = The near rook attacks that square, before your king is through the glass.
    .far = Your king would arrive on the far side, and the far rook attacks it there.
    .other = Legal, but this step is about the king: one square is safe for it.

lesson-half-alice-mate = Two rooks could go to the last rank. Only one of them mates. Which?
    .look = After its move a rook is on the other side. Black's king is near.
    .hint = The rook on b1 is far now; its move brings it to the king's side.
    .right = Checkmate! Only what arrives on the king's own side gives check.
    .vanished = That rook stepped to the far side, where it attacks nothing of Black's.
    .other = Not mate. One of the rooks arrives beside the king on the near side.

## The worked turn, picture by picture.

lesson-half-alice-worked-open = White's pawn on h4 is on the far side: the blue tile says so. The rook on h1 is near and sees near pieces alone, so its way to h8 is open.
lesson-half-alice-worked-taken = It takes on h8 and steps through the looking-glass in the same move: now the rook is on the far side. Black's king is near, so this is no check.
lesson-half-alice-worked-overlooked = Black feels safe and pushes a pawn to g5, to the far side. But the rook's next move brings it back, to e8.
lesson-half-alice-worked-back = The rook arrives on e8 on the king's own side: checkmate. Black's pawns shut their king in, and nothing can step between.
