### Was zu keinem eigenen Gebiet gehört.

list-two = { $first } und { $last }
general-nothing-changed = Gut, nichts hat sich geändert.
yes-button = Ja
who-against = { $one } gegen { $other }
no-button = Nein
suggest-over = { $game } · vorbei
suggest-your-turn = { $game } · du bist am Zug
general-slow-down = Eins nach dem anderen! Das eben habe ich ausgelassen. Warte einen Moment und versuch es noch einmal.
general-unread = Ich habe nicht verstanden, was Discord mir davon erzählt hat; es ist also nichts geschehen. Versuch es bitte noch einmal. Wenn es so bleibt, sag es denen, die diesen Bot betreiben.
