### What Fun-in-a-Box Chess says itself.

# Achievements
achievement-what-a-shame = What a shame!
    .about = Caught a Thing, so that both had to leave.
achievement-sandwich = Sandwich
    .about = Captured what stood between two Things.
