"""`hastilude position`: a position as JSON, what may be done, and what would happen."""

import sys
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from hastilude.cli.shell import (
    ComponentsOption,
    JsonOption,
    Lang,
    LangOption,
    print_json,
    print_lines,
    table_lines,
    texts_of,
)
from hastilude.core.chance import SeededChance, Tape, seed_of
from hastilude.core.components import Components
from hastilude.core.game import GameError, Rulebook, find_game
from hastilude.core.state import OVER, State
from hastilude.core.text import Texts
from hastilude.core.words import Event, plain, seen

app = typer.Typer(help="A position as JSON: what may be done, and what would happen.")

BAD_INPUT = 2
SEAT: dict[Lang, str] = {"en": "Seat ", "ru": "№\N{NO-BREAK SPACE}"}

FileArgument = Annotated[Path, typer.Argument(metavar="FILE", help="A position as JSON; - for stdin.")]
SeatOption = Annotated[int | None, typer.Option("--seat", metavar="N", help="As this seat sees it.")]


class Position:
    """A position that was read, with all that is needed to talk about it."""

    def __init__(self, path: Path, components: Path | None, lang: Lang, seat: int | None) -> None:
        given = _read(path)
        self.rulebook: Rulebook = find_game(_game_of(given, path)).load()
        self.components: Components = self.rulebook.components(components)
        try:
            self.state: State = self.rulebook.from_position(given, self.components)
        except GameError as error:
            raise GameError(f"{path}: {error}") from None
        self.seats = int(self.rulebook.position(self.state)["seats"])
        if seat is not None and not 0 <= seat < self.seats:
            raise GameError(f"the seats of this position are 0 to {self.seats - 1}, not {seat}")
        self.lang = lang
        self.seat = seat

    @property
    def texts(self) -> Texts:
        """A position knows no names: seats go by the numbers that --seat takes."""
        return texts_of(self.rulebook, self.lang, [f"{SEAT[self.lang]}{seat}" for seat in range(self.seats)])

    @property
    def viewer(self) -> int | None:
        """Who looks: the seat asked for, or the one to decide; a spectator after the end."""
        if self.seat is not None or self.state.decider() == OVER:
            return self.seat
        return self.state.decider()

    def facts(self) -> dict[str, Any]:
        """What every answer says first."""
        decider = self.state.decider()
        return {
            "game": self.rulebook.game.id,
            "decider": None if decider == OVER else decider,
            "prompt": plain(self.state.prompt()),
        }

    def action(self, number: int) -> dict[str, Any]:
        """An action in all its forms."""
        actions = self.rulebook.actions
        return {
            "number": number,
            "text": actions.text(number),
            "action": plain(actions.decode(number)),
            "sentence": self.texts.action(number),
        }


def _read(path: Path) -> dict[str, Any]:
    try:
        data = sys.stdin.read().encode() if str(path) == "-" else path.read_bytes()
        given = msgspec.json.decode(data)
    except OSError as error:
        raise GameError(f"{path} cannot be read: {error.strerror}") from None
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise GameError(f"{path} is not JSON: {error}") from None
    if not isinstance(given, dict):
        raise GameError(f"{path}: a position is a JSON object")
    return given


def _game_of(given: dict[str, Any], path: Path) -> str:
    if not isinstance(given.get("game"), str):
        raise GameError(f'{path}: a position names its game, such as "game": "kings_bounty"')
    return str(given["game"])


@app.command("show")
def show_command(
    file: FileArgument,
    lang: LangOption,
    seat: SeatOption = None,
    components: ComponentsOption = None,
    json: JsonOption = False,
) -> None:
    """The table, as the seat to decide sees it, or another."""
    position = Position(file, components, lang, seat)
    state, rulebook, texts = position.state, position.rulebook, position.texts
    view = rulebook.view(state, position.viewer)
    result = state.result()
    if json:
        document = {**position.facts(), "seat": position.viewer, "view": plain(view), "result": plain(result)}
        if seat is None:  # who asks as a seat gets what that seat may know
            document["position"] = rulebook.position(state)
        print_json(document)
        return
    print_lines(table_lines(texts, view, result))
    if result is None:
        print_lines(["", texts.prompt(state.prompt(), position.viewer)])


@app.command("legal")
def legal_command(
    file: FileArgument,
    lang: LangOption,
    seat: SeatOption = None,
    components: ComponentsOption = None,
    json: JsonOption = False,
) -> None:
    """All that the seat to decide may do; nothing for another seat."""
    position = Position(file, components, lang, seat)
    mine = seat is None or seat == position.state.decider()
    actions = [position.action(number) for number in (position.state.legal() if mine else [])]
    if json:
        print_json({**position.facts(), "actions": actions})
        return
    print_lines([position.texts.prompt(position.state.prompt(), position.viewer)])
    width = max((len(action["text"]) for action in actions), default=0)
    print_lines(f"  {action['text']:<{width}}  {action['sentence']}" for action in actions)


@app.command("apply")
def apply_command(
    file: FileArgument,
    action: Annotated[str, typer.Argument(metavar="ACTION", help="Such as 'play orc_tower_1'.")],
    lang: LangOption,
    *,
    seat: SeatOption = None,
    seed: Annotated[int, typer.Option(metavar="N", help="For actions that need chance.")] = 0,
    components: ComponentsOption = None,
    json: JsonOption = False,
) -> None:
    """What would happen if the seat to decide did this; the file stays as it is."""
    position = Position(file, components, lang, seat)
    state, texts = position.state, position.texts
    number = position.rulebook.actions.parse(action)
    document = {**position.facts(), **position.action(number)}
    refusal = state.refusal(number)
    if refusal is not None:
        sentence = f"{texts.refusal(refusal)} ({', '.join(refusal.rules)})"
        if json:
            print_json({**document, "refusal": {**plain(refusal), "sentence": sentence}})
        print(f"hastilude: {sentence}", file=sys.stderr)
        raise typer.Exit(BAD_INPUT)
    viewer = position.viewer
    events: list[Event] = []
    state.events = events
    tape = Tape(SeededChance(seed_of("position", seed)))
    state.apply(number, tape)
    state.events = None
    told = seen(events, viewer)
    if json:
        document |= {"events": plain(told), "chance": tape.numbers, "after": position.facts()}
        document["after"]["result"] = plain(state.result())
        if seat is None:
            document["after"]["position"] = position.rulebook.position(state)
        print_json(document)
        return
    print_lines(texts.event(part) for part in told)
    result = state.result()
    print_lines(["", *table_lines(texts, position.rulebook.view(state, viewer), result)])
    if result is None:
        print_lines(["", texts.prompt(state.prompt(), viewer)])
