"""What the events of a game carry: one declaration for each code, with the type of each argument.

A game's `events.py` keeps them in one table, `EVENTS`. Law 13 holds every event to its declaration;
`tests/games/test_events.py` holds the sources and the sentences to it, word by word.
"""

from collections.abc import Mapping
from types import UnionType
from typing import NamedTuple, TypeAlias

import msgspec

from hastilude.core.words import Event

#: what an argument may be: `int`, `str | None`, `list[str]`
Kind: TypeAlias = type | UnionType
#: by code
Declared: TypeAlias = Mapping[str, "Told"]


class Told(NamedTuple):
    """What the event of a code carries. Seats are numbers; all other things go by their names."""

    args: Mapping[str, Kind]
    #: arguments that may be only for those who know
    veiled: frozenset[str] = frozenset()
    #: arguments that may be missing
    may: frozenset[str] = frozenset()


def fault(event: Event, declared: Declared) -> str:
    """In what an event is not as it is declared; nothing, if it is."""
    told = declared.get(event.code)
    if told is None:
        return f"nobody declares the event {event.code}"
    given = {**event.args, **event.secret}
    if wrong := (given.keys() ^ told.args.keys()) - (told.may - given.keys()):
        return f"the event {event.code} is declared otherwise: {', '.join(sorted(wrong))}"
    if bare := event.secret.keys() - told.veiled:
        return f"the event {event.code} is declared to tell everybody {', '.join(sorted(bare))}"
    for name, value in given.items():
        try:
            msgspec.convert(value, told.args[name], strict=True)
        except msgspec.ValidationError as error:
            return f"the event {event.code} has {name} = {value!r}: {error}"
    return ""
