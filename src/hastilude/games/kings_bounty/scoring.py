"""Final scoring of King's Bounty: titles, obelisks, tie-break (ledger 3.13)."""

from hastilude.core.words import Result, Score, ScoreLine
from hastilude.games.kings_bounty.tableau import Tableau
from hastilude.games.kings_bounty.titles import (
    KEEPER_OF_SECRETS,
    MAJORITIES,
    NOBODY,
    STAFF_RAT,
    TITLES,
    VANDAL,
    leader,
)


def final_holder(state: Tableau, title: int) -> int:
    """Who is awarded a title at the end, from the table alone (KB-134); hidden ones too (KB-206)."""
    if title == VANDAL:
        return state.last_monster  # nobody, if none was played (KB-210, KB-R40)
    if title == STAFF_RAT:
        return state.last_hero
    holder = leader(state.tally, state.setting.seats, title)
    if state.setting.owner_only and title in state.hidden and state.hidden.index(title) != holder:
        return NOBODY  # KB-R43
    return holder


def titles_in_game(state: Tableau) -> list[int]:
    """Nearly all points are theirs, and one seat may get any number (KB-156, KB-162)."""
    return [*state.open_titles, *state.revealed, *(title for title in state.hidden if title >= 0)]


def points(state: Tableau) -> list[int]:
    """The final score of each seat (KB-135): titles, those that take away too (KB-138, KB-R34), and
    obelisks (KB-013, KB-136, KB-171); all else is worth nothing (KB-133, KB-137, KB-R33)."""
    figures = state.setting.figures
    totals = [
        figures.obelisk_points * state.tally[seat * MAJORITIES + KEEPER_OF_SECRETS]
        for seat in range(state.setting.seats)
    ]
    for title in titles_in_game(state):
        holder = final_holder(state, title)
        if holder != NOBODY:
            totals[holder] += figures.title_points[title]
    return totals


def open_points(state: Tableau) -> list[int]:
    """The public score during the game: obelisks, open and revealed titles (KB-R47)."""
    figures = state.setting.figures
    totals = [
        figures.obelisk_points * state.tally[seat * MAJORITIES + KEEPER_OF_SECRETS]
        for seat in range(state.setting.seats)
    ]
    for title in [*state.open_titles, *state.revealed]:
        holder = state.holder(title)
        if holder != NOBODY:
            totals[holder] += figures.title_points[title]
    return totals


def placing(state: Tableau) -> list[int]:
    """Seats from the first place to the last; equal scores by seat (KB-140, KB-R50)."""
    return _order(points(state))


def winner(state: Tableau) -> int:
    """The best score (KB-139); of equal ones the lowest seat: always one winner (KB-140, KB-141, KB-R32)."""
    totals = points(state)
    return totals.index(max(totals))


def _order(totals: list[int]) -> list[int]:
    order: list[int] = []
    for seat in range(len(totals)):
        place = 0
        while place < len(order) and totals[order[place]] >= totals[seat]:
            place += 1
        order.insert(place, seat)
    return order


def result(state: Tableau) -> Result:
    """The whole scoring sheet. Titles that nobody got are listed in `args`."""
    figures = state.setting.figures
    totals = points(state)
    parts: list[list[ScoreLine]] = [[] for _ in totals]
    unawarded: list[str] = []
    for title in titles_in_game(state):
        holder = final_holder(state, title)
        if holder == NOBODY:
            unawarded.append(TITLES[title])
        else:
            parts[holder].append(ScoreLine("title", figures.title_points[title], {"title": TITLES[title]}))
    for seat in range(len(totals)):
        count = state.tally[seat * MAJORITIES + KEEPER_OF_SECRETS]
        if count:
            parts[seat].append(ScoreLine("obelisks", figures.obelisk_points * count, {"count": count}))
    order = _order(totals)
    return Result(
        reason=state.reason,
        winners=(order[0],),
        places=tuple(order.index(seat) + 1 for seat in range(len(totals))),
        scores=tuple(Score(seat, totals[seat], tuple(parts[seat])) for seat in range(len(totals))),
        args={"tie_break": totals.count(totals[order[0]]) > 1, "unawarded": unawarded},
    )
