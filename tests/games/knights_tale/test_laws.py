"""The laws of design, part 4, for A Knight's Tale: all seats, both tournaments, all options."""

from pathlib import Path

import pytest

from hastilude.core import laws
from hastilude.core.laws import Case, Terms, Trial
from hastilude.games.knights_tale.ending import ENDS
from hastilude.games.knights_tale.meta import GAME
from hastilude.games.knights_tale.rulebook import RULEBOOK
from support.ledger import rule

TESTS = Path(__file__).parents[2]

PADARM = {"tournament_type": "pas_d_armes"}


def face(value: object) -> object:
    """A title or card without the notes on who knows of it: what third seats know is not imagined."""
    return value.partition("@")[0] if isinstance(value, str) else value


TERMS = Terms(face=face, conservative=False)


def cases() -> list[Case]:
    """Both tournaments at each number of seats, every other value of each option somewhere."""
    found = [Case(seats, given) for seats in GAME.seats for given in ({}, PADARM)]
    found += [
        Case(1, {"solo_scenario": scenario, **given})
        for scenario in ("warrior", "rivalry")
        for given in ({}, PADARM)
    ]
    turn = 0
    for option in GAME.options:
        for value in option.values[1:]:
            given = {option.name: value}
            seats = (2, 3, 4)[turn % 3]
            if option.name.startswith(("solo", "vp")):
                seats = 1
                given.setdefault("solo_scenario", "rivalry")
            if option.name.startswith(("pas_d_armes", "vp_pas")):
                given |= PADARM
            case = Case(seats, given)
            if case not in found:
                found.append(case)
            turn += 1
    return found


@pytest.mark.parametrize("case", cases(), ids=str)
def test_laws_1_to_9(case: Case) -> None:
    report = laws.check_case(RULEBOOK, case, TERMS)
    assert all(report.checks[law] > 0 for law in (1, 2, 3, 4, 5, 7, 9))


@pytest.mark.parametrize("seats", GAME.seats)
def test_law_1_between_processes(seats: int) -> None:
    laws.same_bytes_in_another_process(RULEBOOK, Case(seats, PADARM))


def test_undo_is_there_until_chance_or_a_card_is_seen() -> None:
    """Law 8 is not empty: pawns, dice marked and shields may be taken back."""
    trial = Trial(RULEBOOK, Case(3), seed="undo")
    laws.undo_never_reveals(trial, states=12)
    assert trial.checked[8] > 60


# -- what is kept beside the rules -------------------------------------------------------


@rule("KT-246")
def test_law_11_golden_games() -> None:
    laws.golden_games(TESTS / "golden" / GAME.id, reasons=ENDS, seats=GAME.seats, rulebook=RULEBOOK)
