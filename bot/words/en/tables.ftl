### Opening a table, sitting down, getting up.

seat-left = You got up. As long as the game hasn't started you can take a seat again.
seat-game-on = The game `#{ $game }` is on.
seat-declined = All right: no seat is kept for you any more.
seat-declined-all = The invitation is off.
seat-cancelled = Your invitation is taken back.
seat-not-host = Only the person who invited can take the invitation back.
seat-you-play = The game is on: you play { $sides } in `#{ $game }`.
seat-you-are-in = You are in. The game starts when { $host } says so.
seat-you-have = You have a seat: { $sides }. The game starts when the last one is taken.
seat-host-starts = { $host } opened this table and starts the game.
seat-too-few = { $title } takes { $fewest } at least: wait until enough have joined.
seat-already-started = That game has already started; every seat is taken.
seat-already-over = That game is already over. `/play` opens a new table.
seat-yours-already = You already have a seat at this table.
seat-invited-other = That invitation is for somebody else. `/play` opens a table of your own.
seat-none-free = Every seat at this table is taken or kept for somebody.
seat-own = **{ $side }** is yours already.
seat-taken = { $person } was faster: **{ $side }** is taken.
seat-kept = **{ $side }** is kept for { $person }. Choose another seat.
seat-last = That is the last seat: leave it to somebody, so that you don't play alone.
seat-none-to-leave = You have no seat at this table, so there is none to leave.
seat-press-leave = You have a seat: press **Leave** to give it back.
seat-nothing-to-decline = That invitation isn't for you alone, so there's nothing to decline.
invitation-off-late = The invitation to { $game } is off: nobody came in time.
invitation-off-declined = The invitation to { $game } is off: { $person } can't play this time.
invitation-off-taken-back = The invitation to { $game } is off: it was taken back.
