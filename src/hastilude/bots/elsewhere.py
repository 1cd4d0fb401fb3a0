"""A bot of another build of this package, in a process of its own: what was released, as an opponent.

It is asked as bots here are, by a state that its seat cannot tell from the true one, written as a
position; it answers with an action in words, which stay while numbers change.
"""

import os
import subprocess
import sys

import msgspec

from hastilude.bots.bot import Bot
from hastilude.core.chance import Chance
from hastilude.core.game import GameError, Rulebook
from hastilude.core.state import State

#: what the other build runs: plain enough for all that were ever released
ANSWER = """
import sys
from importlib import import_module
import msgspec
from hastilude.bots.line_up import find_bot
from hastilude.core.chance import SeededChance, seed_of
rulebook = import_module(f"hastilude.games.{sys.argv[1]}.meta").GAME.load()
bot = find_bot(sys.argv[2], rulebook)
figures = rulebook.components()
for line in sys.stdin.buffer:
    position, seed = msgspec.json.decode(line)
    sight = rulebook.from_position(position, figures)
    chance = SeededChance(seed_of("elsewhere", seed))
    print(rulebook.actions.text(bot.choose(sight.legal(), sight, chance)), flush=True)
"""


class ElsewhereBot(Bot):
    """A bot by its name there; the process starts with the first question, and ends with this one."""

    def __init__(self, rulebook: Rulebook, folder: str, name: str) -> None:
        self.rulebook = rulebook
        self.folder = folder
        self.name = name
        self._process: subprocess.Popen[bytes] | None = None

    def choose(self, legal: list[int], sight: State | None, chance: Chance) -> int:
        assert sight is not None, "who sits elsewhere is told what it sees"
        seed = str([chance.below(1 << 16) for _ in range(8)])
        position = self.rulebook.position(sight)
        process = self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(msgspec.json.encode([position, seed]) + b"\n")
            process.stdin.flush()
            text = process.stdout.readline().decode().strip()
        except BrokenPipeError:
            text = ""
        if not text:
            raise GameError(f"{self.name} of {self.folder} does not answer")
        return self.rulebook.actions.parse(text)

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            self._process = subprocess.Popen(
                [sys.executable, "-P", "-c", ANSWER, self.rulebook.game.id, self.name],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env={**os.environ, "PYTHONPATH": self.folder},
            )
        return self._process

    def close(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None
