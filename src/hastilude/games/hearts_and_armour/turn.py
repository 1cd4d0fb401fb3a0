"""A turn of Hearts and Armour: lay a card face down, play one face up, or declare the fight (ledger 3.6).

The ledger's steps P5 to P7 are one decision here: a card without its target is nothing
anybody could value.
"""

from mypy_extensions import i64

from hastilude.core.chance import Chance, SeededChance, Tape, seed_of
from hastilude.core.decision import Decision
from hastilude.core.words import EVERYBODY, Arg, Event, Prompt, Refusal
from hastilude.games.hearts_and_armour import fight, knowledge, match
from hastilude.games.hearts_and_armour.cards import (
    DECLARE,
    FACE_NAMES,
    HERO_COUNT,
    HEROES,
    LAY,
    NO_EFFECT,
    PLAY,
)
from hastilude.games.hearts_and_armour.tableau import (
    AFFECTED,
    HAND_KIND,
    NOBODY,
    SEATS_MASK,
    UP,
    Tableau,
    is_up,
    table_card,
)
from hastilude.games.hearts_and_armour.verdict import ROUND_LIMIT


class Turn(Decision[Tableau]):
    """Exactly one of three (HA-043, HA-047): there is no passing, and always something to do (HA-048)."""

    def decider(self, state: Tableau) -> int:
        return state.seat

    def prompt(self, state: Tableau) -> Prompt:
        if state.must_declare():
            return Prompt("declare", {"seat": state.seat}, ("HA-045", "HA-148"))
        may = state.may_declare()  # HA-046
        return Prompt("may_declare" if may else "turn", {"seat": state.seat}, self.rules)

    # -- what may be done --------------------------------------------------------------------

    def legal(self, state: Tableau) -> list[int]:
        actions: list[int] = []
        if not state.must_declare():
            _list_cards(state, actions)
        if state.may_declare():
            actions.append(DECLARE)
        return actions

    def refusal(self, state: Tableau, action: int) -> Refusal:
        if action > DECLARE:
            return Refusal("no_effect_now", {}, ("HA-055",))
        if action == DECLARE:
            return Refusal("first_lap", {"left": state.setting.seats + 1 - state.turn}, ("HA-059", "HA-R15"))
        if not state.hands[state.seat]:
            return Refusal("empty_hand", {}, ("HA-045", "HA-R13"))
        if state.must_declare():
            return Refusal("last_lap", {"laps": state.setting.max_laps}, ("HA-148", "HA-R14"))
        return _no_card(state, action)

    def reveals(self, state: Tableau, action: int) -> bool:
        """A card laid face down tells nobody anything; what is shown is shown (HA-R33)."""
        return _fight_shows(state) if action == DECLARE else action >= PLAY

    def veil(self, state: Tableau, action: int, observer: int) -> int:
        """Which card goes face down is its layer's secret (HA-050)."""
        return -1 - (action - LAY) % HERO_COUNT if action < PLAY else action

    # -- what happens ------------------------------------------------------------------------

    def apply(self, state: Tableau, action: int, chance: Chance) -> None:
        if action == DECLARE:
            declare(state, chance)
            return
        number = action - LAY if action < PLAY else action - PLAY
        kind = state.setting.figures.kind_of[number // HERO_COUNT]
        target = state.seat_of(number % HERO_COUNT)
        if action < PLAY:
            lay(state, kind, target)
        else:
            play(state, kind, target)


def _list_cards(state: Tableau, actions: list[int]) -> None:
    """Every face of the hand, down on every hero, up on every other one (HA-049, HA-052, HA-R09)."""
    seats: i64 = state.setting.seats
    mine: i64 = state.seat
    heroes = state.heroes
    figures = state.setting.figures
    needs_effect = state.setting.needs_effect
    last: i64 = -1
    for slot in state.hands[state.seat]:
        kind: i64 = slot >> HAND_KIND
        if kind == last:
            continue
        last = kind
        face: i64 = figures.faces[kind]
        down: i64 = LAY + face * HERO_COUNT
        up: i64 = PLAY + face * HERO_COUNT
        seat: i64 = 0
        while seat < seats:
            actions.append(down + heroes[seat])
            seat += 1
        if needs_effect and figures.effect[kind] == NO_EFFECT:  # HA-R36
            continue
        seat = 0
        while seat < seats:
            if seat != mine and not (needs_effect and not state.table[seat]):  # HA-R07
                actions.append(up + heroes[seat])
            seat += 1


def _no_card(state: Tableau, action: int) -> Refusal:
    """Why a card cannot be laid or played so."""
    number = action - LAY if action < PLAY else action - PLAY
    face, hero = number // HERO_COUNT, number % HERO_COUNT
    kind = state.setting.figures.kind_of[face]
    if not any(slot >> HAND_KIND == kind for slot in state.hands[state.seat]):
        return Refusal("not_in_hand", {"card": FACE_NAMES[face]}, ("HA-049",))
    target = state.seat_of(hero)
    if target == NOBODY:
        return Refusal("not_in_game", {"hero": HEROES[hero]}, ("HA-016",))
    if target == state.seat:
        return Refusal("not_on_yourself", {}, ("HA-052",))
    if state.setting.figures.effect[kind] == NO_EFFECT:
        return Refusal("no_extra_action", {}, ("HA-R36",))
    return Refusal("nothing_to_affect", {"hero": HEROES[hero]}, ("HA-R07",))


def lay(state: Tableau, kind: int, target: int) -> None:
    """Face down: who and on whom is public, which card is not (HA-050); no extra action (HA-051)."""
    marks = knowledge.leave_face_down(state, kind)
    state.table[target].append(table_card(kind, state.seat, target, state.turn, marks))
    if state.events is not None:
        public: dict[str, Arg] = {"seat": state.seat, "hero": HEROES[state.heroes[target]]}
        secret: dict[str, Arg] = {"card": state.setting.figures.names[kind]}
        state.tell(Event("laid", public, secret, marks & SEATS_MASK))
    state.end_turn()


def play(state: Tableau, kind: int, target: int) -> None:
    """Face up, then its extra action on the cards that were there before (HA-053, HA-054)."""
    figures = state.setting.figures
    knowledge.leave_face_up(state, kind)
    state.table[target].append(table_card(kind, state.seat, target, state.turn, UP))
    at = state.seat * state.setting.seats + target
    state.deeds[at] = state.deeds[at] + figures.net[kind]
    effect = figures.effect[kind]
    void = effect == NO_EFFECT or len(state.table[target]) == 1
    if state.events is not None:
        args: dict[str, Arg] = {
            "seat": state.seat,
            "hero": HEROES[state.heroes[target]],
            "card": figures.names[kind],
            "void": void,
        }
        state.tell(Event("played", args, {}, EVERYBODY))
    if void:  # HA-057, HA-R07, HA-R36
        state.end_turn()
        return
    state.effect = effect
    state.target = target  # HA-061
    state.phase = AFFECTED


def _fight_shows(state: Tableau) -> bool:
    """All but the end of it all on a table without secrets: else cards or goals are shown, or dealt."""
    for cards in state.table:
        for card in cards:
            if not is_up(card):
                return True
    tape = Tape(SeededChance(seed_of()))
    after = state.copy()
    assert isinstance(after, Tableau)
    declare(after, tape)
    if tape.numbers:
        return True
    sheet = after.sheet
    assert sheet is not None
    if state.setting.seats == 3:
        return False  # HA-R03: with one knight a side all goals are known
    return sheet.reason != ROUND_LIMIT or state.setting.score_as_is or state.setting.reveal_all


def declare(state: Tableau, chance: Chance) -> None:
    """The whole turn; the fight follows at once, and nobody can answer (HA-060, HA-R41)."""
    if state.events is not None:
        state.tell(Event("declared", {"seat": state.seat, "forced": state.must_declare()}))
    state.declarer = state.seat
    fight.fight(state)
    match.after_fight(state, chance)
