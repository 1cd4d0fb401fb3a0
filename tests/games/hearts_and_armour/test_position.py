"""Positions: everything as plain data, both ways, and what is impossible."""

from typing import Any

import pytest

from hastilude.core.game import GameError
from hastilude.games.hearts_and_armour.position import KEYS, from_position, position
from support.hearts_and_armour import FIGURES, PLAYING, draw, end, random_game, start

OPTIONS: list[dict[str, str]] = [
    {},
    {"take_peek": "true", "mode": "match_play", "match_heroes": "redeal"},
    {"reveal_all_goals_at_end": "false", "wound_marker": "counter"},
]


@pytest.mark.parametrize("options", OPTIONS, ids=["defaults", "match", "secretive"])
@pytest.mark.parametrize("seats", [4, 5, 9])
def test_there_and_back_again(seats: int, options: dict[str, str]) -> None:
    PLAYING.check_positions(random_game(seats, options=options, seed=("there", seats)), seats, every=2)


def test_every_key_is_known() -> None:
    found = set(position(end(4, "B2:3"))) | set(position(draw_chosen()))
    assert found == set(KEYS)


def draw_chosen() -> Any:
    game = draw("""
        >A1: +sword_2_take:B1/B2 |
         B1: -shield_1_take:B2 +sword_1_transfer:A1 |
         A2: |
         B2: |
    """)
    game.phase, game.effect, game.target, game.chosen = 2, 0, 1, 0
    return game


def test_what_is_left_out_is_the_start() -> None:
    game = draw("A1: |\nB1: |\nA2: |\nB2: |")
    assert (game.round, game.turn, game.game, len(game.deck)) == (1, 1, 1, 29)


def broken(**changes: Any) -> str:
    """Why a start with these changes is impossible."""
    given = position(
        start(5, seed=1, options={"hero_selection": "host_choice", "sorcerer_seat": "host_choice"})
    )
    given.update(changes)
    with pytest.raises(GameError) as error:
        from_position(given, FIGURES)
    return str(error.value)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"colour": "red"}, "a position has no 'colour'"),
        ({"game": "chess"}, "not a position of hearts_and_armour"),
        ({"seats": 3}, "3 seats do not work"),
        ({"seats": "5"}, "not a whole number"),
        ({"options": []}, "options: not an object"),
        ({"phase": "lunch"}, "phase: 'lunch' is none of"),
        ({"seat": 5}, "seat: 5 is not a whole number from 0 to 4"),
        ({"heroes": ["orlando"] * 5}, "each hero once"),
        ({"heroes": ["orlando", "ruggiero", "rinaldo", "marfisa", "ferrau"]}, "each hero once"),
        ({"goals": [[]] * 5}, "holds 0 goal cards"),
        ({"goals": None}, "goals: missing"),
        ({"wounds": [0, 0]}, "wounds: 2 entries, there must be 5"),
        ({"wounds": [0, 3, 0, 0, 0]}, "HA-8.7"),
        ({"hands": [["sword_9_take"], [], [], [], []]}, "is not a card such as"),
        ({"hands": [["sword_1_take"], [], [], [], []]}, "HA-8"),
        ({"markers": [["sword_1_take@1"], [], [], [], []]}, "nobody needs to know"),
        ({"table": [["sword_1_take"], [], [], [], []]}, "is not a card with who laid it"),
        ({"discard": [{"card": "sword_1_take", "by": 0, "on": "rodomonte"}]}, "does not take part"),
        ({"discard": [{"card": "sword_1_take@1", "up": True, "by": 0, "on": "orlando"}]}, "lies face up"),
        (
            {"discard": [{"card": "sword_1_take", "up": 1, "by": 0, "on": "orlando"}]},
            "neither true nor false",
        ),
        ({"faded": [{"observer": 1}]}, "an observer, a hand and a card"),
        ({"faded": [{"observer": 0, "hand": 1, "card": "sword_2_take"}]}, "HA-R45"),
        ({"phase": "affected", "effect": "take", "target": "orlando"}, "HA-05"),
        ({"phase": "ended"}, "reason: None is none of"),
        ({"phase": "ended", "reason": "killed"}, "HA-151"),
        ({"tokens": [1, 0, 0, 0, 0]}, "HA-005"),
        ({"deeds": [[0.5] * 5] * 5}, "deeds: 0.5"),
        ({"round": 21}, "HA-149"),
        ({"turn": 3}, "HA-038"),
        ({"last_fight": {}}, "last_fight"),
        ({"last_game": {"reason": "killed"}}, "last_game"),
        ({"deck": ["sword_1_take"]}, "HA-8.1"),
    ],
)
def test_impossible_positions_say_why(changes: dict[str, Any], message: str) -> None:
    assert message in broken(**changes)


def test_too_many_cards_of_a_face() -> None:
    with pytest.raises(GameError, match="there are only 1 cards sword_2_take"):
        draw("A1: | sword_2_take sword_2_take\nB1: |\nA2: |\nB2: |")
