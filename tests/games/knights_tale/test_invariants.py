"""The ledger's invariants (part 8) over random games: in single states, and from one to the next."""

from collections.abc import Callable
from typing import Any

import pytest

from hastilude.core.state import OVER
from hastilude.games.knights_tale.cards import ACTIONS
from hastilude.games.knights_tale.invariants import _duel
from hastilude.games.knights_tale.position import position
from hastilude.games.knights_tale.rules import KnightsTale
from support.knights_tale import (
    PADARM,
    any_chance,
    do,
    draw,
    joust,
    legal,
    player,
    random_game,
    start,
    tilt,
)
from support.ledger import rule

TABLES: list[tuple[int, dict[str, str]]] = [
    (1, {"solo_scenario": "rivalry"}),
    (1, {"solo_scenario": "rivalry", **PADARM}),
    (2, {"tournament_prize": "random_token"}),
    (3, PADARM),
    (4, {"finite_supply": "true", "knight_pool": "unique"}),
]
each_table = pytest.mark.parametrize(("seats", "options"), TABLES)


@each_table
def test_every_state_of_random_games_is_possible(seats: int, options: dict[str, str]) -> None:
    for before, _, after in random_game(seats, options=options, seed=("check", seats)):
        before.check()
        after.check()


@rule("KT-120", "KT-129")
@each_table
def test_discards_never_shrink_and_rows_change_by_taking_only(seats: int, options: dict[str, str]) -> None:
    """8.2, 8.3."""
    for before, action, after in random_game(seats, options=options, seed=("rows", seats)):
        old, new = position(before), position(after)
        assert new["board_discard"][: len(old["board_discard"])] == old["board_discard"]
        for seat in range(seats):
            mine = old["players"][seat]["played"]
            assert new["players"][seat]["played"][: len(mine)] == mine
        if old["phase"] == "journey" and seats > 1 and not new["refreshed"]:
            taken = sum(map(len, old["rows"].values())) - sum(map(len, new["rows"].values()))
            assert taken == (1 if action.startswith("take ") else 0)


@rule("KT-016", "KT-017", "KT-018", "KT-233")
@each_table
def test_tokens_are_never_lost(seats: int, options: dict[str, str]) -> None:
    """8.5, 8.7: support, relics and prestige of a player only grow; one prestige token of a kind."""
    for before, _, after in random_game(seats, options=options, seed=("tokens", seats)):
        if position(before)["brave"]["held"] or position(after)["brave"]["held"]:
            continue
        for seat in range(seats):
            old, new = player(before, seat), player(after, seat)
            for kind in ("support", "relics", "prestige"):
                assert len(new[kind]) >= len(old[kind])
            kinds = [token.rstrip("!") for token in new["prestige"]]
            assert len(kinds) == len(set(kinds)) <= 6


@rule("KT-085", "KT-087", "KT-121", "KT-123")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_order_changes_in_the_refresh_only(seats: int) -> None:
    """8.10: pawns first, and those without one keep their relative order."""
    for before, action, after in random_game(
        seats, options={"characters": "level1_only"}, seed=("order", seats)
    ):
        old, new = position(before), position(after)
        if old["phase"] in ("titles_keep", "travel_return"):
            continue
        if old["refreshed"] or not new["refreshed"]:
            assert new["order"] == old["order"]
            continue
        pawns = old["initiative"] + ([before.decider()] if action == "take initiative" else [])
        assert new["order"] == pawns + [seat for seat in old["order"] if seat not in pawns]


@rule("KT-148", "KT-149", "KT-185")
@each_table
def test_duels_have_two_or_three_clashes_and_one_winner(seats: int, options: dict[str, str]) -> None:
    """8.14, 8.19."""
    game = start(seats, options=options, seed=("duels", seats))
    chance = any_chance(("duels", seats))
    clashes = duels = 0
    while game.decider() != OVER:
        actions = game.legal()
        game.events = []
        game.apply(actions[chance.below(len(actions))], chance)
        for event in game.events:
            if event.code == "clash_won":
                clashes += 1
            elif event.code == "duel_won":
                assert clashes in (2, 3)
                assert (event.args["wins"], event.args["losses"]) == (2, clashes - 2)
                clashes = 0
                duels += 1
        game.events = None
    assert duels > 3


@rule("KT-072", "KT-074")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_number_of_actions_of_a_round(seats: int) -> None:
    """8.24: six pawns each, five with Call to arms."""
    placed: dict[int, int] = {}
    short = set()
    for before, action, _ in random_game(seats, seed=("actions", seats)):
        found = position(before)
        if found["phase"] == "action":
            placed[found["round"]] = placed.get(found["round"], 0) + 1
            if found["events"][found["round"] - 1] == "call_to_arms":
                short.add(found["round"])
        assert action
    assert placed == {now: seats * (5 if now in short else 6) for now in (1, 2, 3)}


@rule("KT-001", "KT-052", "KT-057")
@pytest.mark.parametrize("options", [{}, PADARM])
def test_three_events_and_three_tournaments(options: dict[str, str]) -> None:
    """8.23, and different tournament cards (KT-058)."""
    cards: dict[int, str] = {}
    for before, _, _ in random_game(3, options=options, seed="three"):
        found = position(before)
        if found["phase"] == "action":
            cards[found["round"]] = found["tournament"]["card"]
            assert all(found["events"])
    assert sorted(cards) == [1, 2, 3]
    assert len(set(cards.values())) == 3


@rule("KT-243", "KT-241")
def test_the_game_follows_from_seed_and_decisions() -> None:
    """8.26."""
    one = [position(after) for _, _, after in random_game(2, seed="same")]
    two = [position(after) for _, _, after in random_game(2, seed="same")]
    assert one == two


# -- broken states ------------------------------------------------------------------------


def action_phase() -> KnightsTale:
    game = start(2, options={"characters": "level1_only"}, seed=4)
    chance = any_chance(4)
    while position(game)["phase"] != "action":
        do(game, "done" if "done" in legal(game) else sorted(legal(game))[0], chance=chance)
    game.check()
    return game


def lose_a_card(game: Any) -> None:
    game.decks[0].pop()


def five_in_a_row(game: Any) -> None:
    game.rows[0].append(game.decks[0].pop())


def lose_a_token(game: Any) -> None:
    game.piles[0] = []
    game.piles[1] = []


def same_knight_twice(game: Any) -> None:
    taken = [place for place, knight in enumerate(game.knight) if knight >= 0]
    game.knight[taken[0]] = game.knight[taken[1]]


def too_many_pawns(game: Any) -> None:
    game.pawns[0] = 7


def crowded_cell(game: Any) -> None:
    game.placed[0] = 3
    game.pawns[0] = 3


def order_with_a_gap(game: Any) -> None:
    game.order = [0, 0]


def glory_from_nowhere(game: Any) -> None:
    game.glory[0] += 1


def level_five(game: Any) -> None:
    game.horse[0] = 5


def prestige_on_both_sides(game: Any) -> None:
    game.prestige_up[0] = game.prestige_down[0] = 1


def two_public_titles(game: Any) -> None:
    game.title_zone[list(game.title_zone).index(0)] = 1


def two_shields(game: Any) -> None:
    game.shield[13] = game.shield[15] = 0


SPOILT: dict[str, Callable[[Any], None]] = {
    "KT-8.1": too_many_pawns,
    "KT-8.2": lose_a_card,
    "KT-8.3": five_in_a_row,
    "KT-8.4": two_public_titles,
    "KT-8.5": lose_a_token,
    "KT-8.7: a knight": same_knight_twice,
    "KT-8.7": prestige_on_both_sides,
    "KT-8.8|KT-8.21": glory_from_nowhere,
    "KT-8.9": level_five,
    "KT-8.10": order_with_a_gap,
    "KT-8.11": crowded_cell,
    "KT-8.13": two_shields,
}


@pytest.mark.parametrize("message", SPOILT)
def test_broken_states_are_found(message: str) -> None:
    """Each check can fail."""
    game = action_phase()
    SPOILT[message](game)
    with pytest.raises(AssertionError, match=message):
        game.check()


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("committed", [5, 0], "KT-8.15"),
        ("wins", [2, 0], "KT-8.14"),
        ("clash", 4, "KT-8.14"),
        ("faith_spent", [3, 0], "KT-8.15"),
    ],
)
def test_broken_duels_are_found(field: str, value: Any, message: str) -> None:
    game = joust("strength 2")
    _duel(game)
    setattr(game, field, value)
    with pytest.raises(AssertionError, match=message):
        _duel(game)


@rule("KT-176", "KT-180", "KT-183", "KT-184", "KT-175")
def test_what_a_duel_may_use() -> None:
    """8.15 over duels of players with plenty: four strength, one tent, per clash a faith, two lances, a relic."""
    plenty = "strength 9 faith 9 glory 9 | thug cook jester squire squire squire armourer armourer old_campaigner ring ring amulet"
    for seed in range(6):
        game = tilt(plenty, plenty)
        chance = any_chance(("plenty", seed))
        used: dict[tuple[int, int, str], int] = {}
        while (found := position(game)["duel"]) is not None and found["side"] == [0, 1]:
            actions = game.legal()
            action = ACTIONS.text(actions[chance.below(len(actions))])
            key = action.rsplit(" ", 1)[0] if action.startswith("use ") else action
            count = (
                found["clash"],
                game.decider(),
                "relic" if "relic" in key else found["step"][:5] if key == "use" else key,
            )
            used[count] = used.get(count, 0) + 1
            do(game, action, chance=chance)
            assert max(position(game)["duel"]["committed"] if position(game)["duel"] else [0]) <= 4
        for (clash, _, what), number in used.items():
            if what == "tent":
                assert (clash, number) == (1, 1)
            elif what == "lance":
                assert number <= 2
            elif what in ("use faith", "relic"):
                assert number <= 1


def test_a_drawn_position_may_be_small() -> None:
    assert legal(draw(">0:\n1:", phase="action")) >= {"stand guard", "train alone"}
