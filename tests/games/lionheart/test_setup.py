"""Setting up: tiles, cards, money, markers (ledger 3.3)."""

from collections import Counter

import pytest

from hastilude.games.lionheart.position import position
from hastilude.games.lionheart.rulebook import RULEBOOK
from hastilude.games.lionheart.rules import Lionheart
from support.ledger import rule
from support.lionheart import COMPONENTS, build, do, drawing, hand, money, phase, scores, start, supply

TILES = {name: table["land"].split() for name, table in COMPONENTS.data["tiles"].items()}


def turned(rows: list[str], turns: int) -> list[str]:
    """A tile after some quarter turns to the right."""
    for _ in range(turns):
        rows = ["".join(column) for column in zip(*reversed(rows), strict=True)]
    return rows


def places(game: Lionheart) -> list[list[str]]:
    """The nine tiles of a board as they lie, from the top left."""
    land = drawing(game).land
    return [[row[4 * c : 4 * c + 4] for row in land[4 * r : 4 * r + 4]] for r in range(3) for c in range(3)]


@rule("LH-002", "LH-025")
@pytest.mark.parametrize("seed", range(8))
def test_the_residence_lies_in_the_centre(seed: int) -> None:
    game = start(2 + seed % 3, seed=seed)
    shown = ["".join(tile) for tile in places(game)]
    assert ["R" in tile for tile in shown] == [False] * 4 + [True] + [False] * 4
    assert position(game)["tiles"][4]["tile"] == "tile_0"


@rule("LH-026", "LH-R57")
def test_the_other_tiles_are_laid_in_random_order() -> None:
    orders = [tuple(tile["tile"] for tile in position(start(3, seed=seed))["tiles"]) for seed in range(30)]
    assert len(set(orders)) > 25
    for order in orders:
        assert sorted(order) == sorted(TILES)
    for place in (0, 1, 2, 3, 5, 6, 7, 8):
        assert len({order[place] for order in orders}) > 5


@rule("LH-027", "LH-R02")
def test_every_tile_is_turned_at_random_the_centre_too() -> None:
    turns = [[tile["turns"] for tile in position(start(3, seed=seed))["tiles"]] for seed in range(60)]
    for place in range(9):
        assert {row[place] for row in turns} == {0, 1, 2, 3}


@rule("LH-R02")
def test_tiles_may_lie_unturned() -> None:
    for seed in range(5):
        game = start(4, seed=seed, options={"tile_rotation": "fixed"})
        names = [tile["tile"] for tile in position(game)["tiles"]]
        assert places(game) == [TILES[name] for name in names]


@rule("LH-008", "LH-027")
@pytest.mark.parametrize("seed", range(6))
def test_the_board_is_the_tiles_as_they_were_turned(seed: int) -> None:
    game = start(3, seed=seed)
    laid = position(game)["tiles"]
    assert places(game) == [turned(TILES[tile["tile"]], tile["turns"]) for tile in laid]


@rule("LH-028", "LH-R65")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_colours_are_different(seats: int) -> None:
    found = position(start(seats))
    assert len(set(found["colours"])) == seats
    assert set(found["colours"]) <= {"blue", "yellow", "red", "white"}
    assert all(found["knight_supply"][colour] == 15 for colour in found["colours"])


@rule("LH-029", "LH-182")
def test_with_four_players_three_castles_each() -> None:
    game = build(start(4, seed=3), 3)
    assert [len(cells) for cells in position(game)["castles"].values()] == [3, 3, 3, 3]
    assert set(position(game)["knight_supply"].values()) == {12}  # of fifteen


@rule("LH-030", "LH-031")
def test_each_pile_is_shuffled_by_itself_and_a_lies_on_top() -> None:
    decks = []
    for seed in range(30):
        found = position(start(2, seed=seed))
        dealt = [card for hand in found["hands"] for card in hand]
        deck = found["deck"]
        assert Counter(card[0] for card in dealt + deck) == {"A": 15, "B": 15, "C": 15, "D": 15}
        assert [card[0] for card in deck] == sorted(card[0] for card in deck)
        assert {card[0] for card in dealt} == {"A"}
        decks.append(deck)
    for start_at, letter in ((9, "B"), (24, "C"), (39, "D")):
        assert len({tuple(deck[start_at : start_at + 15]) for deck in decks}) == 30, letter


@rule("LH-032")
def test_the_market_and_the_discard_are_empty() -> None:
    found = position(start(3))
    assert (found["market"], found["discard"]) == ([], [])
    assert len(found["deck"]) == 60 - 9


@rule("LH-033", "LH-R07")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_cards_each_before_castles_are_placed(seats: int) -> None:
    game = start(seats)
    assert phase(game) == "castle"
    assert [len(hand(game, seat)) for seat in range(seats)] == [3] * seats
    for seat in range(seats):
        sight = RULEBOOK.view(game, seat)
        for other in range(seats):
            for card in hand(game, other):
                assert (card in str(sight)) == (other == seat)


@rule("LH-R07")
def test_hands_are_dealt_clockwise_from_the_first_placer() -> None:
    """The same shuffle, another first placer: the hands move round with the placer."""
    hands = {}
    for number in (1, 2, 3):
        game = start(3, seed=4, options={"first_placer": "oldest"})
        do(game, f"oldest {number}")
        dealt = position(game)["hands"]
        hands[number] = [dealt[(number - 1 + n) % 3] for n in range(3)]
    assert hands[1] == hands[2] == hands[3]


@rule("LH-034", "LH-035")
def test_scores_and_supplies_at_the_start() -> None:
    game = start(4)
    assert scores(game) == [0, 0, 0, 0]
    assert supply(game) == 100


@rule("LH-E13", "LH-036", "LH-037", "LH-006")
@pytest.mark.parametrize(("seats", "target", "bank"), [(2, 50, 77), (3, 40, 70), (4, 30, 63)])
def test_start_money_and_target(seats: int, target: int, bank: int) -> None:
    game = start(seats)
    assert money(game) == [7] * seats
    assert position(game)["target"] == target
    assert 91 - sum(money(game)) == bank == game.bank()


@rule("LH-181", "LH-182", "LH-178", "LH-180", "LH-037")
@pytest.mark.parametrize(
    ("seats", "castles_each", "colours", "target"), [(2, 4, 3, 50), (3, 4, 3, 40), (4, 3, 4, 30)]
)
def test_the_three_modes(seats: int, castles_each: int, colours: int, target: int) -> None:
    game = build(start(seats, seed=seats), seats)
    found = position(game)
    assert len(found["castles"]) == colours
    assert all(len(cells) == castles_each for cells in found["castles"].values())
    assert found["target"] == target
