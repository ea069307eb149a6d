### Takebacks, calling off, rematches, adjournments.

## Commands

command-takeback = deshacer
    .about = Pide deshacer tu último turno, mientras nada haya salido a la luz desde entonces
option-takeback-game = partida
    .about = Qué partida, si tienes varias: su número, como #7
command-abort = anular
    .about = Termina una partida sin resultado: en el acto si aún no han movido todos; luego, de acuerdo
option-abort-game = partida
    .about = Qué partida, si tienes varias: su número, como #7
command-adjourn = aplazar
    .about = Deja descansar una partida un tiempo; los relojes se detienen mientras tanto
option-adjourn-days = días
    .about = Cuántos días
option-adjourn-until = hasta
    .about = O hasta cuándo: un plazo como 36h o 3d, o un día como 2026-12-24 (UTC)
option-adjourn-game = partida
    .about = Qué partida, si tienes varias: su número, como #7
command-rematch = revancha
    .about = Juega otra vez una partida terminada, cambiando de asientos
option-rematch-game = partida
    .about = Qué partida: su número, como #7; si lo omites, la última

## The panel behind More

more-button = Más
more-panel = ¿Qué más quieres hacer en { $game }? No pasa nada hasta que elijas, y lo que toca a los demás se les pregunta antes, salvo si abandonas.
more-onlooker = { $game }: mira lo que ha pasado o lee las reglas.
more-plans-button = Planear turnos
more-notes-button = Mis notas
offer-takeback-button = Deshacer
offer-call-off-button = Anular la partida
offer-adjourn-button = Pausar la partida
offer-rematch-button = Revancha
offer-alone-again-button = Otra vez
offer-rest-title = Pausar la partida
offer-rest-label = ¿Cuánto tiempo, o hasta cuándo?
offer-rest-placeholder = 3 días, 36 horas o 2026-12-24

## What everybody reads

offer-takeback-post = { $who } quiere deshacer en { $game }: { $turns }. { $asked }, ¿de acuerdo?
offer-call-off-post = { $who } propone anular { $game }: nadie gana, nadie pierde. { $asked }, ¿de acuerdo?
offer-adjourn-post = { $who } quiere que { $game } descanse hasta el { $until }. { $asked }, ¿de acuerdo? Los relojes se detienen mientras tanto.
offer-rematch-post = { $who } quiere jugar otra vez { $game }, cambiando de asientos. { $asked }, ¿de acuerdo?
offer-computer-post = { $who } propone que { $computer } juegue por { $away } en { $game }. { $away } puede recuperar su asiento en cualquier momento, y la partida no cambia la puntuación. { $asked }, ¿hay acuerdo?
offer-yes-button = De acuerdo
offer-no-button = No, gracias
offer-takeback-agreed = De acuerdo: en { $game } { $who } deshace { $turns }.
offer-call-off-agreed = De acuerdo: { $game } queda anulada.
offer-adjourn-agreed = De acuerdo: { $game } descansa hasta el { $until }. Que duerman bien las piezas.
offer-rematch-agreed = De acuerdo, ¡otra vez! { $game } ha empezado.
offer-computer-agreed = De acuerdo: en { $game } se sienta un ordenador.
offer-declined-post = { $who } prefiere que no: { $game } se queda como está.
offer-withdrawn-post = { $who } se lo ha pensado mejor: { $game } se queda como está.
offer-lapsed-post = Lo que { $who } propuso en { $game } ya no vale: la partida ha seguido.
offer-lapsed-seats-post = Lo que { $who } propuso en { $game } ya no vale: ahora hay otra persona en el tablero.

## Private answers

offer-made = Has hecho tu oferta. Caduca cuando la partida siga.
offer-made-rematch = Has hecho tu oferta; ahora espera respuesta.
offer-call-off-really = ¿Terminar { $game } ahora? Nadie gana, nadie pierde.
offer-call-off-yes-button = Sí, terminar
offer-withdraw-button = Retirarla
offer-stands-already = Tu oferta sigue en pie y espera respuesta.
offer-answer-first = { $who } ya ha ofrecido algo así: responde primero a eso, bajo el tablero.
offer-gone = Esa oferta ya no vale. `/tablero` muestra cómo está la partida ahora.
offer-own = Esa oferta es tuya: tiene que responder otra persona.
offer-left = Has dejado esa partida, así que deciden los demás.
offer-noted = Anotado. Aún no han respondido todos.
offer-withdrawn = Tu oferta queda retirada.
offer-declined = Muy bien, nada cambia.
offer-again = La siguiente partida está en marcha: `#{ $game }`.
offer-rests = La partida descansa hasta el { $until }.
offer-rematch-early = Esa partida aún se está jugando. `/partida revancha` es para después.
offer-rematch-gone = Alguien que jugó ya no está, así que esa partida no se puede repetir tal cual. `/jugar` abre una mesa nueva.
offer-rematch-none = Aún no has terminado ninguna partida que se pueda repetir. `/jugar` abre una mesa.
offer-adjourn-rests = Esa partida ya está descansando.
offer-adjourn-unclear = ¿Cuánto tiempo? Escribe un plazo como `3 días` o `36h`, o un día como `2026-12-24`.
offer-adjourn-bounds = Una partida puede descansar una hora como mínimo y { $days } días como máximo.
