"""The suites' own tests, for every game and every number of seats."""

import warnings
from functools import partial
from types import SimpleNamespace

import pytest

from hastilude.core.game import games

zoo = pytest.importorskip("hastilude.envs.zoo", reason="pettingzoo is not installed here")
gym = pytest.importorskip("hastilude.envs.gym", reason="gymnasium is not installed here")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test  # noqa: E402

#: game, seats, and the options that so many seats need
TABLES = [
    *((game.id, seats, {}) for game in games().values() for seats in game.seats),
    *(
        (game.id, seats, {name: value})
        for game in games().values()
        for seats, (name, value) in game.seats_by_option.items()
    ),
]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_pettingzoo(
    game: str, seats: int, options: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # PettingZoo remarks on the shape of observations
        api_test(zoo.env(game, seats, options=options), num_cycles=40)
        seed_test(partial(zoo.env, game, seats, options=options), 10)
        render_test(partial(zoo.env, game, seats, options=options))
        parallel = partial(zoo.parallel_env, game, seats, options=options)
        max_cycles_test(
            SimpleNamespace(
                parallel_env=parallel, env=partial(zoo.aec_of_parallel, game, seats, options=options)
            )
        )


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_gymnasium(
    game: str, seats: int, options: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that other ways to render need `gymnasium.make`
        check_env(gym.SeatEnv(game, seats, seat=seats - 1, options=options))


def test_rewards_of_a_whole_game() -> None:
    env = zoo.env("kings_bounty", 2)
    env.reset(seed=3)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, ended, cut, _ = env.last()
        total[agent] += reward
        env.step(None if ended or cut else env.action_space(agent).sample(observation["action_mask"]))
    assert sorted(total.values()) == [0.0, 1.0]


def test_a_cut_game_says_so() -> None:
    env = zoo.env("lionheart", 2, max_cycles=3)
    env.reset(seed=1)
    for agent in env.agent_iter(20):
        observation, _, ended, cut, _ = env.last()
        env.step(None if ended or cut else env.action_space(agent).sample(observation["action_mask"]))
    assert not env.agents


def test_a_learner_sits_among_bots() -> None:
    env = gym.SeatEnv("kings_bounty", 2, others="squire")
    observation, info = env.reset(seed=1)
    ended = False
    reward = 0.0
    while not ended:
        assert observation["action_mask"][info["legal"]].all()
        observation, reward, ended, _, info = env.step(info["legal"][0])
    assert reward in (0.0, 1.0)
    _, refused, _, _, told = env.step(0)
    assert (refused, told["illegal"]) == (0.0, True)
