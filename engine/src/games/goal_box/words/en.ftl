### What Goal Box Chess says itself.

# What it is
engine-summary-goal-box = No kings: be the first to have pieces in both goal boxes of an odd little board.

# Why it ended
engine-reason-no-piece-left = no piece left
engine-reason-too-few-pieces = too few pieces
engine-reason-both-goal-boxes = both goal boxes

# Achievements
achievement-musical-chairs = Musical chairs
    .about = Won Goal Box Chess after changing places.
