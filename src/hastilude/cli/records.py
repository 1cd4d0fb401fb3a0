"""`hastilude replay` and `hastilude verify`: games that were played."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from hastilude.cli.shell import ComponentsOption, Lang, LangOption, print_lines, texts_of
from hastilude.core.components import Components
from hastilude.core.game import GameError, Rulebook, find_game
from hastilude.core.record import Record, RecordError, Replay, verify
from hastilude.core.text import Texts
from hastilude.core.words import Event, Seen, seen

CHECK_FAILED = 1
BAD_INPUT = 2


def verify_command(
    record: Annotated[list[Path], typer.Argument(metavar="RECORD…")], components: ComponentsOption = None
) -> None:
    """Replay every line of records; name the first line that does not hold."""
    code = 0
    for path in record:
        try:
            game = Record.read(path)
            verify(game, figures_of(game, components))
        except RecordError as error:
            print(f"{path}, line {error.line}: {error.reason}", file=sys.stderr)
            code = max(code, CHECK_FAILED)
        except GameError as error:
            print(f"hastilude: {error}", file=sys.stderr)
            code = BAD_INPUT
        else:
            print_lines([f"{path}: {len(game.lines) - 1} decisions hold"])
    raise typer.Exit(code)


def replay_command(
    record: Annotated[Path, typer.Argument(metavar="RECORD")],
    lang: LangOption,
    seat: Annotated[int | None, typer.Option(metavar="N", help="As this seat saw it.")] = None,
    all: Annotated[bool, typer.Option("--all", help="Everything, secrets too.")] = False,
    components: ComponentsOption = None,
) -> None:
    """A recorded game as text, as a spectator saw it."""
    if all and seat is not None:
        raise GameError("--seat and --all exclude each other")
    try:
        game = Record.read(record)
        if seat is not None and not 0 <= seat < len(game.header.seats):
            raise GameError(f"the seats of {record} are 0 to {len(game.header.seats) - 1}, not {seat}")
        # All of it before anything is printed: half a game is no answer.
        lines = list(_tell(Replay(game, figures_of(game, components)), lang, seat, all))
    except RecordError as error:
        raise GameError(f"{record}, line {error.line}: {error.reason}") from None
    print_lines(lines)


def figures_of(record: Record, path: Path | None) -> Components | None:
    """The figures of a file, if the game was played with these."""
    if path is None:
        return None
    try:
        rulebook = find_game(record.header.game).load()
    except GameError:
        return None  # the replay will name the line
    components = rulebook.components(path)
    return components if components.digest == record.header.components else None


def _tell(replay: Replay, lang: Lang, seat: int | None, everything: bool) -> Iterator[str]:
    record, rulebook = replay.record, replay.rulebook
    texts = texts_of(rulebook, lang, record.header.seats)
    yield from _heading(record, rulebook, texts, lang)
    yield ""
    yield from texts.view(rulebook.view(replay.state, seat))
    yield ""
    while replay.more():
        line = record.lines[replay.next]
        events = replay.step()
        for part in _whole(events) if everything else seen(events, seat):
            yield f"{line.n:>4}  {texts.event(part)}"
    result = replay.state.result()
    if result is not None:
        replay.finish()
        yield ""
        yield from texts.result(result)
    else:
        yield ""
        yield texts.prompt(replay.state.prompt(), seat)


def _heading(record: Record, rulebook: Rulebook, texts: Texts, lang: Lang) -> Iterator[str]:
    header, game = record.header, rulebook.game
    yield f"{game.name[lang]}: " + ", ".join(f"{seat} {name}" for seat, name in enumerate(texts.names))
    for option in game.options:
        value = header.options.get(option.name, option.default)
        if value != option.default:
            sentence, values = texts.option(option)
            yield f"{sentence}: {values[value]}"


def _whole(events: list[Event]) -> list[Seen]:
    """Events with nothing left out."""
    return [Seen(event.code, {**event.args, **event.secret}) for event in events]
