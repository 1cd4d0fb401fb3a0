"""`hastilude lab balance`: what thousands of games say about a game."""

from pathlib import Path
from typing import Annotated

import typer

from hastilude.cli.shell import (
    ComponentsOption,
    GameArgument,
    JsonOption,
    OptionsOption,
    ProcessesOption,
    RayOption,
    SeatsOption,
    print_json,
    print_lines,
    progress,
    read_names,
    read_options,
)
from hastilude.core.game import GameError, find_game
from hastilude.lab.balance import Wish, examine
from hastilude.lab.chronicle import Watching
from hastilude.lab.crew import backend_of
from hastilude.lab.report import page
from hastilude.lab.simulate import fill, natural_seats


def balance_command(
    game: GameArgument,
    *,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The page; GAME-SEATS.html by default.")
    ] = None,
    seats: SeatsOption = None,
    games: Annotated[int, typer.Option(metavar="N", min=1)] = 1000,
    bots: Annotated[
        str, typer.Option(metavar="A,B,…", help="Who plays; the last fills the table.")
    ] = "squire",
    seconds: Annotated[
        float | None, typer.Option(metavar="S", min=0.001, help="Thinking time of a decision, for searchers.")
    ] = None,
    seed: Annotated[int, typer.Option(metavar="N", help="The same seed plays the same games.")] = 0,
    option: OptionsOption = [],  # noqa: B006 - Typer copies it
    components: ComponentsOption = None,
    levels: Annotated[
        str, typer.Option(metavar="A,B,…", help="Who meets at the tables that tell luck from skill.")
    ] = "page,squire",
    level_games: Annotated[int, typer.Option(metavar="N", min=0, help="Games of them; 0: none.")] = 0,
    option_games: Annotated[
        int,
        typer.Option(metavar="N", min=0, help="Games of squires with every value of every option; 0: none."),
    ] = 0,
    folder: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Keep every game there, and go on from it.")
    ] = None,
    minutes: Annotated[
        float | None, typer.Option(metavar="M", min=0.01, help="Tell of what was played by then.")
    ] = None,
    processes: ProcessesOption = 1,
    ray: RayOption = None,
    json: JsonOption = False,
) -> None:
    """Play games and write a page with plots: seats, length, scores, what things are worth, luck and skill."""
    meta = find_game(game)
    given = read_options(option)
    meta.choose(given)
    seats = natural_seats(meta, given) if seats is None else seats
    plan = Watching(
        game=meta.id,
        seats=seats,
        games=games,
        seed=seed,
        options=given,
        bots=fill(read_names(bots, "bots"), seats),
        seconds=seconds,
        components=str(components.resolve()) if components else None,
    )
    wish = Wish(plan, tuple(read_names(levels, "levels")), level_games, option_games, minutes=minutes)
    target = out or Path(f"{meta.id}-{seats}.html")
    if not target.parent.is_dir():
        raise GameError(f"there is no folder {target.parent}")
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    with progress("games", games) as bar:

        def tell(name: str, done: int, total: int) -> None:
            bar.update(bar.task_ids[0], description=name, completed=done, total=total)

        found = examine(wish, backend_of(processes, ray), folder, tell)
    if json:
        print_json(found)
    if out is not None or not json:
        target.write_text(page(found), encoding="utf-8")
    if not json:
        print_lines([f"{found['games']} games of {meta.name['en']} with {seats} seats: {target}"])
