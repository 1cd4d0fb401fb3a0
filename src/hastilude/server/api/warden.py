"""The page of who looks after the house: for accounts that are marked as warden, and nobody else."""

from typing import Annotated, Literal

import msgspec
from litestar import Controller, Response, get, post
from litestar.params import PathParameter, QueryParameter

from hastilude.server.api.account import Line
from hastilude.server.api.tables import Given
from hastilude.server.api.visitor import AtMost, TableId
from hastilude.server.errors import Conflict, Forbidden
from hastilude.server.house import House
from hastilude.server.limits import FIELD, NAME
from hastilude.server.storage.care import Deed, Person
from hastilude.server.storage.people import User
from hastilude.server.table import TableFacts
from hastilude.server.warden import Warden

PersonId = Annotated[str, PathParameter(pattern=f"^[A-Za-z0-9_-]{{1,{NAME}}}$", description="A person.")]
Days = Annotated[float, msgspec.Meta(ge=0, le=36_500)]


class Because(Given, frozen=True):
    """Why: for the moderation log."""

    reason: Line = ""


class NewNameFor(Because, frozen=True):
    name: Line = ""


class ForDays(Because, frozen=True):
    #: 0 takes it back
    days: Days = 0.0


class FreshPassword(msgspec.Struct, frozen=True):
    #: nobody else will ever see it
    password: str


class People(msgspec.Struct, frozen=True):
    people: list[Person]


class Tables(msgspec.Struct, frozen=True):
    tables: list[TableFacts]


class Deeds(msgspec.Struct, frozen=True):
    deeds: list[Deed]


def warden_of(house: House, user: User) -> Warden:
    """Forbidden for everybody else; what is there is not told either."""
    if not user.warden:
        raise Forbidden("not_warden", "This is for those who look after the house.")
    return Warden(house.hall, user.id)


class WardenDesk(Controller):
    path = "/warden"
    tags = ("warden",)

    @get("/people", summary="Find people")
    async def find(
        self,
        house: House,
        user: User,
        text: Annotated[str, QueryParameter(max_length=FIELD, description="Part of a name or login.")] = "",
        limit: AtMost = 20,
    ) -> People:
        return People(await warden_of(house, user).find(text, limit))

    @post("/people/{person:str}/rename", summary="Give somebody another name", status_code=200)
    async def rename(self, house: House, user: User, person: PersonId, data: NewNameFor) -> Person:
        return await warden_of(house, user).rename(person, data.name, data.reason)

    @post("/people/{person:str}/mute", summary="Take no chat of somebody, for some days", status_code=200)
    async def mute(self, house: House, user: User, person: PersonId, data: ForDays) -> Person:
        return await warden_of(house, user).mute(person, data.days, data.reason)

    @post("/people/{person:str}/ban", summary="Let somebody in no more, for some days", status_code=200)
    async def ban(self, house: House, user: User, person: PersonId, data: ForDays) -> Person:
        banned = await warden_of(house, user).ban(person, data.days, data.reason)
        if data.days:
            await house.hang_up(user=banned.id)
        return banned

    @post("/people/{person:str}/reset-password", summary="A fresh password for an account", status_code=200)
    async def reset_password(
        self, house: House, user: User, person: PersonId, data: Because
    ) -> FreshPassword:
        warden = warden_of(house, user)
        password = await warden.reset_password(person, data.reason)
        await house.hang_up(user=(await warden.person(person)).id)
        return FreshPassword(password)

    @post("/people/{person:str}/delete", summary="Delete somebody with all that is theirs", status_code=200)
    async def delete(self, house: House, user: User, person: PersonId, data: Because) -> Response[None]:
        warden = warden_of(house, user)
        gone = (await warden.person(person)).id
        await warden.delete(gone, data.reason)
        await house.hang_up(user=gone)
        return Response(None, status_code=200)

    @get("/tables", summary="Tables, private ones too, the latest first")
    async def tables(
        self,
        house: House,
        user: User,
        status: Literal["waiting", "playing", "over", "abandoned"] | None = None,
        person: Annotated[str, QueryParameter(max_length=NAME, description="Only of this person.")] = "",
        limit: AtMost = 20,
    ) -> Tables:
        return Tables(await warden_of(house, user).tables(status or "", "", person, limit))

    @post("/tables/{table_id:str}/close", summary="End a table without a result", status_code=200)
    async def close(self, house: House, user: User, table_id: TableId, data: Because) -> Response[None]:
        await warden_of(house, user).close(table_id, data.reason)
        return Response(None, status_code=200)

    @post("/tables/{table_id:str}/repair", summary="Make it anew from its log", status_code=200)
    async def repair(self, house: House, user: User, table_id: TableId, data: Because) -> Response[None]:
        await warden_of(house, user).repair(table_id, data.reason)
        return Response(None, status_code=200)

    @get("/tables/{table_id:str}/export", summary="The record of a finished game, or a closed one's log")
    async def export(self, house: House, user: User, table_id: TableId) -> Response[bytes]:
        """Not of a running game: a warden may be playing in it."""
        warden = warden_of(house, user)
        status, _ = await warden.care.stands(table_id)
        if status in ("waiting", "playing"):
            raise Conflict("not_over", "The game is not over: until then its record is closed.")
        headers = {"content-disposition": f'attachment; filename="{table_id}.jsonl"'}
        return Response(await warden.export(table_id), media_type="application/jsonl", headers=headers)

    @get("/deeds", summary="The moderation log, the latest first")
    async def deeds(self, house: House, user: User, limit: AtMost = 50) -> Deeds:
        return Deeds(await warden_of(house, user).deeds(limit))
