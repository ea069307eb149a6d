### El hoyo del día y los publicados.

daily-form-title = El hoyo del día
daily-form-label = Todas las jugadas de tu línea
daily-yesterday-over = El hoyo de ayer ya pasó: solo el de hoy admite respuesta.
daily-over = Ese hoyo ya pasó. `/golf diario` muestra el de hoy.
daily-solved = Resuelto en { $moves ->
         [one] { $moves } jugada
        *[other] { $moves } jugadas
    }: `{ $line }`.
daily-solved-before = Ya lo habías resuelto: cuenta tu primera respuesta.
daily-nobody-played = Nadie jugó el hoyo de ese día.
daily-heading = **El hoyo del { $date }**
daily-task = Una de las piezas marcadas debe capturar a la otra, en las menos jugadas posibles: las cartas junto al tablero dicen cuál; `/reglas`, cómo se mueven. Cuenta tu primera línea que lo resuelva.
daily-solvers = { $people ->
         [0] Nadie lo ha resuelto aún.
         [one] Una persona lo ha resuelto.
        *[other] { $people } personas lo han resuelto.
    }
daily-answer-button = Responder
daily-look-again-button = Mirar de nuevo
daily-too-long = El hoyo ya queda resuelto tras `{ $line }`: quita lo que sigue.
daily-impossible = `{ $step }` no es posible como jugada { $number }: { $why }
daily-unsolved = Esa línea no resuelve el hoyo, así que no cuenta. Escribe todas las jugadas hasta la última captura, separadas por barras.
daily-others = { $people ->
         [one] y otra persona
        *[other] y { $people } personas más
    }
daily-nobody = Nadie lo resolvió.
daily-best = Lo mejor hasta ahora: { $moves ->
         [one] { $moves } jugada
        *[other] { $moves } jugadas
    }.
daily-row = • { $person }: { $moves ->
         [one] { $moves } jugada
        *[other] { $moves } jugadas
    }
daily-par-unknown = El árbitro sigue buscando el par.
daily-par = El par es { $moves }: `{ $line }`.
daily-par-least = El árbitro ha demostrado que hacen falta al menos { $least } jugadas.
daily-par-none = El árbitro ha demostrado que no tiene solución.

problem-heading = **Problema { $number } del Chess Golf de Don Kirkby**
problem-form-title = Problema { $number }
problem-task = Una de las piezas marcadas debe capturar a todas las demás que nombran las cartas junto al tablero, en las menos jugadas posibles; `/reglas` dice cómo se mueven las piezas. Cuando lo resuelvas verás las soluciones; también puedes mirarlas sin más.
problem-printed = La solución impresa necesita { $moves ->
         [one] { $moves } jugada
        *[other] { $moves } jugadas
    }: `{ $line }`.
problem-shortest = El par es { $moves }, como ha demostrado nuestro árbitro: `{ $line }`.
problem-solutions-button = Mostrar las soluciones
problem-other-button = Problema { $number }
problem-unknown = Hay problemas del 1 al { $most }: `/golf problema número:1` muestra el primero.
