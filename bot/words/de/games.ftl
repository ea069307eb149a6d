### Was die Spiele selbst sagen.

# Seats
engine-seat-white = Weiß
engine-seat-black = Schwarz
engine-seat-white-king-side = Weiß am Königsflügel
engine-seat-black-king-side = Schwarz am Königsflügel
engine-seat-white-queen-side = Weiß am Damenflügel
engine-seat-black-queen-side = Schwarz am Damenflügel
engine-seat-player-1 = Person 1
engine-seat-player-2 = Person 2
engine-seat-player-3 = Person 3
engine-seat-player-4 = Person 4
engine-seat-player-5 = Person 5
engine-seat-player-6 = Person 6
engine-seat-player-7 = Person 7
engine-seat-player-8 = Person 8

# How a game ended: the result, then the reason. $count is the number of winners’ names.
engine-outcome-won = { $count ->
         [one] { $team } gewinnt { $reason }
        *[other] { $team } gewinnen { $reason }
    }
engine-outcome-shared = { $team } teilen sich den Sieg { $reason }
engine-outcome-drawn = Remis { $reason }
engine-outcome-scored = { $score ->
         [one] 1 Punkt { $reason }
        *[other] { $score } Punkte { $reason }
    }
engine-outcome-lost = verloren { $reason }
engine-outcome-void = ohne Ergebnis { $reason }

# Reasons
engine-reason-checkmate = durch Schachmatt
engine-reason-king-captured = durch das Schlagen des Königs
engine-reason-stalemate = durch Patt
engine-reason-dead-position = wegen toter Stellung
engine-reason-threefold-repetition = durch dreifache Stellungswiederholung
engine-reason-fivefold-repetition = durch fünffache Stellungswiederholung
engine-reason-fifty-move-rule = nach der Fünfzig-Züge-Regel
engine-reason-seventy-five-move-rule = nach der Fünfundsiebzig-Züge-Regel
engine-reason-resignation = durch Aufgabe
engine-reason-agreement = durch Einigung
engine-reason-time = durch Zeitüberschreitung
engine-reason-called-off = abgebrochen
