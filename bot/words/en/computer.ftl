### Computer players.

computer-name = 🤖 Computer ({ $level ->
        [easy] easy
        [medium] medium
       *[hard] hard
    })
