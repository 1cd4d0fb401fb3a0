"""Tutorials for tests: a lesson as far as it was done, and the way through a step."""

from hastilude.core.game import Rulebook
from hastilude.core.tutorial import Lesson, Step, Task, Verdict, find_step, read_steps


class Lessons:
    """The tutorial of one game; actions are given by their text."""

    def __init__(self, rulebook: Rulebook) -> None:
        self.rulebook = rulebook
        self.components = rulebook.components()
        self.steps = read_steps(rulebook.folder)

    def at(self, name: str, *done: str) -> Lesson:
        """A step, after these right actions."""
        actions = [self.rulebook.actions.parse(text) for text in done]
        return self.after(find_step(self.rulebook, name), actions)

    def after(self, step: Step, done: list[int]) -> Lesson:
        return Lesson(self.rulebook, self.components, step, done)

    def tried(self, name: str, action: str, *done: str) -> Verdict:
        """What becomes of an action in a step."""
        return self.at(name, *done).act(self.rulebook.actions.parse(action))

    def refused(self, name: str, action: str, *done: str) -> str:
        """The code of the rules' own refusal."""
        refusal = self.tried(name, action, *done).refusal
        assert refusal is not None, f"{action} is legal"
        return refusal.code

    def right(self, at: Lesson) -> list[int]:
        """The legal actions that the awaited task accepts."""
        if at.task is None:
            return []
        text = self.rulebook.actions.text
        return [action for action in at.state.legal() if at.task.accepts(text(action))]

    def walk(self, step: Step) -> list[tuple[list[int], Task]]:
        """Each task with an action, and the right actions before it: the first right one each time."""
        done: list[int] = []
        found = []
        for task in step.tasks:
            if task.act:
                found.append((done.copy(), task))
                done.append(self.right(self.after(step, done))[0])
        self.after(step, done)
        return found
