"""Actions: a number, a structure and a sentence for the same thing, and nothing else is one."""

import pytest

from hastilude.core.action import Action, ActionError, ActionSpace, Kind

SPACE = ActionSpace(
    Kind("pass", "pass"),
    Kind("ride", "ride {horse} to {field} by {gate}", horse=("bay", "grey"), field="abc", gate=("n", "s")),
    Kind("rest", "rest {horse}", horse=("bay", "grey")),
)


def test_numbers_run_through_the_fields_the_last_one_fastest() -> None:
    assert len(SPACE) == 1 + 2 * 3 * 2 + 2
    assert [SPACE.text(number) for number in (0, 1, 2, 3, 7, 12, 13, 14)] == [
        "pass",
        "ride bay to a by n",
        "ride bay to a by s",
        "ride bay to b by n",
        "ride grey to a by n",
        "ride grey to c by s",
        "rest bay",
        "rest grey",
    ]


@pytest.mark.parametrize("number", list(SPACE))
def test_three_forms_of_every_action(number: int) -> None:
    fresh = ActionSpace(*SPACE.kinds)  # nothing is remembered from writing it
    assert SPACE.encode(SPACE.decode(number)) == number
    assert fresh.parse(SPACE.text(number)) == number
    assert fresh.parse(f"  {SPACE.text(number)} ".replace(" ", "  ")) == number


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("ride black to a by n", "horse cannot be 'black'"),
        ("ride bay to d by n", "field cannot be 'd'"),
        ("ride bay to a", "no kind of action reads like this"),
        ("rest bay!", "horse cannot be 'bay!'"),
        ("pass pass", "no kind of action reads like this"),
        ("", "no kind of action reads like this"),
    ],
)
def test_what_is_no_action_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(ActionError) as caught:
        SPACE.parse(text)
    assert (caught.value.given, caught.value.reason) == (text, reason)


@pytest.mark.parametrize("number", [-1, 15, 1000])
def test_numbers_beyond_the_last_are_refused(number: int) -> None:
    with pytest.raises(ActionError, match="from 0 to 14"):
        SPACE.decode(number)


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (Action("fly"), "there is no kind 'fly'"),
        (Action("pass", {"horse": "bay"}), "'pass' takes no fields"),
        (Action("rest", {"horse": "black"}), "horse cannot be 'black'"),
        (Action("rest", {}), "'rest' takes horse"),
    ],
)
def test_structures_that_are_no_actions_are_refused(action: Action, reason: str) -> None:
    with pytest.raises(ActionError) as caught:
        SPACE.encode(action)
    assert caught.value.reason == reason


def test_a_kind_says_the_same_in_its_sentence_and_its_fields() -> None:
    with pytest.raises(ValueError, match="the sentence and the fields differ"):
        Kind("ride", "ride {horse}", field="abc")
    with pytest.raises(ValueError, match="two kinds are called 'pass'"):
        ActionSpace(Kind("pass", "pass"), Kind("pass", "skip"))
