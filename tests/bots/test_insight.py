"""What King's Bounty's insight promises to every bot: range, steadiness, fairness of draws."""

from typing import Any

import pytest

from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.state import OVER
from hastilude.games.kings_bounty.appraisal import Appraisal, Weights
from hastilude.games.kings_bounty.cards import DONE, EXCHANGE
from hastilude.games.kings_bounty.rulebook import RULEBOOK
from hastilude.games.kings_bounty.rules import KingsBounty
from hastilude.games.kings_bounty.tableau import REMOVING
from support.kings_bounty import do, draw, random_game, worth

INSIGHT = RULEBOOK.insight()
EQUAL = 1e-9


def value(picture: str, seat: int = 0, **more: Any) -> float:
    return INSIGHT.value(draw(picture, **more), seat)


def points(state: KingsBounty, eye: int = 0) -> list[float]:
    return Appraisal(state, Weights(), eye).points


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("expert", ["false", "true"])
def test_values_are_chances_to_win(seats: int, expert: str) -> None:
    options = {"expert_titles": expert, "removed_peoples": "chosen"}
    for _, _, state in random_game(seats, options=options, seed="values"):
        values = INSIGHT.values(state)
        assert sum(values) == pytest.approx(1.0)
        own = [INSIGHT.value(state, seat) for seat in range(seats)]
        assert all(0.0 <= number <= 1.0 for number in [*values, *own])
        if state.phase == REMOVING:
            assert values == [1.0 / seats] * seats


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_end_is_exact(seats: int) -> None:
    *_, (_, _, state) = random_game(seats, seed="end")
    result = state.result()
    assert result is not None
    values = INSIGHT.values(state)
    assert values[result.winners[0]] > 0.98
    by_place = sorted(range(seats), key=lambda seat: result.places[seat])
    ranked = [values[seat] for seat in by_place]
    assert ranked == sorted(ranked, reverse=True), "who cannot win still cares for the place"


def test_the_last_exchange_is_exact() -> None:
    """Who only sheds a card in the final turn keeps the scores (KB-132): here seat 0 wins the tie."""
    game = draw(
        """
        0: obelisk_1 | human_archer
        1: obelisk_2 | human_archer
        """,
        deck_exhausted=True,
        deck=[],
        seat=1,
        turn=1,
    )
    do(game, "exchange")
    assert INSIGHT.value(game, 0) > 0.98
    assert INSIGHT.value(game, 1) < 0.02


def test_equal_actions_are_looked_at_once() -> None:
    game = draw("""
        >0: elf_tower elf_tower obelisk_1<human_mage | human_archer human_archer elf_mage orc_tower orc_tower
         1: orc_fortress orc_fortress                |
    """)
    weights = dict(zip(game.legal(), INSIGHT.priors(game, game.legal()), strict=True))
    texts = [RULEBOOK.actions.text(action) for action, weight in weights.items() if weight > 0]
    assert texts == [
        "garrison elf_tower_1 with human_archer_1",
        "garrison obelisk_1_1 with human_archer_1",
        "garrison elf_tower_1 with elf_mage_1",
        "garrison obelisk_1_1 with elf_mage_1",
        "capture orc_fortress_1 with elf_mage_1",
        "play orc_tower_1",
        "exchange",
    ]


@pytest.mark.parametrize("seats", [2, 5])
def test_what_has_no_weight_has_an_equal_that_has(seats: int) -> None:
    skipped = 0
    chance = SeededChance(seed_of("equal"))
    for state, _, _ in random_game(seats, options={"hero_on_own_holding": "allowed"}, seed="priors"):
        weights = INSIGHT.priors(state, state.legal())
        assert max(weights) > 0.0
        outlooks = [INSIGHT.outlook(state, action, chance) for action in state.legal()]
        kept = [outlook for outlook, weight in zip(outlooks, weights, strict=True) if weight > 0]
        for action, outlook, weight in zip(state.legal(), outlooks, weights, strict=True):
            # a whole turn to return one card is never worth a look
            if weight == 0 and action not in (EXCHANGE, DONE):
                skipped += 1
                assert min(abs(outlook - other) for other in kept) < EQUAL
    assert skipped > 5


@pytest.mark.parametrize("seats", [2, 4])
def test_the_luck_of_the_deal_does_not_sway_it(seats: int) -> None:
    """However a seat imagines the others' hands and the deck, each action looks the same."""
    for number, (state, _, _) in enumerate(random_game(seats, seed="steady")):
        if number % 5 or state.decider() == OVER:
            continue
        rows = []
        for i in range(3):
            chance = SeededChance(seed_of("imagine", number, i))
            sight = state.imagine(state.decider(), chance)
            rows.append([INSIGHT.outlook(sight, action, chance) for action in state.legal()])
        assert rows[0] == pytest.approx(rows[1], abs=EQUAL)
        assert rows[0] == pytest.approx(rows[2], abs=EQUAL)


def test_a_lead_in_a_count_is_worth_something() -> None:
    alone = value("""
        >0: elf_tower | human_archer
         1: orc_tower | human_archer
    """)
    ahead = value("""
        >0: elf_tower elf_fortress | human_archer
         1: orc_tower              | human_archer
    """)
    behind = value("""
        >0: elf_tower              | human_archer
         1: orc_tower orc_fortress | human_archer
    """)
    assert behind < alone < ahead


def test_a_mage_is_a_wall() -> None:
    """Ledger 10.1: defence 4 falls only to heroes and monsters."""
    walls = [
        value(f"""
            >0: elf_tower<{unit} | human_archer
             1: orc_tower        | human_archer
            titles: emperor great_architect king_of_elves conqueror keeper_of_secrets tower_builder
        """)
        for unit in ("human_archer", "human_warrior", "human_mage")
    ]
    assert walls == sorted(walls)
    assert walls[0] < walls[2] - 0.01


def test_a_margin_counts_more_when_nothing_can_change_it() -> None:
    def lead(game: KingsBounty) -> float:
        return INSIGHT.value(game, 0) - INSIGHT.value(game, 1)

    picture = """
        >0: elf_citadel<human_mage elf_citadel<elf_mage |
         1: orc_citadel<human_mage                      |
    """
    assert lead(draw(picture)) < lead(draw(picture, deck_exhausted=True, deck=[]))


def test_picking_leaves_the_value_until_a_good_card_goes() -> None:
    """While a seat picks, the value is that of the best choice of cards it can still make."""
    game = draw("""
        >0: obelisk_2 | orc_archer orc_archer orc_warrior human_mage human_hero elf_archer
         1: obelisk_3 |
        titles: emperor great_architect keeper_of_secrets citadel_builder tower_builder chief_of_orcs
    """)
    do(game, "exchange")
    best = INSIGHT.value(game, 0)
    good, bad = game.copy(), game.copy()
    do(good, "return human_mage_1")
    do(bad, "return orc_archer_1")
    assert INSIGHT.value(good, 0) < best - 0.01
    assert INSIGHT.value(bad, 0) == pytest.approx(best, abs=0.01)


def test_staff_rat_weighs_less_while_others_may_follow() -> None:
    """Ledger 10.1: it sticks only to the last who plays a hero."""

    def burden(discard: dict[str, int]) -> float:
        free, bearer = (
            draw(
                """
                >0: elf_tower | human_archer
                 1: orc_tower | human_archer
                titles: staff_rat great_architect keeper_of_secrets conqueror sharpshooter tower_builder
                """,
                discard=discard,
                last_hero=last,
            )
            for last in (None, 0)
        )
        return points(free)[0] - points(bearer)[0]

    assert 0.0 < burden({"human_hero": 1}) < 0.8 * -worth("staff_rat")
    assert burden({"human_hero": 1, "elf_hero": 1, "orc_hero": 1}) == pytest.approx(-worth("staff_rat"))


def test_a_hidden_title_is_its_keeper_s_secret() -> None:
    picture = """
        >0: orc_citadel<human_mage orc_citadel<orc_mage | human_archer
         1: elf_tower                                   | human_archer
        titles: emperor great_architect keeper_of_secrets conqueror sharpshooter tower_builder
        hidden: {} {}
    """
    options = {"expert_titles": "true"}

    def lead(mine: str, theirs: str) -> float:
        return value(picture.format(mine, theirs), options=options)

    assert lead("citadel_builder", "grand_magister") > lead("grand_magister", "citadel_builder")
    assert lead("grand_magister", "citadel_builder") == lead("grand_magister", "swordmaster")
