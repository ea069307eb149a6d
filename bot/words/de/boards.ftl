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
board-sealed-chance = Der Zufall ist versiegelt: `{ $seal }`. Am Ende wird er geöffnet (`/prüfen`).
board-ready = Wir warten auf { $people }. Bereit: { $ready }.
board-all-decide = { $people }: Jetzt entscheidet jeder von euch, ungesehen von den anderen.
board-your-turn = { $person }, du bist am Zug als **{ $side }**.
board-chance = Der Zufall entscheidet.
board-referee = Der Schiedsrichter denkt nach.
board-time-is-up = Die Zeit ist um: { $moment }.
board-all-decided = Alle haben sich entschieden.
board-played = { $person } hat `{ $turn }`{ $remark } gespielt.
board-late = Zeit abgelaufen: { $person }.
board-all-open = Alles Verborgene ist jetzt offen: sieh das Brett an, und **Aufdecken** zeigt das ganze Spiel.
board-seed-open = Der versiegelte Zufall ist offen: `/prüfen` prüft jede Ziehung.
board-resigned = { $person } hat aufgegeben.
board-agreed = { $person } hat das Remis angenommen.
board-claimed = { $person } hat Remis beansprucht.
board-offered = { $person } hat Remis angeboten.
board-plays-on = { $person } spielt weiter.
board-called-off = { $person } hat das Spiel abgebrochen.
board-took-back = { $person } hat einen Zug zurückgenommen.
resign-stale = Seit der Frage ist auf dem Brett etwas geschehen, darum hast du nicht aufgegeben. Sieh noch einmal hin und drücke **Aufgeben**, wenn du es dann noch willst.
resigned = Du hast aufgegeben. { $next }
resign-left-already = Du hast dieses Spiel schon verlassen; die anderen spielen weiter.
resign-question = Gibst du { $game } wirklich auf?
resign-others-go-on = Die anderen spielen ohne dich weiter.
resign-whole-team = Damit endet es für ganz **{ $team }**: { $people }.
resign-yes-button = Ja, aufgeben
resign-no-button = Nein, weiterspielen
draw-offered = Dein Angebot steht. Es verfällt, wenn dein Gegner weiterspielt.
draw-declined = Du spielst weiter.
draw-own-offer = Dieses Angebot hast du selbst gemacht: Jemand von der anderen Seite muss es beantworten.
draw-nobody-to-answer = Du hast jeden Platz der anderen Seite, also könnte niemand dein Angebot beantworten.
draw-taken = Das Remisangebot wurde angenommen.
draw-lapsed = Das Remisangebot gilt nicht mehr.
draw-question = { $people } bietet Remis in { $game } an. { $asked }, bist du einverstanden?
draw-agree-button = Einverstanden
draw-play-on-button = Weiterspielen
welcome-in = Du spielst { $sides } in { $game } in { $place }. Was nur du wissen darfst ({ $secret }), kommt hierher; **Meine Geheimnisse** unter dem Brett zeigt es dir jederzeit, und nur dir.
welcome = Du spielst { $sides } in { $game }. Was nur du wissen darfst ({ $secret }), kommt hierher; **Meine Geheimnisse** unter dem Brett zeigt es dir jederzeit, und nur dir.
news-as = { $game }, nur für dich als **{ $side }**: { $news }
news = { $game }, nur für dich: { $news }
look-no-board = Dieses Spiel hat noch kein Brett: Nicht alle Plätze sind besetzt.
look-turn-around-button = Umdrehen
look-picture-button = Bild
look-text-button = Text
look-no-secrets = { $title } hat keine Geheimnisse: Alle sehen das ganze Brett.
look-secrets = { $game }: deine Sicht als **{ $side }**. Nur du siehst das, und nur du weißt Bescheid ({ $secret }).
look-deductions = So viel lässt sich aus dem schließen, was alle wissen:
look-as-button = Als { $side }
verify-none = Du hast kein beendetes Spiel zu prüfen.
verify-sealed = Der Zufall bleibt versiegelt, bis das Spiel vorbei ist. Frag dann noch einmal.
verify-opened =
    { $game }
    Zu Beginn veröffentlicht: `{ $seal }`
    Zufall (seed): `{ $seed }`
    Salz (salt): `{ $salt }`
    Jeder kann es mit `menagerie verify { $seal } { $salt } { $seed }` prüfen: Das Siegel ist SHA-256 über Salz und Zufall, und jede Ziehung folgt daraus.
