### Open seats, ratings, leaderboards, deeds.

option-play-rated = gewertet
    .about = Ob das Ende Wertungszahlen ändert; ohne Angabe: auf Servern ja, in Direktnachrichten nein
invitation-rated = Gewertet.
invitation-unrated = Zum Spaß: nicht gewertet.
rated-impossible = In { $title } spielt niemand gegen jemanden, also gibt es nichts zu werten. Lass `rated` weg.

rating-changes = Wertungszahlen: { $changes }.
