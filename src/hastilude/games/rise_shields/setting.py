"""What is fixed before the first die: seats, options, figures. Shared by all copies."""

from typing import Final

from mypy_extensions import i64

from hastilude.core.game import Options
from hastilude.core.row import vec
from hastilude.games.rise_shields.hexes import CELLS, FRONTS, LAYOUTS, SIDE_AT
from hastilude.games.rise_shields.names import (
    ARTIFACT_COUNT,
    CARD_COUNT,
    CATAPULT_TYPE,
    DUEL,
    LEADER,
    MELEE_OF_FOUR,
    ONE_AGAINST_TWO,
    SILVER,
    TEAMS,
    TYPE_OF,
    TYPES,
    UNITS,
)

KINDS_OF_UNITS: Final = 17

# Whose dead the punishing sword counts (RS-R68)
ALL_DEAD: Final = 0
OWN_DEAD: Final = 1
ENEMY_DEAD: Final = 2


class Figures:
    """The numbers of a component file, by type, unit, cell, card and artifact."""

    def __init__(self) -> None:
        # by type
        self.attack = [0] * KINDS_OF_UNITS
        self.defence = [0] * KINDS_OF_UNITS
        self.movement = [0] * KINDS_OF_UNITS
        self.abilities = [0] * KINDS_OF_UNITS
        self.unit_class = [0] * KINDS_OF_UNITS
        self.ranged = [False] * KINDS_OF_UNITS
        self.tier = [0] * KINDS_OF_UNITS
        #: by unit: its faction; −1 for leaders
        self.faction = [-1] * UNITS
        #: by cell
        self.terrain = [0] * CELLS
        #: by cell: the number of a place that gives artifacts, or −1
        self.place_at = [-1] * CELLS
        #: names of these places; the fortifications among them
        self.places: list[str] = []
        self.is_fort: list[bool] = []
        #: by cell: the number of a signpost, or −1
        self.post_at = [-1] * CELLS
        self.posts: list[str] = []
        #: cells of the castle
        self.castle: list[int] = []
        #: free cells round it count as a place of return (RS-014)
        self.castle_ring: list[int] = []
        #: by camp: cells of the first and of the second starting row
        self.camp_rows: list[list[list[int]]] = []
        self.camp_facing = [5, 2]
        #: by part, clockwise
        self.part_rows: list[list[list[int]]] = []
        self.part_camp: list[int] = []
        self.cost = [0] * CARD_COUNT
        self.radius = [0] * CARD_COUNT
        #: by artifact: how much its effect gives, and how far it reaches
        self.amount = [0] * ARTIFACT_COUNT
        self.reach = [0] * ARTIFACT_COUNT
        #: groups of the component file with figures that the rulebook's text does not give: players are told
        self.reconstructed: list[str] = []

    def copy(self) -> "Figures":
        """For tests and balance reports that try another number."""
        other = Figures()
        for name in FIELDS:
            value = getattr(self, name)
            setattr(other, name, value.copy())
        return other


FIELDS: Final[tuple[str, ...]] = (
    "attack",
    "defence",
    "movement",
    "abilities",
    "unit_class",
    "ranged",
    "tier",
    "faction",
    "terrain",
    "place_at",
    "places",
    "is_fort",
    "post_at",
    "posts",
    "castle",
    "castle_ring",
    "camp_rows",
    "camp_facing",
    "part_rows",
    "part_camp",
    "cost",
    "radius",
    "amount",
    "reach",
    "reconstructed",
)


class Setting:
    def __init__(self, seats: int, options: Options, figures: Figures, version: int) -> None:
        #: which of the released rules
        self.version = version
        #: until version 3 a card ended the movement of whichever unit was on its way (RS-R55)
        self.cards_stop_all = version < 3
        #: until version 3 wizards could still move after a card went through them in their own activation
        self.casters_move = version < 3
        self.seats = seats
        self.options = options
        self.figures = figures
        self.mode = mode_of(seats, options["mode"])
        layout = LAYOUTS.index(options["facing_layout"])
        self.side_at = SIDE_AT[layout]
        self.fronts = FRONTS[layout]
        self.interleaved = options["activation_order"] == "interleaved"
        self.hidden_deployment = options["deployment"] == "simultaneous_hidden"
        self.private = options["held_artifacts"] == "private"
        self.mountain_ranged = int(options["mountain_ranged_bonus"])
        self.mountain_by_kind = options["mountain_bonus_by"] == "attack_kind"
        self.shared_quota = options["fort_artifact_quota"] == "shared"
        self.shield_front_only = options["shield_vs_arc"] == "front_only"
        self.strong_preemptive = options["strong_shot_preemptive"] == "yes"
        self.spears_stop_all = options["spears_vs_charge"] == "whole_attack"
        self.no_revisit = options["charge_path"] == "no_revisit"
        self.counter_from_fort = options["counter_from_fort"] == "yes"
        self.counter_rotates = options["counter_rotates"] == "yes"
        self.withdraw_from_any = options["cav_withdraw_from"] == "any"
        self.rebuild_next_only = options["catapult_rebuild"] == "next_turn_only"
        self.ransom_main_only = options["ransom_trigger"] == "main_attack_only"
        self.artifacts_removed = options["dead_leader_artifacts"] == "removed"
        self.sword_counts = ("all", "own", "enemy").index(options["punishing_sword_counts"])
        self.shields_for_all = options["raise_shields_scope"] == "all_in_radius_this_turn"
        self.inspired_once = options["inspiration_attacks"] == "one"
        self.friendly_fire = options["fire_rain_friendly_fire"] == "yes"
        self.magic_hits_machines = options["magic_hits_machines"] == "yes"
        self.fog_blocks_machines = options["fog_blocks_machines"] == "yes"
        self.move_or_attack = options["stupefied_activation"] == "move_or_attack"
        self.light_at_once = options["light_return_acts"] == "at_once"
        self.ally_in_enemy_turns = options["ally_cards_when"] == "also_enemy_turns"
        self.ally_cards = self.mode == TEAMS or (
            self.mode == ONE_AGAINST_TWO and options["ally_cards_in_2x1"] == "yes"
        )
        self.castle_shared = options["castle_shared_by_team"] == "yes"
        self.round_limit = int(options["round_limit"])
        self.quiet_limit = int(options["no_progress_limit"])
        self.resigning = options["resigning"] == "yes"
        # by unit, for the hot path
        self.attack = [figures.attack[kind] for kind in TYPE_OF]
        self.defence = [figures.defence[kind] for kind in TYPE_OF]
        self.movement = [figures.movement[kind] for kind in TYPE_OF]
        self.abilities = [figures.abilities[kind] for kind in TYPE_OF]
        self.unit_class = [figures.unit_class[kind] for kind in TYPE_OF]
        self.ranged = [figures.ranged[kind] for kind in TYPE_OF]
        self.machine = [kind == CATAPULT_TYPE for kind in TYPE_OF]
        self.leader = [figures.tier[kind] == LEADER for kind in TYPE_OF]
        self.silver = [figures.tier[kind] == SILVER for kind in TYPE_OF]
        #: gold units and leaders (RS-024)
        self.elite = [figures.tier[kind] in (1, LEADER) for kind in TYPE_OF]
        self.terrain = bytes(figures.terrain)
        self.team = vec[i64]([team_of(self.mode, seat) for seat in range(seats)])
        self.partner = [
            next(
                (other for other in range(seats) if other != seat and self.team[other] == self.team[seat]), -1
            )
            for seat in range(seats)
        ]

    def big_army(self, seat: int) -> bool:
        """Two factions, 7 silver and 3 gold units; else one faction, 3 and 2 (RS-042, RS-298)."""
        return self.mode == DUEL or (self.mode == ONE_AGAINST_TWO and seat == 0)


def mode_of(seats: int, wanted: str) -> int:
    """The number of seats decides; of four, the option (RS-294, RS-303, RS-309)."""
    if seats == 2:
        return DUEL
    if seats == 3:
        return ONE_AGAINST_TWO
    return MELEE_OF_FOUR if wanted == "1x1x1x1" else TEAMS


def team_of(mode: int, seat: int) -> int:
    """Partners sit across: 0 and 2, 1 and 3. One against two: seat 0 is alone (RS-309)."""
    if mode == TEAMS:
        return seat % 2
    if mode == ONE_AGAINST_TWO:
        return min(seat, 1)
    return seat


assert len(TYPES) == KINDS_OF_UNITS
