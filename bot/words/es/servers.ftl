### Ajustes de servidores, moderación, permisos.

command-admin = administrar
    .about = Para quienes administran este servidor: sus reglas y las partidas atascadas
command-admin-settings = ajustes
    .about = Mira qué vale en este servidor
command-admin-channels = canales
    .about = Dónde se pueden abrir mesas
command-admin-roles = roles
    .about = Quién puede abrir mesas y sentarse
command-admin-games = juegos
    .about = Qué juegos pueden empezar aquí
command-admin-tournaments = torneos
    .about = Quién puede abrir torneos
command-admin-clock = reloj
    .about = El reloj de las mesas nuevas
command-admin-language = idioma
    .about = El idioma de lo que aquí leen todos
command-admin-pings = menciones
    .about = A quién se puede avisar
command-admin-boards = tableros
    .about = Qué queda de los tableros viejos y si las partidas tienen hilos
command-admin-limits = límites
    .about = Cuántas partidas puede haber
command-admin-game = partida
    .about = Una partida atascada
command-admin-game-end = terminar
    .about = Anular una partida (antes se te pregunta)
command-admin-game-move = trasladar
    .about = Seguir una partida en otro canal
command-admin-audit = registro
    .about = Quién cambió qué en los últimos 180 días
command-doctor = doctor
    .about = Qué no me dejan hacer, y qué no funciona sin ello

option-admin-channels-do = hacer
    .about = Qué hacer
option-admin-channels-channel = canal
    .about = Qué canal
option-admin-roles-do = hacer
    .about = Qué hacer
option-admin-roles-role = rol
    .about = Qué rol
option-admin-games-do = hacer
    .about = Qué hacer
option-admin-games-game = juego
    .about = Qué juego
option-admin-tournaments-who = quien
    .about = Quién puede abrirlos
option-admin-tournaments-role = rol
    .about = Qué rol
option-admin-clock-clock = reloj
    .about = Por ejemplo 3d, bank 1d + 12h, none para ninguno; o usual
option-admin-language-language = idioma
    .about = Qué idioma
option-admin-pings-invitations = invitaciones
    .about = Si una invitación puede avisar a su invitado
option-admin-pings-boards = tableros
    .about = Si un tablero puede avisar a quien le toca
option-admin-boards-old = viejos
    .about = Qué queda de un tablero cuando se publica uno nuevo
option-admin-boards-threads = hilos
    .about = Si una partida tiene un hilo cuando su anfitrión no dice otra cosa
option-admin-limits-person = persona
    .about = Partidas abiertas por persona; 0 para no poner límite
option-admin-limits-channel = canal
    .about = Mesas abiertas por canal; 0 para no poner límite
option-admin-game-end-game = partida
    .about = Su número
option-admin-game-move-game = partida
    .about = Su número
option-admin-game-move-channel = canal
    .about = Dónde sigue

choice-admin-channels-do-allow = Permitir también este canal
choice-admin-channels-do-remove = Quitar este canal de la lista
choice-admin-channels-do-any = Vale cualquier canal
choice-admin-roles-do-allow = Permitir también este rol
choice-admin-roles-do-remove = Quitar este rol de la lista
choice-admin-roles-do-any = Todos pueden jugar
choice-admin-games-do-allow = Poner este juego en la lista: solo puede empezar lo que está en ella
choice-admin-games-do-remove = Quitar este juego de la lista
choice-admin-games-do-any = Cualquier juego sirve
choice-admin-boards-old-picture = Su imagen y su texto
choice-admin-boards-old-text = Solo su texto
choice-admin-boards-old-line = Una línea
choice-admin-tournaments-who-players = Todos los que pueden jugar
choice-admin-tournaments-who-managers = Quienes administran este servidor
choice-admin-tournaments-who-role = Quienes tienen un rol

house-heading = **Las reglas de la casa**
house-channels-any = Mesas: en cualquier canal
house-channels-some = Mesas: en { $channels }
house-roles-any = Quién juega: todos
house-roles-some = Quién juega: { $roles }
house-clock-usual = Reloj de las mesas nuevas: como suelo hacerlo
house-clock-set = Reloj de las mesas nuevas: `{ $clock }`
house-language = Lo que leen todos está en: { $language }
house-guests-on = Las invitaciones avisan a sus invitados
house-guests-off = Las invitaciones nombran a sus invitados en silencio
house-boards-on = Los tableros avisan a quien le toca
house-boards-off = Los tableros no avisan a nadie
house-old-picture = Los tableros viejos conservan su imagen
house-old-text = De los tableros viejos queda solo el texto
house-old-line = Los tableros viejos se reducen a una línea
house-threads-on = Las partidas tienen hilos propios
house-threads-off = Las partidas se quedan en su canal
house-person-any = Partidas por persona aquí: sin límite propio
house-person-some = Partidas por persona aquí: { $most }
house-tables-any = Mesas por canal: cuantas se quiera
house-tables-some = Mesas por canal: { $most }
house-games-any = Juegos: todos
house-games-some = Juegos: { $games }
house-organisers-players = Quién abre torneos: todos los que pueden jugar
house-organisers-managers = Quién abre torneos: quienes administran este servidor
house-organisers-role = Quién abre torneos: { $role }
house-last-game = { $title } es el último juego de la lista y sin ninguno no habría a qué jugar. Permite antes otro.
house-hint = Canales, roles, juegos, torneos, reloj y límites tienen sus propios comandos: `/administrar canales`, `/administrar roles`, `/administrar juegos`, `/administrar torneos`, `/administrar reloj`, `/administrar límites`. El aspecto de los tableros lo decide `/yo aspecto`. Lo que ya está en marcha sigue como empezó.
house-language-placeholder = El idioma de lo que leen todos
house-guests-on-button = Las invitaciones avisan
house-guests-off-button = Invitaciones: no avisar
house-boards-on-button = Los tableros avisan
house-boards-off-button = Tableros: no avisar
house-audit-button = Quién cambió qué
house-changed = Anotado: desde ahora vale esto.
house-nowhere = Las reglas de una casa se hacen en la casa: usa esto en un servidor.
house-not-yours = Eso lo deciden quienes pueden administrar este servidor. `/club doctor` es para todos, y `/ayuda` también.
house-list-full = La lista tiene { $most } sitios y todos están ocupados. Quita algo antes, o permítelo todo.
house-odd-limit = Un límite es un número de 1 a { $most }, o 0 si no hay ninguno.
house-odd-clock = No entiendo ese reloj. Escribe `3d`, `bank 1d + 12h`, `none` para jugar sin reloj, o `usual` para dejármelo a mí.

audit-heading = **Quién cambió qué** (se guarda 180 días)
audit-somebody = Alguien
audit-nothing = Nadie ha tocado nada.
audit-newer-button = Más nuevos
audit-older-button = Más antiguos
audit-settings-button = Ajustes
audit-channel-allow = { $who } permitió mesas en { $about }.
audit-channel-remove = { $who } quitó { $about } de los canales para mesas.
audit-channel-any = { $who } permitió mesas en cualquier canal.
audit-role-allow = { $who } permitió jugar a { $about }.
audit-role-remove = { $who } quitó a { $about } de quienes pueden jugar.
audit-role-any = { $who } permitió jugar a todos.
audit-clock = { $who } puso el reloj de las mesas nuevas en { $about }.
audit-clock-usual = { $who } me dejó el reloj de las mesas nuevas.
audit-language = { $who } eligió el idioma { $about }.
audit-guests-on = { $who } dejó que las invitaciones avisen.
audit-guests-off = { $who } hizo que las invitaciones no avisen.
audit-boards-on = { $who } dejó que los tableros avisen.
audit-boards-off = { $who } hizo que los tableros no avisen.
audit-old-picture = { $who } hizo que los tableros viejos conserven su imagen.
audit-old-text = { $who } hizo que de los tableros viejos quede solo el texto.
audit-old-line = { $who } hizo que los tableros viejos se reduzcan a una línea.
audit-threads-on = { $who } hizo que las partidas tengan hilos.
audit-threads-off = { $who } hizo que las partidas se queden en su canal.
audit-person-games = { $who } puso las partidas por persona en { $about }.
audit-channel-tables = { $who } puso las mesas por canal en { $about }.
audit-game-allow = { $who } permitió { $about }.
audit-game-remove = { $who } quitó { $about } de los juegos.
audit-game-any = { $who } permitió todos los juegos.
audit-organisers-players = { $who } dejó que abran torneos todos los que pueden jugar.
audit-organisers-managers = { $who } dejó los torneos a quienes administran este servidor.
audit-organisers-role = { $who } dejó que { $about } abran torneos.
audit-theme = { $who } eligió el aspecto { $about }.
audit-end = { $who } anuló { $about }.
audit-move = { $who } trasladó { $about }.
audit-result = { $who } decidió { $about }.

doctor-view = **Ver canal**: ni siquiera veo el sitio, así que allí no funciona nada
doctor-send = **Enviar mensajes**: no puedo publicar ni invitaciones ni tableros
doctor-send-in-threads = **Enviar mensajes en hilos**: las partidas no pueden tener su propio hilo
doctor-attach = **Adjuntar archivos**: no puedo publicar imágenes de los tableros
doctor-connect = **Conectar**: quien no puede conectarse a un canal de voz tampoco puede escribir en su chat
doctor-history = **Leer el historial de mensajes**: si tropiezo no puedo mirar qué dije, y quizá lo diga dos veces
doctor-threads = **Crear hilos públicos**: las partidas no reciben su propio hilo

hold-channel = En este servidor las mesas están en { $channels }. ¡Ven!
hold-roles = En este servidor juegan { $roles }. Pregunta a quienes lo cuidan.
hold-elsewhere = El servidor de esa mesa deja jugar solo a algunos, y desde aquí no veo si puedes jugar. Siéntate en el propio servidor.
hold-game = En este servidor no se juega a { $title }. Se juega a: { $games }.
hold-organisers-managers = En este servidor abren torneos quienes lo administran. Pregúntales.
hold-organisers-role = En este servidor abren torneos { $role }. Pregúntales.
hold-tables = { $most ->
    [one] En este canal cabe una mesa y está ocupada. Prueba en otro canal, o espera a que termine la partida.
   *[other] En este canal caben { $most } mesas y todas están ocupadas. Prueba en otro canal, o espera a que termine una partida.
}
hold-games = { $most ->
    [one] En este servidor cada persona juega una partida a la vez. Termina antes la tuya: `/partidas` la muestra.
   *[other] En este servidor cada persona juega como mucho { $most } partidas, y ya las tienes. Termina antes una: `/partidas` las muestra.
}
hold-permissions = Me encantaría, pero aquí me falta lo que una mesa necesita. Quien administra este servidor puede arreglarlo:

moderate-unknown = No conozco ninguna partida con ese número en este servidor. El número está encima de cada tablero, por ejemplo `#k7`.
moderate-end-ask = ¿Anulo { $game }? Nadie gana y no hay vuelta atrás. Lo oculto se descubre, salvo las decisiones que sigan selladas.
moderate-end-button = Anularla
moderate-keep-button = Mejor no
moderate-moved-on = La partida ha seguido desde que preguntaste, así que quizá no está atascada. Mira otra vez, y pregunta de nuevo si lo está.
moderate-ended = { $game } queda anulada.
moderate-ended-by = Terminada por { $who }, que administra este servidor.
moderate-own-game = En esta partida juegas tú, así que tiene que terminarla otra persona: { $who } puede. Tú puedes proponer a los demás anularla: `/partida anular`.
moderate-over = Esa partida ya terminó.
moderate-not-running = Solo se puede trasladar una partida en marcha.
moderate-there-already = Ya se juega allí.
moderate-elsewhere = En este servidor no encuentro ningún canal { $place } que puedas ver. Elige uno de los que te ofrece Discord.
moderate-moved = { $game } sigue en { $place }.
moved-to = Esta partida sigue en { $place }.
moved-here = Cambiamos de sitio: la partida sigue aquí.

doctor-heading = **Qué me falta**
doctor-direct = En nuestros mensajes directos no necesito nada. Pregúntame en un servidor.
doctor-fine = { $place }: tengo todo lo que necesito.
doctor-missing = { $place }: me falta
doctor-gone = { $place }: ese sitio ya no existe. Quítalo de la lista con `/administrar canales`.
doctor-unknown = { $place }: Discord no me dice qué puedo hacer allí. Pregúntame otra vez dentro de un momento.
doctor-only-here = Por otros canales pueden preguntar quienes administran este servidor.
doctor-well = { $places ->
    [one] Otro sitio me importa, y allí todo va bien.
   *[other] Otros { $places } sitios me importan, y allí todo va bien.
}
doctor-more = Hay más de { $most } sitios así; he mirado los primeros. Por los demás, pregúntame allí.

stranded-server = Ya no estoy en el servidor donde se juega { $game }. La partida descansa y no corre ningún reloj. Sigue allí cuando yo vuelva; o aquí, si todo el mundo lo prefiere.
stranded-place = En { $place } ya no me dejan escribir, así que { $game } descansa y no corre ningún reloj. `/club doctor` dice a quienes cuidan el servidor qué me falta. Sigue allí cuando pueda escribir otra vez; o aquí, si todo el mundo lo prefiere.
stranded-direct-button = Seguir en mensajes directos
stranded-noted = Anotado. Sigue aquí en cuanto { $who } también lo prefiera.
stranded-agreed = Todo el mundo prefiere seguir aquí, así que aquí llega el tablero.
stranded-direct = Seguimos aquí, en nuestros mensajes directos.
stranded-back = Aquí estoy otra vez: la partida sigue.
stranded-place-gone = El sitio donde jugábamos ya no existe, así que la partida sigue aquí.
stranded-not-yours = No juegas en esa partida, así que otros deciden dónde sigue.
stranded-over = { $game } ya sigue: `/tablero` muestra cómo está.

# After the database was put back from a backup; $when is a moment as Discord shows it.
restored-line = **Me han restaurado de una copia de seguridad.** Todo está como { $when }; lo que vino después se ha perdido y hay que jugarlo de nuevo.

# A new server, and one that has the commands without the bot.
half-here = Estoy aquí solo a medias: mis comandos están en este servidor, pero yo no, así que no puedo publicar nada. Quien lo gestiona puede invitarme con este enlace: <{ $link }>
half-here-no-link = Estoy aquí solo a medias: mis comandos están en este servidor, pero yo no, así que no puedo publicar nada. Quien lo gestiona tiene que invitarme también como bot.
greeting = Traigo a este servidor quince extraños juegos de ajedrez. Conozco sus reglas, dibujo cada tablero y guardo cada secreto. Pulsa un botón: la respuesta es solo para ti.
