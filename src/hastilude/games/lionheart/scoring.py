"""The score of Lionheart, a pure function of the board (LH-158), and the end (ledger 3.15 to 3.17)."""

from hastilude.core.words import Result, Score, ScoreLine
from hastilude.games.lionheart.cards import (
    CASTLES,
    FOREST,
    MINE_TYPES,
    MINES,
    RESIDENCE,
    VILLAGE,
)
from hastilude.games.lionheart.tableau import DECK_OUT, LANE, Tableau


def mines(state: Tableau, seat: int) -> int:
    """The mines in all domains of a seat, by type in lanes of eight bits (LH-151)."""
    first = state.setting.colour_of[seat] * CASTLES
    ore = state.ore
    return ore[first] + ore[first + 1] + ore[first + 2] + ore[first + 3]


def monopolies(state: Tableau, ore: int) -> int:
    """How many types reach the number that a monopoly needs (LH-157)."""
    least = state.setting.figures.monopoly_mines
    count = 0
    for _ in range(MINE_TYPES):
        if ore & LANE >= least:
            count += 1
        ore >>= 8
    return count


def income(state: Tableau, seat: int) -> int:
    """One thaler for each type of mine in one's domains (LH-056)."""
    ore = mines(state, seat)
    count = 0
    while ore:
        if ore & LANE:
            count += 1
        ore >>= 8
    return count


def worth(state: Tableau, seat: int) -> int:
    """What the board gives a seat: cells of its domains, and each monopoly as long as it is held
    (LH-153 … LH-155, LH-158, LH-160, LH-R55)."""
    first = state.setting.colour_of[seat] * CASTLES
    points = state.points
    total = points[first] + points[first + 1] + points[first + 2] + points[first + 3]
    ore = mines(state, seat)
    if ore:
        total += state.setting.figures.monopoly_points * monopolies(state, ore)
    return total


def bonuses(state: Tableau) -> list[int]:
    """The points for money at the end of the deck (LH-167, LH-168, LH-180, LH-R46)."""
    setting = state.setting
    money = state.money
    most = max(money)
    second = -1
    for thalers in money:
        if thalers < most and thalers > second:
            second = thalers
    if not setting.dense_rank and money.count(most) > 1:
        second = -1
    found: list[int] = []
    for thalers in money:
        if thalers == 0 and not setting.zero_bonus:
            found.append(0)
        elif thalers == most:
            found.append(setting.figures.most_money)
        else:
            found.append(setting.figures.second_money if thalers == second else 0)
    return found


def leaders(state: Tableau) -> list[int]:
    """The most points; of equal ones the most thalers; of equal ones all (LH-169, LH-R47)."""
    best = -1
    richest = -1
    found: list[int] = []
    for seat in range(state.setting.seats):
        points = state.scores[seat]
        money = state.money[seat]
        if points > best or (points == best and money > richest):
            best = points
            richest = money
            found = [seat]
        elif points == best and money == richest:
            found.append(seat)
    return found


def result(state: Tableau) -> Result:
    """The whole scoring sheet."""
    setting = state.setting
    seats = range(setting.seats)
    keys = [(seat in state.winners, state.scores[seat], state.money[seat]) for seat in seats]
    places = tuple(1 + sum(1 for other in keys if other > mine) for mine in keys)
    best = max(state.scores)
    tied = [seat for seat in seats if state.scores[seat] == best]
    by_money = state.reason == DECK_OUT and len(tied) > len(state.winners)
    return Result(
        reason=state.reason,
        winners=tuple(state.winners),
        places=places,
        scores=tuple(Score(seat, state.scores[seat], _parts(state, seat)) for seat in seats),
        args={"money": by_money, "shared": len(state.winners) > 1},
    )


def _parts(state: Tableau, seat: int) -> tuple[ScoreLine, ...]:
    """Where the points of a seat come from."""
    setting = state.setting
    figures = setting.figures
    land = state.land
    first = setting.colour_of[seat] * CASTLES
    domains = state.domains[first : first + CASTLES]
    lines: list[ScoreLine] = []
    for code, area, points in (
        ("forests", land.forests, figures.points[FOREST]),
        ("villages", land.villages, figures.points[VILLAGE]),
        ("residence", land.residences, figures.points[RESIDENCE]),
    ):
        count = sum(domain.count_both(area) for domain in domains)
        if count:
            lines.append(ScoreLine(code, points * count, {"count": count}))
    ore = mines(state, seat)
    for kind in range(MINE_TYPES):
        if ore >> 8 * kind & LANE >= figures.monopoly_mines:
            lines.append(ScoreLine("monopoly", figures.monopoly_points, {"mine": MINES[kind]}))
    total = sum(line.points for line in lines)
    if state.reason == DECK_OUT:
        bonus = bonuses(state)[seat]
        if bonus:
            place = 1 if state.money[seat] == max(state.money) else 2
            lines.append(ScoreLine("bonus", bonus, {"money": state.money[seat], "place": place}))
            total += bonus
    if total != state.scores[seat]:  # LH-185: the marker was no longer moved
        lines.append(ScoreLine("unmoved", state.scores[seat] - total))
    return tuple(lines)
