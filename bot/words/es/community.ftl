### Open seats, ratings, leaderboards, deeds.

option-play-rated = puntuada
    .about = Si el final cambia las puntuaciones; sin indicarlo: en servidores sí, en mensajes directos no
invitation-rated = Puntuada.
invitation-unrated = Por diversión: no puntúa.
rated-impossible = En { $title } nadie juega contra nadie, así que no hay nada que puntuar. Deja `rated` fuera.

rating-changes = Puntuaciones: { $changes }.
