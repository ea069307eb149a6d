"""The table tool as a program of its own, spoken to line by line."""

import subprocess


class Table:
    """The table tool, line by line."""

    def __init__(self, tool, game):
        self.process = subprocess.Popen(
            [tool, game, "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )

    def ask(self, command):
        self.process.stdin.write(command + "\n")
        answer = []
        for line in self.process.stdout:
            line = line.rstrip("\n")
            if line == ".":
                return answer
            if line.startswith("! "):
                raise SystemExit(f"{command}: {line}")
            answer.append(line)
        raise SystemExit("the table tool has ended")
