"""What a seat of Lionheart knows, as numbers (core/numbers.py)."""

from typing import Final

from mypy_extensions import i64, u8

from hastilude.core.numbers import MIDDLE, Numbers, add, byte, share, tilt
from hastilude.core.row import Row
from hastilude.core.state import State
from hastilude.games.lionheart import scoring
from hastilude.games.lionheart.appraisal import Appraisal, Weights
from hastilude.games.lionheart.area import LOWEST, ROW, WORD, Area
from hastilude.games.lionheart.cards import (
    CARD,
    CARD_NAMES,
    CARDS,
    CASTLES,
    CELLS,
    FOREST,
    KNOWN,
    MINE_TYPES,
    MINES,
    NOBODY,
    PILE,
    PILES,
    RESIDENCE,
    SIDE,
    USE_COUNT,
    USES,
    VILLAGE,
)
from hastilude.games.lionheart.rules import Lionheart
from hastilude.games.lionheart.tableau import (
    DRAWING,
    ENDED,
    HAND_SIZE,
    LANE,
    OLDEST_ASKED,
    TURN,
    Tableau,
)

PHASES: Final[tuple[str, ...]] = (
    "oldest",
    "castle",
    "knight_beside",
    "turn",
    "border",
    "knight",
    "domain",
    "cell",
    "traitor_pair",
    "traitor_knight",
    "leaving",
    "alliance",
    "drawing",
    "ended",
)
#: facts of a domain
FACTS: Final[tuple[str, ...]] = ("castle", "closed", "cells_8th", "points", "knights", "allies")
FACE: Final[tuple[str, ...]] = (*USES, "price", "sale_value")


class LionheartNumbers(Numbers):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        #: colours on the board: with two seats there is a neutral one
        self.colours = seats + 1 if seats == 2 else seats
        self.phase = self.piece("phase", len(PHASES), "1 at the phase of the game", 1, 0, PHASES)
        self.decider = self.piece("decider", seats, "1 at the seat to decide")
        self.active = self.piece("active", seats, "1 at the seat whose turn it is")
        self.course = self.piece(
            "course",
            9,
            "how far the game and the card in play are",
            16,
            0,
            (
                "cards_in_deck",
                "turns_of_the_final_round",
                "final_round_x16",
                "idle_turns",
                "units_left_x8",
                "units_done_x8",
                "market_closed_x16",
                "borders_in_supply_4th",
                "sold_a_card_x16",
            ),
        )
        self.letter = self.piece("deck_letter", len(PILES), "1 at the letter of the top card", 1, 0, PILES)
        self.scores = self.piece("scores", seats, "points of each seat", 32)
        self.to_go = self.piece("to_go", seats, "points from there to the king", 32)
        self.money = self.piece("money", seats, "thalers of each seat; 0 of others where they are hidden", 32)
        self.all_money = self.piece("all_money", 1, "thalers of all others together", 32)
        self.income = self.piece("income", seats, "thalers at the start of each turn", 4)
        self.mines = self.piece("mines", seats * MINE_TYPES, "mines by type, seat by seat", 3, 0, MINES)
        self.supply = self.piece("knight_supply", seats, "knights that a seat has left", 8)
        self.hand = self.piece("hand", CARDS, "1 for each card of the own hand", 1, 0, CARD_NAMES)
        self.faces = self.piece(
            "faces", HAND_SIZE * len(FACE), "what each card of the own hand shows, by card number", 4, 0, FACE
        )
        self.market = self.piece("market", CARDS, "1 for each card of the market", 1, 0, CARD_NAMES)
        self.known = self.piece(
            "known", CARDS, "1 for each card that others were seen to take", 1, 0, CARD_NAMES
        )
        self.unseen = self.piece(
            "unseen", CARDS, "1 for each card that may be in the deck or another's hand", 1, 0, CARD_NAMES
        )
        self.backs = self.piece(
            "backs",
            seats * len(PILES),
            "cards in hand by the letter on their backs, seat by seat",
            3,
            0,
            PILES,
        )
        self.domains = self.piece(
            "domains",
            self.colours * CASTLES * len(FACTS),
            "each castle and its domain, colour by colour, a neutral one last; cells in eighths",
            4,
            0,
            FACTS,
        )
        self.task = self.piece(
            "task", self.colours * CASTLES, "1 at the domain that the card in play is for, or the victim"
        )
        self.worths = self.chart_piece("worth", CELLS, "points that a cell gives, row by row", 5)
        self.pits = self.chart_piece("pits", CELLS, "1 where a mine is")
        self.own_castles = self.chart_piece("own_castles", CELLS, "1 at own castles and knights")
        self.other_pieces = self.chart_piece("other_pieces", CELLS, "1 at the pieces of others")
        self.own_land = self.chart_piece("own_land", CELLS, "1 in own domains")
        self.other_land = self.chart_piece("other_land", CELLS, "1 in domains of others")
        self.walls_e = self.chart_piece("borders_east", CELLS, "1 where a border lies to the east of a cell")
        self.walls_s = self.chart_piece(
            "borders_south", CELLS, "1 where a border lies to the south of a cell"
        )
        self.weights = Weights()
        self.points = self.estimate_piece(
            "points", seats, "final points that the hand-made judgement expects, seat by seat", 64, MIDDLE
        )
        self.chances = self.estimate_piece("chances", seats, "chance to win, seat by seat", 200)
        self.turns = self.estimate_piece("turns", 1, "turns that each seat has to come, about", 16)
        self.frontier = self.estimate_piece("frontier", seats, "what the best domain can take next", 16)
        self.hopes = self.estimate_piece("hopes", seats, "worth of fences that are not closed yet", 64)

    def turn_of(self, state: Tableau, seat: int, colour: int) -> int:
        """How many places after a seat the player of a colour sits; the neutral colour comes last."""
        other = state.setting.seat_of[colour]
        return self.seats if other == NOBODY else (other - seat) % self.seats

    def fill(self, state: State, seat: int, out: Row, at: i64) -> None:
        assert isinstance(state, Lionheart)
        seats = self.seats
        setting = state.setting
        out[at + self.phase + state.phase] = 1
        decider = state.decider()
        if decider >= 0:
            out[at + self.decider + (decider - seat) % seats] = 1
            out[at + self.active + (state.seat - seat) % seats] = 1
        self._course(state, out, at + self.course)
        if state.deck:
            out[at + self.letter + state.deck[len(state.deck) - 1] // PILE] = 1
        sees = not setting.hidden_money or state.phase == ENDED
        others = 0
        for turn in range(seats):
            other = (seat + turn) % seats
            out[at + self.scores + turn] = byte(state.scores[other])
            out[at + self.to_go + turn] = byte(setting.target - state.scores[other])
            if turn:
                others += state.money[other]
            if sees or not turn:
                out[at + self.money + turn] = byte(state.money[other])
            ore = scoring.mines(state, other)
            earned = 0
            for kind in range(MINE_TYPES):
                count = ore >> 8 * kind & LANE
                if count:
                    earned += 1
                    out[at + self.mines + turn * MINE_TYPES + kind] = count
            out[at + self.income + turn] = earned
            out[at + self.supply + turn] = state.knight_supply[setting.colour_of[other]]
        out[at + self.all_money] = byte(others)
        self._cards(state, seat, out, at)
        self._domains(state, seat, out, at)

    def _course(self, state: Tableau, out: Row, at: i64) -> None:
        out[at] = len(state.deck)
        if state.final_turns >= 0:
            out[at + 1] = state.final_turns
            out[at + 2] = 16
        out[at + 3] = byte(state.idle)
        if TURN < state.phase < DRAWING:
            out[at + 4] = byte(8 * state.left)
            out[at + 5] = byte(8 * state.done)
        out[at + 6] = 16 if state.market_closed() else 0
        if state.setting.limited_borders:
            out[at + 7] = byte(state.border_supply // 4)
        out[at + 8] = 16 if state.sold >= 0 else 0

    def _cards(self, state: Tableau, seat: int, out: Row, at: i64) -> None:
        seats = self.seats
        figures = state.setting.figures
        ended = state.phase == ENDED
        unseen = at + self.unseen
        for hidden in state.deck:
            out[unseen + hidden] = 1
        for shown in state.market:
            out[at + self.market + shown] = 1
        for turn in range(seats):
            backs = at + self.backs + turn * len(PILES)
            for held in state.hands[(seat + turn) % seats]:
                card: i64 = held & CARD
                back = backs + card // PILE
                out[back] = out[back] + 1
                if turn == 0:
                    out[at + self.hand + card] = 1
                elif held >= KNOWN or ended:
                    out[at + self.known + card] = 1
                else:
                    out[unseen + card] = 1
        place = at + self.faces
        amount = figures.amount
        last: i64 = -1
        for _ in range(HAND_SIZE):
            card = CARDS
            for held in state.hands[seat]:
                number: i64 = held & CARD
                if last < number < card:
                    card = number
            if card == CARDS:
                break
            last = card
            for use in range(i64(USE_COUNT)):
                out[place + use] = amount[card * USE_COUNT + use]
            out[place + USE_COUNT] = byte(figures.price[card])
            out[place + USE_COUNT + 1] = byte(figures.sale[card])
            place += len(FACE)

    def _domains(self, state: Tableau, seat: int, out: Row, at: i64) -> None:
        setting = state.setting
        castles, guards, points, allies = state.castle_at, state.guard, state.points, state.allied
        for colour in range(len(state.pieces)):
            if not setting.in_play(colour):
                continue
            first: i64 = self.turn_of(state, seat, colour) * CASTLES
            castle: i64 = colour * CASTLES
            for number in range(first, first + CASTLES):
                if castles[castle] >= 0:
                    place = at + self.domains + number * len(FACTS)
                    out[place] = 4
                    domain = state.domains[castle]
                    if domain.some():
                        out[place + 1] = 4
                        out[place + 2] = (domain.count() + 1) // 2
                        out[place + 3] = byte(points[castle])
                        out[place + 4] = byte(guards[castle])
                        allied = allies[castle]
                        while allied:
                            add(out, place + 5)
                            allied &= allied - 1
                    if castle == state.domain or castle == state.victim:
                        out[at + self.task + number] = 1
                castle += 1

    def draw(self, state: State, seat: int, out: Row, at: i64) -> None:
        assert isinstance(state, Tableau)
        land = state.land
        points = state.setting.figures.points
        worths = at + self.worths
        mark(land.forests, out, worths, points[FOREST])
        mark(land.villages, out, worths, points[VILLAGE])
        mark(land.residences, out, worths, points[RESIDENCE])
        pits = at + self.pits
        for mines in land.mines:
            mark(mines, out, pits)
        mine = state.setting.colour_of[seat]
        own_land, other_land = at + self.own_land, at + self.other_land
        for colour in range(len(state.pieces)):
            area = state.pieces[colour]
            if area.some():
                mark(area, out, at + (self.own_castles if colour == mine else self.other_pieces))
            for castle in range(colour * CASTLES, colour * CASTLES + CASTLES):
                if state.domains[castle].some():
                    mark(state.domains[castle], out, own_land if colour == mine else other_land)
        mark(land.edges_e.without(state.open_e), out, at + self.walls_e)
        mark(land.edges_s.without(state.open_s), out, at + self.walls_s)

    def estimate(self, state: State, seat: int, out: Row, at: i64) -> None:
        assert isinstance(state, Tableau)
        seats = self.seats
        if state.phase == OLDEST_ASKED or state.phase == ENDED:
            for turn in range(seats):
                out[at + self.points + turn] = MIDDLE
                out[at + self.chances + turn] = share(1.0 / seats, 200)
            return
        if state.setting.hidden_money:  # each of the others has an equal part of what all have
            copied = state.copy()
            assert isinstance(copied, Tableau)
            state = copied
            others = sum(state.money) - state.money[seat]
            for other in range(seats):
                if other != seat:
                    state.money[other] = others // (seats - 1)
        appraisal = Appraisal(state, self.weights, seat)
        chances = appraisal.shares()
        out[at + self.turns] = share(appraisal.turns, 4)
        for turn in range(seats):
            other = (seat + turn) % seats
            out[at + self.points + turn] = tilt(appraisal.points[other], 1)
            out[at + self.chances + turn] = share(chances[other], 200)
            out[at + self.frontier + turn] = share(appraisal.frontier[other], 4)
            out[at + self.hopes + turn] = share(appraisal.hopes[other], 2)


def mark(area: Area, out: Row, at: i64, value: u8 = 1) -> None:
    """A number for every cell of an area."""
    word: i64 = area.a
    start = at
    band = 0
    while True:
        end = start + WORD
        while word != 0:
            row: i64 = word & ROW
            while row != 0:
                place: i64 = LOWEST[row]
                out[start + place] = value
                row &= row - 1
            word >>= SIDE
            start += SIDE
        start = end
        band += 1
        if band == 1:
            word = area.b
        elif band == 2:
            word = area.c
        else:
            return
