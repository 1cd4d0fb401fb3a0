"""Bots think elsewhere: in processes of this machine, or of others (`bots_queue.py`).

A worker that dies, hangs or raises is replaced, and its table goes on: the thought is thought
again, then by a quicker level, and if nobody answers the table takes any legal action.
"""

import asyncio
import contextlib
import sys

import msgspec
import structlog

from hastilude.server.thoughts import Question, Thought, Verdict

log = structlog.get_logger("hastilude.server")

#: the level that is asked when the wanted one gave no answer, and its seconds
QUICK = "greedy"
QUICK_SECONDS = 2.0
#: seconds for a process to start and to say so
STARTING = 20.0
#: bytes of a line between a server and its worker
LINE = 4 * 1024 * 1024


class BotError(Exception):
    """Nobody thought of anything."""


class Bots:
    """Where to think. This one does not: every bot takes any legal action."""

    def waiting(self) -> int:
        """Thoughts that wait or are being thought."""
        return 0

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def think(self, thought: Thought, seconds: float) -> int:
        """An action; BotError when nobody answers."""
        action = (await self.ask(thought, seconds)).action
        if action is None:
            raise BotError("the worker answered something else")
        return action

    async def ask(self, question: Question, seconds: float) -> Verdict:
        """What a worker says within so many seconds; BotError when none answers."""
        raise BotError("there are no processes for bots")


class LocalBots(Bots):
    """Worker processes of this machine."""

    def __init__(self, processes: int, command: tuple[str, ...] = ()) -> None:
        self._command = command or (sys.executable, "-m", "hastilude.server.worker")
        self._free: asyncio.Queue[_Worker] = asyncio.Queue()
        self._workers = [_Worker(self._command) for _ in range(processes)]
        self._waiting = 0

    def waiting(self) -> int:
        return self._waiting

    async def open(self) -> None:
        """Workers start with their first thought: a server without bots needs none."""
        for worker in self._workers:
            self._free.put_nowait(worker)

    async def close(self) -> None:
        await asyncio.gather(*(worker.stop() for worker in self._workers))

    async def ask(self, question: Question, seconds: float) -> Verdict:
        self._waiting += 1
        try:
            return await self._attempts(question, seconds)
        finally:
            self._waiting -= 1

    async def _attempts(self, question: Question, seconds: float) -> Verdict:
        attempts: list[tuple[Question, float]] = [(question, seconds)] * 2
        if isinstance(question, Thought):
            attempts.append((msgspec.structs.replace(question, level=QUICK), QUICK_SECONDS))
        while attempts:
            asked, limit = attempts.pop(0)
            what = asked.level if isinstance(asked, Thought) else type(asked).__name__.lower()
            worker = await self._free.get()
            try:
                return await worker.ask(asked, limit)
            except TimeoutError:
                log.warning("bot", trouble="too slow", level=what, game=asked.game)
                attempts = attempts[1:]  # the same question would take as long again
            except _Broken as error:
                log.warning("bot", trouble=str(error), level=what, game=asked.game)
            finally:
                self._free.put_nowait(worker)
        raise BotError("no worker gave an answer")


class _Broken(Exception):
    """The worker died or its bot raised."""


class _Worker:
    """One child process; started when needed, started again when it is gone."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self._command = command
        self._process: asyncio.subprocess.Process | None = None

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    async def ask(self, question: Question, seconds: float) -> Verdict:
        """TimeoutError when it takes too long, _Broken when it goes wrong: then the child is gone."""
        try:
            process = await self._running()
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(msgspec.json.encode(question) + b"\n")
            async with asyncio.timeout(seconds):
                await process.stdin.drain()
                line = await process.stdout.readline()
            verdict = msgspec.json.decode(line, type=Verdict)
        except TimeoutError:
            await self.stop()
            raise
        except (OSError, ValueError, msgspec.MsgspecError) as error:
            await self.stop()
            raise _Broken("the worker died") from error
        except asyncio.CancelledError:
            await self.stop()  # its answer would be taken for the next one's
            raise
        if verdict.error:
            raise _Broken("the bot raised")
        return verdict

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is not None and self._process.returncode is None:
            return self._process
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(*self._command, stdin=pipe, stdout=pipe, limit=LINE)
        self._process = process
        assert process.stdout is not None
        async with asyncio.timeout(STARTING):
            if await process.stdout.readline() != b"ready\n":
                raise OSError("it did not start")
        return process

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
