"""The virtual opponent in tournaments: where it signs up, its duels (rivalry; ledger 3.22, R89 … R102)."""

from typing import Any

import pytest

from hastilude.games.knights_tale.cards import KNIGHTS
from hastilude.games.knights_tale.position import position
from hastilude.games.knights_tale.solo import may_lose, surely_loses
from support.knights_tale import (
    COMPONENTS,
    PADARM,
    FacesFirst,
    any_chance,
    attacks,
    do,
    draw,
    faces,
    outcome,
    player,
)
from support.ledger import rule

#: attack 10, prestige 2, glory 6: Suero de Quiñones
MEDIUM = {"solo_scenario": "rivalry", "solo_difficulty": "medium"}
KNIGHT = COMPONENTS.data["knights"]


def sign_up(cells: str, **more: Any) -> Any:
    """The human waits, so the virtual opponent has to place first in Plaisance."""
    options = {**MEDIUM, **more.pop("options", {})}
    return draw(f">0: strength 1\n1: glory 10\n{cells}", phase="sign_up", solo=True, options=options, **more)


def cell_of_vp(game: Any) -> str | None:
    places = position(game)["tournament"]["places"]
    return next((name for name, place in places.items() if place["shield"] == 1), None)


def herald(picture: str, card: str = "base_6", **more: Any) -> Any:
    """The human stands guard, then the virtual opponent calls the herald, if it can."""
    options = {**MEDIUM, **more.pop("options", {})}
    game = draw(
        f">0: pawns 3 glory 10\n1: pawns 3 glory {more.pop('glory', 10)}\nevents: war siege wandering\n{picture}",
        phase="action",
        solo=True,
        options=options,
        vp={"deck": [card]},
        **more,
    )
    events = do(game, "stand guard", chance=any_chance())
    acted = [event.args["area"] for event in events if event.code == "vp_acted"]
    return game, acted[0]


# -- whom it beats ------------------------------------------------------------------------


def bout(
    knight: str, dice: str = "", left: bool = False, plaisance: bool = False, **more: Any
) -> tuple[bool, int]:
    """Whether it beats a knight, and the glory it has afterwards (10 before)."""
    options = {**MEDIUM, **({} if plaisance else PADARM), **more.pop("options", {})}
    if plaisance:
        pair = f"@1 {knight}" if left else f"{knight} @1"
        picture = f"cells: - dietrich_von_kottulin {pair} hans_von_trotha david_mathew jan_zizka john_talbot"
        place = "cell_1"
    else:
        picture = f"florence: {knight}<1\nparis: dietrich_von_kottulin"
        place = "paris_1"
    game = draw(
        f">0: strength 1\n1: glory 10\n{picture}",
        phase="sign_up",
        solo=True,
        options=options,
        tournament={"sweep": 1},
        order=[1, 0],
    )
    rolls = [f"- - - {die}" for die in dice]
    if plaisance:
        do(game, f"sign up {place}")
        do(game, "commit 0", chance=faces("- 00 00"))
        events = do(game, "commit 0", chance=FacesFirst("- 00 00", *rolls))
    else:
        events = do(game, f"sign up {place}", chance=faces(*rolls))
    won = next(event.code for event in events if event.code in ("vp_won", "vp_lost"))
    return won == "vp_won", player(game, 1)["glory"]


@rule("KT-374", "KT-375", "KT-E33", "KT-368", "KT-371")
@pytest.mark.parametrize(
    ("knight", "won"),
    [
        ("joao_i", True),  # 9, prestige 3
        ("henry_v", False),  # 10, prestige 3
        ("jaroslav_lev_of_rozmital", True),  # 10, prestige 1
        ("jean_le_meingre", False),  # 11
        ("federico_da_montefeltro", False),  # 10, prestige 2: a full tie is the knight's in Padarm
        ("john_fastolf", True),  # a veteran does nothing to it
    ],
)
def test_by_attack_in_padarm(knight: str, won: bool) -> None:
    """Full glory for a win, nothing for a loss."""
    assert bout(knight) == (won, 10 + (KNIGHT[knight]["glory"] if won else 0))


@rule("KT-E33", "KT-374")
@pytest.mark.parametrize("left", [True, False])
def test_a_full_tie_in_plaisance_is_the_left_ones(left: bool) -> None:
    assert bout("federico_da_montefeltro", left=left, plaisance=True)[0] is left


@rule("KT-E34", "KT-374", "KT-375", "KT-R63")
@pytest.mark.parametrize(
    ("dice", "won"),
    [("00", True), ("1S", True), ("22", False), ("33", False), ("030", True), ("303", False), ("12S", True)],
)
def test_a_polish_noble_rolls_in_every_clash(dice: str, won: bool) -> None:
    """Printed 9, prestige 1: die 0 or 1 is the virtual opponent's, 2 or 3 the noble's; 1–2 pays nothing."""
    assert bout("powala_of_taczew", dice) == (won, 10 + (6 if won else 0))


@rule("KT-E34", "KT-R89")
@pytest.mark.parametrize(
    ("knight", "surely", "perhaps"),
    [
        ("powala_of_taczew", False, True),  # 9 + die: can be beaten, may win
        ("wincenty_of_granow", False, False),  # 7 + 3 = 10, prestige 1: never wins
        ("henry_v", True, True),
        ("joao_i", False, False),
        ("federico_da_montefeltro", True, True),
    ],
)
def test_who_surely_beats_it_and_who_may(knight: str, surely: bool, perhaps: bool) -> None:
    game = draw(">0:\n1:", phase="action", solo=True, options={**MEDIUM, **PADARM})
    number = KNIGHTS.index(knight)
    assert surely_loses(game, number, False) is surely
    assert may_lose(game, number, False) is perhaps


@rule("KT-R89")
@pytest.mark.parametrize(
    ("knight", "won"),
    [
        ("charles_vii", True),  # glory 4 against 6
        ("zawisza_the_black", False),  # glory 7, though it can be beaten by attack
        ("henry_v", False),  # glory 6, prestige 3
        ("powala_of_taczew", True),  # glory 6, prestige 1; no die is rolled
        ("federico_da_montefeltro", False),  # a full tie is lost in Padarm
    ],
)
def test_by_glory(knight: str, won: bool) -> None:
    assert bout(knight, options={"vp_vs_knight": "by_glory"})[0] is won


# -- against the human --------------------------------------------------------------------


def meeting(
    line: str = "strength 9 glory 10", vp: str = "glory 10", order: tuple[int, int] = (0, 1), **more: Any
) -> Any:
    """The human in cell 1 against the virtual opponent in cell 2."""
    game = draw(
        f">0: {line}\n1: {vp}\ncells: - @1 hans_von_trotha david_mathew henry_v charles_vii jan_zizka john_talbot",
        phase="sign_up",
        solo=True,
        options={**MEDIUM, **more.pop("options", {})},
        order=list(order),
        **more,
    )
    events = do(game, "sign up cell_1")
    assert "duel_vp" in [event.code for event in events]
    return game


@rule("KT-368", "KT-369", "KT-R90", "KT-371")
@pytest.mark.parametrize(("mine", "its", "full"), [(10, 10, 7), (10, 11, 9), (11, 10, 7)])
def test_the_human_beats_it_for_seven_or_nine(mine: int, its: int, full: int) -> None:
    """The glory of its token does not count."""
    game = meeting(f"strength 9 glory {mine}", f"glory {its}")
    do(game, "commit 1", chance=faces("5 44 33"))
    do(game, "commit 0", chance=FacesFirst("5 44 33"))
    assert player(game, 0)["glory"] == mine + full
    assert player(game, 1)["glory"] == its


@rule("KT-369", "KT-R90", "KT-206", "KT-221")
@pytest.mark.parametrize(("mine", "its", "full", "half"), [(10, 10, 7, 3), (12, 10, 9, 3), (10, 12, 7, 4)])
def test_it_is_paid_like_a_player(mine: int, its: int, full: int, half: int) -> None:
    """It wins two clashes to one: the human gets half of its value."""
    game = meeting(f"strength 9 glory {mine}", f"glory {its}")
    do(game, "commit 1", chance=faces("5 44 33"))
    do(game, "commit 0", chance=faces("1 00 00"))
    do(game, "commit 0", chance=FacesFirst("1 00 00"))
    # then Hans von Trotha, 2; the final against Henry V is lost
    assert player(game, 1)["glory"] == its + full + 2
    assert player(game, 0)["glory"] == mine + half
    assert player(game, 0)["strength"] == 9, "the human recovers"


@rule("KT-369", "KT-R90")
def test_a_losing_virtual_opponent_with_one_clash_gets_half() -> None:
    game = meeting()
    do(game, "commit 1", chance=faces("1 00 00"))
    do(game, "commit 0", chance=faces("5 44 33"))
    do(game, "commit 0", chance=FacesFirst("5 44 33"))
    assert (player(game, 0)["glory"], player(game, 1)["glory"]) == (17, 13)


@rule("KT-370", "KT-193")
@pytest.mark.parametrize(
    ("order", "tokens", "winner", "why"),
    [
        ((0, 1), "office retinue", 0, "initiative"),
        ((1, 0), "office retinue", "vp", "initiative"),
        ((1, 0), "office retinue kings_favour", 0, "prestige"),
        ((0, 1), "office", "vp", "prestige"),
    ],
)
def test_full_ties_are_decided_by_initiative(
    order: tuple[int, int], tokens: str, winner: object, why: str
) -> None:
    """10 against 10, its two stars."""
    game = meeting(f"strength 9 | {tokens}", order=order)
    events = do(game, "commit 1", chance=faces("4 33 33"))
    assert outcome(events) == [(winner, why)]


@rule("KT-R90", "KT-289")
def test_the_humans_tokens_work_on_it() -> None:
    game = meeting("strength 9 glory 10 | thug jester")
    do(game, "use thug")
    assert attacks(game) == (0, 9)


@rule("KT-R108", "KT-371")
def test_of_a_prize_it_takes_only_the_glory() -> None:
    """It wins the final against Hans von Trotha after the human's loss in the first stage."""
    for prize, glory in (("standard", 1), ("golden_crown", 3), ("reliquary", 1)):
        token = {} if prize == "standard" else {"tournament_prize": "random_token"}
        game = draw(
            ">0: strength 1 glory 0\n1: glory 10\n"
            "cells: - dietrich_von_kottulin hans_von_trotha david_mathew @1 john_talbot john_fastolf alvaro_vaz_de_almada",
            phase="sign_up",
            solo=True,
            options={**MEDIUM, **token},
            tournament={"prize": prize},
        )
        do(game, "sign up cell_1")
        do(game, "commit 0", chance=faces("- 00 00"))
        do(game, "commit 0", chance=FacesFirst("- 00 00"))
        won = 4 + 4 + 2  # John Talbot, John Fastolf, the left one of 2 and 2
        assert player(game, 1)["glory"] == 10 + won + glory, prize
        assert (player(game, 1)["coins"], player(game, 1)["relics"]) == (0, [])
        assert position(game)["tournament"]["champions"] == [1]


# -- where it signs up: Plaisance ---------------------------------------------------------

E35 = "cells: alvaro_vaz_de_almada - henry_v - dobieslaw_puchala - jaroslav_lev_of_rozmital -"


@rule("KT-E35", "KT-359", "KT-360", "KT-361", "KT-362", "KT-R102", "KT-358")
def test_the_placement_of_the_ledger() -> None:
    """8/3/1, 10/6/3, Polish 8/5/1, 10/6/1: cell 4 and 2 are dropped, 6 and 8 are worth 11 each."""
    game, area = herald(E35)
    assert area == "call_herald"
    assert cell_of_vp(game) == "cell_8"


@rule("KT-E35", "KT-359")
def test_the_same_with_the_human_in_cell_eight() -> None:
    cells = "cells: alvaro_vaz_de_almada - henry_v - dobieslaw_puchala - jaroslav_lev_of_rozmital @0"
    game, _ = herald(cells)
    assert cell_of_vp(game) == "cell_6"


@rule("KT-359", "KT-R102")
def test_not_beside_the_human_if_no_knight_is_dangerous() -> None:
    """All neighbours can be beaten: the cell beside the human's shield is dropped."""
    cells = "cells: hans_von_trotha - david_mathew - - @0 dietrich_von_kottulin alvaro_vaz_de_almada"
    game, _ = herald(cells)
    assert cell_of_vp(game) in ("cell_2", "cell_4")


@rule("KT-360", "KT-R102")
def test_it_avoids_a_dangerous_second_duel() -> None:
    """Cells 2 and 8 are free; Henry V would come out of 3-4."""
    cells = "cells: hans_von_trotha - henry_v david_mathew charles_vii alvaro_vaz_de_almada dietrich_von_kottulin -"
    game, _ = herald(cells)
    assert cell_of_vp(game) == "cell_8"


@rule("KT-360", "KT-R102")
def test_it_avoids_meeting_the_human_second_if_no_knight_may_win() -> None:
    """The human stands in pair 5-6: cell 8 would meet him in the second stage."""
    cells = "cells: hans_von_trotha - david_mathew dietrich_von_kottulin @0 alvaro_vaz_de_almada wolfert_van_borselen -"
    game, _ = herald(cells)
    assert cell_of_vp(game) == "cell_2"


@rule("KT-361", "KT-362", "KT-R102")
def test_the_richest_path_and_of_equal_ones_the_rightmost() -> None:
    """Cell 2: 4 + 5 + 2; cell 8: 2 + 2 + 5. With nobody placed all are worth nothing."""
    rich = "cells: charles_vii - jan_zizka john_talbot david_mathew hans_von_trotha dietrich_von_kottulin -"
    game, _ = herald(rich)
    assert cell_of_vp(game) == "cell_2"
    even = "cells: - - - - - - - -"
    game, _ = herald(even)
    assert cell_of_vp(game) == "cell_8"


@rule("KT-358", "KT-141")
def test_the_herald_is_no_use_once_it_is_signed_up() -> None:
    game, area = herald("cells: henry_v @1 - -", card="base_8")
    assert area == "pray"
    assert cell_of_vp(game) == "cell_2"


@rule("KT-367", "KT-R101", "KT-142")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_in_the_sign_up_phase_it_never_waits(order: tuple[int, int]) -> None:
    """Its turn comes: it places at once, before the human if it is first."""
    game = draw(
        ">0: pawns 1\n1: pawns 0\nevents: war siege wandering\n" + E35,
        phase="action",
        solo=True,
        options=MEDIUM,
        order=list(order),
    )
    do(game, "stand guard", chance=any_chance())
    assert position(game)["phase"] == "sign_up"
    assert (cell_of_vp(game) is not None) == (order == (1, 0))
    if order == (0, 1):
        do(game, "wait", chance=any_chance())
        assert cell_of_vp(game) == "cell_8"


# -- where it signs up: Padarm ------------------------------------------------------------

E36 = """
    florence: wladyslaw_jagiello alvaro_vaz_de_almada
    paris: jean_le_meingre powala_of_taczew
    munich: john_of_luxembourg_ligny hans_von_trotha<0
"""


@rule("KT-E36", "KT-363", "KT-R100", "KT-358")
def test_the_herald_of_the_ledger() -> None:
    """Munich is the human's, 11 cannot be beaten: the Polish noble in Paris, glory 6."""
    game, area = herald(E36, options=PADARM)
    assert area == "call_herald"
    assert cell_of_vp(game) == "paris_2"
    assert player(game, 1)["heralds"] == 1


@rule("KT-363", "KT-R100")
@pytest.mark.parametrize(("option", "place"), [("literal", "paris_1"), ("own_city_only", "florence_1")])
def test_cities_of_the_human_are_barred_by_the_letter(option: str, place: str) -> None:
    picture = """
        florence: joao_i hans_von_trotha<0
        paris: charles_vii
        munich: henry_v
    """
    game, _ = herald(picture, options={**PADARM, "vp_pas_d_armes_city": option})
    assert cell_of_vp(game) == place


@rule("KT-363", "KT-358")
def test_no_herald_if_there_is_nobody_to_beat() -> None:
    picture = "florence: henry_v\nparis: jean_le_meingre\nmunich: pierre_terrail"
    game, area = herald(picture, options=PADARM)
    assert area == "take_initiative"
    assert cell_of_vp(game) is None


@rule("KT-R100")
@pytest.mark.parametrize(
    ("florence", "paris", "place"),
    [
        ("charles_vii", "john_fastolf", "paris_1"),  # glory 4 both: less prestige
        ("john_talbot", "francesco_sforza", "florence_1"),  # alike: the upper city
        ("jan_zizka", "dobieslaw_puchala", "paris_1"),  # glory 5, prestige 1: less attack
    ],
)
def test_ties_in_padarm(florence: str, paris: str, place: str) -> None:
    game, _ = herald(f"florence: {florence}\nparis: {paris}\nmunich: henry_v", options=PADARM)
    assert cell_of_vp(game) == place


@rule("KT-364", "KT-367", "KT-R101")
def test_sign_up_in_padarm_bars_only_its_own_cities() -> None:
    """Two shields in two passes, in the human's city as well; skipped if it can beat nobody."""
    game = draw(
        ">0: strength 1\n1: glory 10\n" + E36.replace("hans_von_trotha<0", "hans_von_trotha"),
        phase="sign_up",
        solo=True,
        options={**MEDIUM, **PADARM},
        order=[0, 1],
    )
    do(game, "sign up paris_1")
    places = position(game)["tournament"]["places"]
    assert [name for name, place in places.items() if place["shield"] == 1] == ["paris_2"]
    do(game, "sign up florence_2", chance=any_chance())
    places = position(game)["tournament"]["places"]
    mine = [name for name, place in places.items() if place["shield"] == 1]
    assert mine == ["florence_1", "paris_2"]


@rule("KT-364", "KT-137", "KT-R101")
def test_a_third_shield_only_after_the_herald() -> None:
    picture = """
        florence: joao_i hans_von_trotha
        paris: charles_vii david_mathew
        munich: john_talbot<1 dietrich_von_kottulin
    """
    game = draw(
        f">0: strength 1\n1: glory 10 heralds 1\n{picture}",
        phase="sign_up",
        solo=True,
        options={**MEDIUM, **PADARM},
        order=[1, 0],
        seat=0,
        at=1,
    )
    do(game, "sign up florence_2")
    places = position(game)["tournament"]["places"]
    assert sorted(name for name, place in places.items() if place["shield"] == 1) == [
        "florence_1",
        "munich_1",
    ]
