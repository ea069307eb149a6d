### The lesson of Booster Chess, step by step: what is asked, what to look for, what is said of turns.

lesson-booster-hand = Ajedrez con cartas: delante tienes tus fichas, y en la mano otras tantas cartas. Solo tú las ves.
    .look = Las cartas rojas representan piezas blancas; las negras, piezas negras. Una carta pone una ficha tuya bajo una pieza que le corresponda, tuya o de tu rival.

lesson-booster-boost = Haz una jugada y luego impulsa uno de tus caballos con una carta.
    .look = Tras la jugada puedes jugar una carta. Una pieza sobre fichas propias está impulsada: más adelante da un paso de rey más por cada una.
    .hint = Juega la carta roja de caballo, `C`, en un caballo tuyo, por ejemplo `e2e4/+C@g1`.
    .right = ¡Impulsado! Cuando se mueva, podrá dar un paso más, y su ficha vuelve a casa.
    .hobbled = Eso frena a la dama negra: buen uso de esa carta. Pero aquí había que impulsar tu propio caballo.
    .other = Haz una jugada y luego juega la carta de caballo en un caballo tuyo.

lesson-booster-step = Tu caballo está sobre una ficha tuya. Captura la torre de h6 en un turno.
    .look = Primero una jugada normal, luego pasos de rey: cada uno devuelve a casa una ficha tuya y puede capturar.
    .hint = Desde g5 la torre está a un paso.
    .right = Capturada con un paso, y la ficha vuelve a estar delante de ti.
    .stopped = Podías seguir: la ficha da para un paso a h6.
    .other = El caballo llega a h6 con un salto y un paso.

lesson-booster-hobbled = La dama negra de c8 está sobre una ficha tuya. ¿Sigue defendiendo el peón de c6?
    .look = Una pieza frenada se mueve y captura como un peón de su bando, un solo paso, y nada más.
    .hint = Como un peón negro, ataca b7 y d7.
    .right = ¡Gratis! Frenada, solo defiende b7 y d7.
    .other = El peón de c6 era gratis: una dama frenada no defiende por la columna.

lesson-booster-mate = Las blancas dan mate en un turno. Pero la dama negra llegaría a e8, ¿no?
    .look = Una jugada, y luego una carta. ¿Qué detendría a la dama?
    .hint = Da jaque en la última fila y juega la carta negra de dama, `d`, en la dama negra.
    .right = Jaque mate: una dama frenada ya no puede ayudar.
    .early = Jaque, pero la dama llega a e8. Frénala con tu carta en el mismo turno.
    .other = No es mate. Necesitas la última fila y la carta adecuada.

## The worked turn, picture by picture.

lesson-booster-worked-cards = Las blancas tienen una ficha bajo el caballo de c3 y cinco cartas que nadie más ve. Un turno es una jugada y después, si se quiere, una carta.
lesson-booster-worked-leap = La jugada: un salto a d5. Una pieza sobre una ficha propia está impulsada, así que el caballo puede dar un paso de rey más.
lesson-booster-worked-stepped = El paso captura la torre de d6, y la ficha vuelve a casa. Pero ahora la dama negra de b8 podría capturar el caballo.
lesson-booster-worked-slowed = Por eso las blancas juegan la carta negra de dama y ponen la ficha bajo la dama de b8. Frenada, captura como un peón y ya no llega a d6.
