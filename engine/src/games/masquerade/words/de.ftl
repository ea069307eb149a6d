### What Masquerade Chess says itself.

# What it is
engine-summary-masquerade = Deine Figuren ziehen wie immer, aber nur dein Gegenüber weiß, wie sie schlagen. Finde es zuerst heraus.
engine-secret-masquerade = wie die Figuren deines Gegenübers schlagen
engine-find-masquerade = bluff, raten, masken, verkleidet
engine-puzzle-masquerade = Schach gibt es hier nicht: Wer den König schlägt, gewinnt.

# Its options
engine-option-masquerade-white = wie Weiß schlägt
engine-rule-masquerade-white = Wie die Figuren von Weiß schlagen, vorab gewählt: KR,QK,RN,BB,NQ.
engine-option-masquerade-black = wie Schwarz schlägt
engine-rule-masquerade-black = Wie die Figuren von Schwarz schlagen, vorab gewählt: KR,QK,RN,BB,NQ.

# What happened. `grammar` in `bot/words/src` says what NP, WHO, GENDER and NUMBER_OF do
engine-event-masquerade-ready = { $side } ist bereit.
engine-event-masquerade-given = Du hast gewählt, wie { $side } schlägt: der König wie { NP($king, det: "a") }, Damen wie { NP($queen, det: "a") }, Türme wie { NP($rook, det: "a") }, Läufer wie { NP($bishop, det: "a") }, Springer wie { NP($knight, det: "a") } (`{ $table }`).
engine-event-masquerade-right = „Schlagen?“ – „Ja.“ { NP($piece, det: "the", cap: "yes") } schlägt { NP($victim, det: "the", case: "acc") }.
engine-event-masquerade-wrong = „Schlagen?“ – „Nein.“ So kann { NP($piece, det: "the") } { NP($victim, det: "the", case: "acc") } nicht schlagen: Nichts bewegt sich, und der Zug ist verbraucht.
engine-remark-right = gelungen
engine-remark-wrong = nicht möglich, und der Zug ist verbraucht

# Was neben dem Brett steht, und wie Schritte in Menüs heißen. `way`, `effect` und `kind` sagen, welcher Satz es ist, und werden nie gezeigt
engine-scene-masquerade-tries = { $side }: { NP($piece, det: "the", cap: "yes") } auf { $from } will { NP($victim, det: "the", case: "acc") } auf { $to } schlagen und kann es nicht.
engine-scene-masquerade-chooses = { $side } muss noch wählen, wie die Figuren von { $other } schlagen.
engine-scene-masquerade-both-choose = Weiß und Schwarz wählen, wie die Figuren der anderen Seite schlagen.
engine-scene-masquerade-chosen = { $side }, von dir gewählt
engine-scene-masquerade-truth = { $side }, aufgedeckt
engine-scene-masquerade-deduced = { $side }, soweit du es weißt
engine-scene-masquerade-piece = Figur
engine-scene-masquerade-way = schlägt wie
engine-scene-masquerade-code = Kürzel
engine-scene-masquerade-whole = Der König schlägt wie { NP($king, det: "a") }, Damen wie { NP($queen, det: "a") }, Türme wie { NP($rook, det: "a") }, Läufer wie { NP($bishop, det: "a") }, Springer wie { NP($knight, det: "a") }; geschrieben ist das { $table }.
engine-scene-masquerade-certain = { NP($piece, det: "the", cap: "yes") } schlägt wie { NP($other, det: "a") }.
engine-scene-masquerade-open = { NP($piece, det: "the", cap: "yes") } schlägt wie eins von diesen: { EITHER($ways, det: "a") }.
engine-scene-masquerade-unknown = Noch nichts bekannt: { EACH($pieces) }.
engine-scene-masquerade-blank = Noch ist nichts bekannt.
engine-label-masquerade-as-ever = { NP($piece, det: "the") } schlägt wie immer
engine-label-masquerade-like = { NP($piece, det: "the") } schlägt wie { NP($other, det: "a") }

# Was jemand gefragt wird
engine-asks-masquerade-table = Wie sollen König, Dame, Türme, Läufer und Springer der Gegenseite schlagen? Gib jeder Art eine der fünf Weisen; sonst weiß niemand davon.
engine-asks-masquerade-turn = Welcher Zug? Schlagen mit ? ist ein Versuch: Schlägt deine Figur nicht so, ist der Zug vorbei. Was dein Blatt ausschließt, trägt ein ×.
engine-asks-masquerade-kind = Die Figuren der Gegenseite, von { NP($piece, det: "the", case: "dat") } an: Wie sollen sie schlagen?

# Why something is refused
engine-refusal-masquerade-table-first = Wähle zuerst, wie die Figuren deines Gegenübers schlagen: Schreib es so: `KT/DK/TS/LL/SD`.
engine-refusal-masquerade-line-next = Wähle, wie die nächste Art schlägt: { $lines }. Die ganze Tabelle schreibst du so: `KT/DK/TS/LL/SD`.
engine-refusal-masquerade-tables-differ = Die Option `{ $field }=` und die Angabe `{ $field }=` der Stellung widersprechen sich.
engine-refusal-masquerade-table = Eine Tabelle nennt K, Q, R, B und N (englische Buchstaben) in dieser Reihenfolge, jedes mit einer eigenen Art zu schlagen: `KR,QK,RN,BB,NQ`.

# Achievements
achievement-unmasked = Demaskierung um Mitternacht
    .about = Gewonnen und gezeigt, wie alle fünf Arten schlagen.
achievement-knew-it = Ich wusste, dass du es bist
    .about = Masquerade Chess ohne Fehlversuch gewonnen, mit drei Treffern.

# What is done instead of a move, for a button
engine-action-masquerade-choose = Wählen
engine-told-masquerade-table = { $who ->
         [you] Du hast gewählt
        *[other] { $person } hat gewählt
    }, wie die Gegenseite schlägt: der König wie { NP($king, det: "a") }, Damen wie { NP($queen, det: "a") }, Türme wie { NP($rook, det: "a") }, Läufer wie { NP($bishop, det: "a") }, Springer wie { NP($knight, det: "a") }.

# What can be typed
engine-typed-masquerade = Ein Zug wie Sf3; eine Tabelle wie KT/DK/TS/LL/SD

# What the marks of its notation mean
engine-notation-masquerade = `KT` in einer Tabelle: Der König schlägt wie ein Turm; ebenso für jede Art.
