### What Captain Spalding Chess says itself.

# What it is
engine-summary-captain-spalding = Eine Kiste, zwei Pyjamas und in jedem ein Elefant. Hüte dich vor Krümeln, die paarweise herumliegen.

# What happened. `grammar` in `bot/words/src` says what NP, WHO, GENDER and NUMBER_OF do
engine-event-captain-spalding-created = Aus { NP($maker, det: "the", case: "dat") } kommt { NP($piece, det: "a") }, auf { $square }.
engine-event-captain-spalding-merged = { $side } lässt { NP($half, det: "a", case: "acc") } auf { NP($half, det: "the", case: "acc") } auf { $square } fallen: Nun ist es { NP($piece, det: "a") }.
engine-event-captain-spalding-promoted = { NP($piece, det: "the") } kommt auf { $square } zur letzten Reihe: Nun ist sie ein Booh.
engine-event-captain-spalding-eaten = Das Krümelmonster auf { $monsters } erwacht, verschlingt { NP($piece, det: "the", case: "acc") } auf { $square } und ist weg.
engine-event-captain-spalding-shared = Die Krümelmonster auf { $monsters } erwachen, teilen sich { NP($piece, det: "the", case: "acc") } auf { $square } und sind weg.

# Why it ended
engine-reason-hundred-quiet-turns = nach hundert ruhigen Zügen
engine-reason-box-captured = durch das Schlagen der Kiste

# Achievements
achievement-elephant = Wie er da hineinkam, weiß ich nicht
    .about = Einen Elefanten aus einem Pyjama gelassen.
achievement-booh = Buh!
    .about = Eine Fledermaus auf ihre letzte Reihe gebracht.
