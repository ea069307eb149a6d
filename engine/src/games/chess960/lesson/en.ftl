### The lesson of Chess960, step by step: what is asked, what to look for, what is said of turns.

lesson-chess960-start = Chess, but the pieces behind the pawns stand in a random order, the same for both sides.
    .look = Two things always hold: the bishops stand on squares of different colours, and the king stands between his rooks.

lesson-chess960-long = Castle to the queenside. Where will king and rook end?
    .look = Wherever they began, they end where they would in chess: king on the c-file, rook on the d-file.
    .hint = Play `O-O-O`, or move the king onto its own rook on c1.
    .right = King c1, rook d1: as ever on the queenside, although both began elsewhere.
    .step = That is one step of the king, and the right to castle is gone. Move it onto its rook instead.
    .other = Not castling yet. Type `O-O-O`, or move the king onto the rook on c1.

lesson-chess960-stay = Castle to the kingside: here the king already stands on g1.
    .look = On the kingside the king ends on the g-file and the rook on the f-file. A piece that stands there already stays.
    .hint = Play `O-O`, or move the king onto the rook on h1.
    .right = The king stays, and only the rook moves, to f1. That is castling, too.
    .step = A king's step isn't castling: your rook stays shut in on h1.
    .other = Not castling. Move the king onto its own rook on h1.

lesson-chess960-corner = Which castling is safe here?
    .look = Look twice when the rook leaves its place: something may be hiding behind it.
    .hint = The rook on b1 is all that stands between your king and the rook on a1.
    .right = Right: the king travels from c1 to g1 and is out of danger.
    .uncovered = Your rook would leave b1, and the rook on a1 would attack your king on c1. Castle the other way.
    .other = Legal, but this step is about castling. One of the two ways is safe.

lesson-chess960-mate = White mates in one. How?
    .look = Castling moves two pieces at once, and the rook may be the one that counts.
    .hint = Black's king has no square beside the f-file. Which move puts a rook on it?
    .right = Castling with mate! The king makes room, and the rook arrives on the f-file.
    .take = It looks good, but the rook on g8 takes back.
    .other = Not mate. Both your pieces can move at once: try castling.
