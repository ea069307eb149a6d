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
