### Abrir una mesa, sentarse, levantarse.

seat-left = Te has levantado. Mientras la partida no empiece, puedes volver a sentarte.
seat-game-on = La partida `#{ $game }` está en marcha.
seat-declined = De acuerdo: ya no se te guarda ningún asiento.
seat-declined-all = La invitación queda anulada.
seat-cancelled = Tu invitación queda retirada.
seat-not-host = Solo quien invitó puede retirar la invitación.
seat-you-play = La partida está en marcha: juegas con { $sides } en `#{ $game }`.
seat-you-are-in = Estás dentro. La partida empieza cuando lo diga { $host }.
seat-you-have = Tienes asiento: { $sides }. La partida empieza cuando se ocupe el último.
seat-host-starts = { $host } abrió esta mesa y da comienzo a la partida.
seat-too-few = { $title } necesita al menos { $fewest }: espera a que se unan suficientes.
seat-already-started = Esa partida ya ha empezado; todos los asientos están ocupados.
seat-already-over = Esa partida ya ha terminado. `/play` abre una mesa nueva.
seat-yours-already = Ya tienes un asiento en esta mesa.
seat-invited-other = Esa invitación es para otra persona. `/play` abre una mesa para ti.
seat-none-free = Todos los asientos de esta mesa están ocupados o reservados.
seat-own = **{ $side }** ya es tuyo.
seat-taken = { $person } fue más rápido: **{ $side }** está ocupado.
seat-kept = **{ $side }** está reservado para { $person }. Elige otro asiento.
seat-last = Es el último asiento: déjaselo a alguien, para no jugar en solitario.
seat-none-to-leave = No tienes asiento en esta mesa, así que no hay ninguno que dejar.
seat-press-leave = Tienes asiento: pulsa **Leave** para devolverlo.
seat-nothing-to-decline = Esa invitación no es solo para ti, así que no hay nada que rechazar.
invitation-off-late = La invitación a { $game } queda anulada: nadie llegó a tiempo.
invitation-off-declined = La invitación a { $game } queda anulada: { $person } no puede jugar esta vez.
invitation-off-taken-back = La invitación a { $game } queda anulada: fue retirada.
