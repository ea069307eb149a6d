### The lesson of Goal Box Chess, step by step: what is asked, what to look for, what is said of turns.

lesson-goal-box-start = Keine Könige, kein Schach: Das ist ein Wettlauf. Du gewinnst sofort, wenn in beiden Zielkästen Figuren von dir stehen.
    .look = Die Kästen sind a4 und g5 außerhalb des Bretts. Vor jedem liegt schraffiert sein Eingang: b4 und f5.

lesson-goal-box-enter = Zieh eine deiner Figuren in einen Zielkasten.
    .look = Vom Eingang darf jede Figur in ihren Kasten treten und wieder zurück. Sonst führt nur ein Weg hinein oder hinaus.
    .hint = Dein Springer steht auf b4, dem Eingang von a4. Er darf einfach hineintreten.
    .right = Im Kasten! Der halbe Sieg, und schwer zu fassen: Nur was auf b4 steht, könnte ihn schlagen.
    .hop = Der Springer darf wie im Schach springen, aber er stand direkt vor dem Kasten. Ein Schritt hätte genügt.
    .other = Der Springer auf b4 hätte in den Kasten treten können.

lesson-goal-box-swap = Eine Figur im Kasten darf mit jeder eigenen auf dem Brett den Platz tauschen. Was wird so aus dem Bauern auf a4?
    .look = Such eine eigene Figur auf der letzten Reihe: Ein Bauer, der so dorthin kommt, wird umgewandelt.
    .hint = Der Springer auf d8 und der Bauer tauschen: `a4<>d8=Q`.
    .right = Eine Dame auf d8, und ein Springer hält den Kasten. Zwei gute Dinge in einem Zug.
    .leave = Der Bauer tritt heraus, und der Kasten ist wieder leer. Er hätte Dame werden können, ohne den Kasten aufzugeben.
    .small = Umgewandelt, aber eine Dame kann mehr.
    .other = Dein Bauer kann sofort Dame werden: Tausch ihn mit einer Figur auf der letzten Reihe.

lesson-goal-box-stop = Schwarz ist in einem Kasten und steht vor dem anderen. Halt das auf!
    .look = Warte nicht auf den zweiten Kasten: Dort wird sofort gewonnen, ohne Schach und ohne Warnung.
    .hint = Dein Läufer auf d3 kommt nach f5.
    .right = Der Turm am Eingang ist weg. Behalt beide Eingänge im Auge, auch die der Gegenseite.
    .attack = Nun tritt der Turm von f5 in den Kasten, und Schwarz hat gewonnen.
    .other = Der schwarze Turm tritt in den zweiten Kasten und gewinnt. Er muss auf f5 geschlagen werden.

lesson-goal-box-win = Weiß ist am Zug und gewinnt. Wie?
    .look = Zähl die Kästen: Einer ist schon besetzt. Was könnte in den anderen treten?
    .hint = Dein Turm steht auf f5, dem Eingang von g5.
    .right = Beide Kästen gehören dir: gewonnen. Viel Spaß beim Wettlauf!
    .change = Die beiden haben nur getauscht. Die Figur am Eingang hätte hineintreten sollen.
    .prey = Ein Springer geschlagen, ein Sieg verpasst. Es zählt der Wettlauf.
    .other = Du hättest sofort gewinnen können: Eine Figur ist im Kasten, eine andere steht am zweiten Eingang.
