### What Booster Chess says itself.

# Achievements
achievement-lame-duck = Pato cojo
    .about = Capturar una dama frenada.
achievement-boosted-pawn = Pequeño pero con impulso
    .about = Dar mate con un peón impulsado.
