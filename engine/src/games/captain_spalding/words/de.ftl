### What Captain Spalding Chess says itself.

# Achievements
achievement-elephant = Wie er da hineinkam, weiß ich nicht
    .about = Einen Elefanten aus einem Pyjama gelassen.
achievement-booh = Buh!
    .about = Eine Fledermaus auf ihre letzte Reihe gebracht.
