"""Playing a duel by expectation over the dice: what each decision is worth, in points of glory."""

from typing import Final

from hastilude.games.knights_tale import clash
from hastilude.games.knights_tale.appraisal import Appraisal
from hastilude.games.knights_tale.cards import (
    ARMOUR_DIE,
    ATTACK,
    COLOURS,
    DIE_COUNT,
    FOE_ATTACK,
    FOE_PRESTIGE,
    GLORY,
    HORSE_DIE,
    LANCE,
    MOST_DICE,
    NO_DIE,
    REFRESH,
    RELIC_KINDS,
    REROLL,
    STRENGTH_DIE,
    TURN_DIE,
)
from hastilude.games.knights_tale.table import (
    DOWN,
    FOR_CARD,
    FOR_TOURNAMENT,
    NOBODY,
    S_FAITH,
    S_LANCE_1,
    S_LANCE_2,
    S_ROLL,
    Table,
)

#: what winning a duel between players brings, and losing it with one clash won (KT-220, KT-221)
_PLAYER: Final = 7.5
_PLAYER_HALF: Final = 3.2
#: going on in the bracket
_GOING_ON: Final = 3.0


class Fencing:
    """The duel of a state, seen by the side that decides."""

    def __init__(self, appraisal: Appraisal) -> None:
        self.appraisal = appraisal
        state = appraisal.state
        self.state: Table = state
        self.side = clash.actor(state)
        self.seat = state.side[self.side]
        self.full = 0.0
        self.half = 0.0
        self._stakes()
        last = appraisal.rounds_left() == 0
        #: what is spent is missing later: strength, faith; tokens come back in the refresh (KT-131)
        self.strength_cost = 0.1 if last else 0.45
        self.faith_cost = 0.1 if last else 0.4
        self.token_cost = 0.02 if state.duel == FOR_CARD or last else 0.3

    def _stakes(self) -> None:
        state = self.state
        figures = state.setting.figures
        if state.duel == FOR_TOURNAMENT:
            if state.side[1] == NOBODY and not state.foe_vp:
                self.full = float(figures.knight_glory[state.foe])
                self.half = float(figures.knight_glory[state.foe] // 2)
            else:
                self.full = _PLAYER
                self.half = _PLAYER_HALF
            if state.setting.warrior:  # KT-R104: a lost duel is the end
                self.full = 30.0
                self.half = 0.0
            elif state.setting.plaisance:
                self.full += _GOING_ON
        elif state.duel == FOR_CARD:
            for effect in figures.gain[state.card]:
                worth = self.appraisal.effect_worth(self.seat, effect)
                if worth > self.full:
                    self.full = worth
        else:
            self.full = float(figures.title_worth[state.card])

    # -- the clash to come -----------------------------------------------------------------

    def need(self, extra: int, stars: int) -> float:
        """The sum of dice that wins a clash, with so much more attack and fewer stars against one."""
        state = self.state
        mine = clash.prestige(state, self.side)
        theirs = clash.prestige(state, 1 - self.side) - stars
        tie = 0.0 if mine >= theirs else 1.0
        if state.side[1] == NOBODY:
            against = float(state.foe_attack + state.bonus[1 - self.side])
            if state.foe_die != NO_DIE:
                against += state.foe_die & 7
            elif state.foe_dice:
                against += 1.3
        else:
            against = float(clash.attack(state, 1 - self.side))
            if state.step <= S_ROLL:
                other = state.side[1 - self.side]
                against = (
                    4.6 + 0.8 * state.horse[other] + 0.6 * state.armour[other] + state.bonus[1 - self.side]
                )
        return against - state.bonus[self.side] - extra + tie

    def before_roll(self, committed: int, extra: int, stars: int) -> float:
        """What the duel is worth before a roll with so much strength committed."""
        appraisal = self.appraisal
        state = self.state
        boost = appraisal.boost(self.seat)
        less = state.less if state.side[1] == NOBODY else [0, 0, 0]
        limit = clash.faith_dice(state, self.seat)
        faith = state.faith[self.seat]
        now = self.need(extra, stars) - boost
        plain = appraisal.clash(self.seat, committed, less, 0, now)
        helped = appraisal.clash(self.seat, committed, less, limit, now) if faith else plain
        later = self.need(0, 0) - boost * 0.6
        later_plain = appraisal.clash(self.seat, committed, less, 0, later)
        later_helped = appraisal.clash(self.seat, committed, less, limit, later) if faith else later_plain
        return self._worth(plain, helped, later_plain, later_helped, faith)

    def _worth(self, plain: float, helped: float, later: float, later_helped: float, faith: int) -> float:
        """This clash with these chances, and all later ones."""
        state = self.state
        odds = self.appraisal.odds
        if faith > 3:
            faith = 3
        wins = state.wins[self.side]
        losses = state.wins[1 - self.side]
        won = odds.duel(later, later_helped, faith, wins + 1, losses, self.full, self.half)
        lost = odds.duel(later, later_helped, faith, wins, losses + 1, self.full, self.half)
        if faith and helped > plain:
            spent = odds.duel(later, later_helped, faith - 1, wins + 1, losses, self.full, self.half)
            failed = odds.duel(later, later_helped, faith - 1, wins, losses + 1, self.full, self.half)
            return plain * won + (helped - plain) * spent + (1.0 - helped) * failed
        return plain * won + (1.0 - plain) * lost

    def with_chance(self, chance: float, faith: int) -> float:
        """What the duel is worth if this clash is won with a chance."""
        appraisal = self.appraisal
        state = self.state
        less = state.less if state.side[1] == NOBODY else [0, 0, 0]
        committed = state.committed[self.side] + (1 if state.strength[self.seat] else 0)
        limit = clash.faith_dice(state, self.seat)
        later = self._later_need() - appraisal.boost(self.seat) * 0.6
        plain = appraisal.clash(self.seat, committed, less, 0, later)
        helped = appraisal.clash(self.seat, committed, less, limit, later) if faith else plain
        return self._worth(chance, chance, plain, helped, faith)

    def _later_need(self) -> float:
        state = self.state
        if state.side[1] != NOBODY:
            other = state.side[1 - self.side]
            return 5.0 + 0.8 * state.horse[other] + 0.6 * state.armour[other]
        tie = 0.0 if state.prestige_of(self.seat) >= state.foe_prestige else 1.0
        return state.foe_attack + tie + (1.3 if state.foe_dice else 0.0)

    # -- the clash after the roll ----------------------------------------------------------

    def lacking(self) -> int:
        """How much attack is missing to win the clash as it stands; 0 or less if it is won."""
        state = self.state
        mine = clash.attack(state, self.side)
        theirs = clash.attack(state, 1 - self.side)
        winner = clash.clash_winner(state)
        if winner >> 2 == self.side:
            return 0
        if mine == theirs:
            return 1
        own = clash.prestige(state, self.side)
        other = clash.prestige(state, 1 - self.side)
        tie = own >= other if state.side[1] == NOBODY else own > other
        return theirs - mine if tie else theirs - mine + 1

    def token_gain(self, effect: list[int]) -> int:
        """Attack that a token or relic would add now."""
        state = self.state
        gain = 0
        for i in range(0, len(effect), 2):
            code = effect[i]
            if code == ATTACK:
                gain += effect[i + 1]
            elif code == FOE_ATTACK:
                gain -= effect[i + 1]
            elif code == TURN_DIE:
                best = state.dice[self.side * DIE_COUNT + (effect[i + 1] >> 4) * MOST_DICE + MOST_DICE - 1]
                if best != NO_DIE and effect[i + 1] & 15 > best & 7:
                    gain += (effect[i + 1] & 15) - (best & 7)
        return gain

    def reach(self, without: int, lances: int, relic: bool) -> int:
        """Attack that lance tokens and a relic could still add in this clash, one kind left out."""
        state = self.state
        figures = state.setting.figures
        gains: list[int] = []
        seen = -1
        for token in state.support[self.seat]:
            kind = token >> 1
            if token & DOWN or figures.timing[kind] != LANCE or kind in (seen, without):
                continue
            seen = kind
            if clash.token_usable(state, self.side, kind):
                gains.append(self.token_gain(figures.effect[kind]))
        gains.sort()
        total = 0
        for i in range(lances):
            if i < len(gains):
                total += gains[len(gains) - 1 - i]
        best = 0
        if relic:
            for kind in range(RELIC_KINDS):
                if clash.has_relic(state, self.seat, kind) and clash.relic_usable(state, self.side, kind):
                    gain = self.token_gain(figures.relic_effect[kind])
                    if gain > best:
                        best = gain
        return total + best

    def steps_left(self) -> int:
        """Lance tokens that may still be used in this clash, this step's among them."""
        step = self.state.step
        return 2 if step <= S_LANCE_1 else 1 if step == S_LANCE_2 else 0

    def chances(self, more: int = 0) -> tuple[float, float]:
        """The chance to win this clash, and the duel, for the side that decides.

        `more`: strength that it would commit before the roll.
        """
        self.full = 1.0
        self.half = 0.0
        state = self.state
        if state.step <= S_ROLL:
            committed = state.committed[self.side] + more
            less = state.less if state.side[1] == NOBODY else [0, 0, 0]
            limit = clash.faith_dice(state, self.seat) if state.faith[self.seat] else 0
            need = self.need(0, 0) - self.appraisal.boost(self.seat)
            chance = self.appraisal.clash(self.seat, committed, less, limit, need)
            return chance, self.before_roll(committed, 0, 0)
        lacking = self.lacking()
        if lacking <= self.reach(-1, self.steps_left(), True):
            chance = 1.0
        elif state.step == S_FAITH and state.faith[self.seat]:
            chance = self.reroll_chance(clash.faith_dice(state, self.seat))
        else:
            chance = 0.0
        return chance, self.with_chance(chance, state.faith[self.seat])

    # -- decisions -------------------------------------------------------------------------

    def commit(self, count: int) -> float:
        committed = self.state.committed[self.side] + count
        return self.before_roll(committed, 0, 0) - self.strength_cost * count

    def tent(self, kind: int) -> float:
        """A tent token; −1 for none."""
        state = self.state
        committed = state.committed[self.side] + (
            2 if state.strength[self.seat] > 2 else state.strength[self.seat]
        )
        if kind < 0:
            return self.before_roll(committed, 0, 0)
        extra = 0
        stars = 0
        other = 0.0
        effect = state.setting.figures.effect[kind]
        for i in range(0, len(effect), 2):
            code = effect[i]
            number = effect[i + 1]
            if code == GLORY:
                other += number
            elif code == ATTACK:
                extra += number
            elif code == FOE_ATTACK:
                extra -= number
            elif code == FOE_PRESTIGE:
                stars -= number
            elif code == REFRESH:
                other += 0.4
        return self.before_roll(committed, extra, stars) + other - self.token_cost * 0.5

    def codes(self, colour: int) -> int:
        appraisal = self.appraisal
        state = self.state
        less = state.less[colour] if state.side[1] == NOBODY else 0
        if colour == STRENGTH_DIE:
            return appraisal.strength_code(state.committed[self.side], less)
        level = state.armour[self.seat] if colour == ARMOUR_DIE else state.horse[self.seat]
        return appraisal.item_code(level, less)

    def best_die(self, colour: int) -> int:
        die = self.state.dice[self.side * DIE_COUNT + colour * MOST_DICE + MOST_DICE - 1]
        return 0 if die == NO_DIE else die & 7

    def reroll_chance(self, limit: int) -> float:
        """The chance to win this clash by a reroll, with tokens to follow."""
        state = self.state
        need = clash.dice_sum(state, self.side) + self.lacking()
        if state.step == S_FAITH:
            need -= self.reach(-1, 2, True)
        return self.appraisal.odds.reroll(
            self.codes(STRENGTH_DIE),
            self.codes(HORSE_DIE),
            self.codes(ARMOUR_DIE),
            self.best_die(STRENGTH_DIE),
            self.best_die(HORSE_DIE),
            self.best_die(ARMOUR_DIE),
            limit if limit < 9 else 9,
            need if need > 0 else 0,
        )

    def faith(self, used: bool) -> float:
        state = self.state
        faith = state.faith[self.seat]
        lacking = self.lacking()
        reach = self.reach(-1, 2, True)
        if not used:
            chance = 1.0 if lacking <= 0 else 0.9 if lacking <= reach else 0.0
            return self.with_chance(chance, faith) - (self.token_cost if 0 < lacking <= reach else 0.0)
        if lacking <= 0:
            return self.with_chance(0.9, faith - 1) - self.faith_cost
        chance = self.reroll_chance(clash.faith_dice(state, self.seat))
        return self.with_chance(chance, faith - 1) - self.faith_cost

    def token(self, kind: int) -> float:
        """A lance token; −1 for none."""
        state = self.state
        lacking = self.lacking()
        left = self.steps_left() - 1
        gain = 0
        cost = 0.0
        if kind >= 0:
            effect = state.setting.figures.effect[kind]
            gain = self.token_gain(effect)
            cost = self.token_cost
            for i in range(0, len(effect), 2):
                if effect[i] == GLORY:
                    cost -= effect[i + 1]
        rest = self.reach(kind, left, True)
        return self._after_token(lacking - gain, rest) - cost

    def relic(self, kind: int) -> float:
        """A relic; −1 for none."""
        state = self.state
        lacking = self.lacking()
        if kind < 0:
            return self._after_token(lacking, 0)
        effect = state.setting.figures.relic_effect[kind]
        if effect[0] == REROLL:
            chance = 0.9 if lacking <= 0 else self.reroll_chance(effect[1])
            return self.with_chance(chance, state.faith[self.seat]) - self.token_cost
        return self._after_token(lacking - self.token_gain(effect), 0) - self.token_cost

    def _after_token(self, lacking: int, rest: int) -> float:
        faith = self.state.faith[self.seat]
        if lacking <= 0:
            return self.with_chance(1.0, faith)
        if lacking <= rest:
            return self.with_chance(0.97, faith) - self.token_cost
        return self.with_chance(0.0, faith)

    def reroll_plan(self) -> int:
        """Mask of the dice to reroll: the lowest of each colour."""
        state = self.state
        limit = state.reroll_most
        need = clash.dice_sum(state, self.side) + self.lacking()
        if not state.ring:
            need -= self.reach(-1, 2, True)
        plan = self.appraisal.odds.best_plan(
            self.codes(STRENGTH_DIE),
            self.codes(HORSE_DIE),
            self.codes(ARMOUR_DIE),
            self.best_die(STRENGTH_DIE),
            self.best_die(HORSE_DIE),
            self.best_die(ARMOUR_DIE),
            limit if limit < 9 else 9,
            need if need > 0 else 0,
        )
        mask = 0
        for colour in range(len(COLOURS)):
            count = plan >> (4 * colour) & 15
            at = colour * MOST_DICE
            for n in range(MOST_DICE):
                if count and state.dice[self.side * DIE_COUNT + at + n] != NO_DIE:
                    mask |= 1 << (at + n)
                    count -= 1
        return mask
