### Help, rules, and what is said once.

guide-dm-closed = I couldn't send you a direct message (your settings refuse them), so I won't try again in this game. Nothing is lost: **{ board-secrets-button }** under the board shows your secrets to you alone, at any time.
guide-help =
    I am **Menagerie**, a home of strange chess games: I know the rules, draw the board and keep the secrets.
    • **{ guide-play-button }** or `/play` opens a table, **{ learn-list-button }** or `/learn` teaches a game in a few minutes.
    • When it is your turn, press **{ board-move-button }** below the board, or type: `/move` takes `e2e4` or `Nf3`.
    • `/games` lists your games, in `/settings` you choose when you hear of your turn.
guide-commands =
    `/play` opens a table, with `{ option-play-computer }` against the computer · **{ board-move-button }** under the board plays by menus, `/move` plays what you type, such as `e2e4` or `Nf3`
    `/games` lists your games with the time left, `/next` jumps to the one that waits longest · `/board` and `/secrets` show things to you alone
    `/learn` teaches a game, `/rules` explains it, `/puzzle` sets a puzzle{ $puzzles }
    `/game` has the rest about a game: `/game history`, `/game replay`, `/game draw`, `/game takeback`, `/game resign`, `/game rematch`, `/game clock show`, `/game plan set` and more
    `/club` is what your server plays: `/club seek` shows free seats, `/club leaderboard`, `/club tournament list`
    `/me` is yours: `/me stats`, `/me theme` for how boards look, `/me vacation start`, `/me privacy show`; `/settings` chooses your language, how you are told of your turn, quiet hours
    Those who manage a server have `/admin`. Looking for something? `/help about:` finds it. Several games in one place? Add their number, such as `game:#7`.
guide-games = **Which game?** Each with its players, what is hidden, and what it is about.
guide-computer-games = **Which game against the computer?** Then you choose how well it plays, and it begins.
guide-game-players = { $fewest ->
        [1] { $most ->
            [1] alone
           *[other] 1 to { $most } players
        }
       *[other] { $most } players
    }
guide-game-hidden = hidden from the others: { $secret }
guide-game-ways = **{ learn-invite-button }** invites everybody in this channel{ $computer ->
        [plays] { "" }; the computer is ready at once.
       *[none] .
    }{ $alone ->
        [may] { "" } You can also start it alone.
       *[no] { "" }
    }
guide-game-first = For a first try, these buttons begin a short game ({ $options }); `/play` has the long one.
guide-game-hides = hidden: { $secret }
guide-game-length = { $length ->
        [short] short
        [long] long
       *[medium] medium length
    }
guide-find-hidden = hidden, secret, bluff, information
guide-find-chance = luck, chance, random, dice
guide-several-games = More than one game fits that: { $games }. Write more of the name, or take it from the list that opens as you type.
guide-command = { $command }: { $about }.
guide-command-before = Before, it was typed as /{ $command }.
guide-no-command = No command fits that. **{ guide-commands-button }** in `/help` shows them all.
guide-play-button = Play
guide-puzzles-button = Puzzles
guide-computer-button = Against the computer
guide-card-button = Back to the game
guide-help-button = Help
guide-commands-button = All commands
guide-which-game = Which game? { $games }
guide-unknown-game =
    I don't know that game. These I do:
    { $games }
guide-back-button = Back
guide-on-button = Read on
