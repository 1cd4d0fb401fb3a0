"""What the commands share: how they print, and how they read what they are given."""

import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from hastilude.core.game import GameError, Rulebook
from hastilude.core.text import Texts
from hastilude.core.words import Result

Lang = Literal["ru", "en"]

#: columns of a table that does not go to a terminal: wide enough never to break a word
WIDE = 200


def _lang_here() -> Lang:
    """Russian where the surroundings speak it, English elsewhere."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return "ru" if os.environ[name].startswith("ru") else "en"
    return "en"


# -- options that several commands take --------------------------------------------------

LangOption = Annotated[
    Lang, typer.Option("--lang", default_factory=_lang_here, show_default="by the surroundings")
]
JsonOption = Annotated[bool, typer.Option("--json", help="One JSON document on stdout, nothing else.")]
SeatsOption = Annotated[int | None, typer.Option("--seats", metavar="N", help="How many play.")]
OptionsOption = Annotated[
    list[str], typer.Option("--option", metavar="K=V", help="An option of the game; repeatable.")
]
ComponentsOption = Annotated[
    Path | None, typer.Option("--components", metavar="FILE", help="Figures of a real box, as TOML.")
]
ProcessesOption = Annotated[int, typer.Option("--processes", metavar="N", min=1, help="Of this machine.")]
RayOption = Annotated[
    str | None,
    typer.Option("--ray", metavar="ADDRESS", help="Of a Ray cluster; `local` starts one here."),
]
ResumeOption = Annotated[
    Path | None, typer.Option("--resume", metavar="FILE", help="Keep every game here, and go on from it.")
]
GameArgument = Annotated[str, typer.Argument(metavar="GAME")]


def read_options(given: Iterable[str]) -> dict[str, str]:
    """`k=v` pairs, not yet checked against a game."""
    options: dict[str, str] = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise GameError(f"an option is given as name=value, not {pair!r}")
        if name in options:
            raise GameError(f"option {name} is given twice")
        options[name] = value
    return options


def read_names(given: str, what: str) -> list[str]:
    """A list such as `greedy,random`."""
    names = [name.strip() for name in given.split(",")]
    if not all(names):
        raise GameError(f"{what} are given as names with commas between them, not {given!r}")
    return names


def source_tree() -> Path | None:
    """The folder with docs and tests, if this runs in or from one."""
    here = Path.cwd()
    for folder in (here, *here.parents, Path(__file__).parents[3]):
        if (folder / "docs" / "rules").is_dir() and (folder / "src" / "hastilude").is_dir():
            return folder
    return None


#: which extra of the package brings a module that not everybody needs; all others, the server's
EXTRAS = {"openskill": "lab", "ray": "ray", "asyncpg": "cluster", "redis": "cluster", "saq": "cluster"}


def not_installed(error: ModuleNotFoundError, instead: str = "") -> GameError:
    """One sentence: what is missing, what brings it, and what goes without."""
    missing = (error.name or "").partition(".")[0]
    if missing in ("", "hastilude"):
        raise error  # a fault of ours, not something left out
    extra = EXTRAS.get(missing, "server")
    return GameError(f"{missing} is not installed; pip install 'hastilude[{extra}]' brings it{instead}")


# -- printing ----------------------------------------------------------------------------


def print_json(document: Any) -> None:
    data = msgspec.json.format(msgspec.json.encode(document), indent=2)
    sys.stdout.write(data.decode() + "\n")


def print_lines(lines: Iterable[str]) -> None:
    for line in lines:
        sys.stdout.write(line + "\n")


def print_table(table: Table) -> None:
    console = Console(file=sys.stdout, highlight=False)
    if not console.is_terminal:
        console.width = WIDE
    console.print(table)


@contextmanager
def progress(what: str, total: int) -> Iterator[Progress]:
    """A bar on stderr; none where that is not a terminal. Its only task has number 0."""
    console = Console(file=sys.stderr)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        bar.add_task(what, total=total)
        yield bar


def texts_of(rulebook: Rulebook, lang: Lang, names: Iterable[str]) -> Texts:
    return Texts(rulebook, lang, spoken_names(names, lang))


def spoken_names(names: Iterable[str], lang: Lang) -> tuple[str, ...]:
    """The names of a record as people of this language say them: its bots go by their levels."""
    from hastilude.cli.phrases import Phrases  # noqa: PLC0415 - it needs the languages of this module

    say = Phrases(lang)
    spoken = [(name, *name.partition(" ")[::2]) for name in names]
    return tuple(
        f"{say(f'bot-{level.lower()}')} {number}".rstrip()
        if say.has(f"bot-{level.lower()}") and (not number or number.isdecimal())
        else name
        for name, level, number in spoken
    )


def table_lines(texts: Texts, view: msgspec.Struct, result: Result | None) -> list[str]:
    """The table and, after the end, the scoring sheet, unless the table has it already."""
    lines = texts.view(view)
    sheet = texts.result(result) if result is not None else []
    return lines if set(sheet) <= set(lines) else [*lines, "", *sheet]
