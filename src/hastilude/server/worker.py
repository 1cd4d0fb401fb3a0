"""A process in which bots think.

The child of a server, or of `hastilude worker`: it takes thoughts from its standard input,
one line of JSON each, and answers with a line on its standard output.
"""

import os
import sys
import threading
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from typing import IO

import msgspec

from hastilude.bots.bot import Bot
from hastilude.bots.levels import Means
from hastilude.bots.line_up import find_bot
from hastilude.core.chance import SeededChance
from hastilude.core.components import Components
from hastilude.core.game import Rulebook, find_game
from hastilude.server.thoughts import Thought, Verdict

#: so that a table's own process goes first when both want the same core
NICENESS = 5


@cache
def _rules(game: str, components: str) -> tuple[Rulebook, Components]:
    rulebook = find_game(game).load()
    return rulebook, rulebook.components(Path(components) if components else None)


@cache
def _bot(level: str, game: str, components: str, cores: int) -> Bot:
    """One for all tables: some have helpers, which take a while to start."""
    means = Means(cores=cores, components=Path(components) if components else None)
    return find_bot(level, _rules(game, components)[0], means)


def think(thought: Thought) -> int:
    """What a bot would do in an imagined position."""
    rulebook, components = _rules(thought.game, thought.components)
    sight = rulebook.from_position(msgspec.json.decode(thought.position), components)
    bot = _bot(thought.level, thought.game, thought.components, thought.cores)
    return bot.choose(sight.legal(), None if bot.blind else sight, SeededChance(bytes.fromhex(thought.seed)))


def answer(line: bytes) -> Verdict:
    try:
        return Verdict(think(msgspec.json.decode(line, type=Thought)))
    except Exception as error:  # whatever a bot does wrong, its server wants to know
        return Verdict(error=f"{type(error).__name__}: {error}")


def _read(lines: "SimpleQueue[bytes]", source: IO[bytes]) -> None:
    for line in source:
        lines.put(line)
    os._exit(0)  # the server has gone; nobody waits for the thought of the moment


def main() -> None:
    """Think for the parent process until it goes away."""
    # Bots may print; what they print must not get between the answers.
    out = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    os.nice(NICENESS)
    lines: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_read, args=(lines, sys.stdin.buffer), daemon=True).start()
    out.write(b"ready\n")
    while True:
        out.write(msgspec.json.encode(answer(lines.get())) + b"\n")


if __name__ == "__main__":
    main()
