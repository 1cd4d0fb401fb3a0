"""The tutorial of King's Bounty: every step can be done as it is taught (ledger 10.6)."""

import re

import pytest

from hastilude.core.game import GameError
from hastilude.core.text import LANGUAGES
from hastilude.core.tutorial import OTHER, Lesson, Step, Task, Verdict, find_step, read_steps
from hastilude.games.kings_bounty.rulebook import RULEBOOK
from hastilude.games.kings_bounty.rules import KingsBounty
from hastilude.games.kings_bounty.view import KingsBountyView
from support.texts import messages

COMPONENTS = RULEBOOK.components()
STEPS = read_steps(RULEBOOK.folder)
TEXTS = {lang: messages(RULEBOOK.folder / "tutorial" / f"{lang}.ftl") for lang in LANGUAGES}
ACTIONS = RULEBOOK.actions

each_step = pytest.mark.parametrize("step", STEPS, ids=lambda step: step.id)


def lesson(name: str, *done: str) -> Lesson:
    return Lesson(RULEBOOK, COMPONENTS, find_step(RULEBOOK, name), [ACTIONS.parse(text) for text in done])


def tried(name: str, action: str, *done: str) -> Verdict:
    return lesson(name, *done).act(ACTIONS.parse(action))


def table(name: str, *done: str) -> KingsBounty:
    state = lesson(name, *done).state
    assert isinstance(state, KingsBounty)
    return state


def seen(name: str, *done: str) -> KingsBountyView:
    at = lesson(name, *done)
    found = RULEBOOK.view(at.state, at.step.seat)
    assert isinstance(found, KingsBountyView)
    return found


def walk(step: Step) -> list[tuple[list[int], Task]]:
    """Each task with an action, and the right actions before it: the first right one each time."""
    done: list[int] = []
    found = []
    for task in step.tasks:
        if task.act:
            found.append((done.copy(), task))
            at = Lesson(RULEBOOK, COMPONENTS, step, done)
            done.append(next(a for a in at.state.legal() if task.accepts(ACTIONS.text(a))))
    Lesson(RULEBOOK, COMPONENTS, step, done)
    return found


def test_the_nine_steps_of_the_ledger_and_the_optional_page() -> None:
    names = ["goal", "holding", "licence", "garrison", "capture", "hero", "ties", "exchange", "end", "hidden"]
    assert [step.id for step in STEPS] == names


@each_step
def test_positions_are_possible_and_the_learner_is_to_move(step: Step) -> None:
    for done, task in walk(step):
        at = Lesson(RULEBOOK, COMPONENTS, step, done)  # strict: every invariant holds
        assert at.state.decider() == step.seat
        assert at.task == task


@each_step
def test_every_legal_action_is_the_taught_one_or_answered(step: Step) -> None:
    for done, task in walk(step):
        for action in Lesson(RULEBOOK, COMPONENTS, step, done).state.legal():
            verdict = Lesson(RULEBOOK, COMPONENTS, step, done).act(action)
            assert verdict.refusal is None
            assert verdict.right == task.accepts(ACTIONS.text(action))
            assert verdict.right == bool(verdict.moments)
            if not verdict.right:
                message = "lesson-other" if verdict.wrong == OTHER else f"lesson-{step.id}-{verdict.wrong}"
                assert message in TEXTS["ru"]


@each_step
def test_every_wrong_pattern_can_be_met(step: Step) -> None:
    """A misspelt pattern would never speak."""
    for done, task in walk(step):
        legal = [ACTIONS.text(a) for a in Lesson(RULEBOOK, COMPONENTS, step, done).state.legal()]
        met = {task.answer(text) for text in legal if not task.accepts(text)}
        assert set(task.wrong.values()) <= met


@each_step
def test_the_end_of_a_step_is_reached_by_every_right_action(step: Step) -> None:
    """Whatever of the accepted actions is chosen, the others can answer as written."""
    for done, task in walk(step):
        for action in Lesson(RULEBOOK, COMPONENTS, step, done).state.legal():
            if task.accepts(ACTIONS.text(action)):
                after = Lesson(RULEBOOK, COMPONENTS, step, [*done, action])
                if after.task is not None:
                    assert any(after.task.accepts(ACTIONS.text(a)) for a in after.state.legal())


def test_something_that_is_illegal_gets_the_real_refusal() -> None:
    verdict = tried("capture", "capture obelisk_3_1 with human_warrior_1")
    assert verdict.refusal is not None
    assert verdict.refusal.code == "too_weak"
    assert verdict.refusal.args["defence"] == verdict.refusal.args["strength"] == 3
    dim = tried("licence", "capture elf_tower_1 with orc_warrior_1").refusal
    assert dim is not None
    assert dim.code == "no_licence"


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
    result = table("end", first, "capture elf_tower_2 with human_warrior_3").result()
    assert result is not None
    assert result.winners == (1,)


# -- words -------------------------------------------------------------------------------


def test_both_languages_say_the_same_things_and_nothing_else() -> None:
    needed = {"lesson-other", "lesson-rival-0", "lesson-rival-1", "lesson-rival-2"}
    for step in STEPS:
        codes = {"title", "teach"}
        for task in step.tasks:
            codes |= {task.say, *task.wrong.values()}
        needed |= {f"lesson-{step.id}-{code}" for code in codes}
    assert {lang: set(found) ^ needed for lang, found in TEXTS.items()} == {"ru": set(), "en": set()}


def test_a_step_teaches_in_one_sentence() -> None:
    for lang in LANGUAGES:
        source = (RULEBOOK.folder / "tutorial" / f"{lang}.ftl").read_text(encoding="utf-8")
        for line in re.findall(r"^lesson-\w+-teach = (.+)$", source, re.MULTILINE):
            assert line.endswith(".")
            assert line.count(". ") == 0
