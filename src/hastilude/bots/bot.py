"""What a bot is asked, and what it is given."""

from mypy_extensions import mypyc_attr

from hastilude.core.chance import Chance
from hastilude.core.insight import Insight
from hastilude.core.state import CHOICE, State


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


def sure_win(insight: Insight, sight: State, legal: list[int], deepest: int, chance: Chance) -> int:
    """The action with which the decider wins within so many decisions and before anybody else's, whatever is
    hidden and however the dice fall; CHOICE if none is known. Of several the shortest way; what fails in one imagined world of
    sixteen is taken where nothing is surer."""
    found = CHOICE
    least = insight.worlds // 16 + 1
    for depth in range(1, deepest + 1):
        wins = insight.wins(sight, legal, depth, chance)
        missed = [0] * len(wins)
        for _ in range(insight.worlds):
            if not wins:
                break
            again = insight.wins(sight.imagine(sight.decider(), chance), wins, depth, chance)
            left: list[int] = []
            kept: list[int] = []
            for i in range(len(wins)):
                failed = missed[i] if wins[i] in again else missed[i] + 1
                if failed < least:
                    left.append(wins[i])
                    kept.append(failed)
            wins = left
            missed = kept
        if wins:
            least = min(missed)
            found = _plainest(
                insight, sight, legal, [wins[i] for i in range(len(wins)) if missed[i] == least]
            )
            if least == 0:
                return found
    return found


def _plainest(insight: Insight, sight: State, legal: list[int], wins: list[int]) -> int:
    """The first that is sensible besides: nobody wins by a card against itself."""
    weights = insight.priors(sight, legal)
    for i in range(len(legal)):
        if weights[i] > 0.0 and legal[i] in wins:
            return legal[i]
    return wins[0]


class RandomBot(Bot):
    """Any legal action, each as likely as the others."""

    blind = True

    def choose(self, legal: list[int], sight: State | None, chance: Chance) -> int:
        return legal[chance.below(len(legal))]
