"""How the lab's work scales: the same games in this process, in two, and on two nodes of Ray.

    PYTHONPATH=$(python tools/compile.py) python bench/scaling.py [--games N] [--rounds N]

All ways in turn, and for each the time on the wall and the processor time of all that took part: on a
machine where others work too, only the second can be compared. What a way costs beyond the games (starting
workers, Ray's own processes, sending) is told apart, by running it with next to no games.
"""

import argparse
import os
import statistics
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from hastilude.core.game import find_game
from hastilude.lab.crew import Backend, Job, here, on_processes, on_ray
from hastilude.lab.simulate import Plan, simulate

TICK = os.sysconf("SC_CLK_TCK")


class Spent(NamedTuple):
    wall: float
    processor: float


def processor_time() -> float:
    """Of this process, of those it has started and they in turn, and of those that are over."""
    parents, times = {}, {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        number = int(path.parent.name)
        parents[number] = int(fields[1])
        # its own, and of its children that it has waited for
        times[number] = sum(map(int, fields[11:15])) / TICK
    mine = {os.getpid()}
    while more := {number for number, parent in parents.items() if parent in mine} - mine:
        mine |= more
    return sum(times[number] for number in mine)


def plan(game: str, games: int) -> Plan:
    return Plan(game, 2, games, 1, find_game(game).choose({}), ("squire", "squire"))


def measured(job: Plan, backend: Backend) -> Spent:
    wall, processor = time.monotonic(), processor_time()
    spent = 0.0

    def watched(given: Job, blocks: Any) -> Iterator[Any]:
        nonlocal spent
        for done in backend(given, blocks):
            spent = processor_time() - processor  # before the workers are gone
            yield done

    simulate(job, watched, lambda done: None)
    return Spent(time.monotonic() - wall, max(spent, processor_time() - processor))


@contextmanager
def two_nodes() -> Iterator[Backend]:
    nodes = import_module("ray.cluster_utils").Cluster(
        initialize_head=True,
        head_node_args={"num_cpus": 1, "include_dashboard": False, "object_store_memory": 80 << 20},
    )
    nodes.add_node(num_cpus=1, object_store_memory=80 << 20)
    try:
        yield on_ray(nodes.address)
    finally:
        nodes.shutdown()


@contextmanager
def as_it_is(backend: Backend) -> Iterator[Backend]:
    yield backend


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="rise_shields")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    ways: dict[str, Callable[[], Any]] = {
        "this process": lambda: as_it_is(here),
        "two processes": lambda: as_it_is(on_processes(2)),
        "two nodes of Ray": two_nodes,
    }
    found: dict[str, list[tuple[Spent, Spent]]] = {name: [] for name in ways}
    for _ in range(given.rounds):
        for name, way in ways.items():
            with way() as backend:
                empty = measured(plan(given.game, 2), backend)
                found[name].append((empty, measured(plan(given.game, given.games), backend)))
    print(f"{given.game}, squires, {given.games} games, {given.rounds} rounds, load {os.getloadavg()[1]:.0f}")
    print("| way | processor s a game | beyond the games, s | wall s |")
    print("| --- | ---: | ---: | ---: |")
    for name, runs in found.items():
        each = [(full.processor - empty.processor) / (given.games - 2) for empty, full in runs]
        start = [empty.processor - 2 * one for (empty, _), one in zip(runs, each, strict=True)]
        walls = [full.wall for _, full in runs]
        print(f"| {name} | {told(each, 3)} | {told(start, 1)} | {told(walls, 1)} |")


def told(numbers: list[float], digits: int) -> str:
    middle = statistics.median(numbers)
    return f"{middle:.{digits}f} ({min(numbers):.{digits}f}–{max(numbers):.{digits}f})"


if __name__ == "__main__":
    main()
