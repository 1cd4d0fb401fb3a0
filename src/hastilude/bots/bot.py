"""What a bot is asked, and what it is given."""

from mypy_extensions import mypyc_attr

from hastilude.core.chance import Chance
from hastilude.core.state import State


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


class RandomBot(Bot):
    """Any legal action, each as likely as the others."""

    blind = True

    def choose(self, legal: list[int], sight: State | None, chance: Chance) -> int:
        return legal[chance.below(len(legal))]
