"""A Knight's Tale: the rules.

Three rounds of action, travel, refresh, sign-up and tournament, then a last journey and the
titles (KT-003, KT-004). Each phase is a module of its own; here is only who decides, what
they may do, and what follows. Between two decisions `_run` carries out what goes on by itself.
"""

from typing import Final

from hastilude.core.chance import Chance
from hastilude.core.state import CHOICE, OVER
from hastilude.core.words import Prompt, Refusal, Result
from hastilude.games.knights_tale import (
    actions,
    clash,
    duel,
    ending,
    imagination,
    invariants,
    outcome,
    prompts,
    refresh,
    refusals,
    setup,
    tournament,
    travel,
)
from hastilude.games.knights_tale.cards import (
    BUY,
    CALL,
    CHARACTER,
    CHOOSE,
    COMMIT,
    DECLINE,
    DIE_COUNT,
    DONE,
    DRAW,
    EVENT_ACTION,
    EVENT_ITEM,
    FIGHT,
    HANDICAP,
    KEEP,
    LEVELS,
    MARK,
    MARKET,
    MOST_STRENGTH,
    NEW_GOAL,
    NO_DIE,
    PASS,
    PLACE_COUNT,
    PLAY,
    RECOVER,
    REFRESH_TOKEN,
    RELIC_KINDS,
    RETURN,
    ROLL,
    SIGN_UP,
    SIMPLE,
    STANDARD,
    STOP,
    SUPPORTS,
    TAKE,
    TAKE_RELIC,
    TITLE_COUNT,
    USE,
    USE_FAITH,
    USE_RELIC,
    WAIT,
)
from hastilude.games.knights_tale.effects import relic_stock
from hastilude.games.knights_tale.table import (
    ACTION_NEXT,
    ACTION_PHASE,
    ACTION_START,
    AUTOMATIC,
    BOUT_NEXT,
    BRAVE_NEXT,
    BRAVE_PHASE,
    CARD_DONE,
    CHARACTER_PHASE,
    DEALT,
    DOWN,
    DUEL_DONE,
    DUEL_RECOVER,
    DUEL_STEP,
    ENDED,
    FAITH_PHASE,
    FOR_CARD,
    FOR_TOURNAMENT,
    GOAL_PHASE,
    HANDICAP_PHASE,
    JOURNEY_PHASE,
    KNOCKOUT_NEXT,
    KNOCKOUT_PHASE,
    LANCE_PHASE,
    NONE,
    PRIZE_PHASE,
    RECOVER_RELIC,
    RECOVER_SUPPORT,
    REFRESH_ALL,
    REFRESH_PHASE,
    RELIC_PHASE,
    REROLL_PHASE,
    RETURN_PHASE,
    REWARD_PHASE,
    SCORE,
    SIGNUP_NEXT,
    SIGNUP_PHASE,
    STRENGTH_PHASE,
    TENT_PHASE,
    TITLES_PHASE,
    TOURNAMENT_END,
    TRAVEL_NEXT,
    TRAVEL_PHASE,
    TRAVEL_START,
    Table,
)

#: actions that show what was hidden, without chance: a personal Brave
_SHOWS: Final[tuple[int, ...]] = (FIGHT,)


class _ChanceUsed(Exception):
    """Something would have been drawn or rolled."""


class _Still(Chance):
    """No chance at all."""

    def below(self, n: int) -> int:
        raise _ChanceUsed


class KnightsTale(Table):
    veils = True

    def set_up(self, chance: Chance) -> None:
        setup.begin(self, chance)
        self._run(chance)

    # -- who decides what ------------------------------------------------------------------

    def decider(self) -> int:
        return OVER if self.phase == ENDED else self.seat

    def prompt(self) -> Prompt:
        return prompts.prompt(self)

    def legal(self) -> list[int]:
        found = self._legal
        if found is None:
            found = []
            self._list(found)
            self._legal = found
        return found

    def _list(self, found: list[int]) -> None:
        phase = self.phase
        if phase == ACTION_PHASE:
            actions.legal(self, found)
        elif phase == JOURNEY_PHASE:
            actions.legal_picks(self, found)
        elif phase in (TRAVEL_PHASE, KNOCKOUT_PHASE):
            travel.legal(self, found)
        elif TENT_PHASE <= phase <= RECOVER_RELIC:
            self._list_duel(found)
        elif phase == SIGNUP_PHASE:
            for place in range(PLACE_COUNT):
                if self.can_sign(self.seat, place):
                    found.append(SIGN_UP + place)
            if tournament.may_wait(self):
                found.append(WAIT)
            elif self.setting.signup_optional and not self.setting.plaisance:
                found.append(DECLINE)
        elif phase == REWARD_PHASE:
            travel.legal_choices(self, found)
        elif phase in (GOAL_PHASE, TITLES_PHASE):
            for title in range(TITLE_COUNT):
                if self.title_zone[title] == DEALT + self.seat:
                    found.append(KEEP + title)
        elif phase == RETURN_PHASE:
            for slot in self.hands[self.seat]:
                if RETURN + (slot >> 1) not in found:
                    found.append(RETURN + (slot >> 1))
            found.append(DONE)
        elif phase == CHARACTER_PHASE:
            for level in range(LEVELS):
                found.append(CHARACTER + self.offered[self.seat * LEVELS + level])
        elif phase == HANDICAP_PHASE:
            found.append(HANDICAP + self.item)
            found.append(STANDARD + self.item)
        elif phase == PRIZE_PHASE:
            for kind in range(RELIC_KINDS):
                if relic_stock(self, kind) > 0:
                    found.append(TAKE_RELIC + kind)
        elif phase == BRAVE_PHASE:
            found.append(DECLINE)
            if ending.duel_title(self, self.seat) != NONE:
                found.append(FIGHT)

    def _list_duel(self, found: list[int]) -> None:
        phase = self.phase
        side = clash.actor(self)
        seat = self.seat
        if phase == STRENGTH_PHASE:
            most = MOST_STRENGTH - self.committed[side]
            if self.strength[seat] < most:
                most = self.strength[seat]
            for count in range(most + 1):
                found.append(COMMIT + count)
        elif phase == FAITH_PHASE:
            found.append(PASS)
            found.append(USE_FAITH)
        elif phase == REROLL_PHASE:
            base = side * DIE_COUNT
            for die in range(DIE_COUNT):
                if self.dice[base + die] != NO_DIE and not self.marked >> die & 1:
                    found.append(MARK + die)
            if self.marked:
                found.append(ROLL)
        elif phase in (TENT_PHASE, LANCE_PHASE):
            found.append(PASS)
            timing = clash.step_timing(self.step)
            timings = self.setting.figures.timing
            last = NONE
            for token in self.support[seat]:
                kind = token >> 1
                if not token & DOWN and kind != last and timings[kind] == timing:
                    last = kind
                    if clash.token_usable(self, side, kind):
                        found.append(USE + kind)
        elif phase == RELIC_PHASE:
            found.append(PASS)
            for kind in range(RELIC_KINDS):
                if clash.has_relic(self, seat, kind) and clash.relic_usable(self, side, kind):
                    found.append(USE_RELIC + kind)
        elif phase == REFRESH_PHASE:
            for token in clash.refresh_targets(self):
                found.append(REFRESH_TOKEN + token)
        elif phase == RECOVER_SUPPORT:
            for kind in clash.distinct(self.used_support[side]):
                found.append(RECOVER + kind)
        elif phase == RECOVER_RELIC:
            for kind in clash.distinct(self.used_relics[side]):
                found.append(RECOVER + SUPPORTS + kind)

    def refusal(self, action: int) -> Refusal | None:
        if self.phase != ENDED and action in self.legal():
            return None
        return refusals.refusal(self, action)

    def forced(self) -> int:
        """A list of one entry is no choice (ledger, part 6)."""
        found = self.legal()
        return found[0] if len(found) == 1 else CHOICE

    def reveals(self, action: int) -> bool:
        """Whatever uses chance or shows a card: found by trying it on a copy without chance."""
        if action in _SHOWS or CHARACTER <= action <= DONE or PLAY <= action < STOP:
            return True
        after = self.copy()
        try:
            after.apply(action, _Still())
        except _ChanceUsed:
            return True
        return after.phase == ENDED  # titles are shown

    def veil(self, action: int, observer: int) -> int:
        """What is decided at the same time as the others, and titles kept, stay hidden (part 7)."""
        if observer == self.seat:
            return action
        phase = self.phase
        if phase in (CHARACTER_PHASE, RETURN_PHASE):
            return -1
        if phase in (TITLES_PHASE, GOAL_PHASE):
            return action if self.setting.open_titles and phase == GOAL_PHASE else -1
        return action

    # -- what happens ----------------------------------------------------------------------

    def apply(self, action: int, chance: Chance) -> None:
        self._legal = None
        if action >= TAKE_RELIC:
            self._apply_duel(action, chance)
        elif action >= SIMPLE:
            self._apply_board(action, chance)
        else:
            self._apply_cards(action, chance)
        self._run(chance)

    def _apply_cards(self, action: int, chance: Chance) -> None:
        if action < HANDICAP:
            setup.choose_character(self, action - CHARACTER, chance)
        elif action < STANDARD:
            setup.handicap(self, True, chance)
        elif action < KEEP:
            setup.handicap(self, False, chance)
        elif action < RETURN:
            if self.phase == TITLES_PHASE:
                setup.keep(self, action - KEEP, chance)
            else:
                travel.keep_title(self, action - KEEP)
        elif action < DONE:
            setup.give_back(self, action - RETURN, chance)
        else:
            setup.returns_made(self, chance)

    def _apply_board(self, action: int, chance: Chance) -> None:
        if action < MARKET:
            actions.simple(self, action - SIMPLE, chance)
        elif action < BUY:
            actions.buy_item(self, action - MARKET)
        elif action < CALL:
            actions.buy_token(self, action - BUY, chance)
        elif action < NEW_GOAL:
            actions.call_herald(self, action - CALL)
        elif action == NEW_GOAL:
            actions.new_goal(self, chance)
        elif action < TAKE:
            actions.event_action(self, NONE if action == EVENT_ACTION else action - EVENT_ITEM, chance)
        elif action < DRAW:
            actions.take(self, action - TAKE, chance)
        elif action < PLAY:
            actions.draw(self, action - DRAW, chance)
        elif action < STOP:
            travel.play(self, action - PLAY, chance)
        elif action == STOP:
            travel.stop(self)
        elif action < SIGN_UP:
            travel.choose(self, action - CHOOSE, chance)
        elif action < WAIT:
            tournament.sign_up(self, action - SIGN_UP)
        elif action == WAIT:
            tournament.wait(self)
        elif action == DECLINE:
            if self.phase == BRAVE_PHASE:
                ending.decline(self)
            else:
                tournament.wait(self)
        else:
            ending.fight(self)

    def _apply_duel(self, action: int, chance: Chance) -> None:
        if action < USE_FAITH:
            tournament.take_prize(self, action - TAKE_RELIC)
        elif action == USE_FAITH:
            duel.use_faith(self)
        elif action < USE_RELIC:
            duel.use_token(self, action - USE)
        elif action < REFRESH_TOKEN:
            duel.use_relic(self, action - USE_RELIC)
        elif action < COMMIT:
            duel.refresh_token(self, action - REFRESH_TOKEN)
        elif action < MARK:
            duel.commit(self, action - COMMIT)
        elif action < ROLL:
            duel.mark(self, action - MARK, chance)
        elif action == ROLL:
            duel.reroll(self, chance)
        elif action == PASS:
            duel.decided(self)
        else:
            outcome.recover(self, action - RECOVER)

    def _run(self, chance: Chance) -> None:
        """What goes on by itself, up to the next decision."""
        while self.phase >= AUTOMATIC:
            phase = self.phase
            if phase == DUEL_STEP:
                duel.advance(self, chance)
            elif phase == ACTION_NEXT:
                actions.next_pawn(self, chance)
            elif phase == TRAVEL_NEXT:
                travel.next_player(self)
            elif phase == CARD_DONE:
                travel.card_done(self)
            elif phase == DUEL_RECOVER:
                outcome.recover_next(self)
            elif phase == DUEL_DONE:
                self._after_duel(chance)
            elif phase == SIGNUP_NEXT:
                tournament.signup_next(self, chance)
            elif phase == BOUT_NEXT:
                tournament.bout_next(self, chance)
            elif phase == KNOCKOUT_NEXT:
                travel.knockout_next(self)
            elif phase == ACTION_START:
                actions.start(self, chance)
            elif phase == TRAVEL_START:
                travel.start(self)
            elif phase == REFRESH_ALL:
                refresh.run(self, chance)
                tournament.begin_signup(self)
            elif phase == TOURNAMENT_END:
                tournament.end(self, chance)
            elif phase == BRAVE_NEXT:
                ending.brave_next(self)
            elif phase == SCORE:
                ending.score(self)

    def _after_duel(self, chance: Chance) -> None:
        """Back to what the duel was fought for."""
        why = self.duel
        if why == FOR_TOURNAMENT:
            tournament.after_duel(self)
        elif why == FOR_CARD:
            travel.after_duel(self, chance)
        else:
            ending.after_duel(self)
        self.clear_duel()

    # -- end -------------------------------------------------------------------------------

    def result(self) -> Result | None:
        return ending.result(self) if self.phase == ENDED else None

    # -- copies ----------------------------------------------------------------------------

    def copy(self) -> "KnightsTale":
        other = KnightsTale(self.setting)
        self.copy_to(other)
        return other

    def imagine(self, seat: int, chance: Chance) -> Table:
        return imagination.imagine(self, seat, chance)

    def check(self) -> None:
        invariants.check(self)
