"""Preparing tournaments (ledger 3.4)."""

from collections import Counter
from typing import Any

import pytest

from hastilude.games.knights_tale.position import position
from hastilude.games.knights_tale.rulebook import RULEBOOK
from hastilude.games.knights_tale.tournament import prepare
from support.knights_tale import COMPONENTS, PADARM, any_chance, do, draw, legal, start
from support.ledger import rule

KNIGHTS = COMPONENTS.data["knights"]
NAMES = [name for name in KNIGHTS if name != "source"]
#: in so many groups all knights find a place at a tournament
GROUPS = 6
LETTERS = {row["letter"]: name for name, row in COMPONENTS.data["knight_classes"].items() if name != "source"}
CARDS = COMPONENTS.data["tournament_cards"]


def ready(seats: int, seed: object = 0, **options: str) -> Any:
    game = start(seats, options={"characters": "level1_only", **options}, seed=seed)
    chance = any_chance(("ready", seed))
    while position(game)["phase"] != "action":
        do(game, "done" if "done" in legal(game) else sorted(legal(game))[0], chance=chance)
    return game


def after_round(now: int, seed: object = 0, **more: Any) -> Any:
    """The champion takes his relic: the tournament of a round is over, the next one prepared."""
    more.setdefault("tournament", {"prize": "reliquary"})
    options = {"tournament_prize": "random_token", **more.pop("options", {})}
    game = draw(">0: | | game\n1: | | game", phase="prize", round=now, options=options, **more)
    do(game, "take relic ring", chance=any_chance(seed))
    return game


def classes(game: Any, prefix: str) -> Counter[str]:
    places = position(game)["tournament"]["places"]
    return Counter(
        KNIGHTS[place["knight"]]["class"] for name, place in places.items() if name.startswith(prefix)
    )


def told(letters: str) -> Counter[str]:
    return Counter(LETTERS[letter] for letter in letters)


@rule("KT-058", "KT-059", "KT-061", "KT-R16")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_card_fits_the_players_and_its_first_line_holds(seats: int) -> None:
    used = set()
    for seed in range(12):
        game = ready(seats, seed, **PADARM)
        card = position(game)["tournament"]["card"]
        used.add(card)
        assert CARDS[card]["players"] == max(2, seats)
        for city in ("florence", "paris", "munich"):
            assert classes(game, city) == told(CARDS[card]["round_1"][city])
    assert len(used) > 2, "a random card"


@rule("KT-062", "KT-R22")
def test_knights_of_a_city_stand_by_glory() -> None:
    for seed in range(12):
        places = position(ready(4, seed, **PADARM))["tournament"]["places"]
        for city in ("florence", "paris", "munich"):
            row = [KNIGHTS[place["knight"]] for name, place in places.items() if name.startswith(city)]
            keys = [(-knight["glory"], -knight["prestige"], -knight["attack"]) for knight in row]
            assert keys == sorted(keys)


@rule("KT-060", "KT-R21", "KT-169")
@pytest.mark.parametrize("options", [{}, PADARM])
def test_everybody_sees_the_placed_knights(options: dict[str, str]) -> None:
    game = ready(2, **options)
    for seat in (None, 0, 1):
        view: Any = RULEBOOK.view(game, seat)
        shown = {place.place: place for place in view.tournament.places if place.knight}
        for name, place in position(game)["tournament"]["places"].items():
            knight = KNIGHTS[place["knight"]]
            assert shown[name].knight == place["knight"]
            assert (shown[name].attack, shown[name].glory, shown[name].stars) == (
                knight["attack"],
                knight["glory"],
                knight["prestige"],
            )


@rule("KT-063", "KT-064", "KT-R25", "KT-R109")
@pytest.mark.parametrize(("seats", "cells"), [(2, [1, 5, 3, 6]), (3, [1, 5, 3]), (4, [1, 5])])
def test_in_plaisance_only_the_placed_knights_come_now(seats: int, cells: list[int]) -> None:
    """On their cells in the order of the card; the others are known by class only."""
    for seed in range(6):
        game = ready(seats, seed)
        found = position(game)["tournament"]
        line = CARDS[found["card"]]["round_1"]
        assert set(found["places"]) == {f"cell_{cell}" for cell in cells}
        for cell, letter in zip(cells, line["placed"], strict=True):
            assert KNIGHTS[found["places"][f"cell_{cell}"]["knight"]]["class"] == LETTERS[letter]
        view: Any = RULEBOOK.view(game, 0)
        assert list(view.tournament.added) == [LETTERS[letter] for letter in line["added"]]
        assert len(view.tournament.places) == 8


@rule("KT-057", "KT-058", "KT-231")
@pytest.mark.parametrize("now", [1, 2])
def test_a_new_card_after_rounds_one_and_two(now: int) -> None:
    """One that was not used; the line of the coming round."""
    used = {1: ["t01"], 2: ["t01", "t03"]}[now]
    for seed in range(8):
        tournament = {"prize": "reliquary", "card": used[-1], "used": used}
        game = after_round(now, seed, tournament=tournament)
        found = position(game)
        assert found["round"] == now + 1
        card = found["tournament"]["card"]
        assert card not in used
        assert classes(game, "cell") == told(CARDS[card][f"round_{now + 1}"]["placed"])


@rule("KT-058", "KT-059", "KT-061", "KT-063")
@pytest.mark.parametrize("card", CARDS)
def test_every_line_of_every_card(card: str) -> None:
    """Three rounds, both tournaments: just the classes named, on the cells prescribed."""
    players = CARDS[card]["players"]
    others = [name for name in CARDS if name != card]
    picture = "\n".join([">0:", *(f"{seat}:" for seat in range(1, players))])
    for now in (1, 2, 3):
        line = CARDS[card][f"round_{now}"]
        for options in ({}, PADARM):
            game = draw(
                picture, phase="action", round=now, options=options, tournament={"card": None, "used": others}
            )
            prepare(game, any_chance((card, now)))
            assert position(game)["tournament"]["card"] == card
            if options:
                for city in ("florence", "paris", "munich"):
                    assert classes(game, city) == told(line[city])
            else:
                assert classes(game, "cell") == told(line["placed"])


@rule("KT-R16")
def test_used_cards_are_shuffled_when_none_is_left() -> None:
    tournament = {"prize": "reliquary", "card": "t01", "used": ["t01", "t02", "t03", "t04"]}
    game = after_round(1, tournament=tournament)
    assert CARDS[position(game)["tournament"]["card"]]["players"] == 2


@rule("KT-057", "KT-004")
def test_no_tournament_is_prepared_after_round_three() -> None:
    game = after_round(3)
    found = position(game)
    assert found["tournament"]["places"] == {}
    assert (found["phase"], found["last_travel"]) == ("travel", True)


# -- prizes -------------------------------------------------------------------------------


@rule("KT-066", "KT-012")
def test_the_standard_prize() -> None:
    assert position(ready(2))["tournament"]["prize"] == "standard"
    assert COMPONENTS.data["prizes"]["standard"]["gain"] == ["glory 1 + coins 1"]


@rule("KT-065", "KT-R27")
def test_a_random_prize_for_each_tournament_without_replacement() -> None:
    prizes: Counter[str] = Counter()
    for seed in range(40):
        game = ready(2, seed, tournament_prize="random_token")
        view: Any = RULEBOOK.view(game, 1)
        prizes[view.tournament.prize] += 1
    assert set(prizes) == {"golden_crown", "champions_cup", "purse_of_gold", "reliquary"}
    for seed in range(10):
        tournament = {"prize": "reliquary", "prizes_used": ["reliquary", "golden_crown"]}
        game = after_round(2, seed, tournament=tournament)
        assert position(game)["tournament"]["prize"] in ("champions_cup", "purse_of_gold")


# -- the stock of knights -----------------------------------------------------------------


@rule("KT-231", "KT-R24")
def test_knights_go_back_and_may_come_again() -> None:
    picture = "cells: @0 @1 henry_v charles_vii jan_zizka john_talbot hans_von_trotha david_mathew"
    again = False
    for seed in range(30):
        game = draw(
            f">0:\n1:\n{picture}",
            phase="prize",
            tournament={"prize": "reliquary"},
            options={"tournament_prize": "random_token"},
        )
        do(game, "take relic ring", chance=any_chance(seed))
        found = position(game)["tournament"]
        assert found["aside"] == []
        assert all(place["shield"] is None for place in found["places"].values())
        again = again or any(place["knight"] in picture for place in found["places"].values())
    assert again


@rule("KT-R24")
def test_with_the_option_they_are_set_aside() -> None:
    picture = "cells: @0 @1 henry_v charles_vii jan_zizka john_talbot hans_von_trotha david_mathew"
    for seed in range(20):
        game = draw(
            f">0:\n1:\n{picture}",
            phase="prize",
            tournament={"prize": "reliquary"},
            options={"tournament_prize": "random_token", "knight_pool": "unique"},
        )
        do(game, "take relic ring", chance=any_chance(seed))
        found = position(game)["tournament"]
        assert len(found["aside"]) == 6
        assert not any(place["knight"] in picture for place in found["places"].values())


@rule("KT-R24")
@pytest.mark.parametrize("first", range(GROUPS))
def test_whoever_rode_is_set_aside_wherever_it_stood(first: int) -> None:
    """The last of all knights too: where bits are native it had fallen out of the number."""
    rode = NAMES[first::GROUPS]  # of all classes, so that none runs short
    assert len(rode) <= 6
    for cells in (["@0", "@1", *rode], [*rode, "@1", "@0"]):
        game = draw(
            f">0:\n1:\ncells: {' '.join(cells)}",
            phase="prize",
            tournament={"prize": "reliquary"},
            options={"tournament_prize": "random_token", "knight_pool": "unique"},
        )
        do(game, "take relic ring", chance=any_chance(1))
        assert sorted(position(game)["tournament"]["aside"]) == sorted(rode)


@rule("KT-R24", "KT-R23")
def test_a_class_that_runs_short_gets_its_set_aside_knights_back() -> None:
    """All champions are aside: a card that asks for one gets one all the same."""
    champions = [
        name for name, row in KNIGHTS.items() if name != "source" and row["class"] == "champion_class"
    ]
    for seed in range(8):
        game = draw(
            ">0:\n1:",
            phase="prize",
            round=2,
            tournament={
                "prize": "reliquary",
                "aside": champions,
                "used": ["t01", "t02", "t04"],
                "card": "t01",
            },
            options={"tournament_prize": "random_token", "knight_pool": "unique"},
        )
        do(game, "take relic ring", chance=any_chance(seed))
        assert classes(game, "cell")["champion_class"] == 1, "t03 in round 3: C K K P"


@rule("KT-R23")
def test_a_class_without_any_knight_is_filled_from_the_others() -> None:
    """Card t02 adds a veteran, but all five stand in the bracket already."""
    game = draw(
        ">0: strength 1\n1: strength 1\n"
        "cells: john_fastolf @1 john_talbot - francesco_sforza pal_kinizsi jan_zizka -",
        phase="sign_up",
        tournament={"card": "t02"},
    )
    do(game, "sign up cell_4", chance=any_chance())
    knight = position(game)["tournament"]["places"]["cell_8"]["knight"]
    assert KNIGHTS[knight]["class"] != "veteran"
