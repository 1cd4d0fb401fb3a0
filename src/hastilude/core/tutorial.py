"""A tutorial as plain data: a position a step, in it one thing after another to do.

A game's folder `tutorial/` has a file a step, in the order of their names, and the sentences
in `ru.ftl` and `en.ftl`. A step gives a position and tasks: point at a thing, take an action,
or only read. Actions are texts in which `*` stands for anything and `[0-7]` for one of these; of
things only `*` is understood, for the browser looks at those by itself. What the others do after a
right action is written down too, so that a lesson needs neither bots nor memory: it is its
file and the right actions so far.
"""

import tomllib
from collections.abc import Sequence
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from hastilude.core.action import ActionError
from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.components import Components
from hastilude.core.course import Course, Numbers
from hastilude.core.game import GameError, Rulebook
from hastilude.core.state import State
from hastilude.core.words import Event, Refusal, Seen, seen

#: said about a legal action that is not the taught one, where the script has nothing better
OTHER = "other"
#: the name of the file is the place and the name of the step
_FILES = "[0-9][0-9]_*.toml"


class Task(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to do. Without `point` and `act` it is only to be read."""

    #: what to do: the message `lesson-<step>-<say>`
    say: str
    #: the things of which one is to be touched: `seat 1`, `title emperor`
    point: tuple[str, ...] = ()
    #: the actions that are right
    act: tuple[str, ...] = ()
    #: what the others do then
    replies: tuple[str, ...] = ()
    #: things or actions that are not right, and what is said about them (`lesson-<step>-<code>`)
    wrong: dict[str, str] = {}

    def accepts(self, action: str) -> bool:
        return any(fnmatchcase(action, pattern) for pattern in self.act)

    def answer(self, action: str) -> str:
        """The code of what is said about a legal action that is not the taught one."""
        for pattern, code in self.wrong.items():
            if fnmatchcase(action, pattern):
                return code
        return OTHER


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    position: dict[str, Any]
    tasks: tuple[Task, ...]
    #: whose eyes
    seat: int = 0
    id: str = ""


class Moment(msgspec.Struct, frozen=True):
    """A state on the way, and what happened to reach it."""

    state: State
    events: tuple[Seen, ...] = ()


class Verdict(msgspec.Struct, frozen=True):
    """What became of an action in a lesson: refused by the rules, not the taught one, or right."""

    refusal: Refusal | None = None
    wrong: str = ""
    moments: tuple[Moment, ...] = ()

    @property
    def right(self) -> bool:
        return self.refusal is None and not self.wrong


@cache
def read_steps(folder: Path) -> tuple[Step, ...]:
    """The steps of a game's folder; none if it has no tutorial."""
    steps = []
    for path in sorted((folder / "tutorial").glob(_FILES)):
        step = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Step)
        steps.append(msgspec.structs.replace(step, id=path.stem[3:]))
    return tuple(steps)


def find_step(rulebook: Rulebook, name: str) -> Step:
    for step in read_steps(rulebook.folder):
        if step.id == name:
            return step
    raise GameError(f"{rulebook.game.name['en']} has no step {name!r} in its tutorial")


def tutorial_text(rulebook: Rulebook, lang: str) -> str:
    return (rulebook.folder / "tutorial" / f"{lang}.ftl").read_text(encoding="utf-8")


class Lesson:
    """One step, as far as it was done by these right actions."""

    def __init__(
        self, rulebook: Rulebook, components: Components, step: Step, done: Sequence[int] = ()
    ) -> None:
        self.rulebook = rulebook
        self.step = step
        self.course = Course(rulebook.from_position(step.position, components))
        self._chance = SeededChance(seed_of("tutorial", step.id))
        self._tasks = [task for task in step.tasks if task.act]
        for action in done:
            verdict = self.act(action)
            if not verdict.right:
                raise GameError(f"{rulebook.actions.text(action)} is not what step {step.id} teaches here")

    @property
    def state(self) -> State:
        return self.course.state

    @property
    def task(self) -> Task | None:
        """The task whose action is awaited."""
        return self._tasks[0] if self._tasks else None

    def right(self) -> list[int]:
        """The legal actions that the awaited task accepts."""
        task = self.task
        if task is None or self.state.decider() != self.step.seat:
            return []
        return [action for action in self.state.legal() if task.accepts(self.rulebook.actions.text(action))]

    def act(self, action: int) -> Verdict:
        """Tries an action; only the taught one is carried out, with the answers of the others."""
        refusal = self.state.refusal(action)
        if refusal is not None:
            return Verdict(refusal)
        text = self.rulebook.actions.text(action)
        task = self.task
        if task is None or not task.accepts(text):
            return Verdict(wrong=task.answer(text) if task else OTHER)
        del self._tasks[0]
        moments = [self._apply(action)]
        for reply in task.replies:
            moments.append(self._apply(self._find(reply)))
        return Verdict(moments=tuple(moments))

    def _find(self, reply: str) -> int:
        """The first legal action that reads like this."""
        for action in self.state.legal():
            if fnmatchcase(self.rulebook.actions.text(action), reply):
                return action
        raise GameError(f"step {self.step.id}: nobody can answer with {reply!r} here")

    def _apply(self, action: int) -> Moment:
        events: list[Event] = []
        self.course = self.course.act(action, Numbers(lambda: self._chance), events, [])
        return Moment(self.state, tuple(seen(events, self.step.seat)))


def number_of(rulebook: Rulebook, action: int | str) -> int:
    """An action by its number or its text."""
    if isinstance(action, str):
        return rulebook.actions.parse(action)
    if not 0 <= action < len(rulebook.actions):
        raise ActionError(action, f"the numbers run from 0 to {len(rulebook.actions) - 1}")
    return action
