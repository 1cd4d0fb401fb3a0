"""The laws of design, part 4, for King's Bounty: all seats, all options."""

from collections import Counter
from pathlib import Path

import pytest

from hastilude.core import laws
from hastilude.core.laws import Case, Terms, Trial
from hastilude.core.state import State
from hastilude.games.kings_bounty.cards import KIND_NAMES
from hastilude.games.kings_bounty.meta import GAME
from hastilude.games.kings_bounty.position import REASONS
from hastilude.games.kings_bounty.rulebook import RULEBOOK
from hastilude.games.kings_bounty.rules import KingsBounty
from hastilude.games.kings_bounty.titles import TITLES
from hastilude.games.kings_bounty.view import KingsBountyView, view
from support.ledger import rule

TESTS = Path(__file__).parents[2]


def face(value: object) -> object:
    """A card without the notes on who knows it: what third seats know is not imagined."""
    return value.partition("@")[0].partition("#")[0] if isinstance(value, str) else value


TERMS = Terms(
    # KB-R28: without the guard, all may exchange for ever
    guarded=lambda options: options["stall_guard"] == "on",
    # KB-R44: public when it happens; the view does not keep it
    announced=frozenset({"returned.count", "drew.count"}),
    face=face,
    # undo is as generous as the law allows
    conservative=False,
)


@rule("KB-I01", "KB-I30", "KB-I31", "KB-I33", "KB-I34")
@pytest.mark.parametrize("case", laws.cases(RULEBOOK), ids=str)
def test_laws_1_to_9(case: Case) -> None:
    report = laws.check_case(RULEBOOK, case, TERMS)
    assert all(report.checks[law] > 0 for law in range(1, 10))


@rule("KB-I33")
@pytest.mark.parametrize("seats", GAME.seats)
def test_law_1_between_processes(seats: int) -> None:
    laws.same_bytes_in_another_process(RULEBOOK, Case(seats, {"expert_titles": "true"}))


@rule("KB-I31")
def test_laws_when_nobody_wants_to_play() -> None:
    """Random seats seldom exchange so long that the guard applies; these always do (KB-R28)."""
    trial = Trial(RULEBOOK, Case(2), habit=laws.LAST)
    states = [trial.state(n) for n in range(len(trial.moments))]
    assert any(isinstance(state, KingsBounty) and state.guarded() for state in states)
    laws.legal_means_legal(trial)
    laws.conservation(trial)
    laws.no_leak(trial, states=20, announced=TERMS.announced)
    laws.undo_never_reveals(trial, states=20)


# -- law 6, exactly ----------------------------------------------------------------------


def hidden(state: State, seat: int) -> dict[str, set[str]]:
    """What may lie at each hidden place, worked out from the seat's view alone.

    As imagination lays it out: in the hands of others what the seat knows comes first.
    """
    assert isinstance(state, KingsBounty)
    sight = view(state, seat)
    if sight.phase in ("removing", "ended"):
        return {}
    cards = unseen_cards(state, sight)
    allowed: dict[str, set[str]] = {}
    for player in sight.players:
        if player.seat == seat:
            continue
        if sight.phase == "picking" and sight.seat == player.seat:  # any of the hand may be picked (KB-R45)
            allowed.update({f"picked/{i}": {*cards, *player.known_cards} for i in range(3)})
        else:
            first = len(player.known_cards)
            allowed.update({f"hands/{player.seat}/{i}": cards for i in range(first, player.hand_count)})
        if player.has_hidden_title:
            allowed[f"hidden_titles/{player.seat}"] = unseen_titles(state, sight)
    known = {card.from_bottom: card for card in sight.deck_known}
    for place in range(sight.deck_count):
        path = f"deck/{sight.deck_count - 1 - place}"
        if place not in known:
            allowed[path] = cards
        else:  # one card, or in a pool any of those that were shuffled together (KB-R24)
            pool = known[place].pool
            pooled = {card.kind for card in sight.deck_known if pool and card.pool == pool}
            allowed[path] = pooled or {known[place].kind}
    return allowed


def unseen_cards(state: KingsBounty, sight: KingsBountyView) -> set[str]:
    """The kinds of which a seat has not seen every copy."""
    seen = Counter(card.kind for card in sight.hand)
    seen.update(card.kind for card in sight.deck_known)
    seen.update([*sight.picked, *(kind for player in sight.players for kind in player.known_cards)])
    seen.update(sight.discard)
    for player in sight.players:
        for holding in player.holdings:
            seen.update(id.rpartition("_")[0] for id in (holding.holding, holding.garrison) if id)
    return {name for kind, name in enumerate(KIND_NAMES) if state.copies(kind) > seen[name]}


def unseen_titles(state: KingsBounty, sight: KingsBountyView) -> set[str]:
    """Titles in the box or before others; KB-R41: what was not revealed when due is in the box."""
    seen = {title.title for title in sight.titles} | {player.hidden_title for player in sight.players}
    if sight.last_monster is not None:
        seen.add("vandal")
    if sight.last_hero is not None:
        seen.add("staff_rat")
    return {TITLES[title] for title in state.title_pool()} - seen


@rule("KB-I34")
@pytest.mark.parametrize(
    "given",
    [{}, {"expert_titles": "true"}, {"exchange_order": "random"}],
    ids=["basic", "expert", "random_order"],
)
@pytest.mark.parametrize("seats", GAME.seats)
def test_law_6_exactly_what_the_view_allows(seats: int, given: dict[str, str]) -> None:
    trial = Trial(RULEBOOK, Case(seats, given), seed="exactly")
    laws.imagination_varies(trial, states=2, seats=1, hidden=hidden, face=face)
    assert trial.checked[6] > 200


# -- what is kept beside the rules -------------------------------------------------------


def test_law_11_golden_games() -> None:
    laws.golden_games(TESTS / "golden" / GAME.id, reasons=REASONS, seats=GAME.seats, rulebook=RULEBOOK)
