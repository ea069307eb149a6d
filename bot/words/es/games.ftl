### Lo que dicen los propios juegos.

# Seats
engine-seat-white = blancas
engine-seat-black = negras
engine-seat-white-king-side = blancas (flanco de rey)
engine-seat-black-king-side = negras (flanco de rey)
engine-seat-white-queen-side = blancas (flanco de dama)
engine-seat-black-queen-side = negras (flanco de dama)
engine-seat-player-1 = jugador 1
engine-seat-player-2 = jugador 2
engine-seat-player-3 = jugador 3
engine-seat-player-4 = jugador 4
engine-seat-player-5 = jugador 5
engine-seat-player-6 = jugador 6
engine-seat-player-7 = jugador 7
engine-seat-player-8 = jugador 8

# How a game ended: the result, then the reason. $count is the number of winners’ names.
engine-outcome-won = { $count ->
         [one] Victoria de { $team }: { $reason }
        *[other] Victoria de { $team }: { $reason }
    }
engine-outcome-shared = { $team } comparten la victoria: { $reason }
engine-outcome-drawn = tablas: { $reason }
engine-outcome-scored = puntuación { $score }: { $reason }
engine-outcome-lost = derrota: { $reason }
engine-outcome-void = sin resultado: { $reason }

# Reasons
engine-reason-checkmate = jaque mate
engine-reason-king-captured = rey capturado
engine-reason-stalemate = rey ahogado
engine-reason-dead-position = posición muerta
engine-reason-threefold-repetition = triple repetición
engine-reason-fivefold-repetition = quíntuple repetición
engine-reason-fifty-move-rule = regla de los cincuenta movimientos
engine-reason-seventy-five-move-rule = regla de los setenta y cinco movimientos
engine-reason-resignation = abandono
engine-reason-agreement = acuerdo
engine-reason-time = tiempo
engine-reason-called-off = cancelada
engine-reason-no-piece-left = sin piezas
engine-reason-four-passes-in-a-row = cuatro pases seguidos
engine-reason-too-few-pieces = muy pocas piezas
engine-reason-out-of-cards = sin cartas
engine-reason-nine-holes-played = nueve hoyos jugados
engine-reason-nine-holes-played-and-the-tie-goes-to-the-best-dressed = nueve hoyos jugados, y el empate es de quien mejor viste
engine-reason-hundred-quiet-turns = cien turnos tranquilos
engine-reason-hole-solved = hoyo resuelto
engine-reason-box-captured = caja capturada
engine-reason-both-goal-boxes = ambas casillas de meta

# What makes somebody want to try a game
engine-summary-adrenaline = Quien recibe un golpe se acelera: las fichas bajo las piezas son pasos de rey de más.
engine-summary-allthought = Thinktank Chess con peones que andan en diagonal y golpean de frente.
engine-summary-booster = Tus cartas ponen fichas bajo las piezas: las tuyas toman impulso, las otras cojean.
engine-summary-captain-spalding = Una caja, dos pijamas y un elefante en cada uno. Cuidado con las migas que andan de dos en dos.
engine-summary-chess = El viejo juego de siempre: dos ejércitos, un rey cada uno y nada de suerte.
engine-summary-chess960 = Ajedrez con las piezas barajadas tras los peones, para que nadie haya leído el libro.
engine-summary-chess-golf = Cada pieza lleva los palos de sus vecinas. Apuesta en cuántas jugadas lo haces y luego demuéstralo.
engine-summary-cooperative = Dos contra el juego: vuestras cartas dicen quién puede capturar a quién. Eliminad clases enteras de piezas.
engine-summary-crowded-house = Dos contra dos: cada cual manda en medio tablero y solo cuentan las amenazas del siguiente.
engine-summary-fun-in-a-box = Ajedrez con dos Things saltarines por bando que capturan lo que atrapan entre los dos.
engine-summary-goal-box = Sin reyes: sé quien primero tenga piezas en las dos casillas de meta de un tablerito raro.
engine-summary-half-alice = Cada jugada lleva una pieza a través del espejo o de vuelta, en un solo tablero con fichas.
engine-summary-masquerade = Tus piezas se mueven como siempre, pero solo tu rival sabe cómo capturan. Averígualo antes.
engine-summary-thinktank = Cada pieza, salvo el rey y la dama, captura de otra manera que como se mueve.
engine-summary-zombie = Entierra en secreto bajo tus piezas lo que captures. Apártate de la tumba, y se levanta.

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
engine-rule-fun-in-a-box-unlatch = Los Things capturados vuelven a su caja y salen otra vez cuando su bando da jaque.
engine-rule-half-alice-checkers = Cuántas fichas tiene cada bando para poner bajo sus piezas.
engine-rule-masquerade-white = Cómo capturan las piezas blancas, elegido de antemano: KR,QK,RN,BB,NQ.
engine-rule-masquerade-black = Cómo capturan las piezas negras, elegido de antemano: KR,QK,RN,BB,NQ.

# What happened. Names of pieces come without article, after a colon or in brackets where a language would bend them.
engine-event-adrenaline-rush = Una ficha va bajo la pieza de { $square }: { $piece }.
engine-event-booster-card = Carta de { $side }: { $card }. En { $square } va una ficha bajo la pieza: { $piece }.
engine-event-booster-drew = Robas una carta: { $card }.
engine-event-booster-renewed = El mazo se ha acabado: se barajan los descartes.
engine-event-captain-spalding-created = De una pieza de { $side } ({ $maker }) sale en { $square }: { $piece }.
engine-event-captain-spalding-merged = En { $square }, { $side } junta lo que es igual ({ $half } sobre { $half_name }): ahora es { $piece }.
engine-event-captain-spalding-promoted = El murciélago de { $side } llega a su última fila en { $square }: ahora es un booh.
engine-event-captain-spalding-eaten = El monstruo de las galletas de { $monsters } despierta, devora lo que hay en { $square } ({ $piece }) y se va.
engine-event-captain-spalding-shared = Los monstruos de las galletas de { $monsters } despiertan, comparten lo que hay en { $square } ({ $piece }) y se van.
engine-event-chess960-array = El sorteo da la posición inicial { $number }: { $pieces }.
engine-event-golf-dealer = Reparte { $player }.
engine-event-golf-harder = Lo complica { $player }: { $cards } cartas a partir de ahora.
engine-event-golf-dealt = Hoyo { $hole }: { $cards }.
engine-event-golf-bid = Ya ha apostado { $player }.
engine-event-golf-bids = Las apuestas: { $bids }.
engine-event-golf-solved = Lo resuelve { $player } ({ $moves }): { $line }.
engine-event-golf-failed = { $player } no pudo mostrar una solución ({ $bid }) y se apunta { $score }.
engine-event-golf-failed-alone = { $player } no pudo mostrar una solución ({ $bid }); cuenta lo más alto entre apuesta y par, más 1.
engine-event-golf-par = El par era: { $moves }, { $line }.
engine-event-golf-impossible = El árbitro demuestra que es imposible.
engine-event-golf-open = El árbitro no halló solución; menos de { $moves } jugadas seguro que no bastan.
engine-event-golf-returned = Vuelve en { $square }: { $piece }.
engine-event-golf-left = { $player } deja el campo.
engine-event-cooperative-card = Carta de { $side }: { $card }.
engine-event-cooperative-drew = Robas una carta: { $card }.
engine-event-cooperative-gone = Ya no queda en el tablero: { $piece }.
engine-event-crowded-house-pass = Sin jugada posible, pasa: { $player }.
engine-event-fun-in-a-box-lost = Las { $side } han perdido sus Things. ¡Qué pena! ¡Qué pena!
engine-event-fun-in-a-box-latched = Los Things de las { $side } vuelven a su caja, y el gancho queda echado. ¡Qué pena!
engine-event-fun-in-a-box-opened = Las { $side } dan jaque, y el gancho se suelta: sus Things pueden volver a jugar.
engine-event-masquerade-ready = Las { $side } están listas.
engine-event-masquerade-given = Has elegido cómo capturan las piezas de las { $side }: { $table }.
engine-event-masquerade-right = «¿Captura?» – «Sí». { $piece } captura { $victim }.
engine-event-masquerade-wrong = «¿Captura?» – «No». { $piece } no puede capturar { $victim } así.
engine-event-zombie-promoted = El peón zombi de { $square } ({ $side }) se convierte en: { $piece }.
engine-event-zombie-rose = ¡Se levanta en { $square }: { $piece } ({ $side })!
engine-event-zombie-none = Ningún zombi en { $square }.
engine-event-zombie-nowhere = Ningún zombi bajo tierra: no hay nada enterrado.
engine-event-zombie-crumbled = Se deshace en polvo en { $square }: { $piece } ({ $side }).
engine-event-zombie-buried = Queda enterrada: { $piece } ({ $side }).
engine-event-zombie-unburied = No encuentra tumba y va a la basura: { $piece } ({ $side }).
engine-event-zombie-grave = Bajo tu pieza de { $square } ({ $cover }) yace enterrada: { $piece } ({ $side }).
engine-event-zombie-could-lie = De tus muertos podría yacer aquí: { $piece } ×{ $count } en { $squares }.

# Words that stand in such sentences: sides, pieces, cards
engine-word-of-white = { $piece } (blancas)
engine-word-of-black = { $piece } (negras)
engine-word-red = { $piece } (roja)
engine-word-moves = { $moves ->
         [one] { $moves } jugada
        *[other] { $moves } jugadas
    }
engine-word-pawn = peón
engine-word-knight = caballo
engine-word-bishop = alfil
engine-word-rook = torre
engine-word-queen = dama
engine-word-king = rey
engine-word-piece = pieza
engine-word-checkers = fichas
engine-word-box = caja
engine-word-pajama = pijama
engine-word-great-pajama = gran pijama
engine-word-rhino = rinoceronte
engine-word-headless-rhino = rinoceronte sin cabeza
engine-word-bat = murciélago
engine-word-booh = booh
engine-word-crumb = miga
engine-word-cookie-monster = monstruo de las galletas
engine-word-elephant = elefante
engine-word-great-elephant = gran elefante
engine-word-lint = pelusa
engine-word-dust-bunny = bola de polvo
engine-word-dust-demon = demonio de polvo
