### Takebacks, calling off, rematches, adjournments.

## Commands

command-takeback = zurücknehmen
    .about = Bitte darum, deinen letzten Zug zurückzunehmen, solange seither nichts ans Licht kam
option-takeback-game = partie
    .about = Welche Partie, wenn du mehrere hast: ihre Nummer, etwa #7
command-abort = abbrechen
    .about = Beende eine Partie ohne Ergebnis: ehe alle gezogen haben sofort, später im Einvernehmen
option-abort-game = partie
    .about = Welche Partie, wenn du mehrere hast: ihre Nummer, etwa #7
command-adjourn = vertagen
    .about = Lass eine Partie eine Weile ruhen; die Uhren stehen so lange
option-adjourn-days = tage
    .about = Für wie viele Tage
option-adjourn-until = bis
    .about = Oder bis wann: eine Spanne wie 36h oder 3d, oder ein Tag wie 2026-12-24 (UTC)
option-adjourn-game = partie
    .about = Welche Partie, wenn du mehrere hast: ihre Nummer, etwa #7
command-rematch = revanche
    .about = Spiel eine beendete Partie noch einmal, alle einen Platz weiter
option-rematch-game = partie
    .about = Welche Partie: ihre Nummer, etwa #7; ohne Angabe deine letzte

## The panel behind More

more-button = Mehr
more-panel = Was möchtest du sonst noch tun in { $game }? Es geschieht nichts, bevor du wählst; bei allem, was auch die anderen betrifft, werden sie vorher gefragt, nur nicht, wenn du aufgibst.
more-onlooker = { $game }: Sieh dir an, was bisher geschah, oder lies die Regeln.
more-plans-button = Vorausplanen
more-notes-button = Meine Notizen
offer-takeback-button = Zurücknehmen
offer-call-off-button = Partie abbrechen
offer-adjourn-button = Partie pausieren
offer-rematch-button = Revanche
offer-alone-again-button = Noch einmal
offer-rest-title = Die Partie pausieren
offer-rest-label = Wie lange, oder bis wann?
offer-rest-placeholder = 3 Tage, 36 Stunden oder 2026-12-24

## What everybody reads

offer-takeback-post = { $who } möchte in { $game } zurücknehmen: { $turns }. { $asked }, einverstanden?
offer-call-off-post = { $who } schlägt vor, { $game } abzubrechen: Niemand gewinnt, niemand verliert. { $asked }, einverstanden?
offer-adjourn-post = { $who } möchte { $game } ruhen lassen, bis { $until }. { $asked }, einverstanden? Die Uhren stehen so lange.
offer-rematch-post = { $who } möchte { $game } noch einmal spielen, alle einen Platz weiter. { $asked }, einverstanden?
offer-computer-post = { $who } schlägt vor, dass in { $game } { $computer } für { $away } spielt. { $away } kann den Platz jederzeit zurücknehmen, und die Partie ändert keine Wertung. { $asked }, einverstanden?
offer-yes-button = Einverstanden
offer-no-button = Nein, danke
offer-takeback-agreed = Einverstanden: In { $game } nimmt { $who } zurück: { $turns }.
offer-call-off-agreed = Einverstanden: { $game } ist abgebrochen.
offer-adjourn-agreed = Einverstanden: { $game } ruht bis { $until }. Schlaft gut, ihr Figuren.
offer-rematch-agreed = Einverstanden, auf ein Neues: { $game } hat begonnen.
offer-computer-agreed = Einverstanden: In { $game } setzt sich ein Computer dazu.
offer-declined-post = { $who } möchte lieber nicht: { $game } bleibt, wie es ist.
offer-withdrawn-post = { $who } hat es sich anders überlegt: { $game } bleibt, wie es ist.
offer-lapsed-post = Was { $who } für { $game } vorgeschlagen hat, gilt nicht mehr: Die Partie ging ohne das weiter.
offer-lapsed-seats-post = Was { $who } für { $game } vorgeschlagen hat, gilt nicht mehr: Jetzt sitzt jemand anderes am Brett.

## Private answers

offer-made = Dein Angebot steht. Es verfällt, sobald die Partie weitergeht.
offer-made-rematch = Dein Angebot steht und wartet auf Antwort.
offer-call-off-really = { $game } jetzt beenden? Niemand gewinnt, niemand verliert.
offer-call-off-yes-button = Ja, beenden
offer-withdraw-button = Zurückziehen
offer-stands-already = Dein Angebot steht noch und wartet auf Antwort.
offer-answer-first = { $who } hat so etwas schon angeboten: Antworte erst darauf, unter dem Brett.
offer-gone = Dieses Angebot gilt nicht mehr. `/brett` zeigt, wie die Partie jetzt steht.
offer-own = Das hast du selbst angeboten: Antworten muss jemand anderes.
offer-left = Du hast diese Partie verlassen, also entscheiden die anderen.
offer-noted = Notiert. Es haben noch nicht alle geantwortet.
offer-withdrawn = Dein Angebot ist zurückgezogen.
offer-declined = In Ordnung, es bleibt alles, wie es ist.
offer-again = Die nächste Partie läuft: `#{ $game }`.
offer-rests = Die Partie ruht bis { $until }.
offer-rematch-early = Diese Partie läuft noch. `/partie revanche` ist für danach.
offer-rematch-gone = Jemand von damals ist nicht mehr dabei, deshalb lässt sich diese Partie nicht wiederholen. `/spielen` eröffnet einen neuen Tisch.
offer-rematch-none = Du hast noch keine Partie beendet, die man noch einmal spielen könnte. `/spielen` eröffnet einen Tisch.
offer-adjourn-rests = Diese Partie ruht schon.
offer-adjourn-unclear = Wie lange? Schreib eine Spanne wie `3 Tage` oder `36h`, oder einen Tag wie `2026-12-24`.
offer-adjourn-bounds = Eine Partie kann mindestens eine Stunde und höchstens { $days } Tage ruhen.
