"""The deck runs out: the final phase and the last turn (ledger 3.13)."""

from itertools import count

import pytest

from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.state import OVER
from hastilude.games.kings_bounty.cards import ACTIONS, EXCHANGE, PASS
from hastilude.games.kings_bounty.rules import KingsBounty
from hastilude.games.kings_bounty.view import view
from support.kings_bounty import (
    deck,
    do,
    draw,
    finish,
    hand,
    holdings,
    last_turn,
    legal,
    random_game,
    scores,
    start,
    why_not,
)
from support.ledger import rule

END_NOW = {"end_when_last_player_draws_last": "end_now"}
PASS_ONLY = {"final_phase_exchange": "pass_only_if_stuck"}


@rule("KB-124")
def test_the_last_card_of_the_deck_begins_the_final_phase() -> None:
    game = draw("""
        >0: | obelisk_1
         1: | obelisk_2
         2: | obelisk_3
        deck: elf_mage elf_archer
    """)
    events = do(game, "play obelisk_1_1")
    assert not view(game, None).final_phase
    assert "deck_exhausted" not in [event.code for event in events]
    events = do(game, "play obelisk_2_1")
    assert view(game, None).final_phase
    assert "deck_exhausted" in [event.code for event in events]


@rule("KB-125", "KB-126", "KB-127")
def test_turns_go_on_without_drawing_to_the_last_player() -> None:
    game = draw("""
        >0: | obelisk_1
         1: | obelisk_2 obelisk_2
         2: | obelisk_3 obelisk_3
        deck: elf_mage
    """)
    do(game, "play obelisk_1_1")
    assert game.decider() == 1
    events = do(game, "play obelisk_2_1")
    assert "drew" not in [event.code for event in events]
    assert hand(game, 1) == ["obelisk_2"]
    assert game.decider() == 2
    assert game.result() is None
    do(game, "play obelisk_3_1")
    assert hand(game, 2) == ["obelisk_3"]
    assert game.decider() == OVER
    result = game.result()
    assert result is not None
    assert result.reason == "final_turn"


def turns_after_the_last_card(seats: int, drawer: int, options: dict[str, str]) -> list[int]:
    """Who still moves after this seat has drawn the last card, everybody laying obelisks."""
    rows = "".join(
        f"{'>' if seat == drawer else ''}{seat}: | obelisk_1 obelisk_2 obelisk_3\n" for seat in range(seats)
    )
    removed = ["elf", "orc"][: max(0, 4 - seats)]
    game = draw(rows, options=options, deck=["human_mage"], removed=removed)
    played = [0] * 4

    def lay() -> None:
        strength = next(n for n in (1, 2, 3) if f"play obelisk_{n}_{played[n] + 1}" in legal(game))
        played[strength] += 1
        do(game, f"play obelisk_{strength}_{played[strength]}")

    lay()
    movers: list[int] = []
    while game.decider() != OVER:
        movers.append(game.decider())
        lay()
    assert (game.turn + 1) % seats == 0  # KB-130: the round is complete
    return movers


@rule("KB-129", "KB-130")
@pytest.mark.parametrize("options", [{}, END_NOW])
@pytest.mark.parametrize(
    ("seats", "drawer", "movers"),
    [
        (2, 0, [1]),
        (3, 0, [1, 2]),
        (3, 1, [2]),
        (4, 0, [1, 2, 3]),
        pytest.param(4, 1, [2, 3], marks=rule("KB-D19")),
        pytest.param(4, 2, [3], marks=rule("KB-D20")),
        (5, 0, [1, 2, 3, 4]),
        (5, 3, [4]),
    ],
)
def test_turns_left_when_another_than_the_last_player_draws_it(
    seats: int, drawer: int, movers: list[int], options: dict[str, str]
) -> None:
    assert turns_after_the_last_card(seats, drawer, options) == movers


@rule("KB-128", "KB-129", "KB-D21", "KB-R29")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_one_more_full_round_when_the_last_player_draws_it(seats: int) -> None:
    assert turns_after_the_last_card(seats, seats - 1, {}) == list(range(seats))


@rule("KB-D21", "KB-R29")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_end_now_ends_with_the_turn_in_which_the_last_player_draws_it(seats: int) -> None:
    assert turns_after_the_last_card(seats, seats - 1, END_NOW) == []


@rule("KB-R29")
def test_end_now_says_so_in_the_result() -> None:
    game = draw(
        """
         0: | obelisk_1
        >1: | obelisk_2
        deck: elf_mage
        """,
        options=END_NOW,
    )
    do(game, "play obelisk_2_1")
    result = game.result()
    assert result is not None
    assert result.reason == "last_card"
    assert hand(game, 1) == ["elf_mage"]  # the card was drawn all the same


def play_without_exchange(seats: int, options: dict[str, str]) -> tuple[int, int, int]:
    """A game in which nobody exchanges before the final phase: who drew the last card in which
    turn, and the number of all turns. A hand without a play spoils the attempt: deal again."""
    for seed in count():
        game = start(seats, options=options, seed=("no exchange", seed))
        chance = SeededChance(seed_of(seed))
        drawn = (0, 0)
        while game.decider() != OVER:
            plays = [action for action in game.legal() if action < EXCHANGE]
            if not plays:
                break
            seat, turn, exhausted = game.seat, game.turn, game.exhausted
            game.apply(plays[chance.below(len(plays))], chance)
            if game.exhausted and not exhausted:
                drawn = (seat, turn + 1)
        else:
            return (*drawn, game.turn + 1)
    raise AssertionError


@rule("KB-D22")
@pytest.mark.parametrize(
    ("seats", "options", "expected"),
    [
        (2, {}, (1, 36, 38)),
        (3, {}, (2, 48, 51)),
        (4, {}, (3, 60, 64)),
        (5, {}, (3, 54, 55)),
        (2, END_NOW, (1, 36, 36)),
        (3, END_NOW, (2, 48, 48)),
        (4, END_NOW, (3, 60, 60)),
        (5, END_NOW, (3, 54, 55)),
    ],
)
def test_length_of_a_game_without_exchanges(
    seats: int, options: dict[str, str], expected: tuple[int, int, int]
) -> None:
    assert play_without_exchange(seats, options) == expected


@rule("KB-130", "KB-131", "KB-R31")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_equal_turns_and_a_full_hand_for_everybody(seats: int) -> None:
    for seed in range(6):
        turns = [0] * seats
        final_turns = [0] * seats
        for before, text, _ in random_game(seats, seed=seed):
            if text.startswith("return") or text == "done":
                continue  # inside an exchange
            turns[before.seat] += 1
            if before.final:
                final_turns[before.seat] += 1
                assert len(before.hands[before.seat]) == 6
        assert len(set(turns)) == 1
        assert max(final_turns) == 1


# -- action B in the final phase -------------------------------------------------------


@rule("KB-D42", "KB-132", "KB-217", "KB-R30")
def test_shed_cards_lie_in_the_deck_and_are_never_drawn() -> None:
    game = draw(
        """
         0: | human_hero human_hero
        >1: | elf_archer elf_mage human_mage human_mage human_archer human_archer
         2: | obelisk_1 elf_archer elf_archer human_warrior human_warrior human_warrior
        """,
        deck=[],
        deck_exhausted=True,
    )
    events = do(game, "exchange", "return elf_mage_1", "return elf_archer_1", "done")
    assert [event.code for event in events] == ["exchanging", "picked", "picked", "returned"]
    assert deck(game) == ["elf_mage", "elf_archer"]  # in the order picked
    assert view(game, None).deck_count == 2
    assert len(game.hands[1]) == 4
    assert view(game, None).final_phase  # although the deck holds cards again
    events = do(game, "play obelisk_1_1")
    assert "drew" not in [event.code for event in events]
    assert len(game.hands[2]) == 5
    assert deck(game) == ["elf_mage", "elf_archer"]
    assert game.decider() == OVER


@rule("KB-132", "KB-R30")
def test_shedding_is_open_to_who_could_play_and_needs_one_card() -> None:
    game = last_turn("""
        0: obelisk_1 |
        1:           | obelisk_2 human_mage
    """)
    assert {"play obelisk_2_1", "exchange"} <= legal(game)
    do(game, "exchange")
    assert why_not(game, "done") == "nothing_picked"
    do(game, "return obelisk_2_1", "done")
    assert game.decider() == OVER
    assert holdings(game, 1) == []


@rule("KB-R30")
def test_pass_only_if_stuck_who_can_play_must_play() -> None:
    game = last_turn(
        """
        0: obelisk_1 |
        1:           | human_mage elf_mage
        """,
        options=PASS_ONLY,
    )
    assert legal(game) == {"capture obelisk_1_1 with human_mage_1"}
    assert why_not(game, "exchange") == "no_exchange_at_end"
    assert why_not(game, "pass") == "no_pass"


@rule("KB-R30")
def test_pass_only_if_stuck_who_cannot_play_passes() -> None:
    game = draw(
        """
        >0: | elf_mage orc_mage
         1: | human_mage elf_archer
        """,
        options=PASS_ONLY,
        deck=[],
        deck_exhausted=True,
    )
    assert legal(game) == {"pass"}
    assert game.forced() == PASS  # nobody is asked
    assert why_not(game, "exchange") == "no_exchange_at_end"
    events = do(game, "pass")
    assert [event.code for event in events] == ["passed"]
    assert hand(game, 0) == ["elf_mage", "orc_mage"]
    assert game.decider() == 1


@rule("KB-R30")
@pytest.mark.parametrize("options", [{}, PASS_ONLY])
def test_before_the_final_phase_both_readings_are_the_same(options: dict[str, str]) -> None:
    game = draw(
        """
        >0: | elf_mage obelisk_1
         1: | human_mage
        """,
        options=options,
    )
    assert legal(game) == {"play obelisk_1_1", "exchange"}


@rule("KB-133")
@pytest.mark.parametrize("left", ["obelisk_2 obelisk_3 elf_citadel", "human_monster human_hero orc_archer"])
def test_cards_left_in_hand_count_for_nothing(left: str) -> None:
    game = last_turn(f"""
        0: obelisk_1 | {left}
        1:           | human_archer {left}
        titles: keeper_of_secrets great_architect vandal staff_rat citadel_builder emperor
    """)
    do(game, "exchange", "return human_archer_1", "done")
    result = game.result()
    assert result is not None
    assert len(game.hands[0]) == len(game.hands[1]) == 3
    assert scores(result) == scores(finish(bare_end()))


def bare_end() -> KingsBounty:
    return last_turn("""
        0: obelisk_1 |
        1:           | human_archer
        titles: keeper_of_secrets great_architect vandal staff_rat citadel_builder emperor
    """)


@rule("KB-127")
def test_after_the_final_turn_nothing_more_is_allowed() -> None:
    game = bare_end()
    finish(game)
    assert game.legal() == []
    for text in ("exchange", "play obelisk_1_1", "pass", "done"):
        refusal = game.refusal(ACTIONS.parse(text))
        assert refusal is not None
        assert refusal.code == "over"
