"""The tutorial of A Knight's Tale: every step can be done as it is taught (ledger 10.6)."""

import pytest

from hastilude.core.game import GameError
from hastilude.core.words import Seen
from hastilude.games.knights_tale.rulebook import RULEBOOK
from hastilude.games.knights_tale.rules import KnightsTale
from support.knights_tale import player
from support.lessons import Lessons
from support.play import args_of, result

LESSONS = Lessons(RULEBOOK)
lesson = LESSONS.at

JOUST = ["play rescue", "commit 2", "use faith", "reroll strength_2", "reroll strength_3", "use squire"]
DRAW = ["pass", "use faith", "reroll horse_2"]
LISTS = ["sign up florence_2", "sign up paris_1", "commit 2", "commit 0"]


def table(name: str, *done: str) -> KnightsTale:
    state = lesson(name, *done).state
    assert isinstance(state, KnightsTale)
    return state


def clashes(name: str, action: str, *done: str) -> list[tuple[int | None, int, int, str]]:
    """Won by the last of these actions: the winner, both attacks, and what decided."""
    events: list[Seen] = []
    for moment in LESSONS.tried(name, action, *done).moments:
        events += moment.events
    args = [args_of(event) for event in events if event.code == "clash_won"]
    return [(arg["seat"], arg["attack"], arg["against"], arg["why"]) for arg in args]


def test_the_ten_steps_of_the_ledger() -> None:
    names = ["knight", "pawn", "market", "support", "journey", "joust", "draw", "refresh", "lists", "titles"]
    assert [step.id for step in LESSONS.steps] == names


def test_something_that_is_illegal_gets_the_real_refusal() -> None:
    assert LESSONS.refused("pawn", "train", "train") == "no_cell"
    assert LESSONS.refused("market", "market horse") == "cannot_pay"
    assert LESSONS.refused("market", "market horse", "serve", "market horse") == "cannot_pay"
    assert LESSONS.refused("support", "gain support r2", "gain support r2") == "cell_empty"
    assert LESSONS.refused("lists", "sign up florence_1", "sign up florence_2") == "city_twice"
    assert LESSONS.refused("lists", "sign up paris_2", "sign up florence_2") == "challenged_already"


def test_only_what_was_taught_counts_as_done() -> None:
    with pytest.raises(GameError, match="is not what step pawn teaches"):
        lesson("pawn", "pray")
    with pytest.raises(GameError, match="has no step 'castle'"):
        lesson("castle")


# -- what each step shows ----------------------------------------------------------------


def test_pawn_three_strength_then_two() -> None:
    strength = [player(table("pawn", *done), 0)["strength"] for done in ((), ("train",))]
    strength.append(player(table("pawn", "train", "train alone"), 0)["strength"])
    assert strength == [1, 4, 6]


def test_market_one_level_for_all_the_coins() -> None:
    before, after = player(table("market", "serve"), 0), player(table("market", "serve", "market horse"), 0)
    assert (before["coins"], before["horse"]) == (4, 2)
    assert (after["coins"], after["horse"]) == (0, 3)


def test_support_a_squire_for_a_coin_and_another_token_for_nothing() -> None:
    for cell, token in (("r4", "armourer"), ("r6", "cook")):
        mine = player(table("support", "gain support r2", f"gain support {cell}"), 0)
        assert (mine["coins"], set(mine["support"])) == (1, {"squire", token})


def test_journey_ends_with_prestige_and_a_challenge_in_hand() -> None:
    done = ["plan journey", "take love_at_court", "take rescue", "play love_at_court", "choose 2"]
    mine = player(table("journey", *done), 0)
    assert (mine["prestige"], mine["hand"], mine["played"]) == (
        ["lady_of_heart"],
        ["rescue@"],
        ["love_at_court"],
    )


def test_joust_faith_and_the_squire_win_the_first_clash_and_strength_stays_for_the_second() -> None:
    *before, squire = JOUST
    assert clashes("joust", squire, *before) == [(0, 8, 7, "attack")]
    assert clashes("joust", "commit 0", *JOUST) == [(0, 8, 7, "attack")]
    mine = player(table("joust", *JOUST, "commit 0", "choose 2"), 0)
    assert (mine["strength"], mine["faith"], mine["support"]) == (1, 3, ["squire!"])


def test_draw_prestige_decides_once_and_the_lost_duel_gives_things_back() -> None:
    assert clashes("draw", "pass") == [(0, 7, 7, "prestige")]
    assert player(table("draw", "pass"), 0)["prestige"] == ["lady_of_heart!"]
    for first, last in (("horse_2", "armour_2"), ("armour_2", "horse_2")):
        way = ["pass", "use faith", f"reroll {first}"]
        lost = clashes("draw", f"reroll {last}", *way)
        assert lost == [(None, 7, 7, "prestige"), (None, 7, 5, "attack")]
    mine = player(table("draw", *DRAW, "reroll armour_2"), 0)
    assert (mine["strength"], mine["faith"], mine["prestige"]) == (1, 1, ["lady_of_heart"])
    assert mine["hand"] == ["affair_of_honour@"]


def test_refresh_order_tokens_and_income() -> None:
    before, after = table("refresh"), table("refresh", "stop")
    assert (before.order, after.order) == ([1, 0], [0, 1])
    mine = player(after, 0)
    assert (mine["support"], mine["relics"], mine["prestige"]) == (["squire"], ["ring"], ["lady_of_heart"])
    assert (mine["coins"], mine["faith"], mine["strength"]) == (3, 1, 3)


def test_lists_a_knight_beaten_and_half_the_glory_of_another() -> None:
    assert [seat for seat, *_ in clashes("lists", LISTS[1], LISTS[0])] == [None, None]  # Anna loses first
    assert clashes("lists", LISTS[2], *LISTS[:2]) == [(0, 8, 7, "attack")]
    won = clashes("lists", "commit 0", *LISTS[:-1])
    assert won == [(0, 7, 7, "prestige")]
    nearly = clashes("lists", "commit 2", *LISTS)[:3]
    assert [seat for seat, *_ in nearly] == [None, 0, None]
    assert nearly[-1] == (None, 9, 9, "prestige")
    assert player(table("lists", *LISTS), 0)["glory"] == 12
    assert player(table("lists", *LISTS, "commit 2"), 0)["glory"] == 14


def test_titles_both_are_met_and_prestige_breaks_the_tie() -> None:
    end = result(table("titles", "play game", "stop"))
    assert (end.reason, end.winners) == ("prestige", (0,))
    assert [score.points for score in end.scores] == [37, 37]
    scored = player(table("titles", "play game", "stop"), 0)["scored"]
    assert set(scored) == {"lucky", "rich"}
