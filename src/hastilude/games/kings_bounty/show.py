"""The table of King's Bounty as plain text: what ledger 10.3 wants seen at a glance."""

import textwrap
from typing import TYPE_CHECKING, Final

from hastilude.games.kings_bounty.cards import (
    CASTLE_TYPES,
    HERO,
    KIND_NAMES,
    MAGE,
    MONSTER,
    PEOPLE_OF,
    PEOPLES,
    UNIT_KINDS,
    UNIT_TYPE,
)
from hastilude.games.kings_bounty.view import DeckCard, HandCard, HoldingView, KingsBountyView, PlayerView

if TYPE_CHECKING:
    from hastilude.core.text import Texts

#: beside a strength that does not come from the rulebook
PUBLIC: Final = "°"
WIDTH: Final = 79
TITLE_COLUMN: Final = 21
POINTS_COLUMN: Final = 4
COUNT_COLUMNS: Final = 34  # for all players together
HOLDER_COLUMN: Final = 17
NAME_LENGTH: Final = 30


def show(view: KingsBountyView, texts: "Texts") -> list[str]:
    lines = _head(view, texts)
    if view.titles:
        lines += ["", *_titles(view, texts)]
    lines.append("")
    for player in view.players:
        lines += _player(view, player, texts)
    lines += _wrapped(texts.format("show-legend"))
    if view.castle_strength_source != "rulebook" and view.phase not in ("removing", "ended"):
        lines += _wrapped(texts.format("show-public", mark=PUBLIC))
    if view.viewer is not None and view.phase not in ("removing", "ended"):
        lines += ["", *_hand(view, texts)]
    lines += ["", *_piles(view, texts)]
    if view.result is not None:
        lines.append("")
        for line in texts.result(view.result):
            lines += _wrapped(line)
    return lines


# -- head and titles ---------------------------------------------------------------------


def _head(view: KingsBountyView, texts: "Texts") -> list[str]:
    game = texts.rulebook.game.name[texts.lang]
    parts = [texts.format("show-head", game=game, turn=view.turn + 1)]
    if view.phase != "removing":
        parts.append(texts.format("show-deck", count=view.deck_count))
    if view.turns_left is not None:
        parts.append(
            texts.format("show-turns", turns=view.turns_left, final=view.final_turns_left is not None)
        )
    lines = _wrapped("; ".join(parts))
    if view.removed:
        lines += _wrapped(texts.format("show-removed", removed=view.removed))
    if view.final_turns_left is not None:
        lines += ["", texts.format("show-final", turns=view.final_turns_left)]
    if view.stall_guard_applies:
        lines += _wrapped(texts.format("show-stalled", streak=view.exchange_streak))
    return lines


def _titles(view: KingsBountyView, texts: "Texts") -> list[str]:
    width = min(COUNT_COLUMNS // view.seats, 16)
    names = [_clip(texts.seat(seat), width - 1) for seat in range(view.seats)]
    lines = [
        f"{texts.format('show-titles'):<{TITLE_COLUMN}}{texts.format('show-points'):>{POINTS_COLUMN}} "
        + "".join(f"{name:>{width}}" for name in names)
        + f"  {texts.format('show-holder')}"
    ]
    mark = "*" if view.title_points_source == "reconstructed" else " "
    for title in view.titles:
        name = texts.thing("title", title.title)
        counts = "".join(f"{count:>{width}}" for count in title.counts or ["–"] * view.seats)
        if title.holder is not None:
            holder = _clip(texts.seat(title.holder), HOLDER_COLUMN)
        else:
            holder = texts.format("show-tied") if title.tied else texts.format("show-nobody")
        points = texts.number(title.points) + mark
        lines.append(f"{name:<{TITLE_COLUMN}}{points:>{POINTS_COLUMN}} {counts}  {holder}")
        lines.append(f"    {texts.format(f'title-{title.title}-condition')}")
    if mark == "*":
        lines += _wrapped(texts.format("show-reconstructed"))
    return lines


# -- players -----------------------------------------------------------------------------


def _player(view: KingsBountyView, player: PlayerView, texts: "Texts") -> list[str]:
    """A player's line, and a line for each people with castles and for the obelisks."""
    name = _clip(texts.seat(player.seat), NAME_LENGTH)
    parts = [
        texts.format("show-player", name=name, points=texts.number(player.points), count=player.hand_count)
    ]
    moves = player.seat == view.seat and view.phase != "ended"
    if moves:
        parts.append(texts.format("show-moves"))
    if player.first:
        parts.append(texts.format("show-first"))
    if player.last:
        parts.append(texts.format("show-last"))
    if player.hidden_title is not None and view.phase == "ended":
        parts.append(texts.format("show-hidden-open", title=player.hidden_title))
    elif player.has_hidden_title:
        parts.append(texts.format("show-has-hidden"))
    lines = _wrapped(("> " if moves else "  ") + ", ".join(parts))
    for people in PEOPLES[1:]:
        castles = [_holding(view, holding, texts) for holding in player.holdings if holding.people == people]
        if castles:
            lines += _wrapped(f"{texts.thing('people', people)}: {'; '.join(castles)}", 6)
    obelisks = [_holding(view, holding, texts) for holding in player.holdings if holding.people is None]
    if obelisks:
        lines += _wrapped(f"{texts.format('show-obelisks')}: {'; '.join(obelisks)}", 6)
    if not player.holdings:
        lines += _wrapped(texts.format("show-no-holdings"), 6)
    if player.known_cards:
        lines += _wrapped(texts.format("show-known-hand", cards=player.known_cards), 6)
    return lines


def _holding(view: KingsBountyView, holding: HoldingView, texts: "Texts") -> str:
    """`[3] tower II (orc warrior)`: defence, what it is, garrison."""
    if holding.castle is not None:
        copy = holding.holding.rpartition("_")[2]
        name = texts.thing("castle", f"{holding.castle}_{copy}")
    else:
        name = texts.thing("card", holding.holding)
    # a garrison's strength is the rulebook's own
    own = holding.defence == holding.strength
    defence = _marked(view, holding.defence, holding.castle if own else None)
    if holding.garrison is None:
        return texts.format("show-holding", defence=defence, name=name)
    return texts.format("show-holding-garrison", defence=defence, name=name, garrison=holding.garrison)


def _marked(view: KingsBountyView, strength: int, castle: str | None) -> str:
    """The strengths that the rulebook's text does not give bear a mark (KB-R06)."""
    foreign = castle in CASTLE_TYPES[1:] and view.castle_strength_source != "rulebook"
    return f"{strength}{PUBLIC}" if foreign else str(strength)


# -- the viewer's own --------------------------------------------------------------------


def _hand(view: KingsBountyView, texts: "Texts") -> list[str]:
    """The hand with what may be used now and, for the rest, why not; picks; hidden title."""
    assert view.viewer is not None
    me = view.players[view.viewer]
    moves = view.viewer == view.seat
    if not moves:
        lines = [texts.format("show-hand")]
    elif view.phase == "picking":
        lines = [texts.format("show-hand-return")]
    else:
        lines = [texts.format("show-hand-play")]
    for card in view.hand:
        why = "" if card.usable or not moves else f" ({_why_not(card, me, texts)})"
        lines.append(f"  {'+' if card.usable else ' '} {_hand_card(view, card, texts)}{why}")
    if view.picked:
        order = view.options["exchange_order"]
        lines += _wrapped(texts.format("show-picked", cards=view.picked, order=order))
    if me.hidden_title is not None:
        condition = texts.format(f"title-{me.hidden_title}-condition")
        points = texts.number(me.hidden_title_points or 0)
        lines += _wrapped(
            texts.format("show-hidden", title=me.hidden_title, points=points, condition=condition)
        )
    return lines


def _hand_card(view: KingsBountyView, card: HandCard, texts: "Texts") -> str:
    if card.strength is None:
        return texts.thing("card", card.card)
    strength = _marked(view, card.strength, card.kind.rpartition("_")[2])
    return texts.format("show-strong", card=card.card, strength=strength)


def _why_not(card: HandCard, me: PlayerView, texts: "Texts") -> str:
    """A card of the mover's hand that cannot be played: no licence, or no target (KB-050, KB-051)."""
    people = PEOPLES[PEOPLE_OF[KIND_NAMES.index(card.kind)]]
    if people not in me.licences:
        return texts.format("show-no-licence", people=people)
    return texts.format("show-no-target")


# -- deck and discard --------------------------------------------------------------------


def _piles(view: KingsBountyView, texts: "Texts") -> list[str]:
    lines: list[str] = []
    if view.deck_known:
        known = "; ".join(_known_places(view.deck_known, texts))
        lines += _wrapped(texts.format("show-known-deck", list=known))
    if view.discard:
        kinds = [_several(kind, count, texts) for kind, count in view.discard.items()]
        count = sum(view.discard.values())
        lines += _wrapped(texts.format("show-discard", count=count, list=", ".join(kinds)))
    if view.phase == "ended":
        for seat, hand in enumerate(view.final_hands):
            if hand:
                lines += _wrapped(texts.format("show-final-hand", seat=seat, cards=hand))
    elif view.phase != "removing":
        heroes, monsters, mages = (_unseen(view, unit) for unit in (HERO, MONSTER, MAGE))
        message = "show-unseen-public" if view.viewer is None else "show-unseen"
        lines += _wrapped(texts.format(message, heroes=heroes, monsters=monsters, mages=mages))
    return lines


def _several(kind: str, count: int, texts: "Texts") -> str:
    return texts.thing("card", kind) if count == 1 else texts.format("show-several", count=count, card=kind)


def _known_places(cards: tuple[DeckCard, ...], texts: "Texts") -> list[str]:
    """Cards whose place the viewer knows one by one, shuffled ones as a group."""
    parts: list[str] = []
    for pool in dict.fromkeys(card.pool for card in cards):
        group = [card for card in cards if card.pool == pool]
        if pool:
            places = ", ".join(str(card.from_bottom + 1) for card in group)
            kinds = [card.kind for card in group]
            parts.append(texts.format("show-known-pool", places=places, cards=kinds))
        else:
            parts += [
                texts.format("show-known-place", place=card.from_bottom + 1, card=card.kind) for card in group
            ]
    return parts


def _unseen(view: KingsBountyView, unit: int) -> int:
    """How many cards of a unit type lie where the viewer cannot know them."""
    return sum(view.unseen.get(KIND_NAMES[kind], 0) for kind in range(UNIT_KINDS) if UNIT_TYPE[kind] == unit)


# -- lines -------------------------------------------------------------------------------


def _wrapped(text: str, indent: int = 0) -> list[str]:
    """A text as lines of at most WIDTH columns."""
    body = text.lstrip(" ")
    indent += len(text) - len(body)
    return textwrap.wrap(body, WIDTH, initial_indent=" " * indent, subsequent_indent=" " * (indent + 4))


def _clip(name: str, length: int) -> str:
    """Cut in the middle: the number of a bot stays in sight."""
    if len(name) <= length:
        return name
    stem, space, number = name.rpartition(" ")
    end = space + number if number.isdecimal() and len(number) + 3 < length else ""
    return (stem if end else name)[: length - 1 - len(end)] + "…" + end
