"""The ledger's invariants (part 8): they hold in many games, and each of them can fail."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from hastilude.core.words import Event
from hastilude.games.lionheart.cards import ACTIONS
from hastilude.games.lionheart.drawing import Drawing, draw_board, read_board
from hastilude.games.lionheart.position import position
from support.ledger import rule
from support.lionheart import BESIDE_RED, draw, lively_game
from support.lionheart_watch import Position, Watch, watch_game


@rule("LH-023", "LH-024", "LH-158", "LH-R23", "LH-R33", "LH-R41")
@pytest.mark.parametrize("seed", range(18))
def test_invariants_hold_in_games_of_all_seats_and_options(seed: int) -> None:
    game, watch = watch_game(seed)
    assert watch.broken == [], f"options {game.setting.options}"


# -- each can fail: a step is tampered with -------------------------------------------------

Tamper = Callable[[Position], Any]


def step(text: str, tamper: Tamper, **more: Any) -> set[str]:
    """The numbers of the invariants that break when a step ends otherwise than it should."""
    game = draw(BESIDE_RED, "ybr", "B08", market=["C05"], alliances=[["blue_1", "red_1"]], **more)
    if text.startswith("take"):
        for earlier in ("play B08 for expand_domain", "expand yellow_1"):
            game.play_on(ACTIONS.parse(earlier))
    elif text.startswith("draw"):
        game.play_on(ACTIONS.parse("sell B08"))
    before = position(game)
    watch = Watch(before)
    watch.money = sum(before["money"])
    events: list[Event] = []
    game.events = events
    game.play_on(ACTIONS.parse(text))
    game.events = None
    after = copy.deepcopy(position(game))
    tamper(after)
    watch.step(before, text, events, after)
    return {sentence.partition(":")[0] for sentence in watch.broken}


def redrawn(change: Callable[[Drawing], Any]) -> Tamper:
    """The board drawn otherwise."""

    def tamper(found: Position) -> None:
        drawing = read_board(found["board"])
        change(drawing)
        found["board"] = draw_board(drawing)

    return tamper


def nothing(found: Position) -> None:
    del found


@pytest.mark.parametrize("text", ["sell B08", "play B08 for expand_domain", "take (1,2)", "draw", "draw C05"])
def test_an_honest_step_breaks_nothing(text: str) -> None:
    assert step(text, nothing) == set()


@pytest.mark.parametrize(
    ("number", "text", "tamper"),
    [
        ("1", "sell B08", lambda found: found["deck"].__setitem__(-1, "C05")),
        ("2", "draw", lambda found: found["hands"][0].pop()),
        ("3", "sell B08", lambda found: found["deck"].reverse()),
        ("3", "draw", lambda found: found["deck"].append("B08")),
        ("6", "sell B08", lambda found: found["castles"].pop("blue")),
        ("10", "take (1,2)", redrawn(lambda board: board.borders.append("v(0,0)"))),
        ("11", "take (1,2)", redrawn(lambda board: board.borders.append("h(1,0)"))),
        ("13", "take (1,2)", redrawn(lambda board: board.knights["blue"].append("(1,0)"))),
        ("14", "take (1,2)", redrawn(lambda board: board.knights["blue"].append("(0,3)"))),
        ("15", "take (1,2)", redrawn(lambda board: board.knights["yellow"].append("(2,0)"))),
        ("16", "take (1,2)", redrawn(lambda board: board.borders.remove("v(2,1)"))),
        ("19", "take (1,2)", lambda found: found["scores"].__setitem__(1, 9)),
        ("20", "take (1,2)", lambda found: found["scores"].__setitem__(0, -1)),
        ("24", "sell B08", lambda found: found["money"].__setitem__(1, 21)),
        ("25", "sell B08", lambda found: found["alliances"].clear()),
        ("26", "draw", lambda found: found["market"].remove("B08")),
        ("27", "take (1,2)", lambda found: found.__setitem__("target", 3)),
        ("30", "draw C05", lambda found: found.__setitem__("idle", 0)),
    ],
)
def test_a_dishonest_step_is_noticed(number: str, text: str, tamper: Tamper) -> None:
    assert number in step(text, tamper)


def test_a_cell_that_passes_between_allies_is_noticed() -> None:
    game = draw(BESIDE_RED, "ybr", "B08", alliances=[["blue_1", "yellow_1"]])
    before = {**position(game), "domain": "yellow_1"}
    watch = Watch(before)
    free = draw(BESIDE_RED, "ybr", "B08")
    for text in ("play B08 for expand_domain", "expand yellow_1", "take (1,2)"):
        free.play_on(ACTIONS.parse(text))
    after = {**position(free), "alliances": before["alliances"]}
    watch.step(before, "take (1,2)", [], after)
    assert any(sentence.startswith("25: a cell passed") for sentence in watch.broken)


@rule("LH-R48", "LH-183")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_seed_gives_the_same_game(seats: int) -> None:
    one = [text for _, text, _ in lively_game(seats, seed="same")]
    assert one == [text for _, text, _ in lively_game(seats, seed="same")]
    assert one != [text for _, text, _ in lively_game(seats, seed="other")]
