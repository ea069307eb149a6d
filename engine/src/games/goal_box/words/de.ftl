### What Goal Box Chess says itself.

# What it is
engine-summary-goal-box = Keine Könige: Sei zuerst mit Figuren auf beiden Zielfeldern eines seltsamen kleinen Bretts.

# Why it ended
engine-reason-no-piece-left = mangels Figuren
engine-reason-too-few-pieces = mangels Figuren auf beiden Seiten
engine-reason-both-goal-boxes = mit Figuren auf beiden Zielfeldern

# Achievements
achievement-musical-chairs = Reise nach Jerusalem
    .about = Goal Box Chess nach einem Platztausch gewonnen.
