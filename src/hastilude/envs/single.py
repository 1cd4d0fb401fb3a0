"""`Env`: one game, step by step, with what each seat knows and what is legal as arrays.

    env = Env("lionheart", seats=3)
    env.reset(seed=7)
    while not env.over:
        action = env.legal()[0]
        env.step(action)
    print(env.payoffs)

The environments for the suites (`zoo`, `gym`, `openspiel`) are small coats around it.
"""

from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

from hastilude.core.state import OVER, State
from hastilude.core.text import Texts
from hastilude.envs.making import Floats, Layout

BIT = np.dtype(np.int8)


class Env:
    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        chart: bool = True,
        estimates: bool = False,
    ) -> None:
        self.layout = Layout(game, seats, options, chart=chart, estimates=estimates)
        self.seats = self.layout.seats
        self.actions = self.layout.actions
        self.length = self.layout.length
        self.parts = self.layout.parts
        self.games = self.layout.games(1)
        self.quick = self.layout.quick
        # the memory that `games` writes into
        self.floats = self.layout.spread(self.games)
        self.bits = np.frombuffer(memoryview(self.games.mask), BIT)
        self.over = True
        #: what the end was worth to each seat; all 0 before it
        self.payoffs = [0.0] * self.seats
        self.decider = 0

    def reset(self, seed: int | str = 0) -> None:
        self.games.reset(str(seed))
        self.over = False
        self.payoffs = [0.0] * self.seats
        self.decider = self.games.deciders[0]

    @property
    def state(self) -> State:
        """The true state, secrets included; after the end the last one."""
        finished = self.games.finished
        return finished if self.over and finished is not None else self.games.states[0]

    def legal(self) -> list[int]:
        return [] if self.over else self.games.legal[0]

    def step(self, action: int) -> None:
        """A legal action of the seat to decide; ValueError for others."""
        if self.over:
            raise ValueError("the game is over: reset it")
        decider = self.games.advance(action)
        if decider == OVER:
            self.over = True
            self.payoffs = self.games.payoffs
        else:
            self.decider = decider

    def observation(self, seat: int | None = None) -> Floats:
        """What a seat knows, by default the one to decide."""
        viewer = self.decider if seat is None else seat
        if self.quick and not self.over:  # the same, without a detour
            self.games.glance(0, viewer)
            return self.floats.copy()
        return self.layout.seen(self.games, self.state, viewer)

    def mask(self) -> npt.NDArray[np.int8]:
        """1 for each legal action of the seat to decide."""
        if self.over:
            return np.zeros(self.actions, np.int8)
        return self.bits.copy()

    def show(self, seat: int | None = None, language: str = "en") -> str:
        """The table as text, as a seat or a spectator sees it."""
        rulebook = self.layout.rulebook
        texts = Texts(rulebook, language)
        return "\n".join(rulebook.show(rulebook.view(self.state, seat), texts))
