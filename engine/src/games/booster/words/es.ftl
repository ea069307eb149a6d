### What Booster Chess says itself.

# What it is
engine-summary-booster = Las cartas ponen fichas bajo las piezas: impulsan las tuyas y frenan las del rival.
engine-secret-booster = las cartas de tu mano

# Its options
engine-rule-booster-checkers-cards = Cartas de fichas de cada color: valen para cualquier pieza. Cuantas más, más loca la partida.
engine-rule-booster-white-checkers = Fichas de las blancas y cartas iniciales en mano. Menos son una desventaja.
engine-rule-booster-black-checkers = Fichas de las negras y cartas iniciales en mano. Menos son una desventaja.

# What happened. `grammar` in `bot/words/src` says what NP, WHO, GENDER and NUMBER_OF do
engine-event-booster-card = { NUMBER_OF($side) ->
         [one] { $side } juega
        *[other] { $side } juegan
    } { NP($card, det: "the") }: una ficha va bajo { NP($piece, det: "the") } de { $square }.
engine-event-booster-drew = Robas { NP($card, det: "a") }.
engine-event-booster-renewed = El mazo se ha acabado: se barajan las cartas jugadas.

# Achievements
achievement-lame-duck = Pato cojo
    .about = Capturar una dama frenada.
achievement-boosted-pawn = Pequeño pero con impulso
    .about = Dar mate con un peón impulsado.
