"""The laws bite: a game that keeps them all passes, and for each law a broken game fails."""

from collections.abc import Callable
from pathlib import Path

import pytest

from hastilude.core import laws
from hastilude.core.chance import seed_of
from hastilude.core.laws import Case, LawBroken, Terms, Trial
from hastilude.core.record import Record, Seal
from hastilude.core.referee import Referee
from hastilude.core.state import OVER, State
from support.broken_toys import (
    BROKEN,
    SET_ORDER,
    ChecksNothing,
    SortsHands,
    StirsALittle,
    TakesNothingBack,
    TellsAllWhatWasMarked,
)
from support.toys import CARDS, HIGH_CARD, OPEN_HIGH_CARD, HighCard, HighCardRulebook

BOUND = 60


def rulebook(state: type[HighCard]) -> HighCardRulebook:
    found = HighCardRulebook()
    found.state = state
    return found


def hidden(state: State, seat: int) -> dict[str, set[int]]:
    """All that a seat has not seen may lie at any place that it does not see."""
    assert isinstance(state, HighCard)
    unseen = set(CARDS) - {*state.hands[seat], *state.aside[seat]}
    places = [f"deck/{i}" for i in range(len(state.deck))]
    for other in range(state.seats):
        if other != seat:
            places += [f"hands/{other}/{i}" for i in range(len(state.hands[other]))]
            places += [f"aside/{other}/{i}" for i in range(len(state.aside[other]))]
    if state.marked and state.seat != seat:
        places.append("marked")
    return dict.fromkeys(places, unseen)


# -- the kit -----------------------------------------------------------------------------


def test_a_game_that_keeps_the_laws_passes() -> None:
    report = laws.check_laws(HIGH_CARD, Terms(bound=BOUND), games=3)
    assert all(report.checks[law] > 0 for law in range(1, 10))
    assert report.conservative == 0


def test_a_game_without_secrets_passes() -> None:
    report = laws.check_laws(OPEN_HIGH_CARD, Terms(bound=BOUND, conservative=False), games=3)
    assert report.checks[6] == 0, "nothing is hidden, and no swap proves otherwise"


def test_high_card_passes_the_exact_test_of_imagination() -> None:
    report = laws.check_case(HIGH_CARD, Case(3), Terms(bound=BOUND, hidden=hidden), games=3)
    assert report.checks[6] > 0


@pytest.mark.parametrize(("law", "broken"), BROKEN, ids=[f"{law}-{broken.game.id}" for law, broken in BROKEN])
def test_a_broken_game_breaks_its_law(law: int, broken: HighCardRulebook) -> None:
    with pytest.raises(LawBroken) as caught:
        laws.check_laws(broken, Terms(bound=BOUND), games=3)
    assert caught.value.law == law, caught.value


def test_every_law_of_play_has_a_broken_game() -> None:
    assert {law for law, _ in BROKEN} == {*range(1, 10), 12, 13}


def test_cases_are_the_defaults_each_option_and_mixes() -> None:
    ids = [str(case) for case in laws.cases(HIGH_CARD, mixes=20)]
    assert ids[:3] == ["2-defaults", "2-rounds=1", "2-draw=any"]
    assert "3-rounds=1,draw=any" in ids
    assert len(set(ids)) == len(ids) == 8


def test_a_trial_is_the_same_for_the_same_seed() -> None:
    first, same, other = (Trial(HIGH_CARD, Case(3), seed=seed) for seed in (1, 1, 2))
    assert first.texts == same.texts
    assert [moment.snapshot for moment in first.moments] == [moment.snapshot for moment in same.moments]
    assert first.position(first.end) != other.position(other.end)


def test_a_broken_law_says_what_and_where() -> None:
    trial = Trial(rulebook(TellsAllWhatWasMarked), Case(2), seed=7)
    with pytest.raises(LawBroken) as caught:
        laws.no_leak(trial, states=20, tries=10)
    broken = caught.value
    assert (broken.law, broken.position) == (5, HIGH_CARD.position(trial.state(len(broken.actions))))
    assert broken.actions == trial.texts[: len(broken.actions)]
    assert trial.texts[len(broken.actions)].startswith("mark")
    assert "law 5, no leak: seat" in str(broken)
    assert "case 2-defaults, seed 7" in str(broken)


# -- single laws -------------------------------------------------------------------------


def test_law_1_finds_what_follows_from_the_order_of_a_set() -> None:
    laws.same_bytes_in_another_process(HIGH_CARD, Case(2))
    with pytest.raises(LawBroken, match="another process plays another game") as caught:
        laws.same_bytes_in_another_process(SET_ORDER, Case(2))
    assert caught.value.law == 1


def test_law_5_lets_pass_what_the_rules_announce() -> None:
    trial = Trial(rulebook(TellsAllWhatWasMarked), Case(2), seed=7)
    laws.no_leak(trial, states=20, tries=10, announced={"marked.card"})


@pytest.mark.parametrize("seed", range(3))
def test_law_6_finds_an_imagination_that_stirs_a_little(seed: int) -> None:
    with pytest.raises(LawBroken, match="never imagines") as caught:
        laws.imagination_varies(Trial(rulebook(StirsALittle), Case(2), seed=seed), states=9)
    assert caught.value.law == 6


def test_law_6_takes_no_place_of_a_sorted_hand_for_a_secret() -> None:
    for seed in range(3):
        trial = Trial(SortsHands(), Case(2), seed=seed)
        laws.imagination_varies(trial, states=6)
        assert trial.checked[6] > 0


def test_law_6_finds_what_the_seat_knows_better() -> None:
    def no_twelve(state: State, seat: int) -> dict[str, set[int]]:
        return {place: values - {12} for place, values in hidden(state, seat).items()}

    with pytest.raises(LawBroken, match=r"it imagines 12 at .* and knows better"):
        laws.imagination_varies(Trial(HIGH_CARD, Case(3)), seats=3, hidden=no_twelve)


def test_law_7_wants_invariants_or_a_reason() -> None:
    trial = Trial(rulebook(ChecksNothing), Case(2))
    with pytest.raises(LawBroken, match="checks no invariants"):
        laws.conservation(trial)
    laws.conservation(trial, lawless="there is nothing to count")


def test_law_8_counts_what_could_be_taken_back() -> None:
    trial = Trial(rulebook(TakesNothingBack), Case(2))
    laws.undo_never_reveals(trial)
    assert trial.conservative > 0
    with pytest.raises(LawBroken, match="shows nobody anything") as caught:
        laws.undo_never_reveals(trial, conservative=False)
    assert caught.value.law == 8


def test_law_8_finds_a_private_mark_that_was_told() -> None:
    trial = Trial(rulebook(TellsAllWhatWasMarked), Case(2), seed=7)
    with pytest.raises(LawBroken, match=r"it shows seat . something new"):
        laws.undo_never_reveals(trial, states=20, samples=10)


# -- law 10 ------------------------------------------------------------------------------

LEDGER = ["HC-001", "HC-002", "HC-003"]


def test_law_10_every_rule_is_cited_or_excused() -> None:
    laws.every_rule_has_a_test(LEDGER, LEDGER)
    laws.every_rule_has_a_test(LEDGER, LEDGER[:2], {"HC-003": "a figure of speech"})
    laws.every_rule_has_a_test(LEDGER, [*LEDGER, "HC-R1"], rulings=["HC-R1", "HC-R2"])


@pytest.mark.parametrize(
    ("ledger", "cited", "untestable", "reason"),
    [
        (LEDGER, LEDGER[:2], {}, "without a test: HC-003"),
        (LEDGER, [*LEDGER, "HC-004"], {}, "not in the ledger, but cited by a test: HC-004"),
        (LEDGER, LEDGER, {"HC-005": "gone"}, "not in the ledger, but excused from a test: HC-005"),
        (LEDGER, LEDGER, {"HC-003": "too hard"}, "tested, and excused from a test all the same: HC-003"),
        (LEDGER, LEDGER[:2], {"HC-003": " "}, "excused without a reason: HC-003"),
        (LEDGER, [], dict.fromkeys(LEDGER, "too hard"), "3 rules are excused, more than 2"),
        ([], [], {}, "the ledger has no rules"),
    ],
)
def test_law_10_names_what_is_missing(
    ledger: list[str], cited: list[str], untestable: dict[str, str], reason: str
) -> None:
    with pytest.raises(LawBroken) as caught:
        laws.every_rule_has_a_test(ledger, cited, untestable, at_most=2)
    assert caught.value.law == 10
    assert reason in str(caught.value)


# -- law 11 ------------------------------------------------------------------------------


def played(seats: int, seed: int, choose: Callable[[list[int]], int]) -> Record:
    names = [f"seat {seat}" for seat in range(seats)]
    options = HIGH_CARD.game.choose({})
    referee = Referee(HIGH_CARD, names, options, HIGH_CARD.components(), Seal(seed_of(seed)))
    while referee.decider() != OVER:
        referee.act(referee.decider(), choose(referee.state.legal()))
    return referee.record


@pytest.fixture
def golden(tmp_path: Path) -> Path:
    """Two kept games: all keep at once, and all swap to the end."""
    played(2, 1, lambda legal: legal[0]).write(tmp_path / "keep.jsonl")
    played(3, 2, lambda legal: legal[1] if len(legal) > 2 else legal[0]).write(tmp_path / "swap.jsonl")
    return tmp_path


def test_law_11_replays_the_kept_games(golden: Path) -> None:
    laws.golden_games(golden, reasons=("all_kept", "showdown"), seats=(2, 3), rulebook=HIGH_CARD)


def test_law_11_wants_every_end_and_table(golden: Path) -> None:
    with pytest.raises(LawBroken, match=r"lacks a game that ends by flood, one with 4 seats") as caught:
        laws.golden_games(golden, reasons=("all_kept", "flood"), seats=(2, 4), rulebook=HIGH_CARD)
    assert caught.value.law == 11


def test_law_11_wants_any_game(tmp_path: Path) -> None:
    with pytest.raises(LawBroken, match="there are no golden games"):
        laws.golden_games(tmp_path, reasons=(), seats=(), rulebook=HIGH_CARD)


def test_law_11_names_file_and_line_of_a_game_that_does_not_hold(golden: Path) -> None:
    path = golden / "keep.jsonl"
    path.write_bytes(path.read_bytes().replace(b'"keep"', b'"swap"', 1))
    with pytest.raises(LawBroken, match=r"keep\.jsonl, line 3: .*needs a new rules version") as caught:
        laws.golden_games(golden, reasons=(), seats=(), rulebook=HIGH_CARD)
    assert caught.value.law == 11


def test_law_11_names_a_file_that_is_no_record(golden: Path) -> None:
    (golden / "notes.jsonl").write_text("to be done\n")
    with pytest.raises(LawBroken, match=r"notes\.jsonl, line 1: this is not the first line of a record"):
        laws.golden_games(golden, reasons=(), seats=(), rulebook=HIGH_CARD)


def test_law_11_takes_no_game_for_another(golden: Path) -> None:
    with pytest.raises(LawBroken, match="this is a game of 'high_card', not of 'open_high_card'"):
        laws.golden_games(golden, reasons=(), seats=(), rulebook=OPEN_HIGH_CARD)
