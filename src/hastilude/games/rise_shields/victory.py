"""Removal, elimination, victory, guards and achievements (ledger, 3.30, 3.31, 3.38)."""

from hastilude.core.chance import Chance
from hastilude.games.rise_shields import artifacts
from hastilude.games.rise_shields.names import (
    ACHIEVEMENTS,
    CROSSBOWMEN,
    DOMINION,
    FIST_FIGHT,
    FORTIFICATION,
    GLADIATOR,
    GRANDMASTER,
    HERALD_OF_DEATH,
    LIONHEART_BANE,
    MOST_ARTIFACTS,
    OVERLORD,
    SEGROS,
    SIEGE_MASTER,
    UNIT_NAMES,
    UNITS,
)
from hastilude.games.rise_shields.phases import ENDED, TURN_END
from hastilude.games.rise_shields.tableau import Tableau
from hastilude.games.rise_shields.terms import (
    ARC,
    ASIDE,
    BOARD,
    BOTH_DESTROYED,
    DEAD,
    DESTRUCTION,
    DOMINION_WON,
    LOST,
    MAIN_STRIKE,
    NO_PROGRESS,
    RESIGNATION,
    ROUND_LIMIT,
    SHELL,
    SHOT,
    SIEGE,
    SPELL,
    USED_CARDS,
)

HERALD_KILLS = 5
SIEGE_KILLS = 3


def remove(t: Tableau, unit: int, credit: int, chance: Chance) -> None:
    """A unit leaves the board for its owner's pile (RS-288); who beat it is credited."""
    owner = t.owner[unit]
    if credit >= 0 and t.enemies(credit, owner):
        _credit(t, unit, credit)
    if t.events is not None:
        t.tell("destroyed", {"unit": UNIT_NAMES[unit], "seat": owner, "to": credit})
    t.lift(unit)
    t.status[unit] = DEAD
    t.progress = True
    if t.setting.machine[unit]:
        t.catapult[owner] = LOST
    elif t.setting.leader[unit]:
        artifacts.discard_all(t, owner, chance)


def _credit(t: Tableau, unit: int, credit: int) -> None:
    t.kills[credit] = t.kills[credit] + 1
    if t.kills[credit] == HERALD_KILLS and t.active == credit:
        feat(t, credit, HERALD_OF_DEATH)
    if t.strike == SPELL or t.striker < 0:
        return
    cell = t.where[unit]
    besieged = t.strike == MAIN_STRIKE and (t.attack == SIEGE or t.attack == SHELL)
    if besieged and t.setting.terrain[cell] == FORTIFICATION:
        t.sieges[credit] = t.sieges[credit] + 1
        if t.sieges[credit] == SIEGE_KILLS:
            feat(t, credit, SIEGE_MASTER)
    shooting = t.blow == SHOT or t.blow == ARC
    in_castle = t.striker == CROSSBOWMEN and t.where[CROSSBOWMEN] in t.setting.figures.castle
    if unit == SEGROS and in_castle and shooting:
        feat(t, credit, LIONHEART_BANE)


def feat(t: Tableau, seat: int, which: int) -> None:
    """An achievement, for the record only (RS-340, RS-R115)."""
    if t.feats[seat] >> which & 1:
        return
    t.feats[seat] = t.feats[seat] | 1 << which
    if t.events is not None:
        t.tell("achievement", {"seat": seat, "achievement": ACHIEVEMENTS[which]})


def one_on_one(t: Tableau) -> bool:
    """Apart from war machines, only the leaders of two opposing sides are left (RS-R92)."""
    found: list[int] = []
    for unit in range(UNITS):
        if t.status[unit] == BOARD and not t.setting.machine[unit]:
            if len(found) == 2 or not t.setting.leader[unit]:
                return False
            found.append(unit)
    return len(found) == 2 and t.enemies(t.owner[found[0]], t.owner[found[1]])


def check(t: Tableau, chance: Chance, reason: str = DESTRUCTION) -> bool:
    """After every removal and every change of artifacts (RS-293). Whether the game is over."""
    if dominion(t):
        return True
    for seat in range(t.setting.seats):
        if t.alive[seat] and not _has_army(t, seat):
            _eliminate(t, seat, chance)
    teams: list[int] = []
    for seat in range(t.setting.seats):
        if t.alive[seat] and t.setting.team[seat] not in teams:
            teams.append(t.setting.team[seat])
    if len(teams) == 1:
        win(t, teams[0], reason, -1)
        return True
    if not teams:
        end(t, BOTH_DESTROYED, 0)
        return True
    if not t.dueling and one_on_one(t):
        t.dueling = True
    return False


def resign(t: Tableau, seat: int, chance: Chance) -> None:
    """He gives up, and his army leaves the board (RS-R107)."""
    if t.events is not None:
        t.tell("resigned", {"seat": seat})
    _eliminate(t, seat, chance)
    if not check(t, chance, RESIGNATION):
        t.phase = TURN_END


def dominion(t: Tableau) -> bool:
    """All four pieces with one leader win at once (RS-292, RS-R101)."""
    for seat in range(t.setting.seats):
        if t.held[seat] and t.set_complete(seat, DOMINION) and artifacts.count(t, seat) <= MOST_ARTIFACTS:
            win(t, t.setting.team[seat], DOMINION_WON, seat)
            return True
    return False


def _has_army(t: Tableau, seat: int) -> bool:
    """Machines do not count (RS-291, RS-R106)."""
    return any(not t.setting.machine[unit] for unit in t.army_of(seat))


def _eliminate(t: Tableau, seat: int, chance: Chance) -> None:
    """RS-289: his war machine is removed, his turns are skipped."""
    t.alive[seat] = False
    t.lost.append(seat)
    for unit in t.tokens[seat]:
        if t.status[unit] == BOARD:
            t.lift(unit)
            t.status[unit] = DEAD
    artifacts.discard_all(t, seat, chance)
    if t.events is not None:
        t.tell("eliminated", {"seat": seat})


def win(t: Tableau, team: int, reason: str, by: int) -> None:
    """RS-290, RS-292, RS-302, RS-308: teams win together (RS-R108)."""
    winners = 0
    for seat in range(t.setting.seats):
        if t.setting.team[seat] == team:
            winners |= 1 << seat
    if by >= 0:
        feat(t, by, OVERLORD)
    for seat in range(t.setting.seats):
        if winners >> seat & 1:
            _winner_feats(t, seat)
    end(t, reason, winners)


def _winner_feats(t: Tableau, seat: int) -> None:
    if t.dueling and t.leader_alive(seat):
        feat(t, seat, GLADIATOR)
    if not t.used[seat] & USED_CARDS:
        feat(t, seat, FIST_FIGHT)
    if all(
        t.status[unit] == BOARD or t.status[unit] == ASIDE or t.reinforced >> unit & 1
        for unit in t.tokens[seat]
    ):
        feat(t, seat, GRANDMASTER)


def end(t: Tableau, reason: str, winners: int) -> None:
    t.reason = reason
    t.winners = winners
    t.phase = ENDED
    if t.events is not None:
        seats = [seat for seat in range(t.setting.seats) if winners >> seat & 1]
        t.tell("won", {"winners": seats, "reason": reason})


def guard(t: Tableau) -> bool:
    """At the end of a round: the engine's limits (RS-R107). Whether the game is over."""
    t.quiet = 0 if t.progress else t.quiet + 1
    t.progress = False
    if t.quiet >= t.setting.quiet_limit:
        end(t, NO_PROGRESS, 0)
    elif t.round >= t.setting.round_limit:
        end(t, ROUND_LIMIT, 0)
    return t.phase == ENDED
