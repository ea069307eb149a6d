### The lesson of Fun-in-a-Box Chess, step by step: what is asked, what to look for, what is said of turns.

lesson-fun-in-a-box-start = Hinter König und Dame jeder Seite steht eine offene Kiste mit zwei Dingen darin. Sie wollen spielen.
    .look = Alles andere ist Schach. Die Kisten sind die Felder `d0`, `e0`, `d9` und `e9`; hinein zieht nie etwas.

lesson-fun-in-a-box-leap = Lass eins deiner Dinge aus der Kiste.
    .look = Ein Ding springt auf jedes leere Feld, das auf keiner seiner Linien liegt (Reihe, Linie, Diagonalen) und keinen Springerzug entfernt ist.
    .hint = Von `d0` darf es zum Beispiel nach f3: `d0f3`.
    .right = Es ist draußen! Ein Ding kommt überallhin, wohin sonst keine Figur käme.
    .line = Das Feld liegt auf einer Linie des Dings oder einen Springerzug entfernt. Es geht nur dorthin, wohin sonst keine Figur käme.
    .other = Die Dinge sind noch in der Kiste. Nimm eins von ihnen, auf `d0` oder `e0`.

lesson-fun-in-a-box-pair = Fang den Läufer auf g3 mit deinen beiden Dingen.
    .look = Dinge schlagen zu zweit: Eins springt direkt neben die gegnerische Figur, und das andere steht genau gegenüber.
    .hint = Ein Ding steht auf h2. Vom Läufer aus gesehen liegt ihm f4 gegenüber.
    .right = Zwischen zwei Dingen gefangen!
    .landing = Dinge schlagen nie, indem sie irgendwo landen. Die Beute muss zwischen ihnen stehen.
    .beside = Neben dem Läufer, aber das andere Ding steht nicht genau gegenüber. Schau auf die Linie durch h2 und g3.
    .other = Der Läufer ist noch da. Ergänze die Linie h2, g3.

lesson-fun-in-a-box-between = Darf deine Dame den Bauern schlagen, der zwischen zwei schwarzen Dingen steht?
    .look = Nur der Zug eines Dings schlägt. Dinge, die stehen bleiben, tun nichts.
    .hint = Um die Dame zu fangen, müsste ein Ding neben ihr ankommen. Beide sind schon da.
    .right = Sicher: Ein Ding, das weggeht, kann nicht im selben Zug zurückkommen.
    .shy = Du musst nicht anhalten: Zwischen zwei Dingen ist es sicher, solange keins dort ankommt.
    .other = Der Bauer auf d5 war frei. Zwischen zwei Dinge zu ziehen ist sicher.

lesson-fun-in-a-box-king = Zwei Springer stehen neben deinem König, und nur einen darf er schlagen. Welchen?
    .look = Ein König steht im Schach, wenn ein Ding auf das Feld springen könnte, das das Paar um ihn schließt.
    .hint = Ein Ding steht auf d3. Auf welchem der beiden Felder stünde dein König daneben?
    .right = Weit genug von d3: Kein Sprung schließt ein Paar um deinen König.
    .caught = Auf e2 stünde dein König neben dem Ding auf d3, und das andere könnte nach f1 springen.
    .step = Sicher, aber ohne Beute. Einer der Springer war zu haben.
    .other = Einer der Springer lässt sich gefahrlos schlagen.

lesson-fun-in-a-box-latch = Schick mit einem Zug beide schwarzen Dinge für immer heim.
    .look = Ein Ding wird geschlagen wie jede Figur. Dann gehen beide Dinge dieser Seite zurück in die Kiste, und der Haken rastet ein.
    .hint = Eins erreicht dein Turm, das andere erreichen zwei Bauern.
    .right = Wie schade, wie schade! Beide sind bis zum Ende eingesperrt (außer an einem Tisch mit `unlatch`: Dort befreit sie ein Schach).
    .bishop = Im Schach ein guter Fang. Aber ein geschlagenes Ding sperrt zwei ein.
    .other = Beide Dinge sind noch frei. Eins davon kannst du schlagen.
