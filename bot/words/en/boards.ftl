### Boards, and what happens at the table.

board-move-button = Move
board-board-button = Board
board-secrets-button = My secrets
board-history-button = History
board-replay-button = Replay
rules-button = Rules
board-draw-button = Offer a draw
board-claim-button = Claim a draw
board-resign-button = Resign
board-left = Left the table: { $people }.
board-sealed-chance = Chance is sealed (`/game verify`): `{ $seal }`
board-ready = We are waiting for { $people }. Ready: { $ready }.
board-all-decide = { $people }, each of you alone, unseen by the others:
board-your-turn = { $person }, it's your turn as **{ $side }**.
board-your-turn-here = { $person }, it's your turn.
board-others-turn = { $person } is to move as **{ $side }**.
board-others-turn-here = { $person } is to move.
board-others-decide = { $people } decide, unseen by each other.
board-question = The question: “{ $question }”
board-chance = Chance is deciding.
board-referee = The referee is thinking.
board-all-decided = Every decision is made.
board-played = { $person } played `{ $turn }`.
board-played-so-far = { $person } has played `{ $turn }` so far.
board-tried = { $person } tried `{ $turn }`: { $remark }.
board-late = { $person } ran out of time.
board-all-open = Everything hidden is open now: see the board, and **{ replay-reveal-button }** for all of the game.
board-some-shut = It ended before everybody had decided, so what was sealed stays shut.
board-seed-open = The random seed is public now: `/game verify` re-checks everything that was left to chance.
board-resigned = { $person } resigned.
board-agreed = { $person } agreed to a draw.
board-claimed = { $person } claimed a draw.
board-offered = { $person } offered a draw.
board-plays-on = { $person } declines the draw and plays on.
board-called-off = { $person } called the game off.
board-took-back = { $person } took a turn back.
board-took-back-turns = { $person } took back { $turns }.
board-before = Before that: { $turns }.
resign-stale = The board has moved on since you were asked, so you haven't resigned yet. Look again:
resigned = You resigned. { $next }
resign-left-already = You have left that game already; the others play on.
resign-question = Do you really give up { $game }?
resign-others-go-on = The others play on without you.
resign-whole-team = That ends it for all of **{ $team }**: { $people }.
resign-yes-button = Yes, resign
resign-no-button = No, play on
draw-offered = Your offer is made. It lapses when your opponent plays on.
draw-offered-computer = Your offer is made. { $computers } will answer in a moment.
draw-declined = You play on.
draw-own-offer = You made that offer yourself: somebody else on the other side has to answer it.
draw-nobody-to-answer = You hold every seat of the other side, so nobody could answer your offer.
draw-taken = The draw offer was taken.
draw-lapsed = The draw offer no longer stands.
draw-question = { $people } offers a draw in { $game }. { $asked }, do you agree?
draw-question-computer = { $people } offers { $computers } a draw in { $game }.
draw-agree-button = Agree
draw-play-on-button = Play on
welcome-in = { $at ->
         [open] You take part
        *[side] You play { $sides }
    } in { $game } in { $place }. Here you get what only you may know ({ $secret }) and no answer at the board has shown you; **{ board-secrets-button }** under the board shows it at any time, to you alone.
welcome = { $at ->
         [open] You take part
        *[side] You play { $sides }
    } in { $game }. Here you get what only you may know ({ $secret }) and no answer at the board has shown you; **{ board-secrets-button }** under the board shows it at any time, to you alone.
news-as = { $game }, for you alone as **{ $side }**: { $news }
news = { $game }, for you alone: { $news }
look-no-board = That game has no board yet: not every seat is taken.
look-turn-around-button = Turn around
look-picture-button = Picture
look-text-button = Text
look-no-secrets = { $title } has no secrets: everybody sees the whole board.
look-nothing-known = There is nothing of that yet.
look-secrets = { $game }: your view as **{ $side }**. Only you see this, and only you know { $secret }.
look-deductions = By what everybody knows:
look-known = What you alone know:
look-known-more = The rest is on the board in words: **{ board-board-button }**, then **{ look-text-button }**.
look-as-button = As { $side }
verify-none = You have no game to check.
verify-sealed = { $game }
    Chance was sealed before the first turn: `{ $seal }`
    Once the game is over, `/game verify` opens the seed, and everybody can check that it fits this number.
verify-opened =
    { $game }
    Published at the start: `{ $seal }`
    Seed: `{ $seed }`
    Salt: `{ $salt }`
    Anyone can check with `menagerie verify { $seal } { $salt } { $seed }`: the seal is SHA-256 over salt and seed, and every draw follows from the seed.
