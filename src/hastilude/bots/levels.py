"""The levels at which a person can be opposed, each with a name that stays and a character.

| level | character | how it decides |
| --- | --- | --- |
| `page` | eager and forgetful | looks one action ahead, overlooks a third, takes any that is nearly the best |
| `squire` | does what is plainly best | looks one action ahead |
| `knight` | thinks before acting | searches for 0.3 s |
| `champion` | leaves little to luck | searches for up to 2 s on all cores |
"""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from hastilude.bots.bot import Bot
from hastilude.bots.greedy import GreedyBot
from hastilude.bots.ismcts import Budget, IsmctsBot
from hastilude.bots.judging import insight_of
from hastilude.bots.parallel import cores_here, crew_of
from hastilude.core.chance import Chance
from hastilude.core.game import GameError, Rulebook
from hastilude.core.insight import Insight
from hastilude.core.state import State
from hastilude.core.words import canonical

KNIGHT_SECONDS = 0.3
CHAMPION_SECONDS = 2.0


class Means(NamedTuple):
    """What a bot may use."""

    #: of a decision, for those that search; None: as the level has it
    seconds: float | None = None
    #: 0: all there are
    cores: int = 0
    #: figures other than the game's own
    components: Path | None = None


class PageBot(Bot):
    """Weak on purpose, but sensible, as a beginner is: overlooks some of what it could do, and is content
    with anything nearly as good as the best it sees."""

    #: one action in so many is overlooked
    overlooks = 3
    #: of all the difference there is between what it sees, the part that it does not mind
    content = 1 / 3

    def __init__(self, insight: Insight) -> None:
        self.insight = insight

    def choose(self, legal: list[int], sight: State | None, chance: Chance) -> int:
        assert sight is not None, "a page must see"
        weights = self.insight.priors(sight, legal)
        sensible = [action for action, weight in zip(legal, weights, strict=True) if weight >= 0.2]
        seen = [action for action in sensible if chance.below(self.overlooks)] or sensible or legal
        outlooks = self.insight.outlooks(sight, seen, chance)
        best = max(outlooks)
        least = best - self.content * (best - min(outlooks))
        good = [action for action, outlook in zip(seen, outlooks, strict=True) if outlook >= least]
        return good[chance.below(len(good))]


def page(rulebook: Rulebook, means: Means) -> Bot:
    return PageBot(_insight(rulebook))


def squire(rulebook: Rulebook, means: Means) -> Bot:
    return GreedyBot(_insight(rulebook))


def knight(rulebook: Rulebook, means: Means) -> Bot:
    budget = Budget(seconds=means.seconds or KNIGHT_SECONDS)
    return IsmctsBot(insight_of(rulebook), budget, see=_see(rulebook))


def champion(rulebook: Rulebook, means: Means) -> Bot:
    budget = Budget(seconds=means.seconds or CHAMPION_SECONDS)
    crew = crew_of(rulebook, means.cores or cores_here(), means.components)
    return IsmctsBot(insight_of(rulebook), budget, see=_see(rulebook), helpers=crew)


def searcher(budget: str, rulebook: Rulebook, insight: Insight | None) -> Bot:
    """`ismcts:200` looks ahead 200 times a decision, `ismcts:0.5s` for half a second."""
    try:
        spent = Budget(seconds=float(budget[:-1])) if budget.endswith("s") else Budget(looks=int(budget))
    except ValueError:
        spent = Budget(looks=0)
    if not (spent.looks or spent.seconds) or (spent.looks or 1) < 1 or (spent.seconds or 1) <= 0:
        raise GameError(f"ismcts:{budget} is not ismcts:200 (looks ahead) or ismcts:0.5s (seconds)")
    return IsmctsBot(insight, spent, see=_see(rulebook))


#: from the weakest to the strongest
LEVELS: dict[str, Callable[[Rulebook, Means], Bot]] = {
    "page": page,
    "squire": squire,
    "knight": knight,
    "champion": champion,
}


def _insight(rulebook: Rulebook) -> Insight:
    insight = insight_of(rulebook)
    if insight is None:
        raise GameError(f"{rulebook.game.name['en']} has no insight yet, so greedy cannot play it")
    return insight


def _see(rulebook: Rulebook) -> Callable[[State, int], bytes]:
    return lambda state, seat: canonical(rulebook.view(state, seat))
