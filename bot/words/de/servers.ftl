### Einstellungen von Servern, Moderation, Berechtigungen.

command-admin = verwaltung
    .about = Für alle, die diesen Server verwalten: seine Regeln und Partien, die feststecken
command-admin-settings = einstellungen
    .about = Sieh nach, was auf diesem Server gilt
command-admin-channels = kanäle
    .about = Wo Tische stehen dürfen
command-admin-roles = rollen
    .about = Wer Tische eröffnen und Platz nehmen darf
command-admin-games = spiele
    .about = Welche Spiele hier beginnen dürfen
command-admin-tournaments = turniere
    .about = Wer Turniere eröffnen darf
command-admin-clock = uhr
    .about = Die Uhr neuer Tische
command-admin-language = sprache
    .about = Die Sprache dessen, was hier alle lesen
command-admin-pings = pings
    .about = Wer angepingt werden darf
command-admin-boards = bretter
    .about = Was von alten Brettern bleibt und ob Partien Threads bekommen
command-admin-limits = grenzen
    .about = Wie viele Partien es geben darf
command-admin-game = partie
    .about = Eine Partie, die feststeckt
command-admin-game-end = beenden
    .about = Eine Partie abbrechen (du wirst vorher gefragt)
command-admin-game-move = umziehen
    .about = Eine Partie in einem anderen Kanal weitergehen lassen
command-admin-audit = protokoll
    .about = Wer in den letzten 180 Tagen was geändert hat
command-doctor = diagnose
    .about = Was ich nicht darf, und was ohne das nicht geht

option-admin-channels-do = tun
    .about = Was geschehen soll
option-admin-channels-channel = kanal
    .about = Welcher Kanal
option-admin-roles-do = tun
    .about = Was geschehen soll
option-admin-roles-role = rolle
    .about = Welche Rolle
option-admin-games-do = tun
    .about = Was zu tun ist
option-admin-games-game = spiel
    .about = Welches Spiel
option-admin-tournaments-who = wer
    .about = Wer sie eröffnen darf
option-admin-tournaments-role = rolle
    .about = Welche Rolle
option-admin-clock-clock = uhr
    .about = Etwa 3d, bank 1d + 12h, none für keine; oder usual
option-admin-language-language = sprache
    .about = Welche Sprache
option-admin-pings-invitations = einladungen
    .about = Ob eine Einladung ihren Gast anpingen darf
option-admin-pings-boards = bretter
    .about = Ob ein Brett anpingen darf, wer am Zug ist
option-admin-boards-old = alte
    .about = Was von einem Brett bleibt, wenn ein neueres gepostet wird
option-admin-boards-threads = threads
    .about = Ob eine Partie einen Thread bekommt, wenn ihr Gastgeber nichts anderes sagt
option-admin-limits-person = person
    .about = Offene Partien pro Person; 0 für keine Grenze
option-admin-limits-channel = kanal
    .about = Offene Tische pro Kanal; 0 für keine Grenze
option-admin-game-end-game = partie
    .about = Ihre Nummer
option-admin-game-move-game = partie
    .about = Ihre Nummer
option-admin-game-move-channel = kanal
    .about = Wo sie weitergeht

choice-admin-channels-do-allow = Diesen Kanal auch erlauben
choice-admin-channels-do-remove = Diesen Kanal von der Liste nehmen
choice-admin-channels-do-any = Jeder Kanal ist recht
choice-admin-roles-do-allow = Diese Rolle auch erlauben
choice-admin-roles-do-remove = Diese Rolle von der Liste nehmen
choice-admin-roles-do-any = Alle dürfen spielen
choice-admin-games-do-allow = Dieses Spiel auf die Liste setzen: Nur was darauf steht, darf beginnen
choice-admin-games-do-remove = Dieses Spiel von der Liste nehmen
choice-admin-games-do-any = Jedes Spiel ist recht
choice-admin-boards-old-picture = Bild und Text
choice-admin-boards-old-text = Nur der Text
choice-admin-boards-old-line = Eine Zeile
choice-admin-tournaments-who-players = Alle, die spielen dürfen
choice-admin-tournaments-who-managers = Wer diesen Server verwaltet
choice-admin-tournaments-who-role = Wer eine Rolle hat

house-heading = **Die Hausordnung**
house-channels-any = Tische: in jedem Kanal
house-channels-some = Tische: in { $channels }
house-roles-any = Wer spielt: alle
house-roles-some = Wer spielt: { $roles }
house-clock-usual = Uhr neuer Tische: wie ich es sonst halte
house-clock-set = Uhr neuer Tische: `{ $clock }`
house-language = Was alle lesen, steht da auf: { $language }
house-guests-on = Einladungen pingen ihre Gäste an
house-guests-off = Einladungen nennen ihre Gäste still
house-boards-on = Bretter pingen an, wer am Zug ist
house-boards-off = Bretter pingen niemanden an
house-old-picture = Alte Bretter behalten ihr Bild
house-old-text = Von alten Brettern bleibt nur der Text
house-old-line = Alte Bretter werden zu einer Zeile
house-threads-on = Partien bekommen eigene Threads
house-threads-off = Partien bleiben in ihrem Kanal
house-person-any = Partien pro Person hier: ohne eigene Grenze
house-person-some = Partien pro Person hier: { $most }
house-tables-any = Tische pro Kanal: so viele man möchte
house-tables-some = Tische pro Kanal: { $most }
house-games-any = Spiele: alle
house-games-some = Spiele: { $games }
house-organisers-players = Wer Turniere eröffnet: alle, die spielen dürfen
house-organisers-managers = Wer Turniere eröffnet: wer diesen Server verwaltet
house-organisers-role = Wer Turniere eröffnet: { $role }
house-last-game = { $title } ist das letzte Spiel auf der Liste, und ganz ohne gäbe es nichts zu spielen. Erlaube erst ein anderes.
house-hint = Kanäle, Rollen, Spiele, Turniere, Uhr und Grenzen haben eigene Befehle: `/verwaltung kanäle`, `/verwaltung rollen`, `/verwaltung spiele`, `/verwaltung turniere`, `/verwaltung uhr`, `/verwaltung grenzen`. Wie Bretter aussehen, bestimmt `/ich aussehen`. Was schon läuft, geht weiter, wie es begann.
house-language-placeholder = Die Sprache dessen, was alle lesen
house-guests-on-button = Einladungen dürfen pingen
house-guests-off-button = Einladungen: nicht pingen
house-boards-on-button = Bretter dürfen pingen
house-boards-off-button = Bretter: nicht pingen
house-audit-button = Wer was geändert hat
house-changed = Gespeichert. Das gilt ab jetzt.
house-nowhere = Eine Hausordnung macht man im Haus: Benutze das auf einem Server.
house-not-yours = Darüber bestimmt, wer diesen Server verwalten darf. `/verein diagnose` ist für alle da, und `/hilfe` auch.
house-list-full = Die Liste hat { $most } Plätze, und alle sind belegt. Nimm erst etwas herunter, oder erlaube alles.
house-odd-limit = Eine Grenze ist eine Zahl von 1 bis { $most }, oder 0 für keine.
house-odd-clock = Diese Uhr kann ich nicht lesen. Schreib `3d`, `bank 1d + 12h`, `none` für gar keine Uhr oder `usual`, wenn du es mir überlässt.

audit-heading = **Wer was geändert hat** (180 Tage lang aufgehoben)
audit-somebody = Jemand
audit-nothing = Niemand hat etwas angerührt.
audit-newer-button = Neuere
audit-older-button = Ältere
audit-settings-button = Einstellungen
audit-channel-allow = { $who } hat Tische in { $about } erlaubt.
audit-channel-remove = { $who } hat { $about } von den Kanälen für Tische genommen.
audit-channel-any = { $who } hat Tische in jedem Kanal erlaubt.
audit-role-allow = { $who } hat { $about } das Spielen erlaubt.
audit-role-remove = { $who } hat { $about } von der Liste derer genommen, die spielen dürfen.
audit-role-any = { $who } hat allen das Spielen erlaubt.
audit-clock = { $who } hat die Uhr neuer Tische auf { $about } gestellt.
audit-clock-usual = { $who } hat mir die Uhr neuer Tische überlassen.
audit-language = { $who } hat die Sprache { $about } gewählt.
audit-guests-on = { $who } lässt Einladungen pingen.
audit-guests-off = { $who } lässt Einladungen nicht mehr pingen.
audit-boards-on = { $who } lässt Bretter pingen.
audit-boards-off = { $who } lässt Bretter nicht mehr pingen.
audit-old-picture = { $who } lässt alten Brettern ihr Bild.
audit-old-text = { $who } lässt alten Brettern nur ihren Text.
audit-old-line = { $who } lässt alte Bretter zu einer Zeile werden.
audit-threads-on = { $who } lässt Partien Threads bekommen.
audit-threads-off = { $who } lässt Partien in ihrem Kanal.
audit-person-games = { $who } hat die Partien pro Person auf { $about } gesetzt.
audit-channel-tables = { $who } hat die Tische pro Kanal auf { $about } gesetzt.
audit-game-allow = { $who } hat { $about } erlaubt.
audit-game-remove = { $who } hat { $about } von den Spielen genommen.
audit-game-any = { $who } hat alle Spiele erlaubt.
audit-organisers-players = { $who } lässt alle, die spielen dürfen, Turniere eröffnen.
audit-organisers-managers = { $who } überlässt Turniere denen, die diesen Server verwalten.
audit-organisers-role = { $who } lässt { $about } Turniere eröffnen.
audit-theme = { $who } hat das Aussehen { $about } gewählt.
audit-end = { $who } hat { $about } abgebrochen.
audit-move = { $who } hat { $about } verlegt.
audit-result = { $who } hat { $about } entschieden.

doctor-view = **Kanal ansehen**: Ich sehe den Ort nicht einmal, also geht dort gar nichts
doctor-send = **Nachrichten senden**: Ich kann weder Einladungen noch Bretter schicken
doctor-send-in-threads = **Nachrichten in Threads senden**: Partien können keinen eigenen Thread haben
doctor-attach = **Dateien anhängen**: Ich kann keine Bilder von Brettern schicken
doctor-connect = **Verbinden**: Wer sich mit einem Sprachkanal nicht verbinden darf, darf auch in seinem Chat nicht schreiben
doctor-history = **Nachrichtenverlauf lesen**: Nach einem Stolpern kann ich nicht nachsehen, was ich schon gesagt habe, und sage es vielleicht zweimal
doctor-threads = **Öffentliche Threads erstellen**: Partien bekommen keinen eigenen Thread

hold-channel = Auf diesem Server stehen die Tische in { $channels }. Komm mit!
hold-roles = Auf diesem Server spielen { $roles }. Frag die, die sich um ihn kümmern.
hold-elsewhere = Auf dem Server dieses Tisches dürfen nur manche spielen, und von hier aus sehe ich nicht, ob du dazugehörst. Nimm auf dem Server selbst Platz.
hold-game = { $title } wird auf diesem Server nicht gespielt, wohl aber: { $games }.
hold-organisers-managers = Auf diesem Server eröffnen die Turniere, die ihn verwalten. Frag sie.
hold-organisers-role = Auf diesem Server eröffnen { $role } Turniere. Frag sie.
hold-tables = { $most ->
    [one] In diesem Kanal ist Platz für einen Tisch, und er ist besetzt. Versuch es in einem anderen Kanal, oder warte, bis die Partie zu Ende ist.
   *[other] In diesem Kanal ist Platz für { $most } Tische, und alle sind besetzt. Versuch es in einem anderen Kanal, oder warte, bis eine Partie zu Ende ist.
}
hold-games = { $most ->
    [one] Auf diesem Server darf man nur eine Partie auf einmal spielen. Beende erst deine: `/partien` zeigt sie.
   *[other] Auf diesem Server darf man höchstens { $most } Partien auf einmal spielen, und so viele hast du. Beende erst eine: `/partien` zeigt sie.
}
hold-permissions = Ich würde ja gern, aber hier fehlt mir, was ein Tisch braucht. Wer diesen Server verwaltet, kann es richten:

moderate-unknown = Eine Partie mit dieser Nummer kenne ich auf diesem Server nicht. Die Nummer steht über jedem Brett, etwa `#k7`.
moderate-end-ask = Soll ich { $game } abbrechen? Niemand gewinnt, und es gibt kein Zurück. Verborgenes wird aufgedeckt, außer Entscheidungen, die noch versiegelt sind.
moderate-end-button = Abbrechen
moderate-keep-button = Lieber nicht
moderate-moved-on = Die Partie ist weitergegangen, seit du gefragt hast; vielleicht steckt sie gar nicht fest. Sieh noch einmal nach, und frag wieder, wenn doch.
moderate-ended = { $game } ist abgebrochen.
moderate-ended-by = Beendet von { $who }; das darf, wer diesen Server verwaltet.
moderate-own-game = Du spielst in dieser Partie selbst mit, also muss sie jemand anders beenden: { $who } kann das. Du kannst den anderen vorschlagen, sie abzubrechen: `/partie abbrechen`.
moderate-over = Diese Partie ist schon zu Ende.
moderate-not-running = Umziehen kann nur eine Partie, die läuft.
moderate-there-already = Sie wird schon dort gespielt.
moderate-elsewhere = Auf diesem Server finde ich keinen Kanal { $place }, den du sehen kannst. Wähl einen von denen, die Discord dir anbietet.
moderate-moved = { $game } geht in { $place } weiter.
moved-to = Diese Partie geht in { $place } weiter.
moved-here = Wir sind umgezogen: Die Partie geht hier weiter.

doctor-heading = **Was mir fehlt**
doctor-direct = In unseren Direktnachrichten brauche ich nichts. Frag mich auf einem Server.
doctor-fine = { $place }: Ich habe alles, was ich brauche.
doctor-missing = { $place }: Mir fehlt
doctor-gone = { $place }: Diesen Ort gibt es nicht mehr. Nimm ihn mit `/verwaltung kanäle` von der Liste.
doctor-unknown = { $place }: Discord sagt mir nicht, was ich dort darf. Frag mich gleich noch einmal.
doctor-only-here = Nach anderen Kanälen können die fragen, die diesen Server verwalten dürfen.
doctor-well = { $places ->
    [one] Noch ein Ort ist mir wichtig, und dort ist alles gut.
   *[other] Noch { $places } Orte sind mir wichtig, und dort ist alles gut.
}
doctor-more = Es gibt mehr als { $most } solche Orte; ich habe nach den ersten gesehen. Frag mich bei den anderen dort selbst.

stranded-server = Ich bin nicht mehr auf dem Server, auf dem { $game } gespielt wird. Die Partie ruht, und keine Uhr läuft. Sie geht dort weiter, wenn ich zurückkomme; oder hier, wenn euch allen das lieber ist.
stranded-place = In { $place } darf ich nicht mehr schreiben, also ruht { $game }, und keine Uhr läuft. `/verein diagnose` sagt denen, die sich um den Server kümmern, was mir fehlt. Sie geht dort weiter, wenn ich wieder schreiben darf; oder hier, wenn euch allen das lieber ist.
stranded-direct-button = In Direktnachrichten weiter
stranded-noted = Notiert. Hier geht es weiter, sobald das auch { $who } lieber ist.
stranded-agreed = Euch allen ist es hier lieber, also kommt hier das Brett.
stranded-direct = Hier geht es weiter, in unseren Direktnachrichten.
stranded-back = Da bin ich wieder: Die Partie geht weiter.
stranded-place-gone = Den Ort, an dem wir gespielt haben, gibt es nicht mehr; also geht die Partie hier weiter.
stranded-not-yours = In dieser Partie spielst du nicht mit, also entscheiden andere, wo sie weitergeht.
stranded-over = { $game } geht schon weiter: `/brett` zeigt, wie es steht.

# After the database was put back from a backup; $when is a moment as Discord shows it.
restored-line = **Ich wurde aus einer Sicherung wiederhergestellt.** Es steht alles wie { $when }; was danach kam, ist verloren, also spielt es bitte noch einmal.

# A new server, and one that has the commands without the bot.
half-here = Ich bin nur halb hier: Meine Befehle sind auf diesem Server, ich selbst nicht, also kann ich nichts schreiben. Wer ihn verwaltet, kann mich mit diesem Link einladen: <{ $link }>
half-here-no-link = Ich bin nur halb hier: Meine Befehle sind auf diesem Server, ich selbst nicht, also kann ich nichts schreiben. Wer ihn verwaltet, muss mich auch als Bot einladen.
greeting = Ich bringe fünfzehn seltsame Schachspiele auf diesen Server. Ich kenne ihre Regeln, zeichne jedes Brett und wahre jedes Geheimnis. Drück einen Knopf: Die Antwort siehst nur du.
