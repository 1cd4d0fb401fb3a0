"""Players' pages."""

from typing import Annotated

import msgspec
from litestar import Controller, Response, get, put
from litestar.params import PathParameter

from hastilude.server import library
from hastilude.server.api.visitor import AtMost, GameId
from hastilude.server.house import House
from hastilude.server.limits import NAME
from hastilude.server.profiles import PARTS, Part, Profile, Profiles
from hastilude.server.ratings import Rating, shown
from hastilude.server.storage.finishes import Pool
from hastilude.server.storage.people import User

UserId = Annotated[str, PathParameter(pattern=f"^[A-Za-z0-9_-]{{1,{NAME}}}$", description="A player's id.")]
Seats = Annotated[int, PathParameter(ge=1, le=16, description="How many sit at the table.")]


class Hides(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What others do not see of me."""

    hides: tuple[Part, ...]


class Export(msgspec.Struct, frozen=True):
    """All that is kept about me; the records of the tables can be had one by one."""

    login: str | None
    created_ms: int
    profile: Profile
    tables: tuple[str, ...]
    #: ids of those whom I follow
    follows: tuple[str, ...]
    #: the hour (UTC) of my daily notice; from when to when I was away from slow games
    digest_hour: int | None
    away_from_ms: int
    away_until_ms: int


class Leader(msgspec.Struct, frozen=True):
    user: str
    name: str
    rating: Rating
    games: int


class People(Controller):
    tags = ("people",)

    @get("/people/{user_id:str}", summary="A player's page")
    async def profile(self, house: House, visitor: User | None, user_id: UserId) -> Profile:
        return await Profiles(house.hall).of(user_id, visitor)

    @put("/me/hides", summary="What others do not see of me")
    async def hide(self, house: House, user: User, data: Hides) -> Profile:
        chosen = tuple(part for part in PARTS if part in data.hides)
        await house.people.set_hides(user.id, chosen)
        return await Profiles(house.hall).of(user.id, user)

    @get("/me/export", summary="All that is kept about me")
    async def export(self, house: House, user: User) -> Response[Export]:
        profile = await Profiles(house.hall).of(user.id, user)
        tables = tuple(facts.id for facts in await house.hall.my_tables(user.id, 1_000))
        followed = tuple(one.user for one in await house.hall.store.meeting.followed(user.id))
        habits = await house.hall.store.meeting.habits(user.id)
        headers = {"content-disposition": 'attachment; filename="hastilude-me.json"'}
        export = Export(
            user.login,
            user.created_ms,
            profile,
            tables,
            followed,
            habits.digest_hour,
            habits.away_from_ms,
            habits.away_until_ms,
        )
        return Response(export, headers=headers)

    @get("/games/{game:str}/leaders/{seats:int}", summary="The best players, as far as it is sure")
    async def leaders(self, house: House, game: GameId, seats: Seats, limit: AtMost = 20) -> list[Leader]:
        """Provisional ratings are not among them, nor who does not show theirs."""
        library.game(game)
        best = await house.hall.store.finishes.best(Pool(game, seats), 200)
        users = [user for user, _, _ in best]
        names, hidden = await house.people.names(users), await house.people.who_hides(users, "ratings")
        found = [
            Leader(user, names[user], shown(skill), games)
            for user, skill, games in best
            if names.get(user) and user not in hidden and not shown(skill).provisional
        ]
        return found[:limit]
