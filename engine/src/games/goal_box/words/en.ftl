### What Goal Box Chess says itself.

# Achievements
achievement-musical-chairs = Musical chairs
    .about = Won Goal Box Chess after changing places.
