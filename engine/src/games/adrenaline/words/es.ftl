### What Adrenaline Chess says itself.

# What it is
engine-summary-adrenaline = Quien recibe un golpe se acelera: las fichas bajo las piezas son pasos de rey de más.
engine-find-adrenaline = fichas, pasos, reyes

# What happened. `grammar` in `bot/words/src` says what NP, WHO, GENDER and NUMBER_OF do
engine-event-adrenaline-rush = Una ficha va bajo { NP($piece, det: "the") } de { $square }.

# Lo que se lee junto al tablero, y cómo se llaman los pasos en los menús. `way`, `effect` y `kind` dicen qué frase es, y nunca se muestran
engine-scene-adrenaline-runs = { $way ->
         [takes] Sigue hasta { $to } y captura { NP($victim, det: "a") }.
        *[moves] Sigue hasta { $to }.
    }
engine-scene-adrenaline-gives = { NUMBER_OF($side) ->
         [one] { WHO($side, cap: "yes") } aún debe dar una ficha.
        *[other] { WHO($side, cap: "yes") } aún deben dar una ficha.
    }
engine-scene-adrenaline-left = Fichas restantes
engine-label-adrenaline-run = { $way ->
         [takes] Seguir y capturar { NP($victim, det: "the") } de { $to }
         [becomes] Seguir hasta { $to } y convertirse en { NP($new, det: "a") }
         [takes-becomes] Seguir, capturar { NP($victim, det: "the") } de { $to } y ser { NP($new, det: "a") }
        *[moves] Seguir hasta { $to }
    }
engine-label-adrenaline-give = Ficha bajo { NP($piece, det: "the") } de { $square }

# Lo que se pregunta. `way` dice qué frase es, y nunca se muestra
engine-asks-adrenaline-move = { $way ->
         [laden] ¿Qué jugada? Una pieza sobre fichas puede seguir: un paso de rey por cada una.
        *[bare] ¿Qué jugada? Si capturas, va una ficha bajo una pieza rival: un paso de rey más para ella.
    }
engine-asks-adrenaline = { $way ->
         [runs-or-gives] Has capturado: ¿sigue antes { NP($piece, det: "your") } de { $square }, o bajo qué pieza rival va la ficha?
         [gives] Has capturado: ¿bajo qué pieza rival va la ficha?
         [runs] ¿Hasta dónde sigue { NP($piece, det: "your") } de { $square }?
        *[runs-or-ends] ¿Sigue { NP($piece, det: "your") } de { $square }, o terminas el turno?
    }

# Why something is refused
engine-refusal-adrenaline-give-first = Hubo una captura: pon una ficha bajo una pieza rival, como `+h7`.
engine-refusal-adrenaline-nothing-captured = Solo se da una ficha después de una captura.
engine-refusal-adrenaline-cannot-follow = Así no se puede seguir.
engine-refusal-adrenaline-can-step = La pieza de { $square } puede dar un paso a { $steps }.
engine-refusal-adrenaline-has-to-give = Hay que dar una ficha: { $steps }.
engine-refusal-adrenaline-checkers = `checkers=` enumera casillas con piezas, ordenadas de a1 a h8, cada una con su número de fichas: `checkers=c1:3,e5:1`.
engine-refusal-adrenaline-supply = En total solo hay { $most } fichas.

# Achievements
achievement-rush-hour = Hora punta
    .about = Dar tres pasos extra en un turno de Adrenaline Chess.

# What the marks of its notation mean
engine-notation-adrenaline = Una barra une las partes de un turno; `+h7` es una ficha que va bajo la pieza de h7.
