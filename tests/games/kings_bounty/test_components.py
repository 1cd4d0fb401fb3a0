"""The cards of the box (ledger 3.1), and component files with other or wrong figures."""

from pathlib import Path

import pytest

from hastilude.core.components import ComponentError, Components
from hastilude.games.kings_bounty.cards import CARD_NAMES, KIND_NAMES
from hastilude.games.kings_bounty.position import from_position, position
from hastilude.games.kings_bounty.rulebook import RULEBOOK
from hastilude.games.kings_bounty.rules import KingsBounty
from hastilude.games.kings_bounty.titles import TITLES
from hastilude.games.kings_bounty.view import view
from support.kings_bounty import (
    COMPONENTS,
    FIGURES,
    cards,
    defence,
    do,
    draw,
    holder,
    legal,
    start,
    why_not,
)
from support.ledger import rule

#: every unit and holding card, by kind, counted where they lie after the set-up
BOX = cards(start(4))
STRENGTH = dict(zip(KIND_NAMES, FIGURES.strength, strict=True))

CASTLE_PEOPLES = ("elf", "dwarf", "undead", "orc")
PEOPLES = ("human", *CASTLE_PEOPLES)
UNITS = {
    f"{people}_{unit}" for people in PEOPLES for unit in ("archer", "warrior", "mage", "hero", "monster")
}
CASTLES = {f"{people}_{castle}" for people in CASTLE_PEOPLES for castle in ("tower", "fortress", "citadel")}
OBELISKS = {"obelisk_1", "obelisk_2", "obelisk_3"}


def count(kinds: set[str]) -> int:
    return sum(BOX[kind] for kind in kinds)


# -- what is in the box


@rule("KB-001")
def test_106_cards() -> None:
    last_player_cards = sum(player.last for player in view(start(4), None).players)
    assert count(UNITS) == 48
    assert count(CASTLES | OBELISKS) == 36
    assert BOX.total() == 84
    assert BOX.total() + len(TITLES) + last_player_cards == 106


@rule("KB-002", "KB-003")
def test_five_peoples_and_five_unit_types() -> None:
    units = {kind for kind in BOX if kind not in CASTLES | OBELISKS}
    assert {kind.split("_")[0] for kind in units} == {"human", "elf", "dwarf", "undead", "orc"}
    assert {kind.split("_")[1] for kind in units} == {"archer", "warrior", "mage", "hero", "monster"}
    assert len(units) == 5 * 5


@rule("KB-004")
def test_a_unit_has_a_people_a_type_and_a_strength_but_heroes_and_monsters_no_number() -> None:
    regulars = {kind for kind in UNITS if STRENGTH[kind] > 0}
    assert {kind.split("_")[1] for kind in UNITS - regulars} == {"hero", "monster"}
    assert len(regulars) == 5 * 3


@rule("KB-004", "KB-R22")
def test_equal_cards_are_interchangeable_and_each_is_listed() -> None:
    game = draw("""
        >0: elf_tower | elf_archer elf_archer human_archer
         1:           |
    """)
    assert legal(game) == {
        "garrison elf_tower_1 with elf_archer_1",
        "garrison elf_tower_1 with elf_archer_2",
        "garrison elf_tower_1 with human_archer_1",
        "exchange",
    }
    other = game.copy()
    do(game, "garrison elf_tower_1 with elf_archer_1")
    do(other, "garrison elf_tower_1 with elf_archer_2")
    assert position(game) == position(other)


@rule("KB-005")
@pytest.mark.parametrize("people", CASTLE_PEOPLES)
def test_nine_units_of_each_other_people(people: str) -> None:
    copies = {kind.split("_")[1]: BOX[kind] for kind in UNITS if kind.startswith(people)}
    assert copies == {"archer": 3, "warrior": 2, "mage": 2, "hero": 1, "monster": 1}


@rule("KB-006")
def test_twelve_human_units() -> None:
    copies = {kind.split("_")[1]: BOX[kind] for kind in UNITS if kind.startswith("human")}
    assert copies == {"archer": 4, "warrior": 3, "mage": 3, "hero": 1, "monster": 1}


@rule("KB-007")
def test_24_castles_and_12_obelisks() -> None:
    assert count(CASTLES) == 24
    assert count(OBELISKS) == 12


@rule("KB-008", "KB-009")
def test_six_castles_of_each_people_but_humans() -> None:
    assert {kind: BOX[kind] for kind in BOX if kind not in UNITS | OBELISKS} == dict.fromkeys(CASTLES, 2)
    assert not [
        card for card in CARD_NAMES if card.startswith("human") and card.rpartition("_")[0] not in UNITS
    ]


@rule("KB-010")
def test_a_castle_shows_its_people_type_and_strength() -> None:
    game = draw("""
        >0: elf_tower dwarf_fortress undead_citadel orc_tower |
         1: |
         2: |
         3: |
    """)
    shown = [(h.people, h.castle, h.strength) for h in view(game, None).players[0].holdings]
    assert shown == [
        ("elf", "tower", 1),
        ("dwarf", "fortress", 2),
        ("undead", "citadel", 3),
        ("orc", "tower", 1),
    ]
    for kind in CASTLES:  # the strength goes with the type, not with the people
        assert STRENGTH[kind] == STRENGTH["elf_" + kind.split("_")[1]]


@rule("KB-011")
def test_four_obelisks_of_each_strength() -> None:
    assert {kind: BOX[kind] for kind in OBELISKS} == {"obelisk_1": 4, "obelisk_2": 4, "obelisk_3": 4}
    game = draw("""
        >0: obelisk_1 obelisk_2 obelisk_3 |
         1: |
    """)
    assert [h.strength for h in view(game, None).players[0].holdings] == [1, 2, 3]


@rule("KB-012")
def test_obelisks_belong_to_no_people() -> None:
    game = draw("""
        >0: obelisk_1 obelisk_2 obelisk_3 |
         1: |
    """)
    player = view(game, None).players[0]
    assert [h.people for h in player.holdings] == [None, None, None]
    assert player.licences == ("human",)


@rule("KB-013")
def test_an_obelisk_is_worth_2_whatever_its_strength() -> None:
    game = ended("""
        >0: obelisk_1           |
         1: obelisk_3           |
         2: obelisk_2 obelisk_3 |
        titles: king_of_elves prince_of_elves thane_of_dwarves prince_of_dwarves vandal staff_rat
    """)
    assert scores(game) == [2, 2, 4]


@rule("KB-014")
def test_21_different_titles_each_with_points_and_a_condition() -> None:
    assert len(set(TITLES)) == 21
    assert all(FIGURES.title_points)
    nothing = """
        >0: |
         1: |
         2: |
         3: |
    """
    everything = """
        >0: elf_tower<human_archer dwarf_fortress<elf_warrior undead_citadel<dwarf_mage
            orc_tower<orc_archer obelisk_1<undead_warrior |
         1: |
         2: |
         3: |
    """.replace("\n            ", " ")
    before = draw(nothing)
    after = draw(everything, last_hero=0, last_monster=0)
    for title in TITLES:
        assert holder(before, title) is None
        assert holder(after, title) == 0


@rule("KB-015")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_one_last_player_card(seats: int) -> None:
    assert [player.last for player in view(start(seats), None).players].count(True) == 1


# -- strengths


@pytest.mark.parametrize(
    ("unit", "strength"),
    [
        pytest.param("archer", 2, marks=rule("KB-016", "KB-R07")),
        pytest.param("warrior", 3, marks=rule("KB-017", "KB-R07")),
        pytest.param("mage", 4, marks=rule("KB-018", "KB-R07")),
    ],
)
def test_a_unit_is_as_strong_in_every_people(unit: str, strength: int) -> None:
    for people in PEOPLES:
        assert STRENGTH[f"{people}_{unit}"] == strength


@rule("KB-019")
def test_no_unit_has_strength_5() -> None:
    assert max(STRENGTH[kind] for kind in UNITS) == 4


@rule("KB-020")
def test_a_tower_has_strength_1() -> None:
    game = draw("""
        >0: elf_tower |
         1: orc_tower |
    """)
    assert defence(game, "elf_tower_1") == defence(game, "orc_tower_1") == 1


@rule("KB-021", "KB-R06")
def test_fortress_and_citadel_come_from_the_component_data() -> None:
    game = draw("""
        >0:                          | human_warrior human_mage
         1: elf_fortress elf_citadel |
    """)
    assert legal(game) == {
        "capture elf_fortress_1 with human_warrior_1",
        "capture elf_fortress_1 with human_mage_1",
        "capture elf_citadel_1 with human_mage_1",
        "exchange",
    }
    strong = with_figures(game, edited("fortress = 2\ncitadel = 3", "fortress = 3\ncitadel = 4"))
    assert legal(strong) == {"capture elf_fortress_1 with human_mage_1", "exchange"}
    assert why_not(strong, "capture elf_citadel_1 with human_mage_1") == "too_weak"
    weak = with_figures(game, edited("fortress = 2\ncitadel = 3", "fortress = 1\ncitadel = 1"))
    assert "capture elf_citadel_1 with human_warrior_1" in legal(weak)


@rule("KB-021", "KB-R06", "KB-R08")
def test_figures_that_the_rulebook_lacks_are_marked() -> None:
    assert COMPONENTS.table("strength.castles")["source"] == "public"
    assert COMPONENTS.table("victory_points.titles")["source"] == "reconstructed"
    assert COMPONENTS.table("strength.tower")["source"] == "rulebook"


# -- other component files


def edited(old: str, new: str) -> Components:
    """The game's component file with one place changed."""
    assert COMPONENTS.text.count(old) == 1
    return Components(Path("box.toml"), COMPONENTS.text.replace(old, new))


def with_figures(game: KingsBounty, components: Components) -> KingsBounty:
    return from_position(position(game), RULEBOOK.figures(components), strict=False)


def ended(picture: str) -> KingsBounty:
    return draw(picture, phase="ended", reason="final_turn")


def scores(game: KingsBounty) -> list[int]:
    result = game.result()
    assert result is not None
    return [score.points for score in result.scores]


@rule("KB-R06")
def test_a_citadel_of_4_is_safe_from_every_regular_unit() -> None:
    game = draw("""
        >0: orc_tower               | human_archer human_warrior human_mage orc_mage human_hero
         1: elf_citadel<elf_warrior |
    """)
    safe = with_figures(game, edited("citadel = 3", "citadel = 4"))
    assert defence(safe, "elf_citadel_1") == 4
    assert {text for text in legal(safe) if "elf_citadel" in text} == {
        "capture elf_citadel_1 with human_hero_1"
    }


@rule("KB-R08")
def test_the_points_of_a_title_come_from_the_component_data() -> None:
    game = ended("""
        >0: elf_tower |
         1: obelisk_1 |
        titles: tower_builder swordmaster sharpshooter grand_magister vandal staff_rat
    """)
    assert scores(game)[0] == FIGURES.title_points[TITLES.index("tower_builder")]
    assert scores(with_figures(game, edited("tower_builder = 8", "tower_builder = 77"))) == [77, 2]


@rule("KB-R08")
def test_a_game_is_set_up_with_the_figures_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text(edited("emperor = 10", "emperor = 11").text, encoding="utf-8")
    mine = RULEBOOK.components(path)
    assert mine.digest != COMPONENTS.digest
    assert start(4, components=mine).setting.figures.title_points[TITLES.index("emperor")] == 11


def test_comments_and_order_do_not_make_another_box() -> None:
    assert edited("citadel = 3", "citadel = 3 # of the real box").digest == COMPONENTS.digest


# `# here` marks the line that the error must name.
WRONG = {
    "the tower is 1 in the rulebook": (
        '[strength.tower]\nsource = "rulebook"\ntower = 1',
        '[strength.tower]\nsource = "rulebook"\ntower = 2 # here',
        r"the rulebook says tower = 1 in [strength.tower], not 2",
    ),
    "no unit has 5": ("mage = 4", "mage = 5 # here", "the rulebook says mage = 4 in [strength.units], not 5"),
    "an obelisk is worth 2": (
        "obelisk = 2",
        "obelisk = 3 # here",
        "the rulebook says obelisk = 2 in [victory_points.obelisk], not 3",
    ),
    "cards are counted": (
        '[units.elf]\nsource = "rulebook"\narcher = 3',
        '[units.elf]\nsource = "rulebook"\narcher = 4 # here',
        "the rulebook says archer = 3 in [units.elf], not 4",
    ),
    "a fortress has a strength": (
        "fortress = 2\ncitadel = 3",
        "fortress = 0 # here\ncitadel = 3",
        "the strength of a fortress must be 1 or more, not 0",
    ),
    "a citadel has a strength": (
        "citadel = 3",
        "citadel = -1 # here",
        "the strength of a citadel must be 1 or more, not -1",
    ),
    "a title gives points": (
        "emperor = 10",
        "emperor = -10 # here",
        "emperor must be worth above 0, not -10",
    ),
    "no title is worthless": (
        "commander = 8",
        "commander = 0 # here",
        "commander must be worth above 0, not 0",
    ),
    "vandal takes points": (
        "vandal = -4",
        "vandal = 4 # here",
        "vandal must be worth below 0 (KB-198), not 4",
    ),
    "staff rat takes points": (
        "staff_rat = -4",
        "staff_rat = 0 # here",
        "staff_rat must be worth below 0 (KB-198), not 0",
    ),
    "a title is missing": (
        '[victory_points.titles]\nsource = "reconstructed"\nemperor = 10\n',
        '[victory_points.titles] # here\nsource = "reconstructed"\n',
        "[victory_points.titles] lacks emperor",
    ),
    "a title too many": (
        "vandal = -4",
        "jester = 3 # here\nvandal = -4",
        "[victory_points.titles] has no jester",
    ),
    "a table is missing": ("[obelisks]", "[menhirs]", "the table [obelisks] is missing"),
    "a table too many": (
        "[victory_points.obelisk]",
        '[victory_points.castles] # here\nsource = "public"\ntower = 1\n[victory_points.obelisk]',
        "there is no table [victory_points.castles]",
    ),
    "a figure outside the tables": (
        "[units.human]",
        "dragons = 3 # here\n[units.human]",
        "dragons stands outside the tables of the game",
    ),
    "a number is a number": (
        "citadel = 3",
        'citadel = "three" # here',
        "citadel must be a whole number, not 'three'",
    ),
    "a number is whole": ("citadel = 3", "citadel = 2.5 # here", "citadel must be a whole number, not 2.5"),
    "a source is known": (
        '[strength.castles]\nsource = "public"',
        '[strength.castles]\nsource = "hearsay" # here',
        "source must be one of rulebook, public, derived, reconstructed",
    ),
    "a source is given": (
        '[castles]\nsource = "rulebook"',
        "[castles] # here",
        "source must be one of rulebook, public, derived, reconstructed",
    ),
    "the file is TOML": ("vandal = -4", "vandal = = -4 # here", "Invalid value"),
}


@rule("KB-R06", "KB-R08")
@pytest.mark.parametrize(("old", "new", "reason"), WRONG.values(), ids=WRONG)
def test_a_wrong_file_is_refused_with_line_and_reason(
    tmp_path: Path, old: str, new: str, reason: str
) -> None:
    assert COMPONENTS.text.count(old) == 1
    text = COMPONENTS.text.replace(old, new)
    lines = text.splitlines()
    line = next((number for number, row in enumerate(lines, 1) if "# here" in row), 1)
    path = tmp_path / "my.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ComponentError) as caught:
        RULEBOOK.components(path)
    assert str(caught.value).startswith(f"{path}, line {line}: ")
    assert reason in caught.value.reason


@pytest.mark.parametrize(
    ("content", "reason"), [(None, "cannot be read"), (b"\xff\xfe", "is not UTF-8 text")]
)
def test_a_file_that_cannot_be_read(tmp_path: Path, content: bytes | None, reason: str) -> None:
    path = tmp_path / "my.toml"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(ComponentError, match=reason):
        RULEBOOK.components(path)
