"""Some lives of a house. `make soak` has ten thousand, and proves that planted faults are found."""

import asyncio
import os
import random
import subprocess
import sys
from collections.abc import Coroutine
from contextvars import Context
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from hastilude.server.errors import too_fast
from hastilude.server.heartbeat import FRESH_MS
from simulation.disk import Disk
from simulation.life import Life
from simulation.loop import SimulatedLoop
from simulation.people import Ledger, Person
from simulation.planted import ROOT, faults
from simulation.truth import Truth

TESTS = Path(__file__).parents[1]
#: begun within so many seconds, and so many at most
SECONDS = 20
SEEDS = 60


def simulate(*arguments: str) -> subprocess.CompletedProcess[str]:
    """In a process of its own: it takes over time and chance."""
    paths = [*filter(None, [os.environ.get("PYTHONPATH")]), str(TESTS)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    command = [sys.executable, "-m", "simulation", *arguments]
    return subprocess.run(
        command, env=environment, capture_output=True, text=True, check=False, cwd=TESTS.parent
    )


def test_nothing_goes_wrong_in_a_storm() -> None:
    ran = simulate("--seeds", str(SEEDS), "--seconds", str(SECONDS))
    assert ran.returncode == 0, ran.stdout[-4000:] + ran.stderr[-4000:]
    assert "0 with findings" in ran.stdout


def test_the_same_seed_is_the_same_life() -> None:
    ran = simulate("--first", "1000", "--seeds", "4", "--twice")
    assert ran.returncode == 0, ran.stdout[-4000:] + ran.stderr[-4000:]


# -- what was wrong with the simulation itself -----------------------------------------------------


def simulated(work: Coroutine[Any, Any, None], loop: SimulatedLoop) -> None:
    try:
        loop.run_until_complete(work)
    finally:
        loop.close()


def test_no_life_ends_while_somebody_makes_a_table() -> None:
    """Seeds 1259, 2581 and 5029: it was looked into while they played on."""
    loop = SimulatedLoop(random.Random(1))
    life: Any = Life(1, loop)
    life.people = [SimpleNamespace(clients={"table": SimpleNamespace(status="over", asked={})})]

    async def end() -> None:
        Disk(random.Random(1))  # an empty one
        with life.somebody_comes():
            ending = asyncio.create_task(life._until_all_has_ended())
            await asyncio.sleep(5)
            assert not ending.done()
        await ending

    simulated(end(), loop)


def test_too_many_guests_wait_and_come_again() -> None:
    """Seeds 5951 and 8442: whose answer was lost often enough was turned away, and gave up."""
    loop = SimulatedLoop(random.Random(1))
    person = Person(Life(1, loop), "person0")
    answers = [too_fast("Too many new guests", 5.0), None]

    async def ask(_: Any) -> str:
        if (trouble := answers.pop(0)) is not None:
            raise trouble
        return "come in"

    async def enter() -> None:
        person.ask = ask  # type: ignore[method-assign,assignment]
        assert await person.insist(ask) == "come in"
        assert loop.time() == 1005.0

    simulated(enter(), loop)


def test_who_makes_a_version_up_is_not_held_to_the_refusal() -> None:
    """Seeds 4340 and 9072: a copy of the frame came when that version had come to be."""
    key = ("table", "person", "person-1")
    for unruly in (False, True):
        ledger = Ledger()
        if unruly:
            ledger.unruly.add(key)
        ledger.answered(key, {"type": "refused", "code": "stale"})
        ledger.answered(key, {"type": "done", "version": 4})
        assert bool(ledger.wrong) != unruly
        ledger.answered(key, {"type": "refused", "code": "stale"})
        assert "was done, and then refused" in ledger.wrong[-1]


def test_what_a_process_begins_in_a_fresh_context_stalls_and_dies_with_it() -> None:
    """Seed 6128: the beats and sweeps of a process that was stalled or dead went on."""
    loop = SimulatedLoop(random.Random(1))
    done: list[float] = []

    async def beat() -> None:
        while True:
            await asyncio.sleep(1)
            done.append(loop.time())

    async def spawn() -> None:
        spawned.append(loop.create_task(beat(), context=Context()))

    async def live() -> None:
        process, context = loop.process("house")
        await loop.begin(spawn(), context)
        await asyncio.sleep(1.5)
        loop.stall(process, 5)
        await asyncio.sleep(6)
        assert done == [1001, 1006.5, 1007.5]
        loop.kill(process)
        await asyncio.sleep(3)
        assert len(done) == 3

    spawned: list[asyncio.Task[None]] = []
    simulated(live(), loop)


def test_who_presses_a_clock_while_the_last_beat_is_fresh_is_charged_until_then() -> None:
    """Seed 21403: the row was made 1 s after the database had gone, and written when it was there again."""
    truth = Truth(Life(1, SimulatedLoop(random.Random(1))))
    truth.away = [(1003.3, 1013.7)]
    assert truth.unknown(1013.75) == FRESH_MS / 1000
    assert truth.unknown(1015.0) == 0.0


def test_each_planted_fault_still_has_its_place() -> None:
    """Two were no longer planted because the lines that they spoil had changed."""
    for fault in faults():
        assert (ROOT / fault.file).read_text(encoding="utf-8").count(fault.old) == 1, fault.name
