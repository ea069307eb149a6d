### What Cooperative Chess says itself.

# Achievements
achievement-spotless = Das Fest ist aus
    .about = Fünf Punkte oder mehr in Cooperative Chess.
achievement-domino = Domino
    .about = Dreimal in einem Zug von Cooperative Chess geschlagen.
