### Lo que no pertenece a ningún área propia.

list-two = { $first } y { $last }
general-nothing-changed = De acuerdo, nada ha cambiado.
yes-button = Sí
who-against = { $one } contra { $other }
no-button = No
suggest-over = { $game } · terminada
suggest-your-turn = { $game } · te toca
general-slow-down = ¡Cada cosa a su tiempo! Eso último lo he dejado pasar. Espera un momento y prueba otra vez.
general-unread = No he entendido lo que Discord me ha contado de eso, así que no ha pasado nada. Inténtalo otra vez, por favor; si sigue igual, avisa a quien administra este bot.
