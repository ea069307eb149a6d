### The lesson of Chess Golf, step by step: what is asked, what to look for, what is said of turns.

lesson-chess-golf-hole = Un hoyo: un rey blanco captura un alfil negro, o un alfil negro captura el rey blanco, en el menor número de jugadas posible.
    .look = Las piezas de las que se trata están rodeadas por un círculo. Puedes mover piezas de ambos colores, y solo esas se pueden capturar.

lesson-chess-golf-borrow = Una pieza toma prestado el movimiento de una vecina de su color. ¿Cómo captura el rey el alfil de una vez?
    .look = Mira las ocho casillas alrededor del rey: ¿el movimiento de quién puede tomar?
    .hint = Junto al caballo salta como él. Desde d3 un salto lleva a c1.
    .right = ¡Hoyo en uno! Aquí no importa cómo se mueve una pieza en el ajedrez.
    .own = Aquí el rey no tiene movimiento propio. Junto al caballo se mueve como un caballo.
    .bishop = El alfil también puede moverse, como un rey, porque está solo. Pero una jugada del rey lo resuelve.
    .other = El rey de d3 podía capturar el alfil en una jugada: estaba junto a un caballo.

lesson-chess-golf-bring = El rey debe capturar el alfil de a8. ¿Qué jugada lo prepara mejor?
    .look = Aquí no hay dos piezas vecinas de un color, así que todas pueden moverse como un rey. ¿El movimiento de quién te vendría bien?
    .hint = Lleva la dama junto al rey, sin estorbarle.
    .right = Ahora el rey se mueve como una dama: directo a a8. Dos jugadas en total.
    .march = El rey podría ir andando, pero el camino es largo. Ponle una vecina mejor.
    .other = Mejor: pon la dama junto al rey y deja que corra.

lesson-chess-golf-bid = Aquí tienes una solución: el alfil va de e5 a g6, a h5, y captura en h2. ¿Cuántas jugadas apuestas?
    .look = Cuenta cada jugada de la solución. La apuesta más baja tiene que demostrarse; con más jugadas de las apostadas, fracasa.
    .hint = Tres jugadas: `e5g6`, `g6h5`, `h5h2`.
    .right = Justo. La apuesta más baja que se demuestra puntúa lo que vale, y ganan los totales bajos.
    .low = La solución tiene tres jugadas: una apuesta que fracasa cuesta más de lo que ahorra.
    .impossible = Un 0 dice que no se puede. Tú sabes que sí.
    .other = La solución tiene tres jugadas: cada una de más cuenta en tu contra.

lesson-chess-golf-show = Apostaste 3. ¡Demuéstralo!
    .look = Cada movimiento es prestado: del caballo de d6, del rey de f7, de la dama de g4.
    .hint = `e5g6/g6h5/h5h2`: el alfil salta, da un paso y corre.
    .right = Resuelto como apostaste. El par también es 3: no hay camino más corto.
    .up = Te rendiste, aunque conocías el camino: alfil a g6, a h5 y de ahí a h2.
    .other = No está resuelto en tres jugadas. Prueba con el alfil de e5: g6, h5, h2.

## The worked turn, picture by picture.

lesson-chess-golf-worked-called = La dama de f5 y el rey de d2 están rodeados por un círculo: una de las dos piezas tiene que capturar la otra. Hay un camino en dos jugadas, así que la apuesta es 2.
lesson-chess-golf-worked-borrowed = Una pieza se mueve como una vecina de su color. La dama solo tiene el alfil de e6, así que se mueve como un alfil: a c2.
lesson-chess-golf-worked-onwards = En c2 su vecina es la torre de c1, así que se mueve como una torre y captura en d2. Dos jugadas, como la apuesta, y no hay camino más corto.
