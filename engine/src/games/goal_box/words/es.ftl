### What Goal Box Chess says itself.

# What it is
engine-summary-goal-box = Sin reyes: sé quien primero tenga piezas en las dos casillas de meta de un tablerito raro.

# Why it ended
engine-reason-no-piece-left = por falta de piezas
engine-reason-too-few-pieces = por falta de piezas en ambos bandos
engine-reason-both-goal-boxes = con piezas en ambas casillas de meta

# Why something is refused
engine-refusal-goal-box-unreadable-exchange = El cambio de lugar se escribe con la casilla de meta primero: `a4<>c2`, o `a4<>d8=Q` si es un peón.
engine-refusal-goal-box-promotions = El peón corona en { $square }: { $steps }.
engine-refusal-goal-box-goal-empty = En la casilla de meta { $square } no hay ninguna pieza tuya que pueda cambiar de lugar con otra.
engine-refusal-goal-box-no-friend = En { $square } no hay ninguna otra pieza tuya.

# Achievements
achievement-musical-chairs = El juego de las sillas
    .about = Ganar Goal Box Chess tras un cambio de lugar.
