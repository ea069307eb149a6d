### Hilfe, Regeln, und was nur einmal gesagt wird.

guide-dm-closed = Ich konnte dir keine Direktnachricht schicken (deine Einstellungen lehnen sie ab) und versuche es in dieser Partie nicht noch einmal. Nichts ist verloren: **{ board-secrets-button }** unter dem Brett zeigt deine Geheimnisse jederzeit, und nur dir.
guide-help =
    Ich bin **Menagerie** und hüte seltsame Schachspiele: Ich kenne die Regeln, zeichne das Brett und wahre die Geheimnisse.
    • **{ guide-play-button }** oder `/spielen` eröffnet einen Tisch, **{ learn-list-button }** oder `/lernen` bringt dir ein Spiel in wenigen Minuten bei.
    • Wenn du am Zug bist, drück **{ board-move-button }** unter dem Brett oder tipp deinen Zug: `/zug` versteht `e2e4` oder `Sf3`.
    • `/partien` zählt deine Partien auf, mit `/einstellungen` legst du fest, wann du von deinem Zug erfährst.
guide-commands =
    `/spielen` eröffnet einen Tisch, die Option `{ option-play-computer }` setzt dir den Computer gegenüber · mit **{ board-move-button }** unter dem Brett wählst du aus Menüs, `/zug` spielt, was du tippst, etwa `e2e4` oder `Sf3`
    `/partien` zählt deine Partien mit der Restzeit auf, `/weiter` springt zu der, die am längsten wartet · `/brett` und `/geheimnisse` zeigen nur dir etwas
    `/lernen` bringt dir ein Spiel bei, `/regeln` erklärt es, `/aufgabe` stellt dir eine Aufgabe{ $puzzles }
    `/partie` hat alles Übrige zu einer Partie: `/partie verlauf`, `/partie film`, `/partie remis`, `/partie zurücknehmen`, `/partie aufgeben`, `/partie revanche`, `/partie uhr zeigen`, `/partie plan setzen` und mehr
    `/verein` zeigt, was dein Server spielt: `/verein suche` zeigt freie Plätze, `/verein rangliste`, `/verein turnier liste`
    `/ich` betrifft dich: `/ich statistik`, `/ich aussehen` für das Aussehen der Bretter, `/ich urlaub beginnen`, `/ich datenschutz zeigen`; `/einstellungen` wählt deine Sprache, wie du von deinem Zug erfährst, Ruhezeiten
    Wer einen Server verwaltet, hat `/verwaltung`. Du suchst etwas? `/hilfe befehl:` findet es. Mehrere Partien an einem Ort? Gib ihre Nummer an, etwa `partie:#7`.
guide-games = **Welches Spiel?** Zu jedem steht, wie viele spielen, was verborgen ist und worum es geht.
guide-computer-games = **Welches Spiel gegen den Computer?** Danach wählst du, wie gut er spielt, und es geht los.
guide-game-players = { $fewest ->
        [1] { $most ->
            [1] allein
           *[other] 1 bis { $most } Personen
        }
       *[other] { $most } Personen
    }
guide-game-hidden = verborgen vor den anderen: { $secret }
guide-game-ways = **{ learn-invite-button }** lädt alle in diesem Kanal ein{ $computer ->
        [plays] { "" }; der Computer ist sofort bereit.
       *[none] .
    }{ $alone ->
        [may] { "" } Du kannst auch allein beginnen.
       *[no] { "" }
    }
guide-game-first = Zum Ausprobieren beginnen diese Knöpfe eine kurze Partie ({ $options }); `/spielen` hat die lange.
guide-game-hides = verborgen: { $secret }
guide-game-length = { $length ->
        [short] kurz
        [long] lang
       *[medium] mittellang
    }
guide-find-hidden = verborgen, geheim, bluff, versteckt
guide-find-chance = glück, zufall, würfel
guide-several-games = Dazu passt mehr als ein Spiel: { $games }. Schreib mehr vom Namen, oder nimm ihn aus der Liste, die beim Tippen aufgeht.
guide-command = { $command }: { $about }.
guide-command-before = Früher tippte man /{ $command }.
guide-no-command = Dazu passt kein Befehl. **{ guide-commands-button }** in `/hilfe` zeigt sie alle.
guide-play-button = Spielen
guide-puzzles-button = Aufgaben
guide-computer-button = Gegen den Computer
guide-card-button = Zurück zum Spiel
guide-help-button = Hilfe
guide-commands-button = Alle Befehle
guide-which-game = Welches Spiel? { $games }
guide-unknown-game =
    Dieses Spiel kenne ich nicht. Diese kenne ich:
    { $games }
guide-back-button = Zurück
guide-on-button = Weiterlesen
