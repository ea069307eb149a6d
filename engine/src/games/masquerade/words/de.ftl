### What Masquerade Chess says itself.

# What it is
engine-summary-masquerade = Deine Figuren ziehen wie immer, aber nur dein Gegenüber weiß, wie sie schlagen. Finde es zuerst heraus.
engine-secret-masquerade = wie die Figuren deines Gegenübers schlagen

# Its options
engine-rule-masquerade-white = Wie die Figuren von Weiß schlagen, vorab gewählt: KR,QK,RN,BB,NQ.
engine-rule-masquerade-black = Wie die Figuren von Schwarz schlagen, vorab gewählt: KR,QK,RN,BB,NQ.

# What happened. `grammar` in `bot/words/src` says what NP, WHO, GENDER and NUMBER_OF do
engine-event-masquerade-ready = { $side } ist bereit.
engine-event-masquerade-given = Du hast gewählt, wie die Figuren von { $side } schlagen: { $table }.
engine-event-masquerade-right = „Schlagen?“ – „Ja.“ { NP($piece, det: "the", cap: "yes") } schlägt { NP($victim, det: "the", case: "acc") }.
engine-event-masquerade-wrong = „Schlagen?“ – „Nein.“ So kann { NP($piece, det: "the") } { NP($victim, det: "the", case: "acc") } nicht schlagen.

# Why something is refused
engine-refusal-masquerade-table-first = Wähle zuerst, wie die Figuren deines Gegenübers schlagen: Schreib es so: `KR/QK/RN/BB/NQ`.
engine-refusal-masquerade-line-next = Wähle, wie die nächste Art schlägt: { $lines }. Die ganze Tabelle schreibst du so: `KR/QK/RN/BB/NQ`.

# Achievements
achievement-unmasked = Demaskierung um Mitternacht
    .about = Gewonnen und gezeigt, wie alle fünf Arten schlagen.
achievement-knew-it = Ich wusste, dass du es bist
    .about = Masquerade Chess ohne Fehlversuch gewonnen, mit drei Treffern.
