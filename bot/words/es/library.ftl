### La propia mesa: listas de partidas, la siguiente, exportar, importar.

## /games

command-games = partidas
    .about = Tus partidas: a quién le toca y cuánto tiempo queda, o las terminadas
option-games-finished = terminadas
    .about = Partidas terminadas, la última primero
option-games-game = juego
    .about = De las terminadas, solo las de este juego
option-games-with = con
    .about = De las terminadas, solo las jugadas con esta persona
option-games-result = resultado
    .about = De las terminadas, solo las que te fueron así
choice-games-result-won = Gané
choice-games-result-lost = Perdí
choice-games-result-drawn = Tablas

library-games-none = No tienes partidas en curso. `/jugar` abre una mesa, `/partidas terminadas:True` muestra las terminadas.
library-games-heading = { $count ->
    [one] Tu partida:
   *[other] Tus { $count } partidas, primero las que te esperan:
}
library-line-own = **te toca** ({ $since })
library-line-own-until = **te toca** ({ $since }); el tiempo acaba { $until }
library-line-waiting = espera a { $who }
library-line-waiting-until = espera a { $who }, su tiempo acaba { $until }
library-line-referee = el árbitro está pensando
library-line-rests = {" "}(la partida descansa)
library-line-joined = { $count } hasta ahora
library-line-free = espera a que alguien se siente
library-line-seats = { $taken } de { $seats } asientos ocupados
library-more-people = { $count ->
    [one] una persona más
   *[other] { $count } más
}
library-place-direct = mensajes directos
library-open-placeholder = Abrir una de ellas …
library-back-button = Atrás
library-on-button = Más

library-finished-none = Ninguna de tus partidas ha terminado todavía. `/partidas` muestra las que están en curso.
library-finished-none-like-that = No tienes ninguna partida terminada así. `/partidas terminadas:True` a solas las muestra todas.
library-finished-heading = { $count ->
    [one] Tu partida terminada:
   *[other] Tus { $count } partidas terminadas, la última primero:
}
library-finished-line = { $game } · { $day } · con { $who } · { $outcome }
library-finished-alone = { $game } · { $day } · { $outcome }
library-you-won = **has ganado** ({ $outcome })
library-you-lost = **has perdido** ({ $outcome })
library-no-such-rules = No conozco ese juego. `/ayuda` enumera los que conozco.

## /next

command-next = siguiente
    .about = Ir a la partida que más tiempo lleva esperándote
library-next-none = Nada te espera: pon agua para el té. `/partidas` muestra tus partidas.
library-next-waits = { $others ->
    [0] Te llegó { $since }, y nada más te espera.
    [one] Te llegó { $since }; otra partida también espera.
   *[other] Te llegó { $since }; otras { $others } partidas esperan.
}
library-next-button = Siguiente partida

## /export

command-export = exportar
    .about = Una partida en un archivo: registro, posición o todo; o todas tus partidas
option-export-what = qué
    .about = Qué se escribe
choice-export-what-record = El registro, en nuestra notación
choice-export-what-pgn = El registro, en PGN
choice-export-what-position = La posición
choice-export-what-json = Todo sobre la partida (JSON)
choice-export-what-all = Todas mis partidas (JSON)
option-export-game = partida
    .about = Qué partida, si tienes varias: su número, por ejemplo #7

library-export-whole = { $game }, completa. El archivo no nombra a nadie.
library-export-view = { $game }, hasta donde puedes verla: los secretos se quedan donde están. El archivo no nombra a nadie.
library-export-pgn = { $game } en PGN, con los nombres de quienes juegan, hasta donde los recuerdo.
library-export-not-begun = Esa partida no ha empezado, así que no hay nada que escribir.
library-export-no-pgn = PGN no puede decir todo lo que pasa en { $game }. Pide el registro o JSON.
library-export-position-hidden = Esa partida aún tiene secretos, y la posición entera los contaría. Pide el registro o JSON: muestran lo que puedes ver. Cuando termine, tendrás todo lo que se haya descubierto.
library-export-position-sealed = Esa partida terminó antes de que todos decidieran: lo sellado queda cerrado, y con ello la posición entera. Pide el registro o JSON: muestran lo que puedes ver.
library-export-nothing = No hay ninguna partida tuya que escribir.
library-export-all = { $count ->
    [one] Tu partida, en un archivo. No nombra a nadie.
   *[other] Tus { $count } partidas en un archivo, la más nueva primero. No nombra a nadie.
}
library-export-left-out = { $count ->
    [one] Una partida más antigua no cupo: los botones escriben un año cada vez.
   *[other] { $count } partidas más antiguas no cupieron: los botones escriben un año cada vez.
}

## Partidas que empiezan en otro sitio

option-play-from = desde
    .about = Una posición para empezar, por ejemplo un FEN; para juegos sin secretos

library-import-begins = Empieza aquí y no es puntuada: `{ $position }`
library-import-secrets = { $game } no puede empezar desde una posición: delataría lo que allí es secreto o azar. Omite `{ option-play-from }`.
library-import-long = Eso es demasiado largo para una posición: { $most } caracteres bastan para todas las que conozco.
library-import-over = En esa posición la partida ya ha terminado. ({ $outcome }) Elige una en la que quede algo por jugar.
