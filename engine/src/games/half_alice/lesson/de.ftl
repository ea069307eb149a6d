### The lesson of Half Alice Chess, step by step: what is asked, what to look for, what is said of turns.

lesson-half-alice-through = Was zieht, tritt durch den Spiegel: Die beiden Bauern, die gezogen haben, stehen jetzt jenseits.
    .look = Figuren jenseits des Spiegels stehen auf einer blauen Kachel, jede auf einer Marke ihrer Seite. Ihr nächster Zug bringt sie zurück.

lesson-half-alice-pass = Dein Bauer auf a4 steht jenseits des Spiegels. Schlag den Turm auf a8!
    .look = Ein Zug sieht nur die Figuren seiner eigenen Seite. Was drüben steht, ist kein Hindernis; nur das letzte Feld muss frei davon sein.
    .hint = Für deinen Turm auf a1 ist die ganze Linie bis a8 offen.
    .right = Mitten durch den Bauern, und der Turm ist geschlagen. Deiner steht jetzt jenseits.
    .landing = Du darfst durch ein Feld ziehen, das drüben besetzt ist, aber nicht dort enden.
    .short = Der Turm darf weiter: Der Bauer auf a4 ist hinter dem Spiegel und niemandem im Weg.
    .other = Der Turm auf a8 war zu haben.

lesson-half-alice-block = Der Turm auf e8 gibt Schach. Eine Figur hinter dem Spiegel kann helfen: mit welchem Zug?
    .look = Eine Figur, die zieht, wechselt die Seite. Was auf der Seite des Königs ankommt, steht dort im Weg.
    .hint = Dein Läufer auf d2 ist jenseits. Nach seinem Zug ist er diesseits.
    .right = Er ist aus dem Spiegel getreten, dem Turm in den Weg.
    .run = Erlaubt: Das Feld ist auf beiden Seiten sicher. Aber der Läufer hätte heraustreten können, und dein König wäre daheim geblieben.
    .away = Ein König kann nicht durch den Spiegel fliehen: Der Zug muss sicher sein, wo er gemacht wird, und dort ist e2 angegriffen.
    .other = Auch das beantwortet das Schach. Der Läufer hinter dem Spiegel hätte dazwischengehen können.

lesson-half-alice-king = Ein schwarzer Turm steht diesseits, der andere jenseits. Zieh deinen König auf ein sicheres Feld.
    .look = Ein Königszug muss zweimal sicher sein: wo er gemacht wird, und drüben, wo er ankommt.
    .hint = Der Turm diesseits beherrscht die d-Linie, der jenseits die f-Linie. Was bleibt?
    .right = Sicher auf dieser Seite beim Schritt, und sicher auf der anderen, wo er nun steht.
    .near = Der Turm diesseits greift dieses Feld an, bevor dein König durch den Spiegel ist.
    .far = Dein König käme jenseits an, und dort greift ihn der andere Turm an.
    .other = Erlaubt, aber hier geht es um den König: Ein Feld ist sicher für ihn.

lesson-half-alice-mate = Zwei Türme könnten auf die letzte Reihe. Nur einer setzt matt. Welcher?
    .look = Nach seinem Zug ist ein Turm auf der anderen Seite. Der schwarze König steht diesseits.
    .hint = Der Turm auf b1 ist jetzt jenseits; sein Zug bringt ihn auf die Seite des Königs.
    .right = Schachmatt! Nur was auf der Seite des Königs ankommt, gibt Schach.
    .vanished = Dieser Turm ist nach jenseits getreten, wo er nichts Schwarzes angreift.
    .other = Kein Matt. Einer der Türme kommt diesseits beim König an.

## The worked turn, picture by picture.

lesson-half-alice-worked-open = Der weiße Bauer auf h4 steht jenseits des Spiegels: Das zeigt die blaue Kachel. Der Turm auf h1 steht diesseits und sieht nur, was diesseits ist; sein Weg nach h8 ist also frei.
lesson-half-alice-worked-taken = Er schlägt auf h8 und tritt im selben Zug durch den Spiegel: Nun steht der Turm jenseits. Der schwarze König ist diesseits, deshalb ist das kein Schach.
lesson-half-alice-worked-overlooked = Schwarz fühlt sich sicher und zieht einen Bauern nach g5, nach jenseits. Aber der nächste Zug bringt den Turm zurück, nach e8.
lesson-half-alice-worked-back = Der Turm kommt auf e8 diesseits an, auf der Seite des Königs: Schachmatt. Die eigenen Bauern sperren den König ein, und nichts kann dazwischentreten.
