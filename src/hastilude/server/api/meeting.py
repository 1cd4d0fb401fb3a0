"""Finding others: quick pairing, friends, and how one plays games that last for days."""

from datetime import UTC, datetime, timedelta
from typing import Annotated

import msgspec
from litestar import Controller, get, post, put

from hastilude.server.api.lobby import TablePage, page
from hastilude.server.api.people import UserId
from hastilude.server.errors import Conflict, Missing, Trouble
from hastilude.server.house import House
from hastilude.server.identity import arms_of
from hastilude.server.pairing import Seek
from hastilude.server.storage.meeting import Habits
from hastilude.server.storage.people import User

#: whoever was seen within so many ms is here
HERE_MS = 150_000
#: people whom one may follow
MOST = 200
DAY_MS = 24 * 3600 * 1000
#: the longest one may be away, and how long after its beginning one may be away again
AWAY_DAYS, AGAIN_DAYS = 30, 60


class Friend(msgspec.Struct, frozen=True):
    """Somebody whom I follow."""

    user: str
    name: str
    arms: int
    #: here at the moment; None if they do not show it
    here: bool | None
    #: where they sit in public, waiting or playing
    table: str | None


class Following(msgspec.Struct, frozen=True):
    followed: bool


class SlowGames(msgspec.Struct, frozen=True):
    """How I play games that last for days."""

    #: the hour (UTC) of one notice a day, in place of one for each turn; none: each turn
    digest_hour: int | None
    #: until when no clock of a slow game takes my time; none: I am here
    away_until_ms: int | None


class NewSlowGames(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    digest_hour: Annotated[int, msgspec.Meta(ge=0, le=23)] | None = None
    #: from now on; 0: I am back
    away_days: Annotated[int, msgspec.Meta(ge=0, le=AWAY_DAYS)] = 0


class Meetings(Controller):
    tags = ("people",)

    @post("/pairing", summary="A game with whoever is looking for one", status_code=200)
    async def pair(self, house: House, user: User, data: Seek) -> TablePage:
        """A table that fits, at which I sit now: it begins by itself."""
        await house.may_make_table(user)
        return page(await house.pairs.join(user.id, data), user)

    @get("/me/friends", summary="Whom I follow, and who of them is here")
    async def friends(self, house: House, user: User) -> list[Friend]:
        store = house.hall.store
        followed = await store.meeting.followed(user.id)
        users = [one.user for one in followed]
        hidden = await house.people.who_hides(users, "presence")
        sitting = await store.meeting.public_tables([one for one in users if one not in hidden])
        now_ms = house.hall.now_ms()
        return [
            Friend(
                one.user,
                one.name,
                arms_of(one.name),
                None if one.user in hidden else now_ms - one.here_ms < HERE_MS,
                sitting.get(one.user),
            )
            for one in followed
        ]

    @post("/people/{user_id:str}/follow", summary="See of somebody whether they are here", status_code=200)
    async def follow(self, house: House, user: User, user_id: UserId) -> Following:
        other = await house.people.user(user_id)
        if other is None or not other.name:
            raise Missing("nobody", "There is no such player.")
        if other.id == user.id:
            raise Trouble("oneself", "Nobody follows themselves.")
        if await house.hall.store.meeting.count(user.id) >= MOST:
            raise Conflict("too_many_friends", f"At most {MOST} people can be followed.")
        await house.hall.store.meeting.follow(user.id, other.id, house.hall.now_ms())
        return Following(True)

    @post("/people/{user_id:str}/unfollow", summary="Not any more", status_code=200)
    async def unfollow(self, house: House, user: User, user_id: UserId) -> Following:
        await house.hall.store.meeting.unfollow(user.id, user_id)
        return Following(False)

    @get("/me/slow-games", summary="How I play games that last for days")
    async def slow_games(self, house: House, user: User) -> SlowGames:
        return _told(await house.hall.store.meeting.habits(user.id), house.hall.now_ms())

    @put("/me/slow-games", summary="… from now on")
    async def set_slow_games(self, house: House, user: User, data: NewSlowGames) -> SlowGames:
        """While one is away, no clock of a slow game takes one's time."""
        now_ms = house.hall.now_ms()
        before = await house.hall.store.meeting.habits(user.id)
        chosen = Habits(
            data.digest_hour,
            None if data.digest_hour is None else _next_ms(now_ms, data.digest_hour),
            *_away(before, data.away_days, now_ms),
        )
        await house.hall.store.meeting.set_habits(user.id, chosen)
        return _told(chosen, now_ms)


def _away(before: Habits, days: int, now_ms: int) -> tuple[int, int]:
    """From when to when; what was begun may be made longer or shorter, not begun anew for a while."""
    until_ms = now_ms + days * DAY_MS
    if not days:
        return before.away_from_ms, min(before.away_until_ms, now_ms)
    if not before.away_from_ms or now_ms - before.away_from_ms >= AGAIN_DAYS * DAY_MS:
        return now_ms, until_ms
    if before.away_until_ms <= now_ms:
        again = datetime.fromtimestamp(before.away_from_ms / 1000, UTC) + timedelta(days=AGAIN_DAYS)
        raise Conflict("away_again", f"You were away already; the next time may begin on {again:%Y-%m-%d}.")
    return before.away_from_ms, min(until_ms, before.away_from_ms + AWAY_DAYS * DAY_MS)


def _next_ms(now_ms: int, hour: int) -> int:
    now = datetime.fromtimestamp(now_ms / 1000, UTC)
    due = now.replace(hour=hour, minute=0, second=0, microsecond=0)
    return int((due if due > now else due + timedelta(days=1)).timestamp() * 1000)


def _told(habits: Habits, now_ms: int) -> SlowGames:
    away = habits.away_until_ms if habits.away_until_ms > now_ms else None
    return SlowGames(habits.digest_hour, away)
