"""Clocks: bank and increment with a cap, a limit for each stretch, pauses that cost nothing."""

import pytest

from hastilude.server.clock import ClockRule, Pauses, fresh_clocks

SECOND = 1000
NO_PAUSES = Pauses()


def test_a_seat_gets_its_increment_when_it_begins_and_pays_when_it_ends() -> None:
    rule = ClockRule(bank_ms=60 * SECOND, increment_ms=10 * SECOND)
    clocks = fresh_clocks(rule, 2).turn(rule, 0, at_ms=0)
    assert clocks.banks_ms == (70 * SECOND, 60 * SECOND)
    clocks = clocks.turn(rule, 1, at_ms=25 * SECOND)
    assert clocks.banks_ms == (45 * SECOND, 70 * SECOND)


def test_the_bank_never_holds_more_than_the_cap() -> None:
    rule = ClockRule(bank_ms=60 * SECOND, increment_ms=30 * SECOND, cap_ms=75 * SECOND)
    clocks = fresh_clocks(rule, 2).turn(rule, 0, at_ms=0)
    assert clocks.banks_ms[0] == 75 * SECOND


def test_decisions_that_pass_nothing_on_do_not_touch_the_clock() -> None:
    """The others must not see how many of them there were."""
    rule = ClockRule(bank_ms=60 * SECOND, increment_ms=10 * SECOND)
    clocks = fresh_clocks(rule, 2).turn(rule, 0, at_ms=0)
    assert clocks.turn(rule, 0, at_ms=5 * SECOND) == clocks


def test_an_empty_bank_still_leaves_the_increment() -> None:
    rule = ClockRule(bank_ms=10 * SECOND, increment_ms=5 * SECOND)
    clocks = fresh_clocks(rule, 2).turn(rule, 0, at_ms=0).turn(rule, 1, at_ms=40 * SECOND)
    assert clocks.banks_ms[0] == 0
    clocks = clocks.turn(rule, 0, at_ms=41 * SECOND)
    assert clocks.deadline(rule, NO_PAUSES) == 46 * SECOND


@pytest.mark.parametrize(
    ("rule", "deadline"),
    [
        (ClockRule(bank_ms=60 * SECOND), 60 * SECOND),
        (ClockRule(limit_ms=20 * SECOND), 20 * SECOND),
        (ClockRule(bank_ms=60 * SECOND, limit_ms=20 * SECOND), 20 * SECOND),
        (ClockRule(bank_ms=15 * SECOND, limit_ms=20 * SECOND), 15 * SECOND),
    ],
)
def test_the_time_is_out_at_the_bank_or_at_the_limit_whichever_comes_first(
    rule: ClockRule, deadline: int
) -> None:
    assert fresh_clocks(rule, 2).turn(rule, 0, at_ms=0).deadline(rule, NO_PAUSES) == deadline


def test_a_table_without_a_clock_has_no_deadline() -> None:
    rule = ClockRule()
    assert not rule.runs
    assert fresh_clocks(rule, 2).turn(rule, 0, at_ms=0).deadline(rule, NO_PAUSES) is None


def test_a_fallen_clock_has_cost_what_ran() -> None:
    rule = ClockRule(bank_ms=60 * SECOND, limit_ms=20 * SECOND)
    fallen = fresh_clocks(rule, 2).turn(rule, 0, at_ms=0).fall(rule)
    assert fallen.banks_ms == (40 * SECOND, 60 * SECOND)
    assert fallen.seat is None


def test_pauses_are_not_charged() -> None:
    rule = ClockRule(bank_ms=60 * SECOND)
    clocks = fresh_clocks(rule, 2).turn(rule, 0, at_ms=0)
    pauses = Pauses([(30 * SECOND, 90 * SECOND), (100 * SECOND, 110 * SECOND)])
    # 30 s before the first pause, 10 s between them, 20 s after the second
    assert clocks.deadline(rule, pauses) == 130 * SECOND
    assert pauses.between(0, 105 * SECOND) == 65 * SECOND
    after = clocks.turn(rule, 1, at_ms=105 * SECOND, pause_ms=65 * SECOND)
    assert after.banks_ms[0] == 20 * SECOND


def test_a_pause_before_the_stretch_or_after_its_end_does_not_matter() -> None:
    pauses = Pauses([(0, 50 * SECOND), (200 * SECOND, 300 * SECOND)])
    assert pauses.after(60 * SECOND, 20 * SECOND) == 80 * SECOND
    assert pauses.after(40 * SECOND, 20 * SECOND) == 70 * SECOND


@pytest.mark.parametrize(
    "rule",
    [
        ClockRule(bank_ms=-1),
        ClockRule(limit_ms=61 * 24 * 3600 * SECOND),
        ClockRule(bank_ms=60 * SECOND, cap_ms=30 * SECOND),
        ClockRule(limit_ms=10 * SECOND, cap_ms=20 * SECOND),
    ],
)
def test_clocks_that_make_no_sense_are_refused_with_a_sentence(rule: ClockRule) -> None:
    assert rule.problem().endswith(".")


def test_sensible_clocks_have_no_problem() -> None:
    for rule in (ClockRule(), ClockRule(5000, 3000, 10_000, 2000), ClockRule(limit_ms=24 * 3600 * SECOND)):
        assert rule.problem() == ""
