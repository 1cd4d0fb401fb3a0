"""A Knight's Tale: the rules.

Three rounds of action, travel, refresh, sign-up and tournament, then a last journey and the
titles (KT-003, KT-004). Each phase is a module of its own, in which its decisions stand, prompt
to refusal; here is only the table of them, and of what goes on by itself between two of them.
"""

from typing import Final

from hastilude.core.chance import Chance
from hastilude.core.decision import Decision, Step
from hastilude.core.state import CHOICE, OVER
from hastilude.core.words import Prompt, Refusal, Result
from hastilude.games.knights_tale import ending, imagination, invariants, setup
from hastilude.games.knights_tale.actions import ActionStart, NextPawn, Pawn
from hastilude.games.knights_tale.duel import DuelStep
from hastilude.games.knights_tale.ending import Brave, BraveFought, NextBrave, Scoring
from hastilude.games.knights_tale.journey import Pick
from hastilude.games.knights_tale.outcome import DuelRecover, Recovery
from hastilude.games.knights_tale.refresh import RefreshAll
from hastilude.games.knights_tale.setup import Character, Handicap, Returns, TitlesKept
from hastilude.games.knights_tale.signup import NextToSign, SignUp
from hastilude.games.knights_tale.steps import Faith, Refreshment, RelicUse, RerolledDice, Strength, TokenUse
from hastilude.games.knights_tale.tableau import AUTOMATIC, ENDED, Tableau
from hastilude.games.knights_tale.tournament import BoutFought, NextBout, Prize, TournamentEnd
from hastilude.games.knights_tale.travel import (
    CardDone,
    CardPlay,
    ChallengeFought,
    GoalKept,
    NextKnockedOut,
    NextTraveller,
    Reward,
    TravelStart,
)

#: by phase
DECISIONS: Final[list[Decision[Tableau]]] = [
    Character("character", ("KT-025", "KT-R02")),
    Handicap("handicap", ("KT-056",)),
    TitlesKept("titles_keep", ("KT-038", "KT-R05")),
    Returns("travel_return", ("KT-049", "KT-R06")),
    Pawn("action", ("KT-072", "KT-074")),
    Pick("journey", ("KT-088", "KT-R37")),
    GoalKept("goal_keep", ("KT-103", "KT-300")),
    CardPlay("travel", ("KT-106", "KT-107")),
    CardPlay("knockout", ("KT-208", "KT-R78")),
    Reward("reward", ("KT-116", "KT-R48")),
    SignUp("sign_up", ("KT-132", "KT-142")),
    Prize("prize", ("KT-229", "KT-R27")),
    Brave("brave", ("KT-313", "KT-R81")),
    TokenUse("tent", ("KT-175",)),
    Refreshment("refresh", ("KT-277", "KT-279", "KT-R69")),
    Strength("strength", ("KT-176", "KT-177")),
    Faith("faith", ("KT-179", "KT-180")),
    RerolledDice("reroll", ("KT-179", "KT-R61")),
    TokenUse("lance", ("KT-182", "KT-183")),
    RelicUse("relic", ("KT-184",)),
    Recovery("recover_support", ("KT-202", "KT-R71")),
    Recovery("recover_relic", ("KT-202", "KT-R71")),
]
#: by phase, from AUTOMATIC on
COURSE: Final[list[Step[Tableau]]] = [
    ActionStart("action_start"),
    NextPawn("next_pawn"),
    TravelStart("travel_start"),
    NextTraveller("next_traveller"),
    CardDone("card_done"),
    RefreshAll("refresh_all"),
    NextToSign("next_to_sign"),
    NextBout("next_bout"),
    NextKnockedOut("next_knocked_out"),
    TournamentEnd("tournament_end"),
    NextBrave("next_brave"),
    DuelStep("duel_step"),
    DuelRecover("duel_recover"),
    BoutFought("bout_fought"),
    ChallengeFought("challenge_fought"),
    BraveFought("brave_fought"),
    Scoring("scoring"),
]
#: what each phase is called, in positions and views
PHASES: Final[tuple[str, ...]] = (*[decision.name for decision in DECISIONS], "ended")


class KnightsTale(Tableau):
    veils = True

    def set_up(self, chance: Chance) -> None:
        setup.begin(self, chance)
        self._run(chance)

    # -- who decides what ------------------------------------------------------------------

    def decider(self) -> int:
        return OVER if self.phase == ENDED else self.seat

    def prompt(self) -> Prompt:
        if self.phase == ENDED:
            return Prompt("over", {"reason": self.reason}, ("KT-246",))
        return DECISIONS[self.phase].prompt(self)

    def legal(self) -> list[int]:
        found = self._legal
        if found is None:
            found = [] if self.phase == ENDED else DECISIONS[self.phase].legal(self)
            self._legal = found
        return found

    def refusal(self, action: int) -> Refusal | None:
        if self.phase == ENDED:
            return Refusal("over", {}, ("KT-246",))
        if action in self.legal():
            return None
        return DECISIONS[self.phase].refusal(self, action)

    def forced(self) -> int:
        """A list of one entry is no choice (ledger, part 6)."""
        found = self.legal()
        return found[0] if len(found) == 1 else CHOICE

    def reveals(self, action: int) -> bool:
        return DECISIONS[self.phase].reveals(self, action)

    def veil(self, action: int, observer: int) -> int:
        return DECISIONS[self.phase].veil(self, action, observer)

    # -- what happens ----------------------------------------------------------------------

    def apply(self, action: int, chance: Chance) -> None:
        self._legal = None
        DECISIONS[self.phase].apply(self, action, chance)
        self._run(chance)

    def _run(self, chance: Chance) -> None:
        """What goes on by itself, up to the next decision."""
        while self.phase >= AUTOMATIC:
            COURSE[self.phase - AUTOMATIC].run(self, chance)

    # -- end -------------------------------------------------------------------------------

    def result(self) -> Result | None:
        return ending.result(self) if self.phase == ENDED else None

    # -- copies ----------------------------------------------------------------------------

    def copy(self) -> "KnightsTale":
        other = KnightsTale(self.setting)
        self.copy_to(other)
        return other

    def imagine(self, seat: int, chance: Chance) -> Tableau:
        return imagination.imagine(self, seat, chance)

    def check(self) -> None:
        invariants.check(self)
