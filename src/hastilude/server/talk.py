"""Chat, as the API and the sockets share it: clean, short, not too fast, and not twice."""

from hastilude.server.house import House
from hastilude.server.identity import clean
from hastilude.server.storage.people import User
from hastilude.server.table import Table
from hastilude.server.updates import Said


async def say(house: House, table: Table, user: User, text: str, phrase: str) -> Said:
    """Seats write at the table, everybody else among the spectators."""
    if not phrase:
        text = clean(text, house.limits.chat, "A line of chat")
    house.hear(user)
    channel = "table" if table.seats_of(user.id) else "spectators"
    return await table.say(user.id, "" if phrase else text, channel=channel, phrase=phrase)


async def say_once(house: House, table: Table, user: User, text: str, phrase: str, id: str) -> Said:
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
