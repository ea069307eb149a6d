### Time: controls, deadlines, vacation, pauses, what happens to those who are late.

# Below boards.
clock-runs-out = ⏳ Time runs out <t:{ $at }:R>.
clock-each = ⏳ { $clocks }
clock-rests = ⏸️ The game rests, and the clocks with it.
clock-rests-until = ⏸️ The game rests until <t:{ $at }:f>, and the clocks with it.
clock-rest-over = { $game }: the rest is over. { $who }, we go on with you.
