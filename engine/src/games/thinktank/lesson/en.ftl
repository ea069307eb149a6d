### The lesson of Thinktank Chess, step by step: what is asked, what to look for, what is said of turns.

lesson-thinktank-start = Six pieces of each side lead a double life: they walk like one piece and strike like another.
    .look = The big figure shows how a piece walks, the small card in its corner how it strikes. Names say the same in this order: a Rookni walks like a rook and strikes like a knight.

lesson-thinktank-strike = Your Rookni on c2 walks like a rook and strikes like a knight. How does it take the pawn?
    .look = For captures only the small card counts, for everything else only the big figure.
    .hint = From c2 a knight would leap to d4.
    .right = Taken with a leap. What stood in between would not have mattered.
    .walk = That was a walk, straight like a rook. To strike, it leaps like a knight.
    .other = The pawn on d4 still stands. Strike it with the Rookni.

lesson-thinktank-guard = Two pawns, one Rookni to guard them: which one can your queen take safely?
    .look = What a piece guards is what it could strike. How it walks doesn't matter.
    .hint = From a8 the Rookni strikes b6 and c7, like a knight.
    .right = Right: the Rookni could walk down the file, but it can't strike there.
    .struck = The Rookni on a8 strikes c7 with a knight's leap: the queen would be lost.
    .other = You could win a pawn here. Which one does the Rookni not guard?

lesson-thinktank-mate = Your Bisroo walks like a bishop and strikes like a rook. Mate in one!
    .look = Check is a matter of striking: find a square to walk to from which it strikes the king.
    .hint = It has to strike along the last rank, and it gets there diagonally.
    .right = Checkmate: it came like a bishop and strikes like a rook.
    .near = From there it strikes nothing that matters. Walk on along the same diagonal.
    .other = Not mate. The Bisroo can get to the last rank in one walk.

lesson-thinktank-promote = Your pawn becomes a queen or one of the six. Which new piece attacks king and queen at once?
    .look = Think of how it strikes: which pattern reaches d7 and a6 from b8?
    .hint = A knight's leap reaches both. Two of the six strike like that.
    .right = A fork: the king must move, and then the queen is struck.
    .queen = A queen on b8 attacks neither of them, and Black's queen is free to move.
    .other = Promote on b8, and choose a piece that strikes like a knight.
