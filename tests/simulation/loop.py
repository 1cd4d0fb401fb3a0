"""An event loop in simulated time, on which processes stall and die.

Time stands still while anything can run, then jumps to the next timer. Whatever is begun on behalf
of a simulated process belongs to it (a context variable goes from task to task): a stalled process
does nothing until it goes on, a dead one nothing any more, not even its `finally`. Steps of one
process come in their order, as asyncio promises; which process comes next is drawn by lot.
"""

import asyncio
import heapq
import random
from asyncio.events import Handle, TimerHandle
from collections import deque
from collections.abc import Callable, Coroutine
from contextvars import Context, ContextVar, copy_context
from typing import Any

#: steps after which a life is not going to end
MOST_STEPS = 400_000


class Process:
    """As the loop sees it: what may run."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.alive = True
        #: until when it does nothing
        self.stalled_until = 0.0
        self.ready: deque[Handle] = deque()


_process: ContextVar[Process] = ContextVar("process")


class NumberedTask(asyncio.Task[Any]):
    """In sets tasks stand by their number, not by where in memory they happen to be."""

    number = 0

    def __hash__(self) -> int:
        return self.number


class Endless(Exception):
    """Something goes round in circles."""


class SimulatedLoop(asyncio.BaseEventLoop):
    def __init__(self, chance: random.Random) -> None:
        super().__init__()
        self._chance = chance
        self._now = 1000.0
        self._timers: list[tuple[float, int, Handle]] = []
        self._number = 0
        self.steps = 0
        #: the people, and whatever else is no process of the house
        self.outside = Process("outside")
        self._processes = [self.outside]
        #: what a dead process has left is kept: it must not be tidied up
        self.tasks: list[asyncio.Task[Any]] = []
        #: what went wrong where nobody heard it
        self.unheard: list[str] = []
        self.set_exception_handler(self._hear)

    # -- processes -----------------------------------------------------------------------------

    def process(self, name: str) -> tuple[Process, Context]:
        """A new one, and the context in which its work is begun."""
        process = Process(name)
        self._processes.append(process)
        context = copy_context()
        context.run(_process.set, process)
        return process, context

    def kill(self, process: Process) -> None:
        process.alive = False
        process.ready.clear()
        if process in self._processes:
            self._processes.remove(process)

    def stall(self, process: Process, seconds: float) -> None:
        process.stalled_until = max(process.stalled_until, self._now + seconds)
        self.call_at(process.stalled_until, lambda: None)

    def begin(self, work: Coroutine[Any, Any, Any], context: Context) -> asyncio.Task[Any]:
        """A task of a process."""
        task: asyncio.Task[Any] = self.create_task(work, context=context.copy())
        return task

    def _hear(self, _: Any, context: dict[str, Any]) -> None:
        error = context.get("exception")
        self.unheard.append(f"{context.get('message')}: {error!r}")

    # -- what asyncio asks of a loop -------------------------------------------------------------

    def time(self) -> float:
        return self._now

    def create_task(self, coro: Any, *, name: object = None, context: Context | None = None) -> Any:
        if context is not None and _process not in context:
            # a fresh context (`Hall.spawn`): it belongs to its process all the same, and dies with it
            context.run(_process.set, _process.get(self.outside))
        NumberedTask.number += 1  # a task is put into a set as soon as it is made
        task = NumberedTask(coro, loop=self, name=None if name is None else str(name), context=context)
        task.number = NumberedTask.number
        self.tasks.append(task)
        return task

    def call_soon(self, callback: Callable[..., Any], *args: Any, context: Context | None = None) -> Handle:  # type: ignore[override]
        handle = Handle(callback, args, self, context)
        self._put(handle)
        return handle

    def call_soon_threadsafe(  # type: ignore[override]
        self, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> Handle:
        return self.call_soon(callback, *args, context=context)

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> TimerHandle:
        return self.call_at(self._now + delay, callback, *args, context=context)

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> TimerHandle:
        handle = TimerHandle(when, callback, args, self, context)
        self._number += 1
        heapq.heappush(self._timers, (when, self._number, handle))
        return handle

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> Any:  # type: ignore[override]
        """A thread: it takes a moment."""
        future = self.create_future()

        def work() -> None:
            if future.done():
                return
            try:
                future.set_result(func(*args))
            except Exception as error:
                future.set_exception(error)

        self.call_later(self._chance.uniform(0.0001, 0.02), work)
        return future

    def _timer_handle_cancelled(self, handle: TimerHandle) -> None:
        pass

    def _write_to_self(self) -> None:
        pass

    def _process_events(self, event_list: Any) -> None:
        pass

    # -- going on --------------------------------------------------------------------------------

    def _put(self, handle: Handle) -> None:
        process = handle._context.get(_process, self.outside)  # type: ignore[attr-defined]
        if process.alive:
            process.ready.append(handle)

    def _run_once(self) -> None:
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise Endless(f"{MOST_STEPS} steps, and it goes on")
        while True:
            awake = [one for one in self._processes if one.ready and one.stalled_until <= self._now]
            if awake:
                break
            self._pass_time()
        process = awake[0] if len(awake) == 1 else self._chance.choice(awake)
        handle = process.ready.popleft()
        if not handle.cancelled():
            handle._run()

    def _pass_time(self) -> None:
        if not self._timers:
            raise Endless("everybody waits, and nothing will happen")
        when, _, handle = heapq.heappop(self._timers)
        if handle.cancelled():
            return
        self._now = max(self._now, when)
        self._put(handle)
        while self._timers and self._timers[0][0] <= self._now:
            _, _, handle = heapq.heappop(self._timers)
            if not handle.cancelled():
                self._put(handle)
