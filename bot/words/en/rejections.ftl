### What goes wrong, and what would work.

rejection-unknown-control = I don't know that button any more. `/board` shows the game as it stands, with fresh ones.
rejection-stale = The board has moved on since that was shown. Press **{ board-move-button }** or use `/board` for where it stands now.
rejection-replayed = That was already done.
rejection-store = I couldn't reach my records just now, so nothing has changed. Please try again in a moment.
rejection-counted = That counted. `/board` shows where the game stands.
rejection-in-doubt = I lost touch with my database while saving that, so I can't say whether it counted. `/board` shows the game as it stands.
rejection-full = I can't write anything down at the moment, so nothing has changed. Please tell whoever runs this bot, and try again later.
rejection-broken = Something went wrong on my side and nothing has changed. Please tell whoever runs this bot.
rejection-not-begun = That game hasn't started yet: a seat is still free.
rejection-over = That game is over. `/game history` has the record, `/play` opens a new table.
rejection-invitation-gone = That invitation is gone. `/play` opens a new table.
rejection-game-number = A game's number looks like #7. `/games` lists yours.
rejection-unknown-game = I know no game `#{ $game }` that is played here. `/games` lists yours.
rejection-no-game-to-act = You have no running game here. `/play` opens a table, `/games` lists yours elsewhere.
rejection-no-game-to-look = There is no game here to show. `/play` opens a table.
rejection-you-watch = You don't play in `#{ $game }`, but you may watch: `/board` shows it. `/play` opens a table of your own.
rejection-you-watch-own = { $count ->
    [one] You don't play in `#{ $game }`. Your game here is { $games }.
   *[other] You don't play in `#{ $game }`. Your games here are { $games }.
}
rejection-computer-plays-for-you = { $computer } plays for you in `#{ $game }`. Press **{ stand-in-back-button }**, and you play on yourself.
rejection-not-your-turn = It isn't your turn in `#{ $game }`.
rejection-not-your-turn-but = It isn't your turn in `#{ $game }`. We are waiting for { $people }; meanwhile `/board` shows the game.
rejection-computer-thinks = { $computer } is thinking in `#{ $game }`. Its turn comes by itself; then it's yours.
rejection-unknown-rules = I don't know that game. `/help` lists the ones I do.
