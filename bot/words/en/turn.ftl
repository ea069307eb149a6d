### Playing a turn.

turn-played = You played `{ $turn }`.
turn-tried = You tried `{ $turn }`.
turn-sealed = Nobody else sees it.
turn-may-be-changed = Until all have decided you can change it with the same button, and nobody notices.
turn-left = What you typed beyond that, `{ $turn }`, isn't possible now that it is played: { $why }
turn-possible = You could type: { $turns }.
turn-of-another-game = That turn is for `#{ $game }`, and you name `#{ $other }`. Leave one of the two numbers out.
turn-next-seat = Now it's your turn as **{ $side }**.
turn-awaits = The computer is thinking. It goes on here in a moment, or with the button.
turn-awaits-people = Once it is your turn again it goes on here by itself (within ten minutes), or with the button.
turn-words-castle = castle castles castling
turn-words-long = long queenside
turn-next-button = Next move
move-form-title = Your move
move-form-label = Move
move-form-placeholder = e2e4, Nf3, O-O; several parts of one turn joined by /
move-form-example = For example { $example }
picker-earlier-board = That was an earlier board; here is where it stands now.
picker-stale = That menu was out of date; here is a fresh one.
confirm-question = { $game }: you play **{ $side }**. Nothing is played yet: `{ $turn }`. Do you want to play it?
confirm-rest = Then, as far as it is possible there: `{ $rest }`.
confirm-play-button = Play it
confirm-change-button = Change
picker-you-play = { $game }: you play **{ $side }**.
picker-so-far = So far: `{ $draft }`.
picker-sealed = Your decision is in; choose again to change it: nobody else will notice.
picker-end-button = End the turn
picker-undo-button = Undo
picker-type-button = Type it
picker-random-button = Random
picker-random-about = **{ picker-random-button }** draws lots for all of it.
picker-balanced-button = Balanced
picker-balanced-about = **{ picker-balanced-button }** takes what the game recommends, fair to both sides.
picker-again-button = Same as last time
picker-some-together = Each choice settles { $settled } of them at once; { $more ->
    [one] one more question follows.
   *[other] { $more } more questions follow.
}
picker-all-together = This is the last question: each choice settles all that are left; the last one gets what remains.
picker-other-piece-button = Another piece
picker-other-square-button = Another square
picker-other-thing-button = Another choice
picker-on-square = On { $square }: { $question }
picker-which-way = { $piece } to { $square }: in which way?
picker-becomes = { $piece } to { $square }: what does it become?
picker-where-to = { $piece }: where to?
picker-move-placeholder = Choose a move
picker-moves-placeholder = Moves: { $pieces }
picker-choose-placeholder = Choose what to do
picker-card-placeholder = Choose a card
picker-thing-placeholder = Choose what to play
picker-piece-placeholder = Choose a piece
picker-square-placeholder = Choose a square
picker-which-move = Which move?
picker-which-piece = Which piece do you move?
picker-pieces = { $count ->
         [one] One piece can move.
        *[other] { $count } pieces can move.
    }
picker-only-end = Nothing is left but to end the turn.
picker-one-choice = Only one choice is possible.
picker-first-what = { $count } choices: first what, then where.
picker-choices = { $count ->
         [one] { $count } choice
        *[other] { $count } choices
    }
picker-no-last-time = I know of no earlier game in which you chose this, or what you chose isn't possible now. Choose here, or let chance choose: **{ picker-random-button }**.
