"""The game for one: scenarios, setup, the virtual opponent between the tournaments (ledger 3.22)."""

from typing import Any

import pytest

from hastilude.core.state import OVER
from hastilude.games.knights_tale.position import position
from hastilude.games.knights_tale.rulebook import RULEBOOK
from support.knights_tale import (
    COMPONENTS,
    PADARM,
    FacesFirst,
    any_chance,
    do,
    draw,
    faces,
    legal,
    player,
    random_game,
    start,
)
from support.ledger import rule
from support.play import result

WARRIOR = {"solo_scenario": "warrior"}
RIVALRY = {"solo_scenario": "rivalry"}
RIVALS = COMPONENTS.data["solo"]["rivals"]


def ready(seed: object = 0, **options: str) -> Any:
    game = start(1, options={"characters": "level1_only", **options}, seed=seed)
    chance = any_chance(("solo", seed))
    while position(game)["phase"] != "action":
        do(game, "done" if "done" in legal(game) else sorted(legal(game))[0], chance=chance)
    return game


def over(
    glory: int, vp: int = 0, coins: int = 0, goals: str = "/", options: dict[str, str] | None = None
) -> Any:
    """The last journey ends, and titles are scored."""
    game = draw(
        f">0: glory {glory} coins {coins} | | game\n1: glory {vp}\npublic: strong traveller rich\ngoals: {goals}",
        phase="travel",
        solo=True,
        round=3,
        last_travel=True,
        options=options or {},
    )
    do(game, "stop", chance=any_chance())
    assert game.decider() == OVER
    return game


# -- setup --------------------------------------------------------------------------------


@rule("KT-336", "KT-R88", "KT-035")
def test_the_human_is_first_and_nobody_is_compensated() -> None:
    for options in ({}, RIVALRY):
        game = ready(**options)
        assert position(game)["order"] == [0, 1]
        assert player(game, 0)["glory"] == COMPONENTS.data["characters"]["young_knight_1"]["glory"]
        assert len(player(game, 0)["hand"]) == 2
        assert player(game, 1)["hand"] == []


@rule("KT-338", "KT-346")
def test_the_virtual_opponent_has_pawns_and_a_place_in_the_order_only() -> None:
    mine = player(ready(), 1)
    assert mine["character"] is None
    assert mine["pawns"] + sum(mine["placed"].values()) == 6
    assert (mine["glory"], mine["coins"], mine["faith"], mine["strength"]) == (0, 0, 0, 0)
    assert mine["support"] == mine["relics"] == mine["prestige"] == []


@rule("KT-339", "KT-340", "KT-R107", "KT-R88")
def test_in_rivalry_it_has_ten_glory_and_a_title() -> None:
    game = ready(**RIVALRY)
    assert player(game, 1)["glory"] == 10
    titles = position(game)["titles"]
    assert len(titles["personal"][1]) == 1
    view: Any = RULEBOOK.view(game, 0)
    assert (view.players[1].titles, view.players[1].titles_count) == ((), 1)
    assert len(position(ready())["titles"]["personal"][1]) == 0


@rule("KT-R107")
def test_its_title_is_no_card_that_the_human_has_seen() -> None:
    for seed in range(20):
        game = start(1, options={**RIVALRY, "characters": "level1_only"}, seed=seed)
        titles = position(game)["titles"]
        assert not {title.split("@")[0] for title in titles["dealt"][0]} & {
            title.split("@")[0] for title in titles["personal"][1]
        }


@rule("KT-334", "KT-R106")
@pytest.mark.parametrize("difficulty", ["easy", "medium", "hard"])
def test_its_knight_is_out_of_the_stock(difficulty: str) -> None:
    knight = RIVALS[difficulty]
    seen = set()
    for seed in range(40):
        game = ready(seed, **RIVALRY, solo_difficulty=difficulty, **PADARM)
        seen |= {place["knight"] for place in position(game)["tournament"]["places"].values()}
        view: Any = RULEBOOK.view(game, 0)
        assert view.virtual.knight == knight
        row = COMPONENTS.data["knights"][knight]
        assert (view.virtual.attack, view.virtual.stars) == (row["attack"], row["prestige"])
    assert knight not in seen
    strengths = [COMPONENTS.data["knights"][RIVALS[name]]["attack"] for name in ("easy", "medium", "hard")]
    assert strengths == sorted(strengths)


@rule("KT-330", "KT-335")
def test_warrior_is_for_plaisance_only() -> None:
    game = ready(**WARRIOR, **PADARM)
    assert all(name.startswith("cell") for name in position(game)["tournament"]["places"])
    for scenario in ("lone_challenge", "rivalry"):
        game = ready(solo_scenario=scenario, **PADARM)
        assert any(name.startswith("florence") for name in position(game)["tournament"]["places"])


@rule("KT-331", "KT-R105", "KT-056")
@pytest.mark.parametrize(
    ("difficulty", "horse", "armour"), [("easy", 2, 2), ("medium", 1, 2), ("hard", 1, 1)]
)
def test_warrior_starts_with_worse_equipment(difficulty: str, horse: int, armour: int) -> None:
    game = ready(**WARRIOR, solo_difficulty=difficulty)
    assert (player(game, 0)["horse"], player(game, 0)["armour"]) == (horse, armour)
    other = ready(**RIVALRY, solo_difficulty=difficulty)
    assert (player(other, 0)["horse"], player(other, 0)["armour"]) == (2, 2)


@rule("KT-R105")
def test_the_human_chooses_a_character_as_usual() -> None:
    game = start(1, options=RIVALRY)
    assert len(legal(game)) == 3


# -- how it ends --------------------------------------------------------------------------


@rule("KT-332", "KT-E19")
@pytest.mark.parametrize(("difficulty", "goal"), [("easy", 65), ("medium", 75), ("hard", 85)])
def test_the_lone_challenge(difficulty: str, goal: int) -> None:
    won = result(over(goal, options={"solo_difficulty": difficulty}))
    assert (won.reason, won.winners) == ("goal_reached", (0,))
    lost = result(over(goal - 1, options={"solo_difficulty": difficulty}))
    assert (lost.reason, lost.winners) == ("goal_missed", ())


@rule("KT-333", "KT-R103")
@pytest.mark.parametrize(("mine", "winner"), [(1, (0,)), (0, ()), (-1, ())])
def test_rivalry_needs_more_glory(mine: int, winner: tuple[int, ...]) -> None:
    """Equal is not enough; the virtual opponent scores three public titles besides."""
    titles = sum(COMPONENTS.data["titles"][title]["glory"] for title in ("strong", "traveller", "rich"))
    found = result(over(20 + titles + mine, 20, options=RIVALRY))
    assert found.winners == winner
    assert found.reason == ("rival_beaten" if winner else "rival_ahead")


@rule("KT-372", "KT-373")
def test_it_scores_all_public_titles_and_its_own_in_rivalry_only() -> None:
    """Whatever they ask; the human's are not touched by it."""
    worth = {title: row["glory"] for title, row in COMPONENTS.data["titles"].items() if title != "source"}
    game = over(30, 10, coins=6, goals="/ brave famous", options=RIVALRY)
    mine = worth["strong"] + worth["traveller"] + worth["rich"] + worth["brave"] + worth["famous"]
    assert player(game, 1)["glory"] == 10 + mine
    assert player(game, 0)["glory"] == 30 + worth["rich"]
    view: Any = RULEBOOK.view(game, 0)
    assert set(view.players[1].titles) == {"brave", "famous"}
    other = over(30, 0, goals="/ brave famous")
    assert player(other, 1)["glory"] == 0
    hidden: Any = RULEBOOK.view(other, 0)
    assert hidden.players[1].titles == ()


def knight_duel(**more: Any) -> Any:
    """Warrior: the human's duel in a bracket of knights."""
    given = {"stage": 2, "bout": 0, "entrants": [1, 5], **more.pop("tournament", {})}
    return draw(
        ">0: strength 1\n1:\ncells: @0 henry_v jan_zizka charles_vii hans_von_trotha john_talbot john_fastolf david_mathew",
        phase="strength",
        solo=True,
        options=WARRIOR,
        tournament=given,
        duel={
            "for": "tournament",
            "side": [0, None],
            "knight": "hans_von_trotha",
            "place": "cell_5",
            "step": "strength",
        },
        **more,
    )


@rule("KT-330", "KT-R104")
def test_warrior_wins_with_the_third_tournament() -> None:
    for now, champions in ((1, []), (2, [0]), (3, [0, 0])):
        game = knight_duel(round=now, tournament={"champions": champions})
        do(game, "commit 1", chance=FacesFirst("5 44 33", "5 44 33"))
        if now < 3:
            assert (position(game)["phase"], position(game)["round"]) == ("action", now + 1)
        else:
            found = result(game)
            assert (found.reason, found.winners) == ("champion_of_all", (0,))


@rule("KT-330", "KT-R104")
def test_warrior_is_lost_with_the_first_lost_duel() -> None:
    """No half glory matters, no cards are played any more."""
    game = knight_duel(round=1)
    do(game, "commit 1", chance=FacesFirst("1 00 00", "1 00 00"))
    found = result(game)
    assert (found.reason, found.winners) == ("knocked_out", ())


# -- the other phases ---------------------------------------------------------------------


@rule("KT-365", "KT-366", "KT-367")
@pytest.mark.parametrize("options", [{}, PADARM, WARRIOR])
def test_it_neither_travels_nor_signs_up_outside_rivalry(options: dict[str, str]) -> None:
    for before, _, after in random_game(1, options=options, seed="vp"):
        found = position(after)
        mine = found["players"][1]
        assert before.decider() == 0
        assert (mine["hand"], mine["played"], mine["coins"], mine["faith"], mine["strength"]) == (
            [],
            [],
            0,
            0,
            0,
        )
        assert all(place["shield"] != 1 for place in found["tournament"]["places"].values())
        assert mine["glory"] == 0


@rule("KT-366", "KT-123")
def test_its_initiative_changes_like_a_players() -> None:
    game = draw(
        ">0: pawns 1\n1: pawns 0\nevents: war siege wandering",
        phase="action",
        solo=True,
        initiative=[1],
        order=[0, 1],
    )
    do(game, "stand guard", chance=any_chance())
    assert position(game)["order"] == [1, 0]
    assert player(game, 1)["coins"] == 0, "no income"
    assert sum(player(game, 1)["placed"].values()) == 0


@rule("KT-R91", "KT-145")
@pytest.mark.parametrize("scenario", ["lone_challenge", "warrior"])
def test_an_extra_knight_fills_the_gap_of_plaisance(scenario: str) -> None:
    """Card t02 adds a veteran, one of the nobility, and so a second one of the nobility."""
    game = draw(
        ">0: strength 1\n1:\ncells: henry_v - jan_zizka - hans_von_trotha - charles_vii -",
        phase="sign_up",
        solo=True,
        tournament={"card": "t02"},
        options={"solo_scenario": scenario},
    )
    assert "wait" not in legal(game)
    do(game, "sign up cell_2", chance=any_chance())
    places = position(game)["tournament"]["places"]
    classes = [COMPONENTS.data["knights"][places[f"cell_{n}"]["knight"]]["class"] for n in (4, 6, 8)]
    assert classes == ["veteran", "nobility", "nobility"]


@rule("KT-R91")
def test_with_the_option_the_neighbour_of_the_gap_goes_on() -> None:
    """The rightmost free cell stays empty: cell 7 goes on without a fight; one duel fewer."""
    game = draw(
        ">0: strength 1\n1:\ncells: henry_v - jan_zizka - hans_von_trotha - charles_vii -",
        phase="sign_up",
        solo=True,
        tournament={"card": "t02"},
        options={"solo_plaisance_gap": "bye"},
    )
    do(game, "sign up cell_2", chance=any_chance())
    assert set(position(game)["tournament"]["places"]) == {f"cell_{n}" for n in range(1, 8)}
    do(game, "commit 0", chance=faces("- 00 00"))
    events = do(game, "commit 0", chance=FacesFirst("- 00 00"))
    met = [event.args["beaten"] for event in events if event.code == "knights_met"]
    assert len(met) == 5, "3-4, 5-6, two in the second stage, the final"
    assert "charles_vii" not in met[:2]
