### Why something is refused, whatever is played.

# Steps and turns
engine-refusal-step-not-offered = That isn't possible in this position.
engine-refusal-step-too-many = That is more than one turn. Play the first one alone.
engine-refusal-step-letters = { $typed } could be { EITHER($moves) }.
engine-refusal-step-several-turns = That is more than one turn.
engine-refusal-step-not-your-turn = It isn't your turn.
engine-refusal-step-unreadable = I can't read “{ $typed }”.
engine-refusal-step-empty = Type a move.
engine-refusal-step-too-tangled = So much is possible here that I can't read so long a turn at once. Choose it step by step below the board.
engine-refusal-step-incomplete = The turn isn't complete yet. Next could be { $steps } …
engine-refusal-game-over = This game is over.

# Draws and takebacks
engine-refusal-draw-offered = Your opponent has offered a draw already: you can accept it.
engine-refusal-draw-standing = Your offer still stands; it waits for an answer.
engine-refusal-draw-once = You have offered a draw in this turn already. Offer again after the next.
engine-refusal-draw-none = No draw offer of your opponent stands. You can make one with `/game draw`.
engine-refusal-draw-no-claim = There is nothing to claim now: that takes your turn, and a draw that the rules of this game let you claim, such as the same position for the third time. `/rules` tells which; you can offer a draw instead.
engine-refusal-takeback-nothing = You haven't played a whole turn yet, so there is none to take back.
engine-refusal-takeback-revealed = That turn can't be taken back: something hidden has been revealed, drawn or decided since.
engine-refusal-setup-no-options = This game has no options.
engine-refusal-setup-unknown-option = There is no option “{ $option }” here, but { EACH($options) }.
engine-refusal-setup-option-twice = The option “{ $option }” was given twice.
engine-refusal-setup-option-number = The option “{ $option }” takes a whole number from { $min } to { $max }.
engine-refusal-setup-option-values = The option “{ $option }” takes { EITHER($values) }.
engine-refusal-setup-edition = The rules of this game have { $newest ->
         [one] only edition 1
        *[other] the editions 1 to { $newest }
    }, not { $edition }.
engine-refusal-setup-edition-number = The line `edition: …` of a record takes a number.
engine-refusal-setup-no-cards = This game is played without cards.
engine-refusal-setup-too-tangled = So much is possible there that the referee couldn't keep up. With fewer pieces, or fewer checkers under them, it will do.

# Positions as text
engine-refusal-position-fields = A position has six fields, such as `rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1`; this one has { $count }.
engine-refusal-position-ranks = The board needs eight ranks between slashes, the eighth rank first; this one has { $count }.
engine-refusal-position-rank-length = Rank { $rank } of the board doesn't have exactly eight squares.
engine-refusal-position-gap = A number counts only empty squares that are there.
engine-refusal-position-hole = `*` stands for exactly the places without a square, and { $square } doesn't fit.
engine-refusal-position-letter = “{ $typed }” is no piece: use `P N B R Q K` for White, `p n b r q k` for Black, and 1–8 for empty squares.
engine-refusal-position-bracket = “[{ $typed }]” is no piece: brackets hold two letters out of N, B and R, as in `[RN]` for White and `[rn]` for Black.
engine-refusal-position-kind = There is { NP($piece, det: "no") } in this game.
engine-refusal-position-side = The side to move is `w` or `b`.
engine-refusal-position-castling = Castling rights are `-` or letters out of `KQkq` (or files of rooks, A–H and a–h), each once.
engine-refusal-position-castling-right = { $side } can't have the castling right { $typed }: { $needs ->
         [king] the king is not on its first rank
         [rook] the rook is not there
        *[corner] it takes the king on the e-file and the rook in the corner
    }.
engine-refusal-position-en-passant = The en-passant square is `-` or a square such as `e3`.
engine-refusal-position-en-passant-square = No pawn can just have passed { $square } with a double step.
engine-refusal-position-numbers = The last two fields are the move clock (from 0) and the move number (from 1), plain numbers up to { $most }.
engine-refusal-position-extra = After the six fields only `key=value` may follow.
engine-refusal-position-unknown-extra = The field “{ $typed }” is unknown here or given twice.
engine-refusal-position-kings = { $side } needs exactly one king.
engine-refusal-position-pawn = A pawn can't stand on { $square }: neither on the first rank nor on the last.
engine-refusal-position-waiting-king = { $side } is in check, but it is not { $side }'s turn.
engine-refusal-position-squares = `{ $field }=` lists squares, sorted from a1 to h8, such as `{ $field }=b6,c5`.

# Cards in them
engine-refusal-cards-letters = Cards are written `PNBRQK` and `C` for checkers, capitals for red ones and small letters for black ones.
engine-refusal-cards-two-lists = `{ $field }=` lists White's cards and then Black's, such as `{ $field }={ $example }`; one of them may be empty.
engine-refusal-cards-deck = The deck can't begin with { $typed }: the cards not drawn yet are { $rest }.
engine-refusal-cards-too-many = There are more cards of a kind than the pack has: { $pack } in all.

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
    } now.
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
engine-refusal-chess-no-pawn = No pawn of yours can get to { $to }; a capture names the pawn's file, like exd5.
engine-refusal-chess-no-piece = { NP($piece, det: "no", cap: "yes") } of yours can get to { $to }: { $reach }.
engine-refusal-chess-already-there = { NP($piece, det: "the", cap: "yes") } stands on { $to } already.
engine-refusal-chess-in-check = { $side } is in check.
engine-refusal-chess-exposed = Then { $side }'s king could be taken.

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

# What is said beside boards, and what steps are called in menus. `way` says which sentence it is, and is never shown
engine-only = { $value }
engine-scene-to-move = { $side } to move.
engine-scene-in-check = { $side } to move, in check.
engine-scene-check-by = { $count ->
         [one] The king is in check from { EACH($by, det: "the") }.
        *[other] The king is in check at once from { EACH($by, det: "the") }.
    }
engine-scene-check-over = The way to it leads over { EACH($over) }.
engine-scene-over = { SENTENCE($outcome) }.
engine-scene-castles = { $side } castles { $wing ->
         [kingside] kingside
        *[queenside] queenside
    }.
engine-scene-move = { $way ->
         [becomes] { $side }: { $piece } { $from } to { $to }, becomes { NP($new, det: "a") }.
         [takes] { $side }: { $piece } { $from } takes { $victim } on { $to }.
         [takes-becomes] { $side }: { $piece } { $from } takes { $victim } on { $to }, becomes { NP($new, det: "a") }.
         [takes-elsewhere] { $side }: { $piece } { $from } to { $to }, takes { $victim } on { $square }.
         [passing] { $side }: { $piece } { $from } to { $to }, takes { $victim } on { $square } en passant.
        *[moves] { $side }: { $piece } { $from } to { $to }.
    }
engine-scene-your-hand = Your hand
engine-scene-hand = { $side }'s hand
engine-scene-draw-pile = Draw pile
engine-scene-free-checkers = { $side }'s free checkers
engine-label-piece = { NP($piece, cap: "yes") } { $square }
engine-label-thing = { NP($piece, cap: "yes") }
engine-label-done = End the turn
engine-label-draws = { $side } draws { NP($card, det: "the") }

# What a player is asked: in check
engine-asks-in-check = Your king is in check: how do you save it?
engine-asks-in-check-by = Your king is in check from { EACH($by, det: "the") }: how do you save it?

# What pictures and boards of letters show, in words: headings, then what stands behind them
engine-alt-white = White
engine-alt-black = Black
engine-alt-neutral = Neutral
engine-alt-white-captures = White captures
engine-alt-black-captures = Black captures
engine-alt-neutral-captures = Neutral captures
engine-alt-white-checkers = White checkers
engine-alt-black-checkers = Black checkers
engine-alt-neutral-checkers = Checkers
engine-alt-mirrored = Beyond the mirror
engine-alt-asleep = Asleep
engine-alt-danger = Danger
engine-alt-circled = Circled
engine-alt-risen = { NP($piece, many: "yes", cap: "yes") }, on coins
engine-alt-buried = Buried
engine-alt-goals = Goals
engine-alt-entrances = Entrances
engine-alt-open-box = Open box
engine-alt-latched-box = Latched box
engine-alt-checked = Checked
engine-alt-given = Checker given
engine-alt-captors = Captured by
engine-alt-captured = Captured on
engine-alt-chosen = Chosen
engine-alt-targets = Can go to
engine-alt-victims = Can capture on
engine-alt-arrows = Arrows
engine-alt-zones = Zones
engine-alt-piece = { NP($piece) }
engine-alt-pieces = { NP($piece, many: "yes") }
engine-alt-count = { $count ->
         [one] { NP($piece) }
        *[other] { $count } { NP($piece, many: "yes") }
    }
engine-alt-on = { NP($piece) } on { $square }
engine-alt-under = { NP($piece) } under { $square }
engine-alt-checkers-under = { $count } under { $squares }
engine-alt-letters = Of two letters the first is how it moves, the second how it captures.
engine-alt-two-ways = { NP($piece, det: "a", cap: "yes") } moves like { NP($mover, det: "a") }, captures like { NP($captor, det: "a") }.
engine-alt-captures-like = { $who } like { NP($captor, det: "a") }
engine-alt-captures-and-moves = { $who } like { NP($captor, det: "a") } (moves like { NP($mover, det: "a") })
engine-alt-from-to = { $from } to { $to }
engine-alt-arrow = { $from } to { $to }
engine-alt-files = files { $from } to { $to }
engine-alt-nowhere = nowhere
engine-alt-zone = { $title }, { $area }
engine-alt-zone-now = { $title }, { $area } (now)
engine-alt-empty = empty
engine-alt-face-down = { $count } face down
engine-alt-owner-white = { $title } (White)
engine-alt-owner-black = { $title } (Black)
engine-alt-card = { $count ->
         [one] { NP($card) }
        *[other] { $count } { NP($card, many: "yes") }
    }
engine-alt-card-checkers-red = { $count ->
         [one] red checkers card
        *[other] { $count } red checkers cards
    }
engine-alt-card-checkers-black = { $count ->
         [one] black checkers card
        *[other] { $count } black checkers cards
    }
engine-alt-card-letter-red = { $count ->
         [one] red { $letter }
        *[other] { $count } red { $letter }
    }
engine-alt-card-letter-black = { $count ->
         [one] black { $letter }
        *[other] { $count } black { $letter }
    }
engine-alt-wild = { $card } (wild)
engine-alt-is = is { $what }
engine-alt-not = not { $what }
engine-alt-no-other = no other
engine-alt-nothing-yet = nothing yet
engine-alt-now = { $who } (now)
engine-alt-more = There is more: /board text:True tells all.

# The signs of a board of letters
engine-sign-two-letters = two letters: moves like, captures like
engine-sign-last-move = last move
engine-sign-nobodys = nobody's
engine-sign-checkers = checkers
engine-sign-white-checkers = White's checkers
engine-sign-black-checkers = Black's checkers
engine-sign-mirrored = beyond the mirror
engine-sign-asleep = asleep
engine-sign-goal = goal
engine-sign-entrance = entrance
engine-sign-open-box = open box
engine-sign-latched-box = latched box
engine-sign-check = in check
engine-sign-circled = circled
engine-sign-given = checker given
engine-sign-danger = danger
engine-sign-captured = captured here
engine-sign-buried = buried below
engine-sign-chosen = chosen
engine-sign-target = may be chosen

# A bid of no moves, in a list of bids
engine-score-none = { $who } “impossible”
