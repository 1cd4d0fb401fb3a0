"""What the tutorial of every game owes: each step can be done as it is taught, and every answer has words."""

import re
from functools import cache

import pytest

from hastilude.core.game import find_game, games
from hastilude.core.text import LANGUAGES
from hastilude.core.tutorial import OTHER, Step, read_steps, tutorial_text
from support.lessons import Lessons
from support.texts import messages, variables, without_yo

TAUGHT = [game for game in games() if read_steps(find_game(game).load().folder)]
#: right actions that are tried at most; some boards have hundreds
MOST = 40

each_game = pytest.mark.parametrize("game", TAUGHT)
each_language = pytest.mark.parametrize("lang", LANGUAGES)


@cache
def lessons_of(game: str) -> Lessons:
    return Lessons(find_game(game).load())


each_step = pytest.mark.parametrize(
    ("game", "step"),
    [pytest.param(game, step, id=f"{game}-{step.id}") for game in TAUGHT for step in lessons_of(game).steps],
)


@each_step
def test_positions_are_possible_and_the_learner_is_to_move(game: str, step: Step) -> None:
    lessons = lessons_of(game)
    lessons.rulebook.from_position(step.position, lessons.components)  # strict: every invariant holds
    for done, task in lessons.walk(step):
        at = lessons.after(step, done)
        assert at.state.decider() == step.seat
        assert at.task == task


@each_step
def test_every_legal_action_is_the_taught_one_or_answered(game: str, step: Step) -> None:
    lessons = lessons_of(game)
    words = messages(lessons.rulebook.folder / "tutorial" / "ru.ftl")
    for done, task in lessons.walk(step):
        at = lessons.after(step, done)
        for action in at.state.legal():
            text = lessons.rulebook.actions.text(action)
            if not task.accepts(text):
                verdict = at.act(action)
                assert (verdict.refusal, verdict.wrong, verdict.moments) == (None, task.answer(text), ())
                code = "other" if verdict.wrong == OTHER else f"{step.id}-{verdict.wrong}"
                assert f"lesson-{code}" in words


@each_step
def test_every_wrong_pattern_can_be_met(game: str, step: Step) -> None:
    """A misspelt pattern would never speak."""
    lessons = lessons_of(game)
    for done, task in lessons.walk(step):
        legal = [lessons.rulebook.actions.text(a) for a in lessons.after(step, done).state.legal()]
        met = {task.answer(text) for text in legal if not task.accepts(text)}
        assert set(task.wrong.values()) <= met


@each_step
def test_things_are_described_by_stars_only(game: str, step: Step) -> None:
    """The browser looks at what was touched by itself, and understands no more (`lesson.svelte.ts`)."""
    for task in step.tasks:
        if task.point:
            assert not any(sign in pattern for pattern in task.wrong for sign in "[]?")


@each_step
def test_the_end_of_a_step_is_reached_by_every_right_action(game: str, step: Step) -> None:
    """Whatever of the accepted actions is chosen, the others can answer as written."""
    lessons = lessons_of(game)
    for done, _ in lessons.walk(step):
        for action in lessons.right(lessons.after(step, done))[:MOST]:
            verdict = lessons.after(step, done).act(action)
            assert verdict.right
            assert verdict.moments
            after = lessons.after(step, [*done, action])
            assert after.task is None or lessons.right(after)


# -- words -------------------------------------------------------------------------------


@each_game
def test_both_languages_say_the_same_things_and_nothing_else(game: str) -> None:
    lessons = lessons_of(game)
    needed = {"lesson-other"}
    rivals = set()
    for step in lessons.steps:
        codes = {"title", "teach"}
        for task in step.tasks:
            codes |= {task.say, *task.wrong.values()}
        needed |= {f"lesson-{step.id}-{code}" for code in codes}
        rivals |= {f"lesson-rival-{seat}" for seat in range(step.position["seats"]) if seat != step.seat}
    for lang in LANGUAGES:
        found = messages(lessons.rulebook.folder / "tutorial" / f"{lang}.ftl")
        assert set(found) ^ (needed | rivals) == set()
        assert not any(variables(message) for message in found.values())


@each_game
@each_language
def test_a_step_teaches_in_one_sentence(game: str, lang: str) -> None:
    source = tutorial_text(lessons_of(game).rulebook, lang)
    sentences = re.findall(r"^lesson-\w+-teach = (.+)$", source, re.MULTILINE)
    assert len(sentences) == len(lessons_of(game).steps)
    for sentence in sentences:
        assert sentence.endswith(".")
        assert sentence.count(". ") == 0


@each_game
def test_russian_has_its_yo(game: str) -> None:
    assert without_yo(tutorial_text(lessons_of(game).rulebook, "ru")) == []
