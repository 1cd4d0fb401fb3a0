"""Rule ledgers against tests: every rule has a test, every cited rule exists (law 10).

A ledger, `docs/rules/<game>.md`, defines its ids in bold at the beginning of a line.
Tests cite them as `@rule("KB-031")`, on a function, a class or one set of parameters;
the citations are read from the source, so no test has to run.
"""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from hastilude.core.game import Game, GameError

#: ids with this letter are rulings: they may be cited, and are not counted
RULING: Final = "R"

#: beside a game's tests: ids that no test can prove, each with the reason
UNTESTABLE: Final = "untestable.toml"

#: beside a game's tests: ids that no code does, each with the reason
NOT_CODE: Final = "not_code.toml"

#: marks under which a test may break and prove nothing
_MUTED = ("skip", "xfail")


class Coverage(msgspec.Struct, frozen=True):
    """A ledger's ids against the tests that cite them."""

    #: ids in the ledger, rulings apart
    total: int
    #: id → the tests that cite it
    covered: dict[str, list[str]]
    #: ids that no test cites
    missing: list[str]
    #: cited ids that the ledger does not have → the tests that cite them
    unknown: dict[str, list[str]]
    #: id → why no test can prove it
    untestable: dict[str, str]
    #: id → the tests that cite it, rulings among them
    cited: dict[str, list[str]] = {}
    #: rulings that are code, and that no test cites
    unproved: list[str] = []

    @property
    def settled(self) -> int:
        """How many of the total have a test, or a reason why there is none."""
        return len(self.covered) + len(self.untestable)

    @property
    def complete(self) -> bool:
        return not self.missing and not self.unknown and not self.unproved


def ledger_ids(ledger: str | Path, prefix: str) -> list[str]:
    """The ids that a ledger (its text, or its file) defines and tests must cite, in order."""
    return [id for id in _defined(ledger, prefix) if not _is_ruling(id)]


def ruling_ids(ledger: str | Path, prefix: str) -> list[str]:
    """The rulings that a ledger defines, in order."""
    return [id for id in _defined(ledger, prefix) if _is_ruling(id)]


def cited_ids(folder: Path) -> dict[str, list[str]]:
    """Every id that the tests of a folder cite → where, as `file.py::test_name`."""
    if not folder.is_dir():
        raise GameError(f"the tests are not here: {folder} is no folder")
    cited: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        name = path.relative_to(folder).as_posix()
        for test, id in _citations(path):
            tests = cited.setdefault(id, [])
            if f"{name}::{test}" not in tests:
                tests.append(f"{name}::{test}")
    return cited


def coverage(game: Game, docs_folder: Path, tests_folder: Path) -> Coverage:
    """The ledger `docs_folder/<game>.md` against all tests of `tests_folder`.

    GameError where they are not present: an installed package carries no tests.
    """
    ledger = docs_folder / f"{game.id}.md"
    ids = ledger_ids(ledger, game.prefix)
    rulings = ruling_ids(ledger, game.prefix)
    cited = {id: tests for id, tests in cited_ids(tests_folder).items() if id.startswith(f"{game.prefix}-")}
    untestable = _reasons(tests_folder / "games" / game.id / UNTESTABLE)
    for id in untestable:
        if id not in ids:
            raise GameError(f"{UNTESTABLE}: {id} is not in the ledger of {game.id}")
        if id in cited:
            raise GameError(f"{UNTESTABLE}: {id} is listed, but {cited[id][0]} cites it")
    return Coverage(
        total=len(ids),
        covered={id: cited[id] for id in ids if id in cited},
        missing=[id for id in ids if id not in cited and id not in untestable],
        unknown={id: tests for id, tests in cited.items() if id not in ids and id not in rulings},
        untestable=untestable,
        cited=cited,
        unproved=[id for id in rulings if id not in cited and id not in not_code(game, tests_folder)],
    )


def not_code(game: Game, tests_folder: Path) -> dict[str, str]:
    """Rules and rulings that nothing in the program does, each with the reason: what a box holds,
    what people say to each other."""
    return _reasons(tests_folder / "games" / game.id / NOT_CODE)


def nowhere(game: Game, docs_folder: Path, tests_folder: Path, source: Path) -> list[str]:
    """Rules and rulings that are code, and that no place of the source cites.

    Asked of a game that has its `not_code.toml`.
    """
    if not (tests_folder / "games" / game.id / NOT_CODE).exists():
        return []
    ledger = docs_folder / f"{game.id}.md"
    placed, excused = places(source, game.prefix), not_code(game, tests_folder)
    ids = [*ledger_ids(ledger, game.prefix), *ruling_ids(ledger, game.prefix)]
    for id in excused:
        if id not in ids or id in placed:
            raise GameError(f"{NOT_CODE}: {id} is not in the ledger of {game.id}, or it is code")
    return [id for id in ids if _is_rule(id) and id not in placed and id not in excused]


def ledger_sentences(ledger: Path, prefix: str) -> dict[str, str]:
    """What a ledger says by its ids, as far as an id opens an item of a list."""
    entry = re.compile(rf"^- \*\*({re.escape(prefix)}-[A-Z]?\d+)\*\* (.+)$", re.MULTILINE)
    return {id: text.replace("**", "") for id, text in entry.findall(_read(ledger))}


def places(folder: Path, prefix: str) -> dict[str, list[str]]:
    """Where a game's source cites each id, as `rules.py:31`: the place that does what the rule says.

    `KB-072 … KB-076` cites all five.
    """
    cited = re.compile(rf"({re.escape(prefix)}-[A-Z]?)(\d+)(?:\s*…\s*(?:[A-Z]+-[A-Z]?)?(\d+))?")
    found: dict[str, list[str]] = {}
    for path in sorted([*folder.rglob("*.py"), *folder.glob("components*.toml")]):
        name = path.relative_to(folder).as_posix()
        for number, line in enumerate(_read(path).splitlines(), 1):
            for stem, first, last in cited.findall(line):
                for n in range(int(first), int(last or first) + 1):
                    found.setdefault(f"{stem}{n:0{len(first)}d}", []).append(f"{name}:{number}")
    return found


def _is_rule(id: str) -> bool:
    """A rule or a ruling: examples, cases and invariants are for tests alone."""
    number = id.partition("-")[2]
    return number.isdecimal() or number.startswith(RULING)


def _is_ruling(id: str) -> bool:
    return id.partition("-")[2].startswith(RULING)


def _defined(ledger: str | Path, prefix: str) -> list[str]:
    """All ids in order. A definition is bold and opens a paragraph, list item or table row."""
    text = _read(ledger) if isinstance(ledger, Path) else ledger
    ids = re.findall(rf"^ *(?:[-*|] *)?\*\*({re.escape(prefix)}-[A-Z]?\d+)\b", text, re.MULTILINE)
    for id in ids:
        if ids.count(id) > 1:
            raise GameError(f"the ledger defines {id} twice")
    return ids


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError:
        raise GameError(f"{path} is not here: coverage needs the source tree, with docs and tests") from None


def _reasons(path: Path) -> dict[str, str]:
    if not path.exists():
        return {}
    try:
        listed = tomllib.loads(_read(path))
    except tomllib.TOMLDecodeError as error:
        raise GameError(f"{path}: {error}") from None
    for id, reason in listed.items():
        if not isinstance(reason, str) or not reason.strip():
            raise GameError(f"{path}: {id} needs a reason")
    return listed


def _citations(path: Path) -> Iterator[tuple[str, str]]:
    """Pairs of test and id of one file of tests."""
    try:
        module = ast.parse(_read(path))
    except SyntaxError as error:
        raise GameError(f"{path}, line {error.lineno}: {error.msg}") from None
    for node in module.body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            tests = [inner for inner in node.body if _is_test(inner)]
            if tests:
                yield from _marks(path, node.name, node.decorator_list)
            for inner in tests:
                assert isinstance(inner, ast.FunctionDef | ast.AsyncFunctionDef)
                yield from _marks(path, f"{node.name}::{inner.name}", inner.decorator_list)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and _is_test(node):
            yield from _marks(path, node.name, node.decorator_list)


def _is_test(node: ast.stmt) -> bool:
    return isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test")


def _marks(path: Path, test: str, decorators: list[ast.expr]) -> Iterator[tuple[str, str]]:
    """The ids in `@rule(…)`, and in `rule(…)` as a mark of `pytest.param`."""
    nodes = [node for decorator in decorators for node in ast.walk(decorator)]
    if any(isinstance(node, ast.Attribute) and node.attr in _MUTED for node in nodes):
        return
    for node in nodes:
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
            for argument in node.args:
                if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                    raise GameError(f"{path}, line {node.lineno}: a rule is cited by its id in quotes")
                yield test, argument.value
