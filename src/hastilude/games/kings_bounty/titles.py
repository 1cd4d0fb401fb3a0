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

#: KB-014: each with points and a condition (KB-157)
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

#: titles that go to the largest count; the other two go to the last to play a card: vandal a monster,
#: staff rat a hero (KB-193, KB-194, KB-R39)
MAJORITIES: Final = 19

#: by people (human, elf, dwarf, undead, orc): the title for its castles (KB-174, KB-175, KB-176, KB-177)
CASTLE_TITLE: Final[list[int]] = [-1, 4, 5, 7, 6]
#: by people: the title for its garrisons (KB-179, KB-180, KB-181, KB-182, KB-183)
GARRISON_TITLE: Final[list[int]] = [8, 9, 10, 12, 11]

NOBODY: Final = -1


def removed_with(people: int) -> tuple[int, int]:
    """The titles that leave the game with a people, all others stay (KB-146, KB-147, KB-148, KB-149,
    KB-150, KB-151, KB-R04)."""
    assert people != HUMAN
    return CASTLE_TITLE[people], GARRISON_TITLE[people]


def _counted_by(kind: int) -> list[int]:
    """The titles, emperor apart, to whose count a card of this kind adds 1.

    What lies on a castle, or below a garrison, makes no difference (KB-178, KB-184, KB-188, KB-192).
    """
    people = PEOPLE_OF[kind]
    if UNIT_TYPE[kind] > MAGE:
        return []  # heroes and monsters never stay on the table (KB-070)
    if kind < UNIT_KINDS:  # as a garrison: KB-173, KB-185, KB-186, KB-187
        return [CONQUEROR, GARRISON_TITLE[people], SHARPSHOOTER + UNIT_TYPE[kind]]
    if kind >= FIRST_OBELISK:  # no castles: KB-169, KB-170, KB-172
        return [KEEPER_OF_SECRETS]
    # KB-168, KB-189, KB-190, KB-191
    return [GREAT_ARCHITECT, CASTLE_TITLE[people], TOWER_BUILDER + CASTLE_TYPE[kind]]


COUNTED_BY: Final[list[list[int]]] = [_counted_by(kind) for kind in range(KINDS)]


def leader(tally: list[int], seats: int, title: int) -> int:
    """The one seat with strictly the largest count, or NOBODY (KB-158, KB-159, KB-160, KB-R35).

    Equals share nothing, 0 is a tie of all, and no second best inherits (KB-161, KB-R36); who held
    the title before counts for nothing (KB-122, KB-R37).
    """
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


def margin(tally: list[int], seats: int, title: int) -> int:
    """By how much the leader leads; 0 without one."""
    best = second = 0
    at = title
    for _ in range(seats):
        count = tally[at]
        if count > best:
            second = best
            best = count
        elif count > second:
            second = count
        at += MAJORITIES
    return best - second


def counted_by(kind: int) -> list[int]:
    """The titles to whose count a card of this kind can add, the emperor among them (KB-165)."""
    return [EMPEROR, *COUNTED_BY[kind]] if UNIT_KINDS <= kind < FIRST_OBELISK else COUNTED_BY[kind]
