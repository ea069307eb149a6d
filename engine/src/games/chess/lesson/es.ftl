### The lesson of Chess, step by step: what is asked, what to look for, what is said of turns.

lesson-chess-rook = Tu torre va en línea recta, mientras el camino esté libre. ¿Qué jugada captura el peón de d5?
    .look = Una pieza captura a una rival cayendo en su casilla, nunca en la de una propia.
    .hint = Torre d1, luego d5: el peón sale del tablero y la torre queda allí.
    .right = ¡Capturado! Los alfiles hacen lo mismo en diagonal, y la dama de las dos maneras.
    .near = La torre se para justo delante del peón. Para capturarlo hay que caer en su misma casilla.
    .other = Todavía no: el peón de d5 sigue ahí.

lesson-chess-pawn = Un peón avanza en línea recta, pero el tuyo de e4 está bloqueado. ¿Qué puede hacer?
    .look = Los peones capturan una casilla en diagonal hacia delante, y solo así.
    .hint = En d5, en diagonal delante de tu peón, hay algo que puede capturar.
    .right = ¡Eso es! Avanzar y capturar son cosas distintas para un peón. Si llega a la última fila, se convierte en dama.
    .ahead = Un peón nunca captura lo que tiene justo delante. Mira una casilla al lado.
    .other = Eso fue el rey. El peón de e4 también tiene una jugada.

lesson-chess-knight = ¿Qué salto de caballo ataca al rey y a la dama a la vez?
    .look = Un caballo salta dos casillas en una dirección y una hacia el lado, por encima de todo. Cuenta adónde podría seguir.
    .hint = Desde c7 un caballo llega tanto a a8 como a e8.
    .right = ¡Una horquilla! El rey tiene que apartarse, y entonces capturas la dama.
    .check = Es jaque, pero la dama de a8 no está atacada: las negras no pierden nada.
    .queen = Desde ahí el caballo no alcanza al rey y a la dama juntos. Hay una casilla que hace las dos cosas.
    .other = Todavía no hay horquilla. Busca la casilla desde la que a8 y e8 están a un salto cada una.

lesson-chess-check = La torre de e8 ataca a tu rey. ¿Cuál es la mejor respuesta al jaque?
    .look = Hay tres maneras: apartarse, poner algo en medio o capturar lo que da jaque.
    .hint = Mira la diagonal de tu alfil de b5.
    .right = La mejor de las tres: ya no hay jaque, y la torre tampoco.
    .block = Se puede: el alfil queda en medio. Pero podías capturar la torre gratis.
    .run = Se puede: el rey se aparta. Pero podías capturar la torre que daba jaque.
    .other = Así la torre sigue viva. ¿Puede capturarla alguna de tus piezas?

lesson-chess-castle = El rey y una torre pueden moverse juntos una vez por partida. ¿Hacia qué lado puede enrocarse tu rey?
    .look = No puede haber nada entre ellos, ninguno puede haberse movido, y el rey no puede estar atacado donde sale, pasa o llega.
    .hint = La torre de d8 mira por la columna d. Enrócate hacia el otro lado.
    .right = Enrocado: el rey va dos casillas hacia la torre, y la torre salta por encima de él.
    .passes = El rey pasaría por d1, que está atacada por la torre de d8. El otro lado está libre.
    .walk = Eso es un paso del rey, y después ya no podrás enrocarte.
    .other = Aquí se trata del enroque, y uno de los dos caminos está abierto.

lesson-chess-mate = Mate en una jugada: ¿cómo ganan las blancas?
    .look = Con un jaque no basta. Después, el rey no puede tener adónde huir, ni nada que poner en medio, ni nada con que capturar.
    .hint = Sus propios peones encierran al rey negro en la última fila.
    .right = ¡Jaque mate! Un rey detrás de sus peones necesita una salida; recuérdalo para el tuyo.
    .near = Por poco: desde a7 la torre aún no ataca nada, y las negras tienen tiempo de abrir una ventana.
    .other = No es mate. Mira la última fila: ¿qué podría llegar allí hasta el rey negro?

lesson-chess-queen = Rey y dama contra rey solo: mate en una jugada.
    .look = Con tan pocas piezas, cuidado con el ahogado: si las negras no están en jaque y no tienen jugada, son tablas.
    .hint = Pon la dama justo delante del rey, donde la protege tu propio rey.
    .right = Jaque mate, y la dama está protegida. ¡Ya sabes lo suficiente para jugar una partida!
    .stalemate = ¡Rey ahogado! Las negras no están en jaque y no pueden mover: tablas. Deja siempre una casilla libre, o da jaque.
    .other = No es mate. La dama necesita una casilla junto al rey, protegida por el tuyo.
