### What Half Alice Chess says itself.

# What it is
engine-summary-half-alice = Every move takes a piece through the looking-glass and back, on one board with checkers.

# Its options
engine-rule-half-alice-checkers = How many checkers each side has to put under its pieces.

# Achievements
achievement-looking-glass = Through the looking-glass
    .about = Mated from the far side of the mirror.
