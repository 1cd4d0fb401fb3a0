"""One socket a table: updates go out as the table makes them, decisions come in.

Two tasks share a socket. One writes what the subscription gives; the other reads frames and
answers each. Nothing is remembered here that a reconnecting client would miss.
"""

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING, Any

import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from hastilude.core.action import ActionError
from hastilude.server import protocol, world
from hastilude.server.errors import Away, Forbidden, Missing, NotSignedIn, Trouble, Unreadable
from hastilude.server.house import House
from hastilude.server.identity import token_of
from hastilude.server.protocol import (
    Act,
    AskHint,
    AskWhy,
    BadFrame,
    CloseCode,
    Confirm,
    FromClient,
    Hello,
    Ping,
    Say,
    TakeBack,
)
from hastilude.server.security import about
from hastilude.server.settings import LINE
from hastilude.server.storage.people import User
from hastilude.server.table import Subscription, Table
from hastilude.server.talk import say_once
from hastilude.server.updates import Answer, Goodbye, Message, Presence, Said, Update

if TYPE_CHECKING:
    from hastilude.server.wire import Line

log = structlog.get_logger("hastilude.server")

#: seconds for which what others do may wait for the answer to a decision, to go out together with it
TOGETHER = 0.1
#: clients come again after this, each a little later than the other
RECONNECT_MS = (200, 1500)

_CLOSE = {
    NotSignedIn: CloseCode.NOT_SIGNED_IN,
    Forbidden: CloseCode.NOT_ALLOWED,
    Missing: CloseCode.NO_SUCH_TABLE,
    Unreadable: CloseCode.UNREADABLE,
    Away: CloseCode.TRY_LATER,
}


def _bytes_of(message: Update | Presence | Said) -> bytes:
    if isinstance(message, Update):
        return protocol.write_update(message)
    return protocol.write_presence(message) if isinstance(message, Presence) else protocol.write_said(message)


class Hangup(Exception):
    """The conversation is over, and why."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


@websocket("/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: str) -> None:
    house: House = socket.app.state.house
    if house.closing:
        await socket.close(CloseCode.RESTART, "restart")
        return
    await socket.accept()
    conversation = Conversation(house, socket)
    house.sockets.add(conversation)
    house.metrics.sockets.inc()
    try:
        await conversation.run(table_id)
    finally:
        house.sockets.discard(conversation)
        house.metrics.sockets.dec()


class Conversation:
    """A client at a table."""

    table: Table
    subscription: Subscription

    def __init__(self, house: House, socket: WebSocket[Any, Any, Any]) -> None:
        self.house = house
        self.socket = socket
        self.token = token_of(socket)
        self.user: User | None = None
        self.lang = "en"
        self._key = str(id(self))
        #: a short way to the client, where the server has one
        extensions: dict[str, Any] = socket.scope.get("extensions") or {}
        self._line: Line | None = extensions.get(LINE)
        #: held while something is sent that could not be written at once: what comes then waits
        self._sending = asyncio.Lock()
        #: what comes while a decision of ours is being made: it goes out together with the answer
        self._seen: list[bytes] | None = None
        self._advising: asyncio.Task[None] | None = None

    async def run(self, table_id: str) -> None:
        begun = world.monotonic()
        try:
            await self._sit_down(table_id)
            await self._talk()
        except Hangup as hangup:
            await self._close(hangup.code, hangup.reason)
        except Trouble as trouble:
            await self._send(protocol.Mistake(trouble.problem.code, trouble.problem.message))
            await self._close(_CLOSE.get(type(trouble), CloseCode.BAD_FRAMES), trouble.problem.code)
        except WebSocketDisconnect:
            pass
        except Exception as error:
            log.error("socket", exc_info=error, **self._about())
            await self._close(1011, "unexpected")
        finally:
            log.info("socket", seconds=round(world.monotonic() - begun, 1), **self._about())
            self.house.frames.forget(self._key)
            self.house.mistakes.forget(self._key)

    def _about(self) -> dict[str, str]:
        return {**about(self.socket.scope), "person": self.house.alias(self.user)}

    async def hang_up(self, code: int, why: str) -> None:
        """Tell the client to come again, or not, and close."""
        if code == CloseCode.RESTART:
            await self._send(protocol.Reconnect(world.randint(*RECONNECT_MS), why))
        await self._close(code, why)

    # -- the beginning -----------------------------------------------------------------------

    async def _sit_down(self, table_id: str) -> None:
        try:
            async with asyncio.timeout(self.house.limits.hello):
                hello = self._read(await self._receive())
        except TimeoutError:
            raise Hangup(CloseCode.BAD_FRAMES, "no hello") from None
        except BadFrame as error:
            await self._send(protocol.Mistake("bad_frame", str(error)))
            raise Hangup(CloseCode.BAD_FRAMES, "no hello") from None
        if not isinstance(hello, Hello):
            raise Hangup(CloseCode.BAD_FRAMES, "no hello")
        self.user = await self.house.identity.who(self.token)
        self.lang = hello.lang
        self.table = await self.house.find(table_id, self.user, hello.link)
        user = self.user.id if self.user else ""
        self.subscription = await self.table.watch(user, hello.seat, hello.version, looks_on=hello.spectator)

    async def _talk(self) -> None:
        seat = self.subscription.seat
        room = self.house.sockets_by_table if seat is None else self.house.sockets_by_seat
        key = self.table.id if seat is None else f"{self.table.id}/{self.user.id if self.user else ''}"
        if not room.take(key):
            self.subscription.close()
            raise Hangup(CloseCode.TOO_MANY_SOCKETS, "too many sockets at this table")
        if self._line is not None:
            self.subscription.at_once = self._write_at_once
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._listen())
        try:
            done, _ = await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            room.give_back(key)
            self.subscription.close()
            tasks = [task for task in (writer, reader, self._advising) if task is not None]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    # -- out -----------------------------------------------------------------------------------

    async def _write(self) -> None:
        """What could not be written at once."""
        while True:
            message = await self.subscription.get()
            if isinstance(message, Goodbye):
                await self.hang_up(CloseCode.RESTART, message.why)
                return
            async with self._sending:
                await self._send_bytes(_bytes_of(message))

    def _write_at_once(self, message: Message) -> bool:
        if self._sending.locked() or self._line is None or isinstance(message, Goodbye):
            return False
        data = _bytes_of(message)
        if self._seen is not None:
            self._seen.append(data)
            return True
        return self._line.write_text(data)

    async def _send(self, message: protocol.Told) -> None:
        data = protocol.write(message)
        if self._seen and self._line is not None and not self._sending.locked():
            seen, self._seen = self._seen, []
            if self._line.write_text(data, *seen):
                return
            self._seen = seen
        await self._send_bytes(data)

    async def _send_bytes(self, data: bytes) -> None:
        if self._line is not None and self._line.write_text(data):
            return
        # A client that has gone is noticed by the reader.
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            await self.socket.send({"type": "websocket.send", "text": data.decode(), "bytes": None})

    async def _close(self, code: int, reason: str) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            await self.socket.close(code, reason)

    # -- in ------------------------------------------------------------------------------------

    async def _receive(self) -> str | bytes:
        event: Any = await (self._line or self.socket).receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="gone", code=event["code"])
        text: str | None = event.get("text")
        data: bytes | None = event.get("bytes")
        return text if text is not None else data or b""

    async def _listen(self) -> None:
        while True:
            frame = await self._receive()
            arrived = time.perf_counter()
            try:
                await self._heed(self._read(frame), arrived)
            except BadFrame as error:
                await self._mistake("bad_frame", str(error))

    def _read(self, frame: str | bytes) -> FromClient:
        size = len(frame) if isinstance(frame, bytes) else len(frame.encode())
        if size > self.house.limits.frame:
            raise Hangup(CloseCode.TOO_LARGE, f"a frame has at most {self.house.limits.frame} bytes")
        return protocol.read(frame)

    async def _mistake(self, code: str, message: str) -> None:
        if self.house.mistakes.take(self._key):
            raise Hangup(CloseCode.BAD_FRAMES, "too many mistakes")
        await self._send(protocol.Mistake(code, message))

    async def _heed(self, asked: FromClient, arrived: float) -> None:
        if self.house.frames.take(self._key):
            await self._mistake(
                "too_fast", "You send faster than this table listens; the frame was not read."
            )
            return
        if isinstance(asked, Ping):
            await self._send(protocol.Pong(asked.n))
        elif isinstance(asked, Hello):
            await self._mistake("hello_again", "A socket says hello once.")
        elif isinstance(asked, AskHint):
            await self._advise(asked)
        else:
            await self._answer(asked, arrived)

    async def _answer(self, asked: Act | AskWhy | TakeBack | Confirm | Say, arrived: float) -> None:
        """Do what was asked, and say what became of it."""
        self._seen = []
        parting = asyncio.get_running_loop().call_later(TOGETHER, self._part)
        try:
            await self._do(asked, arrived)
        finally:
            parting.cancel()
            seen, self._seen = self._seen, None
            if seen:  # nothing was answered, or not at once
                async with self._sending:
                    for data in seen:
                        await self._send_bytes(data)

    def _part(self) -> None:
        """The answer takes long, perhaps because the database is away: what others did does not wait for it."""
        seen, self._seen = self._seen, None
        if seen and (self._sending.locked() or self._line is None or not self._line.write_text(*seen)):
            self._seen = seen  # the line is full: they wait in their order

    async def _do(self, asked: Act | AskWhy | TakeBack | Confirm | Say, arrived: float) -> None:
        try:
            if isinstance(asked, Say):
                await self._say(asked)
                return
            if isinstance(asked, AskWhy):
                await self._say_why(asked)
                return
            answer = await self._ask_table(asked)
        except ActionError as error:
            await self._refuse(asked.id, "no_such_action", f"{error}.")
        except Trouble as trouble:
            problem = trouble.problem
            await self._refuse(asked.id, problem.code, problem.message, problem.rules)
        else:
            await self._tell(asked, answer)
            if answer.accepted and isinstance(asked, Act):
                self.house.metrics.moves.observe(time.perf_counter() - arrived)

    async def _ask_table(self, asked: Act | TakeBack | Confirm) -> Answer:
        user, seat = self._seated()
        if isinstance(asked, Act):
            return await self.table.play.act(
                user.id, seat, asked.action, asked.version, asked.id, hold=asked.hold
            )
        if isinstance(asked, Confirm):
            return await self.table.play.confirm_turn(user.id, seat, asked.version, asked.id)
        ask = self.table.play.restart_turn if asked.whole else self.table.play.undo
        return await ask(user.id, seat, asked.version, asked.id)

    async def _advise(self, asked: AskHint) -> None:
        """A hint takes a while: meanwhile the client may go on."""
        if self._advising is not None and not self._advising.done():
            await self._refuse(asked.id, "one_at_a_time", "One hint is being thought about already.")
            return
        self._advising = asyncio.create_task(self._hint(asked))

    async def _hint(self, asked: AskHint) -> None:
        try:
            user, seat = self._seated()
            self.house.may_ask(user)
            hints = await self.table.adviser.hints(user.id, seat, asked.version)
        except Trouble as trouble:
            await self._refuse(asked.id, trouble.problem.code, trouble.problem.message)
        else:
            await self._send(protocol.HintMessage(asked.id, asked.version, hints))

    def _seated(self) -> tuple[User, int]:
        user, seat = self.user, self.subscription.seat
        if user is None or seat is None:
            raise Forbidden("not_seated", "Only who sits at the table decides.")
        return user, seat

    async def _say_why(self, asked: AskWhy) -> None:
        user, seat = self._seated()
        refusal = self.table.play.why(user.id, seat, asked.action, asked.version)
        version = self.table.sitting.versions[seat]
        if refusal is None:
            await self._send(protocol.Reason(asked.id, version))
            return
        sentence = self.table.phrase(refusal, self.lang)
        await self._send(
            protocol.Reason(asked.id, version, refusal.code, sentence, refusal.args, refusal.rules)
        )

    async def _say(self, asked: Say) -> None:
        # asked again: they may have been muted since they came
        self.user = await self.house.identity.who(self.token)
        if self.user is None:
            raise NotSignedIn("not_signed_in", "Only guests and members may write.")
        said = await say_once(self.house, self.table, self.user, asked.text, asked.phrase, asked.id)
        await self._send(protocol.Done(asked.id, said.id))

    async def _tell(self, asked: Act | TakeBack | Confirm, answer: Answer) -> None:
        refusal = answer.refusal
        if refusal is None:
            await self._send(protocol.Done(asked.id, answer.version))
            return
        self.house.metrics.refused.labels(refusal.code).inc()
        sentence = self.table.phrase(refusal, self.lang)
        message = protocol.Refused(
            asked.id, refusal.code, sentence, refusal.args, refusal.rules, version=answer.version
        )
        await self._send(message)
        self.subscription.refresh()

    async def _refuse(self, id: str, code: str, message: str, rules: tuple[str, ...] = ()) -> None:
        self.house.metrics.refused.labels(code).inc()
        await self._send(protocol.Refused(id, code, message, rules=rules))
