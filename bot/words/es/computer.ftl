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
