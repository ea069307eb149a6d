### Computergegner.

computer-name = 🤖 Computer ({ $level ->
        [easy] leicht
        [medium] mittel
       *[hard] schwer
    })
option-play-computer = computer
    .about = Gegen den Computer spielen: wie gut er spielt
choice-play-computer-easy = Leicht: für die ersten Partien
choice-play-computer-medium = Mittel: für alle, die die Regeln kennen
choice-play-computer-hard = Schwer: so gut er kann
table-set-computer = Deine Partie `#{ $table }` **{ $title }** gegen den Computer hat begonnen.
table-set-computer-together = Deine Partie `#{ $table }` **{ $title }** zusammen mit dem Computer hat begonnen.
invitation-computer = { $host } spielt { $game } gegen { $computers }.
invitation-computer-together = { $host } spielt { $game } zusammen mit { $computers }.
computer-or-person = Spiel gegen einen Menschen oder gegen den Computer: Lass `{ option-play-opponent }` oder `{ option-play-computer }` weg.
computer-unrated = Partien gegen den Computer ändern keine Wertung: Lass `{ option-play-rated }` weg.
computer-now-unrated = Sie ist jetzt ungewertet: Partien gegen den Computer ändern keine Wertung.
computer-not-shared = Der Computer nimmt jeden freien Platz, also lass `{ option-play-shared }` oder `{ option-play-computer }` weg. Willst du selbst mehrere Plätze, dann eröffne den Tisch ohne Computer, setz dich und lass ihn danach dazukommen.
computer-no-game = { $title } kann der Computer noch nicht spielen. Lass `{ option-play-computer }` weg, dann kommt jemand dazu.
computer-off = Hier sind die Computergegner ausgeschaltet. Lass `{ option-play-computer }` weg.
computer-button = Computer: { $level ->
        [easy] leicht
        [medium] mittel
       *[hard] schwer
    }
computer-instead = Niemand da? Der Computer setzt sich sofort dazu:
computer-sits-already = { $computer } sitzt schon an diesem Tisch. Nimm eine andere Stärke.
board-computer-thinks = { $computer } denkt nach.

### Tipps und Rückblicke.

command-hint = tipp
    .about = Frag, was der Computer an deiner Stelle spielen würde, in einer Partie gegen ihn
command-review = rückblick
    .about = Sieh, wer in einer beendeten Partie besser stand, und wo sie kippte
hint-button = Tipp
hint-left-button = { hint-button } ({ $left })
hint-play-button = So spielen
hint-try = Versuch **{ $turn }**.
hint-menus = In den Menüs: { $labels }.
hint-line = { $way ->
        [after] Danach rechne ich mit
       *[whole] Ich rechne mit
    } { $line }.
hint-left = { $left ->
        [0] Das war dein letzter Tipp in dieser Partie.
        [one] Du hast noch { $left } Tipp in dieser Partie.
       *[other] Du hast noch { $left } Tipps in dieser Partie.
    }
hint-not-alone = Tipps gibt es in Partien, in denen du allein gegen den Computer spielst.
hint-off = Hier gibt es keine Tipps: Wer mich betreibt, hat sie abgeschaltet.
hint-none-left = { $most ->
        [one] Du hattest deinen einen Tipp in dieser Partie schon.
       *[other] Du hattest schon alle { $most } Tipps in dieser Partie.
    }
hint-thinking = Ich denke noch über deinen letzten Tipp nach. Frag wieder, wenn er da ist.
hint-late = Die Partie ging inzwischen weiter, deshalb ist der Tipp verfallen. Er hat dich nichts gekostet.
hint-none-found = Mir fällt hier nichts ein. Das hat dich nichts gekostet.
hint-record = { $hints ->
        [one] Ein Tipp wurde genutzt.
       *[other] { $hints } Tipps wurden genutzt.
    }
review-button = Rückblick
review-again-button = Nachsehen
review-show-button = Nr. { $number } zeigen
review-whole-button = Ganzer Rückblick
review-waits = Der Rückblick auf { $game } wird vorbereitet. Er wird dort gepostet, wo die Partie gespielt wurde.
review-under-way = Rückblick auf { $game }: Zug { $done } von { $turns }. Er wird dort gepostet, wo die Partie gespielt wurde.
review-done = Rückblick auf { $game }: wer besser stand, und wo die Partie kippte.
review-no-turning = Kein einzelner Zug hat viel gekostet.
review-turning = `{ $played }` von { $person } kostete { $lost } Prozentpunkte Gewinnchance. Besser: **{ $better }**, { $why }.
review-why-wins = was erzwungen gewinnt
review-why-saves = was nicht erzwungen verliert
review-why-takes = was Material gewinnt ({ $pieces })
review-why-ahead = womit der Vorteil bleibt
review-why-even = was das Gleichgewicht hält
review-why-less-bad = was weniger verliert
review-knowledge = Jeder Zug wird an dem gemessen, was seine Seite damals wissen konnte. Die beiden Linien zeigen, wie gut jede Seite zu stehen glaubte, die Fläche dahinter, wie es wirklich war.
review-line-start = Auf dem Brett: was gespielt wurde. Die bessere Folge: { $line }.
review-line = Die bessere Folge: { $line } ({ $at } von { $all }).
review-later = Ein Rückblick gilt einer beendeten Partie. Solange sie läuft, zeigt `/partie film` sie bis hierher.
review-off = Hier gibt es keine Rückblicke: Sie sind in den Einstellungen abgeschaltet.
review-no-sides = In { $title } spielen nicht zwei Seiten gegeneinander, deshalb gibt es keine Kurve, wer besser stand. `/partie film` zeigt die Partie.
review-too-short = `#{ $game }` ist zu kurz für einen Rückblick: Dazu braucht es { $turns } Züge und ein Ergebnis.
review-sealed = `#{ $game }` endete, bevor alle entschieden hatten. Was versiegelt war, bleibt zu, und es gibt keinen Rückblick. `/partie film` zeigt, was du sehen darfst.
review-enough = Du wartest schon auf { $most } Rückblicke. Frag nach dem nächsten, wenn einer davon da ist.
review-not-asked = Noch hat niemand, der in `#{ $game }` gespielt hat, um einen Rückblick gebeten. Sobald es jemand tut, können ihn hier alle lesen.
review-broken = Der Rückblick auf { $game } gelingt nicht. Das ist unser Fehler; wer diesen Bot betreut, findet ihn im Protokoll.
review-not-made = Zu dieser Partie gibt es noch keinen Rückblick. `/partie rückblick` fragt danach.
review-curve-title = { $game } #{ $number }
review-even = gleich
review-turn = Zug
review-knew = { $side } wusste
review-alt = Wer besser stand, Zug für Zug.
review-alt-ahead = Ab Zug { $number } stand { $side } besser ({ $chance } %).
review-alt-even = Ab Zug { $number } stand es gleich.
review-alt-turning = Wendepunkte: Zug { $numbers }.

### An jemandes Stelle.

stand-in-button = Computer
stand-in-own-button = Computer für mich
stand-in-panel = Soll in { $game } der Computer für { $who } spielen? Alle anderen am Tisch müssen einverstanden sein. Er sieht, was dieser Platz sieht, Geheimnisse inbegriffen, und { $who } kann den Platz jederzeit zurücknehmen, solange die Partie läuft. Eine Partie, in der ein Computer saß, ändert keine Wertung. Wie gut soll er spielen?
stand-in-sits = { $game }: { $computer } spielt von hier an für { $who }. Ein Druck, und { $who } hat den Platz zurück. Die Partie ändert keine Wertung.
stand-in-back-button = Meinen Platz zurück
stand-in-back = { $game }: { $who } ist wieder da, und { $computer } steht auf.
stand-in-back-done = Willkommen zurück! Du spielst { $sides } in { $game }.
stand-in-done = Erledigt: { $computer } setzt sich.
stand-in-not-yours = In dieser Partie spielt kein Computer für dich, also gibt es keinen Platz zurückzunehmen.
stand-in-not-late = Ein Computer kann für dich spielen oder für jemanden, der zu spät ist; alle anderen sind noch dabei.
stand-in-tournament = In einem Turnier spielen alle selbst: Dort nimmt kein Computer einen Platz.
stand-in-direct = In Direktnachrichten kann kein Computer jemandes Platz nehmen: Wer dort saß, fände den Weg zurück nicht.
stand-in-none = { $title } spielt hier kein Computer.
stand-in-alone = Dann blieben nur Computer übrig. `/partie aufgeben` beendet die Partie, `/partie abbrechen` bricht sie ab.
stand-in-takeback = { $game }: Was gespielt war, bevor sich der Computer setzte, bleibt stehen. Wessen Platz er freihält, kann einer Zurücknahme gerade nicht zustimmen.
stand-in-call-off = In { $game } hält ein Computer jemandem den Platz frei, und dieser Mensch kann dem Abbrechen gerade nicht zustimmen. Spiel weiter oder gib auf.
stand-in-adjourn = In { $game } hält ein Computer jemandem den Platz frei, und dieser Mensch kann einer Pause gerade nicht zustimmen. Spiel weiter, oder warte, bis er zurück ist.
stand-in-record = { $computer }, Version { $version }, spielte { $side } von Zug { $since } bis Zug { $until }.
stand-in-record-on = { $computer }, Version { $version }, spielte { $side } ab Zug { $since }.
