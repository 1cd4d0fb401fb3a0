"""How a game of Rise Shields ended (ledger, 3.31)."""

from hastilude.core.words import Arg, Args, Result
from hastilude.games.rise_shields.names import ACHIEVEMENTS
from hastilude.games.rise_shields.phases import ENDED
from hastilude.games.rise_shields.tableau import Tableau


def result(t: Tableau) -> Result | None:
    if t.phase != ENDED:
        return None
    seats = t.setting.seats
    winners = tuple(seat for seat in range(seats) if t.winners >> seat & 1)
    return Result(t.reason, winners, places(t), (), feats(t))


def places(t: Tableau) -> tuple[int, ...]:
    """Winners first; the others by how long their side lasted. A draw is shared."""
    seats = t.setting.seats
    if not t.winners:
        return tuple(1 for _ in range(seats))
    team = t.setting.team
    lasted = [
        seats
        if t.winners >> seat & 1
        else max(_fall(t, other) for other in range(seats) if team[other] == team[seat])
        for seat in range(seats)
    ]
    return tuple(1 + sum(other > mine for other in lasted) for mine in lasted)


def _fall(t: Tableau, seat: int) -> int:
    """0 for the first to be eliminated; the living last longest."""
    return t.lost.index(seat) if seat in t.lost else len(t.lost)


def feats(t: Tableau) -> Args:
    """By achievement: who has earned it (RS-340)."""
    found: dict[str, Arg] = {}
    for number, name in enumerate(ACHIEVEMENTS):
        seats = [seat for seat in range(t.setting.seats) if t.feats[seat] >> number & 1]
        if seats:
            found[name] = seats
    return found


def payoffs(t: Tableau) -> list[float]:
    """A team wins together; a draw is half a victory between two sides, a quarter among four."""
    seats = t.setting.seats
    if t.winners:
        return [1.0 if t.winners >> seat & 1 else 0.0 for seat in range(seats)]
    sides = len(set(t.setting.team))
    return [1.0 / sides] * seats
