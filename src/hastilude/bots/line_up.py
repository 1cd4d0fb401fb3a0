"""The bots by name: what `--bots greedy,random` means."""

from collections.abc import Callable

from hastilude.bots.bot import Bot, RandomBot
from hastilude.bots.greedy import GreedyBot
from hastilude.core.game import GameError, Rulebook


def random_bot(rulebook: Rulebook) -> Bot:
    return RandomBot()


def greedy_bot(rulebook: Rulebook) -> Bot:
    insight = rulebook.insight()
    if insight is None:
        raise GameError(f"{rulebook.game.id} has no insight, so a greedy bot cannot play it")
    return GreedyBot(insight)


#: from the weakest to the strongest
BOTS: dict[str, Callable[[Rulebook], Bot]] = {"random": random_bot, "greedy": greedy_bot}


def find_bot(name: str, rulebook: Rulebook) -> Bot:
    """The bot of a name, ready to play a game; GameError if there is none."""
    if name not in BOTS:
        raise GameError(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name](rulebook)
