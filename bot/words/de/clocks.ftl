### Zeit: Bedenkzeiten, Fristen, Urlaub, Pausen, und was geschieht, wenn jemand zu spät kommt.

# Unter Brettern.
clock-runs-out = ⏳ Die Zeit läuft <t:{ $at }:R> ab.
clock-each = ⏳ { $clocks }
clock-rests = ⏸️ Die Partie ruht, und mit ihr die Uhren.
clock-rests-until = ⏸️ Die Partie ruht bis <t:{ $at }:f>, und mit ihr die Uhren.
clock-rest-over = { $game }: Die Ruhe ist vorbei. { $who }, mit dir geht es weiter.
