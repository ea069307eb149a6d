### Lektionen: ein Spiel Schritt für Schritt lernen; und Aufgaben für einen allein. Mit den Knöpfen darunter.

command-learn = lernen
    .about = Lerne ein Spiel in wenigen Schritten auf echten Brettern, nur für deine Augen
option-learn-game = spiel
    .about = Welches Spiel; lass es weg, um alle Lektionen zu sehen
learn-list = Welches Spiel möchtest du lernen? Eine Lektion dauert ein paar Minuten, und niemand außer dir sieht sie.
learn-placeholder = Wähle ein Spiel
learn-choice = { $solved } von { $asked } gelöst · { $summary }
learn-none = Für { $title } gibt es noch keine Lektion. `/regeln` erklärt das Spiel.
learn-nothing-open = Diese Lektion ist nicht mehr offen. `/lernen` beginnt sie von Neuem.
learn-closed = Du hast seither einen anderen Schritt oder eine andere Lektion geöffnet, deshalb gilt diese Nachricht nicht mehr. Geändert hat sich nichts: `/lernen` bringt dich in jede Lektion zurück.
learn-heading = **{ $title } lernen** · Schritt { $step } von { $steps }
learn-inventor = { $credit ->
        [tradition] Geformt durch { $inventor }.
        [after] Nach einer Idee von { $inventor }.
       *[by] Erfunden von { $inventor }.
    }
learn-hint = **Tipp:** { $hint }
learn-solution = **Lösung:** { $turn }
learn-right = ✅ { $said }
learn-wrong = 🤔 { $said }
learn-typed-like = Einen Zug schreibst du zum Beispiel so: { $turn }.
learn-end = **Das war die Lektion zu { $title }.** { $solved ->
        [0] Bis jetzt hast du nur zugesehen: Die Aufgaben warten noch auf dich.
       *[other] Du hast { $solved } von { $asked } Aufgaben gelöst.
    }
    Und jetzt im Ernst?
learn-list-button = Lernen
learn-this-button = Dieses Spiel lernen
learn-hint-button = Tipp
learn-solution-button = Lösung
learn-again-button = Noch einmal
learn-anew-button = Schritt von vorn
learn-back-button = Zurück
learn-next-button = Weiter
learn-skip-button = Überspringen
learn-puzzle-button = Eine Aufgabe
learn-invite-button = Tisch eröffnen
learn-rules-button = Regeln lesen
learn-to-lesson-button = Zurück zur Lektion
learn-from-start-button = Von vorn
learn-other-button = Ein anderes Spiel
worked-button = Ein Zug in Bildern
worked-heading = **{ $title }: ein Zug in Bildern** · Bild { $picture } von { $pictures }
worked-none = Von { $title } gibt es noch keinen Zug in Bildern. `/regeln` erklärt das Spiel.

## Aufgaben

command-puzzle = aufgabe
    .about = Finde den einen guten Zug: Aufgaben zu den meisten Spielen, nur für dich
option-puzzle-game = spiel
    .about = Welches Spiel; lass es weg, um weiterzumachen, wo du bist
option-puzzle-grade = stufe
    .about = Wie schwer; lass es weg für eine nahe an deinem Niveau
choice-puzzle-grade-easy = leicht
choice-puzzle-grade-medium = mittel
choice-puzzle-grade-hard = schwer
puzzle-list = Aufgaben zu welchem Spiel? Jede hat einen guten Zug, und niemand sieht dich danach suchen.
puzzle-none = Zu { $title } gibt es noch keine Aufgaben. `/aufgabe` zeigt die Spiele, zu denen es welche gibt.
puzzle-nothing-open = Diese Aufgabe ist nicht mehr offen. `/aufgabe` bringt eine andere.
puzzle-closed = Du hast seither eine andere Aufgabe geöffnet, deshalb gilt diese Nachricht nicht mehr. Geändert hat sich nichts: `/aufgabe` zeigt die Aufgabe, bei der du bist.
puzzle-still-open = Das ist die Aufgabe, bei der du bist. Die nächste kommt, sobald du sie gelöst oder ihre Lösung gesehen hast.
puzzle-late = Diese Aufgabe ist schon vorbei, deshalb zählt deine Wahl nicht.
puzzle-all-solved = Du hast jede Aufgabe zu { $title } gelöst. Bravo!
puzzle-heading = **Aufgabe · { $title }** · { $grade }
puzzle-ask = { $side } ist am Zug. Finde den Zug, { $aim ->
        [wins] der zwingend gewinnt
        [gains] mit dem du klar vorn liegst
        [saves] mit dem du dich hältst: Mit jedem anderen liegst du klar zurück
       *[better] der deutlich besser ist als alle anderen
    }.
puzzle-ask-par = Löse das Loch in { $par ->
        [one] einem Zug
       *[other] { $par } Zügen
    }.
puzzle-ask-points = { $side } ist am Zug. Spiele so, dass ihr zusammen noch auf { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } kommen könnt. Der Ziehstapel ist leer: Alle Karten, die du nicht siehst, hat die Partnerseite.
puzzle-first-counts = Lass dir Zeit: Als selbst gelöst zählt nur der erste Versuch.
puzzle-wrong = 🤔 **{ $turn }**: Das ist es nicht. { $why } Schau noch einmal hin.
puzzle-after-lost = Danach kann { $side } sofort gewinnen.
puzzle-after-behind = Damit liegst du klar zurück, meint der Computer.
puzzle-after-level = Damit steht es bestenfalls etwa gleich, meint der Computer.
puzzle-after-par = Damit ist das Loch nicht gelöst.
puzzle-after-points = Danach { $next ->
        [0] kommt ihr auf keinen Punkt mehr.
        [one] ist ein Punkt das Höchste, was ihr erreichen könnt.
       *[other] sind { $next } Punkte das Höchste, was ihr erreichen könnt.
    }
puzzle-goal-wins = Es gibt einen Zug, der zwingend gewinnt.
puzzle-goal-gains = Es gibt einen Zug, mit dem du klar vorn liegst.
puzzle-goal-saves = Es gibt einen Zug, mit dem du dich hältst.
puzzle-goal-better = Es gibt einen Zug, der deutlich besser ist.
puzzle-right = ✅ Genau! { $why }
puzzle-solution = Die Lösung: **{ $turn }**. { $why }
puzzle-line = Weitergehen könnte es mit { $line }.
puzzle-again = Es zählte schon, also zählt es nicht noch einmal.
puzzle-helped = Diese Aufgabe zählt nicht mit: Es zählt nur der erste Versuch.
puzzle-score = Selbst gelöst: { $solved }.{ $best ->
    [0] {""}
   *[other] {" "}Tage in Folge: { $streak } zurzeit, { $best } im besten Fall.
}
puzzle-play = Du kannst auch eine ganze Partie gegen den Computer spielen: { $title }.
puzzle-why-wins = Das gewinnt zwingend, und mit keinem anderen Zug liegst du auch nur klar vorn.
puzzle-why-wins-or-loses = Das gewinnt zwingend, und mit jedem anderen Zug liegst du klar zurück.
puzzle-why-gains = Damit liegst du klar vorn, und mit keinem anderen Zug.
puzzle-why-gains-or-loses = Damit liegst du klar vorn, mit jedem anderen Zug klar zurück.
puzzle-why-saves = Mit jedem anderen Zug liegst du klar zurück.
puzzle-why-better = Kein anderer Zug kommt dem nahe.
puzzle-why-par = Par ist { $par }: Weniger Züge genügen nicht.
puzzle-why-points = Mit jedem anderen Zug { $next ->
        [0] kommt ihr auf keinen Punkt mehr
        [one] ist ein Punkt das Höchste, was ihr erreichen könnt
       *[other] sind { $next } Punkte das Höchste, was ihr erreichen könnt
    }.
puzzle-daily-heading = **Aufgabe des Tages · { $title }** · { $grade }
puzzle-daily-solved = { $people ->
        [0] Noch hat sie niemand gelöst.
        [one] Eine Person hat sie gelöst.
       *[other] { $people } Personen haben sie gelöst.
    }
puzzle-daily-button = Lösen
puzzle-restart-button = Von vorn
puzzle-show-button = Lösung zeigen
puzzle-back-button = Zurück zur Aufgabe
puzzle-next-button = Nächste Aufgabe
