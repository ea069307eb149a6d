### What Fun-in-a-Box Chess says itself.

# Achievements
achievement-what-a-shame = Wie schade!
    .about = Ein Ding gefangen, sodass beide gehen mussten.
achievement-sandwich = Sandwich
    .about = Geschlagen, was zwischen zwei Dingen stand.
