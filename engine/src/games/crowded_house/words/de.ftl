### What Crowded House says itself.

# Achievements
achievement-crowded-out = Nur noch Stehplätze
    .about = Crowded House gewonnen, obwohl jemand im Team passen musste.
