### Challenge, on somebody's name

challenge-command = Desafiar
challenge-which = ¿A qué juego invito a { $person }?
challenge-placeholder = Elige un juego

## Open seats, ratings, leaderboards, achievements.

option-play-rated = puntuada
    .about = Si el final cambia las puntuaciones; sin indicarlo: en servidores sí, en mensajes directos no
invitation-rated = Puntuada, salvo que alguien acabe de empezar: las primeras partidas no cuentan.
invitation-unrated = Por diversión: no puntúa.
rated-impossible = En { $title } nadie juega contra nadie, así que no hay nada que puntuar. Omite `{ option-play-rated }`.

rating-changes = Puntuaciones: { $changes }.
rating-provisional = (provisional)
rating-first-games = No puntúa: las primeras { $games } partidas de una persona no cambian la puntuación ({ $people }).
rating-nothing-played = Terminó antes de que ambos movieran, así que no cuenta para nadie.

## Open seats

command-seek = buscar
    .about = Asientos libres en este servidor, o una mesa tuya para quien quiera unirse
option-seek-game = juego
    .about = Solo este juego
option-seek-post = abrir
    .about = Abrir una mesa de este juego para quien quiera unirse
seek-list = Asientos libres aquí, primero los más recientes:
seek-list-of = Asientos libres para **{ $title }** aquí, primero los más recientes:
seek-none = Ahora mismo nadie busca compañía. `/club buscar` con `juego` y `abrir: True` abre una mesa para quien quiera unirse.
seek-none-of = Ahora mismo nadie busca compañía para { $title }. Abre una mesa, y quizá se acerque alguien.
seek-which = ¿Para qué juego será la mesa? Indica `juego`.
seek-on-servers = Los asientos libres están en los servidores: nadie más ve nuestros mensajes directos. Pregúntame allí, o invita a alguien con `/jugar`.
seek-join-button = Unirme: { $game }
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
ladder-on-servers = Las clasificaciones son de los servidores. Pregúntame en uno; `/yo estadísticas` muestra tus puntuaciones en cualquier sitio.
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
    .about = Partidas, puntuaciones, rachas y logros: las tuyas o las de alguien
option-stats-user = persona
    .about = De quién; sin indicarlo: tuyas
option-stats-game = juego
    .about = Solo este juego
option-stats-with = contra
    .about = Solo partidas contra esta persona
stats-of = { $who } en todos los juegos
stats-of-game = { $who } en **{ $title }**
stats-none = Aún no hay partidas terminadas. `/club buscar` encuentra compañía.
stats-matches = { $games ->
        [one] Una partida
       *[other] { $games } partidas
    } contra rivales; victorias: { $won }, tablas: { $drawn }, derrotas: { $lost }.
stats-computers = { $games ->
        [one] Una partida
       *[other] { $games } partidas
    } contra el ordenador; victorias: { $won }, tablas: { $drawn }, derrotas: { $lost }.
stats-streak = Victorias seguidas: { $now } ahora, { $best } como mucho.
stats-puzzles = Problemas resueltos: { $solved }. Días seguidos: { $streak } ahora, { $best } como mucho.
stats-daily-puzzles = Problemas del día resueltos: { $solved }. Seguidos: { $streak } ahora, { $best } como mucho.
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
stats-of-others = Lo que hicieron otros se muestra en un servidor común a los dos. Pregúntame allí; `/yo estadísticas` a secas trata de ti.
stats-ladder-button = Clasificación
head-same = Es la misma persona, y contra uno mismo siempre se hacen tablas. Nombra a dos.
head-none = Todavía no se han encontrado.
head-count = { $games ->
        [one] Una partida
       *[other] { $games } partidas
    }: { $one } ganó { $won }, { $two } ganó { $lost }, { $even } en tablas.
head-last = Último encuentro en **{ $title }**, { $at }.

## Achievements

achievements-told = Hazañas: { $achievements }.
achievements-of = Hazañas de { $who }:
achievements-none = Ninguna aún. Llegan solas a quien juega de forma bastante rara.
achievements-back-button = Partidas y puntuaciones
stats-achievements = Hazañas: { $achievements }
stats-achievements-button = Hazañas
achievement-menagerie = Toda la casa de fieras
    .about = Terminar una partida de cada juego que hay.
achievement-castling-mate = En casa y mate
    .about = Dar mate enrocando.
achievement-pawn-mate = Pies pequeños, pasos grandes
    .about = Dar mate con un peón.
achievement-blink = En un abrir y cerrar de ojos
    .about = Ganar en el tablero en seis turnos por bando como mucho.
achievement-against-the-odds = Contra todo pronóstico
    .about = Ganar en el tablero con cinco piezas menos.
achievement-marathon = La larga marcha
    .about = Terminar una partida de doscientos turnos.
achievement-modest = Modestia
    .about = Ganar tras coronar algo más humilde que una dama.
achievement-pawn-takes-queen = Peón captura dama
    .about = Capturar una dama con un peón.
achievement-handshake = Choca esa pata
    .about = Acordar tablas.
