### What Goal Box Chess says itself.

# What it is
engine-summary-goal-box = Sin reyes: sé quien primero tenga piezas en las dos casillas de meta de un tablerito raro.

# Why it ended
engine-reason-no-piece-left = por falta de piezas
engine-reason-too-few-pieces = por falta de piezas en ambos bandos
engine-reason-both-goal-boxes = con piezas en ambas casillas de meta

# Achievements
achievement-musical-chairs = El juego de las sillas
    .about = Ganar Goal Box Chess tras un cambio de lugar.
