### Lessons: a game learned step by step, and the buttons below.

command-learn = learn
    .about = Learn a game in a few steps on real boards, for your eyes alone
option-learn-game = game
    .about = Which game; leave it out to see all lessons
learn-list = Which game would you like to learn? A lesson takes a few minutes, and nobody sees it but you.
learn-placeholder = Choose a game
learn-choice = { $solved } of { $asked } solved · { $summary }
learn-none = There is no lesson for { $title } yet. `/rules` explains it.
learn-nothing-open = That lesson isn't open any more. `/learn` begins it again.
learn-heading = **Learn { $title }** · step { $step } of { $steps }
learn-inventor = { $credit ->
        [after] A game after { $inventor }.
       *[by] A game by { $inventor }.
    }
learn-hint = **Hint:** { $hint }
learn-right = ✅ { $said }
learn-wrong = 🤔 { $said }
learn-end = **That was the lesson of { $title }.** { $solved ->
        [0] You have only looked so far: the questions are still yours to solve.
       *[other] You solved { $solved } of { $asked } questions.
    }
    Now for the real thing?
learn-list-button = Learn
learn-this-button = Learn this game
learn-hint-button = Hint
learn-again-button = Try again
learn-back-button = Back
learn-next-button = Next
learn-computer-button = Play the computer
learn-invite-button = Invite somebody
learn-rules-button = Read the rules
learn-from-start-button = From the start
learn-other-button = Another game
