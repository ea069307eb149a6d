### What Adrenaline Chess says itself.

# What it is
engine-summary-adrenaline = Wer getroffen wird, kommt in Fahrt: Marken unter Figuren sind zusätzliche Königsschritte.

# What happened. `grammar` in `bot/words/src` says what NP, WHO, GENDER and NUMBER_OF do
engine-event-adrenaline-rush = Unter { NP($piece, det: "the", case: "acc") } auf { $square } kommt eine Marke.

# Achievements
achievement-rush-hour = Stoßzeit
    .about = Drei Zusatzschritte in einem Zug von Adrenaline Chess.
