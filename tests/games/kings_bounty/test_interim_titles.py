"""Titles that lie before players during the game: a show without effect (ledger 3.13)."""

import pytest

from hastilude.core.words import Result
from hastilude.games.kings_bounty.rules import KingsBounty
from hastilude.games.kings_bounty.view import view
from support.kings_bounty import counts, do, draw, finish, holder, last_turn, legal, scores, worth
from support.ledger import rule
from support.play import args_of

DISPLAYS = ["live", "last_player_turn", "end_only"]


def play(game: KingsBounty, *texts: str) -> list[tuple[str, int | None, int | None]]:
    """Moves; the titles that moved: (title, to, from), None for the middle of the table."""
    none = {-1: None}
    return [
        (
            args_of(event)["title"],
            none.get(args_of(event)["seat"], args_of(event)["seat"]),
            args_of(event)["from"],
        )
        for event in do(game, *texts)
        if event.code == "title"
    ]


@rule("KB-118", "KB-R38")
def test_live_a_title_is_taken_and_given_up_in_the_turn_that_changed_it() -> None:
    game = draw("""
        >0: elf_tower | elf_citadel
         1:           | human_warrior orc_citadel
        titles: great_architect tower_builder
    """)
    assert holder(game, "great_architect") == 0
    assert play(game, "play elf_citadel_1") == []  # nobody gained or lost one
    events = play(game, "capture elf_tower_1 with human_warrior_1")
    # castles 1 : 1, so nobody is the great architect any more; towers 0 : 1
    assert sorted(events) == [("great_architect", None, 0), ("tower_builder", 1, 0)]
    assert holder(game, "great_architect") is None
    assert holder(game, "tower_builder") == 1


@rule("KB-118")
def test_the_title_moves_before_the_card_is_drawn() -> None:
    game = draw("""
        >0: | elf_citadel
         1: |
        titles: citadel_builder
    """)
    assert [event.code for event in do(game, "play elf_citadel_1")] == ["laid", "title", "drew"]


@rule("KB-D27", "KB-122", "KB-R37")
def test_an_interim_tie_takes_the_title_back_to_the_middle() -> None:
    game = draw("""
         0: elf_tower elf_fortress elf_citadel orc_tower |
        >1: orc_citadel orc_fortress orc_tower           | elf_citadel
        titles: great_architect
    """)
    assert counts(game, "great_architect") == [4, 3]
    assert holder(game, "great_architect") == 0
    assert play(game, "play elf_citadel_2") == [("great_architect", None, 0)]
    assert holder(game, "great_architect") is None  # the earlier holder does not keep it


@rule("KB-E06", "KB-119", "KB-123")
def test_only_at_the_end_of_the_last_players_turn() -> None:
    game = draw(
        """
        >0: obelisk_1 obelisk_2 | elf_citadel
         1:                     | human_hero orc_citadel
         2:                     | human_monster human_mage
        titles: citadel_builder great_architect staff_rat vandal
        deck: elf_archer elf_archer elf_archer elf_mage
        """,
        options={"title_display": "last_player_turn"},
    )
    assert play(game, "play elf_citadel_1") == []
    assert holder(game, "citadel_builder") is None  # although seat 0 alone has one
    assert play(game, "capture elf_citadel_1 with human_hero_1") == [("staff_rat", 1, -1)]
    assert holder(game, "citadel_builder") is None
    events = play(game, "destroy obelisk_2_1 with human_monster_1")
    assert events[0] == ("vandal", 2, -1)
    assert sorted(events[1:]) == [("citadel_builder", 1, -1), ("great_architect", 1, -1)]
    assert holder(game, "citadel_builder") == 1


@rule("KB-R38")
def test_the_last_players_exchange_is_a_turn_as_well() -> None:
    game = draw(
        """
        >0: | elf_citadel
         1: | human_mage
        titles: citadel_builder
        """,
        options={"title_display": "last_player_turn"},
    )
    assert play(game, "play elf_citadel_1") == []
    assert play(game, "exchange", "return human_mage_1", "done") == [("citadel_builder", 0, -1)]


@rule("KB-119", "KB-R38")
def test_end_only_shows_nothing_before_the_end() -> None:
    game = last_turn(
        """
        0: elf_citadel |
        1:             | orc_tower
        titles: citadel_builder
        """,
        options={"title_display": "end_only"},
    )
    assert holder(game, "citadel_builder") is None
    assert view(game, 0).titles[0].counts == (1, 0)  # the table is public all the same
    assert play(game, "play orc_tower_1") == []
    assert holder(game, "citadel_builder") == 0
    assert view(game, 0).titles[0].holder == 0


@rule("KB-123")
@pytest.mark.parametrize("display", DISPLAYS)
def test_vandal_and_staff_rat_move_at_once_under_every_rhythm(display: str) -> None:
    game = draw(
        """
        >0:                     | human_hero
         1: obelisk_1 elf_tower | human_monster
         2:                     |
        titles: staff_rat vandal
        """,
        options={"title_display": display},
    )
    assert play(game, "capture obelisk_1_1 with human_hero_1") == [("staff_rat", 0, -1)]
    assert play(game, "destroy elf_tower_1 with human_monster_1") == [("vandal", 1, -1)]


def one_game(display: str) -> Result:
    """The same moves under another rhythm."""
    game = draw(
        """
        >0: elf_tower           | obelisk_1 human_mage human_archer
         1: orc_tower obelisk_2 | human_warrior orc_archer orc_mage
        titles: keeper_of_secrets commander tower_builder conqueror
        deck: elf_mage elf_mage
        """,
        options={"title_display": display},
    )
    do(game, "play obelisk_1_1", "garrison orc_tower_1 with orc_archer_1")
    do(game, "capture orc_tower_1 with human_mage_1", "garrison obelisk_2_1 with human_warrior_1")
    result = game.result()
    assert result is not None
    return result


@rule("KB-R38", "KB-120")
def test_the_rhythm_does_not_change_the_result() -> None:
    results = [one_game(display) for display in DISPLAYS]
    assert results[0] == results[1] == results[2]
    assert any(part.code == "title" for score in results[0].scores for part in score.parts)


@rule("KB-120")
def test_holding_a_title_changes_nothing() -> None:
    def game(shown: dict[str, int]) -> KingsBounty:
        return last_turn(
            """
            0: elf_tower elf_citadel     |
            1: orc_tower<orc_archer      | human_warrior obelisk_2
            titles: great_architect sharpshooter
            """,
            options={"title_display": "last_player_turn"},
            shown_holders=shown,
        )

    nobody, somebody = game({}), game({"great_architect": 1, "sharpshooter": 0})
    assert holder(somebody, "great_architect") == 1
    assert legal(nobody) == legal(somebody)
    assert finish(nobody) == finish(somebody)


@rule("KB-121")
def test_a_title_lost_in_the_final_turn_gave_nothing_before() -> None:
    game = last_turn("""
        0: elf_tower orc_tower |
        1: orc_citadel         | human_warrior human_archer
        titles: tower_builder
    """)
    assert holder(game, "tower_builder") == 0
    do(game, "capture orc_tower_1 with human_warrior_1")
    result = game.result()
    assert result is not None
    assert scores(result) == [0, 0]  # 1 : 1, and all the time before counts for nothing


@rule("KB-121")
def test_a_title_scores_once_however_long_it_was_held() -> None:
    game = draw("""
        >0: elf_tower | elf_citadel
         1:           | orc_citadel
        titles: tower_builder
        deck: elf_mage obelisk_1
    """)
    do(game, "play elf_citadel_1", "play orc_citadel_1")
    assert holder(game, "tower_builder") == 0
    assert scores(finish(game)) == [worth("tower_builder"), 0]
