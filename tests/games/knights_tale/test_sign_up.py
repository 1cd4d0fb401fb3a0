"""Signing up for both tournaments (ledger 3.10)."""

from typing import Any

import pytest

from hastilude.games.knights_tale.position import position
from support.knights_tale import COMPONENTS, PADARM, any_chance, do, draw, legal, refused_by
from support.ledger import rule
from support.play import args_of

CITIES = """
    florence: henry_v hans_von_trotha
    paris: jan_zizka david_mathew
    munich: dietrich_von_kottulin
"""


def shields(game: Any) -> dict[str, int]:
    places = position(game)["tournament"]["places"]
    return {name: place["shield"] for name, place in places.items() if place.get("shield") is not None}


def padarm(players: str = ">0:\n1:", cities: str = CITIES, **more: Any) -> Any:
    options = {**PADARM, **more.pop("options", {})}
    return draw(f"{players}\n{cities}", phase="sign_up", options=options, **more)


# -- Padarm -------------------------------------------------------------------------------


@rule("KT-132", "KT-133", "KT-134")
def test_two_passes_in_initiative_order() -> None:
    game = padarm("0:\n>1:", order=[1, 0])
    deciders = []
    for place in ("florence_1", "paris_1", "paris_2"):
        deciders.append(game.decider())
        do(game, f"sign up {place}")
    assert deciders == [1, 0, 1]
    assert game.decider() == 0
    assert legal(game) == {"sign up florence_2", "sign up munich_1"}


@rule("KT-135", "KT-136", "KT-100")
def test_one_challenge_a_city_and_one_challenger_a_knight() -> None:
    game = padarm()
    do(game, "sign up florence_1")
    assert "KT-136" in refused_by(game, "sign up florence_1")
    do(game, "sign up paris_1")
    assert game.decider() == 0
    assert "KT-135" in refused_by(game, "sign up florence_2")


@rule("KT-E10", "KT-139", "KT-134", "KT-138")
def test_the_printed_sign_up_for_two() -> None:
    """White is in Florence and red in Munich by the herald; white cannot place his last shield."""
    white, red = 0, 1
    cities = """
        florence: henry_v<0 hans_von_trotha
        paris: jan_zizka david_mathew
        munich: dietrich_von_kottulin<1
    """
    game = padarm(">0: heralds 1\n1: heralds 1", cities)
    assert game.decider() == white
    do(game, "sign up paris_1")
    assert game.decider() == red
    do(game, "sign up paris_2")
    assert game.decider() == red, "white is in two cities, and the third has no free knight"
    do(game, "sign up florence_2", chance=any_chance())
    assert position(game)["phase"] != "sign_up"


@rule("KT-137", "KT-138", "KT-E21", "KT-102")
@pytest.mark.parametrize(
    ("called", "placed", "total"),
    [([], 2, 2), (["florence_1"], 2, 3), (["florence_1", "paris_1"], 1, 3)],
)
def test_three_cities_only_through_the_herald(called: list[str], placed: int, total: int) -> None:
    cities = {
        "florence": ["henry_v", "hans_von_trotha"],
        "paris": ["jan_zizka", "david_mathew"],
        "munich": ["dietrich_von_kottulin", "john_talbot"],
    }
    for place in called:
        city, number = place.split("_")
        cities[city][int(number) - 1] += "<0"
    picture = "\n".join(f"{city}: {' '.join(knights)}" for city, knights in cities.items())
    # seat 1 is in all cities already, so that only seat 0 is asked
    picture = picture.replace("hans_von_trotha", "hans_von_trotha<1").replace(
        "david_mathew", "david_mathew<1"
    )
    picture = picture.replace("john_talbot", "john_talbot<1")
    done = 0
    game = padarm(f">0: heralds {len(called)} strength 0\n1: heralds 3", picture)
    seen: dict[str, int] = {}
    while position(game)["phase"] == "sign_up":
        assert game.decider() == 0
        seen = shields(game)
        do(game, sorted(legal(game))[0], chance=any_chance())
        done += 1
    assert done == placed
    assert sum(seat == 0 for seat in seen.values()) + 1 == total


@rule("KT-R30", "KT-134")
def test_a_player_in_all_three_cities_is_skipped() -> None:
    cities = """
        florence: henry_v<0 hans_von_trotha
        paris: jan_zizka<0 david_mathew
        munich: dietrich_von_kottulin<0
    """
    game = padarm("0: heralds 3\n>1:", cities, seat=1)
    assert game.decider() == 1
    do(game, "sign up paris_2")
    assert game.decider() == 1


@rule("KT-R28", "KT-139")
def test_signing_up_is_a_duty_unless_the_table_says_otherwise() -> None:
    must = padarm()
    assert not {"wait", "decline"} & legal(must)
    assert "KT-R28" in refused_by(must, "decline")
    free = padarm(options={"pas_d_armes_signup": "optional"})
    assert "decline" in legal(free)
    do(free, "decline")
    assert free.decider() == 1
    do(free, "sign up paris_1")
    assert free.decider() == 0, "declining is final for that pass only"
    assert shields(free) == {"paris_1": 1}


@rule("KT-140")
def test_shields_stay() -> None:
    """No action takes one off or moves it."""
    game = padarm()
    do(game, "sign up florence_1", "sign up paris_1")
    assert all(text.startswith("sign up") for text in legal(game))
    assert shields(game) == {"florence_1": 0, "paris_1": 1}


@rule("KT-142")
def test_there_is_no_waiting_in_padarm() -> None:
    assert refused_by(padarm(), "wait")


# -- Plaisance ----------------------------------------------------------------------------

CELLS = "cells: henry_v - jan_zizka - hans_von_trotha - - -"


def plaisance(players: str = ">0:\n1:", cells: str = CELLS, **more: Any) -> Any:
    return draw(f"{players}\n{cells}", phase="sign_up", **more)


@rule("KT-142", "KT-063")
def test_any_free_bottom_cell_or_wait() -> None:
    game = plaisance()
    assert legal(game) == {*(f"sign up cell_{n}" for n in (2, 4, 6, 7, 8)), "wait"}
    assert "KT-132" in refused_by(game, "sign up cell_1"), "a knight stands there"


@rule("KT-143", "KT-144", "KT-R32", "KT-E11")
def test_the_printed_sign_up_for_three() -> None:
    """Red passes, blue passes, black must place; red passes again, blue must; red places last."""
    red, blue, black = 0, 1, 2
    game = plaisance(">0:\n1:\n2:")
    assert game.decider() == red
    do(game, "wait")
    assert game.decider() == blue
    do(game, "wait")
    assert game.decider() == black
    assert "KT-143" in refused_by(game, "wait")
    do(game, "sign up cell_2")
    assert game.decider() == red
    do(game, "wait")
    assert game.decider() == blue
    assert "wait" not in legal(game)
    do(game, "sign up cell_4")
    assert game.decider() == red
    assert "wait" not in legal(game)
    do(game, "sign up cell_6", chance=any_chance())
    assert position(game)["phase"] != "sign_up"


@rule("KT-R32")
def test_a_sweep_is_not_begun_again_when_somebody_places() -> None:
    game = plaisance(">0:\n1:\n2:")
    do(game, "wait", "sign up cell_2")
    assert game.decider() == 2, "the sweep goes on; seat 0 is asked in the next one"
    do(game, "sign up cell_4")
    assert game.decider() == 0


@rule("KT-141", "KT-101", "KT-146")
def test_who_called_the_herald_is_signed_up_already() -> None:
    game = plaisance(">0:\n1: heralds 1", "cells: henry_v @1 jan_zizka - hans_von_trotha - - -")
    assert game.decider() == 0
    assert "wait" not in legal(game), "the only one left"
    do(game, "sign up cell_4", chance=any_chance())
    assert position(game)["phase"] != "sign_up"


@rule("KT-141", "KT-146")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_takes_part_with_one_shield(seats: int) -> None:
    game = plaisance("\n".join([">0:", *(f"{seat}:" for seat in range(1, seats))]), "cells: henry_v")
    placed: dict[str, int] = {}
    while position(game)["phase"] == "sign_up":
        placed = shields(game)
        do(game, min(text for text in legal(game) if text != "wait"), chance=any_chance(seats))
    assert sorted([*placed.values(), seats - 1]) == list(range(seats))


@rule("KT-064", "KT-145", "KT-R26")
def test_free_cells_are_filled_from_the_left_with_the_added_classes() -> None:
    """Card t02 in round 1 adds a veteran, then one of the nobility."""
    game = draw(
        ">0: strength 1\n1: strength 1\ncells: henry_v @1 jan_zizka - hans_von_trotha - charles_vii -",
        phase="sign_up",
        tournament={"card": "t02"},
    )
    events = do(game, "sign up cell_6", chance=any_chance())
    added = args_of(next(event for event in events if event.code == "bracket"))["knights"]
    classes = [COMPONENTS.data["knights"][knight]["class"] for knight in added]
    assert classes == ["veteran", "nobility"]
    places = position(game)["tournament"]["places"]
    assert [places["cell_4"]["knight"], places["cell_8"]["knight"]] == added
