"""Games to learn from: squires who now and then do anything, and how each state turned out.

A row is what one seat knows as numbers (and the game's own estimate of it), what the game was worth
to this seat in the end, and the number of the game: whole games are held out, never single states.
States are taken where decisions are made, which is where a look ahead is judged.
"""

import itertools
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

import msgspec

from hastilude.bots.bot import Bot
from hastilude.bots.line_up import find_bot
from hastilude.core.chance import Chance, SeededChance, seed_of
from hastilude.core.game import GameError, Options, find_game
from hastilude.core.state import CHOICE, OVER, State

#: of a hundred decisions, those that are left to chance: by the number of the game
NOISE = (0, 5, 15)
#: of a hundred decisions, those whose state is kept
KEPT = 12
#: games of a block: one file is written by one process
BLOCK = 100
#: a byte says what a game was worth: 255 is a win
WIN = 255


class Gathering(msgspec.Struct, frozen=True):
    """What is played: complete, so that another process can play its share."""

    game: str
    seats: int
    seed: int
    bot: str = "squire"
    options: Options = {}


class Shape(NamedTuple):
    """How a row is read."""

    numbers: int
    estimates: int

    @property
    def row(self) -> int:
        """Numbers, estimates, what it was worth, four bytes for the game."""
        return self.numbers + self.estimates + 5


def shape_of(game: str, seats: int) -> Shape:
    """GameError if nobody has said what a seat of this game knows."""
    numbers = find_game(game).load().numbers(seats)
    if numbers is None:
        raise GameError(f"nobody has written down what a seat of {game} knows as numbers")
    return Shape(numbers.length, numbers.estimates_length)


class Gatherer:
    """Plays and keeps."""

    def __init__(self, plan: Gathering) -> None:
        self.plan = plan
        game = find_game(plan.game)
        self.rulebook = game.load()
        self.options = game.choose(plan.options)
        game.check_seats(plan.seats, self.options)
        self.components = self.rulebook.components()
        self.bot: Bot = find_bot(plan.bot, self.rulebook)
        numbers = self.rulebook.numbers(plan.seats)
        assert numbers is not None
        self.numbers = numbers

    def rows(self, number: int) -> bytes:
        """Of one game."""
        luck = SeededChance(seed_of("gather", self.plan.game, self.plan.seats, self.plan.seed, number))
        thoughts = SeededChance(seed_of("gather bots", self.plan.seed, number))
        state = self.rulebook.start(self.plan.seats, self.options, self.components, luck)
        noise = NOISE[number % len(NOISE)]
        kept: list[tuple[int, bytes]] = []
        while (seat := state.decider()) != OVER:
            action = state.forced()
            if action == CHOICE:
                if thoughts.below(100) < KEPT:
                    self._keep(state, kept)
                action = self._choose(state, seat, noise, thoughts)
            state.apply(action, luck)
        payoffs = state.payoffs()
        name = number.to_bytes(4, "little")
        return b"".join(data + bytes([round(WIN * payoffs[seat])]) + name for seat, data in kept)

    def _choose(self, state: State, seat: int, noise: int, thoughts: Chance) -> int:
        legal = state.legal()
        if thoughts.below(100) < noise:
            return legal[thoughts.below(len(legal))]
        return self.bot.choose(legal, state.imagine(seat, thoughts), thoughts)

    def _keep(self, state: State, kept: list[tuple[int, bytes]]) -> None:
        """As every seat sees it."""
        numbers = self.numbers
        for seat in range(self.plan.seats):
            data = [0] * (numbers.length + numbers.estimates_length)
            numbers.fill(state, seat, data, 0)
            numbers.estimate(state, seat, data, numbers.length)
            kept.append((seat, bytes(data)))


def file_of(folder: Path, block: int) -> Path:
    return folder / f"{block:06}.rows"


_here: Gatherer  # of a worker process


def _sit_down(plan: Gathering) -> None:
    global _here  # noqa: PLW0603 - what a pool's initialiser is for
    _here = Gatherer(plan)


def _play(folder: Path, block: int) -> int:
    """One file; whole or not there."""
    first = block * BLOCK
    data = b"".join(_here.rows(number) for number in range(first, first + BLOCK))
    part = file_of(folder, block).with_suffix(".part")
    part.write_bytes(data)
    part.replace(file_of(folder, block))
    return BLOCK


def gather(
    plan: Gathering, games: int, folder: Path, processes: int, report: Callable[[int, float], None]
) -> int:
    """Play until so many games lie in the folder; blocks that are there stay. How many there are."""
    shape_of(plan.game, plan.seats)
    folder.mkdir(parents=True, exist_ok=True)
    facts = folder / "plan.json"
    written = msgspec.json.encode(plan)
    if facts.exists() and facts.read_bytes() != written:
        raise GameError(f"{folder} holds games of another plan")
    facts.write_bytes(written)
    blocks = [block for block in range(-(-games // BLOCK)) if not file_of(folder, block).exists()]
    begun = time.monotonic()
    done = 0
    for count in _run(plan, folder, blocks, processes):
        done += count
        report(done, time.monotonic() - begun)
    return len(list(folder.glob("*.rows"))) * BLOCK


def _run(plan: Gathering, folder: Path, blocks: list[int], processes: int) -> Iterator[int]:
    if processes == 1:
        _sit_down(plan)
        for block in blocks:
            yield _play(folder, block)
        return
    with ProcessPoolExecutor(processes, get_context("spawn"), _sit_down, (plan,)) as pool:
        yield from pool.map(_play, itertools.repeat(folder), blocks)
