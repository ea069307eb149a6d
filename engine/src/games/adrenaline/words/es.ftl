### What Adrenaline Chess says itself.

# What it is
engine-summary-adrenaline = Quien recibe un golpe se acelera: las fichas bajo las piezas son pasos de rey de más.

# What happened. `grammar` in `bot/words/src` says what NP, WHO, GENDER and NUMBER_OF do
engine-event-adrenaline-rush = Una ficha va bajo { NP($piece, det: "the") } de { $square }.

# Achievements
achievement-rush-hour = Hora punta
    .about = Dar tres pasos extra en un turno de Adrenaline Chess.
