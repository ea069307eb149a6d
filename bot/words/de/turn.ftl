### Einen Zug spielen.

turn-played = Du hast `{ $turn }` gespielt.
turn-tried = Du hast `{ $turn }` versucht.
turn-sealed = Niemand sonst sieht das.
turn-may-be-changed = Bis alle entschieden haben, kannst du es mit demselben Knopf ändern, und niemand merkt das.
turn-left = Der Rest deiner Eingabe, `{ $turn }`, ist jetzt nicht möglich: { $why }
turn-possible = Du könntest schreiben: { $turns }.
turn-of-another-game = Dieser Zug gehört zu `#{ $game }`, und du nennst `#{ $other }`. Lass eine der beiden Nummern weg.
turn-next-seat = Jetzt bist du als **{ $side }** am Zug.
turn-awaits = Der Computer überlegt. Gleich geht es hier weiter, sonst mit dem Knopf.
turn-awaits-people = Sobald du wieder dran bist, geht es hier von selbst weiter (in den nächsten zehn Minuten), sonst mit dem Knopf.
turn-words-castle = rochade rochiere rochieren rochiert
turn-words-long = lang lange große
turn-next-button = Nächster Zug
move-form-title = Dein Zug
move-form-label = Zug
move-form-placeholder = e2e4, Sf3, O-O; mehrere Teile eines Zuges mit / verbunden
move-form-example = Zum Beispiel { $example }
picker-earlier-board = Das war ein früheres Brett; so steht es jetzt.
picker-stale = Dieses Menü war veraltet; hier ist ein frisches.
confirm-question = { $game }: Du spielst **{ $side }**. Noch ist nichts gespielt: `{ $turn }`. Willst du das spielen?
confirm-rest = Danach, soweit es dort möglich ist: `{ $rest }`.
confirm-play-button = Spielen
confirm-change-button = Ändern
picker-you-play = { $game }: Du spielst **{ $side }**.
picker-so-far = Bis jetzt: `{ $draft }`.
picker-sealed = Deine Entscheidung steht; wähle neu, um sie zu ändern: Niemand sonst merkt es.
picker-end-button = Zug beenden
picker-undo-button = Rückgängig
picker-type-button = Eintippen
picker-random-button = Zufall
picker-random-about = **{ picker-random-button }** würfelt alles aus.
picker-balanced-button = Ausgewogen
picker-balanced-about = **{ picker-balanced-button }** nimmt, was das Spiel empfiehlt: für beide Seiten gerecht.
picker-again-button = Wie letztes Mal
picker-some-together = Jede Wahl legt { $settled } davon auf einmal fest; danach { $more ->
    [one] kommt noch eine Frage.
   *[other] kommen noch { $more } Fragen.
}
picker-all-together = Das ist die letzte Frage: Jede Wahl legt alle übrigen fest; für das Letzte bleibt, was übrig ist.
picker-other-piece-button = Andere Figur
picker-other-square-button = Anderes Feld
picker-other-thing-button = Etwas anderes
picker-on-square = Auf { $square }: { $question }
picker-which-way = { $piece } nach { $square }: auf welche Weise?
picker-becomes = { $piece } nach { $square }: was wird daraus?
picker-where-to = { $piece }: wohin?
picker-move-placeholder = Wähle einen Zug
picker-moves-placeholder = Züge: { $pieces }
picker-choose-placeholder = Wähle, was du tust
picker-card-placeholder = Wähle eine Karte
picker-thing-placeholder = Wähle, was du spielst
picker-piece-placeholder = Wähle eine Figur
picker-square-placeholder = Wähle ein Feld
picker-which-move = Welcher Zug?
picker-which-piece = Welche Figur ziehst du?
picker-pieces = { $count ->
         [one] Eine Figur kann ziehen.
        *[other] { $count } Figuren können ziehen.
    }
picker-only-end = Es bleibt nur, den Zug zu beenden.
picker-one-choice = Es gibt nur eine Möglichkeit.
picker-first-what = { $count } Möglichkeiten: erst was, dann wo.
picker-choices = { $count ->
         [one] { $count } Möglichkeit
        *[other] { $count } Möglichkeiten
    }
picker-no-last-time = Ich kenne keine frühere Partie, in der du das gewählt hast, oder deine Wahl ist jetzt nicht möglich. Wähle hier, oder lass den Zufall wählen: **{ picker-random-button }**.
