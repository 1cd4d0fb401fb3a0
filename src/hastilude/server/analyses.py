"""Finished games thought over: each seat's chance to win after every decision, where the game
turned, and what would have been better.

Workers do the thinking, a part at a time. What they have found so far is in the database, so
that any process can tell how far it is, and another one goes on where one was stopped.
"""

import asyncio
import time
from collections import OrderedDict
from typing import Literal

import msgspec
import structlog

from hastilude.core.record import Record
from hastilude.lab.analyse import Analysis as Found
from hastilude.lab.analyse import Moment
from hastilude.server.bots_pool import BotError
from hastilude.server.errors import Away, Conflict
from hastilude.server.hall import Hall
from hastilude.server.table import Table
from hastilude.server.thoughts import Study
from hastilude.server.updates import Choice

log = structlog.get_logger("hastilude.server")

#: seconds of a part, and what a part may take at most: one decision may be long
PART = 0.4
PART_LIMIT = 30.0
#: an analysis that was not heard of for so many ms has been broken off
BROKEN_OFF_MS = 15_000
#: seconds after which it is tried again when no worker could do it
PITY = 60.0
#: analyses that were looked at last
KEPT = 16


class Studied(msgspec.Struct, frozen=True):
    """A decision of a finished game, and what came of it."""

    #: as in the replay
    n: int
    seat: int
    action: Choice
    #: each seat's chance to win after it
    chances: tuple[float, ...]
    #: by how much the chance of the seat that it touched most changed
    swing: float
    #: what the search would have done, the decider's chance with it, and how it might have gone on
    best: Choice
    best_chance: float
    line: tuple[Choice, ...]
    #: the best, where it is clearly better than what was done
    better: Choice | None
    gain: float


class Analysis(msgspec.Struct, frozen=True):
    seats: tuple[str, ...]
    decisions: tuple[Studied, ...]
    #: the decisions (`n`) after which most was different, the biggest first
    turning_points: tuple[int, ...]
    #: those that cost their decider most, the costliest first
    mistakes: tuple[int, ...]


class AnalysisPage(msgspec.Struct, frozen=True):
    """How far the analysis of a game is. `none`: nobody has asked for it, or it was broken off."""

    state: Literal["none", "working", "ready", "failed"]
    #: decisions that have been thought over, of how many
    done: int = 0
    of: int = 0
    analysis: Analysis | None = None


class Analyses:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._running: dict[str, AnalysisPage] = {}
        self._failed: dict[str, float] = {}
        self._kept: OrderedDict[str, AnalysisPage] = OrderedDict()
        #: one at a time: bots at tables come first
        self._turn = asyncio.Lock()

    async def page(self, table: Table) -> AnalysisPage:
        """What is there."""
        found = self._running.get(table.id) or self._kept.get(table.id)
        if found is not None:
            return found
        row = await self._hall.store.analysis(table.id)
        if row is not None and row.done == row.of:
            return await self._keep(table, _decode(row.moments))
        if row is not None and self._hall.now_ms() - row.at_ms < BROKEN_OFF_MS:
            return AnalysisPage("working", row.done, row.of)
        if time.monotonic() - self._failed.get(table.id, -PITY) < PITY:
            return AnalysisPage("failed")
        return AnalysisPage("none")

    async def begin(self, table: Table) -> AnalysisPage:
        """Have a game thought over, unless somebody does."""
        if table.box.rulebook.insight() is None:
            raise Conflict("no_insight", "Nobody here can judge this game yet.")
        page = await self.page(table)
        if page.state not in ("none", "failed") or table.id in self._running:
            return self._running.get(table.id, page)
        self._running[table.id] = page = AnalysisPage("working")
        self._hall.spawn(self._run(table), thinking=True)
        return page

    async def _run(self, table: Table) -> None:
        try:
            async with self._turn:
                await self._study(table)
            self._failed.pop(table.id, None)
        except (BotError, Away) as error:
            log.warning("analysis", trouble=str(error), table=table.id)
            self._failed[table.id] = time.monotonic()
        finally:
            self._running.pop(table.id, None)

    async def _study(self, table: Table) -> None:
        """From where somebody else stopped, part by part."""
        store = self._hall.store
        record = await table.record("")
        of = len(Record.decode(record).lines) - 1
        row = await store.analysis(table.id)
        moments = [] if row is None else _decode(row.moments)
        while len(moments) < of:
            asked = Study(
                game=table.charter.terms.game,
                record=record.decode(),
                first=len(moments) + 1,
                before=moments[-1].after if moments else (),
                seconds=PART,
                looks=self._hall.limits.analysis,
                components=str(table.box.path or ""),
                rules=table.charter.terms.rules,
            )
            part = (await self._hall.bots.ask(asked, PART_LIMIT)).moments
            if not part:
                raise BotError("nothing was found")
            moments += part
            self._running[table.id] = AnalysisPage("working", len(moments), of)
            await store.keep_analysis(
                table.id, len(moments), of, msgspec.json.encode(moments), self._hall.now_ms()
            )
        await self._keep(table, moments, record)

    async def _keep(self, table: Table, moments: list[Moment], record: bytes = b"") -> AnalysisPage:
        found = Found(Record.decode(record or await table.record("")), moments)
        page = AnalysisPage("ready", len(moments), len(moments), _analysis(table, found))
        self._kept[table.id] = page
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return page


def _decode(data: bytes) -> list[Moment]:
    return msgspec.json.decode(data, type=list[Moment])


def _analysis(table: Table, found: Found) -> Analysis:
    return Analysis(
        seats=found.record.header.seats,
        decisions=tuple(_studied(table, moment) for moment in found.moments),
        turning_points=tuple(moment.n for moment in found.turning_points()),
        mistakes=tuple(moment.n for moment in found.mistakes()),
    )


def _studied(table: Table, moment: Moment) -> Studied:
    def choice(text: str) -> Choice:
        return table.box.choice(table.box.rulebook.actions.parse(text))

    return Studied(
        n=moment.n,
        seat=moment.seat,
        action=choice(moment.action),
        chances=moment.after,
        swing=round(moment.swing, 4),
        best=choice(moment.best),
        best_chance=moment.best_chance,
        line=tuple(map(choice, moment.line)),
        better=None if moment.better is None else choice(moment.better),
        gain=round(moment.gain, 4),
    )
