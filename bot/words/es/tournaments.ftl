### Torneos.

command-tournament = torneo
    .about = Torneos: abrir uno, participar, ver la clasificación
command-tournament-open = abrir
    .about = Abre un torneo en este canal
command-tournament-show = ver
    .about = Muestra cómo va un torneo
command-tournament-list = lista
    .about = Enumera los torneos de este servidor
command-tournament-join = unirse
    .about = Únete a un torneo
command-tournament-leave = salir
    .about = Sal de un torneo antes de que empiece
command-tournament-start = empezar
    .about = Empieza tu torneo
command-tournament-withdraw = retirarse
    .about = Deja un torneo para siempre (se pide confirmación)
command-tournament-end = terminar
    .about = Termina tu torneo tal como está (se pide confirmación)
command-tournament-remove = quitar
    .about = Saca a alguien de tu torneo
command-tournament-result = resultado
    .about = Decide una partida de tu torneo que acabó sin resultado
option-tournament-open-game = juego
    .about = A qué se juega
option-tournament-open-format = sistema
    .about = Quién se enfrenta a quién; si no lo dices, suizo
option-tournament-open-rounds = rondas
    .about = Cuántas rondas (solo suizo); si no lo dices, las que hagan falta
option-tournament-open-clock = reloj
    .about = Tiempo por turno, como 2d o bank 1d + 6h; si no lo dices, dos días
option-tournament-open-name = nombre
    .about = Cómo se llama el torneo
option-tournament-open-threads = hilos
    .about = Si cada partida tiene su propio hilo; si no lo dices, sí
option-tournament-open-at_once = a_la_vez
    .about = Si todas las partidas de una liga se juegan al mismo tiempo
option-tournament-tournament = torneo
    .about = Qué torneo, si hay varios: su número, como 3
option-tournament-remove-player = jugador
    .about = A quién
option-tournament-result-game = partida
    .about = Qué partida: su número, como #7
option-tournament-result-result = resultado
    .about = Cómo cuenta
choice-tournament-format-round-robin = Todos contra todos
choice-tournament-format-double = Todos contra todos, ida y vuelta
choice-tournament-format-swiss = Suizo
choice-tournament-result-white = Gana quien empezó
choice-tournament-result-black = Gana quien jugó segundo
choice-tournament-result-draw = Medio punto para cada uno
choice-tournament-result-replay = Jugarla otra vez

tournament-nameless = Torneo de { $game }
tournament-what = **{ $game }** · { $format } · { $clock }
tournament-round-robin = todos contra todos
tournament-double = todos contra todos, ida y vuelta
tournament-swiss = sistema suizo
tournament-swiss-rounds =
    { $rounds ->
        [one] sistema suizo, una ronda
       *[other] sistema suizo, { $rounds } rondas
    }
tournament-no-clock = sin reloj
tournament-clock-turn = { $span } por turno
tournament-clock-bank = una reserva de { $start }, { $refill } más por turno
tournament-nobody-yet = Aún no se ha unido nadie: únete y empieza la lista.
tournament-players = Participan ({ $count }): { $names }
tournament-how = Pulsa **{ tournament-join-button }** mientras esté abierto; hay sitio para { $most }. { $host } lo empieza en cuanto haya tres.
tournament-goes-on = Está en marcha.
tournament-over = Ha terminado.
tournament-called-off = Se ha anulado.
tournament-join-button = Unirme
tournament-leave-button = Salir
tournament-start-button = Empezar
tournament-standings-button = Clasificación
tournament-withdraw-button = Retirarme
tournament-replay-button = Jugarla otra vez
tournament-half-button = Medio punto cada uno
tournament-yes-button = Sí
tournament-no-button = No, mejor no

tournament-opened = El torneo queda abierto: { $title }. El anuncio llega a este canal; pulsa **{ tournament-start-button }** debajo de él cuando no falte nadie. Tú aún no participas: pulsa **{ tournament-join-button }** si quieres.
tournament-joined = Ya participas: { $title }. ¡Suerte!
tournament-left = Ya no participas: { $title }. Mientras no empiece puedes volver a unirte.
tournament-started = { $title }: ¡empieza el torneo! La primera ronda está sorteada.
tournament-withdraw-sure = { $title }: ¿de verdad dejas el torneo? Si estás jugando una partida, la das por perdida, y no podrás volver.
tournament-withdrawn = Has dejado el torneo. ¡Gracias por jugar!
tournament-removed = { $name } ya no participa.
tournament-end-sure = { $title }: ¿de verdad terminas el torneo tal como está? Las partidas en curso se pueden acabar, pero ya no cuentan.
tournament-ended = El torneo ha terminado.
tournament-decided = Anotado. El torneo sigue.
tournament-replayed = La partida está preparada de nuevo, con los mismos colores.

tournament-round = { $title }: ronda { $round } de { $rounds }
tournament-bye = { $name } no tiene rival en esta ronda: un punto de regalo, que cuenta al acabar la ronda.
tournament-rest = { $name } descansa en esta ronda.
tournament-forfeit = { $names }: no se juega, alguien se ha ido.
tournament-final = { $title }: el torneo ha terminado.
tournament-winner = 🏆 { $name } gana con una puntuación de { $points }. ¡Enhorabuena!
tournament-winners = 🏆 { $names } comparten el primer puesto con una puntuación de { $points }. ¡Enhorabuena!
tournament-no-winner = Nadie ha puntuado, así que nadie ha ganado.
tournament-dead-game = { $game } acabó sin resultado. { $host }, ¿cómo debe contar? Cualquier otro resultado: `/club torneo resultado`.
tournament-dead-game-settled = { $game }: { $who } ha decidido ({ $verdict }).
tournament-own-game = En esta partida juegas tú, así que tiene que decidirla otra persona: { $who } puede.
tournament-own-opponent = Tu partida contra { $name } aún no tiene resultado, así que esto tiene que decidirlo otra persona: { $who } puede.
tournament-after = Ronda { $count } de { $rounds }
tournament-points-label = Pts
tournament-alt-start = { $title }, antes de la primera ronda:
tournament-alt = { $title }, clasificación tras la ronda { $round }. Puesto, letra, puntos:
tournament-alt-during = { $title }, clasificación durante la ronda { $round }. Puesto, letra, puntos:
tournament-still-open = Todavía en juego: { $games }
tournament-ties-swiss = Desempates en la imagen: *Bh* (Buchholz: los puntos de todos los rivales) y después *SB* (Sonneborn-Berger: los puntos de los rivales vencidos y la mitad de los de quienes hicieron tablas).
tournament-ties-round-robin = Desempates en la imagen: *SB* (Sonneborn-Berger: los puntos de los rivales vencidos y la mitad de los de quienes hicieron tablas) y después el número de victorias.
tournament-list-empty = No hay ningún torneo en este servidor. `/club torneo abrir` anuncia uno.
tournament-state-open =
    { $count ->
        [0] abierto; aún no se ha unido nadie
        [one] abierto; de momento participa una persona
       *[other] abierto; de momento participan { $count }
    }
tournament-state-running = ronda { $round } de { $rounds }
tournament-state-over = terminado

tournament-only-on-servers = Los torneos viven en los servidores. Pregunta allí.
tournament-no-such-game = No conozco ese juego. `/ayuda` enumera los que conozco.
tournament-two-sides-only = { $game } no se juega uno contra uno, y solo sé dirigir torneos de juegos así. Chess o Goal Box servirían.
tournament-rounds-range = Un torneo suizo tiene de 1 a { $most } rondas. Sin `{ option-tournament-open-rounds }` serán las que hagan falta.
tournament-rounds-follow = Cuando juegan todos contra todos, las rondas salen solas de quién se una: no pongas `{ option-tournament-open-rounds }`.
tournament-clock-unreadable = No entiendo ese reloj. Escribe `2d` para dos días por turno, `5+3` para cinco minutos y tres segundos más con cada turno, o `bank 1d + 6h`.
tournament-needs-a-clock = Un torneo necesita reloj, o un dormilón detiene a todo el mundo. `2d` es uno bueno.
tournament-not-here = No conozco ese torneo aquí. `/club torneo lista` los muestra.
tournament-none-fits = Aquí no hay ningún torneo con el que se pueda hacer eso. `/club torneo lista` los muestra.
tournament-which = Podría ser más de un torneo: { $names }. Di cuál con la opción `{ option-tournament-tournament }`.
tournament-has-begun = Ese torneo ya ha empezado.
tournament-leave-running = Ese torneo ya ha empezado. `/club torneo retirarse` lo deja para siempre.
tournament-is-over = Ese torneo ha terminado. `/club torneo abrir` anuncia uno nuevo.
tournament-in-already = Ya participas. Lo empieza quien lo abrió.
tournament-not-in = No participas en ese torneo.
tournament-they-are-not-in = { $name } no participa en ese torneo.
tournament-full = Ese torneo está lleno: no sé distinguir a más de { $most }.
tournament-host-only = Eso lo decide { $host }, que abrió el torneo, o quien administra este servidor.
tournament-managers-only = Eso lo decide quien administra este servidor.
tournament-enough-waiting = En un servidor cada persona puede tener como mucho { $most } torneos sin empezar, y los tuyos aún esperan: { $names }. `/club torneo empezar` empieza uno, `/club torneo terminar` lo anula; después podrás abrir otro.
tournament-too-few = Para un torneo hacen falta al menos { $fewest }. Espera a que alguien más se una.
tournament-unknown-control = Ya no conozco ese botón. `/club torneo ver` trae otros nuevos.
tournament-no-such-pairing = Esa no es una partida de un torneo de aquí. Da su número, como `#7`.
tournament-has-result = Esa partida ya tiene resultado, y se queda así.
tournament-still-played = Esa partida se está jugando todavía. Aquí solo se deciden las que acabaron sin resultado.
tournament-round-robin-at-once = todos contra todos, todas las partidas a la vez
tournament-double-at-once = todos contra todos a doble vuelta, todas las partidas a la vez
tournament-managers = Quien administra este servidor
tournament-thread = { $players } · ronda { $round } · { $title } · #{ $game }
tournament-at-once-round-robin = En un torneo suizo cada ronda depende de la anterior, así que no se pueden jugar todas las partidas a la vez. Elige todos contra todos en `{ option-tournament-open-format }` u omite `{ option-tournament-open-at_once }`.
tournament-started-at-once = { $title }: ¡empieza el torneo! Todas las partidas están listas.
tournament-fewer-rounds = { $rounds ->
    [one] Con { $players } participantes, después de una ronda nadie tiene a quién enfrentarse por primera vez, así que se queda en una.
   *[other] Con { $players } participantes, después de { $rounds } rondas nadie tiene a quién enfrentarse por primera vez, así que se queda en tantas.
}
tournament-state-at-once = { $games ->
    [one] terminó { $done } de una partida
   *[other] terminaron { $done } de { $games } partidas
}
