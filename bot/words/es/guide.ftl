### Ayuda, reglas y lo que se dice una sola vez.

guide-dm-closed = No he podido enviarte un mensaje directo (tu configuración los rechaza), así que no lo intentaré más en esta partida. No se pierde nada: **{ board-secrets-button }**, bajo el tablero, te muestra tus secretos solo a ti, cuando quieras.
guide-help =
    Soy **Menagerie** y cuido juegos de ajedrez extraños: conozco las reglas, dibujo el tablero y guardo los secretos.
    • **{ guide-play-button }** o `/jugar` abre una mesa; **{ learn-list-button }** o `/aprender` te enseña un juego en unos minutos.
    • Cuando te toque, pulsa **{ board-move-button }** bajo el tablero o escribe tu jugada: `/mover` entiende `e2e4` o `Cf3`.
    • `/partidas` enumera tus partidas; en `/ajustes` eliges cuándo te aviso de tu turno.
guide-commands =
    `/jugar` abre una mesa; elige ahí un nivel en `{ option-play-computer }` para jugar contra el ordenador · **{ board-move-button }**, bajo el tablero, juega con menús; `/mover` juega lo que escribas, como `e2e4` o `Cf3`
    `/partidas` enumera tus partidas con el tiempo que queda, `/siguiente` salta a la que más espera · `/tablero` y `/secretos` te muestran cosas solo a ti
    `/aprender` enseña un juego, `/reglas` lo explica, `/problema` te pone un problema{ $puzzles }
    `/partida` tiene lo demás sobre una partida: `/partida historial`, `/partida repetición`, `/partida tablas`, `/partida deshacer`, `/partida abandonar`, `/partida revancha`, `/partida reloj ver`, `/partida plan fijar` y más
    `/club` es lo que juega tu servidor: `/club buscar` muestra asientos libres, `/club clasificación`, `/club torneo lista`
    `/yo`, lo tuyo: `/yo estadísticas`, `/yo aspecto` para el aspecto de los tableros, `/yo vacaciones empezar`, `/yo privacidad mostrar`; `/ajustes` elige tu idioma, cómo te avisan de tu turno y las horas de silencio
    Quien gestiona un servidor tiene `/administrar`. ¿Buscas algo? `/ayuda comando:` lo encuentra. ¿Varias partidas en un mismo sitio? Añade su número, como `partida:#7`.
guide-games = **¿Qué juego?** De cada uno verás cuántos juegan, qué se oculta y de qué va.
guide-computer-games = **¿Qué juego contra el ordenador?** Después eliges su nivel y empieza la partida.
guide-game-players = { $fewest ->
        [1] { $most ->
            [1] a solas
           *[other] de 1 a { $most } jugadores
        }
       *[other] { $most } jugadores
    }
guide-game-hidden = oculto a los demás: { $secret }
guide-game-ways = **{ learn-invite-button }** invita a todos los de este canal{ $computer ->
        [plays] { "" }; el ordenador está listo al momento.
       *[none] .
    }{ $alone ->
        [may] { "" } También puedes empezar a solas.
       *[no] { "" }
    }
guide-game-first = Para probar, estos botones empiezan una partida corta ({ $options }); `/jugar` tiene la larga.
guide-game-hides = oculto: { $secret }
guide-game-length = { $length ->
        [short] corto
        [long] largo
       *[medium] de duración media
    }
guide-find-hidden = oculto, secreto, farol, escondido
guide-find-chance = suerte, azar, aleatorio, dados
guide-several-games = Eso encaja con más de un juego: { $games }. Escribe más del nombre, o tómalo de la lista que se abre al escribir.
guide-command = { $command }: { $about }.
guide-command-before = Antes se escribía /{ $command }.
guide-no-command = Ningún comando encaja con eso. **{ guide-commands-button }**, en `/ayuda`, los muestra todos.
guide-play-button = Jugar
guide-puzzles-button = Problemas
guide-computer-button = Contra el ordenador
guide-card-button = Volver al juego
guide-help-button = Ayuda
guide-commands-button = Todos los comandos
guide-which-game = ¿Qué juego? { $games }
guide-unknown-game =
    No conozco ese juego. Estos sí:
    { $games }
guide-back-button = Atrás
guide-on-button = Seguir leyendo
