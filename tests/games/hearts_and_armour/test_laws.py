"""The laws of design, part 4, for Hearts and Armour: all seats, all options."""

from collections import Counter
from pathlib import Path

import pytest

from hastilude.core import laws
from hastilude.core.laws import Case, Terms, Trial
from hastilude.core.state import State
from hastilude.games.hearts_and_armour.knowledge import faded_kinds
from hastilude.games.hearts_and_armour.meta import GAME
from hastilude.games.hearts_and_armour.position import ENDS
from hastilude.games.hearts_and_armour.rulebook import RULEBOOK
from hastilude.games.hearts_and_armour.rules import HeartsAndArmour
from hastilude.games.hearts_and_armour.view import HeartsAndArmourView, view
from support.ledger import rule

TESTS = Path(__file__).parents[2]

#: a short match, so that a trial has several games
MATCH = {"mode": "match_play", "max_games_in_match": "3"}
HUNT = {"hunt_3p": "on"}
FIRST = ("first_crusader", "first_saracen")


def face(value: object) -> object:
    """A card without the notes on who knows it: what third seats know is not imagined."""
    return value.partition("@")[0].partition("?")[0] if isinstance(value, str) else value


TERMS = Terms(face=face, conservative=False)


def cases() -> list[Case]:
    """All defaults and a mix at each number of seats; other values of each option somewhere."""
    found = [Case(seats) for seats in GAME.seats]
    found += [Case(seats, MATCH) for seats in GAME.seats]
    found += [Case(3, HUNT), Case(3, {**HUNT, **MATCH})]
    turn = 0
    for option in GAME.options:
        for value in option.values[1:3]:
            seats = GAME.seats[turn % len(GAME.seats)]
            given = {option.name: value}
            if option.name in FIRST:
                given["hero_selection"] = "host_choice"
            elif option.name == "first_seat":
                given["first_player"] = "host_choice"
            elif option.name in ("sorcerer_at", "sorcerer_only_death", "draw_hunter"):
                given["sorcerer_seat"], seats = "host_choice", (5, 7, 9)[turn % 3]
            elif option.name in ("match_heroes", "max_games_in_match"):
                given["mode"] = "match_play"
            elif option.name == "hunt_rounds":
                given["hunt_3p"], seats = "on", 3
            found.append(Case(seats, given))
            turn += 1
    for seats in GAME.seats:
        found.append(
            Case(
                seats,
                {
                    "effect_optional": "true",
                    "take_peek": "true",
                    "open_play_needs_effect": "true" if seats % 2 else "false",
                    "give_to_target": "false",
                    "reveal_all_goals_at_end": "false",
                    "max_rounds": "3",
                    "round_limit_result": "score_as_is",
                },
            )
        )
    return found


@pytest.mark.parametrize("case", cases(), ids=str)
def test_laws_1_to_9(case: Case) -> None:
    report = laws.check_case(RULEBOOK, case, TERMS)
    assert all(report.checks[law] > 0 for law in range(1, 8))
    assert report.checks[9] > 0


@pytest.mark.parametrize("seats", GAME.seats)
def test_law_1_between_processes(seats: int) -> None:
    laws.same_bytes_in_another_process(RULEBOOK, Case(seats, MATCH))


@pytest.mark.parametrize("habit", [laws.FIRST, laws.LAST])
def test_laws_when_nobody_wants_to_fight_or_everybody_does(habit: str) -> None:
    trial = Trial(RULEBOOK, Case(4), habit=habit)
    laws.legal_means_legal(trial)
    laws.conservation(trial)
    laws.no_leak(trial, states=12)
    laws.undo_never_reveals(trial, states=12)


def test_undo_takes_back_the_choice_of_a_card() -> None:
    """Law 8 is not empty: before the destination is named the choice may be taken back."""
    checks: Counter[int] = Counter()
    for seed in range(6):
        trial = Trial(RULEBOOK, Case(6), seed=("undo", seed))
        laws.undo_never_reveals(trial, states=10)
        checks += trial.checked
    assert checks[8] > 10


# -- law 6, exactly ----------------------------------------------------------------------


def hidden(state: State, seat: int) -> dict[str, set[str]]:
    """What may lie at each hidden place, worked out from the seat's view alone.

    Hands are sorted by face, so a place of a hand allows what any order could bring there:
    only what is nowhere allowed must never be seen. Face-down cards have places of their own.
    """
    assert isinstance(state, HeartsAndArmour)
    sight = view(state, seat)
    if sight.phase == "ended" or any(faded_kinds(state, seat, other) for other in range(sight.seats)):
        return {}
    cards = unseen_cards(sight)
    allowed: dict[str, set[str]] = {}
    for hero in sight.heroes:
        for card in hero.cards:
            if card.card is None:
                allowed[f"table/{hero.seat}/{card.place - 1}/card"] = cards
        if hero.seat != seat:
            allowed.update(goals_allowed(sight, hero.seat))
    for card in sight.discard:
        if card.card is None:
            allowed[f"discard/{card.place - 1}/card"] = cards
    return allowed


def unseen_cards(sight: HeartsAndArmourView) -> set[str]:
    """The faces of which a seat has not seen every copy."""
    seen = Counter(card.card for card in sight.hand)
    for hero in sight.heroes:
        seen.update([*hero.marker, *hero.known_cards])
        seen.update(card.card for card in hero.cards if card.card is not None)
    seen.update(card.card for card in sight.discard if card.card is not None)
    return {name for name, copies in sight.card_list.items() if copies > seen[name]}


def goals_allowed(sight: HeartsAndArmourView, holder: int) -> dict[str, set[str]]:
    """The goals that a seat may think another has: HA-022, HA-035 and its own card."""
    assert sight.viewer is not None
    me, other = sight.heroes[sight.viewer], sight.heroes[holder]
    if other.side is None:  # the sorcerer: one knight of each side, but not the viewer's sympathy
        sides = [{hero.hero for hero in sight.heroes if hero.side == side} for side in ("side_a", "side_b")]
        return {f"goals/{holder}/{i}": knights - set(me.goals) for i, knights in enumerate(sides)}
    enemies = {hero.hero for hero in sight.heroes if hero.side not in (None, other.side)}
    if sight.seats % 2:
        enemies.add("sorcerer")
    if me.side == other.side or me.side is None:
        enemies -= set(me.goals)
    if sight.seats == 5 and me.side == other.side and me.goals != ("sorcerer",):
        return {f"goals/{holder}/0": {"sorcerer"}}  # two knights a side: the other one must be the hunter
    return {f"goals/{holder}/0": enemies}


@pytest.mark.parametrize("given", [{}, MATCH, {"take_peek": "true"}], ids=["basic", "match", "peek"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_law_6_exactly_what_the_view_allows(seats: int, given: dict[str, str]) -> None:
    trial = Trial(RULEBOOK, Case(seats, given), seed="exactly")
    laws.imagination_varies(trial, states=3, seats=2, hidden=hidden, face=face)
    assert trial.checked[6] > 50


# -- what is kept beside the rules -------------------------------------------------------


@rule("HA-149", "HA-150")
def test_law_11_golden_games() -> None:
    laws.golden_games(TESTS / "golden" / GAME.id, reasons=ENDS, seats=[3, *GAME.seats], rulebook=RULEBOOK)
