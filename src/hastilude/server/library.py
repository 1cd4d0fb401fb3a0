"""The games of this installation, looked up once: finding them reads the disk."""

from functools import cache

from hastilude.core.game import Game, GameError, Rulebook, games
from hastilude.core.text import Texts
from hastilude.core.words import Refusal


@cache
def installed() -> dict[str, Game]:
    return games()


def game(game_id: str) -> Game:
    """GameError if there is none."""
    known = installed()
    if game_id not in known:
        raise GameError(f"there is no game {game_id!r}; there are {', '.join(known)}")
    return known[game_id]


def rulebook(game_id: str) -> Rulebook:
    return game(game_id).load()


#: what tables refuse, whatever the game
_SENTENCES = {
    "stale": {
        "en": "The table has gone on since; look again.",
        "ru": "За столом уже что-то произошло; взгляните ещё раз.",
    },
    "confirm_first": {
        "en": "Confirm your turn first, or take it back.",
        "ru": "Сначала подтвердите ход или возьмите его назад.",
    },
    "nothing_pending": {
        "en": "There is nothing to confirm.",
        "ru": "Подтверждать нечего.",
    },
}


def explain(rulebook: Rulebook, refusal: Refusal, lang: str, names: list[str]) -> str:
    """A refusal as a sentence; its code, where there is none."""
    if refusal.code in _SENTENCES:
        return _SENTENCES[refusal.code][lang]
    texts = Texts(rulebook, lang, names)
    return texts.refusal(refusal) if texts.has(f"refusal-{refusal.code}") else f"{refusal.code}."
