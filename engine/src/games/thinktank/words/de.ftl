### What Thinktank Chess says itself.

# What it is
engine-summary-thinktank = Jede Figur außer König und Dame schlägt anders, als sie zieht.
engine-find-thinktank = schlagen, leicht, einfach

# Was jemand gefragt wird
engine-asks-thinktank-move = Welcher Zug? Eine Figur mit einer kleinen Karte in der Ecke schlägt so, wie die Karte es zeigt.

# Achievements
achievement-thought-again = Noch einmal nachgedacht
    .about = Mit einer Figur matt gesetzt, die anders schlägt, als sie zieht.
