### The hole of the day, and published ones.

daily-form-title = The hole of the day
daily-form-label = All moves of your line
daily-yesterday-over = Yesterday's hole is over: only today's takes an answer.
daily-over = That hole is over. `/golf daily` shows today's.
daily-solved = Solved in { $moves ->
         [one] { $moves } move
        *[other] { $moves } moves
    }: `{ $line }`.
daily-solved-before = You have solved it before: your first answer counts.
daily-nobody-played = Nobody played the hole of that day.
daily-heading = **The hole of { $date }**
daily-task = One of the circled pieces has to take the other, in as few moves as you can: the cards beside the board say which, `/rules` how pieces move. Your first line that solves it counts.
daily-solvers = { $people ->
         [0] Nobody has solved it yet.
         [one] One person has solved it.
        *[other] { $people } people have solved it.
    }
daily-answer-button = Answer
daily-look-again-button = Look again
daily-too-long = The hole is solved after `{ $line }` already: leave out what follows.
daily-impossible = `{ $step }` is not possible as move { $number }: { $why }
daily-unsolved = That line doesn't solve the hole, so it doesn't count. Write all of its moves, up to the last capture, with slashes in between.
daily-others = { $people ->
         [one] and one more person
        *[other] and { $people } more people
    }
daily-nobody = Nobody solved it.
daily-best = The best so far: { $moves ->
         [one] { $moves } move
        *[other] { $moves } moves
    }.
daily-row = • { $person }: { $moves ->
         [one] { $moves } move
        *[other] { $moves } moves
    }
daily-par-unknown = The referee is still looking for par.
daily-par = Par is { $moves }: `{ $line }`.
daily-par-least = The referee proved that it takes { $least } moves at least.
daily-par-none = The referee proved that it can't be solved.

problem-heading = **Problem { $number } of Don Kirkby's Chess Golf**
problem-form-title = Problem { $number }
problem-task = One of the circled pieces has to take all the others that the cards beside the board name, in as few moves as you can; `/rules` says how pieces move. Once it is solved, you see the solutions; you may also just look.
problem-printed = The printed solution takes { $moves ->
         [one] { $moves } move
        *[other] { $moves } moves
    }: `{ $line }`.
problem-shortest = Par is { $moves }, as our referee has proved: `{ $line }`.
problem-solutions-button = Show the solutions
problem-other-button = Problem { $number }
problem-unknown = There are problems 1 to { $most }: `/golf problem number:1` shows the first.
