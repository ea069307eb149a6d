### The lesson of Goal Box Chess, step by step: what is asked, what to look for, what is said of turns.

lesson-goal-box-start = Aquí no hay reyes ni jaque: es una carrera. Ganas en cuanto hay piezas tuyas en las dos cajas de meta.
    .look = Las cajas son a4 y g5, fuera del tablero. Delante de cada una está su entrada, rayada: b4 y f5.

lesson-goal-box-enter = Mete una pieza tuya en una caja de meta.
    .look = Desde la entrada cualquier pieza puede entrar en su caja y volver a salir. Aparte de eso solo hay otra manera.
    .hint = Tu caballo está en b4, la entrada de a4. Puede entrar sin más.
    .right = ¡En la caja! Media victoria, y difícil de alcanzar: solo lo que esté en b4 podría capturarlo.
    .hop = El caballo puede saltar como en el ajedrez, pero estaba justo delante de la caja. Bastaba un paso.
    .other = El caballo de b4 estaba listo para entrar en la caja.

lesson-goal-box-swap = Una pieza en una caja puede cambiar de sitio con cualquier compañera del tablero. ¿En qué se convierte así el peón de a4?
    .look = Busca una compañera en la última fila: un peón que llega así allí corona.
    .hint = El caballo de d8 y el peón cambian de sitio: `a4<>d8=Q`.
    .right = Una dama en d8, y un caballo guarda la caja. Dos cosas buenas en un turno.
    .leave = El peón sale y la caja vuelve a estar vacía. Podía ser dama sin dejar la caja.
    .small = Has coronado, pero una dama puede más.
    .other = Tu peón puede ser dama ya: cámbialo con una pieza de la última fila.

lesson-goal-box-stop = Las negras están en una caja y delante de la otra. ¡Páralas!
    .look = No esperes a la segunda caja: allí se gana al momento, sin jaque ni aviso.
    .hint = Tu alfil de d3 llega a f5.
    .right = La torre de la entrada ya no está. Vigila las dos entradas, para ti y para tu rival.
    .attack = Ahora la torre entra desde f5 en la caja, y ganan las negras.
    .other = La torre negra entra en la segunda caja y gana. Hay que capturarla en f5.

lesson-goal-box-win = Juegan las blancas y ganan. ¿Cómo?
    .look = Cuenta las cajas: una ya está ocupada. ¿Qué podría entrar en la otra?
    .hint = Tu torre está en f5, la entrada de g5.
    .right = Las dos cajas son tuyas: partida ganada. ¡Disfruta de la carrera!
    .change = Solo han cambiado de sitio. La pieza de la entrada tenía que entrar.
    .prey = Un caballo capturado y una victoria perdida. Lo que cuenta es la carrera.
    .other = Podías ganar ya: una pieza está en una caja y otra en la segunda entrada.
