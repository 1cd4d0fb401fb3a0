"""Who wins a game of Hearts and Armour: first the side, then the goals (ledger 3.11, 3.12, 3.16).

Nothing here looks at a table: wounds, sides and goals are all that counts, so that rules,
tests and bots ask the same function.
"""

from typing import Final

from hastilude.games.hearts_and_armour.cards import KNIGHT_DEATH, NO_SIDE, SIDE_A, SIDE_B, SORCERER_DEATH
from hastilude.games.hearts_and_armour.setting import Setting

# Reasons (HA-151)
BY_KILLED: Final = 0
BY_WOUNDS: Final = 1
DRAW: Final = 2
SORCERER_ONLY: Final = 3
ROUND_LIMIT: Final = 4
HUNT_SURVIVED: Final = 5
REASONS: Final[tuple[str, ...]] = (
    "killed",
    "wounds",
    "draw",
    "sorcerer_only",
    "round_limit",
    "hunt_survived",
)

# Verdicts (HA-151)
WON: Final = 0
LOST_ROUND_LIMIT: Final = 1
LOST_DEAD: Final = 2
LOST_NOT_HUNTER: Final = 3
LOST_SIDE: Final = 4
LOST_GOAL: Final = 5
VERDICTS: Final[tuple[str, ...]] = (
    "won",
    "lost_round_limit",
    "lost_dead",
    "lost_not_hunter",
    "lost_side",
    "lost_goal",
)

# The winning side, besides SIDE_A and SIDE_B
BOTH: Final = 2
NONE: Final = 3
WINNING_SIDES: Final[tuple[str, ...]] = ("side_a", "side_b", "both", "none")


class Sheet:
    """How a game was judged. Never changed once it is made."""

    def __init__(
        self, reason: int, side: int, killed: list[int], scars: list[int], verdicts: list[int]
    ) -> None:
        self.reason = reason
        self.side = side
        #: by side: knights killed, and wounds of those who live
        self.killed = killed
        self.scars = scars
        #: by seat
        self.verdicts = verdicts
        #: by seat, for the record: hero, wounds, and the seats on the goal cards that were shown
        self.heroes: list[int] = []
        self.wounds: list[int] = []
        self.shown: list[list[int]] = []

    def winners(self) -> list[int]:
        return [seat for seat in range(len(self.verdicts)) if self.verdicts[seat] == WON]


def is_dead(sides: list[int], wounds: list[int], seat: int) -> bool:
    return wounds[seat] >= (SORCERER_DEATH if sides[seat] == NO_SIDE else KNIGHT_DEATH)


def anybody_dead(sides: list[int], wounds: list[int]) -> bool:
    return any(is_dead(sides, wounds, seat) for seat in range(len(sides)))


def judge(
    setting: Setting, sides: list[int], wounds: list[int], goals: list[int], sorcerer: int, ward: int
) -> Sheet:
    """The procedure of ledger 3.16, for the end of a game or for a fight that is only thought of.

    Without a death it is the end by a limit of rounds: HA-R03 for the hunt, else HA-149.
    """
    killed, scars, dead = [0, 0], [0, 0], [False] * len(sides)
    for seat in range(len(sides)):
        side = sides[seat]
        if is_dead(sides, wounds, seat):
            dead[seat] = True
            if side != NO_SIDE:
                killed[side] = killed[side] + 1
        elif side != NO_SIDE:
            scars[side] = scars[side] + wounds[seat]  # HA-111, HA-R21
    verdicts = [WON] * len(sides)
    sheet = Sheet(BY_KILLED, NONE, killed, scars, verdicts)
    if not any(dead) and (setting.hunt_rounds or not setting.score_as_is):
        sheet.reason = HUNT_SURVIVED if setting.hunt_rounds else ROUND_LIMIT
        for seat in range(len(sides)):
            if not setting.hunt_rounds or seat != sorcerer:
                verdicts[seat] = LOST_ROUND_LIMIT
        return sheet
    _winning_side(sheet)
    sorcerer_dead = sorcerer >= 0 and dead[sorcerer]
    if sorcerer_dead and killed[SIDE_A] == 0 and killed[SIDE_B] == 0:
        _only_the_sorcerer(setting, sheet, sides, goals, sorcerer)
        return sheet
    if not any(dead):
        sheet.reason = ROUND_LIMIT  # score_as_is
    # HA-117, HA-119: the side (in a draw both) and the goal; the own death does not matter (HA-118).
    # So all of a side may lose (HA-120); how many win follows (HA-121, HA-132).
    for seat in range(len(sides)):
        if seat == sorcerer:
            verdicts[seat] = _sorcerer(dead, goals[seat], ward, sorcerer)
        elif sheet.side != BOTH and sides[seat] != sheet.side:
            verdicts[seat] = LOST_SIDE  # HA-114, HA-R39
        elif goals[seat] == sorcerer:  # HA-127 … HA-129, HA-131, HA-R38
            met = sorcerer_dead or (sheet.side == BOTH and not setting.draw_needs_kill)  # HA-R23
            verdicts[seat] = WON if met else LOST_GOAL
        else:
            verdicts[seat] = LOST_GOAL if dead[goals[seat]] else WON  # HA-116
    return sheet


def _winning_side(sheet: Sheet) -> None:
    """Stage 1 (HA-109 … HA-112); the sorcerer counts for neither side (HA-113, HA-R24)."""
    killed, scars = sheet.killed, sheet.scars
    if killed[SIDE_A] != killed[SIDE_B]:
        sheet.reason = BY_KILLED
        sheet.side = SIDE_A if killed[SIDE_A] < killed[SIDE_B] else SIDE_B
    elif scars[SIDE_A] != scars[SIDE_B]:
        sheet.reason = BY_WOUNDS
        sheet.side = SIDE_A if scars[SIDE_A] < scars[SIDE_B] else SIDE_B
    else:
        sheet.reason = DRAW
        sheet.side = BOTH


def _only_the_sorcerer(
    setting: Setting, sheet: Sheet, sides: list[int], goals: list[int], sorcerer: int
) -> None:
    """HA-130: the hunters win, and nobody else."""
    sheet.reason = SORCERER_ONLY
    if setting.both_hunters:
        sheet.side = NONE
    for seat in range(len(sides)):
        if seat == sorcerer:
            sheet.verdicts[seat] = LOST_DEAD
        elif goals[seat] != sorcerer:
            sheet.verdicts[seat] = LOST_NOT_HUNTER
        elif sheet.side == SIDE_A + SIDE_B - sides[seat]:
            sheet.verdicts[seat] = LOST_SIDE  # HA-R22, winning_side_hunter


def _sorcerer(dead: list[bool], one: int, two: int, sorcerer: int) -> int:
    """HA-124, HA-126: he and both his knights must live; sides are nothing to him (HA-125, HA-R25)."""
    if dead[sorcerer]:
        return LOST_DEAD
    return LOST_GOAL if dead[one] or dead[two] else WON


def shown_goals(
    sheet: Sheet, setting: Setting, sides: list[int], goals: list[int], ward: int
) -> list[list[int]]:
    """By seat: the goal cards that are turned up at the end (HA-115, HA-R26)."""
    shown: list[list[int]] = []
    for seat in range(len(sides)):
        cards = [goals[seat], ward] if sides[seat] == NO_SIDE else [goals[seat]]
        won = sheet.verdicts[seat] == WON
        if setting.reveal_all or won:
            turned_up = True
        elif sides[seat] == NO_SIDE:
            turned_up = False
        elif sheet.reason == SORCERER_ONLY:
            turned_up = sheet.verdicts[seat] != LOST_NOT_HUNTER
        else:
            turned_up = sheet.side == BOTH or sheet.side == sides[seat]
        shown.append(cards if turned_up else [])
    return shown
