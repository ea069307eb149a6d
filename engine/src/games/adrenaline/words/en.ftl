### What Adrenaline Chess says itself.

# What it is
engine-summary-adrenaline = Whoever is hit gets a rush: checkers under pieces are extra king steps.

# What happened. `grammar` in `bot/words/src` says what NP, WHO, GENDER and NUMBER_OF do
engine-event-adrenaline-rush = A checker goes under { NP($piece, det: "the") } on { $square }.

# Achievements
achievement-rush-hour = Rush hour
    .about = Took three extra steps in one turn of Adrenaline Chess.
