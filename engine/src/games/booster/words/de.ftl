### What Booster Chess says itself.

# Achievements
achievement-lame-duck = Lahme Ente
    .about = Eine gebremste Dame geschlagen.
achievement-boosted-pawn = Klein, aber mit Schub
    .about = Mit einem Bauern mit Schub matt gesetzt.
