"""A position of A Knight's Tale as plain data, both ways (docs/notation.md).

A token is its kind, with `!` when it lies face down; a card of a hand is its name, with `@`
when all know of it; a title is its name, and after `@` the seats that know where it is. A die
is its value, `S5` for a special symbol that counts 5. In a solo game player 1 is the virtual
opponent. Decks and piles are lists without an order.
"""

from typing import Any

from hastilude.games.knights_tale.cards import (
    AREA_COUNT,
    AREAS,
    CHARACTERS,
    CITY_PLACES,
    COLOURS,
    DECKS,
    DIE_COUNT,
    EVENTS,
    KNIGHTS,
    LEVELS,
    MOST_DICE,
    NO_DIE,
    PILES,
    PLACES,
    PRESTIGE,
    PRIZES,
    RELIC_KINDS,
    RELICS,
    SOLO_CARDS,
    SOURCE_COUNT,
    SOURCES,
    SUPPORT,
    SYMBOL,
    TITLE_COUNT,
    TITLES,
    TOURNAMENTS,
    TRAVEL,
)
from hastilude.games.knights_tale.clash import ENTRIES, ENTRY
from hastilude.games.knights_tale.meta import GAME
from hastilude.games.knights_tale.rules import COURSE, PHASES
from hastilude.games.knights_tale.tableau import (
    AUTOMATIC,
    DEALT,
    DOWN,
    FOR_TITLE,
    IN_DECK,
    IN_DISCARD,
    NO_DUEL,
    NOBODY,
    NONE,
    OPEN,
    PERSONAL,
    PUBLIC,
    STEPS,
    Tableau,
)

#: why a duel is fought
REASONS = ("none", "tournament", "card", "title")


def _name(names: tuple[str, ...], number: int) -> str | None:
    return None if number == NONE else names[number]


def _kinds(names: tuple[str, ...], mask: int) -> list[str]:
    return [name for kind, name in enumerate(names) if mask >> kind & 1]


# -- writing it --------------------------------------------------------------------------


def position(state: Tableau) -> dict[str, Any]:
    """Everything about a state."""
    sides = range(state.setting.sides)
    return {
        "game": GAME.id,
        "rules": state.setting.version,
        "seats": state.setting.seats,
        "options": dict(state.setting.options),
        "phase": PHASES[state.phase],
        **_stack(state),
        "seat": state.seat,
        "round": state.round,
        "refreshed": state.refreshed,
        "last_travel": state.last_travel,
        "order": list(state.order),
        "at": state.at,
        "players": [_write_player(state, seat) for seat in sides],
        "initiative": list(state.initiative),
        "passes": state.passes,
        "item": state.item,
        "titles": {
            "public": _zone(state, PUBLIC),
            "deck": _zone(state, IN_DECK),
            "discard": _zone(state, IN_DISCARD),
            "personal": [_zone(state, PERSONAL + seat) for seat in sides],
            "dealt": [_zone(state, DEALT + seat) for seat in sides],
        },
        "decks": {name: [TRAVEL[card] for card in state.decks[deck]] for deck, name in enumerate(DECKS)},
        "rows": {name: [TRAVEL[card] for card in state.rows[deck]] for deck, name in enumerate(DECKS)},
        "board_discard": [TRAVEL[card] for card in state.spent],
        "journey": {"left": state.picks, "drawn": dict(zip(DECKS, state.blind, strict=True))},
        "card": _card(state),
        "support": {
            "track": [_name(SUPPORT, kind) for kind in state.track],
            **{name: [SUPPORT[kind] for kind in state.piles[pile]] for pile, name in enumerate(PILES)},
            "event": _name(SUPPORT, state.event_token),
            "removed": [SUPPORT[kind] for kind in state.removed],
        },
        "events": [_name(EVENTS, event) for event in state.events_of],
        "tournament": _write_tournament(state),
        "duel": _write_duel(state),
        "report": [_line(state.report[i : i + ENTRY]) for i in range(0, len(state.report), ENTRY)],
        "brave": {
            "tried": [seat for seat in sides if state.brave_tried >> seat & 1],
            "won": [seat for seat in sides if state.brave_won >> seat & 1],
            "held": list(state.held),
            "held_support": [SUPPORT[kind] for kind in state.held_support],
        },
        "vp": {
            "deck": [SOLO_CARDS[card] for card in state.vp_deck],
            "discard": [SOLO_CARDS[card] for card in state.vp_discard],
            "card": _name(SOLO_CARDS, state.vp_card),
            "action": state.vp_action + 1,
        },
        "reason": state.reason or None,
    }


def _stack(state: Tableau) -> dict[str, Any]:
    """What was interrupted, the latest last; positions of rules 1 do not say it: it follows from the rest."""
    if state.setting.version == 1:
        return {}
    return {"stack": [COURSE[phase - AUTOMATIC].name for phase in state.stack]}


def _line(entry: list[int]) -> str:
    """`1 roll rolled 0 5 7 9`: clash, step, what, side, number, both attacks."""
    charge, step, what, *numbers = entry
    return " ".join([str(charge), STEPS[step], ENTRIES[what], *(str(number) for number in numbers)])


def _card(state: Tableau) -> str | None:
    """The travel card being carried out, or the title that is fought for."""
    return _name(TITLES if state.duel == FOR_TITLE else TRAVEL, state.card)


def _write_player(state: Tableau, seat: int) -> dict[str, Any]:
    relics: list[str] = []
    for kind, name in enumerate(RELICS):
        at = (seat * RELIC_KINDS + kind) * 2
        relics += [name] * state.relics[at] + [name + "!"] * state.relics[at + 1]
    prestige = _kinds(PRESTIGE, state.prestige_up[seat])
    prestige += [name + "!" for name in _kinds(PRESTIGE, state.prestige_down[seat])]
    base = seat * AREA_COUNT
    placed = {name: state.placed[base + area] for area, name in enumerate(AREAS) if state.placed[base + area]}
    earned = state.earned[seat * SOURCE_COUNT : (seat + 1) * SOURCE_COUNT]
    return {
        "character": _name(CHARACTERS, state.character[seat]),
        "glory": state.glory[seat],
        "coins": state.coins[seat],
        "faith": state.faith[seat],
        "strength": state.strength[seat],
        "horse": state.horse[seat],
        "armour": state.armour[seat],
        "support": [SUPPORT[token >> 1] + ("!" if token & DOWN else "") for token in state.support[seat]],
        "relics": relics,
        "prestige": prestige,
        "hand": [TRAVEL[slot >> 1] + ("@" if slot & OPEN else "") for slot in state.hands[seat]],
        "played": [TRAVEL[card] for card in state.played[seat]],
        "pawns": state.pawns[seat],
        "placed": placed,
        "heralds": state.heralds[seat],
        "plays": state.plays[seat],
        "stopped": bool(state.stopped[seat]),
        "offered": [_name(CHARACTERS, card) for card in state.offered[seat * LEVELS : (seat + 1) * LEVELS]],
        "chosen": _name(CHARACTERS, state.chosen[seat]),
        "returned": [TRAVEL[card] for card in state.returned[seat]],
        "earned": dict(zip(SOURCES, earned, strict=True)),
        "scored": _kinds(TITLES, state.scored[seat]),
    }


def _zone(state: Tableau, zone: int) -> list[str]:
    found: list[str] = []
    for title in range(TITLE_COUNT):
        if state.title_zone[title] == zone:
            known = [str(seat) for seat in range(state.setting.sides) if state.title_known[title] >> seat & 1]
            found.append(TITLES[title] + (f"@{','.join(known)}" if known else ""))
    return found


def _write_tournament(state: Tableau) -> dict[str, Any]:
    places = {}
    for place, name in enumerate(PLACES):
        knight, shield = state.knight[place], state.shield[place]
        if knight != NONE or shield != NOBODY:
            places[name] = {"knight": _name(KNIGHTS, knight), "shield": None if shield == NOBODY else shield}
    return {
        "card": _name(TOURNAMENTS, state.tournament),
        "used": _kinds(TOURNAMENTS, state.used_cards),
        "prize": _name(PRIZES, state.prize),
        "prizes_used": _kinds(PRIZES, state.used_prizes),
        "places": places,
        "aside": _kinds(KNIGHTS, state.aside),
        "sweep": state.sweep,
        "stage": state.stage,
        "bout": state.bout,
        "entrants": [_cell(place) for place in state.entrants],
        "advanced": [_cell(place) for place in state.advanced],
        "champions": [None if seat == NOBODY else seat for seat in state.champions],
        "knockout": state.knockout,
    }


def _cell(place: int) -> int | None:
    return None if place == NONE else place - CITY_PLACES + 1


def _write_duel(state: Tableau) -> dict[str, Any] | None:
    if state.duel == NO_DUEL:
        return None
    return {
        "for": REASONS[state.duel],
        "place": _name(PLACES, state.place),
        "side": [None if seat == NOBODY else seat for seat in state.side],
        "knight": _name(KNIGHTS, state.foe),
        "vp": state.foe_vp,
        "attack": state.foe_attack,
        "prestige": state.foe_prestige,
        "armour_dice": state.foe_dice,
        "less": dict(zip(COLOURS, state.less, strict=True)),
        "clash": state.clash,
        "step": STEPS[state.step],
        "first": None if state.first == NONE else state.first,
        "acted": state.acted,
        "wins": list(state.wins),
        "committed": list(state.committed),
        "faith_spent": list(state.faith_spent),
        "dice": [_write_dice(state, side) for side in range(2)],
        "foe_die": _die(state.foe_die),
        "bonus": list(state.bonus),
        "stars": list(state.stars),
        "used_support": [[SUPPORT[kind] for kind in kinds] for kinds in state.used_support],
        "used_relics": [[RELICS[kind] for kind in kinds] for kinds in state.used_relics],
        "used_prestige": [_kinds(PRESTIGE, mask) for mask in state.used_prestige],
        "marked": [die for die in range(DIE_COUNT) if state.marked >> die & 1],
        "reroll_most": state.reroll_most,
        "ring": state.ring,
        "winner": None if state.winner == NONE else state.winner,
    }


def _write_dice(state: Tableau, side: int) -> dict[str, list[int | str | None]]:
    found: dict[str, list[int | str | None]] = {}
    for colour, name in enumerate(COLOURS):
        at = side * DIE_COUNT + colour * MOST_DICE
        found[name] = [_die(die) for die in state.dice[at : at + MOST_DICE] if die != NO_DIE]
    return found


def _die(die: int) -> int | str | None:
    if die == NO_DIE:
        return None
    return f"S{die & 7}" if die & SYMBOL else die
