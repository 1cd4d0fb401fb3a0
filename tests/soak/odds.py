"""The odds that Rise Shields shows are the odds that it plays.

    python tests/soak/odds.py [--battles 100000] [--each] [--option charge_path=no_revisit …]

Every unit against every other, melee and shots, into front, flank and rear, on every terrain of both
cells, with and without a charge: the chances in the view before an attack is declared, beside what
comes of so many battles that the rules really fight, first strike and counterstrike included.
`--battles` are shared out among the set-ups of two units, or fought in each set-up (`--each`). Each of
the three chances of a set-up is tested by the exact binomial tails, with Bonferroni's correction for
all of them; the wins of two units together by their normal deviate.
"""

import argparse
import itertools
import math
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from hastilude.core.chance import Chance, RecordedChance, SeededChance, seed_of
from hastilude.games.rise_shields import actions, odds, phases, totals
from hastilude.games.rise_shields.hexes import CELL_NAMES
from hastilude.games.rise_shields.names import (
    CATAPULT_TYPE,
    FIRST_LEADER_TYPE,
    KNIGHT_CHARGE,
    LEADERS,
    PLAIN,
    SILVER_TYPES,
    TERRAINS,
    TREASURY,
    TYPES,
    UNIT_NAMES,
)
from hastilude.games.rise_shields.rulebook import RULEBOOK
from hastilude.games.rise_shields.rules import RiseShields
from hastilude.games.rise_shields.terms import ATTACKS, DEAD, FIRST
from support.rise_shields import FIGURES, place

HERE = "6.4"
#: a neighbour of it, and a cell across one
NEXT, ACROSS = "6.5", "6.6"
#: plain cells that a charge has passed
CHARGES = (0, 3)
#: how improbable what happens by mere chance must be for the whole run to be called wrong
LIMIT = 0.001
#: for decisions that roll nothing
NO_CHANCE = RecordedChance([])
OUTCOMES = ("win", "first_loss", "counter_loss")


class SetUp(NamedTuple):
    """One attack, declared but for its facing."""

    name: str
    declared: RiseShields
    facing: int
    #: what the table shows: win, first loss, counter loss
    shown: tuple[float, float, float]


# -- two units before each other ---------------------------------------------------------------


def token(kind: int, seat: int) -> str:
    """A token of this type for a seat: gold ones and leaders are in the box once."""
    if kind < SILVER_TYPES or kind == CATAPULT_TYPE:
        return f"{('order', 'nobility')[seat]}_{TYPES[kind]}"
    return TYPES[kind]


def pairs() -> Iterator[tuple[int, int]]:
    for one in range(len(TYPES)):
        for two in range(len(TYPES)):
            if token(one, 0) != token(two, 1):
                yield one, two


def position(one: int, two: int, cell: str, ground: int, cover: int, options: dict[str, str]) -> RiseShields:
    """The two, and for each side a leader and pikemen far away, so that no battle ends the game."""
    fighters = [(token(one, 0), 0, HERE, 5), (token(two, 1), 1, cell, 5)]
    free = [leader for leader in LEADERS if leader not in (TYPES[one], TYPES[two])]
    far = [("outlaws_pikemen", 0, "12.1", 5), ("magistrate_pikemen", 1, "0.9", 2)]
    if one < FIRST_LEADER_TYPE:
        far.append((free.pop(), 0, "12.0", 5))
    if two < FIRST_LEADER_TYPE:
        far.append((free.pop(), 1, "0.10", 2))
    figures = FIGURES.copy()
    figures.terrain = [PLAIN] * len(CELL_NAMES)
    figures.terrain[CELL_NAMES.index(HERE)] = ground
    figures.terrain[CELL_NAMES.index(cell)] = cover
    return place(*fighters, *far, figures=figures, options=options)


def terrains(kind: int) -> tuple[int, ...]:
    """War machines stand on plain cells only (RS-061)."""
    return (PLAIN,) if kind == CATAPULT_TYPE else tuple(range(len(TERRAINS)))


def set_ups(one: int, two: int, options: dict[str, str]) -> Iterator[SetUp]:
    charges = CHARGES if FIGURES.abilities[one] & KNIGHT_CHARGE else (0,)
    for cell in (NEXT, ACROSS):
        for ground, cover in itertools.product(terrains(one), terrains(two)):
            game = position(one, two, cell, ground, cover, options)
            for charge in charges:
                if not charge or ground in (PLAIN, TREASURY):
                    yield from _attacks(game, charge, cell)


def _attacks(game: RiseShields, charge: int, cell: str) -> Iterator[SetUp]:
    """All attacks that the rules allow here, into each side."""
    unit, target = (game.at[CELL_NAMES.index(name)] for name in (HERE, cell))
    ground, cover = (TERRAINS[game.setting.terrain[game.where[u]]] for u in (unit, target))
    seen: set[tuple[str, str]] = set()
    for facing in range(6 if cell == NEXT else 1):
        active = game.copy()
        active.facing[target] = facing
        active.apply(actions.ACTIVATE + unit, NO_CHANCE)
        active.charge = charge
        told = RULEBOOK.view(active, 0).activation
        assert told is not None
        for shown in told.targets:
            if (shown.attack, shown.side) in seen:
                continue
            seen.add((shown.attack, shown.side))
            exact = odds.shown(active, unit, target, ATTACKS.index(shown.attack), charge)
            declared = active.copy()
            word = "shoot" if shown.attack == "shot" else shown.attack
            declared.apply(RULEBOOK.actions.parse(f"{word} {shown.target}"), NO_CHANCE)
            name = f"{UNIT_NAMES[unit]} in {ground}, {shown.attack} {shown.side}, {shown.target} in {cover}"
            yield SetUp(
                f"{name}, charge {charge}" if charge else name,
                declared,
                declared.legal()[0],
                (exact[odds.WIN], exact[odds.FIRST_LOSS], exact[odds.COUNTER_LOSS]),
            )


# -- fighting it out ---------------------------------------------------------------------------------


def fight(set_up: SetUp, battles: int, chance: Chance) -> list[int]:
    """How many battles came to each outcome; the target strikes first and back whenever it may."""
    counts = [0, 0, 0, 0]
    declared, facing = set_up.declared, set_up.facing
    attacker, target = declared.attacker, declared.target
    for _ in range(battles):
        game = declared.copy()
        game.apply(facing, chance)
        while True:
            phase = game.phase
            if phase == phases.REPLY:
                if game.legal()[0] != actions.COUNTER:
                    break
                game.apply(actions.COUNTER, chance)
            elif phase == phases.FIRST_STRIKE:
                game.apply(actions.STRIKE, chance)
            elif phase == phases.CAV_WITHDRAW:
                game.apply(actions.STAY, chance)
            else:
                break
        status = game.status
        if status[target] == DEAD:
            counts[odds.WIN] += 1
        elif status[attacker] != DEAD:
            counts[odds.NOTHING] += 1
        elif game.strikes[-1][totals.STRIKE] == FIRST:
            counts[odds.FIRST_LOSS] += 1
        else:
            counts[odds.COUNTER_LOSS] += 1
    return counts


# -- is it mere chance? -------------------------------------------------------------------------------


def tails(count: int, battles: int, p: float) -> float:
    """How probable it is to be as far from the middle as `count`, on either side (exact binomial)."""
    if p <= 0.0 or p >= 1.0:
        return 1.0 if count == round(p * battles) else 0.0
    if count > p * battles:  # the lower tail of the others
        count, p = battles - count, 1.0 - p
    log = (
        math.lgamma(battles + 1)
        - math.lgamma(count + 1)
        - math.lgamma(battles - count + 1)
        + count * math.log(p)
        + (battles - count) * math.log1p(-p)
    )
    term = total = math.exp(log)
    for k in range(count, 0, -1):
        term *= k * (1.0 - p) / ((battles - k + 1) * p)
        total += term
        if term < total * 1e-12:
            break
    return min(1.0, 2.0 * total)


def deviate(count: float, mean: float, variance: float) -> float:
    return (count - mean) / math.sqrt(variance) if variance > 0 else 0.0


class Tally:
    """What all set-ups came to."""

    def __init__(self) -> None:
        self.set_ups = 0
        self.battles = 0
        self.tests = 0
        self.squares = 0.0
        #: least probable of all: how probable, normal deviate, words
        self.worst = (1.0, 0.0, "")
        self.worst_pair = (0.0, "")

    def add(self, set_up: SetUp, counts: list[int]) -> None:
        battles = sum(counts)
        self.set_ups += 1
        self.battles += battles
        for count, p, outcome in zip(counts, set_up.shown, OUTCOMES, strict=False):
            found = tails(count, battles, p)
            z = deviate(count, p * battles, battles * p * (1 - p))
            if 0.0 < p < 1.0:
                self.tests += 1
                self.squares += z * z
            if found < self.worst[0]:
                words = f"{set_up.name}: {outcome} shown {p:.6f}, {count} of {battles}"
                self.worst = (found, z, words)

    def add_pair(self, name: str, wins: int, mean: float, variance: float) -> None:
        z = deviate(wins, mean, variance)
        if abs(z) > abs(self.worst_pair[0]):
            self.worst_pair = (z, name)


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare shown odds with fought battles.")
    parser.add_argument("--battles", type=int, default=100_000)
    parser.add_argument("--each", action="store_true", help="so many in each set-up, not for two units")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--unit", choices=TYPES, action="append", help="attackers; default: all")
    chosen = parser.parse_args()
    options = dict(option.split("=", 1) for option in chosen.option)
    chance = SeededChance(seed_of("odds", chosen.battles, chosen.each))
    tally = Tally()
    fought = 0
    begun = time.monotonic()
    for one, two in pairs():
        if chosen.unit and TYPES[one] not in chosen.unit:
            continue
        all_of_two = list(set_ups(one, two, options))
        if not all_of_two:  # a catapult is not shot at (RS-098)
            continue
        fought += 1
        share = chosen.battles if chosen.each else math.ceil(chosen.battles / len(all_of_two))
        wins, mean, variance = 0, 0.0, 0.0
        for set_up in all_of_two:
            counts = fight(set_up, share, chance)
            tally.add(set_up, counts)
            p = set_up.shown[odds.WIN]
            wins += counts[odds.WIN]
            mean += share * p
            variance += share * p * (1 - p)
        tally.add_pair(f"{TYPES[one]} against {TYPES[two]}", wins, mean, variance)
    seconds = time.monotonic() - begun
    print(
        f"{fought} pairs, {tally.set_ups} set-ups, {tally.battles} battles, {seconds:.0f} s "
        f"({tally.battles / seconds:.0f} a second)"
    )
    found, z, words = tally.worst
    corrected = min(1.0, found * tally.tests)
    print(f"worst of {tally.tests} chances: p {found:.2g}, corrected {corrected:.2g}, z {z:.2f}; {words}")
    print(f"worst pair: z {tally.worst_pair[0]:.2f}, {tally.worst_pair[1]}")
    print(f"mean square of z: {tally.squares / tally.tests:.4f}")
    assert corrected > LIMIT, f"what is shown is not what is played: {words}"


if __name__ == "__main__":
    main()
