### What Zombie Chess says itself.

# Achievements
achievement-horde = Nacht der marschierenden Toten
    .about = Drei Zombies in einem Zug bewegt.
achievement-gravedigger = Aufgewacht!
    .about = Zombies erweckt.
