"""OpenSpiel's own tests and algorithms, on every game."""

import importlib.util
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed here")

from open_spiel.python import policy  # noqa: E402
from open_spiel.python.algorithms import (  # noqa: E402
    cfr,
    exploitability,
    external_sampling_mccfr,
    generate_playthrough,
    mcts,
)

from hastilude.core.game import games  # noqa: E402
from hastilude.envs.openspiel import NAMES, PREFIX  # noqa: E402

#: of all games, at every number of seats
TABLES = [
    *((PREFIX + game.id, seats, "") for game in games().values() for seats in game.seats),
    *(
        (PREFIX + game.id, seats, f",options={name}:{value}")
        for game in games().values()
        for seats, (name, value) in game.seats_by_option.items()
    ),
]
#: ends of games that are small enough to walk every branch of: game, decisions left, seed. They are those of
#: the present rules: for others `walked` says how large they are, and other seeds may do
ENDS = (
    (PREFIX + "kings_bounty", 1, 58),
    (PREFIX + "hearts_and_armour", 2, 29),
    (PREFIX + "lionheart", 2, 10),
    (PREFIX + "rise_shields", 2, 16),
    (PREFIX + "knights_tale", 3, 24),
)


def small(name: str, deals: int = 2) -> object:
    facts = games()[name.removeprefix(PREFIX)]
    seats = min(seats for seats in facts.seats if seats > 1)
    return pyspiel.load_game(f"{name}(players={seats},left=3,deals={deals},seed=3)")


def test_all_are_registered() -> None:
    assert {PREFIX + game for game in games()} == set(NAMES) <= set(pyspiel.registered_names())


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_random_sim(name: str, seats: int, options: str) -> None:
    """The last decisions of a game: whole ones run thousands of states, each shown in full.

    `serialize=False` leaves out states as bytes, which games in Python do not have; copies made of a
    history are tried below.
    """
    game = pyspiel.load_game(f"{name}(players={seats},left=8,deals=2{options})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_a_game_from_its_beginning(name: str) -> None:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    generator = np.random.default_rng(1)
    steps = 0
    while not state.is_terminal() and steps < 600:
        steps += 1
        actions = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(int(generator.choice(actions)))
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    if state.is_terminal():
        assert all(0.0 <= worth <= 1.0 for worth in state.returns())


@pytest.mark.parametrize("name", NAMES)
def test_playthrough(name: str) -> None:
    """A playthrough, written by OpenSpiel's own tool, and the same again from its actions."""
    text = f"{name}(left=3)"
    lines = generate_playthrough.playthrough(text, None, seed=4)
    assert generate_playthrough.playthrough(text, None, seed=4) == lines
    assert "IsTerminal() = True" in lines


@pytest.mark.parametrize("name", NAMES)
def test_observer_has_named_pieces(name: str) -> None:
    game = small(name, deals=1)
    observer = game.make_py_observer()  # type: ignore[attr-defined]
    observer.set_from(game.new_initial_state(), 0)  # type: ignore[attr-defined]
    assert sum(part.size for part in observer.dict.values()) == observer.tensor.size
    assert np.isfinite(observer.tensor).all()
    assert observer.tensor.any()


@pytest.mark.parametrize("name", NAMES)
def test_mcts_plays(name: str) -> None:
    game = small(name, deals=1)
    generator = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 20, mcts.RandomRolloutEvaluator(1, generator), random_state=generator)
    state = game.new_initial_state()  # type: ignore[attr-defined]
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert bot.step(state) in state.legal_actions()


def walked(state: Any, most: int = 2000) -> int:
    """How many states a game has from here on."""
    count, left = 0, [state]
    while left and count < most:
        now = left.pop()
        count += 1
        if not now.is_terminal():
            actions = [a for a, _ in now.chance_outcomes()] if now.is_chance_node() else now.legal_actions()
            left += [now.child(action) for action in actions]
    return count


@pytest.mark.parametrize(("name", "left", "seed"), ENDS)
def test_regrets_are_minimised(name: str, left: int, seed: int) -> None:
    """CFR, and CFR sampling, on a small game of two imagined deals; what can be exploited shrinks."""
    seats = min(seats for seats in games()[name.removeprefix(PREFIX)].seats if seats > 1)
    game = pyspiel.load_game(f"{name}(players={seats},left={left},deals=2,seed={seed})")
    assert walked(game.new_initial_state()) < 2000
    by_lot = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    whole = cfr.CFRSolver(game)
    for _ in range(20):
        whole.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, whole.average_policy()) <= max(0.05, by_lot / 2)
    sampling = external_sampling_mccfr.ExternalSamplingSolver(game)
    np.random.seed(1)  # the solver draws from there
    for _ in range(60):
        sampling.iteration()
    assert exploitability.nash_conv(game, sampling.average_policy()) <= max(0.1, by_lot)


def test_an_outside_search_beats_chance() -> None:
    """OpenSpiel's MCTS, as `examples/` has it: all of a few games; the example plays more."""
    source = Path(__file__).parents[2] / "examples" / "openspiel_mcts.py"
    spec = importlib.util.spec_from_file_location("openspiel_mcts", source)
    assert spec is not None
    assert spec.loader is not None
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    assert example.match("kings_bounty", 2, games=2, looks=16, seed=1) == 1.0


@pytest.mark.parametrize("name", NAMES)
def test_an_imagined_state_is_none_the_player_could_tell(name: str) -> None:
    state = pyspiel.load_game(f"{name}(left=8)").new_initial_state()
    seat = state.current_player()
    imagined = [state.imagined(seat, seed) for seed in range(4)]
    assert {one.observation_string(seat) for one in imagined} == {state.observation_string(seat)}
    assert all(one.legal_actions() == state.legal_actions() for one in imagined)
    assert len({str(one) for one in imagined}) > 1
