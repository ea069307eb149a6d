### What Cooperative Chess says itself.

# Achievements
achievement-spotless = Ya no queda nadie en la fiesta
    .about = Lograr cinco puntos o más en Cooperative Chess.
achievement-domino = Fichas de dominó
    .about = Capturar tres veces en un turno de Cooperative Chess.
