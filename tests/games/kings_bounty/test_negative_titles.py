"""Vandal and staff rat: the two titles that nobody wants (ledger 3.16)."""

import pytest

from hastilude.core.components import ComponentError, Components
from hastilude.core.words import Result
from hastilude.games.kings_bounty.cards import PEOPLES
from hastilude.games.kings_bounty.setting import read_figures
from hastilude.games.kings_bounty.view import view
from support.kings_bounty import (
    COMPONENTS,
    FIGURES,
    counts,
    do,
    draw,
    finish,
    holder,
    last_turn,
    legal,
    scores,
    worth,
)
from support.ledger import rule
from support.play import args_of


def awarded(result: Result, title: str) -> list[int]:
    """The seats whose scoring sheet has a title."""
    return [score.seat for score in result.scores for part in score.parts if part.args.get("title") == title]


NEGATIVE = "titles: vandal staff_rat emperor conqueror commander sharpshooter"


@rule("KB-193", "KB-194", "KB-R39")
def test_vandal_goes_with_the_monster_and_staff_rat_with_the_hero() -> None:
    game = draw(f"""
        >0: obelisk_1 obelisk_2 | human_monster
         1:                     | human_hero
        {NEGATIVE}
    """)
    assert (holder(game, "vandal"), holder(game, "staff_rat")) == (None, None)
    do(game, "destroy obelisk_1_1 with human_monster_1")
    assert (holder(game, "vandal"), holder(game, "staff_rat")) == (0, None)
    do(game, "capture obelisk_2_1 with human_hero_1")
    assert (holder(game, "vandal"), holder(game, "staff_rat")) == (0, 1)


@rule("KB-195")
@pytest.mark.parametrize("display", ["live", "last_player_turn", "end_only"])
def test_they_are_awarded_right_after_the_card(display: str) -> None:
    game = draw(
        f"""
        >0:           | human_hero
         1: obelisk_1 |
        {NEGATIVE}
        """,
        options={"title_display": display},
    )
    events = [event.code for event in do(game, "capture obelisk_1_1 with human_hero_1")]
    assert events[:3] == ["captured", "title", "drew"]


@rule("KB-D30", "KB-196", "KB-197")
def test_staff_rat_passes_on_and_stays() -> None:
    game = draw("""
        >0: elf_tower                     | human_hero
         1: obelisk_1 obelisk_2 obelisk_3 | human_mage human_mage
         2: orc_tower dwarf_tower         | orc_hero dwarf_hero
         titles: staff_rat
         deck: elf_archer elf_archer elf_archer elf_mage elf_mage
    """)
    do(game, "capture obelisk_1_1 with human_hero_1")
    assert holder(game, "staff_rat") == 0
    do(game, "garrison obelisk_2_1 with human_mage_1")
    do(game, "capture obelisk_2_1 with orc_hero_1")
    assert holder(game, "staff_rat") == 2
    do(game, "garrison elf_tower_1 with elf_archer_1")
    do(game, "garrison obelisk_3_1 with human_mage_2")
    events = do(game, "capture obelisk_3_1 with dwarf_hero_1")
    assert holder(game, "staff_rat") == 2
    assert "title" not in [event.code for event in events]
    assert game.exhausted  # the last player drew the last card: one more round
    result = finish(game)
    obelisks = [FIGURES.obelisk_points * n for n in counts(game, "keeper_of_secrets")]
    assert scores(result) == [obelisks[0], obelisks[1], obelisks[2] + worth("staff_rat")]


@rule("KB-198")
def test_they_take_points_away() -> None:
    assert worth("vandal") < 0
    assert worth("staff_rat") < 0
    for title in ("vandal", "staff_rat"):
        text = COMPONENTS.text.replace(f"{title} = {worth(title)}", f"{title} = 4")
        with pytest.raises(ComponentError, match="below 0"):
            read_figures(Components(COMPONENTS.path, text))


@rule("KB-199")
def test_they_are_never_tied() -> None:
    game = last_turn(
        f"""
        0:           |
        1: obelisk_1 |
        2:           | human_hero
        {NEGATIVE}
        """,
        last_hero=0,
        discard={"elf_hero": 1},
    )
    # each of two players has played one hero then: only the later counts
    do(game, "capture obelisk_1_1 with human_hero_1")
    result = game.result()
    assert result is not None
    assert awarded(result, "staff_rat") == [2]
    assert not any(title.tied for title in view(game, None).titles if title.title in ("vandal", "staff_rat"))


@rule("KB-200", "KB-R40")
def test_without_such_a_card_nobody_gets_them() -> None:
    game = last_turn(f"""
        0: |
        1: | human_hero
        {NEGATIVE}
    """)
    result = finish(game)
    assert scores(result) == [0, 0]
    assert {"vandal", "staff_rat"} <= set(args_of(result)["unawarded"])


@rule("KB-201")
@pytest.mark.parametrize("target", ["own", "foreign"])
@pytest.mark.parametrize("people", PEOPLES)
def test_a_monster_of_any_people_on_any_holding_counts(people: str, target: str) -> None:
    licence = "" if people == "human" else f"{people}_tower"
    game = draw(f"""
        >0: {licence} obelisk_1 | {people}_monster
         1: obelisk_2           |
         2:                     |
         3:                     |
        {NEGATIVE}
    """)
    holding = "obelisk_1_1" if target == "own" else "obelisk_2_1"
    do(game, f"destroy {holding} with {people}_monster_1")
    assert holder(game, "vandal") == 0


@rule("KB-201")
@pytest.mark.parametrize("people", PEOPLES)
def test_a_hero_of_any_people_counts(people: str) -> None:
    licence = "" if people == "human" else f"{people}_tower"
    game = draw(f"""
        >0: {licence} | {people}_hero
         1: obelisk_2 |
         2:           |
         3:           |
        {NEGATIVE}
    """)
    do(game, f"capture obelisk_2_1 with {people}_hero_1")
    assert holder(game, "staff_rat") == 0


@rule("KB-201", "KB-R14")
def test_a_hero_on_the_own_holding_counts_too_where_it_is_allowed() -> None:
    game = draw(
        f"""
        >0: obelisk_2 | human_hero
         1:           |
        {NEGATIVE}
        """,
        options={"hero_on_own_holding": "allowed"},
    )
    do(game, "disband obelisk_2_1 with human_hero_1")
    assert holder(game, "staff_rat") == 0


@rule("KB-202")
def test_they_cannot_be_refused() -> None:
    game = draw(f"""
        >0:           | human_hero
         1: obelisk_1 | human_archer
        {NEGATIVE}
    """)
    do(game, "capture obelisk_1_1 with human_hero_1")
    assert holder(game, "staff_rat") == 0
    assert game.decider() == 1  # nothing was asked in between
    assert not any("title" in text or "staff" in text for text in legal(game))
    do(game, "capture obelisk_1_1 with human_archer_1")
    assert holder(game, "staff_rat") == 0
