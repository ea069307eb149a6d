### The lesson of Masquerade Chess, step by step: what is asked, what to look for, what is said of turns.

lesson-masquerade-table = Elige cómo capturan las piezas negras: como R, D, T, A y C, cada manera para una clase. ¿Dónde escondes la captura de la dama?
    .look = Tú sabes cómo capturan las piezas negras, y las negras cómo capturan las tuyas. Lo que captura como una dama es peligroso; haz que sea difícil de usar.
    .hint = Dásela al rey (`RD`) o déjasela a la dama (`DD`). Por ejemplo, `RD/DC/TA/AR/CT`.
    .right = Buena elección: un rey que captura de lejos tiene que dejar su casa, y no hay una segunda dama.
    .second = Ahora las negras tienen una torre, un alfil o un caballo que captura como una dama, y pronto lo sabrán. Dale eso al rey o a la dama.
    .other = Elige una manera para cada clase: `RD/DC/TA/AR/CT` es equilibrado.

lesson-masquerade-try = No sabes cómo captura tu propio caballo. ¿Dónde puedes probar sin peligro?
    .look = Nombra tu pieza y su víctima. Si captura así, captura; si no, no se mueve nada y tu turno ha terminado.
    .hint = El peón de e5 no lo defiende nadie, pase lo que pase.
    .right = Buen sitio para probar. Salga bien o mal, aprendes algo sobre tus caballos.
    .other = Una jugada como cualquier otra, pero aquí podías aprender algo gratis.

lesson-masquerade-sheet = El intento de tu caballo en c6 fue falso: no captura como un caballo. ¿Qué intento tiene sentido ahora?
    .look = Tu hoja anota lo que las respuestas descartan. Una víctima junto al caballo podría caer como ante un rey, una dama o un alfil.
    .hint = El peón de c3 está en diagonal junto a tu caballo, y nada lo defiende.
    .right = Puede salir bien de tres maneras. Con cada respuesta la hoja se aclara.
    .again = Ya sabes que eso es falso: un turno perdido.
    .guarded = Es posible, pero si sale bien, el rey de g8 captura. Busca una víctima que nadie defienda.
    .other = Aquí había un intento que no cuesta nada. ¿Qué hay sin defensa junto a tu caballo?

lesson-masquerade-danger = Elegiste que los caballos negros capturen como torres. ¡Pon a salvo a tu rey!
    .look = Las piezas se mueven como siempre y capturan como dice tu tabla. No hay jaque: quien no lo ve pierde el rey.
    .hint = Desde e4 el caballo captura por la columna e y por la cuarta fila, y en ningún otro sitio.
    .right = Fuera de su línea. Donde saltaría un caballo desde e4 no hay ningún peligro.
    .line = Sigue en la columna e: el caballo captura recto hacia abajo y se acaba la partida.
    .gamble = Si tu rey capturase en línea recta, bien. Si no, no se mueve nada y el caballo captura tu rey.
    .other = Eso no pone a salvo al rey.

lesson-masquerade-king = Aquí no hay mate: gana quien captura el rey. ¿Cómo lo haces sin suerte?
    .look = Solo los peones capturan como siempre, y siempre lo consiguen.
    .hint = Tu peón de e7 ataca d8 en diagonal.
    .right = El rey está capturado y la partida ganada: los peones nunca fallan.
    .gamble = Quizá tus torres capturen así, quizá no. El peón era seguro.
    .promoted = Una pieza nueva, pero el rey negro se podía capturar.
    .other = El rey negro se podía capturar, y con seguridad: con el peón.

## The worked turn, picture by picture.

lesson-masquerade-worked-named = Las blancas no saben cómo capturan sus propios caballos: lo eligieron las negras en secreto. Nombran el caballo de c3 y el peón de d5, un salto como en el ajedrez.
lesson-masquerade-worked-wrong = La respuesta es no: no se ha movido nada y el turno ha terminado. Pero algo han aprendido: sus caballos no capturan como caballos, y la hoja lo tacha.
lesson-masquerade-worked-again = Las negras llevan el rey a a8. Ahora las blancas prueban una línea: el peón de g3 está en la misma fila que el caballo.
lesson-masquerade-worked-found = Sale bien, y el caballo está en g3. Captura, pues, como una torre o como una dama, y la hoja no deja sitio para nada más.
