"""Deals that many play, each alone with the same cards and dice."""

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import PathParameter

from hastilude.server.api.lobby import TablePage, page
from hastilude.server.api.tables import OneSeat
from hastilude.server.api.visitor import Link, TableId
from hastilude.server.deals import Deal, DealsPage
from hastilude.server.house import House
from hastilude.server.storage.people import User

Day = Annotated[str, PathParameter(pattern=r"^\d{4}-\d{2}-\d{2}$", description="A day, as 2026-11-18.")]
DealId = Annotated[str, PathParameter(pattern=r"^[A-Za-z0-9_.-]{1,140}$", description="The id of a deal.")]


class SharedDeals(Controller):
    tags = ("deals",)

    @get("/deals", summary="Today's deals and their leader boards")
    async def today(self, house: House, visitor: User | None) -> DealsPage:
        """One of each game, the same for everybody; tomorrow's are committed to already."""
        return await house.deals.page("", visitor.id if visitor else "")

    @get("/deals/{day:str}", summary="The deals of an earlier day")
    async def past(self, house: House, visitor: User | None, day: Day) -> DealsPage:
        return await house.deals.page(day, visitor.id if visitor else "")

    @post("/deals/{deal_id:str}/try", summary="My only try", status_code=200)
    async def begin(self, house: House, user: User, deal_id: DealId, link: Link = "") -> TablePage:
        """The table of it, whether it is begun now or was begun before."""
        row = await house.deals.deal(deal_id)
        if row.source is not None:
            await house.find(row.source, user, link)
        if not await house.deals.tried(row, user.id):
            await house.may_make_table(user)
        return page(await house.deals.begin(row, user.id), user)

    @post("/tables/{table_id:str}/deal", summary="The deal of a finished game", status_code=200)
    async def same(
        self, house: House, visitor: User | None, table_id: TableId, data: OneSeat, link: Link = ""
    ) -> Deal:
        """To be played by others from one of its seats, with the same cards and dice."""
        row = await house.deals.same(await house.find(table_id, visitor, link), data.seat)
        return await house.deals.told(row, visitor.id if visitor else "")
