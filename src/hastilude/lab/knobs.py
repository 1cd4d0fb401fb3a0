"""Figures of a component file that nobody knows for sure, and how they may be turned.

Only what is marked `reconstructed` can be turned, and a file counts only if the game's own check, which
holds the ledger's constraints, accepts it. What is changed is the text, so comments and order stay.
"""

import re
import tomllib
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from hastilude.core.components import ComponentError, Components
from hastilude.core.game import GameError, Rulebook

RECONSTRUCTED = "reconstructed"
#: proposals that the game may refuse before the search gives up
TRIES = 500

Key = tuple[str, ...]


class Change(NamedTuple):
    """One figure, before and after; of a drawing its lines."""

    path: Key
    before: Any
    after: Any

    def __str__(self) -> str:
        if isinstance(self.before, str):
            return f"{'.'.join(self.path)}: drawn anew"
        return f"{'.'.join(self.path)}: {self.before} → {self.after}"


def knobs(data: dict[str, Any], only: tuple[str, ...] = ()) -> list[Key]:
    """The numbers and drawings that are reconstructed; of some tables alone, if they are named."""
    found: list[Key] = []
    _walk(data, (), "", found)
    if only:
        found = [path for path in found if any(".".join(path).startswith(f"{table}.") for table in only)]
    return found


def _walk(table: dict[str, Any], above: Key, source: str, found: list[Key]) -> None:
    """A row says where it comes from, or its table does; `reconstructed` may list single keys."""
    source = table.get("source", source)
    listed = table.get(RECONSTRUCTED, ())
    for key, value in table.items():
        path = (*above, key)
        if isinstance(value, dict):
            # a group within a row has no source of its own, and its keys are names
            _walk(value, path, source, found)
        elif (source == RECONSTRUCTED or key in listed) and _turns(value):
            found.append(path)


def _turns(value: Any) -> bool:
    return (isinstance(value, int) and not isinstance(value, bool)) or (
        isinstance(value, str) and value.count("\n") > 1
    )


def value_at(data: dict[str, Any], path: Key) -> Any:
    for key in path:
        data = data[key]
    return data


def changed(text: str, path: Key, value: Any) -> str:
    """The file with one figure changed; GameError if its place is not plain enough to find."""
    data = tomllib.loads(text)
    wanted = deepcopy(data)
    value_at(wanted, path[:-1])[path[-1]] = value
    before = value_at(data, path)
    for cut in range(len(path) - 1, 0, -1):
        after = _replaced(text, ".".join(path[:cut]), path[cut:], before, value)
        if after is not None and tomllib.loads(after) == wanted:
            return after
    raise GameError(f"the figure {'.'.join(path)} cannot be found in the file")


def _replaced(text: str, table: str, keys: Key, before: Any, value: Any) -> str | None:
    """Below the heading of its table: a line of its own, or one in a row's braces."""
    heading = re.search(rf"^\[{re.escape(table)}\]\s*(#.*)?$", text, re.M)
    if heading is None or len(keys) > 2:
        return None
    if isinstance(before, str):
        old, new = f'{keys[-1]} = """\n{before}"""', f'{keys[-1]} = """\n{value}"""'
        start = text.find(old, heading.end())
        return None if start < 0 else text[:start] + new + text[start + len(old) :]
    inner = rf"\{{(?:[^}}\n]*[\s,{{])?{re.escape(keys[-1])}\s*=\s*" if len(keys) == 2 else ""
    pattern = rf'^("?{re.escape(keys[0])}"?\s*=\s*{inner}){re.escape(str(before))}\b'
    line = re.compile(pattern, re.M).search(text, heading.end())
    return None if line is None else text[: line.end(1)] + str(value) + text[line.end() :]


class Box:
    """A component file that is turned step by step, never far from where it began."""

    def __init__(self, rulebook: Rulebook, only: tuple[str, ...], span: int) -> None:
        self.rulebook = rulebook
        self.path = rulebook.components().path
        self.text = self.path.read_text(encoding="utf-8")
        self.first = tomllib.loads(self.text)
        self.knobs = knobs(self.first, only)
        self.span = span
        if not self.knobs:
            raise GameError(f"nothing in {self.path.name} is reconstructed there, so nothing can be tuned")

    def proposal(self, text: str, random: Random) -> str:
        """Another file that the game accepts: one step away, of one figure or of two against each other."""
        for _ in range(TRIES):
            try:
                after = self._turned(text, random)
            except GameError:
                continue  # its place in the file is not plain
            if after is not None and after != text and self._accepted(after):
                return after
        raise GameError("the game accepts no other figures near these")

    def changes(self, text: str) -> list[Change]:
        data = tomllib.loads(text)
        found = [Change(path, value_at(self.first, path), value_at(data, path)) for path in self.knobs]
        return [change for change in found if change.before != change.after]

    def _turned(self, text: str, random: Random) -> str | None:
        data = tomllib.loads(text)
        path = random.choice(self.knobs)
        value = value_at(data, path)
        if isinstance(value, str):
            return changed(text, path, _swapped(value, random))
        step = random.choice((-1, 1))
        after = self._stepped(text, path, value, step)
        if after is None or random.random() < 0.5:
            return after
        # the same figure of another row, or another one of the same table, goes the other way
        others = [other for other in self.knobs if other != path and _beside(other, path)]
        if not others:
            return after
        other = random.choice(others)
        return self._stepped(after, other, value_at(data, other), -step)

    def _stepped(self, text: str, path: Key, value: int, step: int) -> str | None:
        first = value_at(self.first, path)
        after = value + step
        if abs(after - first) > self.span or (after < 0 <= first) or (after > 0 > first):
            return None
        return changed(text, path, after)

    def _accepted(self, text: str) -> bool:
        try:
            self.rulebook.figures(Components(self.path, text))
        except (ComponentError, GameError):
            return False
        return True


def _beside(one: Key, other: Key) -> bool:
    return one[:-1] == other[:-1] or (one[:-2] == other[:-2] and one[-1] == other[-1])


def _swapped(drawing: str, random: Random) -> str:
    """Two signs of a drawing change places."""
    signs = list(drawing)
    places = [place for place, sign in enumerate(signs) if not sign.isspace()]
    one, other = random.sample(places, 2)
    signs[one], signs[other] = signs[other], signs[one]
    return "".join(signs)


def written(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path
