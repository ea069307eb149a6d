### Bedingte Züge und Notizen.

command-plan = plan
    .about = Leg Antworten vorher fest: wenn sie dies spielen, spielst du das
command-plan-set = setzen
    .about = Schreib Varianten wie: wenn e7e5 dann Sf3, Sc6 dann Lb5
command-plan-list = liste
    .about = Sieh nach, was du in einer Partie geplant hast
command-plan-drop = verwerfen
    .about = Vergiss eine geplante Variante oder alle
option-plan-lines = varianten
    .about = wenn e7e5 dann Sf3, oder kurz: e7e5 Sf3 Sc6 Lb5; mehrere Varianten mit ; dazwischen
option-plan-line = variante
    .about = Die Nummer der Variante; alle, wenn du sie weglässt
option-plan-game = partie
    .about = Welche Partie, wenn du mehrere hast: ihre Nummer, etwa #7

plan-button = Planen
plan-write-button = Etwas planen
plan-set-button = Gilt
plan-no-button = Nein
plan-drop-button = { $number } verwerfen
plan-drop-all-button = Alle verwerfen
plan-form-title = Deine Antworten im Voraus
plan-form-label = Eine Variante pro Zeile
plan-form-placeholder = wenn e7e5 dann Sf3, Sc6 dann Lb5

plan-how =
    Du hast hier nichts geplant. Ein Plan antwortet für dich, zum Beispiel während du schläfst: eine Variante pro Zeile, `wenn e7e5 dann Sf3, Sc6 dann Lb5`, oder kurz `e7e5 Sf3 Sc6 Lb5` (ihr Zug, deiner, ihrer, deiner). `any` steht für jeden Zug. Niemand sonst erfährt davon.
plan-proposal =
    { $lines ->
        [one] So lese ich deine Variante. Meinst du das?
       *[other] So lese ich deine { $lines } Varianten. Meinst du das?
    }
plan-careful = Es zählt, sobald du auf **{ plan-set-button }** drückst. Jede Antwort wird zu einem Zeitpunkt gespielt, den niemand vorhersehen kann, { $soonest } Sekunden bis { $latest } Minuten später (bei knapper Zeit früher), soweit sie dann möglich ist; von Hand spielen oder `/partie plan verwerfen` geht vor.
plan-if = Wenn { $when }, spielst du `{ $turn }`.
plan-then = Wenn dann { $when }, spielst du `{ $turn }`.
plan-next = Danach spielst du `{ $turn }`.
plan-when = { $name } `{ $turn }` spielt
plan-when-any = { $name } irgendetwas spielt
plan-when-you = du jetzt selbst `{ $turn }` spielst
plan-when-you-any = du deinen Zug gemacht hast, welchen auch immer
plan-set =
    { $lines ->
        [one] Deine Variante gilt. Ich behalte sie für mich.
       *[other] Deine { $lines } Varianten gelten. Ich behalte sie für mich.
    }
plan-refused = Gut, vergessen. Nichts wurde geplant.
plan-dropped = Variante { $number } ist vergessen.
plan-dropped-all = Alle deine Varianten sind vergessen.
plan-none = Da gab es nichts zu vergessen.
plan-waits = wartet
plan-half =
    { $turns ->
        [one] ihr erster Zug ist geschehen
       *[other] { $turns } Züge davon sind geschehen
    }
plan-due = deine Antwort wird { $moment } gespielt
plan-ready = du bist am Zug, aber etwas anderes wartet vorher auf deine Antwort
plan-missed = kam nicht so

plan-empty = Ein Plan braucht mindestens eine Variante, etwa `wenn e7e5 dann Sf3`.
plan-too-many = Das wären zu viele: höchstens { $most } Varianten in einer Partie, und du hast schon { $set }. `/partie plan verwerfen` schafft Platz.
plan-full = In einer Partie ist Platz für { $most } Varianten, und deine sind belegt. `/partie plan verwerfen` schafft Platz.
plan-too-far = So weit sehe ich nicht voraus: höchstens { $most } eigene Züge in einer Variante.
plan-too-long = Das ist mehr, als in eine Nachricht passt. Schreib weniger Varianten auf einmal.
plan-contradiction = Zwei dieser Varianten antworten auf dieselben Züge verschieden. Behalte die, die du meinst.
plan-contradicts = Deine Variante { $number } antwortet auf dieselben Züge anders. Verwirf sie zuerst, oder lass es dabei.
plan-gone = Diese Varianten warten auf keine Antwort mehr. `/partie plan liste` zeigt, was gilt.
plan-reading = Ich lese noch die Varianten, die du eben geschickt hast. Schick diese hier gleich noch einmal.
plan-overtaken = Die Partie ist inzwischen anders weitergegangen, also gilt nichts davon. `/partie plan setzen` beginnt dort, wo sie jetzt steht.
plan-no-such = Eine Variante { $number } gibt es nicht mehr. `/partie plan liste` zeigt, was da ist.
plan-why = `{ $row }` kann ich nicht planen. { $reason }
plan-why-unfinished = Eine Variante geht `wenn ihr Zug dann deiner`, immer wieder, oder kurz `ihrer deiner ihrer deiner`, und sie endet mit einem Zug von dir.
plan-why-theirs = Soweit du weißt, kann { $name } dort nicht `{ $turn }` spielen. Schreib den Zug so, wie die Mitschrift ihn dir zeigen wird.
plan-why-own = Du könntest dann nicht `{ $turn }` spielen. { $sentence }
plan-why-own-not-whole = Dein Zug `{ $turn }` ist dort noch nicht fertig. Schreib alle seine Schritte, durch Schrägstriche getrennt.
plan-why-not-yours = Wo du antwortest, wärst du nicht am Zug: nenn jeden Zug davor, oder schreib `any`.
plan-why-any-own = Deine eigenen Antworten musst du nennen; `any` steht nur für Züge der anderen.
plan-why-together = Dort entscheiden mehrere gleichzeitig; ein Plan kann nur Zügen folgen, die nacheinander kommen.
plan-why-nobody = Dort wäre niemand am Zug: vielleicht ist die Partie vorher aus.
plan-why-too-much = Dorthin führen zu viele Wege, als dass ich alle ansehen könnte. Nenn die Züge statt `any`, oder plane weniger weit.

command-notes = notizen
    .about = Notizen zu einer Partie, nur für dich
command-notes-write = schreiben
    .about = Notier etwas zum Brett, wie es gerade steht
command-notes-show = zeigen
    .about = Lies deine Notizen, jede mit ihrem Brett
command-notes-delete = löschen
    .about = Wirf eine Notiz weg oder alle (du wirst vorher gefragt)
option-notes-text = text
    .about = Was du dir merken willst; niemand sonst liest es
option-notes-number = nummer
    .about = Welche Notiz; alle, wenn du sie weglässt
option-notes-game = partie
    .about = Welche Partie, wenn du mehrere hast: ihre Nummer, etwa #7

note-button = Notizen
note-write-button = Notiz schreiben
note-all-button = Alle Notizen
note-forget-button = Wegwerfen
note-forget-yes-button = Wegwerfen
note-forget-no-button = Behalten
note-form-title = Eine Notiz für dich
note-form-label = Nur du liest sie
note-form-placeholder = Der Springer auf b1 träumt von d5.
note-placeholder = Eine Notiz mit ihrem Brett lesen
note-kept = Notiz { $number } liegt bei Zug { $turn }. Niemand sonst liest sie.
note-none = Zu dieser Partie hast du keine Notizen.
note-list =
    { $notes ->
        [one] Du hast eine Notiz dazu.
       *[other] Du hast { $notes } Notizen dazu.
    }
note-one = Notiz { $number }, nach Zug { $turn }, { $moment }
note-of-turn = nach Zug { $turn }
note-beside = Deine Notizen zu diesem Brett, nur für deine Augen:
note-too-early = Diese Partie hat noch nicht begonnen, es gibt also kein Brett. Warte, bis alle Plätze besetzt sind.
note-empty = Auf dieser Notiz steht noch nichts. Schreib ein, zwei Worte.
note-too-long = Eine Notiz fasst { $most } Zeichen; das waren { $length }. Zwei Notizen täten es.
note-full = Du hast { $most } Notizen zu dieser Partie, mehr passen nicht in die Schublade. `/partie notizen löschen` schafft Platz.
note-no-such = Diese Notiz habe ich nicht mehr. `/partie notizen zeigen` zählt auf, was da ist.
note-forget-one = Diese Notiz endgültig wegwerfen?
note-forget-all =
    { $notes ->
        [one] Deine eine Notiz endgültig wegwerfen?
       *[other] Alle { $notes } Notizen endgültig wegwerfen?
    }
note-forgotten = Die Notiz ist fort.
note-forgotten-all =
    { $notes ->
        [one] Eine Notiz ist fort.
       *[other] { $notes } Notizen sind fort.
    }
