### The lesson of Allthought Chess, step by step: what is asked, what to look for, what is said of turns.

lesson-allthought-start = Es Thinktank Chess, pero hasta los peones han cambiado de idea: andan en diagonal y golpean de frente.
    .look = Las demás piezas andan como la figura grande y golpean como la pequeña carta de la esquina. Si es nuevo para ti, haz antes la lección de Thinktank Chess.

lesson-allthought-walk = Mueve el peón de e2 dos casillas.
    .look = Desde su segunda fila un peón puede ir dos casillas por una diagonal, si las dos están libres.
    .hint = Deja su columna: dos casillas en diagonal llevan a c4 o g4.
    .right = Así marchan. Tus peones cambian de columna sin parar.
    .straight = De frente un peón solo golpea, y ahí no hay nada que golpear. Anda en diagonal.
    .short = Una casilla también vale. Desde aquí puede ir dos.
    .other = Eso fue otra pieza. Manda el peón de e2 dos casillas en diagonal.

lesson-allthought-strike = Dos peones frente a dos peones. ¡Captura uno!
    .look = Un peón golpea una casilla de frente, y no ataca nada más.
    .hint = Lo que está justo delante de tu peón es su presa.
    .right = Capturado de frente. Aquí dos peones cara a cara se atacan.
    .slanting = Así capturan los peones del ajedrez. Estos golpean de frente.
    .past = El peón pasó de largo. Podía capturar lo que tenía justo delante.
    .other = Eso fue el rey. Uno de tus peones puede capturar algo.

lesson-allthought-passing = El peón negro fue de d7 a f5 y pasó por e6. ¡Captúralo de todos modos!
    .look = Al paso: un peón cuyo golpe cae en la casilla recién saltada puede capturar en ella, solo en el turno siguiente.
    .hint = Tu peón golpea de frente, en e6.
    .right = Capturado al paso: el peón de f5 ya no está.
    .late = Eso fue andar, y se pierde el derecho de capturar al paso.
    .other = Con este turno se pierde el derecho de capturar al paso. Lo tenía el peón de e5.

lesson-allthought-promote = Tu peón de b7 puede llegar a la última fila de tres maneras. ¿Cuál es la mejor?
    .look = En diagonal anda, de frente golpea.
    .hint = Justo delante tiene la dama negra.
    .right = Una dama capturada y una pieza nueva, con un solo peón.
    .beside = Has coronado, pero la dama negra sigue ahí. De frente la habrías capturado.
    .other = El peón puede llegar ya a la última fila y capturar algo allí.
