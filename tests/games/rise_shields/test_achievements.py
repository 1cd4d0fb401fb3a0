"""Achievements: a record beside the game (ledger 3.38)."""

import pytest

from hastilude.games.rise_shields.names import ACHIEVEMENTS
from support.ledger import rule
from support.rise_shields_draw import Field, draw


def feats(field: Field, seat: int) -> set[str]:
    return set(field.player(seat)["achievements"])


@rule("RS-340", "RS-349", "RS-R115")
def test_there_are_eight_and_they_are_told_with_the_result() -> None:
    """Reading the rules to the end is the rulebook's joke, not a ninth."""
    assert len(ACHIEVEMENTS) == 8
    field = draw("0ma1 1pi4\n1: leader=segros,none")
    field.attack("0ma", "melee", "1pi", dice="61")
    result = field.game.result()
    assert result is not None
    assert result.args["fist_fight"] == [0]
    assert result.winners == (0,)  # nothing else follows from it


@rule("RS-341", "RS-R92", "RS-R115")
def test_gladiator() -> None:
    field = draw("0ul1 1ay4", dueling=True)
    field.attack("0ul", "melee", "1ay", dice="6611")
    assert "gladiator" in feats(field, 0)
    troops = draw("0ul1 1ay4 0ma1\n1: leader=aya")
    troops.attack("0ul", "melee", "1ay", dice="6611")
    assert "gladiator" not in feats(troops, 0)


@rule("RS-341")
def test_the_duel_begins_when_the_last_troops_fall() -> None:
    field = draw("0ul1 1pi4 1ay4")
    field.attack("0ul", "melee", "1pi", dice="6611"[:3], then="face 1")
    assert field.game.dueling


@rule("RS-342", "RS-R115")
@pytest.mark.parametrize(("terrain", "bane"), [("K", True), ("X", False), ("", False)])
def test_bane_of_the_lionheart(terrain: str, bane: bool) -> None:
    field = draw(f"{terrain}0cr1 1se4 1pi4")
    field.attack("0cr", "shoot", "1se", dice="6611")
    assert field.where("1se") == "dead"
    assert ("lionheart_bane" in feats(field, 0)) == bane


@rule("RS-342", "RS-R115", "RS-R94")
def test_a_ransomed_segros_does_not_count() -> None:
    field = draw("K0cr1 1se4 1pi4\n1: holds=siege_plan")
    field.attack("0cr", "shoot", "1se", dice="6611")
    assert "lionheart_bane" not in feats(field, 0)


@rule("RS-343", "RS-R115")
@pytest.mark.parametrize(("kills", "herald"), [(3, False), (4, True)])
def test_herald_of_death(kills: int, herald: bool) -> None:
    """The fifth enemy unit of one turn."""
    field = draw("0ma1 1pi4")
    field.game.kills[0] = kills
    field.attack("0ma", "melee", "1pi", dice="61")
    assert ("herald_of_death" in feats(field, 0)) == herald


@rule("RS-343", "RS-R115")
def test_herald_of_death_in_ones_own_turn_only() -> None:
    """A counterstrike fells the fifth in an opponent's turn: no herald."""
    field = draw("0ma1 1pi4")
    field.game.kills[1] = 4
    field.attack("0ma", "melee", "1pi", dice="1661", then="counterstrike")
    assert field.where("0ma") == "dead"
    assert field.game.kills[1] == 5
    assert "herald_of_death" not in feats(field, 1)


@rule("RS-343")
def test_kills_of_an_earlier_turn_do_not_count() -> None:
    field = draw("0ma1 . 1pi4")
    field.game.kills[0] = 4
    field.open("end turn; end turn")
    assert field.game.kills[0] == 0


@rule("RS-344", "RS-R115")
def test_siege_master() -> None:
    field = draw("0ca1 . X1pi4")
    field.game.sieges[0] = 2
    field.attack("0ca", "siege", "1pi", dice="61")
    assert "siege_master" in feats(field, 0)
    shell = draw("0se1 0ca1 . X1pi4\n0: energy=2")
    shell.game.sieges[0] = 2
    shell.do("play fire_shell; on 1pi; face 0")
    assert "siege_master" in feats(shell, 0)
    plain = draw("0ca1 . 1pi4")
    plain.game.sieges[0] = 2
    plain.attack("0ca", "siege", "1pi", dice="61")
    assert "siege_master" not in feats(plain, 0)


@rule("RS-345")
def test_overlord() -> None:
    field = draw(
        "X0ul1 0ma1 1pi4\n0: holds=crown_of_dominion,goblet_of_dominion,ring_of_dominion",
        deck=["sceptre_of_dominion"],
    )
    field.open("take")
    assert "overlord" in feats(field, 0)


@rule("RS-346", "RS-R115")
@pytest.mark.parametrize(("dead", "grand"), [("", True), (" dead=ar", False)])
def test_grandmaster(dead: str, grand: bool) -> None:
    field = draw(f"0ma1 1pi4\n0: leader=ulrag aside=ho{dead}\n1: leader=segros,none")
    field.attack("0ma", "melee", "1pi", dice="61")
    assert ("grandmaster" in feats(field, 0)) == grand


@rule("RS-347")
def test_fist_fight() -> None:
    field = draw("0ay1 1pi4 .\n0: energy=1\n1: leader=segros,none")
    field.do("play magic_arrow; on 1pi", dice="61")
    assert field.game.result() is not None
    assert "fist_fight" not in feats(field, 0)


@rule("RS-348", "RS-R115")
def test_treasure_hunter() -> None:
    field = draw(
        "X0ul1 0ma1 1pi4\n0: holds=bulwark_of_light,verdict_of_light",
        deck=["teaching_of_light", "siege_plan"],
    )
    events = field.do("take")
    assert "treasure_hunter" in feats(field, 0)
    assert any(event.code == "set_completed" for event in events)
    dominion = draw(
        "X0ul1 0ma1 1pi4\n0: holds=crown_of_dominion,goblet_of_dominion,ring_of_dominion",
        deck=["sceptre_of_dominion"],
    )
    dominion.open("take")
    assert "treasure_hunter" not in feats(dominion, 0)
