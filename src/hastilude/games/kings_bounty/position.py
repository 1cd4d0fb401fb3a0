"""A position of King's Bounty as plain data, both ways (docs/notation.md).

A card of hand or deck is its kind, `elf_mage`; who else knows it follows after `@`
(`elf_mage@0,2`), and the pool it was shuffled into after `#` (`elf_mage@0#1`).
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
    as_seat,
    check_keys,
    check_state,
    or_none,
)
from hastilude.games.kings_bounty.cards import (
    CARD_NAMES,
    FIRST_CARD,
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
from hastilude.games.kings_bounty.tableau import (
    ENDED,
    FINAL_TURN,
    KIND,
    KNOWN,
    LAST_CARD,
    PHASES,
    POOL,
    REMOVING,
    STALLED,
    Tableau,
)
from hastilude.games.kings_bounty.titles import MAJORITIES, NOBODY, TITLES

REASONS = (FINAL_TURN, LAST_CARD, STALLED)
KEYS = (
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
)

_CARD = re.compile(r"(?P<name>[a-z]+_[a-z0-9]+?)(_(?P<copy>\d))?(@(?P<seats>\d(,\d)*))?(#(?P<pool>\d+))?")
_KIND_NUMBER = {name: kind for kind, name in enumerate(KIND_NAMES)}


def position(state: Tableau) -> dict[str, Any]:
    """Everything about a state."""
    found: dict[str, Any] = {
        "game": GAME.id,
        "rules": state.setting.version,
        "seats": state.setting.seats,
        "options": dict(state.setting.options),
        "phase": PHASES[state.phase],
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
        "last_hero": or_none(state.last_hero),
        "last_monster": or_none(state.last_monster),
        "deck_exhausted": state.exhausted,
        "exchange_streak": state.streak,
        "pools": state.pools,
    }
    if state.phase == ENDED:
        found["reason"] = state.reason
    return found


def from_position(
    given: Mapping[str, Any], figures: Figures, version: int = GAME.rules_version, strict: bool = True
) -> KingsBounty:
    """The state of a position. What is left out is the start's; `deck` left out is the rest.

    With `strict` every invariant must hold; tests draw small positions without it.
    """
    check_keys(given, GAME, KEYS, version)
    state = _frame(given, figures, version)
    _read_titles(state, given)
    _read_table(state, given)
    hands = as_list(given.get("hands"), "hands", state.setting.seats)
    state.hands = [[_slot(state, card) for card in as_list(hand, "hands")] for hand in hands]
    state.picked = [_slot(state, card) for card in as_list(given.get("picked", []), "picked")]
    if given.get("deck") is None:
        state.deck = _rest(state)
    else:
        state.deck = [_slot(state, card) for card in reversed(as_list(given["deck"], "deck"))]
    if state.phase == REMOVING and (any(places(state)) or given.get("open_titles")):
        raise GameError("phase: nothing is dealt before the peoples are removed (KB-022)")
    state.tally = tally_afresh(state)
    if strict:
        check_state(state, check)
    return state


def _frame(given: Mapping[str, Any], figures: Figures, version: int) -> KingsBounty:
    """Seats, options and the plain numbers."""
    seats = as_number(given.get("seats"), "seats")
    GAME.check_seats(seats)
    options = GAME.choose(as_object(given.get("options", {}), "options"))
    state = KingsBounty(Setting(seats, options, figures, version))
    state.clear()
    state.phase = as_name(given.get("phase", "turn"), PHASES, "phase")
    state.seat = as_seat(given.get("seat", 0), seats, "seat")
    state.turn = as_number(given.get("turn", state.seat), "turn")
    state.removed = [
        as_name(people, PEOPLES, "removed") for people in as_list(given.get("removed", []), "removed")
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
    state.last_hero = _maybe_seat(given.get("last_hero"), seats, "last_hero")
    state.last_monster = _maybe_seat(given.get("last_monster"), seats, "last_monster")
    state.exhausted = as_flag(given.get("deck_exhausted", False), "deck_exhausted")
    # Only an `end_now` game ends in the very turn that drew the last card.
    state.reason = str(given.get("reason", "")) if state.phase == ENDED else ""
    if state.phase == ENDED and state.reason not in REASONS:
        raise GameError(f"reason: {state.reason!r} is none of {', '.join(REASONS)}")
    state.final = state.exhausted and state.reason != LAST_CARD
    state.streak = as_number(given.get("exchange_streak", 0), "exchange_streak")
    state.pools = as_number(given.get("pools", 0), "pools")
    return state


def _read_titles(state: KingsBounty, given: Mapping[str, Any]) -> None:
    seats = state.setting.seats
    if state.phase != REMOVING:
        state.open_titles = [
            as_name(t, TITLES, "open_titles") for t in as_list(given.get("open_titles"), "open_titles")
        ]
        state.revealed = [
            as_name(t, TITLES, "revealed_titles")
            for t in as_list(given.get("revealed_titles", []), "revealed_titles")
        ]
        hidden = as_list(given.get("hidden_titles", [None] * seats), "hidden_titles", seats)
        state.hidden = [-1 if t is None else as_name(t, TITLES, "hidden_titles") for t in hidden]
    shown = as_object(given.get("shown_holders", {}), "shown_holders")
    if shown and state.setting.display != LAST_PLAYER_TURN:
        raise GameError("shown_holders: only with title_display = last_player_turn")
    for title, seat in shown.items():
        number = as_name(title, TITLES, "shown_holders")
        if number >= MAJORITIES:
            raise GameError(f"shown_holders: {title} follows the last card played")
        state.shown[number] = as_seat(seat, seats, "shown_holders")


def _read_table(state: KingsBounty, given: Mapping[str, Any]) -> None:
    for name, count in as_object(given.get("discard", {}), "discard").items():
        state.discard[as_name(name, KIND_NAMES, "discard")] = as_number(count, f"discard of {name}")
    state.arrived = state.discard.copy()
    strength = state.setting.figures.strength
    taken: list[int] = []
    for entry in as_list(given.get("table", []), "table"):
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
        state.owner[slot] = as_seat(entry.get("owner"), state.setting.seats, "owner")
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
            slot |= 1 << (KNOWN + as_seat(int(seat), state.setting.seats, str(card)))
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


def _holding(state: Tableau, slot: int) -> dict[str, Any]:
    card = state.garrison[slot]
    return {
        "holding": CARD_NAMES[UNITS + slot],
        "owner": state.owner[slot],
        "garrison": CARD_NAMES[card] if card >= 0 else None,
    }


def _maybe_seat(value: object, seats: int, key: str) -> int:
    return NOBODY if value is None else as_seat(value, seats, key)
