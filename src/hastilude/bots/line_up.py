"""The bots by name: what `--bots greedy,random` means."""

from collections.abc import Callable

from hastilude.bots.bot import Bot, RandomBot
from hastilude.bots.levels import LEVELS, Means, searcher, squire
from hastilude.core.game import GameError, Rulebook


def random_bot(rulebook: Rulebook, means: Means) -> Bot:
    return RandomBot()


#: from the weakest to the strongest; what a squire does is also known as greedy
BOTS: dict[str, Callable[[Rulebook, Means], Bot]] = {"random": random_bot, **LEVELS, "greedy": squire}


def find_bot(name: str, rulebook: Rulebook, means: Means | None = None) -> Bot:
    """The bot of a name, ready to play a game; GameError if there is none.

    Besides the names there is `ismcts:…` with any budget, for measurements.
    """
    if name.startswith("ismcts:"):
        return searcher(name.partition(":")[2], rulebook)
    if name not in BOTS:
        raise GameError(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name](rulebook, means or Means())
