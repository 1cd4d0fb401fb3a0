"""The tutorial of Lionheart: every step can be done as it is taught (ledger, part 10)."""

import pytest

from hastilude.core.game import GameError
from hastilude.games.lionheart.position import position
from hastilude.games.lionheart.rulebook import RULEBOOK
from hastilude.games.lionheart.rules import Lionheart
from support.lessons import Lessons
from support.lionheart import borders, domains, drawing, money, regions, scores
from support.play import result

LESSONS = Lessons(RULEBOOK)
lesson = LESSONS.at


def table(name: str, *done: str) -> Lionheart:
    state = lesson(name, *done).state
    assert isinstance(state, Lionheart)
    return state


def test_the_nine_steps_of_the_ledger() -> None:
    names = ["land", "castle", "fence", "shared", "money", "knights", "expansion", "traitor", "king"]
    assert [step.id for step in LESSONS.steps] == names


def test_things_to_point_at_are_there() -> None:
    """A kind of terrain, or a cell of the board."""
    signs = {"field": ".", "forest": "f", "village": "v", "residence": "R"}
    for step in LESSONS.steps:
        state = RULEBOOK.from_position(step.position, LESSONS.components)
        land = "".join(drawing(state).land)
        for task in step.tasks:
            for thing in task.point:
                kind, _, code = thing.partition(" ")
                assert kind in ("terrain", "cell")
                if kind == "terrain":
                    assert code == "mine" or signs[code] in land
                else:
                    assert any(code in region for region in regions(state))


def test_something_that_is_illegal_gets_the_real_refusal() -> None:
    near = LESSONS.tried("castle", "castle (2,0)", "castle (1,1)", "knight (1,2)").refusal
    assert near is not None
    assert (near.code, near.args["gap"]) == ("castle_too_near", 6)
    assert LESSONS.refused("money", "play A06 for place_borders") == "too_dear"
    assert LESSONS.refused("money", "draw A06", "sell A06") == "just_sold"
    assert LESSONS.refused("knights", "knight (1,3)", "play B07 for place_knights") == "border_between"
    assert LESSONS.refused("traitor", "play A03 for place_borders") == "not_in_hand"


def test_only_what_was_taught_counts_as_done() -> None:
    with pytest.raises(GameError, match="is not what step fence teaches"):
        lesson("fence", "sell A03")
    with pytest.raises(GameError, match="has no step 'moat'"):
        lesson("moat")


# -- what each step shows ----------------------------------------------------------------------


def test_fence_the_domain_closes_and_a_superfluous_border_goes() -> None:
    before = table("fence", "play A03 for place_borders", "border v(2,2)")
    after = table("fence", "play A03 for place_borders", "border v(2,2)", "border h(2,2)")
    assert "h(0,1)" in borders(before)
    assert "h(0,1)" not in borders(after)
    assert scores(after) == [5, 0]
    assert set(domains(after)) == {"blue_1"}


def test_shared_only_the_own_domain_closes() -> None:
    after = table("shared", "play A03 for place_borders", "border v(9,9)", "border v(0,7)")
    assert scores(after) == [4, 0]
    fenced = next(region for region in regions(after) if "(8,1)" in region)
    assert {"(8,1)", "(6,0)"} <= fenced  # two castles behind one fence
    assert len(fenced) == 18
    assert set(domains(after)) == {"blue_4"}
    # the wrong ways do what is said about them
    gift = table("shared", "play A03 for place_borders")
    for edge, found in (("h(9,10)", {"yellow_4"}), ("h(8,10)", set())):
        other = gift.copy()
        other.play_on(RULEBOOK.actions.parse(f"border {edge}"))
        assert set(domains(other)) == found


def test_money_the_mine_pays_at_the_next_turn() -> None:
    assert money(table("money", "sell A06"))[0] == 6
    assert money(table("money", "sell A06", "draw A03"))[0] == 7


def test_expansion_anna_loses_more_than_the_learner_gains() -> None:
    before = table("expansion", "play B08 for expand_domain", "take (3,1)")
    after = table("expansion", "play B08 for expand_domain", "take (3,1)", "take (0,3)")
    assert (scores(before), scores(after)) == ([8, 3], [9, 1])
    assert {"(1,3)"} in regions(after)


def test_traitor_turns_the_balance_and_the_alliance_keeps_it() -> None:
    first = ["play B14 for traitor", "traitor blue_1 against yellow_1", "knight (2,1)"]
    knights = drawing(table("traitor", *first)).knights
    assert "(1,5)" not in knights["yellow"]
    assert "(2,1)" in knights["blue"]
    rest = ["play B08 for expand_domain", "take (0,3)", "stop", "play B15 for make_alliance"]
    ally = "ally blue_1 with yellow_1"
    assert position(table("traitor", *first, *rest, ally))["alliances"] == [["blue_1", "yellow_1"]]


def test_king_the_third_silver_mine_wins() -> None:
    start = table("king")
    assert scores(start)[0] == 48
    after = table("king", "play B08 for expand_domain", "expand blue_1", "take (4,7)")
    end = result(after)
    assert (end.reason, end.winners) == ("king", (0,))
    mines = [part.args["mine"] for part in end.scores[0].parts if part.code == "monopoly"]
    assert mines == ["silver", "gold"]
