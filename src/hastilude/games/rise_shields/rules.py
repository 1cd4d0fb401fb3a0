"""Rise Shields: the rules, as a machine of small states (ledger, part 6).

Somebody decides in the phases up to ENDED; `apply` carries the decision out and runs what
follows by itself until somebody has to decide again. Each step of the sequence is a function
of the module that is named after its part of the rules.
"""

from hastilude.core.chance import Chance
from hastilude.core.state import CHOICE, OVER
from hastilude.core.words import Prompt, Refusal, Result
from hastilude.games.rise_shields import (
    actions,
    aftermath,
    artifacts,
    asking,
    battle,
    cards,
    cavalry,
    choices,
    dice,
    imagination,
    invariants,
    lethal,
    movement,
    opening,
    outcome,
    phases,
    placing,
    prompts,
    refusals,
    saving,
    spells,
    turn,
    victory,
    windows,
)
from hastilude.games.rise_shields.hexes import CELLS
from hastilude.games.rise_shields.names import BOOTS, HORSESHOE, UNIT_NAMES
from hastilude.games.rise_shields.table import Table


class RiseShields(Table):
    def set_up(self, chance: Chance) -> None:
        opening.set_up(self, chance)
        self._run(chance)

    # -- who decides what --------------------------------------------------------------

    def decider(self) -> int:
        return OVER if self.phase == phases.ENDED else self.chooser

    def prompt(self) -> Prompt:
        return prompts.prompt(self)

    def legal(self) -> list[int]:
        found = self._legal
        if found is None:
            found = choices.legal(self)
            self._legal = found
        return found

    def refusal(self, action: int) -> Refusal | None:
        if self.phase != phases.ENDED and action in self.legal():
            return None
        return refusals.refusal(self, action)

    def forced(self) -> int:
        """A decision with one legal answer is no decision (ledger, part 6); nor is one that is ordered."""
        if self.phase in asking.WINDOW_PHASES and asking.must_pass(self):
            return actions.PASS
        found = self.legal()
        return found[0] if len(found) == 1 else CHOICE

    def reveals(self, action: int) -> bool:
        """Steps, turns and choices of the set-up may be taken back while no die was thrown."""
        phase = self.phase
        if phase == phases.MAIN:
            if not actions.ACTIVATE <= action < actions.REBUILD:
                return True
            # his movement points may tell of a private artifact
            return self.setting.private and self.setting.leader[action - actions.ACTIVATE]
        if phase == phases.ACTIVATION:
            return not actions.STEP <= action < actions.MELEE
        if phase == phases.DEPLOY:
            return False
        if phase == phases.DEPLOY_FACING:
            return len(self.queue) == 1 and not opening.waiting(self, self.queue[0])
        return True

    def veil(self, action: int, observer: int) -> int:
        """Hidden deployment: the others see that a token was placed, not which one and where (RS-R14).

        Of a pass they see that no card was played, not for how long. No bot gives standing orders, so a
        search need not know of those (`veils`).
        """
        if observer == self.chooser:
            return action
        if self.phase in asking.WINDOW_PHASES:
            return -2 if action >= actions.PASS else action
        hidden = self.setting.hidden_deployment and self.phase in (phases.DEPLOY, phases.DEPLOY_FACING)
        return -1 if hidden else action

    # -- what happens ------------------------------------------------------------------

    def apply(self, action: int, chance: Chance) -> None:
        self._legal = None
        self._decide(action, chance)
        if self.phase > phases.ENDED:
            self._run(chance)

    def _decide(self, action: int, chance: Chance) -> None:
        phase = self.phase
        if phase == phases.ACTIVATION:
            self._act(action, chance)
        elif phase == phases.MAIN:
            self._main_action(action, chance)
        elif phase == phases.FACING:
            self._face(action - actions.FACE)
        elif phase == phases.DECLARE_FACING:
            battle.declare_facing(self, action - actions.FACE)
        elif phase == phases.REPLY:
            battle.reply(self, action)
        elif phase == phases.WINDOW:
            if action >= actions.PASS:
                asking.pass_on(self, action)
            else:
                asking.played(self)
                windows.play(self, action)
        elif phase == phases.LETHAL:
            if action >= actions.PASS:
                asking.pass_on(self, action)
            else:
                asking.played(self)
                saving.lethal_play(self, action)
        elif phase == phases.FIRST_STRIKE:
            battle.first_strike(self, action)
        elif phase == phases.CAV_GO:
            cavalry.ride(self, action)
        elif phase == phases.CAV_WITHDRAW:
            if action == actions.WITHDRAW:
                battle.begin_withdrawal(self)
            else:
                self.phase = phases.OPEN_REPLY
        elif phase == phases.WITHDRAW_PATH:
            cavalry.withdraw(self, action)
        elif phase == phases.PLACE_CELL:
            placing.put(self, action - actions.AT)
        elif phase == phases.CARD_TARGET:
            cards.target_chosen(self, action - actions.ON, chance)
        else:
            self._decide_rarely(action, chance)

    def _decide_rarely(self, action: int, chance: Chance) -> None:
        phase = self.phase
        if phase == phases.DEPLOY:
            place = action - actions.DEPLOY
            opening.deploy(self, place // CELLS, place % CELLS)
        elif phase == phases.DEPLOY_FACING:
            opening.deploy_facing(self, action - actions.FACE)
        elif phase == phases.CHOOSE_CAMP:
            opening.choose_camp(self, action - actions.CAMP)
        elif phase == phases.PICK_LEADER:
            opening.pick_leader(self, action - actions.LEADER)
        elif phase == phases.PICK_FACTION:
            opening.pick_faction(self, action - actions.FACTION)
        elif phase == phases.PICK_PLACE:
            opening.pick_place(self, action - actions.PART)
        elif phase == phases.PICK_ROSTER:
            opening.leave(self, action - actions.LEAVE)
        elif phase == phases.START_ARTIFACT:
            opening.keep_first(self, action - actions.KEEP, chance)
        elif phase == phases.CLAIM_TREASURY:
            artifacts.keep(self, self.chooser, action - actions.KEEP, chance)
            self.phase = phases.LIMIT_CHECK
        elif phase == phases.ART_LIMIT:
            artifacts.give_back(self, action - actions.RETURN, chance)
        elif phase == phases.ALLY_MAIN:
            if action >= actions.PASS:
                asking.pass_on(self, action)
            else:
                asking.played(self)
                cards.play(self, action)
        elif phase == phases.SPELL_WINDOW:
            if action >= actions.PASS:
                asking.pass_on(self, action)
            else:
                asking.played(self)
                saving.spell_play(self, action)
        elif phase == phases.CAMOUFLAGE_UNIT:
            saving.spell_hide(self, action - actions.ON)
        elif phase == phases.TRICK_UNIT:
            windows.trick(self, action - actions.ON)
        elif phase == phases.SPELL_ORDER:
            spells.aim(self, action - actions.ON)
        elif phase == phases.SACRIFICE:
            lethal.sacrifice(self, action - actions.ON, chance)
        elif phase == phases.TRIUMPH_UNIT:
            aftermath.triumph(self, action - actions.ON)
        elif phase == phases.ARTIFACT_TARGET:
            artifacts.use_on(self, action - actions.ON, chance)
        elif phase == phases.CARD_AREA:
            cards.area_chosen(self, action - actions.AREA)
        elif phase == phases.CARD_BLOCK:
            cards.block(self, action - actions.BLOCK)
        elif phase == phases.RING_WAY:
            artifacts.turn_enemy(self, action - actions.TURN)
        elif phase == phases.REROLL:
            self._reroll(action, chance)
        elif phase == phases.RESCUE:
            lethal.rescue(self, action, chance)
        else:
            assert phase == phases.SAVED_COUNTER
            lethal.saved_counter(self, action)

    def _main_action(self, action: int, chance: Chance) -> None:
        if action < actions.REBUILD:
            unit = action - actions.ACTIVATE
            movement.activate(self, unit)
            if self.setting.leader[unit] and self.has(self.active, BOOTS):
                artifacts.show(self, BOOTS)
        elif action < actions.PLAY:
            placing.rebuild(self, action - actions.REBUILD)
        elif action < actions.TAKE:
            cards.play(self, action)
        elif action == actions.TAKE:
            artifacts.claim(self, self.chooser, chance)
        elif action < actions.END:
            artifacts.use(self, self.chooser, action - actions.USE)
        elif action == actions.RESIGN:
            victory.resign(self, self.chooser, chance)
        else:
            self.phase = phases.TURN_END

    def _act(self, action: int, chance: Chance) -> None:
        if action >= actions.STEP:
            if action < actions.FACE:
                movement.step(self, action - actions.STEP)
            elif action < actions.MELEE:
                movement.face(self, action - actions.FACE)
            elif action < actions.BLESS:
                battle.declare(self, action)
            elif action < actions.FINISH:
                movement.bless(self, action - actions.BLESS)
            else:
                self._finish()
        elif action == actions.TAKE:
            if self.steps > 0:
                self.may_move = False
            artifacts.claim(self, self.hand, chance)
        else:
            cards.play(self, action)

    def _finish(self) -> None:
        if self.events is not None:
            self.tell("finished", {"unit": UNIT_NAMES[self.unit]})
        self.phase = phases.ACTIVATION_END

    def _face(self, facing: int) -> None:
        unit = self.facing_unit
        self.facing[unit] = facing
        self.facing_unit = -1
        if self.events is not None:
            self.tell("faced", {"unit": UNIT_NAMES[unit], "facing": str(facing)})
        self.phase = self.facing_then

    def _reroll(self, action: int, chance: Chance) -> None:
        if action == actions.REROLL:
            artifacts.show(self, HORSESHOE)
            dice.reroll(self, chance)
        if self.spell >= 0:
            self.phase = phases.SPELL_COMPARE if self.defending else phases.SPELL_NEXT
        else:
            self.phase = phases.COMPARE if self.defending else phases.DEFENCE_ROLL

    def _run(self, chance: Chance) -> None:
        """What happens by itself, step after step."""
        while self.phase > phases.ENDED:
            phase = self.phase
            if phase == phases.ACTIVATION_END:
                movement.activation_end(self)
            elif phase == phases.ALLY_OFFER:
                asking.offer_ally(self)
            elif phase == phases.PRIORITY:
                asking.priority(self)
            elif phase == phases.WINDOW_CLOSED:
                battle.window_closed(self)
            elif phase == phases.ATTACK_ROLL:
                battle.attack_roll(self, chance)
            elif phase == phases.DEFENCE_ROLL:
                battle.defence_roll(self, chance)
            elif phase == phases.COMPARE:
                battle.compare(self)
            elif phase == phases.FAILED:
                battle.failed(self)
            elif phase == phases.OPEN_REPLY:
                battle.open_reply(self)
            elif phase == phases.BATTLE_END:
                battle.battle_end(self)
            elif phase == phases.RESUME:
                movement.resume(self)
            elif phase == phases.TURN_END:
                turn.turn_end(self)
            elif phase == phases.TURN_START:
                turn.turn_start(self)
            elif phase == phases.COUNTERSTRIKE:
                battle.counterstrike(self)
            elif phase == phases.LETHAL_STEP:
                asking.lethal_step(self)
            elif phase == phases.RESCUE_STEP:
                lethal.rescue_step(self)
            elif phase == phases.DOOM:
                lethal.doom(self, chance)
            elif phase == phases.GONE:
                lethal.gone(self, chance)
            elif phase == phases.OCCUPY:
                aftermath.occupy(self)
            elif phase == phases.OCCUPIED:
                aftermath.occupied(self)
            elif phase == phases.SET_TRIGGER:
                aftermath.set_trigger(self)
            elif phase == phases.SET_TRIGGER_2:
                aftermath.set_trigger_2(self)
            else:
                self._run_rarely(chance)

    def _run_rarely(self, chance: Chance) -> None:
        phase = self.phase
        if phase == phases.RANSOM_CELL:
            lethal.ransom_cell(self)
        elif phase == phases.LIMIT_CHECK:
            artifacts.limit_check(self)
            if self.phase != phases.ART_LIMIT:
                victory.dominion(self)
        elif phase == phases.SAVED:
            lethal.saved(self)
        elif phase == phases.ESCAPED:
            aftermath.escaped(self)
        elif phase == phases.SPELL_START:
            asking.spell_priority(self)
        elif phase == phases.SPELL_ROLL:
            spells.spell_roll(self, chance)
        elif phase == phases.SPELL_NEXT:
            spells.spell_next(self)
        elif phase == phases.SPELL_DEFENCE:
            spells.spell_defence(self, chance)
        elif phase == phases.SPELL_COMPARE:
            spells.spell_compare(self)
        elif phase == phases.SPELL_END:
            spells.spell_end(self, chance)
        elif phase == phases.ROLL_CAMP:
            opening.roll_camp(self, chance)
        elif phase == phases.NEXT_PICK:
            opening.next_pick(self)
        elif phase == phases.ROLL_PICK:
            opening.roll_pick(self, chance)
        elif phase == phases.NEXT_ROSTER:
            opening.next_roster(self)
        elif phase == phases.NEXT_DEPLOY:
            opening.next_deploy(self)
        else:
            assert phase == phases.NEXT_ARTIFACT
            opening.next_artifact(self, chance)

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
