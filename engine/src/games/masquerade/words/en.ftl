### What Masquerade Chess says itself.

# What it is
engine-summary-masquerade = Your pieces move as ever, but only your opponent knows how they capture. Find out first.
engine-secret-masquerade = how your opponent's pieces capture

# Its options
engine-rule-masquerade-white = How White's pieces capture, chosen beforehand: KR,QK,RN,BB,NQ.
engine-rule-masquerade-black = How Black's pieces capture, chosen beforehand: KR,QK,RN,BB,NQ.

# What happened. `grammar` in `bot/words/src` says what NP, WHO, GENDER and NUMBER_OF do
engine-event-masquerade-ready = { $side } is ready.
engine-event-masquerade-given = You have chosen how { $side }'s pieces capture: { $table }.
engine-event-masquerade-right = “Capture?” – “Yes.” { NP($piece, det: "the", cap: "yes") } takes { NP($victim, det: "the") }.
engine-event-masquerade-wrong = “Capture?” – “No.” { NP($piece, det: "the", cap: "yes") } can't take { NP($victim, det: "the") } like that.

# Why something is refused
engine-refusal-masquerade-table-first = First choose how your opponent's pieces capture: type it like `KR/QK/RN/BB/NQ`.
engine-refusal-masquerade-line-next = Choose how the next kind captures: { $lines }. The whole table is typed like `KR/QK/RN/BB/NQ`.

# Achievements
achievement-unmasked = Masks off at midnight
    .about = Won after showing how all five kinds capture.
achievement-knew-it = I knew it was you
    .about = Won Masquerade Chess without a wrong guess, capturing three times.
