### Help, rules, and what is said once.

guide-dm-closed = I couldn't send you a direct message (your settings refuse them), so I won't try again in this game. Nothing is lost: **{ board-secrets-button }** under the board shows your secrets to you alone, at any time.
guide-help =
    {"**Menagerie**"} keeps strange chess games: it knows the rules, draws the board and keeps the secrets.
    • **{ guide-play-button }** or `/play` opens a table, **{ learn-list-button }** or `/learn` teaches a game in a few minutes.
    • When it is your turn, press **{ board-move-button }** below the board, or type: `/move` takes `e2e4` or `Nf3`.
    • `/games` lists your games, `/settings` says when you hear of your turn.
guide-commands =
    `/play` opens a table, with `{ option-play-computer }` against the computer, `/seek` shows free seats · **{ board-move-button }** under the board plays by menus · `/move` plays what you type, such as `e2e4` or `Nf3`
    `/games` lists yours with the time left, `/next` jumps to the one that waits longest · `/board`, `/secrets`, `/history` show things to you alone · `/replay` shows a game as a film · `/rules` explains a game
    `/draw`, `/takeback`, `/adjourn`, `/abort`, `/resign`, `/rematch` · `/clock` and `/vacation` for time · `/plan` for conditional turns, `/notes` for yourself · `/ask` puts a yes-or-no question to your partner
    `/puzzle` for a puzzle · `/stats`, `/leaderboard`, `/tournament`{ $puzzles }
    `/settings` chooses your language, how you are told of your turn, quiet hours; `/theme` how boards look; `/privacy` what is kept. Those who manage a server have `/admin` and `/doctor`.
    Several games in one place? Add their number, such as `game:#k7`.
guide-games = **Which game?** Each with its players, what is hidden, and what it is about.
guide-computer-games = **Which game against the computer?**
guide-game-players = { $fewest ->
        [1] { $most ->
            [1] alone
           *[other] 1 to { $most } players
        }
       *[other] { $most } players
    }
guide-game-hidden = hidden: { $secret }
guide-play-button = Play
guide-computer-button = Against the computer
guide-help-button = Help
guide-commands-button = All commands
guide-which-game = Which game? { $games }
guide-unknown-game =
    I don't know that game. These I do:
    { $games }
guide-back-button = Back
guide-on-button = Read on
