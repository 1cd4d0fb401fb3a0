"""If the fight came now: what a seat knows of it, and what it does not.

Nothing is guessed here. Cards that a viewer knows are counted; cards that it does not know
could be any that it has not seen, so wounds have a least and a most. What the layers of
hidden cards may want is left to the players.
"""

from collections.abc import Sequence

import msgspec

from hastilude.games.hearts_and_armour.cards import KNIGHT_DEATH, NO_SIDE, SORCERER_DEATH
from hastilude.games.hearts_and_armour.tableau import HAND_KIND, Tableau, is_up, kind_of, seen_by
from hastilude.games.hearts_and_armour.verdict import (
    REASONS,
    VERDICTS,
    WINNING_SIDES,
    anybody_dead,
    judge,
)


class Fate(msgspec.Struct, frozen=True):
    """One hero, if the fight came now: all wounds then."""

    seat: int
    #: by the cards that the viewer knows
    known: int
    #: whatever the other cards are
    least: int
    most: int
    unknown: int
    #: "lives", "dies" or "open"
    fate: str


class Forecast(msgspec.Struct, frozen=True):
    heroes: tuple[Fate, ...]
    #: no card that the viewer does not know can change the wounds of those who live
    sure: bool
    #: whether the game ends, by the known cards alone; then how
    ends: bool
    reason: str | None = None
    side: str | None = None
    #: the viewer's own verdict
    verdict: str | None = None


def knows(card: int, viewer: int | None) -> bool:
    """Whether a viewer knows the face of a card on the table (HA-R45)."""
    return is_up(card) or (viewer is not None and seen_by(card, viewer))


def unseen_nets(state: Tableau, viewer: int | None) -> list[int]:
    """Swords less shields of every card that the viewer has not located, in ascending order."""
    net = state.setting.figures.net
    found = [net[kind] for kind in state.deck]
    for seat, hand in enumerate(state.hands):
        if seat != viewer:
            found += [net[slot >> HAND_KIND] for slot in hand if viewer is None or not slot >> viewer & 1]
    for cards in [state.discard, *state.table]:
        found += [net[kind_of(card)] for card in cards if not knows(card, viewer)]
    return sorted(found)


def fates(state: Tableau, viewer: int | None) -> list[Fate]:
    """Hero by hero."""
    return [fate_of(state, seat, viewer, state.table[seat]) for seat in range(state.setting.seats)]


def fate_of(state: Tableau, seat: int, viewer: int | None, cards: Sequence[int], extra: int = 0) -> Fate:
    """A hero with these cards, and `extra` swords, before him."""
    net = state.setting.figures.net
    known = extra + sum(net[kind_of(card)] for card in cards if knows(card, viewer))
    unknown = sum(not knows(card, viewer) for card in cards)
    pool = unseen_nets(state, viewer) if unknown else []
    least, most = known + sum(pool[:unknown]), known + sum(pool[len(pool) - unknown :])
    deadly = SORCERER_DEATH if state.sides[seat] == NO_SIDE else KNIGHT_DEATH
    before = state.wounds[seat]
    low, middle, high = (before + max(0, new) for new in (least, known, most))
    fate = "dies" if low >= deadly else "lives" if high < deadly else "open"
    return Fate(seat, middle, low, high, unknown, fate)


def forecast(state: Tableau, viewer: int | None) -> Forecast:
    """The whole fight. Of verdicts only the viewer's own is told: it needs no goal but his."""
    heroes = fates(state, viewer)
    wounds = [fate.known for fate in heroes]
    sure = all(fate.fate == "dies" or fate.least == fate.most for fate in heroes)
    setting = state.setting
    if not anybody_dead(state.sides, wounds) and state.round < setting.last_round:
        return Forecast(tuple(heroes), sure, False)
    sheet = judge(setting, state.sides, wounds, state.goals, state.sorcerer, state.ward)
    return Forecast(
        tuple(heroes),
        sure,
        True,
        REASONS[sheet.reason],
        WINNING_SIDES[sheet.side],
        None if viewer is None else VERDICTS[sheet.verdicts[viewer]],
    )
