### Open seats, ratings, leaderboards, deeds.

option-play-rated = gewertet
    .about = Ob das Ende Wertungszahlen ändert; ohne Angabe: auf Servern ja, in Direktnachrichten nein
invitation-rated = Gewertet.
invitation-unrated = Zum Spaß: nicht gewertet.
rated-impossible = In { $title } spielt niemand gegen jemanden, also gibt es nichts zu werten. Lass `rated` weg.

rating-changes = Wertungszahlen: { $changes }.

## Open seats

command-seek = suche
    .about = Freie Plätze auf diesem Server, oder ein eigener Tisch für alle, die mitmachen mögen
option-seek-game = spiel
    .about = Nur dieses Spiel
option-seek-post = eröffnen
    .about = Einen Tisch für dieses Spiel eröffnen, für alle, die mitmachen mögen
seek-list = Freie Plätze hier, die neuesten zuerst:
seek-list-of = Freie Plätze für **{ $title }** hier, die neuesten zuerst:
seek-none = Gerade sucht niemand Gesellschaft. `/seek` mit `game` und `post: True` eröffnet einen Tisch für alle, die mitmachen mögen.
seek-none-of = Gerade sucht niemand Gesellschaft für { $title }. Eröffne einen Tisch, dann kommt vielleicht jemand vorbei.
seek-which = Für welches Spiel soll der Tisch sein? Gib `game` an.
seek-on-servers = Freie Plätze gibt es auf Servern: In unsere Direktnachrichten kann sonst niemand hineinsehen. Frag mich dort, oder lade jemanden mit `/play` ein.
seek-join-button = Mitspielen: { $game }
seek-open-button = Tisch eröffnen
seek-no-clock = ohne Uhr
seek-clock = { $turn } pro Zug
seek-bank = { $start } + { $refill } pro Zug
seek-free = { $free } von { $all } Plätzen frei
seek-rated = gewertet
seek-own = deiner, { $since }
seek-host = { $host }, { $since }
seek-elsewhere = Gespielt wird in { $place }.

## Leaderboards

command-leaderboard = rangliste
    .about = Wer auf diesem Server in einem Spiel am stärksten ist
option-leaderboard-game = spiel
    .about = Welches Spiel
ladder-title = Rangliste: **{ $title }**
ladder-empty = Noch steht niemand darin. Fünf gewertete Spiele, die auf diesem Server enden, und da bist du.
ladder-own-unlisted = Du: { $rating }, nach { $games ->
        [one] einem Spiel
       *[other] { $games } Spielen
    }. Mit { $enough } gewerteten Spielen oder einer Abweichung unter 110 stehst du in der Liste.
ladder-scores-title = Beste Ergebnisse: **{ $title }**
ladder-scores-empty = Noch kein Ergebnis. Jemand muss die Erste oder der Erste sein.
ladder-on-servers = Ranglisten gehören zu Servern. Frag mich auf einem; `/stats` zeigt deine eigenen Zahlen überall.
ladder-mine-button = Meine eigenen
games-played = { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    }
other-game-placeholder = Ein anderes Spiel …
every-game-choice = Alle Spiele
shown-now-choice = gerade zu sehen
page-before-button = Zurück
page-behind-button = Weiter
game-unknown = Dieses Spiel kenne ich nicht. `/help` zählt auf, welche ich kenne.

## What somebody did

command-stats = statistik
    .about = Spiele, Wertungszahlen, Serien und Taten: deine oder die von jemandem
option-stats-user = person
    .about = Wessen; ohne Angabe: deine
option-stats-game = spiel
    .about = Nur dieses Spiel
option-stats-with = gegen
    .about = Nur Spiele gegen diese Person
stats-of = { $who } in allen Spielen
stats-of-game = { $who } in **{ $title }**
stats-none = Noch kein Spiel zu Ende gespielt. `/seek` findet Gesellschaft.
stats-matches = { $games ->
        [one] Ein Spiel
       *[other] { $games } Spiele
    } gegen andere: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren.
stats-streak = Siege in Folge: { $now } zurzeit, { $best } im besten Fall.
stats-scored = Gegen das Spiel: { $games ->
        [one] einmal gespielt
       *[other] { $games }-mal gespielt
    }, bestes Ergebnis { $best }.
stats-scored-several = Gegen das Spiel: { $games ->
        [one] einmal gespielt.
       *[other] { $games }-mal gespielt.
    }
stats-favourite = Lieblingsspiel: **{ $title }**, { $games ->
        [one] ein Spiel.
       *[other] { $games } Spiele.
    }
stats-rating = { $title }: { $rating }, { $games ->
        [one] ein gewertetes Spiel
       *[other] { $games } gewertete Spiele
    }
stats-of-others = Was andere getan haben, zeige ich auf einem Server, auf dem ihr beide seid. Frag mich dort; `/stats` allein handelt von dir.
stats-ladder-button = Rangliste
head-same = Das ist ein und dieselbe Person, und gegen sich selbst spielt man immer unentschieden. Nenn mir zwei.
head-none = Die beiden sind sich noch nicht begegnet.
head-count = { $games ->
        [one] Ein Spiel
       *[other] { $games } Spiele
    }: { $one } gewann { $won }, { $two } gewann { $lost }, { $even } unentschieden.
head-last = Zuletzt begegnet in **{ $title }**, { $at }.
