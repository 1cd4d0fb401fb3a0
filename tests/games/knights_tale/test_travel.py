"""Travel phases: turns, limits, costs, slashes, what cannot be had (ledger 3.8, rulings R45 … R54)."""

from typing import Any

import pytest

from hastilude.core.chance import RecordedChance
from hastilude.games.knights_tale.position import position
from hastilude.games.knights_tale.rulebook import RULEBOOK
from support.knights_tale import any_chance, do, draw, faces, legal, player, refused_by, why_not
from support.ledger import rule
from support.play import result


def phase(picture: str, **more: Any) -> Any:
    return draw(picture, phase="travel", **more)


# -- turns --------------------------------------------------------------------------------


@rule("KT-106", "KT-107")
def test_one_card_at_a_time_in_initiative_order() -> None:
    game = phase(
        """
         0: | | game game
        >1: | | serenade serenade
         2: | | letter
        """,
        order=[1, 2, 0],
    )
    do(game, "play serenade", "play letter", "play game")
    assert game.decider() == 1, "seat 2 has no card left and is passed over next time"
    do(game, "play serenade")
    assert game.decider() == 0


@rule("KT-106", "KT-115")
@pytest.mark.parametrize(("tokens", "most"), [("", 3), ("messenger", 4)])
def test_at_most_three_cards_in_a_phase(tokens: str, most: int) -> None:
    game = phase(f">0: | {tokens} | game game game serenade serenade\n 1: | | feast")
    do(game, "play game", "stop")
    for card in ("game", "game", "serenade")[: most - 1]:
        do(game, f"play {card}", chance=any_chance())
    assert position(game)["phase"] != "travel", "the phase is over although a card is left"


@rule("KT-107", "KT-R45")
def test_playing_is_never_compulsory_and_a_pass_is_final() -> None:
    game = phase(">0: | | game game\n 1: | | serenade serenade")
    do(game, "stop", "play serenade")
    assert game.decider() == 1
    do(game, "stop", chance=any_chance())
    assert position(game)["phase"] != "travel"
    assert len(player(game, 0)["hand"]) == 2


@rule("KT-R45")
def test_a_pass_may_be_just_a_turn_skipped() -> None:
    game = phase(">0: | | game game\n 1: | | serenade serenade", options={"travel_pass": "skip_turn"})
    do(game, "stop", "play serenade")
    assert game.decider() == 0
    do(game, "play game", "stop")
    assert game.decider() == 0
    do(game, "stop", chance=any_chance())
    assert position(game)["phase"] != "travel", "all have passed in a row"


@rule("KT-108", "KT-R75")
def test_simultaneous_play_is_still_one_at_a_time() -> None:
    """The option is for the interface: who decides and what comes of it stay the same."""
    picture = ">0: | | game game\n 1: | | serenade"
    plain, together = phase(picture), phase(picture, options={"simultaneous_travel": "true"})
    for game in (plain, together):
        do(game, "play game", "play serenade")
    assert plain.decider() == together.decider() == 0
    assert player(plain, 0) == player(together, 0)


@rule("KT-274", "KT-R51", "KT-265")
def test_two_messengers_give_two_cards_more() -> None:
    game = phase(">0: plays 4 | messenger messenger | game\n 1: | | feast")
    assert "play game" in legal(game)
    spent = phase(">0: plays 3 | messenger | game\n 1: | | feast")
    assert "play game" in legal(spent)


# -- the cards played ---------------------------------------------------------------------


@rule("KT-109", "KT-120", "KT-R54")
def test_played_cards_lie_open_before_their_owner() -> None:
    game = phase(">0: | | game serenade\n 1: | | feast feast")
    do(game, "play game")
    for seat in (None, 0, 1):
        view: Any = RULEBOOK.view(game, seat)
        assert view.players[0].played == ("game",)
    decks = position(game)["decks"]
    do(game, "stop")
    assert position(game)["decks"] == decks


@rule("KT-119")
def test_cards_are_played_in_travel_phases_only() -> None:
    """In the action phase not (a knocked-out player: test_plaisance)."""
    game = draw(">0: | | game\n 1: | | game\nevents: siege crusade war", phase="action")
    assert why_not(game, "play game") == "not_now"


@rule("KT-110")
def test_a_card_that_is_not_in_hand() -> None:
    game = phase(">0: | | game\n 1: | | serenade")
    assert refused_by(game, "play serenade")


# -- paying and choosing ------------------------------------------------------------------


@rule("KT-111", "KT-R47", "KT-021")
def test_a_trade_is_paid_in_full_and_first() -> None:
    game = phase(">0: coins 2 | | golden_fleece donation\n 1: | | game")
    assert "KT-R47" in refused_by(game, "play golden_fleece")
    do(game, "play donation")
    assert player(game, 0)["coins"] == 1


@rule("KT-116", "KT-R48")
def test_one_side_of_a_slash_must_be_chosen_even_if_it_gives_nothing() -> None:
    game = phase(">0: glory 5 | lady_of_heart | love_at_court\n 1: | | game")
    do(game, "play love_at_court")
    assert legal(game) == {"choose 1", "choose 2"}
    do(game, "choose 2")
    after = player(game, 0)
    assert (after["glory"], after["prestige"]) == (5, ["lady_of_heart"])


@rule("KT-117", "KT-R49", "KT-E07")
@pytest.mark.parametrize(("level", "after"), [(1, 1), (2, 3), (3, 3), (4, 4)])
def test_armour_to_level_three_works_from_two_only(level: int, after: int) -> None:
    game = phase(f">0: strength 3 armour {level} | | lodewijk_van_gruuthuse\n 1: | | game")
    dice = "3" * min(3, level)
    do(game, "play lodewijk_van_gruuthuse", "commit 3", chance=faces(f"555 44 {dice}", f"555 44 {dice}"))
    do(game, "choose 1")
    assert player(game, 0)["armour"] == after


@rule("KT-307", "KT-308", "KT-R50")
@pytest.mark.parametrize(("card", "item"), [("ludwig_of_brieg", "horse"), ("riccio_da_parma", "armour")])
def test_an_exchange_of_level_three_needs_level_three(card: str, item: str) -> None:
    game = phase(f">0: strength 3 {item} 2 | | {card}\n 1: | | game")
    do(game, f"play {card}", "commit 3", chance=faces("555 44 33", "555 44 33"))
    assert player(game, 0)[item] == 2
    assert player(game, 0)["played"] == [card]


@rule("KT-118", "KT-234", "KT-E16")
def test_a_second_prestige_token_of_a_kind_is_not_gained() -> None:
    """Face up or face down."""
    for token in ("kings_favour", "kings_favour!"):
        game = phase(f">0: strength 3 | {token} | royal_guard\n 1: | | game")
        do(game, "play royal_guard", "commit 3", "choose 1", chance=faces("555 44 33", "555 44 33"))
        assert player(game, 0)["prestige"] == [token]


# -- what cannot be had -------------------------------------------------------------------


@rule("KT-R46", "KT-R11")
def test_a_card_may_be_played_for_nothing() -> None:
    """The scroll pile has no Queen left: the reward is lost, the card is played."""
    game = phase(">0: | | queens_invitation\n 1: | | game", support={"scroll": ["cook"]})
    do(game, "play queens_invitation")
    assert player(game, 0)["support"] == []
    assert player(game, 0)["played"] == ["queens_invitation"]


@rule("KT-R46")
@pytest.mark.parametrize(
    ("line", "card"),
    [
        ("coins 4 horse 2", "destrier"),
        ("coins 4 horse 4", "courser"),
        ("coins 4 armour 4", "milanese_armour"),
        ("strength 3 armour 4", "riccio_da_parma"),
    ],
)
def test_with_the_option_not_for_nothing(line: str, card: str) -> None:
    picture = f">0: {line} | | {card}\n 1: | | game"
    assert f"play {card}" in legal(phase(picture))
    assert "KT-R46" in refused_by(phase(picture, options={"null_card_play": "forbidden"}), f"play {card}")


@rule("KT-R46", "KT-118")
def test_with_the_option_a_part_is_enough() -> None:
    options = {"null_card_play": "forbidden"}
    game = phase(">0: coins 3 | office | golden_fleece\n 1: | | game", options=options)
    assert "play golden_fleece" in legal(game)
    either = phase(">0: | lady_of_heart | love_at_court\n 1: | | game", options=options)
    assert "play love_at_court" in legal(either)


@rule("KT-R11")
def test_a_named_token_comes_from_the_scroll_pile() -> None:
    game = phase(">0: coins 1 | | fencing_lessons\n 1: | | game")
    before = position(game)["support"]["scroll"].count("fencing_master")
    do(game, "play fencing_lessons")
    assert position(game)["support"]["scroll"].count("fencing_master") == before - 1


@rule("KT-R40")
def test_a_task_without_titles_has_no_effect() -> None:
    titles = {
        "public": ["strong", "brave", "noble"],
        "deck": [],
        "discard": [],
        "personal": [
            ["influential", "righteous", "traveller", "terrible", "patron", "famous", "rich", "lucky"],
            ["charming", "founder", "well_off"],
        ],
    }
    game = phase(">0: | | task\n 1: | | game", titles=titles)
    do(game, "play task", chance=RecordedChance([]))
    assert game.decider() == 1
    assert player(game, 0)["played"] == ["task"]


# -- challenges ---------------------------------------------------------------------------


@rule("KT-114", "KT-115", "KT-188")
def test_a_lost_challenge_may_be_tried_again_in_the_same_phase() -> None:
    """Each attempt counts as one of the three cards."""
    game = phase(">0: strength 1 | | rescue\n 1: | | game game game")
    for attempt in (1, 2, 3):
        assert player(game, 0)["plays"] == attempt - 1
        do(game, "play rescue", "commit 1", chance=faces("1 00 00", "1 00 00"))
        do(game, "play game", chance=any_chance())
    assert position(game)["phase"] != "travel", "both have played three"
    assert player(game, 0)["hand"] == ["rescue@"], "all have seen it"


@rule("KT-206", "KT-R53", "KT-201")
def test_a_challenge_pays_no_glory_of_its_own_and_no_half() -> None:
    """One clash won, two lost: nothing; and a win pays the reward only."""
    game = phase(">0: strength 1 glory 10 | | rescue\n 1: | | game")
    do(game, "play rescue", "commit 1", chance=faces("5 44 33", "1 00 00", "1 00 00"))
    assert player(game, 0)["glory"] == 10
    won = phase(">0: strength 1 glory 10 | | rescue\n 1: | | game")
    do(won, "play rescue", "commit 1", "choose 2", chance=faces("5 44 33", "5 44 33"))
    assert player(won, 0)["glory"] == 10


@rule("KT-R52", "KT-125", "KT-131")
def test_tokens_of_a_travel_duel_are_fresh_after_the_refresh() -> None:
    """Strength and faith are gone, the Squire is back."""
    game = phase(
        ">0: strength 1 faith 0 character young_knight_1 | squire | rescue\n 1: character young_knight_2"
    )
    do(game, "play rescue", "commit 1", chance=faces("5 00 00"))
    do(game, "use squire", chance=faces("5 00 33"))
    assert position(game)["phase"] == "reward"
    assert player(game, 0)["support"] == ["squire!"]
    do(game, "choose 2", chance=any_chance())
    assert position(game)["phase"] == "sign_up", "nobody has a card left"
    assert player(game, 0)["support"] == ["squire"]
    assert player(game, 0)["strength"] == 0 + 2, "only the income of the young knight"


# -- the last journey ---------------------------------------------------------------------


@rule("KT-236", "KT-004", "KT-R52", "KT-R51")
def test_the_last_journey_is_a_travel_phase_without_a_refresh_before_it() -> None:
    game = phase(
        ">0: strength 1 | squire! messenger | game game game game game\n 1: | | rescue\n"
        "public: strong traveller noble",
        round=3,
        last_travel=True,
    )
    assert player(game, 0)["support"] == ["messenger", "squire!"]
    do(game, "play game", "stop", "play game", "play game", "play game", chance=any_chance())
    assert position(game)["phase"] == "ended"
    assert result(game).reason


# -- taking back --------------------------------------------------------------------------


@rule("KT-107")
@pytest.mark.parametrize(
    ("hand", "tells"),
    [
        pytest.param("golden_fleece", True, id="it might have been a card that can be paid for"),
        pytest.param("golden_fleece@", False, id="all have seen which card it is"),
    ],
)
def test_who_must_pass_tells_what_the_hand_is_not(hand: str, tells: bool) -> None:
    """Law 8: a pass that is forced by hidden cards is news, and stays."""
    game = phase(f">0: coins 2 | | {hand}\n 1: | | game\n 2: | | serenade")
    assert legal(game) == {"stop"}
    assert game.reveals(RULEBOOK.actions.parse("stop")) is tells
