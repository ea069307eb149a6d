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
