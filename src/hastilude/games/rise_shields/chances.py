"""How often one strike succeeds: all throws of both sides, counted (ledger, 4.3)."""

from typing import Final

from hastilude.games.rise_shields import totals
from hastilude.games.rise_shields.names import CROWN
from hastilude.games.rise_shields.tableau import Tableau

#: throws of two sides with two dice each
THROWS: Final = 1296


def _weights(elite: bool, diverted: bool, crown: int) -> list[int]:
    """By value of the kept die: in how many of 36 throws it comes."""
    found = [0] * 7
    for one in range(1, 7):
        for two in range(1, 7):
            kept = max(one, two) if elite else one
            if diverted:
                kept = max(1, kept - totals.DIVERSION)
            kept = min(6, kept + crown)
            found[kept] += 1
    return found


#: by elite + 2 × diverted
PLAIN_DICE: Final[list[list[int]]] = [_weights(bool(n & 1), bool(n & 2), 0) for n in range(4)]


def dice_of(t: Tableau, unit: int, defending: bool) -> list[int]:
    number = (1 if t.setting.elite[unit] else 0) + (2 if t.diverted[unit] else 0)
    if defending and totals.crowned(t, unit):
        return _weights(bool(number & 1), bool(number & 2), t.setting.figures.amount[CROWN])
    return PLAIN_DICE[number]


def _table() -> list[int]:
    """By elite attacker + 2 × elite defender, and margin −12 … 12: successes in 1296."""
    found: list[int] = []
    for pair in range(4):
        for margin in range(-12, 13):
            found.append(count(PLAIN_DICE[pair & 1], PLAIN_DICE[pair >> 1], margin))
    return found


def count(attack: list[int], defence: list[int], margin: int) -> int:
    """In how many of 1296 throws attack die + margin is greater than the defence die (RS-082)."""
    found = 0
    for one in range(1, 7):
        if attack[one]:
            for two in range(1, 7):
                if one + margin > two:
                    found += attack[one] * defence[two]
    return found


SUCCESSES: Final[list[int]] = _table()


def successes(t: Tableau, by: int, on: int, margin: int) -> float:
    """The chance that a strike succeeds whose attack total without die is so much greater."""
    if t.diverted[by] or t.diverted[on] or totals.crowned(t, on):
        return count(dice_of(t, by, False), dice_of(t, on, True), margin) / THROWS
    margin = max(-12, min(12, margin))
    pair = (1 if t.setting.elite[by] else 0) + (2 if t.setting.elite[on] else 0)
    return SUCCESSES[pair * 25 + margin + 12] / THROWS
