### The lesson of Cooperative Chess, step by step: what is asked, what to look for, what is said of turns.

lesson-cooperative-hand = You and your partner are one team against the board. Every kind of piece that is gone in both colours is a point.
    .look = You see your own three cards and both stacks of played cards, but not your partner's hand. In every turn you must play a card.

lesson-cooperative-take = You are White. Take the pawn on d5, as the cards allow.
    .look = The piece that takes must be of the kind on the card you play now; what it takes, of the kind on top of your partner's stack.
    .hint = A pawn card lies on Black's stack. You take with a pawn, so play your pawn card first: `P/e4d5`.
    .right = A pawn takes a pawn, as both cards say. Your partner's card goes to the captured ones.
    .card = The right card, but then the pawn could have taken on d5.
    .cardless = First the card, then the capture: it says what may take.
    .kind = That card lets another kind of piece take. A pawn needs the pawn card.
    .other = The pawn on d5 could have been taken with the pawn card.

lesson-cooperative-move = Take something with your bishop from f1, all in one turn.
    .look = A turn may begin with a move that captures nothing. Then comes the card, and then the captures, with the same piece.
    .hint = From b5 the bishop reaches d7: `f1b5/B/b5d7`.
    .right = Move, card, capture. With more matching cards on your partner's stack it could go on.
    .stopped = Everything was ready: after the card the bishop could have taken on d7.
    .wrong = That card doesn't stand for the bishop that moved. It has to be the bishop card.
    .other = Bring the bishop to where it attacks a pawn, then play its card.

lesson-cooperative-wild = Black has no knights left, so the knight card on Black's stack is wild. What is the best catch?
    .look = A card is wild when its player has no piece of that kind: then it stands for every kind.
    .hint = White's queen is gone already. With Black's gone, too, the queens are a point.
    .right = The last queen: one kind has left the board altogether. That is a point.
    .pawn = Allowed, but of pawns there are many. The queen was the last of her kind.
    .card = The card alone takes nothing. Your knight could have taken something with it.
    .other = Play your knight card: the knight may take anything now.

lesson-cooperative-king = Your knight could take the king, the queen or a pawn. What is best for the team?
    .look = When the first king falls, the game is over and the points are counted.
    .hint = First collect points, then end the game, before somebody runs out of cards.
    .right = The last queen is a point. The king can wait.
    .over = The game is over, and you counted what was gone. One more kind was within reach.
    .pawn = A pawn is not yet a whole kind. The queen was the last of her kind.
    .other = Play the knight card and take with the knight: but what?
