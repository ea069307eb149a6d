### The lesson of Adrenaline Chess, step by step: what is asked, what to look for, what is said of turns.

lesson-adrenaline-rush = Captura la torre de d4 y pon una ficha bajo una pieza negra donde no haga daño.
    .look = Quien captura algo da una ficha al otro bando. Una pieza sobre una ficha podrá dar después un paso de rey más.
    .hint = No se la des al alfil: ya llega bastante lejos. Un peón poco puede hacer con ella.
    .right = Una torre por una ficha: buen cambio, si la ficha cae en el sitio adecuado.
    .runner = Con una ficha el alfil podría capturar en g2 y dar un paso hasta tu rey en g1. Tu rey estaría en jaque, así que no se puede.
    .other = La torre de d4 sigue ahí. Captúrala con la dama.

lesson-adrenaline-step = Tu caballo está sobre una ficha. ¡Úsala para capturar la torre de h6 en un turno!
    .look = Primero una jugada normal, luego tantos pasos de rey como fichas haya bajo la pieza. Un paso puede capturar.
    .hint = Desde g5 la torre está a un paso de rey.
    .right = Un salto, un paso, una torre. La ficha gastada vuelve a la reserva.
    .stopped = Buena casilla, pero la ficha era para seguir: un paso a h6.
    .other = El caballo puede llegar a h6 en un turno: un salto y luego un paso.

lesson-adrenaline-gain = El caballo de a5 está sobre una ficha. ¡Captúralo, y algo más!
    .look = Quien captura una pieza se queda con sus fichas y puede gastarlas enseguida.
    .hint = Al capturar en a5 tu torre queda sobre una ficha. ¿Qué hay a un paso?
    .right = Caballo y dama en un turno. Mira debajo de una pieza antes de dejarla ahí.
    .content = Un caballo está bien. Pero su ficha era tuya, y la dama estaba a un paso.
    .other = Captura primero el caballo de a5; su ficha te lleva más lejos.

lesson-adrenaline-check = El caballo negro está sobre una ficha y tu rey está en jaque. ¿Cuál es la mejor respuesta?
    .look = Un rey está en jaque si un turno entero, con sus pasos, podría capturarlo. Desde d5 el caballo estaría a un paso.
    .hint = Tu torre está en la misma fila que el caballo.
    .right = El caballo ya no está, y el jaque tampoco.
    .unseen = Tu rey seguiría al alcance: el caballo salta y luego da un paso hasta él.
    .run = Fuera de su alcance, por esta vez. Pero el caballo se podía capturar.
    .other = Tu rey está a salvo, pero el caballo de f6 se podía capturar.

lesson-adrenaline-mate = Tu torre está sobre una ficha. ¡Mate en un turno!
    .look = La torre de d8 vigila la última fila. Pero la tuya se mueve dos veces.
    .hint = Ve a e8 y da un paso a d8.
    .right = Jaque mate: el guardián ya no está, y sus propios peones encierran al rey.
    .taken = Jaque, pero la torre de d8 captura la tuya. Gasta la ficha y sigue.
    .other = No es mate. La torre de d8 es el guardián: captúrala con tu paso.

## The worked turn, picture by picture.

lesson-adrenaline-worked-checker = El caballo blanco de c3 está sobre una ficha. Sirve para un paso de rey después de su jugada, en el mismo turno.
lesson-adrenaline-worked-leap = Primero la jugada normal: un salto a d5. La torre negra de d6 queda a un paso.
lesson-adrenaline-worked-stepped = Luego el paso: el caballo captura en d6 y la ficha queda gastada. Pero quien captura da una ficha al otro bando, y las blancas eligen bajo qué pieza.
lesson-adrenaline-worked-given = Las blancas la ponen bajo el peón de h7, donde hace poco daño, y termina el turno: una torre por una ficha.
