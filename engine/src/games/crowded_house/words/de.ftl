### What Crowded House says itself.

# What it is
engine-summary-crowded-house = Zwei gegen zwei: Jeder Platz regiert ein halbes Brett, und nur die Drohungen des nächsten zählen.

# What happened. `grammar` in `bot/words/src` says what NP, WHO, GENDER and NUMBER_OF do
engine-event-crowded-house-pass = { $player } hat keinen Zug und passt.

# Why it ended
engine-reason-four-passes-in-a-row = nach viermaligem Passen

# Achievements
achievement-crowded-out = Nur noch Stehplätze
    .about = Crowded House gewonnen, obwohl jemand im Team passen musste.
