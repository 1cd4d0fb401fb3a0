"""Tutorials: the steps of a game, and what became of an action in one. Nothing is kept here."""

from typing import Annotated, Any

import msgspec
from litestar import Controller, Response, get, post
from litestar.params import PathParameter

from hastilude.core.game import GameError, Rulebook
from hastilude.core.state import OVER, State
from hastilude.core.tutorial import (
    Lesson,
    Moment,
    Step,
    Task,
    find_step,
    number_of,
    read_steps,
    tutorial_text,
)
from hastilude.core.words import Prompt, Refusal, Result, Seen
from hastilude.server import library
from hastilude.server.api.tables import Given
from hastilude.server.api.visitor import Asking, GameId
from hastilude.server.errors import Missing
from hastilude.server.house import House
from hastilude.server.kept import answers
from hastilude.server.limits import LESSON, NAME
from hastilude.server.protocol import ActionName
from hastilude.server.shelf import choice_of
from hastilude.server.updates import Choice

LANGUAGES = ("ru", "en")

StepId = Annotated[str, PathParameter(pattern=f"^[a-z0-9_]{{1,{NAME}}}$", description="The name of a step.")]
Done = Annotated[tuple[int, ...], msgspec.Meta(max_length=LESSON)]


class LessonLook(msgspec.Struct, frozen=True):
    """What the learner sees."""

    view: dict[str, Any]
    prompt: Prompt
    decider: int | None
    actions: tuple[Choice, ...]
    result: Result | None
    #: the actions that are right now, by their numbers
    right: tuple[int, ...] = ()
    #: what happened to come here
    events: tuple[Seen, ...] = ()


class LessonStep(msgspec.Struct, frozen=True):
    id: str
    seat: int
    seats: int
    tasks: tuple[Task, ...]
    look: LessonLook


class TutorialPage(msgspec.Struct, frozen=True):
    steps: tuple[LessonStep, ...]
    #: by language, as Fluent; ids begin with `lesson-`
    text: dict[str, str]


class LessonTry(Given, frozen=True):
    action: ActionName
    #: the right actions of this step so far
    done: Done = ()


class LessonAnswer(msgspec.Struct, frozen=True):
    """Refused by the rules, legal but not what is taught (`wrong`), or done."""

    right: bool
    refusal: Refusal | None = None
    wrong: str = ""
    #: after my action, then after each answer of the others
    moments: tuple[LessonLook, ...] = ()


class Tutorials(Controller):
    path = "/games/{game_id:str}/tutorial"
    tags = ("games",)

    @get(summary="The steps of a game's tutorial", responses=answers(TutorialPage))
    async def steps(self, request: Asking, house: House, game_id: GameId) -> Response[bytes]:
        rulebook = _rulebook(game_id)
        return await house.kept.page(request, ("tutorial", game_id), lambda: _page(rulebook))

    @post("/{step_id:str}/act", summary="Try an action in a step", status_code=200)
    async def act(self, game_id: GameId, step_id: StepId, data: LessonTry) -> LessonAnswer:
        rulebook = _rulebook(game_id)
        try:
            step = find_step(rulebook, step_id)
        except GameError as error:
            raise Missing("no_such_step", f"{error}.") from None
        done = [number_of(rulebook, action) for action in data.done]
        lesson = Lesson(rulebook, rulebook.components(), step, done)
        verdict = lesson.act(number_of(rulebook, data.action))
        moments = _looks(lesson, verdict.moments)
        return LessonAnswer(verdict.right, verdict.refusal, verdict.wrong, moments)


def _rulebook(game_id: str) -> Rulebook:
    try:
        return library.rulebook(game_id)
    except GameError as error:
        raise Missing("no_such_game", f"{error}.") from None


def _page(rulebook: Rulebook) -> TutorialPage:
    steps = read_steps(rulebook.folder)
    if not steps:
        raise Missing("no_tutorial", "This game has no tutorial yet.")
    return TutorialPage(
        steps=tuple(_step(rulebook, step) for step in steps),
        text={lang: tutorial_text(rulebook, lang) for lang in LANGUAGES},
    )


def _step(rulebook: Rulebook, step: Step) -> LessonStep:
    lesson = Lesson(rulebook, rulebook.components(), step)
    seats = int(step.position["seats"])
    (look,) = _looks(lesson, (Moment(lesson.state),))
    return LessonStep(step.id, step.seat, seats, step.tasks, look)


def _looks(lesson: Lesson, moments: tuple[Moment, ...]) -> tuple[LessonLook, ...]:
    """What the learner sees on the way; at the end of it something may be right."""
    last = len(moments) - 1
    return tuple(
        _look(lesson.rulebook, moment, lesson.step.seat, lesson.right() if n == last else [])
        for n, moment in enumerate(moments)
    )


def _look(rulebook: Rulebook, moment: Moment, seat: int, right: list[int]) -> LessonLook:
    state = moment.state
    decider = state.decider()
    return LessonLook(
        view=msgspec.to_builtins(rulebook.view(state, seat)),
        prompt=state.prompt(),
        decider=None if decider == OVER else decider,
        actions=_choices(rulebook, state) if decider == seat else (),
        result=state.result(),
        right=tuple(right),
        events=moment.events,
    )


def _choices(rulebook: Rulebook, state: State) -> tuple[Choice, ...]:
    remarks = rulebook.remarks(state)
    return tuple(choice_of(rulebook, action, remarks.get(action, ())) for action in state.legal())
