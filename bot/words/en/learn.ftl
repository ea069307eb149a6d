### Lessons: a game learned step by step; and puzzles, solved alone. With the buttons below.

command-learn = learn
    .about = Learn a game in a few steps on real boards, for your eyes alone
option-learn-game = game
    .about = Which game; leave it out to see all lessons
learn-list = Which game would you like to learn? A lesson takes a few minutes, and nobody sees it but you.
learn-placeholder = Choose a game
learn-choice = { $solved } of { $asked } solved · { $summary }
learn-none = There is no lesson for { $title } yet. `/rules` explains it.
learn-nothing-open = That lesson isn't open any more. `/learn` begins it again.
learn-closed = You have since opened another step or lesson, so this message no longer works. Nothing was changed: `/learn` brings you back to any lesson.
learn-heading = **Learn { $title }** · step { $step } of { $steps }
learn-inventor = { $credit ->
        [tradition] Shaped by { $inventor }.
        [after] A game after { $inventor }.
       *[by] A game by { $inventor }.
    }
learn-hint = **Hint:** { $hint }
learn-solution = **Solution:** { $turn }
learn-right = ✅ { $said }
learn-wrong = 🤔 { $said }
learn-typed-like = Turns are typed like { $turn }.
learn-end = **That was the lesson of { $title }.** { $solved ->
        [0] You have only looked so far: the questions are still yours to solve.
       *[other] You solved { $solved } of { $asked } questions.
    }
    Now for the real thing?
learn-list-button = Learn
learn-this-button = Learn this game
learn-hint-button = Hint
learn-solution-button = Solution
learn-again-button = Try again
learn-anew-button = Start this step over
learn-back-button = Back
learn-next-button = Next
learn-skip-button = Skip
learn-puzzle-button = A puzzle
learn-invite-button = Open a table
learn-rules-button = Read the rules
learn-to-lesson-button = Back to the lesson
learn-from-start-button = From the start
learn-other-button = Another game
worked-button = A worked turn
worked-heading = **{ $title }: a worked turn** · picture { $picture } of { $pictures }
worked-none = There is no worked turn of { $title } yet. `/rules` explains it.

## Puzzles

command-puzzle = puzzle
    .about = Find the one good turn: puzzles of most games, for your eyes alone
option-puzzle-game = game
    .about = Which game; leave it out to go on where you are
option-puzzle-grade = grade
    .about = How hard; leave it out for one near your level
choice-puzzle-grade-easy = easy
choice-puzzle-grade-medium = medium
choice-puzzle-grade-hard = hard
puzzle-list = Puzzles of which game? Each has one good turn, and nobody sees you look for it.
puzzle-none = There are no puzzles of { $title } yet. `/puzzle` lists the games that have some.
puzzle-nothing-open = That puzzle isn't open any more. `/puzzle` brings another.
puzzle-closed = You have since opened another puzzle, so this message no longer works. Nothing was changed: `/puzzle` shows the one you are at.
puzzle-still-open = This is the puzzle you are at. The next one comes once you have solved it or seen its solution.
puzzle-late = This puzzle is over already, so your choice counts for nothing.
puzzle-all-solved = You have solved every puzzle of { $title }. Well done!
puzzle-heading = **Puzzle · { $title }** · { $grade }
puzzle-ask = { $side } to move. Find the turn { $aim ->
        [wins] that wins by force
        [gains] that leaves you well ahead
        [saves] with which you hold out: every other leaves you clearly behind
       *[better] that is clearly better than all others
    }.
puzzle-ask-par = Solve the hole in { $par ->
        [one] one move
       *[other] { $par } moves
    }.
puzzle-ask-points = { $side } to move. Play so that the two of you can still come to { $points ->
        [one] one point
       *[other] { $points } points
    }. The pile is empty: all cards that you don't see are your partner's.
puzzle-first-counts = Take your time: only a first try counts as solved by yourself.
puzzle-wrong = 🤔 **{ $turn }**: that isn't it. { $why } Have another look.
puzzle-after-lost = After it { $side } can win at once.
puzzle-after-behind = As the computer sees it, that leaves you clearly behind.
puzzle-after-level = As the computer sees it, that leaves you about level at best.
puzzle-after-par = It doesn't solve the hole.
puzzle-after-points = After it { $next ->
        [0] you two come to no point any more.
        [one] one point is the most you two can come to.
       *[other] { $next } points are the most you two can come to.
    }
puzzle-goal-wins = There is a turn that wins by force.
puzzle-goal-gains = There is a turn that leaves you well ahead.
puzzle-goal-saves = There is a turn with which you hold out.
puzzle-goal-better = There is a turn that is clearly better.
puzzle-right = ✅ That's it! { $why }
puzzle-solution = The solution: **{ $turn }**. { $why }
puzzle-line = It could go on { $line }.
puzzle-again = It counted before, so it doesn't count again.
puzzle-helped = This one doesn't count: only a first try does.
puzzle-score = Solved by yourself: { $solved }.{ $best ->
    [0] {""}
   *[other] {" "}Days in a row: { $streak } now, { $best } at best.
}
puzzle-play = You can also play a whole game of { $title } against the computer.
puzzle-why-wins = It wins by force, and no other turn leaves you even clearly ahead.
puzzle-why-wins-or-loses = It wins by force, and every other turn leaves you clearly behind.
puzzle-why-gains = It leaves you well ahead, and no other turn does.
puzzle-why-gains-or-loses = It leaves you well ahead, and every other turn clearly behind.
puzzle-why-saves = Every other turn leaves you clearly behind.
puzzle-why-better = No other turn comes near it.
puzzle-why-par = Par is { $par }: fewer moves are not enough.
puzzle-why-points = With any other turn { $next ->
        [0] you two come to no point any more
        [one] one point is the most you two can come to
       *[other] { $next } points are the most you two can come to
    }.
puzzle-daily-heading = **Puzzle of the day · { $title }** · { $grade }
puzzle-daily-solved = { $people ->
        [0] Nobody has solved it yet.
        [one] One person has solved it.
       *[other] { $people } people have solved it.
    }
puzzle-daily-button = Solve
puzzle-restart-button = Start again
puzzle-show-button = Show the solution
puzzle-back-button = Back to the puzzle
puzzle-next-button = Next puzzle
