"""The tutorial of King's Bounty: every step can be done as it is taught (ledger 10.6)."""

import pytest

from hastilude.core.game import GameError
from hastilude.games.kings_bounty.rulebook import RULEBOOK
from hastilude.games.kings_bounty.rules import KingsBounty
from hastilude.games.kings_bounty.view import KingsBountyView
from support.lessons import Lessons
from support.play import result

LESSONS = Lessons(RULEBOOK)
lesson = LESSONS.at


def table(name: str, *done: str) -> KingsBounty:
    state = lesson(name, *done).state
    assert isinstance(state, KingsBounty)
    return state


def seen(name: str, *done: str) -> KingsBountyView:
    at = lesson(name, *done)
    assert isinstance(at.state, KingsBounty)
    found = RULEBOOK.view(at.state, at.step.seat)
    assert isinstance(found, KingsBountyView)
    return found


def test_the_nine_steps_of_the_ledger_and_the_optional_page() -> None:
    names = ["goal", "holding", "licence", "garrison", "capture", "hero", "ties", "exchange", "end", "hidden"]
    assert [step.id for step in LESSONS.steps] == names


def test_something_that_is_illegal_gets_the_real_refusal() -> None:
    weak = LESSONS.tried("capture", "capture obelisk_3_1 with human_warrior_1").refusal
    assert weak is not None
    assert weak.code == "too_weak"
    assert weak.args["defence"] == weak.args["strength"] == 3
    assert LESSONS.refused("licence", "capture elf_tower_1 with orc_warrior_1") == "no_licence"


def test_only_what_was_taught_counts_as_done() -> None:
    with pytest.raises(GameError, match="is not what step holding teaches"):
        lesson("holding", "play obelisk_2_1")
    with pytest.raises(GameError, match="has no step 'castles'"):
        lesson("castles")


# -- what each step shows ----------------------------------------------------------------


def test_goal_one_title_is_mine_one_is_tied_one_is_another_s() -> None:
    view = seen("goal")
    titles = {title.title: title for title in view.titles}
    assert titles["keeper_of_secrets"].holder == 0
    assert titles["great_architect"].holder == 1
    assert titles["king_of_elves"].tied


def test_garrison_the_tower_gains_and_the_obelisk_does_not() -> None:
    warrior = "garrison orc_tower_1 with human_warrior_1"
    archer = "garrison obelisk_3_1 with human_archer_1"
    after = seen("garrison", warrior, archer)
    defences = {h.holding: h.defence for h in after.players[0].holdings}
    assert defences == {"orc_tower_1": 3, "obelisk_3_1": 3}


def test_hero_and_monster_bring_both_negative_titles() -> None:
    state = table(
        "hero", "capture elf_citadel_1 with human_hero_1", "destroy orc_tower_1 with human_monster_1"
    )
    assert (state.last_hero, state.last_monster) == (0, 0)


def test_ties_first_nobody_then_the_learner() -> None:
    def holder(*done: str) -> int | None:
        return seen("ties", *done).titles[0].holder

    capture = "capture elf_tower_1 with human_warrior_1"
    assert [holder(), holder("play orc_tower_2"), holder("play orc_tower_2", capture)] == [1, None, 0]


def test_exchange_four_cards_come_and_the_returned_ones_lie_below_in_order() -> None:
    returned = ["orc_hero_1", "orc_archer_1", "orc_mage_1", "orc_warrior_1"]
    view = seen("exchange", "exchange", *(f"return {card}" for card in returned), "done")
    assert view.players[0].hand_count == 6
    known = [card.kind for card in view.deck_known]
    assert known == ["orc_warrior", "orc_mage", "orc_archer", "orc_hero"]


def test_end_the_final_phase_then_the_scoring_with_the_learner_as_winner() -> None:
    first = "play obelisk_2_2"
    assert seen("end", first).final_phase
    end = table("end", first, "capture elf_tower_2 with human_warrior_3")
    assert result(end).winners == (1,)
