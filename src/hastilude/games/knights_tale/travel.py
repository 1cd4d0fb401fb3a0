"""Travel cards: the travel phases, the cards of who is knocked out, and their rewards."""

from hastilude.core.chance import Chance
from hastilude.core.decision import Step
from hastilude.core.words import Args, Event, Refusal
from hastilude.games.knights_tale import dealing, duel, effects
from hastilude.games.knights_tale.cards import (
    CHOOSE,
    COINS,
    FIRST_CHALLENGE,
    FROM_TRAVEL,
    KEEP,
    PLAY,
    SIGN_UP,
    STOP,
    TRAVEL,
    deck_of,
)
from hastilude.games.knights_tale.choice import Choice, TitleKept
from hastilude.games.knights_tale.tableau import (
    BOUT_NEXT,
    BRAVE_NEXT,
    CARD_DONE,
    GOAL_PHASE,
    KNOCKOUT_NEXT,
    KNOCKOUT_PHASE,
    NONE,
    OPEN,
    REFRESH_ALL,
    REWARD_PHASE,
    TRAVEL_NEXT,
    TRAVEL_PHASE,
    VP,
    Tableau,
)


class TravelStart(Step[Tableau]):
    """A travel phase, or the last one (KT-106, KT-236)."""

    def run(self, state: Tableau, chance: Chance) -> None:
        for seat in range(state.setting.sides):
            state.plays[seat] = 0
            state.stopped[seat] = 0
        if state.setting.solo:
            state.stopped[VP] = 1  # KT-365
        state.passes = 0
        state.at = 0
        state.phase = TRAVEL_NEXT
        if state.events is not None:
            state.tell(Event("travel", {"last": state.last_travel}))


def can_go_on(state: Tableau, seat: int) -> bool:
    return (
        not state.stopped[seat]
        and len(state.hands[seat]) > 0
        and state.plays[seat] < state.travel_limit(seat)
    )


class NextTraveller(Step[Tableau]):
    """In initiative order, one card each, until all have stopped (KT-106, KT-107)."""

    def run(self, state: Tableau, chance: Chance) -> None:
        order = state.order
        going = 0
        for seat in order:
            if can_go_on(state, seat):
                going += 1
        if going and state.passes < going:
            for step in range(len(order)):
                at = (state.at + step) % len(order)
                if can_go_on(state, order[at]):
                    state.at = (at + 1) % len(order)
                    state.seat = order[at]
                    state.phase = TRAVEL_PHASE
                    return
        state.at = 0
        state.passes = 0
        state.phase = BRAVE_NEXT if state.last_travel else REFRESH_ALL  # KT-R52


class NextKnockedOut(Step[Tableau]):
    """Cards of who is out of the Plaisance, right after the lost duel (KT-208, KT-R78)."""

    def run(self, state: Tableau, chance: Chance) -> None:
        if state.knockout and state.hands[state.seat]:
            state.phase = KNOCKOUT_PHASE
        else:
            state.knockout = 0
            state.phase = BOUT_NEXT


# -- playing a card ----------------------------------------------------------------------


class CardPlay(Choice):
    """One card of the hand, or none (KT-106, KT-107, KT-119); and of who is knocked out (KT-208)."""

    def details(self, state: Tableau) -> Args:
        if state.phase == KNOCKOUT_PHASE:
            return {"count": state.knockout}
        return {"count": state.travel_limit(state.seat) - state.plays[state.seat]}

    def legal(self, state: Tableau) -> list[int]:
        found: list[int] = []
        last = NONE
        for slot in state.hands[state.seat]:
            card = slot >> 1
            if card != last:
                last = card
                if can_play(state, state.seat, card):
                    found.append(PLAY + card)
        found.append(STOP)
        return found

    def fits(self, action: int) -> bool:
        return PLAY <= action <= STOP

    def why_not(self, state: Tableau, action: int) -> Refusal:
        seat = state.seat
        card = action - PLAY
        if not any(slot >> 1 == card for slot in state.hands[seat]):
            return Refusal("not_in_hand", {"card": TRAVEL[card]}, ("KT-106",))
        cost = state.setting.figures.cost[card]
        if state.coins[seat] < cost:
            return effects.too_dear(cost, state.coins[seat], "coins", ("KT-111", "KT-R47"))
        assert not is_of_use(state, seat, card)
        return Refusal("of_no_use", {"card": TRAVEL[card]}, ("KT-R46",))

    def reveals(self, state: Tableau, action: int) -> bool:
        """A card of the hand that somebody may not have expected there; or that none of it can be played."""
        if action == STOP:
            if len(state.legal()) == 1 and _hides_a_play(state):
                return True
        elif _shows(state, action - PLAY):
            return True
        return super().reveals(state, action)

    def apply(self, state: Tableau, action: int, chance: Chance) -> None:
        if action == STOP:
            _stop(state)
        else:
            _play(state, action - PLAY, chance)


def _hides_a_play(state: Tableau) -> bool:
    """Whether somebody, as far as the seat knows, can think that it holds a card that it could play."""
    seat = state.seat
    if state.setting.solo:
        return False
    for slot in state.hands[seat]:
        if slot & OPEN:
            continue
        deck = deck_of(slot >> 1)
        for card in state.decks[deck]:
            if can_play(state, seat, card):
                return True
        for other in range(state.setting.seats):
            for held in state.hands[other]:
                if other == seat or held & OPEN or deck_of(held >> 1) != deck:
                    continue
                if can_play(state, seat, held >> 1):
                    return True
    return False


def _shows(state: Tableau, card: int) -> bool:
    """Whether some other player, as far as the seat knows, can think that the card is not in its hand.

    He knows it if all have seen it taken; and if what he has not seen of that deck is so little that
    the hand cannot be without the card.
    """
    seat = state.seat
    if state.setting.solo or card << 1 | OPEN in state.hands[seat]:
        return False
    deck = deck_of(card)
    unseen = len(state.decks[deck])
    alike = state.decks[deck].count(card)
    hidden: list[int] = []
    for other in range(state.setting.seats):
        cards = [slot >> 1 for slot in state.hands[other] if not slot & OPEN and deck_of(slot >> 1) == deck]
        hidden.append(len(cards))
        if other != seat:
            unseen += len(cards)
            alike += cards.count(card)
    mine = state.hands[seat].count(card << 1)
    for other in range(state.setting.seats):
        # at most so many of the cards alike are his own: then he has to think of fewer of them
        if other != seat and unseen - hidden[other] - max(alike - hidden[other], 0) >= mine:
            return True
    return False


def can_play(state: Tableau, seat: int, card: int) -> bool:
    """Paid in full; and, with null_card_play: forbidden, not for nothing (KT-R46, KT-R47)."""
    return state.coins[seat] >= state.setting.figures.cost[card] and (
        state.setting.null_play or is_of_use(state, seat, card)
    )


def is_of_use(state: Tableau, seat: int, card: int) -> bool:
    """Whether any side of its reward could be had."""
    return any(effects.can_have(state, seat, effect) for effect in state.setting.figures.gain[card])


def _play(state: Tableau, card: int, chance: Chance) -> None:
    """Romance and trade: discard, pay, gain. Challenge: fight first (KT-110 … KT-115)."""
    seat = state.seat
    state.passes = 0
    if state.phase == KNOCKOUT_PHASE:
        state.knockout -= 1  # beside the travel phase's limit (KT-209)
    else:
        state.plays[seat] = state.plays[seat] + 1
    # what goes on after the card (KT-R78)
    state.stack.append(KNOCKOUT_NEXT if state.phase == KNOCKOUT_PHASE else TRAVEL_NEXT)
    state.card = card
    if state.events is not None:
        state.tell(Event("played", {"seat": seat, "card": TRAVEL[card]}))
    if card >= FIRST_CHALLENGE:
        _show(state, seat, card)
        duel.against_card(state, seat, card)
        return
    cost = state.setting.figures.cost[card]
    if cost:
        effects.pay(state, seat, COINS, cost)
    _reward(state, seat, card, chance)


def _show(state: Tableau, seat: int, card: int) -> None:
    """All have seen it, and that it stays in the hand if the duel is lost."""
    hand = state.hands[seat]
    if card << 1 | OPEN not in hand:
        hand.remove(card << 1)
        state.to_hand(seat, card << 1 | OPEN)


def _reward(state: Tableau, seat: int, card: int, chance: Chance) -> None:
    """The card goes to the personal discard; of a slash one side is chosen (KT-109, KT-116)."""
    state.from_hand(seat, card)
    state.played[seat].append(card)  # KT-R54
    state.seat = seat
    options = state.setting.figures.gain[card]
    if len(options) > 1:
        state.phase = REWARD_PHASE
    else:
        _gain(state, seat, options[0], chance)


class Reward(Choice):
    """One side of a slash (KT-116, KT-R48)."""

    def details(self, state: Tableau) -> Args:
        return {"card": TRAVEL[state.card]}

    def legal(self, state: Tableau) -> list[int]:
        return [CHOOSE + option for option in range(len(state.setting.figures.gain[state.card]))]

    def fits(self, action: int) -> bool:
        return CHOOSE <= action < SIGN_UP

    def why_not(self, state: Tableau, action: int) -> Refusal:
        return Refusal("no_such_option", {"count": len(state.setting.figures.gain[state.card])}, ("KT-116",))

    def apply(self, state: Tableau, action: int, chance: Chance) -> None:
        _gain(state, state.seat, state.setting.figures.gain[state.card][action - CHOOSE], chance)


def _gain(state: Tableau, seat: int, effect: list[int], chance: Chance) -> None:
    titles = effects.gain(state, seat, effect, FROM_TRAVEL, chance)
    if titles and dealing.deal_titles(state, seat, titles, chance):
        state.interrupt(GOAL_PHASE, CARD_DONE)
    else:
        state.phase = CARD_DONE


class ChallengeFought(Step[Tableau]):
    """Won: the reward, no more (KT-R53). Lost: the card stays in hand (KT-113, KT-114, KT-211)."""

    def run(self, state: Tableau, chance: Chance) -> None:
        seat = state.side[0]
        card = state.card
        if state.winner == 0:
            _reward(state, seat, card, chance)
        else:
            state.seat = seat
            state.phase = CARD_DONE
        state.clear_duel()


class CardDone(Step[Tableau]):
    """Back to the travel phase, or to the tournament."""

    def run(self, state: Tableau, chance: Chance) -> None:
        state.card = NONE
        state.resume()


class GoalKept(TitleKept):
    """Of a New goal or a Task one title is kept, the rest discarded (KT-103, KT-300)."""

    def reveals(self, state: Tableau, action: int) -> bool:
        """Only where titles lie open, to others."""
        if state.setting.open_titles and not state.setting.solo:
            return True
        return super().reveals(state, action)

    def veil(self, state: Tableau, action: int, observer: int) -> int:
        """Titles kept stay hidden, unless all are open (KT-040)."""
        return action if observer == state.seat or state.setting.open_titles else -1

    def apply(self, state: Tableau, action: int, chance: Chance) -> None:
        seat = state.seat
        title = action - KEEP
        dealing.keep_title(state, seat, title)
        if state.setting.open_titles:
            dealing.open_title(state, title)
        dealing.discard_dealt(state, seat)
        state.resume()


def _stop(state: Tableau) -> None:
    seat = state.seat
    if state.events is not None:
        state.tell(Event("stopped", {"seat": seat}))
    if state.phase == KNOCKOUT_PHASE:
        state.knockout = 0
        state.phase = KNOCKOUT_NEXT
        return
    if state.setting.pass_is_final:  # KT-R45
        state.stopped[seat] = 1
    else:
        state.passes += 1
    state.phase = TRAVEL_NEXT
