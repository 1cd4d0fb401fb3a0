"""Running tournaments: cities in order, the bracket, knights among themselves, prizes (ledger 3.14)."""

from typing import Any

import pytest

from hastilude.games.knights_tale.position import position
from hastilude.games.knights_tale.rulebook import RULEBOOK
from support.knights_tale import (
    PADARM,
    FacesFirst,
    any_chance,
    do,
    draw,
    faces,
    legal,
    player,
    refused_by,
)
from support.ledger import rule

STRONG, WEAK = "5 44 33", "1 00 00"

# -- Padarm -------------------------------------------------------------------------------


@rule("KT-224", "KT-225", "KT-R74", "KT-210", "KT-013")
def test_city_by_city_from_left_to_right() -> None:
    """Florence, Paris, Munich; who loses goes on; knights without a challenger do not fight."""
    game = draw(
        """
        >0: strength 9
         1: strength 9
        florence: henry_v<1 hans_von_trotha
        paris: jan_zizka david_mathew<1
        munich: dietrich_von_kottulin<0
        """,
        phase="sign_up",
        order=[1, 0],
        tournament={"sweep": 1},
        options=PADARM,
    )
    fought = []
    events = do(game, "sign up florence_2")
    for _ in range(4):
        began = next(event for event in events if event.code == "duel_knight")
        fought.append((began.args["seat"], began.args["knight"]))
        if len(fought) == 4:
            break
        do(game, "commit 0", chance=faces("- 00 00"))
        events = do(game, "commit 0", chance=FacesFirst("- 00 00"))
    assert fought == [
        (1, "henry_v"),
        (0, "hans_von_trotha"),
        (1, "david_mathew"),
        (0, "dietrich_von_kottulin"),
    ]


@rule("KT-225", "KT-231", "KT-057")
def test_the_tournament_ends_when_all_duels_are_fought() -> None:
    game = draw(
        ">0: strength 1\n1:\nflorence: henry_v",
        phase="sign_up",
        order=[1, 0],
        tournament={"sweep": 1},
        options=PADARM,
    )
    do(game, "sign up florence_1", "commit 0", chance=faces("- 00 00"))
    do(game, "commit 0", chance=FacesFirst("- 00 00"))
    found = position(game)
    assert (found["phase"], found["round"]) == ("action", 2)
    assert all(place["shield"] is None for place in found["tournament"]["places"].values())
    assert [entry["heralds"] for entry in found["players"]] == [0, 0]


# -- Plaisance ----------------------------------------------------------------------------


def bracket(cells: str, zero: str = "strength 9", one: str = "strength 9", **more: Any) -> Any:
    """Seat 0 takes the one free cell, `-`; seat 1 is in."""
    free = cells.split().index("-") + 1
    game = draw(f">0: {zero}\n1: {one}\ncells: {cells}", phase="sign_up", **more)
    events = do(game, f"sign up cell_{free}", chance=any_chance("bracket"))
    return game, events


def beat(game: Any, chance: Any = None) -> list[Any]:
    """The decider wins two clashes with one strength each."""
    do(game, "commit 1", chance=faces(STRONG))
    return do(game, "commit 0", chance=chance or FacesFirst(STRONG))


def lose(game: Any, chance: Any = None) -> list[Any]:
    do(game, "commit 0", chance=faces("- 00 00"))
    return do(game, "commit 0", chance=chance or FacesFirst("- 00 00"))


@rule("KT-227", "KT-228", "KT-R25", "KT-223", "KT-200")
def test_stage_by_stage_up_to_the_final() -> None:
    """Four duels, two, one; seat 0 from cell 1 meets cell 2, the winner of 3-4, that of 5-8."""
    cells = "- dietrich_von_kottulin hans_von_trotha david_mathew henry_v charles_vii jan_zizka @1"
    game, events = bracket(cells)
    assert [event.code for event in events if event.code.startswith("duel")] == ["duel_knight"]
    assert position(game)["tournament"]["entrants"] == [1, 2, 3, 4, 5, 6, 7, 8]
    events = beat(game)
    assert [event.args["knight"] for event in events if event.code == "knights_met"] == [
        "hans_von_trotha",
        "henry_v",
    ]
    assert game.decider() == 1, "cell 8 against Jan Žižka"
    lose(game)
    assert position(game)["tournament"]["stage"] == 1
    assert position(game)["tournament"]["entrants"] == [1, 3, 5, 7]
    events = beat(game)
    assert [event.args["knight"] for event in events if event.code == "knights_met"] == ["henry_v"]
    assert position(game)["tournament"]["entrants"] == [1, 5]
    assert position(game)["tournament"]["stage"] == 2


@rule("KT-229", "KT-012", "KT-066")
def test_the_champion_gets_glory_and_the_prize() -> None:
    """Three knights' glory, and 1 glory + 1 coin."""
    cells = "- dietrich_von_kottulin hans_von_trotha david_mathew henry_v charles_vii @1 jan_zizka"
    game, _ = bracket(cells, "strength 9 glory 10 coins 0", "strength 1 glory 10")
    beat(game)
    lose(game)
    beat(game)
    before = player(game, 0)["glory"]
    assert before == 10 + 2 + 2
    events = beat(game)
    champion = next(event for event in events if event.code == "champion")
    assert (champion.args["seat"], champion.args["prize"]) == (0, "standard")
    assert player(game, 0)["glory"] == before + 6 + 1
    assert position(game)["tournament"]["champions"] == [0]
    assert position(game)["round"] == 2


@rule("KT-230", "KT-R27")
def test_a_knight_who_wins_takes_no_prize() -> None:
    """Both players lose at once; the token is set aside, and is not drawn again."""
    cells = "- henry_v @1 charles_vii hans_von_trotha david_mathew jan_zizka john_talbot"
    game, _ = bracket(
        cells,
        "strength 1 glory 10 coins 0",
        "strength 1 glory 10",
        options={"tournament_prize": "random_token"},
        tournament={"prize": "golden_crown", "prizes_used": ["golden_crown"]},
    )
    lose(game)
    events = lose(game)
    champion = next(event for event in events if event.code == "champion")
    assert champion.args["seat"] is None
    assert champion.args["knight"] == "henry_v"
    assert [player(game, seat)["glory"] for seat in (0, 1)] == [10, 10]
    assert position(game)["tournament"]["champions"] == [None]
    assert position(game)["tournament"]["prize"] != "golden_crown"


def final(prize: str, line: str = "strength 1 glory 10 coins 0", **more: Any) -> Any:
    """Seat 0 wins the final against Hans von Trotha (2 glory)."""
    game = draw(
        f">0: {line}\n1:\ncells: @0 henry_v jan_zizka charles_vii hans_von_trotha @1 john_talbot david_mathew",
        phase="strength",
        tournament={"stage": 2, "bout": 0, "entrants": [1, 5], "prize": prize, "prizes_used": [prize]},
        options={"tournament_prize": "random_token", **more.pop("options", {})},
        duel={
            "for": "tournament",
            "side": [0, None],
            "knight": "hans_von_trotha",
            "place": "cell_5",
            "step": "strength",
        },
        **more,
    )
    do(game, "commit 1", chance=FacesFirst(STRONG, STRONG))
    return game


@rule("KT-229", "KT-065", "KT-R27")
@pytest.mark.parametrize(
    ("prize", "glory", "coins", "prestige"),
    [
        ("golden_crown", 3, 0, []),
        ("champions_cup", 1, 0, ["champion_prestige"]),
        ("purse_of_gold", 1, 3, []),
    ],
)
def test_prize_tokens(prize: str, glory: int, coins: int, prestige: list[str]) -> None:
    game = final(prize, events=["siege", "crusade", "wandering"])
    after = player(game, 0)
    assert after["glory"] == 10 + 2 + glory, "2 for the knight"
    assert after["coins"] == coins
    assert after["prestige"] == prestige


@rule("KT-R27", "KT-010")
@pytest.mark.parametrize("relic", ["medallion", "rosary", "amulet", "ring"])
def test_the_reliquary_gives_a_relic_of_choice(relic: str) -> None:
    game = final("reliquary")
    assert position(game)["phase"] == "prize"
    assert legal(game) == {f"take relic {kind}" for kind in ("medallion", "rosary", "amulet", "ring")}
    do(game, f"take relic {relic}", chance=any_chance())
    assert player(game, 0)["relics"] == [relic]
    assert player(game, 0)["glory"] == 10 + 2 + 1


@rule("KT-R27", "KT-R12")
def test_with_a_finite_supply_only_relics_in_stock() -> None:
    game = final(
        "reliquary", "strength 1 | ring! ring! ring! ring! medallion!", options={"finite_supply": "true"}
    )
    assert legal(game) == {f"take relic {kind}" for kind in ("medallion", "rosary", "amulet")}
    assert "KT-R27" in refused_by(game, "take relic ring")


@rule("KT-R27", "KT-234")
def test_the_champions_cup_for_who_has_the_prestige() -> None:
    game = final(
        "champions_cup", "strength 1 glory 10 | champion_prestige!", events=["siege", "crusade", "wandering"]
    )
    assert player(game, 0)["prestige"] == ["champion_prestige!"]
    assert player(game, 0)["glory"] == 13


# -- knocked out --------------------------------------------------------------------------


def knocked_out(stage: int, hand: str, tokens: str = "", **more: Any) -> Any:
    """Seat 0 loses to a knight in that stage; seat 1 waits in cell 8 with strength."""
    entrants = {0: [1, 2, 3, 4, 5, 6, 7, 8], 1: [1, 3, 5, 8], 2: [1, 8]}[stage]
    foe = {0: "henry_v", 1: "jan_zizka", 2: "henry_v"}[stage]
    game = draw(
        f">0: strength 1 plays 3 | {tokens} | {hand}\n1: strength 9\n"
        "cells: @0 henry_v jan_zizka charles_vii hans_von_trotha john_talbot david_mathew @1",
        phase="strength",
        tournament={"stage": stage, "bout": 0, "entrants": entrants},
        duel={"for": "tournament", "side": [0, None], "knight": foe, "place": "cell_2", "step": "strength"},
        **more,
    )
    roll = "- 0 00" if foe == "jan_zizka" else "- 00 00"
    do(game, "commit 0", chance=faces(roll))
    do(game, "commit 0", chance=FacesFirst(roll))
    return game


@rule("KT-208", "KT-209", "KT-119", "KT-R76", "KT-R77", "KT-R78")
@pytest.mark.parametrize(
    ("option", "stage", "cards"),
    [
        ("stage1_2_stage2_1", 0, 2),
        ("stage1_2_stage2_1", 1, 1),
        ("stage1_1_stage2_2", 0, 1),
        ("stage1_1_stage2_2", 1, 2),
    ],
)
def test_cards_for_who_is_knocked_out(option: str, stage: int, cards: int) -> None:
    """At once, on top of the three of the travel phase, in any round of the game."""
    for now in (1, 3):
        game = knocked_out(stage, "game game game", options={"plaisance_loser_cards": option}, round=now)
        assert (position(game)["phase"], game.decider()) == ("knockout", 0)
        assert game.prompt().args["count"] == cards
        for _ in range(cards):
            do(game, "play game", chance=any_chance())
        assert position(game)["phase"] != "knockout"
        assert len(player(game, 0)["played"]) == cards


@rule("KT-208")
def test_no_cards_for_a_lost_final() -> None:
    game = draw(
        ">0: strength 1 | | game game\n1:\n"
        "cells: @0 henry_v jan_zizka charles_vii hans_von_trotha john_talbot david_mathew @1",
        phase="strength",
        tournament={"stage": 2, "bout": 0, "entrants": [1, 5]},
        duel={
            "for": "tournament",
            "side": [0, None],
            "knight": "hans_von_trotha",
            "place": "cell_5",
            "step": "strength",
        },
    )
    lose(game)
    assert position(game)["phase"] == "action"


@rule("KT-R51", "KT-208")
def test_the_messenger_adds_nothing_for_who_is_knocked_out() -> None:
    game = knocked_out(1, "game game", "messenger")
    do(game, "play game", chance=any_chance())
    assert position(game)["phase"] != "knockout"


@rule("KT-R78", "KT-107")
def test_knockout_cards_are_optional_and_a_lost_challenge_uses_one_up() -> None:
    game = knocked_out(0, "rescue game")
    do(game, "play rescue", "commit 0", chance=faces("- 00 00"))
    do(game, "commit 0", chance=faces("- 00 00"))
    assert game.prompt().args["count"] == 1
    assert sorted(player(game, 0)["hand"]) == ["game", "rescue@"]
    do(game, "stop", chance=any_chance())
    assert position(game)["phase"] != "knockout"


@rule("KT-R54", "KT-209")
def test_knockout_cards_count_as_played() -> None:
    game = knocked_out(0, "game serenade")
    do(game, "play game", "play serenade", chance=any_chance())
    assert player(game, 0)["played"] == ["game", "serenade"]
    assert player(game, 0)["plays"] == 3


# -- knight against knight ----------------------------------------------------------------


@rule("KT-223", "KT-E20", "KT-R73")
@pytest.mark.parametrize(
    ("left", "right", "winner"),
    [
        (
            "hans_von_trotha",
            "alvaro_vaz_de_almada",
            "alvaro_vaz_de_almada",
        ),  # 2 against 3 glory, attack equal
        ("powala_of_taczew", "henry_v", "henry_v"),  # 6 against 6; one star against three
        ("henry_v", "jaroslav_lev_of_rozmital", "henry_v"),
        ("suero_de_quinones", "federico_da_montefeltro", "suero_de_quinones"),  # equal in both: the left one
        ("federico_da_montefeltro", "suero_de_quinones", "federico_da_montefeltro"),
        (
            "zawisza_the_black",
            "jean_le_meingre",
            "zawisza_the_black",
        ),  # attack plays no part, no die is rolled
    ],
)
def test_two_knights(left: str, right: str, winner: str) -> None:
    cells = f"- hans_von_trotha @1 david_mathew {left} {right} john_talbot john_fastolf"
    if "hans_von_trotha" in (left, right):
        cells = f"- dietrich_von_kottulin @1 david_mathew {left} {right} john_talbot john_fastolf"
    game, _ = bracket(cells, "strength 1", "strength 9")
    lose(game)
    events = lose(game)
    met = next(event for event in events if event.code == "knights_met")
    assert met.args["knight"] == winner
    assert {met.args["knight"], met.args["beaten"]} == {left, right}
    view: Any = RULEBOOK.view(game, None)
    assert view.tournament.kind == "plaisance"
