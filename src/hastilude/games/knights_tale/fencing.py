"""A duel weighed up, option by option: the chance to win this clash and the duel, and what that is worth.

Dice go by their exact odds. What the odds assume is the same for both sides: strength is
committed up to a usual number, and faith, lance tokens and relics are spent where they can
turn a clash. In each step who is losing acts first and the other may answer, so of two players
the one wins whose attack and reserves together are higher.
"""

from typing import Final

from hastilude.games.knights_tale import clash
from hastilude.games.knights_tale.appraisal import Appraisal
from hastilude.games.knights_tale.cards import (
    ARMOUR_DIE,
    ATTACK,
    COLOURS,
    COMMIT,
    DIE_COUNT,
    FOE_ATTACK,
    FOE_PRESTIGE,
    GLORY,
    HORSE_DIE,
    MARK,
    MOST_DICE,
    NO_DIE,
    PASS,
    REFRESH,
    REROLL,
    ROLL,
    STRENGTH_DIE,
    USE,
    USE_RELIC,
)
from hastilude.games.knights_tale.odds import ACTIVE, FIXED, SUMS
from hastilude.games.knights_tale.reserves import Reserves
from hastilude.games.knights_tale.tableau import (
    FAITH_PHASE,
    FOR_CARD,
    FOR_TOURNAMENT,
    LANCE_PHASE,
    NOBODY,
    REFRESH_PHASE,
    RELIC_PHASE,
    REROLL_PHASE,
    S_FAITH,
    S_LANCE_1,
    S_LANCE_2,
    S_RELIC,
    S_STRENGTH,
    STRENGTH_PHASE,
    TENT_PHASE,
    Tableau,
)
from hastilude.games.knights_tale.tournament import WORTH, WORTH_AHEAD

#: going on in the bracket
_GOING_ON: Final = 3.0
#: strength that a side commits, if it has so much: for the first clash, and in the end
_USUAL: Final = 2
_IN_THE_END: Final = 3
_FOR_A_CARD: Final = 1
#: how much the odds of a later clash between players lean to the better one
_STRONGER: Final = 0.4
#: tokens are fewer in later clashes
_LATER: Final = 0.6
#: nobody spends everything every time: what is left to either side where reserves decide
_SLIP: Final = 0.03
_NO_LESS: Final[list[int]] = [0, 0, 0]


class Fencing:
    """The duel of a state, seen by the side that decides."""

    def __init__(self, appraisal: Appraisal) -> None:
        self.appraisal = appraisal
        state = appraisal.state
        self.state: Tableau = state
        self.side = clash.actor(state)
        self.seat = state.side[self.side]
        #: the seat of the other side, or NOBODY for an opponent without decisions
        self.other = state.side[1 - self.side]
        self.full = 0.0
        self.half = 0.0
        self._stakes()
        last = appraisal.rounds_left() == 0
        #: what is spent is missing later: strength, faith; tokens come back in the refresh (KT-131)
        self.strength_cost = 0.1 if last else 0.45
        self.faith_cost = 0.1 if last else 0.4
        self.token_cost = 0.02 if state.duel == FOR_CARD or last else 0.3
        #: between players: the chance of a later clash, by who has faith (1 this side, 2 the other)
        self._later: list[float] = []

    def _stakes(self) -> None:
        state = self.state
        figures = state.setting.figures
        if state.duel == FOR_TOURNAMENT:
            if self.other == NOBODY and not state.foe_vp:
                self.full = float(figures.knight_glory[state.foe])
                self.half = float(figures.knight_glory[state.foe] // 2)
            else:  # KT-219 … KT-222
                rival = 1 if self.other == NOBODY else self.other
                ahead = state.glory[rival] > state.glory[self.seat]
                self.full = float(WORTH_AHEAD if ahead else WORTH)
                self.half = float((WORTH_AHEAD if ahead else WORTH) // 2)
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

    # -- what an option promises -----------------------------------------------------------

    def chances(self, action: int) -> tuple[float, float]:
        """The chance to win this clash, and the duel, with one of the legal options."""
        full, half = self.full, self.half
        self.full, self.half = 1.0, 0.0
        chance = self.clash_chance(action)
        duel = self._value(action, chance)
        self.full, self.half = full, half
        return chance, duel

    def worth(self, action: int) -> float:
        """In points of glory, less what is spent."""
        return self._value(action, self.clash_chance(action)) - self._cost(action)

    def now(self) -> float:
        """What the duel is worth before the option is chosen, about."""
        phase = self.state.phase
        if phase in (TENT_PHASE, STRENGTH_PHASE, REFRESH_PHASE):
            return self._before_roll(self._planned(self.side), 0, 0)
        if phase == REROLL_PHASE:
            state = self.state
            return self._value(ROLL, self._reroll_chance(state.marked, state.reroll_most, self._rerolling()))
        return self._value(PASS, self.clash_chance(PASS))

    def winning(self, committed: int) -> float:
        """The chance to win the duel as it stands; before a roll with so much strength committed."""
        full, half = self.full, self.half
        self.full, self.half = 1.0, 0.0
        early = self.state.phase in (TENT_PHASE, STRENGTH_PHASE)
        found = self._before_roll(committed, 0, 0) if early else self.now()
        self.full, self.half = full, half
        return found

    def clash_chance(self, action: int) -> float:
        phase = self.state.phase
        if phase == STRENGTH_PHASE:
            return self._roll_chance(self._committed(action), 0, 0)
        if phase == TENT_PHASE:
            found = self._tent(action)
            return self._roll_chance(self._planned(self.side), found[0], found[1])
        if phase == FAITH_PHASE:
            return self._faith_chance(action)
        if phase == REROLL_PHASE:
            marked = self.state.marked
            if action == ROLL:
                return self._mask_chance(marked, self._rerolling())
            most = self.state.reroll_most
            return self._reroll_chance(marked | 1 << (action - MARK), most, self._rerolling())
        if phase == LANCE_PHASE:
            return self._token_chance(action)
        if phase == RELIC_PHASE:
            return self._relic_chance(action)
        return self._roll_chance(self._planned(self.side), 0, 0)

    def _value(self, action: int, chance: float) -> float:
        """What the duel is worth if this clash is won with a chance, by this option."""
        state = self.state
        phase = state.phase
        if phase == STRENGTH_PHASE:
            return self._before_roll(self._committed(action), 0, 0)
        if phase == TENT_PHASE:
            found = self._tent(action)
            return self._before_roll(self._planned(self.side), found[0], found[1])
        if phase == REFRESH_PHASE:
            return self._before_roll(self._planned(self.side), 0, 0)
        faith = state.faith[self.seat]
        if phase == FAITH_PHASE and action != PASS:
            faith -= 1
        return self._with_chance(chance, faith)

    def _cost(self, action: int) -> float:
        phase = self.state.phase
        if phase == STRENGTH_PHASE:
            return self.strength_cost * (action - COMMIT)
        if action == PASS or phase in (REROLL_PHASE, REFRESH_PHASE):
            return self._reserve_cost(action)
        if phase == TENT_PHASE:
            return self.token_cost * 0.5 - self._other_gain(action)
        if phase == FAITH_PHASE:
            return self.faith_cost
        if phase == LANCE_PHASE:
            return self.token_cost + self._reserve_cost(action) - self._other_gain(action)
        return self.token_cost

    def _other_gain(self, action: int) -> float:
        """What a support token brings or takes besides the clash."""
        total = 0.0
        effect = self.state.setting.figures.effect[action - USE]
        for i in range(0, len(effect), 2):
            if effect[i] == GLORY:
                total += effect[i + 1]
            elif effect[i] == REFRESH:
                total += 0.4
        return total

    def _reserve_cost(self, action: int) -> float:
        """Where the clash is not won as it stands, further tokens will be spent on it."""
        state = self.state
        if state.phase not in (FAITH_PHASE, LANCE_PHASE) or self.other != NOBODY:
            return 0.0
        used = Reserves(state, self.side)
        if action != PASS:
            used.spend(state.setting.figures.effect[action - USE])
        lacking = self._margin()
        enough = lacking <= _added(self._mine(action, True))
        # a little more than now: who waits may be answered
        return self.token_cost + 0.01 if lacking > _added(used) and enough else 0.0

    # -- before the roll -------------------------------------------------------------------

    def _committed(self, action: int) -> int:
        return self.state.committed[self.side] + action - COMMIT

    def _planned(self, side: int, usual: int = _USUAL) -> int:
        """Strength that a side will have committed for a roll to come, if it has so much."""
        state = self.state
        if state.duel == FOR_CARD:
            usual = _FOR_A_CARD
        committed = state.committed[side]
        if committed >= usual:
            return committed
        return min(committed + state.strength[state.side[side]], usual)

    def _tent(self, action: int) -> tuple[int, int]:
        """Attack and stars that a tent token is worth in the clash to come."""
        extra = 0
        stars = 0
        if action != PASS:
            effect = self.state.setting.figures.effect[action - USE]
            for i in range(0, len(effect), 2):
                code = effect[i]
                if code == ATTACK:
                    extra += effect[i + 1]
                elif code == FOE_ATTACK:
                    extra -= effect[i + 1]
                elif code == FOE_PRESTIGE:
                    stars -= effect[i + 1]
        return extra, stars

    def _tie(self, stars: int) -> int:
        """0 if equal attacks win the clash, else 1; with so many stars less against one."""
        state = self.state
        mine = clash.prestige(state, self.side)
        theirs = clash.prestige(state, 1 - self.side) - stars
        if mine != theirs:
            return 0 if mine > theirs else 1
        if self.other == NOBODY and not state.foe_vp:  # KT-191
            return 0
        left = clash.is_left(state)
        return 0 if left == (self.side == 0) else 1

    def need(self, extra: int, stars: int) -> float:
        """Against an opponent without decisions: the sum of dice that wins a clash."""
        state = self.state
        against = float(state.foe_attack + state.bonus[1 - self.side] + self._tie(stars))
        if state.foe_die != NO_DIE:
            against += state.foe_die & 7
        elif state.foe_dice:
            against += 1.3
        return against - state.bonus[self.side] - extra

    def _roll_chance(self, committed: int, extra: int, stars: int) -> float:
        """The chance of the clash to be rolled for."""
        state = self.state
        appraisal = self.appraisal
        if self.other != NOBODY:
            lead = float(state.bonus[self.side] + extra - state.bonus[1 - self.side] - self._tie(stars))
            lead += appraisal.boost(self.seat) - appraisal.boost(self.other)
            return self._meeting(committed, self._foe_committed(), lead)[self._faiths()]
        limit = clash.faith_dice(state, self.seat) if state.faith[self.seat] else 0
        need = self.need(extra, stars) - appraisal.boost(self.seat)
        return appraisal.clash(self.seat, committed, state.less, limit, need)

    def _before_roll(self, committed: int, extra: int, stars: int) -> float:
        """What the duel is worth before a roll with so much strength committed."""
        state = self.state
        if self.other != NOBODY:
            chance = self._roll_chance(committed, extra, stars)
            wins = state.wins[self.side]
            losses = state.wins[1 - self.side]
            faith = state.faith[self.seat]
            theirs = state.faith[self.other]
            won = self._rest(wins + 1, losses, faith, theirs - 1)
            return chance * won + (1.0 - chance) * self._rest(wins, losses + 1, faith - 1, theirs)
        appraisal = self.appraisal
        boost = appraisal.boost(self.seat)
        less = state.less
        limit = clash.faith_dice(state, self.seat)
        faith = state.faith[self.seat]
        now = self.need(extra, stars) - boost
        plain = appraisal.clash(self.seat, committed, less, 0, now)
        helped = appraisal.clash(self.seat, committed, less, limit, now) if faith else plain
        later = self.need(0, 0) - boost * _LATER
        later_plain = appraisal.clash(self.seat, committed, less, 0, later)
        later_helped = appraisal.clash(self.seat, committed, less, limit, later) if faith else later_plain
        return self._worth(plain, helped, later_plain, later_helped, faith)

    def _worth(self, plain: float, helped: float, later: float, later_helped: float, faith: int) -> float:
        """This clash with these chances, and all later ones, against an opponent without decisions."""
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

    def _with_chance(self, chance: float, faith: int) -> float:
        """What the duel is worth if this clash is won with a chance."""
        appraisal = self.appraisal
        state = self.state
        if self.other != NOBODY:
            wins = state.wins[self.side]
            losses = state.wins[1 - self.side]
            theirs = state.faith[self.other]
            won = self._rest(wins + 1, losses, faith, theirs)
            return chance * won + (1.0 - chance) * self._rest(wins, losses + 1, faith, theirs)
        committed = state.committed[self.side] + (1 if state.strength[self.seat] else 0)
        limit = clash.faith_dice(state, self.seat)
        tie = 0.0 if state.prestige_of(self.seat) >= state.foe_prestige else 1.0
        later = state.foe_attack + tie + (1.3 if state.foe_dice else 0.0)
        later -= appraisal.boost(self.seat) * _LATER
        plain = appraisal.clash(self.seat, committed, state.less, 0, later)
        helped = appraisal.clash(self.seat, committed, state.less, limit, later) if faith else plain
        return self._worth(chance, chance, plain, helped, faith)

    # -- two players -----------------------------------------------------------------------

    def _faiths(self) -> int:
        state = self.state
        return (1 if state.faith[self.seat] else 0) | (2 if state.faith[self.other] else 0)

    def _foe_committed(self) -> int:
        """What the other side will have committed when the dice are rolled."""
        state = self.state
        if state.step == S_STRENGTH and state.acted == 1:
            return state.committed[1 - self.side]
        return self._planned(1 - self.side)

    def _meeting(self, mine: int, theirs: int, lead: float) -> list[float]:
        """The chance of a clash between two rolls, by who may reroll (1 this side, 2 the other).

        `lead` is what this side is ahead by besides the dice, less 1 if it loses a tie.
        """
        appraisal = self.appraisal
        state = self.state
        limit = clash.faith_dice(state, self.seat)
        other = clash.faith_dice(state, self.other)
        my_sums = appraisal.sums(self.seat, mine)
        their_sums = appraisal.sums(self.other, theirs)
        plain = 0.0
        helped = 0.0
        answered = 0.0
        for total in range(SUMS):
            if their_sums[total] > 0.0:
                need = total - lead
                plain += their_sums[total] * appraisal.clash(self.seat, mine, _NO_LESS, 0, need)
                helped += their_sums[total] * appraisal.clash(self.seat, mine, _NO_LESS, limit, need)
            if my_sums[total] > 0.0:
                need = total + lead + 1.0
                answered += my_sums[total] * appraisal.clash(self.other, theirs, _NO_LESS, other, need)
        kept = 1.0 - answered
        # of the clashes lost, and of those won, how many a reroll turns
        mends = (helped - plain) / (1.0 - plain) if plain < 1.0 else 0.0
        breaks = (plain - kept) / plain if plain > 0.0 else 0.0
        both = plain * (1.0 - breaks + breaks * mends) + (1.0 - plain) * mends * (1.0 - breaks)
        return [plain, helped, kept, both]

    def _rest(self, wins: int, losses: int, faith: int, theirs: int) -> float:
        """The duel from its next clash on; who loses a clash has spent a faith token on it."""
        if wins == 2:
            return self.full
        if losses == 2:
            return self.half if wins else 0.0
        if not self._later:
            appraisal = self.appraisal
            lead = (appraisal.boost(self.seat) - appraisal.boost(self.other)) * _LATER
            lead -= self._tie(self.state.stars[1 - self.side])
            self._later = self._meeting(
                self._planned(self.side, _IN_THE_END), self._planned(1 - self.side, _IN_THE_END), lead
            )
        chance = self._later[(1 if faith > 0 else 0) | (2 if theirs > 0 else 0)]
        # who is better has more left to spend than these odds know of
        chance += _STRONGER * chance * (1.0 - chance) * (2.0 * chance - 1.0)
        won = self._rest(wins + 1, losses, faith, theirs - 1)
        return chance * won + (1.0 - chance) * self._rest(wins, losses + 1, faith - 1, theirs)

    # -- after the roll --------------------------------------------------------------------

    def _margin(self) -> int:
        """How much attack is missing to win the clash as it stands; 0 or less if it is won."""
        state = self.state
        return clash.attack(state, 1 - self.side) + self._tie(0) - clash.attack(state, self.side)

    def _mine(self, action: int, relic: bool) -> Reserves:
        """What this side spends: the token of this option, and what it may use in later steps."""
        state = self.state
        found = Reserves(state, self.side)
        without = -1
        if state.phase == LANCE_PHASE and action != PASS:
            without = action - USE
            found.spend(state.setting.figures.effect[without])
        step = state.step
        lances = 2 if step < S_LANCE_1 else 1 if step == S_LANCE_1 else 0
        found.call_up(without, lances, relic and step < S_RELIC)
        return found

    def _theirs(self) -> Reserves:
        """What the other side may still use."""
        state = self.state
        found = Reserves(state, 1 - self.side)
        step = state.step
        lances = 2 if step < S_LANCE_1 else 1 if step == S_LANCE_1 else 0
        relic = step < S_RELIC
        if state.acted == 0:  # it has still to act in this step
            if step in (S_LANCE_1, S_LANCE_2):
                lances += 1
            elif step == S_RELIC:
                relic = True
        found.call_up(-1, lances, relic)
        return found

    def _their_reach(self) -> int:
        return 0 if self.other == NOBODY else _added(self._theirs())

    def _contest(self, mine: int) -> float:
        """Who wins where only tokens and relics are left: attack and reserves together."""
        lacking = self._margin()
        theirs = self._their_reach()
        if self.other == NOBODY:
            return 1.0 if lacking <= mine else 0.0
        if lacking <= 0 and theirs == 0:
            return 1.0
        if lacking > 0 and mine == 0:
            return 0.0
        return 1.0 - _SLIP if lacking - mine + theirs <= 0 else _SLIP

    def _token_chance(self, action: int) -> float:
        """Of a clash after its rolls, with a lance token or none; the Ring may still come."""
        found = self._contest(_added(self._mine(action, True)))
        ring = Reserves(self.state, self.side).ring_dice()
        if found < 0.5 and ring:
            return max(found, self._reroll_chance(0, ring, self._mine(action, False)))
        return found

    def _relic_chance(self, action: int) -> float:
        found = Reserves(self.state, self.side)
        if action != PASS:
            effect = self.state.setting.figures.relic_effect[action - USE_RELIC]
            if effect[0] == REROLL:
                return self._reroll_chance(0, effect[1], found)
            found.spend(effect)
        return self._contest(_added(found))

    # -- rerolls ---------------------------------------------------------------------------

    def _faith_chance(self, action: int) -> float:
        if action != PASS:
            limit = clash.faith_dice(self.state, self.seat)
            return self._reroll_chance(0, limit, self._mine(PASS, True))
        found = self._token_chance(PASS)
        mine = self._mine(PASS, True)
        return found * (
            1.0 - self._answer(clash.dice_sum(self.state, self.side) + _raised(self.state, mine), mine)
        )

    def _answer(self, total: int, mine: Reserves) -> float:
        """The chance that the other side turns the clash by faith, against this sum of dice."""
        state = self.state
        other = self.other
        if other == NOBODY or state.acted or state.step != S_FAITH or not state.faith[other]:
            return 0.0
        side = 1 - self.side
        if not clash.dice_rolled(state, side):
            return 0.0
        theirs = self._theirs()
        need = total + state.bonus[self.side] + mine.flat + 1 - self._tie(0)
        need -= state.bonus[side] + theirs.flat
        return self.appraisal.odds.reroll(
            FIXED if theirs.floor[STRENGTH_DIE] else self.code(side, STRENGTH_DIE),
            FIXED if theirs.floor[HORSE_DIE] else self.code(side, HORSE_DIE),
            FIXED if theirs.floor[ARMOUR_DIE] else self.code(side, ARMOUR_DIE),
            theirs.best[STRENGTH_DIE],
            theirs.best[HORSE_DIE],
            theirs.best[ARMOUR_DIE],
            min(clash.faith_dice(state, other), 9),
            max(need, 0),
        )

    def code(self, side: int, colour: int) -> int:
        appraisal = self.appraisal
        state = self.state
        seat = state.side[side]
        less = state.less[colour] if self.other == NOBODY else 0
        if colour == STRENGTH_DIE:
            return appraisal.strength_code(state.committed[side], less)
        return appraisal.item_code(state.armour[seat] if colour == ARMOUR_DIE else state.horse[seat], less)

    def _target(self, mine: Reserves) -> int:
        """The sum of dice that wins the clash, with what both sides can add."""
        state = self.state
        against = clash.attack(state, 1 - self.side) + self._tie(0) + self._their_reach()
        return against - state.bonus[self.side] - mine.flat

    def _rerolling(self) -> Reserves:
        """What comes after the dice that are being chosen: nothing, if the Ring rerolls them."""
        return Reserves(self.state, self.side) if self.state.ring else self._mine(PASS, True)

    def _reroll_chance(self, marked: int, limit: int, mine: Reserves) -> float:
        """… if the best dice are added to those marked."""
        return self._mask_chance(self._best_mask(marked, limit, mine), mine)

    def _mask_chance(self, mask: int, mine: Reserves) -> float:
        """The chance of the clash if just these dice are rolled again."""
        spread = self.spread(mask, mine.floor)
        total = 0.0
        for value in range(max(self._target(mine), 0), SUMS):
            if spread[value] > 0.0:
                total += spread[value] * (1.0 - self._answer(value, mine))
        # against a player neither side always rolls the dice that these odds take
        return total if self.other == NOBODY else 0.05 + 0.9 * total

    def spread(self, mask: int, floor: list[int]) -> list[float]:
        """The chance of each sum of dice after a reroll of these, with tokens to turn some to a value."""
        odds = self.appraisal.odds
        found = [0.0] * SUMS
        found[0] = 1.0
        for colour in range(len(COLOURS)):
            kept = floor[colour]
            count = 0
            base = self.side * DIE_COUNT + colour * MOST_DICE
            for n in range(MOST_DICE):
                die = self.state.dice[base + n]
                if die == NO_DIE:
                    continue
                if mask >> (colour * MOST_DICE + n) & 1:
                    count += 1
                elif die & 7 > kept:
                    kept = die & 7
            active = self.code(self.side, colour) & ACTIVE
            found = odds.add(found, odds.fresh(colour, active, kept, count))
        return found

    def reroll_plan(self) -> int:
        """Mask of the dice to reroll, those already marked among them."""
        return self._best_mask(self.state.marked, self.state.reroll_most, self._rerolling())

    def _best_mask(self, marked: int, limit: int, mine: Reserves) -> int:
        """These dice and others, the lowest of each colour, for the best chance to reach the target."""
        need = max(self._target(mine), 0)
        best = -1.0
        found = marked
        left = limit
        free = [0] * len(COLOURS)
        for die in range(DIE_COUNT):
            if marked >> die & 1:
                left -= 1
            elif self.state.dice[self.side * DIE_COUNT + die] != NO_DIE:
                free[die // MOST_DICE] = free[die // MOST_DICE] + 1
        for one in range(MOST_DICE + 1):
            for two in range(MOST_DICE + 1):
                for three in range(MOST_DICE + 1):
                    spent = one + two + three
                    if spent > left:
                        continue
                    # one die more of a colour never hurts while its best die is kept
                    if spent < left and (one < free[0] - 1 or two < free[1] - 1 or three < free[2] - 1):
                        continue
                    mask = self._lowest(marked, STRENGTH_DIE, one)
                    if mask >= 0:
                        mask = self._lowest(mask, HORSE_DIE, two)
                    if mask >= 0:
                        mask = self._lowest(mask, ARMOUR_DIE, three)
                    if mask <= 0:
                        continue
                    spread = self.spread(mask, mine.floor)
                    chance = 0.0
                    for value in range(need, SUMS):
                        chance += spread[value]
                    if chance > best + 1e-12:
                        best = chance
                        found = mask
        return found

    def _lowest(self, mask: int, colour: int, count: int) -> int:
        """The mask with so many more dice of a colour, the lowest first; −1 if there are not so many."""
        base = colour * MOST_DICE
        for n in range(MOST_DICE):
            die = self.state.dice[self.side * DIE_COUNT + base + n]
            if count and die != NO_DIE and not mask >> (base + n) & 1:
                mask |= 1 << (base + n)
                count -= 1
        return -1 if count else mask


def _raised(state: Tableau, reserves: Reserves) -> int:
    """How much the best dice rise by tokens that turn one."""
    total = -clash.dice_sum(state, reserves.side)
    for value in reserves.best:
        total += value
    return total


def _added(reserves: Reserves) -> int:
    """Attack that the tokens and relics called up add."""
    return reserves.flat + _raised(reserves.state, reserves)
