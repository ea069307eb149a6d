### Lo que dicen los propios juegos.

# Seats: also after “de”, and whether they are several.
engine-seat-white = las blancas
    .alone = blancas
    .of = de las blancas
    .number = other
engine-seat-black = las negras
    .alone = negras
    .of = de las negras
    .number = other
engine-seat-white-king-side = las blancas del flanco de rey
    .alone = blancas del flanco de rey
    .of = de las blancas del flanco de rey
    .number = other
engine-seat-black-king-side = las negras del flanco de rey
    .alone = negras del flanco de rey
    .of = de las negras del flanco de rey
    .number = other
engine-seat-white-queen-side = las blancas del flanco de dama
    .alone = blancas del flanco de dama
    .of = de las blancas del flanco de dama
    .number = other
engine-seat-black-queen-side = las negras del flanco de dama
    .alone = negras del flanco de dama
    .of = de las negras del flanco de dama
    .number = other
engine-seat-player-1 = el asiento 1
    .alone = asiento 1
    .of = del asiento 1
    .number = one
engine-seat-player-2 = el asiento 2
    .alone = asiento 2
    .of = del asiento 2
    .number = one
engine-seat-player-3 = el asiento 3
    .alone = asiento 3
    .of = del asiento 3
    .number = one
engine-seat-player-4 = el asiento 4
    .alone = asiento 4
    .of = del asiento 4
    .number = one
engine-seat-player-5 = el asiento 5
    .alone = asiento 5
    .of = del asiento 5
    .number = one
engine-seat-player-6 = el asiento 6
    .alone = asiento 6
    .of = del asiento 6
    .number = one
engine-seat-player-7 = el asiento 7
    .alone = asiento 7
    .of = del asiento 7
    .number = one
engine-seat-player-8 = el asiento 8
    .alone = asiento 8
    .of = del asiento 8
    .number = one

# How a game ended: the result, then the reason. $count is the number of winners’ names.
engine-outcome-won = { $count ->
         [one] victoria para { $team } { $reason }
        *[other] victoria para { $team } { $reason }
    }
engine-outcome-shared = victoria compartida entre { $team } { $reason }
engine-outcome-drawn = tablas { $reason }
engine-outcome-scored = { $score ->
         [one] 1 punto { $reason }
        *[other] { $score } puntos { $reason }
    }
engine-outcome-lost = derrota { $reason }
engine-outcome-void = sin resultado { $reason }

# Reasons
engine-reason-checkmate = por jaque mate
engine-reason-king-captured = por captura del rey
engine-reason-stalemate = por rey ahogado
engine-reason-dead-position = por posición muerta
engine-reason-threefold-repetition = por triple repetición
engine-reason-fivefold-repetition = por quíntuple repetición
engine-reason-fifty-move-rule = por la regla de las cincuenta jugadas
engine-reason-seventy-five-move-rule = por la regla de las setenta y cinco jugadas
engine-reason-resignation = por abandono
engine-reason-agreement = de común acuerdo
engine-reason-time = por tiempo
engine-reason-called-off = por anulación
