"""The lobby: my tables, open tables, finished games, and a new one."""

from typing import Annotated

import msgspec
from litestar import Controller, get, post
from litestar.params import QueryParameter

from hastilude.server import library
from hastilude.server.api.visitor import AtMost
from hastilude.server.errors import Unreadable
from hastilude.server.hall import Wish
from hastilude.server.house import House
from hastilude.server.limits import COUNT, NAME
from hastilude.server.sealed import Sealed
from hastilude.server.storage.people import User
from hastilude.server.table import Table, TableFacts

OfGame = Annotated[
    str | None, QueryParameter(pattern=f"^[a-z0-9_]{{1,{NAME}}}$", description="Only this game.")
]
Before = Annotated[
    int | None,
    QueryParameter(ge=0, le=COUNT, description="Only before this time, in ms since 1970."),
]


class TablePage(msgspec.Struct, frozen=True):
    """A table as I may see it."""

    facts: TableFacts
    #: my seats
    mine: tuple[int, ...]
    #: secret of the table's link, to those who sit there
    link: str | None
    #: why it cannot be played here: `other_rules`, `other_figures`; mostly empty
    sealed: str = ""


class MyTables(msgspec.Struct, frozen=True):
    #: how many wait for a decision of mine
    waiting: int
    tables: list[TableFacts]


def page(table: Table, user: User | None) -> TablePage:
    mine = tuple(table.seats_of(user.id)) if user else ()
    return TablePage(table.facts(), mine, table.seating.link(user.id) if user and mine else None)


def sealed_page(table: Sealed, user: User | None, why: Unreadable) -> TablePage:
    mine = tuple(table.seats_of(user.id)) if user else ()
    return TablePage(table.facts, mine, None, why.problem.code)


class Lobby(Controller):
    path = "/tables"
    tags = ("lobby",)

    @get("/mine", summary="My tables, those that wait for me first")
    async def mine(self, house: House, user: User, limit: AtMost = 20) -> MyTables:
        tables = await house.hall.my_tables(user.id, limit)
        return MyTables(await house.hall.waiting_for(user.id), tables)

    @get("/open", summary="Public tables to join or to watch")
    async def open(self, house: House, game: OfGame = None, limit: AtMost = 20) -> list[TableFacts]:
        if game is not None:
            library.game(game)
        return await house.hall.open_tables(limit, game)

    @get("/finished", summary="Public finished games, the latest first")
    async def finished(
        self, house: House, game: OfGame = None, before: Before = None, limit: AtMost = 20
    ) -> list[TableFacts]:
        if game is not None:
            library.game(game)
        return await house.hall.finished_tables(limit, before, game)

    @post(summary="A new table", status_code=201)
    async def create(self, house: House, user: User, data: Wish) -> TablePage:
        await house.may_make_table(user)
        return page(await house.hall.create(user.id, data), user)
