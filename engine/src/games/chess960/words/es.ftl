### What Chess960 says itself.

# Achievements
achievement-usual-array = ¿Qué probabilidad había?
    .about = Barajar las piezas y que salga el ajedrez de siempre.
