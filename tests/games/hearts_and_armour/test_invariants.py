"""The ledger's invariants (part 8) over random games: in single states, and from one to the next."""

import pytest

from hastilude.core.chance import SeededChance, seed_of
from hastilude.games.hearts_and_armour.cards import SORCERER
from hastilude.games.hearts_and_armour.position import from_position, position
from hastilude.games.hearts_and_armour.rules import HeartsAndArmour
from hastilude.games.hearts_and_armour.tableau import is_up
from support.hearts_and_armour import FIGURES, random_game, start
from support.ledger import rule
from support.play import result

SEATS = (4, 5, 6, 7, 8, 9)


@pytest.mark.parametrize("seats", SEATS)
def test_every_state_of_random_games_is_possible(seats: int) -> None:
    for seed in range(4):
        for before, _, after in random_game(seats, seed=(seats, seed)):
            before.check()
            after.check()


@rule("HA-059", "HA-045")
@pytest.mark.parametrize("seats", SEATS)
def test_hands_laps_and_turns(seats: int) -> None:
    """8.3 … 8.5: hands never grow, one card each in lap 1, and the latest turn without a `take`."""
    for seed in range(4):
        taken = False
        for before, action, after in random_game(seats, seed=("laps", seats, seed)):
            held = sum(map(len, before.hands))
            if action.startswith("declare"):
                assert before.turn > seats
                if not taken:
                    starts_late = before.heroes[before.first] == SORCERER
                    assert before.turn <= 3 * seats + (2 if starts_late else 1)
                taken = False
            elif action.startswith(("lay", "play")):
                assert sum(map(len, after.hands)) == held - 1
            else:
                assert sum(map(len, after.hands)) == held + action.startswith("give")
                taken = taken or action.startswith("give")


@rule("HA-096", "HA-097")
@pytest.mark.parametrize("seats", SEATS)
def test_wounds_and_goals_within_a_game(seats: int) -> None:
    """8.6, 8.10: wounds never fall, goal cards never change their holders."""
    for before, _, after in random_game(seats, seed=("wounds", seats), options={"mode": "match_play"}):
        if before.game == after.game:
            assert all(new >= old for old, new in zip(before.wounds, after.wounds, strict=True))
            assert (before.goals, before.ward) == (after.goals, after.ward)


@pytest.mark.parametrize("seats", SEATS)
def test_cards_turn_up_in_the_fight_only(seats: int) -> None:
    """8.11: as many cards face down as before, but for those that leave, and none turned down."""
    for before, action, after in random_game(seats, seed=("up", seats)):
        if action.startswith("declare"):
            continue
        down = sum(not is_up(card) for cards in [before.discard, *before.table] for card in cards)
        now = sum(not is_up(card) for cards in [after.discard, *after.table] for card in cards)
        assert now - down == (1 if action.startswith("lay") else 0) or action.startswith("give")


@rule("HA-134")
def test_tokens_grow_by_the_winners() -> None:
    """8.16."""
    for before, _, after in random_game(6, seed="tokens", options={"mode": "match_play"}):
        grown = [new - old for old, new in zip(before.tokens, after.tokens, strict=True)]
        assert set(grown) <= {0, 1}
        if any(grown):
            assert after.sheet is not None
            assert sum(grown) == len(after.sheet.winners())


def test_the_game_follows_from_seed_and_decisions() -> None:
    """8.18."""
    one = [position(after) for _, _, after in random_game(7, seed="same")]
    two = [position(after) for _, _, after in random_game(7, seed="same")]
    assert one == two


def mirrored(game: HeartsAndArmour) -> HeartsAndArmour:
    """The same position with the sides exchanged: Orlando is Ruggiero, and so on."""
    names = ["orlando", "rinaldo", "bradamante", "astolfo", "ruggiero", "marfisa", "ferrau", "rodomonte"]
    other = {**dict(zip(names, names[4:] + names[:4], strict=True)), "sorcerer": "sorcerer"}
    given = position(game)
    given["heroes"] = [other[hero] for hero in given["heroes"]]
    # the sorcerer's first card is always the one of side A
    given["goals"] = [
        [other[hero] for hero in (reversed(goals) if len(goals) == 2 else goals)] for goals in given["goals"]
    ]
    for cards in [given["discard"], *given["table"]]:
        for card in cards:
            card["on"] = other[card["on"]]
    return from_position(given, FIGURES, strict=False)


@pytest.mark.parametrize("seats", SEATS)
def test_the_sides_are_symmetric(seats: int) -> None:
    """8.19: exchange the sides, and the same seats win."""
    for seed in range(6):
        last = [
            before for before, _, after in random_game(seats, seed=("sides", seats, seed)) if after.result()
        ]
        for game in last:
            twin = mirrored(game)
            for state in (game, twin):
                state.apply(state.legal()[-1], SeededChance(seed_of("end")))
            assert result(game).winners == result(twin).winners
            assert result(game).reason == result(twin).reason


def test_broken_states_are_found() -> None:
    """Each check can fail."""
    for message, spoil in SPOILT.items():
        game = start(5, seed=2)
        spoil(game)
        with pytest.raises(AssertionError, match=message):
            game.check()


def lose_a_card(game: HeartsAndArmour) -> None:
    game.deck = game.deck[1:]


def two_of_a_hero(game: HeartsAndArmour) -> None:
    game.heroes = [*game.heroes[:-1], game.heroes[0]]


def same_goal_twice(game: HeartsAndArmour) -> None:
    knights = [seat for seat in range(5) if game.sides[seat] == 0]
    game.goals = [game.goals[knights[0]] if seat in knights else goal for seat, goal in enumerate(game.goals)]


def dead_at_play(game: HeartsAndArmour) -> None:
    game.wounds = [5] * 5


def wrong_seat(game: HeartsAndArmour) -> None:
    game.seat = (game.seat + 1) % 5


def unsorted_hand(game: HeartsAndArmour) -> None:
    game.hands[game.sorcerer] = game.hands[game.sorcerer][::-1]


def known_to_itself(game: HeartsAndArmour) -> None:
    game.hands[0][0] |= 1


def too_late(game: HeartsAndArmour) -> None:
    game.turn += 500


def token_for_nothing(game: HeartsAndArmour) -> None:
    game.tokens = [1, 0, 0, 0, 0]


SPOILT = {
    "HA-8.1": lose_a_card,
    "HA-017": two_of_a_hero,
    "HA-8.9": same_goal_twice,
    "HA-8.7": dead_at_play,
    "HA-038": wrong_seat,
    "the order of a hand": unsorted_hand,
    "own seat needs no mark": known_to_itself,
    "HA-8.5": too_late,
    "HA-005": token_for_nothing,
}
