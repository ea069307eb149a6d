### Das Loch des Tages und veröffentlichte.

daily-form-title = Das Loch des Tages
daily-form-label = Alle Züge deiner Lösung
daily-yesterday-over = Das Loch von gestern ist vorbei: Nur das heutige nimmt Antworten an.
daily-over = Dieses Loch ist vorbei. `/golf heute` zeigt das heutige.
daily-solved = Gelöst in { $moves ->
         [one] { $moves } Zug
        *[other] { $moves } Zügen
    }: `{ $line }`.
daily-solved-before = Du hast es schon gelöst: Deine erste Antwort zählt.
daily-nobody-played = Das Loch jenes Tages hat niemand gespielt.
daily-heading = **Das Loch vom { $date }**
daily-task = Eine der umkreisten Figuren muss die andere schlagen, in so wenigen Zügen wie möglich: Die Karten neben dem Brett sagen, welche, `/regeln` sagt, wie Figuren ziehen. Deine erste Lösung zählt.
daily-solvers = { $people ->
         [0] Noch hat es niemand gelöst.
         [one] Eine Person hat es gelöst.
        *[other] { $people } Leute haben es gelöst.
    }
daily-answer-button = Antworten
daily-look-again-button = Noch einmal ansehen
daily-too-long = Das Loch ist schon nach `{ $line }` gelöst: Lass weg, was folgt.
daily-impossible = `{ $step }` ist als Zug { $number } nicht möglich: { $why }
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
problem-task = Eine der umkreisten Figuren muss alle anderen schlagen, die die Karten neben dem Brett nennen, in so wenigen Zügen wie möglich; `/regeln` sagt, wie Figuren ziehen. Danach siehst du die Lösungen; du kannst sie dir auch einfach zeigen lassen.
problem-printed = Die gedruckte Lösung braucht { $moves ->
         [one] { $moves } Zug
        *[other] { $moves } Züge
    }: `{ $line }`.
problem-shortest = Das Par ist { $moves }, wie unser Schiedsrichter bewiesen hat: `{ $line }`.
problem-solutions-button = Lösungen zeigen
problem-other-button = Aufgabe { $number }
problem-unknown = Es gibt die Aufgaben 1 bis { $most }: `/golf aufgabe nummer:1` zeigt die erste.
