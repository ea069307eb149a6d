### Games as films, moment by moment.

replay-first-button = ⏮ First
replay-back-button = ◀ Back
replay-next-button = ▶ Next
replay-last-button = ⏭ Last
replay-film-button = Film
replay-reveal-button = Reveal
replay-as-me-button = As I saw it
replay-as-seat-button = As { $side } saw it
replay-as-everybody-button = As everybody saw it
replay-moment = { $game }, { $at } of { $all }{ $seen }: { $said }
replay-film-start = { $game }, the game{ $seen }: nothing but its start yet.
replay-film-whole = { $game }, the whole game{ $seen }: in { $all } moments.
replay-film-so-far = { $game }, the game so far{ $seen }: in { $all } moments.
replay-revealed = {" "}with everything that was hidden
replay-as-seat = {" "}as **{ $side }** saw it
replay-as-you = {" "}as you saw it
replay-as-everybody = {" "}as everybody saw it
replay-not-yours = You don't play in `#{ $game }`, so you see it as everybody does: leave `view` out.
replay-not-begun = That game hasn't begun, so there is nothing to replay.
replay-other-seat = Only who sits there sees the game from that seat.
replay-nothing-to-reveal = { $title } has nothing to reveal: everybody sees the whole board. `/game replay` alone shows the game.
replay-reveal-later = `#{ $game }` is still being played, and its secrets ({ $secret }) open at its end. `/game replay` alone shows what you may see now.
replay-reveal-sealed = `#{ $game }` ended before everybody had decided, so what was sealed ({ $secret }) stays shut. `/game replay` alone shows what you may see.
replay-start = The start
replay-what-saw = What { $side } saw
replay-truth = The truth
replay-place = { $at } of { $all }
replay-film-alt = { $moments ->
    [one] A game that has only begun: { $last }
   *[other] A game in { $moments } moments, animated. The last one: { $last }
}
