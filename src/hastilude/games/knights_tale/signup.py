"""Signing up: shields on the tournament board, and the knights that fill a bracket."""

from hastilude.core.chance import Chance
from hastilude.core.decision import Step
from hastilude.core.words import Event, Prompt, Refusal
from hastilude.games.knights_tale import dealing, solo, tournament
from hastilude.games.knights_tale.cards import (
    CITIES,
    CITY_PLACES,
    DECLINE,
    IN_CITY,
    KNIGHTS,
    PLACE_COUNT,
    PLACES,
    SIGN_UP,
    WAIT,
)
from hastilude.games.knights_tale.choice import Choice
from hastilude.games.knights_tale.tableau import NOBODY, NONE, SIGNUP_NEXT, SIGNUP_PHASE, VP, Tableau


def begin(state: Tableau) -> None:
    state.at = 0
    state.sweep = 0
    state.phase = SIGNUP_NEXT


class NextToSign(Step[Tableau]):
    """Who is asked next, if anybody (KT-132, KT-142)."""

    def run(self, state: Tableau, chance: Chance) -> None:
        if state.setting.plaisance:
            _next_in_plaisance(state, chance)
        else:
            _next_in_padarm(state)


def _next_in_padarm(state: Tableau) -> None:
    """Two passes in initiative order (KT-133, KT-134, KT-139).

    A third shield is the herald's alone (KT-102, KT-137, KT-138).
    """
    setting = state.setting
    while state.sweep < 2:
        while state.at < len(state.order):
            seat = state.order[state.at]
            if setting.solo and seat == VP:
                if setting.rivalry:
                    solo.sign_up(state)
            elif state.can_sign_anywhere(seat):
                state.phase = SIGNUP_PHASE
                state.seat = seat
                return
            elif state.events is not None:
                state.tell(Event("no_place", {"seat": seat}))
            state.at += 1
        state.sweep += 1
        state.at = 0
    tournament.begin_bouts(state)


def _next_in_plaisance(state: Tableau, chance: Chance) -> None:
    """Sweeps through those not signed up; the last of them may not wait (KT-142 … KT-144, KT-R32)."""
    setting = state.setting
    while True:
        while state.at < len(state.order):
            seat = state.order[state.at]
            if not state.is_signed(seat):
                if not (setting.solo and seat == VP):
                    state.phase = SIGNUP_PHASE
                    state.seat = seat
                    return
                if setting.rivalry:
                    solo.sign_up(state)
            state.at += 1
        if not _unsigned_after(state, -1):
            break
        state.at = 0
        state.sweep += 1
    _fill_bracket(state, chance)
    tournament.begin_bouts(state)


def _unsigned_after(state: Tableau, at: int) -> bool:
    """Whether somebody further right on the initiative track is not signed up."""
    setting = state.setting
    for i in range(at + 1, len(state.order)):
        seat = state.order[i]
        if setting.solo and seat == VP and not setting.rivalry:
            continue
        if not state.is_signed(seat):
            return True
    return False


def _may_wait(state: Tableau) -> bool:
    """KT-143: all but the last of those not signed up."""
    return state.setting.plaisance and _unsigned_after(state, state.at)


def _may_decline(state: Tableau) -> bool:
    """KT-R28, with pas_d_armes_signup: optional."""
    return state.setting.signup_optional and not state.setting.plaisance


class SignUp(Choice):
    """Where the shield goes; it stays until the tournament is over (KT-132, KT-140, KT-142)."""

    def prompt(self, state: Tableau) -> Prompt:
        if _may_wait(state) or _may_decline(state):
            return Prompt("sign_up", {"seat": state.seat}, ("KT-132", "KT-142"))
        return Prompt("sign_up_must", {"seat": state.seat}, ("KT-133", "KT-143"))

    def legal(self, state: Tableau) -> list[int]:
        found: list[int] = []
        for place in range(PLACE_COUNT):
            if state.can_sign(state.seat, place):
                found.append(SIGN_UP + place)
        if _may_wait(state):
            found.append(WAIT)
        elif _may_decline(state):
            found.append(DECLINE)
        return found

    def fits(self, action: int) -> bool:
        return SIGN_UP <= action <= DECLINE

    def why_not(self, state: Tableau, action: int) -> Refusal:
        plaisance = state.setting.plaisance
        if action == WAIT:
            if plaisance:
                return Refusal("may_not_wait", {}, ("KT-143",))
            return Refusal("no_waiting", {}, ("KT-133",))
        if action == DECLINE:
            return Refusal("must_sign_up", {}, ("KT-146",) if plaisance else ("KT-R28",))
        return no_place(state, action - SIGN_UP, ("KT-132",))

    def apply(self, state: Tableau, action: int, chance: Chance) -> None:
        if action < WAIT:
            dealing.place_shield(state, state.seat, action - SIGN_UP)
        elif state.events is not None:
            # Plaisance: for the next sweep; Padarm: for this pass (KT-R28)
            state.tell(Event("waited" if state.setting.plaisance else "declined", {"seat": state.seat}))
        state.at += 1
        state.phase = SIGNUP_NEXT


def no_place(state: Tableau, place: int, rules: tuple[str, ...]) -> Refusal:
    """Why a shield cannot be put there, now or through a herald (KT-100, KT-101)."""
    setting = state.setting
    if (place >= CITY_PLACES) != setting.plaisance:
        return Refusal("other_tournament", {"spot": PLACES[place]}, ("KT-011",))
    if setting.plaisance:
        if state.is_signed(state.seat):
            return Refusal("signed_already", {}, ("KT-101", "KT-141"))
        return Refusal("place_taken", {"spot": PLACES[place]}, rules)
    if state.knight[place] == NONE:
        return Refusal("no_knight", {"spot": PLACES[place]}, ("KT-061",))
    if state.shield[place] != NOBODY:
        return Refusal("challenged_already", {"spot": PLACES[place]}, ("KT-136",))
    return Refusal("city_twice", {"city": CITIES[place // IN_CITY]}, ("KT-100", "KT-135"))


def _fill_bracket(state: Tableau, chance: Chance) -> None:
    """Free cells from left to right get the added classes, only now (KT-064, KT-145, KT-R26, KT-R91)."""
    classes = state.setting.figures.card_added[state.tournament][state.round - 1]
    added: list[str] = []
    used = 0
    for place in range(CITY_PLACES, PLACE_COUNT):
        if state.knight[place] != NONE or state.shield[place] != NOBODY:
            continue
        if used < len(classes):
            kind = classes[used]
        elif state.setting.bye:
            continue
        else:
            kind = classes[len(classes) - 1]
        used += 1
        state.knight[place] = tournament.draw_knight(state, kind, chance)
        added.append(KNIGHTS[state.knight[place]])
    if state.events is not None:
        state.tell(Event("bracket", {"knights": added}))
