### Lektionen: ein Spiel Schritt für Schritt lernen, und die Knöpfe darunter.

command-learn = lernen
    .about = Lerne ein Spiel in wenigen Schritten auf echten Brettern, nur für deine Augen
option-learn-game = spiel
    .about = Welches Spiel; lass es weg, um alle Lektionen zu sehen
learn-list = Welches Spiel möchtest du lernen? Eine Lektion dauert ein paar Minuten, und niemand außer dir sieht sie.
learn-placeholder = Wähle ein Spiel
learn-choice = { $solved } von { $asked } gelöst · { $summary }
learn-none = Für { $title } gibt es noch keine Lektion. `/regeln` erklärt das Spiel.
learn-nothing-open = Diese Lektion ist nicht mehr offen. `/lernen` beginnt sie von Neuem.
learn-heading = **{ $title } lernen** · Schritt { $step } von { $steps }
learn-inventor = { $credit ->
        [after] Nach einer Idee von { $inventor }.
       *[by] Idee: { $inventor }.
    }
learn-hint = **Tipp:** { $hint }
learn-right = ✅ { $said }
learn-wrong = 🤔 { $said }
learn-end = **Das war die Lektion zu { $title }.** { $solved ->
        [0] Bis jetzt hast du nur zugesehen: Die Aufgaben warten noch auf dich.
       *[other] Du hast { $solved } von { $asked } Aufgaben gelöst.
    }
    Und jetzt im Ernst?
learn-list-button = Lernen
learn-this-button = Dieses Spiel lernen
learn-hint-button = Tipp
learn-again-button = Noch einmal
learn-back-button = Zurück
learn-next-button = Weiter
learn-computer-button = Gegen den Computer
learn-invite-button = Jemanden einladen
learn-rules-button = Regeln lesen
learn-from-start-button = Von vorn
learn-other-button = Ein anderes Spiel
