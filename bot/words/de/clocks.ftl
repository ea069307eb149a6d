### Zeit: Bedenkzeiten, Fristen, Urlaub, Pausen, und was geschieht, wenn jemand zu spät kommt.

# What a table gives.
clock-pace-none = keine Uhr
clock-pace-turn = { $span } pro Zug
clock-pace-bank = Zeitkonto { $start }, mit jedem Zug { $refill } dazu, höchstens { $cap }
clock-control = Uhr: { $pace }.
clock-late-lose = Wer die Zeit überschreitet, verliert.
clock-late-ask = Wenn jemandem die Zeit ausgeht, entscheidet die Gegenseite, wie es weitergeht.
clock-late-auto = Wenn jemandem die Zeit ausgeht, spielt der Zufall etwas Harmloses, höchstens dreimal.
clock-weekends-off = Am Wochenende stehen die Uhren.
clock-unreadable = Diese Uhr kann ich nicht lesen. Schreib `3d` für drei Tage pro Zug, `5+3` für fünf Minuten und drei Sekunden mehr mit jedem Zug, `bank 1d + 2h` für ein Zeitkonto oder `none`.
clock-out-of-range = Eine Uhr gibt zwischen einer Minute und 14 Tagen.
clock-late-unknown = Für alle, die zu spät kommen, wähle `lose`, `ask` oder `auto`.
clock-missing = Die Angaben `{ option-play-late }` und `{ option-play-weekends }` brauchen eine Uhr. Gib `{ option-play-clock }` an, etwa `3d`, oder lass sie weg.

# Below boards.
clock-runs-out = ⏳ Die Zeit läuft <t:{ $at }:R> ab.
clock-each = ⏳ { $clocks }
clock-rests = ⏸️ Die Partie ruht, und mit ihr die Uhren.
clock-rests-until = ⏸️ Die Partie ruht bis <t:{ $at }:f>, und mit ihr die Uhren.
clock-rest-over = { $game }: Die Ruhe ist vorbei. Weiter geht es mit { $who }.
clock-board-late = ⌛ Zu spät: { $who }. Die Gegenseite entscheidet, wie es weitergeht.
clock-board-offered = ⌛ Zu spät: { $who }. Der Platz steht allen offen.
clock-board-away = 🏝️ { $who } ist im Urlaub bis <t:{ $at }:f>.
clock-board-played-for = 🎲 Zu spät: { $who }. Darum hat der Zufall gezogen{ $times ->
    [one] .
   *[other] , { $times }-mal hintereinander.
}

# Somebody is late.
clock-late-question = { $game }: Die Zeit von { $who } ist um. { $others }, was nun? Wer zuerst drückt, entscheidet; { $who } darf noch ziehen.
clock-wait-button = Warten
clock-play-button = Zufallszug machen
clock-replace-button = Ersetzen
clock-end-button = Auf Zeit werten
clock-take-button = Platz nehmen
clock-late-waits = { $game }: { $by } wartet auf { $who }; Zeit ist jetzt bis <t:{ $at }:f>.
clock-late-settled = { $game }: { $who } war zu spät. Das ist geklärt.
clock-seat-offered = { $game }: { $who } ist zu spät, und der Platz sucht jemanden. Wer ihn nimmt, spielt von hier an weiter, Geheimnisse inbegriffen.
clock-taken-over = { $game }: { $after } übernimmt den Platz von { $before }. Willkommen!
clock-take-done = Der Platz gehört dir: Du spielst { $sides } in { $game }.
clock-take-own = Du sitzt schon an diesem Tisch; dieser Platz ist für jemand Neuen.
clock-take-before = Du hast schon an diesem Tisch gesessen und weißt zu viel für einen anderen Platz. Zuschauen ist gern gesehen: `/brett`.
clock-wait-done = Du wartest: Zeit ist jetzt bis <t:{ $at }:f>.
clock-play-done = Der Zufall hat etwas Harmloses gespielt.
clock-end-done = Das Warten ist vorbei: Die Zeit ist um.
clock-replace-done = Der Platz steht nun allen offen.
clock-late-over = Das ist schon geklärt. `/brett` zeigt, wo die Partie steht.
clock-late-yourself = Das entscheidet die Gegenseite, aber ziehen darfst du noch: `/zug` oder **{ board-move-button }**.
clock-late-others = Das entscheidet die Gegenseite.

# Clocks to look at, and time as a gift.
clock-button = Uhr
clock-give-button = { $span } schenken
clock-state-late = zu spät seit <t:{ $at }:f>
clock-state-runs = Zeit bis <t:{ $at }:f> (<t:{ $at }:R>)
clock-state-stands = noch { $left }, die Uhr steht
clock-state-waits = gerade nicht gefragt
clock-takebacks = Wird ein Zug zurückgenommen, verfällt auch die Zeit, die er der Uhr gebracht hat; verbrauchte Zeit bleibt verbraucht.
clock-none-here = Diese Partie hat keine Uhr: Nehmt euch alle Zeit der Welt.
clock-give-unreadable = Wie viel? Schreib `1d` für einen Tag, `6h` für sechs Stunden.
clock-give-nobody = Zeit schenkt man der Gegenseite: Nur wer gegen jemanden spielt, kann das.
clock-give-too-much = Eine Uhr fasst höchstens { $most }: Gib etwas weniger.
clock-give-not-now = Gerade läuft keine Uhr der Gegenseite. Schenk Zeit, wenn sie am Zug ist.
clock-give-done = { $who } hat { $span } mehr. Wie nett!

# Holidays.
vacation-begun = Gute Erholung! Bis <t:{ $at }:f> stehen deine Uhren in Partien mit einem Tag pro Zug und mehr. `/ich urlaub beenden` holt dich früher zurück.
vacation-ended = Willkommen zurück! Deine Uhren laufen wieder.
vacation-now = Du bist im Urlaub bis <t:{ $at }:f>.
vacation-days = Du hast { $year } schon { $used } von { $most } Urlaubstagen genommen; { $left } sind übrig.
vacation-none = Du bist nicht im Urlaub. `/ich urlaub beginnen` beginnt einen.
vacation-already = Du bist schon im Urlaub bis <t:{ $at }:f>. `/ich urlaub beenden` beendet ihn, dann kannst du neu beginnen.
vacation-too-long = Das ist mehr, als übrig ist: { $left } von { $most } Tagen in { $year }.
vacation-unreadable = Schreib den letzten Tag so: `2026-12-24`.
vacation-out-of-range = Ein Urlaub endet in der Zukunft und dauert höchstens { $most } Tage.

# Commands.
option-play-clock = uhr
    .about = Wie viel Zeit: 3d pro Zug, bank 1d + 2h, none
option-play-late = verspätung
    .about = Was geschieht, wenn jemand zu spät kommt
choice-play-late-lose = Sie verlieren
choice-play-late-ask = Die Gegenseite entscheidet
choice-play-late-auto = Der Zufall spielt etwas Harmloses
option-play-weekends = wochenende
    .about = Samstags und sonntags stehen die Uhren
command-clock = uhr
    .about = Die Zeit in deinen Partien
command-clock-show = zeigen
    .about = Sieh alle Uhren einer Partie
option-clock-show-game = partie
    .about = Welche Partie, wenn du mehrere hast: ihre Nummer, etwa #7
command-clock-give = schenken
    .about = Schenk der Gegenseite Zeit
option-clock-give-time = zeit
    .about = Wie viel: 1d, 6h, 30m
option-clock-give-game = partie
    .about = Welche Partie, wenn du mehrere hast: ihre Nummer, etwa #7
command-vacation = urlaub
    .about = Urlaub, in dem deine Uhren stehen
command-vacation-start = beginnen
    .about = Geh in den Urlaub
option-vacation-start-days = tage
    .about = Für wie viele Tage; ohne Angabe eine Woche
option-vacation-start-until = bis
    .about = Oder der letzte Tag: 2026-12-24
command-vacation-end = beenden
    .about = Komm früher zurück
command-vacation-show = zeigen
    .about = Wie viele Urlaubstage du noch hast
