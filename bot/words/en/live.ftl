# What is said in the channel while `menagerie doctor --live` examines the bot there; all of it is taken away again.

live-test = A test by whoever runs me. I take it away again in a moment.
live-changed = This was changed.
live-answer = This is the answer.
live-word = I heard you.
live-follow = And this follows.
live-not-you = This is a test for whoever runs me, not for you. But thank you!

# What to do next.
live-command = Type { $command } (or press it), take one of the words that it offers, and send it.
live-private = In my private answer, press **{ $button }**.
live-button = Press **{ $button }**.
live-menu = Choose an animal.
live-people = Choose somebody, yourself for instance. Nobody is told.
live-form = Press **{ $button }**, write a word or two, and send it.
live-notified = I have just changed this message so that it names you. Did that notify you once more, by a sound, a banner or a red number?
live-participants = Open our direct messages, type `/play` there and see whom the option for your opponent offers; send nothing. Does it offer anybody but you and me?
live-english = Your Discord does not speak English. Type the English name of a command, { $command }; send nothing. Does Discord find it?
live-done = Done, thank you.
live-skipped = Left out.

live-skip-button = Skip
live-press-button = Press me
live-private-button = Press this, too
live-open-button = Open the form
live-yes-button = Yes
live-no-button = No
live-idle-button = Only to look at
live-menu-placeholder = Choose an animal
live-people-placeholder = Choose somebody
live-owl-choice = An owl
live-fox-choice = A fox
live-hare-choice = A hare
live-command-choice = A test by whoever runs the bot
live-word-choice = One of the words it offers
live-form-title = A form
live-form-label = A word or two
live-form-placeholder = Hello!
