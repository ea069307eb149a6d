### What Fun-in-a-Box Chess says itself.

# What it is
engine-summary-fun-in-a-box = Ajedrez con dos Cosas saltarinas por bando que capturan lo que atrapan entre las dos.
engine-find-fun-in-a-box = cosas, salto, seuss

# Its options
engine-option-fun-in-a-box-unlatch = las Cosas capturadas vuelven
engine-rule-fun-in-a-box-unlatch = Las Cosas capturadas vuelven a su caja y salen otra vez cuando su bando da jaque.

# What happened. `grammar` in `bot/words/src` says what NP, WHO, GENDER and NUMBER_OF do
engine-event-fun-in-a-box-lost = { NUMBER_OF($side) ->
         [one] { WHO($side, cap: "yes") } ha perdido
        *[other] { WHO($side, cap: "yes") } han perdido
    } sus Cosas. ¡Qué pena! ¡Qué pena!
engine-event-fun-in-a-box-latched = Las Cosas { WHO($side, case: "of") } vuelven a su caja, y el gancho queda echado. ¡Qué pena!
engine-event-fun-in-a-box-opened = { NUMBER_OF($side) ->
         [one] { WHO($side, cap: "yes") } da
        *[other] { WHO($side, cap: "yes") } dan
    } jaque, y el gancho se suelta: sus Cosas pueden volver a jugar.

# Lo que se pregunta. `way` dice qué frase es, y nunca se muestra
engine-asks-fun-in-a-box-move = { $way ->
         [latched] ¿Qué jugada? Tus Cosas siguen encerradas en su caja hasta que des jaque.
         [gone] ¿Qué jugada? Tus Cosas ya no juegan; las de tu rival siguen capturando en pareja.
         [chess] ¿Qué jugada? Ya no juega ninguna Cosa: se sigue como en el ajedrez.
        *[leaps] ¿Mueves una pieza, o salta una Cosa? Lo que atrape al saltar entre ella y la otra Cosa queda capturado.
    }

# Why something is refused
engine-refusal-fun-in-a-box-box = `box=` enumera las casillas de las cajas con una Cosa: `box=d0,e0,d9,e9`.
engine-refusal-fun-in-a-box-latched = `latched=` nombra los bandos cuya caja está cerrada con el gancho: `w`, `b` o `w,b`.
engine-refusal-fun-in-a-box-two-things = { WHO($side, cap: "yes") } tienen dos Cosas o ninguna, entre el tablero y la caja.
engine-refusal-fun-in-a-box-unlatch = Una caja solo se cierra con la opción `unlatch=on`.
engine-refusal-fun-in-a-box-both-in = La caja { WHO($side, case: "of") } está cerrada, así que las dos Cosas están dentro.

# Achievements
achievement-what-a-shame = ¡Qué pena!
    .about = Atrapar una Cosa, y que ambas tengan que irse.
achievement-sandwich = Sándwich
    .about = Capturar lo que estaba entre dos Cosas.

# Its pieces, as `grammar` in `bot/words/src` puts them into sentences
noun-thing = Cosa
    .gender = f
    .many = Cosas
noun-thing-one = Cosa Uno
    .gender = f
    .many = Cosa Uno
noun-thing-two = Cosa Dos
    .gender = f
    .many = Cosa Dos
