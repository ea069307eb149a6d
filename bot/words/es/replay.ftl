### Partidas en película, momento a momento.

replay-first-button = ⏮ Inicio
replay-back-button = ◀ Atrás
replay-next-button = ▶ Siguiente
replay-last-button = ⏭ Final
replay-film-button = Película
replay-reveal-button = Revelar
replay-as-me-button = Como la vi yo
replay-as-seat-button = Vista: { $side }
replay-as-everybody-button = Como la vieron todos
replay-moment = { $game }, { $at } de { $all }{ $seen }: { $said }
replay-film-start = { $game }, la partida{ $seen }: por ahora solo el comienzo.
replay-film-whole = { $game }, la partida completa{ $seen }: en { $all } momentos.
replay-film-so-far = { $game }, la partida hasta ahora{ $seen }: en { $all } momentos.
replay-revealed = , con todo lo que estaba oculto
replay-as-seat = , vista desde **{ $side }**
replay-as-you = , como la viste tú
replay-as-everybody = , como la vieron todos
replay-not-yours = No juegas en `#{ $game }`, así que la ves como todos: omite `{ option-replay-view }`.
replay-not-begun = Esa partida no ha empezado, así que no hay nada que mostrar.
replay-other-seat = Solo quien ocupa ese asiento ve la partida desde él.
replay-nothing-to-reveal = { $title } no tiene nada que revelar: todos ven el tablero entero. `/partida repetición` a secas muestra la partida.
replay-reveal-later = `#{ $game }` sigue en juego, y sus secretos ({ $secret }) se abren al final. `/partida repetición` a secas muestra lo que puedes ver ahora.
replay-reveal-sealed = `#{ $game }` terminó antes de que todos decidieran, así que lo sellado ({ $secret }) sigue cerrado. `/partida repetición` a secas muestra lo que puedes ver.
replay-start = El principio
replay-what-saw = Lo que vieron { $side }
replay-truth = La verdad
replay-place = { $at } de { $all }
replay-film-alt = { $moments ->
    [one] Una partida que acaba de empezar: { $last }
   *[other] Una partida en { $moments } momentos, animada. El último: { $last }
}
