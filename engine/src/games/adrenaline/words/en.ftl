### What Adrenaline Chess says itself.

# What it is
engine-summary-adrenaline = Whoever is hit gets a rush: checkers under pieces are extra king steps.

# What happened. `grammar` in `bot/words/src` says what NP, WHO, GENDER and NUMBER_OF do
engine-event-adrenaline-rush = A checker goes under { NP($piece, det: "the") } on { $square }.

# Why something is refused
engine-refusal-adrenaline-give-first = Something was captured: put a checker under an enemy piece, such as `+h7`.
engine-refusal-adrenaline-nothing-captured = A checker is given only after a capture.
engine-refusal-adrenaline-cannot-follow = That can't follow.
engine-refusal-adrenaline-can-step = The piece on { $square } can step to { $steps }.
engine-refusal-adrenaline-has-to-give = A checker has to be given: { $steps }.

# Achievements
achievement-rush-hour = Rush hour
    .about = Took three extra steps in one turn of Adrenaline Chess.
