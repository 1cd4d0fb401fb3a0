"""What each of the 74 travel cards does (ledger 3.19; the others are of the component file)."""

from pathlib import Path
from typing import Any

import pytest

from hastilude.core.chance import RecordedChance
from hastilude.games.knights_tale.cards import FIRST_CHALLENGE, FIRST_TRADE, TRAVEL
from hastilude.games.knights_tale.position import position
from support.knights_tale import COMPONENTS, do, draw, faces, legal, player, why_not
from support.ledger import rule
from support.play import args_of

ROMANCE, TRADE, CHALLENGE = (
    TRAVEL[:FIRST_TRADE],
    TRAVEL[FIRST_TRADE:FIRST_CHALLENGE],
    TRAVEL[FIRST_CHALLENGE:],
)

#: what a seat has before, unless a test says otherwise
BEFORE = {"glory": 10, "coins": 4, "faith": 0, "strength": 3, "horse": 2, "armour": 2}


def travelling(card: str, *, tokens: str = "", figures: dict[str, int] | None = None) -> Any:
    """Seat 0 holds one card in the travel phase."""
    have = {**BEFORE, **(figures or {})}
    line = " ".join(f"{name} {number}" for name, number in have.items())
    # seat 1 still has a card, so that the phase does not end
    return draw(f">0: {line} | {tokens} | {card}\n 1: glory 10 | | game", phase="travel")


def changes(game: Any, before: dict[str, Any]) -> dict[str, Any]:
    """What is different now: numbers by how much, tokens by what came."""
    after = player(game, 0)
    found: dict[str, Any] = {}
    for name in ("glory", "coins", "faith", "strength", "horse", "armour"):
        if after[name] != before[name]:
            found[name] = after[name] - before[name]
    for name in ("support", "relics", "prestige"):
        if after[name] != before[name]:
            found[name] = [token for token in after[name] if token not in before[name]]
    return found


def win(game: Any) -> None:
    """The duel of a challenge card, won twice by 5 + 4 + 3 with two strength."""
    do(game, "commit 3", chance=faces("555 44 33", "555 44 33"))


# -- romance ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "gain"),
    [
        pytest.param("game", {"coins": 2}, marks=rule("KT-297")),
        pytest.param("souvenir", {"relics": ["ring"]}, marks=rule("KT-299")),
        ("garden_walk", {"faith": 2}),
        ("ladys_ribbon", {"strength": 2}),
        ("serenade", {"glory": 2}),
        ("letter", {"coins": 1, "faith": 1}),
        ("gift", {"relics": ["medallion"]}),
        ("dance", {"glory": 1, "strength": 1}),
        ("song_of_deeds", {"support": ["minstrel"], "glory": 4}),
        ("queens_invitation", {"support": ["queen"]}),
        ("court_kitchen", {"support": ["cook"]}),
    ],
)
@rule("KT-110")
def test_romance_cards(card: str, gain: dict[str, Any]) -> None:
    game = travelling(card)
    before = player(game, 0)
    do(game, f"play {card}")
    assert changes(game, before) == gain
    assert player(game, 0)["played"] == [card]
    assert player(game, 0)["hand"] == []


@rule("KT-298", "KT-116")
@pytest.mark.parametrize(("side", "gain"), [(1, {"glory": 1}), (2, {"prestige": ["lady_of_heart"]})])
def test_love_at_court(side: int, gain: dict[str, Any]) -> None:
    game = travelling("love_at_court")
    before = player(game, 0)
    do(game, "play love_at_court")
    assert legal(game) == {"choose 1", "choose 2"}
    do(game, f"choose {side}")
    assert changes(game, before) == gain
    assert player(game, 0)["played"] == ["love_at_court"]


@rule("KT-300", "KT-R40", "KT-R20")
def test_task() -> None:
    """Two titles are drawn, one is kept, the other discarded face down."""
    game = travelling("task")
    do(game, "play task", chance=RecordedChance([0, 0]))
    offered = legal(game)
    assert len(offered) == 2
    assert all(text.startswith("keep ") for text in offered)
    kept = sorted(offered)[0]
    do(game, kept)
    assert sum(len(goals) for goals in position(game)["titles"]["personal"]) == 1
    assert len(position(game)["titles"]["discard"]) == 1
    assert player(game, 0)["played"] == ["task"]


# -- trade --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "figures", "gain"),
    [
        pytest.param(
            "fencing_lessons", {}, {"coins": -1, "support": ["fencing_master"]}, marks=rule("KT-301")
        ),
        pytest.param(
            "golden_fleece",
            {},
            {"coins": -3, "glory": 3, "prestige": ["office"]},
            marks=rule("KT-302", "KT-E06"),
        ),
        pytest.param("trade_rosary", {}, {"coins": -1, "relics": ["rosary"]}, marks=rule("KT-303")),
        pytest.param("destrier", {"horse": 3}, {"coins": -4, "horse": 1}, marks=rule("KT-304")),
        ("milanese_armour", {"armour": 3}, {"coins": -3, "armour": 1}),
        ("courser", {}, {"coins": -3, "horse": 1}),
        ("mail_maker", {}, {"coins": -2, "armour": 1}),
        ("hire_squire", {}, {"coins": -1, "support": ["squire"]}),
        ("armoury", {}, {"coins": -1, "support": ["armourer"]}),
        ("trade_amulet", {}, {"coins": -2, "relics": ["amulet"]}),
        ("donation", {}, {"coins": -1, "faith": 3}),
        ("feast", {}, {"coins": -2, "glory": 3}),
        ("oath_of_fealty", {}, {"coins": -2, "support": ["vassal"], "prestige": ["retinue"]}),
    ],
)
@rule("KT-111")
def test_trade_cards(card: str, figures: dict[str, int], gain: dict[str, Any]) -> None:
    game = travelling(card, figures=figures)
    before = player(game, 0)
    do(game, f"play {card}")
    assert changes(game, before) == gain
    assert player(game, 0)["played"] == [card]


@rule("KT-E06", "KT-118", "KT-234", "KT-302")
def test_the_golden_fleece_pays_glory_to_who_has_the_office() -> None:
    game = travelling("golden_fleece", tokens="office")
    before = player(game, 0)
    do(game, "play golden_fleece")
    assert changes(game, before) == {"coins": -3, "glory": 3}


@rule("KT-111", "KT-R47")
@pytest.mark.parametrize("card", TRADE)
def test_no_trade_without_its_coins(card: str) -> None:
    cost = COMPONENTS.data["trade"][card]["cost"]
    game = travelling(card, figures={"coins": cost - 1})
    assert why_not(game, f"play {card}") == "cannot_pay"
    assert f"play {card}" in legal(travelling(card, figures={"coins": cost}))


@rule("KT-304", "KT-117", "KT-R50", "KT-E08")
@pytest.mark.parametrize(
    ("card", "item", "wrong"),
    [
        ("destrier", "horse", (1, 2, 4)),
        ("milanese_armour", "armour", (1, 2, 4)),
        ("courser", "horse", (1, 3, 4)),
        ("mail_maker", "armour", (1, 3, 4)),
    ],
)
def test_an_item_rises_from_the_level_below_only(card: str, item: str, wrong: tuple[int, ...]) -> None:
    for level in wrong:
        game = travelling(card, figures={item: level})
        do(game, f"play {card}")
        assert player(game, 0)[item] == level
        assert player(game, 0)["played"] == [card], "it counts as played (KT-R46)"


# -- challenges ---------------------------------------------------------------------------

ONE_REWARD: list[Any] = [
    ("ludwig_of_brieg", 10, 1, {"horse": 3}, {"horse": 1}),
    ("riccio_da_parma", 10, 1, {"armour": 3}, {"armour": 1}),
    ("highway_robbers", 6, 0, {}, {"coins": 2}),
    ("sparring", 6, 0, {}, {"strength": 2}),
    ("knight_errant", 7, 0, {}, {"glory": 2}),
    ("affair_of_honour", 7, 1, {}, {"glory": 3}),
    ("minstrels_contest", 7, 0, {}, {"support": ["minstrel"], "glory": 4}),
    ("ransom", 8, 0, {}, {"coins": 4}),
    ("seasoned_teacher", 8, 0, {}, {"support": ["fencing_master"]}),
    ("night_watch", 8, 1, {}, {"prestige": ["military_fame"]}),
    ("tourney_rival", 8, 1, {}, {"glory": 4}),
    ("abbey_defence", 9, 0, {}, {"relics": ["rosary"], "glory": 2}),
    ("giant_mercenary", 9, 0, {}, {"glory": 5}),
]
TWO_REWARDS: list[Any] = [
    ("rescue", 7, 0, [{"support": ["nun"]}, {"faith": 3}]),
    ("lodewijk_van_gruuthuse", 8, 1, [{"armour": 1}, {"coins": 3}]),
    ("guarding_pilgrims", 7, 0, [{"relics": ["medallion"]}, {"faith": 2}]),
    ("hired_blade", 7, 0, [{"support": ["thug"]}, {"coins": 2}]),
    ("mounted_duel", 8, 1, [{"horse": 1}, {"coins": 3}]),
    ("royal_guard", 9, 1, [{"prestige": ["kings_favour"]}, {"glory": 3}]),
]


def opponent(card: str) -> tuple[int, int]:
    """Attack and prestige of the duel that the card begins."""
    game = travelling(card)
    began = next(event for event in do(game, f"play {card}") if event.code == "duel_card")
    return args_of(began)["attack"], args_of(began)["stars"]


@pytest.mark.parametrize(("card", "attack", "prestige", "figures", "gain"), ONE_REWARD)
@rule("KT-112", "KT-113", "KT-201", "KT-307", "KT-308")
def test_challenges_with_one_reward(
    card: str, attack: int, prestige: int, figures: dict[str, int], gain: dict[str, Any]
) -> None:
    assert opponent(card) == (attack, prestige)
    game = travelling(card, figures=figures)
    before = player(game, 0)
    do(game, f"play {card}")
    horse, armour = "4" * min(3, before["horse"]), "3" * min(3, before["armour"])
    do(game, "commit 3", chance=faces(f"555 {horse} {armour}", f"555 {horse} {armour}"))
    expected = dict(gain)
    expected["strength"] = expected.get("strength", 0) - 3
    assert changes(game, before) == expected
    assert player(game, 0)["played"] == [card]
    assert player(game, 0)["hand"] == []


@pytest.mark.parametrize(("card", "attack", "prestige", "gains"), TWO_REWARDS)
@rule("KT-116", "KT-R48", "KT-305", "KT-306", "KT-E07")
def test_challenges_with_a_slash(card: str, attack: int, prestige: int, gains: list[dict[str, Any]]) -> None:
    """The choice is made after the duel is won; one of both, not both."""
    assert opponent(card) == (attack, prestige)
    for side, gain in enumerate(gains, 1):
        game = travelling(card)
        before = player(game, 0)
        do(game, f"play {card}")
        win(game)
        assert legal(game) == {"choose 1", "choose 2"}
        do(game, f"choose {side}")
        assert changes(game, before) == {**gain, "strength": -3}


@rule("KT-114", "KT-211", "KT-115")
@pytest.mark.parametrize("card", CHALLENGE)
def test_a_lost_challenge_stays_in_hand(card: str) -> None:
    game = travelling(card, figures={"strength": 1})
    before = player(game, 0)
    do(game, f"play {card}", "commit 1", chance=faces("1 00 00", "1 00 00"))
    after = player(game, 0)
    assert (after["hand"], after["played"]) == ([f"{card}@"], []), "and all know of it"
    assert after["plays"] == 1
    assert changes(game, before) == {}, "one strength committed, one recovered"


def test_every_card_is_in_this_file() -> None:
    """Each card has a test of its exact effect."""
    text = Path(__file__).read_text(encoding="utf-8")
    assert [card for card in TRAVEL if f'"{card}"' not in text] == []
