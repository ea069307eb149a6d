### The lesson of Fun-in-a-Box Chess, step by step: what is asked, what to look for, what is said of turns.

lesson-fun-in-a-box-start = Detrás del rey y la dama de cada bando hay una caja abierta con dos Cosas dentro. Quieren jugar.
    .look = Todo lo demás es ajedrez. Las cajas son las casillas `d0`, `e0`, `d9` y `e9`; nada entra nunca en ellas.

lesson-fun-in-a-box-leap = Deja salir de la caja a una de tus Cosas.
    .look = Una Cosa salta a cualquier casilla vacía que no esté en ninguna de sus líneas (fila, columna, diagonales) ni a un salto de caballo.
    .hint = Desde `d0` puede saltar, por ejemplo, a f3: `d0f3`.
    .right = ¡Ya está fuera! Una Cosa va adonde ninguna otra pieza podría ir.
    .line = Esa casilla está en una línea de la Cosa o a un salto de caballo. Solo va adonde ninguna otra pieza podría.
    .other = Las Cosas siguen en la caja. Elige una de ellas, en `d0` o `e0`.

lesson-fun-in-a-box-pair = Captura el alfil de g3 con tus dos Cosas.
    .look = Las Cosas capturan en pareja: una salta justo al lado de la pieza rival, y la otra está exactamente enfrente.
    .hint = Una Cosa está en h2. Vista desde el alfil, la casilla de enfrente es f4.
    .right = ¡Atrapado entre dos Cosas!
    .landing = Las Cosas nunca capturan cayendo sobre algo. Lo necesitan entre ellas.
    .beside = Está al lado del alfil, pero la otra Cosa no queda exactamente enfrente. Mira la línea por h2 y g3.
    .other = El alfil sigue ahí. Completa la línea h2, g3.

lesson-fun-in-a-box-between = ¿Puede tu dama capturar el peón que está entre dos Cosas negras?
    .look = Solo captura el movimiento de una Cosa. Las que están quietas no hacen nada.
    .hint = Para atrapar a la dama, una Cosa tendría que llegar a su lado. Las dos ya están ahí.
    .right = Sin peligro: una Cosa que se va no puede volver en la misma jugada.
    .shy = No hace falta parar: entre dos Cosas se está a salvo mientras ninguna llegue allí.
    .other = El peón de d5 era gratis. Ponerse entre dos Cosas no es peligroso.

lesson-fun-in-a-box-king = Hay dos caballos junto a tu rey, y solo puede capturar uno. ¿Cuál?
    .look = Un rey está en jaque si una Cosa puede saltar a la casilla que completa la pareja a su alrededor.
    .hint = Una Cosa está en d3. ¿En cuál de las dos casillas quedaría tu rey a su lado?
    .right = Bastante lejos de d3: ningún salto completa una pareja alrededor de tu rey.
    .caught = En e2 tu rey estaría junto a la Cosa de d3, y la otra podría saltar a f1.
    .step = Seguro, pero no captura nada. Uno de los caballos era tuyo.
    .other = Uno de los caballos se puede capturar sin peligro.

lesson-fun-in-a-box-latch = Manda a casa para siempre a las dos Cosas negras con una captura.
    .look = Una Cosa se captura como cualquier pieza. Entonces las dos Cosas de ese bando vuelven a la caja y se echa el gancho.
    .hint = Una está al alcance de tu torre, la otra al de dos peones.
    .right = ¡Qué pena, qué pena! Las dos quedan encerradas hasta el final (salvo en una mesa con `unlatch`: allí un jaque las libera).
    .bishop = En ajedrez sería una buena presa. Pero capturar una Cosa encierra a dos.
    .other = Las dos Cosas siguen libres. Una de ellas se puede capturar.
