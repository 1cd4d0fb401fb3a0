"""The laws that every game keeps, as one kit.

    @pytest.mark.parametrize("case", laws.cases(RULEBOOK), ids=str)
    def test_laws(case):
        laws.check_case(RULEBOOK, case)

    def test_same_bytes_elsewhere():
        laws.same_bytes_in_another_process(RULEBOOK, laws.Case(3))

or, without pytest, `laws.check_laws(RULEBOOK)`. Each law is a function of its own, most of
them asked of a `Trial`, one game played at random. A law that does not hold raises
`LawBroken` with its number, a sentence, the position and the actions that led there.
"""

from collections import Counter
from collections.abc import Callable, Iterable

import msgspec

from hastilude.core.game import Options, Rulebook
from hastilude.core.laws.broken import LAWS, LawBroken
from hastilude.core.laws.events import events_are_as_declared
from hastilude.core.laws.fields import no_field_is_forgotten, nonsense_is_noticed
from hastilude.core.laws.imagination import Face, Hidden, imagination_varies
from hastilude.core.laws.keeping import every_rule_has_a_test, golden_games
from hastilude.core.laws.play import (
    conservation,
    copies_are_deep,
    legal_means_legal,
    no_dead_ends,
    three_forms_one_action,
)
from hastilude.core.laws.records import same_bytes_in_another_process, same_record_same_bytes
from hastilude.core.laws.secrecy import no_leak, undo_never_reveals
from hastilude.core.laws.trial import BOUND, FIRST, LAST, RANDOM, Case, Trial, cases

__all__ = [
    "BOUND",
    "FIRST",
    "LAST",
    "LAWS",
    "RANDOM",
    "Case",
    "LawBroken",
    "Report",
    "Terms",
    "Trial",
    "cases",
    "check_case",
    "check_laws",
    "conservation",
    "copies_are_deep",
    "events_are_as_declared",
    "every_rule_has_a_test",
    "golden_games",
    "imagination_varies",
    "legal_means_legal",
    "no_dead_ends",
    "no_field_is_forgotten",
    "no_leak",
    "nonsense_is_noticed",
    "same_bytes_in_another_process",
    "same_record_same_bytes",
    "three_forms_one_action",
    "undo_never_reveals",
]


class Report(msgspec.Struct):
    """What a check has looked at: a law with no checks has proved nothing."""

    trials: int = 0
    decisions: int = 0
    #: by law
    checks: Counter[int] = msgspec.field(default_factory=Counter)
    #: actions that could be taken back, but `reveals` says no
    conservative: int = 0

    def add(self, trial: Trial) -> None:
        self.join(Report(1, len(trial.moments), trial.checked, trial.conservative))

    def join(self, other: "Report") -> None:
        self.trials += other.trials
        self.decisions += other.decisions
        self.checks += other.checks
        self.conservative += other.conservative


class Terms(msgspec.Struct, frozen=True):
    """What only the author of a game can tell the kit."""

    #: the most decisions a game can take (law 3)
    bound: int = BOUND
    #: False for options with which the seats may go on for ever if they all wish to (law 3)
    guarded: Callable[[Options], bool] = lambda options: True
    #: arguments of events that the rules announce, but no view keeps: `returned.count` (law 5)
    announced: frozenset[str] = frozenset()
    #: every value allowed at every hidden place (law 6)
    hidden: Hidden | None = None
    #: a value of a position without notes that imagination may leave out (law 6)
    face: Face = lambda value: value
    #: why the game has no invariants, if it has none (law 7)
    lawless: str = ""
    #: fields of a state that a position may leave out (law 12)
    passing: frozenset[str] = frozenset()
    #: whether `reveals` may be stricter than needed (law 8)
    conservative: bool = True


DEFAULT_TERMS = Terms()


def check_case(
    rulebook: Rulebook, case: Case, terms: Terms = DEFAULT_TERMS, *, games: int = 1, seed: int = 0
) -> Report:
    """Laws 1 to 9, 12 and 13, for one case, over `games` trials."""
    report = Report()
    for number in range(games):
        trial = Trial(rulebook, case, seed=seed + number, bound=terms.bound)
        no_dead_ends(trial, stubborn=number == 0 and terms.guarded(trial.options))
        copies_are_deep(trial)  # the other laws ask copies
        legal_means_legal(trial)
        conservation(trial, lawless=terms.lawless)
        three_forms_one_action(trial)
        same_record_same_bytes(trial)
        no_leak(trial, announced=terms.announced)
        imagination_varies(trial, hidden=terms.hidden, face=terms.face)
        undo_never_reveals(trial, conservative=terms.conservative)
        no_field_is_forgotten(trial, passing=terms.passing)
        events_are_as_declared(trial)
        report.add(trial)
    return report


def check_laws(
    rulebook: Rulebook,
    terms: Terms = DEFAULT_TERMS,
    *,
    over: Iterable[Case] | None = None,
    games: int = 1,
    seed: int = 0,
) -> Report:
    """Laws 1 to 9, 12 and 13, for all seats and options, or those of `over`.

    Laws 10 and 11 are about files: `every_rule_has_a_test` and `golden_games` take them.
    """
    report = Report()
    chosen = list(over or cases(rulebook))
    for case in chosen:
        report.join(check_case(rulebook, case, terms, games=games, seed=seed))
    nonsense_is_noticed(Trial(rulebook, chosen[-1], seed=seed, bound=terms.bound), passing=terms.passing)
    same_bytes_in_another_process(rulebook, chosen[-1], seed)
    return report
