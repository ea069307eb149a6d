### Hilfe, Regeln, und was nur einmal gesagt wird.

guide-dm-closed = Ich konnte dir keine Direktnachricht schicken (deine Einstellungen lehnen sie ab) und versuche es in diesem Spiel nicht noch einmal. Nichts ist verloren: **Meine Geheimnisse** unter dem Brett zeigt deine Geheimnisse jederzeit, und nur dir.
guide-help =
    {"**Menagerie**"} hütet seltsame Schachspiele: Es kennt die Regeln, zeichnet das Brett und wahrt die Geheimnisse.
    `/play` eröffnet einen Tisch, `/seek` zeigt freie Plätze · **Ziehen** unter dem Brett spielt mit Menüs · `/move` spielt, was du tippst, etwa `e2e4` oder `Nf3`
    `/games` zählt deine Spiele mit der Restzeit auf, `/next` springt zu dem, das am längsten wartet · `/board`, `/secrets`, `/history` zeigen nur dir etwas · `/replay` zeigt ein Spiel als Film · `/rules` erklärt ein Spiel
    `/draw`, `/takeback`, `/adjourn`, `/abort`, `/resign`, `/rematch` · `/clock` und `/vacation` für die Zeit · `/plan` für bedingte Züge, `/notes` für dich allein · `/ask` stellt deinem Partner eine Ja-Nein-Frage
    `/stats`, `/leaderboard`, `/tournament` · `/golf daily` ist ein Loch Chess Golf, dasselbe für alle
    `/settings` wählt deine Sprache, wie du von deinem Zug erfährst, Ruhezeiten; `/theme`, wie Bretter aussehen; `/privacy`, was aufbewahrt wird. Wer einen Server verwaltet, hat `/admin` und `/doctor`.
    Mehrere Spiele an einem Ort? Gib ihre Nummer an, etwa `game:#k7`.
guide-games = Die Spiele: { $games }.
guide-which-game = Welches Spiel? { $games }
guide-unknown-game =
    Dieses Spiel kenne ich nicht. Diese kenne ich:
    { $games }
guide-back-button = Zurück
guide-on-button = Weiterlesen
