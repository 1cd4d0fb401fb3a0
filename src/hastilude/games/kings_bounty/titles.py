"""The 21 titles: what each counts, and who leads (ledger 3.15, 3.16)."""

from typing import Final

from hastilude.games.kings_bounty.cards import (
    CASTLE_TYPE,
    FIRST_OBELISK,
    HUMAN,
    KINDS,
    MAGE,
    PEOPLE_OF,
    UNIT_KINDS,
    UNIT_TYPE,
)

TITLES: Final[tuple[str, ...]] = (
    "emperor",
    "great_architect",
    "keeper_of_secrets",
    "conqueror",
    "king_of_elves",
    "thane_of_dwarves",
    "chief_of_orcs",
    "lord_of_the_dead",
    "commander",
    "prince_of_elves",
    "prince_of_dwarves",
    "prince_of_orcs",
    "prince_of_undead",
    "sharpshooter",
    "swordmaster",
    "grand_magister",
    "tower_builder",
    "fortress_builder",
    "citadel_builder",
    "vandal",
    "staff_rat",
)
EMPEROR: Final = 0
GREAT_ARCHITECT: Final = 1
KEEPER_OF_SECRETS: Final = 2
CONQUEROR: Final = 3
SHARPSHOOTER: Final = 13
TOWER_BUILDER: Final = 16
VANDAL: Final = 19
STAFF_RAT: Final = 20

#: titles that go to the largest count; the other two go to the last to play a card
MAJORITIES: Final = 19

#: by people (human, elf, dwarf, undead, orc): the title for its castles (KB-174 … KB-177)
CASTLE_TITLE: Final[list[int]] = [-1, 4, 5, 7, 6]
#: by people: the title for its garrisons (KB-179 … KB-183)
GARRISON_TITLE: Final[list[int]] = [8, 9, 10, 12, 11]

NOBODY: Final = -1


def removed_with(people: int) -> tuple[int, int]:
    """The titles that leave the game with a people (KB-146 … KB-151)."""
    assert people != HUMAN
    return CASTLE_TITLE[people], GARRISON_TITLE[people]


def _counted_by(kind: int) -> list[int]:
    """The titles, emperor apart, to whose count a card of this kind adds 1."""
    people = PEOPLE_OF[kind]
    if UNIT_TYPE[kind] > MAGE:
        return []  # heroes and monsters never stay on the table (KB-070)
    if kind < UNIT_KINDS:  # as a garrison
        return [CONQUEROR, GARRISON_TITLE[people], SHARPSHOOTER + UNIT_TYPE[kind]]
    if kind >= FIRST_OBELISK:
        return [KEEPER_OF_SECRETS]
    return [GREAT_ARCHITECT, CASTLE_TITLE[people], TOWER_BUILDER + CASTLE_TYPE[kind]]


COUNTED_BY: Final[list[list[int]]] = [_counted_by(kind) for kind in range(KINDS)]


def leader(tally: list[int], seats: int, title: int) -> int:
    """The one seat with strictly the largest count, or NOBODY (KB-159, KB-160)."""
    best = 0
    holder = NOBODY
    at = title
    for seat in range(seats):
        count = tally[at]
        if count > best:
            best = count
            holder = seat
        elif count == best:
            holder = NOBODY
        at += MAJORITIES
    return holder
