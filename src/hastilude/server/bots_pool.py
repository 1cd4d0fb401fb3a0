"""Bots think elsewhere: in processes of this machine, or of others (`bots_queue.py`).

A worker that dies, hangs or raises is replaced, and its table goes on: the thought is thought
again, then by a quicker level. If nobody answers, the serving process thinks itself, as a squire
does (`Bots.think_here`); and if that does not work either, the bot waits. It never plays at random
unless that is its level.
"""

import asyncio
import contextlib
import sys

import msgspec
import structlog

from hastilude.server.compiled import Compiled
from hastilude.server.thoughts import Question, Thought, Verdict

log = structlog.get_logger("hastilude.server")

#: the level that is asked when the wanted one gave no answer, and its seconds
QUICK = "greedy"
QUICK_SECONDS = 2.0
#: levels that are not worth a worker's time when there is none
SIMPLE = ("random", "page", QUICK, "squire")
#: seconds for a process to start and to say so
STARTING = 20.0
#: seconds between two looks whether compiled rules have come
LOOKING = 1.0
#: bytes of a line between a server and its worker
LINE = 4 * 1024 * 1024


class BotError(Exception):
    """Nobody thought of anything."""


class Bots:
    """Where to think. This one has no workers: what can be thought here, is."""

    def __init__(self) -> None:
        #: one thought at a time: the process has tables to serve
        self._here = asyncio.Lock()

    def waiting(self) -> int:
        """Thoughts that wait or are being thought."""
        return 0

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def think(self, thought: Thought, seconds: float) -> int:
        """An action; BotError when nobody answers."""
        return (await self.decide(thought, seconds))[0]

    async def decide(self, thought: Thought, seconds: float) -> tuple[int, str]:
        """An action, and the level that came to it if it is not the one that was asked; BotError when
        nobody answers."""
        verdict = await self.ask(thought, seconds)
        if verdict.action is None:
            raise BotError("the worker answered something else")
        return verdict.action, verdict.simpler

    async def ask(self, question: Question, seconds: float) -> Verdict:
        """What a worker says within so many seconds; BotError when none answers."""
        raise BotError("there are no processes for bots")

    async def think_here(self, thought: Thought) -> int:
        """What the serving process comes to by itself, quickly; BotError if it comes to nothing."""
        level = thought.level if thought.level in SIMPLE else QUICK
        quick = msgspec.structs.replace(thought, level=level, cores=1)
        async with self._here:
            try:
                return await asyncio.to_thread(_think, quick)
            except Exception as error:  # whatever a bot does wrong, its table goes on
                raise BotError(f"{type(error).__name__}: {error}") from error


def _think(thought: Thought) -> int:
    # here, because a server with workers needs no bots of its own
    from hastilude.server import worker  # noqa: PLC0415

    return worker.think(thought)


class LocalBots(Bots):
    """Worker processes of this machine."""

    def __init__(
        self, processes: int, command: tuple[str, ...] = (), compiled: Compiled | None = None
    ) -> None:
        self._command = command or (sys.executable, "-m", "hastilude.server.worker")
        self._compiled = compiled or Compiled.here()
        self._free: asyncio.Queue[_Worker] = asyncio.Queue()
        self._workers = [_Worker(self._command, self._compiled) for _ in range(processes)]
        super().__init__()
        self._waiting = 0
        self._renewing: asyncio.Task[None] | None = None

    def waiting(self) -> int:
        return self._waiting

    async def open(self) -> None:
        """Workers start with their first thought: a server without bots needs none."""
        for worker in self._workers:
            self._free.put_nowait(worker)
        if self._compiled.coming():
            self._renewing = asyncio.create_task(self._renew())

    async def close(self) -> None:
        if self._renewing is not None:
            self._renewing.cancel()
            await asyncio.gather(self._renewing, return_exceptions=True)
        await asyncio.gather(*(worker.stop() for worker in self._workers))

    async def _renew(self) -> None:
        """When compiled rules have come, let all workers have them."""
        while self._compiled.coming() and self._compiled.ready() is None:
            await asyncio.sleep(LOOKING)
        if self._compiled.ready() is None:
            return  # it came to nothing
        try:
            for worker in self._workers:
                await worker.renew()
            log.info("bots", rules="compiled")
        except OSError as error:  # then the old ones go on
            log.warning("bot", trouble="compiled rules do not start", error=str(error))

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
                verdict = await worker.ask(asked, limit)
                # another level than was asked for: the table is to say so
                simpler = QUICK if isinstance(question, Thought) and what != question.level else ""
                return msgspec.structs.replace(verdict, simpler=simpler)
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

    def __init__(self, command: tuple[str, ...], compiled: Compiled) -> None:
        self._command = command
        self._compiled = compiled
        self._process: asyncio.subprocess.Process | None = None
        self._thinking = asyncio.Lock()

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    async def ask(self, question: Question, seconds: float) -> Verdict:
        """TimeoutError when it takes too long, _Broken when it goes wrong: then the child is gone."""
        async with self._thinking:
            try:
                verdict = await self._answer(question, seconds)
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
            raise _Broken(f"the bot raised {verdict.error}")
        return verdict

    async def _answer(self, question: Question, seconds: float) -> Verdict:
        if self._process is None or self._process.returncode is not None:
            self._process = None
            self._process = await self._start()
        pipes = self._process
        assert pipes.stdin is not None
        assert pipes.stdout is not None
        pipes.stdin.write(msgspec.json.encode(question) + b"\n")
        async with asyncio.timeout(seconds):
            await pipes.stdin.drain()
            line = await pipes.stdout.readline()
        return msgspec.json.decode(line, type=Verdict)

    async def renew(self) -> None:
        """Another process takes over: it is up before the old one goes, which first ends its thought."""
        if self._process is None and not self._thinking.locked():
            return  # its first thought will start it
        new: asyncio.subprocess.Process | None = await self._start()
        try:
            async with self._thinking:
                self._process, new = new, self._process
        finally:
            await _end(new)

    async def _start(self) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            *self._command, stdin=pipe, stdout=pipe, limit=LINE, env=self._compiled.environment()
        )
        assert process.stdout is not None
        try:
            async with asyncio.timeout(STARTING):
                if await process.stdout.readline() != b"ready\n":
                    raise OSError("it did not start")
        except BaseException:
            await _end(process)
            raise
        return process

    async def stop(self) -> None:
        process, self._process = self._process, None
        await _end(process)


async def _end(process: asyncio.subprocess.Process | None) -> None:
    if process is not None and process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
