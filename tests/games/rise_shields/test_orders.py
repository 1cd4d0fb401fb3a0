"""Standing orders: intentions in reaction windows are each seat's own (ledger, part 7; RS-R48)."""

import pytest

from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.game import GameError
from hastilude.core.state import CHOICE
from hastilude.core.words import canonical, seen
from hastilude.games.rise_shields import actions
from hastilude.games.rise_shields.position import from_position, position
from hastilude.games.rise_shields.rulebook import RULEBOOK
from support.ledger import rule
from support.rise_shields_draw import Dice, Field, draw

ORDERS = ["pass for this battle", "pass for this turn", "ask only for justice"]


def attacked() -> Field:
    """Seat 1, with Ulrag and energy near by, is asked before seat 0's roll."""
    field = draw("0ma1 1pi4 1ul4 .\n0me1 1ma4 . .\n1: energy=2")
    field.open("activate 0ma; melee 1pi; face 0")
    assert field.asks() == "window 1"
    return field


@rule("RS-R48")
@pytest.mark.parametrize("order", ORDERS)
def test_others_see_of_an_order_only_that_no_card_was_played(order: str) -> None:
    plain, ordered = attacked(), attacked()
    told = [plain.do("pass", dice="16"), ordered.do(order, dice="16")]
    for viewer in (None, 0):
        views = [canonical(RULEBOOK.view(field.game, viewer)) for field in (plain, ordered)]
        assert views[0] == views[1]
        assert seen(told[0], viewer) == seen(told[1], viewer)
    own = RULEBOOK.view(ordered.game, 1).players[1]
    assert own.order == {"battle": "battle", "turn": "turn", "only": "only"}[position_order(ordered)]
    assert {event.code for event in seen(told[1], 1)} - {event.code for event in seen(told[0], 1)}


def position_order(field: Field) -> str:
    return str(field.player(1)["order"])


@rule("RS-R48")
def test_an_ordered_pass_is_made_in_a_window_that_opens_all_the_same() -> None:
    field = attacked()
    field.do("pass for this turn; stay", dice="16")
    field.open("activate 0me; melee 1ma")
    game, free = field.game, field.game.copy()
    free.standing[1] = 0
    for state in (game, free):
        state.apply(field.say("face 0"), Dice([]))
    assert canonical(RULEBOOK.view(game, 0)) == canonical(RULEBOOK.view(free, 0))
    assert field.asks() == "window 1"
    assert (game.forced(), free.forced()) == (actions.PASS, CHOICE)


@rule("RS-R48")
def test_who_wants_to_be_asked_for_one_card_passes_where_it_cannot_be_played() -> None:
    for order, then in (("pass", "lethal 1"), ("ask only for justice", "facing 0")):
        field = attacked()
        field.do(f"{order}; stay", dice="16")
        field.open("activate 0me; melee 1ma; face 0")
        assert field.asks() == "window 1"
        assert field.may("play justice")
        field.do("pass", dice="66 1")
        assert field.asks() == then  # a card that saves, asked for or passed over


@rule("RS-R48", "RS-334")
def test_orders_end_with_battle_turn_and_round() -> None:
    for order, after in zip(ORDERS, ("ask", "turn", "only"), strict=True):
        field = attacked()
        field.do(f"{order}; stay", dice="16")
        assert position_order(field) == after
        field.open("end turn")
        assert position_order(field) == "ask"
        assert field.player(1)["passed"] == []


@rule("RS-R48")
def test_others_imagine_the_orders_that_a_pass_allows() -> None:
    field = attacked()
    chance = SeededChance(seed_of("orders"))

    def imagined(viewer: int) -> set[tuple[str, tuple[str, ...]]]:
        found = set()
        for _ in range(400):
            player = position(field.game.imagine(viewer, chance))["players"][1]
            found.add((player["order"], tuple(player["wanted"])))
        return found

    assert imagined(0) == {("ask", ())}
    field.do("pass for this turn", dice="16")
    assert field.asks() == "reply 1"
    cards = [card.card for card in RULEBOOK.view(field.game, 0).players[1].cards]
    only = {("only", (card,)) for card in cards}
    assert imagined(0) == {("ask", ()), ("battle", ()), ("turn", ()), *only}
    assert imagined(1) == {("turn", ())}
    field.do("stay")
    assert imagined(0) == {("ask", ()), ("turn", ()), *only}


@rule("RS-R48")
def test_a_card_played_later_rules_an_order_to_pass_out() -> None:
    field = attacked()
    field.do("pass; stay", dice="16")
    assert field.player(1)["passed"] == ["turn", "round"]
    field.do("activate 0me; melee 1ma; face 0; play justice", dice="11 6")
    assert field.player(1)["passed"] == ["round"]


@pytest.mark.parametrize(
    ("order", "wanted", "passed"),
    [
        ("turn", [], []),
        ("battle", [], ["turn", "round"]),
        ("only", ["justice"], ["turn"]),
        ("only", [], ["round"]),
        ("only", ["fog_veil"], ["round"]),
        ("ask", ["justice"], ["round"]),
    ],
)
def test_a_position_with_an_order_that_nobody_gave_is_refused(
    order: str, wanted: list[str], passed: list[str]
) -> None:
    field = attacked()
    given = position(field.game)
    given["players"][1].update({"order": order, "wanted": wanted, "passed": passed})
    with pytest.raises(GameError, match="order"):
        from_position(given, field.game.setting.figures, strict=False)


@rule("RS-R89", "RS-R48")
def test_a_window_does_not_betray_a_private_staff() -> None:
    """Ulrag is three cells away: only with the staff he reaches; he is asked whether he holds it or not."""
    asked = []
    for artifact in ("magic_staff", "siege_plan"):
        field = draw(
            f"0ma1 1pi4 . . 1ul4\n1: energy=2 holds={artifact}", options={"held_artifacts": "private"}
        )
        field.game.known[:] = [0b10 if holder == 1 else 0 for holder in field.game.holder]
        for text in ("activate 0ma", "melee 1pi", "face 0"):
            field.game.apply(field.say(text), Dice([]))
        asked.append((field.asks(), field.may("play justice"), field.game.forced()))
    assert asked == [("window 1", True, CHOICE), ("window 1", False, actions.PASS)]
    field = draw("0ma1 1pi4 . . 1ul4\n1: energy=2 holds=siege_plan", options={"held_artifacts": "private"})
    field.do("activate 0ma; melee 1pi; face 0", dice="16")  # all know that it is no staff
    assert field.asks() == "reply 1"
