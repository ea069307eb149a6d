### Lo que se guarda de las personas, y cómo desaparece.

command-privacy = privacidad
    .about = Lo que se guarda de ti, y cómo desaparece
command-privacy-show = mostrar
    .about = Lo que se guarda de ti, y por qué
command-privacy-export = exportar
    .about = Todo lo que se guarda de ti, en un archivo
command-privacy-delete = borrar
    .about = Borra todos tus datos (se pide confirmación dos veces)

# Alguien de quien se olvidó todo lo que se guardaba.
privacy-somebody = alguien que se fue

privacy-kept = **Lo que guardo:** tu id de usuario, tus partidas con sus jugadas y horas, y lo que tú ajustas o escribes aquí. Ni nombres, ni avatares, ni nada de lo demás que haces.
privacy-yours = **De ti tengo:**
privacy-nothing = **De ti no tengo nada de nada.**
privacy-row = { $table ->
    [people] tus ajustes, tu idioma y tu canal de mensajes directos: { $count }
    [seats] tus asientos en partidas: { $count }
    [games] mesas que abriste: { $count }
    [drafts] turnos que tienes a medias: { $count }
    [posts] tableros en tus mensajes directos: { $count }
    [inquiries] preguntas entre tú y tu pareja de juego: { $count }
    [daily_answers] tus respuestas al hoyo del día: { $count }
    [outbox] mensajes que te esperan o salieron hoy: { $count }
    [former_seats] asientos que alguien tomó por ti: { $count }
    [vacations] tus vacaciones: { $count }
    [lessons] lecciones que empezaste: { $count }
    [puzzlers] el problema en el que estás: { $count }
    [puzzle_tries] problemas que has intentado: { $count }
    [daily_solvers] problemas del día que has resuelto: { $count }
    [plans] respuestas que decidiste de antemano: { $count }
    [notes] tus notas privadas: { $count }
    [reminders] recordatorios por venir: { $count }
    [results] cómo terminaron tus partidas: { $count }
    [ratings] tus puntuaciones: { $count }
    [rating_changes] cómo las cambió cada partida: { $count }
    [deeds] tus logros: { $count }
    [tournaments] torneos que abriste: { $count }
    [entrants] torneos en los que participas: { $count }
    [guild_deeds] lo que hiciste en la moderación: { $count }
    [stranded_votes] tus votos sobre partidas que perdieron su lugar: { $count }
    [agreements] tus respuestas a ofertas: { $count }
    [offers] ofertas que hiciste: { $count }
    [erasures] tu deseo de que te olvide: { $count }
   *[other] { $table }: { $count }
}
privacy-why = **Por qué:** para que las partidas duren semanas y sobrevivan a los reinicios. **Quién lo ve:** las jugadas son tan públicas como el lugar donde se juegan; tus secretos en una partida son solo para ti hasta que termina. Quien lleva este bot podría mirar en su base de datos.
privacy-ways = **Tus opciones:** `/yo privacidad exportar` te lo entrega todo, `/yo privacidad borrar` te olvida. Cuánto tiempo queda lo demás, y a quién preguntar, te lo dice quien lleva este bot.
privacy-export-button = Exportar
privacy-delete-button = Que se me olvide
privacy-exported = Aquí está todo lo que guardo de ti, y tus partidas hasta donde puedes verlas.{ $left ->
    [0] {""}
   *[other] {" "}Para { $left } más antiguas no hubo sitio: `/partida exportar qué:Todas mis partidas (JSON)` las da año por año.
}

privacy-delete = **¿Quieres que te olvide?** No se puede deshacer.
    • Abandonas las partidas en curso ({ $running }) y tus invitaciones se retiran ({ $invitations }). Los torneos que abriste y aún no han empezado se anulan.
    • Las partidas terminadas quedan para quienes jugaron contigo, pero en tu asiento dirá «alguien que se fue».
    • Todo lo demás sobre ti desaparece: ajustes, respuestas, estadísticas, mensajes en espera.
    • Lo que ya publiqué se queda en Discord: no puedo recogerlo.
    Si vuelves a usarme después, empezamos de cero.
privacy-sure-button = Sí, olvídame
privacy-never-button = No, me quedo
privacy-last-question = Última pregunta: tus partidas se abandonan y todo lo que sé de ti se borra para siempre. ¿De verdad?
privacy-now-button = Olvídame para siempre
privacy-too-late = Esa pregunta es de hace un rato. Si aún lo quieres, `/yo privacidad borrar` pregunta de nuevo.
privacy-stays = Me alegro. Nada ha cambiado.
privacy-done = Hecho: ya no sé nada de ti. Adiós, y gracias por jugar.
privacy-soon = Está en marcha y nada lo detiene: en unos instantes ya no sabré nada de ti. Adiós, y gracias por jugar.
