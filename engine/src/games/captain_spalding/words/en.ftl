### What Captain Spalding Chess says itself.

# What it is
engine-summary-captain-spalding = A box, two pajamas, and an elephant in each. Take the other box, and beware of crumbs in pairs.
engine-find-captain-spalding = elephant, box, pajamas, crumbs

# What happened. `grammar` in `bot/words/src` says what NP, WHO, GENDER and NUMBER_OF do
engine-event-captain-spalding-created = Out of { NP($maker, det: "the") } comes { NP($piece, det: "a") }, on { $square }.
engine-event-captain-spalding-merged = { $side } drops { NP($half, det: "a") } onto { NP($half, det: "the") } on { $square }: now it is { NP($piece, det: "a") }.
engine-event-captain-spalding-promoted = { NP($piece, det: "the") } comes to its last rank on { $square }: now it is a booh.
engine-event-captain-spalding-eaten = The cookie monster on { $monsters } wakes, gobbles up { NP($piece, det: "the") } on { $square }, and is gone.
engine-event-captain-spalding-shared = The cookie monsters on { $monsters } wake, share { NP($piece, det: "the") } on { $square }, and are gone.

# What is said beside the board, and what steps are called in menus. `way` says which sentence it is, and is never shown
engine-scene-captain-spalding-making = { $side }: what comes out of { NP($maker, det: "the") }?
engine-scene-captain-spalding-still = { $side } can still shake out
engine-label-captain-spalding-move = { NP($piece, cap: "yes") } { $move }{ $way ->
         [booh] , becomes a booh
         [eaten] , and gets eaten
         [booh-eaten] , becomes a booh and gets eaten
        *[plain] { "" }
    }
engine-label-captain-spalding-merge = Drop { NP($half) } onto { NP($half) } on { $square }: { NP($piece) }
engine-label-captain-spalding-make = { $way ->
         [shake-the] Shake out { NP($piece, det: "the") } on { $square }
         [pull-the] Pull out { NP($piece, det: "the") } on { $square }
         [pull] Pull out { NP($piece, det: "a") } on { $square }
        *[shake] Shake out { NP($piece, det: "a") } on { $square }
    }

# What a player is asked
engine-asks-captain-spalding-move = Which move? You win by taking your opponent's box on { $square }.
engine-asks-captain-spalding-monster = Squares with a warning sign are beside a sleeping monster: whatever moves there is eaten.
engine-asks-captain-spalding-making = What comes out of { NP($maker, det: "the") } on { $square }, and where?

# Why it ended
engine-reason-hundred-quiet-turns = hundred quiet turns
engine-reason-box-captured = box captured

# Why something is refused
engine-refusal-captain-spalding-ambiguous = { $typed } could be { EITHER($moves, always: "yes") }.
engine-refusal-captain-spalding-unreadable = I can't read “{ $typed }”. Creatures are written with their letters, and squares, like `Xe1-e2`: { EACH($creatures, det: "a") }.
engine-refusal-captain-spalding-unreadable-creation = I can't read “{ $typed }”. Say what comes out and where, like `Rd3`: { EACH($creatures, det: "a") }.
engine-refusal-captain-spalding-another-kind = The creature on { $from } is { NP($piece, det: "a") }, { NP($asked, det: "no") }.
engine-refusal-captain-spalding-move-first = First a box or pajama moves, then it makes something: `Xe1-e2/Rd3`.
engine-refusal-captain-spalding-make-first = The { $maker } has moved; now say what comes out of it and where, like `Rd3`.
engine-refusal-captain-spalding-nothing-there = Nothing stands on { $from }.
engine-refusal-captain-spalding-not-yours = { NP($piece, det: "the", cap: "yes") } on { $from } is { $side }'s.
engine-refusal-captain-spalding-never-moves = { NP($piece, det: "the", cap: "yes") } on { $from } never moves.
engine-refusal-captain-spalding-no-promotion = Nothing is promoted on { $to }.
engine-refusal-captain-spalding-becomes-booh = A bat becomes a booh on its last rank: { $step }.
engine-refusal-captain-spalding-makes-nothing = On { $to } the { $piece } could make nothing, and then it may not move there.
engine-refusal-captain-spalding-repeats = That would bring back an earlier position, which is forbidden.
engine-refusal-captain-spalding-monster-near = A cookie monster lies beside { $to }: the { $piece } may not move there.
engine-refusal-captain-spalding-reach = { NP($piece, det: "the", cap: "yes") } on { $from } can go to { EITHER($squares) }.
engine-refusal-captain-spalding-stuck = { NP($piece, det: "the", cap: "yes") } on { $from } can't move now.
engine-refusal-captain-spalding-not-inside = There is { NP($piece, det: "no") } in { NP($maker, det: "the") }.
engine-refusal-captain-spalding-once-only = { $side } has had its { $piece }: there is one in a game.
engine-refusal-captain-spalding-one-elephant = { $side } has an elephant on the board: one at a time.
engine-refusal-captain-spalding-no-room = There is no square for { NP($piece, det: "a") } beside the { $maker } now.
engine-refusal-captain-spalding-places = { NP($piece, det: "the", cap: "yes") } can be put on { EITHER($squares) }.
engine-refusal-captain-spalding-no-castling = Nobody castles or captures in passing here: the third and the fourth field are both `-`.
engine-refusal-captain-spalding-no-creature = “{ $typed }” is no creature: use `X P J R H V W C M L E` for White, the small letters for Black, `N B D` for nobody's lint, bunnies and demons, and 1–8 for empty squares.
engine-refusal-captain-spalding-gone = `gone=` lists what was made already, in the order R, H, E (White's), r, h, e (Black's): `gone=R,E,h`.
engine-refusal-captain-spalding-needs-box = { $side } needs a box: without it the game is over.
engine-refusal-captain-spalding-single = { $side } can't have more than one { NP($piece) }.
engine-refusal-captain-spalding-bats-on-file = { $side } can't have two bats on the { $file }-file.
engine-refusal-captain-spalding-bat-at-end = A bat of { $side }'s on { $square } would be a booh, for that is its last rank.
engine-refusal-captain-spalding-not-gone = { $side }'s { NP($piece) } is on the board: `gone=` must name `{ $letter }`.

# Achievements
achievement-elephant = How it got there I don't know
    .about = Let an elephant out of a pajama.
achievement-booh = Booh!
    .about = Brought a bat to its last rank.

# Its pieces, as `grammar` in `bot/words/src` puts them into sentences
noun-box = box
    .gender = n
noun-pajama = pajama
    .gender = n
noun-great-pajama = great pajama
    .gender = n
noun-rhino = rhino
    .gender = n
noun-headless-rhino = headless rhino
    .gender = n
noun-bat = bat
    .gender = n
noun-booh = booh
    .gender = n
noun-crumb = crumb
    .gender = n
noun-cookie-monster = cookie monster
    .gender = n
noun-elephant = elephant
    .gender = n
noun-great-elephant = great elephant
    .gender = n
noun-lint = lint
    .gender = n
noun-dust-bunny = dust bunny
    .gender = n
noun-dust-demon = dust demon
    .gender = n

# What the marks of its notation mean
engine-notation-captain-spalding = How turns are written: in `e1e2/Rd3` the piece on e1 moves to e2, and out of it comes a rhino (R), on d3.
