### Los tableros y lo que pasa en la mesa.

board-move-button = Mover
board-board-button = Tablero
board-secrets-button = Mis secretos
board-history-button = Historial
board-replay-button = Ver repetición
rules-button = Reglas
board-draw-button = Ofrecer tablas
board-claim-button = Reclamar tablas
board-resign-button = Abandonar
board-left = Se han levantado de la mesa: { $people }.
board-sealed-chance = El azar está sellado (`/partida verificar`): `{ $seal }`
board-ready = Esperamos a { $people }. Ya han elegido: { $ready }.
board-all-decide = { $people }, cada cual por su cuenta y sin que lo vean los demás:
board-your-turn = { $person }, te toca (**{ $side }**).
board-your-turn-here = { $person }, te toca.
board-others-turn = Le toca a { $person } (**{ $side }**).
board-others-turn-here = Le toca a { $person }.
board-others-decide = { $people } deciden, sin verse.
board-question = La pregunta: «{ $question }»
board-chance = El azar decide.
board-referee = El árbitro está pensando.
board-all-decided = Todas las decisiones están tomadas.
board-played = { $person } ha jugado `{ $turn }`.
board-played-so-far = Hasta ahora, { $person } ha jugado `{ $turn }`.
board-tried = { $person } ha intentado `{ $turn }`: { $remark }.
board-late = Se acabó el tiempo: { $person }.
board-all-open = Todo lo oculto queda a la vista: mira el tablero y, con **{ replay-reveal-button }**, la partida entera.
board-some-shut = Terminó antes de que todos decidieran: lo sellado queda cerrado.
board-seed-open = La semilla sellada está abierta: `/partida verificar` vuelve a comprobar todo lo que decidió el azar.
board-resigned = { $person } ha abandonado.
board-agreed = { $person } ha aceptado tablas.
board-claimed = { $person } ha reclamado tablas.
board-offered = { $person } ha ofrecido tablas.
board-plays-on = { $person } rechaza las tablas y sigue jugando.
board-called-off = { $person } ha anulado la partida.
board-took-back = { $person } ha deshecho un turno.
board-took-back-turns = { $person } ha deshecho { $turns }.
board-before = Antes: { $turns }.
resign-stale = El tablero ha cambiado desde la pregunta, así que aún no has abandonado. Míralo otra vez:
resigned = Has abandonado. { $next }
resign-left-already = Ya has dejado esa partida; los demás siguen jugando.
resign-question = ¿De verdad abandonas { $game }?
resign-others-go-on = Los demás siguen sin ti.
resign-whole-team = Con eso termina para el bando entero (**{ $team }**): { $people }.
resign-yes-button = Sí, abandono
resign-no-button = No, sigo jugando
draw-offered = Has hecho tu oferta. Caduca si tu rival sigue jugando.
draw-offered-computer = Has ofrecido tablas. { $computers } responde enseguida.
draw-declined = Sigues jugando.
draw-own-offer = Esa oferta la hiciste tú: tiene que contestarla alguien del otro bando.
draw-nobody-to-answer = Ocupas todos los asientos del otro bando, así que nadie podría contestar tu oferta.
draw-taken = La oferta de tablas fue aceptada.
draw-lapsed = La oferta de tablas ya no está en pie.
draw-question = { $people }: ¿tablas en { $game }? { $asked }, ¿de acuerdo?
draw-question-computer = { $people } ofrece tablas a { $computers } en { $game }.
draw-agree-button = De acuerdo
draw-play-on-button = Seguir jugando
welcome-in = { $at ->
         [open] Participas
        *[side] Juegas con { $sides }
    } en { $game }, en { $place }. Aquí recibes lo que solo tú puedes saber ({ $secret }) y no te haya mostrado una respuesta en el tablero; **{ board-secrets-button }**, bajo el tablero, te lo muestra solo a ti cuando quieras.
welcome = { $at ->
         [open] Participas
        *[side] Juegas con { $sides }
    } en { $game }. Aquí recibes lo que solo tú puedes saber ({ $secret }) y no te haya mostrado una respuesta en el tablero; **{ board-secrets-button }**, bajo el tablero, te lo muestra solo a ti cuando quieras.
news-as = { $game }, solo para ti (**{ $side }**): { $news }
news = { $game }, solo para ti: { $news }
look-no-board = Esa partida aún no tiene tablero: quedan asientos libres.
look-turn-around-button = Dar la vuelta
look-picture-button = Imagen
look-text-button = Texto
look-no-secrets = { $title } no tiene secretos: todos ven el tablero entero.
look-nothing-known = Todavía no hay nada de eso.
look-secrets = { $game }: tu vista (**{ $side }**). Solo tú ves esto y solo tú lo sabes ({ $secret }).
look-deductions = Según lo que sabe todo el mundo:
look-known = Esto solo lo sabes tú:
look-known-more = El resto está en el tablero con palabras: **{ board-board-button }** y luego **{ look-text-button }**.
look-as-button = Vista: { $side }
verify-none = No tienes ninguna partida que comprobar.
verify-sealed = { $game }
    El azar se selló antes de la primera jugada: `{ $seal }`
    Cuando la partida termine, `/partida verificar` abrirá la semilla y cualquiera podrá comprobar que encaja con este número.
verify-opened =
    { $game }
    Publicado al principio: `{ $seal }`
    Semilla: `{ $seed }`
    Sal: `{ $salt }`
    Cualquiera puede comprobarlo con `menagerie verify { $seal } { $salt } { $seed }`: el sello es SHA-256 sobre la sal y la semilla, y cada sorteo se deduce de ella.
