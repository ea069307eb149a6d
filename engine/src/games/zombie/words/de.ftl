### What Zombie Chess says itself.

# What it is
engine-summary-zombie = Begrab heimlich unter deinen Figuren, was du schlägst. Tritt vom Grab, und es steht auf.
engine-secret-zombie = wo du begraben hast, was du geschlagen hast
engine-find-zombie = bluff, gräber, begraben, tote, halloween
engine-puzzle-zombie = Matt gewinnt hier; und lässt eine Überraschung aus einem Grab einen König ungeschützt, so gewinnt auch, wer ihn schlägt.

# What happened. `grammar` in `bot/words/src` says what NP, WHO, GENDER and NUMBER_OF do
engine-event-zombie-promoted = { NP($pawn, det: "the") } auf { $square } wird { GENDER($piece) ->
         [f] zur
        *[m] zum
    } { NP($piece, case: "dat") }.
engine-event-zombie-rose = Auf { $square } erhebt sich { NP($piece, det: "a") }!
engine-event-zombie-none = Auf { $square } lag nichts begraben.
engine-event-zombie-crumbled = { NP($piece, det: "the") } auf { $square } zerfällt zu Staub.
engine-event-zombie-buried = { NP($piece, det: "a") } wird begraben.
engine-event-zombie-unburied = { NP($piece, det: "the") } findet kein Grab und kommt zum Staub.
engine-event-zombie-grave = { NP($piece, det: "the") } liegt unter { NP($cover, det: "your", case: "dat") } auf { $square } begraben.
engine-event-zombie-could-lie = Von deinen Toten könnte hier liegen: { $piece } ×{ $count } auf { $squares }.
engine-event-zombie-could-lie-anywhere = { $count ->
         [one] Begraben liegt { NP($piece, det: "your") } unter einer der { $pieces } Figuren von { $side }.
        *[other] Begraben liegen { $count } { NP($piece, many: "yes") } von dir unter Figuren von { $side }; { $pieces } kommen in Frage.
    }

# Was neben dem Brett steht, und wie Schritte in Menüs heißen. `way`, `effect` und `kind` sagen, welcher Satz es ist, und werden nie gezeigt
engine-scene-zombie-buries = { $side } begräbt { NP($piece, det: "a", case: "acc") }.
engine-scene-zombie-graveyard = Friedhof
engine-scene-zombie-dust = Staub
engine-label-zombie-become = { GENDER($piece) ->
         [f] Zur { NP($piece, case: "dat") } werden, dann ziehen
        *[m] Zum { NP($piece, case: "dat") } werden, dann ziehen
    }
engine-label-zombie-bury = { NP($piece, det: "the", case: "acc", cap: "yes") } unter { NP($cover, det: "the", case: "dat") } auf { $square } begraben

# Was jemand gefragt wird
engine-asks-zombie-bury = Unter welcher deiner Figuren begräbst du { NP($piece, det: "the", case: "acc") }?
engine-asks-zombie-turn = Welcher deiner Zombies marschiert weiter, oder beendest du den Zug?
engine-asks-zombie-move = { $way ->
         [captures] Welcher Zug? Schlagen gilt sofort; danach begräbst du die geschlagene Figur.
        *[quiet] Welcher Zug?
    }
engine-asks-zombie-kept = Nicht { EACH($kept, det: "the") }: Was du dort begraben hast, käme herauf und schlüge deinen König.

# Why something is refused
engine-refusal-zombie-bury-first = Begrab zuerst, was geschlagen wurde, unter einer deiner Figuren.
engine-refusal-zombie-nothing-to-bury = Jetzt gibt es nichts zu begraben: Zieh zuerst.
engine-refusal-zombie-unreadable-grave = Ein Grab ist ein Feld mit einer deiner Figuren: `@b2`. Nur du siehst, wo es liegt.
engine-refusal-zombie-all-cover = Auf { $square } kannst du nichts begraben: Unter jeder deiner Figuren liegt schon etwas.
engine-refusal-zombie-no-grave = Auf { $square } geht das nicht. Begraben wird unter einer eigenen Figur, die noch kein Grab hütet: { COMMAS($squares) }.
engine-refusal-zombie-rises = Dann stünde auf, was du begraben hast, und bedrohte deinen König: Das gilt als Schach.
engine-refusal-zombie-squares = `{ $field }=` nennt verschiedene Felder, etwa `{ $field }=c6,d7`; „{ $typed }“ ist keines oder steht zweimal da.
engine-refusal-zombie-nobody = `zombies=` nennt { $square }, wo keine Figur oder nur ein König steht.
engine-refusal-zombie-living-pawn = Auf { $square } kann nur ein Zombiebauer stehen: Nenn ihn bei `zombies=`, oder stell ihn woanders hin.
engine-refusal-zombie-buried = `buried=` nennt für jede Seite, was sie wo begraben hat, etwa `buried=w:b2p,c3n|b:g7N`: Weiß begräbt schwarze Figuren und Schwarz weiße, keine Könige, eine auf jedem Feld.
engine-refusal-zombie-dust = `dust=` nennt Figuren mit ihren englischen Buchstaben, weiße groß: `dust=PPNr`; Könige zerfallen nie zu Staub.

# Achievements
achievement-horde = Nacht der marschierenden Toten
    .about = Drei Zombies in einem Zug bewegt.
achievement-gravedigger = Aufgewacht!
    .about = Zombies erweckt.

# Its pieces, as `grammar` in `bot/words/src` puts them into sentences
noun-zombie-pawn = Zombiebauer
    .gender = m
    .many = Zombiebauern
    .acc = Zombiebauern
    .dat = Zombiebauern
noun-zombie = Zombie
    .gender = m
    .many = Zombies

# What can be typed
engine-typed-zombie = Ein Zug wie Sf3; ein Begräbnis wie @b2

# What the marks of its notation mean
engine-notation-zombie = Ein Schrägstrich verbindet die Teile eines Zugs; `@h1` ist ein Begräbnis unter der Figur auf h1, `@?` eines, das du nicht siehst.
