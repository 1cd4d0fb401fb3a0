"""Set-up (ledger 3.2) and the number of players (3.14)."""

from collections import Counter

import pytest

from hastilude.core.action import ActionError
from hastilude.core.chance import Chance, SeededChance, seed_of
from hastilude.core.game import GameError
from hastilude.core.record import Seal
from hastilude.core.referee import Referee
from hastilude.core.words import canonical
from hastilude.games.kings_bounty.cards import ACTIONS, PEOPLES
from hastilude.games.kings_bounty.meta import GAME
from hastilude.games.kings_bounty.rulebook import RULEBOOK
from hastilude.games.kings_bounty.rules import KingsBounty
from hastilude.games.kings_bounty.titles import TITLES
from hastilude.games.kings_bounty.view import view
from support.kings_bounty import (
    COMPONENTS,
    cards,
    deck,
    do,
    hand,
    holdings,
    legal,
    open_titles,
    random_game,
    start,
    why_not,
)
from support.ledger import rule
from support.play import args_of

SEATS = [2, 3, 4, 5]
CASTLE_PEOPLES = ("elf", "dwarf", "undead", "orc")
TITLES_OF = {
    "elf": {"king_of_elves", "prince_of_elves"},
    "dwarf": {"thane_of_dwarves", "prince_of_dwarves"},
    "undead": {"lord_of_the_dead", "prince_of_undead"},
    "orc": {"chief_of_orcs", "prince_of_orcs"},
}
UNIT_TYPES = ("archer", "warrior", "mage", "hero", "monster")


def choose_removed(*peoples: str, seats: int, seed: object = 0) -> KingsBounty:
    """A game with `removed_peoples = chosen`, and these chosen."""
    game = start(seats, options={"removed_peoples": "chosen"})
    do(game, *(f"remove {people}" for people in peoples), chance=SeededChance(seed_of(seed)))
    return game


def removed(game: KingsBounty) -> list[str]:
    return [PEOPLES[people] for people in game.removed]


def pool(game: KingsBounty) -> set[str]:
    return {TITLES[title] for title in game.title_pool()}


# -- titles


@rule("KB-022", "KB-R02")
def test_peoples_are_removed_before_anything_is_shuffled() -> None:
    game = start(2, options={"removed_peoples": "chosen"})
    assert legal(game) == {"remove elf", "remove dwarf", "remove undead", "remove orc"}
    assert not game.open_titles
    assert not cards(game)
    assert why_not(game, "exchange") == "remove_first"
    do(game, "remove elf")
    assert not cards(game)
    do(game, "remove orc", chance=SeededChance(seed_of(1)))
    assert len(game.open_titles) == 6
    assert why_not(game, "remove dwarf") == "peoples_settled"


@rule("KB-022", "KB-R02")
@pytest.mark.parametrize("seats", [2, 3])
def test_no_title_or_card_of_a_removed_people_is_in_the_game(seats: int) -> None:
    for seed in range(50):
        game = start(seats, seed=seed)
        assert len(removed(game)) == 4 - seats
        for people in removed(game):
            assert not TITLES_OF[people] & set(open_titles(game))
        assert not [kind for kind in cards(game) for people in removed(game) if kind.startswith(people)]


@rule("KB-023", "KB-163")
def test_six_titles_are_laid_out_by_chance() -> None:
    layouts = [open_titles(start(4, seed=seed)) for seed in range(200)]
    assert all(len(set(layout)) == 6 for layout in layouts)
    assert {title for layout in layouts for title in layout} == set(TITLES)
    assert {layout[0] for layout in layouts} == set(TITLES)  # any title may come first
    assert len({frozenset(layout) for layout in layouts}) > 190
    assert open_titles(start(4, seed="same")) == open_titles(start(4, seed="same"))


@rule("KB-023")
def test_the_titles_are_seen_by_everybody() -> None:
    game = start(3)
    for viewer in (0, 1, 2, None):
        assert [title.title for title in view(game, viewer).titles] == open_titles(game)


@rule("KB-024")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("expert", ["false", "true"])
def test_six_titles_for_every_number_of_players(seats: int, expert: str) -> None:
    assert len(open_titles(start(seats, options={"expert_titles": expert}))) == 6


@rule("KB-024", "KB-025")
@pytest.mark.parametrize("seats", SEATS)
def test_only_the_six_titles_are_contested(seats: int) -> None:
    for _before, _text, after in random_game(seats):
        game = after
    result = game.result()
    assert result is not None
    awarded = [line.args["title"] for score in result.scores for line in score.parts if line.code == "title"]
    assert sorted([*awarded, *args_of(result)["unawarded"]]) == sorted(open_titles(game))


@rule("KB-025", "KB-R46")
@pytest.mark.parametrize("expert", ["false", "true"])
def test_nobody_sees_the_titles_in_the_box(expert: str) -> None:
    game = start(3, options={"expert_titles": expert})
    for viewer in (0, 1, 2):
        own = [TITLES[game.hidden[viewer]]] if expert == "true" else []
        seen = canonical(view(game, viewer)).decode()
        assert {title for title in TITLES if f'"{title}"' in seen} == {*open_titles(game), *own}


# -- deck and hands


@rule("KB-026")
def test_units_and_holdings_are_shuffled_into_one_deck() -> None:
    games = [start(4, seed=seed) for seed in range(300)]
    piles = [tuple(deck(game)) for game in games]
    assert all(cards(game) == cards(games[0]) for game in games)  # a permutation of the same cards
    assert len(set(piles)) == len(piles)
    for place in (0, 30, 59):  # a place of the deck may hold a unit or a holding, of any people
        kinds = {pile[place] for pile in piles}
        assert {kind.split("_")[0] for kind in kinds} == {*PEOPLES, "obelisk"}
        assert {"human_archer", "elf_tower", "orc_citadel", "dwarf_mage"} <= kinds
    assert tuple(deck(start(4, seed=7))) == piles[7]


@rule("KB-027")
@pytest.mark.parametrize("seats", SEATS)
def test_six_cards_are_dealt_to_each(seats: int) -> None:
    game = start(seats)
    assert [len(hand(game, seat)) for seat in range(seats)] == [6] * seats
    in_hands = Counter(kind for seat in range(seats) for kind in hand(game, seat))
    assert in_hands + Counter(deck(game)) == cards(game)


@rule("KB-028", "KB-R44")
def test_a_hand_is_secret_but_its_size_is_not() -> None:
    game = start(3)
    other = game.copy()  # seat 0 has other cards, and nobody else can tell
    other.hands[0], other.deck[:6] = other.deck[:6], other.hands[0]
    assert hand(game, 0) != hand(other, 0)
    for viewer in (1, 2, None):
        assert canonical(view(game, viewer)) == canonical(view(other, viewer))
        assert [player.hand_count for player in view(game, viewer).players] == [6, 6, 6]
    assert canonical(view(game, 0)) != canonical(view(other, 0))
    assert sorted(card.kind for card in view(game, 1).hand) == hand(game, 1)
    assert view(game, None).hand == ()


@rule("KB-033", "KB-R05")
def test_a_hand_without_a_playable_card_is_kept() -> None:
    hands_of_units = 0
    for seed in range(300):
        game = start(4, seed=seed)
        if all(kind.endswith(UNIT_TYPES) for kind in hand(game, 0)):
            hands_of_units += 1
            assert legal(game) == {"exchange"}
    assert hands_of_units > 0


@rule("KB-032")
@pytest.mark.parametrize("seats", SEATS)
def test_no_holding_is_on_the_table(seats: int) -> None:
    game = start(seats)
    assert [holdings(game, seat) for seat in range(seats)] == [[]] * seats
    assert view(game, None).discard == {}


# -- first and last player


def seat_names(secret: int, names: list[str]) -> tuple[str, ...]:
    """The names by seats after the lot for the first player was drawn."""
    seal = Seal(seed_of("first player", secret))
    referee = Referee(RULEBOOK, names, GAME.choose({}), COMPONENTS, seal, draw_first=True)
    assert referee.record.header.seats[0] == names[referee.record.header.first_chair or 0]
    return referee.record.header.seats


@rule("KB-029")
def test_the_first_player_is_drawn_by_lot() -> None:
    names = ["Anna", "Boris", "Clara", "David"]
    drawn = [seat_names(secret, names) for secret in range(200)]
    assert GAME.draws_first_seat
    firsts = Counter(seats[0] for seats in drawn)
    assert set(firsts) == set(names)
    assert min(firsts.values()) > 25  # 50 each on average
    for seats in drawn:  # the others keep their places around the table
        first = names.index(seats[0])
        assert list(seats) == names[first:] + names[:first]
    assert drawn == [seat_names(secret, names) for secret in range(200)]


@rule("KB-030")
@pytest.mark.parametrize("seats", SEATS)
def test_the_last_player_sits_to_the_right_of_the_first(seats: int) -> None:
    players = view(start(seats), None).players
    first = next(player.seat for player in players if player.first)
    last = next(player.seat for player in players if player.last)
    assert start(seats).decider() == first
    assert (last + 1) % seats == first


@rule("KB-030", "KB-R09")
def test_of_two_players_the_other_is_the_last() -> None:
    assert [(player.first, player.last) for player in view(start(2), None).players] == [
        (True, False),
        (False, True),
    ]


@rule("KB-031")
@pytest.mark.parametrize("seats", SEATS)
def test_nothing_moves_the_last_player_card(seats: int) -> None:
    kinds = set()
    for _before, text, after in random_game(seats, seed=3):
        kinds.add(text.split()[0])
        assert [player.seat for player in view(after, None).players if player.last] == [seats - 1]
    assert kinds >= {"play", "garrison", "capture", "exchange", "return", "done"}


# -- number of players

#: the table of KB-155
COUNTS = {
    #  units  each type         castles obelisks main deck pool removed
    2: (30, (10, 7, 7, 3, 3), 12, 6, 48, 36, 17, 2),
    3: (39, (13, 9, 9, 4, 4), 18, 9, 66, 48, 19, 1),
    4: (48, (16, 11, 11, 5, 5), 24, 12, 84, 60, 21, 0),
    5: (48, (16, 11, 11, 5, 5), 24, 12, 84, 54, 21, 0),
}


def tallied(game: KingsBounty, *endings: str) -> int:
    """Cards in the game whose kind ends so."""
    return sum(n for kind, n in cards(game).items() if kind.endswith(endings))


@rule("KB-155")
@pytest.mark.parametrize("seats", SEATS)
def test_card_counts(seats: int) -> None:
    units, types, castles, obelisks, main, in_deck, titles, peoples_gone = COUNTS[seats]
    for seed in range(10):
        game = start(seats, seed=seed)
        assert tallied(game, *UNIT_TYPES) == units
        assert tuple(tallied(game, unit) for unit in UNIT_TYPES) == types
        assert tallied(game, "tower", "fortress", "citadel") == castles
        assert tallied(game, "tower") == tallied(game, "fortress") == tallied(game, "citadel") == castles // 3
        assert tallied(game, "_1", "_2", "_3") == obelisks
        assert tallied(game, "_1") == tallied(game, "_2") == tallied(game, "_3") == obelisks // 3
        assert cards(game).total() == main
        assert len(game.deck) == in_deck == main - 6 * seats
        assert len(pool(game)) == titles
        assert len(removed(game)) == peoples_gone
        assert len({kind.split("_")[0] for kind in cards(game)} - {"obelisk"}) == 5 - peoples_gone


@rule("KB-155")
@pytest.mark.parametrize("seats", SEATS)
def test_titles_left_in_the_box(seats: int) -> None:
    expert = start(seats, options={"expert_titles": "true"})
    laid_out = {*open_titles(expert), *(TITLES[title] for title in expert.hidden)}
    basic_box = {2: 11, 3: 13, 4: 15, 5: 15}
    expert_box = {2: 9, 3: 10, 4: 11, 5: 10}
    assert len(pool(expert) - laid_out) == expert_box[seats]
    basic = start(seats)
    assert len(pool(basic) - set(open_titles(basic))) == basic_box[seats]


class Lots(Chance):
    """The first numbers as given, then any."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = list(numbers)
        self.rest = SeededChance(seed_of("lots"))

    def below(self, n: int) -> int:
        return self.numbers.pop(0) if self.numbers else self.rest.below(n)


@rule("KB-142", "KB-143", "KB-R03")
def test_with_two_players_any_two_peoples_are_as_likely_removed() -> None:
    pairs = Counter(
        frozenset(removed(start(2, chance=Lots(first, second)))) for first in range(4) for second in range(3)
    )
    every_pair = {frozenset((a, b)) for a in CASTLE_PEOPLES for b in CASTLE_PEOPLES if a != b}
    assert pairs == dict.fromkeys(every_pair, 2)


@rule("KB-144", "KB-145", "KB-R03")
def test_with_three_players_any_people_is_as_likely_removed() -> None:
    assert [removed(start(3, chance=Lots(number))) for number in range(4)] == [[p] for p in CASTLE_PEOPLES]


@rule("KB-143", "KB-145", "KB-R03")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_host_may_choose_any_people_but_humans(seats: int) -> None:
    for people in CASTLE_PEOPLES:
        game = start(seats, options={"removed_peoples": "chosen"})
        do(game, f"remove {people}", chance=SeededChance(seed_of(0)))
        assert removed(game) == [people]
    with pytest.raises(ActionError):
        ACTIONS.parse("remove human")


@rule("KB-143")
def test_the_same_people_is_not_removed_twice() -> None:
    game = start(2, options={"removed_peoples": "chosen"})
    do(game, "remove elf")
    assert why_not(game, "remove elf") == "already_removed"
    assert legal(game) == {"remove dwarf", "remove undead", "remove orc"}


@rule("KB-R03")
@pytest.mark.parametrize("seats", [4, 5])
def test_with_four_or_five_players_there_is_nothing_to_choose(seats: int) -> None:
    assert len(start(seats, options={"removed_peoples": "chosen"}).open_titles) == 6


@rule("KB-R03")
def test_what_was_removed_is_public() -> None:
    game = choose_removed("elf", "orc", seats=2)
    assert view(game, None).removed == view(game, 1).removed == ("elf", "orc")


@rule("KB-142")
def test_two_players_remove_two_peoples_and_two_obelisks_of_each_strength() -> None:
    full, game = cards(start(4)), choose_removed("dwarf", "undead", seats=2)
    gone = full - cards(game)
    assert gone == {
        **{kind: full[kind] for kind in full if kind.startswith(("dwarf", "undead"))},
        **dict.fromkeys(("obelisk_1", "obelisk_2", "obelisk_3"), 2),
    }


@rule("KB-144")
def test_three_players_remove_one_people_and_one_obelisk_of_each_strength() -> None:
    full, game = cards(start(4)), choose_removed("elf", seats=3)
    gone = full - cards(game)
    assert gone == {
        **{kind: full[kind] for kind in full if kind.startswith("elf")},
        **dict.fromkeys(("obelisk_1", "obelisk_2", "obelisk_3"), 1),
    }


@rule("KB-R22")
@pytest.mark.parametrize(("seats", "last_copy"), [(2, 2), (3, 3), (4, 4), (5, 4)])
def test_of_the_obelisks_the_highest_copy_numbers_are_in_the_box(seats: int, last_copy: int) -> None:
    names = set()
    for seed in range(40):
        for before, _text, _after in random_game(seats, seed=seed):
            names |= {word for text in legal(before) for word in text.split() if word.startswith("obelisk_1")}
    assert max(names) == f"obelisk_1_{last_copy}"


@rule("KB-146", "KB-R04")
@pytest.mark.parametrize(
    ("people", "castle_title", "garrison_title"),
    [
        pytest.param("elf", "king_of_elves", "prince_of_elves", marks=rule("KB-147")),
        pytest.param("dwarf", "thane_of_dwarves", "prince_of_dwarves", marks=rule("KB-148")),
        pytest.param("orc", "chief_of_orcs", "prince_of_orcs", marks=rule("KB-149")),
        pytest.param("undead", "lord_of_the_dead", "prince_of_undead", marks=rule("KB-150")),
    ],
)
def test_two_titles_leave_with_a_people(people: str, castle_title: str, garrison_title: str) -> None:
    assert set(TITLES) - pool(choose_removed(people, seats=3)) == {castle_title, garrison_title}
    laid_out = {
        title for seed in range(100) for title in open_titles(choose_removed(people, seats=3, seed=seed))
    }
    assert laid_out == set(TITLES) - {castle_title, garrison_title}


@rule("KB-151", "KB-R04")
def test_thirteen_titles_always_stay() -> None:
    stay = set(TITLES)
    for first in CASTLE_PEOPLES:
        for second in CASTLE_PEOPLES:
            if first != second:
                stay &= pool(choose_removed(first, second, seats=2))
    assert stay == {
        *("emperor", "great_architect", "keeper_of_secrets", "conqueror", "commander"),
        *("sharpshooter", "swordmaster", "grand_magister"),
        *("tower_builder", "fortress_builder", "citadel_builder", "vandal", "staff_rat"),
    }


@rule("KB-152")
@pytest.mark.parametrize("seats", SEATS)
def test_human_units_are_never_removed(seats: int) -> None:
    for seed in range(30):
        humans = {kind: n for kind, n in cards(start(seats, seed=seed)).items() if kind.startswith("human")}
        assert sum(humans.values()) == 12


@rule("KB-153")
def test_with_four_players_nothing_is_removed() -> None:
    for seed in range(10):
        game = start(4, seed=seed)
        assert removed(game) == []
        assert cards(game).total() == 84
        assert pool(game) == set(TITLES)


@rule("KB-154", "KB-R01")
def test_five_players_use_the_set_of_four() -> None:
    assert cards(start(5)) == cards(start(4))
    assert pool(start(5)) == pool(start(4))
    assert len(start(5).deck) == 54
    assert start(5, options={"expert_titles": "true"}).hidden.count(-1) == 0


@rule("KB-R01")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(GameError, match="is played by 2, 3, 4, 5"):
        GAME.check_seats(seats)


@rule("KB-D37")
def test_two_players_without_elves_and_orcs() -> None:
    game = choose_removed("elf", "orc", seats=2)
    assert set(TITLES) - pool(game) == {"king_of_elves", "prince_of_elves", "chief_of_orcs", "prince_of_orcs"}
    assert tallied(game, *UNIT_TYPES) == 30
    assert tallied(game, "tower", "fortress", "citadel") == 12
    assert tallied(game, "_1", "_2", "_3") == 6
    assert cards(game).total() == 48
    assert len(game.deck) == 36
    assert len(pool(game)) == 17


@rule("KB-D38")
def test_three_players_without_undead() -> None:
    game = choose_removed("undead", seats=3)
    assert set(TITLES) - pool(game) == {"lord_of_the_dead", "prince_of_undead"}
    assert tallied(game, *UNIT_TYPES) == 39
    assert tallied(game, "tower", "fortress", "citadel") == 18
    assert tallied(game, "_1", "_2", "_3") == 9
    assert cards(game).total() == 66
    assert len(game.deck) == 48
    assert len(pool(game)) == 19
