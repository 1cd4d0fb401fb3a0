"""What is fixed before the first shuffle: seats, options, figures. Shared by all copies."""

from typing import Final

from hastilude.core.components import Components
from hastilude.core.game import Options
from hastilude.games.kings_bounty.cards import (
    CASTLE_COPIES,
    CASTLE_TYPES,
    FIRST_OBELISK,
    HUMAN_COPIES,
    KINDS,
    MAGE,
    OBELISK_COPIES,
    OBELISK_STRENGTHS,
    OTHER_COPIES,
    PEOPLES,
    UNIT_KINDS,
    UNIT_TYPES,
)
from hastilude.games.kings_bounty.titles import MAJORITIES, TITLES

#: the tables of a component file
TABLES: Final[tuple[str, ...]] = (
    *(f"units.{people}" for people in PEOPLES),
    "castles",
    "obelisks",
    "strength.units",
    "strength.tower",
    "strength.castles",
    "victory_points.obelisk",
    "victory_points.titles",
)

LIVE: Final = 0
LAST_PLAYER_TURN: Final = 1
END_ONLY: Final = 2


class Figures:
    """The numbers of a component file, as tables by kind and by title."""

    def __init__(
        self,
        strength: list[int],
        title_points: list[int],
        obelisk_points: int,
        title_source: str = "rulebook",
        castle_source: str = "rulebook",
    ) -> None:
        #: by kind; 0 for heroes and monsters, which have no number (KB-004)
        self.strength = strength
        self.title_points = title_points
        self.obelisk_points = obelisk_points
        #: where the points of the titles come from: "reconstructed" is shown to players (KB-R08)
        self.title_source = title_source
        #: … and the strengths of fortress and citadel (KB-R06)
        self.castle_source = castle_source


class Setting:
    def __init__(self, seats: int, options: Options, figures: Figures, version: int) -> None:
        self.seats = seats
        self.options = options
        self.figures = figures
        #: of the rules
        self.version = version
        self.expert = options["expert_titles"] == "true"
        self.display = ("live", "last_player_turn", "end_only").index(options["title_display"])
        self.peoples_chosen = options["removed_peoples"] == "chosen"
        self.end_now = options["end_when_last_player_draws_last"] == "end_now"
        self.pass_only_if_stuck = options["final_phase_exchange"] == "pass_only_if_stuck"
        self.shuffled_returns = options["exchange_order"] == "random"
        self.owner_only = options["hidden_title_claim"] == "owner_only"
        self.hero_at_home = options["hero_on_own_holding"] == "allowed"
        self.stall_guard = options["stall_guard"] == "on"
        # KB-R28, in exchanges by all together; version 1 barred honest ones
        rounds = 3 if version == 1 else 6
        #: so many in a row, and who can play must play
        self.patience = rounds * seats
        #: so many, and the game ends with the last player's turn
        self.standstill = 2 * rounds * seats
        # KB-142, KB-144: with 2 or 3 players one people less for each missing player,
        # and as many obelisks of each strength
        self.removals = max(0, 4 - seats)


def read_figures(components: Components) -> Figures:
    """Check a component file against the ledger (part 9) and read it."""
    for people in PEOPLES:
        copies = HUMAN_COPIES if people == "human" else OTHER_COPIES
        _fixed(components, f"units.{people}", dict(zip(UNIT_TYPES, copies, strict=True)))
    _fixed(components, "castles", dict.fromkeys(CASTLE_TYPES, CASTLE_COPIES))
    _fixed(components, "obelisks", {f"strength_{n}": OBELISK_COPIES for n in OBELISK_STRENGTHS})
    # KB-016, KB-017, KB-018, KB-019, KB-R07
    _fixed(components, "strength.units", {"archer": 2, "warrior": 3, "mage": 4})
    _fixed(components, "strength.tower", {"tower": 1})  # KB-020
    _fixed(components, "victory_points.obelisk", {"obelisk": 2})
    components.exactly("strength.castles", CASTLE_TYPES[1:])  # KB-021, KB-R06
    castle = [1]
    for name in CASTLE_TYPES[1:]:
        number = components.integer("strength.castles", name)
        if number < 1:
            raise components.error(
                "strength.castles", name, f"the strength of a {name} must be 1 or more, not {number}"
            )
        castle.append(number)
    components.exactly("victory_points.titles", TITLES)
    points = [components.integer("victory_points.titles", title) for title in TITLES]
    for title, value in enumerate(points):
        if (value > 0) != (title < MAJORITIES) or value == 0:
            sign = "above 0" if title < MAJORITIES else "below 0 (KB-198)"
            raise components.error(
                "victory_points.titles", TITLES[title], f"{TITLES[title]} must be worth {sign}, not {value}"
            )
    components.only(TABLES)
    strength = [0] * KINDS
    for kind in range(KINDS):
        if kind < UNIT_KINDS:
            strength[kind] = kind % 5 + 2 if kind % 5 <= MAGE else 0
        elif kind < FIRST_OBELISK:
            strength[kind] = castle[(kind - UNIT_KINDS) % 3]
        else:
            strength[kind] = kind - FIRST_OBELISK + 1
    sources: list[str] = [
        components.table(table)["source"] for table in ("victory_points.titles", "strength.castles")
    ]
    return Figures(strength, points, components.integer("victory_points.obelisk", "obelisk"), *sources)


def _fixed(components: Components, table: str, expected: dict[str, int]) -> None:
    """Figures that the rulebook gives and no box can differ in."""
    components.exactly(table, tuple(expected))
    for key, number in expected.items():
        found = components.integer(table, key)
        if found != number:
            raise components.error(
                table, key, f"the rulebook says {key} = {number} in [{table}], not {found}"
            )
