"""Travel cards: the travel phases, the cards of who is knocked out, and their rewards."""

from hastilude.core.chance import Chance
from hastilude.core.words import Event
from hastilude.games.knights_tale import dealing, duel, effects
from hastilude.games.knights_tale.cards import (
    CHOOSE,
    COINS,
    FIRST_CHALLENGE,
    FROM_TRAVEL,
    PLAY,
    STOP,
    TRAVEL,
)
from hastilude.games.knights_tale.table import (
    ACTION_NEXT,
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
    Table,
)


def start(state: Table) -> None:
    """A travel phase, or the last one (KT-106, KT-236)."""
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


def can_go_on(state: Table, seat: int) -> bool:
    return (
        not state.stopped[seat]
        and len(state.hands[seat]) > 0
        and state.plays[seat] < state.travel_limit(seat)
    )


def next_player(state: Table) -> None:
    """In initiative order, one card each, until all have stopped (KT-106, KT-107)."""
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
    state.phase = BRAVE_NEXT if state.last_travel else REFRESH_ALL


def knockout_next(state: Table) -> None:
    """Cards of who is out of the Plaisance, right after the lost duel (KT-208, KT-R78)."""
    if state.knockout and state.hands[state.seat]:
        state.phase = KNOCKOUT_PHASE
    else:
        state.knockout = 0
        state.phase = BOUT_NEXT


# -- what may be done --------------------------------------------------------------------


def legal(state: Table, actions: list[int]) -> None:
    last = NONE
    for slot in state.hands[state.seat]:
        card = slot >> 1
        if card != last:
            last = card
            if can_play(state, state.seat, card):
                actions.append(PLAY + card)
    actions.append(STOP)


def can_play(state: Table, seat: int, card: int) -> bool:
    """Paid in full; and, with null_card_play: forbidden, not for nothing (KT-R46, KT-R47)."""
    return state.coins[seat] >= state.setting.figures.cost[card] and (
        state.setting.null_play or is_of_use(state, seat, card)
    )


def is_of_use(state: Table, seat: int, card: int) -> bool:
    """Whether any side of its reward could be had."""
    return any(effects.can_have(state, seat, effect) for effect in state.setting.figures.gain[card])


# -- playing -----------------------------------------------------------------------------


def play(state: Table, card: int, chance: Chance) -> None:
    """Romance and trade: discard, pay, gain. Challenge: fight first (KT-110 … KT-115)."""
    seat = state.seat
    state.passes = 0
    if state.phase == KNOCKOUT_PHASE:
        state.knockout -= 1
    else:
        state.plays[seat] = state.plays[seat] + 1
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


def _show(state: Table, seat: int, card: int) -> None:
    """All have seen it, and that it stays in the hand if the duel is lost."""
    hand = state.hands[seat]
    if card << 1 | OPEN not in hand:
        hand.remove(card << 1)
        state.to_hand(seat, card << 1 | OPEN)


def _reward(state: Table, seat: int, card: int, chance: Chance) -> None:
    """The card goes to the personal discard; of a slash one side is chosen (KT-109, KT-116)."""
    state.from_hand(seat, card)
    state.played[seat].append(card)
    state.seat = seat
    options = state.setting.figures.gain[card]
    if len(options) > 1:
        state.phase = REWARD_PHASE
    else:
        _gain(state, seat, options[0], chance)


def choose(state: Table, option: int, chance: Chance) -> None:
    _gain(state, state.seat, state.setting.figures.gain[state.card][option], chance)


def legal_choices(state: Table, actions: list[int]) -> None:
    for option in range(len(state.setting.figures.gain[state.card])):
        actions.append(CHOOSE + option)


def _gain(state: Table, seat: int, effect: list[int], chance: Chance) -> None:
    titles = effects.gain(state, seat, effect, FROM_TRAVEL, chance)
    if titles and dealing.deal_titles(state, seat, titles, chance):
        state.phase = GOAL_PHASE
    else:
        state.phase = CARD_DONE


def after_duel(state: Table, chance: Chance) -> None:
    """Won: the reward. Lost: the card stays in hand (KT-113, KT-114)."""
    seat = state.side[0]
    card = state.card
    if state.winner == 0:
        _reward(state, seat, card, chance)
        return
    state.seat = seat
    state.phase = CARD_DONE


def card_done(state: Table) -> None:
    """Back to the travel phase, or to the tournament."""
    state.card = NONE
    if state.entrants:  # a tournament goes on
        state.phase = KNOCKOUT_NEXT
    else:
        state.phase = TRAVEL_NEXT


def keep_title(state: Table, title: int) -> None:
    """Of a New goal or a Task: one is kept, the rest discarded (KT-103, KT-300)."""
    seat = state.seat
    dealing.keep_title(state, seat, title)
    if state.setting.open_titles:
        dealing.open_title(state, title)
    dealing.discard_dealt(state, seat)
    state.phase = ACTION_NEXT if state.card == NONE else CARD_DONE


def stop(state: Table) -> None:
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
