### What Chess Golf says itself.

# What it is
engine-summary-chess-golf = Cada pieza lleva los palos de sus vecinas. Apuesta en cuántas jugadas lo haces y luego demuéstralo.
engine-secret-chess-golf = lo que apuestas, hasta que todos hayan apostado

# Its options
engine-rule-chess-golf-players = Cuántos juegan el recorrido.
engine-rule-chess-golf-pace = Tiempo para apostar tras la primera apuesta: un día, o en vivo, que es un minuto, medio o dos.
engine-rule-chess-golf-chosen = Un solo hoyo en vez de un recorrido: las cartas de las que trata, como Kb.

# What happened. `grammar` in `bot/words/src` says what NP, WHO, GENDER and NUMBER_OF do
engine-event-golf-dealer = Reparte { $player }.
engine-event-golf-harder = Lo complica { $player }: { $cards } cartas a partir de ahora.
engine-event-golf-dealt = Hoyo { $hole }: { $cards }.
engine-event-golf-bid = Ya ha apostado { $player }.
engine-event-golf-bids = Las apuestas: { $bids }.
engine-event-golf-solved = { $player } lo resuelve en { $moves ->
         [one] { $moves } jugada
        *[other] { $moves } jugadas
    }: { $line }.
engine-event-golf-failed = { $player } no pudo mostrar una solución en { $bid ->
         [one] { $bid } jugada
        *[other] { $bid } jugadas
    } y se anota { $score }.
engine-event-golf-failed-alone = { $player } no pudo mostrar una solución en { $bid ->
         [one] { $bid } jugada
        *[other] { $bid } jugadas
    }; cuenta lo más alto entre apuesta y par, más 1.
engine-event-golf-par = El par era de { $moves ->
         [one] { $moves } jugada
        *[other] { $moves } jugadas
    }: { $line }.
engine-event-golf-impossible = El árbitro demuestra que es imposible.
engine-event-golf-open = El árbitro no halló solución; menos de { $moves } jugadas seguro que no bastan.
engine-event-golf-returned = { NP($piece, det: "the") } vuelve a { $square }.
engine-event-golf-left = { $player } deja el campo.

# Why it ended
engine-reason-nine-holes-played = tras nueve hoyos
engine-reason-best-dressed = tras nueve hoyos; el empate es de quien mejor viste
engine-reason-hole-solved = con el hoyo resuelto

# Why something is refused
engine-refusal-golf-bid-first = Ofrece un número de jugadas. Para sellar la solución con tu oferta, escribe `line` delante de sus jugadas: `line/e5g6/g6h5/h5h2`.
engine-refusal-golf-ambiguous = Eso podría ser { EITHER($steps) }.

# Achievements
achievement-outwitted = Más listo que el árbitro
    .about = Resolver un hoyo al que el árbitro no halló solución.
achievement-hole-in-one = Hoyo en uno
    .about = Resolver un hoyo de Chess Golf en una jugada.
achievement-no-means-no = No es no
    .about = Decir que un hoyo no tiene solución, y que el árbitro lo pruebe.
