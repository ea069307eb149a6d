### What Chess Golf says itself.

# What it is
engine-summary-chess-golf = Apuesta en cuántas jugadas una pieza puede capturar a otra y demuéstralo. Gana la suma más baja.
engine-secret-chess-golf = tu apuesta, hasta que apuesten todos
engine-find-chess-golf = problema, apuestas, hoyos, a solas, fácil
engine-late-chess-golf = Tras la primera apuesta, los demás tienen un día (en vivo, un minuto); quien llega tarde ha apostado «imposible» (0). Quien debe mostrar una solución tiene una hora (en vivo, segundos), o ha fallado.

# Its options
engine-option-chess-golf-players = jugadores
engine-rule-chess-golf-players = Cuántos juegan el recorrido.
engine-option-chess-golf-pace = ritmo
engine-rule-chess-golf-pace = Un día para apostar tras la primera apuesta; en vivo, un minuto (o medio, o dos).
engine-option-chess-golf-holes = hoyos
engine-rule-chess-golf-holes = Cuántos hoyos: nueve, o tres para un recorrido corto.
engine-option-chess-golf-chosen = cartas
engine-rule-chess-golf-chosen = Un solo hoyo en vez de un recorrido: las cartas de las que trata, como Kb.

# What happened. `grammar` in `bot/words/src` says what NP, WHO, GENDER and NUMBER_OF do
engine-event-golf-dealer = Reparte { $player }.
engine-event-golf-harder = Lo complica { $player }: { $cards } cartas a partir de ahora.
engine-event-golf-dealt = Hoyo { $hole }: { $cards }.
engine-event-golf-bid = Ya ha apostado { $player }.
engine-event-golf-bids = { $number ->
         [one] La apuesta
        *[other] Las apuestas
    }: { $bids }.
engine-event-golf-solved = { $player } lo resuelve en { $moves ->
         [one] { $moves } jugada
        *[other] { $moves } jugadas
    }: { $line }.
engine-event-golf-failed = { $player } no pudo mostrar una solución en { $bid ->
         [one] { $bid } jugada
        *[other] { $bid } jugadas
    } y se anota { $score }, una más que la apuesta más alta.
engine-event-golf-failed-alone = { $player } no pudo mostrar una solución en { $bid ->
         [one] { $bid } jugada
        *[other] { $bid } jugadas
    }; cuenta lo más alto entre apuesta y par, más 1.
engine-event-golf-par = El par era de { $moves ->
         [one] { $moves } jugada
        *[other] { $moves } jugadas
    }: { $line }.
engine-event-golf-impossible = El árbitro demuestra que es imposible.
engine-event-golf-open = El árbitro no halló solución; menos de { $moves } jugadas seguro que no bastan.
engine-event-golf-result = { $player }: { $way ->
         [shown] apuesta { $bid }, mostrada
         [failed] apuesta { $bid }, no mostrada
         [unasked] apuesta { $bid }, no hizo falta mostrarla
         [right] apuesta «imposible», y lo es
         [open] apuesta «imposible», no refutada
        *[wrong] apuesta «imposible», pero no lo es
    }; se anota { $why ->
         [bid] { $score } (la apuesta)
         [highest] { $score } (la apuesta más alta más 1)
         [par] { $score } (el par más 1)
         [higher] { $score } (apuesta o par, lo más alto, más 1)
        *[nothing] { $score }
    }, total { $total }.
engine-event-golf-returned = { NP($piece, det: "the") } vuelve a { $square }.
engine-event-golf-left = { $player } deja el campo.

# Lo que se lee junto al tablero, y cómo se llaman los pasos en los menús. `way`, `effect` y `kind` dicen qué frase es, y nunca se muestran
engine-scene-golf-puzzle = { $moves ->
         [0] Ninguna jugada aún.
         [one] { $moves } jugada hasta ahora.
        *[other] { $moves } jugadas hasta ahora.
    }
engine-scene-golf-layout = Hoyo { $hole } de { $holes }: se prepara el campo.
engine-scene-golf-dealer = Hoyo { $hole } de { $holes }: ¿quién reparte primero?
engine-scene-golf-offer = Hoyo { $hole } de { $holes }: { $player } puede ponerlo más difícil.
engine-scene-golf-deal = Hoyo { $hole } de { $holes }: se reparten las cartas.
engine-scene-golf-bidding = Hoyo { $hole } de { $holes }: { $number ->
         [one] { EACH($open) } tiene que apostar.
        *[other] { EACH($open) } tienen que apostar.
    }
engine-scene-golf-some-bid = Hoyo { $hole } de { $holes }: { $done_number ->
         [one] { EACH($done) } ya ha apostado,
        *[other] { EACH($done) } ya han apostado,
    } { $number ->
         [one] falta { EACH($open) }.
        *[other] faltan { EACH($open) }.
    }
engine-scene-golf-day-to-bid = La primera apuesta ha puesto en marcha el reloj: desde entonces los demás tienen un día.
engine-scene-golf-seconds-to-bid = La primera apuesta ha puesto en marcha el reloj: desde entonces los demás tienen { $seconds } segundos.
engine-scene-golf-show = Hoyo { $hole } de { $holes }: { $player } hace la demostración, { $moves ->
         [one] queda { $moves } jugada.
        *[other] quedan { $moves } jugadas.
    }
engine-scene-golf-rule = Hoyo { $hole } de { $holes }: el árbitro busca la solución más corta.
engine-scene-golf-return = Hoyo { $hole } de { $holes }: vuelven las piezas capturadas.
engine-scene-golf-has-sealed = { WHO($player, cap: "yes") } ha sellado { $line }.
engine-scene-golf-writing = Escribes una solución; nadie más la ve.
engine-scene-golf-written = Has escrito { $line }; nadie más lo ve.
engine-scene-golf-sealed = Sellado con tu apuesta: { $line }.
engine-scene-golf-hour-to-show = Si te toca demostrarlo, tendrás una hora; una solución sellada se muestra por ti.
engine-scene-golf-seconds-to-show = Si te toca demostrarlo, tendrás { $seconds } segundos; una solución sellada se muestra por ti.
engine-scene-golf-last-par = El hoyo anterior tenía par { $par }: { $line }.
engine-scene-golf-last-impossible = El hoyo anterior era imposible.
engine-scene-golf-last-open = El árbitro no resolvió el hoyo anterior.
engine-scene-golf-arrows = Las flechas del tablero muestran { $way ->
         [shown] la solución que se jugó.
        *[par] una de las soluciones más cortas.
    }
engine-scene-golf-chosen = Elegidas
engine-scene-golf-score-card = Tarjeta
engine-scene-golf-bid = Apuesta
engine-scene-golf-total = Suma
engine-scene-golf-left = fuera
engine-scene-golf-player = { WHO($player, cap: "yes") }
engine-scene-golf-deals = { WHO($player, cap: "yes") } (reparte)
engine-scene-golf-par = Par
engine-label-golf-seal = Sellar
engine-label-golf-give-up = Abandonar esta demostración
engine-label-golf-bid = { $moves ->
         [0] Imposible
         [one] { $moves } jugada
        *[other] { $moves } jugadas
    }
engine-label-golf-add = Más difícil: desde ahora { $cards } cartas
engine-label-golf-keep = Seguir con { $cards } cartas
engine-told-golf-bid = { $who ->
         [you] Has apostado
        *[other] { $person } ha apostado
    } { $moves ->
         [0] que es imposible.
         [one] { $moves } jugada.
        *[other] { $moves } jugadas.
    }
engine-told-golf-sealed = { $who ->
         [you] Has apostado y sellado
        *[other] { $person } ha apostado y sellado
    } { $moves ->
         [one] { $moves } jugada.
        *[other] { $moves } jugadas.
    }
engine-told-golf-give-up = { $who ->
         [you] Has abandonado la demostración.
        *[other] { $person } ha abandonado la demostración.
    }
engine-told-golf-add = { $who ->
         [you] Has añadido una carta.
        *[other] { $person } ha añadido una carta.
    }
engine-told-golf-keep = { $who ->
         [you] No has añadido ninguna carta.
        *[other] { $person } no ha añadido ninguna carta.
    }
engine-action-golf-offer = Siguiente hoyo
engine-action-golf-bid = Apostar
engine-action-golf-show = Demostrar
engine-warns-golf-give-up-take = Abandonarla
engine-warns-golf-give-up-leave = Mantener mi apuesta
engine-warns-golf-give-up = { $way ->
         [alone] ¿Abandonas esta demostración? Te apuntas { $score } como mínimo.
        *[several] ¿Abandonas esta demostración? Te apuntas { $score }.
    }
engine-warns-golf-seal-take = Sellarla
engine-warns-golf-seal-leave = Cambiarla
engine-warns-golf-seal = { $way ->
         [solved] Tu serie { $line } resuelve el hoyo.
        *[longest] Tu serie { $line } es tan larga como puede ser una apuesta y no resuelve el hoyo: al mostrarla, falla.
    }
engine-warns-golf-seal-bid = ¿La sellas, y así apuestas { $moves ->
         [one] { $moves } jugada?
        *[other] { $moves } jugadas?
    }

# Lo que se pregunta. `way` dice qué frase es, y nunca se muestra
engine-asks-golf-offer = Hoyo { $hole }: ¿lo haces más difícil desde ahora, por el reto? Con { $more } cartas, una pieza debe capturar otras { $cards }.
engine-asks-golf-hole = { $way ->
         [same] Tarea: { NP($piece, many: "yes") }. Una pieza rodeada debe capturar a otra.
         [two] Tarea: { NP($piece, det: "a") } captura { NP($other, det: "a") }, o al revés; vale cualquiera de las rodeadas.
        *[several] Tarea: una pieza rodeada debe capturar otras, del color que sean, hasta que ella y las capturadas juntas sean { EACH($pieces, det: "a") }.
    }
engine-asks-golf-bid = ¿Cuántas jugadas apuestas? { $way ->
         [alone] Pocas es bueno, pero tienes que demostrarlas: si no puedes, cuenta lo mayor entre tu apuesta y el par (el mínimo posible), más 1.
        *[several] Pocas es bueno, pero la apuesta más baja tiene que demostrarse: quien no puede se anota la apuesta más alta más 1.
    }
engine-asks-golf-moves = Por el camino puede mover cualquier pieza, blanca o negra. No mueve como ella misma, sino como una pieza de su color que esté en una de las ocho casillas de alrededor; sin ninguna, se queda donde está (si no hay dos de un color juntas, todas las de ese color mueven como reyes).
engine-asks-golf-moves-again = Recuerda: una pieza mueve como una vecina de su color, no como ella misma.
engine-asks-golf-hour-to-show = Quien apuesta menos tiene después una hora para demostrarlo. O *Sellar*: introduces ahora tu solución, sin que nadie la vea; su longitud es tu apuesta, y se muestra por ti.
engine-asks-golf-seconds-to-show = Quien apuesta menos tiene después { $seconds } segundos para demostrarlo. O *Sellar*: introduces ahora tu solución, sin que nadie la vea; su longitud es tu apuesta, y se muestra por ti.
engine-asks-golf-line = { $moves ->
         [0] ¿Con qué jugada empieza tu solución?
        *[other] ¿Qué jugada sigue en tu solución?
    } Solo tú la ves. Apuestas tantas jugadas como tenga; la captura que resuelve el hoyo la sella.
engine-asks-golf-show = Demuéstralo: { $moves ->
         [one] queda { $moves } jugada
        *[other] quedan { $moves } jugadas
    }. ¿Cuál es la siguiente? { $moves ->
         [one] Cuenta en el acto, elegida o escrita.
        *[other] La última cuenta en el acto, elegida o escrita.
    }
engine-asks-golf-stroke = { $moves ->
         [0] ¿Qué jugada va primero?
         [one] { $moves } jugada hasta ahora. ¿Cuál sigue?
        *[other] { $moves } jugadas hasta ahora. ¿Cuál sigue?
    }

# Why it ended
engine-reason-nine-holes-played = tras nueve hoyos
engine-reason-best-dressed = con el mismo total tras nueve hoyos, un empate que solo podría romper quien mejor viste
engine-reason-all-holes-played = tras todos los hoyos
engine-reason-all-holes-best-dressed = con el mismo total tras todos los hoyos, un empate que solo podría romper quien mejor viste
engine-reason-hole-solved = con el hoyo resuelto

# Why something is refused
engine-refusal-golf-bid-first = Apuesta un número de jugadas. Para sellar la solución con tu apuesta, escribe `line` delante de sus jugadas: { $line }.
engine-refusal-golf-no-bid = «{ $typed }» no es una apuesta. Di cuántas jugadas necesitas, de 1 a { $most }, o 0 si crees que es imposible.
engine-refusal-golf-ambiguous = Eso podría ser { EITHER($steps) }.
engine-refusal-golf-borrows = { NP($piece, det: "the", cap: "yes") } de { $from } toma prestados los movimientos de { EACH($lenders, det: "a") } a su lado, y así no llega a { $to }.
engine-refusal-golf-alone = { NP($piece, det: "the", cap: "yes") } de { $from } no tiene al lado ninguna pieza de su color que le preste un movimiento, así que se queda donde está.
engine-refusal-golf-scattered = No hay dos piezas de este color una junto a otra, así que cada una se mueve como un rey: { NP($piece, det: "the") } de { $from } no llega a { $to }.
engine-refusal-golf-no-prey = { NP($piece, det: "the", cap: "yes") } de { $from } no puede capturar { NP($there, det: "the") } de { $to }: no es lo que pide este hoyo.
engine-refusal-golf-another-takes = Otra pieza ha capturado ya y tiene que capturar el resto: { NP($piece, det: "the") } de { $from } no puede capturar { NP($there, det: "the") } de { $to }.
engine-refusal-golf-nobody = { NP($piece, det: "no", cap: "yes") } puede llegar a { $to }.
engine-refusal-golf-chosen = Las cartas de un hoyo se escriben como `Kb` o `NNB` (letras inglesas).
engine-refusal-golf-many-cards = Son demasiadas cartas `{ $letter }`: el juego tiene { $most }.
engine-refusal-golf-few-cards = Tienen que ser al menos dos cartas.
engine-refusal-golf-taken-and-taker = `taken=` y `taker=` van juntos.
engine-refusal-golf-taken = `taken=` enumera lo que la pieza de `taker=` ha capturado de las demás piezas del hoyo.
engine-refusal-golf-fields = Aquí los campos tras el tablero son siempre { $example }.
engine-refusal-golf-chosen-twice = La posición y la opción eligen cartas distintas.
engine-refusal-golf-nothing-chosen = Di de qué piezas trata el hoyo, como en `chosen=Kb`.
engine-refusal-golf-field = El campo `{ $field }=` no encaja aquí.
engine-refusal-golf-line = `line=` no lleva de `tee=` a este tablero.
engine-refusal-golf-number = El campo `{ $field }=` necesita otro número.
engine-refusal-golf-many-pieces = { WHO($side, cap: "yes") } tienen { $pieces } piezas de la clase { NP($piece) }, y el juego solo { $most }.
engine-refusal-golf-cards-chosen = Las cartas de un solo hoyo ya están elegidas.

# Achievements
achievement-outwitted = Más listo que el árbitro
    .about = Resolver un hoyo al que el árbitro no halló solución.
achievement-hole-in-one = Hoyo en uno
    .about = Resolver un hoyo de Chess Golf en una jugada.
achievement-no-means-no = No es no
    .about = Decir que un hoyo no tiene solución, y que el árbitro lo pruebe.

# Its puzzles: the command, the hole of the day, and published ones
command-golf = golf
    .about = Chess Golf
command-golf-daily = diario
    .about = El hoyo del día, el mismo para todos
option-golf-daily-line = línea
    .about = Tu respuesta: todas las jugadas, como e5g6/g6h5/h5h2
option-golf-daily-yesterday = ayer
    .about = Cómo fue el hoyo de ayer
command-golf-problem = problema
    .about = Un hoyo que el inventor publicó como problema
option-golf-problem-number = número
    .about = Cuál de los tres
option-golf-problem-line = línea
    .about = Tu respuesta: todas las jugadas, como e5g6/g6h5/h5h2
daily-help = `/golf diario` es un hoyo de Chess Golf, el mismo para todos; `/golf problema`, uno que publicó su inventor

daily-form-title = El hoyo del día
daily-form-label = Todas las jugadas de tu línea
daily-form-placeholder = Por ejemplo: torre a1 a a8, a8c8
daily-yesterday-over = El hoyo de ayer ya pasó: solo el de hoy admite respuesta.
daily-over = Ese hoyo ya pasó. `/golf diario` muestra el de hoy.
daily-solved = Resuelto en { $moves ->
         [one] { $moves } jugada
        *[other] { $moves } jugadas
    }: `{ $line }`.
daily-solved-before = Ya lo habías resuelto: cuenta tu primera respuesta.
daily-nobody-played = Nadie jugó el hoyo de ese día.
daily-heading = **El hoyo del { $date }**
daily-task = Una de las piezas marcadas debe capturar a otra en el menor número de jugadas posible. Cada carta junto al tablero representa a una de las dos; también pueden capturarse piezas del mismo color. Una pieza se mueve como una vecina de su color, también en diagonal, y sin vecina no se mueve; `/reglas` cuenta el resto. Cuenta tu primera solución.
daily-solvers = { $people ->
         [0] Nadie lo ha resuelto aún.
         [one] Una persona lo ha resuelto.
        *[other] { $people } personas lo han resuelto.
    }
daily-answer-button = Responder
daily-look-again-button = Mirar de nuevo
daily-too-long = El hoyo ya queda resuelto tras `{ $line }`: quita lo que sigue.
daily-impossible = La jugada { $number }, `{ $step }`, no es posible: { $why }
daily-unsolved = Esa línea no resuelve el hoyo, así que no cuenta. Escribe todas las jugadas hasta la última captura, separadas por barras.
daily-others = { $people ->
         [one] y otra persona
        *[other] y { $people } personas más
    }
daily-nobody = Nadie lo resolvió.
daily-best = Lo mejor hasta ahora: { $moves ->
         [one] { $moves } jugada
        *[other] { $moves } jugadas
    }.
daily-row = • { $person }: { $moves ->
         [one] { $moves } jugada
        *[other] { $moves } jugadas
    }
daily-par-unknown = El árbitro sigue buscando el par.
daily-par = El par es { $moves }: `{ $line }`.
daily-par-least = El árbitro ha demostrado que hacen falta al menos { $least } jugadas.
daily-par-none = El árbitro ha demostrado que no tiene solución.

problem-heading = **Problema { $number } del Chess Golf de Don Kirkby**
problem-form-title = Problema { $number }
problem-task = Una de las piezas marcadas debe capturar una pieza por cada una de las demás cartas junto al tablero, en el menor número de jugadas posible; también pueden capturarse piezas del mismo color. Una pieza se mueve como una vecina de su color, también en diagonal, y sin vecina no se mueve; `/reglas` cuenta el resto. Cuando lo resuelvas verás las soluciones; también puedes mirarlas sin más.
problem-printed = La solución impresa necesita { $moves ->
         [one] { $moves } jugada
        *[other] { $moves } jugadas
    }: `{ $line }`.
problem-shortest = El par es { $moves }, como ha demostrado nuestro árbitro: `{ $line }`.
problem-solutions-button = Mostrar las soluciones
problem-other-button = Problema { $number }
problem-unknown = Hay problemas del 1 al { $most }: `/golf problema número:1` muestra el primero.

# What can be typed
engine-typed-chess-golf = Jugadas: e5g6/g6h5. Apuesta: 3
