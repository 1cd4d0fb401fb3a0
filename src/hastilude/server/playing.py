"""Deciding: exactly once, and only on what was seen.

A game's own refusal, and an action on a stale version, come back as an `Answer` with the fresh
view; whoever may not decide at all gets a `Trouble`.
"""

from collections.abc import Callable
from typing import NamedTuple

from hastilude.core.action import ActionError
from hastilude.core.course import NOT_YOUR_TURN, Course
from hastilude.core.words import Refusal
from hastilude.server.errors import Conflict, check_label, too_fast
from hastilude.server.keeper import Keeper
from hastilude.server.rights import Rights
from hastilude.server.rows import Kind
from hastilude.server.steward import Steward
from hastilude.server.updates import Answer

STALE = "stale"
NOTHING_PENDING = "nothing_pending"
PENDING = "confirm_first"


class By(NamedTuple):
    """Who decides, on what: the version that was seen, and the client's id of the attempt."""

    user: str
    seat: int
    version: int
    client_id: str


class Deed(NamedTuple):
    """What is written: the kind of the row, and its action."""

    kind: Kind
    number: int | None = None


class Playing:
    __slots__ = ("keeper", "rights", "steward")

    def __init__(self, keeper: Keeper, rights: Rights, steward: Steward) -> None:
        self.keeper = keeper
        self.rights = rights
        self.steward = steward

    async def act(
        self, user: str, seat: int, action: int | str, version: int, client_id: str, *, hold: bool = False
    ) -> Answer:
        """Decide. `action` is its integer or its text; ActionError if it is none of this game. With
        `hold`, or at a table that asks for it, what is final waits to be confirmed."""
        number = self._number(action)

        def deed(course: Course) -> Deed | Refusal:
            refusal = _refusal(course, seat, number)
            if refusal is not None:
                return refusal
            asks = hold or self.keeper.charter.terms.confirm_turn
            held = asks and course.ends_stretch(number)
            return Deed("hold" if held else "act", number)

        return await self._decide(By(user, seat, version, client_id), deed)

    async def undo(self, user: str, seat: int, version: int, client_id: str) -> Answer:
        """Take back what waits for confirmation, else the last decision that may be taken back."""
        self._not_too_often(user)
        return await self._decide(
            By(user, seat, version, client_id), lambda course: course.undo_refusal(seat) or Deed("undo")
        )

    async def restart_turn(self, user: str, seat: int, version: int, client_id: str) -> Answer:
        """Undo as far as allowed."""
        self._not_too_often(user)
        return await self._decide(
            By(user, seat, version, client_id), lambda course: course.undo_refusal(seat) or Deed("restart")
        )

    async def confirm_turn(self, user: str, seat: int, version: int, client_id: str) -> Answer:
        """What was chosen is done, for good."""

        def deed(course: Course) -> Deed | Refusal:
            return Refusal(NOTHING_PENDING) if course.pending is None else Deed("confirm")

        return await self._decide(By(user, seat, version, client_id), deed)

    def why(self, user: str, seat: int, action: int | str, version: int) -> Refusal | None:
        """Why an action may not be taken; None if it may. Nothing is done."""
        number = self._number(action)
        course = self.rights.plays(user, seat)
        if self.keeper.sitting.versions[seat] != version:
            return Refusal(STALE)
        return _refusal(course, seat, number)

    def _number(self, action: int | str) -> int:
        actions = self.keeper.box.rulebook.actions
        if isinstance(action, str):
            return actions.parse(action)
        if not 0 <= action < len(actions):
            raise ActionError(action, f"the numbers run from 0 to {len(actions) - 1}")
        return action

    def _not_too_often(self, user: str) -> None:
        """What is taken back stays in the log: who goes back and forth for ever fills it."""
        wait = self.keeper.hall.undos.take(user)
        if wait:
            raise too_fast("You take back faster than anybody decides", wait)

    async def _decide(self, by: By, deed: Callable[[Course], Deed | Refusal]) -> Answer:
        keeper = self.keeper
        user, seat, version, client_id = by
        check_label(client_id, "A client id", least=1)
        async with keeper.lock:
            await keeper.be_sure()
            self.rights.own(user, seat)
            if version > keeper.sitting.versions[seat]:
                await keeper.read_on()  # another process has shown the client what we have not read yet
            if keeper.sitting.versions[seat] != version or await self.steward.fall():
                return await self._refuse(by, Refusal(STALE))
            try:
                course = self.rights.plays(user, seat)
            except Conflict:  # the game may be over by what is sent again here
                answer = await self._again(by)
                if answer is None:
                    raise
                return answer
            if course.decider != seat:
                return await self._refuse(by, Refusal(NOT_YOUR_TURN, {"seat": course.decider}))
            done = deed(course)
            if isinstance(done, Refusal):
                return await self._refuse(by, done)
            data = {"count": course.undo[0].after} if done.kind == "restart" and course.undo else None
            row = keeper.row(
                done.kind, seat=seat, actor=user, client_id=client_id, number=done.number, data=data
            )
            if await keeper.append(row):
                update = keeper.watchers.last_update(seat, version)
                return Answer(True, keeper.sitting.versions[seat], update)
            return await self._refuse(by, Refusal(STALE))

    async def _again(self, by: By) -> Answer | None:
        """The same answer as before, if this id was sent before and done."""
        keeper = self.keeper
        row = await keeper.hall.store.row_of_client(keeper.id, by.user, by.client_id)
        if row is None or row.seat is None:
            return None
        return Answer(True, row.version, keeper.watchers.update(by.seat))

    async def _refuse(self, by: By, refusal: Refusal) -> Answer:
        """Unless it is only sent again. The client gets what it may have missed; but not of a seat that
        was numbered anew, or given away, by the rows that were read meanwhile."""
        keeper = self.keeper
        self.rights.own(by.user, by.seat)
        again = await self._again(by)
        return again or Answer(
            False, keeper.sitting.versions[by.seat], keeper.watchers.update(by.seat), refusal
        )


def _refusal(course: Course, seat: int, number: int) -> Refusal | None:
    if course.decider == seat and course.pending is not None:
        return Refusal(PENDING)
    return course.refusal(seat, number)
