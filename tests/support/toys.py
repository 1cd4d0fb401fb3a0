"""High Card: a small game with secrets that keeps every law. `broken_toys` breaks them.

Each seat holds two cards of twelve. In its turn a seat keeps them, or marks one face
down; then it swaps the marked card for one of the deck, or it was a bluff. Swapped cards
stay aside, face down. The game ends after so many rounds, or when all have kept their
cards in a row; the highest sum wins.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from hastilude.core.action import ActionSpace, Kind
from hastilude.core.chance import Chance
from hastilude.core.components import Components
from hastilude.core.game import Game, GameError, Option, Options, Rulebook
from hastilude.core.state import CHOICE, OVER, State
from hastilude.core.told import Declared, Told
from hastilude.core.words import Event, Prompt, Refusal, Remark, Result, Score

CARDS = range(1, 13)
HAND = 2

KEEP, SWAP, BLUFF, MARK = 0, 1, 2, 3  # MARK + card − 1
ACTIONS = ActionSpace(
    Kind("keep", "keep"),
    Kind("swap", "swap"),
    Kind("bluff", "bluff"),
    Kind("mark", "mark {card}", card=[str(card) for card in CARDS]),
)

GAME = Game(
    id="high_card",
    name={"ru": "Старшая карта", "en": "High Card"},
    prefix="HC",
    seats=(2, 3),
    options=(
        Option("rounds", ("2", "1"), "rulebook"),
        Option("draw", ("top", "any"), "rulebook"),
    ),
    rules_version=1,
    minutes=(1, 2),
    weight=1,
    status="a toy",
    rulebook="support.toys:HIGH_CARD",
)


#: why a game is over; nothing while it goes on
REASONS = ("", "all_kept", "showdown")

EVENTS: Declared = {
    "marked": Told({"seat": int, "card": int}, veiled=frozenset({"card"})),
    "kept": Told({"seat": int}),
    "swapped": Told({"seat": int, "drew": int}, veiled=frozenset({"drew"})),
    "showdown": Told({"hands": list[list[int]]}),
}


class HighCard(State):
    def __init__(self, seats: int, options: Options) -> None:
        super().__init__()
        self.seats = seats
        self.options = options
        self.turn = 0
        #: turns in a row in which the hand was kept
        self.kept = 0
        #: the card that the seat to move marked, or 0
        self.marked = 0
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.aside: list[list[int]] = [[] for _ in range(seats)]
        #: the top card is the last
        self.deck: list[int] = []
        self.reason = ""

    def deal(self, chance: Chance) -> None:
        self.deck = list(CARDS)
        chance.shuffle(self.deck)
        for hand in self.hands:
            hand.extend(self.deck.pop() for _ in range(HAND))

    # -- who decides what

    @property
    def seat(self) -> int:
        return self.turn % self.seats

    def decider(self) -> int:
        return OVER if self.reason else self.seat

    def prompt(self) -> Prompt:
        return Prompt("swap_or_bluff" if self.marked else "keep_or_mark", {"seat": self.seat})

    def legal(self) -> list[int]:
        if self.reason:
            return []
        if self.marked:
            return [SWAP, BLUFF]
        if not self.deck:
            return [KEEP]
        return [KEEP, *(MARK + card - 1 for card in self.hands[self.seat])]

    def refusal(self, action: int) -> Refusal | None:
        if self.reason:
            return Refusal("over")
        if self.marked:
            return None if action in (SWAP, BLUFF) else Refusal("marked_already")
        if action == KEEP:
            return None
        if action in (SWAP, BLUFF):
            return Refusal("nothing_marked")
        if not self.deck:
            return Refusal("no_deck")
        card = action - MARK + 1
        return None if card in self.hands[self.seat] else Refusal("not_in_hand", {"card": card})

    def forced(self) -> int:
        return KEEP if self.legal() == [KEEP] else CHOICE

    def reveals(self, action: int) -> bool:
        if action in (KEEP, BLUFF):
            return self.ends(keeping=True)
        return action == SWAP

    def ends(self, keeping: bool) -> bool:
        """Whether the game ends with this turn, and all cards are shown."""
        last = self.turn + 1 == self.seats * int(self.options["rounds"])
        return last or (keeping and self.kept + 1 == self.seats)

    # -- what happens

    def apply(self, action: int, chance: Chance) -> None:
        if action >= MARK:
            self.marked = action - MARK + 1
            self.tell(Event("marked", {"seat": self.seat}, {"card": self.marked}, 1 << self.seat))
            return
        if action == SWAP:
            self.swap(chance)
            self.end_turn(keeping=False)
        else:
            self.marked = 0
            self.tell(Event("kept", {"seat": self.seat}))
            self.end_turn(keeping=True)

    def swap(self, chance: Chance) -> None:
        seat, hand = self.seat, self.hands[self.seat]
        hand.remove(self.marked)
        self.aside[seat].append(self.marked)
        self.marked = 0
        at = chance.below(len(self.deck)) if self.options["draw"] == "any" else -1
        hand.append(self.deck.pop(at))
        self.tell(Event("swapped", {"seat": seat}, {"drew": hand[-1]}, 1 << seat))

    def end_turn(self, keeping: bool) -> None:
        ends = self.ends(keeping)
        self.kept = self.kept + 1 if keeping else 0
        if ends:
            self.reason = "all_kept" if self.kept == self.seats else "showdown"
            self.tell(Event("showdown", {"hands": [sorted(hand) for hand in self.hands]}))
        else:
            self.turn += 1

    def tell(self, event: Event) -> None:
        if self.events is not None:
            self.events.append(event)

    def result(self) -> Result | None:
        if not self.reason:
            return None
        sums = [sum(hand) for hand in self.hands]
        return Result(
            reason=self.reason,
            winners=tuple(seat for seat in range(self.seats) if sums[seat] == max(sums)),
            places=tuple(1 + sum(other > points for other in sums) for points in sums),
            scores=tuple(Score(seat, points) for seat, points in enumerate(sums)),
        )

    # -- copies

    def copy(self) -> "HighCard":
        other = type(self)(self.seats, self.options)
        other.turn, other.kept, other.marked, other.reason = self.turn, self.kept, self.marked, self.reason
        other.hands = [hand.copy() for hand in self.hands]
        other.aside = [cards.copy() for cards in self.aside]
        other.deck = self.deck.copy()
        return other

    def imagine(self, seat: int, chance: Chance) -> "HighCard":
        other = self.copy()
        if other.reason:
            return other
        pile = self.unseen(seat)
        chance.shuffle(pile)
        other.lay_out(seat, pile)
        if other.marked and other.seat != seat:
            other.marked = other.hands[other.seat][chance.below(HAND)]
        return other

    def unseen(self, seat: int) -> list[int]:
        """What the seat has not seen, in an order that tells nothing."""
        seen = [*self.hands[seat], *self.aside[seat]]
        return [card for card in CARDS if card not in seen]

    def lay_out(self, seat: int, pile: list[int]) -> None:
        """Put all that is hidden from a seat anew, from a pile."""
        others = [other for other in range(self.seats) if other != seat]
        for places in [self.deck, *(cards[other] for cards in (self.hands, self.aside) for other in others)]:
            places[:] = [pile.pop() for _ in places]

    def check(self) -> None:
        cards = sorted(sum([*self.hands, *self.aside], self.deck.copy()))
        assert cards == list(CARDS), f"HC-I1: the cards are {cards}"
        assert [len(hand) for hand in self.hands] == [HAND] * self.seats, "HC-I2: a hand is not of two cards"
        assert 0 <= self.turn < 2 * self.seats, f"HC-I3: there is no turn {self.turn}"
        assert 0 <= self.kept <= self.seats, f"HC-I4: {self.kept} turns in a row without a swap"
        assert not self.marked or self.marked in self.hands[self.seat], (
            "HC-I5: a card is marked that is not held"
        )
        assert self.reason in REASONS, f"HC-I6: no game ends by {self.reason!r}"


class HighCardView(msgspec.Struct, frozen=True):
    viewer: int | None
    turn: int
    kept: int
    #: whether the seat to move has marked a card
    marking: bool
    hand: tuple[int, ...]
    marked: int | None
    aside: tuple[int, ...]
    aside_counts: tuple[int, ...]
    deck_count: int
    #: all hands, once the game is over
    shown: tuple[tuple[int, ...], ...] = ()
    #: for open and broken games
    extra: Any = None


class HighCardRulebook(Rulebook):
    """High Card, or with another class of states a broken one."""

    game = GAME
    actions = ACTIONS
    folder = Path(__file__).parent
    events = EVENTS
    state: type[HighCard] = HighCard

    def components(self, path: Path | None = None) -> Components:
        return Components(Path("high_card.toml"), "")

    def start(self, seats: int, options: Options, components: Components, chance: Chance) -> HighCard:
        state = self.state(seats, options)
        state.deal(chance)
        return state

    def view(self, state: State, seat: int | None) -> HighCardView:
        assert isinstance(state, HighCard)
        mine = seat is not None
        return HighCardView(
            viewer=seat,
            turn=state.turn,
            kept=state.kept,
            marking=state.marked > 0,
            hand=tuple(state.hands[seat]) if seat is not None else (),
            marked=state.marked if mine and seat == state.decider() else None,
            aside=tuple(state.aside[seat]) if seat is not None else (),
            aside_counts=tuple(len(cards) for cards in state.aside),
            deck_count=len(state.deck),
            shown=tuple(tuple(hand) for hand in state.hands) if state.reason else (),
        )

    def position(self, state: State) -> dict[str, Any]:
        assert isinstance(state, HighCard)
        return {
            "seats": state.seats,
            "options": dict(state.options),
            "turn": state.turn,
            "kept": state.kept,
            "marked": state.marked,
            "hands": [list(hand) for hand in state.hands],
            "aside": [list(cards) for cards in state.aside],
            "deck": list(state.deck),
            "reason": state.reason,
        }

    def from_position(self, position: Mapping[str, Any], components: Components) -> HighCard:
        given = dict(position)
        state = self.state(given["seats"], self.game.choose(given["options"]))
        for name in ("turn", "kept", "marked", "hands", "aside", "deck", "reason"):
            setattr(state, name, given[name])
        try:
            state.check()
        except (AssertionError, TypeError) as error:
            raise GameError(f"an impossible position: {error}") from None
        return state


HIGH_CARD = HighCardRulebook()


class OpenHighCard(HighCard):
    """The same with all cards face up: nothing is hidden, and only chance cannot be taken back."""

    def imagine(self, seat: int, chance: Chance) -> "HighCard":
        return self.copy()

    def reveals(self, action: int) -> bool:
        return action == SWAP and self.options["draw"] == "any"


class OpenHighCardRulebook(HighCardRulebook):
    game = msgspec.structs.replace(GAME, id="open_high_card", rulebook="support.toys:OPEN_HIGH_CARD")
    state = OpenHighCard

    def view(self, state: State, seat: int | None) -> HighCardView:
        return msgspec.structs.replace(super().view(state, seat), extra=self.position(state))


OPEN_HIGH_CARD = OpenHighCardRulebook()


class LowCard(HighCard):
    """By the second version of its rules the lowest sum wins."""

    def result(self) -> Result | None:
        result = super().result()
        if result is None:
            return None
        sums = [score.points for score in result.scores]
        return msgspec.structs.replace(
            result,
            winners=tuple(seat for seat in range(self.seats) if sums[seat] == min(sums)),
            places=tuple(1 + sum(other < points for other in sums) for points in sums),
        )


class RevisedHighCardRulebook(HighCardRulebook):
    """The same game after its rules were released anew. Marking a card is remarked upon."""

    game = msgspec.structs.replace(
        GAME, rules_version=2, former_rules=(1,), rulebook="support.toys:REVISED_HIGH_CARD"
    )

    def __init__(self, version: int | None = None) -> None:
        super().__init__(version)
        self.state = LowCard if self.version == 2 else HighCard

    def remarks(self, state: State) -> dict[int, tuple[Remark, ...]]:
        assert isinstance(state, HighCard)
        return {
            action: (Remark("shows", {"card": action - MARK + 1}),)
            for action in state.legal()
            if action >= MARK
        }


REVISED_HIGH_CARD = RevisedHighCardRulebook()


class ForgetfulRulebook(RevisedHighCardRulebook):
    """… and once more, by somebody who has thrown the first rules away."""

    game = msgspec.structs.replace(
        RevisedHighCardRulebook.game, former_rules=(), rulebook="support.toys:FORGETFUL"
    )


FORGETFUL = ForgetfulRulebook()
