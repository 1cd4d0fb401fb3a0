"""Games to learn from: squires who now and then do anything, and how each state turned out.

A row is what one seat knows as numbers (and the game's own estimate of it), what the game was worth
to this seat in the end, and the number of the game: whole games are held out, never single states.
States are taken where decisions are made, which is where a look ahead is judged.
"""

import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import msgspec

from hastilude.bots.bot import Bot
from hastilude.bots.line_up import find_bot
from hastilude.core.chance import Chance, SeededChance, seed_of
from hastilude.core.game import GameError, Options, find_game
from hastilude.core.numbers import zeros
from hastilude.core.state import CHOICE, OVER, State
from hastilude.lab.crew import Backend, Job

#: of a hundred decisions, those that are left to chance: by the number of the game
NOISE = (0, 5, 15)
#: of a hundred decisions, those whose state is kept
KEPT = 12
#: games of a block: one file is written by one process
BLOCK = 100
#: a byte says what a game was worth: 255 is a win
WIN = 255


class Block(msgspec.Struct, frozen=True):
    """The rows of some games."""

    n: int
    rows: bytes


class Gathering(Job, frozen=True):
    """What is played. A part is a block of games."""

    name = "gathering"
    part = Block

    game: str
    seats: int
    seed: int
    bot: str = "squire"
    options: Options = msgspec.field(default_factory=dict)
    #: games of a part, and so of a file
    block: int = BLOCK

    def sit_down(self, cores: int) -> "Gatherer":
        return Gatherer(self)


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

    def play(self, number: int) -> Block:
        """So many games, from the first of their block on."""
        games = range(number * self.plan.block, (number + 1) * self.plan.block)
        return Block(number, b"".join(self.rows(game) for game in games))

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
            data = zeros(numbers.length + numbers.estimates_length)
            numbers.fill(state, seat, data, 0)
            numbers.estimate(state, seat, data, numbers.length)
            kept.append((seat, data.getvalue()))


def file_of(folder: Path, block: int) -> Path:
    return folder / f"{block:06}.rows"


def gather(
    plan: Gathering, games: int, folder: Path, backend: Backend, report: Callable[[int, float], None]
) -> int:
    """Play until so many games lie in the folder; blocks that are there stay. How many there are."""
    shape_of(plan.game, plan.seats)
    folder.mkdir(parents=True, exist_ok=True)
    facts = folder / "plan.json"
    if facts.exists() and msgspec.json.decode(facts.read_bytes(), type=Gathering) != plan:
        raise GameError(f"{folder} holds games of another plan")
    facts.write_bytes(msgspec.json.encode(plan))
    blocks = [[block] for block in range(-(-games // plan.block)) if not file_of(folder, block).exists()]
    begun = time.monotonic()
    played = 0
    broken = ""
    for done in backend(plan, blocks) if blocks else ():
        for block in done.parts:
            _keep(folder, block)
            played += plan.block
            report(played, time.monotonic() - begun)
        broken = broken or done.error
    if broken:
        raise GameError(f"not all games could be played; what was played is kept. The first: {broken}")
    return len(list(folder.glob("*.rows"))) * plan.block


def _keep(folder: Path, block: Block) -> None:
    """One file; whole or not there."""
    path = file_of(folder, block.n)
    part = path.with_suffix(".part")
    part.write_bytes(block.rows)
    part.replace(path)
