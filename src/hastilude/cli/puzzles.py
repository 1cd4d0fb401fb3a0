"""`hastilude lab puzzles`: find positions with one clearly best action, check them, pack them."""

import os
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from hastilude.cli.shell import GameArgument, print_lines, progress
from hastilude.core.game import GameError, find_game
from hastilude.core.puzzles import FILE, Puzzle, packed, puzzles_in
from hastilude.lab.puzzles import LOOKS, check, puzzles

#: a check looks so many times as often as the search that found the puzzles
DEEPER = 10


def puzzles_command(
    game: GameArgument,
    *,
    folder: Annotated[
        Path, typer.Option(metavar="DIR", help="GAME.jsonl lies here: a puzzle a line.")
    ] = Path(),
    wanted: Annotated[int, typer.Option("--count", metavar="N", min=1, help="Puzzles to find.")] = 200,
    seed: Annotated[int, typer.Option(metavar="N", help="The same seed finds the same.")] = 0,
    looks: Annotated[int, typer.Option(metavar="N", min=100, help="Of each of two searches.")] = LOOKS,
    minutes: Annotated[float | None, typer.Option(metavar="M", help="Stop then, with fewer.")] = None,
    processes: Annotated[int, typer.Option(metavar="N", min=0, help="Of this machine; 0: all.")] = 0,
    sample: Annotated[
        int, typer.Option("--check", metavar="N", min=0, help="Check so many of those there, and find none.")
    ] = 0,
    pack: Annotated[bool, typer.Option("--pack", help="Pack those there into the game's folder.")] = False,
) -> None:
    """Puzzles of bots' games: found by a deep search, twice. Those there stay, and it goes on after them."""
    meta = find_game(game)
    path = folder / f"{meta.id}.jsonl"
    processes = processes or os.cpu_count() or 1
    if sample:
        _check(meta.id, path, sample, looks, processes)
    elif pack:
        data = packed(_read(path))
        (meta.load().folder / FILE).write_bytes(data)
        print_lines([f"{len(data)} bytes in {meta.load().folder / FILE}"])
    else:
        _find(meta.id, path, wanted, seed, looks, processes, minutes)


def _find(
    game: str, path: Path, wanted: int, seed: int, looks: int, processes: int, minutes: float | None
) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    there = _read(path) if path.exists() else []
    found = len(there)
    first = 1 + max((number for of, number, _ in (one.source for one in there) if of == seed), default=-1)
    seconds = None if minutes is None else 60 * minutes
    with progress("puzzles", wanted) as bar, path.open("ab") as file:
        for puzzle in puzzles(game, wanted - found, seed, looks, processes, seconds, first):
            file.write(msgspec.json.encode(puzzle) + b"\n")
            file.flush()
            found += 1
            bar.update(bar.task_ids[0], completed=found)
    print_lines([f"{game}: {found} puzzles in {path}"])


def _check(game: str, path: Path, sample: int, looks: int, processes: int) -> None:
    given = _read(path) if path.exists() else list(puzzles_in(find_game(game).load().folder))
    step = max(1, len(given) // sample)
    asked = given[::step][:sample]
    found = check(game, asked, DEEPER * looks, processes)
    doubtful = ", ".join(str(place * step + 1) for place in found.doubtful)
    told = f"; not with number {doubtful}" if doubtful else ""
    print_lines([f"{game}: {DEEPER * looks} looks agree with {found.agreed} of {found.asked}{told}"])


def _read(path: Path) -> list[Puzzle]:
    try:
        return [msgspec.json.decode(row, type=Puzzle) for row in path.read_bytes().splitlines()]
    except msgspec.MsgspecError as error:
        raise GameError(f"{path} holds no puzzles: {error}") from None
