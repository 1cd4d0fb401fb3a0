"""Tournaments: preparing them, the duels one after another, the prize."""

from hastilude.core.chance import Chance
from hastilude.core.decision import Step
from hastilude.core.words import Event, Refusal
from hastilude.games.knights_tale import duel, effects, solo
from hastilude.games.knights_tale.cards import (
    CELLS,
    CITY_COUNT,
    CITY_PLACES,
    FROM_PRIZE,
    FROM_TOURNAMENT,
    GLORY,
    IN_CITY,
    KNIGHT_COUNT,
    KNIGHTS,
    PLACE_COUNT,
    PRIZES,
    RELIC_KINDS,
    RELICS,
    ROUNDS,
    STANDARD_PRIZE,
    TAKE_RELIC,
    TOURNAMENTS,
    USE_FAITH,
)
from hastilude.games.knights_tale.choice import Choice
from hastilude.games.knights_tale.tableau import (
    ACTION_START,
    BOUT_NEXT,
    ENDED,
    FOR_TOURNAMENT,
    KNOCKOUT_NEXT,
    NOBODY,
    NONE,
    TOURNAMENT_END,
    TRAVEL_START,
    VP,
    Tableau,
)

#: what a player is worth as an opponent (KT-219)
WORTH = 7
WORTH_AHEAD = 9

# -- preparing ---------------------------------------------------------------------------


def prepare(state: Tableau, chance: Chance) -> None:
    """A fresh tournament card; its section of the coming round (KT-057, KT-058)."""
    setting = state.setting
    figures = setting.figures
    fitting: list[int] = []
    for _ in range(2):
        for card in range(len(TOURNAMENTS)):
            if figures.card_players[card] == setting.sides and not state.used_cards >> card & 1:
                fitting.append(card)
        if fitting:
            break
        state.used_cards = 0  # KT-R16
    card = fitting[chance.below(len(fitting))]
    state.tournament = card
    state.used_cards |= 1 << card
    now = state.round - 1
    if setting.plaisance:  # only the knights that the card places (KT-063)
        classes = figures.card_placed[card][now]
        for i in range(len(classes)):
            state.knight[CITY_PLACES + figures.placed_on[i]] = draw_knight(state, classes[i], chance)
        _choose_prize(state, chance)
    else:
        for city in range(CITY_COUNT):
            _fill_city(state, city, figures.card_cities[card][now][city], chance)
    if state.events is not None:
        placed = [KNIGHTS[knight] for knight in state.knight if knight != NONE]
        prize = PRIZES[state.prize] if state.prize != NONE else None
        state.tell(
            Event(
                "tournament",
                {"round": state.round, "tournament": TOURNAMENTS[card], "knights": placed, "prize": prize},
            )
        )


def draw_knight(state: Tableau, kind: int, chance: Chance) -> int:
    """Any knight of the class that is in the stock (KT-061, KT-R23, KT-R24)."""
    found = _stock(state, kind)
    if not found and state.setting.unique_knights:  # the set-aside ones of the class come back first
        for knight in range(KNIGHT_COUNT):
            if state.setting.figures.knight_class[knight] == kind:
                state.aside &= ~(1 << knight)
        found = _stock(state, kind)
    if not found:
        found = _stock(state, NONE)
    return found[chance.below(len(found))]


def _stock(state: Tableau, kind: int) -> list[int]:
    classes = state.setting.figures.knight_class
    found: list[int] = []
    for knight in range(KNIGHT_COUNT):
        if (
            (kind == NONE or classes[knight] == kind)
            and knight != state.setting.rival
            and not state.aside >> knight & 1
            and knight not in state.knight
        ):
            found.append(knight)
    return found


def _fill_city(state: Tableau, city: int, classes: list[int], chance: Chance) -> None:
    """The highest glory at the left; then prestige, attack, draw order (KT-062, KT-R22)."""
    figures = state.setting.figures
    base = city * IN_CITY
    for i in range(len(classes)):
        knight = draw_knight(state, classes[i], chance)
        at = base + i
        while at > base and _before(
            figures.knight_glory, figures.knight_prestige, figures.knight_attack, knight, state.knight[at - 1]
        ):
            state.knight[at] = state.knight[at - 1]
            at -= 1
        state.knight[at] = knight


def _before(glory: list[int], prestige: list[int], attack: list[int], one: int, two: int) -> bool:
    if glory[one] != glory[two]:
        return glory[one] > glory[two]
    if prestige[one] != prestige[two]:
        return prestige[one] > prestige[two]
    return attack[one] > attack[two]


def _choose_prize(state: Tableau, chance: Chance) -> None:
    """The printed prize, or a token that was not yet drawn (KT-065, KT-066, KT-R27)."""
    state.prize = STANDARD_PRIZE
    if state.setting.random_prize:
        left = [prize for prize in range(1, len(PRIZES)) if not state.used_prizes >> prize & 1]
        state.prize = left[chance.below(len(left))]
        state.used_prizes |= 1 << state.prize


# -- the bouts ---------------------------------------------------------------------------


def begin_bouts(state: Tableau) -> None:
    state.at = 0
    state.sweep = 0
    state.stage = 0
    state.bout = 0
    state.advanced = []
    state.entrants = []
    if state.setting.plaisance:
        entrants: list[int] = []
        for cell in range(CELLS):
            place = CITY_PLACES + cell
            gap = state.knight[place] == NONE and state.shield[place] == NOBODY
            entrants.append(NONE if gap else place)
        state.entrants = entrants
    state.phase = BOUT_NEXT


class NextBout(Step[Tableau]):
    """The duel that is fought next (KT-224, KT-227), at most three for each player (KT-008)."""

    def run(self, state: Tableau, chance: Chance) -> None:
        if state.setting.plaisance:
            _bout_plaisance(state, chance)
        else:
            _bout_padarm(state, chance)


def _bout_padarm(state: Tableau, chance: Chance) -> None:
    """City by city, each from left to right; knights without a challenger rest (KT-224, KT-225)."""
    while state.stage < CITY_COUNT:
        base = state.setting.figures.cities[state.stage] * IN_CITY
        while state.bout < IN_CITY:
            place = base + state.bout
            seat = state.shield[place]
            if seat != NOBODY:
                if state.setting.solo and seat == VP:
                    knight = state.knight[place]
                    won = solo.beats(state, knight, False, chance)
                    solo.tell_bout(state, knight, won)
                    if won:
                        effects.add_glory(
                            state, VP, state.setting.figures.knight_glory[knight], FROM_TOURNAMENT
                        )
                else:
                    duel.against_knight(state, FOR_TOURNAMENT, seat, state.knight[place], place, False)
                    return
            state.bout += 1
        state.stage += 1
        state.bout = 0
    state.phase = TOURNAMENT_END


def _bout_plaisance(state: Tableau, chance: Chance) -> None:
    """Stage by stage, each from left to right (KT-227): players and knights, or two of a kind (KT-147)."""
    setting = state.setting
    while True:
        while state.bout * 2 < len(state.entrants):
            one = state.entrants[state.bout * 2]
            two = state.entrants[state.bout * 2 + 1]
            if one == NONE or two == NONE:  # KT-R91: goes on without a fight
                state.advanced.append(two if one == NONE else one)
                state.bout += 1
                continue
            first = state.shield[one]
            second = state.shield[two]
            if first == NOBODY and second == NOBODY:
                winner = one if knight_beats(state, state.knight[one], state.knight[two]) else two
                _tell_knights(state, one, two, winner)
                _advance(state, winner)
                continue
            vp_first = setting.solo and first == VP
            vp_second = setting.solo and second == VP
            if vp_first and second == NOBODY:
                _vp_bout(state, one, two, solo.beats(state, state.knight[two], True, chance))
                continue
            if vp_second and first == NOBODY:
                _vp_bout(state, two, one, solo.beats(state, state.knight[one], False, chance))
                continue
            if vp_first or vp_second:
                duel.against_knight(state, FOR_TOURNAMENT, 0, setting.rival, two if vp_second else one, True)
                return
            if first != NOBODY and second != NOBODY:
                duel.between_players(state, first, second, two)
                return
            seat = first if second == NOBODY else second
            place = two if second == NOBODY else one
            duel.against_knight(state, FOR_TOURNAMENT, seat, state.knight[place], place, False)
            return
        state.entrants = state.advanced
        state.advanced = []
        state.bout = 0
        if len(state.entrants) == 1:
            break
        state.stage += 1
    _crown(state, chance)


def knight_beats(state: Tableau, one: int, two: int) -> bool:
    """Glory, then prestige, then the left one (KT-223, KT-R73)."""
    figures = state.setting.figures
    if figures.knight_glory[one] != figures.knight_glory[two]:
        return figures.knight_glory[one] > figures.knight_glory[two]
    return figures.knight_prestige[one] >= figures.knight_prestige[two]


def _advance(state: Tableau, place: int) -> None:
    state.advanced.append(place)
    state.bout += 1


def _vp_bout(state: Tableau, mine: int, other: int, won: bool) -> None:
    """A won duel pays the virtual opponent the knight's glory, a lost one nothing (KT-371, KT-375)."""
    knight = state.knight[other]
    solo.tell_bout(state, knight, won)
    if won:
        effects.add_glory(state, VP, state.setting.figures.knight_glory[knight], FROM_TOURNAMENT)
    _advance(state, mine if won else other)


def _tell_knights(state: Tableau, one: int, two: int, winner: int) -> None:
    if state.events is not None:
        loser = two if winner == one else one
        state.tell(
            Event(
                "knights_met",
                {"knight": KNIGHTS[state.knight[winner]], "beaten": KNIGHTS[state.knight[loser]]},
            )
        )


def _crown(state: Tableau, chance: Chance) -> None:
    """The winner of the final takes the prize; nobody, if it is a knight (KT-229, KT-230)."""
    place = state.entrants[0]
    seat = state.shield[place]
    state.champions.append(seat)
    state.phase = TOURNAMENT_END
    if state.events is not None:
        knight = KNIGHTS[state.knight[place]] if seat == NOBODY else None
        state.tell(
            Event(
                "champion",
                {
                    "seat": None if seat == NOBODY else state.who(seat),
                    "knight": knight,
                    "prize": PRIZES[state.prize],
                },
            )
        )
    if seat == NOBODY:
        return
    gain = state.setting.figures.prize_gain[state.prize][0]
    if state.setting.solo and seat == VP:  # only the glory on it (KT-R108)
        for i in range(0, len(gain), 2):
            if gain[i] == GLORY:
                effects.add_glory(state, VP, gain[i + 1], FROM_PRIZE)
        return
    effects.gain(state, seat, gain, FROM_PRIZE, chance)
    if effects.wants_relic(gain):
        effects.ask_for_relic(state, seat)


class Prize(Choice):
    """A relic of the champion's choice (KT-229, KT-R27)."""

    def legal(self, state: Tableau) -> list[int]:
        return [TAKE_RELIC + kind for kind in range(RELIC_KINDS) if effects.relic_stock(state, kind) > 0]

    def fits(self, action: int) -> bool:
        return TAKE_RELIC <= action < USE_FAITH

    def why_not(self, state: Tableau, action: int) -> Refusal:
        return Refusal("relic_out_of_stock", {"relic": RELICS[action - TAKE_RELIC]}, ("KT-R12", "KT-R27"))

    def apply(self, state: Tableau, action: int, chance: Chance) -> None:
        effects.give_relic(state, state.seat, action - TAKE_RELIC)
        state.phase = TOURNAMENT_END


# -- after a duel ------------------------------------------------------------------------


class BoutFought(Step[Tableau]):
    """Glory for both, the bracket, and cards for who is knocked out (KT-199 … KT-208)."""

    def run(self, state: Tableau, chance: Chance) -> None:
        setting = state.setting
        winner = state.winner
        one = state.side[0]
        two = VP if state.foe_vp else state.side[1]
        if two == NOBODY:
            worth = setting.figures.knight_glory[state.foe]  # KT-168
            if winner == 0:
                effects.add_glory(state, one, worth, FROM_TOURNAMENT)
            elif state.wins[0] == 1:
                effects.add_glory(state, one, worth // 2, FROM_TOURNAMENT)  # KT-R72
        else:
            won = one if winner == 0 else two
            lost = two if winner == 0 else one
            # both values are of the same moment (KT-222, KT-R79), against the virtual opponent too (KT-369)
            full = WORTH_AHEAD if state.glory[lost] > state.glory[won] else WORTH
            half = (WORTH_AHEAD if state.glory[won] > state.glory[lost] else WORTH) // 2
            effects.add_glory(state, won, full, FROM_TOURNAMENT)
            if state.wins[1 - winner] == 1:
                effects.add_glory(state, lost, half, FROM_TOURNAMENT)
        if setting.plaisance:
            _settle_bracket(state, one, two, winner)
        else:  # who lost fights on in the next city (KT-210)
            state.bout += 1
            state.phase = BOUT_NEXT
        state.clear_duel()


def _settle_bracket(state: Tableau, one: int, two: int, winner: int) -> None:
    setting = state.setting
    left = state.entrants[state.bout * 2]
    right = state.entrants[state.bout * 2 + 1]
    other = right if state.shield[left] == one else left
    mine = left if other == right else right
    _advance(state, mine if winner == 0 else other)
    loser = two if winner == 0 else one
    state.phase = BOUT_NEXT
    if loser == NOBODY or (setting.solo and loser == VP):
        return
    if setting.warrior:  # KT-R104
        state.reason = "knocked_out"
        state.phase = ENDED
        return
    cards = setting.loser_cards[state.stage]  # KT-R76
    if state.events is not None:
        state.tell(Event("knocked_out", {"seat": loser, "count": cards}))
    if cards:
        state.knockout = cards
        state.seat = loser
        state.phase = KNOCKOUT_NEXT


# -- clearing up -------------------------------------------------------------------------


class TournamentEnd(Step[Tableau]):
    """Shields and knights leave the board; the next tournament, or the last journey (KT-231)."""

    def run(self, state: Tableau, chance: Chance) -> None:
        setting = state.setting
        if setting.warrior and state.round == ROUNDS:  # the human has won all three (KT-330)
            state.reason = "champion_of_all"
            state.phase = ENDED
            return
        for place in range(PLACE_COUNT):
            # of Python's ints: a native 1 is shifted in 32 bits, which has no place for the last knight
            knight: int = state.knight[place]
            if setting.unique_knights and knight != NONE:
                state.aside |= 1 << knight
            state.knight[place] = NONE
            state.shield[place] = NOBODY
        state.entrants = []
        state.prize = NONE
        for seat in range(setting.sides):
            state.heralds[seat] = 0
        if state.round < ROUNDS:
            state.round += 1
            prepare(state, chance)
            state.phase = ACTION_START
        else:
            state.tournament = NONE
            state.last_travel = True
            state.phase = TRAVEL_START
