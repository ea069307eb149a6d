### What Thinktank Chess says itself.

# Achievements
achievement-thought-again = Think again
    .about = Mated with a piece that captures in another way than it moves.
