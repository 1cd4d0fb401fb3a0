"""Why a leader card may not be used now."""

from hastilude.core.words import Args, Refusal
from hastilude.games.rise_shields import playing
from hastilude.games.rise_shields.choice import CARD_KINDS
from hastilude.games.rise_shields.names import (
    CARDS,
    FIRST_LEADER,
    HAND,
    HIMSELF,
    OWN_TURN,
    PROMISSORY_NOTE,
    WHOLE_MAP,
)
from hastilude.games.rise_shields.tableau import Tableau
from hastilude.games.rise_shields.terms import BOARD, DEAD


def refusal(t: Tableau, kind: str, card: int, its_moment: bool) -> Refusal:
    """Of a decision at which cards may be used; it says whether this is one of them."""
    way = CARD_KINDS.index(kind)
    seat = t.chooser
    problem = _borrowing(t, seat, card) if way >= 2 else _own(t, seat, card)
    if problem is not None:
        return problem
    if way % 2 and playing.wizards_of(t, seat) < 0:
        return Refusal("no_wizards", {"card": CARDS[card]}, ("RS-152",))
    if not its_moment:
        return Refusal("wrong_moment", {"card": CARDS[card]}, ("RS-187", "RS-322", "RS-R55"))
    radius = t.setting.figures.radius[card]
    if radius in (WHOLE_MAP, HIMSELF):
        return Refusal("no_target", {"card": CARDS[card]}, ("RS-191",))
    reach = 1 if way % 2 else playing.radius(t, seat, card)
    return Refusal("too_far", {"card": CARDS[card], "radius": reach}, ("RS-180", "RS-191", "RS-152"))


def _own(t: Tableau, seat: int, card: int) -> Refusal | None:
    name = CARDS[card]
    if t.card_owner(card) != seat:
        return Refusal("not_your_card", {"card": name}, ("RS-179", "RS-007"))
    if t.status[t.leader[seat]] != BOARD:
        return Refusal("discarded", {"card": name}, ("RS-189",))
    if t.blocked[card]:
        return Refusal("blocked", {"card": name, "to": t.blocked[card] - 1}, ("RS-229", "RS-R79"))
    if t.opens[card]:
        return Refusal("closed", {"card": name, "to": t.opens[card] - 1}, ("RS-181", "RS-183", "RS-185"))
    price = playing.cost(t, seat, card)
    if t.energy[seat] < price:
        return Refusal("energy", {"card": name, "cost": price, "energy": t.energy[seat]}, ("RS-174",))
    if card == PROMISSORY_NOTE:
        return Refusal("wrong_moment", {"card": name}, ("RS-245",))
    return None


def _borrowing(t: Tableau, seat: int, card: int) -> Refusal | None:
    name = CARDS[card]
    note = PROMISSORY_NOTE
    if t.leader[seat] != FIRST_LEADER + note // HAND:
        return Refusal("no_note", {}, ("RS-245",))
    own = _own_note(t, seat)
    if own is not None:
        return own
    owner = t.card_owner(card)
    if owner < 0 or not t.enemies(owner, seat) or card == note:
        return Refusal("not_borrowable", {"card": name}, ("RS-245", "RS-R83"))
    if t.status[t.leader[owner]] == DEAD:
        return Refusal("discarded", {"card": name}, ("RS-189", "RS-R83"))
    price = t.setting.figures.cost[note] + t.setting.figures.cost[card]
    if t.energy[seat] < price:
        args: Args = {"card": name, "cost": price, "energy": t.energy[seat]}
        return Refusal("energy", args, ("RS-245", "RS-247"))
    if t.active != seat or not playing.WHEN[card] & OWN_TURN:
        return Refusal("wrong_moment", {"card": name}, ("RS-245", "RS-R83"))
    return None


def _own_note(t: Tableau, seat: int) -> Refusal | None:
    found = _own(t, seat, PROMISSORY_NOTE)
    return None if found is not None and found.code == "wrong_moment" else found
