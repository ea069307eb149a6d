### The lesson of Chess Golf, step by step: what is asked, what to look for, what is said of turns.

lesson-chess-golf-hole = A hole: a white king takes a black bishop, or a black bishop takes the white king, in as few moves as possible.
    .look = The pieces in question are circled. You may move pieces of both colours, and only these may be captured.

lesson-chess-golf-borrow = A piece borrows the move of a neighbour of its own colour. How does the king take the bishop at once?
    .look = Look at the eight squares around the king: whose move can it borrow?
    .hint = Beside the knight it leaps like one. From d3 a leap leads to c1.
    .right = A hole in one! How a piece moves in chess doesn't matter here.
    .own = The king has no move of its own here. Beside the knight it moves like a knight.
    .bishop = The bishop may move, too, like a king since it is alone. But one move of the king solves this.
    .other = The king on d3 could take the bishop in one move: it stood beside a knight.

lesson-chess-golf-bring = The king should take the bishop on a8. Which move prepares it best?
    .look = No two pieces of a colour are neighbours here, so each may move like a king. Whose move would you like to borrow?
    .hint = Bring the queen beside the king, without standing in its way.
    .right = Now the king moves like a queen: straight to a8. Two moves in all.
    .march = The king could walk, but it's a long way. Bring it a better neighbour.
    .other = Better: put the queen next to the king, and let it run.

lesson-chess-golf-bid = Here is a solution: the bishop on e5 goes to g6, to h5, and takes on h2. How many moves do you bid?
    .look = Count every move of the line. The lowest bid has to show its solution; more moves than bid are a failure.
    .hint = Three moves: `e5g6`, `g6h5`, `h5h2`.
    .right = Just right. The lowest bid that is shown scores itself, and low totals win.
    .low = The line has three moves: a bid that fails costs more than it saves.
    .impossible = A 0 says that it can't be done. You know better.
    .other = The solution has three moves: each one above counts against you.

lesson-chess-golf-show = You bid 3. Show it!
    .look = Each move is borrowed: from the knight on d6, from the king on f7, from the queen on g4.
    .hint = `e5g6/g6h5/h5h2`: the bishop leaps, steps and runs.
    .right = Solved as bid. Par is 3, too: the referee knows no shorter way.
    .up = You gave up, though you knew the way: bishop to g6, to h5, and on to h2.
    .other = Not solved in three moves. Try the bishop on e5: g6, h5, h2.

## The worked turn, picture by picture.

lesson-chess-golf-worked-called = The queen on f5 and the king on d2 are circled: either has to take the other. The player has found a way in two moves and bids 2.
lesson-chess-golf-worked-borrowed = A piece moves like a neighbour of its own colour. The queen's only one is the bishop on e6, so she moves like a bishop: to c2.
lesson-chess-golf-worked-onwards = On c2 her neighbour is the rook on c1, so she moves like a rook and takes on d2. Two moves as bid, and the referee knows no shorter way.
