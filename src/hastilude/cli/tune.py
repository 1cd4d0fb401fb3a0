"""`hastilude lab tune`: figures for a game that come nearer to what one wants of it."""

import tempfile
from pathlib import Path
from typing import Annotated

import typer

from hastilude.cli.shell import (
    GameArgument,
    JsonOption,
    OptionsOption,
    ProcessesOption,
    SeatsOption,
    print_json,
    print_lines,
    progress,
    read_names,
    read_options,
)
from hastilude.core.game import GameError, find_game
from hastilude.lab.chronicle import Watching
from hastilude.lab.crew import backend_of
from hastilude.lab.simulate import fill, natural_seats
from hastilude.lab.tune import Search, tune


def tune_command(
    game: GameArgument,
    *,
    target: Annotated[
        list[str],
        typer.Option(metavar="WHAT", help="seats, even:FAMILY, length=N or leads=N; repeatable."),
    ] = ["seats"],  # noqa: B006 - Typer copies it
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Where the figures are written.")] = None,
    only: Annotated[
        list[str], typer.Option(metavar="TABLE", help="Turn only this table of the figures; repeatable.")
    ] = [],  # noqa: B006 - Typer copies it
    seats: SeatsOption = None,
    bots: Annotated[
        str, typer.Option(metavar="A,B,…", help="Who plays; the last fills the table.")
    ] = "squire",
    games: Annotated[int, typer.Option(metavar="N", min=10, help="With each proposal.")] = 200,
    steps: Annotated[int, typer.Option(metavar="N", min=1, help="Proposals.")] = 20,
    confirm: Annotated[int, typer.Option(metavar="N", min=10, help="Fresh games at the end.")] = 1000,
    span: Annotated[int, typer.Option(metavar="N", min=1, help="How far a number may go.")] = 3,
    seed: Annotated[int, typer.Option(metavar="N")] = 0,
    option: OptionsOption = [],  # noqa: B006 - Typer copies it
    processes: ProcessesOption = 1,
    json: JsonOption = False,
) -> None:
    """Search values of reconstructed figures alone, as far as the game accepts them, and confirm them."""
    meta = find_game(game)
    given = read_options(option)
    meta.choose(given)
    seats = natural_seats(meta, given) if seats is None else seats
    meta.check_seats(seats, meta.choose(given))
    plan = Watching(
        game=meta.id, seats=seats, games=games, seed=seed, options=given,
        bots=fill(read_names(bots, "bots"), seats),
    )  # fmt: skip
    plan.sit_down(1)  # bad input is refused before anything starts
    search = Search(plan, tuple(target), tuple(only), steps, confirm, span)
    path = out or Path(f"{meta.id}.toml")
    if not path.parent.is_dir():
        raise GameError(f"there is no folder {path.parent}")
    with tempfile.TemporaryDirectory() as folder, progress("steps", steps) as bar:
        found = tune(
            search,
            backend_of(processes),
            Path(folder),
            lambda done, total: bar.update(bar.task_ids[0], completed=done, total=total),
        )
    path.write_text(found.text, encoding="utf-8")
    if json:
        print_json(found.evidence)
        return
    evidence = found.evidence
    print_lines([*(evidence["changes"] or ["nothing was changed: nothing near these figures came nearer"])])
    if "confirmed" in evidence:
        told = evidence["confirmed"]
        verdict = "supported" if evidence["supported"] else "not supported"
        print_lines(
            [
                f"{told['before']} off before, {told['after']} after: {told['difference']} "
                f"({told['low']} … {told['high']}) in {told['games']} fresh games: {verdict}. {path}"
            ]
        )
