"""`hastilude lab export`: games of bots as Parquet."""

from pathlib import Path
from typing import Annotated

import typer

from hastilude.cli.shell import print_lines
from hastilude.core.game import GameError, find_game


def export_command(
    game: str,
    out: Annotated[Path, typer.Option(metavar="FILE", help="The Parquet file to write.")],
    bots: Annotated[str, typer.Option(metavar="A,B,…", help="One for each seat.")] = "",
    games: Annotated[int, typer.Option(min=1, metavar="N")] = 100,
    seed: Annotated[str, typer.Option(metavar="TEXT")] = "0",
) -> None:
    """Write every choice of some games, with what its seat knew and how it ended, as Parquet."""
    from hastilude.lab.export import export  # noqa: PLC0415 - the other commands are to start fast

    found = find_game(game)
    line_up = [name for name in bots.split(",") if name] or ["squire"] * found.seats[0]
    if not out.parent.is_dir():
        raise GameError(f"there is no folder {out.parent}")
    rows = export(out, game, line_up, games, seed)
    print_lines([f"{rows} choices of {games} games in {out}"])
