### What Half Alice Chess says itself.

# Achievements
achievement-looking-glass = Through the looking-glass
    .about = Mated from the far side of the mirror.
