"""How a turn ends, and the game; who holds which title meanwhile."""

from hastilude.games.kings_bounty import scoring
from hastilude.games.kings_bounty.setting import LAST_PLAYER_TURN
from hastilude.games.kings_bounty.tableau import ENDED, FINAL_TURN, LAST_CARD, STALLED, Tableau
from hastilude.games.kings_bounty.titles import MAJORITIES, TITLES, leader


def end_turn(state: Tableau) -> None:
    """The left neighbour is next (KB-034, KB-041); the game ends with a turn of the last seat (KB-030,
    KB-031, KB-215), so that all had as many turns (KB-130)."""
    seats = state.setting.seats
    last = state.seat == seats - 1
    if last and state.setting.display == LAST_PLAYER_TURN:
        before = holders(state)
        for title in range(MAJORITIES):
            state.shown[title] = leader(state.tally, seats, title)
        if state.events is not None:
            tell_titles(state, before)
    if last:
        if state.final:
            _finish(state, FINAL_TURN)  # KB-127
            return
        if state.exhausted and state.setting.end_now:
            _finish(state, LAST_CARD)  # KB-R29
            return
        # KB-128: without `end_now` a whole round follows
        if state.setting.stall_guard and not state.exhausted and state.streak >= state.setting.standstill:
            _finish(state, STALLED)  # KB-R28
            return
    state.turn += 1
    state.seat = 0 if last else state.seat + 1
    state.final = state.exhausted  # KB-125, KB-129: a turn each, with a full hand (KB-131, KB-R31)


def _finish(state: Tableau, reason: str) -> None:
    state.phase = ENDED
    state.reason = reason
    if state.events is not None:
        for seat in range(state.setting.seats):  # KB-205
            if state.hidden[seat] >= 0:
                state.tell("revealed", {"title": TITLES[state.hidden[seat]], "seat": seat})
        state.tell("ended", {"reason": reason, "winner": scoring.winner(state)})


# -- titles shown during the game --------------------------------------------------------


def holders(state: Tableau) -> list[int]:
    """For the eye only: what counts is the end (KB-120, KB-121)."""
    return [state.holder(title) for title in range(len(TITLES))]


def tell_titles(state: Tableau, before: list[int]) -> None:
    shown = [*state.open_titles, *state.revealed]
    negative = [title for title in shown if title >= MAJORITIES]
    majorities = [title for title in shown if title < MAJORITIES]
    for title in negative + majorities:  # KB-118, KB-R10
        holder = state.holder(title)
        if holder != before[title]:
            state.tell("title", {"title": TITLES[title], "seat": holder, "from": before[title]})
