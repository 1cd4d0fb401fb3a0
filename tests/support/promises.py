"""What the table promises, and what comes of it: every percentage, noted where it is told.

A game's watcher looks at each decision and at what happens, and settles a promise when its duel, battle or
game is over. What is settled together (one duel, one battle, one game) is one *cluster*: it is won or lost
together, and intervals are made of clusters, not of single values.
"""

import itertools
import math
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any, ClassVar, NamedTuple

from hastilude.bots.bot import Bot
from hastilude.bots.ismcts import Budget, hints, think
from hastilude.bots.line_up import find_bot
from hastilude.bots.tree import Manner, Search
from hastilude.core.calibration import EXACT, Calibration, Curve, calibration_in
from hastilude.core.chance import Chance, SeededChance, seed_of
from hastilude.core.game import Rulebook
from hastilude.core.state import CHOICE, OVER, State
from hastilude.core.words import Event

#: what the brief allows beside the interval
MARGIN = 0.03
Z = 1.96
#: clusters of what was tried out many times
REHEARSED = 1 << 40
_STAGES = itertools.count(REHEARSED)


@dataclass
class Promise:
    """A chance that was told beside an option which was then chosen."""

    #: the remark, as a player reads it
    code: str
    #: the curve that it went through, and what went in
    kind: str
    reckoned: float
    told: float
    seat: int
    cluster: int = 0
    #: 0 … 1: what came of it
    came: float = 0.0


class Watcher:
    """Of one game at a time; each game that tells odds has its own."""

    #: what is told so seldom that it is tried out many times over, from copies of the same state
    rehearsed: ClassVar[dict[str, int]] = {}

    def __init__(self) -> None:
        self.settled: list[Promise] = []

    def chooses(self, state: Any, action: int, promises: list[Promise]) -> None:
        raise NotImplementedError

    def happened(self, state: Any, events: list[Event]) -> None:
        raise NotImplementedError


def promised(rulebook: Rulebook, state: State, action: int) -> list[Promise]:
    """The chances beside an action, with their curves."""
    calibration = calibration_in(rulebook.folder)
    calibration.noted = []
    try:
        said = rulebook.remarks_of(state, action)
        told = {found: (kind, reckoned) for kind, reckoned, found in calibration.noted}
    finally:
        calibration.noted = None
    found = []
    for remark in said:
        if remark.chance is not None:  # without a curve it is told as it is reckoned: a die of the goblet
            kind, reckoned = told.get(remark.chance, (remark.code, remark.chance))
            found.append(Promise(remark.code, kind, reckoned, remark.chance, state.decider()))
    return found


# -- hints -----------------------------------------------------------------------------------------


class Advice:
    """A hint is asked for, and followed: what it promises is settled when the game is over."""

    def __init__(self, rulebook: Rulebook, looks: int) -> None:
        self.rulebook = rulebook
        self.looks = looks
        self.open: list[Promise] = []

    def ask(self, sight: State, chance: Chance) -> int:
        search = Search(sight, self.rulebook.insight(), Manner(), [])
        think(search, sight.legal(), Budget(looks=self.looks), chance)
        if search.looks == 0:  # nothing to choose between: only a chance to estimate
            search.attend(search.candidates, self.looks, chance)
        best = hints(search)[0]
        told = self.rulebook.told_hint(sight, best.chance)
        kind = self.rulebook.company(sight)
        self.open.append(Promise("hint", kind, best.chance, told, search.seat))
        return best.action

    def over(self, payoffs: list[float]) -> list[Promise]:
        for promise in self.open:
            promise.came = payoffs[promise.seat]
        found, self.open = self.open, []
        return found


# -- games -----------------------------------------------------------------------------------------


class Table(NamedTuple):
    """One game that is played for its promises."""

    seats: int
    given: dict[str, str]
    bot: str
    seed: str


def play(
    rulebook: Rulebook, table: Table, watcher: Watcher | None, looks: int = 0, every: int = 0
) -> Iterator[Promise]:
    """A game to its end, and the promises it settles; a hint is asked for every so many decisions."""
    chance = SeededChance(seed_of("promises", table.seed, table.seats, str(table.given), table.bot))
    state = rulebook.start(table.seats, rulebook.game.choose(table.given), rulebook.components(), chance)
    bot: Bot = find_bot(table.bot, rulebook)
    advice = Advice(rulebook, looks)
    number = chance.below(every) if every else 1
    while (seat := state.decider()) != OVER:
        action = state.forced()
        if action == CHOICE:
            legal = state.legal()
            action = legal[0]
            if len(legal) > 1:
                sight = state.imagine(seat, chance)
                number += 1
                if every and number % every == 0:
                    action = advice.ask(sight, chance)
                else:
                    action = bot.choose(legal, sight, chance)
                if watcher is not None:
                    made = promised(rulebook, state, action)
                    yield from _rehearse(watcher, state, action, made, bot, chance)
                    watcher.chooses(state, action, made)
        state.events = [] if watcher is not None else None
        state.apply(action, chance)
        if watcher is not None:
            watcher.happened(state, state.events or [])
        state.events = None
    if watcher is not None:
        yield from watcher.settled
        watcher.settled = []
    yield from advice.over(state.payoffs())


def _rehearse(
    watcher: Watcher, state: State, action: int, made: list[Promise], bot: Bot, chance: Chance
) -> Iterator[Promise]:
    for promise in made:
        stage_number = next(_STAGES)
        for _ in range(watcher.rehearsed.get(promise.code, 0)):
            stage, again = state.copy(), type(watcher)()
            again.chooses(stage, action, [replace(promise)])
            step = action
            while not again.settled and stage.decider() != OVER:
                stage.events = []
                stage.apply(step, chance)
                again.happened(stage, stage.events)
                stage.events = None
                if (seat := stage.decider()) != OVER:
                    step = stage.forced()
                    if step == CHOICE:
                        step = bot.choose(stage.legal(), stage.imagine(seat, chance), chance)
            for settled in again.settled:
                settled.cluster = stage_number
                yield settled


# -- are they kept? --------------------------------------------------------------------------------


class Tenth(NamedTuple):
    told: float
    came: float
    number: int
    clusters: int
    #: half of the 95 % interval of `came`, made of clusters
    half: float

    @property
    def holds(self) -> bool:
        return abs(self.told - self.came) <= self.half + MARGIN


def tenths(promises: Iterable[Promise]) -> list[Tenth]:
    groups: dict[int, list[Promise]] = defaultdict(list)
    for promise in promises:
        groups[min(9, int(promise.told * 10))].append(promise)
    return [_tenth(group) for _, group in sorted(groups.items())]


def _tenth(group: list[Promise]) -> Tenth:
    number = len(group)
    came = sum(promise.came for promise in group) / number
    told = sum(promise.told for promise in group) / number
    sums: dict[int, float] = defaultdict(float)
    sizes: dict[int, int] = defaultdict(int)
    for promise in group:
        sums[promise.cluster] += promise.came - came
        sizes[promise.cluster] += 1
    clusters = len(sizes)
    # how many independent values these are worth: by the spread of the clusters, and never more than
    # there are; where all came alike, by the sizes of the clusters
    spread = sum(value * value for value in sums.values())
    single = number * came * (1 - came)
    design = spread / single if single > 0 else sum(n * n for n in sizes.values()) / number
    worth = number / max(1.0, design)
    return Tenth(told, came, number, clusters, _half(came, worth))


def _half(share: float, number: float) -> float:
    """Wilson's interval: its farther end, so that four of four is not taken for certain."""
    z2 = Z * Z / number
    middle = (share + z2 / 2) / (1 + z2)
    half = Z / (1 + z2) * math.sqrt(share * (1 - share) / number + z2 / (4 * number))
    return max(abs(middle + half - share), abs(middle - half - share))


def by_code(promises: Iterable[Promise]) -> dict[str, list[Promise]]:
    found: dict[str, list[Promise]] = defaultdict(list)
    for promise in promises:
        found[promise.code].append(promise)
    return dict(sorted(found.items()))


def report(promises: Iterable[Promise]) -> list[str]:
    lines = []
    for code, group in by_code(promises).items():
        lines.append(f"{code}: {len(group)} told in {len({one.cluster for one in group})} clusters")
        for tenth in tenths(group):
            mark = "" if tenth.holds else "  WRONG"
            lines.append(
                f"  told {100 * tenth.told:5.1f} %  came {100 * tenth.came:5.1f} % ± {100 * tenth.half:4.1f}"
                f"  of {tenth.number} in {tenth.clusters}{mark}"
            )
    return lines


# -- curves ----------------------------------------------------------------------------------------


def fit(promises: list[Promise], parts: int = 20, doubt: float = 20.0) -> Curve:
    """A curve that rises through the means of equal parts (pool adjacent violators).

    Each part is taken with some values that came as reckoned: where little was seen, little is changed.
    What is reckoned certain, either way, is a part of its own.
    """
    blocks: list[list[float]] = []  # sum of reckoned, sum of what came, number
    for part in range(-1, parts + 1):
        rows = [one for one in promises if _part(one.reckoned, parts) == part]
        if rows:
            reckoned = sum(one.reckoned for one in rows)
            more = doubt * reckoned / len(rows)
            came = sum(one.came for one in rows)
            blocks.append([reckoned + more, came + more, len(rows) + doubt])
    merged: list[list[float]] = []
    for block in blocks:
        merged.append(list(block))
        while len(merged) > 1 and merged[-2][1] / merged[-2][2] >= merged[-1][1] / merged[-1][2]:
            last = merged.pop()
            merged[-1] = [a + b for a, b in zip(merged[-1], last, strict=True)]
    xs = [round(block[0] / block[2], 4) for block in merged]
    ys = [round(block[1] / block[2], 4) for block in merged]
    return Curve(tuple(xs), tuple(ys), len(promises))


def _part(reckoned: float, parts: int) -> int:
    if reckoned <= 0.001 or reckoned >= 0.999:
        return -1 if reckoned < 0.5 else parts
    return int(reckoned * parts)


def curves(promises: Iterable[Promise]) -> dict[str, Curve]:
    groups: dict[str, list[Promise]] = defaultdict(list)
    for promise in promises:
        groups[promise.kind].append(promise)
    return {kind: fit(group) for kind, group in sorted(groups.items()) if len(group) >= 100 and kind != EXACT}


def forget_curves(rulebook: Rulebook) -> Calibration:
    """As if nothing had been learned yet."""
    calibration = calibration_in(rulebook.folder)
    calibration.curves = {}
    return calibration
