"""The cards of King's Bounty as numbers.

Cards equal in people, type and strength are interchangeable (KB-R22), so hands, deck
and discard hold *kinds* (0 … 39). A card gets its own copy number, and so its id, in
the order in which equal cards reach the table: ids never tell who held what.
"""

from typing import Final

from hastilude.core.action import ActionSpace, Kind

# Long tuples are declared without their length: mypyc would pass them by value.
# KB-002: five peoples; KB-003: five unit types; KB-010: three of castles
PEOPLES: Final[tuple[str, ...]] = ("human", "elf", "dwarf", "undead", "orc")
UNIT_TYPES: Final[tuple[str, ...]] = ("archer", "warrior", "mage", "hero", "monster")
CASTLE_TYPES: Final[tuple[str, ...]] = ("tower", "fortress", "citadel")
OBELISK_STRENGTHS: Final = (1, 2, 3)

HUMAN: Final = 0
ARCHER: Final = 0
WARRIOR: Final = 1
MAGE: Final = 2
HERO: Final = 3
MONSTER: Final = 4

# Kinds: 25 of units, 12 of castles (humans have none, KB-009), 3 of obelisks (KB-007).
UNIT_KINDS: Final = 25
FIRST_CASTLE: Final = 25
FIRST_OBELISK: Final = 37
KINDS: Final = 40

# KB-005, KB-006, KB-008, KB-011: 84 cards; titles and the last player's card make 106 (KB-001)
HUMAN_COPIES: Final = (4, 3, 3, 1, 1)
OTHER_COPIES: Final = (3, 2, 2, 1, 1)
CASTLE_COPIES: Final = 2
OBELISK_COPIES: Final = 4

KIND_NAMES: Final[tuple[str, ...]] = (
    *(f"{people}_{unit}" for people in PEOPLES for unit in UNIT_TYPES),
    *(f"{people}_{castle}" for people in PEOPLES[1:] for castle in CASTLE_TYPES),
    *(f"obelisk_{strength}" for strength in OBELISK_STRENGTHS),
)

COPIES: Final[list[int]] = [
    *HUMAN_COPIES,
    *(copies for _ in PEOPLES[1:] for copies in OTHER_COPIES),
    *(CASTLE_COPIES for _ in PEOPLES[1:] for _ in CASTLE_TYPES),
    *(OBELISK_COPIES for _ in OBELISK_STRENGTHS),
]

# Card ids: 38 regular units, 5 heroes, 5 monsters, then the 36 holdings.
REGULARS: Final = 38
FIRST_HERO: Final = 38
FIRST_MONSTER: Final = 43
UNITS: Final = 48
HOLDINGS: Final = 36
CARDS: Final = 84


def _card_order() -> list[int]:
    """The kinds in the order of the card ids."""
    regular = [k for k in range(UNIT_KINDS) if k % 5 <= MAGE]
    heroes = [k for k in range(UNIT_KINDS) if k % 5 == HERO]
    monsters = [k for k in range(UNIT_KINDS) if k % 5 == MONSTER]
    return [*regular, *heroes, *monsters, *range(FIRST_CASTLE, KINDS)]


def _first_card() -> list[int]:
    first = [0] * KINDS
    card = 0
    for kind in _card_order():
        first[kind] = card
        card += COPIES[kind]
    return first


#: first card id of each kind; the copies follow
FIRST_CARD: Final[list[int]] = _first_card()

#: kind of each card id
KIND_OF: Final[list[int]] = [kind for kind in _card_order() for _ in range(COPIES[kind])]

CARD_NAMES: Final[tuple[str, ...]] = tuple(
    f"{KIND_NAMES[kind]}_{copy}" for kind in _card_order() for copy in range(1, COPIES[kind] + 1)
)
HOLDING_NAMES: Final[tuple[str, ...]] = CARD_NAMES[UNITS:]

#: kind of each holding slot (a slot is a card id less UNITS)
SLOT_KIND: Final[list[int]] = KIND_OF[UNITS:]


def _people_of(kind: int) -> int:
    if kind < UNIT_KINDS:
        return kind // 5
    if kind < FIRST_OBELISK:
        return 1 + (kind - FIRST_CASTLE) // 3
    return -1


#: people of each kind; −1 for the neutral obelisks (KB-012)
PEOPLE_OF: Final[list[int]] = [_people_of(kind) for kind in range(KINDS)]
#: archer … monster for units, −1 for holdings
UNIT_TYPE: Final[list[int]] = [kind % 5 if kind < UNIT_KINDS else -1 for kind in range(KINDS)]
#: tower, fortress, citadel for castles, −1 for all else
CASTLE_TYPE: Final[list[int]] = [
    (kind - FIRST_CASTLE) % 3 if FIRST_CASTLE <= kind < FIRST_OBELISK else -1 for kind in range(KINDS)
]

# Actions: offsets of the kinds in the space below. Rules compute with these numbers.
PLAY: Final = 0
GARRISON: Final = PLAY + HOLDINGS
CAPTURE: Final = GARRISON + HOLDINGS * REGULARS
DESTROY: Final = CAPTURE + HOLDINGS * FIRST_MONSTER
DISBAND: Final = DESTROY + HOLDINGS * 5
EXCHANGE: Final = DISBAND + HOLDINGS * 5
RETURN: Final = EXCHANGE + 1
DONE: Final = RETURN + CARDS
PASS: Final = DONE + 1
REMOVE: Final = PASS + 1
ACTION_COUNT: Final = REMOVE + 4

ACTIONS: Final = ActionSpace(
    Kind("play", "play {holding}", holding=HOLDING_NAMES),
    Kind("garrison", "garrison {holding} with {card}", holding=HOLDING_NAMES, card=CARD_NAMES[:REGULARS]),
    Kind("capture", "capture {holding} with {card}", holding=HOLDING_NAMES, card=CARD_NAMES[:FIRST_MONSTER]),
    Kind(
        "destroy",
        "destroy {holding} with {card}",
        holding=HOLDING_NAMES,
        card=CARD_NAMES[FIRST_MONSTER:UNITS],
    ),
    # only with hero_on_own_holding = allowed (KB-R14)
    Kind(
        "disband",
        "disband {holding} with {card}",
        holding=HOLDING_NAMES,
        card=CARD_NAMES[FIRST_HERO:FIRST_MONSTER],
    ),
    Kind("exchange", "exchange"),
    Kind("return", "return {card}", card=CARD_NAMES),
    Kind("done", "done"),
    Kind("pass", "pass"),
    # only with removed_peoples = chosen (KB-R03)
    Kind("remove", "remove {people}", people=PEOPLES[1:]),
)
assert ACTIONS.count == ACTION_COUNT


def card_of(action: int) -> int:
    """The card that an action plays or returns."""
    if action < GARRISON:
        return UNITS + action - PLAY
    if action < CAPTURE:
        return (action - GARRISON) % REGULARS
    if action < DESTROY:
        return (action - CAPTURE) % FIRST_MONSTER
    if action < DISBAND:
        return FIRST_MONSTER + (action - DESTROY) % 5
    if action < EXCHANGE:
        return FIRST_HERO + (action - DISBAND) % 5
    assert RETURN <= action < DONE
    return action - RETURN


def target_of(action: int) -> int:
    """The holding's slot of a garrison, capture, destroy or disband action."""
    assert GARRISON <= action < EXCHANGE
    if action < CAPTURE:
        return (action - GARRISON) // REGULARS
    if action < DESTROY:
        return (action - CAPTURE) // FIRST_MONSTER
    return (action - DESTROY) % (HOLDINGS * 5) // 5
