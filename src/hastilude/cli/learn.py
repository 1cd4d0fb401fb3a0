"""`hastilude lab learn`: play, learn, measure."""

import os
from pathlib import Path
from typing import Annotated

import typer

from hastilude.cli.shell import GameArgument, RayOption, SeatsOption, print_lines
from hastilude.core.game import find_game
from hastilude.lab.fit import Recipe
from hastilude.lab.learn import Course, learn
from hastilude.lab.simulate import natural_seats

lab = typer.Typer(help="Research: judgement that is learned.", no_args_is_help=True)


@lab.command("learn")
def learn_command(
    game: GameArgument,
    *,
    folder: Annotated[Path, typer.Option(metavar="DIR", help="Games, weights and matches; goes on there.")],
    seats: SeatsOption = None,
    games: Annotated[int, typer.Option(metavar="N", min=20, help="Of each generation.")] = 100_000,
    generations: Annotated[int, typer.Option(metavar="N", min=1, help="At most so many.")] = 1,
    looks: Annotated[int, typer.Option(metavar="N", min=1, help="Of a decision in the matches.")] = 100,
    match: Annotated[int, typer.Option(metavar="N", min=1, help="Games of a match.")] = 400,
    seed: Annotated[int, typer.Option(metavar="N", help="The same seed plays the same games.")] = 1,
    neurons: Annotated[int, typer.Option(metavar="N", min=12, help="Of the first layer: in dozens.")] = 48,
    epochs: Annotated[int, typer.Option(metavar="N", min=1, help="Times all games are gone through.")] = 6,
    estimates: Annotated[bool, typer.Option(help="The game's own estimate is among the inputs.")] = True,
    processes: Annotated[
        int, typer.Option(metavar="N", min=0, help="Of this machine; 0: all its cores.")
    ] = 0,
    ray: RayOption = None,
) -> None:
    """A network that judges states, learned from games of bots, and a match that shows what it is worth."""
    meta = find_game(game)
    options = meta.choose({})
    seats = natural_seats(meta, options) if seats is None else seats
    meta.check_seats(seats, options)
    recipe = Recipe(first=max(12, neurons // 12 * 12), epochs=epochs, seed=seed, estimates=estimates)
    course = Course(
        meta.id,
        seats,
        str(folder),
        games,
        generations,
        seed,
        looks,
        match,
        processes=1 if ray else processes or os.cpu_count() or 1,
        ray=ray,
        recipe=recipe,
    )
    best = learn(course, lambda line: print_lines([line]))
    print_lines([f"taken over: {best}" if best else "no generation was better than the judgement by hand"])
