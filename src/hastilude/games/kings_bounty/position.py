"""A position of King's Bounty as plain data, both ways (docs/notation.md).

A card of hand or deck is its kind, `elf_mage`; who else knows it follows after `@`
(`elf_mage@0,2`), and the pool it was shuffled into after `#` (`elf_mage@0#1`).
"""

import re
from collections.abc import Mapping
from typing import Any

from hastilude.core.game import GameError
from hastilude.games.kings_bounty.cards import (
    CARD_NAMES,
    FIRST_CARD,
    HOLDINGS,
    KIND_NAMES,
    KIND_OF,
    KINDS,
    PEOPLES,
    SLOT_KIND,
    UNITS,
)
from hastilude.games.kings_bounty.invariants import check, places, tally_afresh
from hastilude.games.kings_bounty.meta import GAME
from hastilude.games.kings_bounty.rules import KingsBounty
from hastilude.games.kings_bounty.setting import LAST_PLAYER_TURN, Figures, Setting
from hastilude.games.kings_bounty.table import (
    ENDED,
    FINAL_TURN,
    KIND,
    KNOWN,
    LAST_CARD,
    PICKING,
    POOL,
    REMOVING,
    STALLED,
    TURN,
    Table,
)
from hastilude.games.kings_bounty.titles import MAJORITIES, NOBODY, TITLES

PHASES = {"removing": REMOVING, "turn": TURN, "picking": PICKING, "ended": ENDED}
REASONS = (FINAL_TURN, LAST_CARD, STALLED)
KEYS = [
    "game",
    "rules",
    "seats",
    "options",
    "phase",
    "seat",
    "turn",
    "removed",
    "open_titles",
    "hidden_titles",
    "revealed_titles",
    "shown_holders",
    "hands",
    "picked",
    "deck",
    "table",
    "discard",
    "last_hero",
    "last_monster",
    "deck_exhausted",
    "exchange_streak",
    "pools",
    "reason",
]

_CARD = re.compile(r"(?P<name>[a-z]+_[a-z0-9]+?)(_(?P<copy>\d))?(@(?P<seats>\d(,\d)*))?(#(?P<pool>\d+))?")
_KIND_NUMBER = {name: kind for kind, name in enumerate(KIND_NAMES)}


def position(state: Table) -> dict[str, Any]:
    """Everything about a state."""
    found: dict[str, Any] = {
        "game": GAME.id,
        "rules": GAME.rules_version,
        "seats": state.setting.seats,
        "options": dict(state.setting.options),
        "phase": next(name for name, phase in PHASES.items() if phase == state.phase),
        "seat": state.seat,
        "turn": state.turn,
        "removed": [PEOPLES[people] for people in state.removed],
        "open_titles": [TITLES[title] for title in state.open_titles],
        "hidden_titles": [TITLES[title] if title >= 0 else None for title in state.hidden],
        "revealed_titles": [TITLES[title] for title in state.revealed],
        "shown_holders": {TITLES[t]: seat for t, seat in enumerate(state.shown) if seat != NOBODY},
        "hands": [[_name(slot) for slot in hand] for hand in state.hands],
        "picked": [_name(slot) for slot in state.picked],
        "deck": [_name(slot) for slot in reversed(state.deck)],
        "table": [_holding(state, slot) for slot in state.table],
        "discard": {KIND_NAMES[kind]: count for kind, count in enumerate(state.discard) if count},
        "last_hero": _seat_or_none(state.last_hero),
        "last_monster": _seat_or_none(state.last_monster),
        "deck_exhausted": state.exhausted,
        "exchange_streak": state.streak,
        "pools": state.pools,
    }
    if state.phase == ENDED:
        found["reason"] = state.reason
    return found


def from_position(given: Mapping[str, Any], figures: Figures, strict: bool = True) -> KingsBounty:
    """The state of a position. What is left out is the start's; `deck` left out is the rest.

    With `strict` every invariant must hold; tests draw small positions without it.
    """
    unknown = [key for key in given if key not in KEYS]
    if unknown:
        raise GameError(f"a position has no {unknown[0]!r}; it has {', '.join(KEYS)}")
    if given.get("game", GAME.id) != GAME.id or given.get("rules", GAME.rules_version) != GAME.rules_version:
        raise GameError(f"this is not a position of {GAME.id}, rules {GAME.rules_version}")
    state = _frame(given, figures)
    _read_titles(state, given)
    _read_table(state, given)
    state.hands = [
        [_slot(state, card) for card in _list(hand, "hands")] for hand in _list(given.get("hands"), "hands")
    ]
    if len(state.hands) != state.setting.seats:
        raise GameError(f"hands: {len(state.hands)} hands for {state.setting.seats} seats")
    state.picked = [_slot(state, card) for card in _list(given.get("picked", []), "picked")]
    if given.get("deck") is None:
        state.deck = _rest(state)
    else:
        state.deck = [_slot(state, card) for card in reversed(_list(given["deck"], "deck"))]
    if state.phase == REMOVING and (any(places(state)) or given.get("open_titles")):
        raise GameError("phase: nothing is dealt before the peoples are removed (KB-022)")
    state.tally = tally_afresh(state)
    if strict:
        try:
            check(state)
        except AssertionError as error:
            raise GameError(f"an impossible position: {error}") from None
    return state


def _frame(given: Mapping[str, Any], figures: Figures) -> KingsBounty:
    """Seats, options and the plain numbers."""
    seats = _number(given, "seats", None)
    GAME.check_seats(seats)
    options = given.get("options", {})
    if not isinstance(options, Mapping):
        raise GameError("options: not an object")
    state = KingsBounty(Setting(seats, GAME.choose(options), figures))
    phases = tuple(PHASES)
    state.phase = PHASES[phases[_index(given.get("phase", "turn"), phases, "phase")]]
    state.seat = _seat(given.get("seat", 0), seats, "seat")
    state.turn = _number(given, "turn", state.seat)
    state.removed = [
        _index(people, PEOPLES, "removed") for people in _list(given.get("removed", []), "removed")
    ]
    due = state.setting.removals
    if 0 in state.removed or len(set(state.removed)) != len(state.removed):
        raise GameError("removed: humans stay, and each people is removed once (KB-143, KB-152)")
    if state.phase == REMOVING:
        if not state.setting.peoples_chosen or len(state.removed) >= due:
            raise GameError("phase: nothing is left to be removed")
    elif len(state.removed) != due:
        raise GameError(
            f"removed: {len(state.removed)} peoples removed, with {seats} seats there must be {due} (KB-142, KB-144)"
        )
    state.last_hero = _maybe_seat(given, "last_hero", seats)
    state.last_monster = _maybe_seat(given, "last_monster", seats)
    state.exhausted = _flag(given, "deck_exhausted")
    # Only an `end_now` game ends in the very turn that drew the last card.
    state.reason = str(given.get("reason", "")) if state.phase == ENDED else ""
    if state.phase == ENDED and state.reason not in REASONS:
        raise GameError(f"reason: {state.reason!r} is none of {', '.join(REASONS)}")
    state.final = state.exhausted and state.reason != LAST_CARD
    state.streak = _number(given, "exchange_streak", 0)
    state.pools = _number(given, "pools", 0)
    return state


def _read_titles(state: KingsBounty, given: Mapping[str, Any]) -> None:
    seats = state.setting.seats
    if state.phase == REMOVING:
        state.open_titles, state.revealed = [], []
        state.hidden = [-1] * seats
    else:
        state.open_titles = [
            _index(t, TITLES, "open_titles") for t in _list(given.get("open_titles"), "open_titles")
        ]
        state.revealed = [
            _index(t, TITLES, "revealed_titles")
            for t in _list(given.get("revealed_titles", []), "revealed_titles")
        ]
        hidden = _list(given.get("hidden_titles", [None] * seats), "hidden_titles")
        state.hidden = [-1 if t is None else _index(t, TITLES, "hidden_titles") for t in hidden]
        if len(state.hidden) != seats:
            raise GameError(f"hidden_titles: {len(state.hidden)} entries for {seats} seats")
    state.shown = [NOBODY] * len(TITLES)
    shown = given.get("shown_holders", {})
    if not isinstance(shown, Mapping):
        raise GameError("shown_holders: not an object of titles and seats")
    if shown and state.setting.display != LAST_PLAYER_TURN:
        raise GameError("shown_holders: only with title_display = last_player_turn")
    for title, seat in shown.items():
        number = _index(title, TITLES, "shown_holders")
        if number >= MAJORITIES:
            raise GameError(f"shown_holders: {title} follows the last card played")
        state.shown[number] = _seat(seat, seats, "shown_holders")


def _read_table(state: KingsBounty, given: Mapping[str, Any]) -> None:
    state.table = []
    state.owner = [NOBODY] * HOLDINGS
    state.garrison = [-1] * HOLDINGS
    state.defence = [0] * HOLDINGS
    state.discard = [0] * KINDS
    discard = given.get("discard", {})
    if not isinstance(discard, Mapping):
        raise GameError("discard: not an object of kinds and counts")
    for name, count in discard.items():
        if name not in _KIND_NUMBER or type(count) is not int or count < 0:
            raise GameError(f"discard: {name!r}: {count!r} is not a kind with its count")
        state.discard[_KIND_NUMBER[name]] = count
    state.arrived = state.discard.copy()
    strength = state.setting.figures.strength
    taken: list[int] = []
    for entry in _list(given.get("table", []), "table"):
        if (
            not isinstance(entry, Mapping)
            or set(entry) - {"holding", "owner", "garrison"}
            or "holding" not in entry
        ):
            raise GameError(f"table: {entry!r} is not a holding with owner and garrison")
        card = _card_id(state, entry["holding"], taken)
        if card < UNITS:
            raise GameError(f"table: {entry['holding']} is not a holding")
        slot = card - UNITS
        state.table.append(slot)
        state.owner[slot] = _seat(entry.get("owner"), state.setting.seats, "owner")
        state.defence[slot] = strength[SLOT_KIND[slot]]
        if entry.get("garrison") is not None:
            unit = _card_id(state, entry["garrison"], taken)
            if unit >= UNITS:
                raise GameError(f"table: {entry['garrison']} cannot be a garrison")
            state.garrison[slot] = unit
            state.defence[slot] = max(state.defence[slot], strength[KIND_OF[unit]])
    for card in taken:
        state.arrived[KIND_OF[card]] += 1
    for card in taken:
        if card - FIRST_CARD[KIND_OF[card]] >= state.arrived[KIND_OF[card]]:
            raise GameError(
                f"table: {CARD_NAMES[card]} lies there, but earlier copies never came (ids are given in order)"
            )


def _rest(state: KingsBounty) -> list[int]:
    """All cards that lie nowhere else."""
    state.deck = []
    if state.phase == REMOVING:
        return []
    elsewhere = places(state)
    return [kind for kind in range(KINDS) for _ in range(state.copies(kind) - elsewhere[kind])]


def _name(slot: int) -> str:
    name = KIND_NAMES[slot & KIND]
    seats = [str(seat) for seat in range(5) if slot >> (KNOWN + seat) & 1]
    pool = slot >> POOL
    return name + ("@" + ",".join(seats) if seats else "") + (f"#{pool}" if pool else "")


def _slot(state: KingsBounty, card: object) -> int:
    match = _CARD.fullmatch(card) if isinstance(card, str) else None
    if match is None or match["name"] not in _KIND_NUMBER:
        raise GameError(f"{card!r} is not a card such as elf_mage or obelisk_2")
    slot = _KIND_NUMBER[match["name"]]
    for seat in (match["seats"] or "").split(","):
        if seat:
            slot |= 1 << (KNOWN + _seat(int(seat), state.setting.seats, str(card)))
    return slot | int(match["pool"] or 0) << POOL


def _card_id(state: KingsBounty, card: object, taken: list[int]) -> int:
    """A card on the table, by id or, for the next free copy, by kind."""
    match = _CARD.fullmatch(card) if isinstance(card, str) else None
    if match is None or match["name"] not in _KIND_NUMBER or match["seats"] or match["pool"]:
        raise GameError(f"table: {card!r} is not a card")
    kind = _KIND_NUMBER[match["name"]]
    first, copies = FIRST_CARD[kind], state.copies(kind)
    free = [first + i for i in range(copies) if first + i not in taken]
    number = first + int(match["copy"]) - 1 if match["copy"] else (free[0] if free else -1)
    if number not in free:
        raise GameError(f"table: {card} is there twice or not in this game")
    taken.append(number)
    return number


def _holding(state: Table, slot: int) -> dict[str, Any]:
    card = state.garrison[slot]
    return {
        "holding": CARD_NAMES[UNITS + slot],
        "owner": state.owner[slot],
        "garrison": CARD_NAMES[card] if card >= 0 else None,
    }


def _seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _list(value: object, key: str) -> list[Any]:
    if not isinstance(value, list):
        raise GameError(f"{key}: missing, or not a list")
    return value


def _index(value: object, names: tuple[str, ...], key: str) -> int:
    if value not in names:
        raise GameError(f"{key}: {value!r} is none of {', '.join(names)}")
    return names.index(str(value))


def _number(given: Mapping[str, Any], key: str, default: int | None) -> int:
    value = given.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise GameError(f"{key}: {value!r} is not a whole number, 0 or more")
    return value


def _flag(given: Mapping[str, Any], key: str) -> bool:
    value = given.get(key, False)
    if not isinstance(value, bool):
        raise GameError(f"{key}: {value!r} is neither true nor false")
    return value


def _seat(value: object, seats: int, key: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < seats:
        raise GameError(f"{key}: {value!r} is not a seat from 0 to {seats - 1}")
    return value


def _maybe_seat(given: Mapping[str, Any], key: str, seats: int) -> int:
    return NOBODY if given.get(key) is None else _seat(given[key], seats, key)
