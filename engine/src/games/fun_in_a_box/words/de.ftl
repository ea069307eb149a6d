### What Fun-in-a-Box Chess says itself.

# What it is
engine-summary-fun-in-a-box = Schach mit je zwei springenden Dingen, die schlagen, was sie zwischen sich fangen.
engine-find-fun-in-a-box = dinge, sprung, seuss

# Its options
engine-option-fun-in-a-box-unlatch = geschlagene Dinge kommen zurück
engine-rule-fun-in-a-box-unlatch = Geschlagene Dinge kehren in ihre Kiste zurück und kommen heraus, wenn ihre Seite Schach gibt.

# What happened. `grammar` in `bot/words/src` says what NP, WHO, GENDER and NUMBER_OF do
engine-event-fun-in-a-box-lost = { $side } hat beide Dinge verloren. Wie schade! Wie schade!
engine-event-fun-in-a-box-latched = Die Dinge von { $side } sind wieder in ihrer Kiste, und der Haken ist zu. Wie schade!
engine-event-fun-in-a-box-opened = { $side } gibt Schach, und der Haken geht auf: Die Dinge dürfen wieder mitspielen.

# Was jemand gefragt wird. `way` sagt, welcher Satz es ist, und wird nie gezeigt
engine-asks-fun-in-a-box-move = { $way ->
         [latched] Welcher Zug? Deine Dinge sind in ihrer Kiste eingesperrt, bis du Schach gibst.
         [gone] Welcher Zug? Deine Dinge spielen nicht mehr mit, die der Gegenseite schlagen weiter zu zweit.
         [chess] Welcher Zug? Kein Ding spielt mehr mit, also geht es weiter wie im Schach.
        *[leaps] Ziehst du eine Figur, oder springt ein Ding? Was es dabei zwischen sich und dem anderen Ding fängt, ist geschlagen.
    }

# Why something is refused
engine-refusal-fun-in-a-box-box = `box=` nennt die Felder der Kisten, auf denen ein Ding liegt: `box=d0,e0,d9,e9`.
engine-refusal-fun-in-a-box-latched = `latched=` nennt die Seiten, deren Kiste verriegelt ist: `w`, `b` oder `w,b`.
engine-refusal-fun-in-a-box-two-things = { $side } hat zwei Dinge oder keines, auf dem Brett und in der Kiste zusammen.
engine-refusal-fun-in-a-box-unlatch = Verriegelt ist eine Kiste nur mit der Option `unlatch=on`.
engine-refusal-fun-in-a-box-both-in = Die Kiste von { $side } ist verriegelt, also sind beide Dinge darin.

# Achievements
achievement-what-a-shame = Wie schade!
    .about = Ein Ding gefangen, sodass beide gehen mussten.
achievement-sandwich = Sandwich
    .about = Geschlagen, was zwischen zwei Dingen stand.

# Its pieces, as `grammar` in `bot/words/src` puts them into sentences
noun-thing = Ding
    .gender = n
    .many = Dinge
noun-thing-one = Ding Eins
    .gender = n
    .many = Ding Eins
noun-thing-two = Ding Zwei
    .gender = n
    .many = Ding Zwei
