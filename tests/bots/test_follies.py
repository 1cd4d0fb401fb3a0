"""Players notice stupidity before they notice strength: none in watched games, none in drawn positions.

A few games here, by those who look one action ahead; hundreds, and those who search, in `make soak`
(tests/soak/follies.py). How each folly is counted: tests/support/follies.
"""

import pytest

from hastilude.bots.line_up import find_bot
from hastilude.core.game import find_game
from support.builds import compiled_only
from support.follies import Spotter, spotter_of, watch

#: game, who plays, seats and games of each
WATCHED = [
    ("kings_bounty", "squire", {2: 6, 4: 6}),
    ("hearts_and_armour", "squire", {6: 12, 7: 12}),
    ("knights_tale", "squire", {2: 3, 4: 1}),
    ("rise_shields", "squire", {2: 3}),
    ("lionheart", "squire", {2: 5, 3: 5}),
    ("kings_bounty", "ismcts:10", {2: 2}),
    ("hearts_and_armour", "ismcts:12", {6: 2}),
    ("knights_tale", "ismcts:8", {2: 1}),
    ("lionheart", "ismcts:8", {2: 1}),
]


@compiled_only
@pytest.mark.parametrize(("game", "bot", "tables"), WATCHED)
def test_nothing_stupid_in_watched_games(game: str, bot: str, tables: dict[int, int]) -> None:
    spotter = spotter_of(game)
    player = find_bot(bot, find_game(game).load())
    for seats, games in tables.items():
        for number in range(games):
            watch(game, seats, [player] * seats, number, spotter)
    assert spotter.cases, "nothing was looked at"
    assert spotter.beyond() == []


def test_a_spotter_tells_what_is_beyond_excuse() -> None:
    spotter = Spotter()
    spotter.note("a folly", False)
    assert spotter.beyond() == []
    spotter.note("a folly", True, "in the third turn")
    assert spotter.beyond() == ["a folly: 1 of 2 (in the third turn)"]
    total = Spotter()
    total.note("a folly", True, "in the first turn")
    total.add(spotter)
    assert total.beyond() == ["a folly: 2 of 3 (in the first turn; in the third turn)"]


@pytest.mark.parametrize("game", ["kings_bounty", "lionheart", "hearts_and_armour"])
def test_who_plays_at_random_is_caught(game: str) -> None:
    """So that a spotter that sees nothing would show."""
    spotter = spotter_of(game)
    rulebook = find_game(game).load()
    seats = max(rulebook.game.seats[0], 4)
    for number in range(8):
        watch(game, seats, [find_bot("random", rulebook)] * seats, number, spotter)
    assert spotter.beyond()
