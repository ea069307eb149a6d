### Challenge, on somebody's name

challenge-command = Desafiar
challenge-which = ¿A qué juego invito a { $person }?
challenge-placeholder = Elige un juego

## Open seats, ratings, leaderboards, deeds.

option-play-rated = puntuada
    .about = Si el final cambia las puntuaciones; sin indicarlo: en servidores sí, en mensajes directos no
invitation-rated = Puntuada.
invitation-unrated = Por diversión: no puntúa.
rated-impossible = En { $title } nadie juega contra nadie, así que no hay nada que puntuar. Omite `{ option-play-rated }`.

rating-changes = Puntuaciones: { $changes }.

## Open seats

command-seek = buscar
    .about = Asientos libres en este servidor, o una mesa tuya para quien quiera unirse
option-seek-game = juego
    .about = Solo este juego
option-seek-post = abrir
    .about = Abrir una mesa de este juego para quien quiera unirse
seek-list = Asientos libres aquí, primero los más recientes:
seek-list-of = Asientos libres para **{ $title }** aquí, primero los más recientes:
seek-none = Ahora mismo nadie busca compañía. `/buscar` con `juego` y `abrir: True` abre una mesa para quien quiera unirse.
seek-none-of = Ahora mismo nadie busca compañía para { $title }. Abre una mesa, y quizá se acerque alguien.
seek-which = ¿Para qué juego será la mesa? Indica `juego`.
seek-on-servers = Los asientos libres están en los servidores: nadie más ve nuestros mensajes directos. Pregúntame allí, o invita a alguien con `/jugar`.
seek-join-button = Unirse a { $game }
seek-open-button = Abrir una mesa
seek-no-clock = sin reloj
seek-clock = { $turn } por turno
seek-bank = { $start } + { $refill } por turno
seek-free = { $free } de { $all } asientos libres
seek-rated = puntuada
seek-own = tuya, { $since }
seek-host = { $host }, { $since }
seek-elsewhere = Se juega en { $place }.

## Leaderboards

command-leaderboard = clasificación
    .about = Quién juega mejor a un juego en este servidor
option-leaderboard-game = juego
    .about = Qué juego
ladder-title = Clasificación: **{ $title }**
ladder-empty = Todavía no hay nadie. Juega aquí cinco partidas puntuadas y estarás en ella.
ladder-own-unlisted = Tú: { $rating }, tras { $games ->
        [one] una partida
       *[other] { $games } partidas
    }. Entras en la lista con { $enough } partidas puntuadas, o antes, si tu puntuación es lo bastante segura (desviación menor de 110).
ladder-scores-title = Mejores resultados: **{ $title }**
ladder-scores-empty = Aún no hay resultados. Alguien tiene que empezar.
ladder-on-servers = Las clasificaciones son de los servidores. Pregúntame en uno; `/estadísticas` muestra tus puntuaciones en cualquier sitio.
ladder-mine-button = Las mías
games-played = { $games ->
        [one] una partida
       *[other] { $games } partidas
    }
other-game-placeholder = Otro juego…
every-game-choice = Todos los juegos
shown-now-choice = a la vista
page-before-button = Atrás
page-behind-button = Más
game-unknown = No conozco ese juego. `/ayuda` enumera los que conozco.

## What somebody did

command-stats = estadísticas
    .about = Partidas, puntuaciones, rachas y hazañas: las tuyas o las de alguien
option-stats-user = persona
    .about = De quién; sin indicarlo: tuyas
option-stats-game = juego
    .about = Solo este juego
option-stats-with = contra
    .about = Solo partidas contra esta persona
stats-of = { $who } en todos los juegos
stats-of-game = { $who } en **{ $title }**
stats-none = Aún no hay partidas terminadas. `/buscar` encuentra compañía.
stats-matches = { $games ->
        [one] Una partida
       *[other] { $games } partidas
    } contra rivales: { $won } ganadas, { $drawn } en tablas, { $lost } perdidas.
stats-streak = Victorias seguidas: { $now } ahora, { $best } como mucho.
stats-scored = Contra el juego: { $games ->
        [one] una partida
       *[other] { $games } partidas
    }, mejor resultado { $best }.
stats-scored-several = Contra el juego: { $games ->
        [one] una partida.
       *[other] { $games } partidas.
    }
stats-favourite = Favorito: **{ $title }**, { $games ->
        [one] una partida.
       *[other] { $games } partidas.
    }
stats-rating = { $title }: { $rating }, { $games ->
        [one] una partida puntuada
       *[other] { $games } partidas puntuadas
    }
stats-of-others = Lo que hicieron otros se muestra en un servidor común a los dos. Pregúntame allí; `/estadísticas` a secas trata de ti.
stats-ladder-button = Clasificación
head-same = Es la misma persona, y contra uno mismo siempre se hacen tablas. Nombra a dos.
head-none = Todavía no se han encontrado.
head-count = { $games ->
        [one] Una partida
       *[other] { $games } partidas
    }: { $one } ganó { $won }, { $two } ganó { $lost }, { $even } en tablas.
head-last = Último encuentro en **{ $title }**, { $at }.

## Deeds

deeds-told = Hazañas: { $deeds }.
deeds-of = Hazañas de { $who }:
deeds-none = Ninguna aún. Llegan solas a quien juega de forma bastante rara.
deeds-back-button = Partidas y puntuaciones
stats-deeds = Hazañas: { $deeds }
stats-deeds-button = Hazañas
deed-menagerie = Toda la casa de fieras
    .about = Terminar una partida de cada juego que hay.
deed-outwitted = Más listo que el árbitro
    .about = Resolver un hoyo al que el árbitro no halló solución.
deed-usual-array = ¿Qué probabilidad había?
    .about = Barajar las piezas y que salga el ajedrez de siempre.
deed-castling-mate = En casa y mate
    .about = Dar mate enrocando.
deed-spotless = Ya no queda nadie en la fiesta
    .about = Lograr cinco puntos o más en Cooperative Chess.
deed-crowded-out = Solo de pie
    .about = Ganar Crowded House aunque alguien del equipo tuvo que pasar.
deed-musical-chairs = El juego de las sillas
    .about = Ganar Goal Box Chess tras un cambio de lugar.
deed-unmasked = A medianoche, sin máscaras
    .about = Ganar tras mostrar cómo capturan las cinco clases.
deed-knew-it = Sabía que eras tú
    .about = Ganar Masquerade Chess sin fallar y con tres capturas.
deed-hole-in-one = Hoyo en uno
    .about = Resolver un hoyo de Chess Golf en una jugada.
deed-no-means-no = No es no
    .about = Decir que un hoyo no tiene solución, y que el árbitro lo pruebe.
deed-lame-duck = Pato cojo
    .about = Capturar una dama frenada.
deed-boosted-pawn = Pequeño pero con impulso
    .about = Dar mate con un peón impulsado.
deed-looking-glass = A través del espejo
    .about = Dar mate desde el otro lado del espejo.
deed-thought-again = Piénsalo otra vez
    .about = Dar mate con una pieza que captura de otro modo que como se mueve.
deed-straight-ahead = Directo al grano
    .about = Capturar una dama con un peón que la miraba a los ojos.
deed-pawn-mate = Pies pequeños, pasos grandes
    .about = Dar mate con un peón.
deed-blink = En un abrir y cerrar de ojos
    .about = Ganar en el tablero en seis turnos por bando como mucho.
deed-against-the-odds = Contra todo pronóstico
    .about = Ganar en el tablero con cinco piezas menos.
deed-marathon = La larga marcha
    .about = Terminar una partida de doscientos turnos.
deed-horde = La noche de los muertos en marcha
    .about = Mover tres zombis en un turno.
deed-rush-hour = Hora punta
    .about = Dar tres pasos extra en un turno de Adrenaline Chess.
deed-domino = Fichas de dominó
    .about = Capturar tres veces en un turno de Cooperative Chess.
deed-elephant = Cómo llegó ahí, no lo sé
    .about = Sacar un elefante de un pijama.
deed-booh = ¡Bu!
    .about = Llevar un murciélago a su última fila.
deed-what-a-shame = ¡Qué pena!
    .about = Atrapar una Cosa, y que ambas tengan que irse.
deed-sandwich = Sándwich
    .about = Capturar lo que estaba entre dos Cosas.
deed-modest = Modestia
    .about = Ganar tras coronar algo más humilde que una dama.
deed-pawn-takes-queen = Peón captura dama
    .about = Capturar una dama con un peón.
deed-handshake = Choca esa pata
    .about = Acordar tablas.
deed-gravedigger = Arriba, dormilones
    .about = Levantar zombis.
