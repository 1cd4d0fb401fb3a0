"""What each seat knows (ledger, part 7)."""

import pytest

from hastilude.core.words import canonical
from hastilude.games.rise_shields.names import ARTIFACTS
from hastilude.games.rise_shields.rulebook import RULEBOOK
from support.ledger import rule
from support.rise_shields_draw import begun, draw

PRIVATE = {"held_artifacts": "private"}


@rule("RS-046", "RS-R89", "RS-263")
def test_only_the_drawer_sees_what_was_drawn() -> None:
    field = draw("T0ul1 . 1pi4")
    events = field.do("take")
    drawer, other, spectator = (RULEBOOK.view(field.game, viewer) for viewer in (0, 1, None))
    assert len(drawer.drawn) == 3
    assert other.drawn == spectator.drawn == ()
    assert other.drawn_count == 3
    told = next(event for event in events if event.code == "drawn")
    mine, theirs = told.seen_by(0), told.seen_by(1)
    assert mine is not None
    assert "artifacts" in mine.args
    assert theirs is not None
    assert "artifacts" not in theirs.args


@rule("RS-R89", "RS-046")
def test_the_kept_artifact_lies_open() -> None:
    field = draw("T0ul1 . 1pi4")
    field.open("take")
    field.open(min(field.legal("keep")))
    views = [RULEBOOK.view(field.game, viewer).players[0] for viewer in (0, 1, None)]
    assert views[0].artifacts == views[1].artifacts == views[2].artifacts
    assert len(views[0].artifacts) == 1


@rule("RS-R89")
def test_with_an_option_only_the_number_of_artifacts_is_known() -> None:
    field = draw("T0ul1 . 1pi4", options=PRIVATE)
    field.open("take")
    field.open(min(field.legal("keep")))
    own, other, spectator = (RULEBOOK.view(field.game, viewer).players[0] for viewer in (0, 1, None))
    assert len(own.artifacts) == 1
    assert other.artifacts == spectator.artifacts == ()
    assert other.artifact_count == 1


@rule("RS-R89", "RS-278", "RS-259")
def test_a_private_artifact_is_seen_when_it_changes_hands() -> None:
    field = draw("0be1 . 1ul4\n0: energy=3\n1: holds=siege_plan,magic_staff", options=PRIVATE)
    for artifact in ("siege_plan", "magic_staff"):
        field.game.known[ARTIFACTS.index(artifact)] = 0b10  # only the holder knows
    field.open("play theft; on 1ul")
    assert all(RULEBOOK.view(field.game, viewer).players[0].artifacts for viewer in (0, 1))


@rule("RS-037", "RS-R16")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_nobody_knows_the_order_of_the_deck(viewer: int | None) -> None:
    field = begun(seed="deck")
    before = canonical(RULEBOOK.view(field.game, viewer))
    field.game.deck.reverse()
    assert canonical(RULEBOOK.view(field.game, viewer)) == before


@rule("RS-320", "RS-176", "RS-288")
def test_board_cards_energy_and_dead_are_open() -> None:
    field = draw("0ay1 0ma1 1pi4 1ul4\n0: energy=2 closed=fog_veil dead=ar\n1: energy=1")
    views = [RULEBOOK.view(field.game, viewer) for viewer in (None, 0, 1)]
    for view in views[1:]:
        assert view.units == views[0].units
        assert [(p.energy, p.cards, p.dead) for p in view.players] == [
            (p.energy, p.cards, p.dead) for p in views[0].players
        ]


@rule("RS-R14")
def test_a_hidden_deployment_is_shown_when_all_are_done() -> None:
    options = {"deployment": "simultaneous_hidden"}
    field = begun(options=options, until="deploy")
    first, second = field.game.order
    for _ in range(4):
        field.open(min(field.legal("deploy")) + "; face 0")
    assert len(RULEBOOK.view(field.game, first).units) == 4
    assert len(RULEBOOK.view(field.game, second).units) == 0
    assert len(RULEBOOK.view(field.game, None).units) == 0
    later = begun(options=options, until="start_artifact")
    assert len(RULEBOOK.view(later.game, None).units) == 24
