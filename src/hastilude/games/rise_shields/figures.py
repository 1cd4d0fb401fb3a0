"""Reading and checking a component file of Rise Shields (ledger, part 9)."""

from typing import Any, Final

from hastilude.core.components import SOURCES, Components
from hastilude.games.rise_shields.hexes import ACROSS, CELLS, NOWHERE, ROWS, cell_at, width
from hastilude.games.rise_shields.names import (
    ABILITIES,
    ARTIFACTS,
    CAMPS,
    CARDS,
    CLASSES,
    FACTIONS,
    FIRST_CATAPULT,
    FIRST_GOLD,
    FOREST,
    FORTIFICATION,
    HAND,
    HIMSELF,
    LEADERS,
    MOUNTAIN,
    PARTS,
    PLAIN,
    SET_OF,
    SETS,
    SILVER_TYPES,
    SWAMP,
    TIERS,
    TREASURY,
    TYPES,
    WHOLE_MAP,
)
from hastilude.games.rise_shields.setting import Figures

#: the tables of a component file
TABLES: Final[tuple[str, ...]] = (
    "box",
    "army.two_factions",
    "army.one_faction",
    "energy",
    "holding",
    "battle",
    "map",
    *(f"units.{name}" for name in TYPES),
    *(f"factions.{name}" for name in FACTIONS),
    *(f"cards.{name}" for name in CARDS),
    *(f"artifacts.{name}" for name in ARTIFACTS),
)

_SYMBOLS: Final = {
    ".": PLAIN,
    "F": FOREST,
    "M": MOUNTAIN,
    "S": SWAMP,
    "P": PLAIN,
    "T": TREASURY,
    "X": FORTIFICATION,
    "K": FORTIFICATION,
}
_DIRECTIONS: Final = ("nw", "n", "ne", "w", "e", "sw", "s", "se")
_OBJECTS: Final = {"fort": "X", "treasury": "T", "signpost": "P"}

#: what the rulebook's text gives and no box can differ in
_FIXED: Final[dict[str, dict[str, int]]] = {
    "box": {
        "boards": 1,
        "dice": 1,
        "die_faces": 6,
        "artifacts": 18,
        "leaders": 4,
        "factions": 4,
        "tokens_of_a_faction": 7,
        "cards_of_a_leader": 6,
    },
    "box.faction": {"silver": 4, "gold": 2, "war_machines": 1},
    "army.two_factions": {"factions": 2, "silver": 7, "gold": 3, "war_machines": 1},
    "army.one_faction": {"factions": 1, "silver": 3, "gold": 2, "war_machines": 1},
    "energy": {"each_turn": 1, "most": 3},
    "energy.start": {"energy": 0},
    "holding": {"most_artifacts": 4, "start_draw": 3, "treasury_draw": 3, "fortification_draw": 1},
    "battle": {
        "flank": 1,
        "rear": 2,
        "fortification_defence": 5,
        "fortification_shooter": 1,
        "forest_defence": 3,
        "mountain_melee": 1,
        "mountain_ranged": 2,
        "spears": 2,
        "shield": 2,
        "raise_shields": 2,
        "arc_shot": -1,
        "blessing_attack": 1,
        "blessing_defence": 1,
        "knight_charge": 1,
        "punishing_sword": 1,
        "diversion": -2,
        "magic_arrow": 2,
        "fire_rain": 3,
        "fire_rain_each_more": -1,
        "signpost_movement": 1,
        "onslaught_movement": 1,
        "shooter_in_melee": 0,
    },
}


#: groups whose figures players see
SHOWN_GROUPS: Final = ("map", "units", "factions", "cards", "artifacts")


def read_figures(components: Components) -> Figures:
    for table, expected in _FIXED.items():
        for key, number in expected.items():
            found = components.integer(table, key)
            if found != number:
                raise components.error(
                    table, key, f"the rulebook says {key} = {number} in [{table}], not {found}"
                )
    components.only(TABLES)
    figures = Figures()
    _read_units(components, figures)
    _read_factions(components, figures)
    _read_map(components, figures)
    _read_cards(components, figures)
    _read_artifacts(components, figures)
    figures.reconstructed = [group for group in SHOWN_GROUPS if _is_reconstructed(components.data[group])]
    return figures


def _is_reconstructed(value: Any) -> bool:
    """Whether some figure of a group stands in for a printed one that is lost (ledger, part 9)."""
    if not isinstance(value, dict):
        return False
    return value.get("source") == "reconstructed" or any(map(_is_reconstructed, value.values()))


def _valued(components: Components, table: str, key: str) -> Any:
    """A figure with a source of its own: `{ value = 2, source = "derived" }`."""
    entry = components.table(table).get(key)
    if not isinstance(entry, dict) or "value" not in entry or entry.get("source") not in SOURCES:
        raise components.error(
            table, key, f"{key} must have a value and a source, one of {', '.join(SOURCES)}"
        )
    return entry["value"]


def _number(components: Components, table: str, key: str, least: int, most: int) -> int:
    value = _valued(components, table, key)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise components.error(table, key, f"{key} must be a number from {least} to {most}, not {value!r}")
    return value


def _word(components: Components, table: str, key: str, known: tuple[str, ...]) -> int:
    value = components.table(table).get(key)
    if isinstance(value, dict):
        value = value.get("value")
    if value not in known:
        raise components.error(table, key, f"{key} must be one of {', '.join(known)}, not {value!r}")
    return known.index(value)


def _read_units(components: Components, figures: Figures) -> None:
    for kind, name in enumerate(TYPES):
        table = f"units.{name}"
        components.exactly(table, ("class", "fights", "abilities", "tier", "attack", "defence", "movement"))
        figures.attack[kind] = _number(components, table, "attack", 0, 9)
        figures.defence[kind] = _number(components, table, "defence", 0, 9)
        figures.movement[kind] = _number(components, table, "movement", 0, 9)
        figures.unit_class[kind] = _word(components, table, "class", CLASSES)
        figures.ranged[kind] = _word(components, table, "fights", ("melee", "ranged", "siege")) == 1
        figures.tier[kind] = _word(components, table, "tier", TIERS)
        if figures.tier[kind] != (0 if kind < 4 else 1 if kind < 12 else 2 if kind == 12 else 3):
            raise components.error(table, "tier", f"{name} cannot be of this tier (RS-R03)")
        for ability in components.table(table).get("abilities", []):
            if ability not in ABILITIES:
                raise components.error(table, "abilities", f"there is no ability {ability!r}")
            figures.abilities[kind] |= 1 << ABILITIES.index(ability)


def _read_factions(components: Components, figures: Figures) -> None:
    """RS-R03: four silver types in each, every gold type in one, a catapult."""
    for faction, name in enumerate(FACTIONS):
        table = f"factions.{name}"
        components.exactly(table, ("silver", "gold", "war_machine"))
        found = components.table(table)
        if sorted(found.get("silver", [])) != sorted(TYPES[:SILVER_TYPES]):
            raise components.error(table, "silver", "each faction has the four silver types (RS-R03)")
        gold = found.get("gold", [])
        if len(gold) != 2 or any(kind not in TYPES[SILVER_TYPES:12] for kind in gold):
            raise components.error(table, "gold", "each faction has two gold types (RS-R03)")
        for silver in range(SILVER_TYPES):
            figures.faction[faction * SILVER_TYPES + silver] = faction
        for kind in gold:
            unit = FIRST_GOLD + TYPES.index(kind) - SILVER_TYPES
            if figures.faction[unit] >= 0:
                raise components.error(table, "gold", f"{kind} are in two factions (RS-R03)")
            figures.faction[unit] = faction
        figures.faction[FIRST_CATAPULT + faction] = faction


def _read_map(components: Components, figures: Figures) -> None:
    """The one board of all modes (RS-001, RS-008)."""
    drawing = components.table("map").get("drawing", "")
    rows = [line.split() for line in str(drawing).strip("\n").splitlines()]
    if len(rows) != ROWS or any(len(cells) != width(row) for row, cells in enumerate(rows)):
        raise components.error("map", "drawing", "the board has 13 rows of 11 and 10 cells by turns")
    symbols = [symbol for cells in rows for symbol in cells]
    for cell, symbol in enumerate(symbols):
        if symbol not in _SYMBOLS:
            raise components.error("map", "drawing", f"{symbol!r} is no kind of cell")
        figures.terrain[cell] = _SYMBOLS[symbol]
    placed = [False] * CELLS
    for name, cells in components.table("map.objects").items():
        if name in ("source", "where"):
            continue
        family, _, where = name.partition("_")
        if name != "castle" and (family not in _OBJECTS or where not in _DIRECTIONS):
            raise components.error("map.objects", name, f"{name} is not a name of an object")
        due = "K" if name == "castle" else _OBJECTS[family]
        for pair in cells:
            cell = cell_at(pair[0], pair[1])
            if cell == NOWHERE or symbols[cell] != due or placed[cell]:
                raise components.error("map.objects", name, f"{name} does not lie at {pair} on the map")
            placed[cell] = True
            if family == "signpost":
                figures.post_at[cell] = len(figures.posts)
            else:
                figures.place_at[cell] = len(figures.places)
            if name == "castle":
                figures.castle.append(cell)
        if family == "signpost":
            figures.posts.append(name)
        else:
            figures.places.append(name)
            figures.is_fort.append(family != "treasury")
    for cell, symbol in enumerate(symbols):
        if symbol in "PTXK" and not placed[cell]:
            raise components.error("map.objects", "", f"the {symbol} in row {cell} has no name")
    ring = {ACROSS[cell * 6 + edge] for cell in figures.castle for edge in range(6)}
    figures.castle_ring = sorted(ring - {NOWHERE, *figures.castle})
    _read_camps(components, figures)


def _read_camps(components: Components, figures: Figures) -> None:
    for number, camp in enumerate(CAMPS):
        table = f"map.camps.{camp}"
        rows = [components.integer(table, "start_row_1"), components.integer(table, "start_row_2")]
        for key, row in zip(("start_row_1", "start_row_2"), rows, strict=True):
            if not 0 <= row < ROWS:
                raise components.error(table, key, f"there is no row {row}")
        figures.camp_rows.append([[cell_at(row, column) for column in range(width(row))] for row in rows])
        figures.camp_facing[number] = components.integer(table, "facing") % 6
    for part in PARTS:
        table = f"map.parts.{part}"
        figures.part_camp.append(_word(components, table, "camp", CAMPS))
        rows_of_part: list[list[int]] = []
        for key in ("start_row_1", "start_row_2"):
            span = components.table(table).get(key)
            if not isinstance(span, list) or len(span) != 3:
                raise components.error(table, key, f"{key} must be [row, first column, last column]")
            cells = [cell_at(span[0], column) for column in range(span[1], span[2] + 1)]
            if NOWHERE in cells or not cells:
                raise components.error(table, key, f"{key} leaves the board")
            rows_of_part.append(cells)
        figures.part_rows.append(rows_of_part)
    for rows_of_camp, need in [
        *((rows, 12) for rows in figures.camp_rows),
        *((r, 7) for r in figures.part_rows),
    ]:
        cells = [cell for row in rows_of_camp for cell in row]
        if len(cells) < need or all(figures.terrain[cell] != PLAIN for cell in rows_of_camp[0]):
            raise components.error("map", "drawing", "an army or its catapult has no room (ledger, part 9)")


def _read_cards(components: Components, figures: Figures) -> None:
    for card, name in enumerate(CARDS):
        table = f"cards.{name}"
        components.exactly(table, ("leader", "cost", "radius"))
        if components.table(table).get("leader") != LEADERS[card // HAND]:
            raise components.error(table, "leader", f"{name} is a card of {LEADERS[card // HAND]}")
        figures.cost[card] = _number(components, table, "cost", 1, 3)  # RS-178
        radius = components.table(table).get("radius")
        if radius == "map":
            figures.radius[card] = WHOLE_MAP
        elif radius == "self":
            figures.radius[card] = HIMSELF
        elif isinstance(radius, int) and 0 < radius < 20:
            figures.radius[card] = radius
        else:
            raise components.error(
                table, "radius", f'radius must be a number, "map" or "self", not {radius!r}'
            )


def _read_artifacts(components: Components, figures: Figures) -> None:
    for artifact, name in enumerate(ARTIFACTS):
        table = f"artifacts.{name}"
        due = SETS[SET_OF[artifact]] if SET_OF[artifact] >= 0 else "none"
        if components.table(table).get("set") != due:
            raise components.error(table, "set", f"{name} belongs to {due}")
        components.exactly(table, ("set", "effect"))
        effect = components.table(f"{table}.effect")
        components.exactly(
            f"{table}.effect", tuple(key for key in ("amount", "distance", "least") if key in effect)
        )
        for key in ("amount", "distance", "least"):
            number = effect.get(key, 0)
            if not isinstance(number, int) or not 0 <= number <= 9:
                raise components.error(f"{table}.effect", key, f"{key} must be a number from 0 to 9")
        figures.amount[artifact] = effect.get("amount", effect.get("least", 0))
        figures.reach[artifact] = effect.get("distance", 0)
