"""Why an action of King's Bounty may not be taken: rule, sentence, numbers."""

from hastilude.core.words import Refusal
from hastilude.games.kings_bounty.cards import (
    CAPTURE,
    CARD_NAMES,
    DESTROY,
    DISBAND,
    DONE,
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
    RETURN,
    UNIT_TYPE,
    UNITS,
)
from hastilude.games.kings_bounty.table import ENDED, PICKING, REMOVING, TURN, Table


def refusal(state: Table, action: int) -> Refusal | None:
    """None exactly when the action is legal."""
    if state.phase == ENDED:
        return Refusal("over", {}, ("KB-127",))
    if state.phase == REMOVING:
        return _removing(state, action)
    if action >= REMOVE:
        return Refusal("peoples_settled", {}, ("KB-022",))
    if state.phase == PICKING:
        return _picking(state, action)
    assert state.phase == TURN
    if action < EXCHANGE:
        return _playing(state, action)
    if action == EXCHANGE:
        return _exchange(state)
    if action == PASS:
        if state.final and state.setting.pass_only_if_stuck and state.legal()[0] == PASS:
            return None
        return Refusal("no_pass", {}, ("KB-036",))
    return Refusal("not_exchanging", {}, ("KB-035", "KB-037"))


def _removing(state: Table, action: int) -> Refusal | None:
    if action < REMOVE:
        return Refusal("remove_first", {}, ("KB-022",))
    people = action - REMOVE + 1
    if people in state.removed:
        return Refusal("already_removed", {"people": PEOPLES[people]}, ("KB-143",))
    return None


def _picking(state: Table, action: int) -> Refusal | None:
    if action == DONE:
        return None if state.picked else Refusal("nothing_picked", {}, ("KB-108",))
    if RETURN <= action < DONE:
        return _in_hand(state, action - RETURN)
    return Refusal("still_exchanging", {}, ("KB-037", "KB-108"))


def _exchange(state: Table) -> Refusal | None:
    if state.final and state.setting.pass_only_if_stuck:
        return Refusal("no_exchange_at_end", {}, ("KB-R30",))
    if state.legal()[-1] == EXCHANGE:
        return None
    return Refusal("stalled", {"streak": state.streak, "limit": 3 * state.setting.seats}, ("KB-R28",))


def _playing(state: Table, action: int) -> Refusal | None:
    if action < GARRISON:
        return _in_hand(state, UNITS + action - PLAY)
    if action < CAPTURE:
        slot, card = divmod(action - GARRISON, REGULARS)
        return _unit(state, card, slot) or _home(state, card, slot)
    if action < DESTROY:
        slot, card = divmod(action - CAPTURE, FIRST_MONSTER)
        return _unit(state, card, slot) or _abroad(state, card, slot)
    if action < DISBAND:
        slot, people = divmod(action - DESTROY, 5)
        return _unit(state, FIRST_MONSTER + people, slot)
    slot, people = divmod(action - DISBAND, 5)
    return _unit(state, FIRST_HERO + people, slot) or _hero_at_home(state, slot)


def _in_hand(state: Table, card: int) -> Refusal | None:
    if card in state.labels():
        return None
    return Refusal("not_in_hand", {"card": CARD_NAMES[card]}, ("KB-039",))


def _unit(state: Table, card: int, slot: int) -> Refusal | None:
    """What every unit needs: to be in hand, a licence, a target on the table."""
    problem = _in_hand(state, card)
    if problem is not None:
        return problem
    people = PEOPLE_OF[KIND_OF[card]]
    if not state.licensed(state.seat, people):
        return Refusal(
            "no_licence", {"card": CARD_NAMES[card], "people": PEOPLES[people]}, ("KB-051", "KB-052")
        )
    if state.owner[slot] < 0:
        return Refusal("not_on_table", {"holding": HOLDING_NAMES[slot]}, ("KB-049",))
    return None


def _home(state: Table, card: int, slot: int) -> Refusal | None:
    if state.owner[slot] == state.seat:
        return None
    return Refusal(
        "not_yours", {"holding": HOLDING_NAMES[slot], "owner": state.owner[slot]}, ("KB-061", "KB-071")
    )


def _abroad(state: Table, card: int, slot: int) -> Refusal | None:
    holding = HOLDING_NAMES[slot]
    hero = UNIT_TYPE[KIND_OF[card]] == HERO
    if state.owner[slot] == state.seat:
        return Refusal("already_yours", {"holding": holding}, ("KB-088",) if hero else ("KB-071",))
    strength = state.setting.figures.strength[KIND_OF[card]]
    if hero or strength > state.defence[slot]:
        return None
    args = {
        "holding": holding,
        "card": CARD_NAMES[card],
        "strength": strength,
        "defence": state.defence[slot],
    }
    return Refusal("too_weak", args, ("KB-072", "KB-073", "KB-075", "KB-076"))


def _hero_at_home(state: Table, slot: int) -> Refusal | None:
    if not state.setting.hero_at_home:
        return Refusal("hero_captures_only", {"holding": HOLDING_NAMES[slot]}, ("KB-088", "KB-R14"))
    if state.owner[slot] != state.seat:
        return Refusal("not_yours", {"holding": HOLDING_NAMES[slot], "owner": state.owner[slot]}, ("KB-R14",))
    return None
