### Challenge, on somebody's name

challenge-command = Herausfordern
challenge-which = Zu welchem Spiel soll { $person } eingeladen werden?
challenge-placeholder = Wähle ein Spiel

## Open seats, ratings, leaderboards, achievements.

option-play-rated = gewertet
    .about = Ob das Ende Wertungszahlen ändert; ohne Angabe: auf Servern ja, in Direktnachrichten nein
invitation-rated = Gewertet, außer jemand von euch ist neu: Erste Partien zählen nicht.
invitation-unrated = Zum Spaß: nicht gewertet.
rated-impossible = In { $title } spielt niemand gegen jemanden, also gibt es nichts zu werten. Lass `{ option-play-rated }` weg.

rating-changes = Wertungszahlen: { $changes }.
rating-provisional = (vorläufig)
rating-first-games = Nicht gewertet: Die ersten { $games } Partien einer Person ändern keine Wertung ({ $people }).
rating-nothing-played = Sie endete, bevor beide gezogen hatten, und zählt deshalb für niemanden.

## Open seats

command-seek = suche
    .about = Freie Plätze auf diesem Server, oder ein eigener Tisch für alle, die mitmachen mögen
option-seek-game = spiel
    .about = Nur dieses Spiel
option-seek-post = eröffnen
    .about = Einen Tisch für dieses Spiel eröffnen, für alle, die mitmachen mögen
seek-list = Freie Plätze hier, die neuesten zuerst:
seek-list-of = Freie Plätze für **{ $title }** hier, die neuesten zuerst:
seek-none = Gerade sucht niemand Gesellschaft. `/verein suche` mit `spiel` und `eröffnen: True` eröffnet einen Tisch für alle, die mitmachen mögen.
seek-none-of = Gerade sucht niemand Gesellschaft für { $title }. Eröffne einen Tisch, dann kommt vielleicht jemand vorbei.
seek-which = Für welches Spiel soll der Tisch sein? Gib `spiel` an.
seek-on-servers = Freie Plätze gibt es auf Servern: In unsere Direktnachrichten kann sonst niemand hineinsehen. Frag mich dort, oder lade jemanden mit `/spielen` ein.
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
ladder-empty = Noch steht niemand darin. Spiel hier fünf gewertete Partien zu Ende, und du stehst darin.
ladder-own-unlisted = Du: { $rating }, nach { $games ->
        [one] einer Partie
       *[other] { $games } Partien
    }. In die Liste kommst du mit { $enough } gewerteten Partien, oder früher, wenn deine Zahl sicher genug ist (Abweichung unter 110).
ladder-scores-title = Beste Ergebnisse: **{ $title }**
ladder-scores-empty = Noch kein Ergebnis. Irgendwer muss den Anfang machen.
ladder-on-servers = Ranglisten gehören zu Servern. Frag mich auf einem; `/ich statistik` zeigt deine eigenen Zahlen überall.
ladder-mine-button = Meine eigenen
games-played = { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }
other-game-placeholder = Ein anderes Spiel …
every-game-choice = Alle Spiele
shown-now-choice = gerade zu sehen
page-before-button = Zurück
page-behind-button = Weiter
game-unknown = Dieses Spiel kenne ich nicht. `/hilfe` zählt auf, welche ich kenne.

## What somebody did

command-stats = statistik
    .about = Partien, Wertungszahlen, Serien und Erfolge: deine oder die von jemandem
option-stats-user = person
    .about = Wessen; ohne Angabe: deine
option-stats-game = spiel
    .about = Nur dieses Spiel
option-stats-with = gegen
    .about = Nur Partien gegen diese Person
stats-of = { $who } in allen Spielen
stats-of-game = { $who } in **{ $title }**
stats-none = Noch keine Partie zu Ende gespielt. `/verein suche` findet Gesellschaft.
stats-matches = { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    } gegen andere: { $won } gewonnen, { $drawn } remis, { $lost } verloren.
stats-computers = { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    } gegen Computer: { $won } gewonnen, { $drawn } remis, { $lost } verloren.
stats-streak = Siege in Folge: { $now } zurzeit, { $best } im besten Fall.
stats-puzzles = Gelöste Aufgaben: { $solved }. Tage in Folge: { $streak } zurzeit, { $best } im besten Fall.
stats-daily-puzzles = Gelöste Aufgaben des Tages: { $solved }. In Folge: { $streak } zurzeit, { $best } im besten Fall.
stats-scored = Gegen das Spiel: { $games ->
        [one] einmal gespielt
       *[other] { $games }-mal gespielt
    }, bestes Ergebnis { $best }.
stats-scored-several = Gegen das Spiel: { $games ->
        [one] einmal gespielt.
       *[other] { $games }-mal gespielt.
    }
stats-favourite = Lieblingsspiel: **{ $title }**, { $games ->
        [one] eine Partie.
       *[other] { $games } Partien.
    }
stats-rating = { $title }: { $rating }, { $games ->
        [one] eine gewertete Partie
       *[other] { $games } gewertete Partien
    }
stats-of-others = Was andere getan haben, zeige ich auf einem Server, auf dem ihr beide seid. Frag mich dort; `/ich statistik` allein handelt von dir.
stats-ladder-button = Rangliste
head-same = Das ist ein und dieselbe Person, und gegen sich selbst spielt man immer remis. Nenn mir zwei.
head-none = Die beiden sind sich noch nicht begegnet.
head-count = { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    }: { $one } gewann { $won }, { $two } gewann { $lost }, { $even } remis.
head-last = Zuletzt begegnet in **{ $title }**, { $at }.

## Achievements

achievements-told = Erfolge: { $achievements }.
achievements-of = Erfolge von { $who }:
achievements-none = Noch keine. Sie kommen von selbst, wenn man nur seltsam genug spielt.
achievements-back-button = Partien und Zahlen
stats-achievements = Erfolge: { $achievements }
stats-achievements-button = Erfolge
achievement-menagerie = Die ganze Menagerie
    .about = Jedes Spiel, das es gibt, einmal zu Ende gespielt.
achievement-castling-mate = Heim und Matt
    .about = Durch eine Rochade matt gesetzt.
achievement-pawn-mate = Kleine Füße, große Schritte
    .about = Mit einem Bauern matt gesetzt.
achievement-blink = Im Handumdrehen
    .about = Auf dem Brett gewonnen, in höchstens sechs Zügen für jede Seite.
achievement-against-the-odds = Allen Widrigkeiten zum Trotz
    .about = Auf dem Brett gewonnen, mit fünf Figuren weniger.
achievement-marathon = Der lange Marsch
    .about = Eine Partie von zweihundert Zügen zu Ende gespielt.
achievement-modest = Bescheidenheit
    .about = Gewonnen nach einer Umwandlung in etwas Bescheideneres als eine Dame.
achievement-pawn-takes-queen = Bauer schlägt Dame
    .about = Mit einem Bauern eine Dame geschlagen.
achievement-handshake = Pfote drauf
    .about = Sich auf Remis geeinigt.
