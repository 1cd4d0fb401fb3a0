"""What is going on in a state, as plain data both ways: activation, chain of choices, battle, spell."""

from collections.abc import Mapping
from typing import Any, Final

from hastilude.core.game import GameError
from hastilude.core.written import (
    as_flag,
    as_list,
    as_name,
    as_number,
    as_seat,
)
from hastilude.games.rise_shields.hexes import CELL_NAMES
from hastilude.games.rise_shields.names import (
    ARTIFACTS,
    CARDS,
    UNIT_NAMES,
)
from hastilude.games.rise_shields.phases import ART_LIMIT, CLAIM_TREASURY, FACING, PLACE_CELL
from hastilude.games.rise_shields.rules import RiseShields, phase_name, phase_number
from hastilude.games.rise_shields.setting import Setting
from hastilude.games.rise_shields.tableau import Tableau
from hastilude.games.rise_shields.terms import ATTACKS, STRIKES, WINDOWS

#: the fields of each group, and what they hold
GROUPS: Final[dict[str, dict[str, str]]] = {
    "activation": {
        "unit": "unit",
        "hand": "number",
        "points": "number",
        "extra": "number",
        "onslaught": "flag",
        "steps": "number",
        "turned": "flag",
        "may_move": "flag",
        "may_attack": "flag",
        "charge": "number",
        "trail": "cells",
        "offered": "flag",
    },
    "chain": {
        "stack": "phases",
        "facing_unit": "unit",
        "placed": "unit",
        "placer": "number",
        "place_why": "number",
        "limit_seat": "number",
        "card": "card",
        "card_seat": "number",
        "card_note": "flag",
        "card_via": "flag",
        "card_unit": "unit",
        "artifact": "artifact",
    },
    "battle": {
        "attacker": "unit",
        "target": "unit",
        "attack": "attack",
        "blow": "attack",
        "strike": "strike",
        "striker": "unit",
        "struck": "unit",
        "window": "window",
        "asked": "numbers",
        "asking": "number",
        "passes": "number",
        "first_done": "flag",
        "justice": "flag",
        "all_round": "flag",
        "raised": "flag",
        "sword": "flag",
        "granted": "flag",
        "doomed": "unit",
        "fallen": "unit",
        "fallen_cell": "cell",
        "victor": "flag",
        "beat_foot": "flag",
        "credit": "seat",
        "ransomed": "flag",
        "attack_1": "number",
        "attack_2": "number",
        "defence_1": "number",
        "defence_2": "number",
        "defending": "flag",
    },
    "spell": {
        "spell": "card",
        "spell_seat": "number",
        "spell_targets": "units",
        "spell_done": "units",
        "spell_die": "number",
        "spell_total": "number",
    },
}
_NAMES: Final[dict[str, tuple[str, ...]]] = {
    "unit": UNIT_NAMES,
    "cell": CELL_NAMES,
    "card": CARDS,
    "artifact": ARTIFACTS,
    "attack": ATTACKS,
    "strike": STRIKES,
    "window": WINDOWS,
}


def groups(t: Tableau) -> dict[str, dict[str, Any]]:
    """What is going on, as far as it is not at rest."""
    rest = at_rest(t.setting)
    return {
        group: {
            name: _write(getattr(t, name), kind)
            for name, kind in fields.items()
            if getattr(t, name) != getattr(rest, name)
        }
        for group, fields in GROUPS.items()
    }


def at_rest(setting: Setting) -> RiseShields:
    state = RiseShields(setting)
    state.blank()
    return state


def _write(value: Any, kind: str) -> Any:
    if kind == "units":
        return [UNIT_NAMES[unit] for unit in value]
    if kind == "cells":
        return [CELL_NAMES[cell] for cell in value]
    if kind == "numbers":
        return list(value)
    if kind == "phases":
        return [phase_name(phase) for phase in value]
    if kind in _NAMES:
        return None if value < 0 else _NAMES[kind][value]
    return None if kind == "seat" and value < 0 else value


def read_seats(value: object, seats: int, key: str) -> list[int]:
    return [as_seat(seat, seats, key) for seat in as_list(value, key)]


def read_phase(value: object, key: str) -> int:
    number = phase_number(value) if isinstance(value, str) else -1
    if number < 0:
        raise GameError(f"{key}: {value!r} is no phase of the game")
    return number


#: by phase that interrupts: where positions of the rules up to 2 wrote what follows it
FOLLOWED: Final[dict[int, str]] = {
    FACING: "facing_then",
    PLACE_CELL: "place_then",
    CLAIM_TREASURY: "limit_then",
    ART_LIMIT: "limit_then",
}


def read_stack(t: RiseShields, chain: Mapping[str, Any]) -> None:
    """What follows an interruption; written without a stack, it is the one thing its old field names."""
    if "stack" not in chain and t.phase in FOLLOWED:
        key = FOLLOWED[t.phase]
        t.stack = [read_phase(chain.get(key, "main"), f"chain.{key}")]
    if t.phase in FOLLOWED and not t.stack:
        raise GameError(f"chain.stack: {phase_name(t.phase)} interrupts something, and nothing is named")


def read_group(t: RiseShields, group: str, fields: Mapping[str, str], given: Mapping[str, Any]) -> None:
    for name, value in given.items():
        if group == "chain" and name in FOLLOWED.values():
            continue
        if name not in fields:
            raise GameError(f"{group}: there is no {name!r}; there are {', '.join(fields)}")
        setattr(t, name, _read(t, value, fields[name], f"{group}.{name}"))


def _read(t: RiseShields, value: Any, kind: str, key: str) -> Any:
    if kind == "units":
        return [as_name(name, UNIT_NAMES, key) for name in as_list(value, key)]
    if kind == "cells":
        return [as_name(name, CELL_NAMES, key) for name in as_list(value, key)]
    if kind == "numbers":
        return read_seats(value, t.setting.seats, key)
    if kind == "phases":
        return [read_phase(name, key) for name in as_list(value, key)]
    if kind in _NAMES:
        return -1 if value is None else as_name(value, _NAMES[kind], key)
    if kind == "seat":
        return -1 if value is None else as_seat(value, t.setting.seats, key)
    return as_flag(value, key) if kind == "flag" else as_number(value, key)
