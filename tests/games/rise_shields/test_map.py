"""The board: cells, distances, edges and facings (ledger 3.2, 3.4)."""

import pytest

from hastilude.games.rise_shields.hexes import (
    ACROSS,
    CELL_NAMES,
    CELLS,
    FLANK,
    FRONT,
    LAYOUTS,
    NEAR,
    NOWHERE,
    REAR,
    RING,
    SIDE_AT,
    apart,
    cell_at,
    triangle,
)
from hastilude.games.rise_shields.names import TERRAINS
from hastilude.games.rise_shields.rulebook import RULEBOOK
from support.ledger import rule
from support.rise_shields_draw import COMPONENTS, draw

FIGURES = RULEBOOK.figures(COMPONENTS)
BONUS = {FRONT: 0, FLANK: 1, REAR: 2}


def cell(name: str) -> int:
    return CELL_NAMES.index(name)


@rule("RS-001", "RS-010", "RS-R01")
def test_the_board_has_137_hexagons() -> None:
    assert len(CELL_NAMES) == CELLS == 137
    assert max(len(near) for near in NEAR) == 6
    assert len(NEAR[cell("6.5")]) == 6
    assert len(NEAR[cell("0.0")]) == 2
    # three cells that all touch one another, which squares do not have
    assert all(apart(a, b) == 1 for a in triangle(cell("6.5"), 0) for b in triangle(cell("6.5"), 0) if a != b)


@rule("RS-011", "RS-R01")
def test_distance_is_the_least_number_of_steps() -> None:
    """Checked against a search from cell to neighbour, from every cell."""
    for start in range(CELLS):
        steps = {start: 0}
        queue = [start]
        for here in queue:
            for there in NEAR[here]:
                if there not in steps:
                    steps[there] = steps[here] + 1
                    queue.append(there)
        assert all(apart(start, there) == steps[there] for there in range(CELLS))


@rule("RS-011")
def test_distances_of_the_map_as_the_component_data_tell_them() -> None:
    castle = cell("6.5")
    for fort in ("4.2", "4.8", "8.2", "8.8"):
        assert apart(cell(fort), castle) == 4
    for treasury in ("6.0", "6.10"):
        assert apart(cell(treasury), castle) == 5
    for mountain in ("4.5", "8.5"):
        assert apart(cell(mountain), castle) == 2


@rule("RS-012", "RS-058")
def test_a_cell_holds_one_unit() -> None:
    field = draw("0ma1@a 0pi1@b .")
    field.open("activate 0ma")
    assert field.why_not("step @b") == "occupied"


@rule("RS-013", "RS-R06")
def test_every_cell_is_of_one_kind_and_signposts_stand_on_plains() -> None:
    assert len(FIGURES.terrain) == CELLS
    assert set(FIGURES.terrain) == set(range(len(TERRAINS)))
    for at in range(CELLS):
        if FIGURES.post_at[at] >= 0:
            assert TERRAINS[FIGURES.terrain[at]] == "plain"
        if FIGURES.place_at[at] >= 0:
            assert TERRAINS[FIGURES.terrain[at]] in ("fortification", "treasury")
    assert [TERRAINS[FIGURES.terrain[at]] for at in FIGURES.castle] == ["fortification"]


@rule("RS-014", "RS-R07")
def test_around_the_castle_are_the_six_cells_next_to_it() -> None:
    assert FIGURES.castle == [cell("6.5")]
    assert {CELL_NAMES[at] for at in FIGURES.castle_ring} == {"5.4", "5.5", "6.6", "7.5", "7.4", "6.4"}


@rule("RS-025", "RS-026", "RS-E37", "RS-R02")
@pytest.mark.parametrize(
    ("layout", "bonuses"),
    [("2-2-2", [0, 0, 1, 2, 2, 1]), ("3-2-1", [0, 0, 1, 2, 1, 0]), ("1-4-1", [0, 1, 1, 2, 1, 1])],
)
def test_edges_of_a_unit_with_facing_0(layout: str, bonuses: list[int]) -> None:
    sides = SIDE_AT[LAYOUTS.index(layout)]
    assert [BONUS[sides[edge]] for edge in range(6)] == bonuses
    for facing in range(6):  # the others are the same, turned
        assert [sides[facing * 6 + (facing + edge) % 6] for edge in range(6)] == [
            sides[edge] for edge in range(6)
        ]


@rule("RS-350", "RS-E42", "RS-026")
def test_edges_on_the_map() -> None:
    target = cell("6.4")
    around = ["5.3", "5.4", "6.5", "7.4", "7.3", "6.3"]
    edges = [next(e for e in range(6) if ACROSS[target * 6 + e] == cell(name)) for name in around]
    assert edges == [5, 0, 1, 2, 3, 4]
    sides = SIDE_AT[0]
    assert [BONUS[sides[5 * 6 + edge]] for edge in edges] == [0, 0, 1, 2, 2, 1]


@rule("RS-350")
def test_facing_5_looks_up_the_map_and_2_down() -> None:
    here = cell("6.5")
    fronts = [[ACROSS[here * 6 + k], ACROSS[here * 6 + (k + 1) % 6]] for k in (5, 2)]
    assert [[CELL_NAMES[at] for at in pair] for pair in fronts] == [["5.4", "5.5"], ["7.5", "7.4"]]


@rule("RS-E42", "RS-E37", "RS-028")
@pytest.mark.parametrize(("spot", "bonus"), [("a", 0), ("b", 0), ("c", 1), ("d", 2), ("e", 2), ("f", 1)])
def test_the_touched_edge_of_the_target_decides(spot: str, bonus: int) -> None:
    """One attacker walks round a target that looks up the map."""
    picture = """
           .@a   .@b
        .@f   1ma5  .@c
           .@e   .@d
    """.replace(f".@{spot}", f"0ma0@{spot}")
    field = draw(picture, row=5)
    field.attack("0ma", "melee", "1ma", dice="16", then="stay")
    assert field.parts().get("direction", 0) == bonus


@rule("RS-R31", "RS-095")
def test_twelve_cells_lie_across_one_cell() -> None:
    assert len(RING[cell("6.5")]) == 12
    assert all(apart(cell("6.5"), at) == 2 for at in RING[cell("6.5")])


@rule("RS-230", "RS-R80")
def test_triangles_need_three_cells_of_the_board() -> None:
    assert len([corner for corner in range(6) if triangle(cell("6.5"), corner)]) == 6
    assert len([corner for corner in range(6) if triangle(cell("0.0"), corner)]) == 1
    assert triangle(cell("0.0"), 5) == []


@rule("RS-E38", "RS-126")
@pytest.mark.parametrize(("name", "count"), [("6.4", 3), ("6.3", 5), ("5.3", 4)])
def test_legal_cells_of_a_retreat(name: str, count: int) -> None:
    """(a) from a neighbour 3, (b) from distance 2 in a line 5, (c) off the line 4."""
    if name == "6.4":
        field = draw("0ma0 1pi4", row=6, column=4)
        field.attack("0ma", "melee", "1pi", dice="16")
    else:
        row, column = map(int, name.split("."))
        picture = "0ar0 . 1pi4" if row == 6 else "0ar0@a .\n .  . 1pi4"
        field = draw(picture, row=row, column=column)
        field.attack("0ar", "arc", "1pi", dice="16")
    assert field.asks() == "reply 1"
    assert len(field.legal("retreat")) == count


@rule("RS-010")
def test_off_the_board_there_is_nothing() -> None:
    assert cell_at(-1, 0) == cell_at(13, 0) == cell_at(1, 10) == cell_at(0, 11) == NOWHERE
