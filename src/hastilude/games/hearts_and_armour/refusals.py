"""Why an action of Hearts and Armour may not be taken: rule, sentence, numbers."""

from hastilude.core.words import Refusal
from hastilude.games.hearts_and_armour.cards import (
    AFFECT,
    DECLARE,
    DECLINE,
    EFFECTS,
    FACE_NAMES,
    GIVE,
    HERO_COUNT,
    HEROES,
    LAY,
    MOVE,
    NO_EFFECT,
    PLAY,
    TAKE,
)
from hastilude.games.hearts_and_armour.table import AFFECTED, ENDED, HAND_KIND, NOBODY, TURN, Table


def refusal(state: Table, action: int) -> Refusal | None:
    """None exactly when the action is legal."""
    if state.phase == ENDED:
        return Refusal("over", {}, ("HA-106",))
    if action < DECLARE:
        return _card(state, action)
    if action == DECLARE:
        return _declare(state)
    if action <= DECLINE:
        return _affect(state, action)
    return _send(state, action)


def _card(state: Table, action: int) -> Refusal | None:
    if state.phase != TURN:
        return Refusal("extra_action_first", {"effect": EFFECTS[state.effect]}, ("HA-044", "HA-056"))
    if state.must_declare():
        return _must_declare(state)
    face_up = action >= PLAY
    number = action - PLAY if face_up else action - LAY
    face, hero = number // HERO_COUNT, number % HERO_COUNT
    kind = state.setting.figures.kind_of[face]
    if not any(slot >> HAND_KIND == kind for slot in state.hands[state.seat]):
        return Refusal("not_in_hand", {"card": FACE_NAMES[face]}, ("HA-049",))
    target = state.seat_of(hero)
    if target == NOBODY:
        return Refusal("not_in_game", {"hero": HEROES[hero]}, ("HA-016",))
    return _face_up(state, kind, target) if face_up else None


def _face_up(state: Table, kind: int, target: int) -> Refusal | None:
    if target == state.seat:
        return Refusal("not_on_yourself", {}, ("HA-052",))
    if state.setting.needs_effect:
        if state.setting.figures.effect[kind] == NO_EFFECT:
            return Refusal("no_extra_action", {}, ("HA-R36",))
        if not state.table[target]:
            return Refusal("nothing_to_affect", {"hero": HEROES[state.heroes[target]]}, ("HA-R07",))
    return None


def _must_declare(state: Table) -> Refusal:
    if not state.hands[state.seat]:
        return Refusal("empty_hand", {}, ("HA-045",))
    return Refusal("last_lap", {"laps": state.setting.max_laps}, ("HA-148",))


def _declare(state: Table) -> Refusal | None:
    if state.phase != TURN:
        return Refusal("extra_action_first", {"effect": EFFECTS[state.effect]}, ("HA-056", "HA-060"))
    if state.may_declare():
        return None
    left = state.setting.seats + 1 - state.turn
    return Refusal("first_lap", {"left": left}, ("HA-059",))


def _affect(state: Table, action: int) -> Refusal | None:
    if state.phase == TURN:
        return Refusal("no_effect_now", {}, ("HA-055",))
    if state.phase != AFFECTED:
        return Refusal("already_chosen", {}, ("HA-R33",))
    if action == DECLINE:
        if state.setting.effect_optional:
            return None
        return Refusal("compulsory", {"effect": EFFECTS[state.effect]}, ("HA-056", "HA-R08"))
    place = action - AFFECT
    if place < state.eligible():
        return None
    hero = HEROES[state.heroes[state.target]]
    if place == state.eligible():
        return Refusal("just_played", {"place": place + 1}, ("HA-063",))
    return Refusal("no_such_place", {"hero": hero, "place": place + 1}, ("HA-062",))


def _send(state: Table, action: int) -> Refusal | None:
    if state.phase == TURN:
        return Refusal("no_effect_now", {}, ("HA-055",))
    if state.phase == AFFECTED:
        return Refusal("choose_card_first", {}, ("HA-R33",))
    giving = action >= GIVE
    if giving != (state.effect == TAKE):
        return Refusal("other_effect", {"effect": EFFECTS[state.effect]}, ("HA-068", "HA-076"))
    hero = action - GIVE if giving else action - MOVE
    seat = state.seat_of(hero)
    if seat == NOBODY:
        return Refusal("not_in_game", {"hero": HEROES[hero]}, ("HA-016",))
    if seat == state.target:
        if not giving:
            return Refusal("not_back", {"hero": HEROES[hero]}, ("HA-068",))
        if not state.setting.give_to_target:
            return Refusal("not_to_target", {"hero": HEROES[hero]}, ("HA-R11", "HA-R46"))
    return None
