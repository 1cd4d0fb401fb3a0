"""The table of A Knight's Tale as plain text: what ledger part 10 wants seen at a glance."""

import textwrap
from typing import TYPE_CHECKING, Final

from hastilude.games.knights_tale.cards import COLOURS, DECKS
from hastilude.games.knights_tale.sights import (
    KnightsTaleCard,
    KnightsTaleDuel,
    KnightsTalePlace,
    KnightsTalePlayer,
    KnightsTaleToken,
    KnightsTaleView,
)

if TYPE_CHECKING:
    from hastilude.core.text import Texts

WIDTH: Final = 79


def show(view: KnightsTaleView, texts: "Texts") -> list[str]:
    lines = _head(view, texts)
    for player in view.players:
        lines += ["", *_player(view, player, texts)]
    lines += ["", *_board(view, texts), "", *_tournament(view, texts)]
    if view.duel is not None:
        lines += ["", *_duel(view, view.duel, texts)]
    if view.viewer is not None:
        lines += ["", *_own(view, texts)]
    if view.reconstructed:
        lines += ["", *_wrapped(texts.format("show-reconstructed"))]
    if view.result is not None:
        lines.append("")
        for line in texts.result(view.result):
            lines += _wrapped(line)
    return lines


def _head(view: KnightsTaleView, texts: "Texts") -> list[str]:
    game = texts.rulebook.game.name[texts.lang]
    lines = _wrapped(texts.format("show-head", game=game, round=view.round, phase=view.phase))
    lines += _wrapped(texts.format("show-order", list=_names(view, view.order, texts)))
    if view.next_order != view.order:
        lines += _wrapped(texts.format("show-next-order", list=_names(view, view.next_order, texts)))
    if view.event is not None:
        gain = _options(view.event_gain, texts)
        cost = _effect(view.event_cost, texts) if view.event_cost else texts.format("remark-free")
        lines += _wrapped(texts.format("show-event", event=view.event, gain=gain, cost=cost))
        if view.event_token is not None:
            lines += _wrapped(texts.format("show-event-token", support=view.event_token), 2)
    if view.next_event is not None:
        lines += _wrapped(texts.format("show-next-event", event=view.next_event))
    if view.virtual is not None:
        virtual = view.virtual
        if virtual.goal is not None:
            lines += _wrapped(texts.format("show-goal", count=virtual.goal))
        if virtual.crowns is not None:
            lines += _wrapped(texts.format("show-crowns", count=virtual.crowns))
        if virtual.knight is not None:
            lines += _wrapped(
                texts.format("show-rival", knight=virtual.knight, attack=virtual.attack, stars=virtual.stars)
            )
        if virtual.solo_card is not None:
            lines += _wrapped(
                texts.format("show-solo-card", solo_card=virtual.solo_card, count=virtual.action)
            )
    return lines


def _names(view: KnightsTaleView, seats: tuple[int, ...], texts: "Texts") -> str:
    return ", ".join(_who(view, seat, texts) for seat in seats)


def _who(view: KnightsTaleView, seat: int, texts: "Texts") -> str:
    return texts.thing("seat", "vp") if view.players[seat].virtual else texts.seat(seat)


# -- players -----------------------------------------------------------------------------


def _player(view: KnightsTaleView, player: KnightsTalePlayer, texts: "Texts") -> list[str]:
    mark = "> " if player.seat == view.seat and view.phase != "ended" else "  "
    name = _who(view, player.seat, texts)
    if player.virtual:
        return _wrapped(
            mark + texts.format("show-virtual", name=name, glory=player.glory, pawns=player.pawns)
        )
    lines = _wrapped(
        mark
        + texts.format(
            "show-player",
            name=name,
            glory=player.glory,
            coins=player.coins,
            faith=player.faith,
            strength=player.strength,
            horse=player.horse,
            armour=player.armour,
            hand_number=player.hand_count,
            titles_number=player.titles_count,
            pawns=player.pawns,
        )
    )
    if player.character is not None:
        lines += _wrapped(texts.format("show-character", character=player.character), 4)
    tokens = [*player.support, *player.relics]
    if tokens:
        lines += _wrapped(texts.format("show-tokens", list=_tokens(tokens, texts, "token")), 4)
    if player.prestige:
        lines += _wrapped(
            texts.format("show-prestige", list=_tokens(list(player.prestige), texts, "prestige")), 4
        )
    if player.played:
        counts = dict(zip(DECKS, player.played_decks, strict=True))
        lines += _wrapped(
            texts.format(
                "show-played",
                romance_count=counts["romance"],
                trade_count=counts["trade"],
                challenge_count=counts["challenge"],
            ),
            4,
        )
    if player.hand_known and player.seat != view.viewer:
        lines += _wrapped(texts.format("show-known-hand", cards=list(player.hand_known)), 4)
    if player.titles and player.seat != view.viewer:
        lines += _wrapped(texts.format("show-open-titles", titles=list(player.titles)), 4)
    if player.scored:
        lines += _wrapped(texts.format("show-scored", titles=list(player.scored)), 4)
    return lines


def _tokens(tokens: list[KnightsTaleToken], texts: "Texts", family: str) -> str:
    """Used ones in brackets."""
    names = [texts.thing(family, token.token) for token in tokens]
    return ", ".join(f"({name})" if token.used else name for name, token in zip(names, tokens, strict=True))


# -- board -------------------------------------------------------------------------------


def _board(view: KnightsTaleView, texts: "Texts") -> list[str]:
    cells: list[str] = []
    for area in view.areas:
        if area.cells:
            cells.append(f"{texts.thing('area', area.area)} {area.cells - area.pawns}/{area.cells}")
    lines = _wrapped(texts.format("show-cells", list=", ".join(cells)))
    track = [
        f"{texts.thing('cell', cell.cell)}: {texts.thing('token', cell.support)} ({cell.price})"
        for cell in view.track
        if cell.support is not None
    ]
    lines += _wrapped(texts.format("show-track", list=", ".join(track) or "–"))
    for deck in DECKS:
        cards = "; ".join(_card(card, texts) for card in view.rows[deck])
        lines += _wrapped(
            texts.format("show-row", deck=deck, count=view.deck_counts[deck], list=cards or "–")
        )
    if any(card.chance is not None for card in (*view.rows["challenge"], *view.hand)):
        lines += _wrapped(texts.format("show-odds-cards"))
    public = [goal for goal in view.goals if goal.public]
    if public:
        parts = [
            f"{texts.thing('title', goal.title)} {goal.glory} ({_needs(goal.needs, texts)})"
            for goal in public
        ]
        lines += _wrapped(texts.format("show-public", list="; ".join(parts)))
    else:
        lines += _wrapped(
            texts.format(
                "show-public", list=", ".join(texts.thing("title", name) for name in view.public_titles)
            )
        )
    return lines


def _card(card: KnightsTaleCard, texts: "Texts") -> str:
    """`Rescue 7★0 61 %: support Nun / 3 faith`."""
    parts = [texts.thing("card", card.card)]
    if card.deck == "challenge":
        parts.append(f"{card.attack}★{card.stars}")
        if card.chance is not None:
            parts.append(f"{card.chance} %")
    elif card.cost:
        parts.append(texts.format("show-cost", count=card.cost))
    return f"{' '.join(parts)}: {_options(card.gain, texts)}"


def _tournament(view: KnightsTaleView, texts: "Texts") -> list[str]:
    tournament = view.tournament
    lines = [texts.format("show-plaisance" if tournament.kind == "plaisance" else "show-pas_d_armes")]
    if tournament.prize is not None:
        lines += _wrapped(
            texts.format("show-prize", prize=tournament.prize, gain=_effect(tournament.prize_gain, texts)), 2
        )
    for place in tournament.places:
        lines += _wrapped(_place(view, place, texts), 2)
    if any(place.chance is not None and place.shield is None for place in tournament.places):
        lines += _wrapped(texts.format("show-odds-knights"), 2)
    if tournament.added:
        classes = ", ".join(texts.thing("class", name) for name in tournament.added)
        lines += _wrapped(texts.format("show-added", list=classes), 2)
    return lines


def _place(view: KnightsTaleView, place: KnightsTalePlace, texts: "Texts") -> str:
    """Attack, glory and prestige of the knight, who has challenged him, and one's chance."""
    name = texts.thing("place", place.place)
    if place.knight is None:
        return f"{name}: {'–' if place.shield is None else _who(view, place.shield, texts)}"
    attack = str(place.attack)
    if place.armour_dice:
        attack = texts.format("show-foe-die", attack=attack)
    line = texts.format(
        "show-knight",
        spot=place.place,
        knight=place.knight,
        attack=attack,
        glory=place.glory,
        stars=place.stars,
    )
    for colour, count in place.less.items():
        line += f", {texts.format('show-less', die=colour, count=count)}"
    if place.chance is not None and place.shield is None:
        line += f", {place.chance} %"
    if place.shield is not None:
        line += f" ← {_who(view, place.shield, texts)}"
    return line


# -- the duel ----------------------------------------------------------------------------


def _duel(view: KnightsTaleView, duel: KnightsTaleDuel, texts: "Texts") -> list[str]:
    lines = [texts.format("show-duel", clash=duel.clash, step=duel.step)]
    names: list[str] = []
    for side in duel.sides:
        if side.seat is not None:
            names.append(_who(view, side.seat, texts))
        elif duel.virtual:
            names.append(texts.thing("seat", "vp"))
        elif duel.knight is not None:
            names.append(texts.thing("knight", duel.knight))
        elif duel.card is not None:
            names.append(texts.thing("card", duel.card))
        else:
            assert duel.title is not None
            names.append(texts.thing("title", duel.title))
    for name, side in zip(names, duel.sides, strict=True):
        dice: list[str] = []
        for colour in COLOURS:
            values = [die for die in side.dice if die.die.startswith(colour)]
            if values:
                shown = " ".join(f"*{die.value}" if die.symbol else str(die.value) for die in values)
                dice.append(f"{texts.thing('die', colour)} {shown}")
        lines += _wrapped(
            texts.format(
                "show-side",
                name=name,
                attack=side.attack,
                stars=side.stars,
                wins=side.wins,
                committed=side.committed,
                dice="; ".join(dice) or "–",
            ),
            2,
        )
    return lines


# -- one's own ---------------------------------------------------------------------------


def _own(view: KnightsTaleView, texts: "Texts") -> list[str]:
    lines: list[str] = []
    for goal in view.goals:
        if not goal.public:
            line = texts.format(
                "show-title",
                title=goal.title,
                glory=goal.glory,
                needs=_needs(goal.needs, texts),
                met=goal.met,
            )
            lines += _wrapped(line)
    met = [goal.title for goal in view.goals if goal.chosen]
    if met:
        lines += _wrapped(texts.format("show-met", titles=met))
    if view.offered:
        lines += _wrapped(texts.format("show-offered", offered=list(view.offered)))
    if view.dealt:
        lines += _wrapped(texts.format("show-dealt", titles=list(view.dealt)))
    hand = "; ".join(_card(card, texts) for card in view.hand)
    return [*lines, *_wrapped(texts.format("show-hand", list=hand or "–"))]


# -- words -------------------------------------------------------------------------------


def _options(options: tuple[str, ...], texts: "Texts") -> str:
    """The sides of a slash."""
    found = _effect(options[0], texts) if options else ""
    for option in options[1:]:
        found = texts.format("effect-or", head=found, last=_effect(option, texts))
    return found


def _effect(effect: str, texts: "Texts") -> str:
    """`glory 3 + prestige office` in words."""
    return ", ".join(_part(part.split(), texts) for part in effect.split(" + "))


def _part(words: list[str], texts: "Texts") -> str:
    head = words[0]
    if len(words) == 1:
        return texts.format(f"effect-{head}")
    if words[1] in ("any", "top"):
        return texts.format(f"effect-{head}_{words[1]}")
    if head in ("prestige", "relic", "support"):
        return texts.format(f"effect-{head}", **{head: words[1]})
    if head == "refresh":
        return texts.format("effect-refresh", kind=words[1])
    if head == "turn":
        return texts.format("effect-turn", die=words[1], count=int(words[2]))
    number = int(words[1])
    if head in ("horse", "armour"):
        return texts.format(f"effect-{head}", level=number, from_level=number - 1)
    return texts.format(f"effect-{head}", count=number)


def _needs(needs: str, texts: "Texts") -> str:
    """The conditions of a title in words."""
    parts: list[str] = []
    for part in needs.split(" + "):
        words = part.split()
        head = words[0]
        if head == "without":
            parts.append(texts.format("need-without", support=words[1]))
        elif head == "duel":
            parts.append(texts.format("need-duel", attack=int(words[1]), stars=int(words[2])))
        elif words[1] == "any":
            parts.append(texts.format(f"need-{head}_any", count=int(words[2])))
        elif head == "support":
            parts.append(texts.format("need-support", support=words[1], count=int(words[2])))
        elif head in ("horse", "armour"):
            parts.append(texts.format(f"need-{head}", level=int(words[1])))
        else:
            parts.append(texts.format(f"need-{head}", count=int(words[1])))
    return ", ".join(parts)


def _wrapped(text: str, indent: int = 0) -> list[str]:
    """A text as lines of at most WIDTH columns."""
    body = text.lstrip(" ")
    indent += len(text) - len(body)
    return textwrap.wrap(body, WIDTH, initial_indent=" " * indent, subsequent_indent=" " * (indent + 4))
