"""Plays random games of Thinktank and Allthought in our engine and in an independent one, and compares every list of
legal moves.

    python divergent.py TABLE_TOOL [GAMES]

TABLE_TOOL is the built table tool (`cargo build --release -p engine --example table`). Needs `pyffish` (PyPI).
Games end where ours do; the other engine knows neither dead positions nor claims, and that is all that differs.
"""

import pathlib
import random
import sys

import pyffish
from table import Table

# Our codes of divergent pieces, and the other engine's letters.
LETTERS = {"RN": "a", "NR": "c", "BN": "d", "BR": "e", "NB": "f", "RB": "g", "Q": "q"}
LONGEST = 160


def theirs(turn, white):
    """Our canonical turn as the other engine writes it."""
    rank = "1" if white else "8"
    if turn in ("O-O", "O-O-O"):
        return f"e{rank}{'g' if turn == 'O-O' else 'c'}{rank}"
    squares, _, promotion = turn.partition("=")
    return squares + (LETTERS[promotion] if promotion else "")


def compare(table, game, rng):
    """One random game; the number of positions that agreed."""
    table.ask("reset")
    fen = pyffish.start_fen(game)
    for ply in range(LONGEST):
        turns = table.ask("turns")
        if not turns and table.ask("outcome") != ["ongoing"] and "mate" not in table.ask("outcome")[0]:
            return ply
        ours = {theirs(turn, ply % 2 == 0): turn for turn in turns}
        other = set(pyffish.legal_moves(game, fen, []))
        if set(ours) != other:
            position = table.ask("show")[0]
            print(f"{game}: {position}\n  only ours: {sorted(set(ours) - other)}\n  only theirs: {sorted(other - set(ours))}")
            raise SystemExit(1)
        if not turns:
            return ply + 1
        move = rng.choice(sorted(ours))
        table.ask(f"apply {ours[move]}")
        fen = pyffish.get_fen(game, fen, [move])
    return LONGEST


def main():
    tool = sys.argv[1]
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 100
    ini = pathlib.Path(__file__).with_suffix(".ini")
    pyffish.load_variant_config(ini.read_text())
    for game in ("thinktank", "allthought"):
        rng = random.Random(1927)
        table = Table(tool, game)
        positions = sum(compare(table, game, rng) for _ in range(games))
        table.process.stdin.close()
        table.process.wait()
        print(f"{game}: {positions} positions of {games} random games agree with pyffish {'.'.join(map(str, pyffish.version()))}")


if __name__ == "__main__":
    main()
