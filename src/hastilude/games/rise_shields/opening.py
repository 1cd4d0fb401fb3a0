"""The set-up: camps, leaders, factions, armies, deployment, first artifacts (3.5, 3.32 to 3.34)."""

from hastilude.core.chance import Chance
from hastilude.core.words import Event
from hastilude.games.rise_shields import actions, artifacts, victory
from hastilude.games.rise_shields.dice import die
from hastilude.games.rise_shields.hexes import CELL_NAMES, CELLS
from hastilude.games.rise_shields.names import (
    ARTIFACT_COUNT,
    CAMPS,
    DUEL,
    FACTIONS,
    FIRST_CATAPULT,
    FIRST_GOLD,
    FIRST_LEADER,
    LEADERS,
    MELEE_OF_FOUR,
    ONE_AGAINST_TWO,
    PARTS,
    PLAIN,
    TEAMS,
    UNIT_NAMES,
)
from hastilude.games.rise_shields.phases import (
    CHOOSE_CAMP,
    DEPLOY,
    DEPLOY_FACING,
    NEXT_ARTIFACT,
    NEXT_DEPLOY,
    NEXT_PICK,
    NEXT_ROSTER,
    PICK_FACTION,
    PICK_LEADER,
    PICK_PLACE,
    PICK_ROSTER,
    ROLL_CAMP,
    ROLL_PICK,
    START_ARTIFACT,
    TURN_START,
)
from hastilude.games.rise_shields.table import Table
from hastilude.games.rise_shields.terms import ASIDE, WAITING

# What is left out of two factions (8 silver, 4 gold, 2 machines), and of one (RS-042, RS-298)
LEFT_OF_TWO = [1, 1, 1]
LEFT_OF_ONE = [1, 0, 0]

# Stages of the choice among four (RS-303 … RS-306)
LEADERS_STAGE = 0
FACTIONS_STAGE = 1
PARTS_STAGE = 2
FIRST_TURN_STAGE = 3


def set_up(t: Table, chance: Chance) -> None:
    t.blank()
    t.deck = list(range(ARTIFACT_COUNT))
    chance.shuffle(t.deck)
    mode = t.setting.mode
    if mode == ONE_AGAINST_TWO:  # RS-310, RS-311
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


def roll(t: Table, seat: int, chance: Chance) -> int:
    number = die(chance)
    if t.events is not None:
        t.tell("rolled", {"seat": seat, "die": number})
    return number


def roll_camp(t: Table, chance: Chance) -> None:
    """The higher roll, of a team the higher sum, chooses the camp; ties again (RS-038, RS-295)."""
    seats = t.setting.seats
    while True:
        sums = [0, 0]
        for seat in range(seats):
            team = seat % 2
            sums[team] = sums[team] + roll(t, seat, chance)
        if sums[0] != sums[1]:
            break
    t.ask(CHOOSE_CAMP, 0 if sums[0] > sums[1] else 1)


def choose_camp(t: Table, camp: int) -> None:
    """Camp 1 has the first turn, camp 2 the first choice (RS-039, RS-040, RS-296, RS-297)."""
    chooser = t.chooser
    first = chooser if camp == 0 else 1 - chooser  # player 1 of the side in camp 1
    second = 1 - first
    if t.events is not None:
        t.tell("camp", {"seat": chooser, "camp": CAMPS[camp]})
    if t.setting.mode == DUEL:
        t.order = [first, second]
        t.queue = [second, first, second, first]  # RS-041
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


def next_pick(t: Table) -> None:
    """Who chooses next, in the modes without rolls; the last faction is left (RS-041)."""
    if not t.queue:
        begin_rosters(t)
        return
    seat = t.queue[0]
    if t.leader[seat] < 0:
        t.ask(PICK_LEADER, seat)
    else:
        t.ask(PICK_FACTION, seat)


def roll_pick(t: Table, chance: Chance) -> None:
    """Four players: those who have not chosen roll, the highest chooses (RS-303, RS-304, RS-306)."""
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


def _first_turn(t: Table, seat: int) -> None:
    """The highest roll begins; turns pass clockwise by starting part (RS-307)."""
    first = t.part[seat]
    t.order = [t.part.index((first + i) % 4) for i in range(4)]
    if t.events is not None:
        t.tell("first_turn", {"seat": seat})
    begin_rosters(t)


def pick_leader(t: Table, number: int) -> None:
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


def pick_faction(t: Table, number: int) -> None:
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


def pick_place(t: Table, part: int) -> None:
    seat = t.chooser
    t.part[seat] = part
    t.camp[seat] = t.setting.figures.part_camp[part]
    if t.events is not None:
        t.tell("part_taken", {"seat": seat, "part": PARTS[part]})
    _chosen(t, seat)


def _chosen(t: Table, seat: int) -> None:
    """One of four has chosen; after the last one comes the next thing to choose."""
    t.queue.remove(seat)
    if not t.queue:
        t.stage += 1
        t.queue = [0, 1, 2, 3]
    t.phase = ROLL_PICK


def free_factions(t: Table) -> list[int]:
    return [actions.FACTION + number for number in range(4) if t.faction[number] < 0]


def free_leaders(t: Table) -> list[int]:
    return [actions.LEADER + number for number in range(4) if t.owner[FIRST_LEADER + number] < 0]


def free_parts(t: Table) -> list[int]:
    return [actions.PART + part for part in range(4) if part not in t.part]


# -- armies -----------------------------------------------------------------------------------------


def begin_rosters(t: Table) -> None:
    """In pick order (RS-R13): who chose first, leaves out first."""
    mode = t.setting.mode
    if mode == DUEL:
        t.queue = [t.order[1], t.order[0]]
    elif mode == TEAMS:
        t.queue = [t.order[1], t.order[0], t.order[3], t.order[2]]
    else:
        t.queue = t.order.copy()
    t.phase = NEXT_ROSTER


def tier_of(unit: int) -> int:
    """0 silver, 1 gold, 2 machine."""
    return 0 if unit < FIRST_GOLD else 1 if unit < FIRST_CATAPULT else 2


def to_leave(t: Table, seat: int) -> list[int]:
    """How many silver and gold units and machines are still to be left out."""
    left = LEFT_OF_TWO.copy() if t.setting.big_army(seat) else LEFT_OF_ONE.copy()
    for unit in t.tokens[seat]:
        if t.status[unit] == ASIDE:
            tier = tier_of(unit)
            left[tier] = left[tier] - 1
    return left


def next_roster(t: Table) -> None:
    if not t.queue:
        t.queue = t.order.copy()
        t.phase = NEXT_DEPLOY
    else:
        t.ask(PICK_ROSTER, t.queue[0])


def roster_legal(t: Table) -> list[int]:
    left = to_leave(t, t.chooser)
    return [
        actions.LEAVE + unit
        for unit in t.tokens[t.chooser]
        if unit < FIRST_LEADER and t.status[unit] == WAITING and left[tier_of(unit)]
    ]


def leave(t: Table, unit: int) -> None:
    t.status[unit] = ASIDE
    if t.events is not None:
        t.tell("left_out", {"seat": t.chooser, "unit": UNIT_NAMES[unit]})
    if not any(to_leave(t, t.chooser)):
        t.queue.pop(0)
    t.phase = NEXT_ROSTER


# -- deployment ---------------------------------------------------------------------------------------


def next_deploy(t: Table) -> None:
    """In turn order, all tokens of a player at once (RS-R14)."""
    while t.queue:
        seat = t.queue[0]
        if waiting(t, seat):
            t.ask(DEPLOY, seat)
            return
        t.queue.pop(0)
    if t.setting.hidden_deployment and t.events is not None:
        t.tell("deployment_shown", {})
    t.queue = t.order.copy()
    t.phase = NEXT_ARTIFACT


def waiting(t: Table, seat: int) -> list[int]:
    return [unit for unit in t.tokens[seat] if t.status[unit] == WAITING]


def deploy_legal(t: Table) -> list[int]:
    seat = t.chooser
    free = [cell for row in t.rows(seat) for cell in row if t.at[cell] < 0]
    waits = any(t.setting.machine[unit] for unit in waiting(t, seat))
    plain = [cell for cell in free if t.setting.terrain[cell] == PLAIN]
    # the last plain cell is kept for the catapult, which can stand nowhere else (RS-043)
    kept = plain[0] if waits and len(plain) == 1 else -1
    found: list[int] = []
    for unit in t.tokens[seat]:
        if t.status[unit] == WAITING:
            for cell in free:
                if t.may_stand(unit, cell) and (cell != kept or t.setting.machine[unit]):
                    found.append(actions.DEPLOY + unit * CELLS + cell)
    return found


def deploy(t: Table, unit: int, cell: int) -> None:
    t.put(unit, cell)
    t.facing[unit] = t.setting.figures.camp_facing[t.camp[t.chooser]]
    t.facing_unit = unit
    t.ask(DEPLOY_FACING, t.chooser)


def deploy_facing(t: Table, facing: int) -> None:
    unit = t.facing_unit
    t.facing[unit] = facing
    t.facing_unit = -1
    if t.events is not None:
        args = {
            "seat": t.chooser,
            "unit": UNIT_NAMES[unit],
            "cell": CELL_NAMES[t.where[unit]],
            "facing": str(facing),
        }
        mask = 1 << t.chooser if t.setting.hidden_deployment else -1
        t.events.append(Event("deployed", args, audience=mask))
    t.phase = NEXT_DEPLOY


# -- the first artifacts --------------------------------------------------------------------------------


def next_artifact(t: Table, chance: Chance) -> None:
    """Each draws three and keeps one, in turn order (RS-046)."""
    if not t.queue:
        t.progress = False
        t.active = t.order[0]
        t.round = 1
        if not victory.check(t, chance):
            t.phase = TURN_START
        return
    seat = t.queue[0]
    artifacts.draw(t, seat, 3)
    t.ask(START_ARTIFACT, seat)


def keep_first(t: Table, artifact: int, chance: Chance) -> None:
    artifacts.keep(t, t.chooser, artifact, chance)
    t.queue.pop(0)
    t.phase = NEXT_ARTIFACT
