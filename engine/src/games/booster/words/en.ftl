### What Booster Chess says itself.

# What it is
engine-summary-booster = Play cards to put checkers under pieces: yours get a boost, theirs a limp.
engine-secret-booster = the cards in your hand

# Its options
engine-rule-booster-checkers-cards = Checkers cards of each colour: they fit any piece. More make the game wilder.
engine-rule-booster-white-checkers = White's checkers, and cards in hand at the start. Fewer are a handicap.
engine-rule-booster-black-checkers = Black's checkers, and cards in hand at the start. Fewer are a handicap.

# What happened. `grammar` in `bot/words/src` says what NP, WHO, GENDER and NUMBER_OF do
engine-event-booster-card = { $side } plays { NP($card, det: "the") }: a checker goes under { NP($piece, det: "the") } on { $square }.
engine-event-booster-drew = You draw { NP($card, det: "a") }.
engine-event-booster-renewed = The deck has run out: the discards are shuffled.

# Achievements
achievement-lame-duck = Lame duck
    .about = Captured a hobbled queen.
achievement-boosted-pawn = The little engine that could
    .about = Mated with a boosted pawn.
