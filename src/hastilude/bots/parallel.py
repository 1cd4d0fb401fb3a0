"""Root parallelism: other processes of this machine think about the same decision.

Each gets an imagined state as a position, never the true one, and searches with a seed of its
own; what they report is added up. A helper that dies, hangs or is late is done without.
"""

import contextlib
import os
import time
from functools import cache
from multiprocessing import current_process, get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path

import msgspec

from hastilude.bots.ismcts import Budget, Helpers, think
from hastilude.bots.judging import insight_of
from hastilude.bots.tree import Manner, Report, Search
from hastilude.core.chance import Chance, SeededChance, seed_of
from hastilude.core.game import Game, Rulebook
from hastilude.core.state import State

#: seconds that answers may come late after a search by the clock
GRACE = 0.1
#: seconds after which a helper that has not answered is replaced
HANGING = 10.0


class Crew(Helpers):
    """Helpers for the decisions of one game, started when they are first asked."""

    def __init__(self, rulebook: Rulebook, count: int, components: Path | None) -> None:
        self.rulebook = rulebook
        self.components = components
        self.workers: list[Worker | None] = [None] * count
        self.ticket = 0
        self.budget = Budget()

    def ask(self, sight: State, budget: Budget, chance: Chance) -> None:
        self.ticket += 1
        self.budget = budget
        seed = [chance.below(1 << 16) for _ in range(8)]
        position = msgspec.json.encode(self.rulebook.position(sight))
        for place in range(len(self.workers)):
            worker = self._worker(place)
            if worker.ready(wait=HANGING if budget.seconds is None else 0.0):
                worker.ask((self.ticket, position, budget, str([*seed, place])))

    def answers(self) -> list[Report]:
        """Without a clock, all of them, so that the same seed finds the same; else those in time."""
        end = time.monotonic() + (HANGING if self.budget.seconds is None else GRACE)
        found = [
            worker.answer(self.ticket, max(0.0, end - time.monotonic())) for worker in self.workers if worker
        ]
        return [report for report in found if report is not None]

    def _worker(self, place: int) -> "Worker":
        worker = self.workers[place]
        if worker is not None and worker.lost():
            worker.kill()
            worker = None
        if worker is None:
            worker = Worker(self.rulebook.game, self.components)
            self.workers[place] = worker
        return worker

    def close(self) -> None:
        for worker in self.workers:
            if worker is not None:
                worker.kill()
        self.workers = [None] * len(self.workers)


class Worker:
    """One helper: a process, and what is known of it."""

    def __init__(self, game: Game, components: Path | None) -> None:
        context = get_context("spawn")
        self.pipe, far_end = context.Pipe()
        self.process: SpawnProcess = context.Process(
            target=_serve, args=(far_end, game, components), daemon=True
        )
        self.process.start()
        far_end.close()
        #: since when an answer is due; it first says that it is there
        self.asked: float | None = time.monotonic()

    def ready(self, wait: float) -> bool:
        """Whether nothing is due: what comes late is thrown away."""
        if self.asked is not None:
            self._receive(wait)
        return self.asked is None and self.process.is_alive()

    def ask(self, question: object) -> None:
        try:
            self.pipe.send(question)
            self.asked = time.monotonic()
        except OSError:
            self.asked = -HANGING  # lost

    def answer(self, ticket: int, wait: float) -> Report | None:
        """What it found, if it is an answer to this question and comes in time."""
        if self.asked is None:
            return None
        found = self._receive(wait)
        return found[1] if found is not None and found[0] == ticket else None

    def _receive(self, wait: float) -> tuple[int, Report] | None:
        try:
            if self.pipe.poll(wait):
                found: tuple[int, Report] = self.pipe.recv()
                self.asked = None
                return found
        except (OSError, EOFError):
            self.asked = -HANGING
        return None

    def lost(self) -> bool:
        hanging = self.asked is not None and time.monotonic() - self.asked > 2 * HANGING
        return hanging or not self.process.is_alive()

    def kill(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


def _serve(pipe: Connection, game: Game, components: Path | None) -> None:
    """The life of a helper: until the other end of the pipe is closed, which may be at any moment."""
    rulebook = game.load()
    figures = rulebook.components(components)
    nothing: Report = []
    insight = insight_of(rulebook)
    with contextlib.suppress(EOFError, OSError):
        pipe.send((0, nothing))
        while True:
            ticket, position, budget, seed = pipe.recv()
            sight = rulebook.from_position(msgspec.json.decode(position), figures)
            search = Search(sight, insight, Manner(), [])
            think(search, sight.legal(), budget, SeededChance(seed_of("helper", seed)))
            pipe.send((ticket, search.report()))


def cores_here() -> int:
    """Cores that this process may use; 1 where it may not start others."""
    if current_process().daemon:
        return 1
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@cache
def crew_of(rulebook: Rulebook, cores: int, components: Path | None) -> Helpers:
    """The crew that all bots of a process share: this process is one of its cores."""
    return Crew(rulebook, cores - 1, components) if cores > 1 else Helpers()
