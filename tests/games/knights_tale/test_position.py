"""Positions as plain data: both ways, defaults, and what is refused (docs/notation.md)."""

from typing import Any

import pytest

from hastilude.core.game import GameError
from hastilude.core.words import plain
from hastilude.games.knights_tale.drawing import from_position
from hastilude.games.knights_tale.position import position
from hastilude.games.knights_tale.rulebook import RULEBOOK
from support.knights_tale import COMPONENTS, FIGURES, PADARM, PLAYING, random_game


@pytest.mark.parametrize(
    ("seats", "options"),
    [(1, {"solo_scenario": "rivalry"}), (2, {}), (3, PADARM), (4, {"blind_draw": "declare_all"})],
)
def test_round_trip(seats: int, options: dict[str, str]) -> None:
    """Written and read again, the same position; the same actions are legal."""
    PLAYING.check_positions(random_game(seats, options=options, seed="position"), max(2, seats), every=9)


def small(**more: Any) -> dict[str, Any]:
    return {"game": "knights_tale", "seats": 2, **more}


def test_what_is_left_out_has_a_sensible_default() -> None:
    game = from_position(small(), FIGURES, strict=False)
    found = position(game)
    assert (found["phase"], found["round"], found["seat"]) == ("action", 1, 0)
    assert [len(found["decks"][deck]) for deck in ("romance", "trade", "challenge")] == [26, 19, 29]
    assert len(found["titles"]["public"]) == 3
    assert [entry["pawns"] for entry in found["players"]] == [6, 6]


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ({"phase": "siesta"}, "phase"),
        ({"players": [{}, {}, {}]}, "3 entries"),
        ({"players": [{"gold": 1}]}, "no 'gold'"),
        ({"players": [{"horse": 5}]}, "horse"),
        ({"order": [0, 0]}, "each player once"),
        ({"events": ["crusade", "siege"]}, "events"),
        ({"titles": {"public": ["rich"], "deck": ["rich"]}}, "two places"),
        ({"tournament": {"places": {"london_1": {}}}}, "places"),
        ({"support": {"track": ["knight"] * 9}}, "track"),
        ({"duel": {"rounds": 3}}, "no 'rounds'"),
        ({"weather": "fine"}, "weather"),
        ({"seats": 7}, "7 seats do not work"),
    ],
)
def test_what_cannot_be_is_refused(more: dict[str, Any], message: str) -> None:
    with pytest.raises(GameError, match=message):
        from_position(small(**more), FIGURES, strict=False)


def test_a_strict_position_must_hold_every_invariant() -> None:
    """Travel cards counted twice are found (invariant 2)."""
    for before, _, _ in random_game(2, seed="strict"):
        written = plain(position(before))
        if written["players"][0]["hand"]:
            break
    written["players"][0]["hand"] = [*written["players"][0]["hand"], "giant_mercenary", "giant_mercenary"]
    with pytest.raises(GameError, match="impossible position"):
        RULEBOOK.from_position(written, COMPONENTS)


@pytest.mark.parametrize(
    ("colour", "die"), [("strength", "S3"), ("strength", 0), ("horse", 5), ("armour", 4)]
)
def test_a_face_that_is_on_no_die_is_refused(colour: str, die: object) -> None:
    given = {
        "seats": 2,
        "phase": "faith",
        "card": "rescue",
        "duel": {"for": "card", "side": [0, None], "step": "faith", "dice": [{colour: [die]}, {}]},
    }
    with pytest.raises(GameError, match=f"{die} is on no {colour} die"):
        from_position(given, FIGURES, strict=False)
