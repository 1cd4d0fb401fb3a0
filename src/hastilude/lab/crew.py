"""Who does the lab's work: this process, several of them, or a Ray cluster. Nothing else knows which.

A `Job` is complete, so that another machine can do its share, and its parts are numbered: part n is one
and the same wherever it is done. A `Journal` keeps every part as soon as it is done; a run that was cut
off goes on from it. What a worker breaks is done again by another one; what cannot be done at all is
told at the end, when all the rest is done and kept.
"""

import itertools
import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

import msgspec

from hastilude.core.game import GameError

#: how often lost workers are replaced before the crew gives up
PATIENCE = 3


class Worker(Protocol):
    """A job with its rules, figures and bots at hand."""

    def play(self, number: int) -> Any:
        """One part of the job."""


class Job(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be done."""

    #: what it is called in sentences
    name: ClassVar[str] = "job"
    #: the type of a part that is done; it has its number `n`
    part: ClassVar[Any] = None
    #: fields in which two runs of one job may differ
    growing: ClassVar[tuple[str, ...]] = ()

    def sit_down(self, cores: int) -> Worker:
        """Who does it, with so many cores for a bot; 0: all there are."""
        raise NotImplementedError


class Done(NamedTuple):
    """A block of parts, and what came of it."""

    numbers: list[int]
    parts: list[Any]
    #: why the rest of the block could not be done; empty if it was
    error: str = ""


Backend = Callable[[Job, Sequence[list[int]]], Iterator[Done]]


def _do(worker: Worker, block: list[int]) -> Done:
    parts: list[Any] = []
    for number in block:
        try:
            parts.append(worker.play(number))
        except GameError:
            raise  # bad input: no other part would fare better
        except Exception as error:
            return Done(block, parts, f"number {number}: {type(error).__name__}: {error}")
    return Done(block, parts)


# -- where it is done --------------------------------------------------------------------


def here(job: Job, blocks: Sequence[list[int]]) -> Iterator[Done]:
    """In this process, with all its cores for the bots."""
    worker = job.sit_down(0)
    for block in blocks:
        yield _do(worker, block)


def on_processes(count: int) -> Backend:
    """In processes of this machine, which share its cores. Those that die are replaced."""

    def run(job: Job, blocks: Sequence[list[int]]) -> Iterator[Done]:
        left = list(blocks)
        for attempt in range(PATIENCE):
            try:
                # a copy: what is done is struck from `left` while the pool still goes through it
                for done in _run_pool(job, list(left), count):
                    left.remove(done.numbers)
                    yield done
                return
            except BrokenProcessPool:
                if attempt == PATIENCE - 1:
                    raise GameError(f"the worker processes of the {job.name} keep dying") from None

    return run


def _run_pool(job: Job, blocks: Sequence[list[int]], count: int) -> Iterator[Done]:
    cores = max(1, (os.cpu_count() or 1) // count)
    with ProcessPoolExecutor(count, get_context("spawn"), _sit_down, (job, cores)) as pool:
        coming = iter(blocks)
        # a few for each worker: a long job is not laid out as a million futures
        waiting: set[Future[Done]] = {
            pool.submit(_do_block, block) for block in itertools.islice(coming, 4 * count)
        }
        try:
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                waiting |= {pool.submit(_do_block, block) for block in itertools.islice(coming, len(done))}
                for future in done:
                    yield future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


_here: Worker  # of a worker process


def _sit_down(job: Job, cores: int) -> None:
    global _here  # noqa: PLW0603 - what a pool's initialiser is for
    _here = job.sit_down(cores)


def _do_block(block: list[int]) -> Done:
    return _do(_here, block)


def on_ray(address: str) -> Backend:
    """On a Ray cluster, on whose nodes Hastilude is installed; `local` starts one here."""
    try:
        ray: Any = import_module("ray")  # an extra
    except ImportError:
        raise GameError("Ray is not installed here; `pip install hastilude[ray]` adds it") from None

    def run(job: Job, blocks: Sequence[list[int]]) -> Iterator[Done]:
        mine = not ray.is_initialized()
        if mine:
            ray.init(address=None if address == "local" else address, log_to_driver=False)
        try:
            do = ray.remote(num_cpus=1, max_retries=PATIENCE)(_do_far_away)
            waiting = [do.remote(job, block) for block in blocks]
            while waiting:
                done, waiting = ray.wait(waiting)
                yield from ray.get(done)
        finally:
            if mine:
                ray.shutdown()

    return run


#: of a process of the cluster: it is given many blocks of one job
_kept: dict[tuple[str, bytes], Worker] = {}


def _do_far_away(job: Job, block: list[int]) -> Done:
    key = (job.name, msgspec.json.encode(job))
    if key not in _kept:
        _kept.clear()
        _kept[key] = job.sit_down(1)
    return _do(_kept[key], block)


def backend_of(processes: int = 1, ray: str | None = None) -> Backend:
    """As a command line asks for it."""
    if ray is not None:
        if processes > 1:
            raise GameError("--ray and --processes exclude each other")
        return on_ray(ray)
    return here if processes == 1 else on_processes(processes)


# -- a file to resume from ---------------------------------------------------------------

J = TypeVar("J", bound=Job)


class Journal(Generic[J]):
    """Every part as soon as it is done. The first line is the job."""

    def __init__(self, path: Path, job: J) -> None:
        self.path = path
        self.name = job.name
        self.parts: dict[int, Any] = {}
        if path.exists() and path.stat().st_size:
            self._read(job)
        else:
            path.write_bytes(msgspec.json.encode(job) + b"\n")

    def _read(self, job: J) -> None:
        rows = self.path.read_bytes().split(b"\n")
        whole = rows[:-1]  # what follows the last line's end was cut off while it was written
        try:
            found = msgspec.json.decode(whole[0], type=type(job))
            parts = [msgspec.json.decode(row, type=job.part) for row in whole[1:]]
        except (msgspec.MsgspecError, IndexError):
            raise GameError(f"{self.path} is not the file of an {self.name}") from None
        grown = {field: getattr(job, field) for field in job.growing}
        if msgspec.structs.replace(found, **grown) != job:
            raise GameError(
                f"{self.path} is of another {self.name}: game, bots, seats, seed or options differ"
            )
        self.parts = {part.n: part for part in parts}
        if rows[-1]:
            self.path.write_bytes(b"".join(row + b"\n" for row in whole))

    def add(self, parts: Sequence[Any]) -> None:
        with self.path.open("ab") as file:
            file.write(b"".join(msgspec.json.encode(part) + b"\n" for part in parts))


# -- all of it ---------------------------------------------------------------------------


def do_all(
    job: Job,
    count: int,
    block: int,
    backend: Backend,
    journal: Journal[Any] | None = None,
    report: Callable[[int], None] = lambda done: None,
    until: float | None = None,
) -> list[Any]:
    """Parts 0 … count − 1, in their order; `report` hears how many are done.

    After the moment `until` (of `time.monotonic`) no more are waited for: then those there are.
    GameError at the end, if some could not be done.
    """
    parts = {n: part for n, part in journal.parts.items() if n < count} if journal is not None else {}
    report(len(parts))
    missing = [number for number in range(count) if number not in parts]
    blocks = [list(group) for _, group in itertools.groupby(missing, lambda number: number // block)]
    broken: list[str] = []
    for done in backend(job, blocks) if blocks else ():
        if journal is not None:
            journal.add(done.parts)
        parts.update({part.n: part for part in done.parts})
        report(len(parts))
        if done.error:
            broken.append(done.error)
        if until is not None and time.monotonic() >= until:
            break
    if broken:
        kept = "; what was done is kept" if journal is not None else ""
        raise GameError(f"{count - len(parts)} of {count} could not be done{kept}. The first: {broken[0]}")
    return [parts[number] for number in sorted(parts)]
