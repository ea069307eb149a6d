### Turnos condicionales y notas.

command-plan = plan
    .about = Decide tus respuestas de antemano: si juegan esto, tú juegas aquello
command-plan-set = fijar
    .about = Escribe variantes como: si e7e5 entonces Cf3, Cc6 entonces Ab5
command-plan-list = lista
    .about = Mira lo que has planeado en una partida
command-plan-drop = olvidar
    .about = Olvida una variante planeada, o todas
option-plan-lines = variantes
    .about = si e7e5 entonces Cf3, o corto: e7e5 Cf3 Cc6 Ab5; varias, separadas por ;
option-plan-line = variante
    .about = El número de la variante; todas si lo omites
option-plan-game = partida
    .about = Qué partida, si tienes varias: su número, como #7

plan-button = Planear
plan-write-button = Planear algo
plan-set-button = Guardar
plan-no-button = No
plan-drop-button = Olvidar { $number }
plan-drop-all-button = Olvidar todo
plan-form-title = Tus respuestas, de antemano
plan-form-label = Una variante por renglón
plan-form-placeholder = si e7e5 entonces Cf3, Cc6 entonces Ab5

plan-how =
    Aquí no has planeado nada. Un plan responde por ti, por ejemplo mientras duermes: una variante por renglón, `si e7e5 entonces Cf3, Cc6 entonces Ab5`, o corto `e7e5 Cf3 Cc6 Ab5` (suyo, tuyo, suyo, tuyo). `any` vale por cualquier turno. Nadie más se entera.
plan-proposal =
    { $lines ->
        [one] así leo tu variante. ¿Es lo que quieres decir?
       *[other] así leo tus { $lines } variantes. ¿Es lo que quieres decir?
    }
plan-careful = Cuenta en cuanto pulses **{ plan-set-button }**. Cada respuesta se juega en un momento que nadie puede prever, entre { $soonest } segundos y { $latest } minutos después (antes si queda poco tiempo), hasta donde entonces sea posible; jugar a mano o `/partida plan olvidar` va primero.
plan-if = Si { $when }, tú juegas `{ $turn }`.
plan-then = Si después { $when }, tú juegas `{ $turn }`.
plan-next = Luego juegas `{ $turn }`.
plan-when = { $name } juega `{ $turn }`
plan-when-any = { $name } juega cualquier cosa
plan-when-you = ahora juegas `{ $turn }`
plan-when-you-any = ya has jugado tu turno, sea cual sea
plan-set =
    { $lines ->
        [one] tu variante queda fijada. No se lo diré a nadie.
       *[other] tus { $lines } variantes quedan fijadas. No se lo diré a nadie.
    }
plan-refused = De acuerdo, olvidado. No hay nada planeado.
plan-dropped = la variante { $number } está olvidada.
plan-dropped-all = todas tus variantes están olvidadas.
plan-none = no había nada que olvidar.
plan-waits = esperando
plan-half =
    { $turns ->
        [one] su primer turno ya ha ocurrido
       *[other] ya han ocurrido { $turns } de sus turnos
    }
plan-due = tu respuesta se juega { $moment }
plan-ready = es tu turno, pero antes hay otra cosa que espera tu respuesta
plan-missed = no ocurrió

plan-empty = Un plan necesita al menos una variante, como `si e7e5 entonces Cf3`.
plan-too-many = Serían demasiadas: como mucho { $most } variantes por partida, y ya tienes { $set }. `/partida plan olvidar` hace sitio.
plan-full = En una partida caben { $most } variantes, y las tuyas están ocupadas. `/partida plan olvidar` hace sitio.
plan-too-far = No veo tan lejos: como mucho { $most } turnos tuyos en una variante.
plan-too-long = Eso no cabe en un mensaje. Escribe menos variantes a la vez.
plan-contradiction = Dos de estas variantes responden a los mismos turnos de forma distinta. Quédate con la que quieras.
plan-contradicts = Tu variante { $number } responde a los mismos turnos de otra forma. Olvídala primero, o déjalo así.
plan-gone = Esas variantes ya no esperan respuesta. `/partida plan lista` muestra lo que cuenta.
plan-reading = Todavía estoy leyendo las variantes que acabas de enviar. Envía estas otra vez dentro de un momento.
plan-overtaken = Mientras tanto la partida tomó otro camino, así que no he fijado nada. `/partida plan fijar` empieza desde donde está ahora.
plan-no-such = Ya no hay ninguna variante { $number }. `/partida plan lista` muestra las que hay.
plan-why = No puedo planear `{ $row }`. { $reason }
plan-why-unfinished = Una variante va así: `si el suyo entonces el tuyo`, una y otra vez, o corto `suyo tuyo suyo tuyo`, y termina con un turno tuyo.
plan-why-theirs = Hasta donde sabes, { $name } no puede jugar `{ $turn }` ahí. Escribe el turno tal como el registro te lo mostrará.
plan-why-own = Entonces no podrías jugar `{ $turn }`. { $sentence }
plan-why-own-not-whole = Tu turno `{ $turn }` no está completo ahí. Escribe todos sus pasos, separados por barras.
plan-why-not-yours = Donde respondes no sería tu turno: nombra cada turno anterior, o escribe `any`.
plan-why-any-own = Tus propias respuestas hay que nombrarlas; `any` es para los turnos de los demás.
plan-why-together = Ahí deciden varios a la vez; un plan solo puede seguir turnos que llegan uno tras otro.
plan-why-nobody = Ahí no le tocaría a nadie: quizá la partida acabe antes.
plan-why-too-much = Hay demasiados caminos hasta ahí para mirarlos todos. Nombra los turnos en vez de `any`, o planea menos lejos.

command-notes = notas
    .about = Notas sobre una partida, solo para ti
command-notes-write = escribir
    .about = Anota algo sobre el tablero tal como está
command-notes-show = ver
    .about = Lee tus notas, cada una con su tablero
command-notes-delete = borrar
    .about = Tira una nota, o todas (se pide confirmación)
option-notes-text = texto
    .about = Lo que quieres recordar; nadie más lo leerá
option-notes-number = número
    .about = Qué nota; todas si lo omites
option-notes-game = partida
    .about = Qué partida, si tienes varias: su número, como #7

note-button = Notas
note-write-button = Escribir una nota
note-all-button = Todas las notas
note-forget-button = Tirar
note-forget-yes-button = Tirar
note-forget-no-button = Conservar
note-form-title = Una nota para ti
note-form-label = Solo la leerás tú
note-form-placeholder = El caballo de b1 sueña con d5.
note-placeholder = Leer una nota con su tablero
note-kept = la nota { $number } queda guardada con el turno { $turn }. Nadie más la leerá.
note-none = No tienes notas sobre esta partida.
note-list =
    { $notes ->
        [one] Tienes una nota sobre ella.
       *[other] Tienes { $notes } notas sobre ella.
    }
note-one = nota { $number }, tras el turno { $turn }, { $moment }
note-of-turn = tras el turno { $turn }
note-beside = Tus notas sobre este tablero, que solo ves tú:
note-too-early = Esa partida aún no ha empezado, así que no hay tablero. Espera a que se ocupen todos los asientos.
note-empty = En esa nota aún no hay nada. Escribe una palabra o dos.
note-too-long = En una nota caben { $most } caracteres; eso eran { $length }. Con dos notas basta.
note-full = Tienes { $most } notas sobre esta partida y no caben más en el cajón. `/partida notas borrar` hace sitio.
note-no-such = Ya no tengo esa nota. `/partida notas ver` enumera las que hay.
note-forget-one = ¿tirar esta nota para siempre?
note-forget-all =
    { $notes ->
        [one] ¿tirar tu única nota para siempre?
       *[other] ¿tirar las { $notes } notas para siempre?
    }
note-forgotten = la nota ya no está.
note-forgotten-all =
    { $notes ->
        [one] una nota ya no está.
       *[other] { $notes } notas ya no están.
    }
