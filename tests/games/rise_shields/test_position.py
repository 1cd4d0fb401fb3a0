"""Positions as data, both ways, and positions that cannot be (docs/notation.md; ledger part 8)."""

from functools import cache
from itertools import islice
from typing import Any

import msgspec
import pytest

from hastilude.core.game import GameError
from hastilude.core.words import canonical
from hastilude.games.rise_shields.rulebook import RULEBOOK
from support.rise_shields import PLAYING, random_game
from support.rise_shields_draw import begun, draw


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {}), (4, {}), (4, {"mode": "1x1x1x1"})])
def test_every_position_of_a_game_comes_back(seats: int, options: dict[str, str]) -> None:
    game = islice(random_game(seats, options=options, seed="position"), 1200)
    PLAYING.check_positions(game, seats, every=25)


def test_a_battle_in_progress_comes_back() -> None:
    field = draw("0ma1 1ar4 1ul4\n1: energy=1")
    field.open("activate 0ma; melee 1ar; face 0; pass")
    assert field.asks() == "first_strike 1"
    written = RULEBOOK.position(field.game)
    assert written["battle"]["target"] == field.units["1ar"]


@cache
def turning() -> bytes:
    """A unit's facing is asked for in the middle of a battle."""
    game = random_game(2, seed="position")
    written = (RULEBOOK.position(state) for state, *_ in game if state.prompt().code == "facing")
    return canonical(next(position for position in written if position["chain"]["stack"] == ["battle_end"]))


def retreating() -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(turning())
    return found


def test_positions_of_the_first_release_are_read() -> None:
    """They had a field for each interruption, and kept it when that was over."""
    written = retreating()
    chain = written["chain"]
    del chain["stack"]
    chain |= {"facing_then": "battle_end", "place_then": "resume", "limit_then": "resume"}
    game = RULEBOOK.from_position(written, PLAYING.components)
    assert RULEBOOK.position(game)["chain"]["stack"] == ["battle_end"]
    chain["facing_then"] = "siesta"
    with pytest.raises(GameError, match="facing_then"):
        RULEBOOK.from_position(written, PLAYING.components)


def test_an_interruption_of_nothing_is_refused() -> None:
    written = retreating()
    written["chain"]["stack"] = []
    with pytest.raises(GameError, match="interrupts something"):
        RULEBOOK.from_position(written, PLAYING.components)


def broken(**changes: Any) -> dict[str, Any]:
    written = RULEBOOK.position(begun(seed="position").game)
    for key, value in changes.items():
        part, _, inner = key.partition("__")
        if inner:
            written[part][0][inner] = value
        else:
            written[part] = value
    return written


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"seats": 5}, "5 seats do not work"),
        ({"phase": "siesta"}, "no phase"),
        ({"seat": 3}, "seat"),
        ({"players__energy": 4}, "energy"),
        ({"players__artifacts": ["crown_of_dominion", "crown_of_dominion"]}, "held twice"),
        ({"players__leader": "gandalf"}, "leader"),
        ({"units__at": "13.0"}, "cell"),
        ({"units__facing": 6}, "facing"),
        ({"units__wounds": 2}, "has no 'wounds'"),
        ({"deck": []}, "RS-I01"),
        ({"players__speed": 3}, "a player has no 'speed'"),
        ({"weather": "fine"}, "weather"),
    ],
)
def test_impossible_positions_are_refused(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(GameError, match=message):
        RULEBOOK.from_position(broken(**changes), PLAYING.components)


def test_two_units_on_one_cell_are_refused() -> None:
    written = RULEBOOK.position(begun(seed="position").game)
    board = [row for row in written["units"] if row.get("at")]
    board[0]["at"] = board[1]["at"]
    with pytest.raises(GameError, match="RS-012"):
        RULEBOOK.from_position(written, PLAYING.components)


def test_a_catapult_in_a_forest_is_refused() -> None:
    written = RULEBOOK.position(begun(seed="position").game)
    catapult = next(row for row in written["units"] if "catapult" in row["unit"] and row.get("at"))
    catapult["at"] = "2.2"
    with pytest.raises(GameError, match="RS-I08"):
        RULEBOOK.from_position(written, PLAYING.components)


def test_an_army_with_too_few_tokens_is_refused() -> None:
    written = RULEBOOK.position(begun(seed="position").game)
    written["units"] = [row for row in written["units"] if row["unit"] != "guards"]
    with pytest.raises(GameError, match="RS-I"):
        RULEBOOK.from_position(written, PLAYING.components)


def test_nobody_has_acted_before_the_first_turn() -> None:
    written = RULEBOOK.position(begun(until="start_artifact").game)
    placed = next(row for row in written["units"] if "at" in row)
    placed["acts"] = 1
    with pytest.raises(GameError, match="RS-I23"):
        RULEBOOK.from_position(written, RULEBOOK.components())
