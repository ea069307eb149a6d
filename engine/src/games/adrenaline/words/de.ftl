### What Adrenaline Chess says itself.

# What it is
engine-summary-adrenaline = Wer getroffen wird, kommt in Fahrt: Marken unter Figuren sind zusätzliche Königsschritte.
engine-find-adrenaline = damesteine, schritte, könige, rausch

# What happened. `grammar` in `bot/words/src` says what NP, WHO, GENDER and NUMBER_OF do
engine-event-adrenaline-rush = Unter { NP($piece, det: "the", case: "acc") } auf { $square } kommt eine Marke.

# Was neben dem Brett steht, und wie Schritte in Menüs heißen. `way`, `effect` und `kind` sagen, welcher Satz es ist, und werden nie gezeigt
engine-scene-adrenaline-runs = { $way ->
         [takes] Läuft weiter nach { $to } und schlägt { NP($victim, det: "a", case: "acc") }.
        *[moves] Läuft weiter nach { $to }.
    }
engine-scene-adrenaline-gives = { $side } muss noch eine Marke vergeben.
engine-scene-adrenaline-left = Übrige Marken
engine-label-adrenaline-run = { $way ->
         [takes] Weiter, { NP($victim, det: "the", case: "acc") } auf { $to } schlagen
         [becomes] Weiter nach { $to } und zu { NP($new, det: "a", case: "dat") } werden
         [takes-becomes] Weiter, { NP($victim, det: "the", case: "acc") } auf { $to } schlagen, { NP($new, det: "a") } werden
        *[moves] Weiter nach { $to }
    }
engine-label-adrenaline-give = Marke unter { NP($piece, det: "the", case: "acc") } auf { $square }

# Was jemand gefragt wird. `way` sagt, welcher Satz es ist, und wird nie gezeigt
engine-asks-adrenaline-move = { $way ->
         [laden] Welcher Zug? Eine Figur auf Marken darf weiterlaufen: ein Königsschritt für jede.
        *[bare] Welcher Zug? Wenn du schlägst, kommt eine Marke unter eine gegnerische Figur: ein Königsschritt mehr für sie.
    }
engine-asks-adrenaline = { $way ->
         [runs-or-gives] Du hast geschlagen: Läuft { NP($piece, det: "your") } auf { $square } erst weiter, oder unter welche Figur der Gegenseite kommt die Marke?
         [gives] Du hast geschlagen: Unter welche Figur der Gegenseite kommt die Marke?
         [runs] Wohin läuft { NP($piece, det: "your") } auf { $square } weiter?
        *[runs-or-ends] Läuft { NP($piece, det: "your") } auf { $square } weiter, oder beendest du den Zug?
    }

# Why something is refused
engine-refusal-adrenaline-give-first = Es wurde geschlagen: Leg eine Marke unter eine gegnerische Figur, etwa `+h7`.
engine-refusal-adrenaline-nothing-captured = Eine Marke gibst du nur, wenn du geschlagen hast.
engine-refusal-adrenaline-cannot-follow = So geht es nicht weiter.
engine-refusal-adrenaline-can-step = Die Figur auf { $square } kann nach { $steps } weiterlaufen.
engine-refusal-adrenaline-has-to-give = Eine Marke muss vergeben werden: { $steps }.
engine-refusal-adrenaline-checkers = `checkers=` nennt Felder mit Figuren, sortiert von a1 bis h8, jedes mit der Zahl seiner Marken: `checkers=c1:3,e5:1`.
engine-refusal-adrenaline-supply = Es gibt insgesamt nur { $most } Marken.

# Achievements
achievement-rush-hour = Stoßzeit
    .about = Drei Zusatzschritte in einem Zug von Adrenaline Chess.

# What the marks of its notation mean
engine-notation-adrenaline = Ein Schrägstrich verbindet die Teile eines Zugs; `+h7` ist eine Marke, die unter die Figur auf h7 kommt.
