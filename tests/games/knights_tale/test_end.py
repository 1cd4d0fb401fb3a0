"""The frame of the game and its end: who wins, ties, three rounds (ledger 3.1, 3.15)."""

from typing import Any

import pytest

from hastilude.core.game import GameError
from hastilude.core.state import OVER
from hastilude.games.knights_tale.cards import ACTIONS
from hastilude.games.knights_tale.position import position
from hastilude.games.knights_tale.rulebook import RULEBOOK
from support.knights_tale import PADARM, any_chance, do, draw, legal, random_game, start
from support.ledger import rule
from support.play import args_of, result


def over(*lines: str) -> Any:
    """Everybody's journey is over, no title can be met: the game ends as it stands."""
    players = [f"{'>' if seat == 0 else ''}{seat}: {line}" for seat, line in enumerate(lines)]
    players[0] += " | game" if players[0].count("|") == 1 else " | | game"
    game = draw(
        "\n".join(players) + "\npublic: strong traveller charming\ngoals: " + "/" * (len(lines) - 1),
        phase="travel",
        round=3,
        last_travel=True,
    )
    do(game, "stop", chance=any_chance())
    return game


@rule("KT-002", "KT-246")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_most_glory_wins(seats: int) -> None:
    game = over(*(f"glory {10 + seat}" for seat in range(seats)))
    assert game.decider() == OVER
    found = result(game)
    assert (found.reason, found.winners) == ("most_glory", (seats - 1,))
    assert found.places == tuple(range(seats, 0, -1))


@rule("KT-247", "KT-R85")
def test_equal_glory_is_decided_by_prestige_tokens_used_or_not() -> None:
    game = over(
        "glory 20 | office", "glory 20 | retinue! kings_favour!", "glory 19 | office retinue kings_favour"
    )
    found = result(game)
    assert (found.reason, found.winners, found.places) == ("prestige", (1,), (2, 1, 3))


@rule("KT-248", "KT-R85")
def test_who_is_still_equal_shares_the_victory() -> None:
    """Initiative does not matter."""
    game = over("glory 20 | office", "glory 20 | retinue!", "glory 20", "glory 5 | office retinue")
    found = result(game)
    assert (found.reason, found.winners, found.places) == ("shared", (0, 1), (1, 1, 3, 4))


@rule("KT-247")
def test_other_tokens_break_no_tie() -> None:
    game = over("glory 20 | ring ring squire", "glory 20")
    assert result(game).winners == (0, 1)


@rule("KT-246")
def test_nothing_can_be_done_after_the_end() -> None:
    game = over("glory 1", "glory 2")
    assert legal(game) == set()
    refusal = game.refusal(ACTIONS.parse("stop"))
    assert refusal is not None
    assert (refusal.code, refusal.rules) == ("over", ("KT-246",))


# -- whole games --------------------------------------------------------------------------

PHASES = {
    "action": 0,
    "journey": 0,
    "travel": 1,
    "sign_up": 3,
    "knockout": 4,
    "prize": 4,
    "brave": 6,
}


@rule("KT-001", "KT-003", "KT-004", "KT-R87")
@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (3, PADARM), (4, {}), (1, {}), (1, PADARM), (1, {"solo_scenario": "rivalry"})],
)
def test_three_rounds_of_five_phases_and_two_more(seats: int, options: dict[str, str]) -> None:
    """Phases never go back within a round, and the last journey comes once, after round 3."""
    for seed in range(3):
        reached = [(0, 0)]
        rounds = set()
        for before, _, _ in random_game(seats, options=options, seed=("frame", seed)):
            now = position(before)
            if now["phase"] not in PHASES:
                continue
            rounds.add(now["round"])
            number = PHASES[now["phase"]]
            if now["phase"] == "travel" and now["last_travel"]:
                assert now["round"] == 3
                number = 5
            reached.append((now["round"], number))
        assert reached == sorted(reached)
        assert rounds == {1, 2, 3}


@rule("KT-R87")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_game_ends(seats: int) -> None:
    for seed in range(5):
        steps = sum(1 for _ in random_game(seats, seed=("ends", seed)))
        assert steps < 1500


@rule("KT-008")
@pytest.mark.parametrize("options", [{}, PADARM])
def test_at_most_three_duels_in_a_tournament(options: dict[str, str]) -> None:
    for seed in range(6):
        game = start(3, options=options, seed=("duels", seed))
        chance = any_chance(("duels", seed))
        fought: dict[tuple[int, int], int] = {}
        while game.decider() != OVER:
            now = position(game)["round"]
            actions = game.legal()
            game.events = []
            game.apply(actions[chance.below(len(actions))], chance)
            for event in game.events:
                if event.code in ("duel_knight", "duel_players"):
                    for seat in (args_of(event)["seat"], args_of(event).get("rival")):
                        if seat is not None:
                            fought[now, seat] = fought.get((now, seat), 0) + 1
            game.events = None
        assert max(fought.values()) <= 3


@rule("KT-011")
@pytest.mark.parametrize(("options", "kind"), [({}, "cell_"), (PADARM, "_")])
def test_the_tournament_type_holds_for_the_whole_game(options: dict[str, str], kind: str) -> None:
    for before, _, _ in random_game(2, options=options, seed="type"):
        for place in position(before)["tournament"]["places"]:
            assert place.startswith("cell_") == (kind == "cell_")


@rule("KT-013", "KT-210", "KT-226", "KT-R75")
def test_no_duels_between_players_in_padarm() -> None:
    for seed in range(4):
        for options in (PADARM, {**PADARM, "simultaneous_duels": "true"}):
            game = start(4, options=options, seed=seed)
            chance = any_chance(seed)
            while game.decider() != OVER:
                game.events = []
                game.apply(game.legal()[chance.below(len(game.legal()))], chance)
                assert all(event.code != "duel_players" for event in game.events)
                game.events = None


@rule("KT-329")
def test_one_to_four_seats() -> None:
    for seats in (0, 5):
        with pytest.raises(GameError, match=f"{seats} seats do not work"):
            start(seats)
    assert RULEBOOK.game.seats == (1, 2, 3, 4)


@rule("KT-020", "KT-R13")
def test_glory_has_no_upper_end() -> None:
    game = over("glory 31", "glory 199")
    assert [score.points for score in result(game).scores] == [31, 199]
