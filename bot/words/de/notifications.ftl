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

notification-settings = **Deine Einstellungen**, nur für dich zu sehen. Die Knöpfe ändern sie.
notification-language = **{ notification-language-button }**: { $language }
notification-language-discord = **{ notification-language-button }**: wie in Discord eingestellt, { $language }
notification-zone = **{ notification-zone-button }**: { $zone }, dort ist es jetzt { $clock } Uhr
notification-zone-none = **{ notification-zone-button }**: noch keine gewählt, also gilt UTC; dort ist es jetzt { $clock } Uhr
notification-quiet = **{ notification-quiet-button }**: von { $from } bis { $to } Uhr
notification-quiet-none = **{ notification-quiet-button }**: keine
notification-notice-channel = **{ notification-notice-button }**: ein Ping im Kanal
notification-notice-dm = **{ notification-notice-button }**: eine Direktnachricht statt eines Pings
notification-notice-none = **{ notification-notice-button }**: weder Ping noch Nachricht, du schaust selbst nach
notification-secrets-dm = **{ notification-secrets-button }**: per Direktnachricht, wenn keine Antwort am Brett sie dir gezeigt hat; *{ board-secrets-button }* zeigt jederzeit alle
notification-secrets-off = **{ notification-secrets-button }**: nie per Direktnachricht; *{ board-secrets-button }* zeigt jederzeit alle
notification-confirm-on = **{ notification-confirm-button }**: ja, jeder Zug wird dir noch einmal gezeigt, bevor er gespielt wird
notification-confirm-off = **{ notification-confirm-button }**: nein, Züge werden gespielt, sobald sie vollständig sind
notification-reminders-dm = **{ notification-reminders-button }**: { $points }, per Direktnachricht
notification-reminders-channel = **{ notification-reminders-button }**: { $points }, per Ping im Kanal
notification-reminders-none = **{ notification-reminders-button }**: keine
notification-digest = **{ notification-digest-button }**: um { $clock } Uhr
notification-digest-none = **{ notification-digest-button }**: keine
notification-invitations-all = **{ notification-invitations-button }**: auf Servern und per Direktnachricht
notification-invitations-server = **{ notification-invitations-button }**: nur auf Servern
notification-invitations-none = **{ notification-invitations-button }**: keine
notification-closed = Deine Direktnachrichten sind zurzeit für mich geschlossen. Was dort hingehört, kommt deshalb als Ping im Kanal, und die tägliche Liste wartet.

notification-point-half = wenn die Hälfte deiner Zeit um ist
notification-point-day = einen Tag vor Schluss
notification-point-half-day = 12 Stunden vor Schluss
notification-point-hours = 4 Stunden vor Schluss
notification-point-hour = eine Stunde vor Schluss

notification-about-language = In welcher Sprache soll ich mit dir sprechen? Was alle lesen, steht in der Sprache des Servers; eine Partie, die du ohne andere Menschen spielst, in deiner.
notification-about-zone = Wo bist du? Wähl einen Ort mit deiner Uhrzeit. Ist keiner dabei: `/einstellungen zeitzone:` kennt sie alle.
notification-about-quiet = In deiner Ruhezeit kommt keine Erinnerung, und Direktnachrichten kommen ohne Ton. Eine Erinnerung wartet bis zum Ende der Ruhezeit, oder sie kommt kurz davor, wenn das sonst zu spät wäre. Nur wenn beides nicht geht, wecke ich dich: lieber geweckt als verloren.
notification-about-notice = Wie soll ich dich rufen, wenn du dran bist?
notification-about-secrets = In Partien mit Geheimnissen kommt Neues, das nur dich angeht, als Direktnachricht, außer eine Antwort hier hat es dir gerade gesagt. Ohne diese Nachrichten geht nichts verloren: *{ board-secrets-button }* unter dem Brett zeigt alles und zählt es auf.
notification-about-confirm = Soll ich dir einen fertigen Zug zeigen, bevor ich ihn spiele, mit **{ confirm-play-button }** und **{ confirm-change-button }** darunter? Das kostet einen Druck und erspart Vertipper. Was du vorausgeplant hast, hast du schon festgelegt; das wird ohne Nachfrage gespielt.
notification-about-reminders = Wann soll ich dich erinnern, dass eine Partie auf dich wartet? Grün ist gewählt; ein Druck ändert es.
notification-about-digest = Wann soll ich dir die Liste der Partien schicken, die auf dich warten? Wartet keine, kommt keine.
notification-about-invitations = Wer darf dich zum Spielen einladen? Auch das Angebot einer Revanche ist eine Einladung; laufende Partien gehen weiter wie bisher. Blockierte Personen (`/einstellungen blockieren:`) können dich weder einladen noch sich an einen deiner Tische setzen; sie lesen nur, dass du dafür nicht zu haben bist.
notification-blocked = Von diesen Leuten möchtest du keine Einladungen:

notification-language-button = Sprache
notification-zone-button = Zeitzone
notification-quiet-button = Ruhezeit
notification-notice-button = Du bist dran
notification-secrets-button = Geheimnisse
notification-confirm-button = Züge bestätigen
notification-reminders-button = Erinnerungen
notification-digest-button = Tägliche Liste
notification-back-button = Alle Einstellungen
notification-quiet-off-button = Keine
notification-reminders-off-button = Keine
notification-digest-off-button = Keine
notification-discord-button = Wie Discord sagt
notification-channel-button = Im Kanal
notification-dm-button = Per Direktnachricht
notification-secrets-off-button = Nicht per Nachricht
notification-confirm-on-button = Erst zeigen
notification-confirm-off-button = Gleich spielen
notification-never-button = Gar nicht
notification-half-button = Zur Hälfte
notification-day-button = 1 Tag
notification-half-day-button = 12 Stunden
notification-hours-button = 4 Stunden
notification-hour-button = 1 Stunde
notification-quiet-from-placeholder = Ruhe ab …
notification-quiet-to-placeholder = … bis
notification-digest-placeholder = Jeden Tag um …
notification-americas-placeholder = Amerika
notification-europe-placeholder = Europa und Afrika
notification-asia-placeholder = Asien, Australien und der Pazifik
notification-invitations-button = Einladungen
notification-everywhere-button = Von überall
notification-servers-button = Nur auf Servern
notification-nowhere-button = Keine
notification-unblock-choice = Nummer { $number } darf dich wieder einladen
notification-unblock-placeholder = Jemanden von der Liste nehmen …

notification-odd-zone = Eine Zeitzone „{ $zone }“ kenne ich nicht. Tipp eine Stadt in `/einstellungen zeitzone:` und wähl aus, was ich anbiete.
notification-odd-quiet = Eine Ruhezeit muss zu einer anderen Stunde enden, als sie beginnt. Wähl zwei verschiedene Stunden.
notification-odd-value = Mit dieser Wahl kann ich nichts anfangen. `/einstellungen` zeigt, was es zu wählen gibt.
notification-odd-block = Du kannst dir selbst keine Einladungen schicken, also gibt es nichts fernzuhalten. Wähl jemand anderen.
notification-blocks-full = Die Liste hat { $most } Plätze, und alle sind belegt. Nimm erst jemanden herunter (`/einstellungen zulassen:`), oder wähl, dass du gar keine Einladungen möchtest.

## Calls

notification-turn = { $game }: Du bist am Zug ({ $side }).
notification-turn-own = { $game }: Du bist am Zug.
notification-until = Deine Zeit läuft { $relative } ab, { $moment }.
notification-link = [Zur Nachricht im Kanal]({ $link })
notification-over = { $game } ist vorbei. { $outcome }.
notification-draw = { $game }: { $person } bietet Remis an. Bist du einverstanden?
notification-rest-over = { $game }: Die Ruhe ist vorbei, und weiter geht es mit dir.
notification-turn-here = { $person }, du bist dran in { $game }.
notification-over-here = { $person }, { $game } ist vorbei.
notification-draw-here = { $person }, { $other } bietet dir Remis an in { $game }.
notification-move-button = Ziehen
notification-board-button = Brett
notification-reminder = { $game } wartet noch auf dich ({ $side }).
notification-reminder-own = { $game } wartet noch auf dich.
notification-reminder-here = { $person }, { $game } wartet noch auf dich.
notification-digest-heading = { $games ->
    [one] **Eine Partie wartet auf dich:**
   *[other] **{ $games } Partien warten auf dich, die dringendste zuerst:**
}
notification-digest-line = • { $game }: Deine Zeit läuft { $relative } ab. [Hin]({ $link })
notification-digest-line-calm = • { $game }: Nimm dir alle Zeit, die du brauchst. [Hin]({ $link })
notification-digest-more = … und { $games } mehr: `/partien` zeigt sie alle.
