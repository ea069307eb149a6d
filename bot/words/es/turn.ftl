### Jugar un turno.

turn-played = Has jugado `{ $turn }`.
turn-tried = Has intentado `{ $turn }`.
turn-sealed = Nadie más lo ve.
turn-may-be-changed = Hasta que todos hayan decidido puedes cambiarlo con el mismo botón y nadie lo nota.
turn-left = Lo que escribiste a continuación, `{ $turn }`, no es posible una vez jugado eso: { $why }
turn-possible = Podrías escribir: { $turns }.
turn-of-another-game = Esa jugada es de `#{ $game }` y tú indicas `#{ $other }`. Quita uno de los dos números.
turn-next-seat = Ahora te toca (**{ $side }**).
turn-awaits = El ordenador está pensando. Enseguida sigue aquí, o con el botón.
turn-awaits-people = En cuanto te vuelva a tocar, sigue aquí (durante diez minutos), o con el botón.
turn-words-castle = enroque enroco enrocar
turn-words-long = largo larga
turn-next-button = Siguiente jugada
move-form-title = Tu jugada
move-form-label = Jugada
move-form-placeholder = e2e4, Cf3, O-O; varias partes de un turno unidas con /
move-form-example = Por ejemplo { $example }
picker-earlier-board = Ese era un tablero anterior; así está ahora.
picker-stale = Ese menú estaba anticuado; aquí tienes uno nuevo.
confirm-question = { $game }: llevas **{ $side }**. Aún no se ha jugado nada: `{ $turn }`. ¿La juego?
confirm-rest = Después, hasta donde sea posible allí: `{ $rest }`.
confirm-play-button = Jugarla
confirm-change-button = Cambiar
picker-you-play = { $game }: juegas con **{ $side }**.
picker-so-far = Hasta ahora: `{ $draft }`.
picker-sealed = Tu decisión está tomada; elige otra vez para cambiarla: nadie más lo notará.
picker-end-button = Terminar el turno
picker-undo-button = Volver a elegir
picker-type-button = Escribir
picker-random-button = Al azar
picker-random-about = **{ picker-random-button }** lo sortea todo.
picker-balanced-button = Equilibrado
picker-balanced-about = **{ picker-balanced-button }** toma lo que recomienda el juego, justo para ambos bandos.
picker-again-button = Como la última vez
picker-some-together = Cada opción decide { $settled } a la vez; después { $more ->
    [one] queda una pregunta más.
   *[other] quedan { $more } preguntas más.
}
picker-all-together = Esta es la última pregunta: cada opción decide todas las que faltan; a la última le queda lo que sobra.
picker-other-piece-button = Otra pieza
picker-other-square-button = Otra casilla
picker-other-thing-button = Otra cosa
picker-on-square = En { $square }: { $question }
picker-which-way = { $piece } a { $square }: ¿de qué manera?
picker-becomes = { $piece } a { $square }: ¿en qué se convierte?
picker-where-to = { $piece }: ¿adónde?
picker-move-placeholder = Elige una jugada
picker-moves-placeholder = Jugadas: { $pieces }
picker-choose-placeholder = Elige qué hacer
picker-card-placeholder = Elige una carta
picker-thing-placeholder = Elige qué juegas
picker-piece-placeholder = Elige una pieza
picker-square-placeholder = Elige una casilla
picker-which-move = ¿Qué jugada?
picker-which-piece = ¿Qué pieza mueves?
picker-pieces = { $count ->
         [one] Una pieza puede mover.
        *[other] { $count } piezas pueden mover.
    }
picker-only-end = Solo queda terminar el turno.
picker-one-choice = Solo hay una opción.
picker-first-what = { $count } opciones: primero qué y luego dónde.
picker-choices = { $count ->
         [one] { $count } opción
        *[other] { $count } opciones
    }
picker-no-last-time = No sé de ninguna partida anterior en la que lo eligieras, o lo que elegiste ahora no es posible. Elige aquí, o deja que elija el azar: **{ picker-random-button }**.
