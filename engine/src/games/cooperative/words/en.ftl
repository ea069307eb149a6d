### What Cooperative Chess says itself.

# What it is
engine-summary-cooperative = Two friends against the game: your cards say who may capture whom. Clear whole kinds of pieces.
engine-secret-cooperative = the cards in your hand

# What happened. `grammar` in `bot/words/src` says what NP, WHO, GENDER and NUMBER_OF do
engine-event-cooperative-card = { $side } plays { NP($card, det: "the") }.
engine-event-cooperative-drew = You draw { NP($card, det: "a") }.
engine-event-cooperative-gone = The last { NP($piece) } is gone from the board.

# Why it ended
engine-reason-out-of-cards = out of cards

# Achievements
achievement-spotless = Nobody left at the party
    .about = Scored five points or more in Cooperative Chess.
achievement-domino = Dominoes
    .about = Captured three times in one turn of Cooperative Chess.
