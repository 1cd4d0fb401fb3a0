"""Law 10 for every game: each rule of its ledger is cited by a test, and nothing else is."""

from pathlib import Path

import pytest

from hastilude.core import laws
from hastilude.core.game import find_game
from hastilude.core.ledger import coverage, ledger_ids

TESTS = Path(__file__).parents[1]
LEDGERS = TESTS.parent / "docs" / "rules"


@pytest.mark.parametrize("ledger", sorted(LEDGERS.glob("*.md")), ids=lambda ledger: ledger.stem)
def test_every_rule_has_a_test(ledger: Path) -> None:
    game = find_game(ledger.stem)
    found = coverage(game, LEDGERS, TESTS)
    ids = ledger_ids(ledger, game.prefix)
    laws.every_rule_has_a_test(ids, [*found.covered, *found.unknown], found.untestable)
