### The lesson of Crowded House, step by step: what is asked, what to look for, what is said of turns.

lesson-crowded-house-start = Two against two over one board: each player rules half of it, the king-side (files e–h) or the queen-side (files a–d).
    .look = White king-side begins, then Black king-side, White queen-side, Black queen-side. The picture outlines the half that is to move.

lesson-crowded-house-half = You are White queen-side. Bring the bishop from f1 into the game.
    .look = You may move any piece of your colour that starts or ends on your half.
    .hint = The bishop starts on the king-side, so it has to end on a file from a to d.
    .right = It arrives on your half, so the move is yours to make.
    .theirs = That starts and ends on the king-side: your partner could do it, not you.
    .other = That's yours to play, but the bishop from f1 could have come over to your half.

lesson-crowded-house-reach = You are White king-side. Black's rook looks down the d-file. Does your king dare to go there?
    .look = Only what the very next player can do matters: Black king-side, who moves what starts or ends on the files e to h.
    .hint = From d7 to d1 or d2 the rook would start and end on the queen-side.
    .right = Safe for now: Black king-side can't make that capture. Your partner moves before Black queen-side can.
    .shy = A good square in chess. But here the d-file is safe, too: Black king-side can't take there.
    .other = Try the king: where is it safe that wouldn't be in chess?

lesson-crowded-house-free = You are White king-side. Your queen can take three pawns. Which one can't be taken back at once?
    .look = Who is next, and which captures start or end on their half?
    .hint = On f7 and h7 the king on g8 takes back. On d5 only the rook could.
    .right = The rook's capture would start and end on the queen-side, and Black queen-side is not next.
    .guarded = The king on g8 takes back: that starts on the king-side, and Black king-side is next.
    .other = One of the pawns was free. Which one can Black king-side not take back on?

lesson-crowded-house-mate = You are White queen-side. Mate in one!
    .look = It is mate if Black queen-side, who is next, can do nothing about a capture of the king by the player after that.
    .hint = As in chess: the last rank.
    .right = Checkmate, and your team has won. Without such a check a player who can't move just passes.
    .near = From a7 the rook threatens nothing yet.
    .other = Not mate. Black's king is shut in by its own pawns: which rank does your rook want?
