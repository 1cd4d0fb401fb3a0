"""The course of a game: what is forced, what may be taken back, and with what."""

from hastilude.core.chance import Chance, SeededChance, seed_of
from hastilude.core.course import NOTHING_TO_UNDO, REVEALED, Course, Numbers, Step
from hastilude.core.state import CHOICE, State
from hastilude.core.words import Prompt, Refusal, Result

#: letters are steps of seat 0; a capital is forced after its letter. `!` shows something,
#: `?` rolls a die, `/` is forced upon the other seat, `.` passes the move on
LETTERS = "abAB!?/."


class Word(State):
    """Seats write a word; some letters follow by themselves."""

    def __init__(self, text: str = "", follow: str = "") -> None:
        super().__init__()
        self.text = text
        #: what is forced, in order
        self.follow = follow
        self.seat = 0

    def decider(self) -> int:
        return 1 if self.follow[:1] == "/" else self.seat

    def prompt(self) -> Prompt:
        return Prompt("write")

    def legal(self) -> list[int]:
        return [LETTERS.index(self.follow[0])] if self.follow else [0, 1, 4, 5, 6, 7]

    def refusal(self, action: int) -> Refusal | None:
        return None if action in self.legal() else Refusal("not_now")

    def forced(self) -> int:
        return LETTERS.index(self.follow[0]) if self.follow else CHOICE

    def reveals(self, action: int) -> bool:
        return LETTERS[action] in "!?"

    def apply(self, action: int, chance: Chance) -> None:
        letter = LETTERS[action]
        self.text += letter
        if self.follow:
            self.follow = self.follow[1:]
        elif letter == "a":
            self.follow = "AB"
        elif letter == "/":
            self.follow = "/"
        if letter == "?":
            chance.below(6)
        if letter == ".":
            self.seat = 1 - self.seat

    def copy(self) -> "Word":
        other = Word(self.text, self.follow)
        other.seat = self.seat
        return other

    def result(self) -> Result | None:
        return None

    def imagine(self, seat: int, chance: Chance) -> "Word":
        return self.copy()


def write(text: str, course: Course | None = None) -> tuple[Course, list[Step]]:
    """Somebody chooses these letters, one after the other."""
    course = course or Course(Word())
    steps: list[Step] = []
    chance = SeededChance(seed_of("word"))
    for letter in text:
        course = course.act(LETTERS.index(letter), Numbers(lambda: chance), [], steps)
    return course, steps


def text(course: Course) -> str:
    assert isinstance(course.state, Word)
    return course.state.text


def test_what_is_forced_is_done_and_taken_back_with_its_decision() -> None:
    course, steps = write("ba")
    assert text(course) == "baAB"
    assert [LETTERS[step.action] for step in steps] == list("baAB")
    assert course.count == 4
    course = course.take_back()
    assert (text(course), course.count) == ("b", 1)
    course = course.take_back()
    assert (text(course), course.count) == ("", 0)
    refusal = course.undo_refusal(0)
    assert refusal is not None
    assert refusal.code == NOTHING_TO_UNDO


def test_undo_ends_where_something_was_shown_or_drawn() -> None:
    for closing in "!?":
        course, _ = write("a" + closing)
        refusal = course.undo_refusal(0)
        assert refusal is not None
        assert refusal.code == REVEALED
        course, _ = write("a" + closing + "b")
        assert text(course.take_back()) == "aAB" + closing


def test_what_another_is_forced_to_do_closes_the_undo() -> None:
    course, _ = write("b/")
    assert text(course) == "b//"
    assert course.decider == 0
    assert course.undo_refusal(0) is not None
    assert Course(Word()).ends_stretch(LETTERS.index("/"))
    assert not Course(Word()).ends_stretch(LETTERS.index("a"))
    assert Course(Word()).ends_stretch(LETTERS.index("."))


def test_restart_goes_back_as_far_as_it_may() -> None:
    course, _ = write("?bab")
    assert text(course.restart()) == "?"
    assert text(course.restart(2)) == "?b"
    held = course.hold(1)
    assert text(held.take_back()) == "?baABb"
    assert held.take_back().pending is None
    assert text(held.restart()) == "?"


def test_the_move_passed_on_is_final() -> None:
    course, _ = write("b.")
    assert course.safe
    assert course.undo_refusal(0) is not None
    assert course.undo_refusal(1) is not None
    assert course.decider == 1
