### What Chess960 says itself.

# Achievements
achievement-usual-array = Wie wahrscheinlich war das?
    .about = Die Figuren gemischt, und heraus kam gewöhnliches Schach.
