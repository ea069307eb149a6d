### The lesson of Chess, step by step: what is asked, what to look for, what is said of turns.

lesson-chess-rook = Your rook goes straight, as far as the way is free. Which move takes the pawn on d5?
    .look = A piece takes an enemy piece by landing on its square, and never one of its own.
    .hint = Rook d1, then d5: the pawn comes off, and the rook stands there.
    .right = Taken! Bishops do the same along diagonals, and the queen along both.
    .near = The rook stops right in front of the pawn. To take it, go onto its very square.
    .other = Not yet: the pawn on d5 still stands there.

lesson-chess-pawn = A pawn goes straight ahead, but yours on e4 is blocked. What can it do?
    .look = Pawns take one square diagonally forward, and in no other way.
    .hint = On d5, diagonally in front of your pawn, stands something it can take.
    .right = Right! Going and taking are two different things for a pawn. If it gets to the last rank, it becomes a queen.
    .ahead = A pawn never takes what stands straight in front of it. Look one square to the side.
    .other = That was the king. The pawn on e4 has a move of its own.

lesson-chess-knight = Which knight move attacks king and queen at once?
    .look = A knight jumps two squares one way and one across, over anything. Count where it could go on to.
    .hint = From c7 a knight reaches both a8 and e8.
    .right = A fork! The king must step away, and then you take the queen.
    .check = That is check, but the queen on a8 is not attacked, so Black loses nothing.
    .queen = From there the knight doesn't reach the king and the queen together. One square does both.
    .other = No fork yet. Look for the square from which a8 and e8 are each one jump away.

lesson-chess-check = The rook on e8 attacks your king. What is the best answer to the check?
    .look = There are three ways: step away, put something in between, or take what gives check.
    .hint = Look along the diagonal of your bishop on b5.
    .right = The best of the three: the check is gone, and so is the rook.
    .block = Allowed: the bishop stands in between. But you could have taken the rook for nothing.
    .run = Allowed: the king steps away. But the rook that gave check was yours to take.
    .other = That leaves the rook alive. Can one of your pieces take it?

lesson-chess-castle = King and rook may move together once in a game. Which way can your king castle?
    .look = Nothing may stand between them, neither has moved, and the king may not be attacked where it starts, passes or ends.
    .hint = The rook on d8 looks down the d-file. Castle to the other side.
    .right = Castled: the king goes two squares towards the rook, and the rook jumps over it.
    .passes = The king would pass d1, which the rook on d8 attacks. The other side is free.
    .walk = That is one king step, and after it castling is gone for good.
    .other = This step is about castling, and one of the two ways is open.

lesson-chess-mate = Mate in one: how does White win?
    .look = Check isn't enough. After your move the king may have no way to run, nothing to put in between, and nothing to take with.
    .hint = Black's own pawns shut the king in on the last rank.
    .right = Checkmate! A king behind its own pawns needs an exit; remember that for yours.
    .near = So close: from a7 the rook attacks nothing yet, and Black gets time to open a window.
    .other = Not mate. Look at the last rank: what could come to Black's king there?

lesson-chess-queen = King and queen against a lone king: mate in one.
    .look = With so few pieces beware of stalemate: if Black isn't in check and has no move, the game is a draw.
    .hint = Put the queen right before the king, where your own king protects her.
    .right = Checkmate, and the queen is protected. Now you know enough for a game!
    .stalemate = Stalemate! Black isn't in check and cannot move, so it's a draw. Always leave a square, or give check.
    .other = Not mate. The queen needs a square next to the king, protected by yours.
