"""PettingZoo: the games as agent environment cycles.

    from hastilude.envs import zoo
    env = zoo.env("kings_bounty", seats=3)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, ended, cut, info = env.last()
        action = None if ended or cut else policy(observation["observation"], observation["action_mask"])
        env.step(action)

The agents are seat_0, seat_1, …; only the one to decide has legal actions in its mask. Rewards come
at the end, 0 … 1, by the game's own idea of winning. `env.parts` names the pieces of an observation.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import parallel_to_aec

from hastilude.envs.single import Env

RENDER_MODES = ["human", "ansi"]


def env(game: str, seats: int | None = None, **given: Any) -> AECEnv[str, Any, Any]:
    """The environment with PettingZoo's own checks around it."""
    checked: AECEnv[str, Any, Any] = wrappers.OrderEnforcingWrapper(raw_env(game, seats, **given))
    return checked


class raw_env(AECEnv[str, Any, Any]):  # type: ignore[misc]  # PettingZoo's word for it
    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        chart: bool = True,
        estimates: bool = False,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = Env(game, seats, options, chart=chart, estimates=estimates)
        self.metadata = {
            "name": f"hastilude_{game}_v{self.game.layout.rulebook.version}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.parts = self.game.parts
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.seats)]
        space = observation_space(self.game)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {a: spaces.Discrete(self.game.actions) for a in self.possible_agents}
        self.fresh = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.fresh = self.fresh + 1 if seed is None else 0
        self.game.reset(f"{'again' if seed is None else seed} {self.fresh}")
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.cycles = 0
        self.agent_selection = self.possible_agents[self.game.decider]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        game = self.game
        deciding = not game.over and seat == game.decider
        return {
            "observation": game.observation(seat),
            "action_mask": game.mask() if deciding else np.zeros(game.actions, np.int8),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        game = self.game
        game.step(int(action))
        self.cycles += 1
        if game.over:
            for seat, name in enumerate(self.possible_agents):
                self.rewards[name] = game.payoffs[seat]
                self.terminations[name] = True
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[game.decider]
            if self.max_cycles is not None and self.cycles >= self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as a spectator sees it: printed, or as text."""
        if self.render_mode is None:
            return None
        shown = self.game.show()
        if self.render_mode == "ansi":
            return shown
        print(shown)
        return None

    def close(self) -> None:
        pass


class parallel_env(ParallelEnv[str, Any, Any]):  # type: ignore[misc]
    """All answer in every cycle, and only the answer of who decides counts; a cycle is a decision.

    For programs that know parallel environments only. An answer that is not legal is replaced by a
    legal one, drawn by lot: `infos[agent]["replaced"]`.
    """

    def __init__(self, game: str, seats: int | None = None, **given: Any) -> None:
        self.inner = raw_env(game, seats, **given)
        self.metadata = {**self.inner.metadata, "is_parallelizable": True}
        self.render_mode = self.inner.render_mode
        self.possible_agents = self.inner.possible_agents
        self.observation_spaces = self.inner.observation_spaces
        self.action_spaces = self.inner.action_spaces
        self.generator = np.random.default_rng(0)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        self.inner.reset(seed, options)
        self.generator = np.random.default_rng(seed)
        self.agents = self.possible_agents.copy()
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[Any, ...]:
        inner = self.inner
        decider = inner.agent_selection
        action = int(actions[decider])
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        legal = inner.game.legal()
        if action not in legal:
            action = legal[int(self.generator.integers(len(legal)))]
            infos[decider]["replaced"] = True
        inner.step(action)
        answer = (
            self._observations(),
            {agent: inner.rewards[agent] for agent in self.agents},
            {agent: inner.terminations[agent] for agent in self.agents},
            {agent: inner.truncations[agent] for agent in self.agents},
            infos,
        )
        if inner.game.over or any(inner.truncations.values()):
            self.agents = []
        return answer

    def _observations(self) -> dict[str, Any]:
        return {agent: self.inner.observe(agent) for agent in self.agents}

    def render(self) -> str | None:
        return self.inner.render()


def aec_of_parallel(game: str, seats: int | None = None, **given: Any) -> AECEnv[str, Any, Any]:
    """The parallel form again as a cycle in which all answer in turn."""
    turned: AECEnv[str, Any, Any] = parallel_to_aec(parallel_env(game, seats, **given))
    return turned


def observation_space(game: Env) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(game.layout.low, game.layout.high, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (game.actions,), np.int8),
        }
    )
