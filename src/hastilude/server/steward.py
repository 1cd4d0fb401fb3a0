"""What happens at a table by itself: bots think, clocks run out, agreements come true."""

import asyncio
import hmac
from typing import Any

import msgspec
import structlog

from hastilude.core.chance import SeededChance
from hastilude.core.course import Course
from hastilude.server import world
from hastilude.server.bots_pool import QUICK, SIMPLE, BotError
from hastilude.server.errors import Away
from hastilude.server.keeper import Keeper
from hastilude.server.rows import Kind
from hastilude.server.sitting import Sitting
from hastilude.server.thoughts import Thought

log = structlog.get_logger("hastilude.server")


class Steward:
    __slots__ = ("keeper", "thinking")

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        #: the course about which a bot is thinking
        self.thinking: Course | None = None

    async def poke(self) -> None:
        """Look after the table: a clock may be out, a bot may have been forgotten."""
        keeper, hall = self.keeper, self.keeper.hall
        async with keeper.lock:
            await keeper.read_on()
            if not await self._gather() and not await self.fall():
                due = keeper.sitting.due_ms(hall.pauses, hall.bot_patience_ms)
                if due is None or due > hall.now_ms():
                    await hall.store.set_due(keeper.id, keeper.sitting.seq, due)
        self.stir()

    async def _gather(self) -> bool:
        """A table at which strangers meet: it begins as soon as it is full, and when the time to wait is
        over, with bots; or it is given up. Needs the lock."""
        keeper, pairing = self.keeper, self.keeper.charter.terms.pairing
        if pairing is None or keeper.sitting.room.status != "waiting":
            return False
        if not keeper.sitting.full:
            if keeper.hall.now_ms() < pairing.until_ms:
                return False
            if not pairing.fill:
                await keeper.append(keeper.row("close"))
                return True
            free = [number for number, seat in enumerate(keeper.sitting.room.seats) if not seat.taken]
            bot = {"seats": free, "kind": "bot", "bot": keeper.charter.terms.stand_in}
            if not await keeper.append(keeper.row("arrange", data=bot)):
                return True  # somebody sat down at the last moment: look again
        await keeper.append(keeper.row("start"))
        return True

    async def fall(self) -> bool:
        """Write that the running clock is out, if it is. Needs the lock."""
        keeper = self.keeper
        clocks = keeper.sitting.clocks
        if keeper.sitting.decider is None or not await self._is_certainly_out():
            return False
        rest = await self._rest()
        kind: Kind = "rest" if rest else "clock"
        await keeper.append(keeper.row(kind, seat=clocks.seat, data={"ms": rest} if rest else None))
        return True

    async def _rest(self) -> int:
        """How much of the stretch whose time is out is free, because a slow game waits for who is away."""
        keeper = self.keeper
        clocks, room = keeper.sitting.clocks, keeper.sitting.room
        if clocks.seat is None or not keeper.charter.terms.clock.slow:
            return 0
        habits = await keeper.hall.store.meeting.habits(room.seats[clocks.seat].user)
        return max(0, habits.away_until_ms - max(clocks.since_ms, habits.away_from_ms))

    async def _is_certainly_out(self) -> bool:
        """… whatever the house has missed until then: it may be the house that was away, not the seat."""
        keeper, hall = self.keeper, self.keeper.hall
        asked = None
        while True:
            out_ms = keeper.sitting.clocks.deadline(keeper.charter.terms.clock, hall.pauses)
            if out_ms is None or hall.now_ms() < out_ms:
                return False
            if out_ms == asked:
                return True
            await hall.heartbeat.vouch(out_ms)
            asked = out_ms

    def stir(self) -> None:
        """A bot that is to decide begins to think; what was agreed on is done."""
        sitting, hall = self.keeper.sitting, self.keeper.hall
        if sitting.rolls_back:
            hall.spawn(self.roll_back())
        elif sitting.moves_for_absent:
            hall.spawn(self._move_for_absent())
        elif sitting.bot_to_move() and self.thinking is not sitting.course:
            self.thinking = sitting.course
            hall.spawn(self._think(sitting), thinking=True)

    async def _move_for_absent(self) -> None:
        """One decision, by the game's rule for who is away; the next follows from its row."""
        keeper = self.keeper
        async with keeper.lock:
            await keeper.be_sure()
            course, seat = keeper.sitting.course, keeper.sitting.decider
            if course is None or seat is None or not keeper.sitting.moves_for_absent:
                return
            chance = SeededChance(world.token_bytes(32))
            if course.pending is not None:
                await keeper.append(keeper.row("confirm", seat=seat))
                return
            action = keeper.box.rulebook.absent(course.state.imagine(seat, chance), chance)
            if action not in (legal := course.state.legal()):
                action = world.choice(legal)
            await keeper.append(keeper.row("act", seat=seat, number=action))

    async def roll_back(self) -> None:
        """All have agreed: the game is again where it was."""
        keeper = self.keeper
        async with keeper.lock:
            await keeper.be_sure()
            proposal = keeper.sitting.room.proposal
            if proposal is None or not keeper.sitting.rolls_back:
                return
            course = await keeper.course_at(proposal.to_seq)
            now = keeper.sitting.course
            assert now is not None
            data = {"to_seq": proposal.to_seq, "place": now.place}
            await keeper.append(keeper.row("rollback", data=data), lambda _: course)

    # -- bots --------------------------------------------------------------------------------

    async def _think(self, sitting: Sitting) -> None:
        keeper = self.keeper
        course, seat, level = sitting.course, sitting.decider, sitting.bot_to_move()
        assert course is not None
        assert seat is not None
        start = world.monotonic()
        try:
            action, data = await self._ask_bot(course, seat, level)
            took = world.monotonic() - start
            await asyncio.sleep(max(0.0, keeper.hall.settings.bot_pace - took))
            async with keeper.lock:
                await keeper.be_sure()
                if keeper.sitting.course is course and keeper.sitting.bot_to_move():
                    await keeper.append(keeper.row("act", seat=seat, number=action, data=data))
                    keeper.hall.thought(level, took)
        except Away:
            log.warning("bot", trouble="database away", table=keeper.id)
        except BotError as error:
            # it waits: the sweep comes by again (`Sitting.due_ms`)
            log.error("bot", trouble="nobody can think", error=str(error), table=keeper.id)
        finally:
            if self.thinking is course:
                self.thinking = None

    async def _ask_bot(self, course: Course, seat: int, level: str) -> tuple[int, dict[str, Any] | None]:
        """A legal action, and what is to be told about it; BotError if nobody comes to one.

        The bot gets what its seat may imagine, never the truth. Where no worker answers, a simpler
        one thinks here, and the table says so: nobody is to be rated against another than they chose.
        """
        keeper = self.keeper
        legal = course.state.legal()
        thought = Thought(
            game=keeper.charter.terms.game,
            position=sight(keeper, course, seat, "imagine"),
            seat=seat,
            level=level,
            seed=luck(keeper, course, seat, "think").hex(),
            components=str(keeper.box.path or ""),
            rules=keeper.charter.terms.rules,
            cores=keeper.hall.settings.bot_cores,
        )
        try:
            people = bool(keeper.sitting.room.people())
            async with keeper.hall.turns.turn(keeper.charter.host, people):
                action, simpler = await keeper.hall.bots.decide(thought, keeper.hall.settings.bot_seconds)
            if action in legal:
                return action, {"simpler": simpler} if simpler and level not in SIMPLE else None
            log.error("bot", trouble="not legal", level=level, table=keeper.id)
        except BotError:
            log.warning("bot", trouble="nobody answers", level=level, table=keeper.id)
        action = await keeper.hall.bots.think_here(thought)
        if action not in legal:
            raise BotError("what it came to is not legal")
        return action, None if level in SIMPLE else {"simpler": QUICK}


def luck(keeper: Keeper, course: Course, seat: int, purpose: str) -> bytes:
    """The seed of what a seat imagines or of how its bot wavers: new each time; but where many play the
    same deal, the same for all of them, and nothing that leads back to the secret."""
    if not keeper.charter.terms.deal:
        return world.token_bytes(32)
    place = f"{purpose} {seat} {course.count}".encode()
    return hmac.digest(keeper.charter.secret, place, "sha256")


def sight(keeper: Keeper, course: Course, seat: int, purpose: str) -> msgspec.Raw:
    """The game as this seat may imagine it, as a position: all that a worker ever gets."""
    imagined = course.state.imagine(seat, SeededChance(luck(keeper, course, seat, purpose)))
    return msgspec.Raw(msgspec.json.encode(keeper.box.rulebook.position(imagined)))
