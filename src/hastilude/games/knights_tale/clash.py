"""One clash as it stands: attacks, dice, who is losing, which tokens are of use; and the report.

Everything here only reads a state (`note` writes its report). `duel.py` makes it go on.
"""

from typing import Final

from hastilude.core.words import Arg, Args
from hastilude.games.knights_tale.cards import (
    ARMOUR_DIE,
    COLOURS,
    DIE_COUNT,
    GLORY,
    LANCE,
    MOST_DICE,
    MOST_STRENGTH,
    NO_DIE,
    PRESTIGE,
    REFRESH,
    RELIC_KINDS,
    RELICS,
    REROLL,
    STRENGTH_DIE,
    SUPPORT,
    SUPPORTS,
    SYMBOL,
    TENT,
    TOP_LEVEL,
    TURN_DIE,
)
from hastilude.games.knights_tale.tableau import (
    DOWN,
    NOBODY,
    S_FAITH,
    S_RELIC,
    S_STRENGTH,
    S_TENT,
    VP,
    Tableau,
)

# The report: for each entry clash, step, what, side, number, attack of side 0, attack of side 1
ENTRY: Final = 7
R_FIRST: Final = 0  # number: why this side acts first
R_USED: Final = 1  # a support token
R_COMMITTED: Final = 2
R_ROLLED: Final = 3  # number: all dice of the side, 4 bits each
R_FAITH: Final = 4  # number: mask of the dice rerolled
R_RELIC: Final = 5
R_REFRESHED: Final = 6  # a token: support kinds, then relics, then prestige kinds
R_FOE_DIE: Final = 7
R_PRESTIGE: Final = 8  # turned for winning a tie
R_CLASH: Final = 9  # the side has won it; number: why
R_WON: Final = 10
R_RECOVERED: Final = 11  # strength, faith, then tokens as for R_REFRESHED, from 2 on
ENTRIES: Final[tuple[str, ...]] = (
    "first",
    "used",
    "committed",
    "rolled",
    "faith",
    "relic",
    "refreshed",
    "foe_die",
    "prestige",
    "clash",
    "won",
    "recovered",
)

# Why a side acts first, or wins a clash (KT-189 … KT-193, KT-215)
BY_ATTACK: Final = 0
BY_PRESTIGE: Final = 1
BY_INITIATIVE: Final = 2
WHYS: Final[tuple[str, ...]] = ("attack", "prestige", "initiative")

#: dice rerolled by a faith token without Nun and Bishop (KT-179)
FAITH_DICE: Final = 2
_NO_NIBBLE: Final = 7 | SYMBOL


def attack(state: Tableau, side: int) -> int:
    """Best die of each colour and all modifiers; a knight's printed attack and die (KT-150, KT-170)."""
    total = state.bonus[side]  # may be below 0 (KT-154)
    if side == 1 and state.side[1] == NOBODY:
        total += state.foe_attack
        if state.foe_die != NO_DIE:
            total += state.foe_die & 7
        return total
    return total + dice_sum(state, side)


def dice_sum(state: Tableau, side: int) -> int:
    """In each colour the last die is the best; none counts 0 (KT-151, KT-R57)."""
    total = 0
    dice = state.dice
    base = side * DIE_COUNT
    for at in (base + 2, base + 5, base + 8):
        die = dice[at]
        if die != NO_DIE:
            total += die & 7
    return total


def prestige(state: Tableau, side: int) -> int:
    """Face-up tokens or printed stars, with the Jester (KT-194, KT-R68)."""
    if side == 1 and state.side[1] == NOBODY:
        return state.foe_prestige + state.stars[1]
    return state.prestige_of(state.side[side]) + state.stars[side]


def losing(state: Tableau) -> int:
    """Who acts first, and why: side · 4 + reason (KT-214, KT-215); nothing is turned for it (KT-217)."""
    one = attack(state, 0)
    two = attack(state, 1)
    if one != two:
        return (0 if one < two else 4) | BY_ATTACK
    one = prestige(state, 0)
    two = prestige(state, 1)
    if one != two:
        return (0 if one < two else 4) | BY_PRESTIGE
    return (4 if is_left(state) else 0) | BY_INITIATIVE


def is_left(state: Tableau) -> bool:
    """Whether side 0 is further left on the initiative track."""
    other = VP if state.foe_vp else state.side[1]
    for seat in state.order:
        if seat == state.side[0]:
            return True
        if seat == other:
            return False
    return True


def dice_count(state: Tableau, side: int, colour: int) -> int:
    """By level or strength (KT-009, KT-R56), less what a veteran takes away (KT-164 … KT-166, KT-171)."""
    seat = state.side[side]
    if colour == STRENGTH_DIE:
        count = state.committed[side]
    elif colour == ARMOUR_DIE:
        count = state.armour[seat]
    else:
        count = state.horse[seat]
    if count > MOST_DICE:  # no fourth die at level IV (KT-326)
        count = MOST_DICE
    count -= state.less[colour]  # KT-R64
    return count if count > 0 else 0


def is_active(state: Tableau, side: int, colour: int) -> int:
    """1 if the symbol of the colour is activated (KT-160 … KT-162), against a veteran too (KT-172)."""
    if colour == STRENGTH_DIE:
        return 1 if state.committed[side] >= MOST_STRENGTH else 0
    seat = state.side[side]
    level = state.armour[seat] if colour == ARMOUR_DIE else state.horse[seat]
    return 1 if level >= TOP_LEVEL else 0


def dice_rolled(state: Tableau, side: int) -> int:
    """How many dice lie there."""
    count = 0
    for at in range(side * DIE_COUNT, side * DIE_COUNT + DIE_COUNT):
        if state.dice[at] != NO_DIE:
            count += 1
    return count


def has_die(state: Tableau, side: int, colour: int) -> bool:
    return state.dice[side * DIE_COUNT + colour * MOST_DICE + MOST_DICE - 1] != NO_DIE


def actor(state: Tableau) -> int:
    """The side of the seat that decides."""
    return 0 if state.seat == state.side[0] else 1


def faith_dice(state: Tableau, seat: int) -> int:
    """KT-179, KT-271, KT-272."""
    return FAITH_DICE + state.support_sum(seat, state.setting.figures.reroll_faith)


def token_usable(state: Tableau, side: int, kind: int) -> bool:
    """Whether a face-up tent or lance token of the side would do anything it says (KT-288, KT-R69)."""
    seat = state.side[side]
    effect = state.setting.figures.effect[kind]
    for i in range(0, len(effect), 2):
        code = effect[i]
        number = effect[i + 1]
        if code == TURN_DIE:
            if not has_die(state, side, number >> 4):
                return False
        elif code == REFRESH:
            if not has_target(state, seat, number):
                return False
        elif code == GLORY and state.setting.glory_bars and state.glory[seat] < -number:  # KT-R14
            return False
    return True


def has_target(state: Tableau, seat: int, what: int) -> bool:
    """Whether something of that type lies face down: support, prestige or relic."""
    if what == 1:
        return state.prestige_down[seat] != 0
    if what == 2:
        return any(state.relics[(seat * RELIC_KINDS + kind) * 2 + 1] for kind in range(RELIC_KINDS))
    return any(token & DOWN for token in state.support[seat])


def relic_usable(state: Tableau, side: int, kind: int) -> bool:
    effect = state.setting.figures.relic_effect[kind]
    for i in range(0, len(effect), 2):
        if effect[i] == TURN_DIE and not has_die(state, side, effect[i + 1] >> 4):
            return False
        if effect[i] == REROLL and dice_rolled(state, side) == 0:
            return False
    return True


def has_relic(state: Tableau, seat: int, kind: int) -> bool:
    """Face up."""
    return state.relics[(seat * RELIC_KINDS + kind) * 2] > 0


def step_timing(step: int) -> int:
    return TENT if step == S_TENT else LANCE


def can_act(state: Tableau, side: int) -> bool:
    """Whether the side has a choice in this step; else the step passes by."""
    seat = state.side[side]
    step = state.step
    if step == S_STRENGTH:
        return state.strength[seat] > 0 and state.committed[side] < MOST_STRENGTH
    if step == S_FAITH:
        return state.faith[seat] > 0 and dice_rolled(state, side) > 0
    if step == S_RELIC:
        for kind in range(RELIC_KINDS):
            if has_relic(state, seat, kind) and relic_usable(state, side, kind):
                return True
        return False
    timing = step_timing(step)
    timings = state.setting.figures.timing
    for token in state.support[seat]:
        if not token & DOWN and timings[token >> 1] == timing and token_usable(state, side, token >> 1):
            return True
    return False


def clash_winner(state: Tableau) -> int:
    """Side · 4 + reason; there always is one (KT-149, KT-167, KT-189, KT-192, KT-193, KT-370)."""
    one = attack(state, 0)
    two = attack(state, 1)
    if one != two:
        return (0 if one > two else 4) | BY_ATTACK
    one = prestige(state, 0)
    two = prestige(state, 1)
    if one != two:
        return (0 if one > two else 4) | BY_PRESTIGE
    if state.side[1] == NOBODY and not state.foe_vp:
        return BY_PRESTIGE
    return (0 if is_left(state) else 4) | BY_INITIATIVE


def tie(state: Tableau, side: int) -> str:
    """Who wins the clash with equal attacks, seen from a side, and why (KT-189 … KT-193)."""
    mine = prestige(state, side)
    theirs = prestige(state, 1 - side)
    if mine != theirs:
        return "prestige" if mine > theirs else "lost-prestige"
    if state.side[1] == NOBODY and not state.foe_vp:
        return "knight" if side == 0 else "lost-knight"
    return "initiative" if is_left(state) == (side == 0) else "lost-initiative"


def needed(state: Tableau, side: int) -> int:
    """The attack with which a side wins the clash as it stands."""
    return attack(state, 1 - side) + (1 if tie(state, side).startswith("lost") else 0)


def marks(state: Tableau) -> int:
    count = 0
    for die in range(DIE_COUNT):
        count += state.marked >> die & 1
    return count


def dice_number(state: Tableau, side: int) -> int:
    """All dice of a side in one number, 4 bits each."""
    number = 0
    for i in range(DIE_COUNT):
        die = state.dice[side * DIE_COUNT + i]
        number |= (_NO_NIBBLE if die == NO_DIE else die) << (4 * i)
    return number


def refresh_targets(state: Tableau) -> list[int]:
    """Support kinds, or SUPPORTS + relic kinds, that the token just used may turn up (KT-R69)."""
    side = actor(state)
    seat = state.seat
    user = state.used_support[side][0]
    found: list[int] = []
    if state.setting.figures.effect[user][1] == 2:
        for kind in range(RELIC_KINDS):
            if state.relics[(seat * RELIC_KINDS + kind) * 2 + 1]:
                found.append(SUPPORTS + kind)
        return found
    for token in state.support[seat]:
        kind = token >> 1
        if token & DOWN and kind not in found:
            if kind == user and _count_down(state, seat, kind) == 1:
                continue  # the Lady-in-waiting herself lies face down now
            found.append(kind)
    return found


def _count_down(state: Tableau, seat: int, kind: int) -> int:
    count = 0
    for token in state.support[seat]:
        if token == kind << 1 | DOWN:
            count += 1
    return count


def distinct(kinds: list[int]) -> list[int]:
    found: list[int] = []
    for kind in kinds:
        if kind not in found:
            found.append(kind)
    return found


def token_name(token: int) -> str:
    """Support kinds, then relics, then prestige kinds."""
    if token < SUPPORTS:
        return SUPPORT[token]
    token -= SUPPORTS
    return RELICS[token] if token < RELIC_KINDS else PRESTIGE[token - RELIC_KINDS]


# -- the report --------------------------------------------------------------------------


def note(state: Tableau, what: int, side: int, number: int) -> None:
    """One line of the report."""
    report = state.report
    report.append(state.clash)
    report.append(state.step)
    report.append(what)
    report.append(side)
    report.append(number)
    report.append(attack(state, 0))
    report.append(attack(state, 1))


# -- words -------------------------------------------------------------------------------


def attack_words(state: Tableau, side: int) -> Args:
    """As the side sees it."""
    return {"attack": attack(state, side), "against": attack(state, 1 - side)}


def prompt_words(state: Tableau) -> Args:
    """What the prompts of all steps say: the clash, and both attacks as who decides sees them."""
    side = actor(state)
    return {"clash": state.clash, "attack": attack(state, side), "against": attack(state, 1 - side)}


def whose(state: Tableau, side: int) -> int | str | None:
    """A player, the virtual opponent, or nobody for a knight."""
    seat = state.side[side]
    if seat != NOBODY:
        return seat
    return state.who(VP) if state.foe_vp else None


def dice_words(state: Tableau, side: int) -> Args:
    """The values that lie there, by colour."""
    found: dict[str, Arg] = {}
    for colour in range(len(COLOURS)):
        at = side * DIE_COUNT + colour * MOST_DICE
        values = [str(state.dice[i] & 7) for i in range(at, at + MOST_DICE) if state.dice[i] != NO_DIE]
        found[f"{COLOURS[colour]}_dice"] = " ".join(values) or "–"
    return found
