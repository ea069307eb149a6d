### Why something is refused, whatever is played.

# Steps and turns
engine-refusal-step-not-offered = Eso no es posible en esta posición.
engine-refusal-step-too-many = Eso es más de un turno. Juega solo el primero.
engine-refusal-step-several-turns = Eso es más de un turno.
engine-refusal-step-not-your-turn = No te toca jugar.
engine-refusal-step-unreadable = No entiendo «{ $typed }». Prueba con una jugada como `e2e4` o `Nf3`.
engine-refusal-step-empty = Escribe una jugada, como `e2e4` o `Nf3`.
engine-refusal-step-too-tangled = Aquí es posible tanto que no puedo leer de una vez un turno tan largo. Elígelo paso a paso bajo el tablero.
engine-refusal-step-incomplete = El turno aún no está completo. Lo siguiente podría ser { $steps } …
engine-refusal-game-over = Esta partida ha terminado.

# Draws and takebacks
engine-refusal-draw-offered = Tu rival ya ha ofrecido tablas: puedes aceptarlas.
engine-refusal-draw-standing = Tu oferta sigue en pie; espera respuesta.
engine-refusal-draw-once = Ya has ofrecido tablas en este turno. Podrás volver a ofrecerlas después del próximo.
engine-refusal-draw-none = Tu rival no ha ofrecido tablas. Puedes ofrecerlas tú con `/tablas`.
engine-refusal-draw-no-claim = Ahora no hay nada que reclamar: tiene que ser tu turno, y las reglas de este juego tienen que permitirlo, por ejemplo cuando la misma posición se da por tercera vez. En `/reglas` se dice cuándo; también puedes ofrecer tablas.
engine-refusal-takeback-nothing = Todavía no has jugado ningún turno entero, así que no hay nada que deshacer.
engine-refusal-takeback-revealed = Ese turno se queda como está: con él o desde entonces se descubrió, se sacó o se decidió algo que nadie puede olvidar.

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
    } ahora: antes hay que hacer otra cosa.
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
engine-refusal-chess-no-pawn = Ningún peón puede ir a { $to }; en una captura se escribe la columna del peón, como en exd5.
engine-refusal-chess-no-piece = { NP($piece, det: "no", cap: "yes") } puede ir a { $to }: { $reach }.
engine-refusal-chess-in-check = { WHO($side, cap: "yes") } están en jaque.

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
