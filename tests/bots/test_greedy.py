"""The greedy bot: takes the best outlook, and thinks in imagined states only."""

from collections.abc import Iterator

import pytest

from hastilude.bots.bot import Bot
from hastilude.bots.greedy import GreedyBot
from hastilude.core.chance import Chance, SeededChance, seed_of
from hastilude.core.insight import Insight
from hastilude.core.state import OVER, State
from hastilude.games.kings_bounty.position import position
from hastilude.games.kings_bounty.rulebook import RULEBOOK
from hastilude.games.kings_bounty.rules import KingsBounty
from hastilude.lab.playout import play_out
from support.kings_bounty import draw, random_game, start

SEATS = (2, 3, 4, 5)


def chance(*parts: object) -> Chance:
    return SeededChance(seed_of(*parts))


def greedy() -> GreedyBot:
    return GreedyBot(RULEBOOK.insight())


def decisions(seats: int, **options: str) -> Iterator[KingsBounty]:
    """Some states of a random game in which somebody has a choice."""
    for number, (before, _, _) in enumerate(random_game(seats, options=options, seed="greedy")):
        if number % 7 == 0 and before.decider() != OVER:
            yield before


class Likes(Insight):
    """Values a state by nothing but what lies on the table, and some actions not at all."""

    def __init__(self, *, blind_to: int = -1) -> None:
        self.blind_to = blind_to

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, KingsBounty)
        return state.owner.count(seat) / 36

    def prior(self, state: State, action: int) -> float:
        return 0.0 if action == self.blind_to else 1.0


def laying() -> KingsBounty:
    return draw("""
        >0: | elf_tower orc_citadel obelisk_2
         1: |
    """)


def test_takes_what_looks_best_and_breaks_ties_by_chance() -> None:
    game = laying()
    bot = GreedyBot(Likes())
    chosen = {bot.choose(game.legal(), game, chance(i)) for i in range(40)}
    assert chosen == set(game.legal()[:3]), "any holding, and never the exchange"


def test_leaves_alone_what_has_no_weight() -> None:
    game = laying()
    blind_to = game.legal()[1]
    bot = GreedyBot(Likes(blind_to=blind_to))
    chosen = {bot.choose(game.legal(), game, chance(i)) for i in range(40)}
    assert chosen == {game.legal()[0], game.legal()[2]}


def test_thinking_changes_nothing() -> None:
    for state in decisions(3):
        before = position(state)
        greedy().choose(state.legal(), state, chance("think"))
        assert position(state) == before


@pytest.mark.parametrize("seats", SEATS)
def test_cannot_peek(seats: int) -> None:
    """Two true states that the seat cannot tell apart, and the same bot's chance: one choice."""
    met = 0
    for true in decisions(seats, expert_titles="true"):
        seat = true.decider()
        twin = true.imagine(seat, chance("twin", true.turn))
        met += position(true) != position(twin)
        choices = {
            greedy().choose(state.legal(), state.imagine(seat, bot_chance), bot_chance)
            for state in (true, twin)
            for bot_chance in [chance("bot", true.turn)]
        }
        assert len(choices) == 1
    assert met > 3, "the twins were never different"


class Watchful(Bot):
    """Makes sure that no bot is handed the true state, or a piece of it."""

    def __init__(self, true: KingsBounty) -> None:
        self.true = true
        self.bot = greedy()
        self.different = 0

    def choose(self, legal: list[int], sight: State | None, chance: Chance) -> int:
        assert isinstance(sight, KingsBounty)
        true = self.true
        assert sight is not true
        assert sight.deck is not true.deck
        assert not any(mine is theirs for mine in sight.hands for theirs in true.hands)
        assert sight.hands[true.seat] == true.hands[true.seat], "its own hand it knows"
        self.different += sight.hands != true.hands
        return self.bot.choose(legal, sight, chance)


def test_gets_an_imagined_state_in_every_decision() -> None:
    state = start(3, seed="watch")
    watchful = Watchful(state)
    play_out(state, [watchful] * 3, chance("game"), chance("bots"))
    assert watchful.different > 20


@pytest.mark.parametrize("seats", SEATS)
def test_the_same_seeds_give_the_same_game(seats: int) -> None:
    def play(bot_seed: int) -> tuple[int, object]:
        state = start(seats, seed="same")
        bots: list[Bot] = [greedy()] * seats
        count = play_out(state, bots, chance("game"), chance("bots", bot_seed))
        return count, position(state)

    assert play(1) == play(1)
