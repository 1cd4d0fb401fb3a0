"""The extra actions of Hearts and Armour one by one (ledger 3.7).

The first of the two small decisions is the actor's alone: the others see the card only
when it goes (part 7 of the ledger).
"""

from hastilude.core.words import Event
from hastilude.games.hearts_and_armour import knowledge
from hastilude.games.hearts_and_armour.cards import DISCARD, HEROES, TAKE
from hastilude.games.hearts_and_armour.table import (
    DESTINATION,
    MOVER,
    SEATS_MASK,
    Table,
    is_up,
    kind_of,
    layer_of,
)


def choose(state: Table, place: int) -> bool:
    """A card in front of the target is chosen; True if the extra action is done with it."""
    if state.effect == DISCARD:
        _discard(state, place)
        return True
    state.chosen = place
    state.phase = DESTINATION
    cards = state.table[state.target]
    looks = state.effect == TAKE and state.setting.take_peek  # HA-R12
    if looks and not is_up(cards[place]):
        knowledge.look(state, cards, place)
    if state.events is not None:
        me = 1 << state.seat
        args: dict[str, object] = {
            "seat": state.seat,
            "hero": HEROES[state.heroes[state.target]],
            "layer": layer_of(cards[place]),
        }
        if looks:
            args["card"] = _name(state, cards[place])
        state.tell(Event("chosen", args, {}, me, me))
    return False


def send(state: Table, seat: int) -> None:
    """The chosen card goes: to another hero (HA-068), or into a hand (HA-076)."""
    card = state.table[state.target].pop(state.chosen)
    if state.effect == TAKE:
        _take(state, card, seat)
    else:
        _transfer(state, card, seat)


def _discard(state: Table, place: int) -> None:
    """HA-073, HA-074: out for this round, what was hidden stays hidden."""
    card = state.table[state.target].pop(place)
    state.discard.append(card)
    if state.events is not None:
        knowers = knowers_of(state, card)
        state.tell(
            Event(
                "discarded",
                {
                    "seat": state.seat,
                    "hero": HEROES[state.heroes[state.target]],
                    "layer": layer_of(card),
                    "place": place + 1,
                },
                {"card": _name(state, card)},
                knowers,
            )
        )


def _transfer(state: Table, card: int, seat: int) -> None:
    """HA-070: face up stays face up, face down stays face down; it arrives as the newest (HA-085)."""
    card = card & ((1 << MOVER) - 1) | (state.seat + 1) << MOVER
    state.table[seat].append(card)
    if state.events is not None:
        state.tell(
            Event(
                "moved",
                {
                    "seat": state.seat,
                    "hero": HEROES[state.heroes[state.target]],
                    "to": HEROES[state.heroes[seat]],
                    "layer": layer_of(card),
                    "place": state.chosen + 1,
                },
                {"card": _name(state, card)},
                knowers_of(state, card),
            )
        )


def _take(state: Table, card: int, seat: int) -> None:
    """HA-076 … HA-079: the new holder sees it, and who knew it knows where it is."""
    knowers = knowers_of(state, card)
    if state.events is not None:
        state.tell(
            Event(
                "taken",
                {
                    "seat": state.seat,
                    "hero": HEROES[state.heroes[state.target]],
                    "to": HEROES[state.heroes[seat]],
                    "layer": layer_of(card),
                    "place": state.chosen + 1,
                },
                {"card": _name(state, card)},
                knowers if is_up(card) else knowers | 1 << seat,
            )
        )
    known = (1 << state.setting.seats) - 1 if is_up(card) else knowers
    knowledge.enter_hand(state, card, known, seat)


def knowers_of(state: Table, card: int) -> int:
    """The seats that know a card on the table, as an event's mask: −1 is everybody."""
    return -1 if is_up(card) else card & SEATS_MASK


def _name(state: Table, card: int) -> str:
    return state.setting.figures.names[kind_of(card)]
