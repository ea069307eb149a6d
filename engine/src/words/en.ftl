### Why something is refused, whatever is played.

# Steps and turns
engine-refusal-step-not-offered = That isn't possible in this position.
engine-refusal-step-too-many = That is more than one turn. Play the first one alone.
engine-refusal-step-several-turns = That is more than one turn.
engine-refusal-step-not-your-turn = It isn't your turn.
engine-refusal-step-unreadable = I can't read “{ $typed }”. Try a move like `e2e4` or `Nf3`.
engine-refusal-step-empty = Type a move, such as `e2e4` or `Nf3`.
engine-refusal-step-too-tangled = So much is possible here that I can't read so long a turn at once. Choose it step by step below the board.
engine-refusal-step-incomplete = The turn isn't complete yet. Next could be { $steps } …
engine-refusal-game-over = This game is over.

# Draws and takebacks
engine-refusal-draw-offered = Your opponent has offered a draw already: you can accept it.
engine-refusal-draw-standing = Your offer still stands; it waits for an answer.
engine-refusal-draw-once = You have offered a draw in this turn already. Offer again after the next.
engine-refusal-draw-none = No draw offer of your opponent stands. You can make one with `/draw`.
engine-refusal-draw-no-claim = There is nothing to claim now: that takes your turn, and a draw that the rules of this game let you claim, such as the same position for the third time. `/rules` tells which; you can offer a draw instead.
engine-refusal-takeback-nothing = You haven't played a whole turn yet, so there is none to take back.
engine-refusal-takeback-revealed = That turn stands: with it or since then something came to light, was drawn or was decided that nobody can unsee.

# Moves as in chess
engine-refusal-chess-castle-lost = { $side } can't castle { $wing ->
         [kingside] kingside
        *[queenside] queenside
    } now: king or rook has moved, or is gone.
engine-refusal-chess-castle-blocked = { $side } can't castle { $wing ->
         [kingside] kingside
        *[queenside] queenside
    } now: a piece stands in the way.
engine-refusal-chess-castle-attacked = { $side } can't castle { $wing ->
         [kingside] kingside
        *[queenside] queenside
    } now: the king may not castle out of, through or into an attack.
engine-refusal-chess-castle-later = { $side } can't castle { $wing ->
         [kingside] kingside
        *[queenside] queenside
    } now: something else has to be done first.
engine-refusal-chess-promotions = The pawn is promoted on { $to }: { EITHER($moves) }.
engine-refusal-chess-ambiguous = { $typed } could be { EITHER($moves) }.
engine-refusal-chess-no-promotion = Nothing is promoted on { $to }.
engine-refusal-chess-nothing-there = There is no piece on { $from }.
engine-refusal-chess-not-yours = { NP($piece, det: "the", cap: "yes") } on { $from } is { $side }'s.
engine-refusal-chess-another-kind = The piece on { $from } is { NP($piece, det: "a") }, { NP($asked, det: "no") }.
engine-refusal-chess-only = { SENTENCE($reach) }.
engine-refusal-chess-no-such-piece = { $side } has { NP($piece, det: "no") }.
engine-refusal-chess-none-on-file = { $side } has { NP($piece, det: "no") } on the { $file }-file.
engine-refusal-chess-none-on-rank = { $side } has { NP($piece, det: "no") } on rank { $rank }.
engine-refusal-chess-no-pawn = No pawn can go to { $to }; a capture names the pawn's file, like exd5.
engine-refusal-chess-no-piece = { NP($piece, det: "no", cap: "yes") } can go to { $to }: { $reach }.
engine-refusal-chess-in-check = { $side } is in check.

# The same within a sentence
engine-refusal-chess-reach = { NP($piece, det: "the") } on { $from } can go to { EITHER($squares) }
engine-refusal-chess-reach-or-castle = { NP($piece, det: "the") } on { $from } can go to { $wing ->
         [kingside] { COMMAS($squares) } or castle kingside
         [queenside] { COMMAS($squares) } or castle queenside
        *[both] { COMMAS($squares) }, castle kingside or castle queenside
    }
engine-refusal-chess-castle-only = { NP($piece, det: "the") } on { $from } can go to { $wing ->
         [kingside] castle kingside
         [queenside] castle queenside
        *[both] castle kingside or castle queenside
    }
engine-refusal-chess-stuck = { NP($piece, det: "the") } on { $from } can't move now
