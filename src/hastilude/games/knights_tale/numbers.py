"""What a seat of A Knight's Tale knows, as numbers (core/numbers.py).

In a solo game the virtual opponent sits opposite, as a second player who never decides.
"""

from typing import Final

from mypy_extensions import i64, u8

from hastilude.core.numbers import MIDDLE, Numbers, add, byte, share, signed, tilt
from hastilude.core.row import Row
from hastilude.core.state import State
from hastilude.games.knights_tale.appraisal import Appraisal
from hastilude.games.knights_tale.cards import (
    AREA_COUNT,
    AREAS,
    CHARACTERS,
    DECK_OF,
    DECKS,
    DIE_COUNT,
    EVENT_COUNT,
    EVENTS,
    LEVELS,
    PLACE_COUNT,
    PLACES,
    PRESTIGE,
    PRESTIGE_KINDS,
    PRIZES,
    RELIC_KINDS,
    RELICS,
    ROUNDS,
    SUPPORT,
    SUPPORTS,
    TITLE_COUNT,
    TITLES,
    TOURNAMENTS,
    TRAVEL,
    TRAVEL_KINDS,
)
from hastilude.games.knights_tale.insight import KnightsTaleInsight
from hastilude.games.knights_tale.tableau import (
    CHARACTER_PHASE,
    DEALT,
    DOWN,
    ENDED,
    NO_DUEL,
    NOBODY,
    NONE,
    OPEN,
    PERSONAL,
    PUBLIC,
    RETURN_PHASE,
    STEPS,
    Tableau,
)
from hastilude.games.knights_tale.weights import Weights

PHASES: Final[tuple[str, ...]] = (
    "character",
    "handicap",
    "titles",
    "return",
    "action",
    "journey",
    "goal",
    "travel",
    "knockout",
    "reward",
    "signup",
    "prize",
    "brave",
    "tent",
    "refresh",
    "strength",
    "faith",
    "reroll",
    "lance",
    "relic",
    "recover_support",
    "recover_relic",
    "ended",
)
#: facts of a player
FACTS: Final[tuple[str, ...]] = (
    "glory_4th",
    "coins",
    "faith",
    "strength",
    "horse_x2",
    "armour_x2",
    "hand_count",
    "titles_x2",
    "pawns",
    "heralds_x2",
    "travel_plays_x2",
    "stopped_x8",
    "place_in_the_order_x2",
    "brave_x8",
)
#: facts of one side of a duel
SIDE: Final[tuple[str, ...]] = ("wins_x4", "committed_x2", "faith_spent_x2", "stars_x2", "prestige_used")


class KnightsTaleNumbers(Numbers):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        sides = 2 if seats == 1 else seats
        self.sides = sides
        self.phase = self.piece("phase", len(PHASES), "1 at the decision of the moment", 1, 0, PHASES)
        self.decider = self.piece("decider", sides, "1 at the seat to decide")
        self.course = self.piece(
            "course",
            9,
            "how far the game is",
            8,
            0,
            (
                "round_x2",
                "last_travel_x8",
                "after_the_refresh_x8",
                "stage_x2",
                "bout",
                "cards_to_pick",
                "knockout_plays",
                "passes_in_a_row",
                "item_x8",
            ),
        )
        self.facts = self.piece(
            "players", sides * len(FACTS), "what each player has, player by player", 8, 0, FACTS
        )
        self.characters = self.piece(
            "characters", sides * len(CHARACTERS), "1 at the character of each player", 1, 0, CHARACTERS
        )
        self.offered = self.piece(
            "offered", len(CHARACTERS), "1 for each character offered to the seat", 1, 0, CHARACTERS
        )
        self.ready = self.piece(
            "support_ready",
            sides * SUPPORTS,
            "support tokens that lie face up, player by player",
            2,
            0,
            SUPPORT,
        )
        self.spent = self.piece(
            "support_spent", sides * SUPPORTS, "support tokens face down, player by player", 2, 0, SUPPORT
        )
        self.relics = self.piece(
            "relics", sides * RELIC_KINDS, "relics face up, player by player", 2, 0, RELICS
        )
        self.relics_spent = self.piece(
            "relics_spent", sides * RELIC_KINDS, "relics face down, player by player", 2, 0, RELICS
        )
        self.prestige = self.piece(
            "prestige", sides * PRESTIGE_KINDS, "1 for prestige face up, player by player", 1, 0, PRESTIGE
        )
        self.prestige_spent = self.piece(
            "prestige_spent",
            sides * PRESTIGE_KINDS,
            "1 for prestige face down, player by player",
            1,
            0,
            PRESTIGE,
        )
        self.hand = self.piece("hand", TRAVEL_KINDS, "travel cards in the own hand", 2, 0, TRAVEL)
        self.known = self.piece(
            "known", TRAVEL_KINDS, "travel cards that others were seen to take into their hands", 2, 0, TRAVEL
        )
        self.rows = self.piece("rows", TRAVEL_KINDS, "travel cards that lie open", 2, 0, TRAVEL)
        self.backs = self.piece(
            "backs", sides * len(DECKS), "cards in each hand by deck, player by player", 4, 0, DECKS
        )
        self.played = self.piece(
            "played",
            sides * len(DECKS),
            "travel cards played in this game by deck, player by player",
            8,
            0,
            DECKS,
        )
        self.decks = self.piece("decks", len(DECKS), "cards left in each deck", 16, 0, DECKS)
        self.public = self.piece("public_titles", TITLE_COUNT, "1 for a title open to all", 1, 0, TITLES)
        self.own = self.piece(
            "own_titles", TITLE_COUNT, "1 for a personal title of the seat, or one it may keep", 1, 0, TITLES
        )
        self.placed = self.piece(
            "pawns", sides * AREA_COUNT, "pawns on each area, player by player", 2, 0, AREAS
        )
        self.track = self.piece("track", SUPPORTS, "support tokens to be had", 2, 0, SUPPORT)
        self.event = self.piece("event", EVENT_COUNT, "1 at the event on the board", 1, 0, EVENTS)
        self.next_event = self.piece("next_event", EVENT_COUNT, "1 at the next event", 1, 0, EVENTS)
        self.tournament = self.piece(
            "tournament", len(TOURNAMENTS), "1 at the tournament of the round", 1, 0, TOURNAMENTS
        )
        self.prize = self.piece("prize", len(PRIZES), "1 at its prize", 1, 0, PRIZES)
        self.lists = self.piece(
            "lists",
            PLACE_COUNT * 3,
            "each place of the tournament: a knight's attack, 1 where the own shield hangs, 1 for another's",
            8,
            0,
            tuple(
                f"{place}_{what}"
                for place in PLACES
                for what in ("knight", "own_shield_x8", "other_shield_x8")
            ),
        )
        self.duel = self.piece(
            "duel", 4, "1 at why a duel is fought, if one is", 1, 0, ("no", "tournament", "card", "title")
        )
        self.step = self.piece("step", len(STEPS), "1 at the step of the clash", 1, 0, STEPS)
        self.mine = self.piece("in_duel", 1, "1 if the seat fights it itself: its side comes first then")
        self.combat = self.piece("sides", 2 * len(SIDE), "the two sides of the duel", 4, 0, SIDE)
        self.bonus = self.piece("bonuses", 2, "bonus of each side in this clash", 8, MIDDLE)
        self.foe = self.piece(
            "foe", 4, "a knight or a card to fight against", 8, 0, ("attack", "prestige", "dice", "clash_x4")
        )
        self.dice = self.piece("dice", 2 * DIE_COUNT, "dice of each side, each with 1 more than it shows", 6)
        self.insight = KnightsTaleInsight(Weights())
        self.points = self.estimate_piece(
            "points", sides, "final glory that the hand-made judgement expects, player by player", 64, MIDDLE
        )
        self.chance = self.estimate_piece("chance", 1, "own chance to win", 200)

    def fill(self, state: State, seat: int, out: Row, at: i64) -> None:
        assert isinstance(state, Tableau)
        sides = self.sides
        out[at + self.phase + state.phase] = 1
        if state.phase != ENDED:
            out[at + self.decider + (state.seat - seat) % sides] = 1
        course = at + self.course
        out[course] = 2 * state.round
        out[course + 1] = 8 if state.last_travel else 0
        out[course + 2] = 8 if state.refreshed else 0
        out[course + 3] = byte(2 * state.stage)
        out[course + 4] = byte(state.bout)
        out[course + 5] = byte(state.picks)
        out[course + 6] = byte(state.knockout)
        out[course + 7] = byte(state.passes)
        out[course + 8] = 8 * state.item
        for turn in range(sides):
            self._player(state, seat, turn, out, at)
        self._order(state, seat, out, at)
        if state.phase == CHARACTER_PHASE:
            for level in range(LEVELS):
                offered = state.offered[seat * LEVELS + level]
                if offered != NONE:
                    out[at + self.offered + offered] = 1
        self._cards(state, seat, out, at)
        self._tournament(state, seat, out, at)
        out[at + self.bonus] = out[at + self.bonus + 1] = MIDDLE
        if state.duel != NO_DUEL:
            self._duel(state, seat, out, at)

    def _player(self, state: Tableau, seat: int, turn: int, out: Row, at: i64) -> None:
        player: i64 = seat + turn
        if player >= self.sides:
            player -= self.sides
        facts = at + self.facts + turn * len(FACTS)
        # cards about to be returned are still in the hand for all but their owner (KT-R06)
        returned = len(state.returned[player]) if turn else 0
        out[facts] = byte(state.glory[player] // 4)
        out[facts + 1] = byte(state.coins[player])
        out[facts + 2] = byte(state.faith[player])
        out[facts + 3] = byte(state.strength[player])
        out[facts + 4] = u8(2 * state.horse[player])
        out[facts + 5] = u8(2 * state.armour[player])
        out[facts + 6] = byte(len(state.hands[player]) + returned)
        out[facts + 8] = byte(state.pawns[player])
        if state.heralds[player]:
            out[facts + 9] = byte(2 * state.heralds[player])
        if state.plays[player]:
            out[facts + 10] = byte(2 * state.plays[player])
        out[facts + 11] = 8 if state.stopped[player] else 0
        out[facts + 13] = 8 if state.brave_won >> player & 1 else 0
        character = state.character[player]
        if character != NONE:
            out[at + self.characters + turn * len(CHARACTERS) + character] = 1
        place = at + self.ready + turn * SUPPORTS
        spent = at + self.spent + turn * SUPPORTS
        for slot in state.support[player]:
            token: i64 = slot
            there = (spent if token & DOWN else place) + (token >> 1)
            out[there] = out[there] + 1
        held = state.relics
        relics = player * RELIC_KINDS * 2
        place = at + self.relics + turn * RELIC_KINDS
        spent = at + self.relics_spent + turn * RELIC_KINDS
        for kind in range(i64(RELIC_KINDS)):
            out[place + kind] = u8(held[relics])
            out[spent + kind] = u8(held[relics + 1])
            relics += 2
        up = state.prestige_up[player]
        down = state.prestige_down[player]
        place = at + self.prestige + turn * PRESTIGE_KINDS
        while up:
            out[place] = 1 if up & 1 else 0
            up >>= 1
            place += 1
        place = at + self.prestige_spent + turn * PRESTIGE_KINDS
        while down:
            out[place] = 1 if down & 1 else 0
            down >>= 1
            place += 1
        areas = state.placed
        first = player * AREA_COUNT
        place = at + self.placed + turn * AREA_COUNT
        for area in range(i64(AREA_COUNT)):
            pawns = areas[first + area]
            if pawns:
                out[place + area] = u8(pawns)

    def _order(self, state: Tableau, seat: int, out: Row, at: i64) -> None:
        """Who comes when."""
        for place, player in enumerate(state.order):
            turn: i64 = player - seat
            if turn < 0:
                turn += self.sides
            out[at + self.facts + turn * len(FACTS) + 12] = 2 * place

    def _cards(self, state: Tableau, seat: int, out: Row, at: i64) -> None:
        first: i64 = seat
        sides: i64 = self.sides
        player = first
        for turn in range(sides):
            backs = at + self.backs + turn * len(DECKS)
            shown = at + (self.known if turn else self.hand)
            for slot in state.hands[player]:
                card: i64 = slot >> 1
                there = backs + DECK_OF[card]
                out[there] = out[there] + 1
                if turn == 0 or slot & OPEN:
                    out[shown + card] = out[shown + card] + 1
            if turn:
                for returned in state.returned[player]:
                    add(out, backs + DECK_OF[returned])
            played = at + self.played + turn * len(DECKS)
            for card in state.played[player]:
                there = played + DECK_OF[card]
                out[there] = out[there] + 1
            player += 1
            if player == sides:
                player = 0
        for deck in range(len(DECKS)):
            out[at + self.decks + deck] = len(state.decks[deck])
            for card in state.rows[deck]:
                there = at + self.rows + card
                out[there] = out[there] + 1
        zones = state.title_zone
        for title in range(i64(TITLE_COUNT)):
            zone = zones[title]
            if zone == PUBLIC:
                out[at + self.public + title] = 1
            elif zone == DEALT + first:
                out[at + self.own + title] = 1
            elif PERSONAL <= zone < PERSONAL + sides:
                ahead = zone - PERSONAL - first
                if ahead == 0:
                    out[at + self.own + title] = 1
                elif ahead < 0:
                    ahead += sides
                place = at + self.facts + ahead * len(FACTS) + 7
                out[place] = out[place] + 2
        for token in state.track:
            if token != NONE:
                add(out, at + self.track + token)

    def _tournament(self, state: Tableau, seat: int, out: Row, at: i64) -> None:
        now = state.round - 1 + (1 if state.refreshed else 0)
        if now < ROUNDS and state.events_of[now] != NONE:
            out[at + self.event + state.events_of[now]] = 1
        if now + 1 < ROUNDS and state.events_of[now + 1] != NONE:  # beside the board (KT-071)
            out[at + self.next_event + state.events_of[now + 1]] = 1
        if state.tournament != NONE:
            out[at + self.tournament + state.tournament] = 1
        if state.prize != NONE:
            out[at + self.prize + state.prize] = 1
        attack = state.setting.figures.knight_attack
        first: i64 = seat
        spot = at + self.lists
        for place in range(i64(PLACE_COUNT)):
            knight = state.knight[place]
            if knight != NONE:
                out[spot] = byte(attack[knight])
            whose = state.shield[place]
            if whose != NOBODY:
                out[spot + (1 if whose == first else 2)] = 8
            spot += 3

    def _duel(self, state: Tableau, seat: int, out: Row, at: i64) -> None:
        out[at + self.duel + state.duel] = 1
        out[at + self.step + state.step] = 1
        first = 1 if state.side[1] == seat else 0
        if seat in state.side:
            out[at + self.mine] = 1
        for i in range(2):
            side = first if i == 0 else 1 - first
            place = at + self.combat + i * len(SIDE)
            out[place] = 4 * state.wins[side]
            out[place + 1] = byte(2 * state.committed[side])
            out[place + 2] = byte(2 * state.faith_spent[side])
            out[place + 3] = byte(2 * state.stars[side])
            out[place + 4] = byte(state.used_prestige[side])
            out[at + self.bonus + i] = signed(state.bonus[side])
            for die in range(DIE_COUNT):
                shown = state.dice[side * DIE_COUNT + die]
                if shown >= 0:
                    out[at + self.dice + i * DIE_COUNT + die] = byte(shown + 1)
        out[at + self.foe] = byte(state.foe_attack)
        out[at + self.foe + 1] = byte(state.foe_prestige)
        out[at + self.foe + 2] = byte(state.foe_dice)
        out[at + self.foe + 3] = byte(4 * state.clash)

    def estimate(self, state: State, seat: int, out: Row, at: i64) -> None:
        assert isinstance(state, Tableau)
        sides = self.sides
        if state.phase == ENDED or state.phase <= RETURN_PHASE:  # cards about to be returned are secret
            for turn in range(sides):
                out[at + self.points + turn] = MIDDLE
            return
        insight = self.insight
        appraisal = Appraisal(state, insight.weights)
        for turn in range(sides):
            player = (seat + turn) % sides
            out[at + self.points + turn] = tilt(insight.points(state, appraisal, player, turn == 0), 1)
        out[at + self.chance] = share(insight.value(state, seat), 200)
