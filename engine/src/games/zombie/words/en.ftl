### What Zombie Chess says itself.

# What it is
engine-summary-zombie = Bury what you capture under your own pieces, in secret. Step off the grave, and it rises.
engine-secret-zombie = where you buried what you captured
engine-find-zombie = bluff, graves, bury, dead, halloween
engine-puzzle-zombie = Checkmate wins here; and if a surprise from a grave leaves a king to be taken, taking it wins, too.

# What happened. `grammar` in `bot/words/src` says what NP, WHO, GENDER and NUMBER_OF do
engine-event-zombie-promoted = { NP($pawn, det: "the") } on { $square } becomes { NP($piece, det: "a") }.
engine-event-zombie-rose = { NP($piece, det: "a") } rises on { $square }!
engine-event-zombie-none = No zombie at { $square }.
engine-event-zombie-crumbled = { NP($piece, det: "the") } on { $square } crumbles to dust.
engine-event-zombie-buried = { NP($piece, det: "a") } is buried.
engine-event-zombie-unburied = { NP($piece, det: "the") } finds no grave and goes to the dust bin.
engine-event-zombie-grave = { NP($piece, det: "the") } lies buried under your { $cover } on { $square }.
engine-event-zombie-could-lie = Your dead: { $piece } ×{ $count } could lie on { $squares }.
engine-event-zombie-could-lie-anywhere = { $count ->
         [one] Your lost { NP($piece) } lies under one of { $side }'s { $pieces } pieces.
        *[other] Your { $count } lost { NP($piece, many: "yes") } lie under some of { $side }'s { $pieces } pieces.
    }

# What is said beside the board, and what steps are called in menus
engine-scene-zombie-buries = { $side } buries { NP($piece, det: "a") }.
engine-scene-zombie-graveyard = Graveyard
engine-scene-zombie-dust = Dust bin
engine-label-zombie-become = Become { NP($piece, det: "a") }, then move
engine-label-zombie-bury = Bury { NP($piece, det: "the") } under { NP($cover, det: "the") } on { $square }

# What a player is asked
engine-asks-zombie-bury = Under which of your pieces do you bury { NP($piece, det: "the") }?
engine-asks-zombie-turn = Which zombie of yours marches on, or do you end the turn?
engine-asks-zombie-move = { $way ->
         [captures] Which move? A capture stands at once; then you bury what you took.
        *[quiet] Which move?
    }
engine-asks-zombie-kept = Not { EACH($kept, det: "the") }: what you buried there would rise and take your king.

# Why something is refused
engine-refusal-zombie-bury-first = First bury what was captured, under a piece of yours.
engine-refusal-zombie-nothing-to-bury = Nothing is to be buried now: move first.
engine-refusal-zombie-unreadable-grave = A burial is a square with a piece of yours: `@b2`. Only you are shown where it is.
engine-refusal-zombie-all-cover = You can't bury it on { $square }: every piece of yours covers one already.
engine-refusal-zombie-no-grave = You can't bury it on { $square }. It has to lie under a piece of yours that covers none yet: { COMMAS($squares) }.
engine-refusal-zombie-rises = Then what you buried would rise and take your king next: that counts as check.
engine-refusal-zombie-squares = `{ $field }=` takes different squares, such as `{ $field }=c6,d7`; “{ $typed }” is none, or stands there twice.
engine-refusal-zombie-nobody = `zombies=` names { $square }, where no piece but perhaps a king stands.
engine-refusal-zombie-living-pawn = Only a zombie pawn can stand on { $square }: add it to `zombies=` or move it.
engine-refusal-zombie-buried = `buried=` lists by burier what lies where, such as `buried=w:b2p,c3n|b:g7N`: White buries black pieces, Black white ones, no kings, one on a square.
engine-refusal-zombie-dust = `dust=` lists pieces by letter, White's as capitals: `dust=PPNr`; kings never fall to dust.

# Achievements
achievement-horde = Night of the marching dead
    .about = Moved three zombies in one turn.
achievement-gravedigger = Rise and shine
    .about = Raised zombies.

# Its pieces, as `grammar` in `bot/words/src` puts them into sentences
noun-zombie-pawn = zombie pawn
    .gender = n
noun-zombie = zombie
    .gender = n

# What can be typed
engine-typed-zombie = A move such as Nf3; a burial such as @b2

# What the marks of its notation mean
engine-notation-zombie = A slash joins the parts of a turn; `@h1` is a burial under the piece on h1, `@?` one that you can't see.
