### Tiempo: ritmos, plazos, vacaciones, pausas y qué pasa con quien llega tarde.

# What a table gives.
clock-pace-none = sin reloj
clock-pace-turn = { $span } por turno
clock-pace-bank = una reserva de { $start }, más { $refill } por turno ({ $cap } como máximo)
clock-control = Reloj: { $pace }.
clock-late-lose = Quien se queda sin tiempo pierde.
clock-late-ask = Si alguien se queda sin tiempo, decide el otro bando.
clock-late-auto = Si alguien se queda sin tiempo, el azar hace una jugada inofensiva, tres veces como mucho.
clock-weekends-off = Los fines de semana los relojes paran.
clock-unreadable = No sé leer ese reloj. Escribe `3d` para tres días por turno, `5+3` para cinco minutos y tres segundos más con cada turno, `bank 1d + 2h` para una reserva, o `none`.
clock-out-of-range = Un reloj da entre un minuto y 14 días.
clock-late-unknown = Para quien se retrasa elige `lose`, `ask` o `auto`.
clock-missing = Las opciones `{ option-play-late }` y `{ option-play-weekends }` necesitan un reloj: indica `{ option-play-clock }`, como `3d`, u omítelas.

# Below boards.
clock-runs-out = ⏳ El tiempo se acaba <t:{ $at }:R>.
clock-each = ⏳ { $clocks }
clock-rests = ⏸️ La partida descansa, y los relojes con ella.
clock-rests-until = ⏸️ La partida descansa hasta <t:{ $at }:f>, y los relojes con ella.
clock-rest-over = { $game }: se acabó el descanso. Seguimos con { $who }.
clock-board-late = ⌛ Con retraso: { $who }. El otro bando decide qué pasa.
clock-board-offered = ⌛ Con retraso: { $who }. El asiento queda libre para quien lo tome.
clock-board-away = 🏝️ { $who } está de vacaciones hasta <t:{ $at }:f>.
clock-board-played-for = 🎲 Con retraso: { $who }. Por eso jugó el azar{ $times ->
    [one] .
   *[other] , { $times } veces seguidas.
}

# Somebody is late.
clock-late-question = { $game }: se acabó el tiempo de { $who }. { $others }, ¿y ahora? Basta con que decida una persona; { $who } aún puede jugar.
clock-wait-button = Esperar
clock-play-button = Jugada al azar
clock-replace-button = Reemplazar
clock-end-button = Perdida por tiempo
clock-take-button = Tomar el asiento
clock-late-waits = { $game }: { $by } espera a { $who }, que ahora tiene tiempo hasta <t:{ $at }:f>.
clock-late-settled = { $game }: { $who } se retrasó. Ya está resuelto.
clock-seat-offered = { $game }: { $who } va con retraso, y su asiento busca a alguien. Quien lo tome sigue desde aquí, secretos incluidos.
clock-taken-over = { $game }: { $after } toma el asiento de { $before }. ¡Te damos la bienvenida!
clock-take-done = El asiento es tuyo: llevas { $sides } en { $game }.
clock-take-own = Ya tienes un asiento en esta mesa; este es para alguien nuevo.
clock-take-before = Ya estuviste en esta mesa y sabes demasiado para otro asiento. Puedes mirar: `/tablero`.
clock-wait-done = Esperas: ahora hay tiempo hasta <t:{ $at }:f>.
clock-play-done = El azar ha jugado algo inofensivo.
clock-end-done = Se acabó la espera: su tiempo ha terminado.
clock-replace-done = El asiento queda libre para quien lo tome.
clock-late-over = Eso ya está resuelto. `/tablero` muestra cómo va la partida.
clock-late-yourself = Eso lo decide el otro bando, pero aún puedes jugar: `/mover` o **{ board-move-button }**.
clock-late-others = Eso lo decide el otro bando.

# Clocks to look at, and time as a gift.
clock-button = Reloj
clock-give-button = Regalar { $span }
clock-state-late = con retraso desde <t:{ $at }:f>
clock-state-runs = tiempo hasta <t:{ $at }:f> (<t:{ $at }:R>)
clock-state-stands = tiempo restante: { $left }, el reloj está parado
clock-state-waits = ahora no le toca
clock-takebacks = Si se deshace un turno, se pierde el tiempo que añadió al reloj; el tiempo gastado sigue gastado.
clock-none-here = Esta partida no tiene reloj: no hay ninguna prisa.
clock-give-unreadable = ¿Cuánto? Escribe `1d` para un día, `6h` para seis horas.
clock-give-nobody = El tiempo se regala al otro bando: solo puede hacerlo quien juega contra alguien.
clock-give-too-much = Un reloj guarda { $most } como mucho: regala un poco menos.
clock-give-not-now = Ahora no corre ningún reloj del otro bando. Regala tiempo cuando le toque.
clock-give-done = { $who } tiene { $span } más. ¡Qué detalle!

# Holidays.
vacation-begun = ¡Que descanses! Hasta <t:{ $at }:f> tus relojes paran en partidas de un día por turno o más. `/yo vacaciones terminar` te trae antes.
vacation-ended = ¡Hola de nuevo! Tus relojes vuelven a correr.
vacation-now = Estás de vacaciones hasta <t:{ $at }:f>.
vacation-days = Has tomado { $used } de { $most } días de vacaciones en { $year }; quedan { $left }.
vacation-none = No estás de vacaciones. `/yo vacaciones empezar` las empieza.
vacation-already = Ya estás de vacaciones hasta <t:{ $at }:f>. `/yo vacaciones terminar` las termina y puedes empezar otras.
vacation-too-long = Eso es más de lo que queda: { $left } de { $most } días en { $year }.
vacation-unreadable = Escribe el último día así: `2026-12-24`.
vacation-out-of-range = Unas vacaciones terminan en el futuro y duran { $most } días como mucho.

# Commands.
option-play-clock = reloj
    .about = Cuánto tiempo: 3d por turno, bank 1d + 2h, none
option-play-late = retraso
    .about = Qué pasa con quien se retrasa
choice-play-late-lose = Se pierde
choice-play-late-ask = Decide el otro bando
choice-play-late-auto = El azar juega algo inofensivo
option-play-weekends = fin-de-semana
    .about = Los relojes paran sábados y domingos
command-clock = reloj
    .about = El tiempo en tus partidas
command-clock-show = ver
    .about = Mira todos los relojes de una partida
option-clock-show-game = partida
    .about = Qué partida, si tienes varias: su número, como #7
command-clock-give = regalar
    .about = Regala tiempo al otro bando
option-clock-give-time = tiempo
    .about = Cuánto: 1d, 6h, 30m
option-clock-give-game = partida
    .about = Qué partida, si tienes varias: su número, como #7
command-vacation = vacaciones
    .about = Vacaciones en las que tus relojes paran
command-vacation-start = empezar
    .about = Vete de vacaciones
option-vacation-start-days = días
    .about = Cuántos días; si no lo dices, una semana
option-vacation-start-until = hasta
    .about = O el último día: 2026-12-24
command-vacation-end = terminar
    .about = Vuelve antes
command-vacation-show = ver
    .about = Cuántos días de vacaciones te quedan
