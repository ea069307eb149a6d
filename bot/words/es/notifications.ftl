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

notification-settings = **Tus ajustes**, solo los ves tú. Los botones los cambian.
notification-language = **{ notification-language-button }**: { $language }
notification-language-discord = **{ notification-language-button }**: el que dice Discord, { $language }
notification-zone = **{ notification-zone-button }**: { $zone }, donde ahora son las { $clock }
notification-zone-none = **{ notification-zone-button }**: aún sin elegir, así que uso UTC, donde ahora son las { $clock }
notification-quiet = **{ notification-quiet-button }**: de { $from } a { $to }
notification-quiet-none = **{ notification-quiet-button }**: ninguna
notification-notice-channel = **{ notification-notice-button }**: una mención en el canal
notification-notice-dm = **{ notification-notice-button }**: un mensaje directo en vez de una mención
notification-notice-none = **{ notification-notice-button }**: ni mención ni mensaje, lo miras por tu cuenta
notification-secrets-dm = **{ notification-secrets-button }**: por mensaje directo, si no te los ha mostrado una respuesta en el tablero; *{ board-secrets-button }* los muestra todos cuando quieras
notification-secrets-off = **{ notification-secrets-button }**: nunca por mensaje directo; *{ board-secrets-button }* los muestra todos en cualquier momento
notification-confirm-on = **{ notification-confirm-button }**: sí, te muestro cada jugada otra vez antes de jugarla
notification-confirm-off = **{ notification-confirm-button }**: no, las jugadas se juegan en cuanto están completas
notification-reminders-dm = **{ notification-reminders-button }**: { $points }, por mensaje directo
notification-reminders-channel = **{ notification-reminders-button }**: { $points }, con una mención en el canal
notification-reminders-none = **{ notification-reminders-button }**: ninguno
notification-digest = **{ notification-digest-button }**: a las { $clock }
notification-digest-none = **{ notification-digest-button }**: ninguna
notification-invitations-all = **{ notification-invitations-button }**: en servidores y por mensaje directo
notification-invitations-server = **{ notification-invitations-button }**: solo en servidores
notification-invitations-none = **{ notification-invitations-button }**: ninguna
notification-closed = Por ahora no puedo escribirte mensajes directos, así que lo que iría allí llega como mención en el canal, y la lista diaria espera.

notification-point-half = cuando te queda la mitad del tiempo
notification-point-day = un día antes del final
notification-point-half-day = 12 horas antes del final
notification-point-hours = 4 horas antes del final
notification-point-hour = una hora antes del final

notification-about-language = ¿En qué idioma te hablo? Lo que leen todos va en el idioma del servidor; una partida que juegas sin otras personas, en el tuyo.
notification-about-zone = ¿Dónde estás? Elige un lugar que tenga tu hora. Si no hay ninguno, `/ajustes zona:` los conoce todos.
notification-about-quiet = En tus horas de silencio no llega ningún recordatorio, y los mensajes directos llegan sin sonido. Un recordatorio espera a que acaben, o llega poco antes de que empiecen si después fuera tarde. Solo si no cabe ni lo uno ni lo otro te despierto: mejor despertar que perder.
notification-about-notice = ¿Cómo te llamo cuando te toca jugar?
notification-about-secrets = En las partidas con secretos, lo nuevo que solo te toca a ti llega por mensaje directo, salvo que una respuesta de aquí te lo acabe de decir. Sin esos mensajes no se pierde nada: *{ board-secrets-button }*, bajo el tablero, lo muestra y lo enumera todo.
notification-about-confirm = ¿Te muestro la jugada terminada antes de hacerla, con **{ confirm-play-button }** y **{ confirm-change-button }** debajo? Cuesta un toque y evita deslices. Lo que planeas de antemano ya lo has fijado, así que eso se juega sin preguntar.
notification-about-reminders = ¿Cuándo te recuerdo que una partida te espera? Lo verde está elegido; pulsa para cambiarlo.
notification-about-digest = ¿Cuándo te mando la lista de partidas que te esperan? Si no hay ninguna, no llega nada.
notification-about-invitations = ¿Quién puede invitarte a jugar? Una oferta de revancha también es una invitación; las partidas en curso siguen como están. A quien bloquees (`/ajustes bloquear:`) no podrá invitarte ni sentarse en una mesa tuya, y solo leerá que no estás disponible.
notification-blocked = De estas personas no quieres invitaciones:

notification-language-button = Idioma
notification-zone-button = Zona horaria
notification-quiet-button = Horas de silencio
notification-notice-button = Tu turno
notification-secrets-button = Secretos
notification-confirm-button = Confirmar jugadas
notification-reminders-button = Recordatorios
notification-digest-button = Lista diaria
notification-back-button = Todos los ajustes
notification-quiet-off-button = Ninguna
notification-reminders-off-button = Ninguno
notification-digest-off-button = Ninguna
notification-discord-button = Como dice Discord
notification-channel-button = En el canal
notification-dm-button = Por mensaje directo
notification-secrets-off-button = Sin mensajes
notification-confirm-on-button = Muéstrala antes
notification-confirm-off-button = Jugar enseguida
notification-never-button = De ningún modo
notification-half-button = A la mitad
notification-day-button = 1 día
notification-half-day-button = 12 horas
notification-hours-button = 4 horas
notification-hour-button = 1 hora
notification-quiet-from-placeholder = Silencio desde …
notification-quiet-to-placeholder = … hasta
notification-digest-placeholder = Cada día a las …
notification-americas-placeholder = América
notification-europe-placeholder = Europa y África
notification-asia-placeholder = Asia, Australia y el Pacífico
notification-invitations-button = Invitaciones
notification-everywhere-button = De todas partes
notification-servers-button = Solo en servidores
notification-nowhere-button = Ninguna
notification-unblock-choice = El número { $number } puede volver a invitarte
notification-unblock-placeholder = Quitar a alguien de la lista …

notification-odd-zone = No conozco la zona horaria «{ $zone }». Escribe una ciudad en `/ajustes zona:` y elige una de las que ofrezco.
notification-odd-quiet = Las horas de silencio tienen que acabar a otra hora de la que empiezan. Elige dos horas distintas.
notification-odd-value = No entiendo esa elección. `/ajustes` muestra lo que se puede elegir.
notification-odd-block = No puedes enviarte invitaciones a ti, así que no hay nada que evitar. Elige a otra persona.
notification-blocks-full = Esa lista tiene { $most } puestos y todos están ocupados. Quita primero a alguien con `/ajustes desbloquear:` o elige no recibir ninguna invitación.

## Calls

notification-turn = { $game }: te toca ({ $side }).
notification-turn-own = { $game }: te toca.
notification-until = Tu tiempo se acaba { $relative }, { $moment }.
notification-link = [Al mensaje en el canal]({ $link })
notification-over = { $game } ha terminado. { $outcome }.
notification-draw = { $game }: { $person } ofrece tablas. ¿Aceptas?
notification-rest-over = { $game }: se acabó el descanso y ahora te toca a ti.
notification-turn-here = { $person }, te toca jugar en { $game }.
notification-over-here = { $person }, { $game } ha terminado.
notification-draw-here = { $person }, { $other } te ofrece tablas en { $game }.
notification-move-button = Jugar
notification-board-button = Tablero
notification-reminder = { $game } aún te espera ({ $side }).
notification-reminder-own = { $game } aún te espera.
notification-reminder-here = { $person }, { $game } aún te espera.
notification-digest-heading = { $games ->
    [one] **Te espera una partida:**
   *[other] **Te esperan { $games } partidas, la más urgente primero:**
}
notification-digest-line = • { $game }: tu tiempo se acaba { $relative }. [Ir allí]({ $link })
notification-digest-line-calm = • { $game }: tómate el tiempo que necesites. [Ir allí]({ $link })
notification-digest-more = … y { $games } más: `/partidas` las muestra todas.
