### What Crowded House says itself.

# What it is
engine-summary-crowded-house = Dos contra dos: cada jugador manda en medio tablero y solo cuentan las amenazas del siguiente.
engine-find-crowded-house = cuatro, equipo, equipos, pareja

# What happened. `grammar` in `bot/words/src` says what NP, WHO, GENDER and NUMBER_OF do
engine-event-crowded-house-pass = { NUMBER_OF($player) ->
         [one] { WHO($player, cap: "yes") } no tiene jugada y pasa.
        *[other] { WHO($player, cap: "yes") } no tienen jugada y pasan.
    }

# Lo que se lee junto al tablero, y cómo se llaman los pasos en los menús. `way`, `effect` y `kind` dicen qué frase es, y nunca se muestran
engine-scene-crowded-house-to-move = { $check ->
         [check] Juegan { $player }, en jaque; después, { $next }.
        *[safe] Juegan { $player }; después, { $next }.
    }
engine-scene-crowded-house-moves = { $wing ->
         [kingside] Flanco de rey: juegan { $side }
        *[queenside] Flanco de dama: juegan { $side }
    }
engine-scene-crowded-house-next = { $wing ->
         [kingside] Flanco de rey: después { $side }
        *[queenside] Flanco de dama: después { $side }
    }
engine-scene-crowded-house-idle = { $wing ->
         [kingside] Flanco de rey
        *[queenside] Flanco de dama
    }
engine-label-crowded-house-pass = Pasar: nada puede mover

# Lo que se pregunta
engine-asks-crowded-house-move = ¿Qué jugada que empiece o acabe en las columnas { $files }? Después: { $next }.
engine-asks-crowded-house-pass = En las columnas { $files } nada puede mover, así que pasas. Después: { $next }.

# Why it ended
engine-reason-four-passes-in-a-row = tras cuatro pases seguidos

# Why something is refused
engine-refusal-crowded-house-cannot-pass = Solo pasas cuando nada puede moverse, y algo puede.
engine-refusal-crowded-house-has-to-pass = Nada tuyo puede moverse ahora: pasa con `--`.
engine-refusal-crowded-house-files = { WHO($player, cap: "yes") } mueven lo que empieza o acaba en las columnas { $files }.
engine-refusal-crowded-house-player = Le toca jugar a `wk`, `bk`, `wq` o `bq`.

# Achievements
achievement-crowded-out = Solo de pie
    .about = Ganar Crowded House aunque alguien del equipo tuvo que pasar.
