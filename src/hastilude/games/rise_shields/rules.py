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
    artifacts,
    battle,
    cards,
    cavalry,
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
from hastilude.games.rise_shields.names import BOOTS, GOBLET, HORSESHOE, UNIT_NAMES
from hastilude.games.rise_shields.table import Table

FACES: list[int] = [actions.FACE + facing for facing in range(6)]


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
            found = self._list()
            self._legal = found
        return found

    def _list(self) -> list[int]:
        phase = self.phase
        if phase == phases.ACTIVATION:
            return self._activation()
        if phase == phases.MAIN:
            return self._main()
        if phase == phases.FACING or phase == phases.DEPLOY_FACING:
            return FACES
        if phase == phases.DECLARE_FACING:
            return [actions.FACE + facing for facing in movement.facings_at(self, self.attacker, self.target)]
        if phase == phases.REPLY:
            return battle.reply_legal(self)
        if phase == phases.WINDOW:
            return windows.order_actions(self, windows.plays(self, self.chooser))
        if phase == phases.LETHAL:
            return windows.order_actions(self, saving.lethal_plays(self, self.chooser))
        if phase == phases.FIRST_STRIKE:
            return [actions.STRIKE, actions.HOLD]
        if phase == phases.CAV_GO:
            return cavalry.ride_legal(self)
        if phase == phases.CAV_WITHDRAW:
            return [actions.WITHDRAW, actions.STAY]
        if phase == phases.WITHDRAW_PATH:
            return cavalry.withdraw_legal(self)
        if phase == phases.PLACE_CELL:
            return placing.legal(self)
        if phase == phases.CARD_TARGET:
            return cards.card_target_legal(self)
        return self._rarely()

    def _rarely(self) -> list[int]:
        phase = self.phase
        if phase == phases.DEPLOY:
            return opening.deploy_legal(self)
        if phase == phases.CHOOSE_CAMP:
            return [actions.CAMP, actions.CAMP + 1]
        if phase == phases.PICK_LEADER:
            return opening.free_leaders(self)
        if phase == phases.PICK_FACTION:
            return opening.free_factions(self)
        if phase == phases.PICK_PLACE:
            return opening.free_parts(self)
        if phase == phases.PICK_ROSTER:
            return opening.roster_legal(self)
        if phase == phases.START_ARTIFACT or phase == phases.CLAIM_TREASURY:
            return [actions.KEEP + artifact for artifact in sorted(self.drawn)]
        if phase == phases.ART_LIMIT:
            return [actions.RETURN + artifact for artifact in artifacts.held_by(self, self.limit_seat)]
        if phase == phases.ALLY_MAIN:
            found: list[int] = []
            cards.main_plays(self, self.chooser, found)
            return windows.order_actions(self, found)
        if phase == phases.SPELL_WINDOW:
            return windows.order_actions(self, saving.spell_plays(self, self.chooser))
        if phase == phases.CAMOUFLAGE_UNIT:
            units = saving.hideable(self, self.card_seat, self.card_via)
        elif phase == phases.TRICK_UNIT:
            units = windows.swaps(self, self.owner[self.target])
        elif phase == phases.SPELL_ORDER:
            units = self.spell_targets
        elif phase == phases.SACRIFICE:
            units = saving.sacrifices(self, self.fallen)
        elif phase == phases.TRIUMPH_UNIT:
            units = battle.triumph_units(self, self.chooser)
        elif phase == phases.ARTIFACT_TARGET:
            units = artifacts.targets(self, self.chooser, self.artifact)
        elif phase == phases.CARD_AREA:
            return [actions.AREA + corner for corner in cards.areas(self, self.card_unit)]
        elif phase == phases.CARD_BLOCK:
            return [actions.BLOCK + card for card in cards.blockable(self, self.card_seat)]
        elif phase == phases.RING_WAY:
            return [actions.TURN, actions.TURN + 1]
        elif phase == phases.REROLL:
            return [actions.REROLL, actions.ACCEPT]
        elif phase == phases.RESCUE:
            return [actions.USE + GOBLET, actions.ACCEPT]
        elif phase == phases.SAVED_COUNTER:
            return [actions.COUNTER, actions.STAY]
        else:
            return []
        return [actions.ON + unit for unit in units]

    def _main(self) -> list[int]:
        seat = self.chooser
        found: list[int] = []
        for unit in self.tokens[seat]:
            if movement.may_act(self, unit):
                found.append(actions.ACTIVATE + unit)
        if self.catapult[seat]:
            found.extend(actions.REBUILD + cell for cell in placing.rebuild_cells(self, seat))
        cards.main_plays(self, seat, found)
        if self.leader_alive(seat):
            if artifacts.may_take(self, seat):
                found.append(actions.TAKE)
            if self.works[seat]:
                artifacts.uses(self, seat, found)
        found.append(actions.END)
        return found

    def _activation(self) -> list[int]:
        found = movement.legal(self)
        seat = self.hand
        if self.owner[self.unit] == seat:
            cards.main_plays(self, seat, found)
            if (
                self.unit == self.leader[seat]
                and not (self.onslaught and self.steps > 0)
                and artifacts.may_take(self, seat)
            ):
                found.append(actions.TAKE)
        return found

    def refusal(self, action: int) -> Refusal | None:
        if self.phase != phases.ENDED and action in self.legal():
            return None
        return refusals.refusal(self, action)

    def forced(self) -> int:
        """A decision with one legal answer is no decision (ledger, part 6)."""
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
        """Hidden deployment: the others see that a token was placed, not which one and where (RS-R14)."""
        hidden = self.setting.hidden_deployment and self.phase in (phases.DEPLOY, phases.DEPLOY_FACING)
        return -1 if hidden and observer != self.chooser else action

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
                windows.pass_on(self, action)
            else:
                windows.play(self, action)
        elif phase == phases.LETHAL:
            if action >= actions.PASS:
                windows.pass_on(self, action)
            else:
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
                windows.pass_on(self, action)
            else:
                cards.play(self, action)
        elif phase == phases.SPELL_WINDOW:
            if action >= actions.PASS:
                windows.pass_on(self, action)
            else:
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
            battle.triumph(self, action - actions.ON)
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
                self._offer_ally()
            elif phase == phases.PRIORITY:
                windows.priority(self)
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
                saving.lethal_step(self)
            elif phase == phases.RESCUE_STEP:
                lethal.rescue_step(self)
            elif phase == phases.DOOM:
                lethal.doom(self, chance)
            elif phase == phases.GONE:
                lethal.gone(self, chance)
            elif phase == phases.OCCUPY:
                battle.occupy(self)
            elif phase == phases.OCCUPIED:
                battle.occupied(self)
            elif phase == phases.SET_TRIGGER:
                battle.set_trigger(self)
            elif phase == phases.SET_TRIGGER_2:
                battle.set_trigger_2(self)
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
            battle.escaped(self)
        elif phase == phases.SPELL_START:
            saving.spell_priority(self)
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

    def _offer_ally(self) -> None:
        """The partner may play cards on who is active: when the turn begins and between activations."""
        seat = self.active
        partner = self.setting.partner[seat]
        if partner >= 0 and self.setting.ally_cards and windows.can_react(self, partner):
            found: list[int] = []
            self.ask(phases.ALLY_MAIN, partner)
            cards.main_plays(self, partner, found)
            if found:
                self.offered = True
                return
        self.offered = False
        self.ask(phases.MAIN, seat)

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
