### The lesson of Goal Box Chess, step by step: what is asked, what to look for, what is said of turns.

lesson-goal-box-start = Keine Könige, kein Schach: Das ist ein Wettlauf. Du gewinnst sofort, wenn auf beiden Zielfeldern Figuren von dir stehen.
    .look = Die Zielfelder sind a4 und g5 außerhalb des Bretts. Vor jedem liegt, schraffiert, sein Eingang: b4 und f5.

lesson-goal-box-enter = Zieh eine deiner Figuren auf ein Zielfeld.
    .look = Vom Eingang darf jede Figur auf das Zielfeld dahinter treten und wieder zurück. Sonst führt nur ein Weg hinein oder hinaus.
    .hint = Dein Springer steht auf b4, dem Eingang von a4. Er braucht nur einen Schritt zu tun.
    .right = Am Ziel! Der halbe Sieg, und schwer zu fassen: Nur was auf b4 steht, könnte ihn schlagen.
    .hop = Der Springer darf wie im Schach springen, aber er stand direkt vor dem Zielfeld. Ein Schritt hätte genügt.
    .other = Der Springer auf b4 hätte auf das Zielfeld treten können.

lesson-goal-box-swap = Eine Figur auf einem Zielfeld darf mit jeder eigenen auf dem Brett den Platz tauschen. Was wird so aus dem Bauern auf a4?
    .look = Such eine eigene Figur auf der letzten Reihe: Ein Bauer, der so dorthin kommt, wird umgewandelt.
    .hint = Der Springer auf d8 und der Bauer tauschen: `a4<>d8=D`.
    .right = Eine Dame auf d8, und ein Springer hält das Zielfeld. Zwei gute Dinge in einem Zug.
    .leave = Der Bauer tritt heraus, und das Zielfeld ist wieder leer. Er hätte Dame werden können, ohne es aufzugeben.
    .small = Umgewandelt, aber eine Dame kann mehr.
    .other = Dein Bauer kann sofort Dame werden: Tausch ihn mit einer Figur auf der letzten Reihe.

lesson-goal-box-stop = Schwarz steht auf einem Zielfeld und vor dem anderen. Halt das auf!
    .look = Warte nicht auf das zweite Zielfeld: Dort wird sofort gewonnen, ohne Schach und ohne Warnung.
    .hint = Dein Läufer auf d3 kommt nach f5.
    .right = Der Turm am Eingang ist weg. Behalt beide Eingänge im Auge, auch die der Gegenseite.
    .attack = Nun tritt der Turm von f5 auf das Zielfeld, und Schwarz hat gewonnen.
    .other = Der schwarze Turm tritt auf das zweite Zielfeld und gewinnt. Er muss auf f5 geschlagen werden.

lesson-goal-box-win = Weiß ist am Zug und gewinnt. Wie?
    .look = Zähl die Zielfelder: Eines ist schon besetzt. Was könnte auf das andere treten?
    .hint = Dein Turm steht auf f5, dem Eingang von g5.
    .right = Beide Zielfelder gehören dir: gewonnen. Viel Spaß beim Wettlauf!
    .change = Die beiden haben nur getauscht. Die Figur am Eingang hätte auf das Zielfeld treten sollen.
    .prey = Ein Springer geschlagen, ein Sieg verpasst. Es zählt der Wettlauf.
    .other = Du hättest sofort gewinnen können: Eine Figur ist am Ziel, eine andere steht am zweiten Eingang.
