"""The decisions in the steps of a clash: tokens, strength, faith, the dice to reroll, relics (KT-174).

`duel.py` asks for them one after another; each ends with `_decided`, and the duel goes on.
"""

from hastilude.core.chance import Chance
from hastilude.core.words import Args, Event, Prompt, Refusal
from hastilude.games.knights_tale import clash, effects, outcome, rolling
from hastilude.games.knights_tale.cards import (
    ATTACK,
    COLOURS,
    COMMIT,
    DICE,
    DIE_COUNT,
    FOE_ATTACK,
    FOE_PRESTIGE,
    FROM_SUPPORT,
    GLORY,
    LANCE,
    MARK,
    MOST_DICE,
    MOST_STRENGTH,
    NO_DIE,
    PASS,
    PRESTIGE_KINDS,
    REFRESH,
    REFRESH_TOKEN,
    REFRESHED,
    RELIC_KINDS,
    RELICS,
    REROLL,
    ROLL,
    SUPPORT,
    SUPPORTS,
    TENT,
    TIMINGS,
    TOKENS,
    TURN_DIE,
    USE,
    USE_FAITH,
    USE_RELIC,
)
from hastilude.games.knights_tale.choice import Choice
from hastilude.games.knights_tale.tableau import (
    DOWN,
    DUEL_STEP,
    NONE,
    REFRESH_PHASE,
    REROLL_PHASE,
    TENT_PHASE,
    Tableau,
)


def _decided(state: Tableau) -> None:
    """The side has done with this step."""
    state.acted += 1
    state.phase = DUEL_STEP


# -- tent and lance: support tokens ------------------------------------------------------


class TokenUse(Choice):
    """One support token of the step's time, or none (KT-175, KT-182, KT-183, KT-261)."""

    def details(self, state: Tableau) -> Args:
        return clash.prompt_words(state)

    def legal(self, state: Tableau) -> list[int]:
        found = [PASS]
        side = clash.actor(state)
        timing = clash.step_timing(state.step)
        timings = state.setting.figures.timing
        last = NONE
        for token in state.support[state.seat]:
            kind = token >> 1
            if not token & DOWN and kind != last and timings[kind] == timing:
                last = kind
                if clash.token_usable(state, side, kind):
                    found.append(USE + kind)
        return found

    def fits(self, action: int) -> bool:
        return USE <= action < USE_RELIC or action == PASS

    def why_not(self, state: Tableau, action: int) -> Refusal:
        kind = action - USE
        token = SUPPORT[kind]
        if kind << 1 not in state.support[state.seat]:
            if kind << 1 | DOWN in state.support[state.seat]:
                return Refusal("token_used", {"token": token}, ("KT-187",))
            return Refusal("no_token", {"token": token}, ("KT-175", "KT-182"))
        timing = state.setting.figures.timing[kind]
        wanted = TENT if state.phase == TENT_PHASE else LANCE
        if timing != wanted:
            return Refusal("wrong_time", {"token": token, "timing": TIMINGS[timing]}, ("KT-264", "KT-R17"))
        effect = state.setting.figures.effect[kind]
        if effect[0] == GLORY and state.setting.glory_bars and state.glory[state.seat] < -effect[1]:
            return Refusal("no_glory_to_lose", {"token": token}, ("KT-R14",))
        if wanted == TENT:
            return Refusal("nothing_to_refresh", {"token": token}, ("KT-R69",))
        return Refusal("no_die_to_turn", {"token": token}, ("KT-288", "KT-R59"))

    def apply(self, state: Tableau, action: int, chance: Chance) -> None:
        if action == PASS:
            _decided(state)
        else:
            _use_token(state, action - USE)


def _use_token(state: Tableau, kind: int) -> None:
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
        elif code == FOE_ATTACK:  # of whom this duel is against (KT-289)
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
        _decided(state)


def _refresh(state: Tableau, side: int, what: int) -> None:
    """One own used token is turned up; asked where there are different ones (KT-277 … KT-279)."""
    seat = state.side[side]
    if what == 1:
        for kind in range(PRESTIGE_KINDS):
            if state.prestige_down[seat] >> kind & 1:
                outcome.prestige_up(state, seat, kind)
                _tell_refreshed(state, side, SUPPORTS + RELIC_KINDS + kind)
                break
        _decided(state)
        return
    targets = clash.refresh_targets(state)
    if len(targets) == 1:
        _refresh_token(state, targets[0])
    else:
        state.phase = REFRESH_PHASE


class Refreshment(Choice):
    """Which used token a Lady-in-waiting or a Hermit turns up (KT-277, KT-279, KT-R69)."""

    def details(self, state: Tableau) -> Args:
        user = state.used_support[clash.actor(state)][0]
        return {**clash.prompt_words(state), "kind": REFRESHED[state.setting.figures.effect[user][1]]}

    def legal(self, state: Tableau) -> list[int]:
        return [REFRESH_TOKEN + token for token in clash.refresh_targets(state)]

    def fits(self, action: int) -> bool:
        return REFRESH_TOKEN <= action < COMMIT

    def why_not(self, state: Tableau, action: int) -> Refusal:
        return Refusal("not_refreshable", {"token": TOKENS[action - REFRESH_TOKEN]}, ("KT-R69",))

    def apply(self, state: Tableau, action: int, chance: Chance) -> None:
        _refresh_token(state, action - REFRESH_TOKEN)


def _refresh_token(state: Tableau, token: int) -> None:
    side = clash.actor(state)
    if token < SUPPORTS:
        state.turn_support(state.seat, token, 0)
    else:
        state.turn_relic(state.seat, token - SUPPORTS, 0)
    _tell_refreshed(state, side, token)
    _decided(state)


def _tell_refreshed(state: Tableau, side: int, token: int) -> None:
    clash.note(state, clash.R_REFRESHED, side, token)
    if state.events is not None:
        seat = state.side[side]
        if token < SUPPORTS + RELIC_KINDS:
            state.tell(Event("refreshed", {"seat": seat, "token": clash.token_name(token)}))
        else:
            state.tell(Event("prestige_refreshed", {"seat": seat, "prestige": clash.token_name(token)}))


# -- strength ----------------------------------------------------------------------------


class Strength(Choice):
    """Strength for this and all later clashes of the duel (KT-176, KT-177)."""

    def details(self, state: Tableau) -> Args:
        return {**clash.prompt_words(state), "count": state.committed[clash.actor(state)]}

    def legal(self, state: Tableau) -> list[int]:
        most = MOST_STRENGTH - state.committed[clash.actor(state)]
        if state.strength[state.seat] < most:
            most = state.strength[state.seat]
        return [COMMIT + count for count in range(most + 1)]

    def fits(self, action: int) -> bool:
        return COMMIT <= action < MARK

    def why_not(self, state: Tableau, action: int) -> Refusal:
        side = clash.actor(state)
        if action - COMMIT > MOST_STRENGTH - state.committed[side]:
            return Refusal("four_at_most", {"count": state.committed[side]}, ("KT-176",))
        return Refusal("not_so_strong", {"owned": state.strength[state.seat]}, ("KT-176",))

    def apply(self, state: Tableau, action: int, chance: Chance) -> None:
        count = action - COMMIT
        side = clash.actor(state)
        seat = state.seat
        state.strength[seat] = state.strength[seat] - count
        state.committed[side] = state.committed[side] + count
        if count:
            clash.note(state, clash.R_COMMITTED, side, count)
            if state.events is not None:
                state.tell(Event("committed", {"seat": seat, "count": count, "total": state.committed[side]}))
        _decided(state)


# -- faith and the dice to reroll --------------------------------------------------------


class Faith(Choice):
    """One token, whose dice are chosen next, or none (KT-179, KT-180)."""

    def details(self, state: Tableau) -> Args:
        return {**clash.prompt_words(state), "count": clash.faith_dice(state, state.seat)}

    def legal(self, state: Tableau) -> list[int]:
        return [PASS, USE_FAITH]

    def fits(self, action: int) -> bool:
        return action in (USE_FAITH, PASS)

    def apply(self, state: Tableau, action: int, chance: Chance) -> None:
        if action == PASS:
            _decided(state)
            return
        side = clash.actor(state)
        seat = state.seat
        state.faith[seat] = state.faith[seat] - 1
        state.faith_spent[side] = state.faith_spent[side] + 1
        _choose_dice(state, side, clash.faith_dice(state, seat), False)


def _choose_dice(state: Tableau, side: int, most: int, ring: bool) -> None:
    there = clash.dice_rolled(state, side)
    state.marked = 0
    state.reroll_most = most if most < there else there
    state.ring = ring
    state.phase = REROLL_PHASE


class RerolledDice(Choice):
    """Which dice: one after another; at the limit they are rolled at once (KT-179, KT-R61, KT-296)."""

    def prompt(self, state: Tableau) -> Prompt:
        count = state.reroll_most - clash.marks(state)
        args: Args = {"seat": state.seat, **clash.prompt_words(state), "count": count}
        if state.ring:
            return Prompt("ring", args, ("KT-296", "KT-R62"))
        return Prompt("reroll", args, self.rules)

    def legal(self, state: Tableau) -> list[int]:
        found: list[int] = []
        base = clash.actor(state) * DIE_COUNT
        for die in range(DIE_COUNT):
            if state.dice[base + die] != NO_DIE and not state.marked >> die & 1:
                found.append(MARK + die)
        if state.marked:
            found.append(ROLL)
        return found

    def fits(self, action: int) -> bool:
        return MARK <= action <= ROLL

    def why_not(self, state: Tableau, action: int) -> Refusal:
        if action == ROLL:
            return Refusal("mark_first", {}, ("KT-R61",))
        die = action - MARK
        if state.dice[clash.actor(state) * DIE_COUNT + die] == NO_DIE:
            return Refusal("no_die", {"die": DICE[die]}, ("KT-R61",))
        return Refusal("marked_already", {"die": DICE[die]}, ("KT-R61",))

    def apply(self, state: Tableau, action: int, chance: Chance) -> None:
        if action != ROLL:
            state.marked |= 1 << (action - MARK)
            if clash.marks(state) < state.reroll_most:
                return
        _reroll(state, chance)


def _reroll(state: Tableau, chance: Chance) -> None:
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
    _decided(state)


# -- relics ------------------------------------------------------------------------------


class RelicUse(Choice):
    """At most one in each clash (KT-184, KT-291)."""

    def details(self, state: Tableau) -> Args:
        return clash.prompt_words(state)

    def legal(self, state: Tableau) -> list[int]:
        found = [PASS]
        side = clash.actor(state)
        for kind in range(RELIC_KINDS):
            if clash.has_relic(state, state.seat, kind) and clash.relic_usable(state, side, kind):
                found.append(USE_RELIC + kind)
        return found

    def fits(self, action: int) -> bool:
        return USE_RELIC <= action < REFRESH_TOKEN or action == PASS

    def why_not(self, state: Tableau, action: int) -> Refusal:
        kind = action - USE_RELIC
        if clash.has_relic(state, state.seat, kind):
            return Refusal("no_die_to_turn", {"token": RELICS[kind]}, ("KT-288", "KT-R59"))
        if state.relics[(state.seat * RELIC_KINDS + kind) * 2 + 1]:
            return Refusal("token_used", {"token": RELICS[kind]}, ("KT-187",))
        return Refusal("no_token", {"token": RELICS[kind]}, ("KT-184",))

    def apply(self, state: Tableau, action: int, chance: Chance) -> None:
        if action == PASS:
            _decided(state)
        else:
            _use_relic(state, action - USE_RELIC)


def _use_relic(state: Tableau, kind: int) -> None:
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
        _decided(state)
