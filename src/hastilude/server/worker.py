"""A process in which bots think, hints are sought and finished games are thought over.

The child of a server, or of `hastilude worker`: it takes questions from its standard input,
one line of JSON each, and answers with a line on its standard output.
"""

import os
import sys
import threading
import time
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from typing import IO

import msgspec

from hastilude.bots.bot import Bot
from hastilude.bots.ismcts import Budget, Hint, hints
from hastilude.bots.ismcts import think as search_on
from hastilude.bots.judging import insight_of
from hastilude.bots.levels import Means
from hastilude.bots.tree import Manner, Search
from hastilude.core.chance import SeededChance
from hastilude.core.components import Components
from hastilude.core.game import Rulebook, find_game
from hastilude.core.record import Record
from hastilude.lab.analyse import Moment, moments
from hastilude.lab.own_bots import bot_of
from hastilude.server.thoughts import Advise, Question, Study, Thought, Verdict

#: so that a table's own process goes first when both want the same core
NICENESS = 10
#: actions that are worth a hint
HINTS = 5
#: looks ahead where there is nothing to choose, only a chance to estimate
GLANCES = 100


@cache
def _rules(game: str, components: str, version: int | None = None) -> tuple[Rulebook, Components]:
    rulebook = find_game(game).load(version)
    return rulebook, rulebook.components(Path(components) if components else None)


@cache
def _bot(level: str, game: str, components: str, cores: int, version: int | None) -> Bot:
    """One for all tables: some have helpers, which take a while to start."""
    means = Means(cores=cores, components=Path(components) if components else None)
    return bot_of(level, _rules(game, components, version)[0], means)


def think(thought: Thought) -> int:
    """What a bot would do in an imagined position."""
    rulebook, components = _rules(thought.game, thought.components, thought.rules)
    sight = rulebook.from_position(msgspec.json.decode(thought.position), components)
    bot = _bot(thought.level, thought.game, thought.components, thought.cores, thought.rules)
    return bot.choose(sight.legal(), None if bot.blind else sight, SeededChance(bytes.fromhex(thought.seed)))


def advise(asked: Advise) -> tuple[Hint, ...]:
    """The best actions in an imagined position, each with a chance to win and how it might go on."""
    rulebook, components = _rules(asked.game, asked.components, asked.rules)
    sight = rulebook.from_position(msgspec.json.decode(asked.position), components)
    chance = SeededChance(bytes.fromhex(asked.seed))
    insight = insight_of(rulebook)
    search = Search(sight, insight, Manner(), [])
    search_on(search, sight.legal(), Budget(seconds=asked.seconds), chance)
    if search.looks == 0:
        search.attend(search.candidates, GLANCES, chance)
    found = hints(search)[:HINTS]
    return tuple(hint._replace(chance=rulebook.told_hint(sight, hint.chance)) for hint in found)


def study(asked: Study) -> tuple[Moment, ...]:
    """The next decisions of a finished game."""
    rulebook, components = _rules(asked.game, asked.components, asked.rules)
    end = time.monotonic() + asked.seconds
    found: list[Moment] = []
    record = Record.decode(asked.record.encode())
    for moment in moments(record, components, rulebook, asked.looks, asked.first):
        found.append(moment)
        if time.monotonic() >= end:
            break
    return tuple(found)


def answer(line: bytes) -> Verdict:
    try:
        asked: Question = msgspec.json.decode(line, type=Question)
        if isinstance(asked, Thought):
            return Verdict(think(asked))
        return Verdict(hints=advise(asked)) if isinstance(asked, Advise) else Verdict(moments=study(asked))
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
    try:
        out.write(b"ready\n")
    except BrokenPipeError:  # the server went while this process started
        os._exit(0)
    while True:
        out.write(msgspec.json.encode(answer(lines.get())) + b"\n")


if __name__ == "__main__":
    main()
