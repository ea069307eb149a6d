### Abrir una mesa, sentarse, levantarse.

seat-left = Te has levantado. Mientras la partida no empiece, puedes volver a sentarte.
seat-game-on = La partida `#{ $game }` está en marcha.
seat-declined = De acuerdo: ya no se te guarda ningún asiento.
seat-declined-all = La invitación queda anulada.
seat-cancelled = Tu invitación queda retirada.
seat-not-host = Solo quien invitó puede retirar la invitación.
seat-you-play = La partida está en marcha: juegas con { $sides } en `#{ $game }`.
seat-begun = La partida está en marcha: `#{ $game }`.
seat-secrets = **{ board-secrets-button }**, bajo el tablero, te muestra en cualquier momento lo que solo tú puedes saber ({ $secret }). Lo que no te haya mostrado ninguna respuesta llega también por mensaje directo (se puede quitar en `/ajustes`).
seat-you-are-in = Estás dentro. La partida empieza cuando lo diga { $host }.
seat-you-have = Tienes asiento: { $sides }. La partida empieza cuando se ocupe el último.
seat-host-starts = { $host } abrió esta mesa y da comienzo a la partida.
seat-too-few = { $title } necesita al menos { $fewest }: espera a que se unan suficientes.
seat-already-started = Esa partida ya ha empezado; todos los asientos están ocupados.
seat-already-over = Esa partida ya ha terminado. `/jugar` abre una mesa nueva.
seat-yours-already = Ya tienes un asiento en esta mesa.
seat-invited-other = Esa invitación es para otra persona. `/jugar` abre una mesa para ti.
seat-none-free = Todos los asientos de esta mesa están ocupados o reservados.
seat-own = Ese asiento (**{ $side }**) ya es tuyo.
seat-taken = { $person } se te adelantó: ese asiento (**{ $side }**) ya está ocupado.
seat-kept = Ese asiento (**{ $side }**) está reservado para { $person }. Elige otro.
seat-last = Es el último asiento: déjaselo a alguien, para no jugar en solitario.
seat-none-to-leave = No tienes asiento en esta mesa, así que no hay ninguno que dejar.
seat-press-leave = Tienes asiento: pulsa **{ seats-leave-button }** para devolverlo.
seat-nothing-to-decline = Esa invitación no es solo para ti, así que no hay nada que rechazar.
invitation-off-late = La invitación a { $game } queda anulada: nadie llegó a tiempo.
invitation-off-declined = La invitación a { $game } queda anulada: { $person } no puede jugar esta vez.
invitation-off-taken-back = La invitación a { $game } queda anulada: fue retirada.
invitation-off-withdrawn = La invitación a { $game } queda anulada: la retiró quien cuida de este servidor.
invitation-unposted = Tu invitación a { $game } no se ha podido publicar en { $place }: allí no puedo escribir. `/club doctor` dice allí qué me falta. La mesa sigue puesta: `/club buscar` la muestra, o puedes retirarla.
invitation-unreached = Tu invitación a { $game } no ha llegado: mis mensajes directos no llegan a esa persona. Invítala en un servidor o retírala.
no-thread-too-many = Este servidor tiene tantos hilos activos como Discord permite, así que se juega aquí mismo.
no-thread = No he podido crear un hilo, así que se juega aquí mismo. `/club doctor` dice qué me falta.
table-set = Tu mesa `#{ $table }` para **{ $title }** está lista.
table-set-open = Tu mesa `#{ $table }` para **{ $title }** está lista. Juega quien se una; pulsa **{ seats-start-button }** cuando no falte nadie.
table-set-for = Tu mesa `#{ $table }` para **{ $title }** está lista; la invitación va para { $person }.
table-set-first = Tu mesa `#{ $table }` para **{ $title }** está abierta: juega quien llegue primero.
table-set-seats = Tu mesa `#{ $table }` para **{ $title }** está lista; la invitación es para quien ocupe un asiento.
table-no-thread = (Los hilos solo existen en servidores, así que se juega aquí mismo.)
table-no-thread-in-thread = (Esto ya es un hilo, y los hilos no tienen hilos propios, así que se juega aquí mismo.)
table-no-thread-in-voice = (El chat de un canal de voz no tiene hilos, así que se juega aquí mismo.)
table-take-back-button = Cerrar la mesa
table-start-alone-button = Empezar en solitario
table-too-many = Ya tienes { $most } partidas e invitaciones abiertas, tantas como llevo para una persona. Termina una primero: `/partidas` las enumera.
table-odd-players = Cuántos juegan a { $title } depende de quién se una: omite `{ $key }`.
table-odd-option = `{ $key }` sirve para probar posiciones a solas: en una mesa decidiría a la vista lo que { $title } mantiene en secreto o deja al azar. Omítelo.
table-bot = Los bots no pueden sentarse aquí. Para jugar contra el ordenador elige un nivel en `{ option-play-computer }`; o invita a una persona, o a nadie para jugar con quien llegue.
table-yourself = No puedes jugar en los dos bandos. Invita a otra persona, o a nadie para jugar con quien llegue.
table-alone = { $title } se juega en solitario: omite `{ option-play-opponent }`.
table-not-shared = En { $title } nadie puede ocupar un segundo asiento, así que omite `{ option-play-shared }`. Es para juegos de más de dos.
table-direct-opponent = Nadie más puede ver una invitación en nuestros mensajes directos. Invita a alguien, elige un nivel en `{ option-play-computer }` o usa `/jugar` en un servidor.
table-direct-seats = En mensajes directos solo hay dos personas, y { $title } tiene { $seats } asientos. Añade `{ option-play-shared }: True`, para que una persona ocupe varios, o usa `/jugar` en un servidor.
table-one-seat-each = En { $title } cada cual tiene un asiento, así que omite `{ option-play-shared }`.
table-no-sides = En { $title } nadie tiene bando, así que omite `{ option-play-colour }`.
table-sides = { $title } tiene estos bandos: { $sides }.
table-options = Las opciones se escriben `nombre=valor`, como `position=518`.
invitation =
    { $host } propone { $game }{ $credit ->
        [tradition] {""}
        [after] {" "}(a partir de una idea de { $inventor })
       *[by] {" "}(idea: { $inventor })
    } e invita a { $guests }.
    {"> "}{ $summary }
invitation-begun = { $game } ha empezado.
invitation-alone = { $host } se sienta a jugar { $game }.
invitation-until = Abierta hasta el { $moment } ({ $left }).
guests-and-whoever-joins = { $people } y a quien se una
guests-whoever-joins = quien se una
guests-and-seats = { $people } y a quien ocupe un asiento
guests-seats = { $free ->
         [one] quien ocupe el asiento libre
        *[other] quienes ocupen los { $free } asientos libres
    }
seats-shared = Los asientos son **compartidos**: una persona puede ocupar varios, y quien se sienta está de acuerdo.
seats-start = La partida empieza cuando se ocupen todos los asientos.
seats-host-plays = { $host } juega con { $side }.
seats-by-lot = El azar reparte los colores.
seats-kept = reservado para { $person }
seats-free = libre
seats-up-to = Pueden jugar hasta { $most }. { $host } pulsa **{ seats-start-button }** cuando no falte nadie.
seats-join-button = Unirme
seats-start-button = Empezar
seats-leave-button = Levantarse
seats-decline-button = Rechazar
seats-join-as-button = Sentarse: { $side }

# Whom one may invite, and how often.
contact-closed = { $person } no acepta invitaciones por ahora. Abre una mesa para quien se una o invita a otra persona.
contact-closed-direct = No puedo llevarle a { $person } una invitación por mensaje directo: solo escribo a quienes ya me han usado y aceptan invitaciones ahí. Usa `/jugar` en un servidor en común.
contact-enough-for-one = { $most ->
    [one] Invitaste a { $person } en las últimas 24 horas y no salió nada. Espera un día.
   *[other] Invitaste a { $person } { $most } veces en las últimas 24 horas y no salió nada. Espera un día.
}
contact-enough = { $most ->
    [one] En las últimas 24 horas enviaste una invitación que nadie aceptó; no llevo más en un día. Abre una mesa para quien se una o espera hasta mañana.
   *[other] En las últimas 24 horas enviaste { $most } invitaciones que nadie aceptó; no llevo más en un día. Abre una mesa para quien se una o espera hasta mañana.
}
contact-enough-offers = { $most ->
    [one] En las últimas 24 horas le hiciste a { $person } una oferta que quedó en nada; no llevo más en un día. Sigue jugando.
   *[other] En las últimas 24 horas le hiciste a { $person } { $most } ofertas que quedaron en nada; no llevo más en un día. Sigue jugando.
}
contact-blocked = La invitación queda anulada y ya no te llegará ninguna otra de { $person }. En tus ajustes (`/ajustes`) está la lista de quienes no quieres recibirlas.
contact-block-button = Ninguna más de esta persona
contact-nobody-button = Ninguna invitación
