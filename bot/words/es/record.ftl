### Partidas por escrito.

record-not-begun = Esa partida no ha empezado, así que no se ha jugado nada.
record-empty = Aún no se ha jugado nada.
record-no-pgn = PGN no puede expresar todo lo que pasa en este juego; el archivo usa nuestra propia notación.
record-pgn-button = En PGN
record-own-button = En nuestra notación
record-referee = árbitro: { $text }
record-the-referee = el árbitro
record-decided = Ya han elegido: { $who }
record-resigned = Abandono: { $who }
record-offered = Oferta de tablas: { $who }
record-agreed = Tablas aceptadas: { $who }
record-played-on = Tablas rechazadas: { $who }
record-claimed = Tablas reclamadas: { $who }
record-ran-out = Tiempo agotado: { $who }
record-called-off = la partida se anuló
record-took-back = Turno deshecho: { $who }
record-turns-played = { $turns ->
         [one] { $turns } turno jugado
        *[other] { $turns } turnos jugados
    }
spoken-file = El archivo lo dice todo.
spoken-no-picture = -# Discord no acepta ahora mismo imágenes mías aquí.
spoken-other = otras
spoken-choices = { $count ->
         [one] Ahora tienes { $count } opción{ $pieces }.
        *[other] Ahora tienes { $count } opciones{ $pieces }.
    }
spoken-choices-captures = { $count ->
         [one] Ahora tienes { $count } opción, { $captures } de captura{ $pieces }.
        *[other] Ahora tienes { $count } opciones, capturas entre ellas: { $captures }{ $pieces }.
    }
