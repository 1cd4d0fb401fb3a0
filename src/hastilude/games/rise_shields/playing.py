"""Using a leader card: when it may be, from where, what it costs (ledger, 3.20, 3.21, mentalism)."""

from typing import Final

from hastilude.games.rise_shields import actions, artifacts
from hastilude.games.rise_shields.hexes import APART, CELLS
from hastilude.games.rise_shields.names import (
    ALL_ROUND_DEFENCE,
    CAMOUFLAGE,
    CARD_COUNT,
    CARDS,
    DIVERSION,
    EITHER_TURN,
    FIRST_LEADER,
    FOREIGN_TURN,
    HAND,
    HAT,
    HEROISM,
    HIMSELF,
    JUSTICE,
    MENTALISM,
    OWN_TURN,
    PROMISSORY_NOTE,
    PUNISHING_SWORD,
    RAISE_SHIELDS,
    RETRIBUTION,
    SALVATION,
    SCROLL,
    STAFF,
    TELEPORTATION,
    TRICKERY,
    UNIT_NAMES,
    WHOLE_MAP,
    WIZARDS,
)
from hastilude.games.rise_shields.tableau import Tableau
from hastilude.games.rise_shields.terms import (
    BOARD,
    CAST,
    USED_CARDS,
    USED_SCROLL,
)

#: by card: in whose turn it may be used
WHEN: Final[list[int]] = [OWN_TURN] * CARD_COUNT
for _card in (RETRIBUTION, ALL_ROUND_DEFENCE, CAMOUFLAGE, TRICKERY):
    WHEN[_card] = FOREIGN_TURN
for _card in (JUSTICE, HEROISM, PUNISHING_SWORD, SALVATION, RAISE_SHIELDS, TELEPORTATION, DIVERSION):
    WHEN[_card] = EITHER_TURN


def cost(t: Tableau, seat: int, card: int) -> int:
    """With the magic scroll the first dearer card of a round costs less (RS-R117)."""
    price = t.setting.figures.cost[card]
    if price > 1 and t.has(seat, SCROLL) and not t.used[seat] & USED_SCROLL:
        price = max(1, price - t.setting.figures.amount[SCROLL])
    return price


def ready(t: Tableau, seat: int, card: int) -> bool:
    """Open (RS-181, RS-R58) and affordable (RS-174, RS-175). The caller knows that the leader lives."""
    return (
        t.opens[card] == 0
        and t.blocked[card] == 0
        and t.energy[seat] >= t.setting.figures.cost[card] - 1
        and t.energy[seat] >= cost(t, seat, card)
    )


def borrowable(t: Tableau, seat: int, card: int) -> bool:
    """RS-245 … RS-247: a living enemy's card, open or not; both costs are paid."""
    owner = t.card_owner(card)
    figures = t.setting.figures
    return (
        owner >= 0
        and card != PROMISSORY_NOTE
        and t.enemies(owner, seat)
        and t.leader_alive(owner)
        and t.energy[seat] >= figures.cost[PROMISSORY_NOTE] + figures.cost[card]
    )


def holds_note(t: Tableau, seat: int) -> bool:
    """Whether the promissory note could be played: only in one's own turn (RS-351)."""
    return (
        t.active == seat
        and t.leader[seat] == FIRST_LEADER + PROMISSORY_NOTE // HAND
        and ready(t, seat, PROMISSORY_NOTE)
    )


def radius(t: Tableau, seat: int, card: int) -> int:
    reach = t.setting.figures.radius[card]
    if reach != WHOLE_MAP and reach != HIMSELF and t.has(seat, STAFF):
        reach += t.setting.figures.amount[STAFF]
    return reach


def wizards_of(t: Tableau, seat: int) -> int:
    """The cell of one's own wizards, or −1 (RS-152)."""
    if t.owner[WIZARDS] == seat and t.status[WIZARDS] == BOARD and t.setting.abilities[WIZARDS] & MENTALISM:
        return t.where[WIZARDS]
    return -1


def in_reach(t: Tableau, seat: int, card: int, cell: int, via: bool) -> bool:
    """Within the card's radius of the leader, or next to the wizards (RS-152, RS-180, RS-R56, RS-R61)."""
    reach = t.setting.figures.radius[card]
    if via:
        origin = wizards_of(t, seat)
        return origin >= 0 and 0 < reach < WHOLE_MAP and APART[origin * CELLS + cell] <= 1
    return reach == WHOLE_MAP or APART[t.where[t.leader[seat]] * CELLS + cell] <= radius(t, seat, card)


def show_staff(t: Tableau, seat: int, card: int, cell: int) -> None:
    """With private artifacts: a card that reaches farther shows the staff."""
    if t.setting.private and not t.card_via and t.has(seat, STAFF):
        reach = t.setting.figures.radius[card]
        if 0 < reach < WHOLE_MAP and APART[t.where[t.leader[seat]] * CELLS + cell] > reach:
            artifacts.show(t, STAFF)


def timely(t: Tableau, seat: int, card: int, owner: int) -> bool:
    """Whose turn it is, and whose unit the card is for (RS-182, RS-184, RS-R111)."""
    when = WHEN[card]
    if owner == seat:
        if t.active == seat:
            return bool(when & OWN_TURN)
        return bool(when & FOREIGN_TURN) and t.enemies(t.active, seat)
    if not t.setting.ally_cards:
        return False
    if t.active == seat or t.active == owner:
        return bool(when & OWN_TURN)
    return t.setting.ally_in_enemy_turns and bool(when & FOREIGN_TURN)


def pay(t: Tableau, seat: int, card: int, note: bool, via: bool, owner: int) -> None:
    """Announced (RS-053): energy and card are spent (RS-153, RS-182 … RS-185, RS-R57); `owner` is whom it helps."""
    figures = t.setting.figures
    if note:
        price = figures.cost[PROMISSORY_NOTE] + figures.cost[card]
        t.opens[PROMISSORY_NOTE] = seat + 1
    else:
        price = cost(t, seat, card)
        if price < figures.cost[card]:
            t.used[seat] = t.used[seat] | USED_SCROLL
            artifacts.show(t, SCROLL)
        if owner != seat:
            t.opens[card] = owner + 1  # RS-301
        else:
            t.opens[card] = t.active + 1
    t.energy[seat] = t.energy[seat] - price
    t.used[seat] = t.used[seat] | USED_CARDS
    if via:
        t.marks[WIZARDS] = t.marks[WIZARDS] | CAST
        if t.unit == WIZARDS and not t.setting.casters_move:
            t.may_move = False  # RS-154
    if t.events is not None:
        args = {
            "seat": seat,
            "card": CARDS[card],
            "note": note,
            "through": UNIT_NAMES[WIZARDS] if via else "",
            "cost": price,
        }
        t.tell("card_played", args)


def read_action(t: Tableau, action: int) -> None:
    """Which card an action plays, and how."""
    offset = action - actions.PLAY
    t.card = offset % CARD_COUNT
    way = offset // CARD_COUNT
    t.card_note = way >= 2
    t.card_via = way % 2 == 1
    t.card_seat = t.chooser


def immune(t: Tableau, unit: int) -> bool:
    """The leader with the magic hat, against cards of opponents."""
    return t.setting.leader[unit] and t.has(t.owner[unit], HAT)
