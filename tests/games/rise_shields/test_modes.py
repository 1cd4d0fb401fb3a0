"""Two against two, everyone for himself, one against two (ledger 3.32–3.34)."""

import pytest

from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.game import GameError
from hastilude.games.rise_shields.meta import GAME
from hastilude.games.rise_shields.names import PARTS
from hastilude.games.rise_shields.position import position
from hastilude.games.rise_shields.rulebook import RULEBOOK
from hastilude.lab.simulate import natural_seats
from support.ledger import rule
from support.rise_shields_draw import Field, begin, begun, draw

FOUR = {"mode": "1x1x1x1"}


def army(field: Field, seat: int) -> list[str]:
    """Tiers of the units a seat has on the board."""
    names = [row["unit"] for row in position(field.game)["units"] if row["owner"] == seat and row.get("at")]
    gold = {"swordsmen", "guards", "scouts", "mercenaries", "knights", "musketeers", "wizards", "crossbowmen"}
    leaders = {"ulrag", "segros", "aya", "bella"}
    return sorted(
        "leader"
        if name in leaders
        else "gold"
        if name in gold
        else "machine"
        if "catapult" in name
        else "silver"
        for name in names
    )


SMALL = ["gold"] * 2 + ["leader", "machine"] + ["silver"] * 3
LARGE = ["gold"] * 3 + ["leader", "machine"] + ["silver"] * 7


# -- two against two ---------------------------------------------------------------------------


@rule("RS-294")
def test_partners_sit_across() -> None:
    field = begin(4, dice="1236")
    assert list(field.game.setting.team) == [0, 1, 0, 1]


@rule("RS-295", "RS-R11")
@pytest.mark.parametrize(("dice", "chooser"), [("1236", 1), ("6261", 0), ("44443122", 0)])
def test_the_higher_sum_of_a_team_chooses_the_camp(dice: str, chooser: int) -> None:
    """Player 1 of the team chooses; equal sums roll again."""
    assert begin(4, dice=dice).asks() == f"choose_camp {chooser}"


@rule("RS-296", "RS-297", "RS-R109")
def test_turns_and_choices_alternate_between_the_teams() -> None:
    field = begin(4, dice="6161")
    field.do("camp camp_1")
    assert field.game.order == [0, 1, 2, 3]
    chosen = []
    for leader, faction in zip(("ulrag", "segros", "aya"), ("order", "outlaws", "nobility"), strict=True):
        chosen.append(field.game.decider())
        field.do(f"leader {leader}; faction {faction}")
    assert chosen == [1, 0, 3]
    assert field.player(2)["leader"] == "bella"  # the rest is left for the last


@rule("RS-298", "RS-299", "RS-R110")
def test_small_armies_in_the_halves_of_the_rows() -> None:
    field = begun(4, until="start_artifact")
    halves = field.game.setting.figures.part_rows
    first, second, first_2, second_2 = field.game.order
    parts = [PARTS[field.game.part[seat]] for seat in (first, first_2, second, second_2)]
    assert parts == ["camp_1_left", "camp_1_right", "camp_2_left", "camp_2_right"]
    for seat in range(4):
        assert army(field, seat) == SMALL
        cells = {cell for row in halves[field.game.part[seat]] for cell in row}
        assert {field.game.where[unit] for unit in field.game.army_of(seat)} <= cells


@rule("RS-R110", "RS-280")
def test_the_first_row_for_returns_is_ones_own_half() -> None:
    field = draw("0ma1 . 1pi4\n0: dead=ca", seats=4)
    assert field.legal("rebuild") == {f"rebuild at 12.{c}" for c in range(1, 5)}  # 12.0 is the leader's


@rule("RS-300", "RS-R111")
def test_a_card_on_the_allys_unit_in_the_own_turn() -> None:
    """Even then it opens in the ally's next turn."""
    field = draw("0ay1 2ma1 .@x 1pi4\n0: energy=3", seats=4)
    field.open("play teleportation; on 2ma; at @x; face 1")
    assert field.where("2ma") == "@x"
    assert field.player(0)["closed"] == {"teleportation": 2}


@rule("RS-300", "RS-301", "RS-R111")
def test_a_card_in_the_allys_turn_before_he_acts() -> None:
    field = draw("0se1 2ma1@z .@a .@b 1pi4\n0: energy=2", seats=4, turn=1)
    field.open("end turn")
    assert field.asks() == "ally_main 0"
    field.open("play inspiration; on 2ma")
    assert field.asks() == "main 2"
    assert field.row("2ma")["acts"] == 2
    assert field.player(0)["closed"] == {"inspiration": 2}


@rule("RS-R111")
def test_in_the_allys_turn_not_on_ones_own_unit() -> None:
    field = draw("0se1 0ma1 . . 1pi4 . 2ma1\n0: energy=2", seats=4, turn=1)
    field.open("end turn")
    assert field.asks() == "main 2"  # nothing of the ally's is in reach


@rule("RS-300", "RS-301", "RS-R111")
def test_a_card_on_the_allys_unit_in_his_turn() -> None:
    """Ulrag of seat 2 helps a unit of seat 0; the card opens in seat 0's next turn."""
    field = draw("0ma1 1pi4 2ul4\n2: energy=1", seats=4)
    field.open("activate 0ma; melee 1pi; face 0")
    assert field.asks() == "window 2"
    field.do("play justice; stay", dice="16")
    assert field.totals() == [(1, 6)]
    assert field.player(2)["closed"] == {"justice": 0}
    assert field.energy(2) == 0


@rule("RS-R111")
@pytest.mark.parametrize(("option", "asked"), [("own_and_ally_turns", False), ("also_enemy_turns", True)])
def test_in_an_enemys_turn_only_by_option(option: str, asked: bool) -> None:
    field = draw("1ma1 0pi4 2ul4\n2: energy=1", seats=4, turn=1, options={"ally_cards_when": option})
    field.open("activate 1ma; melee 0pi")
    if asked:
        field.open("face 0")
        assert field.asks() == "window 2"
    else:
        field.do("face 0", dice="16")
        assert field.asks() == "reply 0"


@rule("RS-R49")
def test_third_parties_do_not_react() -> None:
    field = draw("0ma1 1pi4 2be4\n2: energy=3", seats=4, options=FOUR)
    field.attack("0ma", "melee", "1pi", dice="16")
    assert field.asks() == "reply 1"


@rule("RS-302", "RS-R108")
def test_an_eliminated_partners_turns_are_skipped() -> None:
    field = draw("0ma1 1pi4\n1: leader=segros,none", seats=4)
    field.attack("0ma", "melee", "1pi", dice="61", then="face 1")
    assert field.game.result() is None
    field.open("end turn")
    assert field.asks() == "main 2"


# -- everyone for himself ----------------------------------------------------------------------


@rule("RS-303", "RS-R11")
def test_leaders_are_chosen_by_rolls_among_those_who_have_none() -> None:
    field = begin(4, FOUR, dice="1264")
    assert field.asks() == "pick_leader 2"
    field.do("leader aya", dice="346")  # seats 0, 1 and 3 roll
    assert field.asks() == "pick_leader 3"
    field.do("leader ulrag", dice="5521")  # a tie of two, who roll again
    assert field.asks() == "pick_leader 0"


@rule("RS-304", "RS-306", "RS-R112")
def test_factions_and_parts_have_their_own_rolls() -> None:
    field = begin(4, FOUR, dice="6111")
    field.do("leader aya", dice="611")
    field.do("leader ulrag", dice="61")
    field.do("leader bella", dice="1116")  # the last leader is left; then all roll for factions
    assert field.asks() == "pick_faction 3"
    field.do("faction order", dice="611")
    field.do("faction outlaws", dice="61")
    field.do("faction nobility", dice="1161")
    assert field.asks() == "pick_place 2"
    assert field.legal() == {f"part {name}" for name in PARTS}


@rule("RS-307", "RS-305", "RS-306", "RS-R112")
def test_turns_go_clockwise_by_the_parts() -> None:
    for seed in range(4):
        field = begun(4, FOUR, seed=seed, until="start_artifact")
        order = [field.game.part[seat] for seat in field.game.order]
        assert order == [(order[0] + i) % 4 for i in range(4)]
        assert all(army(field, seat) == SMALL for seat in range(4))


@rule("RS-307")
def test_the_highest_roll_has_the_first_turn() -> None:
    field = begin(4, FOUR, dice="6111")
    field.do("leader aya", dice="611")
    field.do("leader ulrag", dice="61")
    field.do("leader bella", dice="6111")
    field.do("faction order", dice="611")
    field.do("faction outlaws", dice="61")
    field.do("faction nobility", dice="6111")
    field.do("part camp_1_left", dice="611")
    field.do("part camp_2_right", dice="61")
    events = field.do("part camp_2_left", dice="1161")
    assert [event.args["seat"] for event in events if event.code == "first_turn"] == [2]
    assert field.game.order == [2, 3, 0, 1]


@rule("RS-308", "RS-302")
def test_the_last_one_left_wins() -> None:
    field = draw(
        "0ma1 1pi4\n1: leader=segros,none\n2: leader=aya,none\n3: leader=bella,none",
        seats=4,
        options=FOUR,
    )
    for seat in (2, 3):
        field.game.alive[seat] = False
        field.game.lost.append(seat)
    field.attack("0ma", "melee", "1pi", dice="61")
    result = field.game.result()
    assert result is not None
    assert (result.winners, result.places) == ((0,), (1, 2, 4, 3))


# -- one against two ---------------------------------------------------------------------------


@rule("RS-309", "RS-310", "RS-311")
def test_player_1_chooses_first_and_last() -> None:
    field = begin(3)
    assert field.asks() == "pick_leader 0"  # no roll for camps
    assert list(field.game.setting.team) == [0, 1, 1]
    field.do("leader ulrag; faction order; leader aya; faction outlaws; leader bella; faction nobility")
    assert field.player(0)["factions"] == ["order", "magistrate"]
    assert [field.player(seat)["camp"] for seat in range(3)] == ["camp_1", "camp_2", "camp_2"]


@rule("RS-312", "RS-313", "RS-314", "RS-315", "RS-R113")
def test_armies_of_one_against_two() -> None:
    field = begun(3, until="deploy")
    assert field.asks() == "deploy 0"  # player 1 first
    field = begun(3, until="start_artifact")
    assert [army(field, seat) for seat in range(3)] == [LARGE, SMALL, SMALL]
    assert [PARTS[field.game.part[seat]] for seat in (1, 2)] == ["camp_2_left", "camp_2_right"]


@rule("RS-316")
def test_turns_go_1_2_3() -> None:
    field = draw("0ma1 . 1pi4 . 2pi4", seats=3)
    seen = []
    for _ in range(4):
        seen.append(field.game.decider())
        field.open("end turn")
    assert seen == [0, 1, 2, 0]


@rule("RS-317", "RS-R113")
@pytest.mark.parametrize(("option", "asked"), [("yes", True), ("no", False)])
def test_ally_cards_between_players_2_and_3(option: str, asked: bool) -> None:
    field = draw("1ma1 0pi4 2ul4\n2: energy=1", seats=3, turn=1, options={"ally_cards_in_2x1": option})
    field.open("activate 1ma; melee 0pi")
    if asked:
        field.open("face 0")
        assert field.asks() == "window 2"
    else:
        field.do("face 0", dice="16")
        assert field.asks() == "reply 0"


@rule("RS-R92", "RS-281")
def test_two_leaders_against_one_is_not_one_on_one() -> None:
    field = draw("0ul1 1ay4\n1: holds=siege_plan,magic_staff", seats=3)
    field.attack("0ul", "melee", "1ay", dice="6611")
    assert field.asks() == "place_cell 1"


# -- the mode and the seats ----------------------------------------------------------------------


@rule("RS-294", "RS-303", "RS-309")
@pytest.mark.parametrize(("mode", "seats"), [("1x1", 2), ("2x1", 3), ("2x2", 4), ("1x1x1x1", 4)])
def test_a_mode_decides_the_seats(mode: str, seats: int) -> None:
    assert natural_seats(GAME, {"mode": mode}) == seats
    GAME.check_seats(seats, {"mode": mode})
    wrong = next(number for number in GAME.seats if number != seats)
    with pytest.raises(
        GameError, match=f"mode={mode} of Rise Shields is for {seats} players, not for {wrong}"
    ):
        GAME.check_seats(wrong, {"mode": mode})


@pytest.mark.parametrize(("seats", "mode"), [(2, "1x1"), (3, "2x1"), (4, "2x2")])
def test_without_a_mode_the_seats_decide(seats: int, mode: str) -> None:
    game = RULEBOOK.start(seats, GAME.choose({}), RULEBOOK.components(), SeededChance(seed_of("mode")))
    assert RULEBOOK.view(game, None).mode == mode


def test_no_position_contradicts_its_mode() -> None:
    written = RULEBOOK.position(begun(seats=2).game)
    written["options"]["mode"] = "2x2"
    with pytest.raises(GameError, match="is for 4 players, not for 2"):
        RULEBOOK.from_position(written, RULEBOOK.components())
    written["rules"] = 2  # the rules before let the seats decide all the same
    RULEBOOK.released(2).from_position(written, RULEBOOK.released(2).components())
