"""The players of A Knight's Tale with all they have, and the tournament, as a drawing."""

from typing import TYPE_CHECKING, Final

from hastilude.core.picture import FAINT, INK, SEATS, box, cut, disc, svg, text
from hastilude.games.knights_tale.sights import KnightsTalePlayer, KnightsTaleView

if TYPE_CHECKING:
    from hastilude.core.text import Texts

WIDTH: Final = 760
#: what a player has, and its colour
GOODS: Final = (
    ("coins", "#d9b23c"),
    ("faith", "#8f6bb3"),
    ("strength", "#b0493f"),
    ("horse", "#8a6a4f"),
    ("armour", "#6d7c8c"),
)


def picture(view: KnightsTaleView, texts: "Texts") -> str:
    parts: list[str] = [text(14, 24, f"Round {view.round}", 15, bold=True)]
    y = 38.0
    for player in view.players:
        parts += _player(player, y, player.seat == view.seat and view.phase != "ended", texts)
        y += 84
    tournament = view.tournament
    if tournament is not None:
        parts.append(text(14, y + 18, "Tournament", 15, bold=True))
        y += 30
        for number, place in enumerate(tournament.places):
            column, row = number % 2, number // 2
            x, top = 14 + column * 370, y + row * 34
            seat = next((p.seat for p in view.players if place.place == f"player_{p.seat}"), None)
            fill = "#efe2bd" if place.knight else "#e8e4da"
            parts.append(box(x, top, 360, 28, fill, "", FAINT, 5))
            parts.append(text(x + 10, top + 18, str(number + 1), 11, colour=FAINT))
            if place.knight:
                parts.append(text(x + 28, top + 18, cut(texts.thing("knight", place.knight), 30), 12))
                told = f"attack {place.attack} · glory {place.glory}"
                parts.append(text(x + 350, top + 18, told, 11, "end", FAINT))
            else:
                shield = place.shield if place.shield is not None else seat
                if shield is not None:
                    parts.append(disc(x + 36, top + 14, 6, SEATS[shield]))
                    parts.append(text(x + 48, top + 18, cut(texts.seat(shield), 28), 12))
                else:
                    parts.append(text(x + 28, top + 18, "free", 12, colour=FAINT))
        y += 34 * -(-len(tournament.places) // 2)
    return svg(WIDTH, y + 18, parts, "the table of A Knight's Tale")


def _player(player: KnightsTalePlayer, y: float, now: bool, texts: "Texts") -> list[str]:
    edge = "#b98a28" if now else FAINT
    parts = [
        box(14, y, WIDTH - 28, 74, "#faf5e8", "", edge, 8),
        disc(30, y + 19, 7, SEATS[player.seat % len(SEATS)]),
        text(44, y + 24, cut(texts.seat(player.seat), 24), 14, bold=now),
        text(WIDTH - 28, y + 26, f"{player.glory}", 20, "end", bold=True),
        text(WIDTH - 56, y + 24, "glory", 11, "end", FAINT),
    ]
    if player.character:
        parts.append(text(230, y + 24, cut(texts.thing("character", player.character), 30), 12, colour=FAINT))
    for number, (what, colour) in enumerate(GOODS):
        x = 32 + 92 * number
        parts.append(disc(x, y + 50, 10, colour, what))
        parts.append(text(x, y + 54, str(getattr(player, what)), 12, "middle", "#ffffff", bold=True))
        parts.append(text(x + 15, y + 54, what, 11))
    tokens = [(token, "token") for token in (*player.support, *player.relics)]
    tokens += [(token, "prestige") for token in player.prestige]
    for number, (token, family) in enumerate(tokens[:11]):
        name = texts.thing(family, token.token)
        fill = "#e8e4da" if token.used else "#cfe3d4"
        parts.append(box(WIDTH - 48 - 22 * number, y + 40, 18, 22, fill, name, INK, 3))
        parts.append(text(WIDTH - 39 - 22 * number, y + 55, name[:1], 11, "middle"))
    return parts
