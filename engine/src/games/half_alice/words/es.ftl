### What Half Alice Chess says itself.

# Achievements
achievement-looking-glass = A través del espejo
    .about = Dar mate desde el otro lado del espejo.
