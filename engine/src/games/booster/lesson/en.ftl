### The lesson of Booster Chess, step by step: what is asked, what to look for, what is said of turns.

lesson-booster-hand = Chess with cards: in front of you lie your checkers, and you hold as many cards. Only you see them.
    .look = Red cards stand for white pieces, black cards for black ones. A card puts one of your checkers under a piece that it fits, yours or the enemy's.

lesson-booster-boost = Make a move, and then boost one of your knights with a card.
    .look = After the move you may play one card. A piece on its own checkers is boosted: later it goes a king's step more for each.
    .hint = Play the red knight card, `N`, on a knight of yours, for example `e2e4/+N@g1`.
    .right = Boosted! When it moves, it may take an extra step, and its checker comes home.
    .hobbled = That hobbles Black's queen: a fine use of that card. But here your own knight was to be boosted.
    .other = Make a move, then play the knight card on a knight of yours.

lesson-booster-step = Your knight stands on your own checker. Take the rook on h6 in one turn.
    .look = First a regular move, then king's steps: each brings one of your checkers home, and it may capture.
    .hint = From g5 the rook is one step away.
    .right = Taken with a step, and the checker lies in front of you again.
    .stopped = You could have gone on: the checker is good for a step to h6.
    .other = The knight reaches h6 by a leap and a step.

lesson-booster-hobbled = Black's queen on c8 stands on your checker. Does she still guard the pawn on c6?
    .look = A hobbled piece moves and captures like a pawn of its side, one step, and nothing else.
    .hint = Like a black pawn she attacks b7 and d7.
    .right = Free! Hobbled, she guards only b7 and d7.
    .other = The pawn on c6 was free: a hobbled queen doesn't guard along the file.

lesson-booster-mate = White mates in one turn. Black's queen could come to e8, couldn't she?
    .look = A move, and then a card. What would stop the queen?
    .hint = Give check on the last rank, then play the black queen card, `q`, on Black's queen.
    .right = Checkmate: a hobbled queen can't come to the rescue.
    .early = Check, but the queen comes to e8. Hobble her with your card in the same turn.
    .other = Not mate. You need the last rank and the right card.

## The worked turn, picture by picture.

lesson-booster-worked-cards = White has a checker under the knight on c3 and holds five cards, which nobody else sees. A turn is a move, and then a card if White likes.
lesson-booster-worked-leap = The move: a leap to d5. A piece on a checker of its own side is boosted, so the knight may go one king's step on.
lesson-booster-worked-stepped = The step takes the rook on d6, and the checker comes home. But Black's queen on b8 could take the knight now.
lesson-booster-worked-slowed = So White plays the black queen card and puts the checker under the queen on b8. Hobbled, she captures like a pawn and no longer reaches d6.
