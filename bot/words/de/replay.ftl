### Spiele als Filme, Moment für Moment.

replay-first-button = ⏮ Anfang
replay-back-button = ◀ Zurück
replay-next-button = ▶ Weiter
replay-last-button = ⏭ Ende
replay-film-button = Film
replay-reveal-button = Aufdecken
replay-as-me-button = Wie ich es sah
replay-as-seat-button = Wie { $side } es sah
replay-as-everybody-button = Wie alle es sahen
replay-moment = { $game }, { $at } von { $all }{ $seen }: { $said }
replay-film-start = { $game }, das Spiel{ $seen }: bisher nur sein Anfang.
replay-film-whole = { $game }, das ganze Spiel{ $seen }: in { $all } Momenten.
replay-film-so-far = { $game }, das Spiel bis jetzt{ $seen }: in { $all } Momenten.
replay-revealed = , mit allem, was verborgen war
replay-as-seat = , wie **{ $side }** es sah
replay-as-you = , wie du es sahst
replay-as-everybody = , wie alle es sahen
replay-not-yours = In `#{ $game }` spielst du nicht mit, also siehst du es wie alle: Lass `sicht` weg.
replay-not-begun = Dieses Spiel hat noch nicht begonnen, also gibt es nichts zu zeigen.
replay-other-seat = Nur wer dort sitzt, sieht das Spiel von diesem Platz.
replay-nothing-to-reveal = { $title } hat nichts aufzudecken: Alle sehen das ganze Brett. `/film` allein zeigt das Spiel.
replay-reveal-later = `#{ $game }` läuft noch, und seine Geheimnisse ({ $secret }) öffnen sich erst am Ende. `/film` allein zeigt, was du jetzt sehen darfst.
