### The lesson of Crowded House, step by step: what is asked, what to look for, what is said of turns.

lesson-crowded-house-start = Dos contra dos en un solo tablero: cada asiento manda en medio tablero, el flanco de rey (columnas e–h) o el de dama (columnas a–d).
    .look = Empiezan las blancas del flanco de rey; siguen las negras del flanco de rey, las blancas del flanco de dama y las negras del flanco de dama. La imagen rodea la mitad a la que le toca.

lesson-crowded-house-half = Llevas las blancas del flanco de dama. Saca el alfil de f1.
    .look = Puedes mover cualquier pieza de tu color que empiece o acabe en tu mitad.
    .hint = El alfil empieza en el flanco de rey, así que tiene que acabar en una columna de la a a la d.
    .right = Llega a tu mitad, así que puedes hacer esa jugada.
    .theirs = Eso empieza y acaba en el flanco de rey: le toca a tu pareja, no a ti.
    .other = Esa jugada es tuya, pero el alfil de f1 podía pasar a tu mitad.

lesson-crowded-house-reach = Llevas las blancas del flanco de rey. La torre negra mira por la columna d. ¿Se atreve tu rey a ir allí?
    .look = Solo importa lo que puede hacer el asiento siguiente: las negras del flanco de rey, que mueven lo que empieza o acaba en las columnas e a h.
    .hint = De d7 a d1 o d2 la torre empezaría y acabaría en el flanco de dama.
    .right = Por ahora está a salvo: las negras del flanco de rey no pueden capturar ahí. Y tu pareja mueve antes que las negras del flanco de dama.
    .shy = Buena casilla en el ajedrez. Pero aquí la columna d también es segura: las negras del flanco de rey no pueden capturar ahí.
    .other = Prueba con el rey: ¿dónde está a salvo aquí y no lo estaría en el ajedrez?

lesson-crowded-house-free = Llevas las blancas del flanco de rey. Tu dama puede capturar tres peones. ¿Con cuál no te capturan enseguida?
    .look = ¿A quién le toca después, y qué capturas empiezan o acaban en su mitad?
    .hint = En f7 y h7 captura el rey de g8. En d5 solo podría la torre.
    .right = La captura de la torre empezaría y acabaría en el flanco de dama, y a las negras de ese flanco aún no les toca.
    .guarded = Captura el rey de g8: eso empieza en el flanco de rey, y les toca a las negras de ese flanco.
    .other = Uno de los peones era gratis. ¿Dónde no pueden capturar las negras del flanco de rey?

lesson-crowded-house-mate = Llevas las blancas del flanco de dama. ¡Mate en una!
    .look = Es mate si las negras del flanco de dama, el asiento siguiente, no pueden evitar que después se capture el rey.
    .hint = Como en el ajedrez: la última fila.
    .right = Jaque mate, y tu equipo ha ganado. Sin un jaque así, quien no puede mover simplemente pasa.
    .near = Desde a7 la torre aún no amenaza nada.
    .other = No es mate. Al rey negro lo encierran sus peones: ¿qué fila busca tu torre?
