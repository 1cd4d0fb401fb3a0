"""`BatchEnv`: many games at once, numpy arrays in and out.

    env = BatchEnv("kings_bounty", seats=2, games=1024, seed=7)
    now = env.reset()
    while True:
        actions = policy(now.observations, now.masks)    # one integer for each game
        now = env.step(actions)
        # now.rewards[g, seat] where now.ends[g]: that game is over, and the next one has begun

Each game stands before a choice of one seat, `deciders[g]`, and `observations[g]` is what that seat
knows. Decisions without a choice are made by themselves.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from hastilude.envs.making import Floats, Layout

#: games whose numbers are written and read together
AT_ONCE = 32


class Now(NamedTuple):
    """Where all games stand. `masks` is the environment's own memory, to be read: the next step changes it."""

    #: (games, numbers): what each decider knows; about −1 … 1, or bytes with raw=True
    observations: npt.NDArray[np.float32] | npt.NDArray[np.uint8]
    #: (games, actions): which are legal
    masks: npt.NDArray[np.bool_]
    #: (games,): the seat to decide
    deciders: npt.NDArray[np.int64]
    #: (games, seats): what the end was worth to each seat, 0 … 1, by the game's own idea of winning
    rewards: Floats
    #: (games,): whether a game ended in this step; its place has begun the next one
    ends: npt.NDArray[np.bool_]


class BatchEnv:
    def __init__(
        self,
        game: str,
        seats: int | None = None,
        games: int = 1024,
        options: Mapping[str, str] | None = None,
        *,
        seed: int | str = 0,
        chart: bool = True,
        estimates: bool = False,
        raw: bool = False,
    ) -> None:
        if games < 1:
            raise ValueError(f"a batch has at least one game, not {games}")
        self.layout = Layout(game, seats, options, chart=chart, estimates=estimates)
        self.seats = self.layout.seats
        self.count = games
        self.actions = self.layout.actions
        self.length = self.layout.length
        self.parts = self.layout.parts
        self.raw = raw
        self.seed = seed
        self.games = self.layout.games(games)

    def reset(self, seed: int | str | None = None) -> Now:
        """New games everywhere, the same for the same seed."""
        if seed is not None:
            self.seed = seed
        self.games.reset(str(self.seed))
        return self._now(self.games.observe)

    def step(self, actions: npt.ArrayLike) -> Now:
        """One legal action for each game; ValueError, and nothing done, if one is not legal."""
        chosen: list[int] = np.asarray(actions, np.int64).tolist()
        self.games.choose(chosen)
        return self._now(self.games.step)

    def draw(self, generator: np.random.Generator) -> npt.NDArray[np.int64]:
        """A legal action for each game, by lot."""
        return np.array(self.games.lots(generator.integers(1 << 30, size=self.count).tolist()), np.int64)

    def legal(self) -> list[list[int]]:
        """The legal actions of each game, which are few where the mask is wide."""
        return self.games.legal

    def _now(self, show: Callable[[int, int], bytes]) -> Now:
        """What is shown of so many games after the other: their bytes are read while they are in the cache."""
        games, count = self.games, self.count
        shape = (count, self.length)
        rows: npt.NDArray[np.uint8] = np.empty(shape if self.raw else 0, np.uint8)
        floats: Floats = np.empty(0 if self.raw else shape, np.float32)
        for first in range(0, count, AT_ONCE):
            end = min(first + AT_ONCE, count)
            data = np.frombuffer(show(first, end), np.uint8).reshape(-1, self.length)
            if self.raw:
                rows[first:end] = data
            else:
                self.layout.read(data, floats[first:end])
        rewards = np.zeros((count, self.seats), np.float32)
        ends = np.zeros(count, np.bool_)
        if games.ends:
            rewards[:] = np.array(games.payoffs, np.float32).reshape(count, self.seats)
            ends[:] = games.ended
        return Now(
            rows if self.raw else floats,
            np.frombuffer(memoryview(games.mask), np.bool_).reshape(count, self.actions),
            np.array(games.deciders, np.int64),
            rewards,
            ends,
        )
