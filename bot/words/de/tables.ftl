### Einen Tisch eröffnen, sich setzen, aufstehen.

seat-left = Du bist aufgestanden. Solange das Spiel nicht begonnen hat, kannst du dich wieder setzen.
seat-game-on = Das Spiel `#{ $game }` läuft.
seat-declined = Gut: Für dich wird kein Platz mehr freigehalten.
seat-declined-all = Die Einladung ist abgesagt.
seat-cancelled = Deine Einladung ist zurückgenommen.
seat-not-host = Nur wer eingeladen hat, kann die Einladung zurücknehmen.
seat-you-play = Das Spiel läuft: Du spielst { $sides } in `#{ $game }`.
seat-you-are-in = Du bist dabei. Das Spiel beginnt, wenn { $host } es sagt.
seat-you-have = Du hast einen Platz: { $sides }. Das Spiel beginnt, wenn der letzte besetzt ist.
seat-host-starts = { $host } hat diesen Tisch eröffnet und beginnt das Spiel.
seat-too-few = { $title } braucht mindestens { $fewest }: Warte, bis genug dabei sind.
seat-already-started = Dieses Spiel hat schon begonnen; alle Plätze sind besetzt.
seat-already-over = Dieses Spiel ist schon vorbei. `/play` eröffnet einen neuen Tisch.
seat-yours-already = Du hast an diesem Tisch schon einen Platz.
seat-invited-other = Diese Einladung gilt jemand anderem. `/play` eröffnet einen eigenen Tisch.
seat-none-free = An diesem Tisch ist jeder Platz besetzt oder wird für jemanden freigehalten.
seat-own = **{ $side }** gehört dir schon.
seat-taken = { $person } war schneller: **{ $side }** ist besetzt.
seat-kept = **{ $side }** wird für { $person } freigehalten. Wähle einen anderen Platz.
seat-last = Das ist der letzte Platz: Lass ihn jemandem, damit du nicht allein spielst.
seat-none-to-leave = Du hast an diesem Tisch keinen Platz, den du verlassen könntest.
seat-press-leave = Du hast einen Platz: Mit **Leave** gibst du ihn zurück.
seat-nothing-to-decline = Diese Einladung gilt nicht dir allein, also gibt es nichts abzulehnen.
invitation-off-late = Die Einladung zu { $game } ist abgesagt: Niemand kam rechtzeitig.
invitation-off-declined = Die Einladung zu { $game } ist abgesagt: { $person } kann diesmal nicht.
invitation-off-taken-back = Die Einladung zu { $game } ist abgesagt: Sie wurde zurückgenommen.
