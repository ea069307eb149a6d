### What Thinktank Chess says itself.

# What it is
engine-summary-thinktank = Cada pieza, salvo el rey y la dama, captura de otra manera que como se mueve.
engine-find-thinktank = captura, capturar, fácil

# Achievements
achievement-thought-again = Piénsalo otra vez
    .about = Dar mate con una pieza que captura de otro modo que como se mueve.
