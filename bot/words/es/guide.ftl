### Ayuda, reglas y lo que se dice una sola vez.

guide-dm-closed = No he podido enviarte un mensaje directo (tu configuración los rechaza), así que no lo intentaré más en esta partida. No se pierde nada: **{ board-secrets-button }**, bajo el tablero, te muestra tus secretos solo a ti, cuando quieras.
guide-help =
    {"**Menagerie**"} cuida partidas de ajedrez extraño: conoce las reglas, dibuja el tablero y guarda los secretos.
    `/jugar` abre una mesa, con `{ option-play-computer }` contra el ordenador, `/buscar` muestra asientos libres · **{ board-move-button }**, bajo el tablero, juega con menús · `/mover` juega lo que escribas, como `e2e4` o `Nf3`
    `/partidas` enumera las tuyas con el tiempo que queda, `/siguiente` salta a la que más espera · `/tablero`, `/secretos`, `/historial` te muestran cosas solo a ti · `/repetición` muestra una partida en película · `/reglas` explica un juego
    `/tablas`, `/deshacer`, `/aplazar`, `/anular`, `/rendirse`, `/revancha` · `/reloj` y `/vacaciones` para el tiempo · `/plan` para jugadas condicionales, `/notas` para ti · `/preguntar` hace a tu pareja una pregunta de sí o no
    `/estadísticas`, `/clasificación`, `/torneo`{ $puzzles }
    `/ajustes` elige tu idioma, cómo te avisan de tu turno y las horas de silencio; `/aspecto`, el aspecto de los tableros; `/privacidad`, qué se guarda. Quien gestiona un servidor tiene `/administrar` y `/doctor`.
    ¿Varias partidas en un mismo sitio? Añade su número, como `partida:#k7`.
guide-games = Los juegos: { $games }.
guide-which-game = ¿Qué juego? { $games }
guide-unknown-game =
    No conozco ese juego. Estos sí:
    { $games }
guide-back-button = Atrás
guide-on-button = Seguir leyendo
