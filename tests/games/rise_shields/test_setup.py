"""Setting up a game of two (ledger 3.5), and what everybody starts with."""

import pytest

from hastilude.games.rise_shields.names import ARTIFACTS, FACTIONS, LEADERS
from hastilude.games.rise_shields.position import position
from support.ledger import rule
from support.play import args_of
from support.rise_shields_draw import Field, begin, begun


def drafted(dice: str = "52", camp: str = "camp_1") -> Field:
    """Both have leaders and factions: seat 1 chooses first, if seat 0 has taken camp 1."""
    field = begin(dice=dice)
    field.do(f"camp {camp}; leader ulrag; faction order; leader aya; faction outlaws; faction nobility")
    return field


@rule("RS-037", "RS-R16")
def test_the_artifact_deck_is_shuffled() -> None:
    decks = {tuple(begun(seed=seed, until="choose_camp").game.deck) for seed in range(5)}
    assert len(decks) == 5
    assert all(sorted(deck) == list(range(len(ARTIFACTS))) for deck in decks)


@rule("RS-038", "RS-R11")
@pytest.mark.parametrize(("dice", "chooser"), [("52", 0), ("16", 1), ("4425", 1), ("333361", 0)])
def test_the_higher_roll_chooses_the_camp_and_ties_roll_again(dice: str, chooser: int) -> None:
    field = begin(dice=dice)
    assert field.asks() == f"choose_camp {chooser}"
    assert field.legal() == {"camp camp_1", "camp camp_2"}


@rule("RS-039", "RS-040", "RS-047")
@pytest.mark.parametrize(("camp", "first", "second"), [("camp_1", 0, 1), ("camp_2", 1, 0)])
def test_camp_1_has_the_first_turn_camp_2_the_first_choice(camp: str, first: int, second: int) -> None:
    field = begin(dice="52")
    field.do(f"camp {camp}")
    assert field.asks() == f"pick_leader {second}"
    assert field.game.order == [first, second]
    assert (field.player(first)["camp"], field.player(second)["camp"]) == ("camp_1", "camp_2")


@rule("RS-041", "RS-R12", "RS-004", "RS-005")
def test_the_draft_alternates_and_nothing_is_taken_twice() -> None:
    field = begin(dice="52")
    field.do("camp camp_1; leader ulrag; faction order")
    assert field.asks() == "pick_leader 0"
    assert field.legal() == {f"leader {name}" for name in LEADERS if name != "ulrag"}
    assert field.why_not("leader ulrag") == "taken"
    field.do("leader aya")
    assert field.why_not("faction order") == "taken"
    field.do("faction outlaws")
    assert field.asks() == "pick_faction 1"
    field.do("faction nobility")  # the last one is left for player 1
    assert field.player(0)["factions"] == ["outlaws", "magistrate"]
    assert field.player(1)["factions"] == ["order", "nobility"]


@rule("RS-042", "RS-R13")
def test_each_leaves_out_one_silver_one_gold_and_one_catapult() -> None:
    field = drafted()
    assert field.asks() == "pick_roster 1"
    assert args_of(field.game.prompt()) | {"seat": 1} == {"seat": 1, "silver": 1, "gold": 1, "machines": 1}
    field.do("leave order_archers")
    assert field.why_not("leave order_horsemen") == "enough_left_out"
    field.do("leave guards; leave order_catapult")
    assert field.asks() == "pick_roster 0"
    field.do("leave magistrate_pikemen; leave wizards; leave outlaws_catapult")
    for seat in (0, 1):
        tokens = [row for row in position(field.game)["units"] if row["owner"] == seat]
        assert sum(row["state"] == "aside" for row in tokens) == 3
        assert len(tokens) == 15
        assert sum(row["state"] == "waiting" for row in tokens) == 12


@rule("RS-043", "RS-R14", "RS-R05", "RS-036")
def test_armies_stand_on_their_own_two_rows() -> None:
    field = drafted()
    field.do("leave order_archers; leave guards; leave order_catapult")
    field.do("leave magistrate_pikemen; leave wizards; leave outlaws_catapult")
    assert field.asks() == "deploy 0"  # player 1 first
    cells = {text.split(" at ")[1] for text in field.legal("deploy")}
    assert cells == {*(f"12.{c}" for c in range(11)), *(f"11.{c}" for c in range(10))}
    assert field.why_not("deploy aya at 0.0") == "not_your_rows"
    field.do("deploy aya at 12.5")
    assert field.asks() == "deploy_facing 0"
    assert field.legal() == {f"face {k}" for k in range(6)}
    field.do("face 3")
    assert field.why_not("deploy aya at 12.6") == "already_placed"
    assert field.why_not("deploy scouts at 12.5") == "occupied"
    assert field.asks() == "deploy 0"  # all tokens of one player at once


@rule("RS-043", "RS-012")
def test_after_deployment_all_stand_on_distinct_cells() -> None:
    for seed in range(3):
        field = begun(seed=seed, until="start_artifact")
        board = [row["at"] for row in position(field.game)["units"] if row.get("at")]
        assert len(board) == len(set(board)) == 24


@rule("RS-044", "RS-045", "RS-R17")
def test_all_cards_are_open_and_nobody_has_energy() -> None:
    field = begun(until="start_artifact")
    assert [field.energy(seat) for seat in (0, 1)] == [0, 0]
    assert [field.closed(seat) for seat in (0, 1)] == [set(), set()]


@rule("RS-046", "RS-R15", "RS-268")
def test_each_keeps_one_of_three_artifacts_in_turn_order() -> None:
    field = begun(until="start_artifact")
    first, second = field.game.order
    assert field.asks() == f"start_artifact {first}"
    assert len(field.legal("keep")) == 3
    chosen = min(field.legal("keep"))
    field.do(chosen)
    assert field.holds(first) == {chosen.split()[1]}
    assert len(field.game.deck) == 17 - 3  # the next three are drawn
    assert field.asks() == f"start_artifact {second}"
    field.do(min(field.legal("keep")))
    assert len(field.game.deck) == 16
    assert field.asks() == f"main {first}"


@rule("RS-R17", "RS-172", "RS-047")
def test_the_first_turn_begins_with_one_energy() -> None:
    field = begun()
    first, second = field.game.order
    assert field.asks() == f"main {first}"
    assert (field.energy(first), field.energy(second)) == (1, 0)


@rule("RS-R14")
def test_hidden_deployment_shows_an_army_to_its_owner_alone() -> None:
    field = begun(options={"deployment": "simultaneous_hidden"}, until="deploy")
    first, second = field.game.order
    unit = min(field.legal("deploy")).split()[1]
    field.do(min(text for text in field.legal("deploy")))
    events = field.do("face 0")
    told = [event for event in events if event.code == "deployed"]
    assert told[0].seen_by(first) is not None
    assert told[0].seen_by(second) is None
    assert told[0].args["unit"] == unit


def test_every_faction_and_leader_may_be_chosen() -> None:
    field = begin(dice="52")
    field.do("camp camp_1")
    assert field.legal() == {f"leader {name}" for name in LEADERS}
    field.do("leader bella")
    assert field.legal() == {f"faction {name}" for name in FACTIONS}
