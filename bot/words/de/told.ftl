### Notices, reminders, digests, and how people want them.

## Commands

command-settings = einstellungen
    .about = Wie und wann ich mit dir spreche: Sprache, Zeitzone, Ruhezeit, Erinnerungen
option-settings-zone = zeitzone
    .about = Deine Zeitzone, etwa Europe/Berlin; ohne Angabe: alle Einstellungen auf einen Blick
option-settings-block = blockieren
    .about = Von dieser Person möchtest du keine Einladungen mehr
option-settings-unblock = zulassen
    .about = Diese Person darf dich wieder einladen

## The settings

told-settings = **Deine Einstellungen**, nur für dich zu sehen. Die Knöpfe ändern sie.
told-language = **Sprache**: { $language }
told-language-discord = **Sprache**: wie in Discord eingestellt, { $language }
told-zone = **Zeitzone**: { $zone }, dort ist es jetzt { $clock } Uhr
told-zone-none = **Zeitzone**: noch keine gewählt, also gilt UTC; dort ist es jetzt { $clock } Uhr
told-quiet = **Ruhezeit**: von { $from } bis { $to } Uhr
told-quiet-none = **Ruhezeit**: keine
told-notice-channel = **Wenn du dran bist**: ein Ping im Kanal
told-notice-dm = **Wenn du dran bist**: eine Direktnachricht statt eines Pings
told-notice-none = **Wenn du dran bist**: weder Ping noch Nachricht, du schaust selbst nach
told-secrets-dm = **Geheimnisse in Partien**: per Direktnachricht, sobald du gespielt hast und keine Antwort es dir gesagt hat; *{ board-secrets-button }* zeigt jederzeit alle
told-secrets-off = **Geheimnisse in Partien**: nie per Direktnachricht; *{ board-secrets-button }* zeigt jederzeit alle
told-confirm-on = **Deine Züge**: dir noch einmal gezeigt, bevor sie gespielt werden
told-confirm-off = **Deine Züge**: gespielt, sobald sie vollständig sind
told-reminders-dm = **Erinnerungen**: { $points }, per Direktnachricht
told-reminders-channel = **Erinnerungen**: { $points }, per Ping im Kanal
told-reminders-none = **Erinnerungen**: keine
told-digest = **Tägliche Liste deiner Züge**: um { $clock } Uhr
told-digest-none = **Tägliche Liste deiner Züge**: keine
told-invitations-all = **Einladungen**: auf Servern und per Direktnachricht
told-invitations-server = **Einladungen**: nur auf Servern
told-invitations-none = **Einladungen**: keine
told-closed = Deine Direktnachrichten sind zurzeit für mich geschlossen. Was dort hingehört, kommt deshalb als Ping im Kanal, und die tägliche Liste wartet.

told-point-half = wenn die Hälfte deiner Zeit um ist
told-point-day = einen Tag vor Schluss
told-point-half-day = 12 Stunden vor Schluss
told-point-hours = 4 Stunden vor Schluss
told-point-hour = eine Stunde vor Schluss

told-about-language = In welcher Sprache soll ich mit dir sprechen? Was alle lesen, steht in der Sprache des Servers; eine Partie, die du ohne andere Menschen spielst, in deiner.
told-about-zone = Wo bist du? Wähl einen Ort mit deiner Uhrzeit. Ist keiner dabei: `/einstellungen zeitzone:` kennt sie alle.
told-about-quiet = In deiner Ruhezeit kommt keine Erinnerung, und Direktnachrichten kommen ohne Ton. Eine Erinnerung wartet bis zum Ende der Ruhezeit, oder sie kommt kurz davor, wenn das sonst zu spät wäre. Nur wenn beides nicht geht, wecke ich dich: lieber geweckt als verloren.
told-about-notice = Wie soll ich dich rufen, wenn du dran bist?
told-about-secrets = In Partien mit Geheimnissen kommt Neues, das nur dich angeht, als Direktnachricht, außer eine Antwort hier hat es dir gerade gesagt. Ohne diese Nachrichten geht nichts verloren: *{ board-secrets-button }* unter dem Brett zeigt alles und zählt es auf.
told-about-confirm = Soll ich dir einen fertigen Zug zeigen, bevor ich ihn spiele, mit **{ confirm-play-button }** und **{ confirm-change-button }** darunter? Das kostet einen Druck und erspart Vertipper. Was du vorausgeplant hast, hast du schon festgelegt; das wird ohne Nachfrage gespielt.
told-about-reminders = Wann soll ich dich erinnern, dass eine Partie auf dich wartet? Grün ist gewählt; ein Druck ändert es.
told-about-digest = Wann soll ich dir die Liste der Partien schicken, die auf dich warten? Wartet keine, kommt keine.
told-about-invitations = Wer darf dich zum Spielen einladen? Auch das Angebot einer Revanche ist eine Einladung; laufende Partien gehen weiter wie bisher. Blockierte Personen (`/einstellungen blockieren:`) können dich weder einladen noch sich an einen deiner Tische setzen; sie lesen nur, dass du dafür nicht zu haben bist.
told-blocked = Von diesen Leuten möchtest du keine Einladungen:

told-language-button = Sprache
told-zone-button = Zeitzone
told-quiet-button = Ruhezeit
told-notice-button = Du bist dran
told-secrets-button = Geheimnisse
told-confirm-button = Züge bestätigen
told-reminders-button = Erinnerungen
told-digest-button = Tägliche Liste
told-back-button = Alle Einstellungen
told-quiet-off-button = Keine
told-reminders-off-button = Keine
told-digest-off-button = Keine
told-discord-button = Wie Discord sagt
told-channel-button = Im Kanal
told-dm-button = Per Direktnachricht
told-secrets-off-button = Nicht per Nachricht
told-confirm-on-button = Erst zeigen
told-confirm-off-button = Gleich spielen
told-never-button = Gar nicht
told-half-button = Zur Hälfte
told-day-button = 1 Tag
told-half-day-button = 12 Stunden
told-hours-button = 4 Stunden
told-hour-button = 1 Stunde
told-quiet-from-placeholder = Ruhe ab …
told-quiet-to-placeholder = … bis
told-digest-placeholder = Jeden Tag um …
told-americas-placeholder = Amerika
told-europe-placeholder = Europa und Afrika
told-asia-placeholder = Asien, Australien und der Pazifik
told-invitations-button = Einladungen
told-everywhere-button = Von überall
told-servers-button = Nur auf Servern
told-nowhere-button = Keine
told-unblock-choice = Nummer { $number } darf dich wieder einladen
told-unblock-placeholder = Jemanden von der Liste nehmen …

told-odd-zone = Eine Zeitzone „{ $zone }“ kenne ich nicht. Tipp eine Stadt in `/einstellungen zeitzone:` und wähl aus, was ich anbiete.
told-odd-quiet = Eine Ruhezeit muss zu einer anderen Stunde enden, als sie beginnt. Wähl zwei verschiedene Stunden.
told-odd-value = Mit dieser Wahl kann ich nichts anfangen. `/einstellungen` zeigt, was es zu wählen gibt.
told-odd-block = Du kannst dir selbst keine Einladungen schicken, also gibt es nichts fernzuhalten. Wähl jemand anderen.
told-blocks-full = Die Liste hat { $most } Plätze, und alle sind belegt. Nimm erst jemanden herunter (`/einstellungen zulassen:`), oder wähl, dass du gar keine Einladungen möchtest.

## Calls

told-turn = { $game }: Du bist am Zug ({ $side }).
told-turn-own = { $game }: Du bist am Zug.
told-until = Deine Zeit läuft { $relative } ab, { $moment }.
told-link = [Zur Nachricht im Kanal]({ $link })
told-over = { $game } ist vorbei. { $outcome }.
told-draw = { $game }: { $person } bietet Remis an. Bist du einverstanden?
told-rest-over = { $game }: Die Ruhe ist vorbei, und weiter geht es mit dir.
told-turn-here = { $person }, du bist dran in { $game }.
told-over-here = { $person }, { $game } ist vorbei.
told-draw-here = { $person }, { $other } bietet dir Remis an in { $game }.
told-move-button = Ziehen
told-board-button = Brett
told-reminder = { $game } wartet noch auf dich ({ $side }).
told-reminder-own = { $game } wartet noch auf dich.
told-reminder-here = { $person }, { $game } wartet noch auf dich.
told-digest-heading = { $games ->
    [one] **Eine Partie wartet auf dich:**
   *[other] **{ $games } Partien warten auf dich, die dringendste zuerst:**
}
told-digest-line = • { $game }: Deine Zeit läuft { $relative } ab. [Hin]({ $link })
told-digest-line-calm = • { $game }: Nimm dir alle Zeit, die du brauchst. [Hin]({ $link })
told-digest-more = … und { $games } mehr: `/partien` zeigt sie alle.
