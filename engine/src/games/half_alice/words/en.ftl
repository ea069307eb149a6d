### What Half Alice Chess says itself.

# What it is
engine-summary-half-alice = Every move takes a piece through the looking-glass and back, on one board with checkers.
engine-find-half-alice = mirror, alice, looking-glass, checkers

# Its options
engine-option-half-alice-checkers = checkers
engine-rule-half-alice-checkers = How many checkers each side has to put under its pieces.

# What a player is asked
engine-asks-half-alice-move = Which move? Every move goes through the mirror. { $free ->
         [0] All your checkers are in use, so only pieces on the far side (the blue tiles) can move, back to the near one.
         [one] You have one free checker: a piece that goes to the far side (the blue tiles) takes it.
        *[other] You have { $free } free checkers: each piece that goes to the far side (the blue tiles) takes one.
    }

# Why something is refused
engine-refusal-half-alice-other-side = { NP($piece, det: "the", cap: "yes") } on { $square } stands on the other side of the mirror: nothing can go there.
engine-refusal-half-alice-no-checker = { $side } has no free checker left, so only pieces on the far side can move.
engine-refusal-half-alice-far-empty = `far=` names pieces on checkers, and nothing stands on { $square }.
engine-refusal-half-alice-far-many = { $side } has { $checkers ->
         [one] { $checkers } checker
        *[other] { $checkers } checkers
    }, and { $pieces ->
         [one] { $pieces } piece stands on them
        *[other] { $pieces } pieces stand on them
    }.
engine-refusal-half-alice-far-castles = { $side } can't castle with a king or rook that has gone through the mirror.

# Achievements
achievement-looking-glass = Through the looking-glass
    .about = Mated from the far side of the mirror.
