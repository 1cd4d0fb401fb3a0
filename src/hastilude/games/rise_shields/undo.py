"""What cannot be taken back: dice, cards that left the deck, and what tells of a private artifact (law 8)."""

from hastilude.core.chance import Chance
from hastilude.games.rise_shields import actions, artifacts
from hastilude.games.rise_shields.names import (
    ARTIFACT_COUNT,
    BOOTS,
    SCROLL,
    STAFF,
)
from hastilude.games.rise_shields.tableau import Tableau
from hastilude.games.rise_shields.terms import REMOVED, USED_SCROLL


class Rolled(Exception):
    """Chance was asked for."""


class Untouched(Chance):
    """For trying an action out: whoever needs chance gets none."""

    def __init__(self) -> None:
        pass

    def below(self, n: int) -> int:
        raise Rolled


def reveals(t: Tableau, action: int) -> bool:
    """Whether a legal action uses chance, or shows anybody anything: it is tried on a copy."""
    if t.setting.private and (_tells(t, action) or _no_choice_tells(t, action)):
        return True
    other = t.copy()
    assert isinstance(other, Tableau)
    try:
        other.apply(action, Untouched())
    except Rolled:
        return True
    if len(other.deck) < len(t.deck) or other.known != t.known:
        return True
    return t.setting.private and (_price_tells(t, other) or _points_tell(t, other))


# -- private artifacts (held_artifacts = private) ---------------------------------------------------


def _tells(t: Tableau, action: int) -> bool:
    """Whether others could tell by an action what somebody holds, or does not hold."""
    seat = t.chooser
    if actions.USE <= action < actions.END:
        return t.known[action - actions.USE] != artifacts.everybody(t)
    return actions.PLAY <= action < actions.TAKE and _played_by(t, seat, action)


def _doubtful(t: Tableau, seat: int, artifact: int) -> bool:
    """Others cannot say whether the seat holds it."""
    everybody = artifacts.everybody(t)
    if t.known[artifact] == everybody:
        return False
    return any(t.holder[a] == seat and t.known[a] != everybody for a in range(ARTIFACT_COUNT))


def _points_tell(t: Tableau, other: Tableau) -> bool:
    """A leader is activated, in turn or by a card: he shows how many movement points he has."""
    unit = other.unit
    if unit < 0 or unit == t.unit or not t.setting.leader[unit]:
        return False
    return _doubtful(t, t.owner[unit], BOOTS)


def _no_choice_tells(t: Tableau, action: int) -> bool:
    """What is forced is not asked for: the others see that no unseen artifact could be used now."""
    if t.forced() != action:
        return False
    seat = t.chooser
    everybody = artifacts.everybody(t)
    secret = [a for a in range(ARTIFACT_COUNT) if t.holder[a] == seat and t.known[a] != everybody]
    if not secret:
        return False
    hand = t.held[seat] & ~(1 << secret[0])
    for artifact in range(ARTIFACT_COUNT):
        if t.known[artifact] == everybody or t.holder[artifact] in (seat, REMOVED):
            continue
        if not artifacts.may_be_unseen(hand | 1 << artifact, hand):
            continue
        other = t.copy()
        assert isinstance(other, Tableau)
        other.held[seat] = hand | 1 << artifact
        other.settle_sets(seat)
        if other.forced() != action:
            return True
    return False


def _price_tells(t: Tableau, other: Tableau) -> bool:
    """A dear card was paid for: with the magic scroll, or without it (RS-R117)."""
    seat = t.chooser
    paid = other.energy[seat] < t.energy[seat] and not other.card_note
    dear = paid and t.setting.figures.cost[other.card] > 1 and not t.used[seat] & USED_SCROLL
    return dear and _doubtful(t, seat, SCROLL)


def _played_by(t: Tableau, seat: int, action: int) -> bool:
    """A card that could not be played without a staff or scroll that others do not know of."""
    works = t.works[seat]
    secret = 0
    for artifact in (STAFF, SCROLL):
        if t.known[artifact] != artifacts.everybody(t):
            secret |= 1 << artifact
    if not works & secret:
        return False
    other = t.copy()
    assert isinstance(other, Tableau)
    other.works[seat] = works & ~secret
    return action not in other.legal()
