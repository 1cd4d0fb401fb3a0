"""Finished games thought over: each seat's chance to win after every decision, where the game
turned, and what would have been better.

Workers do the thinking, a part at a time. What they have found so far is in the database, so
that any process can tell how far it is, and another one goes on where one was stopped.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Iterable
from typing import Literal

import msgspec
import structlog

from hastilude.core.record import Record
from hastilude.core.words import Remark
from hastilude.lab.analyse import GLANCE, Moment, end_of
from hastilude.lab.analyse import Analysis as Found
from hastilude.server import world
from hastilude.server.bots_pool import BotError
from hastilude.server.errors import Away, Conflict
from hastilude.server.hall import Hall
from hastilude.server.storage.store import AnalysisRow
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
    #: each seat's chance to win with the best action, and with what was done
    stands: tuple[float, ...]
    chances: tuple[float, ...]
    #: what luck gave each seat between this decision and the next
    luck: tuple[float, ...]
    #: best, good, inaccuracy, mistake or blunder: by what it gave away as its decider could see it
    quality: str
    #: by how much the chance of the seat that it touched most changed
    swing: float
    #: what the search would have done, the decider's chance with it, and how it might have gone on
    best: Choice
    best_chance: float
    line: tuple[Choice, ...]
    #: the best, where it is clearly better than what was done
    better: Choice | None
    gain: float
    #: how many actions there were to choose from
    choices: int


class Account(msgspec.Struct, frozen=True):
    """Where a seat's chances went from the beginning to the end."""

    #: in percent
    accuracy: float
    #: by its own decisions, by those of the others, by luck
    own: float
    others: float
    luck: float
    #: decisions of each quality
    counts: dict[str, int]


class Analysis(msgspec.Struct, frozen=True):
    seats: tuple[str, ...]
    decisions: tuple[Studied, ...]
    #: the decisions (`n`) after which most was different, the biggest first
    turning_points: tuple[int, ...]
    #: those that cost their decider most, the costliest first
    mistakes: tuple[int, ...]
    #: by seat
    accounts: tuple[Account, ...]
    #: what luck gave each seat before the first decision
    deal: tuple[float, ...]


class AnalysisPage(msgspec.Struct, frozen=True):
    """How far the analysis of a game is. `none`: nobody has asked for it, or it was broken off.

    Every decision is glanced at first, so that there is a picture of the whole game soon; then each is
    thought over, and the picture becomes truer while one reads."""

    state: Literal["none", "working", "ready", "failed"]
    #: glances and thoughts, of how many
    done: int = 0
    of: int = 0
    #: there when the whole game has been glanced at
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
        moments = _decode(row)
        if row is not None and moments and row.done == row.of:
            return self._keep(table.id, await self._picture(table, "ready", row.done, moments))
        if row is not None and moments and self._hall.now_ms() - row.at_ms < BROKEN_OFF_MS:
            return await self._picture(table, "working", row.done, moments)
        if world.monotonic() - self._failed.get(table.id, -PITY) < PITY:
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
            self._failed[table.id] = world.monotonic()
        finally:
            self._running.pop(table.id, None)

    async def _study(self, table: Table) -> None:
        """From where somebody else stopped, part by part: first glances, then thoughts."""
        store = self._hall.store
        record = (await table.record("")).decode()
        of = len(Record.decode(record.encode()).lines) - 1
        row = await store.analysis(table.id)
        moments = _decode(row)
        if row is not None and not moments:
            await store.forget_analysis(table.id)  # of an earlier version of ours
        done = row.done if row is not None and moments else 0
        while done < 2 * of:
            deep = done >= of
            asked = Study(
                game=table.charter.terms.game,
                record=record,
                first=done % of + 1,
                seconds=PART,
                looks=self._hall.limits.analysis if deep else GLANCE,
                components=str(table.box.path or ""),
                rules=table.charter.terms.rules,
            )
            part = (await self._hall.bots.ask(asked, PART_LIMIT)).moments
            if not part:
                raise BotError("nothing was found")
            at = done % of
            moments[at : at + len(part)] = part
            done += len(part)
            await store.keep_analysis(
                table.id, done, 2 * of, msgspec.json.encode(moments), self._hall.now_ms()
            )
            state: Literal["working", "ready"] = "working" if done < 2 * of else "ready"
            self._running[table.id] = await self._picture(table, state, done, moments)
        self._keep(table.id, self._running[table.id])

    async def _picture(
        self, table: Table, state: Literal["working", "ready"], done: int, moments: list[Moment]
    ) -> AnalysisPage:
        course = table.sitting.course
        assert course is not None
        record = Record.decode(await table.record(""))
        of = len(record.lines) - 1
        if done < of:
            return AnalysisPage(state, done, 2 * of)
        found = Found(record, moments, end_of(course.state, moments))
        return AnalysisPage(state, done, 2 * of, await asyncio.to_thread(_analysis, table, found))

    def _keep(self, table_id: str, page: AnalysisPage) -> AnalysisPage:
        self._kept[table_id] = page
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return page


def _decode(row: AnalysisRow | None) -> list[Moment]:
    """What was found; nothing, if an earlier version of ours found it."""
    if row is None:
        return []
    try:
        return msgspec.json.decode(row.moments, type=list[Moment])
    except msgspec.ValidationError:
        return []


def _analysis(table: Table, found: Found) -> Analysis:
    luck, swings = found.luck(), found.swings()
    return Analysis(
        seats=found.record.header.seats,
        decisions=tuple(
            _studied(table, moment, swing, given)
            for moment, swing, given in zip(found.moments, swings, luck[1:], strict=True)
        ),
        turning_points=tuple(moment.n for moment in found.turning_points()),
        mistakes=tuple(moment.n for moment in found.mistakes(None)),
        accounts=tuple(_account(found, seat) for seat in range(len(found.end))),
        deal=_rounded(luck[0]),
    )


def _account(found: Found, seat: int) -> Account:
    account = found.account(seat)
    own, others, luck = _rounded((account.own, account.others, account.luck))
    return Account(round(account.accuracy, 1), own, others, luck, account.counts)


def _rounded(shares: Iterable[float]) -> tuple[float, ...]:
    return tuple(round(share, 4) for share in shares)


def _studied(table: Table, moment: Moment, swing: float, luck: tuple[float, ...]) -> Studied:
    def choice(text: str, remarks: tuple[Remark, ...] = ()) -> Choice:
        return table.box.choice(table.box.rulebook.actions.parse(text), remarks)

    return Studied(
        n=moment.n,
        seat=moment.seat,
        action=choice(moment.action, moment.for_done),
        stands=moment.stands,
        chances=moment.after,
        luck=_rounded(luck),
        quality=moment.quality.value,
        swing=round(swing, 4),
        best=choice(moment.best, moment.for_best),
        best_chance=moment.best_chance,
        line=tuple(map(choice, moment.line)),
        better=None if moment.better is None else choice(moment.better, moment.for_best),
        gain=round(moment.gain, 4),
        choices=moment.choices,
    )
