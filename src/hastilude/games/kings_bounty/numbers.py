"""What a seat of King's Bounty knows, as numbers (core/numbers.py)."""

from typing import Final

from mypy_extensions import i64, u8

from hastilude.core.numbers import MIDDLE, Numbers, add, byte, share, signed, tilt
from hastilude.core.row import Row
from hastilude.core.state import State
from hastilude.games.kings_bounty.appraisal import Appraisal, Weights, shares
from hastilude.games.kings_bounty.cards import (
    COPIES,
    FIRST_CASTLE,
    FIRST_OBELISK,
    HUMAN,
    KIND_NAMES,
    KIND_OF,
    KINDS,
    MAGE,
    PEOPLES,
    SLOT_KIND,
    UNIT_TYPES,
)
from hastilude.games.kings_bounty.knowledge import known_to
from hastilude.games.kings_bounty.tableau import ENDED, KIND, PHASES, PICKING, REMOVING, Tableau
from hastilude.games.kings_bounty.titles import MAJORITIES, NOBODY, TITLES

HOLDING_KINDS: Final = KINDS - FIRST_CASTLE
#: archers, warriors and mages of each people
GARRISON_KINDS: Final = len(PEOPLES) * (MAGE + 1)
GARRISON_NAMES: Final[tuple[str, ...]] = tuple(
    f"{people}_{unit}" for people in PEOPLES for unit in UNIT_TYPES[: MAGE + 1]
)
#: defences from this on are counted together
WALL: Final = 7


class KingsBountyNumbers(Numbers):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        majority = TITLES[:MAJORITIES]
        self.phase = self.piece("phase", len(PHASES), "1 at the phase of the game", 1, 0, PHASES)
        self.mover = self.piece("mover", seats, "1 at the seat to move")
        self.place = self.piece("place", seats, "1 at the own place in the turn order: the last seat ends it")
        self.course = self.piece(
            "course",
            8,
            "how far the game is; turns to come are counted as if nobody exchanged any more",
            32,
            0,
            (
                "cards_in_deck",
                "own_turns_to_come",
                "all_turns_to_come",
                "final_phase_x32",
                "this_turn_is_final_x32",
                "exchanges_in_a_row",
                "picked_by_oneself",
                "must_play_x32",
            ),
        )
        self.hand = self.piece("hand", KINDS, "own hand, by kind of card", 2, 0, KIND_NAMES)
        self.unseen = self.piece(
            "unseen", KINDS, "cards that lie where the seat cannot know them, by kind", 4, 0, KIND_NAMES
        )
        self.in_deck = self.piece(
            "in_deck", KINDS, "cards the seat returned itself: in the deck, or just picked", 2, 0, KIND_NAMES
        )
        self.in_hands = self.piece(
            "in_hands", KINDS, "cards the seat returned, drawn since: in others' hands", 2, 0, KIND_NAMES
        )
        self.open = self.piece("open_titles", len(TITLES), "1 for a title open or revealed", 1, 0, TITLES)
        self.secret = self.piece("own_title", len(TITLES), "1 at the own hidden title", 1, 0, TITLES)
        self.margin = self.piece(
            "margins", MAJORITIES, "own count less the best of the others, by title", 4, MIDDLE, majority
        )
        self.stake = self.piece(
            "stakes",
            MAJORITIES,
            "the margin where the seat knows the title to be in play, 0 elsewhere",
            4,
            MIDDLE,
            majority,
        )
        self.counts = self.piece(
            "counts", seats * MAJORITIES, "count of each title, seat by seat", 8, 0, majority
        )
        self.holdings = self.piece(
            "holdings",
            seats * HOLDING_KINDS,
            "castles and obelisks of each kind, seat by seat",
            2,
            0,
            KIND_NAMES[FIRST_CASTLE:],
        )
        self.garrisons = self.piece(
            "garrisons",
            seats * GARRISON_KINDS,
            "garrisons of each kind, seat by seat",
            2,
            0,
            GARRISON_NAMES,
        )
        self.defences = self.piece(
            "defences", seats * WALL, "holdings by defence 1 … 7 and more, seat by seat", 4
        )
        self.licences = self.piece(
            "licences", seats * 4, "1 where a seat may play a people's units", 1, 0, PEOPLES[1:]
        )
        self.cards = self.piece("hand_counts", seats, "cards in each hand", 6)
        self.heroes = self.piece("last_hero", seats, "1 at the seat that played the last hero")
        self.monsters = self.piece("last_monster", seats, "1 at the seat that played the last monster")
        self.weights = Weights()
        self.points = self.estimate_piece(
            "points", seats, "final points that the hand-made judgement expects, seat by seat", 64, MIDDLE
        )
        self.chances = self.estimate_piece("chances", seats, "chance to win, seat by seat", 200)
        self.lead = self.estimate_piece(
            "lead", 1, "own points less the best of the others, over how uncertain they are", 16, MIDDLE
        )
        self.losses = self.estimate_piece(
            "losses",
            seats * MAJORITIES,
            "cards of each count that will be lost, seat by seat",
            16,
            0,
            majority,
        )

    def fill(self, state: State, seat: int, out: Row, at: i64) -> None:
        assert isinstance(state, Tableau)
        seats = self.seats
        out[at + self.phase + state.phase] = 1
        out[at + self.place + seat] = 1
        if state.phase != ENDED:
            out[at + self.mover + (state.seat - seat) % seats] = 1
        if state.phase == REMOVING:
            self._margins(state, seat, out, at)
            return
        self._course(state, seat, out, at + self.course)
        self._cards(state, seat, out, at)
        for title in state.open_titles:
            out[at + self.open + title] = 1
        for title in state.revealed:
            out[at + self.open + title] = 1
        if state.hidden[seat] >= 0:
            out[at + self.secret + state.hidden[seat]] = 1
        self._margins(state, seat, out, at)
        self._holdings(state, seat, out, at)
        if state.last_hero != NOBODY:
            out[at + self.heroes + (state.last_hero - seat) % seats] = 1
        if state.last_monster != NOBODY:
            out[at + self.monsters + (state.last_monster - seat) % seats] = 1

    def _course(self, state: Tableau, seat: int, out: Row, at: i64) -> None:
        seats = self.seats
        out[at] = len(state.deck)
        if state.phase != ENDED:
            turns = seats - state.seat
            if not state.final:  # KB-129
                deck = len(state.deck)
                drawer = (state.seat + deck - 1) % seats
                turns = deck + seats - 1 - drawer
                if drawer == seats - 1 and not state.setting.end_now:
                    turns += seats
            ahead = (seat - state.seat) % seats
            out[at + 1] = 0 if ahead >= turns else (turns - ahead - 1) // seats + 1
            out[at + 2] = byte(turns)
        out[at + 3] = 32 if state.exhausted else 0
        out[at + 4] = 32 if state.final else 0
        out[at + 5] = byte(state.streak)
        if state.phase == PICKING and state.seat == seat:
            out[at + 6] = len(state.picked)
        out[at + 7] = 32 if state.must_play() else 0

    def _cards(self, state: Tableau, seat: int, out: Row, at: i64) -> None:
        seats = self.seats
        hand, unseen = at + self.hand, at + self.unseen
        removals: i64 = state.setting.removals
        arrived = state.arrived
        for kind in range(KINDS):
            left: i64 = COPIES[kind]
            gone: i64 = arrived[kind]
            out[unseen + kind] = u8(left - gone - (removals if kind >= FIRST_OBELISK else 0))
        for people in state.removed:
            for kind in range(people * 5, people * 5 + 5):
                out[unseen + kind] = 0
            first = FIRST_CASTLE + 3 * (people - 1)
            for kind in range(first, first + 3):
                out[unseen + kind] = 0
        for slot in state.hands[seat]:
            kind = slot & KIND
            out[hand + kind] = out[hand + kind] + 1
            out[unseen + kind] = out[unseen + kind] - 1
        in_deck, in_hands = at + self.in_deck, at + self.in_hands
        picking = state.phase == PICKING
        if picking and state.seat == seat:
            for slot in state.picked:
                kind = slot & KIND
                out[in_deck + kind] = out[in_deck + kind] + 1
                out[unseen + kind] = out[unseen + kind] - 1
        for slot in state.deck:
            if known_to(slot, seat):
                kind = slot & KIND
                out[in_deck + kind] = out[in_deck + kind] + 1
                out[unseen + kind] = out[unseen + kind] - 1
        for turn in range(seats):
            other = (seat + turn) % seats
            cards = len(state.hands[other])
            if picking and other == state.seat:
                cards += len(state.picked)  # picks are private: to the others they lie in the hand (KB-R45)
            out[at + self.cards + turn] = cards
            if turn:
                self._known(state.hands[other], seat, out, in_hands, unseen)
                if picking and other == state.seat:
                    self._known(state.picked, seat, out, in_hands, unseen)

    def _known(self, cards: list[int], seat: int, out: Row, in_hands: i64, unseen: i64) -> None:
        for slot in cards:
            if known_to(slot, seat):
                kind = slot & KIND
                out[in_hands + kind] = out[in_hands + kind] + 1
                out[unseen + kind] = out[unseen + kind] - 1

    def _margins(self, state: Tableau, seat: int, out: Row, at: i64) -> None:
        seats: i64 = self.seats
        first: i64 = seat
        tally = state.tally
        counts, margins, stakes = at + self.counts, at + self.margin, at + self.stake
        opened, secret = at + self.open, at + self.secret
        for title in range(i64(MAJORITIES)):
            mine: i64 = 0
            best: i64 = 0
            place: i64 = title
            turn: i64 = seats - first
            for _ in range(seats):
                if turn >= seats:
                    turn -= seats
                count: i64 = tally[place]
                if count:
                    out[counts + turn * MAJORITIES + title] = u8(count)
                    if turn == 0:
                        mine = count
                    elif count > best:
                        best = count
                place += MAJORITIES
                turn += 1
            margin = signed(mine - best)
            out[margins + title] = margin
            known = out[opened + title] or out[secret + title]
            out[stakes + title] = margin if known else MIDDLE

    def _holdings(self, state: Tableau, seat: int, out: Row, at: i64) -> None:
        seats: i64 = self.seats
        first: i64 = seat
        holdings = at + self.holdings - FIRST_CASTLE
        garrisons, defences = at + self.garrisons, at + self.defences - 1
        owners, garrison, defended = state.owner, state.garrison, state.defence
        for slot in state.table:
            turn: i64 = owners[slot]
            turn -= first
            if turn < 0:
                turn += seats
            add(out, holdings + turn * HOLDING_KINDS + SLOT_KIND[slot])
            card: i64 = garrison[slot]
            if card >= 0:
                kind: i64 = KIND_OF[card]
                add(out, garrisons + turn * GARRISON_KINDS + kind // 5 * (MAGE + 1) + kind % 5)
            defence: i64 = defended[slot]
            add(out, defences + turn * WALL + (defence if defence < WALL else WALL))
        licences = at + self.licences - 1
        for other in range(seats):
            turn = other - first
            if turn < 0:
                turn += seats
            for people in range(HUMAN + 1, len(PEOPLES)):
                if state.licensed(other, people):
                    out[licences + turn * 4 + people] = 1

    def estimate(self, state: State, seat: int, out: Row, at: i64) -> None:
        assert isinstance(state, Tableau)
        seats = self.seats
        if state.phase == REMOVING or state.phase == ENDED:
            for turn in range(seats):
                out[at + self.points + turn] = MIDDLE
                out[at + self.chances + turn] = share(1.0 / seats, 200)
            out[at + self.lead] = MIDDLE
            return
        appraisal = Appraisal(state, self.weights, seat)
        spread = appraisal.spread()
        chances = shares(appraisal.points, spread)
        best = -1000.0
        for turn in range(seats):
            other = (seat + turn) % seats
            points = appraisal.points[other]
            out[at + self.points + turn] = tilt(points, 1)
            out[at + self.chances + turn] = share(chances[other], 200)
            if turn and points > best:
                best = points
            base = at + self.losses + turn * MAJORITIES
            for title in range(MAJORITIES):
                lost = appraisal.losses[other * MAJORITIES + title]
                if lost > 0.0:
                    out[base + title] = share(lost, 16)
        out[at + self.lead] = tilt((appraisal.points[seat] - best) / spread, 16)
