### Der eigene Tisch: Listen von Partien, die nächste, Ausfuhr, Einfuhr.

## /games

command-games = partien
    .about = Deine Partien: wer am Zug ist und wie viel Zeit bleibt, oder die beendeten
option-games-finished = beendet
    .about = Partien, die zu Ende sind, die letzte zuerst
option-games-game = spiel
    .about = Von den beendeten nur die dieses Spiels
option-games-with = mit
    .about = Von den beendeten nur die mit dieser Person
option-games-result = ergebnis
    .about = Von den beendeten nur die, die so für dich ausgingen
choice-games-result-won = Gewonnen
choice-games-result-lost = Verloren
choice-games-result-drawn = Remis

library-games-none = Bei dir läuft gerade keine Partie. `/spielen` eröffnet einen Tisch, `/partien beendet:True` zeigt die beendeten.
library-games-heading = { $count ->
    [one] Deine Partie:
   *[other] Deine { $count } Partien, zuerst die, die auf dich warten:
}
library-line-own = **du bist am Zug** ({ $since })
library-line-own-until = **du bist am Zug** ({ $since }); die Zeit endet { $until }
library-line-waiting = wartet auf { $who }
library-line-waiting-until = wartet auf { $who }, die Zeit endet { $until }
library-line-referee = der Schiedsrichter denkt nach
library-line-rests = {" "}(die Partie ruht)
library-line-joined = bisher { $count } dabei
library-line-free = wartet, dass sich jemand dazusetzt
library-line-seats = { $taken } von { $seats } Plätzen besetzt
library-more-people = { $count ->
    [one] eine Person mehr
   *[other] { $count } weitere
}
library-place-direct = Direktnachrichten
library-open-placeholder = Eine davon öffnen …
library-back-button = Zurück
library-on-button = Weiter

library-finished-none = Noch keine deiner Partien ist zu Ende. `/partien` zeigt die laufenden.
library-finished-none-like-that = So eine beendete Partie hast du nicht. `/partien beendet:True` allein zeigt alle.
library-finished-heading = { $count ->
    [one] Deine beendete Partie:
   *[other] Deine { $count } beendeten Partien, die letzte zuerst:
}
library-finished-line = { $game } · { $day } · mit { $who } · { $outcome }
library-finished-alone = { $game } · { $day } · { $outcome }
library-you-won = **du hast gewonnen** ({ $outcome })
library-you-lost = **du hast verloren** ({ $outcome })
library-no-such-rules = Dieses Spiel kenne ich nicht. `/hilfe` zählt auf, welche ich kenne.

## /next

command-next = weiter
    .about = Zu der Partie, die am längsten auf dich wartet
library-next-none = Nichts wartet auf dich: Setz Tee auf. `/partien` zeigt deine Partien.
library-next-waits = { $others ->
    [0] Diese Partie kam { $since } zu dir, sonst wartet keine.
    [one] Diese Partie kam { $since } zu dir, noch eine weitere wartet.
   *[other] Diese Partie kam { $since } zu dir, { $others } weitere warten.
}
library-next-button = Nächste Partie

## /export

command-export = export
    .about = Eine Partie als Datei: Aufzeichnung, Stellung oder alles; oder alle deine Partien
option-export-what = was
    .about = Was aufgeschrieben wird
choice-export-what-record = Die Aufzeichnung, in unserer Schreibweise
choice-export-what-pgn = Die Aufzeichnung als PGN
choice-export-what-position = Die Stellung
choice-export-what-json = Alles über die Partie (JSON)
choice-export-what-all = Alle meine Partien (JSON)
option-export-game = partie
    .about = Welche Partie, wenn du mehrere hast: ihre Nummer, etwa #7

library-export-whole = { $game }, vollständig. Die Datei nennt niemanden.
library-export-view = { $game }, soweit du sie sehen darfst: Geheimnisse bleiben, wo sie sind. Die Datei nennt niemanden.
library-export-pgn = { $game } als PGN, mit den Namen der Spielenden, soweit ich sie mir gemerkt habe.
library-export-not-begun = Diese Partie hat noch nicht begonnen, es gibt nichts aufzuschreiben.
library-export-no-pgn = PGN kann nicht alles ausdrücken, was in { $game } geschieht. Nimm stattdessen die Aufzeichnung oder JSON.
library-export-position-hidden = Diese Partie hat noch Geheimnisse, und die ganze Stellung würde sie verraten. Nimm die Aufzeichnung oder JSON: Sie zeigen, was du sehen darfst. Wenn die Partie zu Ende ist, bekommst du alles, was aufgedeckt wurde.
library-export-position-sealed = Diese Partie endete, bevor alle entschieden hatten: Was versiegelt war, bleibt zu, und mit ihm die ganze Stellung. Nimm die Aufzeichnung oder JSON: Sie zeigen, was du sehen darfst.
library-export-nothing = Von dir gibt es keine Partie aufzuschreiben.
library-export-all = { $count ->
    [one] Deine Partie in einer Datei. Sie nennt niemanden.
   *[other] Deine { $count } Partien in einer Datei, die neueste zuerst. Sie nennt niemanden.
}
library-export-left-out = { $count ->
    [one] Eine ältere Partie hatte keinen Platz mehr: Die Knöpfe schreiben je ein Jahr auf.
   *[other] { $count } ältere Partien hatten keinen Platz mehr: Die Knöpfe schreiben je ein Jahr auf.
}

## Partien, die woanders beginnen

option-play-from = stellung
    .about = Eine Stellung, mit der es beginnt, etwa eine FEN; für Spiele ohne Geheimnisse

library-import-begins = Sie beginnt hier und wird nicht gewertet: `{ $position }`
library-import-secrets = { $game } lässt sich nicht aus einer Stellung beginnen: Sie würde verraten, was dort geheim oder Zufall ist. Lass `{ option-play-from }` weg.
library-import-long = Das ist zu lang für eine Stellung: { $most } Zeichen genügen für alle, die ich kenne.
library-import-over = In dieser Stellung ist die Partie schon zu Ende. ({ $outcome }) Nimm eine, in der noch etwas zu spielen ist.
