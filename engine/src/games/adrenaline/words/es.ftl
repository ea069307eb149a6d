### What Adrenaline Chess says itself.

# Achievements
achievement-rush-hour = Hora punta
    .about = Dar tres pasos extra en un turno de Adrenaline Chess.
