"""Heroes, action cards and actions of Hearts and Armour as numbers.

One knows the *face* of an action card (swords, shields, extra action); cards of one face
are told apart by their place only (HA-R45). A component file says which faces there are:
the rules number those of a game from 0, its *kinds*; the actions name faces, so that a
number means the same with every file.
"""

from typing import Final

from hastilude.core.action import ActionSpace, Kind

# Long tuples are declared without their length: mypyc would pass them by value.
#: names and sides are all in which they differ (HA-001, HA-002, HA-008)
HEROES: Final[tuple[str, ...]] = (
    "orlando",
    "rinaldo",
    "bradamante",
    "astolfo",
    "ruggiero",
    "marfisa",
    "ferrau",
    "rodomonte",
    "sorcerer",
)
KNIGHTS: Final = 4  # of each side (HA-001)
SORCERER: Final = 8  # the number of his hero card
HERO_COUNT: Final = 9

SIDES: Final[tuple[str, ...]] = ("side_a", "side_b")
SIDE_A: Final = 0
SIDE_B: Final = 1
NO_SIDE: Final = 2  # the sorcerer's (HA-123)

KNIGHT_HAND: Final = 3  # HA-026
SORCERER_HAND: Final = 5  # HA-036
KNIGHT_DEATH: Final = 3  # HA-092
SORCERER_DEATH: Final = 5  # HA-093, HA-R19: the fifth wound kills
CARDS: Final = 29  # HA-004
TOKENS_TO_WIN: Final = 3  # HA-135

# Extra actions
TRANSFER: Final = 0
DISCARD: Final = 1
TAKE: Final = 2
NO_EFFECT: Final = 3  # HA-R36
EFFECTS: Final[tuple[str, ...]] = ("transfer", "discard", "take", "none")

#: swords and shields on one card, together
MOST_SYMBOLS: Final = 4


def _symbols() -> list[list[int]]:
    """Swords and shields of each group of four faces, which differ in the extra action."""
    found: list[list[int]] = []
    for swords in range(MOST_SYMBOLS + 1):
        for shields in range(MOST_SYMBOLS + 1 - swords):
            found.append([swords, shields])
    return found


def _name(swords: int, shields: int, effect: str) -> str:
    parts: list[str] = []
    if swords:
        parts.append(f"sword_{swords}")
    if shields:
        parts.append(f"shield_{shields}")
    return "_".join([*(parts or ["blank"]), effect])


FACE_SWORDS: Final[list[int]] = [pair[0] for pair in _symbols() for _ in EFFECTS]
FACE_SHIELDS: Final[list[int]] = [pair[1] for pair in _symbols() for _ in EFFECTS]
FACE_NAMES: Final[tuple[str, ...]] = tuple(
    _name(pair[0], pair[1], effect) for pair in _symbols() for effect in EFFECTS
)
FACES: Final = 60
assert len(FACE_NAMES) == FACES

#: places in front of a hero: all cards but the one just played
PLACES: Final = CARDS - 1

# Actions: offsets of the kinds in the space below. Rules compute with these numbers.
LAY: Final = 0
PLAY: Final = LAY + FACES * HERO_COUNT
DECLARE: Final = PLAY + FACES * HERO_COUNT
AFFECT: Final = DECLARE + 1
DECLINE: Final = AFFECT + PLACES
MOVE: Final = DECLINE + 1
GIVE: Final = MOVE + HERO_COUNT
ACTION_COUNT: Final = GIVE + HERO_COUNT

ACTIONS: Final = ActionSpace(
    Kind("lay", "lay {card} face down on {hero}", card=FACE_NAMES, hero=HEROES),
    Kind("play", "play {card} face up on {hero}", card=FACE_NAMES, hero=HEROES),
    Kind("declare", "declare fight"),
    # the places in front of the target, from the oldest card (HA-085)
    Kind("affect", "affect {place}", place=[str(place + 1) for place in range(PLACES)]),
    # only with effect_optional (HA-R08)
    Kind("decline", "decline"),
    Kind("move", "move to {hero}", hero=HEROES),
    Kind("give", "give to {hero}", hero=HEROES),
)
assert ACTIONS.count == ACTION_COUNT


def side_of_hero(hero: int) -> int:
    return hero // KNIGHTS
