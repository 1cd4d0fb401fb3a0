"""All three actions of each of the 13 solo cards: done when those before cannot be (KT-343)."""

from typing import Any

import pytest

from hastilude.core.chance import RecordedChance
from hastilude.games.knights_tale.cards import SOLO_CARDS, TRACK
from hastilude.games.knights_tale.position import position
from support.knights_tale import COMPONENTS, do, draw, player
from support.ledger import rule

CARDS = COMPONENTS.data["solo_cards"]
ROWS = {
    "romance": ["game", "serenade", "letter", "dance"],
    "trade": ["feast", "donation", "courser", "armoury"],
    "challenge": ["rescue", "ransom", "sparring", "night_watch"],
}


class Board:
    """A table on which every action of the virtual opponent can be done, until it is barred."""

    def __init__(self) -> None:
        self.rows = {deck: list(cards) for deck, cards in ROWS.items()}
        self.track: dict[str, str] = {"s1": "jester"}
        self.placed: dict[str, int] = {}
        self.initiative: list[int] = []
        self.event = "siege"
        self.cells: dict[str, dict[str, Any]] = {"cell_1": {"knight": "hans_von_trotha", "shield": None}}

    def bar(self, action: str) -> None:
        word, *args = action.split()
        if word == "plan_journey":
            self.rows[args[0]].pop()
        elif word == "special_support":
            del self.track["s1"]
        elif word == "event_action":
            self.event = "war"
        elif word == "take_initiative":
            self.initiative = [1]
        elif word == "call_herald":
            self.cells["cell_2"] = {"knight": None, "shield": 1}
        elif word == "new_goal":
            self.placed["new_goal"] = 1
        elif word != "support":  # whose tokens just are not there
            self.placed[word] = 2

    def allow(self, action: str) -> None:
        """The tokens of its list, the last of them leftmost: the list decides, not the track."""
        word, *args = action.split()
        if word == "support":
            for cell, kind in zip(("r1", "r2", "r3"), reversed(args), strict=True):
                self.track[cell] = kind

    def game(self, card: str) -> Any:
        personality = CARDS[card]["deck"]
        options = {"solo_scenario": "rivalry", "solo_difficulty": "medium"}
        if personality != "base":
            options["vp_personality"] = personality
        return draw(
            f">0:\n1:\nevents: {self.event} wandering crusade\npublic: rich lucky noble",
            phase="action",
            solo=True,
            options=options,
            players=[{"placed": self.placed, "pawns": 3}, {"pawns": 3, "glory": 10}],
            rows=self.rows,
            support={"track": [self.track.get(cell) for cell in TRACK]},
            initiative=self.initiative,
            tournament={"places": self.cells},
            vp={"deck": [card]},
        )


def area_of(action: str) -> str:
    word = action.split(maxsplit=1)[0]
    return "gain_support" if word in ("support", "special_support") else word


@rule("KT-343", "KT-347", "KT-349", "KT-351", "KT-352", "KT-353", "KT-355", "KT-356", "KT-358")
@pytest.mark.parametrize("card", SOLO_CARDS)
@pytest.mark.parametrize("number", ["first", "second", "third"])
def test_each_action_of_each_card(card: str, number: str) -> None:
    order = ("first", "second", "third")
    board = Board()
    for earlier in order[: order.index(number)]:
        board.bar(CARDS[card][earlier])
    action: str = CARDS[card][number]
    board.allow(action)
    game = board.game(card)
    # one card to draw; three titles, where a new goal is chosen
    chance = RecordedChance([0, 0, 0, 0] if action == "new_goal" else [0])
    events = do(game, "stand guard", chance=chance)
    assert chance.left() == 0
    done = [event.args["area"] for event in events if event.code == "vp_acted"]
    assert done == [area_of(action)]
    assert position(game)["vp"]["action"] == order.index(number) + 1
    word, *args = action.split()
    found = position(game)
    if word == "support":
        assert found["support"]["removed"] == [args[0]]
        assert player(game, 1)["glory"] == 10 + (4 if args[0] == "minstrel" else 0)
    elif word == "special_support":
        assert found["support"]["removed"] == ["jester"]
    elif word == "plan_journey":
        assert found["rows"][args[0]] == []
        assert found["board_discard"] == board.rows[args[0]]
    elif word == "event_action":
        assert player(game, 1)["glory"] == 15, "the Siege pays five"
    elif word == "take_initiative":
        assert found["initiative"] == [1]
    elif word == "call_herald":
        assert any(place["shield"] == 1 for place in found["tournament"]["places"].values())
    elif word == "new_goal":
        assert len(found["titles"]["personal"][1]) == 1
    else:
        assert player(game, 1)["placed"] == {word: 1}
