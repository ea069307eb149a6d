### What Half Alice Chess says itself.

# What it is
engine-summary-half-alice = Cada jugada lleva una pieza a través del espejo o de vuelta, en un solo tablero con fichas.
engine-find-half-alice = espejo, alicia, fichas

# Its options
engine-option-half-alice-checkers = fichas
engine-rule-half-alice-checkers = Cuántas fichas tiene cada bando para poner bajo sus piezas.

# Lo que se pregunta
engine-asks-half-alice-move = ¿Qué jugada? Toda jugada atraviesa el espejo. { $free ->
         [0] Todas tus fichas están en uso, así que solo pueden mover las piezas del lado de allá (las baldosas azules), de vuelta al de acá.
         [one] Tienes una ficha libre: la pieza que pase al lado de allá (las baldosas azules) la ocupa.
        *[other] Tienes { $free } fichas libres: cada pieza que pasa al lado de allá (las baldosas azules) ocupa una.
    }

# Por qué se rechaza algo
engine-refusal-half-alice-other-side = { NP($piece, det: "the", cap: "yes") } de { $square } está al otro lado del espejo: ahí no puede ir nada.
engine-refusal-half-alice-no-checker = No quedan fichas libres { WHO($side, case: "of") }: solo pueden mover las piezas del otro lado.
engine-refusal-half-alice-far-empty = `far=` nombra piezas sobre fichas, y en { $square } no hay nada.
engine-refusal-half-alice-far-many = { WHO($side, cap: "yes") } tienen { $checkers ->
         [one] { $checkers } ficha
        *[other] { $checkers } fichas
    }, y { $pieces ->
         [one] hay { $pieces } pieza
        *[other] hay { $pieces } piezas
    } sobre fichas.
engine-refusal-half-alice-far-castles = { WHO($side, cap: "yes") } no pueden enrocar con un rey o una torre que ha atravesado el espejo.

# Achievements
achievement-looking-glass = A través del espejo
    .about = Dar mate desde el otro lado del espejo.
