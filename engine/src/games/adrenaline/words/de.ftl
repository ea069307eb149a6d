### What Adrenaline Chess says itself.

# Achievements
achievement-rush-hour = Stoßzeit
    .about = Drei Zusatzschritte in einem Zug von Adrenaline Chess.
