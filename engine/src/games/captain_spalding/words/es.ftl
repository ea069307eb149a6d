### What Captain Spalding Chess says itself.

# What it is
engine-summary-captain-spalding = Una caja, dos pijamas y un elefante en cada uno. Cuidado con las migas que andan de dos en dos.

# What happened. `grammar` in `bot/words/src` says what NP, WHO, GENDER and NUMBER_OF do
engine-event-captain-spalding-created = { NP($maker, det: "the", case: "of") } sale { NP($piece, det: "a") } en { $square }.
engine-event-captain-spalding-merged = { NUMBER_OF($side) ->
         [one] { $side } deja caer
        *[other] { $side } dejan caer
    } { NP($half, det: "a") } sobre { NP($half, det: "the") } de { $square }: ahora es { NP($piece, det: "a") }.
engine-event-captain-spalding-promoted = { NP($piece, det: "the") } llega a su última fila en { $square }: ahora es un booh.
engine-event-captain-spalding-eaten = El monstruo de las galletas de { $monsters } despierta, devora { NP($piece, det: "the") } de { $square } y desaparece.
engine-event-captain-spalding-shared = Los monstruos de las galletas de { $monsters } despiertan, se reparten { NP($piece, det: "the") } de { $square } y desaparecen.

# Why it ended
engine-reason-hundred-quiet-turns = tras cien turnos tranquilos
engine-reason-box-captured = por captura de la caja

# Achievements
achievement-elephant = Cómo llegó ahí, no lo sé
    .about = Sacar un elefante de un pijama.
achievement-booh = ¡Bu!
    .about = Llevar un murciélago a su última fila.
