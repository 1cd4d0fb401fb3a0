"""The refresh phase, step by step (ledger 3.9)."""

from typing import Any

import pytest

from hastilude.games.knights_tale.position import position
from hastilude.games.knights_tale.rulebook import RULEBOOK
from support.knights_tale import COMPONENTS, any_chance, do, draw, player
from support.ledger import rule

KNIGHTS = [f"character young_knight_{number}" for number in (1, 2, 3, 4)]


def refresh(picture: str, seed: object = 0, **more: Any) -> Any:
    """The last pawn of a round is placed, nobody has travel cards: refresh, then sign-up."""
    game = draw(picture, phase="action", **more)
    do(game, "stand guard", chance=any_chance(seed))
    assert position(game)["phase"] == "sign_up"
    return game


def seats(count: int, first: str = "") -> str:
    lines = [f">0: pawns 1 {KNIGHTS[0]} {first}"]
    lines += [f"{seat}: pawns 0 {KNIGHTS[seat]}" for seat in range(1, count)]
    return "\n".join(lines) + "\nevents: siege royal_wedding wandering"


@rule("KT-121", "KT-122", "KT-123", "KT-E09", "KT-085")
@pytest.mark.parametrize(
    ("order", "pawns", "after"),
    [
        ([0, 1, 2, 3], [2, 1], [2, 1, 0, 3]),
        ([3, 2, 1, 0], [0, 2], [0, 2, 3, 1]),
        ([0, 1, 2, 3], [3], [3, 0, 1, 2]),
        ([1, 0, 3, 2], [0, 1, 2, 3], [0, 1, 2, 3]),
    ],
)
def test_who_took_initiative_comes_first(order: list[int], pawns: list[int], after: list[int]) -> None:
    """KT-E09: black and red in the order of their pawns, then white and blue in their old order."""
    game = refresh(seats(4), order=order, initiative=pawns)
    assert position(game)["order"] == after
    assert position(game)["initiative"] == []


@rule("KT-087")
def test_without_a_pawn_there_the_order_stays() -> None:
    game = refresh(seats(4), order=[2, 0, 3, 1])
    assert position(game)["order"] == [2, 0, 3, 1]


@rule("KT-124")
def test_pawns_return() -> None:
    game = refresh(seats(2))
    for seat in (0, 1):
        assert sum(player(game, seat)["placed"].values()) == 0


@rule("KT-125", "KT-131", "KT-292")
def test_all_tokens_are_turned_up() -> None:
    game = refresh(seats(2, "| squire! thug! nun ring! ring amulet office! retinue"))
    after = player(game, 0)
    assert sorted(after["support"]) == ["nun", "squire", "thug"]
    assert sorted(after["relics"]) == ["amulet", "ring", "ring"]
    assert sorted(after["prestige"]) == ["office", "retinue"]


@rule("KT-126", "KT-027")
@pytest.mark.parametrize("character", [name for name in COMPONENTS.data["characters"] if name != "source"])
def test_income(character: str) -> None:
    income = COMPONENTS.data["characters"][character]["income"]
    other = "young_knight_2" if character == "young_knight_1" else "young_knight_1"
    game = refresh(
        f">0: pawns 1 coins 1 faith 1 strength 1 character {character}\n1: pawns 0 character {other}\n"
        "events: siege royal_wedding wandering"
    )
    after = player(game, 0)
    assert after["coins"] == 1 + 2 + income["coins"], "2 for standing guard"
    assert after["faith"] == 1 + income["faith"]
    assert after["strength"] == 1 + income["strength"]


@rule("KT-127", "KT-128", "KT-R07", "KT-R10")
def test_the_support_track_is_laid_out_anew() -> None:
    """What is left leaves the game, special and ordinary; two piles may meet on the track."""
    game = refresh(
        seats(2) + "\ntrack: lady - minstrel - squire",
        support={
            "special": ["bishop"],
            "ordinary_1": ["cook", "nun"],
            "ordinary_2": ["thug", "queen", "vassal", "squire"],
            "ordinary_3": ["thug", "queen", "vassal"],
        },
    )
    support = position(game)["support"]
    assert sorted(support["removed"]) == ["lady", "minstrel", "squire"]
    assert support["track"][0] == "bishop"
    assert support["special"] == []
    # from right to left: the last two of pile 1, then three of pile 2
    assert sorted([support["track"][6], support["track"][5]]) == ["cook", "nun"]
    assert support["ordinary_1"] == []
    assert len(support["ordinary_2"]) == 4 - 3
    assert len(support["ordinary_3"]) == 3
    assert support["track"][1] is None
    assert support["track"][7:] == [None, None]


@rule("KT-R10", "KT-127")
def test_a_track_that_cannot_be_filled_stays_empty() -> None:
    game = refresh(
        seats(2),
        support={"special": [], "ordinary_1": [], "ordinary_2": [], "ordinary_3": ["queen"]},
    )
    assert [token for token in position(game)["support"]["track"] if token] == ["queen"]
    assert position(game)["support"]["track"][6] == "queen"


@rule("KT-129", "KT-120", "KT-089")
def test_open_travel_cards_are_discarded_for_good() -> None:
    game = refresh(seats(2) + "\nromance: game serenade\ntrade: feast\nchallenge: rescue rescue")
    found = position(game)
    assert sorted(found["board_discard"]) == ["feast", "game", "rescue", "rescue", "serenade"]
    assert [len(found["rows"][deck]) for deck in ("romance", "trade", "challenge")] == [4, 4, 4]


@rule("KT-129")
def test_rows_only_as_far_as_the_decks_go() -> None:
    game = refresh(seats(2), decks={"trade": ["feast", "donation"], "romance": []})
    rows = position(game)["rows"]
    assert sorted(rows["trade"]) == ["donation", "feast"]
    assert rows["romance"] == []


@rule("KT-R86", "KT-130")
def test_the_refresh_of_round_three_does_everything_but_the_event() -> None:
    game = refresh(seats(2, "coins 0 | squire!"), round=3)
    found = position(game)
    assert player(game, 0)["support"] == ["squire"]
    assert player(game, 0)["coins"] == 2 + 2
    assert sum(token is not None for token in found["support"]["track"]) == 6
    assert all(len(row) == 4 for row in found["rows"].values())
    view: Any = RULEBOOK.view(game, 0)
    assert view.next_event is None


@rule("KT-003", "KT-131")
def test_sign_up_follows_with_the_new_order() -> None:
    game = refresh(seats(2), order=[0, 1], initiative=[1])
    assert game.decider() == 1
