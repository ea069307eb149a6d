### What Crowded House says itself.

# What it is
engine-summary-crowded-house = Zwei gegen zwei: Jeder beherrscht ein halbes Brett, und nur Drohungen dessen, der als Nächster zieht, zählen.
engine-find-crowded-house = vier, team, teams, partner

# What happened. `grammar` in `bot/words/src` says what NP, WHO, GENDER and NUMBER_OF do
engine-event-crowded-house-pass = { $player } hat keinen Zug und passt.

# Was neben dem Brett steht, und wie Schritte in Menüs heißen. `way`, `effect` und `kind` sagen, welcher Satz es ist, und werden nie gezeigt
engine-scene-crowded-house-to-move = { $check ->
         [check] { $player } ist am Zug und steht im Schach; danach { $next }.
        *[safe] { $player } ist am Zug; danach { $next }.
    }
engine-scene-crowded-house-moves = { $wing ->
         [kingside] Königsflügel: { $side } zieht
        *[queenside] Damenflügel: { $side } zieht
    }
engine-scene-crowded-house-next = { $wing ->
         [kingside] Königsflügel: { $side } folgt
        *[queenside] Damenflügel: { $side } folgt
    }
engine-scene-crowded-house-idle = { $wing ->
         [kingside] Königsflügel
        *[queenside] Damenflügel
    }
engine-label-crowded-house-pass = Passen: Nichts kann ziehen

# Was jemand gefragt wird
engine-asks-crowded-house-move = Welcher Zug, der auf den Linien { $files } beginnt oder endet? Danach: { $next }.
engine-asks-crowded-house-pass = Auf den Linien { $files } kann nichts ziehen, also musst du passen. Danach: { $next }.

# Why it ended
engine-reason-four-passes-in-a-row = nach viermaligem Passen

# Why something is refused
engine-refusal-crowded-house-cannot-pass = Du passt nur, wenn nichts ziehen kann, und etwas kann ziehen.
engine-refusal-crowded-house-has-to-pass = Von dir kann jetzt nichts ziehen: Pass mit `--`.
engine-refusal-crowded-house-files = { $player } zieht, was auf den Linien { $files } beginnt oder endet.
engine-refusal-crowded-house-player = Am Zug ist `wk`, `bk`, `wq` oder `bq`.

# Achievements
achievement-crowded-out = Nur noch Stehplätze
    .about = Crowded House gewonnen, obwohl jemand im Team passen musste.
