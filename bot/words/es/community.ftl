### Open seats, ratings, leaderboards, deeds.

option-play-rated = puntuada
    .about = Si el final cambia las puntuaciones; sin indicarlo: en servidores sí, en mensajes directos no
invitation-rated = Puntuada.
invitation-unrated = Por diversión: no puntúa.
rated-impossible = En { $title } nadie juega contra nadie, así que no hay nada que puntuar. Deja `rated` fuera.

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
seek-none = Ahora mismo nadie busca compañía. `/seek` con `game` y `post: True` abre una mesa para quien quiera unirse.
seek-none-of = Ahora mismo nadie busca compañía para { $title }. Abre una mesa, y quizá se acerque alguien.
seek-which = ¿Para qué juego será la mesa? Indica `game`.
seek-on-servers = Los asientos libres están en los servidores: nadie más ve nuestros mensajes directos. Pregúntame allí, o invita a alguien con `/play`.
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
ladder-empty = Todavía no hay nadie. Cinco partidas puntuadas que acaben en este servidor, y aquí estarás.
ladder-own-unlisted = Tú: { $rating }, tras { $games ->
        [one] una partida
       *[other] { $games } partidas
    }. Con { $enough } partidas puntuadas, o una desviación menor de 110, entras en la lista.
ladder-scores-title = Mejores resultados: **{ $title }**
ladder-scores-empty = Aún no hay resultados. Alguien tiene que ser el primero.
ladder-on-servers = Las clasificaciones son de los servidores. Pregúntame en uno; `/stats` muestra tus puntuaciones en cualquier sitio.
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
game-unknown = No conozco ese juego. `/help` enumera los que conozco.

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
stats-none = Aún no hay partidas terminadas. `/seek` encuentra compañía.
stats-matches = { $games ->
        [one] Una partida
       *[other] { $games } partidas
    } contra otros: { $won } ganadas, { $drawn } en tablas, { $lost } perdidas.
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
stats-of-others = Lo que hicieron otros se muestra en un servidor común a los dos. Pregúntame allí; `/stats` a secas trata de ti.
stats-ladder-button = Clasificación
head-same = Es la misma persona, y contra uno mismo siempre se hacen tablas. Nombra a dos.
head-none = Todavía no se han encontrado.
head-count = { $games ->
        [one] Una partida
       *[other] { $games } partidas
    }: { $one } ganó { $won }, { $two } ganó { $lost }, { $even } en tablas.
head-last = Último encuentro en **{ $title }**, { $at }.
