### Lo que dicen los propios juegos.

# Seats: also after “de”, and whether they are several.
engine-seat-white = las blancas
    .of = de las blancas
    .number = other
engine-seat-black = las negras
    .of = de las negras
    .number = other
engine-seat-white-king-side = las blancas del flanco de rey
    .of = de las blancas del flanco de rey
    .number = other
engine-seat-black-king-side = las negras del flanco de rey
    .of = de las negras del flanco de rey
    .number = other
engine-seat-white-queen-side = las blancas del flanco de dama
    .of = de las blancas del flanco de dama
    .number = other
engine-seat-black-queen-side = las negras del flanco de dama
    .of = de las negras del flanco de dama
    .number = other
engine-seat-player-1 = el asiento 1
    .of = del asiento 1
    .number = one
engine-seat-player-2 = el asiento 2
    .of = del asiento 2
    .number = one
engine-seat-player-3 = el asiento 3
    .of = del asiento 3
    .number = one
engine-seat-player-4 = el asiento 4
    .of = del asiento 4
    .number = one
engine-seat-player-5 = el asiento 5
    .of = del asiento 5
    .number = one
engine-seat-player-6 = el asiento 6
    .of = del asiento 6
    .number = one
engine-seat-player-7 = el asiento 7
    .of = del asiento 7
    .number = one
engine-seat-player-8 = el asiento 8
    .of = del asiento 8
    .number = one

# How a game ended: the result, then the reason. $count is the number of winners’ names.
engine-outcome-won = { $count ->
         [one] victoria para { $team } { $reason }
        *[other] victoria para { $team } { $reason }
    }
engine-outcome-shared = victoria compartida entre { $team } { $reason }
engine-outcome-drawn = tablas { $reason }
engine-outcome-scored = { $score ->
         [one] 1 punto { $reason }
        *[other] { $score } puntos { $reason }
    }
engine-outcome-lost = derrota { $reason }
engine-outcome-void = sin resultado { $reason }

# Reasons
engine-reason-checkmate = por jaque mate
engine-reason-king-captured = por captura del rey
engine-reason-stalemate = por rey ahogado
engine-reason-dead-position = por posición muerta
engine-reason-threefold-repetition = por triple repetición
engine-reason-fivefold-repetition = por quíntuple repetición
engine-reason-fifty-move-rule = por la regla de las cincuenta jugadas
engine-reason-seventy-five-move-rule = por la regla de las setenta y cinco jugadas
engine-reason-resignation = por abandono
engine-reason-agreement = de común acuerdo
engine-reason-time = por tiempo
engine-reason-called-off = por anulación
engine-reason-no-piece-left = por falta de piezas
engine-reason-four-passes-in-a-row = tras cuatro pases seguidos
engine-reason-too-few-pieces = por falta de piezas en ambos bandos
engine-reason-out-of-cards = por falta de cartas
engine-reason-nine-holes-played = tras nueve hoyos
engine-reason-best-dressed = tras nueve hoyos; el empate es de quien mejor viste
engine-reason-hundred-quiet-turns = tras cien turnos tranquilos
engine-reason-hole-solved = con el hoyo resuelto
engine-reason-box-captured = por captura de la caja
engine-reason-both-goal-boxes = con piezas en ambas casillas de meta

# What makes somebody want to try a game
engine-summary-adrenaline = Quien recibe un golpe se acelera: las fichas bajo las piezas son pasos de rey de más.
engine-summary-allthought = Thinktank Chess con peones que andan en diagonal y golpean de frente.
engine-summary-booster = Las cartas ponen fichas bajo las piezas: impulsan las tuyas y frenan las del rival.
engine-summary-captain-spalding = Una caja, dos pijamas y un elefante en cada uno. Cuidado con las migas que andan de dos en dos.
engine-summary-chess = El viejo juego de siempre: dos ejércitos, un rey cada uno y nada de suerte.
engine-summary-chess960 = Ajedrez con las piezas barajadas tras los peones, para que nadie haya leído el libro.
engine-summary-chess-golf = Cada pieza lleva los palos de sus vecinas. Apuesta en cuántas jugadas lo haces y luego demuéstralo.
engine-summary-cooperative = Dos contra el juego: las cartas dicen quién captura a quién. Hay que eliminar clases enteras de piezas.
engine-summary-crowded-house = Dos contra dos: cada asiento manda en medio tablero y solo cuentan las amenazas del siguiente.
engine-summary-fun-in-a-box = Ajedrez con dos Cosas saltarinas por bando que capturan lo que atrapan entre las dos.
engine-summary-goal-box = Sin reyes: sé quien primero tenga piezas en las dos casillas de meta de un tablerito raro.
engine-summary-half-alice = Cada jugada lleva una pieza a través del espejo o de vuelta, en un solo tablero con fichas.
engine-summary-masquerade = Tus piezas se mueven como siempre, pero solo tu rival sabe cómo capturan. Averígualo antes.
engine-summary-thinktank = Cada pieza, salvo el rey y la dama, captura de otra manera que como se mueve.
engine-summary-zombie = Entierra en secreto bajo tus piezas lo que captures. Apártate de la tumba, y se levanta.

# Who invented a game, where it isn't a person
engine-inventor-many-hands-over-fifteen-centuries = muchas manos a lo largo de quince siglos

# What players keep from each other
engine-secret-booster = las cartas de tu mano
engine-secret-cooperative = las cartas de tu mano
engine-secret-chess-golf = lo que apuestas, hasta que todos hayan apostado
engine-secret-masquerade = cómo capturan las piezas de tu rival
engine-secret-zombie = dónde enterraste lo que capturaste

# Options of games
engine-rule-booster-checkers-cards = Cartas de fichas de cada color: valen para cualquier pieza. Cuantas más, más loca la partida.
engine-rule-booster-white-checkers = Fichas de las blancas y cartas iniciales en mano. Menos son una desventaja.
engine-rule-booster-black-checkers = Fichas de las negras y cartas iniciales en mano. Menos son una desventaja.
engine-rule-chess960-position = La posición inicial por su número (518 es la habitual); se sortea si no se indica.
engine-rule-chess-golf-players = Cuántos juegan el recorrido.
engine-rule-chess-golf-pace = Tiempo para apostar tras la primera apuesta: un día, o en vivo, que es un minuto, medio o dos.
engine-rule-chess-golf-chosen = Un solo hoyo en vez de un recorrido: las cartas de las que trata, como Kb.
engine-rule-fun-in-a-box-unlatch = Las Cosas capturadas vuelven a su caja y salen otra vez cuando su bando da jaque.
engine-rule-half-alice-checkers = Cuántas fichas tiene cada bando para poner bajo sus piezas.
engine-rule-masquerade-white = Cómo capturan las piezas blancas, elegido de antemano: KR,QK,RN,BB,NQ.
engine-rule-masquerade-black = Cómo capturan las piezas negras, elegido de antemano: KR,QK,RN,BB,NQ.

# What happened. `grammar` in `bot/src/words` says what NP, WHO, GENDER and NUMBER_OF do.
engine-event-adrenaline-rush = Una ficha va bajo { NP($piece, det: "the") } de { $square }.
engine-event-booster-card = { NUMBER_OF($side) ->
         [one] { $side } juega
        *[other] { $side } juegan
    } { NP($card, det: "the") }: una ficha va bajo { NP($piece, det: "the") } de { $square }.
engine-event-booster-drew = Robas { NP($card, det: "a") }.
engine-event-booster-renewed = El mazo se ha acabado: se barajan las cartas jugadas.
engine-event-captain-spalding-created = { NP($maker, det: "the", case: "of") } sale { NP($piece, det: "a") } en { $square }.
engine-event-captain-spalding-merged = { NUMBER_OF($side) ->
         [one] { $side } deja caer
        *[other] { $side } dejan caer
    } { NP($half, det: "a") } sobre { NP($half, det: "the") } de { $square }: ahora es { NP($piece, det: "a") }.
engine-event-captain-spalding-promoted = { NP($piece, det: "the") } llega a su última fila en { $square }: ahora es un booh.
engine-event-captain-spalding-eaten = El monstruo de las galletas de { $monsters } despierta, devora { NP($piece, det: "the") } de { $square } y desaparece.
engine-event-captain-spalding-shared = Los monstruos de las galletas de { $monsters } despiertan, se reparten { NP($piece, det: "the") } de { $square } y desaparecen.
engine-event-chess960-array = El azar da la posición inicial { $number }: { $pieces }.
engine-event-golf-dealer = Reparte { $player }.
engine-event-golf-harder = Lo complica { $player }: { $cards } cartas a partir de ahora.
engine-event-golf-dealt = Hoyo { $hole }: { $cards }.
engine-event-golf-bid = Ya ha apostado { $player }.
engine-event-golf-bids = Las apuestas: { $bids }.
engine-event-golf-solved = { $player } lo resuelve en { $moves ->
         [one] { $moves } jugada
        *[other] { $moves } jugadas
    }: { $line }.
engine-event-golf-failed = { $player } no pudo mostrar una solución en { $bid ->
         [one] { $bid } jugada
        *[other] { $bid } jugadas
    } y se anota { $score }.
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
engine-event-golf-returned = { NP($piece, det: "the") } vuelve a { $square }.
engine-event-golf-left = { $player } deja el campo.
engine-event-cooperative-card = { NUMBER_OF($side) ->
         [one] { $side } juega
        *[other] { $side } juegan
    } { NP($card, det: "the") }.
engine-event-cooperative-drew = Robas { NP($card, det: "a") }.
engine-event-cooperative-gone = { GENDER($piece) ->
         [f] La última
        *[m] El último
    } { NP($piece) } ha desaparecido del tablero.
engine-event-crowded-house-pass = { NUMBER_OF($player) ->
         [one] { $player } no tiene jugada y pasa.
        *[other] { $player } no tienen jugada y pasan.
    }
engine-event-fun-in-a-box-lost = { NUMBER_OF($side) ->
         [one] { $side } ha perdido
        *[other] { $side } han perdido
    } sus Cosas. ¡Qué pena! ¡Qué pena!
engine-event-fun-in-a-box-latched = Las Cosas { WHO($side, case: "of") } vuelven a su caja, y el gancho queda echado. ¡Qué pena!
engine-event-fun-in-a-box-opened = { NUMBER_OF($side) ->
         [one] { $side } da
        *[other] { $side } dan
    } jaque, y el gancho se suelta: sus Cosas pueden volver a jugar.
engine-event-masquerade-ready = { NUMBER_OF($side) ->
         [one] { $side } ya está a punto.
        *[other] { $side } ya están a punto.
    }
engine-event-masquerade-given = Has elegido cómo capturan las piezas { WHO($side, case: "of") }: { $table }.
engine-event-masquerade-right = «¿Captura?» – «Sí». { NP($piece, det: "the", cap: "yes") } captura { NP($victim, det: "the") }.
engine-event-masquerade-wrong = «¿Captura?» – «No». { NP($piece, det: "the", cap: "yes") } no puede capturar así { NP($victim, det: "the") }.
engine-event-zombie-promoted = { NP($pawn, det: "the") } de { $square } se convierte en { NP($piece, det: "a") }.
engine-event-zombie-rose = ¡{ NP($piece, det: "a") } se levanta en { $square }!
engine-event-zombie-none = Ningún zombi en { $square }.
engine-event-zombie-nowhere = Ningún zombi bajo tierra: no hay nada enterrado.
engine-event-zombie-crumbled = { NP($piece, det: "the") } de { $square } se deshace en polvo.
engine-event-zombie-buried = { GENDER($piece) ->
         [f] Queda enterrada
        *[m] Queda enterrado
    } { NP($piece, det: "a") }.
engine-event-zombie-unburied = { NP($piece, det: "the") } no encuentra tumba y va al cubo de la basura.
engine-event-zombie-grave = { NP($piece, det: "the") } { GENDER($piece) ->
         [f] está enterrada
        *[m] está enterrado
    } bajo { NP($cover, det: "your") } de { $square }.
engine-event-zombie-could-lie = De tus muertos podría yacer aquí: { $piece } ×{ $count } en { $squares }.
