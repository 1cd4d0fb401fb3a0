"""What is in the box (ledger 3.1, 3.3, 3.19), where each figure comes from, and other boxes (part 9)."""

import re
from collections import Counter
from pathlib import Path

import pytest

from hastilude.core.components import ComponentError
from hastilude.games.rise_shields.names import (
    ABILITIES,
    ARTIFACTS,
    CARDS,
    DESCRIBED,
    FACTIONS,
    LEADERS,
    SETS,
    TYPES,
)
from hastilude.games.rise_shields.rulebook import RULEBOOK
from support.ledger import rule
from support.rise_shields_draw import COMPONENTS, draw

DATA = COMPONENTS.data
UNITS = DATA["units"]


def figures(kind: str) -> tuple[int, int, int]:
    unit = UNITS[kind]
    return unit["attack"]["value"], unit["defence"]["value"], unit["movement"]["value"]


@rule("RS-001", "RS-002", "RS-003", "RS-R04")
def test_board_die_and_artifacts() -> None:
    assert DATA["map"]["name"] == "battle_for_the_castle"
    assert DATA["box"]["boards"] == DATA["box"]["dice"] == 1
    assert DATA["box"]["die_faces"] == 6
    assert len(DATA["artifacts"]) == len(ARTIFACTS) == 18


@rule("RS-004", "RS-023")
def test_four_leaders_all_cavalry_in_melee() -> None:
    assert set(LEADERS) == {"ulrag", "bella", "segros", "aya"}
    for leader in LEADERS:
        assert (UNITS[leader]["class"], UNITS[leader]["fights"]) == ("cavalry", "melee")
    assert [leader for leader in LEADERS if "knight_charge" in UNITS[leader]["abilities"]] == ["segros"]


@rule("RS-005", "RS-006", "RS-R03")
def test_four_factions_of_seven_tokens() -> None:
    golds: list[str] = []
    for faction in FACTIONS:
        tokens = DATA["factions"][faction]
        assert sorted(tokens["silver"]) == ["archers", "horsemen", "men_at_arms", "pikemen"]
        assert len(tokens["silver"]) + len(tokens["gold"]) + 1 == 7
        golds += tokens["gold"]
    assert sorted(golds) == sorted(kind for kind in TYPES if UNITS[kind]["tier"]["value"] == "gold")
    assert len(golds) == 8


@rule("RS-007", "RS-178", "RS-044")
def test_four_decks_of_six_cards_in_rising_cost() -> None:
    by_leader = Counter(card["leader"] for card in DATA["cards"].values())
    assert by_leader == dict.fromkeys(LEADERS, 6)
    for number, leader in enumerate(LEADERS):
        deck = [CARDS[card] for card in DESCRIBED[number * 6 : number * 6 + 6]]
        assert {DATA["cards"][card]["leader"] for card in deck} == {leader}
        assert [DATA["cards"][card]["cost"]["value"] for card in deck] == [1, 1, 1, 2, 2, 3]
    assert DATA["cards"]["promissory_note"]["cost"] == {"value": 1, "source": "rulebook"}


@rule("RS-008", "RS-009", "RS-R05")
def test_camps_with_two_rows_each() -> None:
    """The first row is nearest to the camp: the last row of the map for camp 1, the first for camp 2."""
    camps = DATA["map"]["camps"]
    assert (camps["camp_1"]["start_row_1"], camps["camp_1"]["start_row_2"]) == (12, 11)
    assert (camps["camp_2"]["start_row_1"], camps["camp_2"]["start_row_2"]) == (0, 1)
    rows = DATA["map"]["drawing"].strip("\n").splitlines()
    assert all(set(rows[row].split()) == {"."} for row in (0, 1, 11, 12))


@rule("RS-015", "RS-016", "RS-024")
def test_every_type_has_three_figures_and_a_tier() -> None:
    assert set(UNITS) == set(TYPES)
    for kind in TYPES:
        assert all(isinstance(number, int) for number in figures(kind))
    tiers = Counter(UNITS[kind]["tier"]["value"] for kind in TYPES)
    assert tiers == {"silver": 4, "gold": 8, "machine": 1, "leader": 4}


@pytest.mark.parametrize(
    ("kind", "about"),
    [
        pytest.param("archers", "infantry ranged arc_shot preemptive_shot", marks=rule("RS-155")),
        pytest.param(
            "crossbowmen", "infantry ranged strong_shot arc_shot preemptive_shot", marks=rule("RS-156")
        ),
        pytest.param("mercenaries", "infantry melee shield", marks=rule("RS-157")),
        pytest.param("swordsmen", "infantry melee blessing", marks=rule("RS-158")),
        pytest.param("scouts", "infantry melee ambush infiltration", marks=rule("RS-159")),
        pytest.param("horsemen", "cavalry melee", marks=rule("RS-160")),
        pytest.param("catapult", "war_machine siege siege_weapon", marks=rule("RS-161")),
        pytest.param("pikemen", "infantry melee spears", marks=rule("RS-162")),
        pytest.param("musketeers", "infantry ranged preemptive_shot", marks=rule("RS-163")),
        pytest.param("men_at_arms", "infantry melee shield", marks=rule("RS-164")),
        pytest.param("guards", "infantry melee spears shield", marks=rule("RS-165")),
        pytest.param("knights", "cavalry melee knight_charge", marks=rule("RS-166")),
        pytest.param("wizards", "infantry melee mentalism", marks=rule("RS-167")),
        pytest.param("ulrag", "cavalry melee", marks=rule("RS-168")),
        pytest.param("bella", "cavalry melee", marks=rule("RS-169")),
        pytest.param("segros", "cavalry melee knight_charge", marks=rule("RS-170")),
        pytest.param("aya", "cavalry melee", marks=rule("RS-171")),
    ],
)
def test_class_and_abilities(kind: str, about: str) -> None:
    unit = UNITS[kind]
    assert " ".join([unit["class"], unit["fights"], *unit["abilities"]]) == about
    assert unit["source"] == "rulebook"
    assert set(unit["abilities"]) <= set(ABILITIES)


@rule("RS-166", "RS-E09")
def test_figures_that_follow_from_examples() -> None:
    assert figures("knights")[2] == 3
    assert figures("horsemen")[2] == 3
    assert UNITS["knights"]["movement"]["source"] == "derived"


@rule("RS-R10", "RS-R09")
def test_the_fighters_of_the_printed_examples() -> None:
    """Red is men-at-arms 2/2, blue horsemen 1/1; the elite shooter of example 3 is musketeers, attack 1."""
    assert figures("men_at_arms")[:2] == (2, 2)
    assert figures("horsemen")[:2] == (1, 1)
    assert figures("musketeers")[0] == 1
    assert "strong_shot" not in UNITS["musketeers"]["abilities"]
    for kind, key in (("men_at_arms", "attack"), ("men_at_arms", "defence"), ("musketeers", "attack")):
        assert UNITS[kind][key]["source"] == "derived"


@rule("RS-R60")
def test_what_is_reconstructed_says_so() -> None:
    """A reconstructed figure never overrides the text: class, radius and turn are the rulebook's."""
    marked = [
        f"{kind}.{key}"
        for kind in TYPES
        for key in ("attack", "defence", "movement")
        if UNITS[kind][key]["source"] == "reconstructed"
    ]
    assert len(marked) == 3 * len(TYPES) - 5
    costs = [name for name, card in DATA["cards"].items() if card["cost"]["source"] == "reconstructed"]
    assert len(costs) == 23
    assert all(card["source"] == "rulebook" for card in DATA["cards"].values())
    assert DATA["map"]["source"] == "reconstructed"


@rule("RS-R117")
def test_thirteen_names_are_printed_and_all_single_effects_reconstructed() -> None:
    artifacts = DATA["artifacts"]
    printed = [name for name in ARTIFACTS if artifacts[name]["source"] == "rulebook"]
    assert len(printed) == 13
    assert {artifacts[name]["set"] for name in printed} == set(SETS)
    assert all(artifacts[name]["effect"]["source"] == "reconstructed" for name in ARTIFACTS)
    sizes = Counter(artifact["set"] for artifact in artifacts.values())
    assert [sizes[name] for name in SETS] == [3, 3, 3, 4]


@rule("RS-013")
def test_the_map_is_point_symmetric_about_the_castle() -> None:
    rows = [line.split() for line in DATA["map"]["drawing"].strip("\n").splitlines()]
    assert [list(reversed(row)) for row in reversed(rows)] == rows
    counts = Counter(symbol for row in rows for symbol in row)
    assert counts == {".": 98, "F": 14, "M": 6, "S": 6, "P": 4, "T": 4, "X": 4, "K": 1}


# -- other boxes -------------------------------------------------------------------------


def box(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "box.toml"
    path.write_text(text, encoding="utf-8")
    return path


def changed(tmp_path: Path, old: str, new: str) -> Path:
    assert re.search(old, COMPONENTS.text, re.DOTALL)
    return box(tmp_path, re.sub(old, new, COMPONENTS.text, count=1, flags=re.DOTALL))


@rule("RS-R60", "RS-015")
def test_a_box_with_its_own_units_is_played_with_them(tmp_path: Path) -> None:
    path = changed(tmp_path, r"(\[units\.archers\].*?attack = \{ value = )1", r"\g<1>4")
    other = RULEBOOK.figures(RULEBOOK.components(path))
    assert other.attack[TYPES.index("archers")] == 4
    assert RULEBOOK.components(path).digest != COMPONENTS.digest


@rule("RS-R60")
def test_players_are_told_which_groups_are_reconstructed(tmp_path: Path) -> None:
    assert RULEBOOK.figures(COMPONENTS).reconstructed == ["map", "units", "factions", "cards", "artifacts"]
    printed = box(tmp_path, COMPONENTS.text.replace("reconstructed", "rulebook"))
    assert RULEBOOK.figures(RULEBOOK.components(printed)).reconstructed == []


@pytest.mark.parametrize("group", ["map", "units", "factions", "cards", "artifacts"])
def test_a_file_may_have_one_group_alone(tmp_path: Path, group: str) -> None:
    """The rest is taken from the file that comes with the game: maps, units, cards, artifacts are replaceable."""
    blocks = re.split(r"\n(?=\[)", COMPONENTS.text)
    own = [block for block in blocks if re.match(rf"\[{group}[.\]]", block)]
    components = RULEBOOK.components(box(tmp_path, "\n".join(own)))
    assert RULEBOOK.figures(components).attack == RULEBOOK.figures(COMPONENTS).attack
    assert components.digest == COMPONENTS.digest


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (r"flank = 1", "flank = 2", "flank = 1"),
        (r"die_faces = 6", "die_faces = 8", "die_faces = 6"),
        (
            r"\[energy\]\nsource = \"rulebook\"\neach_turn = 1",
            '[energy]\nsource = "rulebook"\neach_turn = 2',
            "each_turn",
        ),
        (
            r"attack = \{ value = 1, source = \"reconstructed\" \}",
            'attack = { value = 1, source = "guess" }',
            "source",
        ),
        (r"gold = \[\"scouts\", \"mercenaries\"\]", 'gold = ["scouts", "guards"]', "two factions"),
        (r"radius = 2", 'radius = "far"', "radius"),
        (r"cost = \{ value = 3", "cost = { value = 4", "cost"),
        (r"castle = \[\[6, 5\]\]", "castle = [[6, 6]]", "castle"),
        (r" \. \. F \. \. P", " . . F . .", "13 rows"),
        (r" \. \. F \. \. P", " . . Q . . P", "no kind of cell"),
        (r"set = \"dominion\"", 'set = "none"', "dominion"),
        (r"\[holding\]", "[holdings]", "holding"),
    ],
)
def test_a_wrong_file_is_refused_with_its_line(tmp_path: Path, old: str, new: str, message: str) -> None:
    with pytest.raises(ComponentError, match=message) as caught:
        RULEBOOK.figures(RULEBOOK.components(changed(tmp_path, old, new)))
    assert caught.value.line >= 1


@rule("RS-E43", "RS-R10")
def test_the_examples_come_out_with_the_component_data() -> None:
    field = draw("0ma1@a 1ho4@b 1pi4")
    field.attack("0ma", "melee", "1ho", dice="53")
    assert field.totals() == [(7, 4)]
    assert field.where("0ma") == "@b"
    field = draw("0ma1@a 1ho4@b 0pi1")
    field.attack("0ma", "melee", "1ho", dice="23")
    assert field.totals() == [(4, 4)]
    field.do("counterstrike", dice="53")
    assert field.totals() == [(6, 5)]
    assert field.where("0ma") == "dead"
