"""Who is asked in a reaction window, and who passes by a standing order (RS-R48).

Every seat that could play a card is asked; what it intends is its own (ledger, part 7). So a standing
order opens and closes no window: the seat is asked as ever, and its pass is forced. To the others that
is a pass like any other, and they may only guess at the order behind it: `passed` is what they know.
"""

from hastilude.core.chance import Chance
from hastilude.core.decision import Step
from hastilude.core.state import CHOICE
from hastilude.core.words import Arg, Event, Refusal
from hastilude.games.rise_shields import actions, artifacts, card_refusals
from hastilude.games.rise_shields.choice import CARD_KINDS, Choice
from hastilude.games.rise_shields.names import CARD_COUNT, CARDS, FIRST_LEADER, HAND
from hastilude.games.rise_shields.tableau import Tableau
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

#: of four imagined opponents who have passed, so many would be asked again
ASKED_AGAIN = 3


def can_react(t: Tableau, seat: int) -> bool:
    """Quickly: whether a seat could play any card at all."""
    return t.energy[seat] > 0 and t.alive[seat] and t.leader_alive(seat)


def add(t: Tableau, seat: int) -> None:
    if seat not in t.asked and can_react(t, seat):
        t.asked.append(seat)


class Window(Choice):
    """Somebody may play a card, or pass, now or for longer."""

    #: its phase
    phase: int
    #: it is part of a battle: one may pass for the whole of it
    of_battle: bool

    def plays(self, t: Tableau, seat: int) -> list[int]:
        """The cards that a seat may play."""
        raise NotImplementedError

    def its_moment(self, t: Tableau, card: int) -> bool:
        """Whether such a card is played here at all."""
        raise NotImplementedError

    def play(self, t: Tableau, action: int) -> None:
        raise NotImplementedError

    def go_on(self, t: Tableau) -> None:
        """The seat has passed."""
        raise NotImplementedError

    def ask(self, t: Tableau, seat: int) -> bool:
        """Ask a seat, if it could play a card as far as the others know: so the question tells them nothing."""
        if not can_react(t, seat):
            return False
        found = self.plays(t, seat)
        if not found and t.setting.private:
            works = t.works[seat]
            t.works[seat] = works | artifacts.suspected(t, seat)
            found = self.plays(t, seat)
            t.works[seat] = works
        if found:
            t.ask(self.phase, seat)
        return bool(found)

    def legal(self, t: Tableau) -> list[int]:
        """The cards that may be played, then passing, now or for longer."""
        found = self.plays(t, t.chooser)
        playable = {(action - actions.PLAY) % CARD_COUNT for action in found}
        found.append(actions.PASS)
        if self.of_battle:
            found.append(actions.PASS_BATTLE)
        found.append(actions.PASS_TURN)
        if t.active != t.chooser:
            found.extend(actions.ONLY + card for card in sorted(playable))
        return found

    def forced(self, t: Tableau, legal: list[int]) -> int:
        """A seat that can play nothing, or has ordered not to be asked for what it can, passes (RS-R48)."""
        return actions.PASS if self.must_pass(t) else CHOICE

    def must_pass(self, t: Tableau) -> bool:
        seat = t.chooser
        order = t.standing[seat]
        if order in (PASS_THIS_BATTLE, PASS_THIS_TURN):
            return True
        found = self.plays(t, seat)
        if order == ASK_ONLY:
            return not any(t.wanted[seat] >> (action - actions.PLAY) % CARD_COUNT & 1 for action in found)
        return not found

    def veil(self, t: Tableau, action: int, observer: int) -> int:
        """Of a pass the others see that no card was played, not for how long. No bot gives standing
        orders, so a search need not know of those (`State.veils`)."""
        return -2 if action >= actions.PASS and observer != t.chooser else action

    def reason(self, t: Tableau, kind: str, number: int) -> Refusal | None:
        if kind == "only":  # a standing order is given for a card that may be played in this window
            return Refusal("standing_order", {"card": CARDS[number]}, ("RS-R48",))
        if kind in CARD_KINDS:
            return card_refusals.refusal(t, kind, number, self.its_moment(t, number))
        return None

    def apply(self, t: Tableau, action: int, chance: Chance) -> None:
        seat = t.chooser
        if action < actions.PASS:
            # who plays a card in a window has not ordered to pass for this battle or turn, or not any more
            t.passed[seat] = t.passed[seat] & PASSED_ROUND
            if t.standing[seat] != ASK_ONLY:
                t.standing[seat] = ASK
            self.play(t, action)
            return
        t.passed[seat] = t.passed[seat] | PASSED_TURN
        if self.of_battle:
            t.passed[seat] = t.passed[seat] | PASSED_BATTLE
        if t.active != seat:
            t.passed[seat] = t.passed[seat] | PASSED_ROUND
        if action != actions.PASS:
            _order(t, seat, action)
        self.go_on(t)


class Asks(Step[Tableau]):
    """Looks for the next seat to be asked in a window."""

    window: Window

    def __init__(self, name: str, window: Window) -> None:
        super().__init__(name)
        self.window = window


# -- standing orders ------------------------------------------------------------------------------------


def _order(t: Tableau, seat: int, action: int) -> None:
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
        args: dict[str, Arg] = {"seat": seat}
        if action >= actions.ONLY:
            args["card"] = CARDS[action - actions.ONLY]
            t.events.append(Event("ordered_card", args, audience=own))
        else:
            args["order"] = ORDERS[t.standing[seat]]
            t.events.append(Event("ordered", args, audience=own))


def possible(t: Tableau, seat: int, order: int, wanted: int) -> bool:
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


def imagine(t: Tableau, seat: int, chance: Chance) -> None:
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


def battle_over(t: Tableau) -> None:
    """Orders for this battle, or spell, are forgotten."""
    for seat in range(t.setting.seats):
        t.passed[seat] = t.passed[seat] & ~PASSED_BATTLE
        if t.standing[seat] == PASS_THIS_BATTLE:
            t.standing[seat] = ASK


def turn_over(t: Tableau) -> None:
    for seat in range(t.setting.seats):
        t.passed[seat] = t.passed[seat] & PASSED_ROUND
        if t.standing[seat] != ASK_ONLY:
            t.standing[seat] = ASK


def round_over(t: Tableau, seat: int) -> None:
    """An order to be asked only for a card lasts until the seat's own turn."""
    t.passed[seat] = 0
    if t.standing[seat] == ASK_ONLY:
        t.standing[seat] = ASK
        t.wanted[seat] = 0
