"""Odds of clashes and duels, exact for dice and faith.

In each colour only the best die counts, so a roll is three numbers, and a reroll of r dice of
a colour keeps its best die unless all are rerolled: all cases can be gone through. A colour is
a code: its number of dice, 4 more if its symbol is activated, or FIXED for a die that a token
turns to the top. The sum that wins a clash (`need`) takes in the opponent's attack, all
modifiers and who wins a tie.
"""

from typing import Final

from hastilude.games.knights_tale.cards import ARMOUR_DIE, COLOURS, FACES
from hastilude.games.knights_tale.figures import Figures

ACTIVE: Final = 4
FIXED: Final = 8
CODES: Final = 9
#: values of a die, and sums of three
_VALUES: Final = 8
SUMS: Final = 24


class Odds:
    """Tables for one set of dice; answers are remembered."""

    def __init__(self, figures: Figures) -> None:
        self.figures = figures
        #: by colour and code: the chance of each value of the best die
        self.best: list[list[float]] = []
        for colour in range(len(COLOURS)):
            for code in range(CODES):
                self.best.append(_best(figures, colour, code))
        self._clash: dict[int, float] = {}
        self._sums: dict[int, list[float]] = {}
        #: by value: the chance of a Polish noble's die
        self.foe_die: list[list[float]] = [
            _best(figures, ARMOUR_DIE, 1),
            _best(figures, ARMOUR_DIE, 1 + ACTIVE),
        ]

    def clash(self, strength: int, horse: int, armour: int, limit: int, need: int) -> float:
        """The chance to reach a sum, rerolling up to `limit` dice once in the best way."""
        if need <= 0:
            return 1.0
        if need >= SUMS:
            return 0.0
        key = (((strength * CODES + horse) * CODES + armour) * 10 + limit) * SUMS + need
        known = self._clash.get(key)
        if known is not None:
            return known
        found = self._work_out(strength, horse, armour, limit, need)
        self._clash[key] = found
        return found

    def _work_out(self, strength: int, horse: int, armour: int, limit: int, need: int) -> float:
        one = self.best[strength]
        two = self.best[CODES + horse]
        three = self.best[2 * CODES + armour]
        total = 0.0
        for a in range(_VALUES):
            if one[a] == 0.0:
                continue
            for b in range(_VALUES):
                if two[b] == 0.0:
                    continue
                for c in range(_VALUES):
                    chance = one[a] * two[b] * three[c]
                    if chance == 0.0:
                        continue
                    if a + b + c >= need:
                        total += chance
                    elif limit:
                        total += chance * self.reroll(strength, horse, armour, a, b, c, limit, need)
        return total

    def reroll(
        self, strength: int, horse: int, armour: int, a: int, b: int, c: int, limit: int, need: int
    ) -> float:
        """The chance to reach a sum from these best dice by rerolling up to `limit` dice."""
        best = 0.0
        for plan in plans(strength, horse, armour, limit):
            chance = self.after(strength, horse, armour, a, b, c, plan, need)
            if chance > best:
                best = chance
        return best

    def best_plan(
        self, strength: int, horse: int, armour: int, a: int, b: int, c: int, limit: int, need: int
    ) -> int:
        """Dice to reroll of each colour, 4 bits each, for the best chance."""
        best = -1.0
        found = 0
        for plan in plans(strength, horse, armour, limit):
            chance = self.after(strength, horse, armour, a, b, c, plan, need)
            if chance > best:
                best = chance
                found = plan
        return found

    def after(
        self, strength: int, horse: int, armour: int, a: int, b: int, c: int, plan: int, need: int
    ) -> float:
        one = self.redone(0, strength, a, plan & 15)
        two = self.redone(1, horse, b, plan >> 4 & 15)
        three = self.redone(2, armour, c, plan >> 8)
        total = 0.0
        for x in range(_VALUES):
            if one[x] == 0.0:
                continue
            for y in range(_VALUES):
                if two[y] == 0.0:
                    continue
                tail = 0.0
                least = need - x - y
                if least < 0:
                    least = 0
                for z in range(least, _VALUES):
                    tail += three[z]
                total += one[x] * two[y] * tail
        return total

    def redone(self, colour: int, code: int, top: int, count: int) -> list[float]:
        """The best die of a colour after `count` of its dice are rolled again."""
        found = [0.0] * _VALUES
        dice = code & 3 if code < FIXED else 0
        if count == 0 or dice == 0:
            found[top] = 1.0
            return found
        fresh = self.best[colour * CODES + count + (code & ACTIVE)]
        if count >= dice:
            return fresh
        for value in range(_VALUES):
            at = value if value > top else top
            found[at] = found[at] + fresh[value]
        return found

    def fresh(self, colour: int, active: int, kept: int, count: int) -> list[float]:
        """The best die of a colour after some are rolled again; `kept` is the best of the others."""
        found = [0.0] * _VALUES
        if count == 0:
            found[kept] = 1.0
            return found
        rolled = self.best[colour * CODES + count + active]
        for value in range(_VALUES):
            at = value if value > kept else kept
            found[at] = found[at] + rolled[value]
        return found

    def add(self, sums: list[float], die: list[float]) -> list[float]:
        """The chance of each sum with one more die."""
        found = [0.0] * SUMS
        for total in range(SUMS):
            if sums[total] > 0.0:
                for value in range(_VALUES):
                    if die[value] > 0.0:
                        found[total + value] = found[total + value] + sums[total] * die[value]
        return found

    def sums(self, strength: int, horse: int, armour: int) -> list[float]:
        """The chance of each sum of the three best dice."""
        key = (strength * CODES + horse) * CODES + armour
        known = self._sums.get(key)
        if known is None:
            known = [0.0] * SUMS
            known[0] = 1.0
            known = self.add(known, self.best[strength])
            known = self.add(known, self.best[CODES + horse])
            known = self.add(known, self.best[2 * CODES + armour])
            self._sums[key] = known
        return known

    def duel(
        self, plain: float, helped: float, faith: int, wins: int, losses: int, full: float, half: float
    ) -> float:
        """What a duel is worth from here: `full` if it is won, `half` if lost with one clash won.

        Each clash has the chance `plain`, and `helped` if a faith token is spent on a roll that
        does not win; tokens are spent whenever they may help. With 1 and 0 it is the chance to win.
        """
        if wins == 2:
            return full
        if losses == 2:
            return half if wins else 0.0
        won = self.duel(plain, helped, faith, wins + 1, losses, full, half)
        if faith == 0:
            lost = self.duel(plain, helped, 0, wins, losses + 1, full, half)
            return plain * won + (1.0 - plain) * lost
        return (
            plain * won
            + (helped - plain) * self.duel(plain, helped, faith - 1, wins + 1, losses, full, half)
            + (1.0 - helped) * self.duel(plain, helped, faith - 1, wins, losses + 1, full, half)
        )


def _best(figures: Figures, colour: int, code: int) -> list[float]:
    """The chance of each value of the best of some dice."""
    found = [0.0] * _VALUES
    if code == FIXED:
        found[figures.die_top[colour]] = 1.0
        return found
    dice = code & 3
    if dice == 0:
        found[0] = 1.0
        return found
    below = [0] * (_VALUES + 1)
    base = (colour * 2 + (1 if code & ACTIVE else 0)) * FACES
    for face in range(FACES):
        value = figures.die[base + face] & 7
        for more in range(value + 1, _VALUES + 1):
            below[more] = below[more] + 1
    for value in range(_VALUES):
        high = 1.0
        low = 1.0
        for _ in range(dice):
            high *= below[value + 1] / FACES
            low *= below[value] / FACES
        found[value] = high - low
    return found


def plans(strength: int, horse: int, armour: int, limit: int) -> list[int]:
    """All sensible ways to spend a reroll: as many dice as allowed, the best one kept or not.

    One die more of a colour never hurts while its best die is kept.
    """
    one = strength & 3 if strength < FIXED else 0
    two = horse & 3 if horse < FIXED else 0
    three = armour & 3 if armour < FIXED else 0
    found: list[int] = []
    for a in range(one + 1):
        for b in range(two + 1):
            for c in range(three + 1):
                spent = a + b + c
                if spent == 0 or spent > limit:
                    continue
                if spent < limit and (a < one - 1 or b < two - 1 or c < three - 1):
                    continue
                found.append(a | b << 4 | c << 8)
    return found


def odds_of(figures: Figures) -> Odds:
    """The tables of these figures, made once."""
    known = figures.odds
    if known is None:
        known = Odds(figures)
        figures.odds = known
    assert isinstance(known, Odds)
    return known
