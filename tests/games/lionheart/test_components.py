"""What is in the box (ledger 3.1), and component files with other or wrong figures."""

from collections import Counter
from pathlib import Path

import pytest

from hastilude.core.components import ComponentError, Components
from hastilude.games.lionheart.position import position
from hastilude.games.lionheart.rulebook import RULEBOOK
from hastilude.games.lionheart.view import view
from support.ledger import rule
from support.lionheart import COMPONENTS, FIGURES, build, castles, small_components, start, supply

DATA = COMPONENTS.data
TILES = {name: table["land"].split() for name, table in DATA["tiles"].items()}


def cards() -> dict[str, dict[str, object]]:
    """Every card of the file by its id."""
    found: dict[str, dict[str, object]] = {}
    for pile in DATA["cards"].values():
        for key, face in pile.items():
            if key not in ("source", "where"):
                first, _, last = key.partition("-")
                for number in range(int(first[1:]), int((last or first)[1:]) + 1):
                    found[f"{first[0]}{number:02}"] = face
    return found


CARDS = cards()


# -- what is in the box ------------------------------------------------------------------------


@rule("LH-001", "LH-012", "LH-R58")
def test_the_frame_holds_nine_tiles() -> None:
    """Its parts and connectors have no play value: what is left of it is the edge of the board."""
    game = start(3)
    found = view(game, None)
    assert (found.rows, found.cols) == (12, 12)
    assert len(found.tiles) == 9
    build(game)
    edges_on_frame = {f"v({r},11)" for r in range(12)} | {f"h(11,{c})" for c in range(12)}
    assert not edges_on_frame & {text.removeprefix("border ") for text in _all_borders()}


def _all_borders() -> list[str]:
    return [
        RULEBOOK.actions.text(a) for a in range(len(RULEBOOK.actions)) if "border" in RULEBOOK.actions.text(a)
    ]


@rule("LH-002", "LH-R52")
def test_nine_tiles_one_of_them_with_the_residence() -> None:
    assert len(TILES) == 9
    assert ["R" in "".join(rows) for rows in TILES.values()].count(True) == 1
    signs = Counter("".join("".join(rows) for rows in TILES.values()))
    assert signs == {".": 67, "f": 44, "v": 16, "R": 1, "c": 4, "s": 4, "g": 4, "d": 4}


@rule("LH-009", "LH-R52")
def test_every_mine_has_one_of_four_types() -> None:
    found = view(start(2), None)
    assert found.mine_types == ("copper", "silver", "gold", "gems")
    assert set(DATA["signs"]["mines"]) - {"source"} == set(found.mine_types)


@rule("LH-003")
def test_sixty_cards_in_four_piles() -> None:
    assert len(CARDS) == 60
    assert Counter(card[0] for card in CARDS) == {"A": 15, "B": 15, "C": 15, "D": 15}


@rule("LH-003", "LH-R53", "LH-R63", "LH-066")
def test_the_cards_of_the_deck() -> None:
    """The check sums of the component notes (C.1)."""
    faces = Counter(" / ".join(face["symbols"]) for face in CARDS.values())  # type: ignore[arg-type]
    assert faces == {
        "place_borders:1": 2,
        "place_borders:2": 9,
        "place_borders:3": 6,
        "place_knights:1": 3,
        "place_knights:2": 2,
        "expand_domain:2": 3,
        "place_knights:1 / place_borders:2": 6,
        "place_knights:1 / expand_domain:2": 11,
        "place_knights:2 / expand_domain:2": 1,
        "expand_domain:2 / place_borders:2": 9,
        "traitor:1": 4,
        "make_alliance:1": 4,
    }
    assert sum(int(str(face["price"])) for face in CARDS.values()) == 276
    assert sum(int(str(face["sale_value"])) for face in CARDS.values()) == 198


@rule("LH-004", "LH-007")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fifteen_knights_and_four_castles_of_each_colour(seats: int) -> None:
    game = start(seats)
    assert set(position(game)["knight_supply"].values()) == {15}
    assert DATA["pieces"]["castles"] == 4
    assert len(view(game, None).players) == seats  # a marker on the track for each
    assert view(game, None).target > 0  # and the king's


@rule("LH-005", "LH-006")
def test_a_hundred_borders_and_ninety_one_thalers() -> None:
    assert supply(start(4)) == 100
    assert FIGURES.bank == 36 + 5 * 11 == 91


@rule("LH-R65")
def test_the_colours() -> None:
    assert position(start(4))["colours"] == [*DATA["colours"]["names"], DATA["fourth_colour"]["name"]]


def test_every_group_says_where_it_comes_from() -> None:
    for name in ("pieces", "borders", "coins", "target", "points", "monopoly", "money_bonus"):
        assert DATA[name]["source"] == "rulebook"
    assert {table["source"] for table in DATA["tiles"].values()} == {"reconstructed"}
    assert {pile["source"] for pile in DATA["cards"].values()} == {"public"}
    sight = view(start(2), None)
    assert (sight.land_source, sight.card_source) == ("reconstructed", "public")


# -- another land ------------------------------------------------------------------------------


def changed(old: str, new: str, count: int = 1) -> Components:
    """The component file with one thing written otherwise."""
    assert old in COMPONENTS.text
    return Components(Path("my.toml"), COMPONENTS.text.replace(old, new, count))


@rule("LH-R01")
def test_tiles_of_another_size_make_another_board() -> None:
    game = start(3, components=small_components(3))
    found = view(game, None)
    assert (found.rows, found.cols) == (9, 9)
    build(game)
    assert len(castles(game)) == 12


def test_a_real_box_s_tiles_are_not_marked_as_reconstructed() -> None:
    text = COMPONENTS.text.replace('source = "reconstructed"', 'source = "rulebook"')
    game = start(2, components=Components(Path("my.toml"), text))
    assert view(game, None).land_source == "rulebook"


def test_other_tiles_are_another_digest() -> None:
    other = changed("c.fs\nfR..", "c.fs\nf.R.")
    assert other.digest != COMPONENTS.digest
    assert any("f.R." in row for row in other.data["tiles"]["tile_0"]["land"].split())
    RULEBOOK.figures(other)


# -- what cannot be used -----------------------------------------------------------------------


def line_of(text: str, word: str) -> int:
    return next(n for n, line in enumerate(text.splitlines(), 1) if line.startswith(word))


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("c.fs\nfR..", "c.fs\nf...", "exactly one tile shows the residence"),
        ("f.v.\n..fc", "f.R.\n..fc", "exactly one tile shows the residence"),
        ("f.v.\n..fc", "f.v\n..fc", "has not 4 cells"),
        ("f.v.\n..fc\n", "f.v.\n", "3 rows"),
        ("f.v.\n..fc", "f.x.\n..fc", "'x' is no sign of terrain"),
        ('forest = "f"', 'forest = "v"', "another's already"),
        ('forest = "f"', 'forest = "ff"', "one character"),
        ("knights = 15", "knights = 3", "4 or more"),
        ("borders = 100", "borders = 0", "1 or more"),
        ("seats_4 = 30", 'seats_4 = "thirty"', "whole number"),
        ("A03-A05", "A03-A04", "pile A has 15 cards, not 14"),
        ("A03-A05", "A02-A05", "A02 is there twice"),
        ("A03-A05", "A05-A03", "go from A01 to A15"),
        ("B06 =", "A06 =", "not a card such as B01"),
        ('symbols = ["place_borders:1"]', 'symbols = ["place_borders:4"]', "no symbol such as"),
        ('symbols = ["place_borders:1"]', 'symbols = ["dance:1"]', "no symbol such as"),
        ('symbols = ["place_borders:1"]', "symbols = []", "one or two symbols"),
        (
            '["place_knights:1", "place_borders:2"]',
            '["place_borders:1", "place_borders:2"]',
            "shows place_borders twice",
        ),
        ("price = 1,", "price = -1,", "price of A01-A02 must be 0 or more"),
        ("price = 1, sale_value = 2", "price = 1", "needs symbols, price and sale_value"),
        ("[hand]\n", "[purse]\n", "[hand] is missing"),
        ("[forest_fee]", "[weather]\nsource = 'rulebook'\nrain = 1\n\n[forest_fee]", "no table [weather]"),
        ('name = "white"', 'name = "green"', "LH-R65"),
        ("castles = 4", "castles = 5", "LH-004"),
        ("cards = 3", "cards = 4", "LH-033"),
    ],
)
def test_a_wrong_file_is_refused_with_the_reason(old: str, new: str, reason: str) -> None:
    with pytest.raises(ComponentError) as caught:
        RULEBOOK.figures(changed(old, new))
    assert reason in str(caught.value)
    assert "my.toml, line " in str(caught.value)


def test_the_error_names_the_line() -> None:
    file = changed("price = 7, sale_value = 5 }", "price = 'x', sale_value = 5 }")
    with pytest.raises(ComponentError) as caught:
        RULEBOOK.figures(file)
    assert caught.value.line == line_of(file.text, "B07 =")
