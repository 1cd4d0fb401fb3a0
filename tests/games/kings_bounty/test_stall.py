"""The guard against endless exchanging (KB-R28)."""

import pytest

from hastilude.core.game import GameError
from hastilude.core.state import CHOICE, OVER
from hastilude.games.kings_bounty.cards import EXCHANGE
from hastilude.games.kings_bounty.position import from_position, position
from hastilude.games.kings_bounty.rulebook import RULEBOOK
from hastilude.games.kings_bounty.rules import KingsBounty
from hastilude.games.kings_bounty.view import view
from support.kings_bounty import FIGURES, do, draw, hand, legal, scores, why_not, worth
from support.ledger import rule

OFF = {"stall_guard": "off"}

#: seat 0 could play, seat 1 could not
LOITERERS = """
    >0: elf_tower | obelisk_1 orc_mage
     1: elf_tower | orc_archer orc_mage
     titles: keeper_of_secrets tower_builder
     deck: orc_warrior orc_warrior orc_hero orc_archer orc_archer
"""

#: nobody can play: no orc castle, and nothing else in hand or on top of the deck
STUCK = """
    >0: elf_tower obelisk_2 | orc_archer
     1: elf_tower           | orc_mage
     titles: keeper_of_secrets tower_builder
     deck: orc_warrior orc_warrior orc_hero orc_archer orc_archer
"""


def exchange(game: KingsBounty, card: str) -> None:
    do(game, "exchange", f"return {card}", "done")


def exchange_any(game: KingsBounty) -> None:
    do(game, "exchange")
    do(game, next(text for text in sorted(legal(game)) if text.startswith("return")))
    do(game, "done")


@rule("KB-R28", "KB-D41")
def test_after_six_rounds_of_exchanges_who_can_play_must_play() -> None:
    game = draw(LOITERERS, exchange_streak=11)
    assert "exchange" in legal(game)
    assert not view(game, 0).stall_guard_applies
    game = draw(LOITERERS, exchange_streak=12)
    assert legal(game) == {"play obelisk_1_1"}
    assert why_not(game, "exchange") == "stalled"
    assert view(game, None).stall_guard_applies
    assert view(game, None).exchange_streak == 12


@rule("KB-R28", "KB-D41")
def test_until_somebody_has_played() -> None:
    game = draw(LOITERERS, exchange_streak=12)
    do(game, "play obelisk_1_1")
    assert game.streak == 0
    assert legal(game) == {"exchange"}  # seat 1 cannot play anyway
    exchange(game, "orc_mage_1")
    assert game.streak == 1
    assert "exchange" in legal(game)


@rule("KB-R28", "KB-D41")
def test_who_cannot_play_exchanges_as_usual() -> None:
    game = draw(LOITERERS, exchange_streak=13, seat=1, turn=1)
    assert legal(game) == {"exchange"}
    assert game.forced() == EXCHANGE
    do(game, "exchange")
    assert game.forced() == CHOICE  # which cards is still the player's choice
    do(game, "return orc_archer_1", "return orc_mage_1", "done")
    assert game.streak == 14
    assert game.decider() == 0


@rule("KB-R28")
@pytest.mark.parametrize(("seats", "limit"), [(2, 12), (3, 18), (4, 24), (5, 30)])
def test_six_rounds_are_six_exchanges_a_player(seats: int, limit: int) -> None:
    rows = "".join(f"{'>' if seat == 0 else ''}{seat}: | obelisk_1\n" for seat in range(seats))
    assert "exchange" in legal(draw(rows, exchange_streak=limit - 1))
    assert "exchange" not in legal(draw(rows, exchange_streak=limit))


@rule("KB-R28", "KB-D41")
def test_after_twelve_rounds_the_game_ends_with_the_last_players_turn() -> None:
    game = draw(STUCK, exchange_streak=22)
    exchange(game, "orc_archer_1")
    exchange(game, "orc_mage_1")
    assert game.decider() == OVER
    result = game.result()
    assert result is not None
    assert result.reason == "stalled"
    assert scores(result) == [worth("keeper_of_secrets") + FIGURES.obelisk_points, 0]  # as usual
    assert not view(game, None).final_phase


@rule("KB-R28")
def test_not_in_the_middle_of_a_round() -> None:
    game = draw(STUCK, exchange_streak=23)
    exchange(game, "orc_archer_1")
    assert game.streak == 24
    assert game.decider() == 1  # equal numbers of turns for all
    exchange(game, "orc_mage_1")
    assert game.decider() == OVER


@rule("KB-R28")
def test_one_exchange_less_and_the_game_goes_on() -> None:
    game = draw(STUCK, exchange_streak=21)
    exchange(game, "orc_archer_1")
    exchange(game, "orc_mage_1")
    assert game.streak == 23
    assert game.decider() == 0


@rule("KB-R28")
def test_the_guard_does_not_work_in_the_final_phase() -> None:
    game = draw(LOITERERS, exchange_streak=12, deck=[], deck_exhausted=True)
    assert "exchange" in legal(game)
    assert not view(game, None).stall_guard_applies
    exchange(game, "orc_mage_1")
    exchange(game, "orc_mage_1")
    result = game.result()
    assert result is not None
    assert result.reason == "final_turn"


@rule("KB-R28")
def test_off_exchanging_never_stops() -> None:
    game = draw(LOITERERS, options=OFF)
    for turn in range(40):
        assert game.decider() == turn % 2
        assert "exchange" in legal(game)
        exchange_any(game)
    assert game.streak == 40
    assert not view(game, None).stall_guard_applies
    assert len(hand(game, 0)) == len(hand(game, 1)) == 2


@rule("KB-R28")
def test_version_1_began_twice_as_early() -> None:
    """Its records replay and its running games end as they began."""
    former = RULEBOOK.released(1)
    found = {**position(draw(LOITERERS)), "rules": 1}
    for streak, barred in ((5, False), (6, True)):
        game = from_position({**found, "exchange_streak": streak}, FIGURES, former.version, strict=False)
        assert ("exchange" not in legal(game)) is barred
        assert position(game)["rules"] == 1
    stuck = {**position(draw(STUCK)), "rules": 1, "exchange_streak": 10}
    game = from_position(stuck, FIGURES, former.version, strict=False)
    exchange(game, "orc_archer_1")
    exchange(game, "orc_mage_1")
    assert game.decider() == OVER


def test_positions_of_other_rules_are_refused() -> None:
    with pytest.raises(GameError, match="not a position of kings_bounty, rules 2"):
        from_position({**position(draw(LOITERERS)), "rules": 1}, FIGURES)
