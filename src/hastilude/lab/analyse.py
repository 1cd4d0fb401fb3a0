"""A recorded game, thought over: who stood how at every decision, what would have been better, and what
was luck.

Each decision is searched as its decider saw it, from an imagined state. The search gives every seat's
chances with the best action and with what was done: the difference is what the decider gave away. What
the chances are at the next decision against that is luck: cards and dice, and what came to light. So a
seat's way from the beginning to the end is the sum of its own slips, those of the others, and luck.
"""

from collections.abc import Callable, Iterator
from enum import Enum
from itertools import pairwise
from math import exp
from typing import NamedTuple

from hastilude.bots.bot import sure_win
from hastilude.bots.ismcts import Budget, best_of, think
from hastilude.bots.judging import insight_of
from hastilude.bots.tree import Manner, Search
from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.components import Components
from hastilude.core.game import GameError, Rulebook
from hastilude.core.record import Record, Replay
from hastilude.core.state import CHOICE, OVER, State
from hastilude.core.words import Remark

#: looks ahead for each decision; a glance gives the first picture of a whole game
LOOKS = 400
GLANCE = 60
#: turning points that are named
TURNS = 5
#: a better action is named from this gain on: less is within what a search may err
GAIN = 0.02
#: how fast accuracy falls with what was given away: a tenth of a win on average leaves 45 %
SHARPNESS = 8.0


class Quality(Enum):
    """How good a decision was, by the chance it gave away as its decider could see it."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


#: the least that each gives away, the worst first
GIVEN_AWAY = (
    (0.15, Quality.BLUNDER),
    (0.07, Quality.MISTAKE),
    (0.03, Quality.INACCURACY),
    (0.005, Quality.GOOD),
)

Chances = tuple[float, ...]


class Moment(NamedTuple):
    """A decision: what could be had, and what was done."""

    n: int
    seat: int
    action: str
    #: each seat's chance to win with the best action, and with what was done
    stands: Chances
    after: Chances
    best: str
    #: how the game might have gone on
    line: tuple[str, ...]
    #: how many actions there were
    choices: int = 0
    #: what the best action costs and gives, and what was done, as the decider was told
    for_best: tuple[Remark, ...] = ()
    for_done: tuple[Remark, ...] = ()
    #: looks that the judgement rests on
    looks: int = 0

    @property
    def chance(self) -> float:
        """The decider's, with what was done."""
        return self.after[self.seat]

    @property
    def best_chance(self) -> float:
        return self.stands[self.seat]

    @property
    def gain(self) -> float:
        """What the best action would have added."""
        return max(0.0, self.best_chance - self.chance)

    @property
    def better(self) -> str | None:
        return self.best if self.best != self.action and self.gain >= GAIN else None

    @property
    def quality(self) -> Quality:
        if self.best == self.action:
            return Quality.BEST
        return next((quality for least, quality in GIVEN_AWAY if self.gain >= least), Quality.BEST)


class Account(NamedTuple):
    """Where a seat's chances went from the beginning to the end."""

    #: in percent, over the decisions in which there was something to decide
    accuracy: float
    #: what its own decisions, those of the others, and luck made of its chances: with the share that
    #: all begin with they add up to the end
    own: float
    others: float
    luck: float
    #: how many of its decisions were of each quality
    counts: dict[str, int]


class Analysis(NamedTuple):
    record: Record
    moments: list[Moment]
    #: each seat's payoff
    end: Chances

    @property
    def fair(self) -> float:
        """What all begin with."""
        return 1.0 / len(self.end)

    def luck(self) -> list[Chances]:
        """What luck gave each seat: before the first decision, and after each."""
        begin = tuple(self.fair for _ in self.end)
        after = [begin, *(moment.after for moment in self.moments)]
        then = [*(moment.stands for moment in self.moments), self.end]
        return [_difference(one, other) for one, other in zip(then, after, strict=True)]

    def swings(self) -> list[float]:
        """By how much the chances of the seat that it touched most changed from each decision to the next."""
        stands = [*(moment.stands for moment in self.moments), self.end]
        return [max(map(abs, _difference(then, now))) for now, then in pairwise(stands)]

    def turning_points(self, count: int = TURNS) -> list[Moment]:
        """The decisions after which most was different, the biggest first."""
        swings = self.swings()
        order = sorted(range(len(swings)), key=lambda i: (-swings[i], i))
        return [self.moments[i] for i in order[:count]]

    def mistakes(self, count: int | None = TURNS) -> list[Moment]:
        """The decisions that cost their decider most, the costliest first."""
        wrong = [moment for moment in self.moments if moment.better is not None]
        return sorted(wrong, key=lambda moment: (-moment.gain, moment.n))[:count]

    def account(self, seat: int) -> Account:
        own = others = 0.0
        counts = {quality.value: 0 for quality in Quality}
        kept: list[float] = []
        for moment in self.moments:
            change = moment.after[seat] - moment.stands[seat]
            if moment.seat != seat:
                others += change
                continue
            own += change
            if moment.choices != 1:
                counts[moment.quality.value] += 1
                kept.append(exp(-SHARPNESS * moment.gain))
        luck = sum(row[seat] for row in self.luck())
        accuracy = 100.0 * sum(kept) / len(kept) if kept else 100.0
        return Account(accuracy, own, others, luck, counts)


def _difference(one: Chances, other: Chances) -> Chances:
    return tuple(a - b for a, b in zip(one, other, strict=True))


def analyse(
    record: Record,
    components: Components | None = None,
    rulebook: Rulebook | None = None,
    looks: int = LOOKS,
    report: Callable[[int], None] = lambda done: None,
) -> Analysis:
    """Think over every decision of a record; RecordError if it does not hold."""
    whole = Replay(record, components, rulebook)
    while whole.more():  # a record that does not hold is refused before anybody thinks
        whole.step()
    found: list[Moment] = []
    for moment in moments(record, components, rulebook, looks):
        found.append(moment)
        report(moment.n)
    return Analysis(record, found, end_of(whole.state, found))


def end_of(state: State, found: list[Moment]) -> Chances:
    """The payoffs; of a record that breaks off, the last that is known."""
    if state.decider() == OVER:
        return tuple(state.payoffs())
    return found[-1].after if found else ()


def moments(
    record: Record,
    components: Components | None = None,
    rulebook: Rulebook | None = None,
    looks: int = LOOKS,
    first: int = 1,
) -> Iterator[Moment]:
    """The decisions of a record that holds, from the `first` on.

    In whatever parts a record is thought over, the moments are the same.
    """
    replay = Replay(record, components, rulebook)
    if replay.rulebook.insight() is None:
        raise GameError(f"{replay.rulebook.game.name['en']} has no insight yet, so it cannot be analysed")
    while replay.more() and replay.next < first:
        replay.step()
    while replay.more():
        yield judged(
            replay.rulebook,
            replay.state,
            replay.rulebook.actions.parse(record.lines[replay.next].action or ""),
            replay.next,
            looks,
        )
        replay.step()


def judged(rulebook: Rulebook, state: State, done: int, n: int, looks: int) -> Moment:
    """A decision as its decider saw it, and what was done."""
    seat, text = state.decider(), rulebook.actions.text
    chance = SeededChance(seed_of("analyse", n))
    sight: State = state.imagine(seat, chance)
    search = Search(sight, insight_of(rulebook), Manner(), [])
    legal = sight.legal()
    think(search, legal, Budget(looks=looks), chance)
    win = _sure_win(rulebook, sight, chance)
    best = best_of([search.report()]) if win == CHOICE else win
    # side by side, with the same luck: what is compared is the two actions and nothing else
    search.attend(list(dict.fromkeys([best, done])), looks // 4 + 1, chance)
    with_best, with_done = search.expected(best), search.expected(done)
    if win != CHOICE:  # known, not searched: nothing is better
        with_best = [float(other == seat) for other in range(len(with_best))]
        with_done = with_best if done == win else with_done
    elif with_done[seat] >= with_best[seat]:
        best, with_best = done, with_done
    remarks = rulebook.remarks(sight)
    return Moment(
        n=n,
        seat=seat,
        action=text(done),
        stands=_rounded(with_best),
        after=_rounded(with_done),
        best=text(best),
        line=tuple(text(step) for step in search.line(best)),
        choices=len(legal),
        for_best=remarks.get(best, ()),
        for_done=remarks.get(done, ()),
        looks=looks,
    )


def _sure_win(rulebook: Rulebook, sight: State, chance: SeededChance) -> int:
    """A win at once before all that a search may find; CHOICE if none is known."""
    insight = insight_of(rulebook)
    assert insight is not None
    return sure_win(insight, sight, sight.legal(), insight.reach(sight), chance)


def _rounded(chances: list[float]) -> Chances:
    return tuple(round(share, 4) for share in chances)
