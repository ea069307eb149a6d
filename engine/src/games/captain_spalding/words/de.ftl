### What Captain Spalding Chess says itself.

# What it is
engine-summary-captain-spalding = Eine Kiste, zwei Pyjamas und in jedem ein Elefant. Schlag die andere Kiste, und hüte dich vor Krümelpaaren.
engine-find-captain-spalding = elefant, kiste, pyjama, krümel

# What happened. `grammar` in `bot/words/src` says what NP, WHO, GENDER and NUMBER_OF do
engine-event-captain-spalding-created = Aus { NP($maker, det: "the", case: "dat") } kommt { NP($piece, det: "a") }, auf { $square }.
engine-event-captain-spalding-merged = { $side } lässt { NP($half, det: "a", case: "acc") } auf { NP($half, det: "the", case: "acc") } auf { $square } fallen: Nun ist es { NP($piece, det: "a") }.
engine-event-captain-spalding-promoted = { NP($piece, det: "the") } kommt auf { $square } zur letzten Reihe: Nun ist sie ein Booh.
engine-event-captain-spalding-eaten = Das Krümelmonster auf { $monsters } erwacht, verschlingt { NP($piece, det: "the", case: "acc") } auf { $square } und ist weg.
engine-event-captain-spalding-shared = Die Krümelmonster auf { $monsters } erwachen, teilen sich { NP($piece, det: "the", case: "acc") } auf { $square } und sind weg.

# Was neben dem Brett steht, und wie Schritte in Menüs heißen. `way`, `effect` und `kind` sagen, welcher Satz es ist, und werden nie gezeigt
engine-scene-captain-spalding-making = { $side }: Was kommt aus { NP($maker, det: "the", case: "dat") }?
engine-scene-captain-spalding-still = Noch drin: { $side }
engine-label-captain-spalding-move = { NP($piece) } { $move }{ $way ->
         [booh] , wird zum Booh
         [eaten] , und wird gefressen
         [booh-eaten] , wird zum Booh und gefressen
        *[plain] { "" }
    }
engine-label-captain-spalding-merge = { NP($half) } auf { NP($half) } auf { $square }: { NP($piece) }
engine-label-captain-spalding-make = { $way ->
         [shake-the] { NP($piece, det: "the", case: "acc", cap: "yes") } auf { $square } setzen
         [pull-the] { NP($piece, det: "the", case: "acc", cap: "yes") } auf { $square } setzen
         [pull] { NP($piece, det: "a", case: "acc", cap: "yes") } auf { $square } setzen
        *[shake] { NP($piece, det: "a", case: "acc", cap: "yes") } auf { $square } setzen
    }

# Was jemand gefragt wird
engine-asks-captain-spalding-move = Welcher Zug? Du gewinnst, wenn du die Kiste der Gegenseite auf { $square } schlägst.
engine-asks-captain-spalding-monster = Felder mit Warnzeichen liegen neben einem schlafenden Monster: Was dorthin zieht, wird gefressen.
engine-asks-captain-spalding-making = Was kommt aus { NP($maker, det: "the", case: "dat") } auf { $square }, und wohin?

# Why it ended
engine-reason-hundred-quiet-turns = nach hundert ruhigen Zügen
engine-reason-box-captured = durch das Schlagen der Kiste

# Why something is refused
engine-refusal-captain-spalding-ambiguous = { $typed } könnte { EITHER($moves) } sein.
engine-refusal-captain-spalding-unreadable = „{ $typed }“ kann ich nicht lesen. Geschöpfe schreibst du mit ihrem Buchstaben und den Feldern, etwa `Xe1-e2`: { EACH($creatures, det: "a") }.
engine-refusal-captain-spalding-unreadable-creation = „{ $typed }“ kann ich nicht lesen. Sag, was herauskommt und wo, etwa `Rd3`: { EACH($creatures, det: "a") }.
engine-refusal-captain-spalding-another-kind = Das Geschöpf auf { $from } ist { NP($piece, det: "a") }, { NP($asked, det: "no") }.
engine-refusal-captain-spalding-move-first = Erst zieht eine Kiste oder ein Pyjama, dann wird etwas gemacht: `Xe1-e2/Rd3`.
engine-refusal-captain-spalding-make-first = { NP($maker, det: "the", cap: "yes") } hat gezogen; sag nun, was herauskommt und wo, etwa `Rd3`.
engine-refusal-captain-spalding-nothing-there = Auf { $from } steht nichts.
engine-refusal-captain-spalding-not-yours = { NP($piece, det: "the", cap: "yes") } auf { $from } gehört { $side }.
engine-refusal-captain-spalding-never-moves = { NP($piece, det: "the", cap: "yes") } auf { $from } zieht nie.
engine-refusal-captain-spalding-no-promotion = Auf { $to } wird nichts umgewandelt.
engine-refusal-captain-spalding-becomes-booh = Eine Fledermaus wird auf ihrer letzten Reihe zum Booh: { $step }.
engine-refusal-captain-spalding-makes-nothing = Auf { $to } könnte { NP($piece, det: "the") } nichts machen, also ist der Zug dorthin nicht erlaubt.
engine-refusal-captain-spalding-repeats = Damit käme eine frühere Stellung wieder, und das ist verboten.
engine-refusal-captain-spalding-monster-near = Neben { $to } liegt ein Krümelmonster: Dorthin darf { NP($piece, det: "the") } nicht ziehen.
engine-refusal-captain-spalding-reach = { NP($piece, det: "the", cap: "yes") } auf { $from } kann nach { EITHER($squares) } ziehen.
engine-refusal-captain-spalding-stuck = { NP($piece, det: "the", cap: "yes") } auf { $from } kann jetzt nicht ziehen.
engine-refusal-captain-spalding-not-inside = In { NP($maker, det: "the", case: "dat") } steckt { NP($piece, det: "no") }.
engine-refusal-captain-spalding-once-only = { $side } hatte schon { NP($piece, det: "a", case: "acc") }: Davon gibt es nur ein Exemplar in jeder Partie.
engine-refusal-captain-spalding-one-elephant = { $side } hat schon einen Elefanten auf dem Brett: nie zwei zugleich.
engine-refusal-captain-spalding-no-room = Neben { NP($maker, det: "the", case: "dat") } ist jetzt kein Feld für { NP($piece, det: "a", case: "acc") }.
engine-refusal-captain-spalding-places = { NP($piece, det: "the", cap: "yes") } kann nach { EITHER($squares) } gestellt werden.
engine-refusal-captain-spalding-no-castling = Hier wird weder rochiert noch en passant geschlagen: Die dritte und die vierte Angabe sind beide `-`.
engine-refusal-captain-spalding-no-creature = „{ $typed }“ ist kein Geschöpf: Schreib `X P J R H V W C M L E` für Weiß, die kleinen Buchstaben für Schwarz, `N B D` für Fusseln, Wollmäuse und Staubdämonen, die niemandem gehören, und 1–8 für leere Felder.
engine-refusal-captain-spalding-gone = `gone=` nennt, was schon gemacht wurde, in der Reihenfolge R, H, E (von Weiß), r, h, e (von Schwarz): `gone=R,E,h`.
engine-refusal-captain-spalding-needs-box = { $side } braucht eine Kiste: Ohne sie ist die Partie vorbei.
engine-refusal-captain-spalding-single = { $side } kann nicht mehr als { NP($piece, det: "a", case: "acc") } haben.
engine-refusal-captain-spalding-bats-on-file = { $side } kann nicht zwei Fledermäuse auf der { $file }-Linie haben.
engine-refusal-captain-spalding-bat-at-end = Eine Fledermaus von { $side } auf { $square } wäre ein Booh, denn das ist ihre letzte Reihe.
engine-refusal-captain-spalding-not-gone = { NP($piece, det: "the", cap: "yes") } von { $side } ist auf dem Brett: `gone=` muss `{ $letter }` nennen.

# Achievements
achievement-elephant = Wie er da hineinkam, weiß ich nicht
    .about = Einen Elefanten aus einem Pyjama gelassen.
achievement-booh = Buh!
    .about = Eine Fledermaus auf ihre letzte Reihe gebracht.

# Its pieces, as `grammar` in `bot/words/src` puts them into sentences
noun-box = Kiste
    .gender = f
    .many = Kisten
noun-pajama = Pyjama
    .gender = m
    .many = Pyjamas
noun-great-pajama = Riesenpyjama
    .gender = m
    .many = Riesenpyjamas
noun-rhino = Nashorn
    .gender = n
    .many = Nashörner
noun-headless-rhino = Nashorn ohne Kopf
    .gender = n
    .many = Nashörner ohne Kopf
noun-bat = Fledermaus
    .gender = f
    .many = Fledermäuse
noun-booh = Booh
    .gender = m
    .many = Boohs
noun-crumb = Krümel
    .gender = m
    .many = Krümel
noun-cookie-monster = Krümelmonster
    .gender = n
    .many = Krümelmonster
noun-elephant = Elefant
    .gender = m
    .many = Elefanten
    .acc = Elefanten
    .dat = Elefanten
noun-great-elephant = Riesenelefant
    .gender = m
    .many = Riesenelefanten
    .acc = Riesenelefanten
    .dat = Riesenelefanten
noun-lint = Fussel
    .gender = f
    .many = Fusseln
noun-dust-bunny = Wollmaus
    .gender = f
    .many = Wollmäuse
noun-dust-demon = Staubdämon
    .gender = m
    .many = Staubdämonen

# What the marks of its notation mean
engine-notation-captain-spalding = So werden Züge geschrieben: Bei `e1e2/Rd3` zieht die Figur von e1 nach e2, und aus ihr kommt ein Nashorn (R), auf d3.
