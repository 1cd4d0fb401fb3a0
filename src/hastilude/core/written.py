"""Reading what a person wrote: parts of a position, each wrong one refused with its key."""

from collections.abc import Callable, Mapping
from typing import Any

from hastilude.core.game import Game, GameError
from hastilude.core.state import State

MOST = 1 << 40


def check_keys(
    given: Mapping[str, Any], game: Game, keys: tuple[str, ...], version: int | None = None
) -> None:
    """The position is one of this game, by this version of its rules, and has no unknown keys."""
    rules = game.rules_version if version is None else version
    unknown = [key for key in given if key not in keys]
    if unknown:
        raise GameError(f"a position has no {unknown[0]!r}; it has {', '.join(keys)}")
    if given.get("game", game.id) != game.id or given.get("rules", rules) != rules:
        raise GameError(f"this is not a position of {game.id}, rules {rules}")


def check_state(state: State, check: Callable[[Any], None]) -> None:
    """Every invariant holds; else the position is impossible, and the invariant says why."""
    try:
        check(state)
    except AssertionError as error:
        raise GameError(f"an impossible position: {error}") from None


def as_list(value: object, key: str, length: int | None = None) -> list[Any]:
    if not isinstance(value, list):
        raise GameError(f"{key}: missing, or not a list")
    if length is not None and len(value) != length:
        raise GameError(f"{key}: {len(value)} entries, there must be {length}")
    return value


def as_object(value: object, key: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise GameError(f"{key}: not an object")
    return value


def as_number(value: object, key: str, most: int = MOST) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        limit = "of 0 or more" if most == MOST else f"from 0 to {most}"
        raise GameError(f"{key}: {value!r} is not a whole number {limit}")
    return value


def as_flag(value: object, key: str) -> bool:
    if not isinstance(value, bool):
        raise GameError(f"{key}: {value!r} is neither true nor false")
    return value


def as_seat(value: object, seats: int, key: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < seats:
        raise GameError(f"{key}: {value!r} is not a seat from 0 to {seats - 1}")
    return value


def as_name(value: object, names: tuple[str, ...], key: str) -> int:
    """The place of a name in a list of known ones."""
    if not isinstance(value, str) or value not in names:
        raise GameError(f"{key}: {value!r} is none of {', '.join(names)}")
    return names.index(value)


def or_none(number: int) -> int | None:
    """−1 stands for nobody and nothing; in writing that is null."""
    return None if number < 0 else number
