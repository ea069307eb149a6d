### What Cooperative Chess says itself.

# Achievements
achievement-spotless = Nobody left at the party
    .about = Scored five points or more in Cooperative Chess.
achievement-domino = Dominoes
    .about = Captured three times in one turn of Cooperative Chess.
