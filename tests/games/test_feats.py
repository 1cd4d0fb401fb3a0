"""What players may be proud of: declared in each game's folder, named in both languages, earned at the end."""

from typing import Any

import pytest

from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.game import Rulebook, games
from hastilude.core.state import OVER
from hastilude.games.hearts_and_armour.verdict import Sheet

GAMES = sorted(game.id for game in games().values())


def ended(game: str, seed: int = 0) -> tuple[Rulebook, Any]:
    """A game whose players took any actions."""
    rulebook = games()[game].load()
    chance = SeededChance(seed_of("feats", game, seed))
    state: Any = rulebook.start(
        rulebook.game.newcomer_seats, rulebook.game.choose({}), rulebook.components(), chance
    )
    while state.decider() != OVER:
        legal = state.legal()
        state.apply(legal[chance.below(len(legal))], chance)
    return rulebook, state


@pytest.mark.parametrize("game", GAMES)
def test_every_game_declares_a_few_and_says_at_the_end_who_earned_them(game: str) -> None:
    rulebook, state = ended(game)
    codes = [feat.code for feat in rulebook.feats]
    assert 3 <= len(codes) == len(set(codes))
    for feat in rulebook.feats:
        assert set(feat.name) == set(feat.how) == {"ru", "en"}
        assert all(rule.startswith(rulebook.game.prefix) for rule in feat.rules)
    earned = rulebook.earned(state)
    assert len(earned) == games()[game].newcomer_seats
    assert {code for seat in earned for code in seat} <= set(codes)


def test_titles_obelisks_and_a_lead_in_kings_bounty() -> None:
    rulebook, state = ended("kings_bounty")
    from hastilude.games.kings_bounty.titles import KEEPER_OF_SECRETS, MAJORITIES  # noqa: PLC0415

    state.tally[1 * MAJORITIES + KEEPER_OF_SECRETS] = 30
    assert {"three_obelisks", "far_ahead"} <= set(rulebook.earned(state)[1])
    assert "three_obelisks" not in rulebook.earned(state)[0]
    assert "far_ahead" not in rulebook.earned(state)[0]


def test_a_fallen_knight_may_win_and_a_hunter_hunts_in_hearts_and_armour() -> None:
    rulebook, state = ended("hearts_and_armour")
    seats = state.setting.seats
    verdicts = [0] * seats  # everybody has won
    state.sheet = Sheet(0, 0, [0, 0], [0, 0], verdicts)
    state.sheet.wounds = [0] * seats
    knight = next(seat for seat in range(seats) if seat != state.sorcerer)
    state.sheet.wounds[knight] = 9
    earned = rulebook.earned(state)
    assert "sacrifice" in earned[knight]
    assert "unscathed" not in earned[knight]
    assert all("unscathed" in earned[seat] for seat in range(seats) if seat != knight)
    state.sorcerer = (knight + 1) % seats
    state.goals = [state.sorcerer if seat == knight else seat for seat in range(seats)]
    assert "hunter" in rulebook.earned(state)[knight]
    assert "sorcery" in rulebook.earned(state)[state.sorcerer]


def test_the_achievements_of_rise_shields_are_those_that_the_rules_noted() -> None:
    rulebook, state = ended("rise_shields")
    state.feats[0], state.feats[1] = 0b101, 0
    assert rulebook.earned(state) == (("gladiator", "herald_of_death"), ())
