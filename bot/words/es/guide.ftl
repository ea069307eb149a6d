### Ayuda, reglas y lo que se dice una sola vez.

guide-dm-closed = No he podido enviarte un mensaje directo (tu configuración los rechaza), así que no lo intentaré más en esta partida. No se pierde nada: **{ board-secrets-button }**, bajo el tablero, te muestra tus secretos solo a ti, cuando quieras.
guide-help =
    {"**Menagerie**"} cuida partidas de ajedrez extraño: conoce las reglas, dibuja el tablero y guarda los secretos.
    • **{ guide-play-button }** o `/jugar` abre una mesa; **{ learn-list-button }** o `/aprender` te enseña un juego en unos minutos.
    • Cuando te toque, pulsa **{ board-move-button }** bajo el tablero o escribe tu jugada: `/mover` entiende `e2e4` o `Cf3`.
    • `/partidas` enumera tus partidas; en `/ajustes` eliges cuándo te aviso de tu turno.
guide-commands =
    `/jugar` abre una mesa, con `{ option-play-computer }` contra el ordenador, `/buscar` muestra asientos libres · **{ board-move-button }**, bajo el tablero, juega con menús · `/mover` juega lo que escribas, como `e2e4` o `Nf3`
    `/partidas` enumera las tuyas con el tiempo que queda, `/siguiente` salta a la que más espera · `/tablero`, `/secretos`, `/historial` te muestran cosas solo a ti · `/repetición` muestra una partida en película · `/reglas` explica un juego
    `/tablas`, `/deshacer`, `/aplazar`, `/anular`, `/rendirse`, `/revancha` · `/reloj` y `/vacaciones` para el tiempo · `/plan` para jugadas condicionales, `/notas` para ti · `/preguntar` hace a tu pareja una pregunta de sí o no
    `/problema` para un problema · `/estadísticas`, `/clasificación`, `/torneo`{ $puzzles }
    `/ajustes` elige tu idioma, cómo te avisan de tu turno y las horas de silencio; `/aspecto`, el aspecto de los tableros; `/privacidad`, qué se guarda. Quien gestiona un servidor tiene `/administrar` y `/doctor`.
    ¿Varias partidas en un mismo sitio? Añade su número, como `partida:#k7`.
guide-games = **¿Qué juego?** De cada uno verás cuántos juegan, qué se oculta y de qué va.
guide-computer-games = **¿Qué juego contra el ordenador?**
guide-game-players = { $fewest ->
        [1] { $most ->
            [1] a solas
           *[other] de 1 a { $most } jugadores
        }
       *[other] { $most } jugadores
    }
guide-game-hidden = oculto: { $secret }
guide-play-button = Jugar
guide-computer-button = Contra el ordenador
guide-help-button = Ayuda
guide-commands-button = Todos los comandos
guide-which-game = ¿Qué juego? { $games }
guide-unknown-game =
    No conozco ese juego. Estos sí:
    { $games }
guide-back-button = Atrás
guide-on-button = Seguir leyendo
