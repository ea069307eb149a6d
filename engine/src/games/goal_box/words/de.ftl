### What Goal Box Chess says itself.

# What it is
engine-summary-goal-box = Keine Könige: Sei zuerst mit Figuren auf beiden Zielfeldern eines seltsamen kleinen Bretts.
engine-find-goal-box = ohne könig, wettlauf, klein, leicht, einfach

# Was neben dem Brett steht, und wie Schritte in Menüs heißen. `way`, `effect` und `kind` sagen, welcher Satz es ist, und werden nie gezeigt
engine-scene-goal-box-exchange = { $side } tauscht Plätze: { $piece } nach { $square }, { $other } nach { $goal }.
engine-label-goal-box-exchange = { $way ->
         [becomes] Mit { NP($piece, det: "the", case: "dat") } auf { $square } tauschen, wird { NP($new, det: "a") }
        *[stays] Platz mit { NP($piece, det: "the", case: "dat") } auf { $square } tauschen
    }

# Was jemand gefragt wird
engine-asks-goal-box-move = Welcher Zug? Du gewinnst, sobald auf beiden Zielfeldern Figuren von dir stehen: { EACH($goals) }.
engine-asks-goal-box-exchange = Ziehst du, oder tauscht deine Figur im Tor auf { $goal } den Platz mit einer anderen?

# Why it ended
engine-reason-no-piece-left = mangels Figuren
engine-reason-too-few-pieces = mangels Figuren auf beiden Seiten
engine-reason-both-goal-boxes = mit Figuren auf beiden Zielfeldern

# Why something is refused
engine-refusal-goal-box-unreadable-exchange = Beim Platztausch steht das Zielfeld vorn: `a4<>c2`, oder `a4<>d8=D` bei einem Bauern.
engine-refusal-goal-box-promotions = Der Bauer wird auf { $square } umgewandelt: { $steps }.
engine-refusal-goal-box-goal-empty = Auf dem Zielfeld { $square } steht keine deiner Figuren, die mit einer anderen den Platz tauschen könnte.
engine-refusal-goal-box-no-friend = Auf { $square } steht keine andere deiner Figuren.
engine-refusal-goal-box-rank-length = Eine Reihe hat sieben Stellen, a bis g.
engine-refusal-goal-box-letter = „{ $typed }“ ist hier keine Figur: Es gibt `P N B R Q` und `p n b r q` (englische Buchstaben).
engine-refusal-goal-box-first = Die erste Stellung ist { $example }.
engine-refusal-goal-box-pawn = Auf { $square } kann kein Bauer stehen: Das ist seine letzte Reihe.
engine-refusal-goal-box-no-castling = Es gibt keine Könige, also rochiert niemand: Die dritte Angabe ist `-`.

# Achievements
achievement-musical-chairs = Reise nach Jerusalem
    .about = Goal Box Chess nach einem Platztausch gewonnen.

# What the marks of its notation mean
engine-notation-goal-box = `a4<>c2`: Die Figuren auf a4 und c2 tauschen die Plätze.
