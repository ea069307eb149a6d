### The lesson of Captain Spalding Chess, step by step: what is asked, what to look for, what is said of turns.

lesson-captain-spalding-start = You begin with a Box, a Pajama and a Great Pajama. Whoever takes the other Box wins.
    .look = These three never capture. Whenever one of them moves, it must make something on a square around where it arrived.

lesson-captain-spalding-make = Move your Box and make the Rhino.
    .look = A turn of the Box has two parts: one step, then a new creature on one of the eight squares around it.
    .hint = For example `e1e2/Rd3`: the Box steps to e2, and a Rhino stands on d3.
    .right = A Rhino! It goes one square like a rook and then, if you like, one on diagonally. You get it only once in a game.
    .headless = That is the Headless Rhino. It goes alike, but its second step can't capture.
    .crumb = That is a Crumb: it stays where it is, and means more than it seems. The Rhino is `R`.
    .other = The Box may make many things. Move it, and choose the Rhino.

lesson-captain-spalding-bat = A Bat of yours flies on the e-file. Make another one.
    .look = Never two of your own Bats on one file. A Bat goes straight forward, and becomes a Booh on its last rank.
    .hint = Any file will do but the e-file.
    .right = A second Bat, on a file of its own.
    .file = There is a Bat on the e-file already. Put the new one on another file.
    .other = No new Bat yet. Move the Box and choose the Bat, `V`.

lesson-captain-spalding-monster = Make a Cookie Monster out of the Crumb on e4.
    .look = A Crumb dropped onto your own Crumb becomes a Monster. The Box has to arrive beside it.
    .hint = Step to d4 or e3, and put a second Crumb on e4: in the menu it is called Cookie monster.
    .right = It sleeps now. Whatever moves beside it is gobbled up, friend or foe, and the Monster goes with it.
    .apart = A second Crumb somewhere else is only a second Crumb. Drop it onto the first.
    .other = The Crumb on e4 waits for another one on top of it.

lesson-captain-spalding-asleep = Your Great Elephant on d4 can take the Bat on c5 or the Rhino on e5. Which is safe?
    .look = A Monster sleeps on b6. Look at all eight squares around it.
    .hint = The square c5 touches b6, e5 doesn't.
    .right = A Rhino taken, and nobody woke up.
    .gobbled = You took the Bat, but c5 lies beside the Monster: your Great Elephant was gobbled up.
    .other = You could have taken something safely: not beside the Monster.

lesson-captain-spalding-box = Your Rhino can take the Box on c7. How?
    .look = The Rhino steps one square like a rook. If that square was empty, it may go on one diagonally and capture there.
    .hint = From d6 the square c7 is a diagonal step.
    .right = The Box is yours: game won! There is no check here, so look after your own.
    .short = Half the way: the second, diagonal step would have taken the Box.
    .other = The Box on c7 was within reach: straight, then diagonally.
