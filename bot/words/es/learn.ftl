### Lecciones: aprender un juego paso a paso, y los botones de debajo.

command-learn = aprender
    .about = Aprende un juego en unos pocos pasos, en tableros de verdad y solo para ti
option-learn-game = juego
    .about = Qué juego; si no lo dices, verás todas las lecciones
learn-list = ¿Qué juego te gustaría aprender? Una lección dura unos minutos y nadie la ve más que tú.
learn-placeholder = Elige un juego
learn-choice = { $solved } de { $asked } resueltos · { $summary }
learn-none = Todavía no hay lección de { $title }. `/reglas` lo explica.
learn-nothing-open = Esa lección ya no está abierta. `/aprender` la empieza de nuevo.
learn-heading = **Aprende { $title }** · paso { $step } de { $steps }
learn-inventor = { $credit ->
        [after] A partir de una idea de { $inventor }.
       *[by] Idea: { $inventor }.
    }
learn-hint = **Pista:** { $hint }
learn-right = ✅ { $said }
learn-wrong = 🤔 { $said }
learn-end = **Esta era la lección de { $title }.** { $solved ->
        [0] Hasta ahora solo has mirado: los ejercicios te siguen esperando.
       *[other] Has resuelto { $solved } de { $asked } ejercicios.
    }
    ¿Lo intentas de verdad?
learn-list-button = Aprender
learn-this-button = Aprender este juego
learn-hint-button = Pista
learn-again-button = Otra vez
learn-back-button = Atrás
learn-next-button = Siguiente
learn-computer-button = Contra el ordenador
learn-invite-button = Invitar a alguien
learn-rules-button = Leer las reglas
learn-from-start-button = Desde el principio
learn-other-button = Otro juego
