### The lesson of Goal Box Chess, step by step: what is asked, what to look for, what is said of turns.

lesson-goal-box-start = Aquí no hay reyes ni jaque: es una carrera. Ganas en el acto cuando hay piezas tuyas en las dos casillas de meta.
    .look = Las metas son a4 y g5, fuera del tablero. Delante de cada una está su entrada, rayada: b4 y f5.

lesson-goal-box-enter = Lleva una pieza tuya a una casilla de meta.
    .look = Desde la entrada cualquier pieza puede entrar en su meta y volver a salir. Aparte de eso solo hay otra manera.
    .hint = Tu caballo está en b4, la entrada de a4. Puede entrar sin más.
    .right = ¡En la meta! Media victoria, y difícil de alcanzar: solo lo que esté en b4 podría capturarlo.
    .hop = El caballo puede saltar como en el ajedrez, pero estaba justo delante de la meta. Bastaba un paso.
    .other = El caballo de b4 estaba listo para entrar en la meta.

lesson-goal-box-swap = Una pieza en una meta puede cambiarse de sitio con cualquier otra tuya del tablero. ¿En qué se convierte así el peón de a4?
    .look = Busca una pieza tuya en la última fila: un peón que llega así allí corona.
    .hint = El caballo de d8 y el peón cambian de sitio: `a4<>d8=D`.
    .right = Una dama en d8, y un caballo guarda la meta. Dos cosas buenas en un turno.
    .leave = El peón sale y la meta vuelve a estar vacía. Podía ser dama sin dejarla.
    .small = Has coronado, pero una dama puede más.
    .other = Tu peón puede ser dama ya: cámbialo con una pieza de la última fila.

lesson-goal-box-stop = Las negras están en una meta y delante de la otra. ¡Páralas!
    .look = No esperes a la segunda meta: allí se gana al momento, sin jaque ni aviso.
    .hint = Tu alfil de d3 llega a f5.
    .right = La torre de la entrada ya no está. Vigila las dos entradas, para ti y para tu rival.
    .attack = Ahora la torre entra desde f5 en la meta, y ganan las negras.
    .other = La torre negra entra en la segunda meta y gana. Hay que capturarla en f5.

lesson-goal-box-win = Juegan las blancas y ganan. ¿Cómo?
    .look = Cuenta las metas: una ya está ocupada. ¿Qué podría entrar en la otra?
    .hint = Tu torre está en f5, la entrada de g5.
    .right = Las dos metas son tuyas: partida ganada. ¡Disfruta de la carrera!
    .change = Solo han cambiado de sitio. La pieza de la entrada tenía que entrar.
    .prey = Un caballo capturado y una victoria perdida. Lo que cuenta es la carrera.
    .other = Podías ganar ya: una pieza está en una meta y otra en la segunda entrada.
