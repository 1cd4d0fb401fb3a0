"""The bot that searches: information-set Monte-Carlo tree search over the game's insight.

`bots/tree.py` has the search itself; here is how long it goes on, what is kept of it for the
next decision, and what a player is told when it is asked for advice.
"""

import time
from collections.abc import Callable
from typing import NamedTuple

from hastilude.bots.bot import Bot, sure_win
from hastilude.bots.tree import Manner, Node, Report, Search
from hastilude.core.chance import Chance
from hastilude.core.insight import Insight
from hastilude.core.state import CHOICE, State

#: trains of thought that a bot keeps for the decisions to come
KEPT = 8


class Budget(NamedTuple):
    """How long a decision is thought about: until either is spent."""

    looks: int | None = None
    seconds: float | None = None

    def part(self, share: float) -> "Budget":
        """Small decisions of one turn share its time."""
        looks = None if self.looks is None else max(1, round(self.looks * share))
        return Budget(looks, None if self.seconds is None else self.seconds * share)


class Hint(NamedTuple):
    """An action, the chance to win with it, and how the game would go on, as far as anybody can see."""

    action: int
    chance: float
    line: tuple[int, ...]


class Helpers:
    """Others who think about the same decision. Alone: nobody."""

    def ask(self, sight: State, budget: Budget, chance: Chance) -> None: ...

    def answers(self) -> list[Report]:
        """What they have found, of those who have."""
        return []


class IsmctsBot(Bot):
    """Searches as long as its budget lasts, and with helpers on other cores too.

    `see` gives what a seat sees of a state as bytes. With it a bot whose next decision follows
    from this one, as in an exchange, goes on with the same tree.
    """

    def __init__(
        self,
        insight: Insight | None,
        budget: Budget,
        manner: Manner | None = None,
        see: Callable[[State, int], bytes] | None = None,
        helpers: Helpers | None = None,
    ) -> None:
        self.insight = insight
        self.budget = budget
        self.manner = manner or Manner()
        self.see = see
        self.helpers = helpers or Helpers()
        self._kept: dict[bytes, list[Node]] = {}

    def choose(self, legal: list[int], sight: State | None, chance: Chance) -> int:
        assert sight is not None, "a searching bot must see"
        if len(legal) == 1:
            return legal[0]
        budget = self.budget
        if self.insight is not None:
            win = sure_win(self.insight, sight, legal, self.insight.reach(sight), chance)
            if win != CHOICE:
                return win
            pace = self.insight.pace(sight)
            if pace == 0.0:
                return self.insight.step(sight)
            budget = budget.part(pace)
        self.helpers.ask(sight, budget, chance)
        search = self.search(legal, sight, chance, budget)
        action = best_of([search.report(), *self.helpers.answers()])
        self._keep(search, action, chance)
        return action

    def search(self, legal: list[int], sight: State, chance: Chance, budget: Budget) -> Search:
        """Think about a decision."""
        trees = self._kept.pop(self.see(sight, sight.decider()), []) if self.see is not None else []
        search = Search(sight, self.insight, self.manner, trees)
        think(search, legal, budget, chance)
        return search

    def hints(self, sight: State, chance: Chance) -> list[Hint]:
        """The actions worth a thought, the best first, with a chance to win for each."""
        return hints(self.search(sight.legal(), sight, chance, self.budget))

    def _keep(self, search: Search, action: int, chance: Chance) -> None:
        """What was thought about the next decision, if it is this seat's and follows for certain."""
        sight = search.root
        if self.see is None or sight.reveals(action):
            return
        after = sight.copy()
        after.apply(action, chance)
        if after.decider() == search.seat and len(after.legal()) > 1:
            self._kept[self.see(after, search.seat)] = search.trees_after(action)
            if len(self._kept) > KEPT:
                self._kept.pop(next(iter(self._kept)))


def think(search: Search, legal: list[int], budget: Budget, chance: Chance) -> None:
    """Halve the candidates again and again; every round has the same part of the budget."""
    start = time.perf_counter()
    search.begin(legal, chance)
    rounds = max(1, (len(search.candidates) - 1).bit_length()) if len(search.candidates) > 1 else 0
    for number in range(1, rounds + 1):
        looks = budget.looks * number // rounds if budget.looks is not None else None
        end = start + budget.seconds * number / rounds if budget.seconds is not None else None
        search.look_ahead(chance)
        while (looks is None or search.looks < looks) and (end is None or time.perf_counter() < end):
            search.look_ahead(chance)
        search.narrow((len(search.candidates) + 1) // 2)


def best_of(reports: list[Report]) -> int:
    """The action with the best mean among those that all searches together looked at most."""
    return ranked(reports)[0][0]


def ranked(reports: list[Report]) -> Report:
    """All actions that were looked at, added up: the best first, and first those looked at most."""
    sums: dict[int, tuple[int, float]] = {}
    for report in reports:
        for action, visits, total in report:
            before = sums.get(action, (0, 0.0))
            sums[action] = before[0] + visits, before[1] + total
    # who has less than half the looks of another was given up: the mean is of few looks
    enough = max(visits for visits, _ in sums.values()) / 2
    found = [(action, visits, total) for action, (visits, total) in sums.items()]
    return sorted(found, key=lambda row: (row[1] < enough, -row[2] / max(row[1], 1)))


def hints(search: Search) -> list[Hint]:
    return [
        Hint(action, total / visits, tuple(search.line(action)))
        for action, visits, total in ranked([search.report()])
        if visits
    ]
