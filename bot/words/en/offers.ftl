### Takebacks, calling off, rematches, adjournments.

## Commands

command-takeback = takeback
    .about = Ask to take back your last turn, as long as nothing came to light since
option-takeback-game = game
    .about = Which game, when you have several: its number, such as #7
command-abort = abort
    .about = Call a game off: at once before everybody has moved, later if all agree
option-abort-game = game
    .about = Which game, when you have several: its number, such as #7
command-adjourn = adjourn
    .about = Ask to let a game rest for a while; clocks stop meanwhile
option-adjourn-days = days
    .about = For how many days
option-adjourn-until = until
    .about = Or until when: a span such as 36h or 3d, or a day such as 2026-12-24 (UTC)
option-adjourn-game = game
    .about = Which game, when you have several: its number, such as #7
command-rematch = rematch
    .about = Play a finished game again with seats rotated (two players swap colours)
option-rematch-game = game
    .about = Which game: its number, such as #7; left out: your last one

## The panel behind More

more-button = More
more-panel = What else would you like to do in { $game }? Nothing happens until you choose, and the others are asked first about all that affects them, unless you resign.
more-onlooker = { $game }: look back at what has happened, or read the rules.
more-plans-button = Plan ahead
more-notes-button = My notes
offer-takeback-button = Take back
offer-call-off-button = Cancel the game
offer-adjourn-button = Pause the game
offer-rematch-button = Rematch
offer-alone-again-button = Play again
offer-rest-title = Pause the game
offer-rest-label = For how long, or until when?
offer-rest-placeholder = 3 days, 36 hours, or 2026-12-24

## What everybody reads

offer-takeback-post = { $who } would like to take back in { $game }: { $turns }. { $asked }, do you agree?
offer-call-off-post = { $who } suggests calling { $game } off: nobody wins, nobody loses. { $asked }, do you agree?
offer-adjourn-post = { $who } would like { $game } to rest until { $until }. { $asked }, do you agree? Clocks stop meanwhile.
offer-rematch-post = { $who } would like to play { $game } again, with seats rotated. { $asked }, do you agree?
offer-computer-post = { $who } suggests that { $computer } plays for { $away } in { $game }. { $away } can take the seat back at any time, and the game changes no ratings. { $asked }, do you agree?
offer-yes-button = Agree
offer-no-button = No, thanks
offer-takeback-agreed = Agreed: in { $game } { $who } takes back { $turns }.
offer-call-off-agreed = Agreed: { $game } is called off.
offer-adjourn-agreed = Agreed: { $game } rests until { $until }. Sleep well, pieces.
offer-rematch-agreed = Agreed, here we go again: { $game } has begun.
offer-computer-agreed = Agreed: in { $game } a computer sits down.
offer-declined-post = { $who } would rather not: { $game } stays as it is.
offer-withdrawn-post = { $who } has thought better of it: { $game } stays as it is.
offer-lapsed-post = What { $who } suggested for { $game } no longer stands: the game went on without it.
offer-lapsed-seats-post = What { $who } suggested for { $game } no longer stands: somebody else sits at the board now.

## Private answers

offer-made = Your offer is made. It lapses when the game goes on.
offer-made-rematch = Your offer is made; it waits for an answer.
offer-call-off-really = End { $game } now? Nobody wins, nobody loses.
offer-call-off-yes-button = Yes, end it
offer-withdraw-button = Withdraw it
offer-stands-already = Your offer still stands; it waits for an answer.
offer-answer-first = { $who } has offered something like that already: answer it first, below the board.
offer-gone = That offer no longer stands. `/board` shows the game as it is now.
offer-own = You made that offer yourself: somebody else has to answer it.
offer-left = You have left that game, so it is for the others to decide.
offer-noted = Noted. Not everybody has answered yet.
offer-withdrawn = Your offer is withdrawn.
offer-declined = All right, nothing changes.
offer-again = The next game is on: `#{ $game }`.
offer-rests = The game rests until { $until }.
offer-rematch-early = That game is still being played. `/game rematch` is for afterwards.
offer-rematch-gone = Somebody who played has left since, so that game can't be played again as it was. `/play` opens a new table.
offer-rematch-none = You haven't finished a game yet that could be played again. `/play` opens a table.
offer-adjourn-rests = That game is resting already.
offer-adjourn-unclear = For how long? Write a span such as `3d` or `36h`, or a day such as `2026-12-24`.
offer-adjourn-bounds = A game can rest for an hour at least and { $days } days at most.
