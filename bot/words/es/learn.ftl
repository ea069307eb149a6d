### Lecciones: aprender un juego paso a paso; y problemas para resolver a solas. Con los botones de debajo.

command-learn = aprender
    .about = Aprende un juego en unos pocos pasos, en tableros de verdad y solo para ti
option-learn-game = juego
    .about = Qué juego; si no lo dices, verás todas las lecciones
learn-list = ¿Qué juego te gustaría aprender? Una lección dura unos minutos y nadie la ve más que tú.
learn-placeholder = Elige un juego
learn-choice = { $solved } de { $asked } resueltos · { $summary }
learn-none = Todavía no hay lección de { $title }. `/reglas` lo explica.
learn-nothing-open = Esa lección ya no está abierta. `/aprender` la empieza de nuevo.
learn-closed = Desde entonces has abierto otro paso u otra lección, así que este mensaje ya no sirve. No ha cambiado nada: `/aprender` te devuelve a cualquier lección.
learn-heading = **Aprende { $title }** · paso { $step } de { $steps }
learn-inventor = { $credit ->
        [tradition] Obra de { $inventor }.
        [after] A partir de una idea de { $inventor }.
       *[by] Idea: { $inventor }.
    }
learn-hint = **Pista:** { $hint }
learn-solution = **Solución:** { $turn }
learn-right = ✅ { $said }
learn-wrong = 🤔 { $said }
learn-typed-like = Una jugada se escribe, por ejemplo, así: { $turn }.
learn-end = **Esta era la lección de { $title }.** { $solved ->
        [0] Hasta ahora solo has mirado: los ejercicios te siguen esperando.
       *[other] Has resuelto { $solved } de { $asked } ejercicios.
    }
    ¿Lo intentas de verdad?
learn-list-button = Aprender
learn-this-button = Aprender este juego
learn-hint-button = Pista
learn-solution-button = Solución
learn-again-button = Otra vez
learn-anew-button = Repetir este paso
learn-back-button = Atrás
learn-next-button = Siguiente
learn-skip-button = Saltar
learn-puzzle-button = Un problema
learn-invite-button = Abrir una mesa
learn-rules-button = Leer las reglas
learn-to-lesson-button = Volver a la lección
learn-from-start-button = Desde el principio
learn-other-button = Otro juego
worked-button = Un turno en imágenes
worked-heading = **{ $title }: un turno en imágenes** · imagen { $picture } de { $pictures }
worked-none = Todavía no hay un turno en imágenes de { $title }. `/reglas` lo explica.

## Problemas

command-puzzle = problema
    .about = Encuentra la única jugada buena: problemas de casi todos los juegos, solo para ti
option-puzzle-game = juego
    .about = Qué juego; si no lo dices, sigues donde estás
option-puzzle-grade = grado
    .about = Qué dificultad; si no la dices, una cercana a tu nivel
choice-puzzle-grade-easy = fácil
choice-puzzle-grade-medium = medio
choice-puzzle-grade-hard = difícil
puzzle-list = ¿Problemas de qué juego? Cada uno tiene una jugada buena, y nadie te ve buscarla.
puzzle-none = Todavía no hay problemas de { $title }. `/problema` muestra los juegos que los tienen.
puzzle-nothing-open = Ese problema ya no está abierto. `/problema` trae otro.
puzzle-closed = Desde entonces has abierto otro problema, así que este mensaje ya no sirve. No ha cambiado nada: `/problema` muestra en cuál estás.
puzzle-still-open = Este es el problema en el que estás. El siguiente llega cuando lo hayas resuelto o hayas visto su solución.
puzzle-late = Este problema ya ha terminado, así que tu elección no cuenta.
puzzle-all-solved = Has resuelto todos los problemas de { $title }. ¡Bravo!
puzzle-heading = **Problema · { $title }** · { $grade }
puzzle-ask = Juegan { $side }. Encuentra la jugada { $aim ->
        [wins] que gana por fuerza
        [gains] que te deja con clara ventaja
        [saves] con la que resistes: cualquier otra te deja en clara desventaja
       *[better] que es claramente mejor que todas las demás
    }.
puzzle-ask-par = Resuelve el hoyo en { $par ->
        [one] una jugada
       *[other] { $par } jugadas
    }.
puzzle-ask-points = Juegan { $side }. Juega de modo que entre los dos aún puedan llegar a { $points ->
        [one] un punto
       *[other] { $points } puntos
    }. El mazo está vacío: todas las cartas que no ves las tiene tu pareja.
puzzle-first-counts = Tómate tu tiempo: solo el primer intento cuenta como resuelto por ti.
puzzle-wrong = 🤔 **{ $turn }**: no es esa. { $why } Mira otra vez.
puzzle-after-lost = Después pueden ganar enseguida { $side }.
puzzle-after-behind = Según el ordenador, eso te deja en clara desventaja.
puzzle-after-level = Según el ordenador, eso te deja, en el mejor de los casos, más o menos en igualdad.
puzzle-after-par = Así no se resuelve el hoyo.
puzzle-after-points = Después { $next ->
        [0] ya no llegan a ningún punto.
        [one] lo máximo a lo que pueden llegar entre los dos es un punto.
       *[other] lo máximo a lo que pueden llegar entre los dos son { $next } puntos.
    }
puzzle-goal-wins = Hay una jugada que gana por fuerza.
puzzle-goal-gains = Hay una jugada que te deja con clara ventaja.
puzzle-goal-saves = Hay una jugada con la que resistes.
puzzle-goal-better = Hay una jugada claramente mejor.
puzzle-right = ✅ ¡Eso es! { $why }
puzzle-solution = La solución: **{ $turn }**. { $why }
puzzle-line = Podría seguir { $line }.
puzzle-again = Ya contó antes, así que no vuelve a contar.
puzzle-helped = Este no cuenta: solo cuenta el primer intento.
puzzle-score = Resueltos por tu cuenta: { $solved }.{ $best ->
    [0] {""}
   *[other] {" "}Días seguidos: { $streak } ahora, { $best } como mucho.
}
puzzle-play = También puedes jugar una partida entera de { $title } contra el ordenador.
puzzle-why-wins = Gana por fuerza, y ninguna otra jugada te deja siquiera con clara ventaja.
puzzle-why-wins-or-loses = Gana por fuerza, y cualquier otra jugada te deja en clara desventaja.
puzzle-why-gains = Te deja con clara ventaja, y ninguna otra jugada lo hace.
puzzle-why-gains-or-loses = Te deja con clara ventaja, y cualquier otra jugada, en clara desventaja.
puzzle-why-saves = Cualquier otra jugada te deja en clara desventaja.
puzzle-why-better = Ninguna otra jugada se le acerca.
puzzle-why-par = El par es { $par }: con menos jugadas no basta.
puzzle-why-points = Con cualquier otra jugada { $next ->
        [0] ya no llegan a ningún punto
        [one] lo máximo a lo que pueden llegar entre los dos es un punto
       *[other] lo máximo a lo que pueden llegar entre los dos son { $next } puntos
    }.
puzzle-daily-heading = **Problema del día · { $title }** · { $grade }
puzzle-daily-solved = { $people ->
        [0] Todavía no lo ha resuelto nadie.
        [one] Una persona lo ha resuelto.
       *[other] { $people } personas lo han resuelto.
    }
puzzle-daily-button = Resolver
puzzle-restart-button = Desde el principio
puzzle-show-button = Mostrar la solución
puzzle-back-button = Volver al problema
puzzle-next-button = Siguiente problema
