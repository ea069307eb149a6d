### What Chess960 says itself.

# What it is
engine-summary-chess960 = Ajedrez con las piezas barajadas tras los peones, para que nadie se sepa la teoría.
engine-find-chess960 = fischer, aleatorio, mezclado, fácil

# Its options
engine-option-chess960-position = posición inicial
engine-rule-chess960-position = La posición inicial por su número (518 es la habitual); se sortea si no se indica.

# What happened. `grammar` in `bot/words/src` says what NP, WHO, GENDER and NUMBER_OF do
engine-event-chess960-array = El azar da la posición inicial { $number }: { $pieces }.

# Lo que se lee junto al tablero, y cómo se llaman los pasos en los menús. `way`, `effect` y `kind` dicen qué frase es, y nunca se muestran
engine-scene-chess960-to-be-drawn = Falta sortear la posición inicial.

# Lo que se pregunta
engine-asks-chess960-move = ¿Qué jugada? Si enrocas, el rey y la torre acaban donde acabarían en el ajedrez, estén donde estén ahora.

# Achievements
achievement-usual-array = ¿Qué probabilidad había?
    .about = Barajar las piezas y que salga el ajedrez de siempre.
