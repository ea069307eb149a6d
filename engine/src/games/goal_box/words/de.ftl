### What Goal Box Chess says itself.

# Achievements
achievement-musical-chairs = Reise nach Jerusalem
    .about = Goal Box Chess nach einem Platztausch gewonnen.
