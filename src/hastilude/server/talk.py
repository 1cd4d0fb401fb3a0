"""Chat: clean, short, not too fast, and not twice. Spectators have a channel of their own."""

from typing import TYPE_CHECKING

from hastilude.server.errors import Forbidden, Trouble, check_label
from hastilude.server.keeper import Keeper
from hastilude.server.limits import LINE
from hastilude.server.storage.store import ChatLine
from hastilude.server.updates import Said

if TYPE_CHECKING:
    from hastilude.server.house import House
    from hastilude.server.storage.people import User
    from hastilude.server.table import Table


class Talk:
    """What is said at one table."""

    __slots__ = ("keeper",)

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper

    async def say(self, user: str, text: str, *, channel: str = "table", phrase: str = "") -> Said:
        """Forbidden on the other channel: seats write at the table, the others among spectators."""
        keeper = self.keeper
        check_label(phrase, "A phrase")
        if len(text) > LINE or "\0" in text or not (text or phrase):
            raise Trouble("bad_chat", f"A line of chat has 1 to {LINE} characters.")
        mine = keeper.sitting.room.seats_of(user)
        _check_channel(channel, bool(mine))
        await keeper.learn_names({user})
        name = keeper.showing.names.get(user, "")
        line = ChatLine(0, channel, user, mine[0] if mine else None, text, phrase, keeper.hall.now_ms(), name)
        line = line._replace(id=await keeper.hall.store.say(keeper.id, line))
        keeper.watchers.hear_chat(line)
        keeper.hall.ring_chat(keeper.id, line.id)
        return line.said(keeper.id)

    async def lines(self, user: str, channel: str = "table", before: int | None = None) -> list[Said]:
        """The last ones, oldest first. Players do not read what spectators write."""
        keeper = self.keeper
        if channel != "table":
            _check_channel(channel, bool(keeper.sitting.room.seats_of(user)))
        found = await keeper.hall.store.chat(
            keeper.id, before=before, channel=channel, limit=keeper.hall.limits.chat_page
        )
        return [line.said(keeper.id) for line in found]


def _check_channel(channel: str, seated: bool) -> None:
    if channel not in ("table", "spectators"):
        raise Trouble("bad_channel", "The channels are table and spectators.")
    if seated != (channel == "table"):
        raise Forbidden("other_channel", "Players talk at the table, spectators among themselves.")


async def say(house: "House", table: "Table", user: "User", text: str, phrase: str) -> Said:
    """As the API and the sockets share it: seats write at the table, everybody else among the
    spectators."""
    if not phrase:
        text = house.clean_line(text)
    house.hear(user)
    channel = "table" if table.seats_of(user.id) else "spectators"
    return await table.talk.say(user.id, "" if phrase else text, channel=channel, phrase=phrase)


async def say_once(house: "House", table: "Table", user: "User", text: str, phrase: str, id: str) -> Said:
    """The same id again is the same line: a client sends again what was not answered.

    Only this process remembers, and only the last lines: chat is not worth more.
    """
    key = (table.id, user.id, id)
    if key in house.said:
        return house.said[key]
    said = await say(house, table, user, text, phrase)
    house.said[key] = said
    if len(house.said) > house.SAID:
        del house.said[next(iter(house.said))]
    return said
