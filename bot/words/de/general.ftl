### Was zu keinem eigenen Gebiet gehört.

list-two = { $first } und { $last }
list-either = { $first } oder { $last }
count-of = { $count ->
         [2] zwei
         [3] drei
         [4] vier
         [5] fünf
         [6] sechs
         [7] sieben
         [8] acht
        *[other] { $count }
    } { $things }
# Eine Figur, und wo sie steht
piece-on = { $first } auf { $last }
# Jemand mit Namen, nach "von"
person-of = { $person }
span-days = { $days ->
         [one] { $days } Tag
        *[other] { $days } Tage
    }
span-hours = { $hours ->
         [one] { $hours } Stunde
        *[other] { $hours } Stunden
    }
span-minutes = { $minutes ->
         [one] { $minutes } Minute
        *[other] { $minutes } Minuten
    }
span-seconds = { $seconds ->
         [one] { $seconds } Sekunde
        *[other] { $seconds } Sekunden
    }
span-two = { $first } { $rest }
span-days-long = { $days ->
         [one] { $days } Tag
        *[other] { $days } Tage
    }
span-hours-long = { $hours ->
         [one] { $hours } Stunde
        *[other] { $hours } Stunden
    }
span-minutes-long = { $minutes ->
         [one] { $minutes } Minute
        *[other] { $minutes } Minuten
    }
span-seconds-long = { $seconds ->
         [one] { $seconds } Sekunde
        *[other] { $seconds } Sekunden
    }
span-two-long = { $first } { $rest }
date-long = { $day }. { $month ->
         [1] Januar
         [2] Februar
         [3] März
         [4] April
         [5] Mai
         [6] Juni
         [7] Juli
         [8] August
         [9] September
         [10] Oktober
         [11] November
        *[12] Dezember
    } { $year }
general-nothing-changed = Gut, nichts hat sich geändert.
yes-button = Ja
who-against = { $one } gegen { $other }
no-button = Nein
suggest-over = { $game } · vorbei
suggest-your-turn = { $game } · du bist am Zug
general-slow-down = Eins nach dem anderen! Das eben habe ich ausgelassen. Warte einen Moment und versuch es noch einmal.
general-full-person = Von dir liegt schon so viel auf meinem Tisch, wie ich auf einmal schaffe. Das eben habe ich ausgelassen, und nichts hat sich geändert. Versuch es noch einmal, wenn das andere beantwortet ist.
general-full = Gerade wollen so viele etwas von mir, dass ich das eben ausgelassen habe; nichts hat sich geändert. Versuch es bitte in ein paar Sekunden noch einmal.
general-unread = Ich habe nicht verstanden, was Discord mir davon erzählt hat; es ist also nichts geschehen. Versuch es bitte noch einmal. Wenn es so bleibt, sag es denen, die diesen Bot betreiben.
general-unknown = Das ist aus einer anderen Zeit, und ich kann es nicht mehr lesen. `/brett` zeigt eine Partie, wie sie steht, mit frischen Knöpfen, `/hilfe`, was ich kann.
general-broken = Bei mir ist etwas schiefgegangen. `/brett` zeigt, wie die Partie steht; wenn es wieder vorkommt, sag es bitte denen, die diesen Bot betreiben.
general-too-long = Das ist länger, als ich lese: dort höchstens { $most } Zeichen. Es ist nichts geschehen; schick es noch einmal, kürzer.
general-no-picture = -# Das Bild ließ sich nicht zeichnen. `/brett` versucht es noch einmal.
general-unshowable = Ich konnte meine Antwort nicht in Worte fassen, die Discord annimmt. `/brett` zeigt, wie die Partie steht.
general-drawing = Zug { $done } von { $all } wird gezeichnet …
general-several-games = Welche Partie meinst du?
general-several-yours = • { $game } · { $players } · **du bist am Zug**
general-several-others = • { $game } · { $players } · wartet auf { $people }
general-several-idle = • { $game } · { $players }
general-several-more = … und { $count } weitere: Gib die Nummer als `{ option-any-game }` an.
