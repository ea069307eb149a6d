### What Chess960 says itself.

# What it is
engine-summary-chess960 = Ajedrez con las piezas barajadas tras los peones, para que nadie haya leído el libro.

# Its options
engine-rule-chess960-position = La posición inicial por su número (518 es la habitual); se sortea si no se indica.

# What happened. `grammar` in `bot/words/src` says what NP, WHO, GENDER and NUMBER_OF do
engine-event-chess960-array = El azar da la posición inicial { $number }: { $pieces }.

# Achievements
achievement-usual-array = ¿Qué probabilidad había?
    .about = Barajar las piezas y que salga el ajedrez de siempre.
