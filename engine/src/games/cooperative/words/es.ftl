### What Cooperative Chess says itself.

# What it is
engine-summary-cooperative = Dos contra el juego: las cartas dicen quién captura a quién. Hay que eliminar clases enteras de piezas.
engine-secret-cooperative = las cartas de tu mano
engine-find-cooperative = cartas, juntos, pareja, equipo, cooperativo
engine-puzzle-cooperative = La partida termina cuando se captura un rey.

# What happened. `grammar` in `bot/words/src` says what NP, WHO, GENDER and NUMBER_OF do
engine-event-cooperative-card = { NUMBER_OF($side) ->
         [one] { WHO($side, cap: "yes") } juega
        *[other] { WHO($side, cap: "yes") } juegan
    } { NP($card, det: "the") }.
engine-event-cooperative-drew = Robas { NP($card, det: "a") }.
engine-event-cooperative-gone = { GENDER($piece) ->
         [f] La última
        *[m] El último
    } { NP($piece) } ha desaparecido del tablero.

# Lo que se lee junto al tablero, y cómo se llaman los pasos en los menús. `way`, `effect` y `kind` dicen qué frase es, y nunca se muestran
engine-scene-cooperative-lost = Clases perdidas
engine-scene-cooperative-stack = Montón { WHO($side, case: "of") }
engine-scene-cooperative-captured = Presas
engine-scene-cooperative-draws = { NUMBER_OF($side) ->
         [one] { WHO($side, cap: "yes") } roba una carta.
        *[other] { WHO($side, cap: "yes") } roban una carta.
    }
engine-scene-cooperative-score = { $score ->
         [one] Un punto
        *[other] { $score } puntos
    } hasta ahora; ya no queda: { $gone }.
engine-label-cooperative-card = { $kind ->
         [wild] Jugar { NP($card, det: "the") } (comodín)
        *[tame] Jugar { NP($card, det: "the") }
    }

# Lo que se pregunta
engine-asks-cooperative-move = ¿Mueves sin capturar, o juegas ya una carta? Se captura después de la carta; cada clase que desaparece del tablero es un punto.
engine-asks-cooperative-card = ¿Qué carta juegas?
engine-asks-cooperative-capture = Has jugado { NP($card, det: "the") }: ¿capturas, o terminas el turno?
engine-asks-cooperative-hand = Tienes { EACH($cards, det: "a") }.
engine-asks-cooperative-stack = En el montón { WHO($partner, case: "of") } está { NP($top, det: "the") }.
engine-asks-cooperative-no-stack = El montón { WHO($partner, case: "of") } está vacío, así que no se puede capturar nada.

# Why it ended
engine-reason-out-of-cards = por falta de cartas

# Why something is refused
engine-refusal-cooperative-card-first = Ahora juega una carta: tienes { EACH($cards, det: "a") }.
engine-refusal-cooperative-not-held = No tienes esa carta. Tienes { EACH($cards, det: "a") }.
engine-refusal-cooperative-which-card = ¿Cuál? Tienes { EACH($cards, det: "a") }.
engine-refusal-cooperative-after-card = Las capturas van después de la carta, como `a/e6d5`.
engine-refusal-cooperative-empty-stack = La pila { WHO($partner, case: "of") } está vacía, así que no se puede capturar nada.
engine-refusal-cooperative-match = La pieza que captura tiene que encajar con { NP($card, det: "your") }{ $kind ->
         [wild] , que es comodín
        *[tame] {""}
    }; la capturada, con { NP($top, det: "the") } { WHO($partner, case: "of") }{ $top_kind ->
         [wild] , que es comodín
        *[tame] {""}
    }.

# Achievements
achievement-spotless = Ya no queda nadie en la fiesta
    .about = Lograr cinco puntos o más en Cooperative Chess.
achievement-domino = Fichas de dominó
    .about = Capturar tres veces en un turno de Cooperative Chess.

# What can be typed
engine-typed-cooperative = Una jugada como Cf3; una carta como b

# What the marks of its notation mean
engine-notation-cooperative = Una barra une las partes de un turno; una letra sola es una carta: si es mayúscula, roja.
