### Preguntas entre compañeros.

ask-waits = Tu última pregunta aún espera respuesta. De una en una: pregunta de nuevo después.
ask-sent = Tu pregunta va para { $people }.
ask-for-others = Esa pregunta la contesta { $people }.
ask-answered = Esa pregunta ya tiene respuesta.
ask-you-said-yes = Has respondido **sí**.
ask-you-said-no = Has respondido **no**.
ask-nothing = Pregunta algo que se conteste con sí o no, como «¿Tienes un caballo?».
ask-too-long = Más breve, por favor: una pregunta tiene como mucho { $most } caracteres.
ask-no-partner = En { $game } no tienes pareja a quien preguntar: `/partida preguntar` es para juegos en los que todos juegan juntos.
ask-question =
    { $game }: { $asker } pregunta:
    {"> "}{ $question }
    { $people }, ¿sí o no?
ask-question-yes =
    { $game }: { $asker } pregunta:
    {"> "}{ $question }
    { $person } dice que **sí**.
ask-question-no =
    { $game }: { $asker } pregunta:
    {"> "}{ $question }
    { $person } dice que **no**.
