"""Winners in two stages, and the sorcerer (ledger 3.11, 3.12)."""

from itertools import product

import pytest

from hastilude.games.hearts_and_armour.cards import NO_SIDE
from hastilude.games.hearts_and_armour.meta import GAME
from hastilude.games.hearts_and_armour.setting import Setting
from hastilude.games.hearts_and_armour.verdict import BOTH, NONE, SORCERER_ONLY, Sheet, judge
from support.hearts_and_armour import (
    FIGURES,
    RING,
    draw,
    end,
    fight,
    hero_seen,
    reason,
    sight,
    verdicts,
    winners,
)
from support.ledger import rule
from support.play import result

PLAIN = "A1>B1 A2>B2 B1>A1 B2>A2"


# -- stage 1 -----------------------------------------------------------------------------


@rule("HA-108")
def test_the_two_stages_are_told_as_data() -> None:
    game = end(4, "B2:3 A1:1", goals=PLAIN)
    sheet = sight(game, None).last_game
    assert sheet is not None
    assert (sheet.reason, sheet.side, sheet.killed, sheet.wounds) == ("killed", "side_a", (0, 1), (1, 0))
    assert [(verdict.hero, verdict.verdict, verdict.goals) for verdict in sheet.verdicts] == [
        ("orlando", "won", ("ruggiero",)),
        ("ruggiero", "lost_side", ("orlando",)),
        ("rinaldo", "lost_goal", ("marfisa",)),
        ("marfisa", "lost_side", ("rinaldo",)),
    ]


@rule("HA-109", "HA-E21", "HA-121")
def test_the_side_with_fewer_killed_wins() -> None:
    game = end(4, "B2:3", goals=PLAIN)
    assert reason(game) == ("killed", "side_a")
    assert winners(game) == {"A1"}


@rule("HA-109", "HA-E27")
def test_who_laid_the_swords_does_not_matter() -> None:
    game = draw(
        """
        >A1: |
         B1: |
         A2: |
         B2: -sword_2_take:B1 -sword_1_take:B1 |
    """,
        goals=PLAIN,
    )
    fight(game)
    assert winners(game) == {"A1"}


@rule("HA-110", "HA-E23", "HA-R21")
def test_equal_killed_the_wounds_of_the_survivors_decide() -> None:
    game = end(6, "A1:3 B1:3 A2:1 B2:2", goals="A1>B2 A2>B1 A3>B3 B1>A1 B2>A2 B3>A3")
    assert reason(game) == ("wounds", "side_a")
    assert winners(game) == {"A1", "A3"}
    assert verdicts(game)["A2"] == "lost_goal"


@rule("HA-111", "HA-E26", "HA-R21")
def test_wounds_of_the_dead_do_not_count() -> None:
    game = end(4, "A1:6 B1:3 A2:1")
    assert reason(game) == ("wounds", "side_b")


@rule("HA-112", "HA-119", "HA-E24")
def test_equal_wounds_are_a_draw_and_everybody_needs_the_goal() -> None:
    game = end(4, "A1:3 B1:3 A2:1 B2:1", goals="A1>B1 A2>B2 B1>A2 B2>A1")
    assert reason(game) == ("draw", "both")
    assert winners(game) == {"A2", "B1"}


@rule("HA-113", "HA-R24")
def test_the_sorcerer_counts_for_neither_side() -> None:
    assert reason(end(5, "S:5 A1:3")) == ("killed", "side_b")
    assert reason(end(5, "S:4 A1:3 B1:3")) == ("draw", "both")


# -- stage 2 -----------------------------------------------------------------------------


@rule("HA-114", "HA-E02", "HA-R39")
@pytest.mark.parametrize("dead", ["B1:3 B2:3", "B1:3"])
def test_the_losing_side_loses(dead: str) -> None:
    game = end(4, dead, goals=PLAIN)
    assert verdicts(game)["B1"] == verdicts(game)["B2"] == "lost_side"


@rule("HA-115", "HA-R26")
def test_at_the_end_goals_are_shown() -> None:
    game = end(4, "B2:3", goals=PLAIN)
    assert all(len(hero_seen(game, None, name).goals) == 1 for name in RING[4])


@rule("HA-115", "HA-R26")
@pytest.mark.parametrize(
    ("seats", "dead", "shown"),
    [
        (4, "B2:3", {"A1", "A2"}),
        (4, "A1:3 B1:3", {"A1", "A2", "B1", "B2"}),
        (5, "S:5", {"A1", "B2"}),
        (5, "B2:3", {"A1", "A2", "S"}),
        (5, "B1:3", {"A1", "A2"}),
    ],
)
def test_with_the_option_only_the_winning_side_shows_its_goals(
    seats: int, dead: str, shown: set[str]
) -> None:
    game = end(seats, dead, options={"reveal_all_goals_at_end": "false"})
    assert {name for name in RING[seats] if hero_seen(game, None, name).goals} == shown


@rule("HA-R22", "HA-R26")
def test_both_hunters_show_their_goals_when_only_the_sorcerer_dies() -> None:
    """Also the hunter who loses with his side; nobody else, though one side is ahead."""
    options = {"reveal_all_goals_at_end": "false", "sorcerer_only_death": "winning_side_hunter"}
    game = end(5, "S:5 A1:2", options=options)
    assert winners(game) == {"B2"}
    assert {name for name in RING[5] if hero_seen(game, None, name).goals} == {"A1", "B2"}


def test_nobody_shows_a_goal_after_the_limit_of_rounds() -> None:
    game = end(4, "", round=20, options={"reveal_all_goals_at_end": "false"})
    assert not any(hero_seen(game, None, name).goals for name in RING[4])


@rule("HA-116", "HA-117", "HA-E02")
def test_a_knight_wins_with_his_side_and_his_goal() -> None:
    """All four cases: side won or lost, sympathy alive or dead."""
    game = end(6, "B1:3 B2:3 A1:3", goals="A1>B3 A2>B1 A3>B2 B1>A2 B2>A1 B3>A3")
    assert verdicts(game) == {
        "A1": "won",
        "A2": "lost_goal",
        "A3": "lost_goal",
        "B1": "lost_side",
        "B2": "lost_side",
        "B3": "lost_side",
    }


@rule("HA-118", "HA-E03")
def test_a_dead_knight_may_win() -> None:
    game = end(4, "A1:3 B1:3 B2:1", goals="A1>B2 A2>B1 B1>A1 B2>A2")
    assert reason(game) == ("wounds", "side_a")
    assert winners(game) == {"A1"}


@rule("HA-120", "HA-E22")
def test_nobody_wins_who_kills_all_enemies() -> None:
    game = end(4, "B1:3 B2:3", goals=PLAIN)
    assert reason(game) == ("killed", "side_a")
    assert winners(game) == set()
    assert result(game).winners == ()
    assert result(game).places == (1, 1, 1, 1)


@rule("HA-120", "HA-E25")
def test_all_dead_is_a_draw_without_winners() -> None:
    game = end(4, "A1:3 A2:3 B1:3 B2:3", goals=PLAIN)
    assert reason(game) == ("draw", "both")
    assert winners(game) == set()


# -- the sorcerer (goals of HA-E28) ------------------------------------------------------


@rule("HA-123")
def test_the_sorcerer_has_no_side() -> None:
    game = end(5, "B2:3")
    assert hero_seen(game, None, "S").side is None
    assert verdicts(game)["S"] == "won"


@rule("HA-124", "HA-125", "HA-E30")
def test_the_sorcerer_wins_alone() -> None:
    game = end(5, "B2:3")
    assert reason(game) == ("killed", "side_a")
    assert winners(game) == {"S"}


@rule("HA-124", "HA-E31", "HA-129")
def test_the_sorcerer_loses_with_one_of_his_knights() -> None:
    game = end(5, "B1:3")
    assert winners(game) == {"A2"}
    assert verdicts(game)["S"] == "lost_goal"
    assert verdicts(game)["A1"] == "lost_goal"  # a hunter, and the sorcerer lives


@rule("HA-125", "HA-E34")
def test_the_sorcerer_wins_with_knights() -> None:
    game = end(7, "B3:3")
    assert winners(game) == {"A1", "S"}
    assert verdicts(game)["A2"] == verdicts(game)["A3"] == "lost_goal"


@rule("HA-126")
def test_a_dead_sorcerer_loses() -> None:
    assert verdicts(end(5, "S:5 A2:3"))["S"] == "lost_dead"


@rule("HA-127", "HA-128", "HA-131", "HA-E29", "HA-R38")
def test_a_hunter_needs_his_side_and_the_sorcerer_dead() -> None:
    game = end(5, "S:5 B1:3")
    assert reason(game) == ("killed", "side_a")
    assert winners(game) == {"A1", "A2"}
    assert verdicts(game)["B2"] == "lost_side"


@rule("HA-130", "HA-E04", "HA-E28", "HA-R22")
def test_only_the_sorcerer_dies() -> None:
    game = end(5, "S:5 A1:2")
    assert reason(game) == ("sorcerer_only", "none")
    assert winners(game) == {"A1", "B2"}
    assert verdicts(game) == {
        "S": "lost_dead",
        "A1": "won",
        "B1": "lost_not_hunter",
        "A2": "lost_not_hunter",
        "B2": "won",
    }


@rule("HA-130", "HA-E28", "HA-R22")
def test_with_the_option_only_the_hunter_of_the_side_ahead() -> None:
    only = {"sorcerer_only_death": "winning_side_hunter"}
    game = end(5, "S:5 A1:2", options=only)
    assert reason(game) == ("sorcerer_only", "side_b")
    assert winners(game) == {"B2"}
    assert verdicts(game)["A1"] == "lost_side"
    assert winners(end(5, "S:5", options=only)) == {"A1", "B2"}


@rule("HA-128", "HA-E32", "HA-R23", "HA-R25")
def test_hunters_in_a_draw() -> None:
    game = end(5, "A2:3 B2:3")
    assert reason(game) == ("draw", "both")
    assert winners(game) == {"S"}
    game = end(5, "A2:3 B2:3", options={"draw_hunter": "always_wins"})
    assert winners(game) == {"S", "A1", "B2"}


@rule("HA-131", "HA-E33", "HA-R23")
def test_hunters_in_a_draw_with_the_sorcerer_dead() -> None:
    game = end(5, "S:5 A2:3 B2:3")
    assert reason(game) == ("draw", "both")
    assert winners(game) == {"A1", "B2"}


# -- the result as data ------------------------------------------------------------------


@rule("HA-151")
def test_the_result_carries_reason_side_numbers_and_verdicts() -> None:
    found = result(end(5, "S:5 B1:3 A2:2"))
    assert found.reason == "killed"
    assert found.args == {"side": "side_a", "killed_a": 0, "killed_b": 1, "wounds_a": 2, "wounds_b": 0}
    assert [part.code for score in found.scores for part in score.parts] == [
        "lost_dead",
        "won",
        "lost_side",
        "won",
        "lost_side",
    ]
    assert found.winners == (1, 3)
    assert found.places == (3, 1, 3, 1, 3)
    assert found.scores[3].parts[0].args == {"hero": "rinaldo", "goals": ["marfisa"]}


# -- counts of winners, over all ends (part 8, 13 … 15) ----------------------------------


def sheets(n: int, sorcerer: bool) -> list[tuple[list[int], Sheet]]:
    """Every end by a death with n knights a side; A_i → B_i, or the goals of the examples."""
    seats = 2 * n + sorcerer
    sides = ([NO_SIDE] if sorcerer else []) + [0, 1] * n
    first = 1 if sorcerer else 0
    setting = Setting(seats, GAME.choose({}), FIGURES)
    a, b = [first + 2 * i for i in range(n)], [first + 2 * i + 1 for i in range(n)]
    goals = [0] * seats
    ward = -1
    decks = (b, a)
    if sorcerer:
        goals[0], ward = a[0], b[0]
        decks = ([*b[1:], 0], [*a[1:], 0])
    for holder, goal in [*zip(a, decks[0], strict=True), *zip(b, decks[1], strict=True)]:
        goals[holder] = goal
    found = []
    levels = (0, 1, 2, 3) if n < 3 else (0, 2, 3)
    for knights in product(levels, repeat=2 * n):
        for own in (0, 5) if sorcerer else (0,):
            wounds = [own, *knights] if sorcerer else list(knights)
            if 3 in knights or own == 5:
                found.append((wounds, judge(setting, sides, wounds, goals, 0 if sorcerer else -1, ward)))
    return found


@rule("HA-121")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_how_many_win_an_even_game(n: int) -> None:
    for _, sheet in sheets(n, sorcerer=False):
        if sheet.side == BOTH:
            assert len(sheet.winners()) == 2 * (n - sheet.killed[0])
        else:
            assert len(sheet.winners()) == n - sheet.killed[1 - sheet.side] <= n - 1


@rule("HA-132")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_how_many_win_an_odd_game(n: int) -> None:
    whole = False
    for wounds, sheet in sheets(n, sorcerer=True):
        if sheet.reason == SORCERER_ONLY:
            assert sheet.side == NONE
            assert len(sheet.winners()) == 2
            continue
        sides = (0, 1) if sheet.side == BOTH else (sheet.side,)
        due = 0
        for side in sides:
            enemies = range(4 - side, 2 * n + 1, 2)  # without the one that the sorcerer drew
            due += sum(wounds[seat] < 3 for seat in enemies) + (wounds[0] == 5)
        knights = [seat for seat in sheet.winners() if seat]
        assert len(knights) == due
        assert all(sheet.side == BOTH or (seat + 1) % 2 == sheet.side for seat in knights)
        assert (0 in sheet.winners()) == (wounds[0] < 5 and wounds[1] < 3 and wounds[2] < 3)
        whole = whole or len(knights) == n
    assert whole
