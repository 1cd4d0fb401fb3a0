"""Games as data: one row for each choice, as Parquet (docs/envs.md, "Games as data").

| column | what it is |
| --- | --- |
| `game` | number of the game, from 0 |
| `decision` | number of the choice in its game, from 0 |
| `seat` | who chose |
| `action`, `text` | what was chosen, as a number and as records have it |
| `legal` | numbers of all that was legal |
| `observation` | what the seat knew, as bytes (docs/envs/GAME.md); read as (byte − zero) / per |
| `result` | what the end was worth to this seat, 0 … 1 |
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from hastilude.bots.line_up import find_bot
from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.game import GameError, find_game
from hastilude.core.state import CHOICE, OVER, State


def rows_of(
    name: str, bots: Sequence[str], games: int, seed: str, options: Mapping[str, str] | None = None
) -> dict[str, list[Any]]:
    """Games between these bots, the seats moved on by one from game to game, column by column."""
    game = find_game(name)
    rulebook = game.load()
    chosen = game.choose(options or {})
    seats = len(bots)
    game.check_seats(seats, chosen)
    numbers = rulebook.numbers(seats)
    if numbers is None:
        raise GameError(f"{game.name['en']} has not written down what its seats know as numbers")
    players = [find_bot(bot, rulebook) for bot in bots]
    components = rulebook.components()
    names = ("game", "decision", "seat", "action", "text", "legal", "observation", "result")
    columns: dict[str, list[Any]] = {column: [] for column in names}
    for number in range(games):
        chance = SeededChance(seed_of("export", seed, number))
        own = SeededChance(seed_of("export", seed, number, "bots"))
        state: State = rulebook.start(seats, chosen, components, chance)
        taken: list[int] = []
        while (seat := state.decider()) != OVER:
            action = state.forced()
            if action == CHOICE:
                bot = players[(seat + number) % seats]
                legal = state.legal()
                action = bot.choose(legal, None if bot.blind else state.imagine(seat, own), own)
                row = (number, len(taken), seat, action, rulebook.actions.text(action), list(legal))
                for column, value in zip(names, (*row, numbers.read(state, seat)), strict=False):
                    columns[column].append(value)
                taken.append(seat)
            state.apply(action, chance)
        worth = state.payoffs()
        columns["result"] += [worth[seat] for seat in taken]
    return columns


def export(
    path: Path,
    name: str,
    bots: Sequence[str],
    games: int,
    seed: str = "0",
    options: Mapping[str, str] | None = None,
) -> int:
    """Write the file; how many rows it has. Needs polars."""
    import polars  # noqa: PLC0415 - only here

    columns = rows_of(name, bots, games, seed, options)
    kinds: dict[str, Any] = {
        "game": polars.Int32,
        "decision": polars.Int32,
        "seat": polars.Int8,
        "action": polars.Int32,
        "text": polars.String,
        "legal": polars.List(polars.Int32),
        "observation": polars.Binary,
        "result": polars.Float32,
    }
    polars.DataFrame(columns, schema=kinds).write_parquet(path)
    return len(columns["game"])
