### What Cooperative Chess says itself.

# What it is
engine-summary-cooperative = Two friends against the game: your cards say who may capture whom. Clear whole kinds of pieces.
engine-secret-cooperative = the cards in your hand
engine-find-cooperative = cards, together, partner, friends, team
engine-puzzle-cooperative = The game ends when a king is captured.

# What happened. `grammar` in `bot/words/src` says what NP, WHO, GENDER and NUMBER_OF do
engine-event-cooperative-card = { $side } plays { NP($card, det: "the") }.
engine-event-cooperative-drew = You draw { NP($card, det: "a") }.
engine-event-cooperative-gone = The last { NP($piece) } is gone from the board.

# What is said beside the board, and what steps are called in menus
engine-scene-cooperative-lost = Kinds lost
engine-scene-cooperative-stack = { $side }'s stack
engine-scene-cooperative-captured = Captured
engine-scene-cooperative-draws = { $side } draws.
engine-scene-cooperative-score = Score so far { $score }: { $gone } gone.
engine-label-cooperative-card = { $kind ->
         [wild] Play { NP($card, det: "the") } (wild)
        *[tame] Play { NP($card, det: "the") }
    }

# What a player is asked
engine-asks-cooperative-move = Do you move without capturing, or play a card at once? Captures come after the card; each kind that is gone from the board is a point.
engine-asks-cooperative-card = Which card do you play?
engine-asks-cooperative-capture = You have played { NP($card, det: "the") }: do you capture, or end the turn?
engine-asks-cooperative-hand = You hold { EACH($cards, det: "a") }.
engine-asks-cooperative-stack = On { $partner }'s stack lies { NP($top, det: "the") }.
engine-asks-cooperative-no-stack = { $partner }'s stack is empty, so nothing can be captured.

# Why it ended
engine-reason-out-of-cards = out of cards

# Why something is refused
engine-refusal-cooperative-card-first = Now play a card: you hold { EACH($cards, det: "a") }.
engine-refusal-cooperative-not-held = You don't hold that card. You hold { EACH($cards, det: "a") }.
engine-refusal-cooperative-which-card = Which one? You hold { EACH($cards, det: "a") }.
engine-refusal-cooperative-after-card = Captures come after the card, such as `b/e6d5`.
engine-refusal-cooperative-empty-stack = { $partner }'s stack is empty, so nothing can be captured.
engine-refusal-cooperative-match = The capturing piece has to match your { NP($card) }{ $kind ->
         [wild] , which is wild
        *[tame] {""}
    }; what it takes, { $partner }'s { NP($top) }{ $top_kind ->
         [wild] , which is wild
        *[tame] {""}
    }.

# Achievements
achievement-spotless = Nobody left at the party
    .about = Scored five points or more in Cooperative Chess.
achievement-domino = Dominoes
    .about = Captured three times in one turn of Cooperative Chess.

# What can be typed
engine-typed-cooperative = A move such as Nf3; a card such as b

# What the marks of its notation mean
engine-notation-cooperative = A slash joins the parts of a turn; a letter alone is a card, a capital a red one.
