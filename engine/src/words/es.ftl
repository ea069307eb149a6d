### Why something is refused, whatever is played.

# Steps and turns
engine-refusal-step-not-offered = Eso no es posible en esta posición.
engine-refusal-step-too-many = Eso es más de un turno. Juega solo el primero.
engine-refusal-step-letters = { $typed } podría ser { EITHER($moves) }.
engine-refusal-step-several-turns = Eso es más de un turno.
engine-refusal-step-not-your-turn = No te toca jugar.
engine-refusal-step-unreadable = No entiendo «{ $typed }».
engine-refusal-step-empty = Escribe una jugada.
engine-refusal-step-too-tangled = Aquí es posible tanto que no puedo leer de una vez un turno tan largo. Elígelo paso a paso bajo el tablero.
engine-refusal-step-incomplete = El turno aún no está completo. Lo siguiente podría ser { $steps } …
engine-refusal-game-over = Esta partida ha terminado.

# Draws and takebacks
engine-refusal-draw-offered = Tu rival ya ha ofrecido tablas: puedes aceptarlas.
engine-refusal-draw-standing = Tu oferta sigue en pie; espera respuesta.
engine-refusal-draw-once = Ya has ofrecido tablas en este turno. Podrás volver a ofrecerlas después del próximo.
engine-refusal-draw-none = Tu rival no ha ofrecido tablas. Puedes ofrecerlas tú con `/partida tablas`.
engine-refusal-draw-no-claim = Ahora no hay nada que reclamar: tiene que ser tu turno, y las reglas de este juego tienen que permitirlo, por ejemplo cuando la misma posición se da por tercera vez. En `/reglas` se dice cuándo; también puedes ofrecer tablas.
engine-refusal-takeback-nothing = Todavía no has jugado ningún turno entero, así que no hay nada que deshacer.
engine-refusal-takeback-revealed = Ese turno ya no se puede deshacer: desde entonces se ha revelado, robado o decidido algo oculto.
engine-refusal-setup-no-options = Este juego no tiene opciones.
engine-refusal-setup-unknown-option = Aquí no hay ninguna opción «{ $option }», pero sí { EACH($options) }.
engine-refusal-setup-option-twice = La opción «{ $option }» se ha dado dos veces.
engine-refusal-setup-option-number = La opción «{ $option }» es un número entero de { $min } a { $max }.
engine-refusal-setup-option-values = La opción «{ $option }» es { EITHER($values) }.
engine-refusal-setup-edition = Las reglas de este juego tienen { $newest ->
         [one] solo la edición 1
        *[other] las ediciones 1 a { $newest }
    }, no la { $edition }.
engine-refusal-setup-edition-number = La línea `edition: …` de un registro lleva un número.
engine-refusal-setup-no-cards = Este juego se juega sin cartas.
engine-refusal-setup-too-tangled = Ahí es posible tanto que el árbitro no daría abasto. Con menos piezas, o menos fichas bajo ellas, sí se puede.

# Positions as text
engine-refusal-position-fields = Una posición tiene seis campos, como `rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1`; esta tiene { $count }.
engine-refusal-position-ranks = El tablero necesita ocho filas separadas por barras, la octava primero; este tiene { $count }.
engine-refusal-position-rank-length = La fila { $rank } del tablero no tiene exactamente ocho casillas.
engine-refusal-position-gap = Un número cuenta solo casillas vacías que existen en el tablero.
engine-refusal-position-hole = `*` representa exactamente los lugares sin casilla, y { $square } no encaja.
engine-refusal-position-letter = «{ $typed }» no es una pieza: escribe `P N B R Q K` (letras inglesas) para las blancas, `p n b r q k` para las negras y 1–8 para casillas vacías.
engine-refusal-position-bracket = «[{ $typed }]» no es una pieza: entre corchetes van dos de las letras N, B y R, como `[RN]` para las blancas y `[rn]` para las negras.
engine-refusal-position-kind = En este juego no hay { NP($piece, det: "no") }.
engine-refusal-position-side = Juegan `w` (las blancas) o `b` (las negras).
engine-refusal-position-castling = Los derechos de enroque son `-` o letras de `KQkq` (o columnas de torres, A–H y a–h), cada una una vez.
engine-refusal-position-castling-right = { WHO($side, cap: "yes") } no pueden tener el derecho de enroque { $typed }: { $needs ->
         [king] el rey no está en su primera fila
         [rook] la torre no está ahí
        *[corner] hacen falta el rey en la columna e y la torre en la esquina
    }.
engine-refusal-position-en-passant = La casilla de captura al paso es `-` o una casilla como `e3`.
engine-refusal-position-en-passant-square = Ningún peón puede acabar de pasar por { $square } con un paso doble.
engine-refusal-position-numbers = Los dos últimos campos son las jugadas desde la última captura o el último movimiento de peón (desde 0) y el número de la jugada (desde 1): números simples hasta { $most }.
engine-refusal-position-extra = Tras los seis campos solo puede seguir `nombre=valor`.
engine-refusal-position-unknown-extra = El campo «{ $typed }» no existe aquí o se ha dado dos veces.
engine-refusal-position-kings = { WHO($side, cap: "yes") } necesitan exactamente un rey.
engine-refusal-position-pawn = En { $square } no puede haber un peón: ni en la primera fila ni en la última.
engine-refusal-position-waiting-king = { WHO($side, cap: "yes") } están en jaque, pero no les toca jugar.
engine-refusal-position-squares = `{ $field }=` enumera casillas, ordenadas de a1 a h8, como `{ $field }=b6,c5`.

# Cards in them
engine-refusal-cards-letters = Las cartas se escriben `PNBRQK` (letras inglesas) y `C` para las de ficha, en mayúscula las rojas y en minúscula las negras.
engine-refusal-cards-two-lists = `{ $field }=` enumera las cartas de las blancas y luego las de las negras, como `{ $field }={ $example }`; una parte puede estar vacía.
engine-refusal-cards-deck = El mazo no puede empezar por { $typed }: las cartas aún no robadas son { $rest }.
engine-refusal-cards-too-many = Hay más cartas de una clase que en la baraja: en total { $pack }.

# Moves as in chess
engine-refusal-chess-castle-lost = { WHO($side, cap: "yes") } no pueden enrocar { $wing ->
         [kingside] corto
        *[queenside] largo
    } ahora: el rey o la torre ya se ha movido, o ya no está.
engine-refusal-chess-castle-blocked = { WHO($side, cap: "yes") } no pueden enrocar { $wing ->
         [kingside] corto
        *[queenside] largo
    } ahora: hay una pieza en medio.
engine-refusal-chess-castle-attacked = { WHO($side, cap: "yes") } no pueden enrocar { $wing ->
         [kingside] corto
        *[queenside] largo
    } ahora: el rey no puede enrocar si está atacado, ni pasar por una casilla atacada, ni acabar en ella.
engine-refusal-chess-castle-later = { WHO($side, cap: "yes") } no pueden enrocar { $wing ->
         [kingside] corto
        *[queenside] largo
    } ahora.
engine-refusal-chess-promotions = El peón corona en { $to }: { EITHER($moves) }.
engine-refusal-chess-ambiguous = { $typed } podría ser { EITHER($moves) }.
engine-refusal-chess-no-promotion = En { $to } no corona nada.
engine-refusal-chess-nothing-there = No hay ninguna pieza en { $from }.
engine-refusal-chess-not-yours = { NP($piece, det: "the", cap: "yes") } de { $from } es { WHO($side, case: "of") }.
engine-refusal-chess-another-kind = La pieza de { $from } es { NP($piece, det: "a") }, no { NP($asked, det: "a") }.
engine-refusal-chess-only = { SENTENCE($reach) }.
engine-refusal-chess-no-such-piece = { WHO($side, cap: "yes") } no tienen { NP($piece, det: "no") }.
engine-refusal-chess-none-on-file = { WHO($side, cap: "yes") } no tienen { NP($piece, det: "no") } en la columna { $file }.
engine-refusal-chess-none-on-rank = { WHO($side, cap: "yes") } no tienen { NP($piece, det: "no") } en la fila { $rank }.
engine-refusal-chess-no-pawn = Ningún peón tuyo puede llegar a { $to }; en una captura se escribe la columna del peón, como en exd5.
engine-refusal-chess-no-piece = { NP($piece, det: "no", cap: "yes") } { GENDER($piece) ->
         [f] tuya
        *[other] tuyo
    } puede llegar a { $to }: { $reach }.
engine-refusal-chess-already-there = { NP($piece, det: "the", cap: "yes") } ya está en { $to }.
engine-refusal-chess-in-check = { WHO($side, cap: "yes") } están en jaque.
engine-refusal-chess-exposed = Entonces podrían capturar al rey { WHO($side, case: "of") }.

# The same within a sentence
engine-refusal-chess-reach = { NP($piece, det: "the") } de { $from } puede ir a { EITHER($squares) }
engine-refusal-chess-reach-or-castle = { NP($piece, det: "the") } de { $from } puede ir a { EITHER($squares) } { $wing ->
         [kingside] o enrocar corto
         [queenside] o enrocar largo
        *[both] o enrocar corto o largo
    }
engine-refusal-chess-castle-only = { NP($piece, det: "the") } de { $from } solo puede { $wing ->
         [kingside] enrocar corto
         [queenside] enrocar largo
        *[both] enrocar corto o largo
    }
engine-refusal-chess-stuck = { NP($piece, det: "the") } de { $from } no puede moverse ahora

# Lo que se lee junto al tablero, y cómo se llaman los pasos en los menús. `way` dice qué frase es, y nunca se muestra
engine-only = { $value }
engine-scene-to-move = { NUMBER_OF($side) ->
         [one] Juega { $side }.
        *[other] Juegan { $side }.
    }
engine-scene-in-check = { NUMBER_OF($side) ->
         [one] Juega { $side }, en jaque.
        *[other] Juegan { $side }, en jaque.
    }
engine-scene-check-by = { $count ->
         [one] Da jaque { EACH($by, det: "the") }.
        *[other] Dan jaque { EACH($by, det: "the") }.
    }
engine-scene-check-over = El camino hasta él pasa por { EACH($over) }.
engine-scene-over = { SENTENCE($outcome) }.
engine-scene-castles = { NUMBER_OF($side) ->
         [one] { WHO($side, cap: "yes") } enroca
        *[other] { WHO($side, cap: "yes") } enrocan
    } { $wing ->
         [kingside] en corto.
        *[queenside] en largo.
    }
engine-scene-move = { $way ->
         [becomes] { WHO($side, cap: "yes") }: { $piece } de { $from } a { $to }, se convierte en { NP($new, det: "a") }.
         [takes] { WHO($side, cap: "yes") }: { $piece } de { $from } captura { NP($victim, det: "the") } de { $to }.
         [takes-becomes] { WHO($side, cap: "yes") }: { $piece } de { $from } captura { NP($victim, det: "the") } de { $to } y se convierte en { NP($new, det: "a") }.
         [takes-elsewhere] { WHO($side, cap: "yes") }: { $piece } de { $from } a { $to }, captura { NP($victim, det: "the") } de { $square }.
         [passing] { WHO($side, cap: "yes") }: { $piece } de { $from } a { $to }, captura al paso { NP($victim, det: "the") } de { $square }.
        *[moves] { WHO($side, cap: "yes") }: { $piece } de { $from } a { $to }.
    }
engine-scene-your-hand = Tu mano
engine-scene-hand = Mano { WHO($side, case: "of") }
engine-scene-draw-pile = Mazo
engine-scene-free-checkers = Fichas libres { WHO($side, case: "of") }
engine-label-piece = { NP($piece, cap: "yes") } { $square }
engine-label-thing = { NP($piece, cap: "yes") }
engine-label-done = Terminar el turno
engine-label-draws = { NUMBER_OF($side) ->
         [one] { WHO($side, cap: "yes") } roba { NP($card, det: "the") }
        *[other] { WHO($side, cap: "yes") } roban { NP($card, det: "the") }
    }

# Lo que se pregunta: en jaque
engine-asks-in-check = Tu rey está en jaque: ¿cómo lo salvas?
engine-asks-in-check-by = Tu rey está en jaque por { EACH($by, det: "the") }: ¿cómo lo salvas?

# Lo que muestran las imágenes y los tableros de letras, en palabras: encabezados, y lo que va detrás
engine-alt-white = Blancas
engine-alt-black = Negras
engine-alt-neutral = Neutrales
engine-alt-white-captures = Las blancas capturan
engine-alt-black-captures = Las negras capturan
engine-alt-neutral-captures = Las neutrales capturan
engine-alt-white-checkers = Fichas blancas
engine-alt-black-checkers = Fichas negras
engine-alt-neutral-checkers = Fichas
engine-alt-mirrored = Al otro lado del espejo
engine-alt-asleep = Durmiendo
engine-alt-danger = Peligro
engine-alt-circled = Con círculo
engine-alt-risen = { NP($piece, many: "yes", cap: "yes") }, sobre monedas
engine-alt-buried = Bajo tierra
engine-alt-goals = Metas
engine-alt-entrances = Entradas
engine-alt-open-box = Caja abierta
engine-alt-latched-box = Caja cerrada
engine-alt-checked = En jaque
engine-alt-given = Ficha dada
engine-alt-captors = Captura hecha por
engine-alt-captured = Captura en
engine-alt-chosen = Elegida
engine-alt-targets = Puede ir a
engine-alt-victims = Puede capturar en
engine-alt-arrows = Flechas
engine-alt-zones = Zonas
engine-alt-piece = { NP($piece) }
engine-alt-pieces = { NP($piece, many: "yes") }
engine-alt-count = { $count ->
         [one] { NP($piece) }
        *[other] { $count } { NP($piece, many: "yes") }
    }
engine-alt-on = { NP($piece) } en { $square }
engine-alt-under = { NP($piece) } bajo { $square }
engine-alt-checkers-under = { $count } bajo { $squares }
engine-alt-letters = De dos letras, la primera dice cómo mueve la pieza y la segunda cómo captura.
engine-alt-two-ways = { NP($piece, det: "a", cap: "yes") } mueve como { NP($mover, det: "a") } y captura como { NP($captor, det: "a") }.
engine-alt-captures-like = { $who } como { NP($captor, det: "a") }
engine-alt-captures-and-moves = { $who } como { NP($captor, det: "a") } (mueve como { NP($mover, det: "a") })
engine-alt-from-to = { $from } a { $to }
engine-alt-arrow = { $from } a { $to }
engine-alt-files = columnas { $from } a { $to }
engine-alt-nowhere = en ningún sitio
engine-alt-zone = { $title }, { $area }
engine-alt-zone-now = { $title }, { $area } (ahora)
engine-alt-empty = nada
engine-alt-face-down = { $count } boca abajo
engine-alt-owner-white = { $title } (blancas)
engine-alt-owner-black = { $title } (negras)
engine-alt-card = { $count ->
         [one] { NP($card) }
        *[other] { $count } { NP($card, many: "yes") }
    }
engine-alt-card-checkers-red = { $count ->
         [one] carta de ficha roja
        *[other] { $count } cartas de ficha rojas
    }
engine-alt-card-checkers-black = { $count ->
         [one] carta de ficha negra
        *[other] { $count } cartas de ficha negras
    }
engine-alt-card-letter-red = { $count ->
         [one] roja { $letter }
        *[other] { $count } rojas { $letter }
    }
engine-alt-card-letter-black = { $count ->
         [one] negra { $letter }
        *[other] { $count } negras { $letter }
    }
engine-alt-wild = { $card } (comodín)
engine-alt-is = seguro { $what }
engine-alt-not = descartado { $what }
engine-alt-no-other = nada más
engine-alt-nothing-yet = nada todavía
engine-alt-now = { $who } (ahora)
engine-alt-more = Hay más: /tablero texto:True lo cuenta todo.

# Los signos de un tablero de letras
engine-sign-two-letters = dos letras: mueve como, captura como
engine-sign-last-move = última jugada
engine-sign-nobodys = de nadie
engine-sign-checkers = fichas
engine-sign-white-checkers = fichas de las blancas
engine-sign-black-checkers = fichas de las negras
engine-sign-mirrored = al otro lado del espejo
engine-sign-asleep = durmiendo
engine-sign-goal = meta
engine-sign-entrance = entrada
engine-sign-open-box = caja abierta
engine-sign-latched-box = caja cerrada
engine-sign-check = en jaque
engine-sign-circled = con círculo
engine-sign-given = ficha dada
engine-sign-danger = peligro
engine-sign-captured = capturada aquí
engine-sign-buried = enterrada debajo
engine-sign-chosen = elegida
engine-sign-target = se puede elegir

# A bid of no moves, in a list of bids
engine-score-none = { $who } «imposible»
