### Bretter, und was am Tisch geschieht.

board-move-button = Ziehen
board-board-button = Brett
board-secrets-button = Meine Geheimnisse
board-history-button = Verlauf
board-replay-button = Film
rules-button = Regeln
board-draw-button = Remis anbieten
board-claim-button = Remis beanspruchen
board-resign-button = Aufgeben
board-left = Vom Tisch aufgestanden: { $people }.
board-sealed-chance = Der Zufall ist versiegelt (`/partie prüfen`): `{ $seal }`
board-ready = Wir warten auf { $people }. Bereit: { $ready }.
board-all-decide = { $people }, alle für sich und ungesehen von den anderen:
board-your-turn = { $person }, du bist am Zug (**{ $side }**).
board-your-turn-here = { $person }, du bist am Zug.
board-others-turn = Am Zug ist { $person } (**{ $side }**).
board-others-turn-here = Am Zug ist { $person }.
board-others-decide = { $people } entscheiden, ungesehen voneinander.
board-question = Die Frage: „{ $question }“
board-chance = Der Zufall entscheidet.
board-referee = Der Schiedsrichter denkt nach.
board-all-decided = Alle haben sich entschieden.
board-played = { $person } hat `{ $turn }` gespielt.
board-played-so-far = { $person } hat bisher `{ $turn }` gespielt.
board-tried = { $person } hat `{ $turn }` versucht: { $remark }.
board-late = Zeit abgelaufen: { $person }.
board-all-open = Alles Verborgene ist jetzt offen: Sieh das Brett an, und **{ replay-reveal-button }** zeigt die ganze Partie.
board-some-shut = Sie endete, bevor alle entschieden hatten: Was versiegelt war, bleibt zu.
board-seed-open = Der versiegelte Zufall ist offen: `/partie prüfen` prüft alles nach, was er entschieden hat.
board-resigned = { $person } hat aufgegeben.
board-agreed = { $person } hat das Remis angenommen.
board-claimed = { $person } hat Remis beansprucht.
board-offered = { $person } hat Remis angeboten.
board-plays-on = { $person } lehnt das Remis ab und spielt weiter.
board-called-off = { $person } hat die Partie abgebrochen.
board-took-back = { $person } hat einen Zug zurückgenommen.
board-took-back-turns = { $person } hat { $turns } zurückgenommen.
board-before = Davor: { $turns }.
resign-stale = Seit der Frage ist auf dem Brett etwas geschehen, du hast noch nicht aufgegeben. Sieh noch einmal hin:
resigned = Du hast aufgegeben. { $next }
resign-left-already = Du hast diese Partie schon verlassen; die anderen spielen weiter.
resign-question = Gibst du { $game } wirklich auf?
resign-others-go-on = Die anderen spielen ohne dich weiter.
resign-whole-team = Damit endet es für ganz **{ $team }**: { $people }.
resign-yes-button = Ja, aufgeben
resign-no-button = Nein, weiterspielen
draw-offered = Dein Angebot steht. Es verfällt, wenn die Gegenseite weiterspielt.
draw-offered-computer = Dein Angebot steht. { $computers } antwortet gleich.
draw-declined = Du spielst weiter.
draw-own-offer = Dieses Angebot hast du selbst gemacht: Jemand von der anderen Seite muss es beantworten.
draw-nobody-to-answer = Du hast jeden Platz der anderen Seite, also könnte niemand dein Angebot beantworten.
draw-taken = Das Remisangebot wurde angenommen.
draw-lapsed = Das Remisangebot gilt nicht mehr.
draw-question = { $people }: Remis in { $game }? { $asked }, einverstanden?
draw-question-computer = { $people } bietet { $computers } in { $game } Remis an.
draw-agree-button = Einverstanden
draw-play-on-button = Weiterspielen
welcome-in = { $at ->
         [open] Du spielst mit
        *[side] Du spielst { $sides }
    } in { $game } in { $place }. Hier bekommst du, was nur du wissen darfst ({ $secret }) und dir keine Antwort am Brett gezeigt hat; **{ board-secrets-button }** unter dem Brett zeigt es dir jederzeit, und nur dir.
welcome = { $at ->
         [open] Du spielst mit
        *[side] Du spielst { $sides }
    } in { $game }. Hier bekommst du, was nur du wissen darfst ({ $secret }) und dir keine Antwort am Brett gezeigt hat; **{ board-secrets-button }** unter dem Brett zeigt es dir jederzeit, und nur dir.
news-as = { $game }, nur für dich als **{ $side }**: { $news }
news = { $game }, nur für dich: { $news }
look-no-board = Diese Partie hat noch kein Brett: Nicht alle Plätze sind besetzt.
look-turn-around-button = Umdrehen
look-picture-button = Bild
look-text-button = Text
look-no-secrets = { $title } hat keine Geheimnisse: Alle sehen das ganze Brett.
look-nothing-known = Davon gibt es noch nichts.
look-secrets = { $game }: deine Sicht als **{ $side }**. Nur du siehst das, und nur du weißt Bescheid ({ $secret }).
look-deductions = Nach dem, was alle wissen:
look-known = Das weißt nur du:
look-known-more = Der Rest steht auf dem Brett in Worten: **{ board-board-button }**, dann **{ look-text-button }**.
look-as-button = Als { $side }
verify-none = Du hast keine Partie zu prüfen.
verify-sealed = { $game }
    Der Zufall wurde vor dem ersten Zug versiegelt: `{ $seal }`
    Ist die Partie vorbei, öffnet `/partie prüfen` das Siegel, und alle können nachrechnen, dass der Zufall zu dieser Zahl passt.
verify-opened =
    { $game }
    Zu Beginn veröffentlicht: `{ $seal }`
    Zufall (seed): `{ $seed }`
    Salz (salt): `{ $salt }`
    Alle können es mit `menagerie verify { $seal } { $salt } { $seed }` nachprüfen: Das Siegel ist SHA-256 über Salz und Zufall, und jede Ziehung folgt daraus.
