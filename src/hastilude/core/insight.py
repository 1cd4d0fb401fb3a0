"""What a game knows about good play: how a state looks, and what is worth trying.

Rules say what may be done, an insight says what is promising. Bots that think ahead ask it
where their look ahead stops (values) and where it should begin (priors). It is optional: a
game without one can still be played by bots that need none.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from hastilude.core.chance import Chance, ExtremeChance
from hastilude.core.network import Judgement
from hastilude.core.state import CHOICE, OVER, State

#: actions that a search looks at unless a game knows better
BREADTH = 8

#: numbers of chance that are tried low and high before a win is called sure
FEW_DICE: Final = 4
BETWEEN: Final = 2

#: states that are tried for it at most, for each depth
TRIED: Final = 400

NOTHING_LEARNED: Final[dict[int, Judgement]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Insight:
    """A game's judgement. Holds nothing between calls: one object may serve many games.

    Every state that it is given is an imagined one. It may use all of it, but a judgement for
    one seat (`value`, `outlook`) is steadier when it leaves alone what that seat only guesses.
    """

    #: by number of seats: how likely each of them wins, as it was learned from games; where there is one,
    #: a game may judge by it
    judgements: dict[int, Judgement] = NOTHING_LEARNED

    #: imagined states in which a win must be one too before it is called sure
    worlds: int = 16

    def value(self, state: State, seat: int) -> float:
        """How good the state looks for a seat, 0 … 1: about its chance to win."""
        raise NotImplementedError

    def values(self, state: State) -> list[float]:
        """The same for all seats at once, each looking at its own cards as they are imagined."""
        raise NotImplementedError

    def outlook(self, state: State, action: int, chance: Chance) -> float:
        """How good a legal action looks for the decider: the value after it, on a copy.

        A game overrides this where the action ends in luck, a card drawn, which would drown
        the difference between two actions: then the luck is left out.
        """
        seat = state.decider()
        assert seat != OVER
        after = state.copy()
        after.apply(action, chance)
        return self.value(after, seat)

    def outlooks(self, state: State, actions: list[int], chance: Chance) -> list[float]:
        """Of some of the legal actions. A game overrides this where they share work."""
        return [self.outlook(state, action, chance) for action in actions]

    def prior(self, state: State, action: int) -> float:
        """How likely a sensible decider takes this legal action, as a weight of 0 or more."""
        return 1.0

    def priors(self, state: State, legal: list[int]) -> list[float]:
        """The weights of all legal actions; at least one is above 0.

        0 means: not worth a look, because another of these actions gives an equal result, or because
        nobody sensible does it: what people would call stupid is ruled out here, not outvoted by luck.
        """
        return [self.prior(state, action) for action in legal]

    def pace(self, state: State) -> float:
        """How much of a decision's thinking time this one deserves, 0 … 1.

        Below 1 for the small steps of a longer turn, so that the whole of it stays pleasant.
        0 where nothing is gained by thinking: then `step` is taken as it comes.
        """
        return 1.0

    def playout(self, state: State) -> int:
        """Decisions that a look ahead makes greedily beyond its tree, before the state is judged.

        They cost time and add luck: only where states are hard to judge halfway.
        """
        return 0

    def caution(self, state: State) -> float:
        """Looks ahead that the outlooks of two actions count for when a search compares them.

        Many where a look ahead is mostly luck, as with dice: few looks then tell nothing. Only
        for a game whose outlooks are on the scale of its values and fair to all its actions.
        """
        return 0.0

    def breadth(self, state: State) -> int:
        """Actions that a search looks at, the most promising; it gives up half of them again and again.

        Few where a look ahead is mostly luck and the outlooks are good.
        """
        return BREADTH

    def step(self, state: State) -> int:
        """The action that plainly comes next inside a longer move, or CHOICE where one is to be made.

        Macro-moves: a look ahead takes such steps without asking what else might be done.
        """
        return CHOICE

    def depth(self, state: State) -> int:
        """How many decisions of its own the decider looks through for a win; 0 where none can end the game.

        More than one only where few states have to be tried: every decision of a squire asks.
        """
        return 1

    def reach(self, state: State) -> int:
        """How many those look through who take their time: who searches, and an analysis."""
        return self.depth(state)

    def wins(self, state: State, actions: list[int], depth: int, chance: Chance) -> list[int]:
        """Those of the actions that win within so many decisions of one's own, as far as this state tells.

        Here: after which the game ends with the decider as the only winner before anybody else has a choice,
        however the dice fall. A game overrides this where hardly any of many actions could win.
        """
        left = [TRIED]
        return [action for action in actions if _wins(state, action, depth, left, chance)]

    def believe(self, state: State, seat: int, chance: Chance) -> None:
        """Bring an imagined state nearer to what a seat has reason to believe.

        `State.imagine` deals what the seat cannot know, every possibility as likely as the
        next; what the others did may speak for some of them. Changes the state in place, and
        only what the seat cannot know.
        """


def _wins(state: State, action: int, depth: int, left: list[int], chance: Chance) -> bool:
    """Whatever falls, as low and as high as it can be and a few times in between; what is still to be decided
    may follow what has fallen."""
    seat = state.decider()
    for number in range((1 << FEW_DICE) + BETWEEN):
        if left[0] == 0:
            return False
        left[0] = left[0] - 1
        luck = ExtremeChance(FEW_DICE, number)
        after = state.copy()
        after.apply(action, luck if number < 1 << FEW_DICE else chance)
        legal: list[int] = []
        while after.decider() != OVER:
            legal = after.legal()
            if len(legal) != 1:
                break
            after.apply(legal[0], luck if number < 1 << FEW_DICE else chance)
        if after.decider() == OVER:
            if after.payoffs()[seat] != 1.0:
                return False
        elif depth == 1 or after.decider() != seat or not _may_win(after, legal, depth - 1, left, chance):
            return False
        if number == 0 and not luck.asked:
            return True
    return True


def _may_win(state: State, legal: list[int], depth: int, left: list[int], chance: Chance) -> bool:
    return any(_wins(state, action, depth, left, chance) for action in legal)
