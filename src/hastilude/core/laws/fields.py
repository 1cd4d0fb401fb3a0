"""Law 12: no field of a state is forgotten, when it is made, copied, written as a position or checked.

Fields are declared once, in the class of the state; this law reads them from there, interpreted
and compiled, so that a new one cannot slip through a hand-kept list.
"""

import inspect
from collections.abc import Collection
from typing import Any

from mypy_extensions import i64

from hastilude.core.laws.trial import Trial
from hastilude.core.row import vec
from hastilude.core.state import State

#: fields of every state that belong to no game: who listens
_NOBODYS = frozenset({"events"})
_MISSING = object()
_PLAIN = (int, float, str, bytes, type(None))
#: what lies in a native array (core/row.py)
_NATIVE = type(vec[i64]([]))


def no_field_is_forgotten(trial: Trial, states: int = 6, passing: Collection[str] = ()) -> None:
    """A copy has every field of its original; what is written as a position and read again has
    every field too, but for those of `passing`: what only imagined states have, say. A name that
    begins with _ is no field of the game: it keeps what may be worked out anew."""
    left_out = _NOBODYS | set(passing)
    for n in [*trial.choose(states, 12), len(trial.moments)]:
        state = trial.state(n)
        _same(trial, n, state, state.copy(), _NOBODYS, "a copy")
        position = trial.rulebook.position(state)
        again = trial.rulebook.from_position(position, trial.components)
        _same(trial, n, state, again, left_out, "a position")
        trial.checked[12] += 1


def nonsense_is_noticed(trial: Trial, states: int = 4, passing: Collection[str] = ()) -> None:
    """A number, a name or an entry that no game has, put into any field of a copy, does not go unnoticed:
    the invariants refuse it, or it cannot be written as a position and read again."""
    for n in trial.choose(states, 13):
        for name in fields(trial.state(n)):
            if name in _NOBODYS or name in passing or name.startswith("_"):
                continue
            for nonsense in _nonsense(getattr(trial.state(n), name)):
                state = trial.state(n).copy()
                setattr(state, name, nonsense)
                if not _noticed(trial, state, name):
                    raise trial.broken(12, f"nobody checks the field {name}: it may be {nonsense!r}", n)
                trial.checked[12] += 1


#: far beyond every figure of every game, masks included
_FAR = 10**15 + 7


def _nonsense(value: Any) -> list[Any]:
    """What a field of this kind never is; nothing for what is true or false, or has fields of its own."""
    if isinstance(value, bool):
        return []
    if isinstance(value, int):
        return [-_FAR, _FAR]
    if isinstance(value, str):
        return ["?"]
    if isinstance(value, list) and all(type(one) is int for one in value):
        return [[*value, _FAR], [*value[:-1], -_FAR], [*value[:-1], _FAR]]
    if isinstance(value, _NATIVE):
        return [vec[i64](one) for one in _nonsense(list(value))]
    if isinstance(value, list) and value and all(isinstance(one, list) for one in value):
        return [[*value[:-1], [*value[-1], _FAR]]]
    return []


def _noticed(trial: Trial, state: State, name: str) -> bool:
    try:
        state.check()
        again = trial.rulebook.from_position(trial.rulebook.position(state), trial.components)
    except Exception:  # whatever stops it
        return True
    return bool(_difference(getattr(state, name), getattr(again, name, _MISSING), name, set()))


def fields(value: object) -> list[str]:
    """The names of an object's fields, whether its class is compiled or not."""
    names = set(getattr(value, "__dict__", ()))
    for kind in type(value).__mro__:
        names.update(kind.__dict__.get("__mypyc_attrs__", ()))
        names.update(kind.__dict__.get("__slots__", ()))
        names.update(inspect.get_annotations(kind))
    return sorted(names - {"__dict__", "__weakref__"})


def _same(trial: Trial, n: int, state: State, other: State, left_out: Collection[str], what: str) -> None:
    for name in fields(state):
        if name in left_out or name.startswith("_"):
            continue
        here, there = getattr(state, name, _MISSING), getattr(other, name, _MISSING)
        if here is _MISSING:
            raise trial.broken(12, f"nobody gives the field {name} a first value", n)
        where = _difference(here, there, name, set())
        if where:
            raise trial.broken(12, f"{what} forgets the field {where}", n)


def _difference(here: Any, there: Any, path: str, met: set[int]) -> str:
    """The first place where two values differ; nothing if they do not."""
    if here is there or id(here) in met:
        return ""
    if isinstance(here, _PLAIN) or type(here) is not type(there):
        return "" if type(here) is type(there) and here == there else f"{path}: {here!r}, not {there!r}"
    if isinstance(here, list | tuple | _NATIVE):
        if len(here) != len(there):
            return f"{path}: {len(here)} entries, not {len(there)}"
        parts = [(str(i), one, two) for i, (one, two) in enumerate(zip(here, there, strict=True))]
    elif isinstance(here, dict):
        parts = [(str(key), here.get(key, _MISSING), there.get(key, _MISSING)) for key in {*here, *there}]
    else:
        met.add(id(here))
        parts = [
            (name, getattr(here, name, _MISSING), getattr(there, name, _MISSING)) for name in fields(here)
        ]
    for name, one, two in parts:
        where = _difference(one, two, f"{path}.{name}", met)
        if where:
            return where
    return ""
