"""The levels: their names stay, each beats the one below, and none is careless with its turn.

The matches are the small, fast version of the ladder in docs/bots.md. Compiled they are long
enough to tell; interpreted only the quick levels meet.
"""

import pytest

from hastilude.bots import tree
from hastilude.bots.ismcts import IsmctsBot
from hastilude.bots.levels import CHAMPION_SECONDS, KNIGHT_SECONDS, LEVELS, Means, PageBot
from hastilude.bots.line_up import find_bot
from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.game import GameError
from hastilude.core.state import CHOICE, OVER
from hastilude.games.kings_bounty.rulebook import RULEBOOK
from hastilude.lab.arena import ArenaPlan, here, play_arena, rows
from support.kings_bounty import start

COMPILED = not tree.__file__.endswith(".py")


def test_the_names_stay() -> None:
    assert list(LEVELS) == ["page", "squire", "knight", "champion"]


def test_the_searchers_have_their_time() -> None:
    knight, champion = find_bot("knight", RULEBOOK), find_bot("champion", RULEBOOK, Means(cores=1))
    assert isinstance(knight, IsmctsBot)
    assert isinstance(champion, IsmctsBot)
    assert (knight.budget.seconds, champion.budget.seconds) == (KNIGHT_SECONDS, CHAMPION_SECONDS)
    hasty = find_bot("knight", RULEBOOK, Means(seconds=0.01))
    assert isinstance(hasty, IsmctsBot)
    assert hasty.budget.seconds == 0.01


@pytest.mark.parametrize(
    "name", ["ismcts:", "ismcts:many", "ismcts:0", "ismcts:-3", "ismcts:0s", "ismcts:xs"]
)
def test_a_budget_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(GameError, match="is not ismcts:200"):
        find_bot(name, RULEBOOK)


def test_budgets_by_name() -> None:
    by_looks, by_time = find_bot("ismcts:200", RULEBOOK), find_bot("ismcts:0.5s", RULEBOOK)
    assert isinstance(by_looks, IsmctsBot)
    assert isinstance(by_time, IsmctsBot)
    assert by_looks.budget == (200, None)
    assert by_time.budget == (None, 0.5)


def test_a_page_slips_but_never_plays_nonsense() -> None:
    """Not the best each time, not any action either: never what only newcomers would do."""
    insight = RULEBOOK.insight()
    page, squire = PageBot(insight), find_bot("squire", RULEBOOK)
    luck = SeededChance(seed_of("page"))
    state = start(3, chance=luck)
    slips = decisions = 0
    while state.decider() != OVER:
        action = state.forced()
        if action == CHOICE:
            legal = state.legal()
            action = page.choose(legal, state.imagine(state.seat, luck), luck)
            weights = dict(zip(legal, insight.priors(state, legal), strict=True))
            assert weights[action] >= 0.2 or max(weights.values()) < 0.2
            slips += action != squire.choose(legal, state.imagine(state.seat, luck), luck)
            decisions += 1
        state.apply(action, luck)
    assert 0.1 < slips / decisions < 0.9


#: game, seats, the higher level and the lower one that fills the table; games compiled and interpreted
MATCHES = [
    ("kings_bounty", 2, "page", "random", 200, 20),
    ("kings_bounty", 2, "squire", "random", 200, 20),
    ("kings_bounty", 2, "squire", "page", 400, 60),
    ("kings_bounty", 2, "ismcts:60", "squire", 100, 0),
    ("kings_bounty", 2, "ismcts:100", "ismcts:10", 100, 0),
    ("kings_bounty", 4, "ismcts:50", "squire", 16, 0),
    ("hearts_and_armour", 6, "page", "random", 300, 60),
    ("hearts_and_armour", 6, "squire", "random", 300, 60),
    ("hearts_and_armour", 6, "squire", "page", 300, 60),
    ("hearts_and_armour", 6, "ismcts:60", "squire", 180, 0),
    ("lionheart", 2, "page", "random", 20, 0),
    ("lionheart", 2, "squire", "random", 20, 4),
    ("lionheart", 2, "squire", "page", 20, 0),
    ("lionheart", 2, "ismcts:40", "squire", 12, 0),
    ("lionheart", 4, "ismcts:16", "squire", 16, 0),
    ("rise_shields", 2, "page", "random", 20, 0),
    ("rise_shields", 2, "squire", "random", 20, 0),
    ("rise_shields", 2, "squire", "page", 20, 0),
    ("rise_shields", 2, "ismcts:24", "squire", 8, 0),
    ("knights_tale", 2, "page", "random", 20, 0),
    ("knights_tale", 2, "squire", "random", 20, 4),
    ("knights_tale", 2, "squire", "page", 20, 0),
    ("knights_tale", 2, "ismcts:300", "squire", 40, 0),
]


@pytest.mark.parametrize(("game", "seats", "higher", "lower", "games", "short"), MATCHES)
def test_each_level_beats_the_one_below(
    game: str, seats: int, higher: str, lower: str, games: int, short: int, capsys: pytest.CaptureFixture[str]
) -> None:
    games = games if COMPILED else short
    if not games:
        pytest.skip("too slow to be measured interpreted")
    plan = ArenaPlan(game, seats, games, 5, {}, (higher, lower))
    one, others = rows(plan, play_arena(plan, here, None, lambda n: None))
    fair = (one.wins + others.wins) / (one.games + others.games)
    with capsys.disabled():
        print(
            f"\n  {game}, {seats} seats, {higher} against {lower}: {one.share:.1%}"
            f" ({one.low:.1%} … {one.high:.1%}) of {games}, fair {fair:.1%}"
        )
    assert one.share > fair
    if lower == "random":
        assert one.low > fair
