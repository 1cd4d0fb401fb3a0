"""How a table of A Knight's Tale looks to a player, in points of glory.

Glory won, glory to be expected from tournaments (duels by exact odds), and what resources,
tokens, cards and titles will bring. A player's own hand and titles count as they are, those
of others as an average. Only arithmetic and square roots, equal to the bit everywhere.
"""

import math
from typing import Final

from hastilude.games.knights_tale.cards import (
    ANY_RELIC,
    ARMOUR_DIE,
    CITY_PLACES,
    COINS,
    DRAW_TITLES,
    FAITH,
    FIRST_CHALLENGE,
    GIVE_PRESTIGE,
    GIVE_RELIC,
    GIVE_SUPPORT,
    GLORY,
    HORSE_DIE,
    LANCE,
    MOST_DICE,
    MOST_STRENGTH,
    PERMANENT,
    PLACE_COUNT,
    RAISE_ARMOUR,
    RAISE_HORSE,
    RELIC_KINDS,
    ROUNDS,
    STRENGTH,
    STRENGTH_DIE,
    TENT,
    TITLE_COUNT,
    TOP_LEVEL,
    deck_of,
)
from hastilude.games.knights_tale.clash import faith_dice
from hastilude.games.knights_tale.effects import part_works
from hastilude.games.knights_tale.figures import Needs
from hastilude.games.knights_tale.odds import ACTIVE, Odds, odds_of
from hastilude.games.knights_tale.tableau import (
    ACTION_PHASE,
    DOWN,
    ENDED,
    NOBODY,
    NONE,
    PUBLIC,
    TRAVEL_PHASE,
    VP,
    Tableau,
)
from hastilude.games.knights_tale.titles import Means
from hastilude.games.knights_tale.weights import Weights

_NO_LESS: Final[list[int]] = [0, 0, 0]


class Appraisal:
    """One state, weighed up."""

    def __init__(self, state: Tableau, weights: Weights) -> None:
        self.state = state
        self.weights = weights
        self.odds: Odds = odds_of(state.setting.figures)

    # -- duels -----------------------------------------------------------------------------

    def strength_code(self, committed: int, less: int) -> int:
        dice = committed if committed < MOST_DICE else MOST_DICE
        dice = dice - less if dice > less else 0
        return dice | (ACTIVE if committed >= MOST_STRENGTH else 0)

    def item_code(self, level: int, less: int) -> int:
        dice = level if level < MOST_DICE else MOST_DICE
        dice = dice - less if dice > less else 0
        return dice | (ACTIVE if level >= TOP_LEVEL else 0)

    def boost(self, seat: int) -> float:
        """What face-up tokens add to an attack of the next duel, about."""
        state = self.state
        weights = self.weights
        timing = state.setting.figures.timing
        total = 0.0
        for token in state.support[seat]:
            if not token & DOWN:
                when = timing[token >> 1]
                if when == LANCE:
                    total += weights.lance
                elif when == TENT:
                    total += weights.tent
        base = seat * RELIC_KINDS * 2
        for kind in range(RELIC_KINDS):
            up: int = state.relics[base + kind * 2]
            total += weights.relic * up
        return total if total < weights.most_boost else weights.most_boost

    def clash(self, seat: int, committed: int, less: list[int], limit: int, need: float) -> float:
        """The chance of a clash for a need between whole numbers."""
        state = self.state
        strength = self.strength_code(committed, less[STRENGTH_DIE])
        horse = self.item_code(state.horse[seat], less[HORSE_DIE])
        armour = self.item_code(state.armour[seat], less[ARMOUR_DIE])
        low = math.floor(need)
        share = need - low
        if limit > 9:
            limit = 9
        found = self.odds.clash(strength, horse, armour, limit, low)
        if share > 0.0:
            found += share * (self.odds.clash(strength, horse, armour, limit, low + 1) - found)
        return found

    def sums(self, seat: int, committed: int) -> list[float]:
        """The chance of each sum of a seat's dice, with so much strength committed."""
        state = self.state
        return self.odds.sums(
            self.strength_code(committed, 0),
            self.item_code(state.horse[seat], 0),
            self.item_code(state.armour[seat], 0),
        )

    def against(
        self,
        seat: int,
        attack: float,
        stars: int,
        dice: int,
        less: list[int],
        committed: int,
        faith: int,
        full: float,
        half: float,
        boost: float,
    ) -> float:
        """What a duel with these means is worth; a Polish noble's die is gone through."""
        state = self.state
        need = attack - boost + (0.0 if state.prestige_of(seat) >= stars else 1.0)
        limit = faith_dice(state, seat)
        if faith > 3:
            faith = 3
        if not dice:
            plain = self.clash(seat, committed, less, 0, need)
            helped = self.clash(seat, committed, less, limit, need) if faith else plain
        else:
            plain = 0.0
            helped = 0.0
            foe = self.odds.foe_die[1 if state.setting.polish_three else 0]
            for value in range(4):
                if foe[value] > 0.0:
                    plain += foe[value] * self.clash(seat, committed, less, 0, need + value)
                    if faith:
                        helped += foe[value] * self.clash(seat, committed, less, limit, need + value)
            if not faith:
                helped = plain
        return self.odds.duel(plain, helped, faith, 0, 0, full, half)

    def against_knight(self, seat: int, knight: int, committed: int, faith: int) -> float:
        """Glory to be expected from a tournament duel."""
        figures = self.state.setting.figures
        glory = figures.knight_glory[knight]
        return self.against(
            seat,
            figures.knight_attack[knight],
            figures.knight_prestige[knight],
            figures.knight_dice[knight],
            figures.knight_less[knight * 3 : knight * 3 + 3],
            committed,
            faith,
            glory,
            glory // 2,
            self.boost(seat),
        )

    def chance_against_knight(self, seat: int, knight: int, committed: int, faith: int) -> float:
        figures = self.state.setting.figures
        return self.against(
            seat,
            figures.knight_attack[knight],
            figures.knight_prestige[knight],
            figures.knight_dice[knight],
            figures.knight_less[knight * 3 : knight * 3 + 3],
            committed,
            faith,
            1.0,
            0.0,
            self.boost(seat),
        )

    def shown_chance(self, seat: int, knight: int) -> float:
        """The chance of a duel in the tournament to come, with a fair share of strength and faith.

        In Padarm up to three duels share what there is once the shields are placed, and the
        others have had their part of it: the odds are drawn towards an even chance.
        """
        setting = self.state.setting
        if setting.plaisance or self.state.phase in (ACTION_PHASE, TRAVEL_PHASE):
            found = self.means(seat, 2)
            chance = self.chance_against_knight(seat, knight, found & 255, found >> 8)
            if setting.plaisance:  # who may be out after it spends more than a share where it is close
                rest = chance * (1.0 - chance)
                chance += 2.8 * rest * rest
            return chance
        found = self.means(seat, 3)
        chance = self.chance_against_knight(seat, knight, found & 255, found >> 8)
        if chance >= 1.0:
            return 0.97
        ratio = 1.15 * math.sqrt(chance / (1.0 - chance))
        return ratio / (1.0 + ratio)

    def typical(self, seat: int, round_number: int, committed: int, faith: int) -> float:
        """Glory of a duel with a usual opponent of a round."""
        weights = self.weights
        worth = weights.worth[round_number - 1]
        return self.against(
            seat,
            weights.attack[round_number - 1],
            2,
            0,
            _NO_LESS,
            committed,
            faith,
            worth,
            worth * 0.4,
            self.boost(seat) * 0.7,
        )

    def means(self, seat: int, duels: int) -> int:
        """Strength and faith for each of some duels to come, 8 bits apart."""
        state = self.state
        committed = (state.strength[seat] + duels - 1) // duels
        faith = (state.faith[seat] + duels - 1) // duels
        if committed > MOST_STRENGTH:
            committed = MOST_STRENGTH
        return committed | (faith if faith < 3 else 3) << 8

    # -- tournaments -----------------------------------------------------------------------

    def place_worth(self, seat: int, place: int, committed: int, faith: int) -> float:
        """Glory to be expected from a place of the tournament board."""
        state = self.state
        if not state.setting.plaisance:
            return self.against_knight(seat, state.knight[place], committed, faith)
        total = 0.0
        alive = 1.0
        for step in range(3):
            met = self._strongest(place, step, seat)
            if met >= 0:
                total += alive * self.against_knight(seat, met, committed, faith)
                alive *= self.chance_against_knight(seat, met, committed, faith)
            elif met == NOBODY:
                total += alive * self.typical(seat, state.round, committed, faith)
                alive *= 0.5
            else:
                total += alive * 4.0
                alive *= 0.5
            committed = committed - 1 if committed > 1 else 1
        return total + alive * 1.5

    def _strongest(self, place: int, step: int, seat: int) -> int:
        """Who will be met in a stage: a knight, −2 a player, NOBODY unknown."""
        state = self.state
        cell = place - CITY_PLACES
        block = 1 << step
        base = CITY_PLACES + ((cell >> step) ^ 1) * block
        glory = state.setting.figures.knight_glory
        best = NOBODY
        for other in range(base, base + block):
            if state.shield[other] != NOBODY and state.shield[other] != seat and best < 0:
                best = -2
            knight = state.knight[other]
            if knight != NONE and (best < 0 or glory[knight] > glory[best]):
                best = knight
        return best

    def this_tournament(self, seat: int) -> float:
        """What this round's tournament will bring, as the shields stand."""
        state = self.state
        setting = state.setting
        if setting.warrior:
            return self.weights.crown * self.this_crown(seat)
        if setting.plaisance:
            found = self.means(seat, 2)
            for place in range(CITY_PLACES, PLACE_COUNT):
                if state.shield[place] == seat:
                    return self.place_worth(seat, place, found & 255, found >> 8)
            return self.weights.later_place * self._best_places(seat, found & 255, found >> 8, 1)
        placed = 0
        for place in range(CITY_PLACES):
            if state.shield[place] == seat:
                placed += 1
        more = 3 - placed if placed > 1 else 2
        found = self.means(seat, placed + more)
        committed = found & 255
        faith = found >> 8
        total = 0.0
        for place in range(CITY_PLACES):
            if state.shield[place] == seat:
                total += self.against_knight(seat, state.knight[place], committed, faith)
        if more:
            total += self.weights.later_place * self._best_places(seat, committed, faith, more)
        return total

    def this_crown(self, seat: int) -> float:
        """Warrior: the chance to win this round's tournament, from the best cell there is."""
        state = self.state
        found = self.means(seat, 3)
        best = 0.0
        for place in range(CITY_PLACES, PLACE_COUNT):
            if state.shield[place] == seat:
                return self.place_chance(seat, place, found & 255, found >> 8)
            if state.can_sign(seat, place):
                chance = self.place_chance(seat, place, found & 255, found >> 8)
                if chance > best:
                    best = chance
        return best

    def later_crowns(self, seat: int) -> float:
        """Warrior: the chance to win all tournaments after this one."""
        found = 1.0
        for later in range(self.state.round + 1, ROUNDS + 1):
            found *= self._later_crown(seat, later)
        return found

    def usual_chance(self, seat: int, round_number: int, committed: int, faith: int, boost: float) -> float:
        """The chance in a duel with a usual opponent of a round."""
        attack = self.weights.attack[round_number - 1]
        return self.against(seat, attack, 2, 0, _NO_LESS, committed, faith, 1.0, 0.0, boost)

    def stores(self, seat: int) -> float:
        """What lies ready for later: coins, tokens, cards in hand."""
        state = self.state
        weights = self.weights
        total = self.resource(state.coins[seat], weights.coin)
        total += self.resource(state.faith[seat], weights.faith)
        total += self.resource(state.strength[seat], weights.strength)
        return total + self.hand_worth(seat)

    def place_chance(self, seat: int, place: int, committed: int, faith: int) -> float:
        """The chance to win the bracket from a cell."""
        state = self.state
        found = 1.0
        for step in range(3):
            met = self._strongest(place, step, seat)
            if met >= 0:
                found *= self.chance_against_knight(seat, met, committed, faith)
            else:
                found *= self.usual_chance(seat, state.round, committed, faith, self.boost(seat))
        return found

    def _best_places(self, seat: int, committed: int, faith: int, number: int) -> float:
        """The best free places, one in a city."""
        state = self.state
        best = [0.0, 0.0, 0.0]
        for place in range(PLACE_COUNT):
            if state.can_sign(seat, place):
                worth = self.place_worth(seat, place, committed, faith)
                city = place // 4 if place < CITY_PLACES else 0
                if worth > best[city]:
                    best[city] = worth
        best.sort()
        total = 0.0
        for i in range(number):
            total += best[2 - i]
        return total

    def to_come(self, seat: int) -> float:
        """Later tournaments, with equipment and tokens as they are now."""
        weights = self.weights
        total = 0.0
        for later in range(self.state.round + 1, ROUNDS + 1):
            if self.state.setting.warrior:
                total += weights.later_crown * self._later_crown(seat, later)
                continue
            total += weights.bouts * self.typical(seat, later, weights.spent_strength, weights.spent_faith)
        return total

    def _later_crown(self, seat: int, round_number: int) -> float:
        """Warrior: the chance to win a later tournament."""
        weights = self.weights
        boost = self.boost(seat) * 0.7
        one = self.usual_chance(seat, round_number, weights.spent_strength, weights.spent_faith, boost)
        return one * one * one

    # -- things ----------------------------------------------------------------------------

    def resource(self, number: int, worth: float) -> float:
        """Each one more is worth a little less."""
        plenty = self.weights.plenty
        return worth * number * plenty / (plenty + number)

    def rounds_left(self) -> int:
        """Tournaments still to be fought, this round's among them."""
        state = self.state
        if state.last_travel or state.phase == ENDED:
            return 0
        return ROUNDS - state.round + 1

    def effect_worth(self, seat: int, effect: list[int]) -> float:
        """What an effect would bring the seat now."""
        state = self.state
        weights = self.weights
        left = self.rounds_left()
        total = 0.0
        for i in range(0, len(effect), 2):
            code = effect[i]
            number = effect[i + 1]
            if not part_works(state, seat, code, number):
                continue
            if code == GLORY:
                total += 0.0 if state.setting.warrior else number
            elif code <= STRENGTH:
                rate = weights.coin if code == COINS else weights.faith if code == FAITH else weights.strength
                total += number * (rate if left else weights.late)
            elif code in (RAISE_HORSE, RAISE_ARMOUR):
                total += 1.6 * left + 0.2
            elif code == GIVE_PRESTIGE:
                total += 0.5 * left + 0.6
            elif code in (GIVE_RELIC, ANY_RELIC):
                total += 0.8 * left + 0.4
            elif code == GIVE_SUPPORT:
                total += self.token_worth(seat, number)
            elif code == DRAW_TITLES:
                total += 0.0 if state.setting.warrior else 2.2
        return total

    def token_worth(self, seat: int, kind: int) -> float:
        figures = self.state.setting.figures
        left = self.rounds_left()
        if figures.timing[kind] == LANCE:
            return 0.9 * left + 0.3
        if figures.timing[kind] == TENT:
            return 0.5 * left + 0.3
        if figures.timing[kind] == PERMANENT:
            return 0.6 * left + 0.4
        return self.effect_worth(seat, figures.effect[kind])

    def card_worth(self, seat: int, card: int) -> float:
        """What playing a travel card would bring: its better side, times the chance of its duel."""
        state = self.state
        figures = state.setting.figures
        best = 0.0
        for effect in figures.gain[card]:
            worth = self.effect_worth(seat, effect)
            if worth > best:
                best = worth
        best += self.title_gain(seat, card)
        if card >= FIRST_CHALLENGE:
            return best * self.card_chance(seat, card) - 0.4
        return best - figures.cost[card] * self.weights.coin

    def title_gain(self, seat: int, card: int) -> float:
        """How much nearer one more played card brings the titles that count them."""
        state = self.state
        if state.setting.warrior:
            return 0.0
        figures = state.setting.figures
        deck = deck_of(card)
        total = 0.0
        for title in range(TITLE_COUNT):
            need = figures.needs[title].cards[deck]
            if need and state.may_score(seat, title):
                have = 0
                for played in state.played[seat]:
                    if deck_of(played) == deck:
                        have += 1
                if have < need:
                    rise_of_share = float((have + 1) * (have + 1) - have * have) / (need * need)
                    total += figures.title_worth[title] * self.weights.title_hope * rise_of_share
        return total

    def card_chance(self, seat: int, card: int) -> float:
        """The chance to win a challenge card's duel with two strength and a faith token, or what there is."""
        state = self.state
        figures = state.setting.figures
        committed = state.strength[seat] if state.strength[seat] < 3 else 3
        faith = 1 if state.faith[seat] else 0
        return self.against(
            seat,
            figures.attack[card],
            figures.prestige[card],
            0,
            _NO_LESS,
            committed,
            faith,
            1.0,
            0.0,
            self.boost(seat),
        )

    def shown_card_chance(self, seat: int, card: int) -> float:
        """The chance to win a challenge card's duel with as much strength as its reward is worth."""
        state = self.state
        figures = state.setting.figures
        stake = 0.0
        for effect in figures.gain[card]:
            worth = self.effect_worth(seat, effect)
            if worth > stake:
                stake = worth
        boost = self.boost(seat)
        cost = 0.1 if state.last_travel else 0.45
        best = -1000.0
        found = 0.0
        strength: int = state.strength[seat]
        for committed in range(min(MOST_STRENGTH, strength) + 1):
            chance = self.against(
                seat,
                figures.attack[card],
                figures.prestige[card],
                0,
                _NO_LESS,
                committed,
                state.faith[seat],
                1.0,
                0.0,
                boost,
            )
            if chance * stake - cost * committed > best:
                best = chance * stake - cost * committed
                found = chance
        # a card that is hard to win is given up before all is spent on it
        return found if found > 0.7 else found * found * found / 0.49

    def shown_title_chance(self, seat: int, needs: Needs) -> float:
        """The chance to win a title's duel; what the journeys before have used up is missing."""
        chance = self.brave_chance(seat, needs)
        return chance * (0.35 + 0.65 * chance)

    def hand_worth(self, seat: int) -> float:
        """The best cards that can still be played."""
        state = self.state
        plays = 3 * (self.rounds_left() + 1)
        if state.last_travel:
            plays = state.travel_limit(seat) - state.plays[seat]
        total = 0.0
        for slot in state.hands[seat]:
            if plays <= 0:
                break
            worth = self.card_worth(seat, slot >> 1)
            if worth > 0.0:
                total += 0.8 * worth
                plays -= 1
        return total

    # -- titles ----------------------------------------------------------------------------

    def title_hopes(self, seat: int, own: bool) -> float:
        """Titles met already, and those on the way."""
        state = self.state
        if state.setting.warrior:
            return 0.0
        figures = state.setting.figures
        means = Means(state, seat)
        left = self.rounds_left()
        total = 0.0
        unknown = 0
        for title in range(TITLE_COUNT):
            if not state.may_score(seat, title):
                continue
            if state.title_zone[title] != PUBLIC and not own:
                unknown += 1
                continue
            needs = figures.needs[title]
            worth = figures.title_worth[title] + state.support_sum(seat, figures.title_glory)
            if needs.duel_attack >= 0:
                total += worth * self.brave_chance(seat, needs)
            elif means.meets(needs):
                total += worth * (0.95 if left == 0 else 0.75)
            else:
                share = means.progress(needs)
                hope = self.weights.title_hope if left else 0.1
                total += worth * hope * share * share
        return total + unknown * self.weights.unknown_title

    def brave_chance(self, seat: int, needs: Needs) -> float:
        state = self.state
        committed = state.strength[seat] if state.strength[seat] < MOST_STRENGTH else MOST_STRENGTH
        if self.rounds_left():
            committed = 3
        faith = 2 if self.rounds_left() else state.faith[seat]
        return self.against(
            seat,
            needs.duel_attack,
            needs.duel_prestige,
            0,
            _NO_LESS,
            committed,
            faith,
            1.0,
            0.0,
            self.boost(seat),
        )

    # -- all together ----------------------------------------------------------------------

    def points(self, seat: int, own: bool, fighting: bool) -> float:
        """Glory that the seat may end with. `fighting`: this round's tournament is still to come."""
        state = self.state
        weights = self.weights
        total = float(state.glory[seat])
        if state.phase == ENDED:
            return total
        if state.setting.solo and seat == VP:
            return total + self._rival_to_come(fighting)
        left = self.rounds_left()
        if fighting and left:
            total += self.this_tournament(seat)
        if left:
            total += self.to_come(seat)
        scale = 1.0 if left > 1 or fighting else 0.35 if left else weights.late
        total += self.resource(state.coins[seat], weights.coin * scale)
        total += self.resource(state.faith[seat], weights.faith * scale)
        total += self.resource(state.strength[seat], weights.strength * scale)
        total += weights.prestige * left * state.prestige_owned(seat)
        for token in state.support[seat]:
            if state.setting.figures.timing[token >> 1] == PERMANENT:
                total += weights.permanent * left
        if own:
            total += self.hand_worth(seat)
        else:
            total += weights.unknown_card * len(state.hands[seat])
        total += self.title_hopes(seat, own)
        return total + self._order(seat)

    def _order(self, seat: int) -> float:
        state = self.state
        if seat in state.initiative:
            place = state.initiative.index(seat)
        else:
            place = len(state.initiative)
            for other in state.order:
                if other == seat:
                    break
                if other not in state.initiative:
                    place += 1
        return self.weights.initiative * (len(state.order) - 1 - place)

    def _rival_to_come(self, fighting: bool) -> float:
        """The virtual opponent's tournaments and titles, about."""
        state = self.state
        if not state.setting.rivalry:
            return 0.0
        rate = 4.5 + 5.0 * state.setting.difficulty
        rounds = ROUNDS - state.round + (1.0 if fighting else 0.6 if self.rounds_left() else 0.0)
        titles = 0.0
        for title in range(TITLE_COUNT):
            if state.title_zone[title] == PUBLIC:
                titles += state.setting.figures.title_worth[title]
        return rate * rounds + titles + 17.0
