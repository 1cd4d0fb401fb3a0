"""Bots against bots, and how sure one may be of who is better: what `hastilude arena` runs.

Each deal is played once from every seat: the same chance for all, so that luck is even. When
more bots are named than there are seats, every table of them plays the deal. Game n of a plan
is one and the same wherever it is played, in this process, another one or on a cluster.
"""

import itertools
import os
import platform
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from hastilude.bots.bot import Bot
from hastilude.bots.levels import Means
from hastilude.bots.line_up import find_bot
from hastilude.bots.parallel import cores_here
from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.game import GameError, Options, find_game
from hastilude.core.state import CHOICE, OVER
from hastilude.lab.ratings import Ratings, wilson
from hastilude.lab.simulate import compiled, fill

#: how often lost workers are replaced before the arena gives up
PATIENCE = 3


class ArenaPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What to play: complete, so that another machine can play its share."""

    game: str
    seats: int
    games: int
    seed: int
    options: Options
    bots: tuple[str, ...]
    #: thinking time of a decision for bots that search; None: their own
    seconds: float | None = None
    components: str | None = None

    def tables(self) -> list[tuple[str, ...]]:
        """Who sits together: all of them, or every choice of as many as there are seats."""
        if len(self.bots) > self.seats:
            return list(itertools.combinations(self.bots, self.seats))
        return [fill(self.bots, self.seats)]

    def deal(self, number: int) -> int:
        return number // (self.seats * len(self.tables()))

    def seated(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game: each deal is played from all seats in turn."""
        tables = self.tables()
        names = tables[number // self.seats % len(tables)]
        turn = number % self.seats
        return names[turn:] + names[:turn]


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is left of a game; a line of the file by which an arena resumes."""

    n: int
    payoffs: tuple[float, ...]
    places: tuple[int, ...]
    winners: tuple[int, ...]
    #: of each seat: decisions that it made, and how long it thought about them
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]


class Arena:
    """A plan with its rules and figures at hand."""

    def __init__(self, plan: ArenaPlan, cores: int = 1) -> None:
        game = find_game(plan.game)
        self.plan = plan
        self.rulebook = game.load()
        self.options = game.choose(plan.options)
        game.check_seats(plan.seats, self.options)
        figures = Path(plan.components) if plan.components else None
        self.components = self.rulebook.components(figures)
        self.means = Means(plan.seconds, cores, figures)
        for name in plan.bots:
            self.bot(name)

    def bot(self, name: str) -> Bot:
        return find_bot(name, self.rulebook, self.means)

    def play(self, number: int) -> Played:
        """One game. Bots are new to each, so that nothing they remember depends on where it is played."""
        plan, deal = self.plan, self.plan.deal(number)
        bots = [self.bot(name) for name in plan.seated(number)]
        chances = [SeededChance(seed_of("arena bot", plan.seed, number, seat)) for seat in range(plan.seats)]
        chance = SeededChance(seed_of("arena", plan.seed, deal))
        state = self.rulebook.start(plan.seats, self.options, self.components, chance)
        decisions, seconds = [0] * plan.seats, [0.0] * plan.seats
        while (seat := state.decider()) != OVER:
            action = state.forced()
            if action == CHOICE:
                start = time.perf_counter()
                sight = None if bots[seat].blind else state.imagine(seat, chances[seat])
                action = bots[seat].choose(state.legal(), sight, chances[seat])
                seconds[seat] += time.perf_counter() - start
                decisions[seat] += 1
            state.apply(action, chance)
        result = state.result()
        assert result is not None
        return Played(
            number, tuple(state.payoffs()), result.places, result.winners, tuple(decisions), tuple(seconds)
        )


# -- where games are played --------------------------------------------------------------

#: plays blocks of games and gives them back as they come
Backend = Callable[[ArenaPlan, Sequence[list[int]]], Iterator[list[Played]]]


def here(plan: ArenaPlan, blocks: Sequence[list[int]]) -> Iterator[list[Played]]:
    """In this process, with all its cores for the bots."""
    arena = Arena(plan, cores=0)
    for block in blocks:
        yield [arena.play(number) for number in block]


def on_processes(count: int) -> Backend:
    """In processes of this machine, which share its cores. Those that die are replaced."""

    def run(plan: ArenaPlan, blocks: Sequence[list[int]]) -> Iterator[list[Played]]:
        left = list(blocks)
        for attempt in range(PATIENCE):
            try:
                for played in _run_pool(plan, left, count):
                    left.remove([game.n for game in played])
                    yield played
                return
            except BrokenProcessPool:
                if attempt == PATIENCE - 1:
                    raise GameError("the worker processes of the arena keep dying") from None

    return run


def _run_pool(plan: ArenaPlan, blocks: Sequence[list[int]], count: int) -> Iterator[list[Played]]:
    cores = max(1, (os.cpu_count() or 1) // count)
    with ProcessPoolExecutor(count, get_context("spawn"), _sit_down, (plan, cores)) as pool:
        waiting: set[Future[list[Played]]] = {pool.submit(_play_block, block) for block in blocks}
        try:
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


_here: Arena  # of a worker process


def _sit_down(plan: ArenaPlan, cores: int) -> None:
    global _here  # noqa: PLW0603 - what a pool's initialiser is for
    _here = Arena(plan, cores)


def _play_block(block: list[int]) -> list[Played]:
    return [_here.play(number) for number in block]


def on_ray(address: str) -> Backend:
    """On a Ray cluster, on whose nodes Hastilude is installed; `local` starts one here."""
    try:
        ray: Any = import_module("ray")  # an extra
    except ImportError:
        raise GameError("Ray is not installed here; `pip install hastilude[ray]` adds it") from None

    def run(plan: ArenaPlan, blocks: Sequence[list[int]]) -> Iterator[list[Played]]:
        mine = not ray.is_initialized()
        if mine:
            ray.init(address=None if address == "local" else address, log_to_driver=False)
        try:
            play = ray.remote(num_cpus=1, max_retries=PATIENCE)(_play_far_away)
            waiting = [play.remote(msgspec.json.encode(plan), block) for block in blocks]
            while waiting:
                done, waiting = ray.wait(waiting)
                for found in ray.get(done):
                    yield msgspec.json.decode(found, type=list[Played])
        finally:
            if mine:
                ray.shutdown()

    return run


def _play_far_away(plan: bytes, block: list[int]) -> bytes:
    arena = Arena(msgspec.json.decode(plan, type=ArenaPlan))
    return msgspec.json.encode([arena.play(number) for number in block])


# -- a file to resume from ---------------------------------------------------------------


class Journal:
    """Every game as soon as it is over. The first line is the plan."""

    def __init__(self, path: Path, plan: ArenaPlan) -> None:
        self.path = path
        self.played: dict[int, Played] = {}
        if path.exists() and path.stat().st_size:
            self._read(plan)
        else:
            path.write_bytes(msgspec.json.encode(plan) + b"\n")

    def _read(self, plan: ArenaPlan) -> None:
        rows = self.path.read_bytes().split(b"\n")
        whole = rows[:-1]  # what follows the last line's end was cut off while it was written
        try:
            found = msgspec.json.decode(whole[0], type=ArenaPlan)
            games = [msgspec.json.decode(row, type=Played) for row in whole[1:]]
        except (msgspec.MsgspecError, IndexError):
            raise GameError(f"{self.path} is not the file of an arena") from None
        if msgspec.structs.replace(found, games=plan.games) != plan:
            raise GameError(f"{self.path} is of another arena: game, bots, seats, seed or options differ")
        self.played = {game.n: game for game in games if game.n < plan.games}
        if rows[-1]:
            self.path.write_bytes(b"".join(row + b"\n" for row in whole))

    def add(self, games: list[Played]) -> None:
        with self.path.open("ab") as file:
            file.write(b"".join(msgspec.json.encode(game) + b"\n" for game in games))


def play_arena(
    plan: ArenaPlan, backend: Backend, journal: Journal | None, report: Callable[[int], None]
) -> list[Played]:
    """All games of a plan, in their order; `report` hears how many are over."""
    Arena(plan)  # bad input is refused before anything starts
    played = dict(journal.played) if journal is not None else {}
    report(len(played))
    missing = [number for number in range(plan.games) if number not in played]
    blocks = [list(block) for _, block in itertools.groupby(missing, lambda number: number // plan.seats)]
    for games in backend(plan, blocks) if blocks else ():
        if journal is not None:
            journal.add(games)
        played.update({game.n: game for game in games})
        report(len(played))
    return [played[number] for number in range(plan.games)]


# -- what came out -----------------------------------------------------------------------


class Row(NamedTuple):
    """A bot in the arena. Its games count every seat it sat on."""

    bot: str
    games: int
    wins: int
    share: float
    low: float
    high: float
    rating: float
    decisions: int
    seconds: float
    rating_low: float
    rating_high: float
    decisions_per_second: float


def rows(plan: ArenaPlan, played: Sequence[Played]) -> list[Row]:
    """One row for each bot, in the order of the plan."""
    names = list(dict.fromkeys(plan.bots))
    ratings = Ratings(names)
    for game in played:
        ratings.add(plan.seated(game.n), game.places)
    return [_row(plan, played, name, ratings.table()[name]) for name in names]


def _row(plan: ArenaPlan, played: Sequence[Played], name: str, rating: tuple[float, float, float]) -> Row:
    mine = [(game, seat) for game in played for seat, who in enumerate(plan.seated(game.n)) if who == name]
    payoff = sum(game.payoffs[seat] for game, seat in mine)
    low, high = wilson(payoff, len(mine))
    decisions = sum(game.decisions[seat] for game, seat in mine)
    seconds = sum(game.seconds[seat] for game, seat in mine)
    return Row(
        bot=name,
        games=len(mine),
        wins=sum(seat in game.winners for game, seat in mine),
        share=round(payoff / len(mine), 6) if mine else 0.0,
        low=round(low, 6),
        high=round(high, 6),
        rating=round(rating[0], 3),
        decisions=decisions,
        seconds=round(seconds, 6),
        rating_low=round(rating[1], 3),
        rating_high=round(rating[2], 3),
        decisions_per_second=round(decisions / seconds, 2) if seconds else 0.0,
    )


def document(plan: ArenaPlan, played: Sequence[Played]) -> dict[str, Any]:
    """What `--json` prints."""
    return {
        "game": plan.game,
        "games": len(played),
        "rows": [row._asdict() for row in rows(plan, played)],
        "seats": plan.seats,
        "seed": plan.seed,
        "seconds": plan.seconds,
        "options": plan.options,
        "machine": machine(plan.game),
    }


def machine(game: str) -> str:
    """What the figures were measured on, as far as it matters."""
    how = "compiled" if compiled(find_game(game)) else "interpreted"
    return f"{platform.machine()}, {cores_here()} cores, Python {platform.python_version()}, {how}"
