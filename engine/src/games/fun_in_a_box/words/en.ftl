### What Fun-in-a-Box Chess says itself.

# What it is
engine-summary-fun-in-a-box = Chess with two leaping Things a side that capture whatever they catch between them.
engine-find-fun-in-a-box = things, leap, seuss

# Its options
engine-option-fun-in-a-box-unlatch = captured Things come back
engine-rule-fun-in-a-box-unlatch = Captured Things go back to their box and come out again when their side gives check.

# What happened. `grammar` in `bot/words/src` says what NP, WHO, GENDER and NUMBER_OF do
engine-event-fun-in-a-box-lost = { $side } has lost its Things. What a shame! What a shame!
engine-event-fun-in-a-box-latched = { $side }'s Things are back in their box, and the hook is latched. What a shame!
engine-event-fun-in-a-box-opened = { $side } gives check, and the hook comes off: its Things may play again.

# What a player is asked. `way` says which sentence it is, and is never shown
engine-asks-fun-in-a-box-move = { $way ->
         [latched] Which move? Your Things are latched in their box until you give check.
         [gone] Which move? Your Things are out of the game, your opponent's still catch in pairs.
         [chess] Which move? No Thing is left in the game, so it goes on as chess.
        *[leaps] Do you move a piece, or does a Thing leap? What it then catches between itself and the other Thing is captured.
    }

# Why something is refused
engine-refusal-fun-in-a-box-box = `box=` lists the box squares with a Thing: `box=d0,e0,d9,e9`.
engine-refusal-fun-in-a-box-latched = `latched=` names the sides whose box is latched: `w`, `b` or `w,b`.
engine-refusal-fun-in-a-box-two-things = { $side } has two Things or none, on the board and in the box together.
engine-refusal-fun-in-a-box-unlatch = A box is latched only with the option `unlatch=on`.
engine-refusal-fun-in-a-box-both-in = { $side }'s box is latched, so both Things are in.

# Achievements
achievement-what-a-shame = What a shame!
    .about = Caught a Thing, so that both had to leave.
achievement-sandwich = Sandwich
    .about = Captured what stood between two Things.

# Its pieces, as `grammar` in `bot/words/src` puts them into sentences
noun-thing = thing
    .gender = n
noun-thing-one = Thing One
    .gender = n
noun-thing-two = Thing Two
    .gender = n
