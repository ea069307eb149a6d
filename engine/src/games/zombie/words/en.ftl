### What Zombie Chess says itself.

# Achievements
achievement-horde = Night of the marching dead
    .about = Moved three zombies in one turn.
achievement-gravedigger = Rise and shine
    .about = Raised zombies.
