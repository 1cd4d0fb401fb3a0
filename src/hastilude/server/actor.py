"""What happens at a table by itself: bots think, clocks run out, agreements come true."""

import asyncio
import secrets
import time

import msgspec
import structlog

from hastilude.core.chance import SeededChance
from hastilude.core.course import Course
from hastilude.server.bots_pool import BotError
from hastilude.server.errors import Away
from hastilude.server.keeper import Keeper
from hastilude.server.sitting import Sitting
from hastilude.server.thoughts import Thought

log = structlog.get_logger("hastilude.server")


class Actor(Keeper):
    def due_ms(self, sitting: Sitting) -> int | None:
        """When somebody has to look after the table, if nobody does anything."""
        proposal = sitting.room.proposal
        if proposal is not None and proposal.kind == "rollback" and proposal.settled:
            return sitting.at_ms
        if self._moves_for(sitting):
            return sitting.at_ms
        if sitting.bot_to_move():
            return sitting.at_ms + self.hall.bot_patience_ms
        if not self.charter.terms.clock.runs:
            return None
        return sitting.clocks.deadline(self.charter.terms.clock, self.hall.pauses)

    async def poke(self) -> None:
        """Look after the table: a clock may be out, a bot may have been forgotten."""
        async with self._lock:
            await self._read_on()
            if not await self.fall():
                due = self.due_ms(self.sitting)
                if due is None or due > self.hall.now_ms():
                    await self.hall.store.set_due(self.id, self.sitting.seq, due)
        self.stir()

    async def fall(self) -> bool:
        """Write that the running clock is out, if it is. Needs the lock."""
        clocks = self.sitting.clocks
        deadline = clocks.deadline(self.charter.terms.clock, self.hall.pauses)
        if deadline is None or self.hall.now_ms() < deadline or self.sitting.decider is None:
            return False
        await self.append(self.row("clock", seat=clocks.seat))
        return True

    def stir(self) -> None:
        """A bot that is to decide begins to think; what was agreed on is done."""
        sitting = self.sitting
        proposal = sitting.room.proposal
        if proposal is not None and proposal.kind == "rollback" and proposal.settled:
            self.hall.spawn(self.roll_back())
        elif self._moves_for(sitting):
            self.hall.spawn(self._move_for_absent())
        elif sitting.bot_to_move() and self.thinking is not sitting.course:
            self.thinking = sitting.course
            self.hall.spawn(self._think(sitting), thinking=True)

    def _moves_for(self, sitting: Sitting) -> bool:
        """Whether the decision of a seat whose time is out is taken for it."""
        overdue = sitting.room.overdue
        return self.charter.terms.at_zero == "move" and overdue is not None and overdue == sitting.decider

    async def _move_for_absent(self) -> None:
        """One decision, by the game's rule for who is away; the next follows from its row."""
        async with self._lock:
            await self.be_sure()
            course, seat = self.sitting.course, self.sitting.decider
            if course is None or seat is None or not self._moves_for(self.sitting):
                return
            chance = SeededChance(secrets.token_bytes(32))
            if course.pending is not None:
                await self.append(self.row("confirm", seat=seat))
                return
            action = self.box.rulebook.absent(course.state.imagine(seat, chance), chance)
            if action not in (legal := course.state.legal()):
                action = secrets.choice(legal)
            await self.append(self.row("act", seat=seat, action=self.box.rulebook.actions.text(action)))

    async def roll_back(self) -> None:
        """All have agreed: the game is again where it was."""
        async with self._lock:
            await self.be_sure()
            proposal = self.sitting.room.proposal
            if proposal is None or proposal.kind != "rollback" or not proposal.settled:
                return
            course = (await self.sitting_at(proposal.to_seq)).course
            assert course is not None
            await self.append(self.row("rollback", data={"to_seq": proposal.to_seq}), lambda _: course)

    async def _think(self, sitting: Sitting) -> None:
        course, seat, level = sitting.course, sitting.decider, sitting.bot_to_move()
        assert course is not None
        assert seat is not None
        start = time.monotonic()
        try:
            action = await self._ask_bot(course, seat, level)
            took = time.monotonic() - start
            await asyncio.sleep(max(0.0, self.hall.settings.bot_pace - took))
            async with self._lock:
                await self.be_sure()
                if self.sitting.course is course and self.sitting.bot_to_move():
                    text = self.box.rulebook.actions.text(action)
                    await self.append(self.row("act", seat=seat, action=text))
                    self.hall.thought(level, took)
        except Away:
            log.warning("bot", trouble="database away", game=self.charter.terms.game)
        finally:
            if self.thinking is course:
                self.thinking = None

    def sight(self, course: Course, seat: int) -> msgspec.Raw:
        """The game as this seat may imagine it, as a position: all that a worker ever gets."""
        imagined = course.state.imagine(seat, SeededChance(secrets.token_bytes(32)))
        return msgspec.Raw(msgspec.json.encode(self.box.rulebook.position(imagined)))

    async def _ask_bot(self, course: Course, seat: int, level: str) -> int:
        """A legal action in any case. The bot gets what its seat may imagine, never the truth."""
        legal = course.state.legal()
        thought = Thought(
            game=self.charter.terms.game,
            position=self.sight(course, seat),
            seat=seat,
            level=level,
            seed=secrets.token_hex(32),
            components=str(self.box.path or ""),
            cores=self.hall.settings.bot_cores,
        )
        try:
            action = await self.hall.bots.think(thought, self.hall.settings.bot_seconds)
            if action in legal:
                return action
            log.error("bot", trouble="not legal", level=level, game=thought.game)
        except BotError:
            log.error("bot", trouble="nobody answers", level=level, game=thought.game)
        return secrets.choice(legal)
