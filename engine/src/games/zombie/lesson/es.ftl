### The lesson of Zombie Chess, step by step: what is asked, what to look for, what is said of turns.

lesson-zombie-bury = Captura el peón de d5 y entiérralo bajo una pieza que pueda quedarse mucho tiempo en su sitio.
    .look = Lo que capturas lo entierras en secreto bajo una pieza tuya. Cuando esa pieza se va, se levanta y vuelve a luchar por el otro bando.
    .hint = Captura con el peón de e4. Un peón que no piensas mover es una buena lápida.
    .right = Bien enterrado. Solo tú sabes dónde, y la tumba es segura mientras nadie la deje.
    .walker = Bajo el mismo peón que acaba de capturar: en cuanto avance, habrá un zombi negro en d5. Elige una pieza que se quede.
    .king = Bajo el rey, que pronto querrá enrocarse: entonces el peón se levanta en e1. Elige una pieza que se quede.
    .restless = Bajo una pieza que pronto querrás mover: cuando se vaya, el peón se levantará allí para las negras. Elige una que pueda quedarse, como un peón del borde.
    .other = Aún no hay nada enterrado: captura primero en d5.

lesson-zombie-grave = Bajo tu caballo de c3 yace una dama negra, y solo tú lo sabes. Captura el peón de d5 sin despertarla.
    .look = Cuando un turno deja vacía una casilla, lo que enterró allí quien mueve se levanta para el rival.
    .hint = Dos piezas tuyas pueden capturar en d5. Solo una está sobre una tumba.
    .right = El peón captura, el caballo se queda y la dama sigue durmiendo.
    .woken = El caballo dejó c3, y allí se levanta una dama negra. Captura con el peón de e4.
    .other = Nadie se ha despertado, pero el peón de d5 sigue ahí.

lesson-zombie-secret = Esto es todo lo que puedes saber: tu propia tumba, y qué han enterrado las negras, pero no dónde.
    .look = En algún lugar bajo las piezas negras yace un caballo blanco. Cuando las negras dejen su tumba, se levantará para ti. En c6 acaba de pasarle a un peón: la moneda indica que es un zombi.

lesson-zombie-idle = Tu peón zombi de c6 se deshace si no se mueve. ¿Qué turno lo aprovecha mejor?
    .look = En un turno mueves una pieza normal o tantos zombis como quieras. Los zombis que no se mueven se pierden para siempre.
    .hint = Es un peón como cualquier otro: captura en diagonal hacia delante.
    .right = Captura algo y sigue vivo. Aunque ahora lo capturen, era un regalo.
    .greedy = Ganas el caballo, pero el peón zombi se deshace. Podía capturar en medio del campo negro.
    .other = El peón de c6 se ha deshecho en polvo, o no ha capturado nada. Captura con él.

lesson-zombie-horde = Las dos torres son zombis. ¡Da mate en un turno!
    .look = Los zombis se mueven juntos: cada uno una vez, en el orden que quieras, todos en un turno.
    .hint = Una torre cierra la séptima fila, la otra va a la octava.
    .right = ¡Jaque mate de una horda! Los zombis negros pueden hacer lo mismo: un rey tiene que estar a salvo de todos juntos.
    .half = Se movió una torre, la otra se deshizo y el rey se escapa. Mueve las dos en este turno.
    .stalemate = Rey ahogado: las negras no están en jaque y no pueden mover. Una de las torres tiene que dar jaque.
    .king = Un turno del rey: las dos torres se quedaron quietas, y las dos son polvo.
    .other = Todavía no es mate. Una torre le quita la salida al rey, la otra da jaque.
