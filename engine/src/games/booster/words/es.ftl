### What Booster Chess says itself.

# What it is
engine-summary-booster = Las cartas ponen fichas bajo las piezas: impulsan las tuyas y frenan las del rival.
engine-secret-booster = las cartas de tu mano
engine-find-booster = cartas, mano, fichas, azar

# Its options
engine-option-booster-checkers-cards = cartas de fichas
engine-rule-booster-checkers-cards = Cartas de fichas de cada color: valen para cualquier pieza. Cuantas más, más loca la partida.
engine-option-booster-white-checkers = fichas de las blancas
engine-rule-booster-white-checkers = Fichas de las blancas y cartas iniciales en mano. Menos son una desventaja.
engine-option-booster-black-checkers = fichas de las negras
engine-rule-booster-black-checkers = Fichas de las negras y cartas iniciales en mano. Menos son una desventaja.

# What happened. `grammar` in `bot/words/src` says what NP, WHO, GENDER and NUMBER_OF do
engine-event-booster-card = { NUMBER_OF($side) ->
         [one] { WHO($side, cap: "yes") } juega
        *[other] { WHO($side, cap: "yes") } juegan
    } { NP($card, det: "the") }: una ficha va bajo { NP($piece, det: "the") } de { $square }.
engine-event-booster-drew = Robas { NP($card, det: "a") }.
engine-event-booster-renewed = El mazo se ha acabado: se barajan las cartas jugadas.

# Lo que se lee junto al tablero, y cómo se llaman los pasos en los menús. `way`, `effect` y `kind` dicen qué frase es, y nunca se muestran
engine-scene-booster-steps = { $way ->
         [takes] Sigue hasta { $to } y captura { NP($victim, det: "a") }.
        *[moves] Sigue hasta { $to }.
    }
engine-scene-booster-draws = { NUMBER_OF($side) ->
         [one] { WHO($side, cap: "yes") } roba cartas.
        *[other] { WHO($side, cap: "yes") } roban cartas.
    }
engine-scene-booster-discards = Descartes
engine-label-booster-step = { $way ->
         [takes] Seguir y capturar { NP($victim, det: "the") } de { $to }
         [becomes] Seguir hasta { $to } y convertirse en { NP($new, det: "a") }
         [takes-becomes] Seguir, capturar { NP($victim, det: "the") } de { $to } y ser { NP($new, det: "a") }
        *[moves] Seguir hasta { $to }
    }
engine-label-booster-thing = { $effect ->
         [boost] { NP($card, cap: "yes") } (impulsa)
        *[hobble] { NP($card, cap: "yes") } (frena)
    }
engine-label-booster-card = { $effect ->
         [relieve] { NP($card, cap: "yes") }: aliviar { NP($piece, det: "the") } de { $square }
         [boost] { NP($card, cap: "yes") }: impulsar { NP($piece, det: "the") } de { $square }
         [sap] { NP($card, cap: "yes") }: quitar impulso a { NP($piece, det: "the") } de { $square }
        *[hobble] { NP($card, cap: "yes") }: frenar { NP($piece, det: "the") } de { $square }
    }

# Lo que se pregunta. `way` dice qué frase es, y nunca se muestra
engine-asks-booster-move = ¿Qué jugada? Después puedes jugar una carta que encaje, mientras te quede una ficha.
engine-asks-booster = { $way ->
         [steps-or-plays] ¿Da otro paso { NP($piece, det: "your") } de { $square }, juegas una carta o terminas el turno?
         [steps] ¿Da otro paso { NP($piece, det: "your") } de { $square }, o terminas el turno?
        *[plays] ¿Juegas una carta, o terminas el turno?
    }
engine-asks-booster-hand = Tienes { EACH($cards, det: "a") }.
engine-asks-booster-colours = { $way ->
         [red] Las cartas rojas impulsan tus piezas; las negras frenan las del rival.
        *[black] Las cartas negras impulsan tus piezas; las rojas frenan las del rival.
    }
engine-asks-booster-cards-later = Primero una jugada y después, si quieres, una carta. Tienes { EACH($cards, det: "a") }.

# Why something is refused
engine-refusal-booster-move-first = Una carta va después de una jugada.
engine-refusal-booster-one-card = Solo puedes jugar una carta por turno, y con ella termina el turno.
engine-refusal-booster-no-card = Ahora no puedes jugar ninguna carta: hacen falta una carta que encaje y una ficha libre.
engine-refusal-booster-card-misfit = Esa carta no puede ir ahí. Una carta encaja con piezas de su clase y color, o con cualquiera de su color si no queda ninguna, y tu rey tiene que seguir a salvo. Puedes jugar { $cards }, por ejemplo { $example }.
engine-refusal-booster-card-colour = Una letra mayúscula es una carta roja; una minúscula, una negra. Aquí puedes jugar { NP($card, det: "the") }: { $example }.
engine-refusal-booster-steps-on = Así no se puede seguir.
engine-refusal-booster-can-step = La pieza de { $square } puede dar un paso a { $steps }.
engine-refusal-booster-cannot-follow = Así no se puede seguir: una pieza solo da más pasos con una ficha de su propio bando.
engine-refusal-booster-card-looks = Una carta se escribe con su letra, mayúscula si es roja y minúscula si es negra, y una casilla, por ejemplo { $example }.
engine-refusal-booster-hobbled = Una ficha enemiga frena { NP($piece, det: "the") } de { $square }: mueve y captura un solo paso, como un peón, y un peón frenado no se mueve.
engine-refusal-booster-checkers = `checkers=` enumera casillas con piezas, ordenadas de a1 a h8, cada una con el bando de sus fichas y cuántas son: `checkers=c1:w2,e5:b1`.
engine-refusal-booster-many-checkers = { WHO($side, cap: "yes") } tienen { $checkers } fichas en total, pero en el tablero hay { $laid }.

# Achievements
achievement-lame-duck = Pato cojo
    .about = Capturar una dama frenada.
achievement-boosted-pawn = Pequeño, pero con impulso
    .about = Dar mate con un peón impulsado.

# What can be typed
engine-typed-booster = Una jugada como Cf3; con una carta detrás: Cf3/+P@a2

# What the marks of its notation mean
engine-notation-booster = Una barra une las partes de un turno; `+` es una carta (con mayúscula, roja); `@`, la casilla de la pieza que recibe la ficha.
