"""Gymnasium: one seat for the learner, bots of a level in the others.

    env = SeatEnv("lionheart", seats=3, seat=0, others="squire")
    observation, info = env.reset(seed=7)
    observation, reward, ended, cut, info = env.step(info["legal"][0])

The reward comes at the end, 0 … 1, by the game's own idea of winning. An action that is not legal
changes nothing and costs `penalty`.
"""

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np

from hastilude.bots.line_up import find_bot
from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.game import GameError
from hastilude.envs.single import Env
from hastilude.envs.zoo import RENDER_MODES, observation_space


class SeatEnv(gymnasium.Env[dict[str, Any], Any]):
    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        others: str = "random",
        options: Mapping[str, str] | None = None,
        *,
        chart: bool = True,
        estimates: bool = False,
        penalty: float = 0.0,
        render_mode: str | None = None,
    ) -> None:
        self.game = Env(game, seats, options, chart=chart, estimates=estimates)
        if not 0 <= seat < self.game.seats:
            raise GameError(f"there is no seat {seat} among {self.game.seats}")
        self.seat = seat
        self.bot = find_bot(others, self.game.layout.rulebook)
        self.penalty = penalty
        self.render_mode = render_mode
        self.parts = self.game.parts
        self.observation_space = observation_space(self.game)
        self.action_space = gymnasium.spaces.Discrete(self.game.actions)
        self.bot_chance = SeededChance(seed_of("gym"))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 62))
        self.bot_chance = SeededChance(seed_of("gym", number))
        self.game.reset(number)
        self._others_play()
        if self.game.over:  # they may end it before the learner is asked: the next one then
            return self.reset()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        game = self.game
        chosen = int(action)
        if chosen not in game.legal():
            return self._observation(), -self.penalty, False, False, {**self._info(), "illegal": True}
        game.step(chosen)
        self._others_play()
        reward = float(game.payoffs[self.seat]) if game.over else 0.0
        return self._observation(), reward, game.over, False, self._info()

    def _others_play(self) -> None:
        game = self.game
        while not game.over and game.decider != self.seat:
            sight = None if self.bot.blind else game.state.imagine(game.decider, self.bot_chance)
            game.step(self.bot.choose(game.legal(), sight, self.bot_chance))

    def _observation(self) -> dict[str, Any]:
        mask = np.zeros(self.game.actions, np.int8) if self.game.over else self.game.mask()
        return {"observation": self.game.observation(self.seat), "action_mask": mask}

    def _info(self) -> dict[str, Any]:
        return {"legal": list(self.game.legal())}

    def render(self) -> Any:
        if self.render_mode == "ansi":
            return self.game.show(self.seat)
        print(self.game.show(self.seat))
        return None
