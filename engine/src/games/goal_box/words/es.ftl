### What Goal Box Chess says itself.

# What it is
engine-summary-goal-box = Sin reyes: sé quien primero tenga piezas en las dos casillas de meta de un tablerito raro.
engine-find-goal-box = sin reyes, carrera, pequeño, fácil

# Lo que se lee junto al tablero, y cómo se llaman los pasos en los menús. `way`, `effect` y `kind` dicen qué frase es, y nunca se muestran
engine-scene-goal-box-exchange = { NUMBER_OF($side) ->
         [one] { WHO($side, cap: "yes") } cambia de sitio: { $piece } a { $square }, { $other } a { $goal }.
        *[other] { WHO($side, cap: "yes") } cambian de sitio: { $piece } a { $square }, { $other } a { $goal }.
    }
engine-label-goal-box-exchange = { $way ->
         [becomes] Cambiar con { NP($piece, det: "the") } de { $square }, que será { NP($new) }
        *[stays] Cambiar de sitio con { NP($piece, det: "the") } de { $square }
    }

# Lo que se pregunta
engine-asks-goal-box-move = ¿Qué jugada? Ganas en cuanto haya piezas tuyas en las dos casillas de meta, { EACH($goals) }.
engine-asks-goal-box-exchange = ¿Mueves, o tu pieza de la casilla de meta { $goal } cambia de sitio con otra?

# Why it ended
engine-reason-no-piece-left = por falta de piezas
engine-reason-too-few-pieces = por falta de piezas en ambos bandos
engine-reason-both-goal-boxes = con piezas en ambas casillas de meta

# Why something is refused
engine-refusal-goal-box-unreadable-exchange = El cambio de lugar se escribe con la casilla de meta primero: `a4<>c2`, o `a4<>d8=D` si es un peón.
engine-refusal-goal-box-promotions = El peón corona en { $square }: { $steps }.
engine-refusal-goal-box-goal-empty = En la casilla de meta { $square } no hay ninguna pieza tuya que pueda cambiar de lugar con otra.
engine-refusal-goal-box-no-friend = En { $square } no hay ninguna otra pieza tuya.
engine-refusal-goal-box-rank-length = Una fila tiene siete lugares, de a a g.
engine-refusal-goal-box-letter = «{ $typed }» no es una pieza aquí: hay `P N B R Q` y `p n b r q` (letras inglesas).
engine-refusal-goal-box-first = La primera posición es { $example }.
engine-refusal-goal-box-pawn = En { $square } no puede haber un peón: es su última fila.
engine-refusal-goal-box-no-castling = No hay reyes, así que nadie enroca: el tercer campo es `-`.

# Achievements
achievement-musical-chairs = El juego de las sillas
    .about = Ganar Goal Box Chess tras un cambio de lugar.

# What the marks of its notation mean
engine-notation-goal-box = `a4<>c2`: las piezas de a4 y c2 cambian de sitio.
