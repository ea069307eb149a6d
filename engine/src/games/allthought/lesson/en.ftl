### The lesson of Allthought Chess, step by step: what is asked, what to look for, what is said of turns.

lesson-allthought-start = This is Thinktank Chess in which even the pawns have changed their minds: they walk diagonally and strike straight ahead.
    .look = The other pieces walk like the big figure and strike like the small card in the corner. If that is new to you, take the lesson of Thinktank Chess first.

lesson-allthought-walk = Move the pawn on e2 two squares.
    .look = From its second rank a pawn may go two squares along one diagonal, if both are free.
    .hint = It leaves its file: two squares diagonally lead to c4 or g4.
    .right = That's how they march. Your pawns change files all the time.
    .straight = Straight ahead a pawn only strikes, and there is nothing to strike. It walks diagonally.
    .short = One square is allowed, too. From here it may go two.
    .other = That was another piece. Send the pawn on e2 two squares diagonally.

lesson-allthought-strike = Two pawns face two pawns. Take one!
    .look = A pawn strikes one square straight ahead, and that is all it attacks.
    .hint = What stands right in front of your pawn is its prey.
    .right = Taken, straight ahead. Two pawns face to face attack each other here.
    .slanting = That is how chess pawns take. These strike straight ahead.
    .past = The pawn walked by. What stood right in front of it could be taken.
    .other = That was the king. A pawn of yours can take something.

lesson-allthought-passing = Black's pawn went from d7 to f5 and passed e6. Take it all the same!
    .look = En passant: a pawn whose strike lands on the square just passed over may take there, in the very next turn only.
    .hint = Your pawn strikes straight ahead, onto e6.
    .right = Taken in passing: the pawn on f5 is gone.
    .late = That was a walk, and now the right to take in passing is gone.
    .other = The right to take in passing is gone with this turn. The pawn on e5 had it.

lesson-allthought-promote = Your pawn on b7 can reach the last rank in three ways. Which is the best?
    .look = Diagonally it walks, straight ahead it strikes.
    .hint = Right in front of it stands Black's queen.
    .right = A queen struck and a new piece made, with one small pawn.
    .beside = Promoted, but Black's queen is still there. Straight ahead you could have struck it.
    .other = The pawn can get to the last rank at once, and take something there.
