"""Component files: every figure of a game, each group with where it comes from.

A file is TOML. Each table carries `source`, one of SOURCES; a figure that the rulebook's
text does not give is marked so wherever it is shown. Errors name the file and the line.
"""

import hashlib
import re
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Generic, TypeVar

SOURCES = ("rulebook", "public", "derived", "reconstructed")
#: the table of single figures that come from elsewhere than their group. It is no data: records
#: name the same figures with and without it
ORIGINS = "origins"


class ComponentError(ValueError):
    """A component file that cannot be used: file, line, reason."""

    def __init__(self, path: Path, line: int, reason: str) -> None:
        super().__init__(f"{path}, line {line}: {reason}")
        self.line = line
        self.reason = reason


class Components:
    """A component file that was read; games check it and read their figures from it."""

    def __init__(self, path: Path, text: str) -> None:
        self.path = path
        self.text = text
        #: names the data, not the file: comments and order do not matter to a record
        self.digest = ""
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            line = re.search(r"line (\d+)", str(error))
            raise ComponentError(path, int(line[1]) if line else text.count("\n") + 1, str(error)) from None
        self.digest = _digest(self.data)

    @classmethod
    def read(cls, path: Path) -> "Components":
        try:
            return cls(path, path.read_text(encoding="utf-8"))
        except OSError as error:
            raise ComponentError(path, 0, f"cannot be read: {error.strerror}") from None
        except UnicodeDecodeError:
            raise ComponentError(path, 0, "is not UTF-8 text") from None

    def fill_from(self, standard: "Components") -> None:
        """Take the groups that this file leaves out from another: a box may differ in one thing only."""
        missing = {name: group for name, group in standard.data.items() if name not in self.data}
        if ORIGINS in missing:  # of the groups that are the standard's
            origins: dict[str, str] = missing[ORIGINS]
            missing[ORIGINS] = {name: o for name, o in origins.items() if name.split(".")[0] in missing}
        if missing:
            self.data = {**self.data, **missing}
            self.digest = _digest(self.data)

    def error(self, table: str, key: str, reason: str) -> ComponentError:
        """An error at a key of a table (or at the table, if the key is not there)."""
        return ComponentError(self.path, self.line(table, key), reason)

    def table(self, name: str) -> dict[str, Any]:
        """A table by dotted name, with its `source` checked."""
        value: Any = self.data
        for part in name.split("."):
            if not isinstance(value, dict) or part not in value:
                raise self.error(name, "", f"the table [{name}] is missing")
            value = value[part]
        if not isinstance(value, dict):
            raise self.error(name, "", f"{name} is not a table")
        if value.get("source") not in SOURCES:
            raise self.error(name, "source", f"source must be one of {', '.join(SOURCES)}")
        return value

    def integer(self, table: str, key: str) -> int:
        value = self.table(table).get(key)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.error(table, key, f"{key} must be a whole number, not {value!r}")
        return value

    def origin(self, name: str, group: str) -> str:
        """Where a figure comes from: as [origins] says, or else like its group."""
        origins = self.data.get(ORIGINS, {})
        origin = origins.get(name, group) if isinstance(origins, dict) else None
        if origin not in SOURCES:
            raise self.error(ORIGINS, name, f"an origin must be one of {', '.join(SOURCES)}")
        return str(origin)

    def exactly(self, table: str, keys: tuple[str, ...]) -> None:
        """The table has just these keys, besides `source` and `where`."""
        found = self.table(table)
        for key in keys:
            if key not in found:
                raise self.error(table, "", f"[{table}] lacks {key}")
        for key in found:
            if key not in keys and key not in ("source", "where"):
                raise self.error(table, key, f"[{table}] has no {key}")

    def only(self, tables: tuple[str, ...]) -> None:
        """The file has no tables but these: a figure that nothing reads is a mistake."""
        self._only({name: value for name, value in self.data.items() if name != ORIGINS}, "", tables)

    def _only(self, data: dict[str, Any], above: str, tables: tuple[str, ...]) -> None:
        for key, value in data.items():
            name = above + key
            if name in tables:
                continue
            if not isinstance(value, dict):
                raise self.error(above.rstrip("."), key, f"{name} stands outside the tables of the game")
            if not any(table.startswith(f"{name}.") for table in tables):
                raise self.error(name, "", f"there is no table [{name}]")
            self._only(value, f"{name}.", tables)

    def line(self, table: str, key: str) -> int:
        """The line of a key; of its table's heading; or 1."""
        heading = 1
        current = ""
        for number, text in enumerate(self.text.splitlines(), 1):
            head = re.match(r"\s*\[+\s*([^\]]+?)\s*\]+", text)
            if head:
                current = head[1]
                if current == table:
                    heading = number
            elif current == table and key and re.match(rf"\s*\"?{re.escape(key)}\"?\s*=", text):
                return number
        return heading


def _digest(data: dict[str, Any]) -> str:
    named = {name: value for name, value in data.items() if name != ORIGINS}
    return hashlib.sha256(_canonical(named).encode()).hexdigest()


def _canonical(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ",".join(f"{k!r}:{_canonical(value[k])}" for k in sorted(value)) + "}"
    if isinstance(value, list):
        return "[" + ",".join(_canonical(item) for item in value) + "]"
    return repr(value)


Figures = TypeVar("Figures")
Setting = TypeVar("Setting")


class Checked(Generic[Figures]):
    """A game's figures, read and checked once for each set of components: games start often."""

    def __init__(self, read: Callable[[Components], Figures]) -> None:
        self._read = read
        self._known: dict[str, Figures] = {}

    def __call__(self, components: Components) -> Figures:
        if components.digest not in self._known:
            self._known[components.digest] = self._read(components)
        return self._known[components.digest]


class Shared(Generic[Setting]):
    """What is fixed before the first die never changes: games that begin alike, one after the other, have it
    in common. So a thousand of them find it in the processor's cache."""

    def __init__(self, make: Callable[..., Setting]) -> None:
        self._make = make
        self._last: tuple[tuple[Any, ...], Setting] | None = None

    def __call__(self, seats: int, options: Mapping[str, str], *others: Any) -> Setting:
        """What `make` makes of these. The others are the same only if they are the same objects."""
        last = self._last
        if last is not None:
            known, setting = last
            if (
                known[0] == seats
                and known[1] == options
                and all(one is two for one, two in zip(known[2:], others, strict=True))
            ):
                return setting
        own = dict(options)  # the caller may change his
        setting = self._make(seats, own, *others)
        self._last = (seats, own, *others), setting
        return setting
