"""How fast a game runs: whole games, copies, imagined states, environments, looks ahead; compiled and interpreted.

`python -m hastilude.lab.bench GAME` measures in a process of its own and prints the rates of every run as JSON.
"""

import argparse
import importlib.util
import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import hastilude
from hastilude.bots.bot import Bot, RandomBot
from hastilude.bots.line_up import find_bot
from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.game import find_game
from hastilude.core.state import CHOICE, OVER, State
from hastilude.lab.playout import play_out
from hastilude.lab.simulate import compiled, natural_seats

#: at least so many runs stand behind a median
RUNS = 5
#: length of a run
SECONDS = 0.4

#: games of a batch, and looks ahead of a decision
BATCH = 1024
LOOKS = 20

#: steps of an environment between two looks at the clock, which is read between whole games of the peers
STEPS = 50

#: median, lowest and highest of some runs, each in things a second of processor time
Figure = dict[str, float]


def figures(row: dict[str, Any]) -> dict[str, Any]:
    """Rates become figures; what else is there stays."""
    return {what: figure(found) if isinstance(found, list) else found for what, found in row.items()}


def joined(rows: list[dict[str, Any]]) -> dict[str, Any]:
    """The same measured several times."""
    return {
        what: [rate for row in rows for rate in row[what]] if isinstance(found, list) else found
        for what, found in rows[0].items()
    }


def figure(rates: list[float]) -> Figure:
    return {
        "median": round(statistics.median(rates), 1),
        "low": round(min(rates), 1),
        "high": round(max(rates), 1),
    }


class Bench:
    """One game, its seats filled with random bots."""

    def __init__(self, name: str) -> None:
        game = find_game(name)
        self.game = game
        self.seats = natural_seats(game)
        self.rulebook = game.load()
        self.options = game.choose({})
        self.components = self.rulebook.components()
        self.bots: list[Bot] = [RandomBot()] * self.seats
        self.number = 0

    def start(self) -> tuple[State, SeededChance]:
        """The next of a row of games that is the same on every machine."""
        self.number += 1
        chance = SeededChance(seed_of("bench", self.number))
        return self.rulebook.start(self.seats, self.options, self.components, chance), chance

    def game_of_bots(self) -> int:
        """A game from the set-up to its result, in the loop of `hastilude simulate`."""
        state, chance = self.start()
        decisions = play_out(state, self.bots, chance, SeededChance(seed_of("bench", "bots", self.number)))
        state.result()
        return decisions

    def game_from_python(self) -> int:
        """The same in an interpreted loop that asks for every decision, as the peers are driven."""
        state, chance = self.start()
        choose = random.Random(self.number).choice
        decisions = 0
        while state.decider() != OVER:
            state.apply(choose(state.legal()), chance)
            decisions += 1
        return decisions

    def middle(self) -> State:
        """A random game half played."""
        state, chance = self.start()
        bot_chance = SeededChance(seed_of("bench", "middle"))
        course = [state.copy()]
        while state.decider() != OVER:
            forced = state.forced()
            action = RandomBot().choose(state.legal(), None, bot_chance) if forced == CHOICE else forced
            state.apply(action, chance)
            course.append(state.copy())
        return course[len(course) // 2]

    def measure(self, runs: int, seconds: float, batch: int = BATCH) -> dict[str, Any]:
        state, chance = self.middle(), SeededChance(seed_of("bench", "imagine"))
        seat = state.decider()

        def copy() -> int:
            state.copy()
            return 1

        def imagine() -> int:
            state.imagine(seat, chance)
            return 1

        decisions, games = _rates(self.game_of_bots, runs, seconds)
        environments = {name: _rates(work, runs, seconds)[0] for name, work in self.environments(batch)}
        return {
            "compiled": compiled(self.game),
            "seats": self.seats,
            "decisions_per_second": decisions,
            "games_per_second": games,
            "decisions_per_second_from_python": _rates(self.game_from_python, runs, seconds)[0],
            "copies_per_second": _rates(copy, runs, seconds)[0],
            "imagined_per_second": _rates(imagine, runs, seconds)[0],
            "looks_per_second": _rates(self.search(state), runs, seconds)[0],
            **environments,
        }

    def search(self, state: State) -> Callable[[], int]:
        """One decision of a search of so many looks ahead."""
        bot = find_bot(f"ismcts:{LOOKS}", self.rulebook)
        chance = SeededChance(seed_of("bench", "search"))
        seat = state.decider()
        legal = state.legal()

        def think() -> int:
            bot.choose(legal, state.imagine(seat, chance), chance)
            return LOOKS

        return think

    def environments(self, games: int) -> list[tuple[str, Callable[[], int]]]:
        """Steps with observation and mask: of one game, and of a batch. None where numpy is missing."""
        if importlib.util.find_spec("numpy") is None:
            return []
        import numpy  # noqa: PLC0415 - an extra

        from hastilude.envs.batch import BatchEnv  # noqa: PLC0415
        from hastilude.envs.single import Env  # noqa: PLC0415

        env = Env(self.game.id, self.seats)
        env.reset(seed=1)
        batch = BatchEnv(self.game.id, self.seats, games=games, seed=1)
        batch.reset()
        choose = random.Random(1).choice
        generator = numpy.random.default_rng(1)

        def step() -> int:
            for _ in range(STEPS):
                env.observation()
                env.mask()
                env.step(choose(env.legal()))
                if env.over:
                    env.reset(seed=choose(range(1 << 20)))
            return STEPS

        def steps() -> int:
            batch.step(batch.draw(generator))
            return games

        found: list[tuple[str, Callable[[], int]]] = [
            ("environment_steps_per_second", step),
            ("batch_steps_per_second", steps),
        ]
        if importlib.util.find_spec("pettingzoo") is not None:
            found.append(("zoo_steps_per_second", self.zoo()))
        return found

    def zoo(self) -> Callable[[], int]:
        """The same through PettingZoo, as its own games are driven."""
        import numpy  # noqa: PLC0415 - an extra

        from hastilude.envs.zoo import env as zoo_env  # noqa: PLC0415

        env = zoo_env(self.game.id, self.seats)
        env.reset(seed=1)
        choose = random.Random(1).choice

        def step() -> int:
            for _ in range(STEPS):
                observation, _, ended, cut, _ = env.last()
                if ended or cut:
                    env.reset(seed=choose(range(1 << 20)))
                else:
                    env.step(choose(numpy.flatnonzero(observation["action_mask"]).tolist()))
            return STEPS

        return step


def _rates(work: Callable[[], int], runs: int, seconds: float) -> tuple[list[float], list[float]]:
    """For each run: what the work counts, and how often it was done, a second of processor time (which
    others on the same machine disturb less than the clock on the wall)."""
    work()  # warm
    counted: list[float] = []
    done: list[float] = []
    for _ in range(runs):
        count = times = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds:
            count += work()
            times += 1
        counted.append(count / spent)
        done.append(times / spent)
    return counted, done


def measure_here(game: str, runs: int, seconds: float, batch: int = BATCH) -> dict[str, Any]:
    """The installation as it is, in a process of its own."""
    return _measure(game, runs, seconds, batch, dict(os.environ))


def measure_interpreted(game: str, runs: int, seconds: float, batch: int = BATCH) -> dict[str, Any]:
    """The same source without what was compiled from it: a copy of the package, less the extensions."""
    package = Path(hastilude.__file__).parent
    with tempfile.TemporaryDirectory() as folder:
        left_out = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        shutil.copytree(package, Path(folder) / package.name, ignore=left_out)
        paths = [folder, os.environ.get("PYTHONPATH", "")]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
        return _measure(game, runs, seconds, batch, environment)


def _measure(game: str, runs: int, seconds: float, batch: int, environment: dict[str, str]) -> dict[str, Any]:
    command = [
        sys.executable,
        "-P",
        "-m",
        "hastilude.lab.bench",
        game,
        f"--runs={runs}",
        f"--seconds={seconds}",
        f"--batch={batch}",
    ]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"the measurement of {game} broke off: {done.stderr.strip()}")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--runs", type=int, default=RUNS)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--batch", type=int, default=BATCH)
    given = parser.parse_args()
    print(json.dumps(Bench(given.game).measure(given.runs, given.seconds, given.batch)))


if __name__ == "__main__":
    main()
