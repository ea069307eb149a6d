### Why something is refused, whatever is played.

# Steps and turns
engine-refusal-step-not-offered = Das geht in dieser Stellung nicht.
engine-refusal-step-too-many = Das ist mehr als ein Zug. Spiel den ersten allein.
engine-refusal-step-letters = { $typed } könnte { EITHER($moves) } sein.
engine-refusal-step-several-turns = Das ist mehr als ein Zug.
engine-refusal-step-not-your-turn = Du bist nicht am Zug.
engine-refusal-step-unreadable = „{ $typed }“ kann ich nicht lesen.
engine-refusal-step-empty = Schreib einen Zug.
engine-refusal-step-too-tangled = Hier ist so viel möglich, dass ich einen so langen Zug nicht auf einmal lesen kann. Wähle ihn Schritt für Schritt unter dem Brett.
engine-refusal-step-incomplete = Der Zug ist noch nicht vollständig. Als Nächstes ginge { $steps } …
engine-refusal-game-over = Diese Partie ist vorbei.

# Draws and takebacks
engine-refusal-draw-offered = Die Gegenseite hat schon Remis angeboten: Du kannst annehmen.
engine-refusal-draw-standing = Dein Angebot gilt noch; es wartet auf eine Antwort.
engine-refusal-draw-once = Du hast in diesem Zug schon Remis angeboten. Nach dem nächsten kannst du es wieder tun.
engine-refusal-draw-none = Die Gegenseite hat kein Remis angeboten. Du kannst es mit `/partie remis` selbst anbieten.
engine-refusal-draw-no-claim = Hier gibt es jetzt nichts zu beanspruchen: Dafür musst du am Zug sein, und die Regeln dieses Spiels müssen es erlauben, etwa wenn dieselbe Stellung zum dritten Mal entsteht. Welche es sind, steht in `/regeln`; du kannst stattdessen Remis anbieten.
engine-refusal-takeback-nothing = Du hast noch keinen ganzen Zug gespielt, also gibt es nichts zurückzunehmen.
engine-refusal-takeback-revealed = Dieser Zug lässt sich nicht zurücknehmen: Seither wurde etwas Verborgenes aufgedeckt, gezogen oder entschieden.
engine-refusal-setup-no-options = Dieses Spiel hat keine Optionen.
engine-refusal-setup-unknown-option = Eine Option „{ $option }“ gibt es hier nicht, wohl aber { EACH($options) }.
engine-refusal-setup-option-twice = Die Option „{ $option }“ wurde zweimal angegeben.
engine-refusal-setup-option-number = Die Option „{ $option }“ ist eine ganze Zahl von { $min } bis { $max }.
engine-refusal-setup-option-values = Die Option „{ $option }“ ist { EITHER($values) }.
engine-refusal-setup-edition = Die Regeln dieses Spiels gibt es { $newest ->
         [one] nur in Ausgabe 1
        *[other] in den Ausgaben 1 bis { $newest }
    }, nicht in { $edition }.
engine-refusal-setup-edition-number = In der Zeile `edition: …` einer Aufzeichnung steht eine Zahl.
engine-refusal-setup-no-cards = Dieses Spiel kommt ohne Karten aus.
engine-refusal-setup-too-tangled = Dort ist so viel möglich, dass der Schiedsrichter nicht mitkäme. Mit weniger Figuren oder weniger Marken unter ihnen geht es.

# Positions as text
engine-refusal-position-fields = Eine Stellung hat sechs Angaben, etwa `rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1`; diese hat { $count }.
engine-refusal-position-ranks = Das Brett braucht acht Reihen, durch Schrägstriche getrennt, die achte zuerst; dieses hat { $count }.
engine-refusal-position-rank-length = Reihe { $rank } des Bretts hat nicht genau acht Felder.
engine-refusal-position-gap = Eine Zahl zählt nur leere Felder, die es auf dem Brett gibt.
engine-refusal-position-hole = `*` steht genau für die Stellen ohne Feld, und { $square } passt nicht dazu.
engine-refusal-position-letter = „{ $typed }“ ist keine Figur: Schreib `P N B R Q K` (englische Buchstaben) für Weiß, `p n b r q k` für Schwarz und 1–8 für leere Felder.
engine-refusal-position-bracket = „[{ $typed }]“ ist keine Figur: In Klammern stehen zwei der Buchstaben N, B und R, etwa `[RN]` für Weiß und `[rn]` für Schwarz.
engine-refusal-position-kind = In diesem Spiel gibt es { NP($piece, det: "no", case: "acc") }.
engine-refusal-position-side = Am Zug ist `w` (Weiß) oder `b` (Schwarz).
engine-refusal-position-castling = Rochaderechte sind `-` oder Buchstaben aus `KQkq` (oder Linien von Türmen, A–H und a–h), jeder einmal.
engine-refusal-position-castling-right = { $side } kann das Rochaderecht { $typed } nicht haben: { $needs ->
         [king] Der König steht nicht auf seiner ersten Reihe
         [rook] Der Turm steht nicht dort
        *[corner] Dazu gehören der König auf der e-Linie und der Turm in der Ecke
    }.
engine-refusal-position-en-passant = Das Feld für das Schlagen en passant ist `-` oder ein Feld wie `e3`.
engine-refusal-position-en-passant-square = Über { $square } kann gerade kein Bauer mit einem Doppelschritt gezogen sein.
engine-refusal-position-numbers = Die letzten beiden Angaben sind die Züge seit dem letzten Schlag oder Bauernzug (ab 0) und die Nummer des Zugs (ab 1): einfache Zahlen bis { $most }.
engine-refusal-position-extra = Nach den sechs Angaben darf nur noch `name=wert` folgen.
engine-refusal-position-unknown-extra = Die Angabe „{ $typed }“ gibt es hier nicht, oder sie steht zweimal da.
engine-refusal-position-kings = { $side } braucht genau einen König.
engine-refusal-position-pawn = Auf { $square } kann kein Bauer stehen: weder auf der ersten Reihe noch auf der letzten.
engine-refusal-position-waiting-king = { $side } steht im Schach, ist aber nicht am Zug.
engine-refusal-position-squares = `{ $field }=` nennt Felder, sortiert von a1 bis h8, etwa `{ $field }=b6,c5`.

# Cards in them
engine-refusal-cards-letters = Karten schreibst du `PNBRQK` (englische Buchstaben) und `C` für Marken, groß für rote und klein für schwarze.
engine-refusal-cards-two-lists = `{ $field }=` nennt erst die Karten von Weiß und dann die von Schwarz, etwa `{ $field }={ $example }`; eine Seite darf leer sein.
engine-refusal-cards-deck = Der Stapel kann nicht mit { $typed } beginnen: Noch nicht gezogen sind { $rest }.
engine-refusal-cards-too-many = Es gibt mehr Karten einer Art, als das Spiel hat: insgesamt { $pack }.

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
    } rochieren.
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
engine-refusal-chess-no-pawn = Kein Bauer von dir kommt nach { $to }; beim Schlagen nenn die Linie des Bauern, etwa exd5.
engine-refusal-chess-no-piece = { NP($piece, det: "no", cap: "yes") } von dir kommt nach { $to }: { SENTENCE($reach) }.
engine-refusal-chess-already-there = { NP($piece, det: "the", cap: "yes") } steht schon auf { $to }.
engine-refusal-chess-in-check = { $side } steht im Schach.
engine-refusal-chess-exposed = Dann könnte der König { WHO($side, case: "of") } geschlagen werden.

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

# Was neben Brettern steht, und wie Schritte in Menüs heißen. `way` sagt, welcher Satz es ist, und wird nie gezeigt
engine-only = { $value }
engine-scene-to-move = { $side } ist am Zug.
engine-scene-in-check = { $side } ist am Zug und steht im Schach.
engine-scene-check-by = { $count ->
         [one] Schach gibt { EACH($by, det: "the") }.
        *[other] Schach geben { EACH($by, det: "the") }.
    }
engine-scene-check-over = Der Weg dorthin führt über { EACH($over) }.
engine-scene-over = { SENTENCE($outcome) }.
engine-scene-castles = { $side } rochiert { $wing ->
         [kingside] kurz
        *[queenside] lang
    }.
engine-scene-move = { $way ->
         [becomes] { $side }: { $piece } { $from } nach { $to }, wird zu { NP($new, det: "a", case: "dat") }.
         [takes] { $side }: { $piece } { $from } schlägt { NP($victim, det: "the", case: "acc") } auf { $to }.
         [takes-becomes] { $side }: { $piece } { $from } schlägt { NP($victim, det: "the", case: "acc") } auf { $to } und wird zu { NP($new, det: "a", case: "dat") }.
         [takes-elsewhere] { $side }: { $piece } { $from } nach { $to }, schlägt { NP($victim, det: "the", case: "acc") } auf { $square }.
         [passing] { $side }: { $piece } { $from } nach { $to }, schlägt { NP($victim, det: "the", case: "acc") } auf { $square } en passant.
        *[moves] { $side }: { $piece } { $from } nach { $to }.
    }
engine-scene-your-hand = Deine Hand
engine-scene-hand = Hand von { $side }
engine-scene-draw-pile = Talon
engine-scene-free-checkers = Freie Marken von { $side }
engine-label-piece = { NP($piece, cap: "yes") } { $square }
engine-label-thing = { NP($piece, cap: "yes") }
engine-label-done = Zug beenden
engine-label-draws = { $side } zieht { NP($card, det: "the", case: "acc") }

# Was jemand gefragt wird: im Schach
engine-asks-in-check = Dein König steht im Schach: Wie rettest du ihn?
engine-asks-in-check-by = Dein König steht durch { EACH($by, det: "the", case: "acc") } im Schach: Wie rettest du ihn?

# Was Bilder und Bretter aus Buchstaben zeigen, in Worten: Überschriften, dann was dahinter steht
engine-alt-white = Weiß
engine-alt-black = Schwarz
engine-alt-neutral = Neutral
engine-alt-white-captures = Weiß schlägt
engine-alt-black-captures = Schwarz schlägt
engine-alt-neutral-captures = Neutral schlägt
engine-alt-white-checkers = Weiße Marken
engine-alt-black-checkers = Schwarze Marken
engine-alt-neutral-checkers = Marken
engine-alt-mirrored = Hinter dem Spiegel
engine-alt-asleep = Schlafend
engine-alt-danger = Gefahr
engine-alt-circled = Umkreist
engine-alt-risen = { NP($piece, many: "yes", cap: "yes") }, auf Münzen
engine-alt-buried = Begraben
engine-alt-goals = Zielfelder
engine-alt-entrances = Zugänge
engine-alt-open-box = Offene Kiste
engine-alt-latched-box = Verriegelte Kiste
engine-alt-checked = Im Schach
engine-alt-given = Marke vergeben
engine-alt-captors = Geschlagen von
engine-alt-captured = Geschlagen auf
engine-alt-chosen = Gewählt
engine-alt-targets = Kann ziehen nach
engine-alt-victims = Kann schlagen auf
engine-alt-arrows = Pfeile
engine-alt-zones = Bereiche
engine-alt-piece = { NP($piece) }
engine-alt-pieces = { NP($piece, many: "yes") }
engine-alt-count = { $count ->
         [one] { NP($piece) }
        *[other] { $count } { NP($piece, many: "yes") }
    }
engine-alt-on = { NP($piece) } auf { $square }
engine-alt-under = { NP($piece) } unter { $square }
engine-alt-checkers-under = { $count } unter { $squares }
engine-alt-letters = Von zwei Buchstaben sagt der erste, wie die Figur zieht, der zweite, wie sie schlägt.
engine-alt-two-ways = { NP($piece, det: "a", cap: "yes") } zieht wie { NP($mover, det: "a") } und schlägt wie { NP($captor, det: "a") }.
engine-alt-captures-like = { $who } wie { NP($captor, det: "a") }
engine-alt-captures-and-moves = { $who } wie { NP($captor, det: "a") } (zieht wie { NP($mover, det: "a") })
engine-alt-from-to = { $from } bis { $to }
engine-alt-arrow = { $from } nach { $to }
engine-alt-files = Linien { $from } bis { $to }
engine-alt-nowhere = nirgends
engine-alt-zone = { $title }, { $area }
engine-alt-zone-now = { $title }, { $area } (jetzt)
engine-alt-empty = leer
engine-alt-face-down = { $count } verdeckt
engine-alt-owner-white = { $title } (Weiß)
engine-alt-owner-black = { $title } (Schwarz)
engine-alt-card = { $count ->
         [one] { NP($card) }
        *[other] { $count } { NP($card, many: "yes") }
    }
engine-alt-card-checkers-red = { $count ->
         [one] rote Markenkarte
        *[other] { $count } rote Markenkarten
    }
engine-alt-card-checkers-black = { $count ->
         [one] schwarze Markenkarte
        *[other] { $count } schwarze Markenkarten
    }
engine-alt-card-letter-red = { $count ->
         [one] rot { $letter }
        *[other] { $count } rot { $letter }
    }
engine-alt-card-letter-black = { $count ->
         [one] schwarz { $letter }
        *[other] { $count } schwarz { $letter }
    }
engine-alt-wild = { $card } (Joker)
engine-alt-is = sicher { $what }
engine-alt-not = ausgeschlossen { $what }
engine-alt-no-other = nichts anderes
engine-alt-nothing-yet = noch nichts
engine-alt-now = { $who } (jetzt)
engine-alt-more = Es gibt mehr: /brett text:True sagt alles.

# Die Zeichen eines Bretts aus Buchstaben
engine-sign-two-letters = zwei Buchstaben: zieht wie, schlägt wie
engine-sign-last-move = letzter Zug
engine-sign-nobodys = gehört niemandem
engine-sign-checkers = Marken
engine-sign-white-checkers = Marken von Weiß
engine-sign-black-checkers = Marken von Schwarz
engine-sign-mirrored = hinter dem Spiegel
engine-sign-asleep = schlafend
engine-sign-goal = Zielfeld
engine-sign-entrance = Zugang
engine-sign-open-box = offene Kiste
engine-sign-latched-box = verriegelte Kiste
engine-sign-check = im Schach
engine-sign-circled = umkreist
engine-sign-given = Marke vergeben
engine-sign-danger = Gefahr
engine-sign-captured = hier geschlagen
engine-sign-buried = darunter begraben
engine-sign-chosen = gewählt
engine-sign-target = wählbar

# A bid of no moves, in a list of bids
engine-score-none = { $who } „unmöglich“
