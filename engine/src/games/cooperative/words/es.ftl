### What Cooperative Chess says itself.

# What it is
engine-summary-cooperative = Dos contra el juego: las cartas dicen quién captura a quién. Hay que eliminar clases enteras de piezas.
engine-secret-cooperative = las cartas de tu mano

# What happened. `grammar` in `bot/words/src` says what NP, WHO, GENDER and NUMBER_OF do
engine-event-cooperative-card = { NUMBER_OF($side) ->
         [one] { $side } juega
        *[other] { $side } juegan
    } { NP($card, det: "the") }.
engine-event-cooperative-drew = Robas { NP($card, det: "a") }.
engine-event-cooperative-gone = { GENDER($piece) ->
         [f] La última
        *[m] El último
    } { NP($piece) } ha desaparecido del tablero.

# Why it ended
engine-reason-out-of-cards = por falta de cartas

# Achievements
achievement-spotless = Ya no queda nadie en la fiesta
    .about = Lograr cinco puntos o más en Cooperative Chess.
achievement-domino = Fichas de dominó
    .about = Capturar tres veces en un turno de Cooperative Chess.
