"""High Card, broken on purpose: each of these games breaks one law, and says how.

`@breaks(5)` puts a game on the list that `tests/core/test_laws.py` goes through.
"""

import random
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from hastilude.core.action import ActionSpace, Kind
from hastilude.core.chance import Chance
from hastilude.core.components import Components
from hastilude.core.game import Options
from hastilude.core.state import CHOICE, State
from hastilude.core.told import Declared, Told
from hastilude.core.words import Event, Prompt, Refusal, Result
from support.toys import (
    ACTIONS,
    BLUFF,
    CARDS,
    EVENTS,
    HAND,
    KEEP,
    MARK,
    SWAP,
    HighCard,
    HighCardRulebook,
    HighCardView,
)

#: the broken games, each with the number of the law that it breaks
BROKEN: list[tuple[int, HighCardRulebook]] = []


def breaks(law: int) -> Callable[[type[Any]], type[Any]]:
    """Registers a broken state, or a broken rulebook, under its own name."""

    def register(broken: type[Any]) -> type[Any]:
        rulebook = HighCardRulebook()
        if issubclass(broken, HighCardRulebook):
            rulebook = broken()
        else:
            rulebook.state = broken
        rulebook.game = msgspec.structs.replace(rulebook.game, id=broken.__name__)
        BROKEN.append((law, rulebook))
        return broken

    return register


# -- law 1: same record, same bytes ------------------------------------------------------

_dice = random.Random(1)


@breaks(1)
class DrawsWithItsOwnDice(HighCard):
    def swap(self, chance: Chance) -> None:
        _dice.shuffle(self.deck)
        super().swap(chance)


@breaks(1)
class ForgetsToWriteDownHowManyKept(HighCardRulebook):
    def position(self, state: State) -> dict[str, Any]:
        return {**super().position(state), "kept": 0}


class DealsInTheOrderOfASet(HighCard):
    """Breaks law 1 only between processes: the order of a set of texts differs."""

    def deal(self, chance: Chance) -> None:
        self.deck = [int(text) for text in {str(card) for card in CARDS}]
        for hand in self.hands:
            hand.extend(self.deck.pop() for _ in range(HAND))


SET_ORDER = HighCardRulebook()
SET_ORDER.state = DealsInTheOrderOfASet
SET_ORDER.game = msgspec.structs.replace(SET_ORDER.game, rulebook="support.broken_toys:SET_ORDER")


# -- law 2: legal means legal ------------------------------------------------------------


@breaks(2)
class RefusesNoMark(HighCard):
    def refusal(self, action: int) -> Refusal | None:
        return None if action >= MARK and not self.reason else super().refusal(action)


@breaks(2)
class RefusesTheLegalBluff(HighCard):
    def refusal(self, action: int) -> Refusal | None:
        return Refusal("no_bluffing") if action == BLUFF else super().refusal(action)


@breaks(2)
class NamesAnActionTwice(HighCard):
    def legal(self) -> list[int]:
        return super().legal() * 2


@breaks(2)
class ChangesWhenItRefuses(HighCard):
    def refusal(self, action: int) -> Refusal | None:
        refusal = super().refusal(action)
        if refusal is not None:
            self.kept += 1
        return refusal


@breaks(2)
class CannotBluff(HighCard):
    def apply(self, action: int, chance: Chance) -> None:
        if action == BLUFF:
            raise ValueError("bluff")
        super().apply(action, chance)


@breaks(2)
class ForcesTheIllegal(HighCard):
    def forced(self) -> int:
        return SWAP if not self.marked and not self.reason else CHOICE


# -- law 3: no dead ends, no endless games -----------------------------------------------


@breaks(3)
class MustMarkButCannot(HighCard):
    """Nothing is left to do in the second round."""

    def legal(self) -> list[int]:
        return super().legal() if self.turn < self.seats else []

    def reveals(self, action: int) -> bool:
        return True


@breaks(3)
class NeverEnds(HighCard):
    def ends(self, keeping: bool) -> bool:
        return False


@breaks(3)
class MayBluffForEver(HighCard):
    """Random seats come to an end; those who always mark and bluff do not."""

    def apply(self, action: int, chance: Chance) -> None:
        if action == BLUFF:
            self.marked = 0
        else:
            super().apply(action, chance)


@breaks(3)
class EndsWithoutResult(HighCard):
    def result(self) -> Result | None:
        return None


# -- law 4: copies are deep --------------------------------------------------------------


@breaks(4)
class SharesItsHands(HighCard):
    def copy(self) -> "HighCard":
        other = super().copy()
        other.hands = self.hands.copy()
        return other


@breaks(4)
class CopiesWithoutTheMark(HighCard):
    def copy(self) -> "HighCard":
        other = super().copy()
        other.marked = 0
        return other


@breaks(4)
class ImaginesOverTheTruth(HighCard):
    def imagine(self, seat: int, chance: Chance) -> "HighCard":
        other = super().imagine(seat, chance)
        self.deck[:] = other.deck
        return other


# -- law 5: no leak ----------------------------------------------------------------------


@breaks(5)
class ShowsTheTopCard(HighCardRulebook):
    def view(self, state: State, seat: int | None) -> HighCardView:
        assert isinstance(state, HighCard)
        return msgspec.structs.replace(super().view(state, seat), extra=state.deck[-1:])


@breaks(5)
class ShowsSpectatorsTheHands(HighCardRulebook):
    def view(self, state: State, seat: int | None) -> HighCardView:
        assert isinstance(state, HighCard)
        found = super().view(state, seat)
        return msgspec.structs.replace(found, extra=state.hands) if seat is None else found


@breaks(5)
class PromptsWithTheMark(HighCard):
    def prompt(self) -> Prompt:
        return Prompt(super().prompt().code, {"seat": self.seat, "card": self.marked})


@breaks(5)
class MayBluffOnlyIfTheTopCardIsHigh(HighCard):
    def legal(self) -> list[int]:
        return [action for action in super().legal() if action != BLUFF or self.deck[-1] > 6]

    def refusal(self, action: int) -> Refusal | None:
        refusal = super().refusal(action)
        return Refusal("low") if refusal is None and action not in self.legal() else refusal


@breaks(5)
class UndoTellsOfTheTopCard(HighCard):
    def reveals(self, action: int) -> bool:
        return super().reveals(action) or bool(self.deck and self.deck[-1] > 6)


@breaks(5)
class RefusesWithTheHolder(HighCard):
    def refusal(self, action: int) -> Refusal | None:
        refusal = super().refusal(action)
        if refusal is None or refusal.code != "not_in_hand":
            return refusal
        card = action - MARK + 1
        return Refusal(
            "not_in_hand", {"holders": [seat for seat in range(self.seats) if card in self.hands[seat]]}
        )


@breaks(5)
class TellsAllWhatWasMarked(HighCard):
    def tell(self, event: Event) -> None:
        super().tell(Event(event.code, {**event.args, **event.secret}) if event.code == "marked" else event)


@breaks(5)
class TellsAllWhatWasDrawn(HighCard):
    def tell(self, event: Event) -> None:
        super().tell(Event(event.code, {**event.args, **event.secret}) if event.code == "swapped" else event)


@breaks(5)
class ShufflesTheTruth(HighCard):
    """The likeliest mistake: what is hidden is shuffled from where it truly lies."""

    def unseen(self, seat: int) -> list[int]:
        others = [other for other in range(self.seats) if other != seat]
        return sum([cards[other] for cards in (self.hands, self.aside) for other in others], self.deck.copy())


@breaks(5)
class ImaginesItsOwnHand(HighCard):
    def imagine(self, seat: int, chance: Chance) -> "HighCard":
        other = super().imagine(seat, chance)
        if not other.reason and not other.marked:
            other.hands[seat][0], other.deck[0] = other.deck[0], other.hands[seat][0]
        return other


# -- law 6: imagination really varies ----------------------------------------------------


@breaks(6)
class ImaginesTheTruth(HighCard):
    def imagine(self, seat: int, chance: Chance) -> "HighCard":
        return self.copy()


@breaks(6)
class ImaginesOnlyTheDeck(HighCard):
    def imagine(self, seat: int, chance: Chance) -> "HighCard":
        other = self.copy()
        if not other.reason:
            other.deck.sort()
            chance.shuffle(other.deck)
        return other


class SortsHands(HighCardRulebook):
    """Keeps the laws: hands are written sorted, so that a place in a hand says nothing."""

    def start(self, seats: int, options: Options, components: Components, chance: Chance) -> HighCard:
        return self._sorted(super().start(seats, options, components, chance))

    def position(self, state: State) -> dict[str, Any]:
        found = super().position(state)
        return {**found, "hands": [sorted(hand) for hand in found["hands"]]}

    def from_position(self, position: Mapping[str, Any], components: Components) -> HighCard:
        return self._sorted(super().from_position(position, components))

    def view(self, state: State, seat: int | None) -> HighCardView:
        found = super().view(state, seat)
        shown = tuple(tuple(sorted(hand)) for hand in found.shown)
        return msgspec.structs.replace(found, hand=tuple(sorted(found.hand)), shown=shown)

    def _sorted(self, state: HighCard) -> HighCard:
        for hand in state.hands:
            hand.sort()
        return state


@breaks(6)
class SortsHandsAndImaginesOnlyTheDeck(SortsHands):
    state = ImaginesOnlyTheDeck


@breaks(6)
class ImaginesAllButWhatIsAside(HighCard):
    def lay_out(self, seat: int, pile: list[int]) -> None:
        others = [other for other in range(self.seats) if other != seat]
        known = [card for other in others for card in self.aside[other]]
        pile[:] = [card for card in pile if card not in known]
        for places in [self.deck, *(self.hands[other] for other in others)]:
            places[:] = [pile.pop() for _ in places]


@breaks(6)
class ImaginesTwoWorlds(HighCard):
    """Up or down, and nothing between."""

    def lay_out(self, seat: int, pile: list[int]) -> None:
        up = pile[0] < pile[-1]
        pile.sort(reverse=up)
        super().lay_out(seat, pile)


class StirsALittle(HighCard):
    """Swaps two hidden cards. Depends on the truth, so that law 5 finds it first."""

    def imagine(self, seat: int, chance: Chance) -> "HighCard":
        other = self.copy()
        hand, deck = other.hands[1 - seat % 2], other.deck
        if not other.reason and not other.marked and deck and 1 - seat % 2 != seat:
            i, j = chance.below(HAND), chance.below(len(deck))
            hand[i], deck[j] = deck[j], hand[i]
        return other


@breaks(6)
class KeepsTheHighestCardInItsPile(HighCard):
    """Every place changes, but the twelve never leaves the hand or the deck that it lies in."""

    def imagine(self, seat: int, chance: Chance) -> "HighCard":
        other = super().imagine(seat, chance)
        assert isinstance(other, KeepsTheHighestCardInItsPile)
        piles = zip(self.piles(seat), other.piles(seat), strict=True)
        for true, imagined in list(piles):
            if 12 in true and 12 not in imagined:
                there = next(pile for pile in other.piles(seat) if 12 in pile)
                at = chance.below(len(imagined))
                there[there.index(12)], imagined[at] = imagined[at], 12
        return other

    def piles(self, seat: int) -> list[list[int]]:
        return [self.deck, *(hand for other, hand in enumerate(self.hands) if other != seat)]


# -- law 7: conservation -----------------------------------------------------------------


@breaks(7)
class LosesCards(HighCard):
    def end_turn(self, keeping: bool) -> None:
        self.aside[self.seat].clear()
        super().end_turn(keeping)


@breaks(7)
class DealsWhatItHolds(HighCard):
    """Imagines for others what the seat itself put aside."""

    def unseen(self, seat: int) -> list[int]:
        return [card for card in CARDS if card not in self.hands[seat]]


class ChecksNothing(HighCard):
    check = State.check


# -- law 8: undo never reveals -----------------------------------------------------------


@breaks(8)
class MayTakeBackADraw(HighCard):
    def reveals(self, action: int) -> bool:
        return super().reveals(action) and action != SWAP


@breaks(8)
class MayTakeBackTheEnd(HighCard):
    def reveals(self, action: int) -> bool:
        return action == SWAP


class TakesNothingBack(HighCard):
    """Keeps the law, but more strictly than it needs to."""

    def reveals(self, action: int) -> bool:
        return True


# -- law 9: three forms, one action ------------------------------------------------------


@breaks(9)
class SaysKeepTwice(HighCardRulebook):
    actions = ActionSpace(
        Kind("keep", "keep"),
        Kind("swap", "swap"),
        Kind("bluff", "keep"),
        ACTIONS.kinds[-1],
    )


class TakesAnyText(ActionSpace):
    def parse(self, text: str) -> int:
        try:
            return super().parse(text)
        except ValueError:
            return KEEP


@breaks(9)
class UnderstandsEverything(HighCardRulebook):
    actions = TakesAnyText(*ACTIONS.kinds)


# -- law 12: no field is forgotten -------------------------------------------------------


@breaks(12)
class CountsDecisionsButNotInCopies(HighCard):
    """Nobody reads it yet: the other laws see nothing."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        super().__init__(seats, options)
        self.decisions = 0

    def apply(self, action: int, chance: Chance) -> None:
        super().apply(action, chance)
        self.decisions += 1


@breaks(12)
class DeclaresWhatItNeverSets(HighCard):
    passes: int


@breaks(12)
class WritesNoPositionOfItsCount(CountsDecisionsButNotInCopies):
    def copy(self) -> "WritesNoPositionOfItsCount":
        other = super().copy()
        assert isinstance(other, WritesNoPositionOfItsCount)
        other.decisions = self.decisions
        return other


@breaks(12)
class ChecksNotHowManyKept(HighCard):
    def check(self) -> None:
        other = self.copy()
        other.kept = 0
        HighCard.check(other)


# -- law 13: events are as declared --------------------------------------------------------


NO_KEEPING: Declared = {code: told for code, told in EVENTS.items() if code != "kept"}
ALL_SEE_THE_SWAP: Declared = {**EVENTS, "swapped": Told({"seat": int, "drew": int})}


@breaks(13)
class DeclaresNoKeeping(HighCardRulebook):
    events = NO_KEEPING


@breaks(13)
class DeclaresTheSwappedCardToEverybody(HighCardRulebook):
    events = ALL_SEE_THE_SWAP


@breaks(13)
class TellsSeatsByTheirNames(HighCard):
    def tell(self, event: Event) -> None:
        if "seat" in event.args:
            event = Event(event.code, {"seat": f"seat {self.seat}"}, event.secret, event.knowers)
        super().tell(event)
