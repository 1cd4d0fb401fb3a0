"""The table of Rise Shields as plain text, with the map drawn (ledger, 10.3)."""

import textwrap
from typing import TYPE_CHECKING, Final

from hastilude.games.rise_shields.names import SET_PIECES, SETS
from hastilude.games.rise_shields.view import (
    RiseShieldsActivation,
    RiseShieldsCard,
    RiseShieldsPlayer,
    RiseShieldsUnit,
    RiseShieldsView,
)

if TYPE_CHECKING:
    from hastilude.core.text import Texts
    from hastilude.games.rise_shields.report import RiseShieldsPart, RiseShieldsStrike

WIDTH: Final = 79
CELL: Final = 6

SYMBOLS: Final = {
    "plain": ".",
    "forest": "F",
    "mountain": "M",
    "swamp": "S",
    "signpost": "P",
    "treasury": "T",
    "fortification": "X",
    "castle": "K",
}
#: two letters for each type: `0ma↑` are men-at-arms of seat 0 that look up the map
LETTERS: Final = {
    "archers": "ar",
    "men_at_arms": "ma",
    "pikemen": "pi",
    "horsemen": "ho",
    "crossbowmen": "cr",
    "musketeers": "mu",
    "mercenaries": "me",
    "swordsmen": "sw",
    "scouts": "sc",
    "guards": "gu",
    "knights": "kn",
    "wizards": "wi",
    "catapult": "ca",
    "ulrag": "UL",
    "segros": "SE",
    "aya": "AY",
    "bella": "BE",
}
#: a facing looks at a corner of its cell, or at an edge (RS-350, RS-R02)
CORNERS: Final = "↗↘↓↙↖↑"
EDGES: Final = "↗→↘↙←↖"


def show(view: RiseShieldsView, texts: "Texts") -> list[str]:
    lines = _head(view, texts)
    lines += ["", *board(view), *_wrapped(texts.format("show-legend")), ""]
    for player in view.players:
        lines += _player(view, player, texts)
    lines.append(texts.format("show-deck", count=view.deck_count))
    if view.drawn:
        lines.append(texts.format("show-drawn", artifacts=view.drawn))
    if view.activation is not None:
        lines += ["", *_activation(view.activation, texts)]
    if view.strikes:
        lines += ["", texts.format("show-battle")]
        for strike in view.strikes:
            lines += _wrapped(_strike(strike, texts), "  ")
    if view.reconstructed:
        groups = texts.join([texts.format(f"group-{group}") for group in view.reconstructed])
        lines += ["", *_wrapped(texts.format("show-reconstructed", list=groups))]
    if view.result is not None:
        lines.append("")
        for line in texts.result(view.result):
            lines += _wrapped(line)
    return lines


# -- the map --------------------------------------------------------------------------------------


def board(view: RiseShieldsView) -> list[str]:
    """Thirteen rows; the odd ones lie half a cell to the right."""
    arrows = CORNERS if view.options["facing_layout"] == "2-2-2" else EDGES
    units = {unit.at: unit for unit in view.units if unit.at is not None}
    lines = ["    " + "".join(f"{column:<{CELL}}" for column in range(11)).rstrip()]
    for row, cells in enumerate(view.terrain):
        words = [
            _cell(SYMBOLS[terrain], units.get(f"{row}.{column}"), arrows)
            for column, terrain in enumerate(cells)
        ]
        indent = " " * (CELL // 2) if row % 2 else ""
        lines.append(f"{row:>2}  {indent}" + "".join(f"{word:<{CELL}}" for word in words).rstrip())
    return lines


def _cell(symbol: str, unit: RiseShieldsUnit | None, arrows: str) -> str:
    if unit is None:
        return symbol
    letters = LETTERS[unit.type]
    return ("" if symbol == "." else symbol) + f"{unit.owner}{letters}{arrows[unit.facing]}"


# -- head and players -----------------------------------------------------------------------------


def _head(view: RiseShieldsView, texts: "Texts") -> list[str]:
    game = texts.rulebook.game.name[texts.lang]
    parts = [texts.format("show-head", game=game, mode=view.mode)]
    if view.round:
        parts.append(texts.format("show-round", round=view.round, seat=view.seat))
    if view.fog:
        parts.append(texts.format("show-fog"))
    return _wrapped("; ".join(parts))


def _player(view: RiseShieldsView, player: RiseShieldsPlayer, texts: "Texts") -> list[str]:
    head = texts.format(
        "show-player", number=player.seat, seat=player.seat, energy=player.energy, limit=player.energy_limit
    )
    notes = []
    if player.eliminated:
        notes.append(texts.format("show-eliminated"))
    if player.holds_castle:
        notes.append(texts.format("show-castle"))
    if player.fog_announced:
        notes.append(texts.format("show-fog-announced"))
    if player.catapult == "rebuild":
        notes.append(texts.format("show-rebuild"))
    lines = _wrapped(", ".join([head, *notes]))
    own = [unit for unit in view.units if unit.owner == player.seat]
    if own:
        lines += _wrapped(texts.format("show-units", list=texts.join([_unit(u, texts) for u in own])), "  ")
    if player.cards:
        words = texts.join([_card(card, texts) for card in player.cards])
        lines += _wrapped(texts.format("show-cards", list=words), "  ")
    if player.artifact_count:
        lines += _wrapped(_artifacts(player, texts), "  ")
    if player.dead:
        lines += _wrapped(texts.format("show-dead", units=player.dead), "  ")
    if player.aside:
        lines += _wrapped(texts.format("show-aside", units=player.aside), "  ")
    return lines


def _unit(unit: RiseShieldsUnit, texts: "Texts") -> str:
    """`archers 12.3 1/1/2`, and what lies on them."""
    marks = [texts.format(f"mark-{mark}") for mark in unit.marks]
    if unit.blessing:
        marks.append(texts.format("mark-blessed", count=unit.blessing))
    if unit.diverted is not None:
        marks.append(texts.format("mark-diverted"))
    note = f" [{', '.join(marks)}]" if marks else ""
    figures = f"{unit.attack}/{unit.defence}/{unit.movement}"
    return f"{texts.thing('unit', unit.unit)} {unit.at or '–'} {figures}{note}"


def _card(card: RiseShieldsCard, texts: "Texts") -> str:
    name = texts.thing("card", card.card)
    if card.state == "open":
        return f"{name} {card.cost}"
    state = texts.format(f"show-card-{card.state}")
    return f"{name} {card.cost} ({state})"


def _artifacts(player: RiseShieldsPlayer, texts: "Texts") -> str:
    words = [texts.thing("artifact", artifact) for artifact in player.artifacts]
    hidden = player.artifact_count - len(words)
    if hidden:
        words.append(texts.format("show-hidden-artifacts", count=hidden))
    for number, name in enumerate(SETS):
        size = SET_PIECES[number].bit_count()
        if player.sets[name] > 1:
            words.append(f"{texts.thing('set', name)} {player.sets[name]}/{size}")
    return texts.format("show-artifacts", list=texts.join(words))


# -- what is going on -----------------------------------------------------------------------------


def _activation(activation: RiseShieldsActivation, texts: "Texts") -> list[str]:
    lines = _wrapped(
        texts.format("show-activation", unit=activation.unit, points=activation.points + activation.extra)
    )
    for target in activation.targets:
        words = texts.format(
            "show-target",
            target=target.target,
            attack=target.attack,
            side=target.side,
            win=round(100 * target.win),
            first=round(100 * target.first_loss),
            counter=round(100 * target.counter_loss),
        )
        lines += _wrapped(words, "  ")
    return lines


def _strike(strike: "RiseShieldsStrike", texts: "Texts") -> str:
    attack = _total([part for part in strike.parts if part.total == "attack"], strike.attack_kept, texts)
    defence = _total([part for part in strike.parts if part.total == "defence"], strike.defence_kept, texts)
    return texts.format(
        "show-strike",
        strike=strike.strike,
        by=strike.by or "",
        on=strike.on,
        attack_parts=attack,
        attack_total=strike.attack_total,
        defence_parts=defence,
        defence_total=strike.defence_total,
        success=strike.success,
    )


def _total(parts: "list[RiseShieldsPart]", die: int, texts: "Texts") -> str:
    """`base 2, rear +2, die 5`."""
    words = []
    for part in parts:
        name = texts.format(f"bonus-{part.code}")
        base = part.code in ("base", "d_base")
        words.append(f"{name} {texts.number(part.value) if base else texts.signed(part.value)}")
    return ", ".join([*words, texts.format("show-die", die=die)])


def _wrapped(text: str, indent: str = "") -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent + "  ") or [indent]
