### What Booster Chess says itself.

# What it is
engine-summary-booster = Play cards to put checkers under pieces: yours get a boost, theirs a limp.
engine-secret-booster = the cards in your hand
engine-find-booster = cards, hand, checkers, random

# Its options
engine-option-booster-checkers-cards = checkers cards
engine-rule-booster-checkers-cards = Checkers cards of each colour: they fit any piece. More make the game wilder.
engine-option-booster-white-checkers = White's checkers
engine-rule-booster-white-checkers = White's checkers, and cards in hand at the start. Fewer are a handicap.
engine-option-booster-black-checkers = Black's checkers
engine-rule-booster-black-checkers = Black's checkers, and cards in hand at the start. Fewer are a handicap.

# What happened. `grammar` in `bot/words/src` says what NP, WHO, GENDER and NUMBER_OF do
engine-event-booster-card = { $side } plays { NP($card, det: "the") }: a checker goes under { NP($piece, det: "the") } on { $square }.
engine-event-booster-drew = You draw { NP($card, det: "a") }.
engine-event-booster-renewed = The deck has run out: the discards are shuffled.

# What is said beside the board, and what steps are called in menus. `way` and `effect` say which sentence it is, and are never shown
engine-scene-booster-steps = { $way ->
         [takes] Steps on to { $to } and takes { NP($victim, det: "a") }.
        *[moves] Steps on to { $to }.
    }
engine-scene-booster-draws = { $side } draws cards.
engine-scene-booster-discards = Discards
engine-label-booster-step = { $way ->
         [takes] Step on, take { NP($victim, det: "the") } on { $to }
         [becomes] Step on to { $to }, become { NP($new, det: "a") }
         [takes-becomes] Step on, take { NP($victim, det: "the") } on { $to }, become { NP($new, det: "a") }
        *[moves] Step on to { $to }
    }
engine-label-booster-thing = { $effect ->
         [boost] { NP($card, cap: "yes") } (boosts)
        *[hobble] { NP($card, cap: "yes") } (hobbles)
    }
engine-label-booster-card = { $effect ->
         [relieve] { NP($card, cap: "yes") }: relieve { NP($piece, det: "the") } on { $square }
         [boost] { NP($card, cap: "yes") }: boost { NP($piece, det: "the") } on { $square }
         [sap] { NP($card, cap: "yes") }: sap { NP($piece, det: "the") } on { $square }
        *[hobble] { NP($card, cap: "yes") }: hobble { NP($piece, det: "the") } on { $square }
    }

# What a player is asked. `way` says which sentence it is, and is never shown
engine-asks-booster-move = Which move? After it you may play a card that fits, as long as you have a checker left.
engine-asks-booster = { $way ->
         [steps-or-plays] Does your { NP($piece) } on { $square } step on, do you play a card, or do you end the turn?
         [steps] Does your { NP($piece) } on { $square } step on, or do you end the turn?
        *[plays] Do you play a card, or end the turn?
    }
engine-asks-booster-hand = You hold { EACH($cards, det: "a") }.
engine-asks-booster-colours = { $way ->
         [red] Red cards boost your own pieces, black cards hobble your opponent's.
        *[black] Black cards boost your own pieces, red cards hobble your opponent's.
    }
engine-asks-booster-cards-later = First a move, and behind it a card if you like. You hold { EACH($cards, det: "a") }.

# Why something is refused
engine-refusal-booster-move-first = A card comes after a move.
engine-refusal-booster-one-card = You can play only one card a turn, and it ends the turn.
engine-refusal-booster-no-card = You can't play a card now: that takes a card that fits, and a free checker.
engine-refusal-booster-card-misfit = That card can't go there. A card fits pieces of its kind and colour, any of its colour if there are none, and your king has to stay safe. You can play { $cards }, such as { $example }.
engine-refusal-booster-card-colour = A capital letter is a red card, a small one a black card. Here you can play { NP($card, det: "the") }: { $example }.
engine-refusal-booster-steps-on = That can't follow.
engine-refusal-booster-can-step = The piece on { $square } can step to { $steps }.
engine-refusal-booster-cannot-follow = That can't follow: a piece steps on only with a checker of its own side.
engine-refusal-booster-card-looks = A card is written with its letter, a capital for a red one and a small letter for a black one, and a square, such as { $example }.
engine-refusal-booster-hobbled = { NP($piece, det: "the", cap: "yes") } on { $square } is hobbled: it moves and captures one step, like a pawn, and a hobbled pawn not at all.
engine-refusal-booster-checkers = `checkers=` lists squares with pieces, sorted from a1 to h8, each with whose checkers and how many lie there: `checkers=c1:w2,e5:b1`.
engine-refusal-booster-many-checkers = { $side } has { $checkers } checkers in all, but { $laid } lie on the board.

# Achievements
achievement-lame-duck = Lame duck
    .about = Captured a hobbled queen.
achievement-boosted-pawn = The little engine that could
    .about = Mated with a boosted pawn.

# What can be typed
engine-typed-booster = A move such as Nf3; with a card behind it: Nf3/+P@a2

# What the marks of its notation mean
engine-notation-booster = A slash joins the parts of a turn; `+` is a card (with a capital letter a red one), `@` the square of the piece that gets the checker.
