"""What a seat of Hearts and Armour knows, as numbers (core/numbers.py)."""

from typing import Final

from mypy_extensions import i64

from hastilude.core.numbers import MIDDLE, Numbers, add, byte, share, signed, tilt
from hastilude.core.row import Row
from hastilude.core.state import State
from hastilude.games.hearts_and_armour.appraisal import Appraisal, Weights
from hastilude.games.hearts_and_armour.cards import (
    EFFECTS,
    FACE_NAMES,
    FACES,
    HEROES,
    NO_SIDE,
    TOKENS_TO_WIN,
)
from hastilude.games.hearts_and_armour.tableau import (
    ENDED,
    HAND_KIND,
    NOBODY,
    TURN,
    Tableau,
    is_up,
    kind_of,
    layer_of,
    seen_by,
)
from hastilude.games.hearts_and_armour.verdict import is_dead

PHASES: Final[tuple[str, ...]] = ("turn", "affected", "destination", "ended")
#: places before the target of an extra action that are told one by one
PLACES: Final = 10
#: facts of a hero
FACTS: Final[tuple[str, ...]] = (
    "own_side",
    "other_side",
    "sorcerer",
    "wounds_of_5",
    "dead",
    "hand_count",
    "tokens",
    "open_cards",
    "hidden_cards_known",
    "hidden_cards_unknown",
    "open_swords",
    "open_shields",
    "known_swords",
    "known_shields",
)


class HeartsAndArmourNumbers(Numbers):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.phase = self.piece("phase", len(PHASES), "1 at the phase of the turn", 1, 0, PHASES)
        self.decider = self.piece("decider", seats, "1 at the seat to move")
        self.course = self.piece(
            "course",
            6,
            "how far the game is",
            8,
            0,
            (
                "round",
                "turn_of_the_round_4th",
                "may_declare_x8",
                "must_declare_x8",
                "cards_not_dealt_4th",
                "game_of_the_match",
            ),
        )
        self.hero = self.piece("hero", len(HEROES), "1 at the own hero", 1, 0, HEROES)
        self.goal = self.piece("goal", seats, "1 at the seat on the own goal card")
        self.ward = self.piece("ward", seats, "1 at the second knight of a sorcerer")
        self.hunts = self.piece("hunts", 1, "1 if the own goal is the sorcerer's death")
        self.hand = self.piece("hand", FACES, "own hand, by the face of the card", 2, 0, FACE_NAMES)
        self.unseen = self.piece(
            "unseen", FACES, "cards that lie where the seat cannot know them, by face", 4, 0, FACE_NAMES
        )
        self.facts = self.piece(
            "heroes", seats * len(FACTS), "each hero and what lies before him, seat by seat", 5, 0, FACTS
        )
        self.net = self.piece(
            "nets", seats, "swords less shields of the cards known before each hero", 4, MIDDLE
        )
        self.known = self.piece(
            "known_hands", seats, "cards of each other hand whose faces the seat is certain of", 3
        )
        self.layers = self.piece(
            "layers",
            seats * seats,
            "unknown face-down cards before each hero, by who laid them",
            2,
        )
        self.deeds = self.piece(
            "deeds",
            seats * seats,
            "swords less shields that everybody saw each seat lay on each hero in this game",
            4,
            MIDDLE,
        )
        self.effect = self.piece(
            "effect", len(EFFECTS), "1 at the extra action that is carried out", 1, 0, EFFECTS
        )
        self.target = self.piece("target", seats, "1 at its target")
        self.places = self.piece(
            "places",
            PLACES * 3,
            "the first ten cards before the target, the oldest first",
            2,
            0,
            ("known_x2", "swords", "shields"),
        )
        self.weights = Weights()
        self.chance = self.estimate_piece(
            "chance",
            2,
            "own chance to win, by the hand-made judgement",
            200,
            0,
            ("if_it_goes_on", "if_the_fight_came_now"),
        )
        self.means = self.estimate_piece(
            "means", seats, "swords less shields that will lie before each hero", 32, MIDDLE
        )
        self.wishes = self.estimate_piece(
            "wishes", seats * seats, "what each seat wants for each hero: −1 life, 1 death", 100, MIDDLE
        )

    def fill(self, state: State, seat: int, out: Row, at: i64) -> None:
        assert isinstance(state, Tableau)
        seats = self.seats
        out[at + self.phase + state.phase] = 1
        out[at + self.hero + state.heroes[seat]] = 1
        course = at + self.course
        out[course] = byte(state.round)
        out[course + 1] = byte(state.turn // 4)
        out[course + 4] = len(state.deck) // 4
        out[course + 5] = byte(state.game)
        if state.phase != ENDED:
            out[at + self.decider + (state.seat - seat) % seats] = 1
            out[course + 2] = 8 if state.may_declare() else 0
            out[course + 3] = 8 if state.phase == TURN and state.must_declare() else 0
        if state.goals[seat] != NOBODY:
            out[at + self.goal + (state.goals[seat] - seat) % seats] = 1
            if state.goals[seat] == state.sorcerer and seat != state.sorcerer:
                out[at + self.hunts] = 1
        if seat == state.sorcerer and state.ward != NOBODY:
            out[at + self.ward + (state.ward - seat) % seats] = 1
        self._cards(state, seat, out, at)
        self._heroes(state, seat, out, at)
        if state.effect != NOBODY and state.phase != ENDED:
            self._effect(state, seat, out, at)

    def _cards(self, state: Tableau, seat: int, out: Row, at: i64) -> None:
        figures = state.setting.figures
        faces = figures.faces
        unseen = at + self.unseen
        for kind in state.deck:
            add(out, unseen + faces[kind])
        for turn in range(self.seats):
            other = (seat + turn) % self.seats
            for slot in state.hands[other]:
                face = faces[slot >> HAND_KIND]
                if turn == 0:
                    add(out, at + self.hand + face)
                elif slot >> seat & 1:
                    add(out, at + self.known + turn)
                else:
                    add(out, unseen + face)
        for card in state.discard:
            if not seen_by(card, seat):
                add(out, unseen + faces[kind_of(card)])

    def _heroes(self, state: Tableau, seat: int, out: Row, at: i64) -> None:
        seats: i64 = self.seats
        first: i64 = seat
        figures = state.setting.figures
        mine = state.sides[seat]
        unseen = at + self.unseen
        dealt = state.deeds
        for turn in range(seats):
            other: i64 = first + turn
            if other >= seats:
                other -= seats
            place = at + self.facts + turn * len(FACTS)
            side = state.sides[other]
            if side == NO_SIDE:
                out[place + 2] = 5
            else:
                out[place + (0 if side == mine else 1)] = 5
            out[place + 3] = byte(state.wounds[other])
            out[place + 4] = 5 if is_dead(state.sides, state.wounds, other) else 0
            out[place + 5] = len(state.hands[other])
            out[place + 6] = byte(state.tokens[other]) if state.tokens else 0
            net: i64 = 0
            for card in state.table[other]:
                kind = kind_of(card)
                if seen_by(card, seat):
                    net += figures.net[kind]
                    up = is_up(card)
                    spot = place + (10 if up else 12)
                    add(out, place + (7 if up else 8))
                    out[spot] = byte(i64(out[spot]) + figures.swords[kind])
                    out[spot + 1] = byte(i64(out[spot + 1]) + figures.shields[kind])
                else:
                    add(out, place + 9)
                    add(out, unseen + figures.faces[kind])
                    by: i64 = layer_of(card)
                    by -= first
                    add(out, at + self.layers + turn * seats + (by if by >= 0 else by + seats))
            out[at + self.net + turn] = signed(net)
            deeds = at + self.deeds + turn * seats
            base = other * seats
            on: i64 = first
            for ahead in range(seats):
                out[deeds + ahead] = signed(dealt[base + on])
                on = on + 1 if on + 1 < seats else 0

    def _effect(self, state: Tableau, seat: int, out: Row, at: i64) -> None:
        figures = state.setting.figures
        out[at + self.effect + state.effect] = 1
        out[at + self.target + (state.target - seat) % self.seats] = 1
        place = at + self.places
        for card in state.table[state.target][:PLACES]:
            if seen_by(card, seat):
                kind = kind_of(card)
                out[place] = 2
                out[place + 1] = figures.swords[kind]
                out[place + 2] = figures.shields[kind]
            place += 3

    def estimate(self, state: State, seat: int, out: Row, at: i64) -> None:
        assert isinstance(state, Tableau)
        seats = self.seats
        if state.phase == ENDED:
            for place in range(at + self.means, at + self.estimates_length):
                out[place] = MIDDLE
            return
        appraisal = Appraisal(pooled(state, seat), self.weights, seat)
        out[at + self.chance] = share(appraisal.chance(seat, False), 200)
        out[at + self.chance + 1] = share(appraisal.chance(seat, True), 200)
        for turn in range(seats):
            other = (seat + turn) % seats
            expected = appraisal.known[other] + appraisal.mean[other] + appraisal.coming[other]
            out[at + self.means + turn] = tilt(expected, 8)
            for ahead in range(seats):
                wish = appraisal.wish[other * seats + (seat + ahead) % seats]
                out[at + self.wishes + turn * seats + ahead] = tilt(wish, 100)


def pooled(state: Tableau, seat: int) -> Tableau:
    """The state with cards that were discarded unseen among those not dealt: the judgement counts
    all that a seat has not seen, and does not look there for them."""
    unseen = [kind_of(card) for card in state.discard if not seen_by(card, seat)]
    if not unseen:
        return state
    other = state.copy()
    assert isinstance(other, Tableau)
    other.deck = state.deck + unseen
    return other


assert TOKENS_TO_WIN < 5  # `tokens` reads as a small number
