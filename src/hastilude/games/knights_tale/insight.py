"""What A Knight's Tale knows about good play: how a state looks, what a decision is worth."""

from typing import Final

from hastilude.core.chance import Chance
from hastilude.core.insight import Insight
from hastilude.core.state import CHOICE, State
from hastilude.games.knights_tale.appraisal import Appraisal
from hastilude.games.knights_tale.cards import (
    CHARACTER,
    CHOOSE,
    DECKS,
    DONE,
    DRAW,
    FIGHT,
    KEEP,
    MARK,
    PASS,
    PAWNS,
    PLAY,
    RECOVER,
    REFRESH_TOKEN,
    RETURN,
    ROLL,
    SIGN_UP,
    STANDARD,
    STOP,
    SUPPORTS,
    TAKE,
    TAKE_RELIC,
    WAIT,
)
from hastilude.games.knights_tale.ending import duel_title
from hastilude.games.knights_tale.fencing import Fencing
from hastilude.games.knights_tale.tableau import (
    ACTION_PHASE,
    BRAVE_PHASE,
    CHARACTER_PHASE,
    ENDED,
    FAITH_PHASE,
    FOR_CARD,
    FOR_TOURNAMENT,
    GOAL_PHASE,
    HANDICAP_PHASE,
    JOURNEY_PHASE,
    KNOCKOUT_PHASE,
    LANCE_PHASE,
    NO_DUEL,
    NOBODY,
    NONE,
    PRIZE_PHASE,
    RECOVER_RELIC,
    RECOVER_SUPPORT,
    REFRESH_PHASE,
    RELIC_PHASE,
    REROLL_PHASE,
    RETURN_PHASE,
    REWARD_PHASE,
    SIGNUP_PHASE,
    TENT_PHASE,
    TITLES_PHASE,
    TRAVEL_PHASE,
    VP,
    Tableau,
)
from hastilude.games.knights_tale.titles import Means
from hastilude.games.knights_tale.weights import Weights, rise

#: a card of this worth, in points of glory, is never kept in hand where it may be played
FREE_GIFT: Final = 1.0
#: chances to win a clash that differ by so much are not a matter of taste
CLEARLY: Final = 0.2
#: relics by what they are worth to a champion who may choose
_RELIC_WORTH = (1.0, 1.1, 2.0, 1.5)


class KnightsTaleInsight(Insight):
    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()

    # -- how a state looks -----------------------------------------------------------------

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Tableau)
        if state.phase == ENDED:
            return state.payoffs()[seat]
        return self._chances(state, seat)[seat]

    def values(self, state: State) -> list[float]:
        assert isinstance(state, Tableau)
        if state.phase == ENDED:
            return state.payoffs()
        judgement = self.judgements.get(state.setting.seats)
        # learned from tournaments of this kind
        if judgement is not None and state.setting.plaisance:
            return judgement.values(state)
        return self._chances(state, NOBODY)

    def _chances(self, state: Tableau, eye: int) -> list[float]:
        """Each seat's lead over the best of the others; `eye` looks at its own cards only."""
        setting = state.setting
        appraisal = Appraisal(state, self.weights)
        if setting.warrior:
            return [self._crowns(state, appraisal)]
        points: list[float] = []
        for seat in range(setting.sides):
            points.append(self.points(state, appraisal, seat, eye in (NOBODY, seat)))
        spread = self._spread(state, appraisal)
        found: list[float] = []
        for seat in range(setting.seats):
            found.append(rise(self._lead(state, points, seat) / spread))
        return found

    def _crowns(self, state: Tableau, appraisal: Appraisal) -> float:
        """Warrior: the chance to win this tournament and all later ones (KT-330), and what helps then."""
        found = appraisal.later_crowns(0)
        stages = len(state.entrants).bit_length() - 1
        if stages < 1:
            found *= appraisal.this_crown(0)
        else:
            # who has won in this stage, or is at it, has one duel less to come
            here = 1.0
            if state.duel == FOR_TOURNAMENT and state.winner == NONE and state.seat in state.side:
                # its share of strength is still to come
                share = max(appraisal.means(0, stages) & 255, state.committed[state.side.index(0)])
                here = Fencing(appraisal).winning(share)
                stages -= 1
            elif any(place != NONE and state.shield[place] == 0 for place in state.advanced):
                stages -= 1
            found *= here
            means = appraisal.means(0, max(1, stages))
            boost = appraisal.boost(0)
            for _ in range(stages):
                found *= appraisal.usual_chance(0, state.round, means & 255, means >> 8, boost)
        return found * min(1.0, 0.7 + 0.02 * appraisal.stores(0))

    def _spread(self, state: Tableau, appraisal: Appraisal) -> float:
        """The lead that is worth about a third of the chance to win."""
        if state.setting.solo:  # a rival's glory is as uncertain as one's own
            return self.weights.alone_spread[appraisal.rounds_left()] * (
                2.0 if state.setting.rivalry else 1.0
            )
        return self.weights.spread + self.weights.spread_round * appraisal.rounds_left()

    def _lead(self, state: Tableau, points: list[float], seat: int) -> float:
        """Before the best of the others, or before what is needed to win alone."""
        setting = state.setting
        if setting.lone:
            return points[0] - setting.goal
        rival = -1000.0
        for other in range(len(points)):
            if other != seat and points[other] > rival:
                rival = points[other]
        return points[seat] - rival

    def points(self, state: Tableau, appraisal: Appraisal, seat: int, own: bool) -> float:
        in_tournament = len(state.entrants) > 0 or state.duel == FOR_TOURNAMENT
        fighting = not state.last_travel and not in_tournament
        total = appraisal.points(seat, own, fighting)
        if in_tournament and not (state.setting.solo and seat == VP):
            total += self._rest_of_tournament(state, appraisal, seat)
        if state.duel != NO_DUEL and seat in state.side:
            total += self._duel_now(state, appraisal, seat)
        if state.setting.solo and seat != VP:
            total += self._still_to_do(state, appraisal, fighting)
        return total

    def _still_to_do(self, state: Tableau, appraisal: Appraisal, fighting: bool) -> float:
        """Alone: what the estimate leaves out. Between players it is about the same for all, but a target
        does not move: how far away it is has to be known."""
        weights = self.weights
        pawns = 0
        if state.phase <= RETURN_PHASE:
            pawns = PAWNS
        elif fighting and state.phase <= GOAL_PHASE:
            pawns = state.pawns[0]
        return weights.alone[appraisal.rounds_left()] + weights.alone_pawn * pawns

    def _rest_of_tournament(self, state: Tableau, appraisal: Appraisal, seat: int) -> float:
        """Duels of this tournament after the present one."""
        means = appraisal.means(seat, 2)
        if state.setting.plaisance:
            total = 0.0
            for place in state.advanced:
                if place != NONE and state.shield[place] == seat:
                    total += appraisal.typical(seat, state.round, means & 255, means >> 8) + 1.0
            for i in range(state.bout * 2 + (2 if state.duel == FOR_TOURNAMENT else 0), len(state.entrants)):
                place = state.entrants[i]
                if place != NONE and state.shield[place] == seat:
                    total += appraisal.place_worth(seat, place, means & 255, means >> 8)
            return total
        total = 0.0
        cities = state.setting.figures.cities
        for at in range(state.stage, len(cities)):
            for i in range(4):
                place = cities[at] * 4 + i
                later = at > state.stage or i > state.bout
                if later and state.shield[place] == seat:
                    total += appraisal.against_knight(seat, state.knight[place], means & 255, means >> 8)
        return total

    def _duel_now(self, state: Tableau, appraisal: Appraisal, seat: int) -> float:
        """What the duel that is being fought will bring the seat."""
        if state.winner != NONE:
            return 0.0
        if state.seat not in state.side:
            return 0.0
        if seat != state.seat:
            return 2.0 + 1.5 * (state.wins[1] - state.wins[0]) * (1 if state.side[1] == seat else -1)
        if state.phase >= RECOVER_SUPPORT:
            return 0.0
        return Fencing(appraisal).now()

    # -- what a decision is worth ----------------------------------------------------------

    def outlook(self, state: State, action: int, chance: Chance) -> float:
        return self.outlooks(state, [action], chance)[0]

    def outlooks(self, state: State, actions: list[int], chance: Chance) -> list[float]:
        """Without luck: dice by their odds, cards drawn by their average.

        The best action keeps what the state promises, the others lose what they are worth less.
        """
        assert isinstance(state, Tableau)
        appraisal = Appraisal(state, self.weights)
        seat = state.seat
        worths: list[float] = []
        top = -1000.0
        for action in state.legal():
            worth = self.worth(state, appraisal, action, chance)
            if worth > top:
                top = worth
            if action in actions:
                worths.append(worth)
        if state.setting.warrior:
            crowns = self._crowns(state, appraisal)
            stake = 30.0 if state.duel == FOR_TOURNAMENT else self.weights.crown
            return [0.5 * crowns + 0.5 * rise((worth - top) / stake) for worth in worths]
        points: list[float] = []
        for side in range(state.setting.sides):
            points.append(self.points(state, appraisal, side, side == seat))
        spread = self._spread(state, appraisal)
        lead = self._lead(state, points, seat)
        return [rise((lead + worth - top) / spread) for worth in worths]

    def worth(self, state: Tableau, appraisal: Appraisal, action: int, chance: Chance) -> float:
        """In points; comparable among the actions of one decision."""
        phase = state.phase
        if phase >= TENT_PHASE:
            return self._duel(state, appraisal, action)
        seat = state.seat
        if phase == ACTION_PHASE:
            return self._pawn(state, appraisal, action, chance)
        if phase == JOURNEY_PHASE:
            return self._pick(state, appraisal, action)
        if phase in (TRAVEL_PHASE, KNOCKOUT_PHASE):
            if action == STOP:
                return 0.05
            return appraisal.card_worth(seat, action - PLAY) + 0.3
        if phase == REWARD_PHASE:
            return appraisal.effect_worth(seat, state.setting.figures.gain[state.card][action - CHOOSE])
        if phase == SIGNUP_PHASE:
            return self._sign_up(state, appraisal, action)
        if phase in (GOAL_PHASE, TITLES_PHASE):
            return self._title(state, appraisal, action - KEEP)
        if phase == CHARACTER_PHASE:
            return self._character(state, action - CHARACTER)
        if phase == HANDICAP_PHASE:
            return 1.0 if action >= STANDARD else 0.0
        if phase == RETURN_PHASE:
            if action == DONE:
                return 0.0
            return self.weights.strength - 0.8 * appraisal.card_worth(seat, action - RETURN)
        if phase == PRIZE_PHASE:
            return _RELIC_WORTH[action - TAKE_RELIC]
        if phase == BRAVE_PHASE:
            title = duel_title(state, seat)
            if action != FIGHT or title == NONE:
                return 0.0
            needs = state.setting.figures.needs[title]
            return appraisal.brave_chance(seat, needs) * state.setting.figures.title_worth[title] - 0.3
        return 0.0

    def _pawn(self, state: Tableau, appraisal: Appraisal, action: int, chance: Chance) -> float:
        """The points after it; cards and titles still to be picked count as an average."""
        seat = state.seat
        after = state.copy()
        assert isinstance(after, Tableau)
        after.apply(action, chance)
        later = Appraisal(after, self.weights)
        if after.phase == ENDED:
            return float(after.glory[seat])
        found = self.points(after, later, seat, True)
        if after.seat == seat and after.phase == JOURNEY_PHASE:
            found += self._journey(after, later, seat)
        elif after.seat == seat and after.phase == GOAL_PHASE and not state.setting.warrior:
            found += 2.4 * (appraisal.rounds_left() + 1) / 4.0
        return found

    def _journey(self, state: Tableau, appraisal: Appraisal, seat: int) -> float:
        """The best cards to be had: open ones, or the average of a deck."""
        best: list[float] = []
        for deck in range(len(DECKS)):
            average = self._average(state, appraisal, seat, deck)
            for _ in range(state.picks):
                best.append(average)
            for card in state.rows[deck]:
                best.append(appraisal.card_worth(seat, card))
        best.sort()
        total = 0.0
        for i in range(state.picks):
            if i < len(best):
                total += best[len(best) - 1 - i]
        crowded = len(state.hands[seat]) + state.picks > 3 * (appraisal.rounds_left() + 1)
        return total * (0.3 if crowded else 0.8)

    def _average(self, state: Tableau, appraisal: Appraisal, seat: int, deck: int) -> float:
        """What an unseen card of a deck is worth."""
        cards = state.decks[deck]
        if not cards:
            return 0.0
        total = 0.0
        last = NONE
        worth = 0.0
        for card in cards:
            if card != last:
                last = card
                worth = appraisal.card_worth(seat, card)
                if worth < 0.0:
                    worth = 0.0
            total += worth
        return total / len(cards)

    def _pick(self, state: Tableau, appraisal: Appraisal, action: int) -> float:
        if action >= DRAW:
            return self._average(state, appraisal, state.seat, action - DRAW)
        return appraisal.card_worth(state.seat, action - TAKE)

    def _sign_up(self, state: Tableau, appraisal: Appraisal, action: int) -> float:
        seat = state.seat
        means = appraisal.means(seat, 3 if state.setting.warrior else 2)
        if state.setting.warrior:
            return appraisal.place_chance(seat, action - SIGN_UP, means & 255, means >> 8)
        if action >= WAIT:
            if action > WAIT:
                return 0.0
            best = 0.0
            for place in range(SIGN_UP, WAIT):
                if state.can_sign(seat, place - SIGN_UP):
                    worth = appraisal.place_worth(seat, place - SIGN_UP, means & 255, means >> 8)
                    if worth > best:
                        best = worth
            return best * 0.97
        return appraisal.place_worth(seat, action - SIGN_UP, means & 255, means >> 8)

    def _title(self, state: Tableau, appraisal: Appraisal, title: int) -> float:
        """Its glory, by how near it is."""
        figures = state.setting.figures
        needs = figures.needs[title]
        worth = float(figures.title_worth[title])
        if needs.duel_attack >= 0:
            return worth * 0.5
        return worth * (0.35 + Means(state, state.seat).progress(needs))

    def _character(self, state: Tableau, card: int) -> float:
        figures = state.setting.figures
        start = figures.start[card]
        income = figures.income[card]
        total = float(start[0])
        total += 0.55 * start[1] + 0.75 * start[2] + 0.8 * start[3]
        total += 3.0 * (0.5 * income[0] + 0.7 * income[1] + 0.75 * income[2])
        draws = figures.draws[card]
        total += 1.2 * (draws[0] + draws[1] + draws[2])
        return total + (2.5 if figures.gift[card] != NONE else 0.0)

    def _duel(self, state: Tableau, appraisal: Appraisal, action: int) -> float:
        phase = state.phase
        if phase in (RECOVER_SUPPORT, RECOVER_RELIC):
            token = action - RECOVER
            return (
                appraisal.token_worth(state.seat, token)
                if token < SUPPORTS
                else _RELIC_WORTH[token - SUPPORTS]
            )
        if phase == REFRESH_PHASE:
            token = action - REFRESH_TOKEN
            return (
                appraisal.token_worth(state.seat, token)
                if token < SUPPORTS
                else _RELIC_WORTH[token - SUPPORTS]
            )
        fencing = Fencing(appraisal)
        if phase == REROLL_PHASE:
            plan = fencing.reroll_plan()
            if action == ROLL:
                return 0.5
            return 1.0 if plan >> (action - MARK) & 1 else 0.0
        return fencing.worth(action)

    # -- what is not worth a look ----------------------------------------------------------

    def priors(self, state: State, legal: list[int]) -> list[float]:
        """Nobody passes where a token wins the last clash, or keeps a card that costs nothing to play."""
        assert isinstance(state, Tableau)
        weights = [1.0] * len(legal)
        if state.phase in (FAITH_PHASE, LANCE_PHASE, RELIC_PHASE):
            fencing = Fencing(Appraisal(state, self.weights))
            if state.wins[1 - fencing.side] == 1 and state.duel != FOR_CARD:
                self._without_surrender(fencing, legal, weights)
        elif state.phase in (TRAVEL_PHASE, KNOCKOUT_PHASE):
            appraisal = Appraisal(state, self.weights)
            for action in legal:
                if action != STOP and appraisal.card_worth(state.seat, action - PLAY) >= FREE_GIFT:
                    weights[legal.index(STOP)] = 0.0
                    break
        return weights

    def depth(self, state: State) -> int:
        """With rivals the game ends in the last travels: cards, and a duel for a title (KT-R52)."""
        assert isinstance(state, Tableau)
        if state.setting.solo:
            return 1
        return 3 if state.last_travel else 0

    def prior(self, state: State, action: int) -> float:
        legal = state.legal()
        return self.priors(state, legal)[legal.index(action)]

    def _without_surrender(self, fencing: Fencing, legal: list[int], weights: list[float]) -> None:
        """Where the duel is lost with this clash: no pass while another option promises clearly more."""
        passing = fencing.clash_chance(PASS)
        best = passing
        for action in legal:
            if action != PASS:
                best = max(best, fencing.clash_chance(action))
        if best - passing >= CLEARLY:
            for i in range(len(legal)):
                if best - fencing.clash_chance(legal[i]) >= CLEARLY:
                    weights[i] = 0.0

    # -- macro-moves -----------------------------------------------------------------------

    def step(self, state: State) -> int:
        """The dice of a reroll follow from the odds."""
        assert isinstance(state, Tableau)
        if state.phase != REROLL_PHASE:
            return CHOICE
        plan = Fencing(Appraisal(state, self.weights)).reroll_plan() & ~state.marked
        for die in range(ROLL - MARK):
            if plan >> die & 1:
                return MARK + die
        return ROLL if state.marked else CHOICE

    def caution(self, state: State) -> float:
        """Dice decide duels: two ways to fight differ by less than their luck."""
        return 60.0

    def breadth(self, state: State) -> int:
        """With more rivals a look tells less; whether fewer actions help was not shown (docs/bots.md)."""
        assert isinstance(state, Tableau)
        return 8 if state.setting.sides < 3 else 4

    def pace(self, state: State) -> float:
        """The steps of a duel and the cards of a journey are small ones."""
        assert isinstance(state, Tableau)
        if state.phase >= TENT_PHASE:
            return 0.25
        return 1.0 if state.phase in (ACTION_PHASE, SIGNUP_PHASE) else 0.4
