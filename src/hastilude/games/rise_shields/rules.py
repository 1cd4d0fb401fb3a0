"""Rise Shields: the rules, as a machine of small states (ledger, part 6).

Each decision and each step of the sequence is a class of the module that is named after its part of
the rules. Somebody decides in the phases below ENDED; `apply` carries the decision out and runs the
steps that follow by themselves until somebody has to decide again.
"""

from typing import Final

from hastilude.core.chance import Chance
from hastilude.core.decision import Decision, Step
from hastilude.core.state import CHOICE, OVER
from hastilude.core.words import Prompt, Refusal, Result
from hastilude.games.rise_shields import imagination, invariants, opening, outcome
from hastilude.games.rise_shields.activation import Activation, ActivationEnd, Resume
from hastilude.games.rise_shields.aftermath import (
    Escaped,
    Occupied,
    Occupy,
    SetTrigger,
    SetTrigger2,
    TriumphUnit,
)
from hastilude.games.rise_shields.armies import (
    Deploy,
    DeployFacing,
    NextArtifact,
    NextDeploy,
    NextRoster,
    PickRoster,
    StartArtifact,
)
from hastilude.games.rise_shields.asking import Window
from hastilude.games.rise_shields.battle import (
    AttackRoll,
    BattleEnd,
    Compare,
    DeclareFacing,
    DefenceRoll,
    Failed,
    FirstStrike,
    WindowClosed,
)
from hastilude.games.rise_shields.casting import AllyMain, AllyOffer, CardArea, CardBlock, CardTarget
from hastilude.games.rise_shields.cavalry import CavGo, CavWithdraw, WithdrawPath
from hastilude.games.rise_shields.claims import ArtLimit, ClaimTreasury, LimitCheck
from hastilude.games.rise_shields.horseshoe import Reroll
from hastilude.games.rise_shields.lethal import (
    Doom,
    Gone,
    RansomCell,
    Rescue,
    RescueStep,
    Sacrifice,
    Saved,
    SavedCounter,
)
from hastilude.games.rise_shields.opening import (
    ChooseCamp,
    NextPick,
    PickFaction,
    PickLeader,
    PickPlace,
    RollCamp,
    RollPick,
)
from hastilude.games.rise_shields.phases import ALLY_MAIN, ENDED, FIRST_STEP, LETHAL, SPELL_WINDOW, WINDOW
from hastilude.games.rise_shields.placing import Facing, PlaceCell
from hastilude.games.rise_shields.replies import Counterstrike, OpenReply, Reply
from hastilude.games.rise_shields.saving import CamouflageUnit, Lethal, LethalStep, SpellStart, SpellWindow
from hastilude.games.rise_shields.spells import (
    SpellCompare,
    SpellDefence,
    SpellEnd,
    SpellNext,
    SpellOrder,
    SpellRoll,
)
from hastilude.games.rise_shields.tableau import Tableau
from hastilude.games.rise_shields.turn import MainTurn, TurnEnd, TurnStart
from hastilude.games.rise_shields.using import ArtifactTarget, RingWay
from hastilude.games.rise_shields.windows import BattleWindow, Priority, TrickUnit

#: by phase: what is decided, with the rules behind it (ledger, part 6)
DECISIONS: Final[list[Decision[Tableau]]] = [
    ChooseCamp("choose_camp", ("RS-038", "RS-295")),
    PickLeader("pick_leader", ("RS-041", "RS-004")),
    PickFaction("pick_faction", ("RS-041", "RS-005")),
    PickPlace("pick_place", ("RS-306", "RS-R112")),
    PickRoster("pick_roster", ("RS-042", "RS-298")),
    Deploy("deploy", ("RS-043", "RS-R14")),
    DeployFacing("deploy_facing", ("RS-036",)),
    StartArtifact("start_artifact", ("RS-046",)),
    MainTurn("main", ("RS-049", "RS-054")),
    Activation("activation", ("RS-050", "RS-056", "RS-051")),
    DeclareFacing("declare_facing", ("RS-034", "RS-321")),
    CardTarget("card_target", ("RS-180", "RS-191")),
    CardArea("card_area", ("RS-230", "RS-R80")),
    CardBlock("card_block", ("RS-229",)),
    ArtifactTarget("artifact_target", ("RS-353",)),
    RingWay("ring_way", ("RS-353",)),
    PlaceCell("place_cell", ("RS-285",)),
    Facing("facing", ("RS-036",)),
    ClaimTreasury("claim_treasury", ("RS-263",)),
    ArtLimit("art_limit", ("RS-267",)),
    AllyMain("ally_main", ("RS-300", "RS-R111")),
    BattleWindow("window", ("RS-R48", "RS-322")),
    SpellWindow("spell_window", ("RS-335", "RS-R64")),
    CamouflageUnit("camouflage_unit", ("RS-248",)),
    TrickUnit("trick_unit", ("RS-256", "RS-R87")),
    FirstStrike("first_strike", ("RS-324", "RS-R36")),
    Reroll("reroll", ("RS-354",)),
    SpellOrder("spell_order", ("RS-R80",)),
    Lethal("lethal", ("RS-333",)),
    Sacrifice("sacrifice", ("RS-204", "RS-R69")),
    Rescue("rescue", ("RS-354",)),
    SavedCounter("saved_counter", ("RS-202", "RS-205")),
    CavGo("cav_go", ("RS-116",)),
    CavWithdraw("cav_withdraw", ("RS-119", "RS-R42")),
    WithdrawPath("withdraw_path", ("RS-119", "RS-R42")),
    Reply("reply", ("RS-121",)),
    TriumphUnit("triumph_unit", ("RS-273", "RS-R99")),
]
assert len(DECISIONS) == ENDED


def window(phase: int) -> Window:
    found = DECISIONS[phase]
    assert isinstance(found, Window)
    return found


#: by phase, from FIRST_STEP on: what happens by itself
STEPS: Final[list[Step[Tableau]]] = [
    RollCamp("roll_camp"),
    NextPick("next_pick"),
    RollPick("roll_pick"),
    NextRoster("next_roster"),
    NextDeploy("next_deploy"),
    NextArtifact("next_artifact"),
    TurnStart("turn_start"),
    TurnEnd("turn_end"),
    Resume("resume"),
    Priority("priority", window(WINDOW)),
    WindowClosed("window_closed"),
    AttackRoll("attack_roll"),
    DefenceRoll("defence_roll"),
    Compare("compare"),
    LethalStep("lethal_step", window(LETHAL)),
    Doom("doom"),
    RansomCell("ransom_cell"),
    Gone("gone"),
    Occupy("occupy"),
    Occupied("occupied"),
    SetTrigger("set_trigger"),
    SetTrigger2("set_trigger_2"),
    BattleEnd("battle_end"),
    Failed("failed"),
    OpenReply("open_reply"),
    Escaped("escaped"),
    SpellStart("spell_start", window(SPELL_WINDOW)),
    SpellNext("spell_next"),
    SpellRoll("spell_roll"),
    SpellDefence("spell_defence"),
    SpellCompare("spell_compare"),
    SpellEnd("spell_end"),
    Saved("saved"),
    Counterstrike("counterstrike"),
    ActivationEnd("activation_end"),
    RescueStep("rescue_step"),
    LimitCheck("limit_check"),
    AllyOffer("ally_offer", window(ALLY_MAIN)),
]

#: by phase; of the end, and of the steps too
NAMES: Final[list[str]] = [decision.name for decision in DECISIONS]
STEP_NAMES: Final[list[str]] = [step.name for step in STEPS]
THE_END: Final = "over"


def phase_name(phase: int) -> str:
    if phase == ENDED:
        return THE_END
    return NAMES[phase] if phase < ENDED else STEP_NAMES[phase - FIRST_STEP]


def phase_number(name: str) -> int:
    """−1 for no phase."""
    if name == THE_END:
        return ENDED
    if name in NAMES:
        return NAMES.index(name)
    return FIRST_STEP + STEP_NAMES.index(name) if name in STEP_NAMES else -1


class RiseShields(Tableau):
    def set_up(self, chance: Chance) -> None:
        opening.set_up(self, chance)
        self._run(chance)

    # -- who decides what --------------------------------------------------------------

    def decider(self) -> int:
        return OVER if self.phase == ENDED else self.chooser

    def prompt(self) -> Prompt:
        if self.phase == ENDED:
            return Prompt("over", {"reason": self.reason}, ("RS-290", "RS-292"))
        return DECISIONS[self.phase].prompt(self)

    def legal(self) -> list[int]:
        found = self._legal
        if found is None:
            found = [] if self.phase == ENDED else DECISIONS[self.phase].legal(self)
            self._legal = found
        return found

    def refusal(self, action: int) -> Refusal | None:
        if self.phase == ENDED:
            return Refusal("over", {}, ("RS-290", "RS-292"))
        return None if action in self.legal() else DECISIONS[self.phase].refusal(self, action)

    def forced(self) -> int:
        """A decision with one legal answer is no decision (ledger, part 6); nor is one that is ordered."""
        return CHOICE if self.phase == ENDED else DECISIONS[self.phase].forced(self, self.legal())

    def reveals(self, action: int) -> bool:
        return DECISIONS[self.phase].reveals(self, action)

    def veil(self, action: int, observer: int) -> int:
        return DECISIONS[self.phase].veil(self, action, observer)

    # -- what happens ------------------------------------------------------------------

    def apply(self, action: int, chance: Chance) -> None:
        self._legal = None
        DECISIONS[self.phase].apply(self, action, chance)
        self._run(chance)

    def _run(self, chance: Chance) -> None:
        """What happens by itself, step after step."""
        while self.phase > ENDED:
            STEPS[self.phase - FIRST_STEP].run(self, chance)

    # -- the rest ----------------------------------------------------------------------

    def copy(self) -> "RiseShields":
        other = RiseShields(self.setting)
        self.copy_to(other)
        return other

    def result(self) -> Result | None:
        return outcome.result(self)

    def payoffs(self) -> list[float]:
        return outcome.payoffs(self)

    def imagine(self, seat: int, chance: Chance) -> "RiseShields":
        other = self.copy()
        imagination.imagine(other, seat, chance)
        return other

    def check(self) -> None:
        invariants.check(self)
