### Why something is refused, whatever is played.

# Steps and turns
engine-refusal-step-not-offered = Das geht in dieser Stellung nicht.
engine-refusal-step-too-many = Das ist mehr als ein Zug. Spiel den ersten allein.
engine-refusal-step-several-turns = Das ist mehr als ein Zug.
engine-refusal-step-not-your-turn = Du bist nicht am Zug.
engine-refusal-step-unreadable = „{ $typed }“ kann ich nicht lesen. Versuch es mit einem Zug wie `e2e4` oder `Nf3`.
engine-refusal-step-empty = Schreib einen Zug, etwa `e2e4` oder `Nf3`.
engine-refusal-step-too-tangled = Hier ist so viel möglich, dass ich einen so langen Zug nicht auf einmal lesen kann. Wähle ihn Schritt für Schritt unter dem Brett.
engine-refusal-step-incomplete = Der Zug ist noch nicht vollständig. Als Nächstes ginge { $steps } …
engine-refusal-game-over = Diese Partie ist vorbei.

# Draws and takebacks
engine-refusal-draw-offered = Die Gegenseite hat schon Remis angeboten: Du kannst annehmen.
engine-refusal-draw-standing = Dein Angebot gilt noch; es wartet auf eine Antwort.
engine-refusal-draw-once = Du hast in diesem Zug schon Remis angeboten. Nach dem nächsten kannst du es wieder tun.
engine-refusal-draw-none = Die Gegenseite hat kein Remis angeboten. Du kannst es mit `/remis` selbst anbieten.
engine-refusal-draw-no-claim = Hier gibt es jetzt nichts zu beanspruchen: Dafür musst du am Zug sein, und die Regeln dieses Spiels müssen es erlauben, etwa wenn dieselbe Stellung zum dritten Mal entsteht. Welche es sind, steht in `/regeln`; du kannst stattdessen Remis anbieten.
engine-refusal-takeback-nothing = Du hast noch keinen ganzen Zug gespielt, also gibt es nichts zurückzunehmen.
engine-refusal-takeback-revealed = Dieser Zug bleibt stehen: Mit ihm oder seither wurde etwas aufgedeckt, gezogen oder entschieden, was sich nicht vergessen lässt.

# Moves as in chess
engine-refusal-chess-castle-lost = { $side } kann jetzt nicht { $wing ->
         [kingside] kurz
        *[queenside] lang
    } rochieren: König oder Turm hat schon gezogen oder ist nicht mehr da.
engine-refusal-chess-castle-blocked = { $side } kann jetzt nicht { $wing ->
         [kingside] kurz
        *[queenside] lang
    } rochieren: Eine Figur steht im Weg.
engine-refusal-chess-castle-attacked = { $side } kann jetzt nicht { $wing ->
         [kingside] kurz
        *[queenside] lang
    } rochieren: Der König darf weder aus einem Angriff heraus noch durch einen hindurch noch in einen hinein rochieren.
engine-refusal-chess-castle-later = { $side } kann jetzt nicht { $wing ->
         [kingside] kurz
        *[queenside] lang
    } rochieren: Erst ist etwas anderes zu tun.
engine-refusal-chess-promotions = Der Bauer wird auf { $to } umgewandelt: { EITHER($moves) }.
engine-refusal-chess-ambiguous = { $typed } könnte { EITHER($moves) } sein.
engine-refusal-chess-no-promotion = Auf { $to } wird nichts umgewandelt.
engine-refusal-chess-nothing-there = Auf { $from } steht keine Figur.
engine-refusal-chess-not-yours = { NP($piece, det: "the", cap: "yes") } auf { $from } gehört { WHO($side, case: "of") }.
engine-refusal-chess-another-kind = Die Figur auf { $from } ist { NP($piece, det: "a") }, { NP($asked, det: "no") }.
engine-refusal-chess-only = { SENTENCE($reach) }.
engine-refusal-chess-no-such-piece = { $side } hat { NP($piece, det: "no", case: "acc") }.
engine-refusal-chess-none-on-file = { $side } hat { NP($piece, det: "no", case: "acc") } auf der { $file }-Linie.
engine-refusal-chess-none-on-rank = { $side } hat { NP($piece, det: "no", case: "acc") } auf Reihe { $rank }.
engine-refusal-chess-no-pawn = Kein Bauer kann nach { $to } ziehen; beim Schlagen nenn die Linie des Bauern, etwa exd5.
engine-refusal-chess-no-piece = { NP($piece, det: "no", cap: "yes") } kann nach { $to } ziehen: { SENTENCE($reach) }.
engine-refusal-chess-in-check = { $side } steht im Schach.

# The same within a sentence
engine-refusal-chess-reach = { NP($piece, det: "the") } auf { $from } kann nach { EITHER($squares) } ziehen
engine-refusal-chess-reach-or-castle = { NP($piece, det: "the") } auf { $from } kann nach { EITHER($squares) } ziehen { $wing ->
         [kingside] oder kurz rochieren
         [queenside] oder lang rochieren
        *[both] oder kurz oder lang rochieren
    }
engine-refusal-chess-castle-only = { NP($piece, det: "the") } auf { $from } kann nur { $wing ->
         [kingside] kurz
         [queenside] lang
        *[both] kurz oder lang
    } rochieren
engine-refusal-chess-stuck = { NP($piece, det: "the") } auf { $from } kann jetzt nicht ziehen
