### What Adrenaline Chess says itself.

# What it is
engine-summary-adrenaline = Wer getroffen wird, kommt in Fahrt: Marken unter Figuren sind zusätzliche Königsschritte.

# What happened. `grammar` in `bot/words/src` says what NP, WHO, GENDER and NUMBER_OF do
engine-event-adrenaline-rush = Unter { NP($piece, det: "the", case: "acc") } auf { $square } kommt eine Marke.

# Why something is refused
engine-refusal-adrenaline-give-first = Es wurde geschlagen: Leg eine Marke unter eine gegnerische Figur, etwa `+h7`.
engine-refusal-adrenaline-nothing-captured = Eine Marke gibst du nur, wenn du geschlagen hast.
engine-refusal-adrenaline-cannot-follow = So geht es nicht weiter.
engine-refusal-adrenaline-can-step = Die Figur auf { $square } kann nach { $steps } weiterlaufen.
engine-refusal-adrenaline-has-to-give = Eine Marke muss vergeben werden: { $steps }.

# Achievements
achievement-rush-hour = Stoßzeit
    .about = Drei Zusatzschritte in einem Zug von Adrenaline Chess.
