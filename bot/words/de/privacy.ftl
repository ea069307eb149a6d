### Was über Menschen aufbewahrt wird, und wie es wieder verschwindet.

command-privacy = datenschutz
    .about = Was über dich aufbewahrt wird, und wie es verschwindet
command-privacy-show = zeigen
    .about = Was über dich aufbewahrt wird, und warum
command-privacy-export = ausgeben
    .about = Alles, was über dich aufbewahrt wird, als Datei
command-privacy-delete = löschen
    .about = Lass alle deine Daten löschen (du wirst zweimal gefragt)

# Jemand, über den alles vergessen wurde.
privacy-somebody = jemand, der gegangen ist

privacy-kept = **Was ich aufbewahre:** deine Nutzer-ID, deine Partien mit Zügen und Zeiten, und was du hier selbst einstellst oder schreibst. Keine Namen, keine Avatare, nichts von dem, was du sonst tust.
privacy-yours = **Über dich habe ich:**
privacy-nothing = **Über dich habe ich gar nichts.**
privacy-row = { $table ->
    [people] deine Einstellungen, Sprache und dein Direktnachrichten-Kanal: { $count }
    [seats] deine Plätze in Partien: { $count }
    [games] Tische, die du eröffnet hast: { $count }
    [drafts] Züge, in deren Mitte du bist: { $count }
    [posts] Bretter in deinen Direktnachrichten: { $count }
    [inquiries] Fragen zwischen dir und jemandem, mit dem du spielst: { $count }
    [daily_answers] deine Antworten auf das Loch des Tages: { $count }
    [outbox] Nachrichten, die auf dich warten oder heute hinausgingen: { $count }
    [former_seats] Plätze in Partien, die jemand von dir übernommen hat: { $count }
    [vacations] deine Urlaube: { $count }
    [lessons] angefangene Lektionen: { $count }
    [puzzlers] angefangene Aufgaben: { $count }
    [puzzle_tries] Aufgaben, die du versucht hast: { $count }
    [daily_solvers] Aufgaben des Tages, die du gelöst hast: { $count }
    [plans] Antworten, die du vorher festgelegt hast: { $count }
    [notes] deine privaten Notizen: { $count }
    [reminders] Erinnerungen, die noch kommen: { $count }
    [results] Ergebnisse deiner Partien: { $count }
    [ratings] deine Wertungszahlen: { $count }
    [rating_changes] wie jede Partie sie verändert hat: { $count }
    [deeds] deine Erfolge: { $count }
    [tournaments] Turniere, die du eröffnet hast: { $count }
    [entrants] Turniere, an denen du teilnimmst: { $count }
    [guild_deeds] was du in der Moderation getan hast: { $count }
    [stranded_votes] deine Stimmen zu Partien, die ihren Ort verloren haben: { $count }
    [agreements] deine Antworten auf Angebote: { $count }
    [offers] Angebote, die du gemacht hast: { $count }
    [erasures] dein Wunsch, vergessen zu werden: { $count }
   *[other] { $table }: { $count }
}
privacy-why = **Warum:** damit Partien wochenlang dauern und Neustarts überstehen können. **Wer es sieht:** Züge sind so öffentlich wie der Ort, an dem gespielt wird; deine Geheimnisse in einer Partie bekommst bis zu ihrem Ende nur du. Wer diesen Bot betreibt, könnte in die Datenbank schauen.
privacy-ways = **Deine Möglichkeiten:** `/ich datenschutz ausgeben` gibt dir alles, `/ich datenschutz löschen` vergisst dich. Wie lange der Rest bleibt und wen du fragen kannst, sagt dir, wer diesen Bot betreibt.
privacy-export-button = Ausgeben
privacy-delete-button = Mich vergessen lassen
privacy-exported = Hier ist alles, was ich über dich aufbewahre, und deine Partien, soweit du sie sehen darfst.{ $left ->
    [0] {""}
   *[other] {" "}Für { $left } ältere war kein Platz: `/partie export was:Alle meine Partien (JSON)` gibt sie Jahr für Jahr.
}

privacy-delete = **Soll ich dich vergessen?** Das lässt sich nicht rückgängig machen.
    • Deine laufenden Partien gibst du auf ({ $running }), deine Einladungen werden zurückgezogen ({ $invitations }). Turniere, die du eröffnet hast, werden abgesagt, wenn sie noch nicht begonnen haben.
    • Beendete Partien bleiben denen, mit denen du gespielt hast; auf deinem Platz steht dann „jemand, der gegangen ist“.
    • Alles andere über dich geht: Einstellungen, Antworten, Statistiken, wartende Nachrichten.
    • Was ich schon geschrieben habe, bleibt auf Discord stehen: Zurückholen kann ich es nicht.
    Wenn du mich danach wieder benutzt, fangen wir bei null an.
privacy-sure-button = Ja, vergiss mich
privacy-never-button = Nein, ich bleibe
privacy-last-question = Letzte Frage: Deine Partien werden aufgegeben, und alles, was ich über dich weiß, wird endgültig gelöscht. Wirklich?
privacy-now-button = Vergiss mich für immer
privacy-too-late = Diese Frage ist schon eine Weile her. Wenn du es noch willst, fragt `/ich datenschutz löschen` von Neuem.
privacy-stays = Das freut mich. Nichts hat sich geändert.
privacy-done = Es ist getan: Ich weiß nichts mehr von dir. Leb wohl, und danke fürs Spielen.
privacy-soon = Es ist unterwegs, und nichts hält es auf: Gleich weiß ich nichts mehr von dir. Leb wohl, und danke fürs Spielen.
