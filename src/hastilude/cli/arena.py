"""`hastilude arena`: which bot is better, and how sure one may be of it."""

from typing import Annotated, Any

import typer
from rich.table import Table

from hastilude.cli.shell import (
    ComponentsOption,
    GameArgument,
    JsonOption,
    OptionsOption,
    ProcessesOption,
    RayOption,
    ResumeOption,
    SeatsOption,
    print_json,
    print_lines,
    print_table,
    progress,
    read_names,
    read_options,
)
from hastilude.core.game import find_game
from hastilude.lab.arena import ArenaPlan, document, play_arena
from hastilude.lab.crew import Journal, backend_of
from hastilude.lab.simulate import natural_seats


def arena_command(
    game: GameArgument,
    *,
    bots: Annotated[
        str,
        typer.Option(
            metavar="A,B,…", help="Who plays; the last fills a table, more than fit play every table."
        ),
    ],
    seats: SeatsOption = None,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="Best a multiple of the seats.")] = 100,
    seconds: Annotated[
        float | None, typer.Option(metavar="S", min=0.001, help="Thinking time of a decision, for searchers.")
    ] = None,
    seed: Annotated[int, typer.Option(metavar="N", help="The same seed deals the same cards.")] = 0,
    option: OptionsOption = [],  # noqa: B006 - Typer copies it
    components: ComponentsOption = None,
    processes: ProcessesOption = 1,
    ray: RayOption = None,
    resume: ResumeOption = None,
    json: JsonOption = False,
) -> None:
    """Bots play each deal from every seat: win shares and ratings with 95 % intervals."""
    meta = find_game(game)
    options = meta.choose(read_options(option))
    seats = natural_seats(meta, options) if seats is None else seats
    meta.check_seats(seats, options)
    plan = ArenaPlan(
        game=meta.id,
        seats=seats,
        games=games,
        seed=seed,
        options=options,
        bots=tuple(read_names(bots, "bots")),
        seconds=seconds,
        components=str(components.resolve()) if components else None,
    )
    backend = backend_of(processes, ray)
    journal = Journal(resume, plan) if resume is not None else None
    with progress("games", games) as bar:
        played = play_arena(plan, backend, journal, lambda n: bar.update(bar.task_ids[0], completed=n))
    found = document(plan, played)
    if json:
        print_json(found)
    else:
        _print(found)


def _print(found: dict[str, Any]) -> None:
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("bot")
    for heading in ("games", "wins", "share", "95 %", "rating", "95 %", "decisions/s", "seconds/decision"):
        table.add_column(heading, justify="right")
    for row in found["rows"]:
        table.add_row(
            row["bot"],
            str(row["games"]),
            str(row["wins"]),
            f"{row['share']:.1%}",
            f"{row['low']:.1%} – {row['high']:.1%}",
            f"{row['rating']:.1f}",
            f"{row['rating_low']:.1f} – {row['rating_high']:.1f}",
            f"{row['decisions_per_second']:.1f}",
            f"{row['seconds'] / max(row['decisions'], 1):.4f}",
        )
    print_table(table)
    print_lines(["", f"Games: {found['games']}, seats: {found['seats']}, seed: {found['seed']}."])
