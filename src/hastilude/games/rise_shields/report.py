"""The account of a battle for people: who, how, each part of both totals with its rule, dice, outcome."""

from typing import Final

import msgspec

from hastilude.games.rise_shields import totals
from hastilude.games.rise_shields.hexes import SIDES
from hastilude.games.rise_shields.names import UNIT_NAMES
from hastilude.games.rise_shields.tableau import Tableau
from hastilude.games.rise_shields.terms import ATTACKS, STRIKES

#: of a die (RS-002)
FACES: Final = 6

#: name, place in the account, the rules behind it
ATTACK_PARTS: Final = (
    ("base", totals.A_BASE, ("RS-080",)),
    ("direction", totals.A_DIRECTION, ("RS-030", "RS-031")),
    ("charge", totals.A_CHARGE, ("RS-135", "RS-136")),
    ("spears", totals.A_SPEARS, ("RS-139",)),
    ("mountain", totals.A_MOUNTAIN, ("RS-071",)),
    ("fortress", totals.A_FORTRESS, ("RS-064",)),
    ("arc", totals.A_ARC, ("RS-146",)),
    ("blessing", totals.A_BLESSING, ("RS-150",)),
    ("sword", totals.A_SWORD, ("RS-199",)),
    ("verdict", totals.A_VERDICT, ("RS-352",)),
    ("banner", totals.A_BANNER, ("RS-352",)),
    ("sceptre", totals.A_SCEPTRE, ("RS-352",)),
    ("plan", totals.A_PLAN, ("RS-352",)),
)
DEFENCE_PARTS: Final = (
    ("d_base", totals.D_BASE, ("RS-081",)),
    ("d_fort", totals.D_FORT, ("RS-062",)),
    ("d_forest", totals.D_FOREST, ("RS-069",)),
    ("d_shield", totals.D_SHIELD, ("RS-141", "RS-142")),
    ("d_raised", totals.D_RAISED, ("RS-212",)),
    ("d_blessing", totals.D_BLESSING, ("RS-150",)),
    ("d_bulwark", totals.D_BULWARK, ("RS-352",)),
    ("d_helm", totals.D_HELM, ("RS-352",)),
    ("d_cloak", totals.D_CLOAK, ("RS-352",)),
)


class RiseShieldsPart(msgspec.Struct, frozen=True):
    """One summand of a total."""

    #: attack or defence
    total: str
    code: str
    value: int
    rules: tuple[str, ...]


class RiseShieldsRoll(msgspec.Struct, frozen=True):
    """What is still to be thrown for a total."""

    #: attack or defence
    total: str
    dice: int
    #: what the total may come to
    least: int
    most: int


class RiseShieldsStrike(msgspec.Struct, frozen=True):
    strike: str
    by: str | None
    on: str
    attack: str
    side: str
    #: the dice as thrown, and the one kept after all that changes dice
    attack_dice: tuple[int, ...]
    #: which of the dice counts
    attack_counted: int
    attack_kept: int
    defence_dice: tuple[int, ...]
    defence_counted: int
    defence_kept: int
    parts: tuple[RiseShieldsPart, ...]
    attack_total: int
    defence_total: int
    success: bool


def strike(account: list[int]) -> RiseShieldsStrike:
    by = account[totals.BY]
    return RiseShieldsStrike(
        strike=STRIKES[account[totals.STRIKE]],
        by=UNIT_NAMES[by] if by >= 0 else None,
        on=UNIT_NAMES[account[totals.ON]],
        attack=ATTACKS[account[totals.KIND]],
        side=SIDES[account[totals.SIDE]],
        attack_dice=_dice(account, totals.A_DIE_1),
        attack_counted=_counted(account, totals.A_DIE_1),
        attack_kept=account[totals.A_KEPT],
        defence_dice=_dice(account, totals.D_DIE_1),
        defence_counted=_counted(account, totals.D_DIE_1),
        defence_kept=account[totals.D_KEPT],
        parts=parts(account),
        attack_total=account[totals.A_TOTAL],
        defence_total=account[totals.D_TOTAL],
        success=account[totals.SUCCESS] == 1,
    )


def parts(account: list[int]) -> tuple[RiseShieldsPart, ...]:
    """The summands of both totals but the dice."""
    return (*_parts(account, "attack", ATTACK_PARTS), *_parts(account, "defence", DEFENCE_PARTS))


def rolls(t: Tableau, account: list[int]) -> tuple[RiseShieldsRoll, ...]:
    """The dice of a strike to come, two for the elite, with all that changes dice (RS-130, RS-133)."""
    found: list[RiseShieldsRoll] = []
    for total, place in (("attack", totals.BY), ("defence", totals.ON)):
        unit = account[place]
        defending = place == totals.ON
        plain = sum(part.value for part in parts(account) if part.total == total)
        least, most = (totals.kept_die(t, unit, die, 0, defending) for die in (1, FACES))
        found.append(RiseShieldsRoll(total, 2 if t.setting.elite[unit] else 1, plain + least, plain + most))
    return tuple(found)


def _dice(account: list[int], first: int) -> tuple[int, ...]:
    return (account[first], account[first + 1]) if account[first + 1] else (account[first],)


def _counted(account: list[int], first: int) -> int:
    """Of two dice the higher (RS-133), whatever changes them both."""
    return 1 if account[first + 1] > account[first] else 0


def _parts(
    account: list[int], total: str, parts: tuple[tuple[str, int, tuple[str, ...]], ...]
) -> list[RiseShieldsPart]:
    """Those that count, and the base always."""
    return [
        RiseShieldsPart(total, code, account[place], rules)
        for code, place, rules in parts
        if account[place] or code in ("base", "d_base")
    ]
