"""Many games at once: arrays that agree with one game played alone."""

import numpy as np
import pytest

from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.game import games
from hastilude.core.state import CHOICE, OVER, State
from hastilude.envs.batch import BatchEnv, Now
from hastilude.envs.single import Env

TABLES = [(game.id, seats) for game in games().values() for seats in (game.seats[0], game.seats[-1])]


def played(env: BatchEnv, steps: int, seed: int) -> tuple[Now, float]:
    generator = np.random.default_rng(seed)
    now = env.reset(seed)
    ends = 0.0
    for _ in range(steps):
        now = env.step(env.draw(generator))
        ends += float(now.ends.sum())
    return now, ends


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_shapes_masks_and_seeds(game: str, seats: int) -> None:
    env = BatchEnv(game, seats, games=3)
    now, _ = played(env, 25, 5)
    assert now.observations.shape == (3, env.length)
    assert now.observations.dtype == np.float32
    assert np.isfinite(now.observations).all()
    assert now.masks.shape == (3, env.actions)
    assert now.rewards.shape == (3, seats)
    for place, legal in enumerate(env.legal()):
        assert np.flatnonzero(now.masks[place]).tolist() == sorted(legal)
    assert ((now.deciders >= 0) & (now.deciders < seats)).all()
    again, _ = played(BatchEnv(game, seats, games=3), 25, 5)
    other, _ = played(BatchEnv(game, seats, games=3), 25, 6)
    assert np.array_equal(now.observations, again.observations)
    assert not np.array_equal(now.observations, other.observations)


def test_a_place_of_a_batch_is_a_game_alone() -> None:
    """What the inner loop does is what the rules do: the same choices lead to the same payoffs."""
    game = games()["kings_bounty"]
    rulebook = game.load()
    env = BatchEnv(game.id, 2, games=2, seed=9)
    now = env.reset()
    chance = SeededChance(seed_of("envs", "9", 0, 0))
    state: State = rulebook.start(2, game.choose({}), rulebook.components(), chance)
    generator = np.random.default_rng(0)
    while True:
        while state.decider() != OVER and state.forced() != CHOICE:
            state.apply(state.forced(), chance)
        if state.decider() == OVER:
            break
        assert now.deciders[0] == state.decider()
        assert sorted(env.legal()[0]) == sorted(state.legal())
        assert env.layout.numbers.read(state, state.decider()) == env.games.look(0, state.decider())
        actions = env.draw(generator)
        state.apply(int(actions[0]), chance)
        now = env.step(actions)
    assert now.ends[0]
    assert now.rewards[0].tolist() == state.payoffs()


def test_games_begin_again_by_themselves() -> None:
    env = BatchEnv("hearts_and_armour", 4, games=4)
    _, ends = played(env, 400, 1)
    assert ends >= 4
    assert sum(env.games.begun) == 4 + ends


def test_an_illegal_action_is_refused_and_nothing_is_done() -> None:
    env = BatchEnv("kings_bounty", 2, games=2)
    before = env.reset(1)
    seen = before.observations.copy()
    legal = env.legal()
    wrong = next(action for action in range(env.actions) if action not in legal[1])
    with pytest.raises(ValueError, match=f"action {wrong} is not legal in game 1"):
        env.step([legal[0][0], wrong])
    with pytest.raises(ValueError, match="2 actions are needed"):
        env.step([legal[0][0]])
    assert np.array_equal(env._now(env.games.observe).observations, seen)


def test_pieces_name_every_number_once() -> None:
    env = BatchEnv("lionheart", 3, games=1, estimates=True)
    assert [part.start for part in env.parts][1:] == [part.start + part.length for part in env.parts][:-1]
    assert env.parts[-1].start + env.parts[-1].length == env.length
    assert env.length > BatchEnv("lionheart", 3, games=1, chart=False).length


def test_one_game_ends_with_its_payoffs() -> None:
    env = Env("kings_bounty", 3)
    env.reset(seed=4)
    generator = np.random.default_rng(4)
    while not env.over:
        assert env.mask().sum() == len(env.legal())
        env.step(int(generator.choice(env.legal())))
    assert sum(env.payoffs) == 1.0
    assert env.state.decider() == OVER
    assert env.observation(0).shape == (env.length,)
    with pytest.raises(ValueError, match="over"):
        env.step(0)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_row_alone_is_a_row_of_a_batch(game: str, seats: int) -> None:
    """Compiled code or numpy makes floats of bytes: the same to the bit."""
    for chart in (True, False):
        alone = Env(game, seats, chart=chart, estimates=chart)
        batch = BatchEnv(game, seats, games=1, chart=chart, estimates=chart)
        now = batch.reset(5)
        alone.reset(5)
        for _ in range(20):
            if alone.over or now.ends[0]:
                break
            seen = alone.observation()
            assert seen.tobytes() == now.observations[0].tobytes()
            assert seen.flags.writeable
            assert seen.dtype == np.float32
            assert alone.legal() == batch.legal()[0]
            assert alone.mask().tolist() == now.masks[0].tolist()
            action = alone.legal()[len(alone.legal()) // 2]
            alone.step(action)
            now = batch.step([action])
