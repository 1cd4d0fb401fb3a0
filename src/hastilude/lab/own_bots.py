"""Bots by name for the lab: those there are, and those of somebody's own, as `my_module:MyBot`.

Commands take both. A server takes of the second kind only those that its operator named
(`hastilude serve --bot`): what a guest asks for never finds a module.
"""

import re
import sys
from importlib import import_module
from pathlib import Path

from hastilude.bots.bot import Bot
from hastilude.bots.levels import Means
from hastilude.bots.line_up import find_bot
from hastilude.core.game import GameError, Rulebook

#: a module, and a class in it
_OWN = re.compile(r"([A-Za-z_][\w.]*):([A-Za-z_]\w*)")


def bot_of(name: str, rulebook: Rulebook, means: Means | None = None) -> Bot:
    """The bot of a name, ready to play a game; GameError if there is none.

    One's own is a class made without arguments; its module is found from the folder one is in, too.
    """
    own = _OWN.fullmatch(name)
    if own is None:
        return find_bot(name, rulebook, means)
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        bot = getattr(import_module(own[1]), own[2])()
    except Exception as error:  # whatever is wrong with somebody's module
        raise GameError(f"there is no bot {name!r}: {type(error).__name__}: {error}") from None
    if not isinstance(bot, Bot):
        raise GameError(f"{name} is no hastilude.bots.bot.Bot")
    return bot
