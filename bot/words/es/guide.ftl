### Ayuda, reglas y lo que se dice una sola vez.

guide-dm-closed = No he podido enviarte un mensaje directo (tu configuración los rechaza), así que no lo intentaré más en esta partida. No se pierde nada: **Mis secretos**, bajo el tablero, te muestra tus secretos solo a ti, cuando quieras.
guide-help =
    {"**Menagerie**"} cuida partidas de ajedrez extraño: conoce las reglas, dibuja el tablero y guarda los secretos.
    `/play` abre una mesa, `/seek` muestra asientos libres · **Mover**, bajo el tablero, juega con menús · `/move` juega lo que escribas, como `e2e4` o `Nf3`
    `/games` enumera las tuyas con el tiempo que queda, `/next` salta a la que más espera · `/board`, `/secrets`, `/history` te muestran cosas solo a ti · `/replay` muestra una partida en película · `/rules` explica un juego
    `/draw`, `/takeback`, `/adjourn`, `/abort`, `/resign`, `/rematch` · `/clock` y `/vacation` para el tiempo · `/plan` para jugadas condicionales, `/notes` para ti · `/ask` hace a tu compañero una pregunta de sí o no
    `/stats`, `/leaderboard`, `/tournament` · `/golf daily` es un hoyo de Chess Golf, el mismo para todos
    `/settings` elige tu idioma, cómo te avisan de tu turno y las horas de silencio; `/theme`, el aspecto de los tableros; `/privacy`, qué se guarda. Quien gestiona un servidor tiene `/admin` y `/doctor`.
    ¿Varias partidas en un mismo sitio? Añade su número, como `game:#k7`.
guide-games = Los juegos: { $games }.
guide-which-game = ¿Qué juego? { $games }
guide-unknown-game =
    No conozco ese juego. Estos sí:
    { $games }
guide-back-button = Atrás
guide-on-button = Seguir leyendo
