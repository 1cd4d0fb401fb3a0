"""The action phase and its actions (ledger 3.6, 3.7)."""

from typing import Any

import pytest

from hastilude.core.chance import RecordedChance
from hastilude.core.words import seen
from hastilude.games.knights_tale.cards import AREAS
from hastilude.games.knights_tale.position import position
from support.knights_tale import COMPONENTS, any_chance, do, draw, legal, player, refused_by, start
from support.ledger import rule
from support.play import codes

#: actions that nothing can close
ALWAYS = {"stand guard", "train alone"}


def board(line: str = "coins 9", seats: int = 2, **more: Any) -> Any:
    """The action phase of round 1 under an event without a cell; seat 0 to place a pawn."""
    others = "\n".join(f"{seat}: coins 9" for seat in range(1, seats))
    picture = f">0: {line}\n{others}\nevents: good_harvest siege wandering"
    more.setdefault("track", "bishop - minstrel nun squire fencing_master armourer")
    track = more.pop("track")
    return draw(f"{picture}\ntrack: {track}", phase="action", **more)


# -- pawns in turn ------------------------------------------------------------------------


@rule("KT-072", "KT-073", "KT-074", "KT-R35")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_pawn_a_turn_until_all_are_placed(seats: int) -> None:
    order = [*range(1, seats), 0]
    game = board(seats=seats, seat=1, order=order)
    turns = []
    while position(game)["phase"] == "action" and position(game)["round"] == 1:
        turns.append(game.decider())
        assert "stop" not in legal(game)
        assert "pass" not in legal(game)
        before = player(game, game.decider())["pawns"]
        seat = game.decider()
        do(game, "stand guard", chance=any_chance())
        if len(turns) < seats * 6:
            assert player(game, seat)["pawns"] == before - 1
    assert turns == order * 6
    assert position(game)["phase"] != "action"


@rule("KT-074", "KT-R35")
def test_two_actions_are_always_open() -> None:
    """Nothing to pay with, nothing on the board, all cells taken."""
    game = board("coins 0", track="")
    assert legal(game) >= ALWAYS


@rule("KT-075", "KT-R36")
def test_what_cannot_be_paid_may_not_be_chosen() -> None:
    game = board("coins 1")
    assert {text for text in legal(game) if text.startswith("market")} == set()
    assert "KT-075" in refused_by(game, "market horse")
    assert "KT-075" in refused_by(game, "gain support s1")
    assert "gain support r1" in legal(game)


@rule("KT-076", "KT-077", "KT-054", "KT-R33")
@pytest.mark.parametrize(("seats", "cells"), [(2, 2), (3, 3), (4, 4)])
@pytest.mark.parametrize("area", ["train", "pray", "serve"])
def test_round_cells_are_taken_by_the_first_who_come(seats: int, cells: int, area: str) -> None:
    game = board(seats=seats)
    for _ in range(cells):
        do(game, area, chance=any_chance())
    assert "KT-076" in refused_by(game, area)
    assert area not in legal(game)


@rule("KT-054", "KT-077", "KT-103", "KT-R33")
@pytest.mark.parametrize(("seats", "cells"), [(2, 1), (3, 2), (4, 2)])
def test_cells_of_a_new_goal(seats: int, cells: int) -> None:
    game = board(seats=seats)
    for _ in range(cells):
        do(game, "new goal", chance=any_chance())
        do(game, sorted(legal(game))[0])
    assert "KT-076" in refused_by(game, "new goal")


@rule("KT-078", "KT-080", "KT-R33")
@pytest.mark.parametrize("area", ["stand guard", "train alone", "market horse"])
def test_areas_without_cells_take_any_number_of_pawns(area: str) -> None:
    game = board("coins 20 horse 1")
    times = 3
    for _ in range(times):
        do(game, area)
        do(game, "stand guard")
    placed = player(game, 0)["placed"]
    name = "market" if area.startswith("market") else area.replace(" ", "_")
    assert placed[name] == times


@rule("KT-079", "KT-090")
def test_some_areas_are_limited_by_what_is_left() -> None:
    empty: dict[str, list[str]] = {"romance": [], "trade": [], "challenge": []}
    game = board(track="", decks=empty, rows=empty)
    assert "KT-R36" in refused_by(game, "plan journey")
    assert "KT-097" in refused_by(game, "gain support r1")


@rule("KT-080")
def test_limited_and_unlimited_areas_of_the_component_file() -> None:
    limited = [name for name in AREAS if COMPONENTS.data["actions"][name]["cells"] != "unlimited"]
    assert limited == ["train", "pray", "serve", "take_initiative", "new_goal", "event_action"]


# -- plain gains --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "resource", "count"),
    [
        pytest.param("train", "strength", 3, marks=rule("KT-081")),
        pytest.param("pray", "faith", 3, marks=rule("KT-082")),
        pytest.param("serve", "coins", 3, marks=rule("KT-083")),
        pytest.param("stand guard", "coins", 2, marks=rule("KT-091")),
        pytest.param("train alone", "strength", 2, marks=rule("KT-092")),
        pytest.param("take initiative", "coins", 1, marks=rule("KT-084")),
    ],
)
@rule("KT-019")
def test_gains(action: str, resource: str, count: int) -> None:
    """Without an upper limit."""
    game = board("coins 90 strength 90 faith 90")
    before = player(game, 0)
    do(game, action)
    after = player(game, 0)
    for name in ("coins", "strength", "faith"):
        assert after[name] - before[name] == (count if name == resource else 0)
    assert after["glory"] == before["glory"]


# -- initiative ---------------------------------------------------------------------------


@rule("KT-084", "KT-085", "KT-086", "KT-R34")
def test_initiative_is_taken_once_and_changes_nothing_now() -> None:
    game = board(seats=3, order=[0, 1, 2])
    do(game, "take initiative", "stand guard", "take initiative")
    assert position(game)["initiative"] == [0, 2]
    assert position(game)["order"] == [0, 1, 2]
    assert game.decider() == 0
    assert "KT-086" in refused_by(game, "take initiative")
    do(game, "stand guard")
    assert "take initiative" in legal(game), "there are as many cells as players"


@rule("KT-R34")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_is_kept_from_taking_initiative(seats: int) -> None:
    game = board(seats=seats)
    do(game, *["take initiative"] * seats)
    assert position(game)["initiative"] == list(range(seats))


# -- journeys -----------------------------------------------------------------------------

ROWS = """
    romance: game serenade letter dance
    trade: feast donation
    challenge:
"""


def journey(line: str = "", **more: Any) -> Any:
    picture = f">0: coins 9 {line}\n1: coins 9\nevents: good_harvest siege wandering\n{ROWS}"
    return draw(picture, phase="action", **more)


@rule("KT-088", "KT-E05")
@pytest.mark.parametrize(
    "cards", [("serenade", "letter"), ("feast", "game"), ("feast", "donation"), ("game", "dance")]
)
def test_any_two_cards(cards: tuple[str, str]) -> None:
    game = journey()
    do(game, "plan journey", *(f"take {card}" for card in cards))
    assert sorted(card.rstrip("@") for card in player(game, 0)["hand"]) == sorted(cards)
    assert game.decider() == 1


@rule("KT-088", "KT-R37")
def test_a_blind_draw_is_seen_before_the_next_choice() -> None:
    game = journey()
    do(game, "plan journey")
    events = do(game, "draw trade", chance=RecordedChance([0]))
    assert len(player(game, 0)["hand"]) == 1
    assert position(game)["phase"] == "journey"
    assert "card" in seen(events, 0)[0].args
    assert "card" not in seen(events, 1)[0].args
    do(game, "draw trade", chance=RecordedChance([0]))
    assert len(player(game, 0)["hand"]) == 2


@rule("KT-R37")
def test_all_sources_may_be_named_first() -> None:
    game = journey(options={"blind_draw": "declare_all"})
    do(game, "plan journey", "draw trade")
    assert player(game, 0)["hand"] == []
    do(game, "take game", chance=RecordedChance([3]))
    assert len(player(game, 0)["hand"]) == 2


@rule("KT-089", "KT-097")
def test_rows_are_not_refilled_in_the_action_phase() -> None:
    game = journey()
    do(game, "plan journey", "take serenade", "take feast")
    assert position(game)["rows"]["romance"] == ["game", "letter", "dance"]
    assert position(game)["rows"]["trade"] == ["donation"]


@rule("KT-090")
def test_an_empty_row_leaves_the_deck_and_an_empty_deck_the_row() -> None:
    game = journey(decks={"trade": []})
    do(game, "plan journey")
    takes = {text for text in legal(game) if text.split()[0] in ("take", "draw")}
    assert "draw challenge" in takes, "no open challenge card, but a deck"
    assert "draw trade" not in takes
    assert "KT-090" in refused_by(game, "draw trade")
    assert {"take feast", "take donation"} <= takes


@rule("KT-R37", "KT-090")
def test_with_fewer_cards_one_takes_what_there_is() -> None:
    empty: dict[str, list[str]] = {"romance": [], "trade": [], "challenge": []}
    game = draw(
        ">0: coins 1 | queen\n1: coins 1\nevents: good_harvest siege wandering\ntrade: feast",
        phase="action",
        decks=empty,
    )
    do(game, "plan journey", "take feast")
    assert game.decider() == 1


@rule("KT-015")
def test_there_is_no_hand_limit() -> None:
    hand = "game game serenade serenade letter letter gift gift feast donation dance task task rescue rescue"
    game = draw(
        f">0: coins 3 | | {hand}\n1: coins 1\nevents: good_harvest siege wandering\n{ROWS}", phase="action"
    )
    do(game, "plan journey", "take game", "take letter")
    assert len(player(game, 0)["hand"]) == 17


# -- market -------------------------------------------------------------------------------


@rule("KT-093", "KT-094", "KT-095", "KT-021")
@pytest.mark.parametrize(("item", "prices"), [("horse", (3, 4, 5)), ("armour", (2, 3, 4))])
@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_market(item: str, prices: tuple[int, ...], level: int) -> None:
    """The full price of the level bought, one level, one item."""
    price = prices[level - 1]
    game = board(f"coins {price} {item} {level}")
    do(game, f"market {item}")
    after = player(game, 0)
    assert (after["coins"], after[item]) == (0, level + 1)
    poor = board(f"coins {price - 1} {item} {level}")
    assert "KT-075" in refused_by(poor, f"market {item}")


@rule("KT-327", "KT-R36")
@pytest.mark.parametrize("item", ["horse", "armour"])
def test_level_four_cannot_be_raised(item: str) -> None:
    game = board(f"coins 20 {item} 4")
    assert "KT-327" in refused_by(game, f"market {item}")


# -- support ------------------------------------------------------------------------------


@rule("KT-096", "KT-097", "KT-098", "KT-R18")
@pytest.mark.parametrize(
    ("cell", "token", "price"), [("s1", "bishop", 2), ("r1", "minstrel", 1), ("r4", "fencing_master", 0)]
)
def test_gaining_support(cell: str, token: str, price: int) -> None:
    game = board("coins 5")
    do(game, f"gain support {cell}")
    after = player(game, 0)
    assert after["support"] == [token]
    assert after["coins"] == 5 - price
    assert "KT-097" in refused_by(game, f"gain support {cell}"), "the cell stays empty"


@rule("KT-016", "KT-017")
def test_equal_tokens_may_be_owned() -> None:
    game = draw(
        ">0: coins 5 | squire squire ring ring\n1: coins 1\n"
        "events: good_harvest siege wandering\ntrack: - - - - squire",
        phase="action",
    )
    do(game, "gain support r3")
    assert player(game, 0)["support"] == ["squire"] * 3
    assert player(game, 0)["relics"] == ["ring"] * 2


@rule("KT-045", "KT-043")
def test_covered_cells_cannot_be_used() -> None:
    game = board(seats=2)
    for cell in ("s2", "r6", "r7"):
        assert refused_by(game, f"gain support {cell}")


@rule("KT-021")
def test_what_is_paid_goes_to_the_supply() -> None:
    """With a finite supply the coins can be earned again."""
    game = board("coins 24", options={"finite_supply": "true"}, players=[{"coins": 24}, {"coins": 0}])
    assert "stand guard" in legal(game), "an action that only gains stays open (KT-R12)"
    do(game, "market horse")
    events = do(game, "serve")
    assert player(game, 1)["coins"] == 3
    assert "gained" in codes(events)


@rule("KT-R12", "KT-019")
def test_a_finite_supply_cuts_a_gain() -> None:
    game = board(options={"finite_supply": "true"}, players=[{"coins": 23}, {"coins": 0}])
    do(game, "serve")
    assert player(game, 0)["coins"] == 24
    unlimited = board(players=[{"coins": 23}, {"coins": 0}])
    do(unlimited, "serve")
    assert player(unlimited, 0)["coins"] == 26


@rule("KT-105")
def test_the_event_is_one_more_place() -> None:
    game = draw(">0: coins 1\n1: coins 1\nevents: crusade siege wandering", phase="action")
    assert "event action" in legal(game)


@rule("KT-003", "KT-005")
def test_the_first_decision_of_a_game_after_setup_is_an_action() -> None:
    game = start(2, options={"characters": "level1_only"})
    while position(game)["phase"] != "action":
        do(game, sorted(legal(game))[0], chance=any_chance())
    assert position(game)["round"] == 1
