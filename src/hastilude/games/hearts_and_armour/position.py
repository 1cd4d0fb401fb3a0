"""A position of Hearts and Armour as plain data, both ways (docs/notation.md).

An action card is its face, `sword_1_take`. In a hand, and face down on the table, the
other seats that know it follow after `@` (`sword_1_take@0,2`); on the table the seats that
must doubt whether it is a card they knew in the layer's hand follow after `?` (HA-R45).
Goals and targets are named by hero.
"""

import re
from collections.abc import Mapping
from typing import Any

from hastilude.core.game import GameError
from hastilude.core.written import (
    as_flag,
    as_list,
    as_name,
    as_number,
    as_object,
    check_keys,
    check_state,
    or_none,
)
from hastilude.games.hearts_and_armour.cards import EFFECTS, HEROES, SORCERER
from hastilude.games.hearts_and_armour.dealing import goals_of, set_heroes
from hastilude.games.hearts_and_armour.invariants import check, places
from hastilude.games.hearts_and_armour.knowledge import faded_entry
from hastilude.games.hearts_and_armour.match import MATCH_LIMIT, MATCH_WON
from hastilude.games.hearts_and_armour.meta import GAME
from hastilude.games.hearts_and_armour.rules import HeartsAndArmour
from hastilude.games.hearts_and_armour.setting import Figures, Setting
from hastilude.games.hearts_and_armour.tableau import (
    AFFECTED,
    DESTINATION,
    DOUBT,
    ENDED,
    HAND_KIND,
    MOVER,
    NOBODY,
    SEATS_MASK,
    UP,
    Tableau,
    is_up,
    kind_of,
    laid_in,
    layer_of,
    mover_of,
    origin_of,
    table_card,
)
from hastilude.games.hearts_and_armour.verdict import REASONS, VERDICTS, WINNING_SIDES, Sheet

#: in the order of their numbers
PHASES = ("turn", "affected", "destination", "ended")
ENDS = (*REASONS, MATCH_WON, MATCH_LIMIT)
KEYS = (
    "game",
    "rules",
    "seats",
    "options",
    "phase",
    "seat",
    "game_number",
    "round",
    "turn",
    "first",
    "declarer",
    "heroes",
    "goals",
    "wounds",
    "markers",
    "hands",
    "table",
    "discard",
    "deck",
    "faded",
    "deeds",
    "effect",
    "target",
    "chosen",
    "tokens",
    "chronicle",
    "last_fight",
    "last_game",
    "reason",
)

_CARD = re.compile(r"(?P<face>[a-z0-9_]+)(@(?P<known>\d(,\d)*))?(\?(?P<doubt>\d(,\d)*))?")
_ON_TABLE = {"card", "up", "by", "turn", "on", "moved_by"}
_SHEET = {"reason", "side", "killed", "wounds_left", "verdicts", "heroes", "wounds", "goals"}


def position(state: Tableau) -> dict[str, Any]:
    """Everything about a state."""
    names = state.setting.figures.names
    seats = range(state.setting.seats)
    found: dict[str, Any] = {
        "game": GAME.id,
        "rules": GAME.rules_version,
        "seats": state.setting.seats,
        "options": dict(state.setting.options),
        "phase": PHASES[state.phase],
        "seat": state.seat,
        "game_number": state.game,
        "round": state.round,
        "turn": state.turn,
        "first": state.first,
        "declarer": or_none(state.declarer),
        "heroes": [HEROES[hero] for hero in state.heroes],
        "goals": [[HEROES[state.heroes[goal]] for goal in goals_of(state, seat)] for seat in seats],
        "wounds": list(state.wounds),
        "markers": [[names[kind] for kind in marker] for marker in state.markers],
        "hands": [[_in_hand(state, slot) for slot in hand] for hand in state.hands],
        "table": [[_on_table(state, card) for card in cards] for cards in state.table],
        "discard": [_on_table(state, card) for card in state.discard],
        "deck": [names[kind] for kind in state.deck],
        "faded": [
            {"observer": entry >> 10, "hand": entry >> 6 & 15, "card": names[entry & 63]}
            for entry in state.faded
        ],
        "deeds": [state.deeds[seat * len(seats) : (seat + 1) * len(seats)] for seat in seats],
        "tokens": list(state.tokens),
        "chronicle": [[seat for seat in seats if winners >> seat & 1] for winners in state.chronicle],
        "last_fight": _fight(state),
        "last_game": _sheet(state.sheet),
    }
    if state.phase in (AFFECTED, DESTINATION):
        found["effect"] = EFFECTS[state.effect]
        found["target"] = HEROES[state.heroes[state.target]]
    if state.phase == DESTINATION:
        found["chosen"] = state.chosen
    if state.phase == ENDED:
        found["reason"] = state.reason
    return found


def _in_hand(state: Tableau, slot: int) -> str:
    return state.setting.figures.names[slot >> HAND_KIND] + _seats("@", slot & SEATS_MASK)


def _on_table(state: Tableau, card: int) -> dict[str, Any]:
    face = state.setting.figures.names[kind_of(card)]
    if not is_up(card):  # that the layer knows it goes without saying
        face += _seats("@", card & SEATS_MASK & ~(1 << layer_of(card)))
        face += _seats("?", card >> DOUBT & SEATS_MASK)
    return {
        "card": face,
        "up": is_up(card),
        "by": layer_of(card),
        "turn": laid_in(card),
        "on": HEROES[state.heroes[origin_of(card)]],
        "moved_by": or_none(mover_of(card)),
    }


def _seats(sign: str, mask: int) -> str:
    seats = [str(seat) for seat in range(9) if mask >> seat & 1]
    return sign + ",".join(seats) if seats else ""


def _fight(state: Tableau) -> dict[str, Any] | None:
    """The last fight. Heroes may have changed hands since, so all of it goes by seat."""
    if not state.account:
        return None
    seats = range(state.setting.seats)
    names = state.setting.figures.names
    return {
        "account": [state.account[seat * 4 : seat * 4 + 4] for seat in seats],
        "cards": [
            [
                {
                    "card": names[kind_of(card)],
                    "up": is_up(card),
                    "by": layer_of(card),
                    "turn": laid_in(card),
                    "on": origin_of(card),
                    "moved_by": or_none(mover_of(card)),
                }
                for card in cards
            ]
            for cards in state.fought
        ],
    }


def _sheet(sheet: Sheet | None) -> dict[str, Any] | None:
    if sheet is None:
        return None
    return {
        "reason": REASONS[sheet.reason],
        "side": WINNING_SIDES[sheet.side],
        "killed": list(sheet.killed),
        "wounds_left": list(sheet.scars),
        "verdicts": [VERDICTS[verdict] for verdict in sheet.verdicts],
        "heroes": [HEROES[hero] for hero in sheet.heroes],
        "wounds": list(sheet.wounds),
        "goals": [[HEROES[sheet.heroes[goal]] for goal in goals] for goals in sheet.shown],
    }


# -- reading it --------------------------------------------------------------------------


def from_position(given: Mapping[str, Any], figures: Figures, strict: bool = True) -> HeartsAndArmour:
    """The state of a position. What is left out is the start's; `deck` left out is the rest.

    With `strict` every invariant must hold; tests draw small positions without it.
    """
    check_keys(given, GAME, KEYS)
    state = _frame(given, figures)
    _read_heroes(state, given)
    _read_cards(state, given)
    _read_extra_action(state, given)
    _read_history(state, given)
    if strict:
        check_state(state, check)
    return state


def _frame(given: Mapping[str, Any], figures: Figures) -> HeartsAndArmour:
    """Seats, options and the plain numbers."""
    seats = as_number(given.get("seats"), "seats", 99)
    chosen = GAME.choose(as_object(given.get("options", {}), "options"))
    GAME.check_seats(seats, chosen)
    state = HeartsAndArmour(Setting(seats, chosen, figures))
    state.phase = as_name(given.get("phase", "turn"), PHASES, "phase")
    state.seat = as_number(given.get("seat", 0), "seat", seats - 1)
    state.game = as_number(given.get("game_number", 1), "game_number")
    state.round = as_number(given.get("round", 1), "round")
    state.first = as_number(given.get("first", state.seat), "first", seats - 1)
    state.turn = as_number(given.get("turn", (state.seat - state.first) % seats + 1), "turn", 4095)
    state.declarer = _maybe(given.get("declarer"), "declarer", seats - 1)
    state.reason = ""
    if state.phase == ENDED:
        state.reason = ENDS[as_name(given.get("reason"), ENDS, "reason")]
    return state


def _read_heroes(state: HeartsAndArmour, given: Mapping[str, Any]) -> None:
    seats = state.setting.seats
    heroes = [_hero(name, "heroes") for name in as_list(given.get("heroes"), "heroes", seats)]
    if len(set(heroes)) != seats or (SORCERER in heroes) != (seats % 2 == 1):
        raise GameError(
            "heroes: each hero once, the sorcerer with an odd number of seats only (HA-009, HA-010)"
        )
    set_heroes(state, heroes)
    state.goals = [NOBODY] * seats
    state.ward = NOBODY
    for seat, cards in enumerate(as_list(given.get("goals"), "goals", seats)):
        goals = [_seat_of(state, name, "goals") for name in as_list(cards, "goals")]
        if len(goals) != (2 if seat == state.sorcerer else 1):
            raise GameError(f"goals: seat {seat} holds {len(goals)} goal cards (HA-021, HA-033)")
        state.goals[seat] = goals[0]
        if len(goals) == 2:
            state.ward = goals[1]
    wounds = as_list(given.get("wounds", [0] * seats), "wounds", seats)
    state.wounds = [as_number(number, "wounds") for number in wounds]


def _read_cards(state: HeartsAndArmour, given: Mapping[str, Any]) -> None:
    seats = state.setting.seats
    empty: list[list[Any]] = [[] for _ in range(seats)]
    state.markers = [
        [_kind(state, card, "markers") for card in as_list(marker, "markers")]
        for marker in as_list(given.get("markers", empty), "markers", seats)
    ]
    state.hands = [
        sorted(_slot(state, card) for card in as_list(hand, "hands"))
        for hand in as_list(given.get("hands"), "hands", seats)
    ]
    state.table = [
        [_table_card(state, card, "table") for card in as_list(cards, "table")]
        for cards in as_list(given.get("table", empty), "table", seats)
    ]
    state.discard = [
        _table_card(state, card, "discard") for card in as_list(given.get("discard", []), "discard")
    ]
    if given.get("deck") is None:
        state.deck = []
        copies = state.setting.figures.copies
        for kind, count in enumerate(places(state)):
            if count > copies[kind]:
                raise GameError(f"there are only {copies[kind]} cards {state.setting.figures.names[kind]}")
            state.deck += [kind] * (copies[kind] - count)
    else:
        state.deck = [_kind(state, card, "deck") for card in as_list(given["deck"], "deck")]
    state.faded = []
    for entry in as_list(given.get("faded", []), "faded"):
        if not isinstance(entry, Mapping) or set(entry) != {"observer", "hand", "card"}:
            raise GameError(f"faded: {entry!r} is not an observer, a hand and a card")
        observer = as_number(entry["observer"], "observer", seats - 1)
        hand = as_number(entry["hand"], "hand", seats - 1)
        state.faded.append(faded_entry(observer, hand, _kind(state, entry["card"], "faded")))
    state.faded.sort()


def _read_extra_action(state: HeartsAndArmour, given: Mapping[str, Any]) -> None:
    state.effect = state.target = state.chosen = NOBODY
    if state.phase in (AFFECTED, DESTINATION):
        state.effect = as_name(given.get("effect"), EFFECTS, "effect")
        state.target = _seat_of(state, given.get("target"), "target")
    if state.phase == DESTINATION:
        state.chosen = as_number(given.get("chosen"), "chosen", len(state.table[state.target]) - 1)


def _read_history(state: HeartsAndArmour, given: Mapping[str, Any]) -> None:
    seats = state.setting.seats
    deeds = as_list(given.get("deeds", [[0] * seats] * seats), "deeds", seats)
    state.deeds = []
    for row in deeds:
        for number in as_list(row, "deeds", seats):
            if type(number) is not int:
                raise GameError(f"deeds: {number!r} is not a whole number")
            state.deeds.append(number)
    tokens = as_list(given.get("tokens", [0] * seats), "tokens", seats)
    state.tokens = [as_number(number, "tokens") for number in tokens]
    state.chronicle = []
    for winners in as_list(given.get("chronicle", []), "chronicle"):
        seats_won = {as_number(seat, "chronicle", seats - 1) for seat in as_list(winners, "chronicle")}
        state.chronicle.append(sum(1 << seat for seat in seats_won))
    _read_fight(state, given.get("last_fight"))
    state.sheet = _read_sheet(state, given.get("last_game"))


def _read_fight(state: HeartsAndArmour, given: object) -> None:
    state.account, state.fought = [], []
    if given is None:
        return
    if not isinstance(given, Mapping) or set(given) != {"account", "cards"}:
        raise GameError("last_fight: not an account with its cards")
    seats = state.setting.seats
    for row in as_list(given["account"], "account", seats):
        state.account += [as_number(number, "account") for number in as_list(row, "account", 4)]
    for cards in as_list(given["cards"], "last_fight", seats):
        row = [_with_hero(state, card) for card in as_list(cards, "last_fight")]
        state.fought.append([_table_card(state, card, "last_fight", known=False) for card in row])


def _with_hero(state: HeartsAndArmour, card: object) -> object:
    """A card of the last fight names seats where one on the table names heroes."""
    if not isinstance(card, Mapping):
        return card
    seat = as_number(card.get("on"), "last_fight", state.setting.seats - 1)
    return {**card, "on": HEROES[state.heroes[seat]]}


def _read_sheet(state: HeartsAndArmour, given: object) -> Sheet | None:
    if given is None:
        return None
    if not isinstance(given, Mapping) or set(given) != _SHEET:
        raise GameError(f"last_game: it has {', '.join(sorted(_SHEET))}")
    seats = state.setting.seats
    sheet = Sheet(
        as_name(given["reason"], REASONS, "reason"),
        as_name(given["side"], WINNING_SIDES, "side"),
        [as_number(number, "killed") for number in as_list(given["killed"], "killed", 2)],
        [as_number(number, "wounds_left") for number in as_list(given["wounds_left"], "wounds_left", 2)],
        [as_name(verdict, VERDICTS, "verdicts") for verdict in as_list(given["verdicts"], "verdicts", seats)],
    )
    sheet.heroes = [_hero(name, "last_game") for name in as_list(given["heroes"], "last_game", seats)]
    sheet.wounds = [as_number(number, "last_game") for number in as_list(given["wounds"], "last_game", seats)]
    for goals in as_list(given["goals"], "last_game", seats):
        shown = [_hero(name, "last_game") for name in as_list(goals, "last_game")]
        if any(hero not in sheet.heroes for hero in shown):
            raise GameError("last_game: a goal that was not in the game")
        sheet.shown.append([sheet.heroes.index(hero) for hero in shown])
    return sheet


# -- words and numbers -------------------------------------------------------------------


def _match(state: HeartsAndArmour, card: object, key: str) -> re.Match[str]:
    match = _CARD.fullmatch(card) if isinstance(card, str) else None
    if match is None or match["face"] not in state.setting.figures.names:
        raise GameError(f"{key}: {card!r} is not a card such as sword_1_take")
    return match


def _kind(state: HeartsAndArmour, card: object, key: str) -> int:
    match = _match(state, card, key)
    if match["known"] or match["doubt"]:
        raise GameError(f"{key}: {card!r}: nobody needs to know it there")
    return state.setting.figures.names.index(match["face"])


def _mask(state: HeartsAndArmour, seats: str | None, key: str) -> int:
    mask = 0
    for seat in (seats or "").split(","):
        if seat:
            mask |= 1 << as_number(int(seat), key, state.setting.seats - 1)
    return mask


def _slot(state: HeartsAndArmour, card: object) -> int:
    match = _match(state, card, "hands")
    if match["doubt"]:
        raise GameError(f"hands: {card!r}: doubt is for cards on the table")
    kind = state.setting.figures.names.index(match["face"])
    return kind << HAND_KIND | _mask(state, match["known"], str(card))


def _table_card(state: HeartsAndArmour, given: object, key: str, known: bool = True) -> int:
    """A card on the table. `known`: who laid it knows it."""
    if not isinstance(given, Mapping) or set(given) - _ON_TABLE or not {"card", "by", "on"} <= set(given):
        raise GameError(f"{key}: {given!r} is not a card with who laid it and on whom")
    seats = state.setting.seats
    match = _match(state, given["card"], key)
    up = as_flag(given.get("up", False), f"{key}: up")
    layer = as_number(given["by"], key, seats - 1)
    marks = _mask(state, match["known"], key) | _mask(state, match["doubt"], key) << DOUBT
    if marks and up:
        raise GameError(f"{key}: everybody knows {match['face']}, it lies face up")
    if known and not up:
        marks |= 1 << layer
    card = table_card(
        state.setting.figures.names.index(match["face"]),
        layer,
        _seat_of(state, given["on"], key),
        as_number(given.get("turn", 1), key, 4095),
        UP if up else marks,
    )
    return card | (_maybe(given.get("moved_by"), key, seats - 1) + 1) << MOVER


def _hero(name: object, key: str) -> int:
    return as_name(name, HEROES, key)


def _seat_of(state: HeartsAndArmour, name: object, key: str) -> int:
    seat = state.seat_of(_hero(name, key))
    if seat == NOBODY:
        raise GameError(f"{key}: {name} does not take part in this game")
    return seat


def _maybe(value: object, key: str, most: int) -> int:
    return NOBODY if value is None else as_number(value, key, most)
