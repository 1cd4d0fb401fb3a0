"""The tutorial of Lionheart: every step can be done as it is taught (ledger, part 10)."""

import re

import pytest

from hastilude.core.game import GameError
from hastilude.core.text import LANGUAGES
from hastilude.core.tutorial import OTHER, Lesson, Step, Task, Verdict, find_step, read_steps
from hastilude.games.lionheart.position import position
from hastilude.games.lionheart.rulebook import RULEBOOK
from hastilude.games.lionheart.rules import Lionheart
from support.lionheart import COMPONENTS, borders, domains, drawing, money, regions, scores
from support.texts import messages, variables, without_yo

STEPS = read_steps(RULEBOOK.folder)
TEXTS = {lang: messages(RULEBOOK.folder / "tutorial" / f"{lang}.ftl") for lang in LANGUAGES}
ACTIONS = RULEBOOK.actions

each_step = pytest.mark.parametrize("step", STEPS, ids=lambda step: step.id)


def lesson(name: str, *done: str) -> Lesson:
    return Lesson(RULEBOOK, COMPONENTS, find_step(RULEBOOK, name), [ACTIONS.parse(text) for text in done])


def tried(name: str, action: str, *done: str) -> Verdict:
    return lesson(name, *done).act(ACTIONS.parse(action))


def table(name: str, *done: str) -> Lionheart:
    state = lesson(name, *done).state
    assert isinstance(state, Lionheart)
    return state


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


def test_the_nine_steps_of_the_ledger() -> None:
    names = ["land", "castle", "fence", "shared", "money", "knights", "expansion", "traitor", "king"]
    assert [step.id for step in STEPS] == names


@each_step
def test_positions_are_possible_and_the_learner_is_to_move(step: Step) -> None:
    RULEBOOK.from_position(step.position, COMPONENTS)  # strict: every invariant holds
    for done, task in walk(step):
        at = Lesson(RULEBOOK, COMPONENTS, step, done)
        assert at.state.decider() == step.seat
        assert at.task == task


@each_step
def test_every_legal_action_is_the_taught_one_or_answered(step: Step) -> None:
    for done, task in walk(step):
        at = Lesson(RULEBOOK, COMPONENTS, step, done)
        for action in at.state.legal():
            text = ACTIONS.text(action)
            answer = task.answer(text)
            if not task.accepts(text):
                verdict = at.act(action)
                assert (verdict.refusal, verdict.wrong) == (None, answer)
                message = "lesson-other" if answer == OTHER else f"lesson-{step.id}-{answer}"
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
        right = [
            a for a in Lesson(RULEBOOK, COMPONENTS, step, done).state.legal() if task.accepts(ACTIONS.text(a))
        ]
        for action in right[:40]:
            after = Lesson(RULEBOOK, COMPONENTS, step, [*done, action])
            if after.task is not None:
                assert any(after.task.accepts(ACTIONS.text(a)) for a in after.state.legal())


def test_things_to_point_at_are_there() -> None:
    """A kind of terrain, or a cell of the board."""
    signs = {"field": ".", "forest": "f", "village": "v", "residence": "R"}
    for step in STEPS:
        state = RULEBOOK.from_position(step.position, COMPONENTS)
        land = "".join(drawing(state).land)
        for task in step.tasks:
            for thing in task.point:
                kind, _, code = thing.partition(" ")
                assert kind in ("terrain", "cell")
                if kind == "terrain":
                    assert code == "mine" or signs[code] in land
                else:
                    assert any(code in region for region in regions(state))


def test_something_that_is_illegal_gets_the_real_refusal() -> None:
    near = tried("castle", "castle (2,0)", "castle (1,1)", "knight (1,2)").refusal
    assert near is not None
    assert (near.code, near.args["needed"]) == ("castle_too_near", 7)
    poor = tried("money", "play A06 for place_borders").refusal
    assert poor is not None
    assert poor.code == "too_dear"
    sold = tried("money", "draw A06", "sell A06").refusal
    assert sold is not None
    assert sold.code == "just_sold"
    behind = tried("knights", "knight (1,3)", "play B07 for place_knights").refusal
    assert behind is not None
    assert behind.code == "border_between"
    equal = tried("traitor", "play A03 for place_borders").refusal
    assert equal is not None
    assert equal.code == "not_in_hand"


def test_only_what_was_taught_counts_as_done() -> None:
    with pytest.raises(GameError, match="is not what step fence teaches"):
        lesson("fence", "sell A03")
    with pytest.raises(GameError, match="has no step 'moat'"):
        lesson("moat")


# -- what each step shows ----------------------------------------------------------------------


def test_fence_the_domain_closes_and_a_superfluous_border_goes() -> None:
    before = table("fence", "play A03 for place_borders", "border v(2,2)")
    after = table("fence", "play A03 for place_borders", "border v(2,2)", "border h(2,2)")
    assert "h(0,1)" in borders(before)
    assert "h(0,1)" not in borders(after)
    assert scores(after) == [5, 0]
    assert set(domains(after)) == {"blue_1"}


def test_shared_only_the_own_domain_closes() -> None:
    after = table("shared", "play A03 for place_borders", "border v(9,9)", "border v(0,7)")
    assert scores(after) == [4, 0]
    fenced = next(region for region in regions(after) if "(8,1)" in region)
    assert {"(8,1)", "(6,0)"} <= fenced  # two castles behind one fence
    assert len(fenced) == 18
    assert set(domains(after)) == {"blue_4"}
    # the wrong ways do what is said about them
    gift = table("shared", "play A03 for place_borders")
    for edge, found in (("h(9,10)", {"yellow_4"}), ("h(8,10)", set())):
        other = gift.copy()
        other.play_on(ACTIONS.parse(f"border {edge}"))
        assert set(domains(other)) == found


def test_money_the_mine_pays_at_the_next_turn() -> None:
    assert money(table("money", "sell A06"))[0] == 6
    assert money(table("money", "sell A06", "draw A03"))[0] == 7


def test_expansion_anna_loses_more_than_the_learner_gains() -> None:
    before = table("expansion", "play B08 for expand_domain", "take (3,1)")
    after = table("expansion", "play B08 for expand_domain", "take (3,1)", "take (0,3)")
    assert (scores(before), scores(after)) == ([8, 3], [9, 1])
    assert {"(1,3)"} in regions(after)


def test_traitor_turns_the_balance_and_the_alliance_keeps_it() -> None:
    first = ["play B14 for traitor", "traitor blue_1 against yellow_1", "knight (2,1)"]
    knights = drawing(table("traitor", *first)).knights
    assert "(1,5)" not in knights["yellow"]
    assert "(2,1)" in knights["blue"]
    rest = ["play B08 for expand_domain", "take (0,3)", "stop", "play B15 for make_alliance"]
    ally = "ally blue_1 with yellow_1"
    assert position(table("traitor", *first, *rest, ally))["alliances"] == [["blue_1", "yellow_1"]]


def test_king_the_third_silver_mine_wins() -> None:
    start = table("king")
    assert scores(start)[0] == 48
    after = table("king", "play B08 for expand_domain", "expand blue_1", "take (4,7)")
    result = after.result()
    assert result is not None
    assert (result.reason, result.winners) == ("king", (0,))
    codes = [part.args["mine"] for part in result.scores[0].parts if part.code == "monopoly"]
    assert codes == ["silver", "gold"]


# -- words -------------------------------------------------------------------------------------


def test_both_languages_say_the_same_things_and_nothing_else() -> None:
    needed = {"lesson-other", "lesson-rival-1"}
    for step in STEPS:
        codes = {"title", "teach"}
        for task in step.tasks:
            codes |= {task.say, *task.wrong.values()}
        needed |= {f"lesson-{step.id}-{code}" for code in codes}
    assert {lang: set(found) ^ needed for lang, found in TEXTS.items()} == {"ru": set(), "en": set()}
    assert not any(variables(message) for found in TEXTS.values() for message in found.values())


def test_a_step_teaches_in_one_sentence() -> None:
    for lang in LANGUAGES:
        source = (RULEBOOK.folder / "tutorial" / f"{lang}.ftl").read_text(encoding="utf-8")
        for line in re.findall(r"^lesson-\w+-teach = (.+)$", source, re.MULTILINE):
            assert line.endswith(".")
            assert line.count(". ") == 0


def test_russian_has_its_yo() -> None:
    assert without_yo((RULEBOOK.folder / "tutorial" / "ru.ftl").read_text(encoding="utf-8")) == []
