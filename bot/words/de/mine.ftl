### Der eigene Tisch: Listen von Partien, die nächste, Ausfuhr, Einfuhr.

## /games

command-games = partien
    .about = Deine Partien: wer am Zug ist und wie viel Zeit bleibt, oder die beendeten
option-games-finished = beendet
    .about = Partien, die zu Ende sind, die letzte zuerst
option-games-game = spiel
    .about = Von den beendeten nur die dieses Spiels
option-games-with = mit
    .about = Von den beendeten nur die mit diesem Menschen
option-games-result = ergebnis
    .about = Von den beendeten nur die, die so für dich ausgingen
choice-games-result-won = Gewonnen
choice-games-result-lost = Verloren
choice-games-result-drawn = Remis

mine-games-none = Bei dir läuft gerade keine Partie. `/play` eröffnet einen Tisch, `/games finished:True` zeigt die beendeten.
mine-games-heading = { $count ->
    [one] Deine Partie:
   *[other] Deine { $count } Partien, zuerst die, die auf dich warten:
}
mine-line-own = **du bist am Zug** ({ $since })
mine-line-own-until = **du bist am Zug** ({ $since }); die Zeit endet { $until }
mine-line-waiting = wartet auf { $who }
mine-line-waiting-until = wartet auf { $who }, die Zeit endet { $until }
mine-line-referee = der Schiedsrichter denkt nach
mine-line-rests = {" "}(die Partie ruht)
mine-line-joined = bisher { $count } dabei
mine-line-free = wartet, dass sich jemand dazusetzt
mine-line-seats = { $taken } von { $seats } Plätzen besetzt
mine-more-people = { $count ->
    [one] eine Person mehr
   *[other] { $count } weitere
}
mine-place-direct = Direktnachrichten
mine-open-placeholder = Eine davon öffnen …
mine-back-button = Zurück
mine-on-button = Weiter

mine-finished-none = Noch keine deiner Partien ist zu Ende. `/games` zeigt die laufenden.
mine-finished-none-like-that = So eine beendete Partie hast du nicht. `/games finished:True` allein zeigt alle.
mine-finished-heading = { $count ->
    [one] Deine beendete Partie:
   *[other] Deine { $count } beendeten Partien, die letzte zuerst:
}
mine-finished-line = { $game } · { $day } · mit { $who } · { $outcome }
mine-finished-alone = { $game } · { $day } · { $outcome }
mine-no-such-rules = Dieses Spiel kenne ich nicht. `/help` zählt auf, welche ich kenne.

## /next

command-next = weiter
    .about = Zu der Partie, die am längsten auf dich wartet
mine-next-none = Nichts wartet auf dich: Setz Tee auf. `/games` zeigt deine Partien.
mine-next-waits = { $others ->
    [0] Diese Partie kam { $since } zu dir, sonst wartet keine.
    [one] Diese Partie kam { $since } zu dir, noch eine weitere wartet.
   *[other] Diese Partie kam { $since } zu dir, { $others } weitere warten.
}
mine-next-button = Nächste Partie
