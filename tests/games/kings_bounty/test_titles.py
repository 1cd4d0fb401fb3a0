"""What each title counts, and who gets it (ledger 3.15, 3.16)."""

import pytest

from hastilude.core.text import Texts
from hastilude.core.words import Result
from hastilude.games.kings_bounty.rulebook import RULEBOOK
from hastilude.games.kings_bounty.titles import EMPEROR, MAJORITIES, TITLES
from hastilude.games.kings_bounty.view import view
from support.kings_bounty import (
    FIGURES,
    counts,
    do,
    draw,
    finish,
    holder,
    last_turn,
    open_titles,
    scores,
    start,
    worth,
)
from support.ledger import rule


def awarded(result: Result, title: str) -> list[int]:
    """The seats whose scoring sheet has a title."""
    return [score.seat for score in result.scores for part in score.parts if part.args.get("title") == title]


# -- what each title counts ------------------------------------------------------------


@pytest.mark.parametrize(
    ("title", "counted", "count", "not_counted"),
    [
        pytest.param(
            "emperor",
            "elf_tower elf_citadel orc_fortress",
            2,
            "obelisk_1<dwarf_mage obelisk_2<undead_archer obelisk_3",
            marks=rule("KB-165", "KB-167"),
        ),
        pytest.param(
            "great_architect",
            "elf_tower dwarf_fortress<human_archer undead_citadel orc_tower<orc_mage",
            4,
            "obelisk_1 obelisk_2<orc_archer obelisk_3",
            marks=rule("KB-168", "KB-169"),
        ),
        pytest.param(
            "keeper_of_secrets",
            "obelisk_1 obelisk_2<human_mage obelisk_3",
            3,
            "elf_tower dwarf_fortress orc_citadel<human_archer",
            marks=rule("KB-170", "KB-172"),
        ),
        pytest.param(
            "conqueror",
            "elf_tower<orc_archer obelisk_3<human_mage orc_citadel<dwarf_warrior",
            3,
            "elf_fortress obelisk_1 orc_tower obelisk_2",
            marks=rule("KB-173"),
        ),
        pytest.param(
            "king_of_elves",
            "elf_tower elf_fortress<orc_archer elf_citadel<human_mage",
            3,
            "orc_tower<elf_archer dwarf_citadel<elf_mage obelisk_2<elf_warrior",
            marks=rule("KB-174", "KB-178"),
        ),
        pytest.param(
            "thane_of_dwarves",
            "dwarf_tower dwarf_fortress<orc_archer dwarf_citadel<human_mage",
            3,
            "orc_tower<dwarf_archer elf_citadel<dwarf_mage obelisk_2<dwarf_warrior",
            marks=rule("KB-175", "KB-178"),
        ),
        pytest.param(
            "chief_of_orcs",
            "orc_tower orc_fortress<elf_archer orc_citadel<human_mage",
            3,
            "undead_tower<orc_archer elf_citadel<orc_mage obelisk_2<orc_warrior",
            marks=rule("KB-176", "KB-178"),
        ),
        pytest.param(
            "lord_of_the_dead",
            "undead_tower undead_fortress<elf_archer undead_citadel<human_mage",
            3,
            "orc_tower<undead_archer elf_citadel<undead_mage obelisk_2<undead_warrior",
            marks=rule("KB-177", "KB-178"),
        ),
        pytest.param(
            "commander",
            "elf_tower<human_archer obelisk_3<human_mage orc_citadel<human_warrior",
            3,
            "elf_fortress<elf_archer obelisk_1<orc_mage dwarf_tower",
            marks=rule("KB-179", "KB-184"),
        ),
        pytest.param(
            "prince_of_elves",
            "elf_tower<elf_archer obelisk_3<elf_mage orc_citadel<elf_warrior",
            3,
            "elf_fortress<human_archer obelisk_1<orc_mage elf_citadel",
            marks=rule("KB-180", "KB-184"),
        ),
        pytest.param(
            "prince_of_dwarves",
            "dwarf_tower<dwarf_archer obelisk_3<dwarf_mage orc_citadel<dwarf_warrior",
            3,
            "dwarf_fortress<human_archer obelisk_1<orc_mage dwarf_citadel",
            marks=rule("KB-181", "KB-184"),
        ),
        pytest.param(
            "prince_of_orcs",
            "orc_tower<orc_archer obelisk_3<orc_mage elf_citadel<orc_warrior",
            3,
            "orc_fortress<human_archer obelisk_1<undead_mage orc_citadel",
            marks=rule("KB-182", "KB-184"),
        ),
        pytest.param(
            "prince_of_undead",
            "undead_tower<undead_archer obelisk_3<undead_mage elf_citadel<undead_warrior",
            3,
            "undead_fortress<human_archer obelisk_1<orc_mage undead_citadel",
            marks=rule("KB-183", "KB-184"),
        ),
        pytest.param(
            "sharpshooter",
            "elf_tower<orc_archer obelisk_3<human_archer dwarf_citadel<dwarf_archer",
            3,
            "elf_fortress<elf_mage orc_citadel<elf_warrior obelisk_1 undead_tower",
            marks=rule("KB-185", "KB-188"),
        ),
        pytest.param(
            "swordmaster",
            "elf_tower<orc_warrior obelisk_3<human_warrior dwarf_citadel<dwarf_warrior",
            3,
            "elf_fortress<elf_mage orc_citadel<elf_archer obelisk_1 undead_tower",
            marks=rule("KB-186", "KB-188"),
        ),
        pytest.param(
            "grand_magister",
            "elf_tower<orc_mage obelisk_3<human_mage dwarf_citadel<dwarf_mage",
            3,
            "elf_fortress<elf_archer orc_citadel<elf_warrior obelisk_1 undead_tower",
            marks=rule("KB-187", "KB-188"),
        ),
        pytest.param(
            "tower_builder",
            "elf_tower dwarf_tower<human_mage orc_tower<orc_archer",
            3,
            "obelisk_1 obelisk_1<elf_mage elf_fortress orc_citadel",
            marks=rule("KB-189", "KB-192"),
        ),
        pytest.param(
            "fortress_builder",
            "elf_fortress dwarf_fortress<human_mage orc_fortress<orc_archer",
            3,
            "obelisk_2 obelisk_2<elf_mage elf_tower orc_citadel",
            marks=rule("KB-190", "KB-192"),
        ),
        pytest.param(
            "citadel_builder",
            "elf_citadel dwarf_citadel<human_mage orc_citadel<orc_archer",
            3,
            "obelisk_3 obelisk_3<elf_mage elf_tower orc_fortress",
            marks=rule("KB-191", "KB-192"),
        ),
    ],
)
def test_what_a_title_counts(title: str, counted: str, count: int, not_counted: str) -> None:
    game = last_turn(f"""
        0: {counted}     |
        1: {not_counted} |
        2:               |
        3:               | human_hero
        titles: {title}
    """)
    assert counts(game, title) == [count, 0, 0, 0]
    assert holder(game, title) == 0
    assert awarded(finish(game), title) == [0]


@rule("KB-171")
def test_obelisks_of_the_keeper_of_secrets_score_as_well() -> None:
    game = last_turn("""
        0: obelisk_1 obelisk_3 |
        1: obelisk_2           | human_hero
        titles: keeper_of_secrets
    """)
    each = FIGURES.obelisk_points
    assert scores(finish(game)) == [worth("keeper_of_secrets") + 2 * each, each]


@rule("KB-E07")
def test_emperor_of_three_peoples() -> None:
    game = draw("""
        >0: elf_tower orc_fortress dwarf_citadel |
         1: elf_citadel elf_fortress orc_tower   |
         2: undead_tower undead_fortress         |
         3:                                      |
    """)
    assert counts(game, "emperor") == [3, 2, 1, 0]
    assert holder(game, "emperor") == 0


@rule("KB-E08", "KB-166")
def test_several_with_castles_of_all_four_peoples() -> None:
    game = last_turn("""
        0: elf_tower orc_fortress dwarf_citadel undead_tower elf_citadel |
        1: elf_tower orc_tower dwarf_tower undead_citadel                |
        2: elf_fortress                                                  |
        3:                                                               | human_hero
        titles: emperor
    """)
    assert counts(game, "emperor") == [4, 4, 1, 0]  # a fifth castle adds no fifth people
    assert awarded(finish(game), "emperor") == []


@rule("KB-D29", "KB-166")
def test_with_two_players_the_emperor_has_two_peoples_at_most() -> None:
    game = last_turn("""
        0: elf_tower orc_fortress elf_fortress         |
        1: elf_citadel orc_tower orc_tower orc_citadel | human_hero
        titles: emperor
    """)
    assert counts(game, "emperor") == [2, 2]
    assert awarded(finish(game), "emperor") == []


@rule("KB-166")
def test_with_three_players_the_emperor_has_three_peoples_at_most() -> None:
    everything = " ".join(f"{people}_{castle}" for people in ("elf", "dwarf", "orc") for castle in CASTLES)
    game = draw(f"""
        >0: {everything} |
         1:              |
         2:              |
    """)
    assert counts(game, "emperor") == [3, 0, 0]


CASTLES = ("tower", "fortress", "citadel")


# -- who gets it -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("title", "rows", "count"),
    [
        pytest.param(
            "keeper_of_secrets",
            ["obelisk_1 obelisk_2", "obelisk_1 obelisk_3", "obelisk_2", ""],
            [2, 2, 1, 0],
            marks=rule("KB-D24", "KB-159"),
        ),
        pytest.param(
            "conqueror",
            [
                "elf_tower<human_archer orc_tower<human_archer obelisk_1<human_mage",
                "elf_tower<elf_archer orc_tower<elf_archer obelisk_1<elf_mage",
                "dwarf_tower<orc_archer undead_tower<orc_archer obelisk_1<orc_mage",
                "dwarf_tower<dwarf_mage",
            ],
            [3, 3, 3, 1],
            marks=rule("KB-D25", "KB-159", "KB-R35"),
        ),
        pytest.param(
            "grand_magister",
            ["elf_tower<human_archer", "obelisk_2<human_warrior", "", ""],
            [0, 0, 0, 0],
            marks=rule("KB-D26", "KB-160", "KB-R36"),
        ),
        pytest.param(
            "great_architect",
            [
                "elf_tower elf_tower elf_fortress elf_fortress elf_citadel",
                "orc_tower orc_tower orc_fortress orc_fortress orc_citadel",
                "dwarf_tower dwarf_tower dwarf_citadel",
                "",
            ],
            [5, 5, 3, 0],
            marks=rule("KB-D28", "KB-161"),
        ),
    ],
)
def test_a_tie_for_the_largest_count_awards_nobody(title: str, rows: list[str], count: list[int]) -> None:
    game = last_turn(f"""
        0: {rows[0]} |
        1: {rows[1]} |
        2: {rows[2]} |
        3: {rows[3]} | human_hero
        titles: {title}
    """)
    assert counts(game, title) == count
    assert holder(game, title) is None
    obelisks = counts(game, "keeper_of_secrets")
    result = finish(game)
    assert awarded(result, title) == []
    assert result.args["unawarded"] == [title]
    # KB-161: the points go to nobody; only obelisks are left to score
    assert scores(result) == [FIGURES.obelisk_points * n for n in obelisks]


@rule("KB-R35")
def test_a_tie_below_the_top_does_not_matter() -> None:
    game = draw("""
        >0: obelisk_1           |
         1: obelisk_1 obelisk_2 |
         2: obelisk_2           |
         3: obelisk_3           |
    """)
    assert holder(game, "keeper_of_secrets") == 1


@rule("KB-158")
def test_a_title_lies_with_one_player_at_a_time() -> None:
    game = draw("""
        >0: elf_tower orc_tower | human_warrior human_mage
         1: elf_tower           | human_warrior
         titles: tower_builder
         deck: obelisk_1 obelisk_2 obelisk_3
    """)
    assert holder(game, "tower_builder") == 0
    do(game, "garrison elf_tower_1 with human_mage_1")
    do(game, "capture orc_tower_1 with human_warrior_1")
    assert holder(game, "tower_builder") == 1
    assert [t.holder for t in view(game, None).titles] == [1]  # and so no longer with seat 0


@rule("KB-162")
def test_one_player_may_hold_every_title() -> None:
    game = last_turn("""
        0: elf_tower<human_archer obelisk_1<elf_mage orc_tower |
        1:                                                     | human_hero
        titles: emperor great_architect keeper_of_secrets conqueror sharpshooter tower_builder
    """)
    result = finish(game)
    titles = [part.args["title"] for part in result.scores[0].parts if part.code == "title"]
    assert titles == open_titles(game)
    assert len(titles) == 6


@rule("KB-163")
def test_chance_decides_which_titles_are_in_the_game() -> None:
    games = [open_titles(start(4, seed=seed)) for seed in range(60)]
    assert {title for titles in games for title in titles} == set(TITLES)
    assert all(len(set(titles)) == 6 for titles in games)
    assert len({tuple(sorted(titles)) for titles in games}) > 50


@rule("KB-164", "KB-D31")
def test_titles_in_the_box_have_no_effect() -> None:
    game = last_turn("""
        0: elf_tower elf_fortress |
        1: obelisk_1              | human_hero
        titles: sharpshooter
    """)
    do(game, "capture elf_tower_1 with human_hero_1")
    result = game.result()
    assert result is not None
    # neither great architect for one nor staff rat for the other
    assert scores(result) == [0, FIGURES.obelisk_points]


@rule("KB-157")
@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_title_states_its_own_condition(lang: str) -> None:
    texts = Texts(RULEBOOK, lang)
    conditions = {texts.format(f"title-{title}-condition").strip() for title in TITLES}
    assert len(conditions) == len(TITLES)
    assert "" not in conditions


@rule("KB-157")
def test_every_title_is_shown_with_its_worth_and_who_fulfils_its_condition() -> None:
    game = draw("""
        >0: elf_tower elf_fortress orc_citadel |
         1: orc_tower                          |
        titles: emperor great_architect keeper_of_secrets citadel_builder vandal staff_rat
    """)
    shown = {title.title: title for title in view(game, None).titles}
    assert list(shown) == open_titles(game)
    assert [title.points for title in shown.values()] == [worth(title) for title in shown]
    assert [shown[t].counts for t in list(shown)[:4]] == [(2, 1), (3, 1), (0, 0), (1, 0)]
    assert [shown[t].holder for t in list(shown)[:4]] == [0, 0, None, 0]


# -- how one play moves many counts ----------------------------------------------------


def swing(before: dict[str, list[int]], after: dict[str, list[int]]) -> dict[str, list[int]]:
    """Titles whose counts changed, with the change of each seat."""
    changes = {title: [b - a for a, b in zip(before[title], after[title], strict=True)] for title in before}
    return {title: change for title, change in changes.items() if any(change)}


@rule("KB-D39")
def test_a_hero_takes_a_guarded_citadel() -> None:
    game = draw("""
        >0:                       | human_hero
         1: elf_citadel<orc_mage  |
        titles: staff_rat
    """)
    before = {title: counts(game, title) for title in TITLES[:19]}
    do(game, "capture elf_citadel_1 with human_hero_1")
    assert swing(before, {title: counts(game, title) for title in TITLES[:19]}) == {
        "emperor": [1, -1],
        "great_architect": [1, -1],
        "king_of_elves": [1, -1],
        "citadel_builder": [1, -1],
        "conqueror": [0, -1],  # the citadel arrives empty
        "prince_of_orcs": [0, -1],
        "grand_magister": [0, -1],
    }
    assert holder(game, "staff_rat") == 0


@rule("KB-D40")
def test_a_warrior_takes_a_guarded_obelisk() -> None:
    game = last_turn("""
        0: obelisk_1<elf_archer |
        1:                      | human_warrior
        titles: vandal
    """)
    before = {title: counts(game, title) for title in TITLES[:19]}
    assert [player.points for player in view(game, None).players] == [FIGURES.obelisk_points, 0]
    do(game, "capture obelisk_1_1 with human_warrior_1")
    assert swing(before, {title: counts(game, title) for title in TITLES[:19]}) == {
        "keeper_of_secrets": [-1, 1],
        "conqueror": [-1, 1],
        "prince_of_elves": [-1, 0],
        "sharpshooter": [-1, 0],
        "commander": [0, 1],
        "swordmaster": [0, 1],
    }
    result = game.result()
    assert result is not None
    assert scores(result) == [0, FIGURES.obelisk_points]


@rule("KB-165")
def test_emperor_counts_the_first_castle_of_a_people_and_loses_it_with_the_last() -> None:
    """As castles come and go, not only as they lie."""
    game = draw("""
        >0: elf_tower | elf_tower elf_mage
         1: orc_tower | human_hero human_monster
         titles: emperor
    """)
    for turn, due in (
        (["play elf_tower_2"], [1, 1]),
        (["capture elf_tower_1 with human_hero_1"], [1, 2]),
        (["exchange", "return elf_mage_1", "done"], [1, 2]),
        (["destroy elf_tower_2 with human_monster_1"], [0, 2]),
    ):
        do(game, *turn)
        assert [game.tally[seat * MAJORITIES + EMPEROR] for seat in (0, 1)] == due
