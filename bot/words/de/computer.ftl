### Computergegner.

computer-name = 🤖 Computer ({ $level ->
        [easy] leicht
        [medium] mittel
       *[hard] schwer
    })
