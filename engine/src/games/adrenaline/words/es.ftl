### What Adrenaline Chess says itself.

# What it is
engine-summary-adrenaline = Quien recibe un golpe se acelera: las fichas bajo las piezas son pasos de rey de más.

# What happened. `grammar` in `bot/words/src` says what NP, WHO, GENDER and NUMBER_OF do
engine-event-adrenaline-rush = Una ficha va bajo { NP($piece, det: "the") } de { $square }.

# Why something is refused
engine-refusal-adrenaline-give-first = Hubo una captura: pon una ficha bajo una pieza rival, como `+h7`.
engine-refusal-adrenaline-nothing-captured = Solo se da una ficha después de una captura.
engine-refusal-adrenaline-cannot-follow = Así no se puede seguir.
engine-refusal-adrenaline-can-step = La pieza de { $square } puede dar un paso a { $steps }.
engine-refusal-adrenaline-has-to-give = Hay que dar una ficha: { $steps }.

# Achievements
achievement-rush-hour = Hora punta
    .about = Dar tres pasos extra en un turno de Adrenaline Chess.
