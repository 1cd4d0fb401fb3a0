"""Who is asked in a reaction window, and who passes by a standing order (RS-R48).

Every seat that could play a card is asked; what it intends is its own (ledger, part 7). So a standing
order opens and closes no window: the seat is asked as ever, and its pass is forced. To the others that
is a pass like any other, and they may only guess at the order behind it: `passed` is what they know.
"""

from hastilude.core.chance import Chance
from hastilude.core.words import Event
from hastilude.games.rise_shields import actions, artifacts, cards, saving, windows
from hastilude.games.rise_shields.names import CARD_COUNT, CARDS, FIRST_LEADER, HAND
from hastilude.games.rise_shields.phases import (
    ALLY_MAIN,
    LETHAL,
    LETHAL_STEP,
    MAIN,
    PRIORITY,
    RESCUE_STEP,
    SPELL_ROLL,
    SPELL_START,
    SPELL_WINDOW,
    WINDOW,
    WINDOW_CLOSED,
)
from hastilude.games.rise_shields.table import Table
from hastilude.games.rise_shields.terms import (
    ASK,
    ASK_ONLY,
    ORDERS,
    PASS_THIS_BATTLE,
    PASS_THIS_TURN,
    PASSED_BATTLE,
    PASSED_ROUND,
    PASSED_TURN,
)

#: somebody may play a card, or pass
WINDOW_PHASES = (WINDOW, LETHAL, SPELL_WINDOW, ALLY_MAIN)
#: of four imagined opponents who have passed, so many would be asked again
ASKED_AGAIN = 3


# -- who is asked -------------------------------------------------------------------------------------


def plays(t: Table, seat: int) -> list[int]:
    """The cards that a seat may play in the window of this phase."""
    if t.phase == WINDOW:
        return windows.plays(t, seat)
    if t.phase == LETHAL:
        return saving.lethal_plays(t, seat)
    if t.phase == SPELL_WINDOW:
        return saving.spell_plays(t, seat)
    found: list[int] = []
    cards.main_plays(t, seat, found)
    return found


def ask(t: Table, phase: int, seat: int) -> bool:
    """Ask a seat, if it could play a card as far as the others know: so the question tells them nothing."""
    if not windows.can_react(t, seat):
        return False
    t.phase = phase
    found = plays(t, seat)
    if not found and t.setting.private:
        works = t.works[seat]
        t.works[seat] = works | artifacts.suspected(t, seat)
        found = plays(t, seat)
        t.works[seat] = works
    if found:
        t.chooser = seat
    return bool(found)


def priority(t: Table) -> None:
    """The next seat that can play a card; when all have passed in succession, the window closes."""
    count = len(t.asked)
    while t.passes < count:
        if ask(t, WINDOW, t.asked[t.asking]):
            return
        t.passes += 1
        t.asking = (t.asking + 1) % count
    t.phase = WINDOW_CLOSED


def lethal_step(t: Table) -> None:
    while t.asking < len(t.asked):
        if ask(t, LETHAL, t.asked[t.asking]):
            return
        t.asking += 1
    t.phase = RESCUE_STEP


def spell_priority(t: Table) -> None:
    """Ask those whose units are threatened, then roll."""
    while t.asking < len(t.asked):
        seat = t.asked[t.asking]
        if t.enemies(seat, t.spell_seat) and ask(t, SPELL_WINDOW, seat):
            return
        t.asking += 1
    t.phase = SPELL_ROLL


def offer_ally(t: Table) -> None:
    """The partner may play cards on who is active: when the turn begins and between activations."""
    seat = t.active
    partner = t.setting.partner[seat]
    t.offered = partner >= 0 and t.setting.ally_cards and ask(t, ALLY_MAIN, partner)
    if not t.offered:
        t.ask(MAIN, seat)


# -- passing --------------------------------------------------------------------------------------------


def legal(t: Table) -> list[int]:
    """The cards that may be played, then passing, now or for longer."""
    found = plays(t, t.chooser)
    playable = {(action - actions.PLAY) % CARD_COUNT for action in found}
    found.append(actions.PASS)
    if t.phase == WINDOW or t.phase == LETHAL:
        found.append(actions.PASS_BATTLE)
    found.append(actions.PASS_TURN)
    if t.active != t.chooser:
        found.extend(actions.ONLY + card for card in sorted(playable))
    return found


def must_pass(t: Table) -> bool:
    """Whether the seat that is asked can play nothing, or has ordered not to be asked for what it can."""
    seat = t.chooser
    order = t.standing[seat]
    if order in (PASS_THIS_BATTLE, PASS_THIS_TURN):
        return True
    found = plays(t, seat)
    if order == ASK_ONLY:
        return not any(t.wanted[seat] >> (action - actions.PLAY) % CARD_COUNT & 1 for action in found)
    return not found


def pass_on(t: Table, action: int) -> None:
    """A seat passes; a standing order spares it further questions."""
    seat = t.chooser
    phase = t.phase
    t.passed[seat] = t.passed[seat] | PASSED_TURN
    if phase in (WINDOW, LETHAL):
        t.passed[seat] = t.passed[seat] | PASSED_BATTLE
    if t.active != seat:
        t.passed[seat] = t.passed[seat] | PASSED_ROUND
    if action != actions.PASS:
        _order(t, seat, action)
    if phase == WINDOW:
        t.passes += 1
        t.asking = (t.asking + 1) % len(t.asked)
        t.phase = PRIORITY
    elif phase == LETHAL:
        t.asking += 1
        t.phase = LETHAL_STEP
    elif phase == SPELL_WINDOW:
        t.asking += 1
        t.phase = SPELL_START
    else:
        t.offered = False
        t.ask(MAIN, t.active)


def played(t: Table) -> None:
    """Who plays a card in a window has not ordered to pass for this battle or turn."""
    seat = t.chooser
    t.passed[seat] = t.passed[seat] & PASSED_ROUND


# -- standing orders ------------------------------------------------------------------------------------


def _order(t: Table, seat: int, action: int) -> None:
    t.wanted[seat] = 0
    if action == actions.PASS_BATTLE:
        t.standing[seat] = PASS_THIS_BATTLE
    elif action == actions.PASS_TURN:
        t.standing[seat] = PASS_THIS_TURN
    else:
        t.standing[seat] = ASK_ONLY
        t.wanted[seat] = 1 << (action - actions.ONLY)
    if t.events is not None:
        own = 1 << seat
        if action >= actions.ONLY:
            args = {"seat": seat, "card": CARDS[action - actions.ONLY]}
            t.events.append(Event("ordered_card", args, audience=own))
        else:
            args = {"seat": seat, "order": ORDERS[t.standing[seat]]}
            t.events.append(Event("ordered", args, audience=own))


def possible(t: Table, seat: int, order: int, wanted: int) -> bool:
    """Whether a seat may have given such an order, for all that was seen of it."""
    passed = t.passed[seat]
    if order == PASS_THIS_BATTLE:
        return bool(passed & PASSED_BATTLE) and wanted == 0
    if order == PASS_THIS_TURN:
        return bool(passed & PASSED_TURN) and wanted == 0
    if order == ASK:
        return wanted == 0
    first = (t.leader[seat] - FIRST_LEADER) * HAND
    one_card = wanted > 0 and wanted & (wanted - 1) == 0
    return bool(passed & PASSED_ROUND) and one_card and first <= wanted.bit_length() - 1 < first + HAND


def imagine(t: Table, seat: int, chance: Chance) -> None:
    """Orders that the others may have given when they passed."""
    for other in range(t.setting.seats):
        passed = t.passed[other]
        if other == seat or not passed:
            continue
        t.standing[other] = ASK
        t.wanted[other] = 0
        if chance.below(4) < ASKED_AGAIN:
            continue
        orders: list[int] = []
        if passed & PASSED_BATTLE:
            orders.append(PASS_THIS_BATTLE)
        if passed & PASSED_TURN:
            orders.append(PASS_THIS_TURN)
        if passed & PASSED_ROUND:
            orders.append(ASK_ONLY)
        t.standing[other] = orders[chance.below(len(orders))]
        if t.standing[other] == ASK_ONLY:
            t.wanted[other] = 1 << ((t.leader[other] - FIRST_LEADER) * HAND + chance.below(HAND))


def battle_over(t: Table) -> None:
    """Orders for this battle, or spell, are forgotten."""
    for seat in range(t.setting.seats):
        t.passed[seat] = t.passed[seat] & ~PASSED_BATTLE
        if t.standing[seat] == PASS_THIS_BATTLE:
            t.standing[seat] = ASK


def turn_over(t: Table) -> None:
    for seat in range(t.setting.seats):
        t.passed[seat] = t.passed[seat] & PASSED_ROUND
        if t.standing[seat] != ASK_ONLY:
            t.standing[seat] = ASK


def round_over(t: Table, seat: int) -> None:
    """An order to be asked only for a card lasts until the seat's own turn."""
    t.passed[seat] = 0
    if t.standing[seat] == ASK_ONLY:
        t.standing[seat] = ASK
        t.wanted[seat] = 0
