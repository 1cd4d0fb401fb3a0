"""Rise Shields for tests: battlefields drawn as hex maps, moves by short words.

    field = draw('''
           .     1pi2   .
        .     0ma5   F@x
        0: energy=3 holds=magic_hat,magic_staff
    ''')
    field.do("activate 0ma; melee 1pi; face 5", dice="53")
    assert field.at("@x") == ""

A word is a cell: its terrain (`.` plain, which a unit may leave out, `F` forest, `M` mountain,
`S` swamp, `P` signpost, `T` treasury, `X` fortification, `K` castle), a unit as seat, two letters
of its type and facing, and a name after `@`. A line set further to the right than its neighbour is
an odd row. All cells that are not drawn are plain; the drawing lies in the middle of the board,
unless `row` and `column` say where. A leader who is not drawn waits in the corner of his camp.

In moves `0ma` is the first of seat 0's men-at-arms as they are drawn, `0ma'` the second, `@x` a cell.
Lines `0: …` are for players: `energy=2 holds=… closed=… claims=… used=… dead=ar,pi leader=aya`;
`leader=aya,none` is a leader who has fallen; `dead` and `aside` (left out at the start) list types. Units
that are named nowhere are not in the game.
"""

import re
from functools import cache
from typing import Any, Final

from hastilude.core.components import Components
from hastilude.games.rise_shields.figures import read_figures
from hastilude.games.rise_shields.hexes import cell_at, width
from hastilude.games.rise_shields.meta import GAME
from hastilude.games.rise_shields.names import ARTIFACTS, FACTIONS, LEADERS, TYPES
from hastilude.games.rise_shields.position import from_position
from hastilude.games.rise_shields.setting import Figures
from support.rise_shields_field import COMPONENTS, Dice, Field, begin, begun

__all__ = ["COMPONENTS", "Dice", "Field", "begin", "begun", "draw"]

SHORT: Final = {
    "ar": "archers",
    "ma": "men_at_arms",
    "pi": "pikemen",
    "ho": "horsemen",
    "cr": "crossbowmen",
    "mu": "musketeers",
    "me": "mercenaries",
    "sw": "swordsmen",
    "sc": "scouts",
    "gu": "guards",
    "kn": "knights",
    "wi": "wizards",
    "ca": "catapult",
    "ul": "ulrag",
    "se": "segros",
    "ay": "aya",
    "be": "bella",
}
SILVER: Final = ("archers", "men_at_arms", "pikemen", "horsemen")
GOLD: Final = tuple(kind for kind in TYPES[4:12])
_WORD: Final = re.compile(r"([.FMSPTXK]?)(?:(\d)([a-z]{2})(\d))?(?:@(\w+))?")
_WINDS: Final = ("nw", "n", "ne", "w", "e", "sw", "s", "se")
#: seats in camp 1 and camp 2, and their parts, by number of seats
_CAMPS: Final = {2: (0, 1), 3: (0, 1, 1), 4: (0, 1, 0, 1)}
_PARTS: Final = {
    2: (None, None),
    3: (None, "camp_2_left", "camp_2_right"),
    4: ("camp_1_left", "camp_2_left", "camp_1_right", "camp_2_right"),
}
#: where a leader waits who is not drawn
_CORNERS: Final = {
    2: ("12.0", "0.10"),
    3: ("12.0", "0.10", "0.0"),
    4: ("12.0", "0.10", "12.10", "0.0"),
}


# -- drawing ---------------------------------------------------------------------------------


def draw(
    picture: str,
    *,
    seats: int = 2,
    turn: int = 0,
    options: dict[str, str] | None = None,
    figures: dict[str, tuple[int, int, int]] | None = None,
    row: int | None = None,
    column: int = 3,
    standard: bool = False,
    deck: list[str] | None = None,
    small: bool = False,
    version: int = GAME.rules_version,
    marks: dict[str, list[str]] | None = None,
    units: dict[str, dict[str, Any]] | None = None,
    **more: Any,
) -> Field:
    """The game of a picture. `figures` gives types another attack, defence and movement; `marks` and
    `units` add to units, `more` are keys of the position format. `standard` keeps the terrain of the map.
    `deck` lies on top of the artifact deck; with `small` it is the whole deck. `version` is that of the rules, by present figures."""
    lines = [line for line in picture.splitlines() if line.strip()]
    about = [line.strip() for line in lines if re.match(r"\s*\d:", line)]
    rows = [line for line in lines if not re.match(r"\s*\d:", line)]
    first = _first_row(rows) if row is None else row
    drawn: list[tuple[int, str, int, str]] = []  # seat, type, facing, cell
    terrain: dict[tuple[int, int], str] = {}
    cells: dict[str, str] = {}
    for r, line in enumerate(rows, first):
        for c, word in enumerate(line.split(), column):
            match = _WORD.fullmatch(word)
            assert match is not None, f"{word!r} is no cell"
            assert cell_at(r, c) >= 0, f"{r}.{c} is off the board"
            terrain[r, c] = match[1] or "."
            if match[2]:
                drawn.append((int(match[2]), SHORT[match[3]], int(match[4]), f"{r}.{c}"))
            if match[5]:
                cells[match[5]] = f"{r}.{c}"
    players = _players(about, seats, [(seat, kind) for seat, kind, _, _ in drawn])
    for seat in range(seats):
        leader = players[seat]["leader"]
        if leader not in [kind for _, kind, _, _ in drawn] and not players[seat].pop("fallen", False):
            drawn.append((seat, leader, 5 if _CAMPS[seats][seat] == 0 else 2, _CORNERS[seats][seat]))
    golds = [[kind for s, kind, _, _ in drawn if s == seat and kind in GOLD] for seat in range(seats)]
    for seat in range(seats):
        golds[seat] += [kind for kind in (*players[seat]["dead"], *players[seat]["aside"]) if kind in GOLD]
    pairs = _gold_pairs(golds, seats)
    words, rows_of_units = _tokens(drawn, players, seats, turn, pairs)
    for name, marked in (marks or {}).items():
        next(entry for entry in rows_of_units if entry["unit"] == words[name])["marks"] = marked
    for name, extra in (units or {}).items():
        next(entry for entry in rows_of_units if entry["unit"] == words[name]).update(extra)
    numbers = _figures(
        _drawing({} if standard else terrain, standard),
        tuple(tuple(pair) for pair in pairs),
        tuple((figures or {}).items()),
    )
    given: dict[str, Any] = {
        "game": "rise_shields",
        "seats": seats,
        "options": options or {},
        "seat": turn,
        "order": _order(seats),
        "round": 5,
        "players": [
            {key: value for key, value in player.items() if key not in ("dead", "aside")}
            for player in players
        ],
        "units": rows_of_units,
        **_deck(deck, small, players),
        **more,
    }
    game = from_position(given, numbers, version, strict=False)
    return Field(game, cells, words)


def _deck(top: list[str] | None, small: bool, players: list[dict[str, Any]]) -> dict[str, list[str]]:
    if top is None:
        return {}
    held = [name for player in players for name in player["artifacts"]]
    rest = [name for name in ARTIFACTS if name not in (*held, *top)]
    return {"deck": top, "removed": rest} if small else {"deck": top + rest}


def _order(seats: int) -> list[int]:
    return list(range(seats))


def _first_row(rows: list[str]) -> int:
    """The drawing's first row is odd if it is set further to the right than the second."""
    indents = [len(line) - len(line.lstrip()) for line in rows]
    return 5 if len(rows) > 1 and indents[0] > indents[1] else 4


def _players(about: list[str], seats: int, drawn: list[tuple[int, str]]) -> list[dict[str, Any]]:
    words: list[dict[str, str]] = [{} for _ in range(seats)]
    for line in about:
        for word in line[2:].split():
            key, _, value = word.partition("=")
            words[int(line[0])][key] = value
    leaders: list[str] = [
        next((kind for s, kind in drawn if s == seat and kind in LEADERS), "") for seat in range(seats)
    ]
    for seat in range(seats):
        leaders[seat] = leaders[seat] or SHORT.get(words[seat].get("leader", "")[:2], "")
    free = [leader for leader in LEADERS if leader not in leaders]
    players: list[dict[str, Any]] = []
    for seat in range(seats):
        given = words[seat]
        player: dict[str, Any] = {
            "camp": f"camp_{_CAMPS[seats][seat] + 1}",
            "leader": leaders[seat] or free.pop(0),
            "factions": _factions_of(seat, seats),
            "energy": int(given.get("energy", "0")),
            "artifacts": _list(given, "holds"),
            "closed": dict.fromkeys(_list(given, "closed"), seat),
            "claims": _list(given, "claims"),
            "used": _list(given, "used"),
            "dead": [SHORT[word] for word in _list(given, "dead")],
            "aside": [SHORT[word] for word in _list(given, "aside")],
        }
        if "catapult" in player["dead"]:
            player["catapult"] = "rebuild"
        if part := _PARTS[seats][seat]:
            player["part"] = part
        if given.get("leader", "").endswith("none"):
            player["fallen"] = True
        players.append(player)
    return players


def _list(given: dict[str, str], key: str) -> list[str]:
    return [word for word in given.get(key, "").split(",") if word]


def _factions_of(seat: int, seats: int) -> list[str]:
    if seats == 2:
        return list(FACTIONS[seat * 2 : seat * 2 + 2])
    if seats == 3:
        return [[*FACTIONS[:2]], [FACTIONS[2]], [FACTIONS[3]]][seat]
    return [FACTIONS[seat]]


def _gold_pairs(golds: list[list[str]], seats: int) -> list[list[str]]:
    """Two gold types for each faction, so that everybody owns the units that are drawn for him."""
    pairs: list[list[str]] = [[] for _ in FACTIONS]
    for seat in range(seats):
        own = [FACTIONS.index(faction) for faction in _factions_of(seat, seats)]
        for kind in golds[seat]:
            next(pairs[faction] for faction in own if len(pairs[faction]) < 2).append(kind)
    rest = [kind for kind in GOLD if not any(kind in pair for pair in pairs)]
    for pair in pairs:
        while len(pair) < 2:
            pair.append(rest.pop(0))
    return pairs


def _tokens(
    drawn: list[tuple[int, str, int, str]],
    players: list[dict[str, Any]],
    seats: int,
    turn: int,
    pairs: list[list[str]],
) -> tuple[dict[str, str], list[dict[str, Any]]]:
    """Short names of all units of the game, and their rows in the position format."""
    short = {kind: word for word, kind in SHORT.items()}
    words: dict[str, str] = {}
    rows: dict[str, dict[str, Any]] = {}
    for seat in range(seats):
        own = _factions_of(seat, seats)
        tokens = [f"{faction}_{kind}" for faction in own for kind in (*SILVER, "catapult")]
        tokens += [kind for faction in own for kind in pairs[FACTIONS.index(faction)]]
        tokens.append(players[seat]["leader"])
        for token in tokens:
            kind = next(kind for kind in TYPES if token == kind or token.endswith(f"_{kind}"))
            word = f"{seat}{short[kind]}"
            words[word if word not in words else f"{word}'"] = token
        if players[seat]["leader"] not in [kind for s, kind, _, _ in drawn if s == seat]:
            leader = players[seat]["leader"]
            rows[leader] = {"unit": leader, "owner": seat, "state": "dead"}
    taken: dict[str, int] = {}

    def token_of(seat: int, kind: str) -> str:
        word = f"{seat}{short[kind]}"
        taken[word] = taken.get(word, 0) + 1
        return words[word + "'" * (taken[word] - 1)]

    for seat, kind, facing, cell in drawn:
        token = token_of(seat, kind)
        acts = 1 if seat == turn else 0
        rows[token] = {"unit": token, "owner": seat, "at": cell, "facing": facing, "acts": acts}
    for seat in range(seats):
        for state in ("dead", "aside"):
            for kind in players[seat][state]:
                token = token_of(seat, kind)
                rows[token] = {"unit": token, "owner": seat, "state": state}
    return words, list(rows.values())


def _drawing(terrain: dict[tuple[int, int], str], standard: bool) -> str:
    if standard:
        return ""
    castle = [] if "K" in terrain.values() else [(10, 10)]
    lines = []
    for row in range(13):
        symbols = ["K" if (row, c) in castle else terrain.get((row, c), ".") for c in range(width(row))]
        lines.append(" " * (1 + row % 2) + " ".join(symbols))
    return "\n".join(lines)


@cache
def _figures(
    drawing: str, pairs: tuple[tuple[str, ...], ...], figures: tuple[tuple[str, tuple[int, int, int]], ...]
) -> Figures:
    """The figures of a component file with another map, other gold pairs and other units."""
    text = COMPONENTS.text
    if drawing:
        text = re.sub(r'drawing = """.*?"""', f'drawing = """\n{drawing}\n"""', text, flags=re.DOTALL)
        objects = _objects(drawing)
        text = re.sub(
            r'(\[map\.objects\]\nsource = "reconstructed"\n).*?\n\n',
            rf"\g<1>{objects}\n\n",
            text,
            flags=re.DOTALL,
        )
    for faction, pair in zip(FACTIONS, pairs, strict=True):
        text = re.sub(
            rf"(\[factions\.{faction}\].*?gold = )\[.*?\]",
            rf'\g<1>["{pair[0]}", "{pair[1]}"]',
            text,
            flags=re.DOTALL,
        )
    for kind, numbers in figures:
        for key, number in zip(("attack", "defence", "movement"), numbers, strict=True):
            text = re.sub(
                rf"(\[units\.{kind}\].*?\n{key} = \{{ value = )\d+",
                rf"\g<1>{number}",
                text,
                count=1,
                flags=re.DOTALL,
            )
    return read_figures(Components(COMPONENTS.path, text))


def _objects(drawing: str) -> str:
    lines: list[str] = []
    found = {"X": 0, "T": 0, "P": 0}
    for row, line in enumerate(drawing.splitlines()):
        for column, symbol in enumerate(line.split()):
            if symbol == "K":
                lines.append(f"castle = [[{row}, {column}]]")
            elif symbol in found:
                name = {"X": "fort", "T": "treasury", "P": "signpost"}[symbol]
                lines.append(f"{name}_{_WINDS[found[symbol]]} = [[{row}, {column}]]")
                found[symbol] += 1
    return "\n".join(lines)
