"""Turns and rounds: what begins and ends with them (RS-048, RS-054)."""

from hastilude.core.chance import Chance
from hastilude.core.decision import Step
from hastilude.core.words import Args, Refusal
from hastilude.games.rise_shields import (
    actions,
    artifacts,
    asking,
    card_refusals,
    cards,
    casting,
    claims,
    movement,
    placing,
    using,
    victory,
)
from hastilude.games.rise_shields.choice import CARD_KINDS, Choice
from hastilude.games.rise_shields.names import BOOTS, CARD_COUNT, CARDS, MYSTERY, UNIT_NAMES, UNITS
from hastilude.games.rise_shields.phases import ALLY_OFFER, TURN_END, TURN_START
from hastilude.games.rise_shields.tableau import Tableau
from hastilude.games.rise_shields.terms import (
    BOARD,
    BOX,
    FOG_ANNOUNCED,
    FOG_NOW,
    LOST,
    NEW,
    OF_THE_TURN,
    REBUILD,
    SABOTAGED,
    STOPPED,
    TELEPORTED,
    TOO_LATE,
    USED_HORSESHOE,
    USED_SCROLL,
    USED_THIS_TURN,
)


class TurnStart(Step[Tableau]):
    """RS-048, in the order of RS-R18."""

    def run(self, t: Tableau, chance: Chance) -> None:
        seat = t.active
        expire(t, seat)
        t.used[seat] = t.used[seat] & ~(USED_THIS_TURN | USED_HORSESHOE | USED_SCROLL)
        asking.round_over(t, seat)
        t.kills[seat] = 0
        limit = artifacts.energy_limit(t, seat)
        if t.set_complete(seat, MYSTERY):
            t.energy[seat] = limit  # RS-275
        else:
            t.energy[seat] = min(limit, t.energy[seat] + 1)  # RS-172, RS-177
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


class MainTurn(Choice):
    """What the player whose turn it is does next (RS-049, RS-054)."""

    def details(self, t: Tableau) -> Args:
        return {"energy": t.energy[t.chooser]}

    def legal(self, t: Tableau) -> list[int]:
        seat = t.chooser
        found: list[int] = []
        for unit in t.tokens[seat]:
            if movement.may_act(t, unit):
                found.append(actions.ACTIVATE + unit)
        if t.catapult[seat]:
            found.extend(actions.REBUILD + cell for cell in placing.rebuild_cells(t, seat))
        cards.main_plays(t, seat, found)
        if t.leader_alive(seat):
            if claims.may_take(t, seat):
                found.append(actions.TAKE)
            if t.works[seat]:
                using.uses(t, seat, found)
        if t.setting.resigning:
            found.append(actions.RESIGN)
        found.append(actions.END)
        return found

    def reason(self, t: Tableau, kind: str, number: int) -> Refusal | None:
        if kind == "activate":
            return _no_activation(t, number)
        if kind == "rebuild":
            return placing.no_rebuilding(t, number)
        if kind == "take":
            return claims.no_taking(t)
        if kind == "use":
            return using.no_use(t, number, False)
        if kind in CARD_KINDS:
            moment = cards.OF_MAIN[number] and cards.fits_moment(t, number)
            return card_refusals.refusal(t, kind, number, moment)
        return None

    def apply(self, t: Tableau, action: int, chance: Chance) -> None:
        if action < actions.REBUILD:
            unit = action - actions.ACTIVATE
            movement.activate(t, unit)
            if t.setting.leader[unit] and t.has(t.active, BOOTS):
                artifacts.show(t, BOOTS)
        elif action < actions.PLAY:
            placing.rebuild(t, action - actions.REBUILD)
        elif action < actions.TAKE:
            casting.play(t, action)
        elif action == actions.TAKE:
            claims.claim(t, t.chooser, chance)
        elif action < actions.END:
            using.use(t, t.chooser, action - actions.USE)
        elif action == actions.RESIGN:
            victory.resign(t, t.chooser, chance)
        else:
            t.phase = TURN_END


def _no_activation(t: Tableau, unit: int) -> Refusal:
    name = UNIT_NAMES[unit]
    if t.status[unit] == BOX:
        return Refusal("no_unit", {"unit": name}, ("RS-049",))
    if t.owner[unit] != t.chooser:
        return Refusal("not_yours", {"unit": name, "owner": t.owner[unit]}, ("RS-049",))
    if t.status[unit] != BOARD:
        return Refusal("not_on_board", {"unit": name}, ("RS-049",))
    marks = t.marks[unit]
    if marks & NEW:
        return Refusal("new_unit", {"unit": name}, ("RS-102", "RS-207", "RS-223"))
    if marks & STOPPED:
        return Refusal("sabotaged", {"unit": name}, ("RS-251", "RS-R85"))
    if marks & TELEPORTED:
        return Refusal("teleported", {"unit": name}, ("RS-241", "RS-R82"))
    return Refusal("has_acted", {"unit": name}, ("RS-050",))


def expire(t: Tableau, seat: int) -> None:
    """What lasts until the start of this seat's turn ends (RS-188); also for the eliminated (RS-R59)."""
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


class TurnEnd(Step[Tableau]):
    """Effects of the turn end, the fog comes or goes, the next living player is on."""

    def run(self, t: Tableau, chance: Chance) -> None:
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
                if victory.guard(t):  # a round is over (RS-055)
                    return
                t.round += 1
            t.active = t.order[place]
            if t.alive[t.active]:
                break
            expire(t, t.active)
            lift_fog(t, t.active)
        t.phase = TURN_START


def lift_fog(t: Tableau, seat: int) -> None:
    """A fog begins when its maker ends his turn, and ends with his next one (RS-228)."""
    fog = t.fog[seat]
    if not fog:
        return
    was = t.foggy()
    t.fog[seat] = FOG_NOW if fog & FOG_ANNOUNCED else 0
    if t.events is not None and t.foggy() != was:
        t.tell("fog_lifted" if was else "fog", {})
