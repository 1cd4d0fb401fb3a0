"""Chances as they are told: dice are counted exactly (odds.py), cards and rerolls as they are played.

Whether a card or a reroll can still change a strike is open to everybody: energy, open cards, reach
and artifacts lie on the table. Where none can, the exact chance is told; where one can, what came of
such strikes in many games (`calibration.toml`).
"""

from pathlib import Path

from hastilude.core.calibration import EXACT, calibration_in
from hastilude.core.words import Args
from hastilude.games.rise_shields import playing, saving, windows
from hastilude.games.rise_shields.names import CAMOUFLAGE, FIRST_LEADER, GOBLET, HAND, HORSESHOE
from hastilude.games.rise_shields.tableau import Tableau
from hastilude.games.rise_shields.terms import USED_GOBLET, USED_HORSESHOE, WINDOW_A

CALIBRATION = calibration_in(Path(__file__).parent)


def told(t: Tableau, code: str, chance: float, striker: int, struck: int) -> tuple[Args, float]:
    """The chance that `striker` succeeds against `struck`, or beats it for good; whether anybody can still
    change it is said beside it."""
    falls = code != "strike"
    kind = open_to(t, striker, struck, falls)
    foreseen = kind != "00"
    if foreseen or code == "counter_loss":  # who could strike back may retreat instead (RS-121)
        chance = CALIBRATION.told(f"{code}-{kind}", chance)
    elif CALIBRATION.noted is not None:
        CALIBRATION.noted.append((EXACT, chance, chance))
    return {"foreseen": foreseen}, chance


def told_spell(t: Tableau, chance: float, unit: int) -> tuple[Args, float]:
    """A spell against a unit: it may be hidden before the die, or saved after it (RS-335, RS-333)."""
    foreseen = _saved(t, unit) or _plays(t, t.owner[unit], [CAMOUFLAGE], unit) or _rerolls(t, t.chooser)
    if foreseen:
        chance = CALIBRATION.told("spell", chance)
    elif CALIBRATION.noted is not None:
        CALIBRATION.noted.append((EXACT, chance, chance))
    return {"foreseen": foreseen}, chance


def open_to(t: Tableau, striker: int, struck: int, falls: bool) -> str:
    """`10`: the striking side can still help, the struck one cannot; and so on."""
    by, on = t.controller(striker), t.owner[struck]
    helped = _plays(t, by, windows.STRIKER_CARDS[WINDOW_A], striker) or _rerolls(t, by)
    hindered = _plays(t, on, windows.STRUCK_CARDS[WINDOW_A], struck) or _rerolls(t, on)
    if falls and not hindered:
        hindered = _saved(t, struck)
    return f"{int(helped)}{int(hindered)}"


def _side(t: Tableau, seat: int) -> list[int]:
    """Who may play cards for a seat's unit: itself, and its ally (RS-300)."""
    partner = t.setting.partner[seat]
    return [seat, partner] if partner >= 0 and t.setting.ally_cards else [seat]


def _plays(t: Tableau, owner: int, cards: list[int], unit: int) -> bool:
    """Whether somebody could play one of these cards for a unit, or against who fights it."""
    cell = t.where[unit]
    for seat in _side(t, owner):
        if not t.alive[seat] or not t.leader_alive(seat) or cell < 0:
            continue
        first = (t.leader[seat] - FIRST_LEADER) * HAND
        for card in cards:
            if (
                first <= card < first + HAND
                and playing.ready(t, seat, card)
                and playing.timely(t, seat, card, owner)
                and (
                    playing.in_reach(t, seat, card, cell, False)
                    or playing.in_reach(t, seat, card, cell, True)
                )
            ):
                return True
    return False


def _rerolls(t: Tableau, seat: int) -> bool:
    return t.has(seat, HORSESHOE) and not t.used[seat] & USED_HORSESHOE


def _saved(t: Tableau, unit: int) -> bool:
    owner = t.owner[unit]
    goblet = t.has(owner, GOBLET) and not t.used[owner] & USED_GOBLET
    return goblet or _plays(t, owner, saving.LETHAL_CARDS, unit)
