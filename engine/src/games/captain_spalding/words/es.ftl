### What Captain Spalding Chess says itself.

# What it is
engine-summary-captain-spalding = Una caja, dos pijamas y un elefante en cada uno. Captura la otra caja y cuidado con las parejas de migas.
engine-find-captain-spalding = elefante, caja, pijama, migas

# What happened. `grammar` in `bot/words/src` says what NP, WHO, GENDER and NUMBER_OF do
engine-event-captain-spalding-created = { NP($maker, det: "the", case: "of") } sale { NP($piece, det: "a") } en { $square }.
engine-event-captain-spalding-merged = { NUMBER_OF($side) ->
         [one] { WHO($side, cap: "yes") } deja caer
        *[other] { WHO($side, cap: "yes") } dejan caer
    } { NP($half, det: "a") } sobre { NP($half, det: "the") } de { $square }: ahora es { NP($piece, det: "a") }.
engine-event-captain-spalding-promoted = { NP($piece, det: "the") } llega a su última fila en { $square }: ahora es un booh.
engine-event-captain-spalding-eaten = El monstruo de las galletas de { $monsters } despierta, devora { NP($piece, det: "the") } de { $square } y desaparece.
engine-event-captain-spalding-shared = Los monstruos de las galletas de { $monsters } despiertan, se reparten { NP($piece, det: "the") } de { $square } y desaparecen.

# Lo que se lee junto al tablero, y cómo se llaman los pasos en los menús. `way`, `effect` y `kind` dicen qué frase es, y nunca se muestran
engine-scene-captain-spalding-making = { WHO($side, cap: "yes") }: ¿qué sale { NP($maker, det: "the", case: "of") }?
engine-scene-captain-spalding-still = Aún dentro: { $side }
engine-label-captain-spalding-move = { NP($piece, cap: "yes") } { $move }{ $way ->
         [booh] , se convierte en booh
         [eaten] , y se lo comen
         [booh-eaten] , se convierte en booh, y se lo comen
        *[plain] { "" }
    }
engine-label-captain-spalding-merge = { NP($half, cap: "yes") } sobre { NP($half) } en { $square }: { NP($piece) }
engine-label-captain-spalding-make = { $way ->
         [shake-the] Poner { NP($piece, det: "the") } en { $square }
         [pull-the] Poner { NP($piece, det: "the") } en { $square }
         [pull] Poner { NP($piece, det: "a") } en { $square }
        *[shake] Poner { NP($piece, det: "a") } en { $square }
    }

# Lo que se pregunta
engine-asks-captain-spalding-move = ¿Qué jugada? Ganas si capturas la caja de tu rival en { $square }.
engine-asks-captain-spalding-monster = Las casillas con señal de aviso están junto a un monstruo dormido: lo que se mueva allí será devorado.
engine-asks-captain-spalding-making = ¿Qué sale { NP($maker, det: "the", case: "of") } de { $square }, y dónde?

# Why it ended
engine-reason-hundred-quiet-turns = tras cien turnos tranquilos
engine-reason-box-captured = por captura de la caja

# Why something is refused
engine-refusal-captain-spalding-ambiguous = { $typed } podría ser { EITHER($moves) }.
engine-refusal-captain-spalding-unreadable = No entiendo «{ $typed }». Las criaturas se escriben con su letra y las casillas, como `Xe1-e2`: { EACH($creatures, det: "a") }.
engine-refusal-captain-spalding-unreadable-creation = No entiendo «{ $typed }». Di qué sale y dónde, como `Rd3`: { EACH($creatures, det: "a") }.
engine-refusal-captain-spalding-another-kind = La criatura de { $from } es { NP($piece, det: "a") }, no { NP($asked, det: "a") }.
engine-refusal-captain-spalding-move-first = Primero se mueve una caja o un pijama y luego fabrica algo: `Xe1-e2/Rd3`.
engine-refusal-captain-spalding-make-first = { NP($maker, det: "the", cap: "yes") } se ha movido; di ahora qué sale y dónde, como `Rd3`.
engine-refusal-captain-spalding-nothing-there = No hay nada en { $from }.
engine-refusal-captain-spalding-not-yours = { NP($piece, det: "the", cap: "yes") } de { $from } es { WHO($side, case: "of") }.
engine-refusal-captain-spalding-never-moves = { NP($piece, det: "the", cap: "yes") } de { $from } no se mueve nunca.
engine-refusal-captain-spalding-no-promotion = En { $to } no corona nada.
engine-refusal-captain-spalding-becomes-booh = Un murciélago se convierte en booh en su última fila: { $step }.
engine-refusal-captain-spalding-makes-nothing = En { $to } { NP($piece, det: "the") } no podría fabricar nada, así que no puede moverse allí.
engine-refusal-captain-spalding-repeats = Así volvería una posición anterior, y eso está prohibido.
engine-refusal-captain-spalding-monster-near = Junto a { $to } hay un monstruo de las galletas: { NP($piece, det: "the") } no puede moverse allí.
engine-refusal-captain-spalding-reach = { NP($piece, det: "the", cap: "yes") } de { $from } puede ir a { EITHER($squares) }.
engine-refusal-captain-spalding-stuck = { NP($piece, det: "the", cap: "yes") } de { $from } no puede moverse ahora.
engine-refusal-captain-spalding-not-inside = En { NP($maker, det: "the") } no hay { NP($piece, det: "no") }.
engine-refusal-captain-spalding-once-only = { WHO($side, cap: "yes") } ya han tenido { NP($piece, det: "a") }: solo hay uno por partida.
engine-refusal-captain-spalding-one-elephant = { WHO($side, cap: "yes") } ya tienen un elefante en el tablero: nunca dos a la vez.
engine-refusal-captain-spalding-no-room = Ahora no hay casilla para { NP($piece, det: "a") } junto { GENDER($maker) ->
         [f] a { NP($maker, det: "the") }
        *[m] al { NP($maker) }
    }.
engine-refusal-captain-spalding-places = { NP($piece, det: "the", cap: "yes") } se puede poner en { EITHER($squares) }.
engine-refusal-captain-spalding-no-castling = Aquí nadie enroca ni captura al paso: el tercer campo y el cuarto son `-`.
engine-refusal-captain-spalding-no-creature = «{ $typed }» no es una criatura: escribe `X P J R H V W C M L E` para las blancas, las minúsculas para las negras, `N B D` para pelusas, bolas de pelusa y demonios de nadie, y 1–8 para casillas vacías.
engine-refusal-captain-spalding-gone = `gone=` enumera lo que ya se ha hecho, en el orden R, H, E (de las blancas), r, h, e (de las negras): `gone=R,E,h`.
engine-refusal-captain-spalding-needs-box = { WHO($side, cap: "yes") } necesitan una caja: sin ella la partida ha terminado.
engine-refusal-captain-spalding-single = { WHO($side, cap: "yes") } no pueden tener más de { NP($piece, det: "a") }.
engine-refusal-captain-spalding-bats-on-file = { WHO($side, cap: "yes") } no pueden tener dos murciélagos en la columna { $file }.
engine-refusal-captain-spalding-bat-at-end = Un murciélago { WHO($side, case: "of") } en { $square } sería un booh, porque es su última fila.
engine-refusal-captain-spalding-not-gone = { NP($piece, det: "the", cap: "yes") } { WHO($side, case: "of") } está en el tablero: `gone=` tiene que nombrar `{ $letter }`.

# Achievements
achievement-elephant = Cómo llegó ahí, no lo sé
    .about = Sacar un elefante de un pijama.
achievement-booh = ¡Bu!
    .about = Llevar un murciélago a su última fila.

# Its pieces, as `grammar` in `bot/words/src` puts them into sentences
noun-box = caja
    .gender = f
    .many = cajas
noun-pajama = pijama
    .gender = m
    .many = pijamas
noun-great-pajama = gran pijama
    .gender = m
    .many = grandes pijamas
noun-rhino = rinoceronte
    .gender = m
    .many = rinocerontes
noun-headless-rhino = rinoceronte sin cabeza
    .gender = m
    .many = rinocerontes sin cabeza
noun-bat = murciélago
    .gender = m
    .many = murciélagos
noun-booh = booh
    .gender = m
    .many = boohs
noun-crumb = miga
    .gender = f
    .many = migas
noun-cookie-monster = monstruo de las galletas
    .gender = m
    .many = monstruos de las galletas
noun-elephant = elefante
    .gender = m
    .many = elefantes
noun-great-elephant = gran elefante
    .gender = m
    .many = grandes elefantes
noun-lint = pelusa
    .gender = f
    .many = pelusas
noun-dust-bunny = bola de pelusa
    .gender = f
    .many = bolas de pelusa
noun-dust-demon = demonio de polvo
    .gender = m
    .many = demonios de polvo

# What the marks of its notation mean
engine-notation-captain-spalding = Así se escriben las jugadas: en `e1e2/Rd3` la pieza de e1 va a e2, y de ella sale un rinoceronte (R) en d3.
