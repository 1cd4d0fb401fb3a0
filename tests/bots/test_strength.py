"""How strong the greedy bot is, and that it plays under every option. Seats are rotated.

Each match prints what it measured with its Wilson 95 % interval, and the lower bound must hold.
"""

import itertools

import pytest

from hastilude.bots.bot import Bot, RandomBot
from hastilude.bots.greedy import GreedyBot
from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.state import CHOICE, OVER
from hastilude.games.kings_bounty.meta import GAME
from hastilude.games.kings_bounty.rulebook import RULEBOOK
from hastilude.lab.playout import play_out
from hastilude.lab.ratings import wilson
from support.builds import COMPILED, compiled_only
from support.kings_bounty import start


def wins_of_one(seats: int, games: int) -> int:
    """Games won by one greedy bot among random ones; each shuffle is played from every seat."""
    one, other = GreedyBot(RULEBOOK.insight()), RandomBot()
    wins = 0
    for number in range(games):
        seat = number % seats
        bots: list[Bot] = [other] * seats
        bots[seat] = one
        state = start(seats, seed=f"strength {number // seats}")
        play_out(state, bots, SeededChance(seed_of("game", number)), SeededChance(seed_of("bots", number)))
        wins += state.payoffs()[seat] == 1.0
    return wins


@compiled_only
@pytest.mark.parametrize(
    ("seats", "games", "bound"),
    [(2, 400, 0.75), (3, 150, 2 / 3), (4, 160, 2 / 4), (5, 150, 2 / 5)],
    ids=["2 seats", "3 seats", "4 seats", "5 seats"],
)
def test_beats_random_bots(seats: int, games: int, bound: float, capsys: pytest.CaptureFixture[str]) -> None:
    wins = wins_of_one(seats, games)
    low, high = wilson(wins, games)
    with capsys.disabled():
        print(
            f"\n  greedy among random, {seats} seats: {wins} of {games} won,"
            f" {wins / games:.1%} ({low:.1%} … {high:.1%}), fair {1 / seats:.0%}"
        )
    assert low > bound


def combinations() -> list[tuple[int, dict[str, str]]]:
    """Combinations of all options, the number of seats going round: every 5th, or interpreted every 29th."""
    names = [option.name for option in GAME.options]
    every = itertools.product(*(option.values for option in GAME.options))
    found = [(2 + i % 4, dict(zip(names, values, strict=True))) for i, values in enumerate(every)]
    return found[::5] if COMPILED else found[::29]


def test_plays_to_the_end_under_any_options() -> None:
    """Also without a stall guard: bots that wait for better cards do not wait for ever."""
    bot = GreedyBot(RULEBOOK.insight())
    unguarded = 0
    for number, (seats, options) in enumerate(combinations()):
        unguarded += options["stall_guard"] == "off"
        chance = SeededChance(seed_of("options", number))
        state = start(seats, options=options, chance=chance)
        for _ in range(2000):
            if state.decider() == OVER:
                break
            action = state.forced()
            if action == CHOICE:
                action = bot.choose(state.legal(), state.imagine(state.decider(), chance), chance)
                assert state.refusal(action) is None
            state.apply(action, chance)
        assert state.decider() == OVER, f"{seats} seats, {options}: no end in sight"
        state.check()
    assert unguarded > 5
