"""A turn: play one card and draw one, or begin an exchange (ledger 3.3 … 3.9).

A card and its target are one decision here (the ledger's steps 7 to 9 are three): a card
without its target is nothing anybody could value.
"""

from mypy_extensions import i64

from hastilude.core.chance import Chance
from hastilude.core.decision import Decision
from hastilude.core.state import CHOICE
from hastilude.core.words import Args, Prompt, Refusal
from hastilude.games.kings_bounty.cards import (
    CAPTURE,
    CARD_NAMES,
    DESTROY,
    DISBAND,
    EXCHANGE,
    FIRST_HERO,
    FIRST_MONSTER,
    GARRISON,
    HERO,
    HOLDING_NAMES,
    KIND_OF,
    PASS,
    PEOPLE_OF,
    PEOPLES,
    PLAY,
    REGULARS,
    REMOVE,
    UNIT_TYPE,
    UNITS,
    card_of,
    target_of,
)
from hastilude.games.kings_bounty.deck import draw
from hastilude.games.kings_bounty.effects import play
from hastilude.games.kings_bounty.ending import end_turn, holders, tell_titles
from hastilude.games.kings_bounty.hand import not_in_hand
from hastilude.games.kings_bounty.knowledge import play_tells, shows_title, stuck_tells
from hastilude.games.kings_bounty.tableau import KIND, PICKING, Tableau, label_at


class Turn(Decision[Tableau]):
    """What to play and where, or to exchange."""

    def decider(self, state: Tableau) -> int:
        return state.seat

    def prompt(self, state: Tableau) -> Prompt:
        """An exchange is offered only where there is one."""
        must_play = state.must_play()
        if state.final:
            rules = (*self.rules, "KB-125")
            return Prompt("final_turn", {"seat": state.seat, "must_play": must_play}, rules)
        rules = (*self.rules, "KB-R28") if must_play else self.rules
        return Prompt(self.name, {"seat": state.seat, "must_play": must_play}, rules)

    def legal(self, state: Tableau) -> list[int]:
        """One card or an exchange, never nothing (KB-036, KB-039, KB-042)."""
        actions = _plays(state)
        if not state.must_play():
            actions.append(EXCHANGE)  # KB-038
        elif not actions:
            actions.append(PASS if state.final else EXCHANGE)  # KB-R30, KB-R28
        return actions

    def forced(self, state: Tableau, legal: list[int]) -> int:
        """Nothing is asked of who can play no card; a card is asked for even if it is the only one."""
        return legal[0] if legal[0] == EXCHANGE or legal[0] == PASS else CHOICE

    def refusal(self, state: Tableau, action: int) -> Refusal:
        if action >= REMOVE:
            return Refusal("peoples_settled", {}, ("KB-022",))
        if action < EXCHANGE:
            return _no_play(state, action)
        if action == EXCHANGE:
            return _no_exchange(state)
        if action == PASS:
            return Refusal("no_pass", {}, ("KB-036",))
        return Refusal("not_exchanging", {}, ("KB-035", "KB-037"))

    def reveals(self, state: Tableau, action: int) -> bool:
        if action < EXCHANGE:
            return play_tells(state, card_of(action))
        return state.must_play() and stuck_tells(state)

    def apply(self, state: Tableau, action: int, chance: Chance) -> None:
        if action == EXCHANGE:
            state.phase = PICKING
            if state.events is not None:
                state.tell("exchanging", {"seat": state.seat})
            return
        if action == PASS:
            if state.events is not None:
                state.tell("passed", {"seat": state.seat})
        else:
            _play(state, action)
        end_turn(state)


def _plays(state: Tableau) -> list[int]:
    """Every card of the hand on every legal target (KB-213, KB-214), of whatever people (KB-060)."""
    actions: list[int] = []
    seat: i64 = state.seat
    owner = state.owner
    defence = state.defence
    figures = state.setting.figures
    hand = state.hands[state.seat]
    for i in range(len(hand)):
        kind: i64 = hand[i] & KIND
        card: i64 = label_at(hand, i, state.arrived)
        if card >= UNITS:
            actions.append(PLAY + card - UNITS)
            continue
        # before its effect: KB-058, KB-R17; heroes too: KB-052, KB-R16
        if not state.licensed(state.seat, PEOPLE_OF[kind]):
            continue
        if card < REGULARS:
            strength: i64 = figures.strength[kind]
            for slot in state.table:
                at: i64 = slot
                if owner[at] == seat:
                    actions.append(GARRISON + at * REGULARS + card)
                # strictly: KB-072, KB-073, KB-074, KB-075, KB-076, KB-081, KB-082, KB-R11, KB-R12
                elif defence[at] < strength:
                    actions.append(CAPTURE + at * FIRST_MONSTER + card)
        elif card < FIRST_MONSTER:
            for slot in state.table:
                if owner[slot] != seat:  # always wins, never at home: KB-084, KB-088, KB-089, KB-090
                    actions.append(CAPTURE + slot * FIRST_MONSTER + card)
                elif state.setting.hero_at_home:
                    actions.append(DISBAND + slot * 5 + card - FIRST_HERO)
        else:
            for slot in state.table:  # its own too: KB-092, KB-096, KB-097, KB-R15
                actions.append(DESTROY + slot * 5 + card - FIRST_MONSTER)
    return actions


def _play(state: Tableau, action: int) -> None:
    """Effect, negative titles, interim titles, draw, in this order (KB-040)."""
    if state.events is None:
        play(state, action)
    else:
        before = holders(state)
        play(state, action)
        tell_titles(state, before)
    state.streak = 0
    if not state.final:  # KB-126
        draw(state, 1)  # KB-104, KB-105, KB-106: too late to be played (KB-107)


def played(state: Tableau, action: int) -> Tableau | None:
    """The table with a card played and nothing drawn yet; None if the card tells where a hidden title
    was (KB-207), which its player does not know either."""
    if shows_title(state, card_of(action)):
        return None
    after = state.copy()
    assert isinstance(after, Tableau)
    play(after, action)
    return after


# -- why not -----------------------------------------------------------------------------


def _no_exchange(state: Tableau) -> Refusal:
    if state.final:
        return Refusal("no_exchange_at_end", {}, ("KB-R30",))
    return Refusal("stalled", {"streak": state.streak, "limit": state.setting.patience}, ("KB-R28",))


def _no_play(state: Tableau, action: int) -> Refusal:
    """What every card needs, then what its way of playing needs."""
    card = card_of(action)
    if card not in state.labels():
        return not_in_hand(state, card)
    people = PEOPLE_OF[KIND_OF[card]]
    if not state.licensed(state.seat, people):
        return Refusal(
            "no_licence", {"card": CARD_NAMES[card], "people": PEOPLES[people]}, ("KB-051", "KB-052")
        )
    slot = target_of(action)
    holding = HOLDING_NAMES[slot]
    if state.owner[slot] < 0:
        return Refusal("not_on_table", {"holding": holding}, ("KB-049",))
    if action < CAPTURE:
        return Refusal("not_yours", {"holding": holding, "owner": state.owner[slot]}, ("KB-061", "KB-071"))
    if action < DESTROY:
        return _no_capture(state, card, slot)
    if not state.setting.hero_at_home:
        return Refusal("hero_captures_only", {"holding": holding}, ("KB-088", "KB-R14"))
    return Refusal("not_yours", {"holding": holding, "owner": state.owner[slot]}, ("KB-R14",))


def _no_capture(state: Tableau, card: int, slot: int) -> Refusal:
    kind = KIND_OF[card]
    if state.owner[slot] == state.seat:
        rule = "KB-088" if UNIT_TYPE[kind] == HERO else "KB-071"
        return Refusal("already_yours", {"holding": HOLDING_NAMES[slot]}, (rule,))
    args: Args = {
        "holding": HOLDING_NAMES[slot],
        "card": CARD_NAMES[card],
        "strength": state.setting.figures.strength[kind],
        "defence": state.defence[slot],
    }
    return Refusal("too_weak", args, ("KB-072", "KB-073", "KB-075", "KB-076"))
