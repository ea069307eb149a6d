### Notices, reminders, digests, and how people want them.

## Commands

command-settings = ajustes
    .about = Cómo y cuándo te hablo: idioma, zona horaria, horas de silencio, recordatorios
option-settings-zone = zona
    .about = Tu zona horaria, como Europe/Madrid; si la omites, ves todos los ajustes
option-settings-block = bloquear
    .about = No quieres más invitaciones de esta persona
option-settings-unblock = desbloquear
    .about = Esta persona puede volver a invitarte

## The settings

told-settings = **Tus ajustes**, solo los ves tú. Los botones los cambian.
told-language = **Idioma**: { $language }
told-language-discord = **Idioma**: el que dice Discord, { $language }
told-zone = **Zona horaria**: { $zone }, donde ahora son las { $clock }
told-zone-none = **Zona horaria**: aún sin elegir, así que uso UTC, donde ahora son las { $clock }
told-quiet = **Horas de silencio**: de { $from } a { $to }
told-quiet-none = **Horas de silencio**: ninguna
told-notice-channel = **Tu turno**: una mención en el canal
told-notice-dm = **Tu turno**: un mensaje directo en vez de una mención
told-notice-none = **Tu turno**: ni mención ni mensaje, lo miras por tu cuenta
told-secrets-dm = **Secretos de las partidas**: por mensaje directo, en cuanto hayas jugado y si ninguna respuesta te lo ha dicho; *{ board-secrets-button }* los muestra todos en cualquier momento
told-secrets-off = **Secretos de las partidas**: nunca por mensaje directo; *{ board-secrets-button }* los muestra todos en cualquier momento
told-confirm-on = **Tus jugadas**: te las muestro otra vez antes de jugarlas
told-confirm-off = **Tus jugadas**: se juegan en cuanto están completas
told-reminders-dm = **Recordatorios**: { $points }, por mensaje directo
told-reminders-channel = **Recordatorios**: { $points }, con una mención en el canal
told-reminders-none = **Recordatorios**: ninguno
told-digest = **Lista diaria de tus turnos**: a las { $clock }
told-digest-none = **Lista diaria de tus turnos**: ninguna
told-invitations-all = **Invitaciones**: en servidores y por mensaje directo
told-invitations-server = **Invitaciones**: solo en servidores
told-invitations-none = **Invitaciones**: ninguna
told-closed = Por ahora no puedo escribirte mensajes directos, así que lo que iría allí llega como mención en el canal, y la lista diaria espera.

told-point-half = cuando te queda la mitad del tiempo
told-point-day = un día antes del final
told-point-half-day = 12 horas antes del final
told-point-hours = 4 horas antes del final
told-point-hour = una hora antes del final

told-about-language = ¿En qué idioma te hablo? Lo que leen todos va en el idioma del servidor; una partida que juegas sin otras personas, en el tuyo.
told-about-zone = ¿Dónde estás? Elige un lugar que tenga tu hora. Si no hay ninguno, `/ajustes zona:` los conoce todos.
told-about-quiet = En tus horas de silencio no llega ningún recordatorio, y los mensajes directos llegan sin sonido. Un recordatorio espera a que acaben, o llega poco antes de que empiecen si después fuera tarde. Solo si no cabe ni lo uno ni lo otro te despierto: mejor despertar que perder.
told-about-notice = ¿Cómo te llamo cuando te toca jugar?
told-about-secrets = En las partidas con secretos, lo nuevo que solo te toca a ti llega por mensaje directo, salvo que una respuesta de aquí te lo acabe de decir. Sin esos mensajes no se pierde nada: *{ board-secrets-button }*, bajo el tablero, lo muestra y lo enumera todo.
told-about-confirm = ¿Te muestro la jugada terminada antes de hacerla, con **{ confirm-play-button }** y **{ confirm-change-button }** debajo? Cuesta un toque y evita deslices. Lo que planeas de antemano ya lo has fijado, así que eso se juega sin preguntar.
told-about-reminders = ¿Cuándo te recuerdo que una partida te espera? Lo verde está elegido; pulsa para cambiarlo.
told-about-digest = ¿Cuándo te mando la lista de partidas que te esperan? Si no hay ninguna, no llega nada.
told-about-invitations = ¿Quién puede invitarte a jugar? Una oferta de revancha también es una invitación; las partidas en curso siguen como están. A quien bloquees (`/ajustes bloquear:`) no podrá invitarte ni sentarse en una mesa tuya, y solo leerá que no estás disponible.
told-blocked = De estas personas no quieres invitaciones:

told-language-button = Idioma
told-zone-button = Zona horaria
told-quiet-button = Horas de silencio
told-notice-button = Tu turno
told-secrets-button = Secretos
told-confirm-button = Confirmar jugadas
told-reminders-button = Recordatorios
told-digest-button = Lista diaria
told-back-button = Todos los ajustes
told-quiet-off-button = Ninguna
told-reminders-off-button = Ninguno
told-digest-off-button = Ninguna
told-discord-button = Como dice Discord
told-channel-button = En el canal
told-dm-button = Por mensaje directo
told-secrets-off-button = Sin mensajes
told-confirm-on-button = Muéstrala antes
told-confirm-off-button = Jugar enseguida
told-never-button = De ningún modo
told-half-button = A la mitad
told-day-button = 1 día
told-half-day-button = 12 horas
told-hours-button = 4 horas
told-hour-button = 1 hora
told-quiet-from-placeholder = Silencio desde …
told-quiet-to-placeholder = … hasta
told-digest-placeholder = Cada día a las …
told-americas-placeholder = América
told-europe-placeholder = Europa y África
told-asia-placeholder = Asia, Australia y el Pacífico
told-invitations-button = Invitaciones
told-everywhere-button = De todas partes
told-servers-button = Solo en servidores
told-nowhere-button = Ninguna
told-unblock-choice = El número { $number } puede volver a invitarte
told-unblock-placeholder = Quitar a alguien de la lista …

told-odd-zone = No conozco la zona horaria «{ $zone }». Escribe una ciudad en `/ajustes zona:` y elige una de las que ofrezco.
told-odd-quiet = Las horas de silencio tienen que acabar a otra hora de la que empiezan. Elige dos horas distintas.
told-odd-value = No entiendo esa elección. `/ajustes` muestra lo que se puede elegir.
told-odd-block = No puedes enviarte invitaciones a ti, así que no hay nada que evitar. Elige a otra persona.
told-blocks-full = Esa lista tiene { $most } puestos y todos están ocupados. Quita primero a alguien con `/ajustes desbloquear:` o elige no recibir ninguna invitación.

## Calls

told-turn = { $game }: te toca ({ $side }).
told-turn-own = { $game }: te toca.
told-until = Tu tiempo se acaba { $relative }, { $moment }.
told-link = [Al mensaje en el canal]({ $link })
told-over = { $game } ha terminado. { $outcome }.
told-draw = { $game }: { $person } ofrece tablas. ¿Aceptas?
told-rest-over = { $game }: se acabó el descanso y ahora te toca a ti.
told-turn-here = { $person }, te toca jugar en { $game }.
told-over-here = { $person }, { $game } ha terminado.
told-draw-here = { $person }, { $other } te ofrece tablas en { $game }.
told-move-button = Jugar
told-board-button = Tablero
told-reminder = { $game } aún te espera ({ $side }).
told-reminder-own = { $game } aún te espera.
told-reminder-here = { $person }, { $game } aún te espera.
told-digest-heading = { $games ->
    [one] **Te espera una partida:**
   *[other] **Te esperan { $games } partidas, la más urgente primero:**
}
told-digest-line = • { $game }: tu tiempo se acaba { $relative }. [Ir allí]({ $link })
told-digest-line-calm = • { $game }: tómate el tiempo que necesites. [Ir allí]({ $link })
told-digest-more = … y { $games } más: `/partidas` las muestra todas.
