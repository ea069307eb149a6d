### What Thinktank Chess says itself.

# What it is
engine-summary-thinktank = Cada pieza, salvo el rey y la dama, se mueve de una manera y captura de otra.
engine-find-thinktank = captura, capturar, fácil

# Lo que se pregunta
engine-asks-thinktank-move = ¿Qué jugada? Una pieza con una tarjeta pequeña en la esquina captura como indica la tarjeta.

# Why something is refused
engine-refusal-thinktank-corner = { WHO($side, cap: "yes") } solo enrocan en { $square } con { NP($piece, det: "a") }.

# Achievements
achievement-thought-again = Piénsalo otra vez
    .about = Dar mate con una pieza que captura de otro modo que como se mueve.
