### The lesson of Thinktank Chess, step by step: what is asked, what to look for, what is said of turns.

lesson-thinktank-start = Seis piezas de cada bando llevan una doble vida: andan como una pieza y golpean como otra.
    .look = La figura grande indica cómo anda una pieza; la pequeña carta de la esquina, cómo golpea. Los nombres lo dicen en ese orden: un Rookni anda como una torre y golpea como un caballo.

lesson-thinktank-strike = Tu Rookni de c2 anda como una torre y golpea como un caballo. ¿Cómo captura el peón?
    .look = Para capturar solo cuenta la pequeña carta; para todo lo demás, solo la figura grande.
    .hint = Desde c2 un caballo saltaría a d4.
    .right = Capturado de un salto. Lo que hubiera en medio no habría importado.
    .walk = Eso fue andar, recto como una torre. Para golpear salta como un caballo.
    .other = El peón de d4 sigue ahí. Captúralo con el Rookni.

lesson-thinktank-guard = Dos peones y un Rookni que los protege: ¿cuál puede capturar tu dama sin peligro?
    .look = Una pieza protege lo que podría golpear. Cómo anda da igual.
    .hint = Desde a8 el Rookni golpea en b6 y c7, como un caballo.
    .right = Eso es: el Rookni podría andar por la columna, pero ahí no golpea.
    .struck = El Rookni de a8 golpea en c7 con un salto de caballo: perderías la dama.
    .other = Aquí puedes ganar un peón. ¿Cuál no protege el Rookni?

lesson-thinktank-mate = Tu Bisroo anda como un alfil y golpea como una torre. ¡Mate en una!
    .look = Da jaque lo que puede golpear: busca una casilla adonde ir desde la que alcance al rey.
    .hint = Tiene que golpear por la última fila, y allí llega en diagonal.
    .right = Jaque mate: llegó como un alfil y golpea como una torre.
    .near = Desde ahí no alcanza nada importante. Sigue por la misma diagonal.
    .other = No es mate. El Bisroo puede llegar a la última fila de una vez.

lesson-thinktank-promote = Tu peón se convierte en dama o en una de las seis. ¿Qué pieza nueva ataca al rey y a la dama a la vez?
    .look = Piensa en cómo golpea: ¿qué alcanza d7 y a6 desde b8?
    .hint = Un salto de caballo alcanza las dos. Dos de las seis golpean así.
    .right = Una horquilla: el rey tiene que moverse, y entonces cae la dama.
    .queen = Una dama en b8 no ataca a ninguno de los dos, y la dama negra puede moverse a gusto.
    .other = Corona en b8 y elige una pieza que golpee como un caballo.
