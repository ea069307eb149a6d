### The lesson of Masquerade Chess, step by step: what is asked, what to look for, what is said of turns.

lesson-masquerade-table = Choose how Black's pieces capture: like K, Q, R, B and N, each way for one kind. Where do you hide the queen's way?
    .look = You know how Black's pieces capture and Black knows yours. Whatever captures like a queen is dangerous; make it hard to use.
    .hint = Give the queen's way to the king (`KQ`) or leave it with the queen (`QQ`). For example `KQ/QN/RB/BK/NR`.
    .right = A sound choice: a king that captures from afar has to leave home, and a second queen there is none.
    .second = Now Black has a rook, bishop or knight that strikes like a queen, and soon finds out. Give that to the king or the queen.
    .other = Choose one way for each kind: `KQ/QN/RB/BK/NR` is balanced.

lesson-masquerade-try = You don't know how your own knight captures. Where can you try without risk?
    .look = Name your piece and its victim. If your piece captures like that, it does; if not, nothing moves and your turn is over.
    .hint = The pawn on e5 is guarded by nothing, whatever happens.
    .right = A good place to try. Whether it works or not, you learn something about your knights.
    .other = A move like any other, but here you could have learned something for free.

lesson-masquerade-sheet = Your knight's try on c6 was wrong, so it doesn't capture like a knight. Which try makes sense now?
    .look = Your sheet notes what the answers rule out. A victim beside the knight could fall to a king's, a queen's or a bishop's way.
    .hint = The pawn on c3 stands diagonally beside your knight, and nothing guards it.
    .right = It may be right in three ways. With each answer the sheet gets clearer.
    .again = You know already that this is wrong: a turn thrown away.
    .guarded = Possible, but if it works, the king on g8 takes back. Look for a victim that nobody guards.
    .other = Here was a try that costs nothing. What stands beside your knight, unguarded?

lesson-masquerade-danger = You chose that Black's knights capture like rooks. Bring your king to safety!
    .look = Pieces move as ever and capture as your table says. There is no check: whoever overlooks it loses the king.
    .hint = From e4 the knight captures along the e-file and the fourth rank, and nowhere else.
    .right = Out of its line. Where a knight would leap from e4 there is no danger at all.
    .line = Still on the e-file: the knight captures straight down it, and the game is over.
    .gamble = If your king happened to capture along a line, fine. If not, nothing moves, and the knight takes your king.
    .other = That doesn't bring the king to safety.

lesson-masquerade-king = There is no mate: who captures the king wins. How do you do it without luck?
    .look = Only pawns capture as ever, and always with success.
    .hint = Your pawn on e7 attacks d8 diagonally.
    .right = The king is captured, and the game is won: pawns never fail.
    .gamble = Perhaps rooks of yours capture like that, perhaps not. The pawn would have been certain.
    .promoted = A new piece, but Black's king was there to be captured.
    .other = Black's king was there to be captured, for certain: by the pawn.

## The worked turn, picture by picture.

lesson-masquerade-worked-named = White doesn't know how its own knights capture: Black chose that in secret. White names the knight on c3 and the pawn on d5, a leap as in chess.
lesson-masquerade-worked-wrong = The answer is no: nothing has moved, and the turn is over. But White has learned something: its knights don't capture like knights, and the sheet crosses that out.
lesson-masquerade-worked-again = Black moves the king to a8. Now White tries a line: the pawn on g3 stands on the knight's rank.
lesson-masquerade-worked-found = It works, and the knight stands on g3. Its way is a rook's or a queen's then, and the sheet has room for nothing else.
