### What Masquerade Chess says itself.

# Achievements
achievement-unmasked = A medianoche, sin máscaras
    .about = Ganar tras mostrar cómo capturan las cinco clases.
achievement-knew-it = Sabía que eras tú
    .about = Ganar Masquerade Chess sin fallar y con tres capturas.
