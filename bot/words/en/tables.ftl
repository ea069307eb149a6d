### Opening a table, sitting down, getting up.

seat-left = You got up. As long as the game hasn't started you can take a seat again.
seat-game-on = The game `#{ $game }` is on.
seat-declined = All right: no seat is kept for you any more.
seat-declined-all = The invitation is off.
seat-cancelled = Your invitation is taken back.
seat-not-host = Only the person who invited can take the invitation back.
seat-you-play = The game is on: you play { $sides } in `#{ $game }`.
seat-begun = The game is on: `#{ $game }`.
seat-secrets = **{ board-secrets-button }** under the board shows you at any time what only you may know ({ $secret }). What no answer has shown you also comes by direct message (`/settings` can turn that off).
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
seat-press-leave = You have a seat: press **{ seats-leave-button }** to give it back.
seat-nothing-to-decline = That invitation isn't for you alone, so there's nothing to decline.
invitation-off-late = The invitation to { $game } is off: nobody came in time.
invitation-off-declined = The invitation to { $game } is off: { $person } can't play this time.
invitation-off-taken-back = The invitation to { $game } is off: it was taken back.
invitation-off-withdrawn = The invitation to { $game } is off: those who look after this server took it away.
invitation-unposted = Your invitation to { $game } could not be posted in { $place }: I can't write there. `/club doctor` says there what I lack. The table stands: `/club seek` lists it, or take it back.
invitation-unreached = Your invitation to { $game } could not be delivered: my direct messages don't reach your guest. Invite them on a server, or take it back.
no-thread-too-many = This server has as many active threads as Discord allows, so this game is played right here.
no-thread = I could not make a thread, so this game is played right here. `/club doctor` says what I lack.
table-set = Your table `#{ $table }` for **{ $title }** is set.
table-set-open = Your table `#{ $table }` for **{ $title }** is set. Whoever joins plays; press **{ seats-start-button }** when everybody is here.
table-set-for = Your table `#{ $table }` for **{ $title }** is set; the invitation goes to { $person }.
table-set-first = Your table `#{ $table }` for **{ $title }** is open: the first to join plays.
table-set-seats = Your table `#{ $table }` for **{ $title }** is open: everybody who takes a seat plays.
table-no-thread = (Threads exist only on servers, so this game is played right here.)
table-no-thread-in-thread = (This is a thread already, and threads have none of their own, so this game is played right here.)
table-no-thread-in-voice = (The chat of a voice channel has no threads, so this game is played right here.)
table-take-back-button = Close the table
table-start-alone-button = Start alone
table-too-many = You already have { $most } games and invitations open, which is as many as I keep for one person. Finish one first: `/games` lists them.
table-odd-players = How many play { $title } follows from who joins: leave `{ $key }` out.
table-odd-option = `{ $key }` is for trying out positions by yourself: at a table it would decide in the open what { $title } keeps secret or leaves to chance. Leave it out.
table-bot = Bots can't take a seat here. To play the computer, use `{ option-play-computer }`; or invite a person, or nobody to play whoever joins.
table-yourself = You can't sit on both sides. Invite somebody else, or nobody to play whoever joins.
table-alone = { $title } is played alone: leave the opponent out.
table-not-shared = In { $title } nobody can take a second seat, so leave `shared` out. It is for games of more than two.
table-direct-opponent = Nobody else can see an invitation in our direct messages. Name an opponent, play the computer with `{ option-play-computer }`, or use `/play` on a server.
table-direct-seats = In direct messages there are only the two of you, and { $title } has { $seats } seats. Add `shared: True`, so that one person may take several, or use `/play` on a server.
table-one-seat-each = In { $title } everybody has one seat, so leave `shared` out.
table-no-sides = In { $title } nobody has a side, so leave `colour` out.
table-sides = { $title } has these sides: { $sides }.
table-options = Options are written `name=value`, such as `position=518`.
invitation =
    { $host } invites { $guests } to { $game }{ $credit ->
        [tradition] {""}
        [after] {" "}after { $inventor }
       *[by] {" "}by { $inventor }
    }.
    {"> "}{ $summary }
invitation-begun = { $game } has begun.
invitation-alone = { $host } sits down to { $game }.
invitation-until = Open until { $moment } ({ $left }).
guests-and-whoever-joins = { $people } and whoever joins
guests-whoever-joins = whoever joins
guests-and-seats = { $people } and whoever takes a seat
guests-seats = { $free ->
         [one] whoever takes the free seat
        *[other] whoever takes the { $free } free seats
    }
seats-shared = Seats are **shared**: one person may take several, and whoever sits down agrees to that.
seats-start = The game starts when every seat is taken.
seats-host-plays = { $host } plays { $side }.
seats-by-lot = Colours are drawn by lot.
seats-kept = kept for { $person }
seats-free = free
seats-up-to = Up to { $most } can play. { $host } presses **{ seats-start-button }** when everybody is here.
seats-join-button = Join
seats-start-button = Start
seats-leave-button = Leave
seats-decline-button = Decline
seats-join-as-button = Join as { $side }

# Whom one may invite, and how often.
contact-closed = { $person } isn't open for invitations at present. Open a table for whoever joins, or invite somebody else.
contact-closed-direct = I can't bring { $person } an invitation by direct message: I write only to people who have used me before and are open for invitations there. Use `/play` on a server that you share.
contact-enough-for-one = { $most ->
    [one] You have invited { $person } within the last 24 hours, and the invitation came to nothing. Give it a day.
   *[other] You have invited { $person } { $most } times within the last 24 hours, and it came to nothing. Give it a day.
}
contact-enough = { $most ->
    [one] You have sent an invitation within the last 24 hours that nobody took up; that is as many as I carry in a day. Open a table for whoever joins, or wait for tomorrow.
   *[other] You have sent { $most } invitations within the last 24 hours that nobody took up; that is as many as I carry in a day. Open a table for whoever joins, or wait for tomorrow.
}
contact-enough-offers = { $most ->
    [one] You have made { $person } an offer within the last 24 hours that came to nothing; that is as many as I carry in a day. Play on.
   *[other] You have made { $person } { $most } offers within the last 24 hours that came to nothing; that is as many as I carry in a day. Play on.
}
contact-blocked = The invitation is off, and no other one will come to you from { $person }. `/settings` has the list of those you want none from.
contact-block-button = No more from this person
contact-nobody-button = No invitations at all
