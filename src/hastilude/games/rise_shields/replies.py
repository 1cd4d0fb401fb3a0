"""After an attack that failed: the attacked unit strikes back, retreats or stays (RS-121, RS-332)."""

from hastilude.core.chance import Chance
from hastilude.core.decision import Step
from hastilude.core.words import Args, Refusal
from hastilude.games.rise_shields import actions, movement, saving, windows
from hastilude.games.rise_shields.choice import Choice, fighters, occupied
from hastilude.games.rise_shields.hexes import APART, CELL_NAMES, CELLS, EDGES_TO, NEAR
from hastilude.games.rise_shields.names import NOBODY, UNIT_NAMES
from hastilude.games.rise_shields.phases import BATTLE_END, COUNTERSTRIKE, DOOM, REPLY
from hastilude.games.rise_shields.tableau import Tableau
from hastilude.games.rise_shields.terms import CAST, COUNTER, FIRST, MAIN_STRIKE, MELEE, WINDOW_D


class OpenReply(Step[Tableau]):
    """Counterstrike, retreat or nothing (RS-086, RS-121)."""

    def run(self, t: Tableau, chance: Chance) -> None:
        if len(reply_legal(t)) > 1:
            t.ask(REPLY, t.owner[t.target])
        else:
            t.phase = BATTLE_END


def reply_legal(t: Tableau) -> list[int]:
    found: list[int] = []
    if may_counter(t):
        found.append(actions.COUNTER)
    found.extend(actions.RETREAT + cell for cell in retreat_cells(t))
    found.append(actions.STAY)
    return found


def may_counter(t: Tableau) -> bool:
    """Melee attacks only (RS-090, RS-100, RS-089)."""
    return t.attack == MELEE and saving.counter_granted(t, t.target, t.attacker)


def retreat_cells(t: Tableau) -> list[int]:
    """One step, to a free cell not next to the attacker (RS-126, RS-128, RS-R45); machines too (RS-R33), and who may not act yet (RS-287, RS-R103)."""
    unit = t.target
    if t.marks[unit] & CAST:
        return []
    attacker = t.where[t.attacker]
    return [cell for cell in movement.open_steps(t, unit) if APART[cell * CELLS + attacker] > 1]


class Reply(Choice):
    def details(self, t: Tableau) -> Args:
        return fighters(t.target, t.attacker)

    def legal(self, t: Tableau) -> list[int]:
        return reply_legal(t)

    def reason(self, t: Tableau, kind: str, number: int) -> Refusal | None:
        if kind == "counter":
            args = {"unit": UNIT_NAMES[t.target]}
            return Refusal("no_counterstrike", args, ("RS-090", "RS-100", "RS-238"))
        return _no_retreat(t, number) if kind == "retreat" else None

    def apply(self, t: Tableau, action: int, chance: Chance) -> None:
        if action == actions.COUNTER:
            t.phase = COUNTERSTRIKE
        elif action == actions.STAY:
            t.phase = BATTLE_END
        else:
            unit = t.target
            cell = action - actions.RETREAT
            t.move(unit, cell)
            if t.events is not None:
                t.tell("retreated", {"unit": UNIT_NAMES[unit], "cell": CELL_NAMES[cell]})
            t.turn_unit(unit, t.owner[unit], BATTLE_END)  # RS-127


def _no_retreat(t: Tableau, cell: int) -> Refusal:
    unit = t.target
    name, where = UNIT_NAMES[unit], CELL_NAMES[cell]
    if t.marks[unit] & CAST:
        return Refusal("cast", {"unit": name}, ("RS-154", "RS-R45"))
    if cell not in NEAR[t.where[unit]]:
        return Refusal("not_adjacent", {"cell": where}, ("RS-126",))
    if t.at[cell] >= 0:
        return occupied(t, cell)
    if not t.may_stand(unit, cell):
        return Refusal("machine_terrain", {"unit": name, "cell": where}, ("RS-061", "RS-R45"))
    return Refusal("too_near", {"target": UNIT_NAMES[t.attacker]}, ("RS-126",))


# -- the counterstrike (RS-332) --------------------------------------------------------------------------


class Counterstrike(Step[Tableau]):
    """Of the target against the attacker (RS-122); a saved attacker strikes back at its ambusher (RS-R51)."""

    def run(self, t: Tableau, chance: Chance) -> None:
        back = t.strike == FIRST
        t.strike = COUNTER
        t.blow = MELEE
        t.striker = t.attacker if back else t.target
        t.struck = t.target if back else t.attacker
        if t.setting.counter_rotates:
            _turn_to(t, t.striker, t.struck)
        if t.events is not None:
            t.tell("counterstrike", {"unit": UNIT_NAMES[t.striker], "target": UNIT_NAMES[t.struck]})
        windows.open_window(t, WINDOW_D)


def _turn_to(t: Tableau, unit: int, other: int) -> None:
    """counter_rotates: as little as brings the front to the attacker."""
    edges = EDGES_TO[t.where[unit] * CELLS + t.where[other]]
    for turn in (0, 1, 5, 2, 4, 3):
        facing = (t.facing[unit] + turn) % 6
        if t.setting.fronts[facing] & edges:
            t.facing[unit] = facing
            return


def counter_done(t: Tableau) -> None:
    """The battle ends, and nobody moves (RS-123, RS-124); after a retribution the beaten unit leaves now
    (RS-193, RS-194)."""
    if t.doomed < 0:
        t.phase = BATTLE_END
        return
    t.fallen = t.doomed
    t.fallen_cell = t.where[t.doomed]
    t.doomed = NOBODY
    t.strike = MAIN_STRIKE
    t.blow = t.attack
    t.striker = t.attacker
    t.struck = t.fallen
    t.credit = t.hand
    t.phase = DOOM
