"""The bots by name: what `--bots greedy,random` means."""

from collections.abc import Callable
from pathlib import Path

from hastilude.bots.bot import Bot, RandomBot
from hastilude.bots.elsewhere import ElsewhereBot
from hastilude.bots.judging import insight_of, with_weights
from hastilude.bots.levels import LEVELS, Means, searcher, squire
from hastilude.core.game import GameError, Rulebook


def random_bot(rulebook: Rulebook, means: Means) -> Bot:
    return RandomBot()


#: from the weakest to the strongest; what a squire does is also known as greedy
BOTS: dict[str, Callable[[Rulebook, Means], Bot]] = {"random": random_bot, **LEVELS, "greedy": squire}
#: second names: nobody is offered the same level twice
ALIASES = frozenset({"greedy"})


def find_bot(name: str, rulebook: Rulebook, means: Means | None = None) -> Bot:
    """The bot of a name, ready to play a game; GameError if there is none.

    Besides the names there are, for measurements: `ismcts:…` with any budget, `plain:ismcts:…` without
    what was learned, `weights:FILE:ismcts:…` with the weights of a file, and `build:FOLDER:knight`, a bot of
    another build of this package, such as a released one (`bench/released.sh`).
    """
    if name.startswith("ismcts:"):
        return searcher(name.partition(":")[2], rulebook, insight_of(rulebook))
    if name.startswith("plain:ismcts:"):
        return searcher(name.removeprefix("plain:ismcts:"), rulebook, rulebook.insight())
    if name.startswith("weights:"):
        path, _, budget = name.removeprefix("weights:").rpartition(":ismcts:")
        return searcher(budget, rulebook, with_weights(rulebook, Path(path)))
    if name.startswith("build:"):
        folder, _, there = name.removeprefix("build:").partition(":")
        return ElsewhereBot(rulebook, folder, there)
    if name not in BOTS:
        raise GameError(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name](rulebook, means or Means())
