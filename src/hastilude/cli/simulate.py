"""`hastilude simulate`: bots play many games."""

from pathlib import Path
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
from hastilude.lab.crew import Journal, backend_of
from hastilude.lab.simulate import Plan, compiled, fill, natural_seats, simulate


def simulate_command(
    game: GameArgument,
    *,
    seats: SeatsOption = None,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(metavar="N", help="The same seed gives the same games.")] = 0,
    bots: Annotated[
        str, typer.Option(metavar="A,B,…", help="Who plays; the last named fills the other seats.")
    ] = "random",
    option: OptionsOption = [],  # noqa: B006 - Typer copies it
    components: ComponentsOption = None,
    records: Annotated[Path | None, typer.Option(metavar="DIR", help="Write a record of each game.")] = None,
    processes: ProcessesOption = 1,
    ray: RayOption = None,
    resume: ResumeOption = None,
    json: JsonOption = False,
) -> None:
    """Bots play games to their end: who wins, and how fast."""
    meta = find_game(game)
    options = meta.choose(read_options(option))
    seats = natural_seats(meta, options) if seats is None else seats
    meta.check_seats(seats, options)
    plan = Plan(
        game=meta.id,
        seats=seats,
        games=games,
        seed=seed,
        options=options,
        line_up=fill(read_names(bots, "bots"), seats),
        components=str(components.resolve()) if components else None,
        records=str(records.resolve()) if records else None,
    )
    backend = backend_of(processes, ray)
    journal = Journal(resume, plan) if resume is not None else None
    with progress("games", games) as bar:
        tally = simulate(plan, backend, lambda n: bar.update(bar.task_ids[0], completed=n), journal)
    document = {
        "game": meta.id,
        "seats": seats,
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": round(tally.seconds, 6),
        "decisions_per_second": round(tally.decisions / tally.seconds, 1),
        "games_per_second": round(tally.games / tally.seconds, 2),
        "compiled": compiled(meta),
        "results": tally.results(),
    }
    if json:
        print_json(document)
    else:
        _print(document, records)


def _print(document: dict[str, Any], records: Path | None) -> None:
    results = document["results"]
    print_table(_table("seat", results["seats"]))
    if len(results["bots"]) > 1:
        print_lines([""])
        print_table(_table("bot", results["bots"]))
    ends = ", ".join(f"{reason} {count}" for reason, count in results["reasons"].items())
    how = "compiled" if document["compiled"] else "interpreted"
    print_lines(
        [
            "",
            f"Ends: {ends}.",
            f"Games: {document['games']}, decisions: {document['decisions']}, seconds: {document['seconds']:.2f}; "
            f"{document['decisions_per_second']:.0f} decisions/s, "
            f"{document['games_per_second']:.1f} games/s ({how}).",
        ]
    )
    if records is not None:
        print_lines([f"Records are in {records}."])


def _table(who: str, rows: list[dict[str, Any]]) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(who)
    for heading in ("games", "wins", "share", "mean score"):
        table.add_column(heading, justify="right")
    for row in rows:
        table.add_row(
            str(row[who]),
            str(row["games"]),
            str(row["wins"]),
            f"{row['share']:.1%}",
            f"{row['mean_score']:.2f}",
        )
    return table
