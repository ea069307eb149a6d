### What Masquerade Chess says itself.

# What it is
engine-summary-masquerade = Tus piezas se mueven como siempre, pero solo tu rival sabe cómo capturan. Averígualo antes.
engine-secret-masquerade = cómo capturan las piezas de tu rival
engine-find-masquerade = farol, adivinar, disfraz, máscaras
engine-puzzle-masquerade = Aquí no hay jaque: gana quien captura al rey.

# Its options
engine-option-masquerade-white = cómo capturan las blancas
engine-rule-masquerade-white = Cómo capturan las piezas blancas, elegido de antemano: KR,QK,RN,BB,NQ.
engine-option-masquerade-black = cómo capturan las negras
engine-rule-masquerade-black = Cómo capturan las piezas negras, elegido de antemano: KR,QK,RN,BB,NQ.

# What happened. `grammar` in `bot/words/src` says what NP, WHO, GENDER and NUMBER_OF do
engine-event-masquerade-ready = { NUMBER_OF($side) ->
         [one] Todo listo por parte { WHO($side, case: "of") }.
        *[other] { WHO($side, cap: "yes") } ya están listas.
    }
engine-event-masquerade-given = Has elegido cómo capturan { WHO($side) }: el rey como { NP($king, det: "a") }, las damas como { NP($queen, det: "a") }, las torres como { NP($rook, det: "a") }, los alfiles como { NP($bishop, det: "a") }, los caballos como { NP($knight, det: "a") } (`{ $table }`).
engine-event-masquerade-right = «¿Captura?» – «Sí». { NP($piece, det: "the", cap: "yes") } captura { NP($victim, det: "the") }.
engine-event-masquerade-wrong = «¿Captura?» – «No». { NP($piece, det: "the", cap: "yes") } no puede capturar así { NP($victim, det: "the") }: nada se mueve, y el turno queda gastado.
engine-remark-right = acierto
engine-remark-wrong = imposible, y el turno está gastado

# Lo que se lee junto al tablero, y cómo se llaman los pasos en los menús. `way`, `effect` y `kind` dicen qué frase es, y nunca se muestran
engine-scene-masquerade-tries = { WHO($side, cap: "yes") }: { NP($piece, det: "the") } de { $from } intenta capturar { NP($victim, det: "the") } de { $to } y no puede.
engine-scene-masquerade-chooses = { NUMBER_OF($side) ->
         [one] { WHO($side, cap: "yes") } aún debe elegir cómo capturan las piezas { WHO($other, case: "of") }.
        *[other] { WHO($side, cap: "yes") } aún deben elegir cómo capturan las piezas { WHO($other, case: "of") }.
    }
engine-scene-masquerade-both-choose = Las blancas y las negras eligen cómo capturan las piezas del otro bando.
engine-scene-masquerade-chosen = { $side }, como elegiste
engine-scene-masquerade-truth = { $side }, al descubierto
engine-scene-masquerade-deduced = { $side }, por lo que sabes
engine-scene-masquerade-piece = pieza
engine-scene-masquerade-way = captura como
engine-scene-masquerade-code = clave
engine-scene-masquerade-whole = el rey captura como { NP($king, det: "a") }, las damas como { NP($queen, det: "a") }, las torres como { NP($rook, det: "a") }, los alfiles como { NP($bishop, det: "a") }, los caballos como { NP($knight, det: "a") }; se escribe { $table }.
engine-scene-masquerade-certain = { NP($piece, det: "the", cap: "yes") } captura como { NP($other, det: "a") }.
engine-scene-masquerade-open = { NP($piece, det: "the", cap: "yes") } captura como una de estas: { EITHER($ways, det: "a") }.
engine-scene-masquerade-unknown = Aún no se sabe nada de { EACH($pieces, det: "the") }.
engine-scene-masquerade-blank = aún no se sabe nada.
engine-label-masquerade-as-ever = { NP($piece, det: "the") } captura como siempre
engine-label-masquerade-like = { NP($piece, det: "the") } captura como { NP($other, det: "a") }

# Lo que se pregunta
engine-asks-masquerade-table = ¿Cómo capturarán el rey, la dama, las torres, los alfiles y los caballos de tu rival? Da a cada clase una de las cinco maneras; nadie más lo sabrá.
engine-asks-masquerade-turn = ¿Qué jugada? Una captura con ? es un intento: si tu pieza no captura así, el turno termina. Lo que tu hoja descarta lleva ×.
engine-asks-masquerade-kind = Las piezas de tu rival, a partir { NP($piece, det: "the", case: "of") }: ¿cómo capturarán?

# Why something is refused
engine-refusal-masquerade-table-first = Primero elige cómo capturan las piezas de tu rival: escríbelo así: `RT/DR/TC/AA/CD`.
engine-refusal-masquerade-line-next = Elige cómo captura la siguiente clase: { $lines }. La tabla entera se escribe así: `RT/DR/TC/AA/CD`.
engine-refusal-masquerade-tables-differ = La opción `{ $field }=` y el campo `{ $field }=` de la posición no coinciden.
engine-refusal-masquerade-table = Una tabla nombra K, Q, R, B y N (letras inglesas) en este orden, cada una con su propia manera de capturar: `KR,QK,RN,BB,NQ`.

# Achievements
achievement-unmasked = A medianoche, sin máscaras
    .about = Ganar tras mostrar cómo capturan las cinco clases.
achievement-knew-it = Sabía que eras tú
    .about = Ganar Masquerade Chess sin fallar y con tres capturas.

# What is done instead of a move, for a button
engine-action-masquerade-choose = Elegir
engine-told-masquerade-table = { $who ->
         [you] Has elegido
        *[other] { $person } ha elegido
    } cómo captura el otro bando: el rey como { NP($king, det: "a") }, las damas como { NP($queen, det: "a") }, las torres como { NP($rook, det: "a") }, los alfiles como { NP($bishop, det: "a") }, los caballos como { NP($knight, det: "a") }.

# What can be typed
engine-typed-masquerade = Una jugada como Cf3; una tabla como RT/DR/TC/AA/CD

# What the marks of its notation mean
engine-notation-masquerade = `RT` en una tabla: el rey captura como una torre; así con cada clase.
