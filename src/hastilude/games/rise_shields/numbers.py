"""What a seat of Rise Shields knows, as numbers (core/numbers.py)."""

from typing import Final

from mypy_extensions import i64, u8

from hastilude.core.numbers import Numbers, add, byte, share
from hastilude.core.row import Row, vec
from hastilude.core.state import State
from hastilude.games.rise_shields.appraisal import shares, strengths
from hastilude.games.rise_shields.hexes import APART, CELLS, COLUMN_OF, ROW_OF
from hastilude.games.rise_shields.names import (
    ARTIFACT_COUNT,
    ARTIFACTS,
    CARD_COUNT,
    CARDS,
    FIRST_LEADER,
    HAND,
    LEADERS,
    TYPE_OF,
    UNIT_NAMES,
    UNITS,
)
from hastilude.games.rise_shields.phases import DEPLOY, DEPLOY_FACING, ENDED
from hastilude.games.rise_shields.tableau import Tableau
from hastilude.games.rise_shields.terms import (
    ATTACKED,
    ATTACKS,
    BARRED,
    BOARD,
    DEAD,
    FOG_NOW,
    MOVED,
    ORDERS,
    STRIKES,
    USES,
    WAITING,
    WINDOWS,
)

PHASES: Final = ENDED + 1
#: facts of a unit
UNIT: Final[tuple[str, ...]] = (
    "own_x6",
    "friend_x6",
    "enemy_x6",
    "dead_x6",
    "waiting_x6",
    "row",
    "column",
    "facing",
    "activations",
    "moved_x6",
    "attacked_x6",
    "barred_x6",
    "terrain",
    "blessings",
    "to_the_next_enemy",
)
#: facts of a player
PLAYER: Final[tuple[str, ...]] = (
    "alive_x4",
    "partner_x4",
    "energy",
    "artifacts_x2",
    "units_on_the_board",
    "units_lost",
    "kills_of_the_turn_x2",
    "sieges_x2",
    "castle_x4",
    "fog_x4",
    "catapult_x2",
    "passed_x2",
)
#: which of a unit's facts the last is
DISTANCE: Final = len(UNIT) - 1
#: as many as there are seats, if each is one
SIDES: Final = 4
#: further off than this is all one
FAR: Final = 12


class RiseShieldsNumbers(Numbers):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.phase = self.piece("phase", PHASES, "1 at the decision of the moment (phases.py)")
        self.chooser = self.piece("chooser", seats, "1 at the seat to decide")
        self.active = self.piece("active", seats, "1 at the seat whose turn it is")
        self.course = self.piece(
            "course",
            10,
            "how far the match and the activation are",
            8,
            0,
            (
                "round_2nd",
                "quiet_rounds_2nd",
                "points",
                "extra_points",
                "steps",
                "charge",
                "may_move_x8",
                "may_attack_x8",
                "turned_x8",
                "cards_in_artifact_deck",
            ),
        )
        self.players = self.piece(
            "players", seats * len(PLAYER), "what each player has, player by player", 4, 0, PLAYER
        )
        self.used = self.piece(
            "used", seats * len(USES), "1 for what is used up, player by player", 1, 0, USES
        )
        self.order = self.piece("standing_order", len(ORDERS), "1 at the own standing order", 1, 0, ORDERS)
        self.units = self.piece(
            "units", UNITS * len(UNIT), "every token, in the order of the box", 6, 0, UNIT
        )
        self.own_cards = self.piece(
            "own_cards", CARD_COUNT, "1 for own leader cards that are open", 1, 0, CARDS
        )
        self.friend_cards = self.piece(
            "friend_cards", CARD_COUNT, "1 for a partner's leader cards that are open", 1, 0, CARDS
        )
        self.enemy_cards = self.piece(
            "enemy_cards", CARD_COUNT, "1 for enemies' leader cards that are open", 1, 0, CARDS
        )
        self.artifacts = self.piece(
            "artifacts",
            seats * ARTIFACT_COUNT,
            "1 for artifacts known to be held, player by player",
            1,
            0,
            ARTIFACTS,
        )
        self.choice = self.piece(
            "drawn", ARTIFACT_COUNT, "1 for artifacts drawn, one to keep", 1, 0, ARTIFACTS
        )
        self.claims = self.piece("claims", seats, "places used for artifacts", 4)
        self.unit = self.piece("unit", UNITS, "1 at the unit that is active", 1, 0, UNIT_NAMES)
        self.attacker = self.piece("attacker", UNITS, "1 at the attacker of the battle", 1, 0, UNIT_NAMES)
        self.target = self.piece("target", UNITS, "1 at its target", 1, 0, UNIT_NAMES)
        self.card = self.piece("card", CARD_COUNT, "1 at the card, or spell, being carried out", 1, 0, CARDS)
        self.attack = self.piece("attack", len(ATTACKS), "1 at the kind of attack", 1, 0, ATTACKS)
        self.strike = self.piece("strike", len(STRIKES), "1 at the strike", 1, 0, STRIKES)
        self.window = self.piece("window", len(WINDOWS), "1 at the window for cards", 1, 0, WINDOWS)
        self.dice = self.piece("dice", 4, "dice of the strike: two to attack, two to defend", 6)
        self.terrain = self.chart_piece("terrain", CELLS, "kind of terrain of each cell, plain 0", 5)
        self.here = self.chart_piece("own_units", CELLS, "1 + type of an own unit on each cell", 17)
        self.friends = self.chart_piece("friends", CELLS, "1 + type of a partner's unit on each cell", 17)
        self.enemies = self.chart_piece("enemies", CELLS, "1 + type of an enemy's unit on each cell", 17)
        self.facings = self.chart_piece("facings", CELLS, "1 + facing of the unit on each cell", 6)
        self.strengths = self.estimate_piece(
            "strengths",
            seats,
            "what each player has, by the hand-made judgement; 0 where something is held or placed in secret",
            64,
        )
        self.chances = self.estimate_piece(
            "chances", seats, "chance to win, player by player; equal where strengths are not told", 200
        )

    def fill(self, state: State, seat: int, out: Row, at: i64) -> None:
        assert isinstance(state, Tableau)
        seats = self.seats
        out[at + self.phase + state.phase] = 1
        if state.phase != ENDED:
            out[at + self.chooser + (state.chooser - seat) % seats] = 1
            out[at + self.active + (state.active - seat) % seats] = 1
        course = at + self.course
        out[course] = byte(state.round // 2)
        out[course + 1] = byte(state.quiet // 2)
        out[course + 9] = len(state.deck)
        if state.unit >= 0:
            out[course + 2] = byte(state.points)
            out[course + 3] = byte(state.extra)
            out[course + 4] = byte(state.steps)
            out[course + 5] = byte(state.charge)
            out[course + 6] = 8 if state.may_move else 0
            out[course + 7] = 8 if state.may_attack else 0
            out[course + 8] = 8 if state.turned else 0
            out[at + self.unit + state.unit] = 1
        self._players(state, seat, out, at)
        self._units(state, seat, out, at)
        self._cards(state, seat, out, at)
        self._battle(state, out, at)

    def _players(self, state: Tableau, seat: int, out: Row, at: i64) -> None:
        seats: i64 = self.seats
        first: i64 = seat
        everybody = (1 << self.seats) - 1
        setting = state.setting
        out[at + self.order + state.standing[seat]] = 1
        players = at + self.players
        holders, knowers = state.holder, state.known
        for artifact in range(i64(ARTIFACT_COUNT)):
            holder = holders[artifact]
            if holder >= 0:
                turn = holder - first
                if turn < 0:
                    turn += seats
                count = players + turn * len(PLAYER) + 3
                out[count] = out[count] + 2
                known = knowers[artifact]
                if not setting.private or known == everybody or known >> seat & 1:
                    out[at + self.artifacts + turn * ARTIFACT_COUNT + artifact] = 1
        if state.chooser == seat:
            for drawn in state.drawn:
                out[at + self.choice + drawn] = 1
        team = setting.team
        side = team[first]
        player = first
        for turn in range(seats):
            place = players + turn * len(PLAYER)
            out[place] = 4 if state.alive[player] else 0
            out[place + 1] = 4 if turn and team[player] == side else 0
            out[place + 2] = byte(state.energy[player])
            if state.kills[player]:
                out[place + 6] = byte(2 * state.kills[player])
            if state.sieges[player]:
                out[place + 7] = byte(2 * state.sieges[player])
            out[place + 9] = 4 if state.fog[player] & FOG_NOW else 0
            out[place + 10] = u8(2 * state.catapult[player])
            out[place + 11] = u8(2 * state.passed[player])
            used = state.used[player]
            use = at + self.used + turn * len(USES)
            while used:
                if used & 1:
                    out[use] = 1
                used >>= 1
                use += 1
            claims = state.claims[player]
            while claims:
                add(out, at + self.claims + turn)
                claims &= claims - 1
            player += 1
            if player == seats:
                player = 0
        if hiding(state):
            return
        for cell in setting.figures.castle:
            guard = state.at[cell]
            if guard >= 0:
                turn = (state.owner[guard] - first) % seats
                out[players + turn * len(PLAYER) + 8] = 4

    def _units(self, state: Tableau, seat: int, out: Row, at: i64) -> None:
        seats: i64 = self.seats
        first: i64 = seat
        secret = hiding(state)
        terrain = state.setting.terrain
        team = state.setting.team
        side = team[first]
        owners, statuses, where = state.owner, state.status, state.where
        if not secret:
            self._distances(state, out, at + self.units + DISTANCE)
        for unit in range(i64(UNITS)):
            owner = owners[unit]
            if owner < 0:
                continue
            status = statuses[unit]
            place = at + self.units + unit * len(UNIT)
            kin = 0 if owner == first else 2 if team[owner] != side else 1
            out[place + kin] = 6
            turn = owner - first
            tally = at + self.players + (turn if turn >= 0 else turn + seats) * len(PLAYER)
            if status == DEAD:
                out[place + 3] = 6
                out[tally + 5] = out[tally + 5] + 1
                continue
            if secret and kin:
                continue  # what others have placed so far is theirs to know (RS-R14)
            if status == WAITING:
                out[place + 4] = 6
            if status != BOARD:
                continue
            out[tally + 4] = out[tally + 4] + 1
            cell = where[unit]
            if cell < 0:
                continue
            marks = state.marks[unit]
            out[place + 5] = 1 + ROW_OF[cell]
            out[place + 6] = 1 + COLUMN_OF[cell]
            out[place + 7] = u8(1 + state.facing[unit])
            if state.acts[unit]:
                out[place + 8] = byte(state.acts[unit])
            if marks:
                out[place + 9] = 6 if marks & MOVED else 0
                out[place + 10] = 6 if marks & ATTACKED else 0
                out[place + 11] = 6 if marks & BARRED else 0
            out[place + 12] = terrain[cell]
            if state.blessing[unit]:
                out[place + 13] = byte(state.blessing[unit])

    def _distances(self, state: Tableau, out: Row, at: i64) -> None:
        """Of each unit on the board: steps to the nearest enemy there, at most FAR."""
        # by side, one after the other: its units so far
        counts = vec[i64]([0] * SIDES)
        units = vec[u8]([0] * (SIDES * UNITS))
        cells = vec[u8]([0] * (SIDES * UNITS))
        nearest = vec[u8]([0] * (SIDES * UNITS))
        team, where, owners = state.setting.team, state.where, state.owner
        sides: i64 = self.seats
        for unit in range(i64(UNITS)):
            cell = where[unit]
            if cell < 0:
                continue
            side = team[owners[unit]]
            row = cell * CELLS
            best: i64 = FAR
            for other in range(sides):
                if other != side:
                    first = other * UNITS
                    for enemy in range(first, first + counts[other]):
                        apart: i64 = APART[row + i64(cells[enemy])]
                        if apart < best:
                            best = apart
                        if apart < i64(nearest[enemy]):
                            nearest[enemy] = u8(apart)
            place = side * UNITS + counts[side]
            counts[side] += 1
            units[place] = u8(unit)
            cells[place] = u8(cell)
            nearest[place] = u8(best)
        for side in range(sides):
            for place in range(side * UNITS, side * UNITS + counts[side]):
                out[at + i64(units[place]) * len(UNIT)] = nearest[place]

    def _cards(self, state: Tableau, seat: int, out: Row, at: i64) -> None:
        closed, blocked = state.opens, state.blocked
        for leader in range(len(LEADERS)):
            owner = state.owner[FIRST_LEADER + leader]
            if owner < 0 or state.status[state.leader[owner]] == DEAD:
                continue
            if owner == seat:
                place = at + self.own_cards
            elif state.enemies(seat, owner):
                place = at + self.enemy_cards
            else:
                place = at + self.friend_cards
            card: i64 = leader * HAND
            for _ in range(HAND):
                if closed[card] == 0 and blocked[card] == 0:
                    out[place + card] = 1
                card += 1

    def _battle(self, state: Tableau, out: Row, at: i64) -> None:
        if state.card >= 0:
            out[at + self.card + state.card] = 1
        if state.spell >= 0:
            out[at + self.card + state.spell] = 1
        if state.attacker < 0 or state.target < 0:
            return
        out[at + self.attacker + state.attacker] = 1
        out[at + self.target + state.target] = 1
        out[at + self.attack + state.attack] = 1
        out[at + self.strike + state.strike] = 1
        if state.asked:
            out[at + self.window + state.window] = 1
        out[at + self.dice] = state.attack_1
        out[at + self.dice + 1] = state.attack_2
        out[at + self.dice + 2] = state.defence_1
        out[at + self.dice + 3] = state.defence_2

    def draw(self, state: State, seat: int, out: Row, at: i64) -> None:
        assert isinstance(state, Tableau)
        terrain = state.setting.terrain
        ground, facings = at + self.terrain, at + self.facings
        for cell in range(i64(CELLS)):
            kind = terrain[cell]
            if kind:
                out[ground + cell] = kind
        secret = hiding(state)
        first: i64 = seat
        team = state.setting.team
        side = team[first]
        where, owners, facing = state.where, state.owner, state.facing
        for unit in range(i64(UNITS)):
            spot = where[unit]
            if spot < 0:
                continue
            owner = owners[unit]
            if owner == first:
                plane = self.here
            elif secret:
                continue
            elif team[owner] != side:
                plane = self.enemies
            else:
                plane = self.friends
            out[at + plane + spot] = 1 + TYPE_OF[unit]
            out[facings + spot] = u8(1 + facing[unit])

    def estimate(self, state: State, seat: int, out: Row, at: i64) -> None:
        assert isinstance(state, Tableau)
        seats = self.seats
        if state.phase == ENDED or state.setting.private or state.round == 0:
            for turn in range(seats):
                out[at + self.chances + turn] = share(1.0 / seats, 200)
            return
        strength = strengths(state, True)
        chances = shares(state, strength)
        for turn in range(seats):
            player = (seat + turn) % seats
            out[at + self.strengths + turn] = share(strength[player], 1)
            out[at + self.chances + turn] = share(chances[player], 200)


def hiding(state: Tableau) -> bool:
    """Armies are being placed, and nobody sees the others' (RS-R14)."""
    return state.setting.hidden_deployment and state.phase in (DEPLOY, DEPLOY_FACING)
