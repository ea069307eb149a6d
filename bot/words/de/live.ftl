# Was im Kanal gesagt wird, während `menagerie doctor --live` den Bot dort untersucht; alles wird wieder weggeräumt.

live-test = Ein Test von denen, die mich betreiben. Ich räume ihn gleich wieder weg.
live-changed = Das wurde geändert.
live-answer = Das ist die Antwort.
live-word = Ich habe dich gehört.
live-follow = Und das kommt danach.
live-not-you = Das ist ein Test für die, die mich betreiben, nicht für dich. Aber danke!

# Was als Nächstes zu tun ist.
live-command = Tippe { $command } (oder drück darauf), nimm eines der Wörter, die es anbietet, und schick es ab.
live-private = Drück in meiner privaten Antwort auf **{ $button }**.
live-button = Drück auf **{ $button }**.
live-menu = Wähl ein Tier.
live-people = Wähl jemanden, zum Beispiel dich selbst. Niemand erfährt davon.
live-form = Drück auf **{ $button }**, schreib ein, zwei Wörter und schick sie ab.
live-notified = Ich habe diese Nachricht eben so geändert, dass sie dich nennt. Hat dich das noch einmal benachrichtigt, mit einem Ton, einem Banner oder einer roten Zahl?
live-participants = Öffne unsere Direktnachrichten, tippe dort `/spielen` und sieh nach, wen die Option `gegner` anbietet; schick nichts ab. Bietet sie noch jemanden an außer dir und mir?
live-english = Dein Discord spricht nicht Englisch. Tippe den englischen Namen eines Befehls, { $command }; schick nichts ab. Findet Discord ihn?
live-done = Erledigt, danke.
live-skipped = Ausgelassen.

live-skip-button = Auslassen
live-press-button = Drück mich
live-private-button = Hier auch drücken
live-open-button = Formular öffnen
live-yes-button = Ja
live-no-button = Nein
live-idle-button = Nur zum Ansehen
live-menu-placeholder = Wähl ein Tier
live-people-placeholder = Wähl jemanden
live-owl-choice = Eine Eule
live-fox-choice = Ein Fuchs
live-hare-choice = Ein Hase
live-command-choice = Ein Test von denen, die den Bot betreiben
live-word-choice = Eines der Wörter, die es anbietet
live-form-title = Ein Formular
live-form-label = Ein, zwei Wörter
live-form-placeholder = Hallo!
