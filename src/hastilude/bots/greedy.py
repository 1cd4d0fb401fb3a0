"""Looks one action ahead and takes what looks best."""

from typing import Final

from hastilude.bots.bot import Bot, sure_win
from hastilude.core.chance import Chance
from hastilude.core.insight import Insight
from hastilude.core.state import CHOICE, State

#: values as near as this are equal: sums of the same numbers in another order differ so
NEAR: Final = 1e-9


class GreedyBot(Bot):
    """Takes the action with the best outlook by the game's insight; ties by chance."""

    def __init__(self, insight: Insight) -> None:
        self.insight = insight

    def choose(self, legal: list[int], sight: State | None, chance: Chance) -> int:
        assert sight is not None, "a greedy bot must see"
        insight = self.insight
        if len(legal) > 1:
            win = sure_win(insight, sight, legal, insight.depth(sight), chance)
            if win != CHOICE:
                return win
        weights = insight.priors(sight, legal)
        # with a weight of 0, another action gives an equal result
        actions = [legal[i] for i in range(len(legal)) if weights[i] > 0.0]
        outlooks = insight.outlooks(sight, actions, chance)
        best: list[int] = []
        height = -1.0
        for i in range(len(actions)):
            if outlooks[i] > height + NEAR:
                best = [actions[i]]
                height = outlooks[i]
            elif outlooks[i] >= height - NEAR:
                best.append(actions[i])
        return best[chance.below(len(best))]
