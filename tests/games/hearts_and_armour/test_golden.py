"""Golden games: old records replay to the same bytes, interpreted and compiled (laws 1, 11)."""

from pathlib import Path

import msgspec
import pytest

from hastilude.core.game import Option
from hastilude.core.record import Record, RecordError, Replay, verify
from hastilude.games.hearts_and_armour.meta import GAME
from hastilude.games.hearts_and_armour.position import ENDS
from hastilude.lab.golden import DIGESTS, GoldenPlan, digest, load_plan, make_goldens

FOLDER = Path(__file__).parents[2] / "golden" / GAME.id
RULEBOOK, PLANS = load_plan(Path(__file__).with_name("golden_plan.py"))
KEPT: dict[str, str] = msgspec.json.decode((FOLDER / DIGESTS).read_bytes())

each_plan = pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.name)


def golden(plan: GoldenPlan) -> Record:
    return Record.read(FOLDER / f"{plan.name}.jsonl")


def result(record: Record) -> dict[str, object]:
    assert record.ending is not None
    assert record.ending.result is not None
    return record.ending.result


@each_plan
def test_every_line_of_the_record_holds(plan: GoldenPlan) -> None:
    verify(golden(plan), RULEBOOK.components(), RULEBOOK)


@each_plan
def test_every_state_view_and_event_is_the_same(plan: GoldenPlan) -> None:
    assert digest(RULEBOOK, golden(plan)) == KEPT[plan.name]


@each_plan
def test_the_record_is_of_its_plan(plan: GoldenPlan) -> None:
    record = golden(plan)
    assert len(record.header.seats) == plan.seats
    assert record.header.options == GAME.choose(plan.options)
    assert plan.wanted(record)


def test_every_record_has_a_plan_and_a_digest() -> None:
    names = {plan.name for plan in PLANS}
    assert {path.stem for path in FOLDER.glob("*.jsonl")} == names
    assert set(KEPT) == names
    assert len(PLANS) == len(names)


def test_the_plans_played_again_give_the_same_files(tmp_path: Path) -> None:
    make_goldens(RULEBOOK, tmp_path, PLANS)
    for path in FOLDER.iterdir():
        assert (tmp_path / path.name).read_bytes() == path.read_bytes(), path.name


def test_all_seats() -> None:
    assert {len(golden(plan).header.seats) for plan in PLANS} == {3, *GAME.seats}


def test_every_way_to_end() -> None:
    assert {result(golden(plan))["reason"] for plan in PLANS} == set(ENDS)


@pytest.mark.parametrize("option", GAME.options, ids=lambda option: str(option.name))
def test_every_value_of_every_option(option: Option) -> None:
    found = {golden(plan).header.options[option.name] for plan in PLANS}
    assert found == set(option.values)


def test_they_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 1_000_000


# -- a changed record is noticed -----------------------------------------------------------


def tampered(number: int, **changes: object) -> Record:
    """The first golden game with one line changed."""
    record = golden(PLANS[0])
    record.lines[number] = msgspec.structs.replace(record.lines[number], **changes)
    return record


def test_another_shuffle_is_noticed() -> None:
    chance = golden(PLANS[0]).lines[0].chance
    with pytest.raises(RecordError, match="where the seed gives"):
        verify(tampered(0, chance=(1 - min(chance[0], 1), *chance[1:])), rulebook=RULEBOOK)


def test_another_choice_is_noticed() -> None:
    record = golden(PLANS[0])
    legal = [RULEBOOK.actions.text(action) for action in Replay(record, rulebook=RULEBOOK).state.legal()]
    other = next(text for text in legal if text != record.lines[1].action)
    with pytest.raises(RecordError):
        verify(tampered(1, action=other), rulebook=RULEBOOK)


def test_a_digest_sees_every_decision() -> None:
    record = golden(PLANS[0])
    shorter = Record(record.header, record.lines[:-1])
    assert digest(RULEBOOK, shorter) != digest(RULEBOOK, record) == KEPT[PLANS[0].name]
