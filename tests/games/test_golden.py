"""Golden games: old records replay to the same bytes, interpreted and compiled (laws 1, 11)."""

from functools import cache
from pathlib import Path

import msgspec
import pytest

from hastilude.core.game import Option
from hastilude.core.record import Record, RecordError, Replay, verify
from hastilude.lab.golden import GoldenPlan, digest, played_again
from support.builds import INTERPRETED, compiled_only
from support.goldens import Goldens, games_with_goldens
from support.ledger import rule

GAMES = games_with_goldens()
#: decisions of a record that is replayed interpreted too
SHORT = 300
goldens_of = cache(Goldens)

each_game = pytest.mark.parametrize("game", GAMES)
each_plan = pytest.mark.parametrize(
    ("game", "plan"),
    [pytest.param(game, plan, id=f"{game}-{plan.name}") for game in GAMES for plan in goldens_of(game).plans],
)
each_option = pytest.mark.parametrize(
    ("game", "option"),
    [
        pytest.param(game, option, id=f"{game}-{option.name}")
        for game in GAMES
        for option in goldens_of(game).rulebook.game.options
    ],
)


@each_plan
def test_every_line_of_the_record_holds(game: str, plan: GoldenPlan) -> None:
    goldens = goldens_of(game)
    verify(goldens.record(plan), goldens.rulebook.components(), goldens.rulebook)


@each_plan
def test_every_state_view_and_event_is_the_same(game: str, plan: GoldenPlan) -> None:
    goldens = goldens_of(game)
    record = goldens.record(plan)
    if INTERPRETED and len(record.lines) > SHORT:
        pytest.skip(f"{len(record.lines)} decisions: interpreted only games up to {SHORT} are compared")
    assert digest(goldens.rulebook, record) == goldens.kept[plan.name]


@each_plan
def test_the_record_is_of_its_plan(game: str, plan: GoldenPlan) -> None:
    goldens = goldens_of(game)
    record = goldens.record(plan)
    assert len(record.header.seats) == plan.seats
    assert record.header.options == goldens.rulebook.game.choose(plan.options)
    assert plan.wanted(record)


@each_game
def test_every_record_has_a_plan_and_a_digest(game: str) -> None:
    goldens = goldens_of(game)
    names = {plan.name for plan in goldens.plans}
    assert {path.stem for path in goldens.folder.glob("*.jsonl")} == names
    assert set(goldens.kept) == names
    assert len(goldens.plans) == len(names)


@rule("KB-I33")
@compiled_only
@each_plan
def test_the_plan_played_again_gives_the_same_record(game: str, plan: GoldenPlan) -> None:
    goldens = goldens_of(game)
    record = goldens.record(plan)
    assert played_again(goldens.rulebook, plan, record).encode() == record.encode()


@pytest.mark.parametrize(
    ("game", "path"),
    [
        pytest.param(game, path, id=f"{game}-{path.parent.name}-{path.stem}")
        for game in GAMES
        for path in sorted(goldens_of(game).folder.glob("v*/*.jsonl"))
    ],
)
def test_records_of_former_rules_still_hold(game: str, path: Path) -> None:
    """Kept in `v1/`, `v2/` …, as the version released then wrote them: they replay by its rules."""
    record = Record.read(path)
    rulebook = goldens_of(game).rulebook.released(int(path.parent.name[1:]))
    assert record.header.rules == rulebook.version != rulebook.game.rules_version
    verify(record, rulebook.components(), rulebook)


@each_game
def test_every_former_version_has_a_record(game: str) -> None:
    goldens = goldens_of(game)
    kept = {int(path.name[1:]) for path in goldens.folder.glob("v*") if any(path.glob("*.jsonl"))}
    assert kept == set(goldens.rulebook.game.former_rules)


@each_option
def test_every_value_of_every_option(game: str, option: Option) -> None:
    found = {record.header.options[option.name] for record in goldens_of(game).records()}
    assert found == set(option.values)


@each_game
def test_they_are_small(game: str) -> None:
    assert sum(path.stat().st_size for path in goldens_of(game).folder.iterdir()) < 1_500_000


# -- a changed record is noticed -----------------------------------------------------------


def first(goldens: Goldens) -> Record:
    return goldens.record(goldens.plans[0])


def tampered(goldens: Goldens, number: int, **changes: object) -> Record:
    """The first golden game with one line changed."""
    record = first(goldens)
    record.lines[number] = msgspec.structs.replace(record.lines[number], **changes)
    return record


@each_game
def test_another_shuffle_is_noticed(game: str) -> None:
    goldens = goldens_of(game)
    chance = first(goldens).lines[0].chance
    changed = tampered(goldens, 0, chance=(1 - min(chance[0], 1), *chance[1:]))
    with pytest.raises(RecordError, match="where the seed gives"):
        verify(changed, rulebook=goldens.rulebook)


@each_game
def test_another_seat_or_a_lost_line_is_noticed(game: str) -> None:
    goldens = goldens_of(game)
    other = 1 if first(goldens).lines[1].seat == 0 else 0
    with pytest.raises(RecordError, match="is to decide"):
        verify(tampered(goldens, 1, seat=other), rulebook=goldens.rulebook)
    record = first(goldens)
    del record.lines[3]
    with pytest.raises(RecordError, match="decision 3 is due here"):
        verify(record, rulebook=goldens.rulebook)


@each_game
def test_another_choice_is_noticed(game: str) -> None:
    goldens = goldens_of(game)
    record = first(goldens)
    texts = goldens.rulebook.actions
    legal = [texts.text(action) for action in Replay(record, rulebook=goldens.rulebook).state.legal()]
    other = next(text for text in legal if text != record.lines[1].action)
    with pytest.raises(RecordError):
        verify(tampered(goldens, 1, action=other), rulebook=goldens.rulebook)


@each_game
def test_a_digest_sees_every_decision(game: str) -> None:
    goldens = goldens_of(game)
    record = min(goldens.records(), key=lambda record: len(record.lines))
    shorter = Record(record.header, record.lines[:-1])
    assert digest(goldens.rulebook, shorter) != digest(goldens.rulebook, record)
