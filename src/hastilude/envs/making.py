"""What all environments are made of: a game by its name, its start, and how its bytes are read."""

import json
from collections.abc import Mapping
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from hastilude.core.chance import SeededChance
from hastilude.core.components import Components
from hastilude.core.game import GameError, Options, Rulebook, find_game
from hastilude.core.numbers import Numbers
from hastilude.core.state import State
from hastilude.envs import stepping
from hastilude.envs.stepping import Games, Starter

Floats = npt.NDArray[np.float32]

FLOAT = np.dtype("<f4")
COMPILED = not str(stepping.__file__).endswith(".py")


class Beginning(Starter):
    def __init__(self, rulebook: Rulebook, seats: int, options: Options, components: Components) -> None:
        self.rulebook = rulebook
        self.seats = seats
        self.options = options
        self.components = components

    def start(self, chance: SeededChance) -> State:
        state: State = self.rulebook.start(self.seats, self.options, self.components, chance)
        return state


class Part(NamedTuple):
    """A named piece of an observation (docs/envs/GAME.md says what it means)."""

    name: str
    start: int
    length: int
    about: str
    entries: tuple[str, ...] = ()


class Layout:
    """A game at so many seats with its options, and how the numbers of its seats are laid out."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        chart: bool = True,
        estimates: bool = False,
    ) -> None:
        found = find_game(game)
        self.rulebook = found.load()
        self.game = found
        self.options = found.choose(options or {})
        self.seats = found.seats_for(self.options, found.seats[0]) if seats is None else seats
        found.check_seats(self.seats, self.options)
        numbers = self.rulebook.numbers(self.seats)
        if numbers is None:
            raise GameError(f"{found.name['en']} has not written down what its seats know as numbers")
        self.numbers: Numbers = numbers
        self.chart = chart and numbers.chart_length > 0
        self.estimates = estimates and numbers.estimates_length > 0
        self.actions = self.rulebook.actions.count
        self.parts, zero, per = self._read()
        self.length = len(zero)
        #: an observation is (bytes - zero) * scale
        self.zero: Floats = np.array(zero, np.float32)
        self.scale: Floats = np.float32(1) / np.array(per, np.float32)
        #: whether 0 lies at 0 everywhere
        self.plain = not any(zero)
        #: whether compiled code makes floats of one row, sooner than numpy does
        self.quick = COMPILED
        self.low: Floats = -self.zero * self.scale
        self.high: Floats = (255 - self.zero) * self.scale

    def __deepcopy__(self, memo: dict[int, object]) -> "Layout":
        return self  # never changes; compiled parts of it could not be copied

    def _read(self) -> tuple[tuple[Part, ...], list[int], list[int]]:
        numbers = self.numbers
        sections = [numbers.pieces]
        if self.chart:
            sections.append(numbers.chart)
        if self.estimates:
            sections.append(numbers.estimates)
        parts: list[Part] = []
        zero: list[int] = []
        per: list[int] = []
        for section in sections:
            for piece in section:
                parts.append(Part(piece.name, len(zero), piece.length, piece.about, piece.entries))
                zero += [piece.zero] * piece.length
                per += [piece.per] * piece.length
        return tuple(parts), zero, per

    def games(self, count: int) -> Games:
        start = Beginning(self.rulebook, self.seats, self.options, self.rulebook.components())
        return Games(self.numbers, self.actions, start, count, self.chart, self.estimates)

    def read(self, data: npt.NDArray[np.uint8], into: Floats) -> None:
        """What bytes mean, as numbers of about −1 … 1, row by row."""
        if self.plain:
            np.multiply(data, self.scale, out=into)
        else:
            np.subtract(data, self.zero, out=into)
            into *= self.scale

    def spread(self, games: Games) -> Floats:
        """The memory into which games write the floats of one seat."""
        return np.frombuffer(memoryview(games.wide), FLOAT, self.length)

    def seen(self, games: Games, state: State, seat: int) -> Floats:
        """What a seat knows of a state."""
        if self.quick:
            games.spread(state, seat)
            return self.spread(games).copy()
        found: Floats = np.empty(self.length, np.float32)
        self.read(np.frombuffer(games.read(state, seat), np.uint8), found)
        return found

    def __repr__(self) -> str:
        changed = {
            o.name: self.options[o.name] for o in self.game.options if self.options[o.name] != o.default
        }
        told = f", {json.dumps(changed)}" if changed else ""
        return f"{self.game.id}, {self.seats} seats{told}"
