"""What Hearts and Armour knows about good play: how a state looks, which actions are worth a look.

What counts is the own win, not the side's: the goal decides whom one may kill.
"""

from hastilude.core.chance import Chance
from hastilude.core.insight import Insight
from hastilude.core.state import State
from hastilude.games.hearts_and_armour import belief
from hastilude.games.hearts_and_armour.appraisal import ALL, Appraisal, Weights
from hastilude.games.hearts_and_armour.cards import (
    AFFECT,
    DECLARE,
    DECLINE,
    DISCARD,
    GIVE,
    HERO_COUNT,
    KNIGHT_DEATH,
    LAY,
    MOVE,
    NO_EFFECT,
    NO_SIDE,
    PLAY,
    SORCERER_DEATH,
    TAKE,
    TOKENS_TO_WIN,
)
from hastilude.games.hearts_and_armour.match import final_winners
from hastilude.games.hearts_and_armour.tableau import (
    DESTINATION,
    ENDED,
    HAND_KIND,
    TURN,
    Tableau,
    kind_of,
    seen_by,
)


class HeartsAndArmourInsight(Insight):
    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()
        # who falls hangs on what lies face down: nine in ten worlds are not all
        self.worlds = 64

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Tableau)
        if state.phase == ENDED:
            return 1.0 if seat in final_winners(state) else 0.0
        return in_match(state, seat, Appraisal(state, self.weights, seat).chance(seat, False))

    def values(self, state: State) -> list[float]:
        assert isinstance(state, Tableau)
        if state.phase == ENDED:
            winners = final_winners(state)
            return [1.0 if seat in winners else 0.0 for seat in range(state.setting.seats)]
        judgement = self.judgements.get(state.setting.seats)
        # learned from single games
        if judgement is not None and not state.setting.match:
            return judgement.each(state)
        appraisal = Appraisal(state, self.weights, ALL)
        return [in_match(state, seat, appraisal.chance(seat, False)) for seat in range(state.setting.seats)]

    def outlook(self, state: State, action: int, chance: Chance) -> float:
        """The value after it, without the luck of the cards that the decider does not know."""
        assert isinstance(state, Tableau)
        return in_match(state, state.seat, self._outlook(state, action))

    def _appraisal(self, state: Tableau) -> Appraisal:
        """The state as its decider sees it: one for all that may be done in it."""
        found = state.thought
        if isinstance(found, Appraisal) and found.weights is self.weights and found.eye == state.seat:
            return found
        appraisal = Appraisal(state, self.weights, state.seat)
        state.thought = appraisal
        return appraisal

    def _outlook(self, state: Tableau, action: int) -> float:
        appraisal = self._appraisal(state)
        if action == DECLARE:
            return appraisal.chance(state.seat, True)
        if action < DECLARE:
            return self._card(state, appraisal, action)
        if action < DECLINE:
            return self._affect(state, appraisal, action - AFFECT, state.target, state.effect)
        if action == DECLINE:
            return appraisal.chance(state.seat, False)
        seat = state.seat_of(action - MOVE if action < GIVE else action - GIVE)
        return self._send(state, appraisal, state.chosen, state.target, state.effect, seat)

    def _card(self, state: Tableau, appraisal: Appraisal, action: int) -> float:
        """A card laid, or played with the best that its extra action can do."""
        figures = state.setting.figures
        number = action - LAY if action < PLAY else action - PLAY
        kind = figures.kind_of[number // HERO_COUNT]
        target = state.seat_of(number % HERO_COUNT)
        effect = figures.effect[kind]
        void = action < PLAY or effect == NO_EFFECT or not state.table[target]
        secret = 0.0
        if action >= PLAY:
            secret = self.weights.told if kind_to_goal(state, number) else 0.0
        elif feint(state, number):
            secret = -self.weights.feint
        appraisal.put(target, figures.net[kind])
        best = appraisal.chance(state.seat, False) if void or state.setting.effect_optional else 0.0
        if not void:
            for place in range(len(state.table[target])):
                found = self._affect(state, appraisal, place, target, effect)
                if found > best:
                    best = found
        appraisal.put(target, -figures.net[kind])
        return max(0.0, best - secret)

    def _affect(self, state: Tableau, appraisal: Appraisal, place: int, target: int, effect: int) -> float:
        """A card chosen for an extra action, with the best place for it to go."""
        if effect == DISCARD:
            card = state.table[target][place]
            appraisal.shift(target, card, -1)
            found = appraisal.chance(state.seat, False)
            appraisal.shift(target, card, 1)
            return found
        best = 0.0
        for seat in range(state.setting.seats):
            if seat != target or (effect == TAKE and state.setting.give_to_target):
                found = self._send(state, appraisal, place, target, effect, seat)
                if found > best:
                    best = found
        return best

    def _send(
        self, state: Tableau, appraisal: Appraisal, place: int, target: int, effect: int, seat: int
    ) -> float:
        card = state.table[target][place]
        appraisal.shift(target, card, -1)
        if effect == TAKE:
            found = appraisal.chance(state.seat, False) + self._gift(state, seat)
        else:
            appraisal.shift(seat, card, 1)
            found = appraisal.chance(state.seat, False)
            appraisal.shift(seat, card, -1)
        appraisal.shift(target, card, 1)
        return found if found > 0.0 else 0.0

    def _gift(self, state: Tableau, seat: int) -> float:
        """What a card more in a hand is worth to the decider."""
        weights = self.weights
        if seat == state.seat:
            return weights.card_mine
        side = state.sides[state.seat]
        return weights.card_comrade if side != NO_SIDE and state.sides[seat] == side else weights.card_enemy

    def believe(self, state: State, seat: int, chance: Chance) -> None:
        assert isinstance(state, Tableau)
        belief.believe(state, seat, self.weights, chance)

    def depth(self, state: State) -> int:
        """A fight ends the game: one's own, or the one that the next must declare (HA-045, HA-148)."""
        assert isinstance(state, Tableau)
        if _next_must_declare(state):
            return 3
        return 1 if state.phase == TURN else 0

    def wins(self, state: State, actions: list[int], depth: int, chance: Chance) -> list[int]:
        assert isinstance(state, Tableau)
        if not _next_must_declare(state):
            actions = [action for action in actions if action == DECLARE]
        return super().wins(state, actions, depth, chance)

    def playout(self, state: State) -> int:
        """Extra actions answer one another: judged when they have been."""
        return 4

    def pace(self, state: State) -> float:
        """The steps of an extra action are small ones."""
        assert isinstance(state, Tableau)
        return 1.0 if state.phase == TURN else 0.4

    # -- what is worth a try ---------------------------------------------------------------

    def prior(self, state: State, action: int) -> float:
        return self.priors(state, [action])[0]

    def priors(self, state: State, legal: list[int]) -> list[float]:
        """Swords for whom the decider wants dead, shields for whom it wants alive."""
        assert isinstance(state, Tableau)
        if state.phase == DESTINATION and state.effect == TAKE:
            return _friends_first(state, legal)
        if state.phase != TURN:
            return [1.0] * len(legal)
        figures = state.setting.figures
        wish = self._appraisal(state).wish
        hopeless = not _may_kill(state) and state.round < state.setting.last_round
        base = state.seat * state.setting.seats
        found: list[float] = []
        sensible = 0.0
        for action in legal:
            if action == DECLARE:
                found.append(0.0 if hopeless else 1.0)
                sensible += found[len(found) - 1]
                continue
            number = action - LAY if action < PLAY else action - PLAY
            target = state.seat_of(number % HERO_COUNT)
            leaning = figures.net[figures.kind_of[number // HERO_COUNT]] * wish[base + target]
            weight = 0.2 + leaning if leaning > 0.0 else 0.0
            if weight == 0.0 and action < PLAY and feint(state, number):
                weight = 0.2
            deed = action >= PLAY and figures.effect[figures.kind_of[number // HERO_COUNT]] != NO_EFFECT
            if deed and state.table[target]:
                weight += 0.2  # for the sake of the extra action
            elif action >= PLAY and kind_to_goal(state, number):
                weight = 0.0  # face down the same card tells nobody whom it is for
            found.append(weight)
            sensible += weight
        return found if sensible > 0.0 else [1.0] * len(legal)


def _next_must_declare(state: Tableau) -> bool:
    setting = state.setting
    return not state.hands[(state.seat + 1) % setting.seats] or state.turn >= setting.max_laps * setting.seats


def kind_to_goal(state: Tableau, number: int) -> bool:
    """Whether a card bears shields for the enemy on the decider's goal card: seen, it tells the goal."""
    figures = state.setting.figures
    target = state.seat_of(number % HERO_COUNT)
    return (
        figures.net[figures.kind_of[number // HERO_COUNT]] < 0
        and target != state.seat
        and (target == state.goals[state.seat] or (state.seat == state.sorcerer and target == state.ward))
    )


def feint(state: Tableau, number: int) -> bool:
    """Whether a card, face down, looks like swords for the enemy on the decider's goal card, and is none."""
    figures = state.setting.figures
    target = state.seat_of(number % HERO_COUNT)
    seat = state.seat
    heart = target == state.goals[seat] or (seat == state.sorcerer and target == state.ward)
    return (
        heart
        and target not in (seat, state.sorcerer)
        and figures.net[figures.kind_of[number // HERO_COUNT]] <= 0
    )


def _friends_first(state: Tableau, legal: list[int]) -> list[float]:
    """A card taken is for the own hand or a comrade's: an enemy gets it only where nobody else may."""
    side = state.sides[state.seat]
    found: list[float] = []
    best = 0.0
    for action in legal:
        seat = state.seat_of(action - GIVE)
        friend = seat == state.seat or (side != NO_SIDE and state.sides[seat] == side)
        found.append(1.0 if friend else 0.0)
        best += found[len(found) - 1]
    return found if best > 0.0 else [1.0] * len(legal)


def _may_kill(state: Tableau) -> bool:
    """Whether anybody can die in a fight now, whatever the cards are that the decider does not know."""
    seat = state.seat
    net = state.setting.figures.net
    pool: list[int] = []
    for hero in range(state.setting.seats):
        deadly = SORCERER_DEATH if state.sides[hero] == NO_SIDE else KNIGHT_DEATH
        most = state.wounds[hero]
        unknown = 0
        for card in state.table[hero]:
            if seen_by(card, seat):
                most += net[kind_of(card)]
            else:
                unknown += 1
        if unknown:
            if not pool:
                pool = _unseen_nets(state)
            for i in range(unknown):
                most += pool[len(pool) - 1 - i]
        if most >= deadly:
            return True
    return False


def _unseen_nets(state: Tableau) -> list[int]:
    """Swords less shields of all cards that the decider has not located, in ascending order."""
    seat = state.seat
    net = state.setting.figures.net
    found: list[int] = [net[kind] for kind in state.deck]
    for other in range(state.setting.seats):
        if other != seat:
            for slot in state.hands[other]:
                if not slot >> seat & 1:
                    found.append(net[slot >> HAND_KIND])
        for card in state.table[other]:
            if not seen_by(card, seat):
                found.append(net[kind_of(card)])
    for card in state.discard:
        if not seen_by(card, seat):
            found.append(net[kind_of(card)])
    found.sort()
    return found


def in_match(state: Tableau, seat: int, chance: float) -> float:
    """What a chance to win this game is worth: in a match, beside the tokens of all."""
    if not state.setting.match:
        return chance
    rival = 0
    for other in range(state.setting.seats):
        if other != seat and state.tokens[other] > rival:
            rival = state.tokens[other]
    mine = (state.tokens[seat] + chance) / TOKENS_TO_WIN
    return mine * mine * (1.0 - 0.1 * rival)
