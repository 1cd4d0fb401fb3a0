"""The turn (ledger 3.3), and what first and last player, units and holdings sum up to (3.18)."""

import pytest

from hastilude.core.chance import seed_of
from hastilude.core.record import Seal
from hastilude.core.referee import Referee
from hastilude.games.kings_bounty.cards import ACTIONS
from hastilude.games.kings_bounty.meta import GAME
from hastilude.games.kings_bounty.rulebook import RULEBOOK
from hastilude.games.kings_bounty.rules import KingsBounty
from hastilude.games.kings_bounty.view import view
from support.kings_bounty import (
    COMPONENTS,
    deck,
    defence,
    discard,
    do,
    draw,
    hand,
    holder,
    holdings,
    legal,
    random_game,
    start,
    why_not,
)
from support.ledger import rule

UNPLAYABLE = "elf_archer elf_warrior elf_mage orc_archer orc_warrior orc_mage"

# -- whose turn


@rule("KB-034", "KB-041")
def test_turns_go_clockwise_from_the_first_player() -> None:
    game = start(3)
    assert game.decider() == 0
    game = draw("""
        >0: | elf_tower
         1: | orc_tower orc_tower
         2: | obelisk_1
    """)
    do(game, "play elf_tower_1")
    assert game.decider() == 1
    do(game, "exchange", "return orc_tower_1", "done")
    assert game.decider() == 2
    do(game, "play obelisk_1_1")
    assert game.decider() == 0


@rule("KB-034")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_seat_in_turn_to_the_end(seats: int) -> None:
    turns = {before.turn: before.decider() for before, _text, _after in random_game(seats)}
    assert list(turns) == list(range(len(turns)))
    assert all(seat == turn % seats for turn, seat in turns.items())


# -- one of two actions


@rule("KB-035", "KB-038", "KB-039")
def test_a_turn_is_a_play_or_an_exchange() -> None:
    game = draw("""
        >0: | elf_tower obelisk_3 human_archer human_mage orc_mage orc_hero
         1: |
        deck: human_hero human_monster orc_tower
    """)
    assert legal(game) == {"play elf_tower_1", "play obelisk_3_1", "exchange"}
    exchanged = game.copy()

    do(game, "play elf_tower_1")
    assert game.decider() == 1
    assert holdings(game, 0) == ["elf_tower_1"]  # one card, and one card drawn for it
    assert hand(game, 0) == ["human_archer", "human_hero", "human_mage", "obelisk_3", "orc_hero", "orc_mage"]

    do(exchanged, "exchange", "return orc_mage_1", "return orc_hero_1", "done")
    assert exchanged.decider() == 1
    assert holdings(exchanged, 0) == []
    assert hand(exchanged, 0) == [
        "elf_tower",
        "human_archer",
        "human_hero",
        "human_mage",
        "human_monster",
        "obelisk_3",
    ]


@rule("KB-036")
def test_there_is_no_pass() -> None:
    game = draw(f"""
        >0: | {UNPLAYABLE}
         1: |
    """)
    assert legal(game) == {"exchange"}
    assert why_not(game, "pass") == "no_pass"
    do(game, "exchange")
    assert why_not(game, "pass") == "still_exchanging"
    assert why_not(game, "done") == "nothing_picked"


@rule("KB-037")
def test_not_both_actions_in_one_turn() -> None:
    game = draw("""
        >0: | elf_tower obelisk_1
         1: | orc_tower
        deck: elf_mage elf_mage
    """)
    assert why_not(game, "return elf_tower_1") == "not_exchanging"
    assert why_not(game, "done") == "not_exchanging"
    played = game.copy()
    do(played, "play elf_tower_1")
    assert played.decider() == 1
    assert legal(played) == {"play orc_tower_1", "exchange"}  # nothing more for seat 0

    do(game, "exchange", "return elf_tower_1")
    assert legal(game) == {"return obelisk_1_1", "done"}
    assert why_not(game, "play obelisk_1_1") == "still_exchanging"
    do(game, "done")
    assert game.decider() == 1
    assert legal(game) == {"play orc_tower_1", "exchange"}


@rule("KB-038", "KB-042")
def test_who_cannot_play_may_exchange_and_so_may_who_can() -> None:
    stuck = draw(f"""
        >0: | {UNPLAYABLE}
         1: |
    """)
    assert legal(stuck) == {"exchange"}
    able = draw("""
        >0: | elf_tower
         1: |
    """)
    assert legal(able) == {"play elf_tower_1", "exchange"}


@rule("KB-042")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_before_the_final_phase_there_is_always_a_legal_action(seats: int) -> None:
    for before, _text, _after in random_game(seats, seed=1):
        if not before.exhausted and not before.picked:
            assert len(before.hands[before.seat]) == 6
            assert {"exchange", "return"} & {text.split()[0] for text in legal(before)} or before.guarded()
        assert before.legal()


@rule("KB-039")
def test_a_play_takes_exactly_one_card_from_the_hand() -> None:
    plays = ("play", "garrison", "capture", "destroy")
    seen = set()
    for seed in range(5):
        for before, text, after in random_game(3, seed=seed):
            kind = text.split()[0]
            if kind in plays and not before.final:
                seen.add(kind)
                name = (text.split()[3] if kind != "play" else text.split()[1]).rpartition("_")[0]
                drawn = deck(before)[0]
                assert hand(after, before.seat) == sorted(replaced(hand(before, before.seat), name, drawn))
    assert seen == set(plays)


def replaced(kinds: list[str], old: str, new: str) -> list[str]:
    at = kinds.index(old)
    return [*kinds[:at], new, *kinds[at + 1 :]]


@rule("KB-039")
def test_only_a_card_of_the_hand_is_played() -> None:
    game = draw("""
        >0: orc_tower | elf_tower
         1:           | elf_fortress human_archer
    """)
    assert why_not(game, "play elf_fortress_1") == "not_in_hand"
    assert why_not(game, "garrison orc_tower_1 with human_archer_1") == "not_in_hand"


@rule("KB-040", "KB-R10")
def test_effect_then_negative_title_then_interim_titles_then_draw() -> None:
    game = draw("""
        >0:                        | human_hero
         1: elf_citadel<elf_archer |
         2:                        |
        titles: great_architect conqueror sharpshooter king_of_elves staff_rat vandal
        deck: orc_tower orc_mage
    """)
    events = do(game, "capture elf_citadel_1 with human_hero_1")
    assert [event.code for event in events] == ["captured", *["title"] * 5, "drew"]
    assert [event.args["title"] for event in events[1:-1]] == [
        "staff_rat",
        "great_architect",
        "conqueror",
        "sharpshooter",
        "king_of_elves",
    ]
    assert events[0].args["lost"] == "elf_archer_1"  # discards are part of the effect
    assert game.decider() == 1


@rule("KB-040", "KB-R10")
def test_a_hidden_negative_title_is_shown_before_the_draw() -> None:
    game = draw(
        """
        >0: orc_tower | human_monster
         1:           |
        titles: great_architect conqueror sharpshooter king_of_elves staff_rat emperor
        hidden: conqueror vandal
        deck: orc_tower
    """,
        options={"expert_titles": "true"},
    )
    events = do(game, "destroy orc_tower_1 with human_monster_1")
    told = [(event.code, event.args.get("title")) for event in events]
    assert told[:3] == [("destroyed", None), ("revealed", "vandal"), ("title", "vandal")]
    assert {code for code, _title in told[3:]} == {"title", "drew", "deck_exhausted"}
    assert [code for code, _title in told].index("drew") > told.index(("title", "emperor"))
    assert holder(game, "vandal") == 0


# -- the opening


@rule("KB-D14", "KB-R05")
def test_first_turn_with_six_units() -> None:
    game = draw("""
        >0: | human_archer human_warrior human_mage human_hero human_monster elf_mage
         1: |
    """)
    assert legal(game) == {"exchange"}


@rule("KB-D15")
def test_second_player_takes_the_first_tower() -> None:
    game = draw("""
         0: elf_tower |
        >1:           | human_archer elf_archer elf_mage orc_hero orc_monster orc_mage
    """)
    assert legal(game) == {"capture elf_tower_1 with human_archer_1", "exchange"}
    do(game, "capture elf_tower_1 with human_archer_1")
    assert holdings(game, 1) == ["elf_tower_1<human_archer_1"]


# -- units and holdings in one table

PEOPLES = ("human", "elf", "dwarf", "undead", "orc")

#: own holdings, and foreign ones with defence 1, 2, 3, 4; a castle of each people is at hand
TARGETS = """
    >0: elf_tower dwarf_tower undead_tower orc_tower obelisk_3<human_archer |
     1: obelisk_1                                                           |
     2: obelisk_2 elf_citadel                                               |
     3: dwarf_fortress<dwarf_mage                                           |
"""
OWN = {"elf_tower_1", "dwarf_tower_1", "undead_tower_1", "orc_tower_1", "obelisk_3_1"}
FOREIGN = {1: "obelisk_1_1", 2: "obelisk_2_1", 3: "elf_citadel_1", 4: "dwarf_fortress_1"}
#: the garrisons there have the first copy's number
TAKEN = {("human", "archer"), ("dwarf", "mage")}

REACH = {"archer": (1,), "warrior": (1, 2), "mage": (1, 2, 3), "hero": (1, 2, 3, 4)}


@rule("KB-213")
@pytest.mark.parametrize("people", PEOPLES)
@pytest.mark.parametrize("unit", ["archer", "warrior", "mage", "hero", "monster"])
def test_the_legal_targets_of_each_unit(people: str, unit: str) -> None:
    game = draw(TARGETS.replace("|", f"| {people}_{unit}", 1))
    assert [defence(game, name) for name in FOREIGN.values()] == list(FOREIGN)
    card = f"{people}_{unit}_{2 if (people, unit) in TAKEN else 1}"
    expected = {"exchange"}
    if unit == "monster":
        expected |= {f"destroy {name} with {card}" for name in OWN | set(FOREIGN.values())}
    else:
        expected |= {f"capture {FOREIGN[level]} with {card}" for level in REACH[unit]}
    if unit in ("archer", "warrior", "mage"):
        expected |= {f"garrison {name} with {card}" for name in OWN}
    assert legal(game) == expected


@rule("KB-213")
def test_a_unit_without_a_target_cannot_be_played() -> None:
    game = draw("""
        >0: | human_archer human_warrior human_mage human_hero human_monster
         1: |
    """)
    assert legal(game) == {"exchange"}


def at_the_table() -> Referee:
    return Referee(RULEBOOK, ["Anna", "Boris"], GAME.choose({}), COMPONENTS, Seal(seed_of("table")))


@rule("KB-213", "KB-214")
def test_cards_are_played_only_in_ones_own_turn() -> None:
    referee = at_the_table()
    referee.state = draw("""
        >0:           | elf_tower
         1: orc_tower | obelisk_1 human_archer
    """)
    for text in ("play obelisk_1_1", "garrison orc_tower_1 with human_archer_1", "exchange"):
        refusal = referee.act(1, ACTIONS.parse(text))
        assert refusal is not None
        assert refusal.code == "not_your_turn"
    assert referee.act(0, ACTIONS.parse("play elf_tower_1")) is None
    assert referee.act(1, ACTIONS.parse("play obelisk_1_1")) is None


CASTLE_STRENGTH = {"tower": 1, "fortress": 2, "citadel": 3}


@rule("KB-214")
@pytest.mark.parametrize("people", PEOPLES[1:])
@pytest.mark.parametrize("castle", CASTLE_STRENGTH)
def test_each_castle_gives_strength_and_licence_and_no_points(people: str, castle: str) -> None:
    game = draw(f"""
        >0: | {people}_{castle}
         1: |
         2: |
         3: |
        titles: keeper_of_secrets conqueror commander sharpshooter vandal staff_rat
    """)
    assert legal(game) == {f"play {people}_{castle}_1", "exchange"}
    do(game, f"play {people}_{castle}_1")
    player = view(game, None).players[0]
    assert player.licences == tuple(p for p in PEOPLES if p in ("human", people))
    assert player.points == 0
    assert defence(game, f"{people}_{castle}_1") == CASTLE_STRENGTH[castle]


@rule("KB-214")
@pytest.mark.parametrize("strength", [1, 2, 3])
def test_each_obelisk_gives_strength_and_points_and_no_licence(strength: int) -> None:
    game = draw(f"""
        >0: | obelisk_{strength}
         1: |
        titles: great_architect conqueror commander sharpshooter vandal staff_rat
    """)
    assert legal(game) == {f"play obelisk_{strength}_1", "exchange"}
    do(game, f"play obelisk_{strength}_1")
    player = view(game, None).players[0]
    assert player.licences == ("human",)
    assert player.points == 2
    assert defence(game, f"obelisk_{strength}_1") == strength


# -- first and last player


def in_seat(mover: int) -> KingsBounty:
    """The same holdings and hand for seat 1 or, with the last-player card, seat 2, to move."""
    owner = {mover: "orc_tower | human_hero orc_mage human_archer", 0: "elf_citadel<elf_archer |"}
    rows = [f"{'>' if seat == mover else ''}{seat}: {owner.get(seat, '|')}" for seat in range(3)]
    return draw("\n".join(rows), deck=["elf_tower", "orc_hero", "human_mage"])


@rule("KB-215")
def test_the_last_player_plays_like_any_other() -> None:
    other, last = in_seat(1), in_seat(2)
    assert legal(other) == legal(last)
    capture = "capture elf_citadel_1 with human_hero_1"
    do(other, capture)
    do(last, capture)
    assert holdings(other, 1) == holdings(last, 2)
    assert hand(other, 1) == hand(last, 2)
    assert discard(other) == discard(last)


@rule("KB-215")
def test_the_last_player_makes_the_final_turn() -> None:
    game = draw(
        """
         0: |
        >1: | elf_tower
         2: | orc_tower
        deck:
    """,
        deck_exhausted=True,
    )
    do(game, "play elf_tower_1")
    assert game.result() is None
    do(game, "play orc_tower_1")
    assert game.result() is not None


@rule("KB-216")
def test_the_first_player_follows_the_last_and_wins_ties() -> None:
    game = draw("""
         0: | obelisk_1
         1: |
        >2: | obelisk_2
    """)
    players = view(game, None).players
    last = next(player.seat for player in players if player.last)
    assert [player.seat for player in players if player.first] == [(last + 1) % 3]
    do(game, "play obelisk_2_1")
    assert game.decider() == 0

    game = draw(
        """
         0: obelisk_1 |
         1: obelisk_2 |
        >2:           | obelisk_3
        titles: great_architect conqueror commander sharpshooter vandal staff_rat
    """,
        deck_exhausted=True,
    )
    do(game, "play obelisk_3_1")
    result = game.result()
    assert result is not None
    assert [score.points for score in result.scores] == [2, 2, 2]
    assert result.winners == (0,)
