"""Every option of every choice says what it costs and gives; `tests/soak/options.py` plays a thousand games."""

import pytest

from hastilude.core.game import games
from support.options import silent

#: games, decisions of each, and of how many decisions one is looked at
SHARE = (6, 240, 4)


@pytest.mark.parametrize("game", games())
def test_no_option_is_silent(game: str) -> None:
    met, nothing = silent(games()[game].load(), *SHARE)
    assert len(met) > 5
    assert nothing == {}
