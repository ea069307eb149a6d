### What Thinktank Chess says itself.

# Achievements
achievement-thought-again = Piénsalo otra vez
    .about = Dar mate con una pieza que captura de otro modo que como se mueve.
