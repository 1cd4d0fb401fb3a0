"""Records: while a game runs, what one's own eyes saw; after the end, all of it."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Controller, Response, get, post
from litestar.params import PathParameter, QueryParameter

from hastilude.core.record import Seal
from hastilude.core.words import Prompt, Seen
from hastilude.server.analyses import AnalysisPage
from hastilude.server.api.tables import OfSeat, own
from hastilude.server.api.visitor import Link, TableId
from hastilude.server.errors import Conflict, Missing, Unreadable
from hastilude.server.house import House
from hastilude.server.limits import COUNT, DECISION
from hastilude.server.replays import Replayed
from hastilude.server.storage.people import User
from hastilude.server.table import Table

#: fields of a view that count the course of a game, the longest stretch first
COUNTED = ("game_number", "year", "round", "lap", "turn")
#: what the games call a seat's points
SCORED = ("points", "score", "glory")

Decision = Annotated[
    int, PathParameter(ge=0, le=DECISION, description="After this decision; 0 is the set-up.")
]
OfVersion = Annotated[int, PathParameter(ge=0, le=COUNT, description="One that this stream has seen.")]
Eyes = Annotated[
    str,
    QueryParameter(
        pattern="^(open|spectator|[0-9]{1,2})$",
        description="A seat's number, `spectator`, or `open` for everybody's eyes at once.",
    ),
]


class ReplayStep(msgspec.Struct, frozen=True):
    #: the decision, and how many there were
    n: int
    of: int
    #: who took it, and what it was; none for the set-up
    seat: int | None
    action: str | None
    prompt: Prompt
    events: list[Seen]
    #: one view, or with `open` one for each seat
    views: list[dict[str, Any]]


class SeenMoment(msgspec.Struct, frozen=True):
    """What a stream saw as one of its versions."""

    version: int
    seat: int | None
    view: dict[str, Any]
    prompt: Prompt
    decider: int | None


class Moment(msgspec.Struct, frozen=True):
    """A finished game after one decision, in a line."""

    #: who took it, and what it was; none for the set-up
    seat: int | None
    action: str | None
    #: what the view counts the course of the game by, the longest stretch first
    counts: dict[str, int]
    #: by seat, where the view shows everybody's points
    points: list[float]


class Outline(msgspec.Struct, frozen=True):
    """Where turns and rounds begin, and how the score went: for a reader who jumps."""

    moments: list[Moment]


class SealPage(msgspec.Struct, frozen=True):
    """Where the shuffle came from. Until the end only the commitment is known."""

    commitment: str
    opened: bool
    secret: str | None = None
    nonces: tuple[str, ...] = ()
    #: for each nonce its SHA-256, where that was given before any was opened
    sealed: tuple[str, ...] = ()
    #: how often the opening was broken off before the deal, and all began anew
    broken_off: int = 0
    seed: str | None = None
    #: the secret is the one committed to, the seed is made of it, and every number of chance in
    #: the record is the one that the seed gives
    holds: bool | None = None
    #: what does not hold
    flaw: str = ""


class Records(Controller):
    path = "/tables/{table_id:str}"
    tags = ("records",)

    @get("/record", summary="Download the record")
    async def download(
        self, house: House, visitor: User | None, table_id: TableId, seat: OfSeat = None, link: Link = ""
    ) -> Response[bytes]:
        """JSON Lines. Until the end it holds what this seat, or a spectator, saw."""
        try:
            table = await house.find(table_id, visitor, link)
            own(table, visitor, seat)
            game, data = table.charter.terms.game, await table.record(visitor.id if visitor else "", seat)
        except Unreadable:
            sealed = await house.sealed(table_id, visitor, link)
            game, data = sealed.facts.game, await sealed.export()
        name = f"{game}-{table_id}.jsonl"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(data, media_type="application/jsonl", headers=headers)

    @get("/seen/{version:int}", summary="The table as these eyes saw it at an earlier version")
    async def seen(
        self,
        *,
        house: House,
        visitor: User | None,
        table_id: TableId,
        version: OfVersion,
        seat: OfSeat = None,
        link: Link = "",
    ) -> SeenMoment:
        """Nothing that was learned later: the view of that moment."""
        table = await house.find(table_id, visitor, link)
        own(table, visitor, seat)
        stream = table.sitting.stream(seat)
        if version > table.sitting.versions[stream]:
            raise Missing("no_such_version", "These eyes have not seen that yet.")
        async for sitting in table.keeper.since(stream, version):
            course = sitting.course
            if course is not None and sitting.versions[stream] >= version:
                return SeenMoment(
                    version=sitting.versions[stream],
                    seat=seat,
                    view=msgspec.json.decode(sitting.view(stream)),
                    prompt=course.state.prompt(),
                    decider=course.decider,
                )
        raise Missing("no_such_version", "The game had not begun then.")

    @get("/replay", summary="A finished game at a glance")
    async def outline(
        self, house: House, visitor: User | None, table_id: TableId, link: Link = ""
    ) -> Outline:
        table = await house.find(table_id, visitor, link)
        game = await _replayed(house, table)
        return await asyncio.to_thread(_outline, game)

    @get("/replay/{n:int}", summary="A finished game at one decision")
    async def replay(
        self,
        *,
        house: House,
        visitor: User | None,
        table_id: TableId,
        n: Decision,
        eyes: Eyes = "spectator",
        link: Link = "",
    ) -> ReplayStep:
        table = await house.find(table_id, visitor, link)
        game = await _replayed(house, table)
        last = len(game.steps) - 1
        if n > last:
            raise Missing("no_such_decision", f"This game has {last} decisions.")
        seats = len(game.record.header.seats)
        if eyes not in ("open", "spectator") and int(eyes) >= seats:
            raise Missing("no_such_seat", f"This game has the seats 0 to {seats - 1}.")
        line = game.record.lines[n]
        lookers = _lookers(eyes, seats)
        return ReplayStep(
            n=n,
            of=last,
            seat=line.seat,
            action=line.action,
            prompt=game.steps[n].state.prompt(),
            events=game.open_events(n) if eyes == "open" else game.events(n, lookers[0]),
            views=[msgspec.to_builtins(game.view(n, looker)) for looker in lookers],
        )

    @get("/analysis", summary="A finished game thought over, as far as it is")
    async def analysis(
        self, house: House, visitor: User | None, table_id: TableId, link: Link = ""
    ) -> AnalysisPage:
        """Each seat's chance to win after every decision, the turning points, better actions."""
        table = await house.find(table_id, visitor, link)
        _over(table)
        return await house.analyses.page(table)

    @post("/analysis", summary="Have a finished game thought over", status_code=200)
    async def analyse(self, house: House, user: User, table_id: TableId, link: Link = "") -> AnalysisPage:
        """Workers think it over; ask again how far they are."""
        table = await house.find(table_id, user, link)
        _over(table)
        page = await house.analyses.page(table)
        if page.state in ("working", "ready"):
            return page
        house.may_study(user)
        return await house.analyses.begin(table)

    @get("/seal", summary="Commitment, seed, and whether they hold")
    async def seal(self, house: House, visitor: User | None, table_id: TableId, link: Link = "") -> SealPage:
        table = await house.find(table_id, visitor, link)
        facts = table.facts()
        if facts.status != "over" or table.rights.hidden:
            return SealPage(facts.commitment, opened=False)
        game = await _replayed(house, table)
        ending = game.record.ending
        if ending is None:
            return SealPage(facts.commitment, opened=False)
        seal = Seal(bytes.fromhex(ending.secret), ending.nonces)
        holds = not game.flaw and seal.commitment == facts.commitment and seal.seed.hex() == ending.seed
        return SealPage(
            facts.commitment,
            opened=True,
            secret=ending.secret,
            nonces=ending.nonces,
            sealed=game.record.header.sealed,
            broken_off=table.sitting.room.broken_off,
            seed=ending.seed,
            holds=holds,
            flaw=game.flaw,
        )


def _over(table: Table) -> None:
    if table.facts().status != "over":
        raise Conflict("not_over", "The game is not over: until then its record is closed.")
    table.rights.shown()


async def _replayed(house: House, table: Table) -> Replayed:
    _over(table)
    kept = house.replays.kept(table.id)
    if kept is not None:
        return kept
    return await house.replays.of(table.id, await table.record("", None), table.charter.components)


def _outline(game: Replayed) -> Outline:
    moments = []
    for n, line in enumerate(game.record.lines):
        view: dict[str, Any] = msgspec.to_builtins(game.view(n, None))
        counts = {name: view[name] for name in COUNTED if isinstance(view.get(name), int)}
        moments.append(Moment(line.seat, line.action, counts, points_in(view)))
    return Outline(moments)


def points_in(view: dict[str, Any]) -> list[float]:
    """Of the row in the view that has a line with points, by whatever name, for each seat."""
    for row in view.values():
        if not isinstance(row, list | tuple) or not all(isinstance(one, dict) for one in row):
            continue
        for name in SCORED:
            if row and all("seat" in one and isinstance(one.get(name), int) for one in row):
                return [float(one[name]) for one in sorted(row, key=lambda one: int(one["seat"]))]
    return []


def _lookers(eyes: str, seats: int) -> list[int | None]:
    if eyes == "open":
        return list(range(seats))
    return [None if eyes == "spectator" else int(eyes)]
