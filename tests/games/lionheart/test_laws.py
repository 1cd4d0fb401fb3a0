"""The laws of design, part 4, for Lionheart: all seats, all options."""

from pathlib import Path

import pytest

from hastilude.core import laws
from hastilude.core.components import Components
from hastilude.core.laws import Case, Terms, Trial
from hastilude.core.state import State
from hastilude.games.lionheart.cards import CARD_NAMES
from hastilude.games.lionheart.meta import GAME
from hastilude.games.lionheart.position import REASONS
from hastilude.games.lionheart.rulebook import RULEBOOK, LionheartRulebook
from hastilude.games.lionheart.rules import Lionheart
from hastilude.games.lionheart.view import view
from support.ledger import rule
from support.lionheart import SMALL

TESTS = Path(__file__).parents[2]


def face(value: object) -> object:
    """A card without the star of those that everybody knows."""
    return value.rstrip("*") if isinstance(value, str) else value


TERMS = Terms(
    # LH-R48: without the guard, all may sell and take back for ever
    guarded=lambda options: options["stall_guard"] == "on",
    face=face,
    conservative=False,
)


class SmallRulebook(LionheartRulebook):
    """Nine tiles of 3 × 3: random play closes domains, invades them and tears them apart."""

    def components(self, path: Path | None = None) -> Components:
        return SMALL


SMALL_RULEBOOK = SmallRulebook()


@rule("LH-061", "LH-R48")
@pytest.mark.parametrize("case", laws.cases(RULEBOOK), ids=str)
def test_laws_1_to_9(case: Case) -> None:
    report = laws.check_case(RULEBOOK, case, TERMS)
    assert all(report.checks[law] > 0 for law in range(1, 10))


@rule("LH-023", "LH-024", "LH-R23")
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize(
    "given",
    [{}, {"score_timing": "per_card", "allow_null_play": "true", "border_count_mode": "up_to"}],
    ids=["defaults", "otherwise"],
)
def test_laws_where_domains_come_soon(seats: int, given: dict[str, str]) -> None:
    report = laws.check_case(SMALL_RULEBOOK, Case(seats, given), TERMS, seed=3)
    assert all(report.checks[law] > 0 for law in range(1, 10))


@pytest.mark.parametrize("seats", GAME.seats)
def test_law_1_between_processes(seats: int) -> None:
    laws.same_bytes_in_another_process(RULEBOOK, Case(seats, {"money_visibility": "hidden"}))


@rule("LH-183")
def test_laws_when_everybody_sells_and_takes_back() -> None:
    """The last action of a draw is the newest card of the market: only the guard ends this (LH-R48)."""
    trial = Trial(RULEBOOK, Case(2), habit=laws.FIRST)
    states = [trial.state(n) for n in range(len(trial.moments))]
    stubborn = Trial(RULEBOOK, Case(2, {"border_count_mode": "up_to"}), habit=laws.LAST)
    states += [stubborn.state(n) for n in range(len(stubborn.moments))]
    assert any(isinstance(state, Lionheart) and state.idle > 0 for state in states)
    laws.legal_means_legal(trial)
    laws.conservation(trial)
    laws.undo_never_reveals(trial, states=20, conservative=False)


# -- law 6, exactly ----------------------------------------------------------------------


def hidden(state: State, seat: int) -> dict[str, set[str]]:
    """What may lie at each hidden place, worked out from the seat's view alone: a card of the
    letter seen on its back that the seat has not met elsewhere."""
    assert isinstance(state, Lionheart)
    sight = view(state, seat)
    if sight.phase == "ended":
        return {}
    met = {card.card for card in sight.hand} | set(sight.discard)
    met |= {entry.card.card for entry in sight.market}
    met |= {slot.card for player in sight.players for slot in player.hand if slot.card}
    unseen = [card for card in CARD_NAMES if card not in met]
    allowed: dict[str, set[str]] = {}
    backs: list[str] = []
    for player in sight.players:
        if player.seat == seat:
            continue
        for place, slot in enumerate(player.hand):
            if slot.card is None:
                backs.append(slot.letter)
                allowed[f"hands/{player.seat}/{place}"] = {c for c in unseen if c[0] == slot.letter}
    # the deck's letters run A, B, C, D from the top down (LH-031)
    letters = sorted(card[0] for card in unseen)
    for letter in backs:
        letters.remove(letter)
    for place, letter in enumerate(letters):
        allowed[f"deck/{place}"] = {card for card in unseen if card[0] == letter}
    return allowed


@rule("LH-R49")
@pytest.mark.parametrize("seats", GAME.seats)
def test_law_6_exactly_what_the_view_allows(seats: int) -> None:
    trial = Trial(RULEBOOK, Case(seats), seed="exactly")
    laws.imagination_varies(trial, states=2, seats=1, hidden=hidden, face=face)
    assert trial.checked[6] > 100


# -- what is kept beside the rules -------------------------------------------------------


def test_law_11_golden_games() -> None:
    laws.golden_games(TESTS / "golden" / GAME.id, reasons=REASONS, seats=GAME.seats, rulebook=RULEBOOK)
