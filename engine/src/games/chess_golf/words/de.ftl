### What Chess Golf says itself.

# What it is
engine-summary-chess-golf = Biete, in wie wenigen Zügen eine Figur eine andere schlagen kann, und zeig es. Die kleinste Summe gewinnt.
engine-secret-chess-golf = was du bietest, bis alle geboten haben
engine-find-chess-golf = rätsel, gebote, löcher, allein, solo, leicht, einfach
engine-late-chess-golf = Nach dem ersten Gebot haben die anderen einen Tag (live: eine Minute); wer zu spät kommt, hat „unmöglich“ (0) geboten. Wer eine Lösung zeigen muss, hat eine Stunde (live: Sekunden), sonst ist er gescheitert.

# Its options
engine-option-chess-golf-players = Personen
engine-rule-chess-golf-players = Wie viele die Runde mitspielen.
engine-option-chess-golf-pace = Tempo
engine-rule-chess-golf-pace = Nach dem ersten Gebot ein Tag; live: eine Minute (live-30: eine halbe, live-120: zwei).
engine-option-chess-golf-holes = Löcher
engine-rule-chess-golf-holes = Wie viele Löcher: neun, oder drei für eine kurze Runde.
engine-option-chess-golf-chosen = Karten
engine-rule-chess-golf-chosen = Ein einzelnes Loch statt einer Runde: die Karten, um die es geht, etwa Kb.

# What happened. `grammar` in `bot/words/src` says what NP, WHO, GENDER and NUMBER_OF do
engine-event-golf-dealer = { $player } gibt.
engine-event-golf-harder = { $player } macht es schwerer: Von nun an sind es { $cards } Karten.
engine-event-golf-dealt = Loch { $hole }: { $cards }.
engine-event-golf-bid = { $player } hat geboten.
engine-event-golf-bids = { $number ->
         [one] Das Gebot
        *[other] Die Gebote
    }: { $bids }.
engine-event-golf-solved = { $player } löst es in { $moves ->
         [one] { $moves } Zug
        *[other] { $moves } Zügen
    }: { $line }.
engine-event-golf-failed = { $player } konnte keine Lösung in { $bid ->
         [one] { $bid } Zug
        *[other] { $bid } Zügen
    } zeigen; das zählt { $score }, eins mehr als das höchste Gebot.
engine-event-golf-failed-alone = { $player } konnte keine Lösung in { $bid ->
         [one] { $bid } Zug
        *[other] { $bid } Zügen
    } zeigen; es zählt das Höhere von Gebot und Par, plus 1.
engine-event-golf-par = { $moves ->
         [one] Par war { $moves } Zug
        *[other] Par waren { $moves } Züge
    }: { $line }.
engine-event-golf-impossible = Der Schiedsrichter beweist, dass es nicht geht.
engine-event-golf-open = Der Schiedsrichter fand keine Lösung; weniger als { $moves } Züge reichen gewiss nicht.
engine-event-golf-result = { $player }: { $way ->
         [shown] Gebot { $bid }, gezeigt
         [failed] Gebot { $bid }, nicht gezeigt
         [unasked] Gebot { $bid }, musste nicht vorgeführt werden
         [right] Gebot „unmöglich“, und das stimmt
         [open] Gebot „unmöglich“, nicht widerlegt
        *[wrong] Gebot „unmöglich“, aber es geht
    }; Punkte: { $why ->
         [bid] { $score } (das Gebot)
         [highest] { $score } (das höchste Gebot plus 1)
         [par] { $score } (Par plus 1)
         [higher] { $score } (Gebot oder Par, das Höhere, plus 1)
        *[nothing] { $score }
    }, insgesamt { $total }.
engine-event-golf-returned = { NP($piece, det: "the") } kommt auf { $square } zurück.
engine-event-golf-left = { $player } verlässt die Runde.

# Was neben dem Brett steht, und wie Schritte in Menüs heißen. `way`, `effect` und `kind` sagen, welcher Satz es ist, und werden nie gezeigt
engine-scene-golf-puzzle = { $moves ->
         [0] Noch kein Zug.
         [one] Bisher { $moves } Zug.
        *[other] Bisher { $moves } Züge.
    }
engine-scene-golf-layout = Loch { $hole } von { $holes }: Die Bahn wird angelegt.
engine-scene-golf-dealer = Loch { $hole } von { $holes }: Wer gibt zuerst?
engine-scene-golf-offer = Loch { $hole } von { $holes }: { $player } darf es schwerer machen.
engine-scene-golf-deal = Loch { $hole } von { $holes }: Die Karten werden verteilt.
engine-scene-golf-bidding = Loch { $hole } von { $holes }: { $number ->
         [one] { EACH($open) } muss bieten.
        *[other] { EACH($open) } müssen bieten.
    }
engine-scene-golf-some-bid = Loch { $hole } von { $holes }: { $done_number ->
         [one] { EACH($done) } hat geboten,
        *[other] { EACH($done) } haben geboten,
    } { $number ->
         [one] { EACH($open) } muss noch.
        *[other] { EACH($open) } müssen noch.
    }
engine-scene-golf-day-to-bid = Mit dem ersten Gebot läuft die Uhr: Von da an haben die anderen einen Tag.
engine-scene-golf-seconds-to-bid = Mit dem ersten Gebot läuft die Uhr: Von da an haben die anderen { $seconds } Sekunden.
engine-scene-golf-show = Loch { $hole } von { $holes }: { $player } führt vor, noch { $moves ->
         [one] { $moves } Zug.
        *[other] { $moves } Züge.
    }
engine-scene-golf-rule = Loch { $hole } von { $holes }: Der Schiedsrichter sucht die kürzeste Lösung.
engine-scene-golf-return = Loch { $hole } von { $holes }: Geschlagene Figuren kommen zurück.
engine-scene-golf-has-sealed = { $player } hat { $line } versiegelt.
engine-scene-golf-writing = Du schreibst eine Lösung; sonst sieht sie niemand.
engine-scene-golf-written = Du hast { $line } geschrieben; sonst sieht es niemand.
engine-scene-golf-sealed = Mit deinem Gebot versiegelt: { $line }.
engine-scene-golf-hour-to-show = Wenn du vorführen musst, hast du eine Stunde; eine versiegelte Lösung wird für dich vorgeführt.
engine-scene-golf-seconds-to-show = Wenn du vorführen musst, hast du { $seconds } Sekunden; eine versiegelte Lösung wird für dich vorgeführt.
engine-scene-golf-last-par = Das vorige Loch hatte Par { $par }: { $line }.
engine-scene-golf-last-impossible = Das vorige Loch war unmöglich.
engine-scene-golf-last-open = Der Schiedsrichter hat das vorige Loch nicht gelöst.
engine-scene-golf-arrows = Die Pfeile auf dem Brett zeigen { $way ->
         [shown] die Lösung, die gespielt wurde.
        *[par] eine kürzeste Lösung.
    }
engine-scene-golf-chosen = Gewählt
engine-scene-golf-score-card = Punktekarte
engine-scene-golf-bid = Gebot
engine-scene-golf-total = Summe
engine-scene-golf-left = weg
engine-scene-golf-player = { $player }
engine-scene-golf-deals = { $player } (gibt)
engine-scene-golf-par = Par
engine-label-golf-seal = Versiegeln
engine-label-golf-give-up = Diese Vorführung aufgeben
engine-label-golf-bid = { $moves ->
         [0] Unmöglich
         [one] { $moves } Zug
        *[other] { $moves } Züge
    }
engine-label-golf-add = Schwerer machen: ab jetzt { $cards } Karten
engine-label-golf-keep = Bei { $cards } Karten bleiben
engine-told-golf-bid = { $who ->
         [you] Du hast
        *[other] { $person } hat
    } { $moves ->
         [0] „unmöglich“ geboten.
         [one] { $moves } Zug geboten.
        *[other] { $moves } Züge geboten.
    }
engine-told-golf-sealed = { $who ->
         [you] Du hast
        *[other] { $person } hat
    } { $moves ->
         [one] { $moves } Zug geboten und ihn versiegelt.
        *[other] { $moves } Züge geboten und sie versiegelt.
    }
engine-told-golf-give-up = { $who ->
         [you] Du hast die Vorführung aufgegeben.
        *[other] { $person } hat die Vorführung aufgegeben.
    }
engine-told-golf-add = { $who ->
         [you] Du hast eine Karte dazugenommen.
        *[other] { $person } hat eine Karte dazugenommen.
    }
engine-told-golf-keep = { $who ->
         [you] Du hast keine Karte dazugenommen.
        *[other] { $person } hat keine Karte dazugenommen.
    }
engine-action-golf-offer = Nächstes Loch
engine-action-golf-bid = Bieten
engine-action-golf-show = Vorführen
engine-warns-golf-give-up-take = Vorführung aufgeben
engine-warns-golf-give-up-leave = Mein Gebot behalten
engine-warns-golf-give-up = { $way ->
         [alone] Gibst du diese Vorführung auf? Das bringt dir mindestens { $score } auf die Punktekarte.
        *[several] Gibst du diese Vorführung auf? Das bringt dir { $score } auf die Punktekarte.
    }
engine-warns-golf-seal-take = Versiegeln
engine-warns-golf-seal-leave = Ändern
engine-warns-golf-seal = { $way ->
         [solved] Deine Zugfolge { $line } löst das Loch.
        *[longest] Deine Zugfolge { $line } ist so lang, wie ein Gebot sein darf, und löst das Loch nicht: Gezeigt scheitert sie.
    }
engine-warns-golf-seal-bid = Versiegelst du sie und bietest damit { $moves ->
         [one] { $moves } Zug?
        *[other] { $moves } Züge?
    }

# Was jemand gefragt wird. `way` sagt, welcher Satz es ist, und wird nie gezeigt
engine-asks-golf-offer = Loch { $hole }: Machst du es von nun an schwerer, damit es spannend bleibt? Mit { $more } Karten muss eine Figur { $cards } andere schlagen.
engine-asks-golf-hole = { $way ->
         [same] Ziel: { NP($piece, many: "yes") }. Eine umkreiste Figur soll eine andere schlagen.
         [two] Ziel: { NP($piece, det: "a") } schlägt { NP($other, det: "a", case: "acc") }, oder umgekehrt, gleich welche der umkreisten.
        *[several] Ziel: Eine umkreiste Figur soll andere schlagen, auch von der eigenen Farbe, bis sie und die geschlagenen zusammen das hier sind: { EACH($pieces, det: "a") }.
    }
engine-asks-golf-bid = Wie viele Züge bietest du? { $way ->
         [alone] Wenige sind gut, aber du musst sie zeigen: Kannst du es nicht, zählt das Höhere von deinem Gebot und Par (den wenigsten möglichen), plus 1.
        *[several] Wenige sind gut, aber das niedrigste Gebot muss gezeigt werden: Wer es nicht kann, bekommt das höchste Gebot plus 1.
    }
engine-asks-golf-moves = Auf dem Weg dahin darf jede Figur ziehen, ob weiß oder schwarz. Sie zieht nicht wie sie selbst, sondern wie eine Figur ihrer Farbe auf einem der acht Felder um sie herum; ohne eine solche bleibt sie stehen (sind keine zwei einer Farbe Nachbarn, ziehen alle dieser Farbe wie Könige).
engine-asks-golf-moves-again = Denk daran: Eine Figur zieht wie eine Nachbarin ihrer Farbe, nicht wie sie selbst.
engine-asks-golf-hour-to-show = Wer am wenigsten bietet, hat danach eine Stunde, um es zu zeigen. Oder *Versiegeln*: Du gibst deine Lösung jetzt ein, ohne dass sie jemand sieht; ihre Länge ist dein Gebot, und sie wird für dich gezeigt.
engine-asks-golf-seconds-to-show = Wer am wenigsten bietet, hat danach { $seconds } Sekunden, um es zu zeigen. Oder *Versiegeln*: Du gibst deine Lösung jetzt ein, ohne dass sie jemand sieht; ihre Länge ist dein Gebot, und sie wird für dich gezeigt.
engine-asks-golf-line = { $moves ->
         [0] Mit welchem Zug beginnt deine Lösung?
        *[other] Welcher Zug kommt in deiner Lösung als Nächstes?
    } Nur du siehst sie. So viele Züge, wie sie hat, bietest du; der Schlag, der das Loch löst, versiegelt sie.
engine-asks-golf-show = Führ es vor: noch { $moves ->
         [one] { $moves } Zug
        *[other] { $moves } Züge
    }. Welcher kommt jetzt? { $moves ->
         [one] Er gilt sofort, ob gewählt oder getippt.
        *[other] Der letzte gilt sofort, ob gewählt oder getippt.
    }
engine-asks-golf-stroke = { $moves ->
         [0] Welcher Zug kommt zuerst?
         [one] Bisher { $moves } Zug. Welcher kommt als Nächstes?
        *[other] Bisher { $moves } Züge. Welcher kommt als Nächstes?
    }

# Why it ended
engine-reason-nine-holes-played = nach neun Löchern
engine-reason-best-dressed = mit gleicher Punktzahl nach neun Löchern, ein Gleichstand, den nur die beste Kleidung auflösen könnte
engine-reason-all-holes-played = nach allen Löchern
engine-reason-all-holes-best-dressed = mit gleicher Punktzahl nach allen Löchern, ein Gleichstand, den nur die beste Kleidung auflösen könnte
engine-reason-hole-solved = mit gelöstem Loch

# Why something is refused
engine-refusal-golf-bid-first = Biete eine Anzahl von Zügen. Willst du die Lösung mit dem Gebot versiegeln, schreib `line` vor ihre Züge: { $line }.
engine-refusal-golf-no-bid = „{ $typed }“ ist kein Gebot. Sag, wie viele Züge du brauchst, von 1 bis { $most }, oder 0, wenn du es für unmöglich hältst.
engine-refusal-golf-ambiguous = Das könnte { EITHER($steps) } sein.
engine-refusal-golf-borrows = { NP($piece, det: "the", cap: "yes") } auf { $from } leiht sich die Züge von { EACH($lenders, det: "a", case: "dat") } daneben und kommt so nicht nach { $to }.
engine-refusal-golf-alone = { NP($piece, det: "the", cap: "yes") } auf { $from } hat niemanden der eigenen Farbe neben sich, der einen Zug leihen könnte, und bleibt deshalb stehen.
engine-refusal-golf-scattered = In dieser Farbe stehen keine zwei Figuren nebeneinander, also zieht jede wie ein König: { NP($piece, det: "the") } auf { $from } kommt nicht nach { $to }.
engine-refusal-golf-no-prey = { NP($piece, det: "the", cap: "yes") } auf { $from } darf { NP($there, det: "the", case: "acc") } auf { $to } nicht schlagen: Darum geht es bei diesem Loch nicht.
engine-refusal-golf-another-takes = Eine andere Figur hat schon geschlagen und muss auch alles Weitere schlagen: { NP($piece, det: "the") } auf { $from } darf { NP($there, det: "the", case: "acc") } auf { $to } nicht schlagen.
engine-refusal-golf-nobody = { NP($piece, det: "no", cap: "yes") } kommt nach { $to }.
engine-refusal-golf-chosen = Die Karten eines Lochs schreibst du wie `Kb` oder `NNB` (englische Buchstaben).
engine-refusal-golf-many-cards = Das sind zu viele Karten `{ $letter }`: Das Spiel hat { $most }.
engine-refusal-golf-few-cards = Es müssen mindestens zwei Karten sein.
engine-refusal-golf-taken-and-taker = `taken=` und `taker=` gehören zusammen.
engine-refusal-golf-taken = `taken=` nennt, was die Figur auf `taker=` von den anderen Figuren des Lochs geschlagen hat.
engine-refusal-golf-fields = Die Angaben nach dem Brett sind hier immer { $example }.
engine-refusal-golf-chosen-twice = Die Stellung und die Option nennen verschiedene Karten.
engine-refusal-golf-nothing-chosen = Sag, um welche Figuren es bei dem Loch geht, etwa mit `chosen=Kb`.
engine-refusal-golf-field = Die Angabe `{ $field }=` passt hier nicht.
engine-refusal-golf-line = `line=` führt nicht von `tee=` zu diesem Brett.
engine-refusal-golf-number = Die Angabe `{ $field }=` braucht eine andere Zahl.
engine-refusal-golf-many-pieces = { $side } hat { $pieces } Figuren der Art { NP($piece) }, das Spiel aber nur { $most }.
engine-refusal-golf-cards-chosen = Die Karten eines einzelnen Lochs stehen schon fest.

# Achievements
achievement-outwitted = Schlauer als der Schiedsrichter
    .about = Ein Loch gelöst, für das der Schiedsrichter keine Lösung fand.
achievement-hole-in-one = Mit einem Schlag
    .about = Ein Loch von Chess Golf in einem Zug gelöst.
achievement-no-means-no = Nein heißt nein
    .about = Gesagt, dass ein Loch unlösbar ist, und der Schiedsrichter bewies es.

# Its puzzles: the command, the hole of the day, and published ones
command-golf = golf
    .about = Chess Golf
command-golf-daily = heute
    .about = Das Loch des Tages, dasselbe für alle
option-golf-daily-line = lösung
    .about = Deine Antwort: alle Züge, etwa e5g6/g6h5/h5h2
option-golf-daily-yesterday = gestern
    .about = Wie das Loch von gestern ausging
command-golf-problem = aufgabe
    .about = Ein Loch, das der Erfinder als Aufgabe veröffentlicht hat
option-golf-problem-number = nummer
    .about = Welche der drei
option-golf-problem-line = lösung
    .about = Deine Antwort: alle Züge, etwa e5g6/g6h5/h5h2
daily-help = `/golf heute` ist ein Loch Chess Golf, dasselbe für alle, `/golf aufgabe` eines, das sein Erfinder veröffentlicht hat

daily-form-title = Das Loch des Tages
daily-form-label = Alle Züge deiner Lösung
daily-form-placeholder = Zum Beispiel: Turm a1 nach a8, a8c8
daily-yesterday-over = Das Loch von gestern ist vorbei: Nur das heutige nimmt Antworten an.
daily-over = Dieses Loch ist vorbei. `/golf heute` zeigt das heutige.
daily-solved = Gelöst in { $moves ->
         [one] { $moves } Zug
        *[other] { $moves } Zügen
    }: `{ $line }`.
daily-solved-before = Du hast es schon gelöst: Deine erste Antwort zählt.
daily-nobody-played = Das Loch jenes Tages hat niemand gespielt.
daily-heading = **Das Loch vom { $date }**
daily-task = Eine der umkreisten Figuren soll eine andere schlagen, in so wenigen Zügen wie möglich. Jede Karte neben dem Brett steht für eine der beiden; auch Figuren derselben Farbe dürfen einander schlagen. Eine Figur zieht wie eine Nachbarin ihrer Farbe, auch eine schräg daneben, ohne Nachbarin gar nicht; den Rest sagt `/regeln`. Deine erste Lösung zählt.
daily-solvers = { $people ->
         [0] Noch hat es niemand gelöst.
         [one] Eine Person hat es gelöst.
        *[other] { $people } Personen haben es gelöst.
    }
daily-answer-button = Antworten
daily-look-again-button = Noch einmal ansehen
daily-too-long = Das Loch ist schon nach `{ $line }` gelöst: Lass weg, was folgt.
daily-impossible = Zug { $number }, `{ $step }`, geht nicht: { $why }
daily-unsolved = Damit ist das Loch nicht gelöst, also zählt es nicht. Schreib alle Züge bis zum letzten Schlag, mit Schrägstrichen dazwischen.
daily-others = { $people ->
         [one] und noch jemand
        *[other] und { $people } weitere
    }
daily-nobody = Niemand hat es gelöst.
daily-best = Das Beste bisher: { $moves ->
         [one] { $moves } Zug
        *[other] { $moves } Züge
    }.
daily-row = • { $person }: { $moves ->
         [one] { $moves } Zug
        *[other] { $moves } Züge
    }
daily-par-unknown = Der Schiedsrichter sucht noch nach dem Par.
daily-par = Das Par ist { $moves }: `{ $line }`.
daily-par-least = Der Schiedsrichter hat bewiesen, dass es mindestens { $least } Züge braucht.
daily-par-none = Der Schiedsrichter hat bewiesen, dass es nicht zu lösen ist.

problem-heading = **Aufgabe { $number } aus Don Kirkbys Chess Golf**
problem-form-title = Aufgabe { $number }
problem-task = Eine der umkreisten Figuren soll für jede andere Karte neben dem Brett eine Figur schlagen, in so wenigen Zügen wie möglich; auch Figuren derselben Farbe dürfen einander schlagen. Eine Figur zieht wie eine Nachbarin ihrer Farbe, auch eine schräg daneben, ohne Nachbarin gar nicht; den Rest sagt `/regeln`. Danach siehst du die Lösungen; du kannst sie dir auch einfach zeigen lassen.
problem-printed = Die gedruckte Lösung braucht { $moves ->
         [one] { $moves } Zug
        *[other] { $moves } Züge
    }: `{ $line }`.
problem-shortest = Das Par ist { $moves }, wie unser Schiedsrichter bewiesen hat: `{ $line }`.
problem-solutions-button = Lösungen zeigen
problem-other-button = Aufgabe { $number }
problem-unknown = Es gibt die Aufgaben 1 bis { $most }: `/golf aufgabe nummer:1` zeigt die erste.

# What can be typed
engine-typed-chess-golf = Züge: e5g6/g6h5. Gebot: 3
