"""Bots think in other processes, and whatever happens to those, the table goes on."""

import asyncio
import contextlib
import os
import signal
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from hastilude.core.chance import SeededChance, seed_of
from hastilude.games.kings_bounty.cards import ACTIONS
from hastilude.games.kings_bounty.rulebook import RULEBOOK
from hastilude.games.kings_bounty.rules import KingsBounty
from hastilude.server import bots_pool, bots_queue, worker
from hastilude.server.bots_pool import BotError, Bots, LocalBots
from hastilude.server.bots_queue import QueueBots, serve_queue
from hastilude.server.compiled import Compiled
from hastilude.server.thoughts import Thought
from hastilude.server.updates import Update
from support.kings_bounty import COMPONENTS, start
from support.play import args_of
from support.server import (
    Time,
    asynchronous,
    check_record,
    decider,
    meet,
    move,
    new_table,
    next_update,
    open_hall,
    play_out,
    randomly,
    until,
    wish,
)

#: a worker that does what its first argument says, as often as its second
WORKER = """
import os, signal, sys, time
from pathlib import Path
from hastilude.server import worker

what, times, folder = sys.argv[1], int(sys.argv[2]), Path(sys.argv[3])
think = worker.think

def misbehave(thought):
    done = len(list(folder.iterdir()))
    if done < times and thought.level != "greedy":
        (folder / str(done)).touch()
        if what == "die":
            os.kill(os.getpid(), signal.SIGKILL)
        elif what == "hang":
            time.sleep(1000)
        elif what == "raise":
            raise RuntimeError("no idea")
        elif what == "cheat":
            return 10**9
    return think(thought)

worker.think = misbehave
worker.main()
"""


def thought(level: str = "random", seed: int = 0) -> Thought:
    state = start(2, seed=seed)
    sight = state.imagine(state.decider(), SeededChance(seed_of("sight")))
    position = msgspec.Raw(msgspec.json.encode(RULEBOOK.position(sight)))
    return Thought("kings_bounty", position, state.decider(), level, seed_of("bot").hex())


def legal(asked: Thought) -> list[int]:
    return RULEBOOK.from_position(msgspec.json.decode(asked.position), COMPONENTS).legal()


@asynccontextmanager
async def local(tmp_path: Path, what: str = "", times: int = 0) -> AsyncIterator[LocalBots]:
    script, folder = tmp_path / "worker.py", tmp_path / "done"
    script.write_text(WORKER)
    folder.mkdir()
    command = (sys.executable, str(script), what, str(times), str(folder)) if what else ()
    bots = LocalBots(1, command)
    await bots.open()
    try:
        yield bots
    finally:
        await bots.close()


def children() -> set[int]:
    """Processes that this one has started; tests of other things may have some of their own."""
    found = set()
    for path in Path(f"/proc/{os.getpid()}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            found |= {int(pid) for pid in path.read_text().split()}
    return found


@asynchronous
async def test_a_worker_thinks_of_something_legal(tmp_path: Path) -> None:
    before = children()
    async with local(tmp_path) as bots:
        for level in ("random", "greedy"):
            asked = thought(level)
            assert await bots.think(asked, 10) in legal(asked)
        assert bots.waiting() == 0
    assert children() <= before


@asynchronous
async def test_the_same_thought_has_the_same_answer(tmp_path: Path) -> None:
    async with local(tmp_path) as bots:
        asked = thought("greedy", seed=3)
        assert await bots.think(asked, 10) == await bots.think(asked, 10) == worker.think(asked)


@asynchronous
async def test_a_worker_that_dies_is_replaced_and_asked_again(tmp_path: Path) -> None:
    async with local(tmp_path, "die", 1) as bots:
        asked = thought()
        assert await bots.think(asked, 10) in legal(asked)


@asynchronous
async def test_a_worker_killed_while_it_thinks_is_replaced(tmp_path: Path) -> None:
    before = children()
    async with local(tmp_path, "hang", 1) as bots:
        asked = thought()
        answer = asyncio.create_task(bots.think(asked, 30))
        await until((tmp_path / "done" / "0").exists)
        for pid in children() - before:
            os.kill(pid, signal.SIGKILL)
        assert await answer in legal(asked)


@asynchronous
async def test_a_worker_that_hangs_is_replaced_by_a_quicker_level(tmp_path: Path) -> None:
    async with local(tmp_path, "hang", 1) as bots:
        asked = thought()
        await bots.think(thought("greedy"), 10)  # it is up
        begun = time.monotonic()
        assert await bots.think(asked, 0.2) == worker.think(msgspec.structs.replace(asked, level="greedy"))
        assert time.monotonic() - begun < bots_pool.STARTING


@asynchronous
async def test_a_bot_that_raises_is_replaced_by_a_quicker_level(tmp_path: Path) -> None:
    async with local(tmp_path, "raise", 10) as bots:
        asked = thought()
        assert await bots.think(asked, 10) == worker.think(msgspec.structs.replace(asked, level="greedy"))
        assert len(list((tmp_path / "done").iterdir())) == 2  # it was asked twice


@asynchronous
async def test_workers_that_cannot_start_give_no_answer() -> None:
    bots = LocalBots(1, (sys.executable, "-c", "raise SystemExit(1)"))
    await bots.open()
    with pytest.raises(BotError):
        await bots.think(thought(), 5)
    await bots.close()


@asynchronous
async def test_who_stops_waiting_does_not_confuse_the_next_answer(tmp_path: Path) -> None:
    async with local(tmp_path) as bots:
        first = asyncio.create_task(bots.think(thought("greedy", seed=1), 10))
        await until(lambda: bots.waiting() == 1)
        await asyncio.sleep(0)
        first.cancel()
        with pytest.raises(asyncio.CancelledError):
            await first
        asked = thought("greedy", seed=2)
        assert await bots.think(asked, 10) == worker.think(asked)


@asynchronous
async def test_the_event_loop_goes_on_while_a_bot_thinks(tmp_path: Path) -> None:
    async with local(tmp_path, "hang", 1) as bots:
        await bots.think(thought("greedy"), 10)
        answer = asyncio.create_task(bots.think(thought(), 0.5))
        turns = 0
        while not answer.done():
            await asyncio.sleep(0.005)
            turns += 1
        assert turns > 2  # a hundred, where nothing else goes on


# -- at a table --------------------------------------------------------------------------------------


@pytest.mark.parametrize("what", ["die", "hang", "raise", "cheat"])
def test_the_table_goes_on(what: str, sqlite: str, tmp_path: Path) -> None:
    @asynchronous
    async def play() -> None:
        async with (
            local(tmp_path, what, 3) as bots,
            open_hall(sqlite, bots=bots, bot_seconds=0.3) as hall,
        ):
            table = await new_table(hall, "anna", bots=1)
            await table.seating.start("anna")
            seen = 0
            while seen < 8 and table.sitting.room.status == "playing":
                if table.sitting.bot_to_move():
                    assert table.update(None).thinking == decider(table)
                    await until(lambda: not table.sitting.bot_to_move())
                    seen += 1
                else:
                    await move(table, randomly(seen))

    play()


@asynchronous
async def test_a_game_of_bots_only_plays_itself(sqlite: str, tmp_path: Path) -> None:
    async with local(tmp_path) as bots, open_hall(sqlite, bots=bots) as hall:
        thoughts: list[str] = []
        hall.on_thought.append(lambda level, seconds: thoughts.append(level))
        await meet(hall, "anna")
        table = await hall.create("anna", wish("bot:greedy", "bot:random"))
        await table.seating.start("anna")
        await until(lambda: table.sitting.room.status == "over")
        await check_record(table)
        assert set(thoughts) == {"greedy", "random"}


class Listening(Bots):
    """Notes what bots are told, and takes the first legal action."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[Thought] = []

    async def decide(self, thought: Thought, seconds: float) -> tuple[int, str]:
        self.heard.append(thought)
        return legal(thought)[0], ""


@asynchronous
async def test_bots_are_told_what_their_seat_may_imagine_and_never_the_truth(sqlite: str) -> None:
    bots = Listening()
    async with open_hall(sqlite, bots=bots) as hall:
        await meet(hall, "anna")
        table = await hall.create("anna", wish("me", "bot:greedy", "bot:greedy"))
        truths = []
        append = table.keeper.append

        async def watched(row: object, course_at: object = None) -> bool:
            if table.sitting.bot_to_move():
                truths.append((table.sitting.course, decider(table)))
            return await append(row, course_at)  # type: ignore[arg-type]

        table.keeper.append = watched  # type: ignore[method-assign]
        await table.seating.start("anna")
        await play_out(table, randomly(1))
        assert len(bots.heard) == len(truths) > 20
        different = 0
        for heard, (course, seat) in zip(bots.heard, truths, strict=True):
            assert course is not None
            assert isinstance(course.state, KingsBounty)
            told = msgspec.json.decode(heard.position)
            imagined = RULEBOOK.from_position(told, COMPONENTS)
            assert RULEBOOK.view(imagined, seat) == RULEBOOK.view(course.state, seat)
            different += told != RULEBOOK.position(course.state)
        assert different > len(truths) / 2


# -- through Redis -------------------------------------------------------------------------------------


@asynchronous
async def test_thoughts_go_through_redis_to_a_worker(redis: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots_queue, "QUEUE", f"test-{os.urandom(4).hex()}")
    working = asyncio.create_task(serve_queue(redis, 1))
    bots = QueueBots(redis, Bots())
    await bots.open()
    asked = thought("greedy")
    while not await bots.has_workers():
        await asyncio.sleep(0.05)
    # Its child has to start first, politely, beside whatever else is being tested.
    assert await bots.think(asked, 40) == worker.think(asked)
    await bots.close()
    working.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await working


@asynchronous
async def test_without_a_worker_the_processes_here_think(
    redis: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots_queue, "QUEUE", f"test-{os.urandom(4).hex()}")
    monkeypatch.setattr(bots_queue, "QUICK_SECONDS", 0.1)
    async with local(tmp_path) as here:
        bots = QueueBots(redis, here)
        asked = thought("greedy")
        # nobody waits for a worker that is not there: that would take more than twice as long
        assert await bots.think(asked, 50) == worker.think(asked)
        await bots.close()


@asynchronous
async def test_a_worker_that_comes_back_is_noticed(redis: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots_queue, "QUEUE", f"test-{os.urandom(4).hex()}")
    bots = QueueBots(redis, Bots())
    asked = thought("greedy")
    with pytest.raises(BotError):
        await bots.think(asked, 20)
    working = asyncio.create_task(serve_queue(redis, 1))
    begun = time.monotonic()
    while not await bots.has_workers():
        await asyncio.sleep(0.02)
    assert time.monotonic() - begun < 20  # a moment; it used to be half a minute
    assert await bots.think(asked, 40) == worker.think(asked)
    await bots.close()
    working.cancel()
    await asyncio.gather(working, return_exceptions=True)


@asynchronous
async def test_a_question_that_nobody_waits_for_any_more_is_passed_over() -> None:
    bots = Listening()
    question = msgspec.json.encode(thought()).decode()
    with pytest.raises(BotError, match="any more"):
        await bots_queue.answer_in_time(bots, question, 1, time.time() - 1)
    assert bots.heard == []


# -- nobody to think -----------------------------------------------------------------------------------


@asynchronous
async def test_without_workers_a_squire_thinks_here_and_the_table_says_so(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    levels: list[str] = []

    def noted(asked: Thought) -> int:
        levels.append(asked.level)
        return legal(asked)[0]

    monkeypatch.setattr(worker, "think", noted)
    async with open_hall(sqlite) as hall:
        await meet(hall, "anna")
        table = await hall.create("anna", wish("me", "bot:champion", "bot:random"))
        await table.seating.start("anna")
        watcher = table.subscribe("anna", table.seats_of("anna")[0])
        told: list[Update] = []
        while len(set(levels)) < 2:
            if not table.sitting.bot_to_move():
                await move(table)
            told.append(await next_update(watcher))
        while table.sitting.bot_to_move():
            told.append(await next_update(watcher))
        assert set(levels) == {bots_pool.QUICK, "random"}  # random only where that is the level
        said = [args_of(news) for update in told for news in update.news if news.code == "simpler_bot"]
        assert said
        seats = table.sitting.room.seats
        assert {seats[args["seat"]].bot for args in said} == {"champion"}


@asynchronous
async def test_a_bot_that_cannot_think_waits(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Time()
    tried = asyncio.Event()
    here = asyncio.get_running_loop()

    def broken(asked: Thought) -> int:
        here.call_soon_threadsafe(tried.set)
        raise RuntimeError("not today")

    async with open_hall(sqlite, time=clock) as hall:
        with monkeypatch.context() as patch:
            patch.setattr(worker, "think", broken)
            table = await new_table(hall, "anna", bots=1)
            await table.seating.start("anna")
            while not table.sitting.bot_to_move():
                await move(table)
            await tried.wait()
            await until(lambda: table.steward.thinking is None)
            assert table.sitting.bot_to_move()
            assert table.update(None).thinking == decider(table)
        seq = table.sitting.seq
        clock.pass_by(60)
        await hall.sweep()
        await until(lambda: table.sitting.seq > seq)


@asynchronous
async def test_without_redis_the_processes_here_think(tmp_path: Path) -> None:
    async with local(tmp_path) as here:
        bots = QueueBots("redis://127.0.0.1:1/0", here)
        asked = thought("greedy")
        assert await bots.think(asked, 5) == worker.think(asked)
        await bots.close()


def test_what_a_worker_cannot_read_is_an_answer_too() -> None:
    assert worker.answer(b"nonsense").error
    assert worker.answer(msgspec.json.encode(thought("no_such_level"))).error
    assert worker.answer(msgspec.json.encode(thought())).action in range(ACTIONS.count)


# -- compiled rules that come later ------------------------------------------------------------------

#: a package whose worker answers like the true one, and writes down that it was asked
COMPILED = """
import sys
from pathlib import Path
sys.path.remove({folder!r})
for name in [name for name in sys.modules if name.startswith("hastilude")]:
    del sys.modules[name]
from hastilude.server import worker
Path({note!r}).write_text("up")
worker.main()
"""


def lay_compiled(folder: Path, note: Path) -> None:
    """As tools/compile.py does it: put together elsewhere, then renamed."""
    new = folder.with_name("new")
    (new / "hastilude" / "server").mkdir(parents=True)
    for path in ("hastilude/__init__.py", "hastilude/server/__init__.py"):
        (new / path).touch()
    script = COMPILED.format(folder=str(folder), note=str(note))
    (new / "hastilude" / "server" / "worker.py").write_text(script)
    new.rename(folder)


def coming(tmp_path: Path) -> Compiled:
    (tmp_path / "rules.going").touch()
    return Compiled(tmp_path / "rules")


@asynchronous
async def test_workers_change_to_compiled_rules_and_nobody_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots_pool, "LOOKING", 0.01)
    compiled, note = coming(tmp_path), tmp_path / "note"
    assert compiled.rules() in ("compiling", "compiled")
    bots = LocalBots(1, compiled=compiled)
    await bots.open()
    before = children()
    asked = thought("greedy")
    expected = worker.think(asked)
    assert await bots.think(asked, 20) == expected
    (old,) = children() - before
    lay_compiled(compiled.folder or tmp_path, note)
    (tmp_path / "rules.going").unlink()
    while not note.exists():  # the old worker answers until the new one is up
        assert await bots.think(asked, 20) == expected
    await until(lambda: old not in children())
    assert await bots.think(asked, 20) == expected
    assert compiled.rules() == "compiled"
    await bots.close()
    assert children() <= before


@asynchronous
async def test_a_thought_ends_before_its_worker_gives_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots_pool, "LOOKING", 0.01)
    compiled, note = coming(tmp_path), tmp_path / "note"
    script = tmp_path / "slow.py"
    script.write_text(
        "import time\nfrom pathlib import Path\nfrom hastilude.server import worker\n"
        f"gate, think = Path({str(tmp_path / 'gate')!r}), worker.think\n"
        "def wait(thought):\n    while not gate.exists():\n        time.sleep(0.01)\n    return think(thought)\n"
        "worker.think = wait\nworker.main()\n"
    )
    bots = LocalBots(1, (sys.executable, str(script)), compiled)
    await bots.open()
    before = children()
    asked = thought("greedy")
    answer = asyncio.create_task(bots.think(asked, 60))
    await until(lambda: len(children() - before) == 1)
    (old,) = children() - before
    compiled_folder = compiled.folder
    assert compiled_folder is not None
    compiled_folder.mkdir()
    await until(lambda: len(children() - before) == 2)  # the new one is started beside it
    await asyncio.sleep(0)
    assert old in children()
    assert not answer.done()
    (tmp_path / "gate").touch()
    assert await answer == worker.think(asked)
    await until(lambda: old not in children())
    assert not note.exists()
    await bots.close()


@asynchronous
async def test_compiling_that_comes_to_nothing_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots_pool, "LOOKING", 0.01)
    compiled = coming(tmp_path)
    bots = LocalBots(1, compiled=compiled)
    await bots.open()
    asked = thought("greedy")
    assert await bots.think(asked, 20) == worker.think(asked)
    (tmp_path / "rules.going").unlink()
    assert await bots.think(asked, 20) == worker.think(asked)
    assert compiled.rules() in ("interpreted", "compiled")
    await bots.close()


@asynchronous
async def test_compiled_rules_that_do_not_start_leave_the_old_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots_pool, "LOOKING", 0.01)
    compiled = coming(tmp_path)
    bots = LocalBots(1, compiled=compiled)
    await bots.open()
    asked = thought("greedy")
    assert await bots.think(asked, 20) == worker.think(asked)
    (tmp_path / "broken" / "hastilude").mkdir(parents=True)
    (tmp_path / "broken" / "hastilude" / "__init__.py").write_text("raise SystemExit(1)")
    (tmp_path / "broken").rename(tmp_path / "rules")
    for _ in range(3):
        assert await bots.think(asked, 20) == worker.think(asked)
    await bots.close()
