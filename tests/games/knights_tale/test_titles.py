"""Titles at the end: conditions, one use of each resource, the best division (ledger 3.15, 3.20)."""

from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from hastilude.games.knights_tale.cards import TITLES
from hastilude.games.knights_tale.position import position
from hastilude.games.knights_tale.rulebook import RULEBOOK
from support.knights_tale import COMPONENTS, any_chance, do, draw, player, settle
from support.ledger import rule
from support.play import result

WORTH = {title: COMPONENTS.data["titles"][title]["glory"] for title in TITLES}


def ending(picture: str, **more: Any) -> Any:
    """The last journey is over with the next stop of seat 0; then titles are scored."""
    first, _, rest = picture.strip().partition("\n")
    parts = [part.strip() for part in (first + "|||").split("|")[:4]]
    parts[2] += " game"
    game = draw(" | ".join(parts) + "\n" + rest, phase="travel", round=3, last_travel=True, **more)
    do(game, "stop", chance=any_chance())
    settle(game)  # who has personal titles is asked about Brave, and can only decline
    return game


def scored(line: str, title: str, other: str = "1:") -> bool:
    """Whether seat 0 scores this title, the only one it could; checks what it is paid."""
    blank = [name for name in ("strong", "traveller", "charming") if name != title][:2]
    game = ending(f">0: glory 10 {line}\n{other}\npublic: {title} {blank[0]} {blank[1]}\ngoals: /")
    gained = int(player(game, 0)["glory"]) - 10
    assert gained in (0, WORTH[title])
    return gained > 0


# -- the conditions -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("title", "enough", "short"),
    [
        pytest.param(
            "strong",
            "| | | rescue rescue ransom ransom sparring",
            "| | | rescue rescue ransom ransom game game feast",
            marks=rule("KT-309", "KT-R54"),
        ),
        pytest.param(
            "influential",
            "| nun nun lady squire! thug!",
            "| nun nun lady squire! ring office",
            marks=rule("KT-310", "KT-E12"),
        ),
        pytest.param(
            "righteous",
            "faith 3 | nun ring amulet! ring",
            "faith 3 | bishop ring amulet! ring",
            marks=rule("KT-311"),
        ),
        pytest.param(
            "righteous",
            "faith 4 | nun nun ring ring ring ring",
            "faith 2 | nun ring ring ring",
            marks=rule("KT-311"),
        ),
        pytest.param(
            "righteous", "faith 3 | nun ring ring! ring!", "faith 3 | nun ring ring", marks=rule("KT-311")
        ),
        pytest.param("lucky", "coins 3 strength 3", "coins 3 strength 2", marks=rule("KT-312")),
        pytest.param("lucky", "coins 9 strength 9", "coins 2 strength 9", marks=rule("KT-312", "KT-240")),
        pytest.param(
            "traveller",
            "| | | feast donation courser courser armoury",
            "| | | feast donation courser courser rescue",
            marks=rule("KT-314", "KT-R54"),
        ),
        pytest.param(
            "terrible",
            "| fencing_master fencing_master! thug thug!",
            "| fencing_master thug thug thug",
            marks=rule("KT-315"),
        ),
        pytest.param(
            "patron", "coins 3 | minstrel minstrel", "coins 3 | minstrel lady", marks=rule("KT-316")
        ),
        pytest.param(
            "patron",
            "coins 3 | minstrel minstrel minstrel",
            "coins 2 | minstrel minstrel",
            marks=rule("KT-316"),
        ),
        pytest.param(
            "famous",
            "| office retinue! kings_favour! lady_of_heart",
            "| office retinue! kings_favour!",
            marks=rule("KT-317", "KT-244"),
        ),
        pytest.param(
            "charming",
            "| | | game game serenade dance letter",
            "| | | game game serenade dance rescue",
            marks=rule("KT-318", "KT-R54"),
        ),
        pytest.param(
            "noble",
            "| minstrel queen squire!",
            "| minstrel queen squire thug!",
            marks=rule("KT-319", "KT-R83"),
        ),
        pytest.param(
            "noble", "| minstrel queen squire witch", "| minstrel queen armourer", marks=rule("KT-319")
        ),
        pytest.param(
            "founder",
            "coins 2 | ring ring! amulet rosary",
            "coins 2 | ring ring! amulet",
            marks=rule("KT-320"),
        ),
        pytest.param(
            "founder", "coins 3 | ring ring ring ring", "coins 1 | ring ring ring ring", marks=rule("KT-320")
        ),
        pytest.param("rich", "coins 6", "coins 5", marks=rule("KT-321")),
        pytest.param("well_off", "horse 4 armour 4", "horse 4 armour 3", marks=rule("KT-322")),
        pytest.param("well_off", "horse 4 armour 4", "horse 3 armour 4", marks=rule("KT-322")),
    ],
)
@rule("KT-237", "KT-239", "KT-240")
def test_conditions(title: str, enough: str, short: str) -> None:
    """Met completely it pays its glory, else nothing."""
    assert scored(enough, title)
    assert not scored(short, title)


@rule("KT-244")
def test_face_down_tokens_count() -> None:
    assert scored("| squire! thug! squire! armourer! old_campaigner!", "influential")
    assert scored("coins 2 | ring! ring! ring! amulet!", "founder")


@rule("KT-245")
def test_what_a_player_once_had_does_not_count() -> None:
    """Six coins before the last card are of no use when it is paid for."""
    game = draw(
        ">0: coins 6 glory 10 | | donation\n1:\npublic: rich strong traveller\ngoals: /",
        phase="travel",
        round=3,
        last_travel=True,
    )
    do(game, "play donation", chance=any_chance())
    assert player(game, 0)["glory"] == 10


@rule("KT-241")
def test_a_title_is_scored_once() -> None:
    game = ending(">0: coins 12 glory 10\n1:\npublic: rich strong traveller\ngoals: /")
    assert player(game, 0)["glory"] == 10 + WORTH["rich"]


@rule("KT-242", "KT-024")
def test_a_public_title_is_for_everybody() -> None:
    game = ending(
        ">0: coins 6 glory 10\n1: coins 7 glory 10\n2: coins 5 glory 10\npublic: rich strong traveller\ngoals: //"
    )
    assert [player(game, seat)["glory"] for seat in range(3)] == [14, 14, 10]


@rule("KT-237", "KT-238", "KT-R82")
def test_personal_titles_are_their_owners_and_shown_if_scored() -> None:
    game = ending(
        ">0: coins 6 glory 10\n1: coins 6 glory 10\npublic: strong traveller charming\ngoals: rich famous / lucky"
    )
    assert [player(game, seat)["glory"] for seat in range(2)] == [14, 10]
    view: Any = RULEBOOK.view(game, 1)
    assert "rich" in view.players[0].titles
    assert "famous" not in view.players[0].titles
    assert view.players[0].titles_count == 2


# -- one use of each resource -------------------------------------------------------------


@rule("KT-243", "KT-E12", "KT-R80")
def test_five_tokens_pay_for_one_title() -> None:
    """Influential takes five tokens; Noble needs three others."""
    five = "minstrel queen squire nun nun"
    game = ending(f">0: glory 10 | {five}\n1:\npublic: influential noble strong\ngoals: /")
    assert player(game, 0)["glory"] == 10 + max(WORTH["influential"], WORTH["noble"])
    eight = f"{five} nun bishop lady"
    game = ending(f">0: glory 10 | {eight}\n1:\npublic: influential noble strong\ngoals: /")
    assert player(game, 0)["glory"] == 10 + WORTH["influential"] + WORTH["noble"]


@rule("KT-243", "KT-R80")
@pytest.mark.parametrize(
    ("coins", "strength", "glory"),
    [
        (5, 3, 5),  # Patron with three coins; the two left are of no use
        (6, 0, 5),  # Patron 5, or Rich 4
        (6, 3, 8),  # Patron and Lucky
        (9, 0, 9),  # Patron and Rich
        (12, 3, 12),  # all three
    ],
)
def test_coins_are_divided_for_the_most_glory(coins: int, strength: int, glory: int) -> None:
    game = ending(
        f">0: glory 10 coins {coins} strength {strength} | minstrel minstrel\n1:\n"
        "public: patron rich lucky\ngoals: /"
    )
    assert player(game, 0)["glory"] - 10 == glory


@rule("KT-R80")
def test_the_division_is_the_best_of_all() -> None:
    """Against a search over all sets of titles that add up their needs."""
    have = {"coins": 8, "strength": 3, "faith": 3, "relics": 5, "tokens": 6, "prestige": 4}
    needs = {
        "rich": {"coins": 6},
        "lucky": {"coins": 3, "strength": 3},
        "founder": {"relics": 4, "coins": 2},
        "righteous": {"relics": 3, "faith": 3, "tokens": 1},
        "influential": {"tokens": 5},
        "famous": {"prestige": 4},
    }
    best = 0
    for size in range(len(needs) + 1):
        for chosen in combinations(needs, size):
            if all(sum(needs[title].get(what, 0) for title in chosen) <= have[what] for what in have):
                best = max(best, sum(WORTH[title] for title in chosen))
    game = ending(
        ">0: glory 10 coins 8 strength 3 faith 3 | nun nun nun bishop bishop bishop "
        "ring ring ring ring amulet office retinue kings_favour lady_of_heart\n1:\n"
        "public: rich lucky founder\ngoals: righteous influential famous /"
    )
    assert player(game, 0)["glory"] - 10 == best


@rule("KT-R83")
def test_noble_and_terrible_exclude_each_other() -> None:
    tokens = "minstrel queen squire fencing_master fencing_master thug thug"
    game = ending(f">0: glory 10 | {tokens}\n1:\npublic: noble terrible strong\ngoals: /")
    assert player(game, 0)["glory"] == 10 + WORTH["terrible"]


@rule("KT-R80", "KT-243")
def test_levels_and_cards_serve_one_title_each() -> None:
    """Groups that only one title uses: nothing competes for them."""
    played = "game game serenade dance letter feast donation courser courser armoury"
    game = ending(
        f">0: glory 10 horse 4 armour 4 | | | {played}\n1:\npublic: charming traveller well_off\ngoals: /"
    )
    assert player(game, 0)["glory"] - 10 == WORTH["charming"] + WORTH["traveller"] + WORTH["well_off"]


# -- Scribe -------------------------------------------------------------------------------


@rule("KT-273", "KT-R84")
@pytest.mark.parametrize("scribes", [1, 2])
def test_a_scribe_adds_one_to_each_title(scribes: int) -> None:
    """Public and personal alike, and several add up."""
    tokens = " ".join(["scribe"] * scribes)
    game = ending(
        f">0: glory 10 coins 9 strength 3 | {tokens}\n1:\npublic: rich strong traveller\ngoals: lucky /"
    )
    assert player(game, 0)["glory"] - 10 == WORTH["rich"] + WORTH["lucky"] + 2 * scribes


@rule("KT-R84", "KT-239", "KT-244")
def test_the_view_says_how_far_a_player_is_with_each_title() -> None:
    """The browser counts nothing again: what there is of each condition, and the best set with its scribe."""
    game = draw(
        ">0: coins 9 strength 2 | scribe nun!\n1:\npublic: rich strong influential\ngoals: righteous /",
        phase="travel",
        round=1,
    )
    view = RULEBOOK.view(game, 0)
    near = {one.title: (one.have, one.done) for one in view.near}
    assert near["influential"] == ((2,), 40)
    assert near["rich"][1] == 100
    assert view.titles_glory == WORTH["rich"] + 1
    assert RULEBOOK.view(game, None).near == ()


@rule("KT-R84", "KT-263")
def test_the_scribe_is_itself_a_token_for_influential() -> None:
    game = ending(
        ">0: glory 10 | scribe nun nun minstrel lady\n1:\npublic: influential strong traveller\ngoals: /"
    )
    assert player(game, 0)["glory"] - 10 == WORTH["influential"] + 1


# -- the scores ---------------------------------------------------------------------------


@rule("KT-007", "KT-246")
def test_titles_are_a_line_of_the_scoring_sheet() -> None:
    game = ending(">0: coins 6 glory 10\n1:\npublic: rich strong traveller\ngoals: /")
    assert position(game)["phase"] == "ended"
    lines = {line.code: line.points for line in result(game).scores[0].parts}
    assert lines["titles"] == WORTH["rich"]
    assert result(game).scores[0].points == 14


@rule("KT-310")
def test_influential_pays_four() -> None:
    assert WORTH["influential"] == 4


def test_every_title_is_in_these_tests() -> None:
    files = [Path(__file__), Path(__file__).with_name("test_brave.py")]
    text = "".join(path.read_text(encoding="utf-8") for path in files)
    assert [title for title in TITLES if f'"{title}"' not in text] == []
