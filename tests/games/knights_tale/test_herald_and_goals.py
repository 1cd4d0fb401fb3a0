"""Two actions that reach beyond the board: Call the herald and New goal (ledger 3.7)."""

import pytest

from hastilude.core.chance import RecordedChance
from hastilude.core.words import seen
from hastilude.games.knights_tale.position import position
from support.knights_tale import PADARM, do, draw, legal, player, refused_by
from support.ledger import rule
from support.play import args_of

# -- herald -------------------------------------------------------------------------------

CITIES = """
    florence: henry_v hans_von_trotha
    paris: jan_zizka david_mathew
    munich: dietrich_von_kottulin
"""


@rule("KT-099", "KT-100", "KT-135", "KT-136")
def test_the_herald_in_padarm() -> None:
    game = draw(
        f">0: coins 1\n1: coins 1\nevents: good_harvest siege wandering\n{CITIES}",
        phase="action",
        options=PADARM,
    )
    do(game, "call herald florence_2")
    assert position(game)["tournament"]["places"]["florence_2"]["shield"] == 0
    assert "KT-136" in refused_by(game, "call herald florence_2")
    do(game, "call herald florence_1")
    assert "KT-136" in refused_by(game, "call herald florence_1"), "seat 1 has challenged him"
    assert {text for text in legal(game) if text.startswith("call")} == {
        "call herald paris_1",
        "call herald paris_2",
        "call herald munich_1",
    }


@rule("KT-R29", "KT-R30", "KT-102")
def test_the_herald_up_to_three_times_a_round_in_padarm() -> None:
    game = draw(
        f">0: coins 1\n1: coins 1\nevents: good_harvest siege wandering\n{CITIES}",
        phase="action",
        options=PADARM,
    )
    for place in ("florence_1", "paris_1", "munich_1"):
        do(game, f"call herald {place}", "stand guard")
    assert player(game, 0)["heralds"] == 3
    assert not any(text.startswith("call") for text in legal(game))
    assert "KT-100" in refused_by(game, "call herald paris_2")


@rule("KT-101", "KT-R29")
def test_the_herald_in_plaisance() -> None:
    """A free bottom cell, once a tournament; knights' cells are taken."""
    game = draw(
        ">0: coins 1\n1: coins 1\nevents: good_harvest siege wandering\n"
        "cells: henry_v - jan_zizka - hans_von_trotha - david_mathew -",
        phase="action",
    )
    assert {text for text in legal(game) if text.startswith("call")} == {
        f"call herald cell_{number}" for number in (2, 4, 6, 8)
    }
    do(game, "call herald cell_4")
    assert "KT-099" in refused_by(game, "call herald cell_4"), "taken"
    do(game, "stand guard")
    assert "KT-101" in refused_by(game, "call herald cell_2"), "already in"


# -- new goal -----------------------------------------------------------------------------


@rule("KT-103", "KT-R19", "KT-R20")
def test_a_new_goal() -> None:
    """Three are drawn, one kept, two discarded, unseen by the others; old goals stay."""
    game = draw(
        ">0: coins 1\n1: coins 1\nevents: good_harvest siege wandering\n"
        "public: strong brave noble\ngoals: rich / lucky",
        phase="action",
    )
    events = do(game, "new goal", chance=RecordedChance([0, 0, 0]))
    dealt = next(event for event in events if event.code == "titles_dealt")
    own, other = seen([dealt], 0)[0], seen([dealt], 1)[0]
    assert len(args_of(own)["titles"]) == 3
    assert "titles" not in other.args
    keeps = sorted(legal(game))
    assert len(keeps) == 3
    do(game, keeps[0])
    titles = position(game)["titles"]
    assert len(titles["personal"][0]) == 2
    assert len(titles["discard"]) == 2
    for name in keeps[1:]:
        assert any(entry.startswith(name.split()[1]) for entry in titles["discard"])


@rule("KT-104", "KT-R40")
def test_the_title_discard_becomes_the_deck() -> None:
    game = draw(
        ">0: coins 1\n1: coins 1\nevents: good_harvest siege wandering",
        phase="action",
        titles={
            "public": ["strong", "brave", "noble"],
            "deck": ["rich"],
            "discard": ["lucky", "patron", "famous"],
            "personal": [
                ["influential", "righteous", "traveller", "terrible"],
                ["charming", "founder", "well_off"],
            ],
        },
    )
    do(game, "new goal", chance=RecordedChance([0, 0, 0]))
    assert "keep rich" in legal(game)
    assert len(legal(game)) == 3
    do(game, "keep rich")
    titles = position(game)["titles"]
    assert (len(titles["deck"]), len(titles["discard"])) == (1, 2)


@rule("KT-R40")
@pytest.mark.parametrize("left", [1, 2])
def test_too_few_titles_for_a_new_goal(left: int) -> None:
    """What was drawn is used: keep 1, discard the rest."""
    deck = ["rich", "lucky"][:left]
    held = [
        "influential",
        "righteous",
        "traveller",
        "terrible",
        "patron",
        "famous",
        *["rich", "lucky"][left:],
    ]
    game = draw(
        ">0: coins 1\n1: coins 1\nevents: good_harvest siege wandering",
        phase="action",
        titles={
            "public": ["strong", "brave", "noble"],
            "deck": deck,
            "discard": [],
            "personal": [held, ["charming", "founder", "well_off"]],
        },
    )
    do(game, "new goal", chance=RecordedChance([0] * left))
    assert legal(game) == {f"keep {title}" for title in deck}


@rule("KT-R40", "KT-R36")
def test_no_new_goal_without_a_title() -> None:
    held = ["influential", "righteous", "traveller", "terrible", "patron", "famous", "rich", "lucky"]
    game = draw(
        ">0: coins 1\n1: coins 1\nevents: good_harvest siege wandering",
        phase="action",
        titles={
            "public": ["strong", "brave", "noble"],
            "deck": [],
            "discard": [],
            "personal": [held, ["charming", "founder", "well_off"]],
        },
    )
    assert "KT-R40" in refused_by(game, "new goal")
