"""Expert games: a hidden title for each player (ledger 3.17)."""

from collections import Counter

import pytest

from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.state import OVER
from hastilude.core.words import Result
from hastilude.games.kings_bounty.imagination import imagine
from hastilude.games.kings_bounty.position import position
from hastilude.games.kings_bounty.rules import KingsBounty
from hastilude.games.kings_bounty.titles import TITLES
from hastilude.games.kings_bounty.view import view
from support.kings_bounty import (
    FIGURES,
    do,
    draw,
    finish,
    hand,
    holder,
    last_turn,
    legal,
    open_titles,
    scores,
    start,
    worth,
)
from support.ledger import rule
from support.play import args_of

EXPERT = {"expert_titles": "true"}
OWNER_ONLY = {"expert_titles": "true", "hidden_title_claim": "owner_only"}


def hidden(game: KingsBounty) -> list[str | None]:
    return [TITLES[title] if title >= 0 else None for title in game.hidden]


def ended(game: KingsBounty) -> Result:
    result = game.result()
    assert result is not None
    return result


# -- dealing and keeping ---------------------------------------------------------------


@rule("KB-203", "KB-211")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_player_is_dealt_one_title_more_from_the_same_pool(seats: int) -> None:
    for seed in range(20):
        game = start(seats, options=EXPERT, seed=seed)
        titles = [*open_titles(game), *hidden(game)]
        assert len(open_titles(game)) == 6
        assert len(set(titles)) == 6 + seats
        assert None not in titles
        assert {TITLES.index(str(title)) for title in titles} <= set(game.title_pool())
    assert hidden(start(seats)) == [None] * seats  # not in a basic game


@rule("KB-203")
def test_any_title_can_be_hidden() -> None:
    dealt = {title for seed in range(100) for title in hidden(start(5, options=EXPERT, seed=seed))}
    assert dealt == set(TITLES)


@rule("KB-204", "KB-205")
def test_only_its_keeper_sees_a_hidden_title_before_the_end() -> None:
    game = last_turn(
        """
        0: |
        1: |
        2: | human_archer
        titles: emperor
        hidden: conqueror commander vandal
        """,
        options=EXPERT,
    )
    for viewer in (0, 1, 2, None):
        seen = [player.hidden_title for player in view(game, viewer).players]
        assert seen == [hidden(game)[seat] if seat == viewer else None for seat in range(game.setting.seats)]
        assert all(player.has_hidden_title for player in view(game, viewer).players)
        assert [title.title for title in view(game, viewer).titles] == ["emperor"]
    events = do(game, "exchange", "return human_archer_1", "done")
    revealed = [event.args["title"] for event in events if event.code == "revealed"]
    assert revealed == ["conqueror", "commander", "vandal"]
    for viewer in (0, 1, 2, None):
        assert [player.hidden_title for player in view(game, viewer).players] == revealed
        assert [title.title for title in view(game, viewer).titles] == ["emperor", *revealed]


@rule("KB-204")
def test_a_hidden_title_is_not_one_of_the_six_hand_cards() -> None:
    game = start(3, options=EXPERT)
    assert [len(hand(game, seat)) for seat in range(3)] == [6, 6, 6]
    do(game, "exchange")
    assert not any(str(title) in text for text in legal(game) for title in hidden(game))


# -- who is awarded a hidden title -----------------------------------------------------

TOWERS = """
    0: elf_tower                       |
    1: orc_tower elf_tower dwarf_tower |
    2: orc_tower dwarf_tower           | human_archer
    titles: emperor
    hidden: tower_builder commander grand_magister
"""


@rule("KB-D35", "KB-206", "KB-R43")
def test_a_hidden_title_goes_to_the_best_whoever_kept_it() -> None:
    result = finish(last_turn(TOWERS, options=EXPERT))
    assert scores(result) == [0, worth("tower_builder") + worth("emperor"), 0]


@rule("KB-D35", "KB-R43")
def test_owner_only_awards_it_to_its_keeper_or_to_nobody() -> None:
    result = finish(last_turn(TOWERS, options=OWNER_ONLY))
    assert scores(result) == [0, worth("emperor"), 0]
    assert "tower_builder" in args_of(result)["unawarded"]


@rule("KB-R43")
def test_owner_only_keeper_with_the_largest_count() -> None:
    game = last_turn(TOWERS.replace("tower_builder commander", "commander tower_builder"), options=OWNER_ONLY)
    result = finish(game)
    assert scores(result) == [0, worth("tower_builder") + worth("emperor"), 0]
    shown = {title.title: title.holder for title in view(game, None).titles}
    assert shown == {"emperor": 1, "commander": None, "tower_builder": 1, "grand_magister": None}


@rule("KB-R43")
def test_owner_only_does_not_touch_open_titles_or_the_negative_ones() -> None:
    game = last_turn(
        """
        0: elf_tower |
        1: orc_tower |
        2: obelisk_1 | human_hero
        titles: keeper_of_secrets
        hidden: staff_rat commander grand_magister
        """,
        options=OWNER_ONLY,
    )
    do(game, "capture elf_tower_1 with human_hero_1")
    assert scores(ended(game)) == [
        0,
        0,
        FIGURES.obelisk_points + worth("keeper_of_secrets") + worth("staff_rat"),
    ]


# -- hidden vandal and staff rat -------------------------------------------------------

VANDAL = """
     0:                      |
    >1: elf_tower orc_tower  | human_monster
     2: dwarf_tower          | dwarf_monster
     3: obelisk_1 orc_tower  | orc_monster
    titles: fortress_builder
    hidden: commander conqueror grand_magister vandal
"""


@rule("KB-D32", "KB-207", "KB-209", "KB-R41", "KB-R42")
def test_a_hidden_vandal_is_revealed_by_the_first_monster() -> None:
    game = draw(VANDAL, options=EXPERT)
    assert holder(game, "vandal") is None
    events = do(game, "destroy elf_tower_1 with human_monster_1")  # on the own tower
    assert [event.code for event in events] == ["destroyed", "revealed", "title", "drew"]
    assert events[1].args == {"title": "vandal", "seat": 3}
    assert holder(game, "vandal") == 1
    # nobody was asked, and nothing replaces it
    assert game.decider() == 2
    assert hidden(game) == ["commander", "conqueror", "grand_magister", None]
    assert [player.has_hidden_title for player in view(game, None).players] == [True, True, True, False]
    assert [title.title for title in view(game, None).titles] == ["fortress_builder", "vandal"]


@rule("KB-D33", "KB-207")
def test_the_keeper_of_a_hidden_vandal_may_be_the_one_to_take_it() -> None:
    game = draw(VANDAL, options=EXPERT, seat=3, turn=3)
    do(game, "destroy dwarf_tower_1 with orc_monster_1")
    assert holder(game, "vandal") == 3
    assert hidden(game)[3] is None
    assert view(game, 0).players[3].hidden_title is None


@rule("KB-208")
def test_once_revealed_it_passes_like_an_open_title() -> None:
    game = draw(VANDAL, options=EXPERT)
    do(game, "destroy elf_tower_1 with human_monster_1")
    events = do(game, "destroy obelisk_1_1 with dwarf_monster_1")
    assert [event.code for event in events] == ["destroyed", "title", "drew"]
    assert holder(game, "vandal") == 2
    assert view(game, None).players[2].points == worth("vandal")


@rule("KB-207", "KB-R42")
def test_a_hidden_staff_rat_is_revealed_by_the_first_hero_only() -> None:
    game = draw(
        """
        >0: obelisk_1 obelisk_2 | human_monster
         1:                     | human_hero
         2:                     |
        titles: emperor
        hidden: commander conqueror staff_rat
        """,
        options=EXPERT,
    )
    do(game, "destroy obelisk_1_1 with human_monster_1")
    assert hidden(game)[2] == "staff_rat"  # a monster does not reveal it
    do(game, "capture obelisk_2_1 with human_hero_1")
    assert hidden(game)[2] is None
    assert holder(game, "staff_rat") == 1


@rule("KB-D34", "KB-210", "KB-R40")
@pytest.mark.parametrize("options", [EXPERT, OWNER_ONLY])
def test_a_negative_title_whose_card_never_came_costs_nobody(options: dict[str, str]) -> None:
    game = last_turn(
        """
        0: |
        1: | human_archer
        titles: emperor
        hidden: vandal staff_rat
        """,
        options=options,
    )
    events = do(game, "exchange", "return human_archer_1", "done")
    assert [event.args["title"] for event in events if event.code == "revealed"] == ["vandal", "staff_rat"]
    assert scores(ended(game)) == [0, 0]
    assert ended(game).args["unawarded"] == ["emperor", "vandal", "staff_rat"]


# -- the rest is the basic game --------------------------------------------------------


@rule("KB-212")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_else_is_as_in_the_basic_game(seats: int) -> None:
    """The same shuffle and the same moves: only hidden titles and their points differ."""
    basic, expert = start(seats, seed=seats), start(seats, seed=seats, options=EXPERT)
    chance = SeededChance(seed_of("moves", seats))
    apart = ("options", "hidden_titles", "revealed_titles")
    while basic.decider() != OVER:
        assert expert.legal() == basic.legal()
        action = basic.legal()[chance.below(len(basic.legal()))]
        basic.apply(action, chance)
        expert.apply(action, chance)
        one, other = position(basic), position(expert)
        assert {key: one[key] for key in one if key not in apart} == {
            key: other[key] for key in other if key not in apart
        }
    extra: Counter[int] = Counter()
    for score in ended(expert).scores:
        for part in score.parts:
            if part.code == "title" and part.args["title"] not in open_titles(basic):
                extra[score.seat] += part.points
    assert scores(ended(expert)) == [points + extra[seat] for seat, points in enumerate(scores(ended(basic)))]


# -- what is known ---------------------------------------------------------------------


@rule("KB-R46")
def test_titles_in_the_box_are_unknown_but_for_those_removed_with_a_people() -> None:
    game = start(2, options=EXPERT, seed=1)
    out = {*open_titles(game), *(str(title) for title in hidden(game))}
    box = [title for title in TITLES if title not in out]
    for viewer in (0, 1, None):
        text = str(view(game, viewer))
        assert not any(f"'{title}'" in text for title in box)
        assert view(game, viewer).removed  # public, and with them their titles
    # seat 0 may take any title it has not seen for the one that seat 1 keeps
    known = {*open_titles(game), str(hidden(game)[0])}
    possible = {TITLES[title] for title in game.title_pool()} - known
    chance = SeededChance(seed_of("imagine"))
    imagined = {TITLES[imagine(game, 0, chance).hidden[1]] for _ in range(200)}
    assert imagined == possible


@rule("KB-R47")
def test_interim_scores_leave_hidden_titles_out() -> None:
    game = draw(
        """
        >0: elf_tower obelisk_1 |
         1: orc_citadel         |
        titles: tower_builder
        hidden: keeper_of_secrets citadel_builder
        """,
        options=EXPERT,
    )
    for viewer in (0, 1, None):
        points = [player.points for player in view(game, viewer).players]
        assert points == [worth("tower_builder") + FIGURES.obelisk_points, 0]


@rule("KB-R47")
def test_interim_scores_count_revealed_titles() -> None:
    game = draw(VANDAL, options=EXPERT)
    do(game, "destroy elf_tower_1 with human_monster_1")
    assert view(game, 0).players[1].points == worth("vandal")
