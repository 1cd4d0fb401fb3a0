"""The tutorial of Rise Shields: every step shows what its sentences say (ledger 10.6)."""

import re
from typing import Any

import pytest

from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.game import GameError
from hastilude.core.text import LANGUAGES
from hastilude.core.tutorial import tutorial_text
from hastilude.core.words import Seen
from hastilude.games.rise_shields.position import position
from hastilude.games.rise_shields.rulebook import RULEBOOK
from hastilude.games.rise_shields.rules import RiseShields
from support.lessons import Lessons
from support.play import result

LESSONS = Lessons(RULEBOOK)
lesson = LESSONS.at

#: a way through each step, all right actions
WAYS = {
    "march": ["activate order_horsemen", "step 10.5", "step 9.4", "step 8.5", "face 0"],
    "first": ["activate order_men_at_arms", "step 10.4", "melee nobility_horsemen", "face 5", "face 5"],
    "edges": [
        "activate order_horsemen",
        *("step 10.3", "step 9.3", "step 8.4"),
        *("melee nobility_men_at_arms", "face 2", "face 5"),
    ],
    "riposte": ["end turn", "counterstrike"],
    "retreat": ["end turn", "retreat 11.4", "face 4"],
    "bowmen": ["activate order_archers", "arc nobility_pikemen", "face 5", "end turn", "strike first"],
    "walls": [
        *("activate order_catapult", "siege nobility_archers", "face 5"),
        *("activate order_men_at_arms", "step 8.2"),
    ],
    "knights": [
        *("activate knights", "step 11.3", "step 10.4"),
        *("melee outlaws_men_at_arms", "face 5", "face 5", "step 8.5"),
    ],
    "energy": ["play magic_arrow", "on outlaws_archers", "play fog_veil", "end turn"],
    "protect": ["end turn", "play all_round_defence", "counterstrike"],
    "treasury": [
        *("activate segros", "step 10.1", "step 9.1"),
        *("take", "keep magic_hat", "finish", "end turn"),
    ],
    "ransom": ["end turn", "at 12.3", "face 5"],
    "castle": [
        *("activate order_men_at_arms", "step 6.5", "finish"),
        *("rebuild at 7.5", "face 5", "play reinforcement", "at 7.4", "face 5"),
    ],
    "last": ["activate order_men_at_arms", "step 10.4", "melee bella", "face 5"],
    "dominion": ["activate segros", "step 9.1", "step 8.2", "take"],
}
#: by step: the totals of its strikes, one after the other
TOTALS = {
    "march": [],
    "first": [(6, 5)],
    "edges": [(7, 6)],
    "riposte": [(6, 6), (7, 5)],
    "retreat": [(5, 7)],
    "bowmen": [(6, 4), (6, 5)],
    "walls": [(8, 7)],
    "knights": [(9, 7)],
    "energy": [(6, 4)],
    "protect": [(4, 4), (8, 6)],
    "treasury": [],
    "ransom": [(9, 8)],
    "castle": [],
    "last": [(8, 4)],
    "dominion": [],
}
SCORE = re.compile(r"(\d+) (?:против|to) (\d+)")


def table(name: str, done: int | None = None) -> RiseShields:
    """A step after so many actions of its way; after all of them without a number."""
    state = lesson(name, *WAYS[name][:done]).state
    assert isinstance(state, RiseShields)
    return state


def events(name: str) -> list[Seen]:
    way = WAYS[name]
    return [
        event
        for done, action in enumerate(way)
        for moment in LESSONS.tried(name, action, *way[:done]).moments
        for event in moment.events
    ]


def unit(state: RiseShields, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(row for row in position(state)["units"] if row["unit"] == name)
    return found


def player(state: RiseShields, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = position(state)["players"][seat]
    return found


def test_the_steps_in_their_order() -> None:
    assert [step.id for step in LESSONS.steps] == list(WAYS)


@pytest.mark.parametrize("name", WAYS)
def test_each_way_is_right_to_the_end_of_its_step(name: str) -> None:
    assert lesson(name, *WAYS[name]).task is None


@pytest.mark.parametrize("name", WAYS)
def test_the_dice_fall_as_the_sentences_say(name: str) -> None:
    strikes = [event.args for event in events(name) if event.code in ("strike", "spell_strike")]
    assert [(strike["attack_total"], strike["defence_total"]) for strike in strikes] == TOTALS[name]
    for lang in LANGUAGES:
        said = [line for line in tutorial_text(RULEBOOK, lang).splitlines() if f"lesson-{name}-" in line]
        scores = {(int(one), int(two)) for line in said for one, two in SCORE.findall(line)}
        assert set(TOTALS[name]) <= scores, lang
        # what would have been: into the flank, without the charge, into the rear
        might = {"edges": {(6, 6)}, "knights": {(7, 7)}, "protect": {(6, 4)}}
        assert scores - set(TOTALS[name]) == might.get(name, set()) - set(TOTALS[name]), lang


def test_something_that_is_illegal_gets_the_real_refusal() -> None:
    assert LESSONS.refused("march", "step 8.5", "activate order_horsemen") == "not_adjacent"
    assert LESSONS.refused("first", "melee nobility_horsemen", "activate order_men_at_arms") == "out_of_reach"
    assert LESSONS.refused("walls", "siege bella", "activate order_catapult") == "out_of_reach"
    assert LESSONS.refused("energy", "play mental_block", *WAYS["energy"][:3]) == "energy"
    assert LESSONS.refused("dominion", "take", "activate segros", "step 9.1") == "claimed"


def test_only_what_was_taught_counts_as_done() -> None:
    with pytest.raises(GameError, match="is not what step riposte teaches"):
        lesson("riposte", "activate segros")
    with pytest.raises(GameError, match="has no step 'moat'"):
        lesson("moat")


# -- what each step shows ----------------------------------------------------------------------


def test_march_the_signpost_gives_a_point_and_the_mountain_is_reached() -> None:
    assert table("march", 1).points == 3
    assert table("march", 2).points == 3
    assert table("march", 4).points == 1
    horsemen = unit(table("march"), "order_horsemen")
    assert (horsemen["at"], horsemen["facing"]) == ("8.5", 0)


def test_edges_the_attack_goes_into_the_rear() -> None:
    declared = next(event.args for event in events("edges") if event.code == "declared")
    assert declared["side"] == "rear"
    assert unit(table("edges"), "order_horsemen")["at"] == "9.4"


def test_riposte_nobody_takes_a_cell_after_a_counterstrike() -> None:
    after = table("riposte")
    assert unit(after, "nobility_men_at_arms")["state"] == "dead"
    assert (unit(after, "order_men_at_arms")["at"], unit(after, "order_men_at_arms")["facing"]) == ("10.4", 5)


@pytest.mark.parametrize("cell", ["9.4", "10.5", "11.4"])
def test_retreat_every_cell_leads_away_from_the_pikemen(cell: str) -> None:
    at = lesson("retreat", "end turn", f"retreat {cell}", "face 4")
    assert at.task is None
    assert isinstance(at.state, RiseShields)
    assert unit(at.state, "order_archers")["at"] == cell


def test_bowmen_the_shooters_stay_and_shoot_first() -> None:
    after = table("bowmen")
    assert unit(after, "order_archers")["at"] == "11.4"
    assert {unit(after, name)["state"] for name in ("nobility_pikemen", "nobility_horsemen")} == {"dead"}


def test_walls_the_catapult_breaks_them_and_the_men_at_arms_go_in() -> None:
    strike = next(event.args for event in events("walls") if event.code == "strike")
    assert strike["d_fort"] == 0
    assert unit(table("walls"), "order_men_at_arms")["at"] == "8.2"


def test_knights_charge_and_ride_on() -> None:
    strike = next(event.args for event in events("knights") if event.code == "strike")
    assert strike["charge"] == 2
    assert unit(table("knights"), "knights")["at"] == "8.5"


def test_energy_two_cards_are_closed_and_open_again() -> None:
    before, after = table("energy", 3), table("energy")
    assert (player(before, 0)["energy"], set(player(before, 0)["closed"])) == (0, {"magic_arrow", "fog_veil"})
    assert (player(after, 0)["energy"], player(after, 0)["closed"]) == (1, {})
    assert after.active == 0


def test_protect_without_the_card_the_unit_is_lost() -> None:
    window = table("protect", 1)
    window.apply(RULEBOOK.actions.parse("pass"), SeededChance(seed_of("tutorial", "protect")))
    assert unit(window, "order_men_at_arms")["state"] == "dead"
    assert player(table("protect"), 0)["closed"] == {"all_round_defence": 1}
    assert unit(table("protect"), "order_men_at_arms")["at"] == "9.4"


def test_treasury_the_set_fills_the_energy() -> None:
    after = table("treasury")
    assert set(player(after, 0)["artifacts"]) == {"magic_hat", "magic_staff", "magic_scroll"}
    assert player(after, 0)["energy"] == 3


def test_ransom_the_leader_lives_and_the_helm_is_gone() -> None:
    after = table("ransom")
    assert unit(after, "segros")["at"] == "12.3"
    assert (player(after, 0)["artifacts"], player(after, 1)["artifacts"]) == ([], ["commanders_helm"])


def test_castle_the_catapult_and_the_reinforcement_stand_beside_it() -> None:
    after = table("castle")
    assert (unit(after, "order_catapult")["at"], unit(after, "outlaws_horsemen")["at"]) == ("7.5", "7.4")
    assert player(after, 0)["energy"] == 0
    assert LESSONS.refused("castle", "activate order_catapult", *WAYS["castle"][:5]) == "new_unit"


def test_both_ways_to_win() -> None:
    last = result(table("last"))
    assert (last.reason, last.winners) == ("destruction", (0,))
    dominion = result(table("dominion"))
    assert (dominion.reason, dominion.winners) == ("dominion", (0,))
