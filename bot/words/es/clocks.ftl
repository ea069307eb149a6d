### Tiempo: ritmos, plazos, vacaciones, pausas y qué pasa con quien llega tarde.

# Debajo de los tableros.
clock-runs-out = ⏳ El tiempo se acaba <t:{ $at }:R>.
clock-each = ⏳ { $clocks }
clock-rests = ⏸️ La partida descansa, y los relojes con ella.
clock-rests-until = ⏸️ La partida descansa hasta <t:{ $at }:f>, y los relojes con ella.
clock-rest-over = { $game }: se acabó el descanso. { $who }, seguimos contigo.
