### What Chess960 says itself.

# Achievements
achievement-usual-array = What were the odds?
    .about = Shuffled the pieces, and got ordinary chess.
