"""Player against player in Plaisance (ledger 3.14; the printed duel has a file of its own)."""

from typing import Any

import pytest

from hastilude.games.knights_tale.position import position
from hastilude.games.knights_tale.rulebook import RULEBOOK
from support.knights_tale import FacesFirst, attacks, do, faces, legal, outcome, player, tilt
from support.ledger import rule


def first(game: Any) -> tuple[int, str]:
    """The side that acts first in the latest step judged, and why."""
    report: Any = RULEBOOK.view(game, None).report
    line = [line for line in report if line.what == "first"][-1]
    return line.side, line.word


@rule("KT-213", "KT-012", "KT-147")
def test_both_do_each_step() -> None:
    game = tilt("strength 1 faith 1", "strength 1 faith 1")
    asked = []
    for move in ("commit 1", "commit 1"):
        asked.append((game.decider(), position(game)["duel"]["step"]))
        do(game, move, chance=faces("1 00 00", "2 00 00"))
    asked.append((game.decider(), position(game)["duel"]["step"]))
    do(game, "pass")
    asked.append((game.decider(), position(game)["duel"]["step"]))
    assert asked == [(1, "strength"), (0, "strength"), (0, "faith"), (1, "faith")]


@rule("KT-214", "KT-215")
@pytest.mark.parametrize(
    ("one", "two", "order", "who", "why"),
    [
        ("", "", (0, 1), 1, "initiative"),
        ("", "", (1, 0), 0, "initiative"),
        ("| office", "", (1, 0), 1, "prestige"),
        ("| office", "| retinue kings_favour", (0, 1), 0, "prestige"),
        ("| office!", "", (0, 1), 1, "initiative"),
    ],
)
def test_who_is_losing(one: str, two: str, order: tuple[int, int], who: int, why: str) -> None:
    game = tilt(f"strength 1 {one}", f"strength 1 {two}", order=order)
    assert first(game) == (who, why)
    assert game.decider() == who


@rule("KT-215", "KT-216", "KT-R65")
def test_lower_attack_decides_first_and_it_is_judged_anew() -> None:
    """Seat 0 rolls less and acts first; after its Squire the other one does."""
    game = tilt("strength 1 | squire squire", "strength 1 | squire squire")
    do(game, "commit 1", "commit 1", chance=faces("1 00 00", "3 00 00"))
    assert (game.decider(), first(game)) == (0, (0, "attack"))
    do(game, "use squire")
    assert attacks(game) == (5, 3)
    assert game.decider() == 1, "the other decides once in the same step"
    do(game, "pass")
    assert (game.decider(), first(game)) == (1, (1, "attack"))


@rule("KT-R65")
def test_nobody_acts_twice_in_a_step() -> None:
    game = tilt("strength 1 | squire squire", "strength 1 | squire")
    do(game, "commit 1", "commit 1", chance=faces("1 00 00", "3 00 00"))
    do(game, "use squire", "use squire")
    assert position(game)["duel"]["step"] == "lance_2"


@rule("KT-217")
def test_no_token_is_turned_for_the_order() -> None:
    game = tilt("strength 1 | office", "strength 1")
    assert first(game) == (1, "prestige")
    assert player(game, 0)["prestige"] == ["office"]


@rule("KT-218")
def test_both_roll_together() -> None:
    game = tilt("strength 2 faith 1", "strength 2 faith 1")
    chance = faces("1 00 00", "2 11 11")
    do(game, "commit 1", "commit 1", chance=chance)
    assert chance.left() == 0
    assert attacks(game) == (1, 4)


@rule("KT-193", "KT-195", "KT-R67")
@pytest.mark.parametrize(
    ("one", "two", "order", "winner", "why"),
    [
        ("", "", (0, 1), 0, "initiative"),
        ("", "", (1, 0), 1, "initiative"),
        ("| office", "", (1, 0), 0, "prestige"),
        ("| office", "| retinue", (1, 0), 1, "initiative"),
    ],
)
def test_ties_between_players(one: str, two: str, order: tuple[int, int], winner: int, why: str) -> None:
    """Higher prestige, then initiative; the winner turns a token either way."""
    game = tilt(f"strength 2 {one}", f"strength 2 {two}", order=order)
    events = do(game, "commit 1", "commit 1", chance=faces("3 00 00", "3 00 00"))
    assert outcome(events) == [(winner, why)]
    mine = player(game, winner)["prestige"]
    assert all(token.endswith("!") for token in mine)


@rule("KT-219", "KT-220", "KT-221", "KT-222")
@pytest.mark.parametrize(
    ("loser", "winner", "full", "half"),
    [(10, 10, 7, 3), (11, 10, 9, 3), (10, 11, 7, 4), (30, 0, 9, 3)],
)
def test_seven_or_nine(loser: int, winner: int, full: int, half: int) -> None:
    """Seat 1 wins two clashes to one; both values are of the same moment."""
    game = tilt(f"strength 1 glory {loser}", f"strength 1 glory {winner}")
    strong, weak = "5 44 33", "1 00 00"
    # both have one strength only: the whole duel runs by itself
    do(game, "commit 1", "commit 1", chance=FacesFirst(strong, weak, weak, strong, weak, strong))
    assert player(game, 1)["glory"] == winner + full
    assert player(game, 0)["glory"] == loser + half


@rule("KT-222", "KT-281")
def test_glory_paid_in_the_duel_counts_already() -> None:
    """12 against 11: after the Thug 11 against 11, so the loser is worth 7."""
    game = tilt("strength 1 glory 12 | thug", "strength 1 glory 11")
    do(game, "use thug")
    do(game, "commit 1", "commit 1", chance=FacesFirst("1 00 00", "5 44 33", "1 00 00", "5 44 33"))
    assert player(game, 1)["glory"] == 18
    assert player(game, 0)["glory"] == 11


@rule("KT-200", "KT-207")
def test_the_winner_moves_up_and_the_loser_is_out() -> None:
    game = tilt("strength 2", "strength 1")
    do(game, "commit 1", "commit 1", chance=faces("5 44 33", "1 00 00"))
    do(game, "commit 0", chance=FacesFirst("5 44 33", "1 00 00"))
    found = position(game)["tournament"]
    assert found["stage"] == 1, "the knights have met, and the next duel waits for seat 0"
    assert found["entrants"][0] == 1
    assert 2 not in found["entrants"]


@rule("KT-202", "KT-R71")
def test_the_loser_recovers_in_a_duel_of_players_too() -> None:
    game = tilt("strength 2 faith 1", "strength 2")
    do(game, "commit 2", "commit 2", chance=faces("11 00 00", "55 44 33"))
    do(game, "use faith", "reroll horse_3")
    do(game, "roll", chance=FacesFirst("- 0", "11 00 00", "55 44 33"))
    assert (player(game, 0)["strength"], player(game, 0)["faith"]) == (1, 1)
    assert player(game, 1)["strength"] == 0


@rule("KT-R68", "KT-282", "KT-215")
def test_the_jester_counts_for_the_order_and_both_may_use_one() -> None:
    game = tilt("strength 1 | jester office", "strength 1 | jester")
    assert game.decider() == 1, "less prestige"
    do(game, "use jester")
    duel: Any = RULEBOOK.view(game, None).duel
    assert [side.stars for side in duel.sides] == [-1, 0]
    do(game, "use jester")
    duel = RULEBOOK.view(game, None).duel
    assert [side.stars for side in duel.sides] == [-1, -2]
    assert first(game) == (1, "prestige")


@rule("KT-289", "KT-281", "KT-283")
def test_the_opponent_is_the_current_one() -> None:
    game = tilt("strength 2 glory 9 | thug witch", "strength 2")
    do(game, "use thug")
    assert attacks(game) == (0, -1)
    do(game, "commit 1", "commit 1", chance=faces("1 00 00", "3 00 00"))
    assert "use witch" in legal(game)
    do(game, "use witch")
    report: Any = RULEBOOK.view(game, None).report
    assert next(line.attacks for line in report if line.word == "witch") == (1, 3 - 2)
    assert player(game, 0)["glory"] == 7
