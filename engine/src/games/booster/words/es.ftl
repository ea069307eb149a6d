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

# Why something is refused
engine-refusal-booster-move-first = Una carta va después de una jugada: `e2e4/+P@e4`.
engine-refusal-booster-no-card = Ahora no puedes jugar ninguna carta: hacen falta una carta que encaje y una ficha libre.
engine-refusal-booster-card-misfit = Esa carta no puede ir ahí. Una carta encaja con piezas de su clase y color, o con cualquiera de su color si no queda ninguna, y tu rey tiene que seguir a salvo. Puedes jugar { $cards }, por ejemplo { $example }.
engine-refusal-booster-steps-on = Así no se puede seguir. La pieza de { $square } puede dar un paso a { $steps }.
engine-refusal-booster-cannot-follow = Así no se puede seguir: una pieza solo da más pasos con una ficha de su propio bando.

# Achievements
achievement-lame-duck = Pato cojo
    .about = Capturar una dama frenada.
achievement-boosted-pawn = Pequeño pero con impulso
    .about = Dar mate con un peón impulsado.
