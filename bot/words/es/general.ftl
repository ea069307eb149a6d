### Lo que no pertenece a ningún área propia.

list-two = { $first } y { $last }
general-nothing-changed = De acuerdo, nada ha cambiado.
yes-button = Sí
who-against = { $one } contra { $other }
no-button = No
suggest-over = { $game } · terminada
suggest-your-turn = { $game } · te toca
general-slow-down = ¡Cada cosa a su tiempo! Eso último lo he dejado pasar. Espera un momento y prueba otra vez.
