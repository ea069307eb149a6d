### The lesson of Zombie Chess, step by step: what is asked, what to look for, what is said of turns.

lesson-zombie-bury = Schlag den Bauern auf d5, und begrab ihn unter einer Figur, die lange bleiben kann, wo sie ist.
    .look = Was du schlägst, begräbst du heimlich unter einer eigenen Figur. Geht sie fort, steht es auf und kämpft wieder für die Gegenseite.
    .hint = Schlag mit dem Bauern von e4. Ein Bauer, den du nicht ziehen willst, ist ein guter Grabstein.
    .right = Gut begraben. Nur du weißt, wo, und das Grab ist sicher, solange niemand es verlässt.
    .walker = Unter dem Bauern, der gerade geschlagen hat: Läuft er weiter, steht ein schwarzer Zombie auf d5. Nimm eine Figur, die bleibt.
    .king = Unter dem König, der bald rochieren will: Dann steht der Bauer auf e1 auf. Nimm eine Figur, die bleibt.
    .restless = Unter einer Figur, die du bald ziehen willst: Geht sie fort, steht der Bauer dort für Schwarz auf. Nimm eine, die bleiben kann, etwa einen Bauern am Rand.
    .other = Noch ist nichts begraben: Schlag zuerst auf d5.

lesson-zombie-grave = Unter deinem Springer auf c3 liegt eine schwarze Dame, und nur du weißt es. Schlag den Bauern auf d5, ohne sie zu wecken.
    .look = Wird in einem Zug ein Feld leer, steht auf, was dort begraben wurde: Was der Ziehende selbst begraben hat, gehört dann der Gegenseite.
    .hint = Zwei deiner Figuren können auf d5 schlagen. Nur eine davon steht auf einem Grab.
    .right = Der Bauer schlägt, der Springer bleibt, und die Dame schläft weiter.
    .woken = Der Springer hat c3 verlassen, und dort erhebt sich eine schwarze Dame. Schlag mit dem Bauern von e4.
    .other = Niemand ist aufgewacht, aber der Bauer auf d5 steht noch da.

lesson-zombie-secret = Mehr kannst du nicht wissen: dein eigenes Grab, und was Schwarz begraben hat, aber nicht wo.
    .look = Irgendwo unter den schwarzen Figuren liegt ein weißer Springer. Verlässt Schwarz sein Grab, steht er für dich auf. Auf c6 ist das gerade einem Bauern passiert: Die Münze zeigt, dass er ein Zombie ist.

lesson-zombie-idle = Dein Zombiebauer auf c6 zerfällt, wenn er stehen bleibt. Welcher Zug macht das meiste aus ihm?
    .look = In einem Zug ziehst du eine gewöhnliche Figur oder beliebig viele Zombies. Zombies, die nicht ziehen, sind für immer verloren.
    .hint = Er ist ein Bauer wie jeder andere: Er schlägt schräg nach vorn.
    .right = Er schlägt etwas und lebt weiter. Auch wenn er nun geschlagen wird: Er war geschenkt.
    .greedy = Du gewinnst den Springer, aber der Zombiebauer zerfällt. Er hätte mitten im schwarzen Lager schlagen können.
    .other = Der Bauer auf c6 ist zerfallen oder hat nichts geschlagen. Schlag mit ihm.

lesson-zombie-horde = Beide Türme sind Zombies. Setz in einem Zug matt!
    .look = Zombies ziehen zusammen: jeder einmal, in beliebiger Reihenfolge, alle in einem Zug.
    .hint = Ein Turm sperrt die siebte Reihe, der andere geht auf die achte.
    .right = Schachmatt durch eine Horde! Schwarze Zombies können das auch: Ein König muss vor allen zugleich sicher sein.
    .half = Ein Turm hat gezogen, der andere ist zerfallen, und der König entwischt. Zieh beide in diesem Zug.
    .stalemate = Patt: Schwarz steht nicht im Schach und kann nicht ziehen. Einer der Türme muss Schach geben.
    .king = Ein Königszug: Beide Türme standen still, und beide sind Staub.
    .other = Noch kein Matt. Ein Turm nimmt dem König den Ausweg, der andere gibt Schach.
