"""The set-up, first part: camps, leaders, factions and starting parts (3.5, 3.32 to 3.34)."""

from hastilude.core.chance import Chance
from hastilude.core.decision import Step
from hastilude.core.words import Args, Refusal
from hastilude.games.rise_shields import actions, armies
from hastilude.games.rise_shields.choice import Choice
from hastilude.games.rise_shields.dice import die
from hastilude.games.rise_shields.names import (
    ARTIFACT_COUNT,
    CAMPS,
    DUEL,
    FACTIONS,
    FIRST_LEADER,
    LEADERS,
    MELEE_OF_FOUR,
    ONE_AGAINST_TWO,
    PARTS,
)
from hastilude.games.rise_shields.phases import (
    CHOOSE_CAMP,
    NEXT_PICK,
    PICK_FACTION,
    PICK_LEADER,
    PICK_PLACE,
    ROLL_CAMP,
    ROLL_PICK,
)
from hastilude.games.rise_shields.tableau import Tableau
from hastilude.games.rise_shields.terms import WAITING

# Stages of the choice among four (RS-303 … RS-306)
LEADERS_STAGE = 0
FACTIONS_STAGE = 1
PARTS_STAGE = 2
FIRST_TURN_STAGE = 3


def set_up(t: Tableau, chance: Chance) -> None:
    t.blank()
    t.deck = list(range(ARTIFACT_COUNT))  # RS-037, RS-R16
    chance.shuffle(t.deck)
    mode = t.setting.mode
    if mode == ONE_AGAINST_TWO:  # RS-310, RS-311, RS-316
        t.order = [0, 1, 2]
        t.camp = [0, 1, 1]
        t.part = [-1, PARTS.index("camp_2_left"), PARTS.index("camp_2_right")]
        t.queue = [0, 1, 2, 0]
        t.phase = NEXT_PICK
    elif mode == MELEE_OF_FOUR:
        t.queue = [0, 1, 2, 3]
        t.phase = ROLL_PICK
    else:
        t.phase = ROLL_CAMP


# -- camps ----------------------------------------------------------------------------------------


def roll(t: Tableau, seat: int, chance: Chance) -> int:
    number = die(chance)
    if t.events is not None:
        t.tell("rolled", {"seat": seat, "die": number})
    return number


class RollCamp(Step[Tableau]):
    """The higher roll, of a team the higher sum, chooses the camp; ties again (RS-038, RS-295, RS-R11)."""

    def run(self, t: Tableau, chance: Chance) -> None:
        seats = t.setting.seats
        while True:
            t.rolls = [roll(t, seat, chance) for seat in range(seats)]
            if rolled(t, 0) != rolled(t, 1):
                break
        t.ask(CHOOSE_CAMP, 0 if rolled(t, 0) > rolled(t, 1) else 1)


def rolled(t: Tableau, team: int) -> int:
    return sum(t.rolls[team::2])


class ChooseCamp(Choice):
    """Camp 1 has the first turn, camp 2 the first choice (RS-039, RS-040, RS-296, RS-297, RS-R109)."""

    def details(self, t: Tableau) -> Args:
        if not t.rolls:  # a position may leave them out
            return {"own": 0, "other": 0}
        return {"own": rolled(t, t.chooser % 2), "other": rolled(t, 1 - t.chooser % 2)}

    def legal(self, t: Tableau) -> list[int]:
        return [actions.CAMP, actions.CAMP + 1]

    def apply(self, t: Tableau, action: int, chance: Chance) -> None:
        camp = action - actions.CAMP
        chooser = t.chooser
        t.rolls = []
        first = chooser if camp == 0 else 1 - chooser  # player 1 of the side in camp 1
        second = 1 - first
        if t.events is not None:
            t.tell("camp", {"seat": chooser, "camp": CAMPS[camp]})
        if t.setting.mode == DUEL:
            t.order = [first, second]  # RS-047
            t.queue = [second, first, second, first]  # RS-041, RS-R12
        else:
            t.order = [first, second, first + 2, second + 2]
            t.queue = [second, first, second + 2, first + 2]
            t.part[first] = PARTS.index("camp_1_left")  # RS-R110
            t.part[first + 2] = PARTS.index("camp_1_right")
            t.part[second] = PARTS.index("camp_2_left")
            t.part[second + 2] = PARTS.index("camp_2_right")
        for seat in range(t.setting.seats):
            t.camp[seat] = 0 if seat % 2 == first else 1
        t.phase = NEXT_PICK


# -- leaders and factions ---------------------------------------------------------------------------


class NextPick(Step[Tableau]):
    """Who chooses next, in the modes without rolls; the last faction is left (RS-041)."""

    def run(self, t: Tableau, chance: Chance) -> None:
        if not t.queue:
            armies.begin_rosters(t)
            return
        seat = t.queue[0]
        if t.leader[seat] < 0:
            t.ask(PICK_LEADER, seat)
        else:
            t.ask(PICK_FACTION, seat)


class RollPick(Step[Tableau]):
    """Four players: those who have not chosen roll, the highest chooses (RS-303, RS-304, RS-306)."""

    def run(self, t: Tableau, chance: Chance) -> None:
        rivals = t.queue.copy()
        while len(rivals) > 1:
            numbers = [roll(t, seat, chance) for seat in rivals]
            best = max(numbers)
            rivals = [seat for seat, number in zip(rivals, numbers, strict=True) if number == best]
        seat = rivals[0]
        if t.stage == LEADERS_STAGE:
            t.ask(PICK_LEADER, seat)
        elif t.stage == FACTIONS_STAGE:
            t.ask(PICK_FACTION, seat)
        elif t.stage == PARTS_STAGE:
            t.ask(PICK_PLACE, seat)
        else:
            _first_turn(t, seat)


def _first_turn(t: Tableau, seat: int) -> None:
    """The highest roll begins; turns pass clockwise by starting part (RS-307)."""
    first = t.part[seat]
    t.order = [t.part.index((first + i) % 4) for i in range(4)]
    if t.events is not None:
        t.tell("first_turn", {"seat": seat})
    armies.begin_rosters(t)


def _chosen(t: Tableau, seat: int) -> None:
    """One of four has chosen; after the last one comes the next thing to choose."""
    t.queue.remove(seat)
    if not t.queue:
        t.stage += 1
        t.queue = [0, 1, 2, 3]
    t.phase = ROLL_PICK


class PickLeader(Choice):
    def legal(self, t: Tableau) -> list[int]:
        return [actions.LEADER + number for number in range(4) if t.owner[FIRST_LEADER + number] < 0]

    def reason(self, t: Tableau, kind: str, number: int) -> Refusal | None:
        return Refusal("taken", {"unit": LEADERS[number]}, ("RS-004",)) if kind == "leader" else None

    def apply(self, t: Tableau, action: int, chance: Chance) -> None:
        number = action - actions.LEADER
        seat = t.chooser
        unit = FIRST_LEADER + number
        t.leader[seat] = unit
        t.owner[unit] = seat
        t.status[unit] = WAITING
        t.tokens[seat] = [*t.tokens[seat], unit]
        if t.events is not None:
            t.tell("leader_taken", {"seat": seat, "leader": LEADERS[number]})
        if t.setting.mode == MELEE_OF_FOUR:
            _chosen(t, seat)
        else:
            t.ask(PICK_FACTION, seat)


class PickFaction(Choice):
    def legal(self, t: Tableau) -> list[int]:
        return [actions.FACTION + number for number in range(4) if t.faction[number] < 0]

    def reason(self, t: Tableau, kind: str, number: int) -> Refusal | None:
        return Refusal("taken", {"faction": FACTIONS[number]}, ("RS-005",)) if kind == "faction" else None

    def apply(self, t: Tableau, action: int, chance: Chance) -> None:
        number = action - actions.FACTION
        seat = t.chooser
        t.faction[number] = seat
        units = [unit for unit in range(FIRST_LEADER) if t.setting.figures.faction[unit] == number]
        for unit in units:
            t.owner[unit] = seat
            t.status[unit] = WAITING
        t.tokens[seat] = sorted([*t.tokens[seat], *units])
        if t.events is not None:
            t.tell("faction_taken", {"seat": seat, "faction": FACTIONS[number]})
        if t.setting.mode == MELEE_OF_FOUR:
            _chosen(t, seat)
        else:
            t.queue.pop(0)
            t.phase = NEXT_PICK


class PickPlace(Choice):
    """A starting part of the four (RS-306)."""

    def legal(self, t: Tableau) -> list[int]:
        return [actions.PART + part for part in range(4) if part not in t.part]

    def reason(self, t: Tableau, kind: str, number: int) -> Refusal | None:
        return Refusal("taken", {"part": PARTS[number]}, ("RS-306",)) if kind == "part" else None

    def apply(self, t: Tableau, action: int, chance: Chance) -> None:
        part = action - actions.PART
        seat = t.chooser
        t.part[seat] = part
        t.camp[seat] = t.setting.figures.part_camp[part]
        if t.events is not None:
            t.tell("part_taken", {"seat": seat, "part": PARTS[part]})
        _chosen(t, seat)
