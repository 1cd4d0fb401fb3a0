"""Turns and rounds: what begins and ends with them (RS-048, RS-054)."""

from hastilude.games.rise_shields import artifacts, asking, victory
from hastilude.games.rise_shields.names import CARD_COUNT, CARDS, MYSTERY, UNITS
from hastilude.games.rise_shields.phases import ALLY_OFFER, TURN_START
from hastilude.games.rise_shields.table import Table
from hastilude.games.rise_shields.terms import (
    BOARD,
    FOG_ANNOUNCED,
    FOG_NOW,
    LOST,
    NEW,
    OF_THE_TURN,
    REBUILD,
    SABOTAGED,
    STOPPED,
    TOO_LATE,
    USED_HORSESHOE,
    USED_SCROLL,
    USED_THIS_TURN,
)


def turn_start(t: Table) -> None:
    """RS-048, in the order of RS-R18."""
    seat = t.active
    expire(t, seat)
    t.used[seat] = t.used[seat] & ~(USED_THIS_TURN | USED_HORSESHOE | USED_SCROLL)
    asking.round_over(t, seat)
    t.kills[seat] = 0
    limit = artifacts.energy_limit(t, seat)
    if t.set_complete(seat, MYSTERY):
        t.energy[seat] = limit  # RS-275
    else:
        t.energy[seat] = min(limit, t.energy[seat] + 1)
    if t.catapult[seat] == LOST:
        t.catapult[seat] = REBUILD
    for unit in t.tokens[seat]:
        if t.status[unit] == BOARD:
            marks = t.marks[unit] & ~NEW
            if marks & SABOTAGED:
                marks = (marks & ~SABOTAGED) | STOPPED
            t.marks[unit] = marks
            t.acts[unit] = 1
    if t.events is not None:
        t.tell("turn", {"seat": seat, "round": t.round, "energy": t.energy[seat]})
    t.offered = True
    t.phase = ALLY_OFFER


def expire(t: Table, seat: int) -> None:
    """What lasts until the start of this seat's turn ends; also for the eliminated (RS-R59)."""
    due = seat + 1
    for unit in range(UNITS):
        if t.diverted[unit] == due:
            t.diverted[unit] = 0
    for card in range(CARD_COUNT):
        closed = t.opens[card] != 0 or t.blocked[card] != 0
        if t.opens[card] == due:
            t.opens[card] = 0
        if t.blocked[card] == due:
            t.blocked[card] = 0
        if closed and t.opens[card] == 0 and t.blocked[card] == 0 and t.events is not None:
            t.tell("opened", {"card": CARDS[card]})


def turn_end(t: Table) -> None:
    """Effects of the turn end, the fog comes or goes, the next living player is on."""
    seat = t.active
    t.clear_chains()
    for unit in range(UNITS):
        if t.status[unit] == BOARD:
            t.marks[unit] = t.marks[unit] & ~OF_THE_TURN
            t.acts[unit] = 0
            t.blessing[unit] = 0
            t.posts[unit] = 0
    if t.catapult[seat] == REBUILD and t.setting.rebuild_next_only:
        t.catapult[seat] = TOO_LATE
    lift_fog(t, seat)
    asking.turn_over(t)
    if t.events is not None:
        t.tell("turn_ended", {"seat": seat})
    while True:
        place = t.order.index(t.active) + 1
        if place == len(t.order):
            place = 0
            if victory.guard(t):
                return
            t.round += 1
        t.active = t.order[place]
        if t.alive[t.active]:
            break
        expire(t, t.active)
        lift_fog(t, t.active)
    t.phase = TURN_START


def lift_fog(t: Table, seat: int) -> None:
    """A fog begins when its maker ends his turn, and ends with his next one (RS-228)."""
    fog = t.fog[seat]
    if not fog:
        return
    was = t.foggy()
    t.fog[seat] = FOG_NOW if fog & FOG_ANNOUNCED else 0
    if t.events is not None and t.foggy() != was:
        t.tell("fog_lifted" if was else "fog", {})
