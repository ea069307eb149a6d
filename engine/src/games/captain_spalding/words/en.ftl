### What Captain Spalding Chess says itself.

# What it is
engine-summary-captain-spalding = A box, two pajamas, and an elephant in each. Beware of crumbs that lie about in pairs.

# What happened. `grammar` in `bot/words/src` says what NP, WHO, GENDER and NUMBER_OF do
engine-event-captain-spalding-created = Out of { NP($maker, det: "the") } comes { NP($piece, det: "a") }, on { $square }.
engine-event-captain-spalding-merged = { $side } drops { NP($half, det: "a") } onto { NP($half, det: "the") } on { $square }: now it is { NP($piece, det: "a") }.
engine-event-captain-spalding-promoted = { NP($piece, det: "the") } comes to its last rank on { $square }: now it is a booh.
engine-event-captain-spalding-eaten = The cookie monster on { $monsters } wakes, gobbles up { NP($piece, det: "the") } on { $square }, and is gone.
engine-event-captain-spalding-shared = The cookie monsters on { $monsters } wake, share { NP($piece, det: "the") } on { $square }, and are gone.

# Why it ended
engine-reason-hundred-quiet-turns = hundred quiet turns
engine-reason-box-captured = box captured

# Achievements
achievement-elephant = How it got there I don't know
    .about = Let an elephant out of a pajama.
achievement-booh = Booh!
    .about = Brought a bat to its last rank.
