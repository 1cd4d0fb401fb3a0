"""The scoring sheet and the winner (ledger 3.13)."""

import pytest

from hastilude.core.words import Result
from hastilude.games.kings_bounty import scoring
from hastilude.games.kings_bounty.position import from_position, position
from hastilude.games.kings_bounty.rules import KingsBounty
from hastilude.games.kings_bounty.setting import Figures
from hastilude.games.kings_bounty.titles import TITLES
from support.kings_bounty import (
    FIGURES,
    do,
    draw,
    finish,
    holder,
    last_turn,
    random_game,
    scores,
    worth,
)
from support.ledger import rule

OBELISK = FIGURES.obelisk_points


def ended(game: KingsBounty) -> Result:
    result = game.result()
    assert result is not None
    return result


@rule("KB-134")
@pytest.mark.parametrize("display", ["live", "last_player_turn", "end_only"])
def test_titles_are_distributed_as_the_table_stands_after_the_final_turn(display: str) -> None:
    game = last_turn(
        """
        0: elf_tower |
        1:           | human_warrior
        titles: tower_builder
        """,
        options={"title_display": display},
    )
    do(game, "capture elf_tower_1 with human_warrior_1")
    assert scores(ended(game)) == [0, worth("tower_builder")]


@rule("KB-134")
def test_an_earlier_distribution_does_not_count() -> None:
    game = last_turn(
        """
        0: elf_tower |
        1:           | human_mage
        titles: tower_builder
        """,
        options={"title_display": "last_player_turn"},
        shown_holders={"tower_builder": 1},
    )
    assert holder(game, "tower_builder") == 1
    assert scores(finish(game)) == [worth("tower_builder"), 0]


@rule("KB-135", "KB-136", "KB-137", "KB-R33")
def test_a_score_is_titles_and_obelisks_and_nothing_else() -> None:
    game = last_turn("""
        0: obelisk_1 obelisk_3<human_mage orc_tower orc_citadel<human_archer elf_fortress | obelisk_2
        1: obelisk_2                                                                      |
        2:                                                                                | human_archer
        titles: keeper_of_secrets great_architect citadel_builder swordmaster
    """)
    result = finish(game)
    assert scores(result) == [
        worth("keeper_of_secrets") + worth("great_architect") + worth("citadel_builder") + 2 * OBELISK,
        OBELISK,
        0,
    ]
    for score in result.scores:
        assert sum(part.points for part in score.parts) == score.points
    # no line for three castles, two garrisons or a card in hand (KB-137)
    assert [part.code for part in result.scores[0].parts] == ["title", "title", "title", "obelisks"]


@rule("KB-136")
@pytest.mark.parametrize("strength", [1, 2, 3])
@pytest.mark.parametrize("garrison", ["", "<human_mage"])
def test_an_obelisk_is_worth_the_same_guarded_or_not(strength: int, garrison: str) -> None:
    game = last_turn(f"""
        0: obelisk_{strength}{garrison} |
        1:                              | human_archer
        titles: great_architect
    """)
    assert scores(finish(game)) == [OBELISK, 0]


@rule("KB-138", "KB-R34")
def test_vandal_and_staff_rat_subtract_below_zero() -> None:
    game = last_turn(
        """
        0: obelisk_1 |
        1:           | human_archer
        titles: vandal staff_rat
        """,
        last_hero=1,
        last_monster=0,
    )
    result = finish(game)
    assert scores(result) == [OBELISK + worth("vandal"), worth("staff_rat")]
    assert result.scores[1].points < 0  # no floor at 0


def with_scores(points: list[int]) -> Result:
    """Four players, each with one title, on an invented set of title cards."""
    titles = ["tower_builder", "fortress_builder", "citadel_builder", "conqueror"]
    drawn = last_turn(f"""
        0: elf_tower             |
        1: elf_fortress          |
        2: elf_citadel           |
        3: obelisk_1<human_mage  | human_archer
        titles: {" ".join(titles)}
    """)
    values = [0] * len(TITLES)
    for title, value in zip(titles, points, strict=True):
        values[TITLES.index(title)] = value
    game = from_position(position(drawn), Figures(FIGURES.strength, values, 0), strict=False)
    result = finish(game)
    assert scores(result) == points
    return result


@rule("KB-D36", "KB-139", "KB-140", "KB-141", "KB-R32")
@pytest.mark.parametrize(
    ("points", "winner"),
    [
        ([10, 14, 14, 9], 1),
        ([14, 3, 3, 14], 0),
        ([0, 0, 0, 0], 0),
        ([-3, -1, -1, -2], 1),
        ([1, 2, 3, 4], 3),
    ],
)
def test_the_most_points_win_and_among_equals_the_lowest_seat(points: list[int], winner: int) -> None:
    assert with_scores(points).winners == (winner,)


@rule("KB-R50")
@pytest.mark.parametrize(
    ("points", "places"),
    [([10, 14, 14, 9], (3, 1, 2, 4)), ([14, 3, 3, 14], (1, 3, 4, 2)), ([0, 0, 0, 0], (1, 2, 3, 4))],
)
def test_places_below_the_first(points: list[int], places: tuple[int, ...]) -> None:
    assert with_scores(points).places == places


@rule("KB-140")
def test_the_result_says_when_seats_decided() -> None:
    assert with_scores([10, 14, 14, 9]).args["tie_break"]
    assert not with_scores([14, 14, 15, 9]).args["tie_break"]  # equals below the top decide nothing


@rule("KB-141")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_there_is_always_one_winner(seats: int) -> None:
    for seed in range(20):
        *_, (_, _, game) = random_game(seats, seed=seed, options={"expert_titles": "true"})
        result = ended(game)
        assert len(result.winners) == 1
        assert sorted(result.places) == list(range(1, seats + 1))
        assert result.places[result.winners[0]] == 1
        assert scoring.placing(game)[0] == result.winners[0]


@rule("KB-156", "KB-R08")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_titles_bring_more_than_obelisks(seats: int) -> None:
    brought = {"title": 0, "obelisks": 0}
    for seed in range(60):
        *_, (_, _, game) = random_game(seats, seed=seed)
        for score in ended(game).scores:
            for part in score.parts:
                brought[part.code] += part.points
    assert brought["title"] > 1.2 * brought["obelisks"]


@rule("KB-R08")
def test_every_title_but_two_is_worth_more_than_an_obelisk() -> None:
    assert all(worth(title) > OBELISK for title in TITLES if title not in ("vandal", "staff_rat"))


@rule("KB-135")
def test_the_sheet_names_what_each_line_is_for() -> None:
    game = draw(
        """
        0: obelisk_1 obelisk_2 |
        >1:                    | human_hero
        titles: keeper_of_secrets staff_rat emperor
        """,
        deck=[],
        deck_exhausted=True,
    )
    do(game, "capture obelisk_1_1 with human_hero_1")
    result = ended(game)
    assert [part.args for part in result.scores[1].parts] == [{"title": "staff_rat"}, {"count": 1}]
    assert result.args["unawarded"] == ["keeper_of_secrets", "emperor"]


@rule("KB-140")
def test_who_wins_is_the_same_for_bots_and_for_the_sheet() -> None:
    """Equal scores: the payoffs go to the lowest seat, as the result has it."""
    game = draw(
        """
        >0: | elf_mage
         1: obelisk_1 |
         2: obelisk_2 |
         titles: emperor
        """,
        phase="ended",
        reason="stalled",
    )
    result = game.result()
    assert result is not None
    assert result.winners == (1,)
    assert game.payoffs() == [0.0, 1.0, 0.0]
