### The lesson of Booster Chess, step by step: what is asked, what to look for, what is said of turns.

lesson-booster-hand = Schach mit Karten: Vor dir liegen deine Marken, und du hast ebenso viele Karten auf der Hand. Nur du siehst sie.
    .look = Rote Karten stehen für weiße Figuren, schwarze für schwarze. Eine Karte legt eine deiner Marken unter eine Figur, zu der sie passt, ob deine oder eine der Gegenseite.

lesson-booster-boost = Mach einen Zug, und gib dann einem deiner Springer mit einer Karte Schub.
    .look = Nach dem Zug darfst du eine Karte spielen. Eine Figur auf eigenen Marken hat Schub: Später geht sie für jede einen Königsschritt weiter.
    .hint = Spiel die rote Springerkarte, `S`, auf einen deiner Springer, zum Beispiel `e2e4/+S@g1`.
    .right = Schub! Zieht er, darf er einen Schritt weiter gehen, und seine Marke kommt heim.
    .hobbled = Das bremst die schwarze Dame: auch eine gute Verwendung. Aber hier sollte dein eigener Springer Schub bekommen.
    .other = Mach einen Zug, und spiel dann die Springerkarte auf einen deiner Springer.

lesson-booster-step = Dein Springer steht auf deiner eigenen Marke. Schlag in einem Zug den Turm auf h6.
    .look = Erst ein normaler Zug, dann Königsschritte: Jeder bringt eine deiner Marken heim und darf schlagen.
    .hint = Von g5 ist der Turm einen Schritt entfernt.
    .right = Mit einem Schritt geschlagen, und die Marke liegt wieder vor dir.
    .stopped = Du hättest weitergehen können: Die Marke reicht für einen Schritt nach h6.
    .other = Der Springer kommt mit einem Sprung und einem Schritt nach h6.

lesson-booster-hobbled = Die schwarze Dame auf c8 steht auf deiner Marke. Deckt sie den Bauern auf c6 noch?
    .look = Eine gebremste Figur zieht und schlägt wie ein Bauer ihrer Seite, einen Schritt weit, und sonst nicht.
    .hint = Wie ein schwarzer Bauer greift sie b7 und d7 an.
    .right = Umsonst! Gebremst deckt sie nur b7 und d7.
    .other = Der Bauer auf c6 war zu haben: Eine gebremste Dame deckt nicht die Linie entlang.

lesson-booster-mate = Weiß setzt in einem Zug matt. Die schwarze Dame käme doch nach e8, oder?
    .look = Ein Zug, und dann eine Karte. Was würde die Dame aufhalten?
    .hint = Gib auf der letzten Reihe Schach, und spiel dann die schwarze Damenkarte, `d`, auf die schwarze Dame.
    .right = Schachmatt: Eine gebremste Dame kommt nicht mehr zu Hilfe.
    .early = Schach, aber die Dame kommt nach e8. Brems sie mit deiner Karte im selben Zug.
    .other = Kein Matt. Du brauchst die letzte Reihe und die richtige Karte.

## The worked turn, picture by picture.

lesson-booster-worked-cards = Weiß hat eine Marke unter dem Springer auf c3 und fünf Karten auf der Hand, die sonst niemand sieht. Man zieht erst eine Figur und spielt dann eine Karte, wenn man will.
lesson-booster-worked-leap = Der Zug: ein Sprung nach d5. Eine Figur auf einer eigenen Marke hat Schub, also darf der Springer einen Königsschritt weiter.
lesson-booster-worked-stepped = Der Schritt schlägt den Turm auf d6, und die Marke kommt heim. Aber die schwarze Dame auf b8 könnte den Springer nun schlagen.
lesson-booster-worked-slowed = Also spielt Weiß die schwarze Damenkarte und legt die Marke unter die Dame auf b8. Gebremst schlägt sie wie ein Bauer und reicht nicht mehr bis d6.
