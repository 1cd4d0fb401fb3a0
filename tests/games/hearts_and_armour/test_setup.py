"""Seats, sides, heroes, goals and the first deal (ledger 3.2 … 3.4)."""

from collections import Counter

import pytest

from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.game import GameError
from hastilude.core.rules_text import rules_text
from hastilude.games.hearts_and_armour.cards import HEROES, NO_SIDE, SORCERER
from hastilude.games.hearts_and_armour.meta import GAME
from hastilude.games.hearts_and_armour.rulebook import RULEBOOK
from hastilude.games.hearts_and_armour.rules import HeartsAndArmour
from hastilude.games.hearts_and_armour.setting import Setting
from hastilude.games.hearts_and_armour.verdict import Sheet, judge
from support.hearts_and_armour import COMPONENTS, FIGURES, draw, sight, start
from support.ledger import rule

EVEN, ODD = (4, 6, 8), (5, 7, 9)
HUNT = {"hunt_3p": "on"}


# -- player counts -----------------------------------------------------------------------


@rule("HA-009", "HA-014")
@pytest.mark.parametrize("seats", EVEN)
def test_an_even_game_has_no_sorcerer(seats: int) -> None:
    game = start(seats)
    assert SORCERER not in game.heroes
    assert game.ward < 0
    assert all(goal >= 0 for goal in game.goals)


@rule("HA-010", "HA-029", "HA-030")
@pytest.mark.parametrize("seats", ODD)
def test_an_odd_game_has_one_sorcerer(seats: int) -> None:
    game = start(seats)
    assert game.heroes.count(SORCERER) == 1
    assert sum(side != NO_SIDE for side in game.sides) % 2 == 0


@rule("HA-011")
@pytest.mark.parametrize("seats", [*EVEN, *ODD])
def test_both_sides_are_equal(seats: int) -> None:
    counts = Counter(start(seats).sides)
    assert counts[0] == counts[1] == seats // 2


@rule("HA-012", "HA-R01", "HA-R42")
@pytest.mark.parametrize("seats", [2, 3, 1, 10])
def test_other_numbers_are_refused_with_the_reason(seats: int) -> None:
    with pytest.raises(GameError, match=f"{seats} seats do not work"):
        start(seats)


@rule("HA-012", "HA-E40", "HA-R02")
def test_two_players_can_never_win() -> None:
    with pytest.raises(GameError, match="no end of the game has a winner"):
        GAME.check_seats(2, HUNT)
    for a in range(4):
        for b in range(4):
            assert verdict(2, [0, 1], [a, b], [1, 0]).winners() == []


@rule("HA-012", "HA-R03")
def test_three_play_the_hunt_only() -> None:
    with pytest.raises(GameError, match="the sorcerer could never win"):
        start(3)
    game = start(3, options=HUNT)
    assert game.setting.knights == 1
    assert GAME.seats == (4, 5, 6, 7, 8, 9)


@rule("HA-E41")
@pytest.mark.parametrize(
    ("wounds", "winners"),
    [
        ([5, 0, 0], [1, 2]),
        ([5, 0, 3], [1]),
        ([5, 3, 3], [1, 2]),
        ([0, 3, 0], []),
        ([0, 3, 3], []),
        ([4, 2, 3], []),
    ],
)
def test_the_sorcerer_of_three_cannot_win_by_a_death(wounds: list[int], winners: list[int]) -> None:
    sheet = verdict(3, [NO_SIDE, 0, 1], wounds, [1, 0, 0], sorcerer=0, ward=2)
    assert sheet.winners() == winners


def verdict(
    seats: int, sides: list[int], wounds: list[int], goals: list[int], sorcerer: int = -1, ward: int = -1
) -> Sheet:
    options = GAME.choose({})
    return judge(Setting(seats, options, FIGURES), sides, wounds, goals, sorcerer, ward)


@rule("HA-013")
@pytest.mark.parametrize(("lang", "words"), [("en", "first game"), ("ru", "первой партии")])
def test_the_rules_recommend_an_even_first_game(lang: str, words: str) -> None:
    assert any("HA-013" in line and words in line for line in rules_text(RULEBOOK, lang).splitlines())


# -- heroes ------------------------------------------------------------------------------


@rule("HA-015", "HA-016", "HA-017")
@pytest.mark.parametrize("seats", [*EVEN, *ODD])
def test_every_player_has_one_hero_and_the_others_are_out(seats: int) -> None:
    game = start(seats)
    assert len(set(game.heroes)) == seats
    present = {HEROES[hero] for hero in game.heroes}
    view = sight(game, None)
    assert {hero.hero for hero in view.heroes} == present
    shown = {HEROES[game.heroes[goal]] for goal in game.goals}
    assert shown <= present


@rule("HA-015", "HA-R05")
def test_which_knights_sit_where_is_drawn() -> None:
    """HA-R05: the first side, the knights of each side and their seats are uniform random."""
    heroes = Counter(start(4, seed=seed).heroes[0] for seed in range(400))
    assert set(heroes) == set(range(8))
    assert max(heroes.values()) < 2 * min(heroes.values()) + 10


@rule("HA-015", "HA-R05")
def test_the_host_sets_out_the_heroes() -> None:
    game = start(
        5, options={"hero_selection": "host_choice", "sorcerer_seat": "host_choice", "sorcerer_at": "2"}
    )
    assert [HEROES[hero] for hero in game.heroes] == ["marfisa", "sorcerer", "orlando", "ruggiero", "rinaldo"]
    game = start(4, options={"hero_selection": "host_choice", "first_side": "side_b"})
    assert [HEROES[hero] for hero in game.heroes] == ["ruggiero", "orlando", "marfisa", "rinaldo"]
    named = {"hero_selection": "host_choice", "first_crusader": "astolfo", "first_saracen": "ferrau"}
    game = start(4, options=named)
    assert [HEROES[hero] for hero in game.heroes] == ["astolfo", "ferrau", "orlando", "rodomonte"]


@rule("HA-030", "HA-R29")
def test_the_sorcerer_is_drawn_or_named_by_the_host() -> None:
    assert {start(5, seed=seed).sorcerer for seed in range(60)} == set(range(5))
    named = {"sorcerer_seat": "host_choice", "sorcerer_at": "4"}
    assert {start(5, options=named, seed=seed).sorcerer for seed in range(10)} == {3}
    assert start(5, options={**named, "sorcerer_at": "6"}).sorcerer == 0  # on round the table


@rule("HA-018")
def test_heroes_are_public() -> None:
    game = start(7)
    for viewer in (None, *range(7)):
        view = RULEBOOK.view(game, viewer)
        assert [hero.hero for hero in view.heroes] == [HEROES[hero] for hero in game.heroes]
        assert not any(hero.dead for hero in view.heroes)


@rule("HA-019", "HA-031")
@pytest.mark.parametrize("seats", [*EVEN, *ODD])
def test_the_sides_alternate_and_the_sorcerer_sits_between_them(seats: int) -> None:
    for seed in range(10):
        game = start(seats, seed=seed)
        ring = [side for side in game.sides if side != NO_SIDE]
        assert all(ring[i] != ring[i - 1] for i in range(len(ring)))


# -- goals -------------------------------------------------------------------------------


@rule("HA-020", "HA-021", "HA-022")
@pytest.mark.parametrize("seats", EVEN)
def test_goals_of_an_even_game_are_a_bijection_each_way(seats: int) -> None:
    for seed in range(10):
        game = start(seats, seed=seed)
        for side in (0, 1):
            knights = [seat for seat in range(seats) if game.sides[seat] == side]
            enemies = [seat for seat in range(seats) if game.sides[seat] == 1 - side]
            assert sorted(game.goals[seat] for seat in knights) == enemies


@rule("HA-020")
def test_goal_decks_are_shuffled() -> None:
    named = {"hero_selection": "host_choice"}
    deals = Counter(tuple(start(6, options=named, seed=seed).goals) for seed in range(600))
    assert len(deals) == 36
    assert max(deals.values()) < 50


@rule("HA-023")
def test_a_goal_is_an_enemy_who_must_live_and_nothing_else() -> None:
    game = start(4)
    seat = 0
    assert sight_of(game, seat) == (HEROES[game.heroes[game.goals[seat]]],)


def sight_of(game: HeartsAndArmour, seat: int) -> tuple[str, ...]:
    return RULEBOOK.view(game, seat).heroes[seat].goals


@rule("HA-024", "HA-025", "HA-034")
@pytest.mark.parametrize("seats", [4, 5])
def test_goals_are_secret_from_all_but_their_holder(seats: int) -> None:
    game = start(seats)
    for viewer in (None, *range(seats)):
        for hero in RULEBOOK.view(game, viewer).heroes:
            held = 2 if hero.seat == game.sorcerer else 1
            assert len(hero.goals) == (held if viewer == hero.seat else 0)


@rule("HA-032", "HA-033", "HA-035", "HA-E36")
@pytest.mark.parametrize("seats", ODD)
def test_the_sorcerer_draws_first_and_one_knight_a_side_hunts_him(seats: int) -> None:
    for seed in range(20):
        game = start(seats, seed=seed)
        one, two = game.goals[game.sorcerer], game.ward
        assert [game.sides[one], game.sides[two]] == [0, 1]
        for side in (0, 1):
            goals = [game.goals[seat] for seat in range(seats) if game.sides[seat] == side]
            assert goals.count(game.sorcerer) == 1
            assert one not in goals
            assert two not in goals
            assert len(set(goals)) == seats // 2


@rule("HA-032")
def test_every_deal_of_goals_comes_up() -> None:
    """Five seats: 2 draws of the sorcerer and 2 ways to deal the rest, for each deck."""
    named = {"hero_selection": "host_choice", "sorcerer_seat": "host_choice"}
    deals: Counter[tuple[int, ...]] = Counter()
    for seed in range(800):
        game = start(5, options=named, seed=seed)
        deals[(*game.goals, game.ward)] += 1
    assert len(deals) == 16
    assert min(deals.values()) > 25


@rule("HA-028", "HA-122")
def test_the_odd_game_is_the_even_one_otherwise() -> None:
    """The same choices on a turn, for knights and for the sorcerer."""
    game = draw("""
        >S:  | sword_1_take
         A1: | sword_1_take
         B1: |
         A2: |
         B2: |
    """)
    for hero in range(2):
        kinds = Counter("lay" if action < 540 else "play" for action in game.legal())
        assert kinds == {"lay": 5, "play": 4}, hero
        game.apply(game.legal()[0], SeededChance(seed_of(0)))


# -- the first deal ----------------------------------------------------------------------


@rule("HA-026", "HA-036")
@pytest.mark.parametrize(
    ("seats", "dealt", "left"), [(4, 12, 17), (5, 17, 12), (6, 18, 11), (7, 23, 6), (8, 24, 5), (9, 29, 0)]
)
def test_three_cards_for_knights_and_five_for_the_sorcerer(seats: int, dealt: int, left: int) -> None:
    game = start(seats)
    sizes = [len(hand) for hand in game.hands]
    assert sizes == [5 if seat == game.sorcerer else 3 for seat in range(seats)]
    assert sum(sizes) == dealt
    assert len(game.deck) == left == sight(game, None).deck_count


@rule("HA-026")
def test_cards_are_shuffled() -> None:
    faces = Counter(slot for seed in range(300) for slot in start(4, seed=seed).hands[0])
    assert len(faces) == FIGURES.kinds
    due = [900 * copies / 29 for copies in FIGURES.copies]
    for kind, slot in enumerate(sorted(faces)):
        assert 0.5 * due[kind] < faces[slot] < 1.6 * due[kind]


@rule("HA-037", "HA-E35")
def test_nine_players_get_every_card() -> None:
    game = start(9, components=COMPONENTS)
    assert game.deck == []
    assert sorted(map(len, game.hands)) == [3] * 8 + [5]
    hunters = [game.sides[seat] for seat in range(9) if game.goals[seat] == game.sorcerer]
    assert sorted(hunters) == [0, 1]
    assert len([*game.goals, game.ward]) == 10
