"""The set-up, second part: who stays at home, deployment, the first artifacts (3.5, 3.32 to 3.34)."""

from hastilude.core.chance import Chance
from hastilude.core.decision import Step
from hastilude.core.words import Args, Event, Refusal
from hastilude.games.rise_shields import actions, artifacts, victory
from hastilude.games.rise_shields.choice import Choice, occupied
from hastilude.games.rise_shields.claims import Keeping
from hastilude.games.rise_shields.hexes import CELL_NAMES, CELLS
from hastilude.games.rise_shields.names import (
    DUEL,
    FIRST_CATAPULT,
    FIRST_GOLD,
    FIRST_LEADER,
    PLAIN,
    TEAMS,
    UNIT_NAMES,
)
from hastilude.games.rise_shields.phases import (
    DEPLOY,
    DEPLOY_FACING,
    NEXT_ARTIFACT,
    NEXT_DEPLOY,
    NEXT_ROSTER,
    PICK_ROSTER,
    START_ARTIFACT,
    TURN_START,
)
from hastilude.games.rise_shields.tableau import Tableau
from hastilude.games.rise_shields.terms import ASIDE, BOX, WAITING

# What is left out of two factions (8 silver, 4 gold, 2 machines), and of one (RS-042, RS-298, RS-313, RS-314)
LEFT_OF_TWO = [1, 1, 1]
LEFT_OF_ONE = [1, 0, 0]


# -- who stays at home ------------------------------------------------------------------------------


def begin_rosters(t: Tableau) -> None:
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


def to_leave(t: Tableau, seat: int) -> list[int]:
    """How many silver and gold units and machines are still to be left out."""
    left = LEFT_OF_TWO.copy() if t.setting.big_army(seat) else LEFT_OF_ONE.copy()
    for unit in t.tokens[seat]:
        if t.status[unit] == ASIDE:
            tier = tier_of(unit)
            left[tier] = left[tier] - 1
    return left


class NextRoster(Step[Tableau]):
    def run(self, t: Tableau, chance: Chance) -> None:
        if not t.queue:
            t.queue = t.order.copy()
            t.phase = NEXT_DEPLOY
        else:
            t.ask(PICK_ROSTER, t.queue[0])


class PickRoster(Choice):
    """Who is left out (RS-042, RS-298)."""

    def details(self, t: Tableau) -> Args:
        silver, gold, machines = to_leave(t, t.chooser)
        return {"silver": silver, "gold": gold, "machines": machines}

    def legal(self, t: Tableau) -> list[int]:
        left = to_leave(t, t.chooser)
        return [
            actions.LEAVE + unit
            for unit in t.tokens[t.chooser]
            if unit < FIRST_LEADER and t.status[unit] == WAITING and left[tier_of(unit)]
        ]

    def reason(self, t: Tableau, kind: str, number: int) -> Refusal | None:
        if kind != "leave":
            return None
        unit = number
        name = UNIT_NAMES[unit]
        if t.status[unit] == BOX:
            return Refusal("no_unit", {"unit": name}, ("RS-042",))
        if t.owner[unit] != t.chooser:
            return Refusal("not_yours", {"unit": name, "owner": t.owner[unit]}, ("RS-042",))
        if t.status[unit] != WAITING:
            return Refusal("already_left_out", {"unit": name}, ("RS-042",))
        if unit >= FIRST_LEADER:
            return Refusal("wrong_tier", {"unit": name}, ("RS-042", "RS-298"))
        return Refusal("enough_left_out", {"unit": name}, ("RS-042", "RS-298"))

    def apply(self, t: Tableau, action: int, chance: Chance) -> None:
        unit = action - actions.LEAVE
        t.status[unit] = ASIDE
        if t.events is not None:
            t.tell("left_out", {"seat": t.chooser, "unit": UNIT_NAMES[unit]})
        if not any(to_leave(t, t.chooser)):
            t.queue.pop(0)
        t.phase = NEXT_ROSTER


# -- deployment ---------------------------------------------------------------------------------------


class NextDeploy(Step[Tableau]):
    """In turn order, all tokens of a player at once (RS-R14)."""

    def run(self, t: Tableau, chance: Chance) -> None:
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


def waiting(t: Tableau, seat: int) -> list[int]:
    return [unit for unit in t.tokens[seat] if t.status[unit] == WAITING]


class Deploy(Choice):
    """A token and its cell; with hidden deployment the others see neither (RS-043, RS-312, RS-315, RS-R14)."""

    def details(self, t: Tableau) -> Args:
        return {"left": len(waiting(t, t.chooser))}

    def legal(self, t: Tableau) -> list[int]:
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

    def reason(self, t: Tableau, kind: str, number: int) -> Refusal | None:
        if kind != "deploy":
            return None
        unit, cell = divmod(number, CELLS)
        name = UNIT_NAMES[unit]
        if t.status[unit] == BOX:
            return Refusal("no_unit", {"unit": name}, ("RS-043",))
        if t.owner[unit] != t.chooser:
            return Refusal("not_yours", {"unit": name, "owner": t.owner[unit]}, ("RS-043",))
        if t.status[unit] != WAITING:
            return Refusal("already_placed", {"unit": name}, ("RS-043",))
        if not any(cell in row for row in t.rows(t.chooser)):
            return Refusal("not_your_rows", {"cell": CELL_NAMES[cell]}, ("RS-043", "RS-299"))
        if t.at[cell] >= 0:
            return occupied(t, cell)
        return Refusal("machine_terrain", {"unit": name, "cell": CELL_NAMES[cell]}, ("RS-043", "RS-061"))

    def veil(self, t: Tableau, action: int, observer: int) -> int:
        return veil(t, action, observer)

    def apply(self, t: Tableau, action: int, chance: Chance) -> None:
        place = action - actions.DEPLOY
        unit = place // CELLS
        t.put(unit, place % CELLS)
        t.facing[unit] = t.setting.figures.camp_facing[t.camp[t.chooser]]
        t.facing_unit = unit
        t.ask(DEPLOY_FACING, t.chooser)


def veil(t: Tableau, action: int, observer: int) -> int:
    """Hidden deployment: the others see that a token was placed, not which one and where (RS-R14)."""
    return -1 if t.setting.hidden_deployment and observer != t.chooser else action


class DeployFacing(Choice):
    """The facing of a token that was just deployed (RS-036)."""

    def legal(self, t: Tableau) -> list[int]:
        return actions.FACES

    def veil(self, t: Tableau, action: int, observer: int) -> int:
        return veil(t, action, observer)

    def apply(self, t: Tableau, action: int, chance: Chance) -> None:
        unit = t.facing_unit
        facing = action - actions.FACE
        t.facing[unit] = facing
        t.facing_unit = -1
        if t.events is not None:
            args: Args = {
                "seat": t.chooser,
                "unit": UNIT_NAMES[unit],
                "cell": CELL_NAMES[t.where[unit]],
                "facing": str(facing),
            }
            mask = 1 << t.chooser if t.setting.hidden_deployment else -1
            t.events.append(Event("deployed", args, audience=mask))
        t.phase = NEXT_DEPLOY


# -- the first artifacts --------------------------------------------------------------------------------


class NextArtifact(Step[Tableau]):
    """Each draws three and keeps one, in turn order (RS-046, RS-R15)."""

    def run(self, t: Tableau, chance: Chance) -> None:
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


class StartArtifact(Keeping):
    """The first of the game (RS-046)."""

    def apply(self, t: Tableau, action: int, chance: Chance) -> None:
        artifacts.keep(t, t.chooser, action - actions.KEEP, chance)
        t.queue.pop(0)
        t.phase = NEXT_ARTIFACT
