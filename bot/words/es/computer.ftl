### Rivales de ordenador.

computer-name = 🤖 Ordenador ({ $level ->
        [easy] fácil
        [medium] medio
       *[hard] difícil
    })
