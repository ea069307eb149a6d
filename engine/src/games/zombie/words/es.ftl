### What Zombie Chess says itself.

# What it is
engine-summary-zombie = Entierra en secreto bajo tus piezas lo que captures. Apártate de la tumba, y se levanta.
engine-secret-zombie = dónde enterraste lo que capturaste
engine-find-zombie = farol, tumbas, enterrar, muertos, halloween
engine-puzzle-zombie = Aquí gana el jaque mate; y si una sorpresa de una tumba deja a un rey a tiro, capturarlo también gana.

# What happened. `grammar` in `bot/words/src` says what NP, WHO, GENDER and NUMBER_OF do
engine-event-zombie-promoted = { NP($pawn, det: "the") } de { $square } se convierte en { NP($piece, det: "a") }.
engine-event-zombie-rose = ¡{ NP($piece, det: "a") } se levanta en { $square }!
engine-event-zombie-none = Ningún zombi en { $square }.
engine-event-zombie-crumbled = { NP($piece, det: "the") } de { $square } se deshace en polvo.
engine-event-zombie-buried = { GENDER($piece) ->
         [f] Queda enterrada
        *[m] Queda enterrado
    } { NP($piece, det: "a") }.
engine-event-zombie-unburied = { NP($piece, det: "the") } no encuentra tumba y acaba en el polvo.
engine-event-zombie-grave = { NP($piece, det: "the") } { GENDER($piece) ->
         [f] está enterrada
        *[m] está enterrado
    } bajo { NP($cover, det: "your") } de { $square }.
engine-event-zombie-could-lie = De tus muertos podría yacer aquí: { $piece } ×{ $count } en { $squares }.
engine-event-zombie-could-lie-anywhere = { $count ->
         [one] De los tuyos yace { NP($piece, det: "a") } bajo una de las { $pieces } piezas { WHO($side, case: "of") }.
        *[other] De los tuyos yacen { $count } { NP($piece, many: "yes") } bajo algunas de las { $pieces } piezas { WHO($side, case: "of") }.
    }

# Lo que se lee junto al tablero, y cómo se llaman los pasos en los menús. `way`, `effect` y `kind` dicen qué frase es, y nunca se muestran
engine-scene-zombie-buries = { NUMBER_OF($side) ->
         [one] { WHO($side, cap: "yes") } entierra { NP($piece, det: "a") }.
        *[other] { WHO($side, cap: "yes") } entierran { NP($piece, det: "a") }.
    }
engine-scene-zombie-graveyard = Tumbas
engine-scene-zombie-dust = Polvo
engine-label-zombie-become = Convertirse en { NP($piece, det: "a") } y mover
engine-label-zombie-bury = Enterrar { NP($piece, det: "the") } bajo { NP($cover, det: "the") } de { $square }

# Lo que se pregunta
engine-asks-zombie-bury = ¿Bajo cuál de tus piezas entierras { NP($piece, det: "the") }?
engine-asks-zombie-turn = ¿Qué zombi tuyo sigue la marcha, o terminas el turno?
engine-asks-zombie-move = { $way ->
         [captures] ¿Qué jugada? Una captura vale en el acto; después entierras lo capturado.
        *[quiet] ¿Qué jugada?
    }
engine-asks-zombie-kept = No { EACH($kept, det: "the") }: lo que enterraste allí saldría y capturaría a tu rey.

# Why something is refused
engine-refusal-zombie-bury-first = Primero entierra lo capturado bajo una de tus piezas.
engine-refusal-zombie-nothing-to-bury = Ahora no hay nada que enterrar: mueve primero.
engine-refusal-zombie-unreadable-grave = Una tumba es una casilla con una pieza tuya: `@b2`. Solo tú ves dónde está.
engine-refusal-zombie-all-cover = No puedes enterrar nada en { $square }: bajo cada una de tus piezas ya hay algo.
engine-refusal-zombie-no-grave = En { $square } no se puede. Se entierra bajo una pieza tuya que aún no tape nada: { COMMAS($squares) }.
engine-refusal-zombie-rises = Entonces saldría lo que enterraste y amenazaría a tu rey: eso cuenta como jaque.
engine-refusal-zombie-squares = `{ $field }=` enumera casillas distintas, como `{ $field }=c6,d7`; «{ $typed }» no lo es, o está dos veces.
engine-refusal-zombie-nobody = `zombies=` nombra { $square }, donde no hay ninguna pieza o solo un rey.
engine-refusal-zombie-living-pawn = En { $square } solo puede haber un peón zombi: añádelo a `zombies=` o ponlo en otro sitio.
engine-refusal-zombie-buried = `buried=` enumera lo que cada bando ha enterrado y dónde, como `buried=w:b2p,c3n|b:g7N`: las blancas entierran piezas negras y las negras, blancas; ningún rey, y una por casilla.
engine-refusal-zombie-dust = `dust=` enumera piezas por su letra inglesa, las blancas en mayúscula: `dust=PPNr`; los reyes nunca se deshacen en polvo.

# Achievements
achievement-horde = La noche de los muertos en marcha
    .about = Mover tres zombis en un turno.
achievement-gravedigger = Arriba, dormilones
    .about = Levantar zombis.

# Its pieces, as `grammar` in `bot/words/src` puts them into sentences
noun-zombie-pawn = peón zombi
    .gender = m
    .many = peones zombis
noun-zombie = zombi
    .gender = m
    .many = zombis

# What can be typed
engine-typed-zombie = Una jugada como Cf3; un entierro como @b2

# What the marks of its notation mean
engine-notation-zombie = Una barra une las partes de un turno; `@h1` es un entierro bajo la pieza de h1; `@?`, uno que no ves.
