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
replay-film-start = { $game }, die Partie{ $seen }: bisher nur ihr Anfang.
replay-film-whole = { $game }, die ganze Partie{ $seen }: in { $all } Bildern.
replay-film-so-far = { $game }, die Partie bis jetzt{ $seen }: in { $all } Bildern.
replay-revealed = , mit allem, was verborgen war
replay-as-seat = , wie **{ $side }** es sah
replay-as-you = , wie du sie gesehen hast
replay-as-everybody = , wie alle es sahen
replay-not-yours = In `#{ $game }` spielst du nicht mit, also siehst du die Partie wie alle: Lass `{ option-replay-view }` weg.
replay-not-begun = Diese Partie hat noch nicht begonnen, also gibt es nichts zu zeigen.
replay-other-seat = Nur wer dort sitzt, sieht die Partie von diesem Platz.
replay-nothing-to-reveal = { $title } hat nichts aufzudecken: Alle sehen das ganze Brett. `/partie film` allein zeigt die Partie.
replay-reveal-later = `#{ $game }` läuft noch, und die Geheimnisse der Partie ({ $secret }) öffnen sich erst am Ende. `/partie film` allein zeigt, was du jetzt sehen darfst.
replay-reveal-sealed = `#{ $game }` war zu Ende, bevor alle entschieden hatten; was versiegelt war ({ $secret }), bleibt deshalb verschlossen. `/partie film` allein zeigt, was du sehen darfst.
replay-start = Der Anfang
replay-what-saw = Was { $side } sah
replay-truth = Die Wahrheit
replay-place = { $at } von { $all }
replay-film-alt = { $moments ->
    [one] Eine Partie ganz am Anfang: { $last }
   *[other] Eine Partie in { $moments } Bildern, als Film. Das letzte: { $last }
}
