### What Thinktank Chess says itself.

# What it is
engine-summary-thinktank = Jede Figur außer König und Dame schlägt anders, als sie zieht.
engine-find-thinktank = schlagen, leicht, einfach

# Achievements
achievement-thought-again = Noch einmal nachgedacht
    .about = Mit einer Figur matt gesetzt, die anders schlägt, als sie zieht.
