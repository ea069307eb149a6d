### What Booster Chess says itself.

# Achievements
achievement-lame-duck = Lame duck
    .about = Captured a hobbled queen.
achievement-boosted-pawn = The little engine that could
    .about = Mated with a boosted pawn.
