"""A position of Rise Shields as plain data, both ways (docs/notation.md).

Units, cells, cards and artifacts go by their names. What is going on at the moment (an
activation, a battle, a card, a spell) stands in groups of its own; each left-out part is as at
rest.
"""

from collections.abc import Mapping
from typing import Any, Final

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
)
from hastilude.games.rise_shields import asking
from hastilude.games.rise_shields.hexes import CELL_NAMES, NOWHERE
from hastilude.games.rise_shields.invariants import check
from hastilude.games.rise_shields.meta import GAME
from hastilude.games.rise_shields.names import (
    ACHIEVEMENTS,
    ARTIFACT_COUNT,
    ARTIFACTS,
    CAMPS,
    CARD_COUNT,
    CARDS,
    DUEL,
    FACTIONS,
    FIRST_LEADER,
    HAND,
    LEADERS,
    NOBODY,
    PARTS,
    UNIT_NAMES,
    UNITS,
)
from hastilude.games.rise_shields.phases import ENDED, MAIN
from hastilude.games.rise_shields.progress import (
    GROUPS,
    at_rest,
    groups,
    read_group,
    read_phase,
    read_seats,
    read_stack,
)
from hastilude.games.rise_shields.rules import RiseShields, phase_name, phase_number
from hastilude.games.rise_shields.setting import Figures, Setting
from hastilude.games.rise_shields.tableau import Tableau
from hastilude.games.rise_shields.terms import (
    BOARD,
    BOX,
    DECK,
    DRAWN,
    MARKS,
    ORDERS,
    PASSED,
    REASONS,
    REMOVED,
    USES,
)
from hastilude.games.rise_shields.totals import LENGTH

KEYS: Final = (
    "game",
    "rules",
    "seats",
    "options",
    "phase",
    "chooser",
    "seat",
    "order",
    "round",
    "quiet",
    "progress",
    "queue",
    "stage",
    "rolls",
    "players",
    "units",
    "deck",
    "drawn",
    "removed",
    "dueling",
    "activation",
    "chain",
    "battle",
    "spell",
    "strikes",
    "reason",
    "winners",
    "lost",
)
STATES: Final = ("box", "aside", "board", "dead", "waiting")
FOGS: Final = ("none", "active", "announced", "both")
CATAPULTS: Final = ("whole", "lost", "rebuild", "too_late")

# -- writing ------------------------------------------------------------------------------------


def position(t: Tableau) -> dict[str, Any]:
    """Everything about a state."""
    seats = t.setting.seats
    found: dict[str, Any] = {
        "game": GAME.id,
        "rules": t.setting.version,
        "seats": seats,
        "options": dict(t.setting.options),
        "phase": phase_name(t.phase),
        "chooser": t.chooser,
        "seat": t.active,
        "order": t.order.copy(),
        "round": t.round,
        "quiet": t.quiet,
        "progress": t.progress,
        "queue": t.queue.copy(),
        "stage": t.stage,
        "rolls": t.rolls.copy(),
        "players": [_player(t, seat) for seat in range(seats)],
        "units": [_unit(t, unit) for unit in range(UNITS) if t.status[unit] != BOX],
        "deck": [ARTIFACTS[artifact] for artifact in reversed(t.deck)],
        "drawn": [ARTIFACTS[artifact] for artifact in t.drawn],
        "removed": [ARTIFACTS[a] for a in range(ARTIFACT_COUNT) if t.holder[a] == REMOVED],
        "dueling": t.dueling,
        "strikes": [account.copy() for account in t.strikes],
        "lost": t.lost.copy(),
        **groups(t),
    }
    if t.phase == ENDED:
        found["reason"] = t.reason
        found["winners"] = [seat for seat in range(seats) if t.winners >> seat & 1]
    return found


def _bits(mask: int, names: tuple[str, ...]) -> list[str]:
    return [name for bit, name in enumerate(names) if mask >> bit & 1]


def _player(t: Tableau, seat: int) -> dict[str, Any]:
    places = tuple(t.setting.figures.places)
    first = (t.leader[seat] - FIRST_LEADER) * HAND
    own = range(first, first + HAND) if t.leader[seat] >= 0 else range(0)
    everybody = (1 << t.setting.seats) - 1
    found: dict[str, Any] = {
        "camp": CAMPS[t.camp[seat]] if t.camp[seat] >= 0 else None,
        "part": PARTS[t.part[seat]] if t.part[seat] >= 0 else None,
        "leader": UNIT_NAMES[t.leader[seat]] if t.leader[seat] >= 0 else None,
        "factions": [FACTIONS[number] for number in range(4) if t.faction[number] == seat],
        "energy": t.energy[seat],
        "artifacts": [ARTIFACTS[a] for a in range(ARTIFACT_COUNT) if t.holder[a] == seat],
        "claims": _bits(t.claims[seat], places),
        "used": _bits(t.used[seat], USES),
        "closed": {CARDS[card]: t.opens[card] - 1 for card in own if t.opens[card]},
        "blocked": {CARDS[card]: t.blocked[card] - 1 for card in own if t.blocked[card]},
        "fog": FOGS[t.fog[seat]],
        "catapult": CATAPULTS[t.catapult[seat]],
        "eliminated": not t.alive[seat],
        "order": ORDERS[t.standing[seat]],
        "wanted": _bits(t.wanted[seat], CARDS),
        "passed": _bits(t.passed[seat], PASSED),
        "kills": t.kills[seat],
        "sieges": t.sieges[seat],
        "achievements": _bits(t.feats[seat], ACHIEVEMENTS),
    }
    if t.setting.private:
        found["known"] = {
            ARTIFACTS[a]: [other for other in range(t.setting.seats) if t.known[a] >> other & 1]
            for a in range(ARTIFACT_COUNT)
            if t.holder[a] == seat and t.known[a] != everybody
        }
    return found


def _unit(t: Tableau, unit: int) -> dict[str, Any]:
    found: dict[str, Any] = {"unit": UNIT_NAMES[unit], "owner": t.owner[unit]}
    if t.reinforced >> unit & 1:
        found["reinforced"] = True
    if t.status[unit] != BOARD:
        found["state"] = STATES[t.status[unit]]
        return found
    cell = t.where[unit]
    found["at"] = CELL_NAMES[cell] if cell >= 0 else None
    found["facing"] = t.facing[unit]
    if t.marks[unit]:
        found["marks"] = _bits(t.marks[unit], MARKS)
    found["acts"] = t.acts[unit]
    if t.blessing[unit]:
        found["blessing"] = t.blessing[unit]
    if t.diverted[unit]:
        found["diverted"] = t.diverted[unit] - 1
    if t.posts[unit]:
        found["posts"] = _bits(t.posts[unit], tuple(t.setting.figures.posts))
    return found


# -- reading ------------------------------------------------------------------------------------


def from_position(
    given: Mapping[str, Any], figures: Figures, version: int = GAME.rules_version, strict: bool = True
) -> RiseShields:
    """The state of a position. What is left out is as at rest; units not named are not in the game.

    With `strict` every invariant must hold; tests draw small positions without it.
    """
    check_keys(given, GAME, KEYS, version)
    seats = as_number(given.get("seats"), "seats")
    options = GAME.choose(as_object(given.get("options", {}), "options"))
    GAME.check_seats(seats, options, version)
    t = at_rest(Setting(seats, options, figures, version))
    t.active = as_seat(given.get("seat", 0), seats, "seat")
    t.phase = read_phase(given.get("phase", "main"), "phase")
    t.order = read_seats(given.get("order", _usual_order(seats)), seats, "order")
    t.round = as_number(given.get("round", 1), "round")
    t.quiet = as_number(given.get("quiet", 0), "quiet")
    t.progress = as_flag(given.get("progress", False), "progress")
    t.queue = read_seats(given.get("queue", []), seats, "queue")
    t.stage = as_number(given.get("stage", 0), "stage", 3)
    t.rolls = [as_number(die, "rolls", 6) for die in as_list(given.get("rolls", []), "rolls")]
    if t.rolls and len(t.rolls) != seats:
        raise GameError(f"rolls: {len(t.rolls)} dice of {seats} players")
    t.dueling = as_flag(given.get("dueling", False), "dueling")
    _read_units(t, as_list(given.get("units", []), "units"))
    _read_players(t, as_list(given.get("players", [{}] * seats), "players", seats))
    _read_artifacts(t, given)
    for group, fields in GROUPS.items():
        read_group(t, group, fields, as_object(given.get(group, {}), group))
    read_stack(t, as_object(given.get("chain", {}), "chain"))
    t.chooser = as_seat(given.get("chooser", t.active), seats, "chooser")
    for artifact in t.drawn:
        t.known[artifact] = 1 << t.chooser
    t.strikes = [_account(account) for account in as_list(given.get("strikes", []), "strikes")]
    t.lost = read_seats(given.get("lost", []), seats, "lost")
    if t.phase == ENDED:
        t.reason = REASONS[as_name(given.get("reason"), REASONS, "reason")]
        for seat in read_seats(given.get("winners", []), seats, "winners"):
            t.winners |= 1 << seat
    if t.phase > ENDED:
        raise GameError(f"phase: nobody decides in {given.get('phase')!r}")
    if strict:
        check_state(t, check)
    return t


def _usual_order(seats: int) -> list[int]:
    return list(range(seats))


def _account(value: object) -> list[int]:
    numbers = as_list(value, "strikes", LENGTH)
    if not all(isinstance(number, int) for number in numbers):
        raise GameError("strikes: an account is a list of numbers")
    return numbers.copy()


def _mask(value: object, names: tuple[str, ...], key: str) -> int:
    mask = 0
    for name in as_list(value, key):
        mask |= 1 << as_name(name, names, key)
    return mask


_UNIT_KEYS: Final = (
    "unit",
    "owner",
    "at",
    "state",
    "facing",
    "marks",
    "acts",
    "blessing",
    "diverted",
    "posts",
    "reinforced",
)


def _read_units(t: RiseShields, units: list[Any]) -> None:
    seats = t.setting.seats
    for entry in units:
        given = as_object(entry, "units")
        unit = as_name(given.get("unit"), UNIT_NAMES, "units")
        name = UNIT_NAMES[unit]
        for key in given:
            if key not in _UNIT_KEYS:
                raise GameError(f"units: {name} has no {key!r}; it has {', '.join(_UNIT_KEYS)}")
        if t.status[unit] != BOX:
            raise GameError(f"units: {name} is there twice")
        t.owner[unit] = as_seat(given.get("owner"), seats, f"owner of {name}")
        t.status[unit] = as_name(given.get("state", "board"), STATES, f"state of {name}")
        if as_flag(given.get("reinforced", False), f"reinforced of {name}"):
            t.reinforced |= 1 << unit
        if t.status[unit] != BOARD:
            continue
        cell = NOWHERE if given.get("at") is None else as_name(given["at"], CELL_NAMES, f"cell of {name}")
        if cell >= 0:
            if t.at[cell] != NOBODY:
                raise GameError(f"units: two stand at {CELL_NAMES[cell]} (RS-012)")
            t.put(unit, cell)
        t.facing[unit] = as_number(given.get("facing", 0), f"facing of {name}", 5)
        t.marks[unit] = _mask(given.get("marks", []), MARKS, f"marks of {name}")
        fresh = 1 if t.owner[unit] == t.active and t.phase >= MAIN else 0  # left out: it has not acted yet
        t.acts[unit] = as_number(given.get("acts", fresh), f"acts of {name}")
        t.blessing[unit] = as_number(given.get("blessing", 0), f"blessing of {name}")
        if given.get("diverted") is not None:
            t.diverted[unit] = 1 + as_seat(given["diverted"], seats, f"diverted of {name}")
        t.posts[unit] = _mask(given.get("posts", []), tuple(t.setting.figures.posts), f"posts of {name}")
    for seat in range(seats):
        t.tokens[seat] = [unit for unit in range(UNITS) if t.owner[unit] == seat]


def _read_players(t: RiseShields, players: list[Any]) -> None:
    for seat, entry in enumerate(players):
        given = as_object(entry, "players")
        _read_side(t, seat, given)
        _read_hand(t, seat, given)
    for unit in range(FIRST_LEADER):
        number = t.setting.figures.faction[unit]
        if t.owner[unit] >= 0 and t.faction[number] < 0:
            t.faction[number] = t.owner[unit]


def _read_side(t: RiseShields, seat: int, given: Mapping[str, Any]) -> None:
    """Camp, part, leader and factions; left out, they are read off the board and the order of seats."""
    mode = t.setting.mode
    if given.get("camp") is not None:
        t.camp[seat] = as_name(given["camp"], CAMPS, "camp")
    elif "camp" not in given:
        t.camp[seat] = min(seat, 1) if mode != 1 else seat % 2
    if given.get("part") is not None:
        t.part[seat] = as_name(given["part"], PARTS, "part")
    elif "part" not in given and not t.setting.big_army(seat):
        own = {1: (0, 2, 3, 1), 2: (0, 1, 2, 3), 3: (0, 2, 1, 3)}
        t.part[seat] = own[mode][seat]
        t.camp[seat] = t.setting.figures.part_camp[t.part[seat]]
    if mode == DUEL and t.part[seat] >= 0:
        raise GameError("part: two players have a whole camp each (RS-043)")
    if given.get("leader") is not None:
        t.leader[seat] = FIRST_LEADER + as_name(given["leader"], LEADERS, "leader")
        if t.owner[t.leader[seat]] != seat:
            raise GameError(f"leader: {given['leader']} is not among the units of seat {seat}")
    elif "leader" not in given:
        own_leaders = [unit for unit in t.tokens[seat] if unit >= FIRST_LEADER]
        t.leader[seat] = own_leaders[0] if own_leaders else NOBODY
    for faction in as_list(given.get("factions", []), "factions"):
        t.faction[as_name(faction, FACTIONS, "factions")] = seat


def _read_hand(t: RiseShields, seat: int, given: Mapping[str, Any]) -> None:
    seats = t.setting.seats
    t.energy[seat] = as_number(given.get("energy", 0), "energy", 3)
    places = tuple(t.setting.figures.places)
    t.claims[seat] = _mask(given.get("claims", []), places, "claims")
    t.used[seat] = _mask(given.get("used", []), USES, "used")
    for key, timers in (("closed", t.opens), ("blocked", t.blocked)):
        for card, until in as_object(given.get(key, {}), key).items():
            timers[as_name(card, CARDS, key)] = 1 + as_seat(until, seats, key)
    t.fog[seat] = as_name(given.get("fog", "none"), FOGS, "fog")
    t.catapult[seat] = as_name(given.get("catapult", "whole"), CATAPULTS, "catapult")
    t.alive[seat] = not as_flag(given.get("eliminated", False), "eliminated")
    t.standing[seat] = as_name(given.get("order", "ask"), ORDERS, "order")
    t.wanted[seat] = _mask(given.get("wanted", []), CARDS, "wanted")
    t.passed[seat] = _mask(given.get("passed", []), PASSED, "passed")
    if not asking.possible(t, seat, t.standing[seat], t.wanted[seat]):
        raise GameError(f"order: seat {seat} has not passed so that this could be its order (RS-R48)")
    t.kills[seat] = as_number(given.get("kills", 0), "kills")
    t.sieges[seat] = as_number(given.get("sieges", 0), "sieges")
    t.feats[seat] = _mask(given.get("achievements", []), ACHIEVEMENTS, "achievements")
    everybody = (1 << seats) - 1
    for name in as_list(given.get("artifacts", []), "artifacts"):
        artifact = as_name(name, ARTIFACTS, "artifacts")
        if t.holder[artifact] != DECK:
            raise GameError(f"artifacts: {name} is held twice")
        t.holder[artifact] = seat
        t.known[artifact] = everybody
        t.held[seat] |= 1 << artifact
    for name, knowers in as_object(given.get("known", {}), "known").items():
        mask = 0
        for other in read_seats(knowers, seats, "known"):
            mask |= 1 << other
        t.known[as_name(name, ARTIFACTS, "known")] = mask
    t.settle_sets(seat)
    unknown = [key for key in given if key not in _PLAYER_KEYS]
    if unknown:
        raise GameError(f"players: a player has no {unknown[0]!r}; he has {', '.join(_PLAYER_KEYS)}")


_PLAYER_KEYS: Final = (
    "camp",
    "part",
    "leader",
    "factions",
    "energy",
    "artifacts",
    "claims",
    "used",
    "closed",
    "blocked",
    "fog",
    "catapult",
    "eliminated",
    "order",
    "wanted",
    "passed",
    "kills",
    "sieges",
    "achievements",
    "known",
)


def _read_artifacts(t: RiseShields, given: Mapping[str, Any]) -> None:
    for name in as_list(given.get("removed", []), "removed"):
        artifact = as_name(name, ARTIFACTS, "removed")
        t.holder[artifact] = REMOVED
        t.known[artifact] = (1 << t.setting.seats) - 1
    t.drawn = [as_name(name, ARTIFACTS, "drawn") for name in as_list(given.get("drawn", []), "drawn")]
    for artifact in t.drawn:
        t.holder[artifact] = DRAWN
    if given.get("deck") is None:
        t.deck = [artifact for artifact in range(ARTIFACT_COUNT) if t.holder[artifact] == DECK]
        return
    cards = as_list(given["deck"], "deck")
    t.deck = [as_name(name, ARTIFACTS, "deck") for name in reversed(cards)]
    for artifact in range(ARTIFACT_COUNT):
        if (t.holder[artifact] == DECK) != (t.deck.count(artifact) == 1):
            raise GameError(f"deck: {ARTIFACTS[artifact]} lies nowhere or twice (RS-I01)")


assert len(CARDS) == CARD_COUNT
assert phase_number("main") == MAIN
