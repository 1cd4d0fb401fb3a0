"""What a bot is asked, and what it is given."""

from typing import Final

from mypy_extensions import mypyc_attr

from hastilude.core.chance import Chance
from hastilude.core.insight import Insight
from hastilude.core.state import CHOICE, State

#: imagined states in which a win must be one too
CONFIRMED: Final = 6


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Decides for a seat. One bot object may play many games."""

    #: needs nothing but the list of legal actions
    blind: bool = False

    def choose(self, legal: list[int], sight: State | None, chance: Chance) -> int:
        """One of the legal actions.

        `sight` is a state that the deciding seat cannot tell from the true one (None for
        a blind bot); more can be had by `sight.imagine(seat, chance)`. `chance` is the
        bot's own and never the game's.
        """
        raise NotImplementedError


def sure_win(insight: Insight, sight: State, chance: Chance) -> int:
    """The action with which the decider wins at once, whatever is hidden; CHOICE if none is known."""
    found = insight.win(sight)
    if found != CHOICE:
        for _ in range(CONFIRMED):
            if insight.win(sight.imagine(sight.decider(), chance)) != found:
                return CHOICE
    return found


class RandomBot(Bot):
    """Any legal action, each as likely as the others."""

    blind = True

    def choose(self, legal: list[int], sight: State | None, chance: Chance) -> int:
        return legal[chance.below(len(legal))]
