"""Units, leader cards and artifacts of Rise Shields as numbers (ledger, part 2).

A *type* is what stands on a unit's stat line, a *unit* one token of the box: each of the
four silver types is in every faction, each gold type once in the box (RS-R03).
"""

from typing import Final

FACTIONS: Final[tuple[str, ...]] = ("order", "outlaws", "nobility", "magistrate")

# -- types --------------------------------------------------------------------------------

# classes, abilities and figures of each are in components.toml (RS-015, RS-023, RS-155 … RS-171)
TYPES: Final[tuple[str, ...]] = (
    "archers",
    "men_at_arms",
    "pikemen",
    "horsemen",
    "crossbowmen",
    "musketeers",
    "mercenaries",
    "swordsmen",
    "scouts",
    "guards",
    "knights",
    "wizards",
    "catapult",
    "ulrag",
    "segros",
    "aya",
    "bella",
)
SILVER_TYPES: Final = 4
CATAPULT_TYPE: Final = 12
FIRST_LEADER_TYPE: Final = 13

SILVER: Final = 0
GOLD: Final = 1
MACHINE: Final = 2
LEADER: Final = 3
#: ordinary, elite, and the two that are units all the same (RS-016, RS-017, RS-R08)
TIERS: Final[tuple[str, ...]] = ("silver", "gold", "machine", "leader")

INFANTRY: Final = 0
CAVALRY: Final = 1
WAR_MACHINE: Final = 2
CLASSES: Final[tuple[str, ...]] = ("infantry", "cavalry", "war_machine")

# Abilities, as bits
ARC_SHOT: Final = 1
PREEMPTIVE_SHOT: Final = 2
STRONG_SHOT: Final = 4
SHIELD: Final = 8
SPEARS: Final = 16
KNIGHT_CHARGE: Final = 32
AMBUSH: Final = 64
INFILTRATION: Final = 128
BLESSING: Final = 256
MENTALISM: Final = 512
SIEGE_WEAPON: Final = 1024
ABILITIES: Final[tuple[str, ...]] = (
    "arc_shot",
    "preemptive_shot",
    "strong_shot",
    "shield",
    "spears",
    "knight_charge",
    "ambush",
    "infiltration",
    "blessing",
    "mentalism",
    "siege_weapon",
)

# -- units: the tokens of the box -----------------------------------------------------------

FIRST_GOLD: Final = 16
FIRST_CATAPULT: Final = 24
FIRST_LEADER: Final = 28
UNITS: Final = 32
#: no unit
NOBODY: Final = -1


def _units() -> list[str]:
    """In each faction four silver, two gold, one catapult (RS-006)."""
    silver = [f"{faction}_{kind}" for faction in FACTIONS for kind in TYPES[:SILVER_TYPES]]
    gold = list(TYPES[SILVER_TYPES:CATAPULT_TYPE])
    catapults = [f"{faction}_catapult" for faction in FACTIONS]
    return [*silver, *gold, *catapults, *TYPES[FIRST_LEADER_TYPE:]]


UNIT_NAMES: Final[tuple[str, ...]] = tuple(_units())
TYPE_OF: Final = bytes(
    [
        *[unit % SILVER_TYPES for unit in range(FIRST_GOLD)],
        *range(SILVER_TYPES, CATAPULT_TYPE),
        *([CATAPULT_TYPE] * 4),
        *range(FIRST_LEADER_TYPE, len(TYPES)),
    ]
)
WIZARDS: Final = FIRST_GOLD + 11 - SILVER_TYPES
CROSSBOWMEN: Final = FIRST_GOLD
assert UNIT_NAMES[WIZARDS] == "wizards"
assert UNIT_NAMES[CROSSBOWMEN] == "crossbowmen"

LEADERS: Final[tuple[str, ...]] = ("ulrag", "segros", "aya", "bella")
SEGROS: Final = FIRST_LEADER + 1

# -- leader cards: six for each leader (RS-044, RS-318) ----------------------------

CARDS: Final[tuple[str, ...]] = (
    "retribution",
    "justice",
    "heroism",
    "punishing_sword",
    "salvation",
    "resurrection",
    "onslaught",
    "raise_shields",
    "all_round_defence",
    "inspiration",
    "fire_shell",
    "reinforcement",
    "magic_arrow",
    "fog_veil",
    "mental_block",
    "fire_rain",
    "teleportation",
    "stupefaction",
    "promissory_note",
    "camouflage",
    "diversion",
    "sabotage",
    "trickery",
    "theft",
)
CARD_COUNT: Final = 24
HAND: Final = 6  # cards of a leader
RETRIBUTION: Final = 0
JUSTICE: Final = 1
HEROISM: Final = 2
PUNISHING_SWORD: Final = 3
SALVATION: Final = 4
RESURRECTION: Final = 5
ONSLAUGHT: Final = 6
RAISE_SHIELDS: Final = 7
ALL_ROUND_DEFENCE: Final = 8
INSPIRATION: Final = 9
FIRE_SHELL: Final = 10
REINFORCEMENT: Final = 11
MAGIC_ARROW: Final = 12
FOG_VEIL: Final = 13
MENTAL_BLOCK: Final = 14
FIRE_RAIN: Final = 15
TELEPORTATION: Final = 16
STUPEFACTION: Final = 17
PROMISSORY_NOTE: Final = 18
CAMOUFLAGE: Final = 19
DIVERSION: Final = 20
SABOTAGE: Final = 21
TRICKERY: Final = 22
THEFT: Final = 23

#: as they lie before their leader, the cheapest first: within a price, as the rulebook describes them
DESCRIBED: Final[tuple[int, ...]] = (
    *(RETRIBUTION, JUSTICE, PUNISHING_SWORD, SALVATION, HEROISM, RESURRECTION),
    *(ONSLAUGHT, RAISE_SHIELDS, ALL_ROUND_DEFENCE, INSPIRATION, FIRE_SHELL, REINFORCEMENT),
    *(MAGIC_ARROW, FOG_VEIL, MENTAL_BLOCK, FIRE_RAIN, STUPEFACTION, TELEPORTATION),
    *(PROMISSORY_NOTE, CAMOUFLAGE, SABOTAGE, DIVERSION, TRICKERY, THEFT),
)

#: radius of a card that reaches the whole map, or only the leader himself
WHOLE_MAP: Final = 99
HIMSELF: Final = 0

# When a card may be used: in one's own turn, in an opponent's
OWN_TURN: Final = 1
FOREIGN_TURN: Final = 2
EITHER_TURN: Final = 3

# -- artifacts ------------------------------------------------------------------------------

ARTIFACTS: Final[tuple[str, ...]] = (
    "bulwark_of_light",
    "verdict_of_light",
    "teaching_of_light",
    "commanders_helm",
    "commanders_banner",
    "commanders_horn",
    "magic_hat",
    "magic_staff",
    "magic_scroll",
    "crown_of_dominion",
    "goblet_of_dominion",
    "ring_of_dominion",
    "sceptre_of_dominion",
    "wanderers_boots",
    "lucky_horseshoe",
    "siege_plan",
    "cloak_of_shadows",
    "elixir_of_life",
)
ARTIFACT_COUNT: Final = 18  # RS-003
BULWARK: Final = 0
VERDICT: Final = 1
TEACHING: Final = 2
HELM: Final = 3
BANNER: Final = 4
HORN: Final = 5
HAT: Final = 6
STAFF: Final = 7
SCROLL: Final = 8
CROWN: Final = 9
GOBLET: Final = 10
RING: Final = 11
SCEPTRE: Final = 12
BOOTS: Final = 13
HORSESHOE: Final = 14
PLAN: Final = 15
CLOAK: Final = 16
ELIXIR: Final = 17

SETS: Final[tuple[str, ...]] = (
    "triumph_of_light",
    "commanders_greatness",
    "mystery_of_magic",
    "dominion",
)
TRIUMPH: Final = 0
GREATNESS: Final = 1
MYSTERY: Final = 2
DOMINION: Final = 3
#: the pieces of each set, as bits (RS-273 … RS-277)
SET_PIECES: Final[list[int]] = [0b111, 0b111 << 3, 0b111 << 6, 0b1111 << 9]
#: by artifact: its set, or −1
SET_OF: Final[list[int]] = [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, -1, -1, -1, -1, -1]
MOST_ARTIFACTS: Final = 4  # RS-267

# -- achievements (RS-340 … RS-348) -----------------------------------------------------------

ACHIEVEMENTS: Final[tuple[str, ...]] = (
    "gladiator",
    "lionheart_bane",
    "herald_of_death",
    "siege_master",
    "overlord",
    "grandmaster",
    "fist_fight",
    "treasure_hunter",
)
GLADIATOR: Final = 0
LIONHEART_BANE: Final = 1
HERALD_OF_DEATH: Final = 2
SIEGE_MASTER: Final = 3
OVERLORD: Final = 4
GRANDMASTER: Final = 5
FIST_FIGHT: Final = 6
TREASURE_HUNTER: Final = 7

# -- the map ----------------------------------------------------------------------------------

PLAIN: Final = 0
FOREST: Final = 1
MOUNTAIN: Final = 2
SWAMP: Final = 3
FORTIFICATION: Final = 4
TREASURY: Final = 5
#: a cell is one of these; signposts stand on plain cells (RS-013, RS-R06)
TERRAINS: Final[tuple[str, ...]] = ("plain", "forest", "mountain", "swamp", "fortification", "treasury")

CAMPS: Final[tuple[str, ...]] = ("camp_1", "camp_2")
#: clockwise (RS-R112)
PARTS: Final[tuple[str, ...]] = ("camp_1_left", "camp_2_right", "camp_2_left", "camp_1_right")

# Modes
DUEL: Final = 0
TEAMS: Final = 1
MELEE_OF_FOUR: Final = 2
ONE_AGAINST_TWO: Final = 3
MODES: Final[tuple[str, ...]] = ("1x1", "2x2", "1x1x1x1", "2x1")
