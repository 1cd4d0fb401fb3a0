"""The duel: best of three clashes, each in seven steps (KT-174).

One part for tournaments, challenge cards and titles alike. Side 0 is always a player; side 1
a player or an opponent without decisions. What happens is written down in the state's
`report`, from which views make a table: who acts first in each step and why, dice, tokens,
attacks.
"""

from hastilude.core.chance import Chance
from hastilude.core.words import Event
from hastilude.games.knights_tale import clash, effects, outcome, rolling
from hastilude.games.knights_tale.cards import (
    ATTACK,
    COLOURS,
    DIE_COUNT,
    FOE_ATTACK,
    FOE_PRESTIGE,
    FROM_SUPPORT,
    GLORY,
    KNIGHTS,
    MOST_DICE,
    PRESTIGE_KINDS,
    REFRESH,
    RELIC_KINDS,
    RELICS,
    REROLL,
    SUPPORT,
    SUPPORTS,
    TITLES,
    TRAVEL,
    TURN_DIE,
)
from hastilude.games.knights_tale.table import (
    DOWN,
    DUEL_STEP,
    FAITH_PHASE,
    FOR_CARD,
    FOR_TITLE,
    FOR_TOURNAMENT,
    LANCE_PHASE,
    NOBODY,
    NONE,
    REFRESH_PHASE,
    RELIC_PHASE,
    REROLL_PHASE,
    S_COMPARE,
    S_FAITH,
    S_RELIC,
    S_ROLL,
    S_STRENGTH,
    S_TENT,
    STRENGTH_PHASE,
    TENT_PHASE,
    Table,
)

# -- beginning ---------------------------------------------------------------------------


def against_knight(state: Table, why: int, seat: int, knight: int, place: int, vp: bool) -> None:
    """A knight of the tournament, or the virtual opponent with its knight's token (KT-R90)."""
    figures = state.setting.figures
    _begin(state, why, seat, NOBODY)
    state.foe = knight
    state.foe_vp = vp
    state.place = place
    state.foe_attack = figures.knight_attack[knight]
    state.foe_prestige = figures.knight_prestige[knight]
    state.foe_dice = figures.knight_dice[knight]
    state.less = figures.knight_less[knight * 3 : knight * 3 + 3]
    _tell_begin(state)


def against_card(state: Table, seat: int, card: int) -> None:
    """The opponent of a challenge card (KT-112)."""
    figures = state.setting.figures
    _begin(state, FOR_CARD, seat, NOBODY)
    state.foe_attack = figures.attack[card]
    state.foe_prestige = figures.prestige[card]
    _tell_begin(state)


def against_title(state: Table, seat: int, title: int) -> None:
    """The knight on the title Brave (KT-313)."""
    needs = state.setting.figures.needs[title]
    _begin(state, FOR_TITLE, seat, NOBODY)
    state.card = title
    state.foe_attack = needs.duel_attack
    state.foe_prestige = needs.duel_prestige
    _tell_begin(state)


def between_players(state: Table, one: int, two: int, place: int) -> None:
    """KT-213: both do each step."""
    _begin(state, FOR_TOURNAMENT, one, two)
    state.place = place
    _tell_begin(state)


def _begin(state: Table, why: int, one: int, two: int) -> None:
    state.clear_duel()
    state.duel = why
    state.side = [one, two]
    state.clash = 1
    state.report = []
    state.phase = DUEL_STEP


def _tell_begin(state: Table) -> None:
    if state.events is not None:
        args: dict[str, object] = {
            "seat": state.side[0],
            "attack": state.foe_attack,
            "stars": state.foe_prestige,
        }
        if state.side[1] != NOBODY:
            state.tell(Event("duel_players", {"seat": state.side[0], "rival": state.side[1]}))
        elif state.foe_vp:
            state.tell(Event("duel_vp", args))
        elif state.duel == FOR_CARD:
            state.tell(Event("duel_card", {**args, "card": TRAVEL[state.card]}))
        elif state.duel == FOR_TITLE:
            state.tell(Event("duel_title", {**args, "title": TITLES[state.card]}))
        else:
            state.tell(Event("duel_knight", {**args, "knight": KNIGHTS[state.foe]}))


# -- going on ----------------------------------------------------------------------------


def advance(state: Table, chance: Chance) -> None:
    """To the next decision, or the end of the duel."""
    while True:
        step = state.step
        if step == S_ROLL:
            rolling.roll(state, chance)
            _next_step(state)
            continue
        if step == S_COMPARE:
            if outcome.compare(state):
                return
            continue
        if state.side[1] == NOBODY:
            if state.acted == 0 and clash.can_act(state, 0):
                _ask(state, 0)
                return
        else:
            if state.first == NONE:  # KT-R65: judged once, at the start of the step
                judged = clash.losing(state)
                state.first = judged >> 2
                if clash.can_act(state, 0) or clash.can_act(state, 1):
                    clash.note(state, clash.R_FIRST, state.first, judged & 3)
            while state.acted < 2:
                side = state.first if state.acted == 0 else 1 - state.first
                if clash.can_act(state, side):
                    _ask(state, side)
                    return
                state.acted += 1
        _next_step(state)


def _next_step(state: Table) -> None:
    state.step += 1
    state.first = NONE
    state.acted = 0


def _ask(state: Table, side: int) -> None:
    state.seat = state.side[side]
    step = state.step
    if step == S_STRENGTH:
        state.phase = STRENGTH_PHASE
    elif step == S_TENT:
        state.phase = TENT_PHASE
    elif step == S_FAITH:
        state.phase = FAITH_PHASE
    elif step == S_RELIC:
        state.phase = RELIC_PHASE
    else:
        state.phase = LANCE_PHASE


def decided(state: Table) -> None:
    """The side has done with this step."""
    state.acted += 1
    state.phase = DUEL_STEP


# -- decisions ---------------------------------------------------------------------------


def use_token(state: Table, kind: int) -> None:
    """A tent or lance token: face down, and its effect (KT-175, KT-182, KT-261)."""
    side = clash.actor(state)
    seat = state.seat
    state.turn_support(seat, kind, DOWN)
    state.used_support[side].append(kind)
    target = NONE
    effect = state.setting.figures.effect[kind]
    for i in range(0, len(effect), 2):
        code = effect[i]
        number = effect[i + 1]
        if code == GLORY:
            effects.add_glory(state, seat, number, FROM_SUPPORT)
        elif code == ATTACK:
            state.bonus[side] = state.bonus[side] + number
        elif code == FOE_ATTACK:
            state.bonus[1 - side] = state.bonus[1 - side] + number
        elif code == FOE_PRESTIGE:
            state.stars[1 - side] = state.stars[1 - side] + number
        elif code == TURN_DIE:
            rolling.turn_lowest(state, side, number >> 4, number & 15)
        elif code == REFRESH:
            target = number
    clash.note(state, clash.R_USED, side, kind)
    if state.events is not None:
        state.tell(Event("used", {"seat": seat, "support": SUPPORT[kind], **clash.attack_words(state, side)}))
    if target != NONE:
        _refresh(state, side, target)
    else:
        decided(state)


def _refresh(state: Table, side: int, what: int) -> None:
    """One own used token is turned up; asked where there are different ones (KT-277 … KT-279)."""
    seat = state.side[side]
    if what == 1:
        for kind in range(PRESTIGE_KINDS):
            if state.prestige_down[seat] >> kind & 1:
                outcome.prestige_up(state, seat, kind)
                _tell_refreshed(state, side, SUPPORTS + RELIC_KINDS + kind)
                break
        decided(state)
        return
    targets = clash.refresh_targets(state)
    if len(targets) == 1:
        refresh_token(state, targets[0])
    else:
        state.phase = REFRESH_PHASE


def refresh_token(state: Table, token: int) -> None:
    side = clash.actor(state)
    if token < SUPPORTS:
        state.turn_support(state.seat, token, 0)
    else:
        state.turn_relic(state.seat, token - SUPPORTS, 0)
    _tell_refreshed(state, side, token)
    decided(state)


def _tell_refreshed(state: Table, side: int, token: int) -> None:
    clash.note(state, clash.R_REFRESHED, side, token)
    if state.events is not None:
        seat = state.side[side]
        if token < SUPPORTS + RELIC_KINDS:
            state.tell(Event("refreshed", {"seat": seat, "token": clash.token_name(token)}))
        else:
            state.tell(Event("prestige_refreshed", {"seat": seat, "prestige": clash.token_name(token)}))


def commit(state: Table, count: int) -> None:
    """Strength for this and all later clashes of the duel (KT-176, KT-177)."""
    side = clash.actor(state)
    seat = state.seat
    state.strength[seat] = state.strength[seat] - count
    state.committed[side] = state.committed[side] + count
    if count:
        clash.note(state, clash.R_COMMITTED, side, count)
        if state.events is not None:
            state.tell(Event("committed", {"seat": seat, "count": count, "total": state.committed[side]}))
    decided(state)


def use_faith(state: Table) -> None:
    """One token, whose dice are chosen next (KT-179)."""
    side = clash.actor(state)
    seat = state.seat
    state.faith[seat] = state.faith[seat] - 1
    state.faith_spent[side] = state.faith_spent[side] + 1
    _choose_dice(state, side, clash.faith_dice(state, seat), False)


def use_relic(state: Table, kind: int) -> None:
    """At most one in each clash (KT-184)."""
    side = clash.actor(state)
    seat = state.seat
    state.turn_relic(seat, kind, DOWN)
    state.used_relics[side].append(kind)
    dice = 0
    effect = state.setting.figures.relic_effect[kind]
    for i in range(0, len(effect), 2):
        if effect[i] == ATTACK:
            state.bonus[side] = state.bonus[side] + effect[i + 1]
        elif effect[i] == TURN_DIE:
            rolling.turn_lowest(state, side, effect[i + 1] >> 4, effect[i + 1] & 15)
        elif effect[i] == REROLL:
            dice = effect[i + 1]
    clash.note(state, clash.R_RELIC, side, kind)
    if state.events is not None:
        state.tell(
            Event("used_relic", {"seat": seat, "relic": RELICS[kind], **clash.attack_words(state, side)})
        )
    if dice:
        _choose_dice(state, side, dice, True)
    else:
        decided(state)


def _choose_dice(state: Table, side: int, most: int, ring: bool) -> None:
    there = clash.dice_rolled(state, side)
    state.marked = 0
    state.reroll_most = most if most < there else there
    state.ring = ring
    state.phase = REROLL_PHASE


def mark(state: Table, die: int, chance: Chance) -> None:
    """One more die for the reroll; at the limit it is rolled at once."""
    state.marked |= 1 << die
    if clash.marks(state) >= state.reroll_most:
        reroll(state, chance)


def reroll(state: Table, chance: Chance) -> None:
    """Old results are lost, activated symbols apply (KT-163, KT-181)."""
    side = clash.actor(state)
    clash.note(state, clash.R_FAITH, side, state.marked)
    base = side * DIE_COUNT
    for die in range(DIE_COUNT):
        if state.marked >> die & 1:
            state.dice[base + die] = rolling.throw(state, side, die // MOST_DICE, chance)
    for colour in range(len(COLOURS)):
        rolling.sort_dice(state, base + colour * MOST_DICE)
    count = clash.marks(state)
    state.marked = 0
    clash.note(state, clash.R_ROLLED, side, clash.dice_number(state, side))
    if state.events is not None:
        state.tell(
            Event(
                "rerolled",
                {
                    "seat": state.seat,
                    "count": count,
                    "ring": state.ring,
                    **clash.dice_words(state, side),
                    **clash.attack_words(state, side),
                },
            )
        )
    state.ring = False
    decided(state)
