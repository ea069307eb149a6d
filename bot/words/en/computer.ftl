### Computer players.

computer-name = 🤖 Computer ({ $level ->
        [easy] easy
        [medium] medium
       *[hard] hard
    })
option-play-computer = computer
    .about = Play against the computer: how well it plays
choice-play-computer-easy = Easy: for your first games
choice-play-computer-medium = Medium: for those who know the rules
choice-play-computer-hard = Hard: as well as it can
table-set-computer = Your game `#{ $table }` of **{ $title }** against the computer has begun.
table-set-computer-together = Your game `#{ $table }` of **{ $title }** together with the computer has begun.
invitation-computer = { $host } plays { $game } against { $computers }.
invitation-computer-together = { $host } plays { $game } together with { $computers }.
computer-or-person = Play a person or the computer: leave `{ option-play-opponent }` or `{ option-play-computer }` out.
computer-unrated = Games against the computer change no ratings: leave `{ option-play-rated }` out.
computer-now-unrated = It is unrated now: games against the computer change no ratings.
computer-not-shared = The computer takes every free seat, so leave `{ option-play-shared }` or `{ option-play-computer }` out. To hold several seats yourself, open the table without the computer, take your seats, and let it join then.
computer-no-game = The computer can't play { $title } yet. Leave `{ option-play-computer }` out, and somebody will join.
computer-off = The computer players are switched off here. Leave `{ option-play-computer }` out.
computer-button = Computer: { $level ->
        [easy] easy
        [medium] medium
       *[hard] hard
    }
computer-instead = Nobody there? The computer sits down at once:
computer-sits-already = { $computer } has a seat at this table already. Choose another level.
board-computer-thinks = { $computer } is thinking.

### Hints and reviews.

command-hint = hint
    .about = Ask what the computer would play in your place, in a game against it
command-review = review
    .about = See who stood better in a finished game, and where it turned
hint-button = Hint
hint-left-button = { hint-button } ({ $left })
hint-play-button = Play this
hint-try = Try **{ $turn }**.
hint-menus = In the menus: { $labels }.
hint-line = { $way ->
        [after] After it I expect
       *[whole] I expect
    }: { $line }.
hint-left = { $left ->
        [0] That was your last hint in this game.
        [one] You have { $left } hint left in this game.
       *[other] You have { $left } hints left in this game.
    }
hint-not-alone = Hints are for games in which you play against the computer alone.
hint-off = There are no hints here: whoever runs me has switched them off.
hint-none-left = { $most ->
        [one] You have had your one hint in this game.
       *[other] You have had all { $most } hints in this game.
    }
hint-thinking = I am still thinking about your last hint. Ask again when you have it.
hint-late = The game went on meanwhile, so that hint was dropped. It cost you nothing.
hint-none-found = I have no idea what to play here. That cost you nothing.
hint-record = { $hints ->
        [one] One hint was used.
       *[other] { $hints } hints were used.
    }
review-button = Review
review-again-button = Look again
review-show-button = Show { $number }
review-whole-button = Whole review
review-waits = The review of { $game } is being prepared. It will be posted where the game was played.
review-under-way = Looking back on { $game }: turn { $done } of { $turns }. The review will be posted where the game was played.
review-done = Looking back on { $game }: who stood better, and where it turned.
review-no-turning = No single turn cost much.
review-turning = `{ $played }` by { $person } cost { $lost } points of 100 in winning chances. Better: **{ $better }**, { $why }.
review-why-wins = which wins by force
review-why-saves = which does not lose by force
review-why-takes = which wins material ({ $pieces })
review-why-ahead = which stays ahead
review-why-even = which keeps the balance
review-why-less-bad = which loses less
review-knowledge = Each turn is measured by what its player could know then. The two lines show how good each side thought its chances were, the shape behind them how good they really were.
review-line-start = On the board: what was played. The better line: { $line }.
review-line = The better line: { $line } ({ $at } of { $all }).
review-later = A review looks back on a game that is over. While it goes on, `/game replay` shows it so far.
review-off = There are no reviews here: they are switched off in the settings.
review-no-sides = { $title } is not a game of two sides against each other, so there is no curve of who stood better. `/game replay` shows the game.
review-too-short = `#{ $game }` is too short to look back on: that takes { $turns } turns, and a result.
review-sealed = `#{ $game }` ended before everybody had decided, so what was sealed stays shut, and there is no review. `/game replay` shows what you may see.
review-enough = You are waiting for { $most } reviews already. Ask for the next one when one of them is there.
review-not-asked = Nobody who played `#{ $game }` has asked for a review of it yet. Once one of them does, everybody here can read it.
review-broken = The review of { $game } can't be made. That is a fault of ours; its operator finds it in the log.
review-not-made = There is no review of this game yet. `/game review` asks for one.
review-curve-title = { $game } #{ $number }
review-even = even
review-turn = turn
review-knew = { $side } knew
review-alt = Who stood better, turn by turn.
review-alt-ahead = From turn { $number } on { $side } stood better ({ $chance } %).
review-alt-even = From turn { $number } on it was even.
review-alt-turning = Turning points: turn { $numbers }.

### In somebody's place.

stand-in-button = Computer
stand-in-own-button = Computer for me
stand-in-panel = Shall the computer play for { $who } in { $game }? Everybody else at the table has to agree. It sees what that seat sees, secrets included, and { $who } can take the seat back at any time while the game goes on. A game in which a computer sat changes no ratings. How well shall it play?
stand-in-sits = { $game }: { $computer } plays for { $who } from here on. { $who } can take the seat back with one press. The game changes no ratings.
stand-in-back-button = Take my seat back
stand-in-back = { $game }: { $who } is back, and { $computer } gets up.
stand-in-back-done = Welcome back! You play { $sides } in { $game }.
stand-in-done = Done: { $computer } sits down.
stand-in-not-yours = No computer plays for you in that game, so there is no seat to take back.
stand-in-not-late = A computer can play for you, or for somebody who is late; everybody else is still at it.
stand-in-tournament = In a tournament everybody plays for themselves: no computer takes a seat there.
stand-in-direct = In direct messages no computer can take somebody's seat: its person would not find the way back.
stand-in-none = No computer plays { $title } here.
stand-in-alone = Then only computers would be left. `/game resign` ends the game, `/game abort` calls it off.
stand-in-takeback = { $game }: what was played before the computer sat down stands. The person whose place it keeps is not there to agree to a takeback.
stand-in-call-off = In { $game } a computer keeps somebody's place, and they are not there to agree to calling it off. Play on, or resign.
stand-in-adjourn = In { $game } a computer keeps somebody's place, and they are not there to agree to a rest. Play on, or wait until they are back.
stand-in-record = { $computer }, version { $version }, sat for { $side } from turn { $since } to turn { $until }.
stand-in-record-on = { $computer }, version { $version }, sat for { $side } from turn { $since } on.
