"""Lionheart for tests: boards drawn as text, and moves by their text.

    game = draw('''
        +--+--+--+--+
        |.  . |f  f |
        +  +  +  +  +
        |.  . |v  f |
        +  +  +--+--+
        |.Y .y|.b .B|
        +--+--+--+--+
    ''', "yb")

The notation is that of `drawing.py`, with the terrain signs of the ledger (part 4.0). The
seats follow clockwise as their colours are named; with two seats a third colour on the
board is the neutral one. Castles are numbered as they are read.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent
from typing import Any

from hastilude.core.chance import Chance, SeededChance, seed_of
from hastilude.core.components import Components
from hastilude.games.lionheart.cards import BORDER, EDGE_CELL, PLAY, STOP, UPRIGHT
from hastilude.games.lionheart.domains import closes_ring
from hastilude.games.lionheart.drawing import Drawing, read_board
from hastilude.games.lionheart.position import from_position, position
from hastilude.games.lionheart.rulebook import RULEBOOK
from hastilude.games.lionheart.rules import Lionheart
from hastilude.games.lionheart.tableau import BORDER_PLACING, TURN
from support.play import Decision, Play, at_random

COMPONENTS = RULEBOOK.components()
FIGURES = RULEBOOK.figures(COMPONENTS)
PLAYING = Play(RULEBOOK, RULEBOOK.start)
start, random_game = PLAYING.start, PLAYING.random_game
legal, do, settle, why_not = PLAYING.legal, PLAYING.do, PLAYING.settle, PLAYING.why_not

COLOURS = {"y": "yellow", "b": "blue", "r": "red", "w": "white"}

#: all the land in two domains, blue's with the richer cells (LH-E08, LH-D03)
TWO_DOMAINS = """
    +--+--+--+--+
    |.  . |f  f |
    +  +  +  +  +
    |.  . |v  f |
    +  +  +  +  +
    |.y . |.  f |
    +  +  +  +  +
    |.Y .y|.b .B|
    +--+--+--+--+
"""
#: yellow is strong enough to invade blue; red is shut in beside them
BESIDE_RED = """
    +--+--+--+--+
    |.Y .y|f  f |
    +  +  +  +--+
    |.  .y|v |.R|
    +  +  +  +--+
    |.  . |.b .B|
    +--+--+--+--+
"""

#: a card that shows nothing but this
CARD = {
    "place_borders:1": "A01",
    "place_borders:2": "A03",
    "place_borders:3": "A06",
    "place_knights:1": "A09",
    "place_knights:2": "B07",
    "expand_domain:2": "B08",
    "traitor:1": "B14",
    "make_alliance:1": "B15",
}
#: cards for the rest of the hands
SPARE = ["D01", "D02", "C01", "C02", "B01", "B02", "B03", "B04", "B05", "A07", "A08", "D10"]


def draw(
    picture: str,
    seats: str = "yb",
    hand: str = "",
    *,
    options: dict[str, str] | None = None,
    strict: bool = False,
    **more: Any,
) -> Lionheart:
    """A drawn board, by default at the beginning of the first seat's turn, with plenty of money.

    `hand` is the hand of the seat on turn; `more` are keys of the position format.
    """
    seat = more.get("seat", 0)
    spare = [card for card in SPARE if card not in f"{hand} {more}"]
    hands = [hand.split() if n == seat else [] for n in range(len(seats))]
    for cards in hands:
        while "hands" not in more and len(cards) < 3:
            cards.append(spare.pop(0))
    given: dict[str, Any] = {
        "seats": len(seats),
        "options": options or {},
        "colours": [COLOURS[letter] for letter in seats],
        "board": board(picture),
        "hands": hands,
        "money": [20] * len(seats),
        "target": 99,
        **more,
    }
    return from_position(given, FIGURES, strict=strict)


def board(picture: str) -> list[str]:
    """The lines of a drawn board, whatever stands before and behind them."""
    lines = dedent(picture).strip("\n").rstrip().splitlines()
    return [line.strip().ljust(len(lines[0].strip())) for line in lines]


def using(symbol: str, picture: str, seats: str = "yb", **more: Any) -> Lionheart:
    """A drawn board, after the seat on turn has played a card for this symbol."""
    card = CARD[symbol]
    game = draw(picture, seats, card, **more)
    do(game, f"play {card} for {symbol.partition(':')[0]}")
    if position(game)["phase"] == "domain":
        settle(game)
    return game


# -- what may be done --------------------------------------------------------------------


def offered(game: Lionheart, verb: str) -> set[str]:
    """What may be done now with this verb: cells, edges, pairs."""
    return {text.removeprefix(f"{verb} ") for text in legal(game) if text.startswith(f"{verb} ")}


def edges(game: Lionheart) -> set[str]:
    """Where a border may be placed now."""
    return offered(game, "border")


def castle_cells(game: Lionheart) -> set[str]:
    return offered(game, "castle")


def knight_cells(game: Lionheart) -> set[str]:
    return offered(game, "knight")


def takable(game: Lionheart) -> set[str]:
    """Which cells the expanding domain may take now."""
    return offered(game, "take")


def removable(game: Lionheart) -> set[str]:
    """Which knights may leave with the traitor."""
    return offered(game, "withdraw")


def plays(game: Lionheart) -> set[str]:
    """`A03 for place_borders` and all other plays of a card."""
    return offered(game, "play")


def words(text: str) -> set[str]:
    return set(text.split())


# -- looking -----------------------------------------------------------------------------


def phase(game: Lionheart) -> str:
    return str(position(game)["phase"])


def drawn(game: Lionheart) -> str:
    return "\n".join(position(game)["board"])


def drawing(game: Lionheart) -> Drawing:
    return read_board(position(game)["board"])


def borders(game: Lionheart) -> set[str]:
    return set(drawing(game).borders)


def knights(game: Lionheart, letter: str) -> list[str]:
    """Where the knights of a colour stand."""
    return sorted(drawing(game).knights.get(COLOURS[letter], []))


def supply(game: Lionheart) -> int:
    """Borders that are left."""
    found: int = position(game)["border_supply"]
    return found


def scores(game: Lionheart) -> list[int]:
    return list(position(game)["scores"])


def money(game: Lionheart) -> list[int]:
    return list(position(game)["money"])


def hand(game: Lionheart, seat: int) -> list[str]:
    return sorted(card.rstrip("*") for card in position(game)["hands"][seat])


def regions(game: Lionheart) -> list[set[str]]:
    """LH-014 by walking from cell to cell: shares no code with the rules."""
    found = drawing(game)
    walls = set(found.borders)
    todo = {(r, c) for r, row in enumerate(found.land) for c in range(len(row))}
    result = []
    while todo:
        stack = [min(todo)]
        region = set()
        while stack:
            r, c = stack.pop()
            if (r, c) not in todo:
                continue
            todo.remove((r, c))
            region.add(f"({r},{c})")
            stack += [(r, c + 1)] if f"v({r},{c})" not in walls else []
            stack += [(r, c - 1)] if f"v({r},{c - 1})" not in walls else []
            stack += [(r + 1, c)] if f"h({r},{c})" not in walls else []
            stack += [(r - 1, c)] if f"h({r - 1},{c})" not in walls else []
        result.append(region)
    return result


def castles(game: Lionheart) -> dict[str, str]:
    """Cell → domain id of every castle."""
    placed = position(game)["castles"]
    return {cell: f"{colour}_{n + 1}" for colour, cells in placed.items() for n, cell in enumerate(cells)}


def domains(game: Lionheart) -> dict[str, set[str]]:
    """Each domain with its cells, found from the drawing alone (LH-015)."""
    at = castles(game)
    result = {}
    for region in regions(game):
        inside = [at[cell] for cell in region if cell in at]
        if len(inside) == 1:
            result[inside[0]] = region
    return result


# -- whole games -------------------------------------------------------------------------


def small_components(side: int = 3) -> Components:
    """The upper left corners of the tiles: a board of 9 × 9 cells, on which fences close sooner."""

    def cut(match: re.Match[str]) -> str:
        rows = [row[:side] for row in match[1].split()[:side]]
        return "\n".join(['land = """', *rows, '"""'])

    text = re.sub(r'land = """(.*?)"""', cut, COMPONENTS.text, flags=re.DOTALL)
    return Components(Path("small.toml"), text)


SMALL = small_components()


def lively(game: Lionheart, chance: Chance) -> int:
    """At random, but cards are played rather than sold, and borders grow from others or the frame."""
    actions = game.legal()
    preferred = actions
    if game.phase == TURN:
        preferred = [action for action in actions if action >= PLAY]
    elif game.phase == BORDER_PLACING:
        preferred = [a for a in actions if a >= STOP or _joins(game, a - BORDER)]
    return (preferred or actions)[chance.below(len(preferred or actions))]


def _joins(game: Lionheart, edge: int) -> bool:
    return closes_ring(game, EDGE_CELL[edge], edge < UPRIGHT)


def lively_game(
    seats: int, *, options: dict[str, str] | None = None, seed: object = 0
) -> Iterator[Decision[Lionheart]]:
    """A game on a small board in which domains come about, grow and are torn apart."""
    chance = SeededChance(seed_of("lively game", seed))
    game = start(seats, options=options, chance=chance, components=SMALL)
    return PLAYING.decisions(game, chance, lively)


def build(game: Lionheart, seed: object = 0) -> Lionheart:
    """Castles and knights placed at random: the first turn is about to be taken."""
    chance = SeededChance(seed_of("build", seed))
    while position(game)["phase"] in ("oldest", "castle", "castle_knight"):
        game.apply(at_random(game, chance), chance)
    return game
