### What Chess960 says itself.

# What it is
engine-summary-chess960 = Chess with the pieces behind the pawns shuffled, so that nobody has read the book.
engine-find-chess960 = fischer, random, shuffled, easy

# Its options
engine-option-chess960-position = starting position
engine-rule-chess960-position = The starting position by its number (518 is the usual one); drawn by lot if left out.

# What happened. `grammar` in `bot/words/src` says what NP, WHO, GENDER and NUMBER_OF do
engine-event-chess960-array = The draw gives starting position { $number }: { $pieces }.

# What is said beside the board
engine-scene-chess960-to-be-drawn = The starting position has still to be drawn.

# What a player is asked
engine-asks-chess960-move = Which move? If you castle, king and rook end where they would in chess, wherever they stand now.

# Achievements
achievement-usual-array = What were the odds?
    .about = Shuffled the pieces, and got ordinary chess.
