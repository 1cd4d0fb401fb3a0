"""Invariants that a single state can show: each can fail (ledger, part 8)."""

from collections.abc import Callable

import pytest

from hastilude.games.kings_bounty.cards import FIRST_CASTLE, FIRST_HERO, KIND_OF
from hastilude.games.kings_bounty.rules import KingsBounty
from hastilude.games.kings_bounty.tableau import ENDED, KIND, PICKING, TURN
from hastilude.games.kings_bounty.titles import NOBODY, STAFF_RAT, VANDAL, removed_with
from support.kings_bounty import random_game
from support.ledger import rule

HUMAN_ARCHER = 0
HUMAN_HERO = 3


def state(wanted: Callable[[KingsBounty], bool]) -> KingsBounty:
    """The first state of this sort in random expert games of two."""
    for seed in range(100):
        for _, _, game in random_game(2, seed=seed, options={"expert_titles": "true"}):
            if wanted(game):
                return game.copy()
    raise AssertionError("no such state in 100 games")


def free_title(game: KingsBounty) -> int:
    taken = [*game.open_titles, *game.hidden, *game.revealed]
    return next(title for title in game.title_pool() if title not in taken)


def human_hero_in(game: KingsBounty) -> list[int] | None:
    return next((hand for hand in game.hands if HUMAN_HERO in [slot & KIND for slot in hand]), None)


def hero_as_garrison(game: KingsBounty) -> None:
    """The human hero of some hand and a garrison change places."""
    slot = next(slot for slot in game.table if game.garrison[slot] >= 0)
    hand = human_hero_in(game)
    assert hand is not None
    hand[[card & KIND for card in hand].index(HUMAN_HERO)] = KIND_OF[game.garrison[slot]]
    game.garrison[slot] = FIRST_HERO


def discard_top_card(game: KingsBounty) -> None:
    kind = game.deck.pop() & KIND
    game.discard[kind] += 1
    game.arrived[kind] += 1


def deck_from_discard(game: KingsBounty) -> None:
    game.discard[HUMAN_ARCHER] -= 1
    game.deck.append(HUMAN_ARCHER)


@pytest.mark.parametrize(
    ("id", "wanted", "tamper"),
    [
        pytest.param(
            "KB-I01",
            lambda game: game.table,
            lambda game: game.deck.append(HUMAN_ARCHER),
            marks=rule("KB-I01"),
        ),
        pytest.param(
            "KB-I02",
            lambda game: game.table,
            lambda game: game.deck.append(5 * game.removed[0]),
            marks=rule("KB-I02"),
        ),
        pytest.param(
            "KB-I02",
            lambda game: game.table,
            lambda game: game.open_titles.__setitem__(0, removed_with(game.removed[0])[0]),
            marks=rule("KB-I02"),
        ),
        pytest.param(
            "KB-I03",
            lambda game: game.table,
            lambda game: game.open_titles.__setitem__(0, game.open_titles[1]),
            marks=rule("KB-I03"),
        ),
        pytest.param(
            "KB-I03",
            lambda game: game.table,
            lambda game: game.hidden.__setitem__(0, NOBODY),
            marks=rule("KB-I03"),
        ),
        pytest.param(
            "KB-I04",
            lambda game: game.table,
            lambda game: game.owner.__setitem__(game.table[0], NOBODY),
            marks=rule("KB-I04"),
        ),
        pytest.param(
            "KB-I05",
            lambda game: any(card >= 0 for card in game.garrison) and human_hero_in(game),
            hero_as_garrison,
            marks=rule("KB-I05"),
        ),
        pytest.param(
            "KB-I06",
            lambda game: game.last_hero != NOBODY,
            lambda game: setattr(game, "last_hero", NOBODY),
            marks=rule("KB-I06"),
        ),
        pytest.param(
            "KB-I07",
            lambda game: game.table,
            lambda game: game.defence.__setitem__(game.table[0], 5),
            marks=rule("KB-I07"),
        ),
        pytest.param(
            "KB-I08",
            lambda game: game.table,
            lambda game: game.deck.append(game.hands[1].pop()),
            marks=rule("KB-I08"),
        ),
        pytest.param(
            "KB-I08",
            lambda game: game.phase == PICKING and game.picked,
            lambda game: setattr(game, "phase", TURN),
            marks=rule("KB-I08"),
        ),
        pytest.param(
            "KB-I09",
            lambda game: game.final and game.seat == 0,
            lambda game: game.deck.append(game.hands[1].pop()),
            marks=rule("KB-I09"),
        ),
        pytest.param(
            "KB-I10",
            lambda game: game.final and game.phase == TURN,
            lambda game: game.deck.append(game.hands[game.seat].pop()),
            marks=rule("KB-I10"),
        ),
        pytest.param(
            "KB-I12",
            lambda game: len(game.deck) == 1 and not game.exhausted,
            lambda game: game.hands[0].append(game.deck.pop()),
            marks=rule("KB-I12"),
        ),
        pytest.param(
            "KB-I14",
            lambda game: game.deck[-1] & KIND >= FIRST_CASTLE,
            discard_top_card,
            marks=rule("KB-I14"),
        ),
        pytest.param(
            "KB-I22",
            lambda game: game.table,
            lambda game: game.tally.__setitem__(1, game.tally[1] + 1),
            marks=rule("KB-I22"),
        ),
        pytest.param(
            "KB-I24",
            lambda game: game.last_monster != NOBODY and VANDAL not in game.open_titles + game.revealed,
            lambda game: game.hidden.__setitem__(0, VANDAL),
            marks=rule("KB-I24"),
        ),
        pytest.param(
            "KB-I24",
            lambda game: game.last_hero != NOBODY and STAFF_RAT not in game.open_titles + game.revealed,
            lambda game: game.hidden.__setitem__(0, STAFF_RAT),
            marks=rule("KB-I24"),
        ),
        pytest.param(
            "KB-I24",
            lambda game: VANDAL in game.revealed,
            lambda game: game.revealed.__setitem__(game.revealed.index(VANDAL), free_title(game)),
            marks=rule("KB-I24"),
        ),
        pytest.param(
            "KB-I27",
            lambda game: game.phase == TURN,
            lambda game: setattr(game, "turn", game.turn + 1),
            marks=rule("KB-I27"),
        ),
        pytest.param(
            "KB-I28",
            lambda game: game.phase == ENDED,
            lambda game: setattr(game, "turn", game.turn + 1),
            marks=rule("KB-I28"),
        ),
        pytest.param(
            "KB-I29",
            lambda game: game.final and {len(hand) for hand in game.hands} == {6},
            lambda game: setattr(game, "final", False),
            marks=rule("KB-I29"),
        ),
        pytest.param(
            "KB-I29",
            lambda game: game.phase == ENDED,
            lambda game: setattr(game, "reason", "last_card"),
            marks=rule("KB-I29"),
        ),
        pytest.param(
            "KB-I31", lambda game: game.streak, lambda game: setattr(game, "streak", 26), marks=rule("KB-I31")
        ),
        pytest.param(
            "KB-I31",
            lambda game: game.phase == ENDED,
            lambda game: setattr(game, "reason", "stalled"),
            marks=rule("KB-I31"),
        ),
        pytest.param(
            "KB-I35",
            lambda game: game.phase == ENDED and game.deck and len(game.hands[0]) == 6,
            lambda game: game.hands[0].append(game.deck.pop()),
            marks=rule("KB-I35"),
        ),
        pytest.param(
            "KB-I35",
            lambda game: game.final and not game.deck and game.discard[HUMAN_ARCHER],
            deck_from_discard,
            marks=rule("KB-I35"),
        ),
    ],
)
def test_a_broken_state_is_noticed(
    id: str, wanted: Callable[[KingsBounty], bool], tamper: Callable[[KingsBounty], object]
) -> None:
    game = state(wanted)
    game.check()
    tamper(game)
    with pytest.raises(AssertionError, match=id):
        game.check()
