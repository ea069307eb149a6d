### What Crowded House says itself.

# Achievements
achievement-crowded-out = Solo de pie
    .about = Ganar Crowded House aunque alguien del equipo tuvo que pasar.
