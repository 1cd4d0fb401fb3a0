"""What is fixed before the first shuffle: seats, colours, options, figures. Shared by all copies."""

import re
from typing import Any, Final

from hastilude.core.components import Components
from hastilude.core.game import Options
from hastilude.games.lionheart.cards import (
    CARD_NAMES,
    CARDS,
    CASTLES,
    COLOURS,
    MINE,
    MINES,
    NOBODY,
    PILE,
    PILES,
    RESIDENCE,
    SIDE,
    TERRAINS,
    USE_COUNT,
    USES,
)
from hastilude.games.lionheart.land import ACROSS, Tile

#: the tables of a component file
TABLES: Final[tuple[str, ...]] = (
    "pieces",
    "borders",
    "colours",
    "fourth_colour",
    "hand",
    "coins",
    "start_coins",
    "target",
    "points",
    "monopoly",
    "forest_fee",
    "money_bonus",
    "signs.terrain",
    "signs.mines",
    *(f"tiles.tile_{number}" for number in range(ACROSS * ACROSS)),
    *(f"cards.{pile}" for pile in PILES),
)

#: the largest amount a symbol may show (ledger, part 9)
MOST: Final = {"place_borders": 3, "place_knights": 2, "expand_domain": 2, "traitor": 1, "make_alliance": 1}

_IDS: Final = re.compile(r"([A-D])(\d\d)(?:-([A-D])(\d\d))?")


class Figures:
    """The numbers of a component file."""

    def __init__(self) -> None:
        self.knights = 15
        self.castles_of_four = 3
        self.borders = 100
        self.bank = 91
        self.start_money = 7
        self.targets: list[int] = []
        #: by terrain
        self.points = [0] * len(TERRAINS)
        self.monopoly_mines = 3
        self.monopoly_points = 5
        self.fee = 1
        self.most_money = 5
        self.second_money = 3
        #: sign → terrain, and for mines the type
        self.signs: dict[str, int] = {}
        self.mine_signs: dict[str, int] = {}
        self.tiles: list[Tile] = []
        #: the tile with the residence
        self.centre = 0
        #: by card and use (60 × 5): the amount, 0 if the card does not show it
        self.amount = [0] * (CARDS * USE_COUNT)
        self.price = [0] * CARDS
        self.sale = [0] * CARDS
        #: where terrain, cards and the cells of an expansion come from: shown to players
        self.tile_source = "rulebook"
        self.card_source = "rulebook"
        self.expansion_source = "rulebook"


class Setting:
    def __init__(
        self,
        seats: int,
        options: Options,
        figures: Figures,
        colours: list[int] | None = None,
        target: int = 0,
    ) -> None:
        self.seats = seats
        self.options = options
        self.figures = figures
        #: by seat: its colour (LH-R65)
        self.colour_of = list(range(seats)) if colours is None else colours
        #: by colour: its seat, or NOBODY
        self.seat_of = [NOBODY] * len(COLOURS)
        for seat in range(seats):
            self.seat_of[self.colour_of[seat]] = seat
        #: the third colour of two players, which never acts (LH-170, LH-174, LH-178), or NOBODY
        self.neutral = NOBODY
        if seats == 2:
            self.neutral = min(c for c in range(len(COLOURS)) if self.seat_of[c] == NOBODY)
        self.target = target or figures.targets[seats - 2]
        #: castles of each seat, and of the neutral colour (LH-029, LH-171, LH-181, LH-182)
        self.castles = figures.castles_of_four if seats == 4 else CASTLES
        self.neutral_castles = int(options["neutral_castles_total"]) if seats == 2 else 0
        self.turned_tiles = options["tile_rotation"] == "random"
        self.gap = int(options["castle_gap"])
        self.first_placer = ("random", "seat_0", "oldest").index(options["first_placer"])
        self.null_play = options["allow_null_play"] == "true"
        self.up_to = options["border_count_mode"] == "up_to"
        self.limited_borders = options["border_limit"] == "limited_100"
        self.limited_bank = options["bank_limit"] == "limited_91"
        self.per_card = options["score_timing"] == "per_card"
        self.traitor_fee = options["traitor_forest_fee"] == "true"
        self.chain_end = options["traitor_removal"] == "chain_end"
        self.neutral_opponent = options["neutral_is_opponent"] == "true"
        self.dense_rank = options["money_rank"] == "dense"
        self.zero_bonus = options["zero_money_bonus"] == "true"
        self.stall_guard = options["stall_guard"] == "on"
        self.hidden_money = options["money_visibility"] == "hidden"

    def in_play(self, colour: int) -> bool:
        return self.seat_of[colour] != NOBODY or colour == self.neutral


def read_figures(components: Components) -> Figures:
    """Check a component file against the ledger (parts 3.1 and 9) and read it."""
    figures = Figures()
    _read_pieces(components, figures)
    _read_points(components, figures)
    _read_tiles(components, figures)
    for pile in PILES:
        _read_pile(components, figures, pile)
    components.only(TABLES)
    figures.card_source = components.table("cards.A")["source"]
    figures.expansion_source = components.origin("cards.expand_domain", figures.card_source)
    return figures


def _read_pieces(components: Components, figures: Figures) -> None:
    components.exactly("pieces", ("knights", "castles", "castles_with_four_players"))
    figures.knights = _at_least(components, "pieces", "knights", 4)
    if _at_least(components, "pieces", "castles", 1) != CASTLES:
        raise components.error("pieces", "castles", f"a colour has {CASTLES} castles (LH-004)")
    figures.castles_of_four = _at_least(components, "pieces", "castles_with_four_players", 1)
    if figures.castles_of_four > CASTLES:
        raise components.error(
            "pieces", "castles_with_four_players", f"a colour has only {CASTLES} castles (LH-004)"
        )
    components.exactly("borders", ("borders",))
    figures.borders = _at_least(components, "borders", "borders", 1)
    components.exactly("colours", ("names",))
    components.exactly("fourth_colour", ("name",))
    names = components.table("colours")["names"]
    if names != list(COLOURS[:3]):
        raise components.error("colours", "names", f"the colours are {', '.join(COLOURS[:3])} (LH-R65)")
    if components.table("fourth_colour")["name"] != COLOURS[3]:
        raise components.error("fourth_colour", "name", f"the fourth colour is {COLOURS[3]} (LH-R65)")
    components.exactly("hand", ("cards",))
    if components.integer("hand", "cards") != 3:
        raise components.error("hand", "cards", "a hand has 3 cards (LH-033)")
    figures.bank = _coins(components, "coins")
    figures.start_money = _coins(components, "start_coins")


def _coins(components: Components, table: str) -> int:
    components.exactly(table, ("of_1_thaler", "of_5_thalers"))
    ones = _at_least(components, table, "of_1_thaler", 0)
    return ones + 5 * _at_least(components, table, "of_5_thalers", 0)


def _read_points(components: Components, figures: Figures) -> None:
    components.exactly("target", ("seats_2", "seats_3", "seats_4"))
    figures.targets = [_at_least(components, "target", f"seats_{n}", 1) for n in (2, 3, 4)]
    components.exactly("points", TERRAINS)
    figures.points = [_at_least(components, "points", terrain, 0) for terrain in TERRAINS]
    components.exactly("monopoly", ("mines", "points"))
    figures.monopoly_mines = _at_least(components, "monopoly", "mines", 1)
    figures.monopoly_points = _at_least(components, "monopoly", "points", 0)
    components.exactly("forest_fee", ("thalers",))
    figures.fee = _at_least(components, "forest_fee", "thalers", 0)
    components.exactly("money_bonus", ("most", "second"))
    figures.most_money = _at_least(components, "money_bonus", "most", 0)
    figures.second_money = _at_least(components, "money_bonus", "second", 0)


def _at_least(components: Components, table: str, key: str, least: int) -> int:
    number = components.integer(table, key)
    if number < least:
        raise components.error(table, key, f"{key} in [{table}] must be {least} or more, not {number}")
    return number


# -- tiles (LH-002, LH-008, LH-009) --------------------------------------------------------


def _read_tiles(components: Components, figures: Figures) -> None:
    components.exactly("signs.terrain", TERRAINS[:MINE])
    components.exactly("signs.mines", MINES)
    for kind, name in enumerate(TERRAINS[:MINE]):
        figures.signs[_sign(components, figures, "signs.terrain", name)] = kind
    for kind, name in enumerate(MINES):
        sign = _sign(components, figures, "signs.mines", name)
        figures.signs[sign] = MINE
        figures.mine_signs[sign] = kind
    residence = next(sign for sign, kind in figures.signs.items() if kind == RESIDENCE)
    found: list[int] = []
    for number in range(ACROSS * ACROSS):
        table = f"tiles.tile_{number}"
        components.exactly(table, ("land",))
        land = components.table(table)["land"]
        if not isinstance(land, str):
            raise components.error(table, "land", "land must be a drawing")
        tile = _tile(components, figures, table, land.split())
        found += [number] * land.count(residence)
        figures.tiles.append(tile)
    if len(found) != 1:
        raise components.error(
            "tiles.tile_0", "land", f"exactly one tile shows the residence, once; here {len(found)} (LH-002)"
        )
    figures.centre = found[0]
    sources = {str(components.table(f"tiles.tile_{n}")["source"]) for n in range(ACROSS * ACROSS)}
    figures.tile_source = "reconstructed" if "reconstructed" in sources else min(sources)


def _sign(components: Components, figures: Figures, table: str, name: str) -> str:
    sign = components.table(table)[name]
    if not isinstance(sign, str) or len(sign) != 1 or sign.isspace():
        raise components.error(table, name, f"the sign of {name} must be one character, not {sign!r}")
    if sign in figures.signs:
        raise components.error(table, name, f"the sign {sign!r} of {name} is another's already")
    return sign


def _tile(components: Components, figures: Figures, table: str, rows: list[str]) -> Tile:
    side = len(rows)
    if figures.tiles and side != figures.tiles[0].side:
        raise components.error(
            table, "land", f"{side} rows, but the first tile has {figures.tiles[0].side} (LH-R01)"
        )
    if not 1 <= side * ACROSS <= SIDE:
        raise components.error(table, "land", f"a tile has 1 to {SIDE // ACROSS} rows, not {side}")
    for row in rows:
        if len(row) != side:
            raise components.error(table, "land", f"the row {row!r} has not {side} cells: tiles are square")
        for sign in row:
            if sign not in figures.signs:
                raise components.error(table, "land", f"{sign!r} is no sign of terrain")
    signs = "".join(rows)
    return Tile(
        table.partition(".")[2],
        side,
        [figures.signs[sign] for sign in signs],
        [figures.mine_signs.get(sign, -1) for sign in signs],
    )


# -- cards (LH-003, LH-066, ledger part 9) -------------------------------------------------


def _read_pile(components: Components, figures: Figures, pile: str) -> None:
    table = f"cards.{pile}"
    met: set[int] = set()
    for key, row in components.table(table).items():
        if key in ("source", "where"):
            continue
        for card in _ids(components, table, key, pile):
            if card in met:
                raise components.error(table, key, f"{CARD_NAMES[card]} is there twice")
            met.add(card)
            _read_card(components, figures, table, key, card, row)
    if len(met) != PILE:
        raise components.error(table, "", f"pile {pile} has {PILE} cards, not {len(met)}")


def _ids(components: Components, table: str, key: str, pile: str) -> range:
    match = _IDS.fullmatch(key)
    if match is None or match[1] != pile or match[3] not in (None, pile):
        raise components.error(
            table, key, f"{key} is not a card such as {pile}01, or a range {pile}01-{pile}03"
        )
    first = int(match[2])
    last = int(match[4] or first)
    if not 1 <= first <= last <= PILE:
        raise components.error(table, key, f"the cards of a pile go from {pile}01 to {pile}{PILE}")
    start = PILES.index(pile) * PILE - 1
    return range(start + first, start + last + 1)


def _read_card(components: Components, figures: Figures, table: str, key: str, card: int, row: Any) -> None:
    if not isinstance(row, dict) or set(row) != {"symbols", "price", "sale_value"}:
        raise components.error(table, key, f"{key} needs symbols, price and sale_value")
    for name in ("price", "sale_value"):
        if not isinstance(row[name], int) or isinstance(row[name], bool) or row[name] < 0:
            raise components.error(table, key, f"{name} of {key} must be 0 or more, not {row[name]!r}")
    figures.price[card] = row["price"]
    figures.sale[card] = row["sale_value"]
    symbols = row["symbols"]
    if not isinstance(symbols, list) or not 1 <= len(symbols) <= 2:
        raise components.error(table, key, f"{key} shows one or two symbols (LH-066)")
    for symbol in symbols:
        use, _, amount = str(symbol).partition(":")
        if use not in USES or not amount.isdecimal() or not 1 <= int(amount) <= MOST[use]:
            raise components.error(table, key, f"{symbol!r} of {key} is no symbol such as place_borders:2")
        at = card * USE_COUNT + USES.index(use)
        if figures.amount[at]:
            raise components.error(table, key, f"{key} shows {use} twice; its symbols differ (LH-066)")
        figures.amount[at] = int(amount)
