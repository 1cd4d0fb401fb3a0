"""The ledger's invariants (part 8) over games of random moves.

What one state shows is checked by the game itself; here is what holds from one decision to the next.
"""

import pytest

from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.state import OVER
from hastilude.core.words import Event
from hastilude.games.rise_shields.hexes import APART, CELL_NAMES, CELLS
from hastilude.games.rise_shields.names import CARD_COUNT, FORTIFICATION, UNIT_NAMES, UNITS
from hastilude.games.rise_shields.rules import RiseShields
from hastilude.games.rise_shields.terms import BOARD, DEAD
from support.ledger import rule
from support.play import args_of
from support.rise_shields import start

GAMES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (2, {"counter_rotates": "yes", "cav_withdraw_from": "any", "fire_rain_friendly_fire": "yes"}),
    (3, {"activation_order": "interleaved", "magic_hits_machines": "yes"}),
    (4, {"round_limit": "40", "raise_shields_scope": "all_in_radius_this_turn"}),
    (4, {"mode": "1x1x1x1", "round_limit": "40", "ransom_trigger": "main_attack_only"}),
]


def unit(name: str) -> int:
    return UNIT_NAMES.index(name)


def apart(one: int, two: int) -> int:
    return APART[one * CELLS + two]


def watch(before: RiseShields, after: RiseShields, events: list[Event]) -> None:
    """Invariants 4, 6, 11–13, 15–18 between two decisions."""
    codes = [event.code for event in events]
    for seat in range(before.setting.seats):
        if after.energy[seat] > before.energy[seat]:
            assert "turn" in codes, "RS-I04: energy rises at the start of a turn"
        lost = before.claims[seat] & ~after.claims[seat]
        assert lost == 0, "RS-I12: a claim is for the whole game"
    for card in range(CARD_COUNT):
        if before.opens[card] and not after.opens[card]:
            assert "turn" in codes, "RS-I06: a card opens at the start of a turn"
    dead = [u for u in range(UNITS) if before.status[u] == BOARD and after.status[u] == DEAD]
    if dead:
        causes = {"strike", "spell_strike", "shell", "sacrificed", "eliminated", "destroyed"}
        assert causes & set(codes), "RS-I13: nobody dies without a cause"
    for event in events:
        args = args_of(event)
        if event.code == "strike":
            assert args["success"] == (args["attack_total"] > args["defence_total"]), (
                "RS-I13: a tie never kills"
            )
            assert 1 <= args["akept"] <= 6 and 1 <= args["dkept"] <= 6, "RS-I14"  # noqa: PT018
            if args["attack"] in ("shot", "arc", "siege"):
                assert not before.foggy(), "RS-I18: nobody shoots in fog"
        if event.code == "occupied":
            assert CELL_NAMES[after.where[unit(args["unit"])]] == args["cell"], "RS-I15"
        if event.code == "retreated":
            cell = CELL_NAMES.index(args["cell"])
            assert apart(cell, after.where[after.attacker if after.attacker >= 0 else before.attacker]) > 1, (
                "RS-I16"
            )
            assert apart(cell, before.where[unit(args["unit"])]) == 1, "RS-I16"
        if event.code == "withdrew":
            assert apart(CELL_NAMES.index(args["cell"]), before.where[before.target]) > 1, "RS-I16"
        if event.code == "declared" and args["attack"] == "melee":
            by = unit(args["unit"])
            assert before.setting.terrain[before.where[by]] != FORTIFICATION, (
                "RS-I17: no melee out of a fortification"
            )


@rule("RS-188", "RS-293", "RS-R30", "RS-R107")
@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_invariants_hold_in_random_games(seats: int, options: dict[str, str]) -> None:
    chance = SeededChance(seed_of("invariants", seats, sorted(options.items())))
    game = start(seats, options=options, chance=chance)
    decisions = 0
    while game.decider() != OVER and decisions < 2500:
        before = game.copy()
        actions = game.legal()
        assert actions, "RS-I24: there is always a choice"
        game.events = []
        game.apply(actions[chance.below(len(actions))], chance)
        watch(before, game, game.events)
        game.events = None
        game.check()
        decisions += 1
