### Lo que no pertenece a ningún área propia.

list-two = { $first } y { $last }
list-either = { $first } o { $last }
count-of = { $count ->
         [2] dos
         [3] tres
         [4] cuatro
         [5] cinco
         [6] seis
         [7] siete
         [8] ocho
        *[other] { $count }
    } { $things }
# Una pieza, y dónde está
piece-on = { $first } de { $last }
# Alguien por su nombre, tras "de"
person-of = de { $person }
span-days = { $days ->
         [one] { $days } día
        *[other] { $days } días
    }
span-hours = { $hours ->
         [one] { $hours } hora
        *[other] { $hours } horas
    }
span-minutes = { $minutes ->
         [one] { $minutes } minuto
        *[other] { $minutes } minutos
    }
span-seconds = { $seconds ->
         [one] { $seconds } segundo
        *[other] { $seconds } segundos
    }
span-two = { $first } { $rest }
span-days-long = { $days ->
         [one] { $days } día
        *[other] { $days } días
    }
span-hours-long = { $hours ->
         [one] { $hours } hora
        *[other] { $hours } horas
    }
span-minutes-long = { $minutes ->
         [one] { $minutes } minuto
        *[other] { $minutes } minutos
    }
span-seconds-long = { $seconds ->
         [one] { $seconds } segundo
        *[other] { $seconds } segundos
    }
span-two-long = { $first } { $rest }
date-long = { $day } de { $month ->
         [1] enero
         [2] febrero
         [3] marzo
         [4] abril
         [5] mayo
         [6] junio
         [7] julio
         [8] agosto
         [9] septiembre
         [10] octubre
         [11] noviembre
        *[12] diciembre
    } de { $year }
general-nothing-changed = De acuerdo, nada ha cambiado.
yes-button = Sí
who-against = { $one } contra { $other }
no-button = No
suggest-over = { $game } · terminada
suggest-your-turn = { $game } · te toca
general-slow-down = ¡Cada cosa a su tiempo! Eso último lo he dejado pasar. Espera un momento y prueba otra vez.
general-full-person = Ya tengo entre manos todo lo tuyo que puedo atender a la vez, así que eso lo he dejado pasar y no ha cambiado nada. Vuelve a intentarlo cuando haya respondido a lo demás.
general-full = En este momento hay tanta gente pidiéndome algo que eso lo he dejado pasar; no ha cambiado nada. Vuelve a intentarlo dentro de unos segundos, por favor.
general-unread = No he entendido lo que Discord me ha contado de eso, así que no ha pasado nada. Inténtalo otra vez, por favor; si sigue igual, avisa a quien administra este bot.
general-too-long = Eso es más largo de lo que leo: ahí como mucho { $most } caracteres. No ha pasado nada; envíalo otra vez, más corto.
general-unknown = Eso es de otra época y ya no lo sé leer. `/tablero` muestra una partida tal como está, con botones nuevos, y `/ayuda`, lo que sé hacer.
general-broken = Algo ha fallado por mi parte. `/tablero` muestra cómo está la partida; si vuelve a pasar, díselo a quien lleva este bot.
general-no-picture = -# No se ha podido dibujar la imagen. `/tablero` lo intenta otra vez.
general-unshowable = No he podido poner mi respuesta en palabras que Discord acepte. `/tablero` muestra cómo está la partida.
general-drawing = Dibujando la jugada { $done } de { $all } …
general-several-games = ¿A qué partida te refieres?
general-several-yours = • { $game } · { $players } · **te toca a ti**
general-several-others = • { $game } · { $players } · esperando a { $people }
general-several-idle = • { $game } · { $players }
general-several-more = … y { $count } más: indica el número en `{ option-any-game }`.
