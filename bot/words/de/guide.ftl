### Hilfe, Regeln, und was nur einmal gesagt wird.

guide-dm-closed = Ich konnte dir keine Direktnachricht schicken (deine Einstellungen lehnen sie ab) und versuche es in dieser Partie nicht noch einmal. Nichts ist verloren: **{ board-secrets-button }** unter dem Brett zeigt deine Geheimnisse jederzeit, und nur dir.
guide-help =
    {"**Menagerie**"} hütet seltsame Schachspiele: Es kennt die Regeln, zeichnet das Brett und wahrt die Geheimnisse.
    `/spielen` eröffnet einen Tisch, mit `{ option-play-computer }` gegen den Computer, `/suche` zeigt freie Plätze · mit **{ board-move-button }** unter dem Brett wählst du aus Menüs · `/zug` spielt, was du tippst, etwa `e2e4` oder `Nf3`
    `/partien` zählt deine Partien mit der Restzeit auf, `/weiter` springt zu der, die am längsten wartet · `/brett`, `/geheimnisse`, `/verlauf` zeigen nur dir etwas · `/film` zeigt eine Partie als Film · `/regeln` erklärt ein Spiel
    `/remis`, `/zurücknehmen`, `/vertagen`, `/abbrechen`, `/aufgeben`, `/revanche` · `/uhr` und `/urlaub` für die Zeit · `/plan` für bedingte Züge, `/notizen` für dich allein · `/fragen` stellt im Team eine Ja-Nein-Frage
    `/statistik`, `/rangliste`, `/turnier`{ $puzzles }
    `/einstellungen` wählt deine Sprache, wie du von deinem Zug erfährst, Ruhezeiten; `/aussehen`, wie Bretter aussehen; `/datenschutz`, was aufbewahrt wird. Wer einen Server verwaltet, hat `/verwaltung` und `/diagnose`.
    Mehrere Partien an einem Ort? Gib ihre Nummer an, etwa `partie:#k7`.
guide-games = Die Spiele: { $games }.
guide-which-game = Welches Spiel? { $games }
guide-unknown-game =
    Dieses Spiel kenne ich nicht. Diese kenne ich:
    { $games }
guide-back-button = Zurück
guide-on-button = Weiterlesen
