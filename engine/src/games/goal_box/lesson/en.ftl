### The lesson of Goal Box Chess, step by step: what is asked, what to look for, what is said of turns.

lesson-goal-box-start = No kings and no check here: it's a race. You win at once when your pieces stand in both goal boxes.
    .look = The boxes are a4 and g5, outside the board. Before each lies its entrance, hatched: b4 and f5.

lesson-goal-box-enter = Move a piece of yours into a goal box.
    .look = From the entrance any piece may step into its box, and back again. There is no other way in or out but one.
    .hint = Your knight stands on b4, the entrance of a4. It may simply step in.
    .right = In the box! Halfway to the win, and hard to get at: only what stands on b4 could take it.
    .hop = The knight may hop away as in chess, but it stood right before the box. One step would have done.
    .other = The knight on b4 was ready to step into the box.

lesson-goal-box-swap = A piece in a box may change places with any friend on the board. What does that make of the pawn in a4?
    .look = Look for a friend on the last rank: a pawn that comes there so is promoted.
    .hint = The knight on d8 and the pawn change places: `a4<>d8=Q`.
    .right = A queen on d8, and a knight keeps the box. Two good things in one turn.
    .leave = The pawn steps out, and the box is empty again. It could have become a queen without giving the box up.
    .small = Promoted, but a queen can do more.
    .other = Your pawn can become a queen at once: change its place with a piece on the last rank.

lesson-goal-box-stop = Black is in one box and stands before the other. Stop it!
    .look = Don't wait for the second box: a win there is at once, without check or warning.
    .hint = Your bishop on d3 reaches f5.
    .right = The rook on the entrance is gone. Keep an eye on both entrances, yours and theirs.
    .attack = Now the rook steps from f5 into the box, and Black has won.
    .other = Black's rook steps into the second box and wins. It has to be taken on f5.

lesson-goal-box-win = White to move wins. How?
    .look = Count boxes: one is taken already. What could step into the other?
    .hint = Your rook stands on f5, the entrance of g5.
    .right = Both boxes are yours: the game is won. Enjoy the race!
    .change = The two only changed places. The one on the entrance should have stepped in.
    .prey = A knight taken, a win missed. The race is what counts.
    .other = You could have won at once: one piece is in a box, another stands at the other entrance.
