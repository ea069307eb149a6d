### Time: controls, deadlines, vacation, pauses, what happens to those who are late.

# What a table gives.
clock-pace-none = no clock
clock-pace-turn = { $span } a turn
clock-pace-bank = { $start }, plus { $refill } per turn (up to { $cap })
clock-control = Clock: { $pace }.
clock-late-lose = Whoever runs out of time loses.
clock-late-ask = If somebody runs out of time, the other side decides what happens.
clock-late-auto = If somebody runs out of time, chance plays something harmless, three turns at most.
clock-weekends-off = Clocks stop on weekends.
clock-unreadable = I can't read that clock. Write `3d` for three days a turn, `5+3` for five minutes and three seconds more with every turn, `bank 1d + 2h` for one day and two hours more with every turn, or `none`.
clock-out-of-range = A clock gives between a minute and 14 days.
clock-late-unknown = For those who are late choose `lose`, `ask` or `auto`.
clock-missing = `{ option-play-late }` and `{ option-play-weekends }` need a clock. Add `{ option-play-clock }`, such as `3d`, or leave them out.

# Below boards.
clock-runs-out = ⏳ Time runs out <t:{ $at }:R>.
clock-each = ⏳ { $clocks }
clock-rests = ⏸️ The game rests, and the clocks with it.
clock-rests-until = ⏸️ The game rests until <t:{ $at }:f>, and the clocks with it.
clock-rest-over = { $game }: the rest is over. { $who }, we go on with you.
clock-board-late = ⌛ Out of time: { $who }. The other side decides what happens.
clock-board-offered = ⌛ { $who } is late, and the seat is free for whoever takes it.
clock-board-away = 🏝️ { $who } is on vacation until <t:{ $at }:f>.
clock-board-played-for = 🎲 { $who } was late, so chance played for them{ $times ->
    [one] .
   *[other] , { $times } times in a row.
}

# Somebody is late.
clock-late-question = { $game }: the time of { $who } is over. { $others }, what now? Any one of you decides; { $who } may still move.
clock-wait-button = Wait
clock-play-button = Random move
clock-replace-button = Replace
clock-end-button = Lost on time
clock-take-button = Take the seat
clock-late-waits = { $game }: { $by } waits for { $who }, who has time until <t:{ $at }:f> now.
clock-late-settled = { $game }: { $who } was late. That is settled.
clock-seat-offered = { $game }: { $who } is late, and the seat looks for somebody. Whoever takes it plays on from here, secrets included.
clock-taken-over = { $game }: { $after } takes the seat of { $before }. Welcome!
clock-take-done = The seat is yours: you play { $sides } in { $game }.
clock-take-own = You have a seat at this table already; this one is for somebody new.
clock-take-before = You sat at this table before and know too much for another seat. Watching is welcome: `/board`.
clock-wait-done = You wait: there is time until <t:{ $at }:f> now.
clock-play-done = Chance has played something harmless.
clock-end-done = That is the end of waiting: their time is up.
clock-replace-done = The seat is free for whoever takes it.
clock-late-over = That is settled already. `/board` shows where the game stands.
clock-late-yourself = That is for the others to decide, but you may still move: `/move` or **{ board-move-button }**.
clock-late-others = Only their opponents can decide that.

# Clocks to look at, and time as a gift.
clock-button = Clock
clock-give-button = Give { $span }
clock-state-late = late since <t:{ $at }:f>
clock-state-runs = time until <t:{ $at }:f> (<t:{ $at }:R>)
clock-state-stands = { $left } left, the clock is stopped
clock-state-waits = not asked now
clock-takebacks = When a turn is taken back, the time it added to the clock goes, too; time that was used stays used.
clock-none-here = This game has no clock: take all the time you like.
clock-give-unreadable = How much? Write `1d` for a day, `6h` for six hours.
clock-give-nobody = Time is a gift for the other side: only those who play against somebody can give it.
clock-give-too-much = A clock holds at most { $most }: give a little less.
clock-give-not-now = No clock of the other side runs now. Give time when it is their turn.
clock-give-done = { $who } has { $span } more. How kind!

# Holidays.
vacation-begun = Have a good time! Until <t:{ $at }:f> your clocks are stopped in games of a day a turn and more. `/me vacation end` brings you back sooner.
vacation-ended = Welcome back! Your clocks run again.
vacation-now = You are on vacation until <t:{ $at }:f>.
vacation-days = You have taken { $used } of { $most } days of vacation in { $year }; { $left } are left.
vacation-none = You aren't on vacation. `/me vacation start` begins one.
vacation-already = You are on vacation until <t:{ $at }:f> already. `/me vacation end` ends it, then you can begin another.
vacation-too-long = That is more than is left: { $left } of { $most } days in { $year }.
vacation-unreadable = Write the last day like this: `2026-12-24`.
vacation-out-of-range = A vacation ends in the future, and lasts { $most } days at most.

# Commands.
option-play-clock = clock
    .about = How much time: 3d a turn, bank 1d + 2h, none
option-play-late = late
    .about = What becomes of those who are late
choice-play-late-lose = They lose
choice-play-late-ask = The others decide
choice-play-late-auto = Something harmless is played
option-play-weekends = weekends
    .about = Clocks stop on Saturdays and Sundays
command-clock = clock
    .about = Time in your games
command-clock-show = show
    .about = See all clocks of a game
option-clock-show-game = game
    .about = Which game, when you have several: its number, such as #7
command-clock-give = give
    .about = Give the other side more time
option-clock-give-time = time
    .about = How much: 1d, 6h, 30m
option-clock-give-game = game
    .about = Which game, when you have several: its number, such as #7
command-vacation = vacation
    .about = A vacation, while your clocks are stopped
command-vacation-start = start
    .about = Go on vacation
option-vacation-start-days = days
    .about = For how many days; a week if left out
option-vacation-start-until = until
    .about = Or the last day: 2026-12-24
command-vacation-end = end
    .about = Come back early
command-vacation-show = show
    .about = How many days of vacation you have left
