### What Half Alice Chess says itself.

# What it is
engine-summary-half-alice = Cada jugada lleva una pieza a través del espejo o de vuelta, en un solo tablero con fichas.

# Its options
engine-rule-half-alice-checkers = Cuántas fichas tiene cada bando para poner bajo sus piezas.

# Achievements
achievement-looking-glass = A través del espejo
    .about = Dar mate desde el otro lado del espejo.
