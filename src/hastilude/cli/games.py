"""`hastilude games`: the games that are installed, honestly."""

from typing import Any

from rich.table import Table

from hastilude import __version__
from hastilude.cli.shell import JsonOption, print_json, print_lines, print_table
from hastilude.core.game import Game, games
from hastilude.lab.simulate import compiled


def games_command(json: JsonOption = False) -> None:
    """The games: seats, options, rules version, status."""
    installed = games()
    document = {
        "hastilude": __version__,
        "compiled": all(compiled(game) for game in installed.values()),
        "games": [_facts(game) for game in installed.values()],
    }
    if json:
        print_json(document)
        return
    print_table(_table(document["games"]))
    for game in installed.values():
        options = (f"{option.name}={'|'.join(option.values)}" for option in game.options)
        print_lines(["", f"Options of {game.id}, the default first:", *(f"  {text}" for text in options)])
    how = "compiled" if document["compiled"] else "interpreted"
    print_lines(["", f"Hastilude {__version__}; the rules of this installation are {how}."])


def _facts(game: Game) -> dict[str, Any]:
    return {
        "id": game.id,
        "name": game.name,
        "status": game.status,
        "seats": list(game.seats),
        "minutes": list(game.minutes),
        "weight": game.weight,
        "rules_version": game.rules_version,
        "compiled": compiled(game),
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "values": list(option.values),
                "origin": option.origin,
                "rules": list(option.rules),
            }
            for option in game.options
        ],
    }


def _table(rows: Any) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in ("game", "name", "seats", "minutes", "rules", "status"):
        table.add_column(heading)
    for row in rows:
        seats = ", ".join(str(seats) for seats in row["seats"])
        minutes = "–".join(str(minutes) for minutes in row["minutes"])
        version = str(row["rules_version"])
        table.add_row(row["id"], row["name"]["en"], seats, minutes, version, row["status"])
    return table
