### What Masquerade Chess says itself.

# What it is
engine-summary-masquerade = Your pieces move as ever, but only your opponent knows how they capture. Find out first.
engine-secret-masquerade = how your opponent's pieces capture
engine-find-masquerade = bluff, guess, disguise, masks
engine-puzzle-masquerade = There is no check here: who captures the king wins.

# Its options
engine-option-masquerade-white = how White captures
engine-rule-masquerade-white = How White's pieces capture, chosen beforehand: KR,QK,RN,BB,NQ.
engine-option-masquerade-black = how Black captures
engine-rule-masquerade-black = How Black's pieces capture, chosen beforehand: KR,QK,RN,BB,NQ.

# What happened. `grammar` in `bot/words/src` says what NP, WHO, GENDER and NUMBER_OF do
engine-event-masquerade-ready = { $side } is ready.
engine-event-masquerade-given = You have chosen how { $side } captures: the king like { NP($king, det: "a") }, queens like { NP($queen, det: "a") }, rooks like { NP($rook, det: "a") }, bishops like { NP($bishop, det: "a") }, knights like { NP($knight, det: "a") } (`{ $table }`).
engine-event-masquerade-right = “Capture?” – “Yes.” { NP($piece, det: "the", cap: "yes") } takes { NP($victim, det: "the") }.
engine-event-masquerade-wrong = “Capture?” – “No.” { NP($piece, det: "the", cap: "yes") } can't take { NP($victim, det: "the") } like that: nothing moves, and the turn is spent.
engine-remark-right = right
engine-remark-wrong = not possible, and the turn is spent

# What is said beside the board, and what steps are called in menus
engine-scene-masquerade-tries = { $side }: { NP($piece, det: "the") } on { $from } tries to take { NP($victim, det: "the") } on { $to } and can't.
engine-scene-masquerade-chooses = { $side } has yet to choose how { $other }'s pieces capture.
engine-scene-masquerade-both-choose = White and Black choose how each other's pieces capture.
engine-scene-masquerade-chosen = { $side }, as you chose
engine-scene-masquerade-truth = { $side }, revealed
engine-scene-masquerade-deduced = { $side }, as far as you know
engine-scene-masquerade-piece = piece
engine-scene-masquerade-way = captures like
engine-scene-masquerade-code = code
engine-scene-masquerade-whole = the king captures like { NP($king, det: "a") }, queens like { NP($queen, det: "a") }, rooks like { NP($rook, det: "a") }, bishops like { NP($bishop, det: "a") }, knights like { NP($knight, det: "a") }; typed, that is { $table }.
engine-scene-masquerade-certain = { NP($piece, det: "the", cap: "yes") } captures like { NP($other, det: "a") }.
engine-scene-masquerade-open = { NP($piece, det: "the", cap: "yes") } captures like one of these: { EITHER($ways, det: "a") }.
engine-scene-masquerade-unknown = Nothing is known yet of { EACH($pieces, det: "the") }.
engine-scene-masquerade-blank = nothing is known yet.
engine-label-masquerade-as-ever = { NP($piece) } captures as ever
engine-label-masquerade-like = { NP($piece) } captures like { NP($other, det: "a") }

# What a player is asked
engine-asks-masquerade-table = How shall your opponent's king, queen, rooks, bishops and knights capture? Give each kind one of the five ways; nobody else will know.
engine-asks-masquerade-turn = Which move? A capture marked ? is a try: if your piece doesn't capture so, the turn is over. What your sheet rules out is marked ×.
engine-asks-masquerade-kind = Your opponent's pieces, from { NP($piece, det: "the") } on: how shall they capture?

# Why something is refused
engine-refusal-masquerade-table-first = First choose how your opponent's pieces capture: type it like `KR/QK/RN/BB/NQ`.
engine-refusal-masquerade-line-next = Choose how the next kind captures: { $lines }. The whole table is typed like `KR/QK/RN/BB/NQ`.
engine-refusal-masquerade-tables-differ = The option `{ $field }=` and the position's `{ $field }=` differ.
engine-refusal-masquerade-table = A table names K, Q, R, B and N in this order, each with its own way of capturing: `KR,QK,RN,BB,NQ`.

# Achievements
achievement-unmasked = Masks off at midnight
    .about = Won after showing how all five kinds capture.
achievement-knew-it = I knew it was you
    .about = Won Masquerade Chess without a wrong guess, capturing three times.

# What is done instead of a move, for a button
engine-action-masquerade-choose = Choose
engine-told-masquerade-table = { $who ->
         [you] You chose
        *[other] { $person } chose
    } how the other side captures: the king like { NP($king, det: "a") }, queens like { NP($queen, det: "a") }, rooks like { NP($rook, det: "a") }, bishops like { NP($bishop, det: "a") }, knights like { NP($knight, det: "a") }.

# What can be typed
engine-typed-masquerade = A move such as Nf3; a table such as KR/QK/RN/BB/NQ

# What the marks of its notation mean
engine-notation-masquerade = `KR` in a table: the king captures like a rook; so for each kind.
