### What Chess960 says itself.

# What it is
engine-summary-chess960 = Schach mit gemischten Figuren hinter den Bauern, damit niemand die Eröffnungen auswendig kennt.
engine-find-chess960 = fischer, gemischt, zufällig, leicht, einfach

# Its options
engine-option-chess960-position = Anfangsstellung
engine-rule-chess960-position = Die Anfangsstellung nach ihrer Nummer (518 ist die gewohnte); ohne Angabe entscheidet der Zufall.

# What happened. `grammar` in `bot/words/src` says what NP, WHO, GENDER and NUMBER_OF do
engine-event-chess960-array = Der Zufall ergibt die Anfangsstellung { $number }: { $pieces }.

# Was neben dem Brett steht, und wie Schritte in Menüs heißen. `way`, `effect` und `kind` sagen, welcher Satz es ist, und werden nie gezeigt
engine-scene-chess960-to-be-drawn = Die Anfangsstellung wird noch ausgelost.

# Was jemand gefragt wird
engine-asks-chess960-move = Welcher Zug? Wenn du rochierst, enden König und Turm dort, wo sie im Schach enden würden, wo sie jetzt auch stehen.

# Achievements
achievement-usual-array = Wie wahrscheinlich war das?
    .about = Die Figuren gemischt, und heraus kam gewöhnliches Schach.
