"""`@rule("KB-031")`: the ledger's ids that a test proves.

`hastilude rules GAME --coverage` reads these citations from the source of the tests.
"""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*ids)
