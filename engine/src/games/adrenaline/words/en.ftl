### What Adrenaline Chess says itself.

# What it is
engine-summary-adrenaline = Whoever is hit gets a rush: checkers under pieces are extra king steps.
engine-find-adrenaline = checkers, steps, kings, rush

# What happened. `grammar` in `bot/words/src` says what NP, WHO, GENDER and NUMBER_OF do
engine-event-adrenaline-rush = A checker goes under { NP($piece, det: "the") } on { $square }.

# What is said beside the board, and what steps are called in menus. `way` says which sentence it is, and is never shown
engine-scene-adrenaline-runs = { $way ->
         [takes] Runs on to { $to } and takes { NP($victim, det: "a") }.
        *[moves] Runs on to { $to }.
    }
engine-scene-adrenaline-gives = { $side } still gives a checker.
engine-scene-adrenaline-left = Checkers left
engine-label-adrenaline-run = { $way ->
         [takes] Run on, take { NP($victim, det: "the") } on { $to }
         [becomes] Run on to { $to }, become { NP($new, det: "a") }
         [takes-becomes] Run on, take { NP($victim, det: "the") } on { $to }, become { NP($new, det: "a") }
        *[moves] Run on to { $to }
    }
engine-label-adrenaline-give = Checker under { NP($piece, det: "the") } on { $square }

# What a player is asked. `way` says which sentence it is, and is never shown
engine-asks-adrenaline-move = { $way ->
         [laden] Which move? A piece that stands on checkers may run on: a king step for each.
        *[bare] Which move? If you capture, a checker goes under an enemy piece: a king step more for it.
    }
engine-asks-adrenaline = { $way ->
         [runs-or-gives] You took something: does your { NP($piece) } on { $square } run on first, or under which enemy piece goes the checker?
         [gives] You took something: under which enemy piece goes the checker?
         [runs] Where does your { NP($piece) } on { $square } run on to?
        *[runs-or-ends] Does your { NP($piece) } on { $square } run on, or do you end the turn?
    }

# Why something is refused
engine-refusal-adrenaline-give-first = Something was captured: put a checker under an enemy piece, such as `+h7`.
engine-refusal-adrenaline-nothing-captured = A checker is given only after a capture.
engine-refusal-adrenaline-cannot-follow = That can't follow.
engine-refusal-adrenaline-can-step = The piece on { $square } can step to { $steps }.
engine-refusal-adrenaline-has-to-give = A checker has to be given: { $steps }.
engine-refusal-adrenaline-checkers = `checkers=` lists squares with pieces, sorted from a1 to h8, each with its count: `checkers=c1:3,e5:1`.
engine-refusal-adrenaline-supply = There are only { $most } checkers in all.

# Achievements
achievement-rush-hour = Rush hour
    .about = Took three extra steps in one turn of Adrenaline Chess.

# What the marks of its notation mean
engine-notation-adrenaline = A slash joins the parts of a turn; `+h7` is a checker that goes under the piece on h7.
