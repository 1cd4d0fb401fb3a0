"""The laws of every game, for Rise Shields: modes, options, secrets (docs/architecture.md)."""

import pytest

from hastilude.core import laws
from hastilude.games.rise_shields.meta import GAME
from hastilude.games.rise_shields.rulebook import RULEBOOK

#: a short game: the guard ends it, so that a law is asked of hundreds of states, not of thousands
SHORT = {"round_limit": "4"}
MODES: list[tuple[int, dict[str, str]]] = [(2, {}), (3, {}), (4, {}), (4, {"mode": "1x1x1x1"})]


TERMS = laws.Terms(
    bound=60_000,
    # the drawer's own three, and what a set-up die shows, are told and kept in no view
    announced=frozenset({"drawn.count", "rolled.die"}),
    # what shows nobody anything may be taken back
    conservative=False,
    # which way a unit looked that has left the board
    passing=frozenset({"facing"}),
)


def cases() -> list[laws.Case]:
    """Each mode with the defaults, and all other values spread over the modes."""
    found = [laws.Case(seats, {**given, **SHORT}) for seats, given in MODES]
    others = [
        (option.name, value)
        for option in GAME.options
        if option.name not in ("mode", "round_limit", "resigning")  # who plays at random would resign at once
        for value in option.values[1:]
    ]
    for number in range(4):
        seats, given = MODES[number]
        mixed = dict(others[number::4])
        found.append(laws.Case(seats, {**given, **mixed, **SHORT}))
    return found


@pytest.mark.parametrize("case", cases(), ids=lambda case: f"{case.seats}-{len(case.given)}")
def test_laws(case: laws.Case) -> None:
    report = laws.check_case(RULEBOOK, case, TERMS)
    assert all(report.checks[law] for law in (1, 2, 3, 4, 5, 7, 8, 9))


@pytest.mark.parametrize("option", ["deployment", "held_artifacts"])
def test_secrets(option: str) -> None:
    """Hidden deployment and private artifacts each alone: nothing leaks, imagination varies."""
    value = next(o for o in GAME.options if o.name == option).values[1]
    report = laws.check_case(RULEBOOK, laws.Case(2, {option: value, **SHORT}), TERMS)
    assert report.checks[5]
    assert report.checks[6]


def test_same_bytes_in_another_process() -> None:
    laws.same_bytes_in_another_process(RULEBOOK, laws.Case(2, SHORT))
