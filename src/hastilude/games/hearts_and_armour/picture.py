"""The ring of heroes with the cards before each, as a drawing."""

from math import cos, pi, sin
from typing import TYPE_CHECKING, Final

from hastilude.core.picture import FAINT, INK, box, cut, disc, line, svg, text
from hastilude.games.hearts_and_armour.view import HeartsAndArmourView, HeroView, TableCard

if TYPE_CHECKING:
    from hastilude.core.text import Texts

WIDTH, HEIGHT = 760, 560
#: of a hero's shield
PLATE: Final = 132
SIDES: Final = {"side_a": "#f6f0e2", "side_b": "#cfe3d4", None: "#d9cbe6"}


def picture(view: HeartsAndArmourView, texts: "Texts") -> str:
    parts = []
    for hero in view.heroes:
        angle = 2 * pi * hero.seat / view.seats
        x = WIDTH / 2 + (WIDTH / 2 - 84) * sin(angle)
        y = HEIGHT / 2 - (HEIGHT / 2 - 66) * cos(angle)
        parts += _hero(hero, x, y, view.seat == hero.seat, texts)
    parts.append(text(WIDTH / 2, HEIGHT / 2 - 16, f"round {view.round}, turn {view.turn}", 15, "middle"))
    parts.append(text(WIDTH / 2, HEIGHT / 2 + 6, f"cards not dealt: {view.deck_count}", 12, "middle", FAINT))
    if view.may_declare:
        parts.append(text(WIDTH / 2, HEIGHT / 2 + 26, "the fight may be declared", 12, "middle", "#8f2a25"))
    return svg(WIDTH, HEIGHT, parts, "the ring of heroes")


def _hero(hero: HeroView, x: float, y: float, moves: bool, texts: "Texts") -> list[str]:
    left, top = x - PLATE / 2, y - 44
    fill = SIDES.get(hero.side, "#f6f0e2")
    name = texts.thing("hero", hero.hero)
    parts = [
        box(left, top, PLATE, 92, fill, name, "#b98a28" if moves else FAINT, 8),
        text(x, top + 18, cut(name, 20), 14 if len(name) <= 14 else 11, "middle", bold=True),
        text(x, top + 33, cut(texts.seat(hero.seat), 20), 10, "middle", FAINT),
    ]
    for wound in range(hero.deadly):
        filled = "#8f2a25" if wound < hero.wounds else "#ffffff"
        at = x + 13 * (wound - (hero.deadly - 1) / 2)
        parts.append(disc(at, top + 44, 4.5, filled, f"wounds {hero.wounds} of {hero.deadly}"))
    step = min(16.0, (PLATE - 26) / max(1, len(hero.cards)))
    for number, card in enumerate(hero.cards):
        parts += _card(card, x + step * (number - (len(hero.cards) - 1) / 2), top + 55, texts)
    told = "dead" if hero.dead else f"in hand {hero.hand_count}"
    parts.append(text(x, top + 88, told, 10, "middle", "#8f2a25" if hero.dead else FAINT))
    return parts


def _card(card: TableCard, x: float, y: float, texts: "Texts") -> list[str]:
    known = card.card is not None
    name = texts.thing("card", card.card) if card.card is not None else "face down"
    told = f"{name}, laid by {texts.seat(card.layer)}"
    parts = [box(x - 6.5, y, 13, 19, "#ffffff" if known else "#5c3568", told, INK, 2)]
    if card.card is not None and "sword" in card.card:
        parts += [line(x, y + 4, x, y + 16, "#8f2a25", 2), line(x - 3, y + 12, x + 3, y + 12, "#8f2a25", 2)]
    elif known:
        parts.append(
            f'<path d="M{x - 4:.1f} {y + 4:.1f}h8v5q0 5-4 7q-4-2-4-7z" fill="#2f5f9e" pointer-events="none"/>'
        )
    return parts
