### What Goal Box Chess says itself.

# Achievements
achievement-musical-chairs = El juego de las sillas
    .about = Ganar Goal Box Chess tras un cambio de lugar.
