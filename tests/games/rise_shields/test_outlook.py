"""What the view tells of what lies ahead: ways of the active unit, parts and chance of the next strike."""

import pytest

from hastilude.core.chance import SeededChance, seed_of
from hastilude.games.rise_shields import actions
from hastilude.games.rise_shields.hexes import CELL_NAMES
from hastilude.games.rise_shields.rulebook import RULEBOOK
from hastilude.games.rise_shields.rules import RiseShields
from hastilude.games.rise_shields.view import RiseShieldsView
from support.ledger import rule
from support.rise_shields_draw import Field, draw

CHANCE = SeededChance(seed_of("outlook"))


def view(field: Field) -> RiseShieldsView:
    return RULEBOOK.view(field.game, 0)


def steps(game: RiseShields) -> list[int]:
    return [action for action in game.legal() if actions.STEP <= action < actions.FACE]


def walked(game: RiseShields) -> dict[str, int]:
    """Every cell that the rules let the unit walk to, with the most movement left there."""
    found: dict[str, int] = {}
    for step in steps(game):
        after = game.copy()
        after.apply(step, CHANCE)
        here = [(CELL_NAMES[step - actions.STEP], after.points + after.extra), *walked(after).items()]
        for cell, left in here:
            found[cell] = max(left, found.get(cell, -1))
    return found


@pytest.mark.parametrize(
    "picture",
    [
        "0ho1 P@a . S . 1pi4 .",
        "P 0kn1 P P F M X",
        "  F 1pi4 .\n 0ma1 S .\n  P . T",
        "F 0ca1 . S",
    ],
)
@rule("RS-056", "RS-070", "RS-073")
def test_the_ways_are_those_that_the_rules_allow(picture: str) -> None:
    field = draw(picture)
    unit = next(word for word in picture.split() if word[0] == "0")[:3]
    field.open(f"activate {unit}")
    activation = view(field).activation
    assert activation is not None
    own = CELL_NAMES[field.game.where[field.game.unit]]
    expected = {cell: left for cell, left in walked(field.game).items() if cell != own}
    assert {one.cell: one.points for one in activation.reach} == expected
    for one in activation.reach:
        game = field.game.copy()
        for cell in one.way:
            game.apply(actions.STEP + CELL_NAMES.index(cell), CHANCE)
        assert (CELL_NAMES[game.where[game.unit]], game.points + game.extra) == (one.cell, one.points)


@rule("RS-208", "RS-R72")
def test_an_onslaught_shows_only_steps_that_keep_its_attack() -> None:
    field = draw("0se1 0ma1 . . . 1pi4\n0: leader=segros energy=3")
    field.open("play onslaught; on 0ma")
    activation = view(field).activation
    assert activation is not None
    assert activation.onslaught
    assert [one.way for one in activation.reach] == [
        (CELL_NAMES[step - actions.STEP],) for step in steps(field.game)
    ]


@rule("RS-336", "RS-337")
def test_a_forecast_has_the_parts_of_the_strike_that_follows() -> None:
    field = draw("M0ma1 F1pi1")
    field.open("activate 0ma")
    activation = view(field).activation
    assert activation is not None
    (target,) = activation.targets
    field.open("melee 1pi")
    field.do("face 0", dice="11")
    (strike,) = view(field).strikes
    assert target.parts == strike.parts
    assert ("direction", 2) in {(part.code, part.value) for part in target.parts}


@rule("RS-322")
def test_a_window_tells_the_chance_of_the_strike() -> None:
    field = draw("0ul1 1pi4\n0: energy=3 leader=ulrag")
    field.open("activate 0ul; melee 1pi; face 0")
    coming = view(field).coming
    assert coming is not None
    assert (coming.strike, coming.by, coming.on) == ("main", "ulrag", field.row("1pi")["unit"])
    assert coming.chance == round(966 / 1296, 6)  # an elite attacker, margin 1 (ledger 4.3)


@rule("RS-R89")
def test_private_artifacts_are_not_given_away_by_a_forecast() -> None:
    field = draw("0ul1 1pi4\n0: energy=3 leader=ulrag", options={"held_artifacts": "private"})
    field.open("activate 0ul; melee 1pi; face 0")
    assert view(field).phase == "window"
    assert view(field).coming is None
