### Einen Tisch eröffnen, sich setzen, aufstehen.

seat-left = Du bist aufgestanden. Solange die Partie nicht begonnen hat, kannst du dich wieder setzen.
seat-game-on = Die Partie `#{ $game }` läuft.
seat-declined = Gut: Für dich wird kein Platz mehr freigehalten.
seat-declined-all = Die Einladung ist abgesagt.
seat-cancelled = Deine Einladung ist zurückgenommen.
seat-not-host = Nur wer eingeladen hat, kann die Einladung zurücknehmen.
seat-you-play = Die Partie läuft: Du spielst { $sides } in `#{ $game }`.
seat-begun = Die Partie läuft: `#{ $game }`.
seat-secrets = **{ board-secrets-button }** unter dem Brett zeigt dir jederzeit, was nur du wissen darfst ({ $secret }). Was dir keine Antwort gezeigt hat, kommt auch als Direktnachricht (in `/einstellungen` abschaltbar).
seat-you-are-in = Du bist dabei. Die Partie beginnt, wenn { $host } es sagt.
seat-you-have = Du hast einen Platz: { $sides }. Die Partie beginnt, wenn der letzte besetzt ist.
seat-host-starts = { $host } hat diesen Tisch eröffnet und beginnt die Partie.
seat-too-few = { $title } braucht mindestens { $fewest }: Warte, bis genug dabei sind.
seat-already-started = Diese Partie hat schon begonnen; alle Plätze sind besetzt.
seat-already-over = Diese Partie ist schon vorbei. `/spielen` eröffnet einen neuen Tisch.
seat-yours-already = Du hast an diesem Tisch schon einen Platz.
seat-invited-other = Diese Einladung gilt jemand anderem. `/spielen` eröffnet einen eigenen Tisch.
seat-none-free = An diesem Tisch ist jeder Platz besetzt oder wird für jemanden freigehalten.
seat-own = **{ $side }** gehört dir schon.
seat-taken = { $person } war schneller: **{ $side }** ist besetzt.
seat-kept = **{ $side }** wird für { $person } freigehalten. Wähle einen anderen Platz.
seat-last = Das ist der letzte Platz: Lass ihn jemandem, damit du nicht allein spielst.
seat-none-to-leave = Du hast an diesem Tisch keinen Platz, den du verlassen könntest.
seat-press-leave = Du hast einen Platz: Mit **{ seats-leave-button }** gibst du ihn zurück.
seat-nothing-to-decline = Diese Einladung gilt nicht dir allein, also gibt es nichts abzulehnen.
invitation-off-late = Die Einladung zu { $game } ist abgesagt: Niemand kam rechtzeitig.
invitation-off-declined = Die Einladung zu { $game } ist abgesagt: { $person } kann diesmal nicht.
invitation-off-taken-back = Die Einladung zu { $game } ist abgesagt: Sie wurde zurückgenommen.
invitation-off-withdrawn = Die Einladung zu { $game } ist abgesagt: Wer sich um diesen Server kümmert, hat sie weggenommen.
invitation-unposted = Deine Einladung zu { $game } kam in { $place } nicht an: Ich kann dort nicht schreiben. `/verein diagnose` sagt dort, was mir fehlt. Der Tisch steht: `/verein suche` zählt ihn auf, oder du nimmst ihn zurück.
invitation-unreached = Deine Einladung zu { $game } kam nicht an: Meine Direktnachrichten erreichen deinen Gast nicht. Lade ihn auf einem Server ein, oder nimm sie zurück.
no-thread-too-many = Dieser Server hat so viele aktive Threads, wie Discord erlaubt, also wird gleich hier gespielt.
no-thread = Ich konnte keinen Thread anlegen, also wird gleich hier gespielt. `/verein diagnose` sagt, was mir fehlt.
table-set = Dein Tisch `#{ $table }` für **{ $title }** ist bereit.
table-set-open = Dein Tisch `#{ $table }` für **{ $title }** ist bereit. Wer sich setzt, spielt mit; drücke **{ seats-start-button }**, wenn alle da sind.
table-set-for = Dein Tisch `#{ $table }` für **{ $title }** ist bereit; die Einladung geht an { $person }.
table-set-first = Dein Tisch `#{ $table }` für **{ $title }** ist offen: Wer zuerst Platz nimmt, spielt mit.
table-set-seats = Dein Tisch `#{ $table }` für **{ $title }** ist bereit; die Einladung gilt für alle, die sich setzen.
table-no-thread = (Threads gibt es nur auf Servern, also wird gleich hier gespielt.)
table-no-thread-in-thread = (Das hier ist schon ein Thread, und Threads haben keine eigenen, also wird gleich hier gespielt.)
table-no-thread-in-voice = (Der Chat eines Sprachkanals hat keine Threads, also wird gleich hier gespielt.)
table-take-back-button = Tisch schließen
table-start-alone-button = Allein beginnen
table-too-many = Du hast schon { $most } Partien und Einladungen offen, so viele, wie ich für eine Person führe. Beende erst eine: `/partien` zählt sie auf.
table-odd-players = Wie viele { $title } spielen, ergibt sich daraus, wer sich setzt: Lass `{ $key }` weg.
table-odd-option = `{ $key }` ist dafür da, allein Stellungen auszuprobieren: An einem Tisch würde es offen festlegen, was { $title } geheim hält oder dem Zufall überlässt. Lass es weg.
table-bot = Bots können sich hier nicht setzen. Gegen den Computer spielst du mit `{ option-play-computer }`; oder lade eine Person ein, oder niemanden: Dann spielst du gegen die erste Person, die kommt.
table-yourself = Du kannst nicht auf beiden Seiten sitzen. Lade jemand anderen ein, oder niemanden: Dann spielst du gegen die erste Person, die kommt.
table-alone = { $title } spielt man allein: Lass `{ option-play-opponent }` weg.
table-not-shared = In { $title } kann niemand einen zweiten Platz nehmen, also lass `{ option-play-shared }` weg. Es ist für Spiele mit mehr als zwei Plätzen.
table-direct-opponent = In unseren Direktnachrichten sieht niemand sonst eine Einladung. Lade jemanden ein, spiel mit `{ option-play-computer }` gegen den Computer oder nimm `/spielen` auf einem Server.
table-direct-seats = In Direktnachrichten seid ihr nur zu zweit, und { $title } hat { $seats } Plätze. Gib `{ option-play-shared }: True` an, damit eine Person mehrere nehmen darf, oder nimm `/spielen` auf einem Server.
table-one-seat-each = In { $title } haben alle nur einen Platz, also lass `{ option-play-shared }` weg.
table-no-sides = In { $title } hat niemand eine Seite, also lass `{ option-play-colour }` weg.
table-sides = { $title } hat diese Seiten: { $sides }.
table-options = Optionen schreibt man `name=wert`, etwa `position=518`.
invitation =
    { $host } lädt { $guests } zu { $game } ein.{ $credit ->
        [tradition] {""}
        [after] {" "}Nach einer Idee von { $inventor }.
       *[by] {" "}Erfunden von { $inventor }.
    }
    {"> "}{ $summary }
invitation-begun = { $game } hat begonnen.
invitation-alone = { $host } setzt sich an { $game }.
invitation-until = Offen bis { $moment } ({ $left }).
guests-and-whoever-joins = { $people } und alle, die kommen,
guests-whoever-joins = alle, die kommen,
guests-and-seats = { $people } und alle, die sich setzen,
guests-seats = { $free ->
         [one] alle, die den freien Platz möchten,
        *[other] alle, die einen der { $free } freien Plätze möchten,
    }
seats-shared = Die Plätze sind **geteilt**: Eine Person darf mehrere nehmen, und wer sich setzt, ist damit einverstanden.
seats-start = Die Partie beginnt, wenn jeder Platz besetzt ist.
seats-host-plays = { $host } spielt { $side }.
seats-by-lot = Der Zufall verteilt die Farben.
seats-kept = freigehalten für { $person }
seats-free = frei
seats-up-to = Bis zu { $most } können mitspielen. { $host } drückt **{ seats-start-button }**, wenn alle da sind.
seats-join-button = Mitspielen
seats-start-button = Beginnen
seats-leave-button = Aufstehen
seats-decline-button = Ablehnen
seats-join-as-button = Mitspielen ({ $side })

# Whom one may invite, and how often.
contact-closed = { $person } nimmt zurzeit keine Einladungen an. Eröffne einen Tisch für alle, die mitspielen wollen, oder lade jemand anderen ein.
contact-closed-direct = Ich kann { $person } keine Einladung per Direktnachricht bringen: Ich schreibe nur denen, die mich schon benutzt haben und dort Einladungen annehmen. Nimm `/spielen` auf einem gemeinsamen Server.
contact-enough-for-one = { $most ->
    [one] Du hast { $person } in den letzten 24 Stunden eingeladen, und daraus ist nichts geworden. Lass einen Tag vergehen.
   *[other] Du hast { $person } in den letzten 24 Stunden { $most }-mal eingeladen, und daraus ist nichts geworden. Lass einen Tag vergehen.
}
contact-enough = { $most ->
    [one] Du hast in den letzten 24 Stunden eine Einladung verschickt, die niemand angenommen hat; mehr trage ich an einem Tag nicht aus. Eröffne einen Tisch für alle, die mitspielen wollen, oder warte bis morgen.
   *[other] Du hast in den letzten 24 Stunden { $most } Einladungen verschickt, die niemand angenommen hat; mehr trage ich an einem Tag nicht aus. Eröffne einen Tisch für alle, die mitspielen wollen, oder warte bis morgen.
}
contact-enough-offers = { $most ->
    [one] Du hast { $person } in den letzten 24 Stunden etwas angeboten, woraus nichts geworden ist; mehr trage ich an einem Tag nicht aus. Spiel weiter.
   *[other] Du hast { $person } in den letzten 24 Stunden { $most }-mal etwas angeboten, woraus nichts geworden ist; mehr trage ich an einem Tag nicht aus. Spiel weiter.
}
contact-blocked = Die Einladung ist abgesagt, und von { $person } kommt keine mehr zu dir. In den Einstellungen (`/einstellungen`) steht, von wem du keine möchtest.
contact-block-button = Keine mehr von dieser Person
contact-nobody-button = Gar keine Einladungen
