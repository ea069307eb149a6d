### The lesson of Chess960, step by step: what is asked, what to look for, what is said of turns.

lesson-chess960-start = Ajedrez, pero las piezas de detrás de los peones están en un orden al azar, igual en los dos bandos.
    .look = Dos cosas se cumplen siempre: los alfiles están en casillas de distinto color, y el rey está entre sus torres.

lesson-chess960-long = Enrócate en largo. ¿Dónde acaban el rey y la torre?
    .look = Empiecen donde empiecen, acaban donde en el ajedrez: el rey en la columna c y la torre en la d.
    .hint = Juega `O-O-O`, o mueve el rey sobre su propia torre de c1.
    .right = Rey c1, torre d1: como siempre en el enroque largo, aunque los dos salieron de otro sitio.
    .step = Eso es un paso del rey, y se pierde el derecho al enroque. Muévelo sobre su torre.
    .other = Aún no es el enroque. Escribe `O-O-O`, o mueve el rey sobre la torre de c1.

lesson-chess960-stay = Enrócate en corto: aquí el rey ya está en g1.
    .look = En el enroque corto el rey acaba en la columna g y la torre en la f. Quien ya está ahí se queda.
    .hint = Juega `O-O`, o mueve el rey sobre la torre de h1.
    .right = El rey se queda y solo se mueve la torre, a f1. Eso también es enrocarse.
    .step = Un paso del rey no es un enroque: tu torre sigue encerrada en h1.
    .other = No es el enroque. Mueve el rey sobre su propia torre de h1.

lesson-chess960-corner = ¿Qué enroque es seguro aquí?
    .look = Mira dos veces cuando la torre deja su sitio: detrás puede esconderse algo.
    .hint = Entre tu rey y la torre de a1 solo está tu torre de b1.
    .right = Eso es: el rey viaja de c1 a g1 y queda fuera de peligro.
    .uncovered = Tu torre dejaría b1, y la torre de a1 atacaría a tu rey en c1. Enrócate hacia el otro lado.
    .other = Se puede, pero aquí se trata del enroque. Uno de los dos es seguro.

lesson-chess960-mate = Las blancas dan mate en una. ¿Cómo?
    .look = El enroque mueve dos piezas a la vez, y puede que la que cuente sea la torre.
    .hint = El rey negro no tiene ninguna casilla fuera de la columna f. ¿Qué jugada pone ahí una torre?
    .right = ¡Mate con el enroque! El rey deja sitio, y la torre llega a la columna f.
    .take = Tiene buena pinta, pero la torre de g8 la vuelve a capturar.
    .other = No es mate. Tus dos piezas pueden moverse a la vez: prueba el enroque.
