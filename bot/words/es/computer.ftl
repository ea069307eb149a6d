### Rivales de ordenador.

computer-name = 🤖 Ordenador ({ $level ->
        [easy] fácil
        [medium] medio
       *[hard] difícil
    })
option-play-computer = ordenador
    .about = Jugar contra el ordenador: lo bien que juega
choice-play-computer-easy = Fácil: para las primeras partidas
choice-play-computer-medium = Medio: para quien conoce las reglas
choice-play-computer-hard = Difícil: tan bien como sabe
table-set-computer = Tu partida `#{ $table }` de **{ $title }** contra el ordenador ha empezado.
table-set-computer-together = Tu partida `#{ $table }` de **{ $title }** junto con el ordenador ha empezado.
invitation-computer = { $host } juega a { $game } contra { $computers }.
invitation-computer-together = { $host } juega a { $game } junto con { $computers }.
computer-or-person = Juega contra una persona o contra el ordenador: quita `{ option-play-opponent }` o `{ option-play-computer }`.
computer-unrated = Las partidas contra el ordenador no cambian la puntuación: quita `{ option-play-rated }`.
computer-now-unrated = Ahora no puntúa: las partidas contra el ordenador no cambian la puntuación.
computer-not-shared = El ordenador ocupa todos los asientos libres: quita `{ option-play-shared }` o `{ option-play-computer }`. Para tener varios asientos, abre la mesa sin el ordenador, siéntate y deja que se una después.
computer-no-game = El ordenador todavía no sabe jugar a { $title }. Quita `{ option-play-computer }` y alguien se unirá.
computer-off = Aquí los rivales de ordenador están desactivados. Quita `{ option-play-computer }`.
computer-button = Ordenador: { $level ->
        [easy] fácil
        [medium] medio
       *[hard] difícil
    }
computer-instead = ¿No hay nadie? El ordenador se sienta ahora mismo:
computer-sits-already = { $computer } ya tiene un asiento en esta mesa. Elige otro nivel.
board-computer-thinks = { $computer } está pensando.

### Pistas y repasos.

command-hint = pista
    .about = Pregunta qué jugaría el ordenador en tu lugar, en una partida contra él
command-review = repaso
    .about = Mira quién estaba mejor en una partida terminada, y dónde cambió
hint-button = Pista
hint-left-button = { hint-button } ({ $left })
hint-play-button = Jugar esto
hint-try = Prueba **{ $turn }**.
hint-menus = En los menús: { $labels }.
hint-line = { $way ->
        [after] Después espero
       *[whole] Espero
    }: { $line }.
hint-left = { $left ->
        [0] Era tu última pista en esta partida.
        [one] Te queda { $left } pista en esta partida.
       *[other] Te quedan { $left } pistas en esta partida.
    }
hint-not-alone = Las pistas son para partidas en las que juegas en solitario contra el ordenador.
hint-off = Aquí no hay pistas: quien me administra las ha desactivado.
hint-none-left = { $most ->
        [one] Ya has tenido tu única pista en esta partida.
       *[other] Ya has tenido las { $most } pistas de esta partida.
    }
hint-thinking = Aún estoy pensando tu última pista. Vuelve a preguntar cuando la tengas.
hint-late = La partida siguió entretanto y la pista ya no vale. No te ha costado nada.
hint-none-found = No se me ocurre nada aquí. No te ha costado nada.
hint-record = { $hints ->
        [one] Se usó una pista.
       *[other] Se usaron { $hints } pistas.
    }
review-button = Repaso
review-again-button = Mirar otra vez
review-show-button = Ver { $number }
review-whole-button = Repaso entero
review-waits = El repaso de { $game } se está preparando. Se publicará donde se jugó la partida.
review-under-way = Repaso de { $game }: jugada { $done } de { $turns }. Se publicará donde se jugó la partida.
review-done = Repaso de { $game }: quién estaba mejor, y dónde cambió.
review-no-turning = Ninguna jugada por sí sola costó mucho.
review-turning = `{ $played }` de { $person } bajó en { $lost } puntos las opciones de ganar. Mejor: **{ $better }**, que { $why }.
review-why-wins = gana a la fuerza
review-why-saves = no pierde a la fuerza
review-why-takes = gana material ({ $pieces })
review-why-ahead = conserva la ventaja
review-why-even = mantiene el equilibrio
review-why-less-bad = pierde menos
review-knowledge = Cada jugada se mide por lo que su bando podía saber entonces. Las dos líneas muestran cómo creía estar cada bando; el área de detrás, cómo estaba de verdad.
review-line-start = En el tablero: lo que se jugó. La línea mejor: { $line }.
review-line = La línea mejor: { $line } ({ $at } de { $all }).
review-later = Un repaso es de una partida terminada. Mientras se juega, `/partida repetición` la muestra hasta ahora.
review-off = Aquí no hay repasos: están desactivados en la configuración.
review-no-sides = En { $title } no se enfrentan dos bandos, así que no hay curva de quién estaba mejor. `/partida repetición` muestra la partida.
review-too-short = `#{ $game }` es demasiado corta para un repaso: hacen falta { $turns } jugadas y un resultado.
review-sealed = `#{ $game }` terminó antes de que todos decidieran: lo sellado queda cerrado y no hay repaso. `/partida repetición` muestra lo que puedes ver.
review-enough = Ya esperas { $most } repasos. Pide el siguiente cuando llegue alguno.
review-not-asked = Nadie que jugó `#{ $game }` ha pedido aún un repaso. En cuanto alguien lo pida, aquí podrá leerlo todo el mundo.
review-broken = El repaso de { $game } no se puede hacer. Es un fallo nuestro; quien cuida de este bot lo encontrará en el registro.
review-not-made = Aún no hay repaso de esta partida. `/partida repaso` lo pide.
review-curve-title = { $game } #{ $number }
review-even = igual
review-turn = jugada
review-knew = según { $side }
review-alt = Quién estaba mejor, jugada a jugada.
review-alt-ahead = Desde la jugada { $number }, ventaja para { $side } ({ $chance } %).
review-alt-even = Desde la jugada { $number }, igualdad.
review-alt-turning = Momentos decisivos: jugada { $numbers }.

### En el lugar de alguien.

stand-in-button = Ordenador
stand-in-own-button = Ordenador por mí
stand-in-panel = ¿Juega el ordenador por { $who } en { $game }? El resto de la mesa tiene que estar de acuerdo. Ve lo que ve ese asiento, secretos incluidos, y { $who } puede recuperarlo en cualquier momento mientras dure la partida. Una partida en la que jugó un ordenador no cambia la puntuación. ¿Qué tal debe jugar?
stand-in-sits = { $game }: desde aquí { $computer } juega por { $who }, que puede recuperar su asiento con solo pulsar un botón. La partida no cambia la puntuación.
stand-in-back-button = Recuperar mi asiento
stand-in-back = { $game }: { $who } ha vuelto y { $computer } se levanta.
stand-in-back-done = ¡Qué bien que has vuelto! Llevas { $sides } en { $game }.
stand-in-done = Hecho: { $computer } se sienta.
stand-in-not-yours = En esa partida ningún ordenador juega por ti, así que no hay asiento que recuperar.
stand-in-not-late = Un ordenador puede jugar por ti o por quien va con retraso; los demás siguen jugando.
stand-in-tournament = En un torneo cada cual juega por sí mismo: ahí ningún ordenador toma un asiento.
stand-in-direct = En mensajes directos ningún ordenador puede tomar el asiento de alguien: esa persona no encontraría el camino de vuelta.
stand-in-none = Aquí ningún ordenador juega a { $title }.
stand-in-alone = Entonces solo quedarían ordenadores. `/partida abandonar` termina la partida, `/partida anular` la anula.
stand-in-takeback = { $game }: lo que se jugó antes de que se sentara el ordenador se queda como está. La persona a quien guarda el sitio no está para aceptar que se deshaga.
stand-in-call-off = En { $game } un ordenador guarda el sitio de alguien que no está para aceptar que se anule. Sigue jugando o abandona.
stand-in-adjourn = En { $game } un ordenador guarda el sitio de alguien que no está para aceptar una pausa. Sigue jugando o espera a que vuelva.
stand-in-record = { $computer }, versión { $version }, jugó en el asiento de { $side } del turno { $since } al { $until }.
stand-in-record-on = { $computer }, versión { $version }, jugó en el asiento de { $side } desde el turno { $since }.
