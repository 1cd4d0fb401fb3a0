"""What the table tells comes true: a few games of fixed seeds; `tests/soak/calibration.py` plays many."""

import pytest

from hastilude.core.calibration import Curve, calibration_in
from hastilude.core.game import games
from support import knights_tale_odds, promises, rise_shields_odds
from support.builds import COMPILED
from support.promises import Promise, Table, Watcher, fit, play, tenths

GAMES: dict[str, tuple[type[Watcher], list[Table]]] = {
    "knights_tale": (knights_tale_odds.KnightsTaleWatch, knights_tale_odds.tables("squire", "short", 0)),
    "rise_shields": (rise_shields_odds.RiseShieldsWatch, rise_shields_odds.tables("squire", "short", 0)[:2]),
}
#: fewer values of a tenth prove nothing
FEW = 60
#: points that so few games may be off beyond the interval
LUCK = 0.12


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_comes_true(game: str) -> None:
    watch, tables = GAMES[game]
    rulebook = games()[game].load()
    found: list[Promise] = []
    for number, table in enumerate(tables if COMPILED else tables[:2]):
        for promise in play(rulebook, table, watch()):
            promise.cluster += number << 20
            found.append(promise)
    text = "\n".join(promises.report(found))
    print(text)
    assert len(found) > 100
    for group in promises.by_code(found).values():
        for tenth in tenths(group):
            assert tenth.number < FEW or abs(tenth.told - tenth.came) <= tenth.half + LUCK, text


def test_a_false_promise_is_noticed() -> None:
    """Strength 1, 2, 3 was once told as 94, 99 and 100 per cent, and 16, 21 and 25 were won."""
    told = [Promise("duel", "duel", 0.95, 0.95, 0, cluster=n, came=float(n % 4 == 0)) for n in range(200)]
    assert [tenth.holds for tenth in tenths(told)] == [False]


def test_what_is_won_together_proves_less() -> None:
    apart = [Promise("duel", "duel", 0.5, 0.5, 0, cluster=n, came=float(n % 2)) for n in range(100)]
    together = [
        Promise("duel", "duel", 0.5, 0.5, 0, cluster=n // 20, came=float(n // 20 % 2)) for n in range(100)
    ]
    assert tenths(together)[0].half > 2 * tenths(apart)[0].half


def test_a_curve_rises_and_takes_reckoned_to_true() -> None:
    rows = [
        Promise("x", "x", p / 10, p / 10, 0, n, float(n % 10 < p // 2))
        for p in range(1, 10)
        for n in range(500)
    ]
    curve = fit(rows)
    assert curve.at(0.8) == pytest.approx(0.4, abs=0.03)
    assert list(curve.true) == sorted(curve.true)
    with pytest.raises(ValueError, match="rises"):
        Curve((0.1, 0.9), (0.5, 0.4))


@pytest.mark.parametrize("game", games())
def test_the_curves_of_a_game_can_be_read(game: str) -> None:
    for curve in calibration_in(games()[game].load().folder).curves.values():
        assert 0.0 <= curve.true[0] <= curve.true[-1] <= 1.0
        assert curve.values >= 100
