"""On which build a test runs: from the source, compiled, or on both.

`make test` runs the tests twice, with `--build source` and `--build compiled`. What has no mark runs
both times: rules are the same source on both, and must do the same. What shows nothing new the
second time has one of these marks, or a place in `tests/conftest.py`. A plain `pytest` runs all.
"""

import pytest

from hastilude.core import state

#: what is running now
INTERPRETED = state.__file__.endswith(".py")
COMPILED = not INTERPRETED

#: long games and searches, which take ten times as long interpreted
compiled_only = pytest.mark.build("compiled")
#: nothing that is ever compiled
source_only = pytest.mark.build("source")
