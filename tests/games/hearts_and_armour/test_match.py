"""Match play: tokens, the passing role, the next game (ledger 3.13)."""

import pytest

from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.state import OVER
from support.hearts_and_armour import COMPONENTS, draw, end, fight, random_game, ring, start, winners
from support.ledger import rule
from support.play import result

MATCH = {"mode": "match_play"}


@rule("HA-133")
def test_each_game_of_a_match_is_set_up_anew() -> None:
    game = end(6, "B2:3 A1:2", options=MATCH)
    assert (game.game, game.round, game.turn) == (2, 1, 1)
    assert game.wounds == [0] * 6
    assert game.markers == [[]] * 6
    assert [len(cards) for cards in game.hands] == [3] * 6
    assert len(game.deck) == 11
    game.check()


@rule("HA-133")
def test_goals_are_dealt_anew() -> None:
    deals = set()
    for seed in range(12):
        game = draw("A1: |\nB1: -sword_2_take -sword_1_take |\nA2: |\nB2: |", options=MATCH)
        fight(game, chance=SeededChance(seed_of(seed)))
        deals.add(tuple(game.goals))
    assert len(deals) > 2


@rule("HA-134", "HA-140")
def test_a_token_for_each_winner() -> None:
    game = end(6, "B2:3", options=MATCH)
    assert [ring(game)[seat] for seat in range(6) if game.tokens[seat]] == ["A1", "A3"]
    assert game.tokens == [1, 0, 0, 0, 1, 0]


@rule("HA-135")
def test_three_tokens_win_the_match() -> None:
    game = end(4, "B2:3", options=MATCH, tokens=[2, 0, 0, 0], game_number=3, chronicle=[[0], [0]])
    assert game.decider() == OVER
    found = result(game)
    assert (found.reason, found.winners) == ("match_won", (0,))
    assert found.places == (1, 2, 2, 2)
    assert [part.args for part in found.scores[0].parts] == [{"game": 1}, {"game": 2}, {"game": 3}]


@rule("HA-136", "HA-E38")
def test_several_may_win_the_match_together() -> None:
    chronicle = [[0, 2], [0, 2], [4]]
    goals = "A1>B1 A2>B2 A3>B3 B1>A1 B2>A2 B3>A3"
    game = end(
        6, "B3:3", goals=goals, options=MATCH, tokens=[2, 0, 2, 0, 1, 0], game_number=4, chronicle=chronicle
    )
    assert result(game).winners == (0, 2)
    assert game.tokens == [3, 0, 3, 0, 1, 0]


@rule("HA-137", "HA-138", "HA-E37", "HA-R30")
def test_the_sorcerer_role_passes_clockwise() -> None:
    game = end(5, "B1:3", options=MATCH)
    assert ring(game) == ["A1", "S", "B1", "A2", "B2"]
    game.wounds = [0, 0, 3, 0, 0]
    game.table = [[] for _ in range(5)]
    fight(game)
    assert ring(game) == ["A1", "B1", "S", "A2", "B2"]
    game.check()


@rule("HA-137")
def test_the_role_passes_after_a_game_without_winners_too() -> None:
    game = end(5, "B1:3 B2:3", options=MATCH)
    assert winners(game) == set()
    assert game.sorcerer == 1


@rule("HA-138", "HA-R30")
def test_with_redeal_the_role_passes_and_heroes_are_drawn() -> None:
    heroes = set()
    for seed in range(15):
        for before, _, after in random_game(7, options={**MATCH, "match_heroes": "redeal"}, seed=seed):
            if after.game > before.game:
                assert after.sorcerer == (before.sorcerer + 1) % 7
                after.check()
                heroes.add(tuple(after.heroes))
                break
    assert len(heroes) > 10


@rule("HA-041", "HA-139", "HA-E39", "HA-R40", "HA-R44")
@pytest.mark.parametrize(("declarer", "first"), [(4, 0), (1, 2)])
def test_the_next_game_begins_left_of_the_declarer(declarer: int, first: int) -> None:
    game = end(5, "B1:3", options=MATCH, seat=declarer)
    assert (game.game, game.first, game.seat) == (2, first, first)


@rule("HA-140")
def test_tokens_belong_to_players_not_to_heroes() -> None:
    game = end(5, "B2:3", options=MATCH)
    assert game.tokens == [1, 0, 0, 0, 0]  # who was the sorcerer
    assert ring(game)[0] == "A1"


@rule("HA-141")
def test_a_game_without_winners_gives_no_token() -> None:
    game = end(4, "B1:3 B2:3", options=MATCH)
    assert game.tokens == [0] * 4
    assert game.game == 2


@rule("HA-150", "HA-R32")
def test_after_so_many_games_the_most_tokens_win() -> None:
    chronicle = [[1], [1], *[[]] * 27]
    game = end(4, "B2:3", options=MATCH, tokens=[0, 2, 0, 0], game_number=30, chronicle=chronicle)
    found = result(game)
    assert (found.reason, found.winners) == ("match_limit", (1,))
    game = end(
        4, "B2:3", options=MATCH, tokens=[1, 2, 0, 0], game_number=30, chronicle=[[0], *chronicle[1:], [1]]
    )
    assert result(game).winners == (0, 1)


@rule("HA-150", "HA-R32")
def test_without_any_token_nobody_wins_the_match() -> None:
    options = {**MATCH, "max_games_in_match": "3"}
    game = end(4, "B1:3 B2:3", options=options, game_number=3, chronicle=[[], []])
    assert (result(game).reason, result(game).winners) == ("match_limit", ())


@rule("HA-135", "HA-141")
@pytest.mark.parametrize("seats", [4, 5])
def test_a_match_goes_on_until_somebody_has_three(seats: int) -> None:
    game = start(seats, options=MATCH, components=COMPONENTS)
    for _, _, after in random_game(seats, options=MATCH, seed=("match", seats)):
        game = after
    found = result(game)
    assert max(game.tokens) == 3
    assert {seat for seat in range(seats) if game.tokens[seat] == 3} == set(found.winners)
    assert sum(game.tokens) == sum(bin(mask).count("1") for mask in game.chronicle)
