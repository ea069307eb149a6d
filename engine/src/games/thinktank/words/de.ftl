### What Thinktank Chess says itself.

# What it is
engine-summary-thinktank = Jede Figur außer König und Dame schlägt anders, als sie zieht.
engine-find-thinktank = schlagen, leicht, einfach

# Was jemand gefragt wird
engine-asks-thinktank-move = Welcher Zug? Eine Figur mit einer kleinen Karte in der Ecke schlägt so, wie die Karte es zeigt.

# Why something is refused
engine-refusal-thinktank-corner = { $side } rochiert auf { $square } nur mit { NP($piece, det: "a", case: "dat") }.

# Achievements
achievement-thought-again = Noch einmal nachgedacht
    .about = Mit einer Figur matt gesetzt, die anders schlägt, als sie zieht.
