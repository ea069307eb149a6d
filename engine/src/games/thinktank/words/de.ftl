### What Thinktank Chess says itself.

# Achievements
achievement-thought-again = Noch einmal nachgedacht
    .about = Mit einer Figur matt gesetzt, die anders schlägt, als sie zieht.
