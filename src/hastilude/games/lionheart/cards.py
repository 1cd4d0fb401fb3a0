"""Names and numbers of Lionheart: cells, edges, colours, cards, and every action."""

from typing import Final

from hastilude.core.action import ActionSpace, Kind

# -- the board ---------------------------------------------------------------------------

#: the widest board there can be; cell (r,c) has the number 12 r + c on every board
SIDE: Final = 12
CELLS: Final = SIDE * SIDE
#: edges v(r,c) come first: v(r,c) has the number 11 r + c, h(r,c) the number 132 + 12 r + c
UPRIGHT: Final = SIDE * (SIDE - 1)
EDGES: Final = 2 * UPRIGHT

CELL_NAMES: Final[tuple[str, ...]] = tuple(f"({r},{c})" for r in range(SIDE) for c in range(SIDE))
EDGE_NAMES: Final[tuple[str, ...]] = (
    *(f"v({r},{c})" for r in range(SIDE) for c in range(SIDE - 1)),
    *(f"h({r},{c})" for r in range(SIDE - 1) for c in range(SIDE)),
)
#: of v(r,c) and h(r,c) the cell (r,c)
EDGE_CELL: Final[list[int]] = [
    *(SIDE * r + c for r in range(SIDE) for c in range(SIDE - 1)),
    *(SIDE * r + c for r in range(SIDE - 1) for c in range(SIDE)),
]

TERRAINS: Final[tuple[str, ...]] = ("field", "forest", "village", "residence", "mine")
FIELD: Final = 0
FOREST: Final = 1
VILLAGE: Final = 2
RESIDENCE: Final = 3
MINE: Final = 4
MINES: Final[tuple[str, ...]] = ("copper", "silver", "gold", "gems")
MINE_TYPES: Final = 4

# -- pieces ------------------------------------------------------------------------------

NOBODY: Final = -1

COLOURS: Final[tuple[str, ...]] = ("blue", "yellow", "red", "white")
#: as in drawn boards: a castle is the capital letter, a knight the small one
COLOUR_LETTERS: Final = "byrw"
#: castles of one colour; castle number n of colour k, and its domain, has the number 4 k + n
CASTLES: Final = 4
DOMAINS: Final = 16
DOMAIN_NAMES: Final[tuple[str, ...]] = tuple(
    f"{colour}_{number + 1}" for colour in COLOURS for number in range(CASTLES)
)

# -- cards -------------------------------------------------------------------------------

PILES: Final[tuple[str, ...]] = ("A", "B", "C", "D")
PILE: Final = 15
CARDS: Final = 60
CARD_NAMES: Final[tuple[str, ...]] = tuple(f"{pile}{n + 1:02}" for pile in PILES for n in range(PILE))
#: a card of a hand that everybody saw being taken from the market
KNOWN: Final = 64
CARD: Final = 63

USES: Final[tuple[str, ...]] = (
    "place_borders",
    "place_knights",
    "expand_domain",
    "traitor",
    "make_alliance",
)
USE_COUNT: Final = 5
PLACE_BORDERS: Final = 0
PLACE_KNIGHTS: Final = 1
EXPAND_DOMAIN: Final = 2
USE_TRAITOR: Final = 3
MAKE_ALLIANCE: Final = 4

# -- actions -----------------------------------------------------------------------------

OLDEST: Final = 0
CASTLE: Final = OLDEST + 4
KNIGHT: Final = CASTLE + CELLS
SELL: Final = KNIGHT + CELLS
PLAY: Final = SELL + CARDS
BORDER: Final = PLAY + CARDS * USE_COUNT
EXPAND: Final = BORDER + EDGES
TAKE: Final = EXPAND + DOMAINS
TRAITOR: Final = TAKE + CELLS
WITHDRAW: Final = TRAITOR + DOMAINS * DOMAINS
ALLY: Final = WITHDRAW + CELLS
STOP: Final = ALLY + DOMAINS * DOMAINS
DECK: Final = STOP + 1
MARKET: Final = DECK + 1
ACTION_COUNT: Final = MARKET + CARDS

ACTIONS: Final = ActionSpace(
    Kind("oldest", "oldest {number}", number=("1", "2", "3", "4")),
    Kind("castle", "castle {cell}", cell=CELL_NAMES),
    Kind("knight", "knight {cell}", cell=CELL_NAMES),
    Kind("sell", "sell {card}", card=CARD_NAMES),
    Kind("play", "play {card} for {use}", card=CARD_NAMES, use=USES),
    Kind("border", "border {edge}", edge=EDGE_NAMES),
    Kind("expand", "expand {domain}", domain=DOMAIN_NAMES),
    Kind("take", "take {cell}", cell=CELL_NAMES),
    Kind("traitor", "traitor {domain} against {victim}", domain=DOMAIN_NAMES, victim=DOMAIN_NAMES),
    Kind("withdraw", "withdraw {cell}", cell=CELL_NAMES),
    Kind("ally", "ally {domain} with {victim}", domain=DOMAIN_NAMES, victim=DOMAIN_NAMES),
    Kind("stop", "stop"),
    Kind("deck", "draw"),
    Kind("market", "draw {card}", card=CARD_NAMES),
)
assert ACTIONS.count == ACTION_COUNT
