"""The table of Hearts and Armour as plain text: what ledger part 10 wants seen at a glance."""

import textwrap
from typing import TYPE_CHECKING, Final

from hastilude.games.hearts_and_armour.view import HeartsAndArmourView, HeroView, Struck, TableCard

if TYPE_CHECKING:
    from hastilude.core.text import Texts

WIDTH: Final = 79
NAME_LENGTH: Final = 30
#: how each goal is won by
GOAL_SENTENCES: Final = {
    "knight": "show-goal-knight",
    "hunter": "show-goal-hunter",
    "sorcerer": "show-goal-sorcerer",
    "hunted": "show-goal-hunted",
}


def show(view: HeartsAndArmourView, texts: "Texts") -> list[str]:
    lines = _head(view, texts)
    if view.last_game is not None and view.phase != "ended":
        lines += ["", *_last_game(view, texts)]
    if view.last_fight and (view.turn == 1 or view.phase == "ended"):
        lines += ["", *_last_fight(view, texts)]
    lines.append("")
    for hero in view.heroes:
        lines += _hero(view, hero, texts)
    if view.viewer is not None:
        lines += ["", *_own(view, texts)]
    lines += ["", *_piles(view, texts)]
    if view.result is not None:
        lines.append("")
        for line in texts.result(view.result):
            lines += _wrapped(line)
    return lines


# -- head --------------------------------------------------------------------------------


def _head(view: HeartsAndArmourView, texts: "Texts") -> list[str]:
    game = texts.rulebook.game.name[texts.lang]
    parts = [texts.format("show-head", game=game, round=view.round, lap=view.lap, turn=view.turn)]
    if view.options["mode"] == "match_play":
        parts.append(texts.format("show-game", game=view.game_number))
    if view.declarer is not None:
        parts.append(texts.format("show-declarer", seat=view.declarer))
    lines = _wrapped("; ".join(parts))
    if view.phase != "ended":
        lines += _wrapped(texts.format("show-declare" if view.may_declare else "show-no-declare"))
        lines += _wrapped(texts.format("show-forced", seat=view.next_forced, turn=view.next_forced_turn))
    return lines


def _last_game(view: HeartsAndArmourView, texts: "Texts") -> list[str]:
    sheet = view.last_game
    assert sheet is not None
    lines = _wrapped(texts.format("show-last-game", game=len(view.games), reason=sheet.reason))
    for verdict in sheet.verdicts:
        line = texts.format("show-verdict", seat=verdict.seat, hero=verdict.hero, verdict=verdict.verdict)
        lines += _wrapped(line, 2)
    return lines


def _last_fight(view: HeartsAndArmourView, texts: "Texts") -> list[str]:
    """Hero by hero: what lay there, and what it came to."""
    lines = [texts.format("show-fight")]
    for struck in view.last_fight:
        lines += _wrapped(_struck(view, struck, texts), 2)
    return lines


def _struck(view: HeartsAndArmourView, struck: Struck, texts: "Texts") -> str:
    cards = [card.card for card in struck.cards]
    return texts.format(
        "show-struck",
        seat=struck.seat,
        cards=cards,
        swords=struck.swords,
        shields=struck.shields,
        wounds=struck.wounds,
        total=struck.total,
    )


# -- heroes ------------------------------------------------------------------------------


def _hero(view: HeartsAndArmourView, hero: HeroView, texts: "Texts") -> list[str]:
    """A hero's line, then the cards in front of him, the oldest first."""
    moves = hero.seat == view.seat and view.phase != "ended"
    side = texts.thing("side", hero.side) if hero.side else texts.format("show-no-side")
    parts = [
        texts.format(
            "show-hero",
            name=_clip(texts.seat(hero.seat), NAME_LENGTH),
            hero=hero.hero,
            wounds=hero.wounds,
            deadly=hero.deadly,
            count=hero.hand_count,
        ),
        side,
    ]
    if hero.dead:
        parts.append(texts.format("show-dead"))
    if moves:
        parts.append(texts.format("show-moves"))
    if hero.seat == view.first:
        parts.append(texts.format("show-first"))
    if view.options["mode"] == "match_play":
        parts.append(texts.format("show-tokens", tokens=hero.tokens))
    lines = _wrapped(("> " if moves else "  ") + ", ".join(parts))
    if hero.goals and view.viewer != hero.seat:
        lines += _wrapped(texts.format("show-goal-open", goals=hero.goals), 6)
    if hero.marker:
        lines += _wrapped(texts.format("show-marker", cards=hero.marker), 6)
    if hero.known_cards:
        lines += _wrapped(texts.format("show-known-hand", cards=hero.known_cards), 6)
    if hero.cards:
        lines += _wrapped(texts.format("show-net", net=_signed(hero, texts), unknown=hero.unknown_count), 6)
        for card in hero.cards:
            lines += _wrapped(_table_card(card, texts), 8)
    return lines


def _signed(hero: HeroView, texts: "Texts") -> str:
    return texts.signed(hero.known_net)


def _table_card(card: TableCard, texts: "Texts") -> str:
    """`1. Sword ×1 / Take (face down, laid by Anna)`."""
    name = texts.thing("card", card.card) if card.card is not None else texts.format("show-unknown")
    how = texts.format("show-up" if card.up else "show-down", layer=card.layer)
    if card.moved_by is not None:
        how += texts.format("show-moved", seat=card.moved_by)
    return f"{card.place}. {name} ({how})"


# -- the viewer's own --------------------------------------------------------------------


def _own(view: HeartsAndArmourView, texts: "Texts") -> list[str]:
    assert view.viewer is not None
    me = view.heroes[view.viewer]
    lines = _wrapped(f"{texts.format('show-secret')} {_how_to_win(view, me, texts)}")
    if view.hand:
        cards = "; ".join(texts.thing("card", card.card) for card in view.hand)
        lines += _wrapped(texts.format("show-hand", list=cards))
    else:
        lines.append(texts.format("show-empty-hand"))
    if view.chosen is not None:
        lines.append(texts.format("show-chosen", place=view.chosen))
    return lines


def _how_to_win(view: HeartsAndArmourView, me: HeroView, texts: "Texts") -> str:
    """What the own goal cards ask for, with the options that change it."""
    assert me.goal is not None
    return texts.format(
        GOAL_SENTENCES[me.goal],
        side=me.side or "none",
        goals=me.goals,
        draw_hunter=view.options["draw_hunter"],
        sorcerer_only_death=view.options["sorcerer_only_death"],
        hunt_rounds=int(view.options["hunt_rounds"]),
    )


def _piles(view: HeartsAndArmourView, texts: "Texts") -> list[str]:
    lines = _wrapped(texts.format("show-deck", count=view.deck_count))
    if view.discard:
        lines.append(texts.format("show-discard"))
        for card in view.discard:
            lines += _wrapped(_table_card(card, texts), 2)
    unseen = unseen_cards(view)
    if unseen and view.phase != "ended":
        several = [texts.format("show-several", count=count, card=card) for card, count in unseen.items()]
        lines += _wrapped(texts.format("show-unseen", list=", ".join(several)))
    if view.card_list_source == "reconstructed":
        lines += _wrapped(texts.format("show-reconstructed"))
    return lines


def unseen_cards(view: HeartsAndArmourView) -> dict[str, int]:
    """The card counter: by face, the cards that the viewer has not located."""
    left = dict(view.card_list)
    seen = [card.card for card in view.hand]
    for hero in view.heroes:
        seen += [*hero.marker, *hero.known_cards]
        seen += [card.card for card in hero.cards if card.card is not None]
    seen += [card.card for card in view.discard if card.card is not None]
    for card in seen:
        left[card] -= 1
    return {card: count for card, count in left.items() if count}


# -- lines -------------------------------------------------------------------------------


def _wrapped(text: str, indent: int = 0) -> list[str]:
    """A text as lines of at most WIDTH columns."""
    body = text.lstrip(" ")
    indent += len(text) - len(body)
    return textwrap.wrap(body, WIDTH, initial_indent=" " * indent, subsequent_indent=" " * (indent + 4))


def _clip(name: str, length: int) -> str:
    return name if len(name) <= length else name[: length - 1] + "…"
