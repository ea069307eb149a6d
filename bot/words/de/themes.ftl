### Wie Bretter aussehen.

theme-own = Bretter, die nur du siehst, sehen so aus: **{ $theme }**.
theme-as-everybody = Bretter, die nur du siehst, sehen aus wie für alle: **{ $theme }**.
theme-as-everybody-button = Wie für alle
theme-no-server = Das Aussehen eines Servers wählt man auf dem Server; hier ist keiner. `/ich aussehen` allein gilt für dich.
theme-not-manager = Wie hier die Bretter für alle aussehen, bestimmen die, die diesen Server verwalten dürfen. `/ich aussehen` ohne `{ option-theme-for }` wählt, wie sie für dich aussehen.
theme-server = Neue Bretter, die auf diesem Server alle sehen, sehen so aus: **{ $theme }**. Wer selbst gewählt hat, behält diese Wahl für die eigenen Ansichten.
theme-as-settings-button = Wie in den Einstellungen
theme-unknown = Dieses Aussehen kenne ich nicht. Es gibt: { $themes }.
# Built-in sets of pieces, and how the button of a set is called
choice-theme-pieces-toys = Spielzeug
choice-theme-pieces-plain = Schlicht
choice-theme-pieces-letters = Buchstaben
theme-pieces-button = Figuren: { $pieces }
# What a picture of all boards and sets of pieces shows
theme-side-by-side = Bretter nebeneinander: { $boards }. Figuren nebeneinander: { $pieces }.
