"""Events: when they hold, and each of the twelve (ledger 3.5, 3.16)."""

from pathlib import Path
from typing import Any

import pytest

from hastilude.core.chance import RecordedChance
from hastilude.games.knights_tale.cards import EVENTS
from hastilude.games.knights_tale.position import position
from hastilude.games.knights_tale.rulebook import RULEBOOK
from support.knights_tale import any_chance, do, draw, legal, player, refused_by, start
from support.ledger import rule

ACTION_EVENTS = (
    "crusade",
    "recruit_a",
    "spoils_of_war",
    "recruit_b",
    "siege",
    "wandering",
    "mentor_lessons",
    "recruit_free",
)


def under(
    event: str, line: str = "coins 5 strength 5", other: str = "coins 5 strength 5", **more: Any
) -> Any:
    """The action phase of round 1 under an event, its start already past."""
    others = [name for name in ("crusade", "siege", "wandering", "war") if name != event][:2]
    return draw(
        f">0: {line}\n1: {other}\nevents: {event} {others[0]} {others[1]}",
        phase="action",
        **more,
    )


def begun(event: str, seats: int = 2, **options: str) -> Any:
    """A game just set up whose first event is this one: the action phase starts."""
    for seed in range(400):
        game = start(seats, options={"characters": "level1_only", **options}, seed=(event, seed))
        chance = any_chance((event, seed))
        while position(game)["phase"] != "action":
            do(game, "done" if "done" in legal(game) else sorted(legal(game))[0], chance=chance)
        if position(game)["events"][0] == event:
            return game
    raise AssertionError(event)


# -- when events hold ---------------------------------------------------------------------


@rule("KT-052", "KT-053", "KT-071", "KT-E03")
def test_one_event_of_each_set_and_the_third_is_hidden() -> None:
    game = begun("good_harvest")
    found = position(game)["events"]
    assert [RULEBOOK.figures(RULEBOOK.components()).event_round[EVENTS.index(event)] for event in found] == [
        1,
        2,
        3,
    ]
    for seat in (None, 0, 1):
        view: Any = RULEBOOK.view(game, seat)
        assert (view.event, view.next_event) == (found[0], found[1])
        assert found[2] not in str(view.next_event)


@rule("KT-E03", "KT-130", "KT-067", "KT-R44")
@pytest.mark.parametrize(
    ("now", "board", "beside"), [(1, "siege", "wandering"), (2, "wandering", None), (3, None, None)]
)
def test_events_move_on_in_the_refresh(now: int, board: str | None, beside: str | None) -> None:
    """The next one lies on the board, in round 1 the third is turned up; sign-up runs without an event."""
    game = draw(">0: pawns 1\n1: pawns 0\nevents: crusade siege wandering", phase="action", round=now)
    do(game, "stand guard", chance=any_chance())
    assert position(game)["phase"] == "sign_up"
    for seat in (None, 0, 1):
        view: Any = RULEBOOK.view(game, seat)
        assert (view.event, view.next_event) == (board, beside)
        assert view.event_gain == {"siege": ("glory 5",), "wandering": ("journey 3",), None: ()}[board]
        assert view.event_cost == {"siege": "strength 2", "wandering": "coins 1", None: ""}[board]


@rule("KT-069", "KT-105", "KT-070")
@pytest.mark.parametrize("event", [name for name in ACTION_EVENTS if not name.startswith("recruit")])
def test_an_event_cell_is_for_the_first_who_comes(event: str) -> None:
    game = under(event, "coins 5 strength 5 horse 3", "coins 5 strength 5 horse 3")
    action = "event action horse" if event == "spoils_of_war" else "event action"
    do(game, action)
    while position(game)["phase"] == "journey":
        do(game, "draw romance", chance=RecordedChance([0]))
    assert game.decider() == 1
    assert "KT-069" in refused_by(game, action)
    assert player(game, 0)["placed"]["event_action"] == 1


@rule("KT-068", "KT-069")
@pytest.mark.parametrize("event", ["war", "good_harvest", "royal_wedding", "call_to_arms"])
def test_events_without_a_cell_offer_no_action(event: str) -> None:
    game = under(event)
    assert "event action" not in legal(game)
    assert refused_by(game, "event action")


@rule("KT-070", "KT-075")
@pytest.mark.parametrize(
    ("event", "line"),
    [
        ("crusade", "coins 0"),
        ("spoils_of_war", "strength 1 horse 3"),
        ("siege", "strength 1"),
        ("wandering", "coins 0"),
        ("mentor_lessons", "coins 0"),
    ],
)
def test_the_cost_must_be_there(event: str, line: str) -> None:
    game = under(event, line)
    action = "event action horse" if event == "spoils_of_war" else "event action"
    assert "KT-075" in refused_by(game, action)


# -- for everybody ------------------------------------------------------------------------


@rule("KT-255", "KT-E04", "KT-068")
def test_good_harvest() -> None:
    game = begun("good_harvest")
    assert [player(game, seat)["coins"] for seat in (0, 1)] == [3 + 2, 3 + 2]


@rule("KT-252", "KT-068")
@pytest.mark.parametrize(("coins", "left"), [(0, 0), (1, 0), (2, 0), (5, 3)])
def test_war(coins: int, left: int) -> None:
    """Two coins, or what there is: the phase begins after the tournament of round 1."""
    game = next_round("war", f"coins {coins}")
    assert player(game, 0)["coins"] == left


@rule("KT-250", "KT-068")
def test_royal_wedding() -> None:
    game = next_round("royal_wedding", "strength 1")
    assert [player(game, seat)["strength"] for seat in (0, 1)] == [3, 2]


@rule("KT-259", "KT-R41")
def test_call_to_arms() -> None:
    game = next_round("call_to_arms", "coins 1")
    assert [player(game, seat)["pawns"] for seat in (0, 1)] == [5, 5]
    ordinary = next_round("siege", "coins 1")
    assert [player(ordinary, seat)["pawns"] for seat in (0, 1)] == [6, 6]


def next_round(event: str, line: str) -> Any:
    """Round 2 begins with that event: the champion of a bracket takes a relic, then all is done."""
    game = draw(
        f">0: {line}\n1: coins 0\nevents: crusade {event} wandering",
        phase="prize",
        tournament={"prize": "reliquary"},
        options={"tournament_prize": "random_token"},
    )
    do(game, "take relic ring", chance=any_chance())
    assert (position(game)["phase"], position(game)["round"]) == ("action", 2)
    return game


# -- actions ------------------------------------------------------------------------------


@rule("KT-249")
def test_crusade() -> None:
    game = under("crusade", "coins 1 glory 10 faith 0")
    do(game, "event action")
    after = player(game, 0)
    assert (after["coins"], after["glory"], after["faith"]) == (0, 13, 3)


@rule("KT-260")
def test_siege() -> None:
    game = under("siege", "strength 2 glory 10")
    do(game, "event action")
    after = player(game, 0)
    assert (after["strength"], after["glory"]) == (0, 15)


@rule("KT-254")
def test_mentors_lessons() -> None:
    game = under("mentor_lessons", "coins 1 strength 1")
    do(game, "event action")
    after = player(game, 0)
    assert (after["coins"], after["strength"]) == (0, 6)


@rule("KT-251", "KT-R37", "KT-R38", "KT-275")
def test_wandering() -> None:
    """Three cards, open or blind; the Queen adds nothing."""
    game = draw(
        ">0: coins 1 | queen\n1: coins 1\nevents: wandering siege crusade\nromance: game serenade letter dance",
        phase="action",
    )
    do(game, "event action", "take game")
    do(game, "draw trade", chance=RecordedChance([0]))
    assert position(game)["phase"] == "journey"
    do(game, "take letter")
    assert game.decider() == 1
    assert len(player(game, 0)["hand"]) == 3
    assert player(game, 0)["coins"] == 0


@rule("KT-253", "KT-R42", "KT-E08")
@pytest.mark.parametrize(
    ("horse", "armour", "offered"),
    [
        (3, 3, {"event action horse", "event action armour"}),
        (3, 2, {"event action horse"}),
        (4, 3, {"event action armour"}),
        (2, 2, set()),
        (4, 4, set()),
        (1, 2, set()),
    ],
)
def test_spoils_of_war(horse: int, armour: int, offered: set[str]) -> None:
    """From level III only, never a jump."""
    game = under("spoils_of_war", f"strength 2 horse {horse} armour {armour}")
    assert {text for text in legal(game) if text.startswith("event")} == offered
    for item in {"event action horse", "event action armour"} - offered:
        assert "KT-R42" in refused_by(game, item)
    for action in offered:
        game = under("spoils_of_war", f"strength 2 horse {horse} armour {armour}")
        do(game, action)
        assert player(game, 0)[action.split()[-1]] == 4
        assert player(game, 0)["strength"] == 0


@rule("KT-256", "KT-257", "KT-R43")
@pytest.mark.parametrize("event", ["recruit_a", "recruit_b"])
def test_recruiting_for_a_coin(event: str) -> None:
    game = under(event, "coins 1 glory 10", support={"event": "lady"})
    do(game, "event action")
    after = player(game, 0)
    assert (after["coins"], after["support"], after["glory"]) == (0, ["lady"], 15)
    assert position(game)["support"]["event"] is None
    poor = under(event, "coins 0", support={"event": "lady"})
    assert "KT-075" in refused_by(poor, "event action")


@rule("KT-258")
def test_recruiting_for_nothing() -> None:
    game = under("recruit_free", "coins 0", support={"event": "bishop"})
    do(game, "event action")
    assert player(game, 0)["support"] == ["bishop"]
    assert player(game, 0)["coins"] == 0


@rule("KT-256", "KT-R43")
def test_the_recruit_is_drawn_when_the_event_begins() -> None:
    """From the special pile, after the track was laid out."""
    game = begun("recruit_a")
    support = position(game)["support"]
    assert support["event"] is not None
    assert len(support["special"]) == 13 - 1 - 1
    assert RULEBOOK.view(game, None).event_token == support["event"]


@rule("KT-R43")
def test_a_recruit_nobody_took_leaves_the_game() -> None:
    game = draw(
        ">0: pawns 1\n1: pawns 0\nevents: recruit_a siege wandering",
        phase="action",
        support={"event": "lady"},
    )
    do(game, "stand guard", chance=any_chance())
    assert position(game)["support"]["event"] is None
    assert "lady" in position(game)["support"]["removed"]
    assert all("lady" not in player(game, seat)["support"] for seat in (0, 1))


@rule("KT-R43", "KT-R36")
def test_recruiting_with_an_empty_pile_does_nothing() -> None:
    game = under("recruit_free", support={"event": None, "special": []})
    assert "event action" not in legal(game)
    assert "KT-R43" in refused_by(game, "event action")


def test_every_event_is_in_this_file() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    assert [event for event in EVENTS if f'"{event}"' not in text] == []
