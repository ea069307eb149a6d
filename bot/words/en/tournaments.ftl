### Tournaments.

command-tournament = tournament
    .about = Tournaments: open one, join, see how it stands
command-tournament-open = open
    .about = Open a tournament in this channel
command-tournament-show = show
    .about = See how a tournament stands
command-tournament-list = list
    .about = List the tournaments of this server
command-tournament-join = join
    .about = Take part in a tournament
command-tournament-leave = leave
    .about = Leave a tournament before it begins
command-tournament-start = start
    .about = Begin your tournament
command-tournament-withdraw = withdraw
    .about = Leave a tournament for good (you are asked first)
command-tournament-end = end
    .about = End your tournament as it stands (you are asked first)
command-tournament-remove = remove
    .about = Take somebody out of your tournament
command-tournament-result = result
    .about = Decide a game of your tournament that ended without a result
option-tournament-open-game = game
    .about = Which game is played
option-tournament-open-format = format
    .about = Who meets whom; if left out Swiss
option-tournament-open-rounds = rounds
    .about = How many rounds (Swiss only); if left out as many as it takes
option-tournament-open-clock = clock
    .about = Time for each turn, such as 2d or bank 1d + 6h; if left out two days
option-tournament-open-name = name
    .about = What the tournament is called
option-tournament-open-threads = threads
    .about = Whether each game gets a thread of its own; if left out it does
option-tournament-open-at_once = at_once
    .about = Whether all games of a round robin are played at the same time
option-tournament-tournament = tournament
    .about = Which tournament, when there are several: its number, such as 3
option-tournament-remove-player = player
    .about = Whom
option-tournament-result-game = game
    .about = Which game: its number, such as #7
option-tournament-result-result = result
    .about = How it counts
choice-tournament-format-round-robin = Round robin
choice-tournament-format-double = Double round robin
choice-tournament-format-swiss = Swiss
choice-tournament-result-white = The first player wins
choice-tournament-result-black = The second player wins
choice-tournament-result-draw = Half a point each
choice-tournament-result-replay = Play it again

tournament-nameless = { $game } Tournament
tournament-what = **{ $game }** · { $format } · { $clock }
tournament-round-robin = round robin
tournament-double = double round robin
tournament-swiss = Swiss
tournament-swiss-rounds =
    { $rounds ->
        [one] Swiss, one round
       *[other] Swiss, { $rounds } rounds
    }
tournament-no-clock = no clock
tournament-clock-turn = { $span } a turn
tournament-clock-bank = a bank of { $start }, { $refill } more each turn
tournament-nobody-yet = Nobody has joined yet: be the first.
tournament-players = Players ({ $count }): { $names }
tournament-how = **{ tournament-join-button }** while it is open; there is room for { $most }. { $host } starts it once three are here.
tournament-goes-on = It is under way.
tournament-over = It is over.
tournament-called-off = It was called off.
tournament-join-button = Join
tournament-leave-button = Leave
tournament-start-button = Start
tournament-standings-button = Standings
tournament-withdraw-button = Withdraw
tournament-replay-button = Play it again
tournament-half-button = Half a point each
tournament-yes-button = Yes
tournament-no-button = No, stay

tournament-opened = { $title } is open. The announcement goes to this channel; press **{ tournament-start-button }** below it once everybody is here. You don't take part yet: **{ tournament-join-button }** if you want to.
tournament-joined = You take part in { $title }. Good luck!
tournament-left = You don't take part in { $title } any more. As long as it hasn't begun you can join again.
tournament-started = { $title } begins: the first round is paired.
tournament-withdraw-sure = Do you really leave { $title }? A game you are playing in it is given up, and you can't come back.
tournament-withdrawn = You have left the tournament. Thank you for playing!
tournament-removed = { $name } doesn't take part any more.
tournament-end-sure = Do you really end { $title } as it stands? Games that are being played can be finished, but no longer count.
tournament-ended = The tournament is ended.
tournament-decided = Noted. The tournament goes on.
tournament-replayed = The game is set up again, with the same colours.

tournament-round = { $title }: round { $round } of { $rounds }
tournament-bye = { $name } has nobody to play this round: a free point, counted once the round is over.
tournament-rest = { $name } rests in this round.
tournament-forfeit = { $names }: not played, somebody has left.
tournament-final = { $title } is over.
tournament-winner = 🏆 { $name } wins with a score of { $points }. Congratulations!
tournament-winners = 🏆 { $names } share the first place with a score of { $points }. Congratulations!
tournament-no-winner = Nobody scored, so nobody won.
tournament-dead-game = { $game } ended without a result. { $host }, how shall it count? Any other result: `/club tournament result`.
tournament-dead-game-settled = { $game }: { $who } has decided ({ $verdict }).
tournament-own-game = You play in this game yourself, so somebody else has to decide it: { $who } can.
tournament-own-opponent = Your game against { $name } has no result yet, so somebody else has to decide this: { $who } can.
tournament-after = Round { $count } of { $rounds }
tournament-points-label = Pts
tournament-alt-start = { $title }, before the first round:
tournament-alt = { $title }, standings after round { $round }. Place, letter, points:
tournament-alt-during = { $title }, standings during round { $round }. Place, letter, points:
tournament-still-open = Still being played: { $games }
tournament-ties-swiss = Tie-breaks in the picture: *Bh* (Buchholz) is the points of everybody they met; after it *SB* (Sonneborn–Berger), the points of those they beat, and half of those they drew with.
tournament-ties-round-robin = Tie-breaks in the picture: *SB* (Sonneborn–Berger) is the points of those they beat, and half of those they drew with; after it games won.
tournament-list-empty = There is no tournament on this server. `/club tournament open` announces one.
tournament-state-open =
    { $count ->
        [0] open; nobody has joined yet
        [one] open; one player so far
       *[other] open; { $count } players so far
    }
tournament-state-running = round { $round } of { $rounds }
tournament-state-over = over

tournament-only-on-servers = Tournaments live on servers. Ask there.
tournament-no-such-game = I don't know that game. `/help` lists the ones I do.
tournament-two-sides-only = { $game } isn't played by two sides of one person each, and I only know how to run tournaments of such games. Chess or Goal Box would work.
tournament-rounds-range = A Swiss tournament has 1 to { $most } rounds. Leave `rounds` out for as many as it takes.
tournament-rounds-follow = In a round robin the number of rounds follows from who joins: leave `rounds` out.
tournament-clock-unreadable = I can't read that clock. Write `2d` for two days a turn, `5+3` for five minutes and three seconds more with every turn, or `bank 1d + 6h`.
tournament-needs-a-clock = A tournament needs a clock, or one sleeper holds up everybody. `2d` is a good one.
tournament-not-here = I know no such tournament here. `/club tournament list` shows them.
tournament-none-fits = There is no tournament here with which that can be done. `/club tournament list` shows them.
tournament-which = More than one tournament could be meant: { $names }. Say which with the option `tournament`.
tournament-has-begun = That tournament has begun already.
tournament-leave-running = That tournament has begun. `/club tournament withdraw` leaves it for good.
tournament-is-over = That tournament is over. `/club tournament open` announces a new one.
tournament-in-already = You take part already. The host starts it.
tournament-not-in = You don't take part in that tournament.
tournament-they-are-not-in = { $name } doesn't take part in that tournament.
tournament-full = That tournament is full: { $most } is as many as I can keep apart.
tournament-host-only = That is up to { $host }, who opened the tournament, and to those who manage this server.
tournament-managers-only = That is up to those who manage this server.
tournament-enough-waiting = One person has at most { $most } tournaments on a server that haven't begun, and these of yours are waiting: { $names }. `/club tournament start` begins one, `/club tournament end` calls one off; then you can open another.
tournament-too-few = A tournament takes { $fewest } players at least. Wait until enough have joined.
tournament-unknown-control = I don't know that button any more. `/club tournament show` has fresh ones.
tournament-no-such-pairing = That is no game of a tournament here. Give its number, such as `#7`.
tournament-has-result = That game has a result already, and it stands.
tournament-still-played = That game is still being played. Only games that ended without a result are decided here.
tournament-round-robin-at-once = round robin, all games at once
tournament-double-at-once = double round robin, all games at once
tournament-managers = A manager of this server
tournament-thread = { $players } · round { $round } · { $title } · #{ $game }
tournament-at-once-round-robin = In a Swiss tournament each round follows from the one before, so its games can't be played all at once. Choose a round robin as the `format`, or leave `at_once` out.
tournament-started-at-once = { $title } begins: all its games are set up.
tournament-fewer-rounds = { $rounds ->
    [one] With { $players } players nobody has anybody new to meet after one round, so that is how many there are.
   *[other] With { $players } players nobody has anybody new to meet after { $rounds } rounds, so that is how many there are.
}
tournament-state-at-once = { $games ->
    [one] { $done } of one game is over
   *[other] { $done } of { $games } games are over
}
