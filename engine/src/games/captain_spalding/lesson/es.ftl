### The lesson of Captain Spalding Chess, step by step: what is asked, what to look for, what is said of turns.

lesson-captain-spalding-start = Empiezas con una caja, un pijama y un gran pijama. Gana quien capture la caja del otro.
    .look = Estos tres nunca capturan. Cuando uno de ellos se mueve, tiene que fabricar algo en una casilla contigua a la de llegada.

lesson-captain-spalding-make = Mueve tu caja y fabrica el rinoceronte.
    .look = Un turno de la caja tiene dos partes: un paso y luego una criatura nueva en una de las ocho casillas que la rodean.
    .hint = Por ejemplo `e1e2/Rd3`: la caja va a e2, y en d3 aparece un rinoceronte.
    .right = ¡Un rinoceronte! Va una casilla como una torre y luego, si quieres, otra en diagonal. Solo hay uno por partida.
    .headless = Ese es el rinoceronte sin cabeza. Va igual, pero su segundo paso no puede capturar.
    .crumb = Eso es una miga: se queda donde está y da más de sí de lo que parece. El rinoceronte es `R`.
    .other = La caja puede fabricar muchas cosas. Muévela y elige el rinoceronte.

lesson-captain-spalding-bat = Un murciélago tuyo vuela por la columna e. Fabrica otro.
    .look = Nunca dos murciélagos tuyos en una columna. Un murciélago va de frente, y en su última fila se convierte en booh.
    .hint = Vale cualquier columna menos la e.
    .right = Un segundo murciélago, en su propia columna.
    .file = En la columna e ya hay un murciélago. Pon el nuevo en otra columna.
    .other = Aún no hay murciélago nuevo. Mueve la caja y elige el murciélago, `V`.

lesson-captain-spalding-monster = Convierte la miga de e4 en un monstruo de las galletas.
    .look = Una miga sobre otra miga tuya se convierte en monstruo. La caja tiene que llegar a su lado.
    .hint = Ve a d4 o a e3 y pon otra miga en e4: en el menú se llama monstruo de las galletas.
    .right = Ahora duerme. Lo que llegue a su lado será devorado, amigo o enemigo, y el monstruo se va también.
    .apart = Una segunda miga en otro sitio es solo otra miga. Déjala caer sobre la primera.
    .other = La miga de e4 espera otra encima.

lesson-captain-spalding-asleep = Tu gran elefante de d4 puede capturar el murciélago de c5 o el rinoceronte de e5. ¿Qué es seguro?
    .look = En b6 duerme un monstruo. Mira las ocho casillas que lo rodean.
    .hint = La casilla c5 toca b6; e5 no.
    .right = Un rinoceronte capturado, y nadie se ha despertado.
    .gobbled = Capturaste el murciélago, pero c5 está junto al monstruo: tu gran elefante fue devorado.
    .other = Podías capturar algo sin peligro: lejos del monstruo.

lesson-captain-spalding-box = Tu rinoceronte puede capturar la caja de c7. ¿Cómo?
    .look = El rinoceronte da un paso como una torre. Si la casilla estaba vacía, puede seguir uno en diagonal y capturar allí.
    .hint = Desde d6, c7 está a un paso en diagonal.
    .right = La caja es tuya: ¡partida ganada! Aquí no hay jaque, así que cuida la tuya.
    .short = La mitad del camino: el segundo paso, en diagonal, habría capturado la caja.
    .other = La caja de c7 estaba al alcance: recto y luego en diagonal.
