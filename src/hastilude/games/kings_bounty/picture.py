"""The lands of all players with their castles, and the titles, as a drawing."""

from typing import TYPE_CHECKING, Final

from hastilude.core.picture import FAINT, INK, SEATS, box, cut, disc, svg, text
from hastilude.games.kings_bounty.seen import HoldingView, KingsBountyView

if TYPE_CHECKING:
    from hastilude.core.text import Texts

PEOPLES: Final = {
    "human": "#a9bfdc",
    "elf": "#a8cf9a",
    "dwarf": "#dcae7a",
    "orc": "#b9c06a",
    "undead": "#b9aec6",
    None: "#d8d3c8",
}
#: of a castle, and how many stand side by side
WIDE, TALL, BESIDE = 92, 66, 7


def picture(view: KingsBountyView, texts: "Texts") -> str:
    parts: list[str] = []
    width = 30 + (WIDE + 8) * BESIDE
    y = 22.0
    for player in view.players:
        now = player.seat == view.seat and view.phase != "ended"
        parts.append(disc(20, y - 4, 6, SEATS[player.seat]))
        parts.append(text(32, y, cut(texts.seat(player.seat), 24), 14, bold=now))
        told = f"{player.points} points · cards in hand {player.hand_count}"
        parts.append(text(width - 14, y, told, 12, "end", FAINT))
        y += 10
        for number, holding in enumerate(player.holdings):
            row, column = divmod(number, BESIDE)
            parts += _holding(holding, 14 + (WIDE + 8) * column, y + (TALL + 8) * row, texts)
        rows = -(-len(player.holdings) // BESIDE)
        if not rows:
            parts.append(text(32, y + 14, "no castle yet", 11, colour=FAINT))
        y += (TALL + 8) * rows + 26 if rows else 44
    parts.append(text(14, y, "Titles", 14, bold=True))
    for title in view.titles:
        y += 19
        name = texts.thing("title", title.title)
        parts.append(text(14, y, cut(name, 34), 12))
        parts.append(text(270, y, f"{title.points}", 12, "end"))
        for seat, count in enumerate(title.counts):
            parts.append(text(310 + 34 * seat, y, str(count), 12, "middle", FAINT if not count else INK))
        if title.holder is not None:
            parts.append(disc(310 + 34 * view.seats + 8, y - 4, 6, SEATS[title.holder]))
            parts.append(text(310 + 34 * view.seats + 22, y, cut(texts.seat(title.holder), 24), 12))
        elif title.tied:
            parts.append(text(310 + 34 * view.seats + 2, y, "tied: nobody", 12, colour=FAINT))
    return svg(width, y + 16, parts, "the lands of King's Bounty")


def _holding(holding: HoldingView, x: float, y: float, texts: "Texts") -> list[str]:
    name = texts.thing("card", holding.holding)
    garrison = texts.thing("card", holding.garrison) if holding.garrison else ""
    told = f"{name}, strength {holding.strength}, defence {holding.defence}"
    parts = [box(x, y, WIDE, TALL, PEOPLES.get(holding.people, "#d8d3c8"), told, INK, 5)]
    for number in range(4 if holding.castle else 0):  # battlements
        parts.append(box(x + 10 + 20 * number, y - 4, 11, 6, PEOPLES.get(holding.people, "#d8d3c8"), "", INK))
    kind = (holding.castle or holding.holding.partition("_")[0]).capitalize()
    parts.append(text(x + WIDE / 2, y + 20, kind, 13, "middle", bold=True))
    people = holding.people.capitalize() if holding.people else f"strength {holding.strength}"
    parts.append(text(x + WIDE / 2, y + 35, people, 10, "middle", "#00000099"))
    parts.append(text(x + WIDE - 8, y + TALL - 7, str(holding.defence), 15, "end", bold=True))
    if garrison:
        parts.append(text(x + 6, y + TALL - 8, cut(garrison, 14), 9))
    return parts
