### The lesson of Half Alice Chess, step by step: what is asked, what to look for, what is said of turns.

lesson-half-alice-through = Todo lo que se mueve cruza el espejo: los dos peones que han movido están ahora en el lado de allá.
    .look = Las piezas del lado de allá están sobre una baldosa azul, cada una sobre una ficha de su bando. Su próxima jugada las trae de vuelta.

lesson-half-alice-pass = Tu peón de a4 está en el lado de allá. ¡Captura la torre de a8!
    .look = Una jugada solo ve las piezas de su propio lado. Lo que hay en el otro no estorba; solo la última casilla debe estar libre.
    .hint = Para tu torre de a1 toda la columna hasta a8 está abierta.
    .right = A través del peón, y la torre está capturada. La tuya está ahora en el lado de allá.
    .landing = Puedes pasar por una casilla ocupada en el otro lado, pero no acabar en ella.
    .short = La torre puede seguir: el peón de a4 está detrás del espejo y no estorba a nadie.
    .other = La torre de a8 se podía capturar.

lesson-half-alice-block = La torre de e8 da jaque. Una pieza de detrás del espejo puede ayudar: ¿con qué jugada?
    .look = Una pieza que mueve cambia de lado. Lo que llega al lado del rey estorba allí.
    .hint = Tu alfil de d2 está en el lado de allá. Después de mover estará en el de acá.
    .right = Salió del espejo y se puso delante de la torre.
    .run = Se puede: esa casilla es segura en los dos lados. Pero el alfil podía salir a tapar, y tu rey se quedaba en casa.
    .away = Un rey no puede huir por el espejo: la jugada debe ser segura donde se hace, y allí e2 está atacada.
    .other = Eso también responde al jaque. El alfil de detrás del espejo podía ponerse en medio.

lesson-half-alice-king = Una torre negra está en el lado de acá y la otra en el de allá. Lleva tu rey a una casilla segura.
    .look = Una jugada de rey debe ser segura dos veces: donde se hace y en el otro lado, donde llega.
    .hint = La torre de acá domina la columna d, la de allá la f. ¿Qué queda?
    .right = Seguro en este lado al dar el paso, y seguro en el otro, donde está ahora.
    .near = La torre de acá ataca esa casilla antes de que tu rey cruce el espejo.
    .far = Tu rey llegaría al lado de allá, y allí lo ataca la otra torre.
    .other = Se puede, pero aquí se trata del rey: hay una casilla segura para él.

lesson-half-alice-mate = Dos torres podrían ir a la última fila. Solo una da mate. ¿Cuál?
    .look = Después de mover, una torre está en el otro lado. El rey negro está en el lado de acá.
    .hint = La torre de b1 está ahora en el lado de allá; su jugada la lleva al lado del rey.
    .right = ¡Jaque mate! Solo da jaque lo que llega al mismo lado que el rey.
    .vanished = Esa torre pasó al lado de allá, donde no ataca nada negro.
    .other = No es mate. Una de las torres llega junto al rey en el lado de acá.

## The worked turn, picture by picture.

lesson-half-alice-worked-open = El peón blanco de h4 está en el lado de allá: lo dice la baldosa azul. La torre de h1 está en el de acá y solo ve las piezas de su lado, así que tiene libre el camino hasta h8.
lesson-half-alice-worked-taken = Captura en h8 y cruza el espejo en la misma jugada: ahora la torre está en el lado de allá. El rey negro está en el de acá, así que no es jaque.
lesson-half-alice-worked-overlooked = Las negras se sienten seguras y llevan un peón a g5, al lado de allá. Pero la próxima jugada de la torre la trae de vuelta, a e8.
lesson-half-alice-worked-back = La torre llega a e8 en el mismo lado que el rey: jaque mate. Sus propios peones lo encierran y nada puede ponerse en medio.
