### What Adrenaline Chess says itself.

# Achievements
achievement-rush-hour = Rush hour
    .about = Took three extra steps in one turn of Adrenaline Chess.
