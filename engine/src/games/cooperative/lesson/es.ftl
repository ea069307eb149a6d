### The lesson of Cooperative Chess, step by step: what is asked, what to look for, what is said of turns.

lesson-cooperative-hand = Tú y tu pareja son un equipo contra el tablero. Cada clase de pieza que desaparece en ambos colores vale un punto.
    .look = Ves tus tres cartas y los dos montones de cartas jugadas, pero no la mano de tu pareja. En cada turno debes jugar una carta.

lesson-cooperative-take = Llevas las blancas. Captura el peón de d5 como permiten las cartas.
    .look = La pieza que captura debe ser de la clase de la carta que juegas ahora; la capturada, de la clase de la carta de arriba del montón de tu pareja.
    .hint = En el montón negro hay una carta de peón. Capturas con un peón, así que juega antes tu carta de peón: `P/e4d5`.
    .right = Un peón captura un peón, como dicen las dos cartas. La carta de tu pareja pasa a las capturadas.
    .card = La carta adecuada, pero entonces el peón podía capturar en d5.
    .cardless = Primero la carta, luego la captura: ella dice quién puede capturar.
    .kind = Con esa carta captura otra clase de pieza. Un peón necesita la carta de peón.
    .other = Con la carta de peón se podía capturar el peón de d5.

lesson-cooperative-move = Captura algo con tu alfil de f1, todo en un turno.
    .look = Un turno puede empezar con una jugada que no captura. Luego viene la carta, y después las capturas con la misma pieza.
    .hint = Desde b5 el alfil llega a d7: `f1b5/A/b5d7`.
    .right = Jugada, carta, captura. Con más cartas adecuadas en el montón de tu pareja podría seguir.
    .stopped = Todo estaba listo: tras la carta el alfil podía capturar en d7.
    .wrong = Esa carta no corresponde al alfil que se movió. Tiene que ser la carta de alfil.
    .other = Lleva el alfil adonde ataque un peón y juega luego su carta.

lesson-cooperative-wild = A las negras no les quedan caballos, así que la carta de caballo de su montón es un comodín. ¿Cuál es la mejor presa?
    .look = Una carta es un comodín cuando a su bando no le queda ninguna pieza de esa clase: entonces vale por cualquiera.
    .hint = La dama blanca ya no está. Si desaparece también la negra, las damas valen un punto.
    .right = La última dama: una clase ha dejado del todo el tablero. Eso es un punto.
    .pawn = Se puede, pero peones hay muchos. La dama era la última de su clase.
    .card = La carta sola no captura nada. Tu caballo podía capturar con ella.
    .other = Juega tu carta de caballo: ahora el caballo puede capturar cualquier cosa.

lesson-cooperative-king = Tu caballo podría capturar el rey, la dama o un peón. ¿Qué es mejor para el equipo?
    .look = Cuando cae el primer rey, la partida se acaba y se cuentan los puntos.
    .hint = Primero junta puntos, luego acaba la partida, antes de que a alguien se le acaben las cartas.
    .right = La última dama vale un punto. El rey puede esperar.
    .over = La partida se acabó y se cuenta lo que ya no está. Había otra clase al alcance.
    .pawn = Un peón no es toda una clase. La dama era la última de su clase.
    .other = Juega la carta de caballo y captura con el caballo: ¿pero qué?
