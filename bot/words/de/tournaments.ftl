### Turniere.

command-tournament = turnier
    .about = Turniere: eröffnen, mitspielen, Tabelle ansehen
command-tournament-open = eröffnen
    .about = Eröffne ein Turnier in diesem Kanal
command-tournament-show = zeigen
    .about = Sieh, wie ein Turnier steht
command-tournament-list = liste
    .about = Sieh die Turniere dieses Servers
command-tournament-join = mitspielen
    .about = Melde dich für ein Turnier an
command-tournament-leave = verlassen
    .about = Melde dich ab, bevor das Turnier beginnt
command-tournament-start = starten
    .about = Beginne dein Turnier
command-tournament-withdraw = ausscheiden
    .about = Verlass ein Turnier endgültig (du wirst vorher gefragt)
command-tournament-end = beenden
    .about = Beende dein Turnier, wie es steht (du wirst vorher gefragt)
command-tournament-remove = entfernen
    .about = Nimm jemanden aus deinem Turnier
command-tournament-result = ergebnis
    .about = Entscheide eine Partie deines Turniers, die ohne Ergebnis endete
option-tournament-open-game = spiel
    .about = Was gespielt wird
option-tournament-open-format = modus
    .about = Wer auf wen trifft; ohne Angabe Schweizer System
option-tournament-open-rounds = runden
    .about = Wie viele Runden (nur Schweizer System); ohne Angabe so viele wie nötig
option-tournament-open-clock = uhr
    .about = Zeit für jeden Zug, etwa 2d oder bank 1d + 6h; ohne Angabe zwei Tage
option-tournament-open-name = name
    .about = Wie das Turnier heißt
option-tournament-open-threads = threads
    .about = Ob jede Partie einen eigenen Thread bekommt; ohne Angabe ja
option-tournament-open-at_once = gleichzeitig
    .about = Ob alle Partien eines Rundenturniers gleichzeitig gespielt werden
option-tournament-tournament = turnier
    .about = Welches Turnier, wenn es mehrere gibt: seine Nummer, etwa 3
option-tournament-remove-player = wen
    .about = Wen
option-tournament-result-game = partie
    .about = Welche Partie: ihre Nummer, etwa #7
option-tournament-result-result = ergebnis
    .about = Wie sie zählt
choice-tournament-format-round-robin = Jeder gegen jeden
choice-tournament-format-double = Jeder gegen jeden, mit Rückrunde
choice-tournament-format-swiss = Schweizer System
choice-tournament-result-white = Wer begann, gewinnt
choice-tournament-result-black = Wer nachzog, gewinnt
choice-tournament-result-draw = Für beide ein halber Punkt
choice-tournament-result-replay = Noch einmal spielen

tournament-nameless = { $game }-Turnier
tournament-what = **{ $game }** · { $format } · { $clock }
tournament-round-robin = jeder gegen jeden
tournament-double = jeder gegen jeden, mit Rückrunde
tournament-swiss = Schweizer System
tournament-swiss-rounds =
    { $rounds ->
        [one] Schweizer System, eine Runde
       *[other] Schweizer System, { $rounds } Runden
    }
tournament-no-clock = ohne Uhr
tournament-clock-turn = { $span } pro Zug
tournament-clock-bank = Zeitkonto { $start }, mit jedem Zug { $refill } dazu
tournament-nobody-yet = Noch ist niemand dabei: Mach den Anfang.
tournament-players = Dabei ({ $count }): { $names }
tournament-how = Mit **{ tournament-join-button }** bist du dabei; Platz ist für { $most }. { $host } beginnt, sobald drei da sind.
tournament-goes-on = Es läuft.
tournament-over = Es ist vorbei.
tournament-called-off = Es wurde abgesagt.
tournament-join-button = Mitspielen
tournament-leave-button = Doch nicht
tournament-start-button = Beginnen
tournament-standings-button = Tabelle
tournament-withdraw-button = Ausscheiden
tournament-replay-button = Noch einmal spielen
tournament-half-button = Je ein halber Punkt
tournament-yes-button = Ja
tournament-no-button = Nein, lieber nicht

tournament-opened = { $title } ist eröffnet. Die Ankündigung kommt in diesen Kanal; drück darunter **{ tournament-start-button }**, sobald alle da sind. Du selbst bist noch nicht angemeldet: Drück **{ tournament-join-button }**, wenn du willst.
tournament-joined = Du spielst bei { $title } mit. Viel Glück!
tournament-left = Du spielst bei { $title } nicht mehr mit. Solange es nicht begonnen hat, kannst du dich wieder anmelden.
tournament-started = { $title } beginnt: Die erste Runde ist ausgelost.
tournament-withdraw-sure = Willst du { $title } wirklich verlassen? Eine laufende Partie gibst du damit auf, und zurück kannst du nicht.
tournament-withdrawn = Du hast das Turnier verlassen. Danke fürs Mitspielen!
tournament-removed = { $name } spielt nicht mehr mit.
tournament-end-sure = Willst du { $title } wirklich beenden, wie es steht? Laufende Partien dürfen zu Ende gespielt werden, zählen aber nicht mehr.
tournament-ended = Das Turnier ist beendet.
tournament-decided = Notiert. Das Turnier geht weiter.
tournament-replayed = Die Partie ist neu aufgestellt, mit denselben Farben.

tournament-round = { $title }: Runde { $round } von { $rounds }
tournament-bye = { $name } hat in dieser Runde niemanden gegen sich: ein geschenkter Punkt, gezählt am Ende der Runde.
tournament-rest = { $name } setzt in dieser Runde aus.
tournament-forfeit = { $names }: nicht gespielt, jemand ist ausgeschieden.
tournament-final = { $title } ist vorbei.
tournament-winner = 🏆 { $name } gewinnt mit einem Punktestand von { $points }. Glückwunsch!
tournament-winners = 🏆 { $names } teilen sich den ersten Platz mit einem Punktestand von { $points }. Glückwunsch!
tournament-no-winner = Niemand hat gepunktet, also hat niemand gewonnen.
tournament-dead-game = { $game } endete ohne Ergebnis. { $host }, wie soll das zählen? Jedes andere Ergebnis: `/verein turnier ergebnis`.
tournament-dead-game-settled = { $game }: { $who } hat entschieden ({ $verdict }).
tournament-own-game = Du spielst in dieser Partie selbst mit, also muss sie jemand anders entscheiden: { $who } kann das.
tournament-own-opponent = Deine Partie gegen { $name } hat noch kein Ergebnis, also muss das jemand anders entscheiden: { $who } kann das.
tournament-after = Runde { $count } von { $rounds }
tournament-points-label = Pkt
tournament-alt-start = { $title }, vor der ersten Runde:
tournament-alt = { $title }, Stand nach Runde { $round }. Platz, Buchstabe, Punkte:
tournament-alt-during = { $title }, Stand während Runde { $round }. Platz, Buchstabe, Punkte:
tournament-still-open = Noch gespielt wird: { $games }
tournament-ties-swiss = Bei Gleichstand entscheidet im Bild *Bh* (Buchholz: die Punkte aller, gegen die man gespielt hat), dann *SB* (Sonneborn–Berger: die Punkte der Besiegten und die halben derer, mit denen man remis spielte).
tournament-ties-round-robin = Bei Gleichstand entscheidet im Bild *SB* (Sonneborn–Berger: die Punkte der Besiegten und die halben derer, mit denen man remis spielte), dann die Zahl der Siege.
tournament-list-empty = Auf diesem Server gibt es kein Turnier. `/verein turnier eröffnen` kündigt eins an.
tournament-state-open =
    { $count ->
        [0] offen; noch ist niemand dabei
        [one] offen; bisher eine Anmeldung
       *[other] offen; bisher { $count } Anmeldungen
    }
tournament-state-running = Runde { $round } von { $rounds }
tournament-state-over = vorbei

tournament-only-on-servers = Turniere gibt es nur auf Servern. Frag dort.
tournament-no-such-game = Dieses Spiel kenne ich nicht. `/hilfe` nennt alle, die ich kenne.
tournament-two-sides-only = { $game } wird nicht zu zweit gegeneinander gespielt, und nur solche Turniere kann ich leiten. Chess oder Goal Box ginge.
tournament-rounds-range = Ein Turnier im Schweizer System hat 1 bis { $most } Runden. Ohne `{ option-tournament-open-rounds }` werden es so viele wie nötig.
tournament-rounds-follow = Wenn jeder gegen jeden spielt, ergibt sich die Zahl der Runden von selbst: Lass `{ option-tournament-open-rounds }` weg.
tournament-clock-unreadable = Diese Uhr kann ich nicht lesen. Schreib `2d` für zwei Tage pro Zug, `5+3` für fünf Minuten und drei Sekunden mehr mit jedem Zug, oder `bank 1d + 6h`.
tournament-needs-a-clock = Ein Turnier braucht eine Uhr, sonst hält ein Siebenschläfer alle auf. `2d` ist eine gute.
tournament-not-here = So ein Turnier kenne ich hier nicht. `/verein turnier liste` zeigt sie.
tournament-none-fits = Hier gibt es kein Turnier, mit dem das ginge. `/verein turnier liste` zeigt sie.
tournament-which = Mehr als ein Turnier könnte gemeint sein: { $names }. Sag mit der Option `{ option-tournament-tournament }`, welches.
tournament-has-begun = Dieses Turnier hat schon begonnen.
tournament-leave-running = Dieses Turnier hat schon begonnen. `/verein turnier ausscheiden` verlässt es endgültig.
tournament-is-over = Dieses Turnier ist vorbei. `/verein turnier eröffnen` kündigt ein neues an.
tournament-in-already = Du bist schon dabei. Beginnen darf, wer das Turnier eröffnet hat.
tournament-not-in = Du spielst in diesem Turnier nicht mit.
tournament-they-are-not-in = { $name } spielt in diesem Turnier nicht mit.
tournament-full = Dieses Turnier ist voll: Mehr als { $most } kann ich nicht auseinanderhalten.
tournament-host-only = Das entscheidet { $host }, wer also das Turnier eröffnet hat, oder wer diesen Server verwaltet.
tournament-managers-only = Das entscheidet, wer diesen Server verwaltet.
tournament-enough-waiting = Auf einem Server darf man höchstens { $most } Turniere haben, die noch nicht begonnen haben, und deine warten noch: { $names }. `/verein turnier starten` beginnt eins, `/verein turnier beenden` sagt eins ab; dann kannst du ein neues eröffnen.
tournament-too-few = Für ein Turnier braucht es mindestens { $fewest }. Warte, bis genug dabei sind.
tournament-unknown-control = Diesen Knopf kenne ich nicht mehr. `/verein turnier zeigen` bringt frische.
tournament-no-such-pairing = Das ist keine Partie eines Turniers hier. Nenn ihre Nummer, etwa `#7`.
tournament-has-result = Diese Partie hat schon ein Ergebnis, und dabei bleibt es.
tournament-still-played = Diese Partie wird noch gespielt. Entschieden werden hier nur solche, die ohne Ergebnis endeten.
tournament-round-robin-at-once = jeder gegen jeden, alle Partien gleichzeitig
tournament-double-at-once = jeder zweimal gegen jeden, alle Partien gleichzeitig
tournament-managers = Wer diesen Server verwaltet
tournament-thread = { $players } · Runde { $round } · { $title } · #{ $game }
tournament-at-once-round-robin = In einem Turnier nach Schweizer System folgt jede Runde aus der vorigen, also können nicht alle Partien gleichzeitig gespielt werden. Wähl bei `{ option-tournament-open-format }` jeder gegen jeden, oder lass `{ option-tournament-open-at_once }` weg.
tournament-started-at-once = { $title } beginnt: Alle Partien sind aufgebaut.
tournament-fewer-rounds = { $rounds ->
    [one] Bei { $players } Anmeldungen trifft nach einer Runde niemand mehr auf jemand Neuen, also bleibt es dabei.
   *[other] Bei { $players } Anmeldungen trifft nach { $rounds } Runden niemand mehr auf jemand Neuen, also bleibt es bei so vielen.
}
tournament-state-at-once = { $games ->
    [one] { $done } von einer Partie ist vorbei
   *[other] { $done } von { $games } Partien sind vorbei
}
