"""Plays random games of Chess and Chess960 in our engine, writes them down in PGN, and has an independent reader play
them through: the same moves, the same position at the end.

    python pgn.py TABLE_TOOL [GAMES]

TABLE_TOOL is the built table tool (`cargo build --release -p engine --example table`). Needs `chess` (PyPI).
"""

import io
import random
import sys

import chess
import chess.pgn
from table import Table

LONGEST = 160


def play(table, game, choose):
    table.ask("reset" if game == "chess" else f"reset --option position={choose.randrange(960)}")
    plies = 0
    for _ in range(choose.randrange(LONGEST)):
        turns = table.ask("turns")
        if not turns:
            break
        table.ask(f"apply {choose.choice([turn for turn in turns if turn.startswith('O-')] or turns)}")
        plies += 1
    read = chess.pgn.read_game(io.StringIO("\n".join(table.ask("pgn")) + "\n"))
    assert not read.errors, read.errors
    end = read.end().board()
    assert end.chess960 == (game == "chess960") and end.ply() == plies
    ours = table.ask("show")[0].split()
    theirs = end.fen(en_passant="legal").split()
    # Castling rights are compared by what they mean: the rooks they belong to.
    rights = chess.Board(" ".join(ours), chess960=True).castling_rights
    assert (ours[0], ours[1], ours[4], ours[5]) == (theirs[0], theirs[1], theirs[4], theirs[5]), (ours, theirs)
    assert rights == end.castling_rights, (ours, theirs)
    outcome = end.outcome()
    if outcome and outcome.termination == chess.Termination.CHECKMATE:
        assert read.headers["Result"] == outcome.result(), (read.headers, outcome)
    return plies


def main():
    tool, games = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 40
    choose = random.Random(1)
    for game in ["chess", "chess960"]:
        table = Table(tool, game)
        plies = sum(play(table, game, choose) for _ in range(games))
        print(f"{game}: {games} games, {plies} moves read back")


main()
