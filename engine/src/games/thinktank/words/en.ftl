### What Thinktank Chess says itself.

# What it is
engine-summary-thinktank = Every piece but king and queen captures in another way than it moves.
engine-find-thinktank = capture, easy

# What a player is asked
engine-asks-thinktank-move = Which move? A piece with a small card in its corner captures as the card shows.

# Why something is refused
engine-refusal-thinktank-corner = { $side } castles on { $square } only with { NP($piece, det: "a") }.

# Achievements
achievement-thought-again = Think again
    .about = Mated with a piece that captures in another way than it moves.
