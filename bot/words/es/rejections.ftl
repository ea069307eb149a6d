### Lo que sale mal y lo que sí funcionaría.

rejection-unknown-control = Ya no conozco ese botón. `/tablero` muestra la partida como está, con botones nuevos.
rejection-stale = La partida ha avanzado desde que se mostró eso. Pulsa **{ board-move-button }** o usa `/tablero` para ver cómo está ahora.
rejection-replayed = Eso ya está hecho.
rejection-store = Ahora mismo no alcanzo mis registros, así que nada ha cambiado. Inténtalo de nuevo en un momento.
rejection-counted = Eso contó. `/tablero` muestra cómo está la partida.
rejection-in-doubt = Perdí la conexión con mi base de datos justo al guardarlo, así que no sé si contó. `/tablero` muestra la partida como está.
rejection-full = Ahora mismo no puedo anotar nada, así que nada ha cambiado. Avisa, por favor, a quien lleva este bot e inténtalo más tarde.
rejection-broken = Algo ha fallado por mi parte y nada ha cambiado. Avisa, por favor, a quien lleva este bot.
rejection-not-begun = Esa partida aún no ha empezado: queda un asiento libre.
rejection-over = Esa partida ha terminado. `/partida historial` tiene el registro; `/jugar` abre una mesa nueva.
rejection-invitation-gone = Esa invitación ya no existe. `/jugar` abre una mesa nueva.
rejection-game-number = El número de una partida es como #7. `/partidas` enumera las tuyas.
rejection-unknown-game = No conozco ninguna partida `#{ $game }` que se juegue aquí. `/partidas` enumera las tuyas.
rejection-no-game-to-act = No tienes ninguna partida en marcha aquí. `/jugar` abre una mesa; `/partidas` enumera las que tienes en otros sitios.
rejection-no-game-to-look = Aquí no hay ninguna partida que mostrar. `/jugar` abre una mesa.
rejection-you-watch = No juegas en `#{ $game }`, pero puedes mirar: `/tablero` la muestra. `/jugar` abre una mesa para ti.
rejection-you-watch-own = { $count ->
    [one] No juegas en `#{ $game }`. Tu partida aquí es { $games }.
   *[other] No juegas en `#{ $game }`. Tus partidas aquí son { $games }.
}
rejection-computer-plays-for-you = { $computer } juega por ti en `#{ $game }`. Pulsa **{ stand-in-back-button }** y sigues jugando tú.
rejection-not-your-turn = No es tu turno en `#{ $game }`.
rejection-not-your-turn-but = No es tu turno en `#{ $game }`. Esperamos a { $people }; entretanto, `/tablero` muestra la partida.
rejection-computer-thinks = { $computer } está pensando en `#{ $game }`. Su turno llega solo; después te toca a ti.
rejection-unknown-rules = No conozco ese juego. `/ayuda` enumera los que conozco.
