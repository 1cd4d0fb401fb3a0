"""The table of Lionheart as plain text: what ledger 10 wants seen at a glance."""

import textwrap
from typing import TYPE_CHECKING, Final

from hastilude.games.lionheart.drawing import Drawing, draw_board
from hastilude.games.lionheart.view import LionheartCard, LionheartDomain, LionheartPlayer, LionheartView

if TYPE_CHECKING:
    from hastilude.core.text import Texts

WIDTH: Final = 80
NAME_LENGTH: Final = 30


def show(view: LionheartView, texts: "Texts") -> list[str]:
    lines = _head(view, texts)
    lines += ["", *_board(view), *_wrapped(texts.format("show-legend"))]
    if view.land_source == "reconstructed":
        lines += _wrapped(texts.format("show-reconstructed"))
    if view.card_source == "public":
        lines += _wrapped(texts.format("show-public-cards"))
    if view.expansion_source == "derived":
        lines += _wrapped(texts.format("show-derived-expansion"))
    lines.append("")
    for player in view.players:
        lines += _player(view, player, texts)
    for pieces in view.pieces:
        if pieces.seat is None:
            neutral = texts.format("show-neutral-colour", colour=pieces.colour, count=pieces.knights_left)
            lines += _wrapped(neutral, 2)
    if view.domains:
        lines += ["", texts.format("show-domains")]
        for domain in view.domains:
            lines += _domain(domain, view, texts)
    if view.neutral_land:
        count = sum(len(region) for region in view.neutral_land)
        lines += _wrapped(texts.format("show-neutral", count=count), 2)
    lines += ["", *_market(view, texts)]
    if view.viewer is not None and view.phase != "ended" and view.hand:
        lines += ["", *_hand(view, texts)]
    if view.result is not None:
        lines.append("")
        for line in texts.result(view.result):
            lines += _wrapped(line)
    return lines


# -- head and board ------------------------------------------------------------------------


def _head(view: LionheartView, texts: "Texts") -> list[str]:
    game = texts.rulebook.game.name[texts.lang]
    parts = [texts.format("show-head", game=game, turn=view.turn, target=view.target)]
    if view.deck_letter is not None:
        parts.append(texts.format("show-deck", count=view.deck_count, letter=view.deck_letter))
    if view.border_supply is not None:
        parts.append(texts.format("show-borders", count=view.border_supply))
    if view.bank is not None:
        parts.append(texts.format("show-bank", count=view.bank))
    lines = _wrapped("; ".join(parts))
    if view.final_turns is not None and view.phase != "ended":
        lines += _wrapped(texts.format("show-final", turns=view.final_turns))
    if view.market_closed:
        lines += _wrapped(texts.format("show-stalled", turns=view.idle_turns))
    return lines


def _board(view: LionheartView) -> list[str]:
    """The drawn board with the numbers of its rows and columns."""
    drawing = Drawing(
        list(view.land),
        {pieces.colour: list(pieces.castles) for pieces in view.pieces},
        {pieces.colour: list(pieces.knights) for pieces in view.pieces},
        list(view.borders),
    )
    lines = ["    " + "".join(f"{col:<3}" for col in range(view.cols)).rstrip()]
    for number, line in enumerate(draw_board(drawing)):
        lines.append((f"{number // 2:>2} " if number % 2 else "   ") + line)
    return lines


# -- players and domains ---------------------------------------------------------------------


def _player(view: LionheartView, player: LionheartPlayer, texts: "Texts") -> list[str]:
    name = _clip(texts.seat(player.seat), NAME_LENGTH)
    moves = player.seat == view.seat and view.phase != "ended"
    parts = [
        texts.format("show-player", name=name, colour=player.colour, points=player.score, to_go=player.to_go),
        texts.format("show-money-hidden")
        if player.money is None
        else texts.format("show-money", count=player.money),
        texts.format("show-income", count=player.income),
    ]
    pieces = next(pieces for pieces in view.pieces if pieces.seat == player.seat)
    parts.append(texts.format("show-knights-left", count=pieces.knights_left))
    lines = _wrapped(("> " if moves else "  ") + ", ".join(parts))
    mines = [
        texts.format("show-mine", mine=mine, count=count)
        for mine, count in zip(view.mine_types, player.mines, strict=True)
        if count
    ]
    if mines:
        lines += _wrapped(texts.format("show-mines", list=", ".join(mines)), 6)
    if player.monopolies:
        lines += _wrapped(texts.format("show-monopolies", mine=player.monopolies), 6)
    known = [slot.card for slot in player.hand if slot.card is not None]
    if known and player.seat != view.viewer:
        lines += _wrapped(texts.format("show-known-hand", cards=known), 6)
    return lines


def _domain(domain: LionheartDomain, view: LionheartView, texts: "Texts") -> list[str]:
    parts = [
        texts.format(
            "show-domain",
            domain=domain.domain,
            cell=domain.castle,
            cells=len(domain.cells),
            knights=domain.knights,
            points=domain.points,
        )
    ]
    mines = [mine for mine, count in zip(view.mine_types, domain.mines, strict=True) for _ in range(count)]
    if mines:
        parts.append(texts.format("show-domain-mines", mine=mines))
    if domain.may_invade:
        parts.append(texts.format("show-invades", victim=domain.may_invade))
    if domain.allied:
        parts.append(texts.format("show-allied", victim=domain.allied))
    return _wrapped("; ".join(parts), 2)


# -- cards -----------------------------------------------------------------------------------


def _card(card: LionheartCard, texts: "Texts") -> str:
    return texts.format("show-card", card=card.card, price=card.price, sale=card.sale_value)


def _market(view: LionheartView, texts: "Texts") -> list[str]:
    if not view.market:
        return [texts.format("show-market-empty")]
    lines = [texts.format("show-market")]
    for entry in view.market:
        why = "" if entry.refusal is None else f" ({texts.refusal(entry.refusal)})"
        lines += _wrapped(_card(entry.card, texts) + why, 2)
    return lines


def _hand(view: LionheartView, texts: "Texts") -> list[str]:
    """The hand, and for each use that is not possible now, why not."""
    lines = [texts.format("show-hand")]
    for card in view.hand:
        lines += _wrapped(_card(card, texts), 2)
        for use in card.uses:
            if use.refusal is not None:
                lines += _wrapped(
                    texts.format("show-use-refused", use=use.use, reason_text=texts.refusal(use.refusal)), 6
                )
    return lines


# -- lines -------------------------------------------------------------------------------------


def _wrapped(text: str, indent: int = 0) -> list[str]:
    """A text as lines of at most WIDTH columns."""
    body = text.lstrip(" ")
    indent += len(text) - len(body)
    return textwrap.wrap(body, WIDTH, initial_indent=" " * indent, subsequent_indent=" " * (indent + 4))


def _clip(name: str, length: int) -> str:
    return name if len(name) <= length else name[: length - 1] + "…"
