"""Users, their sessions, and how they want to be told that it is their turn."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from hastilude.server.storage.schema import (
    chat,
    follows,
    habits,
    house,
    lobby,
    presences,
    profiles,
    pushes,
    puzzle_solves,
    puzzle_tries,
    sessions,
    tables,
    tries,
    users,
    webhooks,
)

if TYPE_CHECKING:
    from hastilude.server.storage.store import Store


class User(msgspec.Struct, frozen=True):
    id: str
    #: shown at tables
    name: str
    #: for signing in; None for a guest
    login: str | None
    password_hash: str | None
    created_ms: int
    #: sessions made before this count are void: sign out everywhere
    epoch: int = 0
    #: looks after the house
    warden: bool = False
    muted_until_ms: int = 0
    banned_until_ms: int = 0


class Session(msgspec.Struct, frozen=True):
    """Only the hash of the cookie's secret is kept."""

    token_hash: str
    user: str
    created_ms: int
    seen_ms: int
    expires_ms: int


class PushSubscription(msgspec.Struct, frozen=True):
    id: int
    user: str
    endpoint: str
    p256dh: str
    auth: str


class Webhook(msgspec.Struct, frozen=True):
    user: str
    url: str
    secret: str


def forget_user(connection: sa.Connection, user_id: str) -> None:
    for table in (
        sessions,
        pushes,
        webhooks,
        chat,
        profiles,
        tries,
        follows,
        presences,
        habits,
        puzzle_tries,
        puzzle_solves,
    ):
        connection.execute(sa.delete(table).where(table.c.user_id == user_id))
    connection.execute(sa.delete(follows).where(follows.c.other_id == user_id))
    blank = {"name": "", "login": None, "password_hash": None, "epoch": users.c.epoch + 1, "warden": False}
    connection.execute(sa.update(users).where(users.c.id == user_id).values(blank))
    _forget_shared_names(connection, user_id)


def end_sessions(connection: sa.Connection, user_id: str) -> int:
    connection.execute(sa.update(users).where(users.c.id == user_id).values(epoch=users.c.epoch + 1))
    return connection.execute(sa.delete(sessions).where(sessions.c.user_id == user_id)).rowcount


def _forget_shared_names(connection: sa.Connection, host: str) -> None:
    """Those that a host gave to people at the same device."""
    hosted = connection.execute(
        sa.select(tables.c.id, tables.c.terms, lobby.c.facts)
        .join(lobby, lobby.c.table_id == tables.c.id)
        .where(tables.c.host == host)
    )
    for table_id, terms, facts in hosted.all():
        kept = [_nameless(msgspec.json.decode(text)) for text in (terms, facts)]
        connection.execute(sa.update(tables).where(tables.c.id == table_id).values(terms=kept[0]))
        connection.execute(sa.update(lobby).where(lobby.c.table_id == table_id).values(facts=kept[1]))


def _nameless(document: dict[str, Any]) -> str:
    for seat in document.get("seats", ()):
        if "name" in seat:
            seat["name"] = ""
    return msgspec.json.encode(document).decode()


_WHO = (
    sa.select(sessions, users)
    .join(users, users.c.id == sessions.c.user_id)
    .where(sessions.c.token_hash == sa.bindparam("token_hash"))
)


class People:
    #: sessions, and names, that are known here without asking
    KNOWN = 10_000

    def __init__(self, store: "Store") -> None:
        self._store = store
        #: only where no other process can end a session
        self._known: dict[str, tuple[Session, User]] | None = {} if store.alone else None
        self._names: dict[str, str] = {}
        self._changes = 0

    # -- users -----------------------------------------------------------------------------

    async def create_user(self, user: User) -> None:
        await self._write(sa.insert(users).values(msgspec.structs.asdict(user)))

    async def user(self, user_id: str) -> User | None:
        return await self._user(users.c.id == user_id)

    async def user_by_login(self, login: str) -> User | None:
        return await self._user(users.c.login == login)

    async def names(self, user_ids: Sequence[str]) -> dict[str, str]:
        unknown = sorted({user for user in user_ids if user not in self._names})
        changes = self._changes
        found = {user: self._names[user] for user in user_ids if user in self._names}
        if unknown:
            query = sa.select(users.c.id, users.c.name).where(users.c.id.in_(unknown))
            fresh = {row.id: row.name for row in await self._store.read(query)}
            if self._known is not None and changes == self._changes:
                if len(self._names) >= self.KNOWN:
                    self._names.clear()
                self._names.update(fresh)
            found |= fresh
        return found

    async def rename(self, user_id: str, name: str) -> None:
        await self._change(sa.update(users).where(users.c.id == user_id).values(name=name))

    async def set_login(self, user_id: str, login: str, password_hash: str) -> bool:
        """False if the login is taken."""
        change = (
            sa.update(users).where(users.c.id == user_id).values(login=login, password_hash=password_hash)
        )
        try:
            await self._change(change)
        except IntegrityError:
            return False
        return True

    async def set_password(self, user_id: str, password_hash: str) -> None:
        await self._change(sa.update(users).where(users.c.id == user_id).values(password_hash=password_hash))

    async def forget(self, user_id: str) -> None:
        """Delete my data: name, login, sessions, push, webhook, chat lines. Seats stay, without a name."""

        await self._store.writer.do(lambda connection: forget_user(connection, user_id))
        self.changed()

    async def _user(self, where: sa.ColumnElement[bool]) -> User | None:
        row = await self._first(sa.select(users).where(where))
        return None if row is None else User(*row)

    # -- what they show ------------------------------------------------------------------------

    async def hides(self, user_id: str) -> tuple[Any, ...]:
        """The parts of a player's page that others do not see."""
        row = await self._first(sa.select(profiles.c.hides).where(profiles.c.user_id == user_id))
        return () if row is None else tuple(msgspec.json.decode(row.hides))

    async def who_hides(self, user_ids: Sequence[str], part: str) -> set[str]:
        query = sa.select(profiles).where(profiles.c.user_id.in_(user_ids))
        found = await self._store.read(query)
        return {row.user_id for row in found if part in msgspec.json.decode(row.hides)}

    async def set_hides(self, user_id: str, parts: Sequence[str]) -> None:
        values = {"hides": msgspec.json.encode(parts).decode()}
        insert = self._store.insert(profiles).values(user_id=user_id, **values)
        await self._write(insert.on_conflict_do_update(index_elements=["user_id"], set_=values))

    # -- sessions --------------------------------------------------------------------------

    async def add_session(self, session: Session) -> None:
        values = msgspec.structs.asdict(session)
        values["user_id"] = values.pop("user")
        await self._write(sa.insert(sessions).values(values))

    async def session(self, token_hash: str) -> tuple[Session, User] | None:
        """A session, and whose it is."""
        if self._known is not None and token_hash in self._known:
            return self._known[token_hash]
        changes = self._changes
        found = await self._store.read(_WHO, {"token_hash": token_hash})
        if not found:
            return None
        known = Session(*found[0][:5]), User(*found[0][5:])
        if self._known is not None and changes == self._changes:
            if len(self._known) >= self.KNOWN:
                self._known.clear()
            self._known[token_hash] = known
        return known

    async def sessions_of(self, user_id: str) -> list[Session]:
        """The newest first."""
        query = (
            sa.select(sessions).where(sessions.c.user_id == user_id).order_by(sessions.c.created_ms.desc())
        )
        return [Session(*row) for row in await self._store.read(query)]

    async def touch_session(self, token_hash: str, seen_ms: int, expires_ms: int) -> None:
        change = sa.update(sessions).where(sessions.c.token_hash == token_hash)
        await self._change(change.values(seen_ms=seen_ms, expires_ms=expires_ms))

    async def end_session(self, token_hash: str) -> None:
        await self._change(sa.delete(sessions).where(sessions.c.token_hash == token_hash))

    async def end_sessions(self, user_id: str) -> int:
        """Sign out everywhere; how many sessions there were."""

        ended = await self._store.writer.do(lambda connection: end_sessions(connection, user_id))
        self.changed()
        return ended

    # -- being told --------------------------------------------------------------------------

    async def add_push(self, user_id: str, endpoint: str, p256dh: str, auth: str) -> int:
        """The same endpoint again replaces it."""

        def work(connection: sa.Connection) -> int:
            connection.execute(sa.delete(pushes).where(pushes.c.endpoint == endpoint))
            values = {"user_id": user_id, "endpoint": endpoint, "p256dh": p256dh, "auth": auth}
            found = connection.execute(sa.insert(pushes).values(values).returning(pushes.c.id))
            return int(found.scalar_one())

        return await self._store.writer.do(work)

    async def pushes_of(self, user_id: str) -> list[PushSubscription]:
        query = sa.select(pushes).where(pushes.c.user_id == user_id).order_by(pushes.c.id)
        return [PushSubscription(*row) for row in await self._store.read(query)]

    async def remove_push(self, endpoint: str) -> None:
        await self._write(sa.delete(pushes).where(pushes.c.endpoint == endpoint))

    async def set_webhook(self, user_id: str, url: str, secret: str) -> None:
        insert = self._store.insert(webhooks).values(user_id=user_id, url=url, secret=secret)
        await self._write(
            insert.on_conflict_do_update(index_elements=["user_id"], set_={"url": url, "secret": secret})
        )

    async def webhook_of(self, user_id: str) -> Webhook | None:
        row = await self._first(sa.select(webhooks).where(webhooks.c.user_id == user_id))
        return None if row is None else Webhook(*row)

    async def remove_webhook(self, user_id: str) -> None:
        await self._write(sa.delete(webhooks).where(webhooks.c.user_id == user_id))

    # -- what all processes share --------------------------------------------------------------

    async def value(self, key: str, fresh: str) -> str:
        """A value of the house (cookie key, VAPID key): `fresh` the first time, then always the same."""

        def work(connection: sa.Connection) -> str:
            insert = self._store.insert(house).values(key=key, value=fresh).on_conflict_do_nothing()
            connection.execute(insert)
            found = connection.execute(sa.select(house.c.value).where(house.c.key == key))
            return str(found.scalar_one())

        return await self._store.writer.do(work)

    # -- how it is done ------------------------------------------------------------------------

    async def _change(self, statement: sa.Executable) -> None:
        """A write after which somebody may be another, or nobody any more."""
        try:
            await self._write(statement)
        finally:
            self.changed()

    def changed(self) -> None:
        """What is known here of people may be old."""
        self._changes += 1
        self._names.clear()
        if self._known is not None:
            self._known.clear()

    async def _write(self, statement: sa.Executable) -> None:
        def work(connection: sa.Connection) -> None:
            connection.execute(statement)

        await self._store.writer.do(work)

    async def _first(self, query: sa.Select[Any]) -> Any | None:
        found = await self._store.read(query)
        return found[0] if found else None
