"""What a seat, or a spectator, sees of King's Bounty (ledger, parts 7 and 10.3)."""

import msgspec

from hastilude.core.words import Result
from hastilude.games.kings_bounty import scoring
from hastilude.games.kings_bounty.cards import (
    CAPTURE,
    CARD_NAMES,
    CASTLE_TYPE,
    CASTLE_TYPES,
    DESTROY,
    DISBAND,
    EXCHANGE,
    FIRST_HERO,
    FIRST_MONSTER,
    GARRISON,
    HOLDING_NAMES,
    KIND_NAMES,
    KIND_OF,
    PEOPLE_OF,
    PEOPLES,
    REGULARS,
    RETURN,
    SLOT_KIND,
    UNITS,
)
from hastilude.games.kings_bounty.imagination import known_to
from hastilude.games.kings_bounty.position import PHASES
from hastilude.games.kings_bounty.table import ENDED, KIND, PICKING, POOL, REMOVING, Table
from hastilude.games.kings_bounty.titles import MAJORITIES, NOBODY, TITLES, leader


class TitleView(msgspec.Struct, frozen=True):
    title: str
    points: int
    #: of each seat; empty for vandal and staff rat, which count nothing
    counts: tuple[int, ...]
    #: before whom the card lies now, as `title_display` has it
    holder: int | None
    #: several share the largest count above 0
    tied: bool


class HoldingView(msgspec.Struct, frozen=True):
    holding: str
    people: str | None
    castle: str | None
    strength: int
    defence: int
    garrison: str | None


class PlayerView(msgspec.Struct, frozen=True):
    seat: int
    hand_count: int
    holdings: tuple[HoldingView, ...]
    #: obelisks, open and revealed titles (KB-R47)
    points: int
    #: may play units of these peoples
    licences: tuple[str, ...]
    has_hidden_title: bool
    #: only what this viewer may know
    hidden_title: str | None
    hidden_title_points: int | None
    #: kinds of cards in this hand that the viewer returned to the deck earlier
    known_cards: tuple[str, ...]
    first: bool
    last: bool


class HandCard(msgspec.Struct, frozen=True):
    card: str
    kind: str
    #: None for heroes and monsters, which have no number
    strength: int | None
    #: may be played, or returned, now
    usable: bool


class DeckCard(msgspec.Struct, frozen=True):
    """A card the viewer returned: its place counted from the bottom, and its kind.

    Cards of the same pool were shuffled: the viewer knows the set, not the order.
    """

    from_bottom: int
    kind: str
    pool: int = 0


class ReturnedCard(msgspec.Struct, frozen=True):
    """A card of the deck that came back from a hand: everybody saw from whose."""

    from_bottom: int
    seat: int


class KingsBountyView(msgspec.Struct, frozen=True):
    viewer: int | None
    seats: int
    options: dict[str, str]
    phase: str
    #: the seat to move
    seat: int
    turn: int
    removed: tuple[str, ...]
    #: where the titles' points come from; "reconstructed" ones are marked on every table
    title_points_source: str
    titles: tuple[TitleView, ...]
    players: tuple[PlayerView, ...]
    hand: tuple[HandCard, ...]
    #: the viewer's own picks in an exchange, in order
    picked: tuple[str, ...]
    deck_count: int
    deck_known: tuple[DeckCard, ...]
    deck_returned: tuple[ReturnedCard, ...]
    discard: dict[str, int]
    last_hero: int | None
    last_monster: int | None
    final_phase: bool
    #: turns still to come in the final phase, this one included
    final_turns_left: int | None
    exchange_streak: int
    #: who can play must play (KB-R28)
    stall_guard_applies: bool
    result: Result | None = None
    final_hands: tuple[tuple[str, ...], ...] = ()


def view(state: Table, viewer: int | None) -> KingsBountyView:
    seats = state.setting.seats
    ended = state.phase == ENDED
    shown_titles = scoring.titles_in_game(state) if ended else [*state.open_titles, *state.revealed]
    points = scoring.points(state) if ended else scoring.open_points(state)
    return KingsBountyView(
        viewer=viewer,
        seats=seats,
        options=state.setting.options,
        phase=next(name for name, phase in PHASES.items() if phase == state.phase),
        seat=state.seat,
        turn=state.turn,
        removed=tuple(PEOPLES[people] for people in state.removed),
        title_points_source=state.setting.figures.title_source,
        titles=tuple(_title(state, title) for title in shown_titles),
        players=tuple(_player(state, seat, viewer, points[seat]) for seat in range(seats)),
        hand=_hand(state, viewer),
        picked=_picked(state, viewer),
        deck_count=len(state.deck),
        deck_known=_deck_known(state, viewer),
        deck_returned=tuple(
            ReturnedCard(place, seat)
            for place, card in enumerate(state.deck)
            for seat in range(seats)
            if known_to(card, seat)
        ),
        discard={KIND_NAMES[kind]: count for kind, count in enumerate(state.discard) if count},
        last_hero=_seat(state.last_hero),
        last_monster=_seat(state.last_monster),
        final_phase=state.exhausted,
        final_turns_left=seats - state.seat if state.final and not ended else None,
        exchange_streak=state.streak,
        stall_guard_applies=state.phase != REMOVING and state.guarded(),
        result=state.result(),
        final_hands=tuple(tuple(_kinds(hand)) for hand in state.hands) if ended else (),
    )


def _title(state: Table, title: int) -> TitleView:
    seats = state.setting.seats
    counts = (
        tuple(state.tally[seat * MAJORITIES + title] for seat in range(seats)) if title < MAJORITIES else ()
    )
    holder = scoring.final_holder(state, title) if state.phase == ENDED else state.holder(title)
    tied = bool(counts) and max(counts) > 0 and leader(state.tally, seats, title) == NOBODY
    return TitleView(TITLES[title], state.setting.figures.title_points[title], counts, _seat(holder), tied)


def _player(state: Table, seat: int, viewer: int | None, points: int) -> PlayerView:
    hand = state.hands[seat]
    hidden = state.hidden[seat]
    knows_title = hidden >= 0 and (viewer == seat or state.phase == ENDED)
    # Picks are private: to the others they still lie in the hand (KB-R45).
    picked = len(state.picked) if state.seat == seat and viewer != seat else 0
    known = [slot for slot in hand if viewer is not None and viewer != seat and known_to(slot, viewer)]
    if picked and viewer is not None:
        known.extend(slot for slot in state.picked if known_to(slot, viewer))
    return PlayerView(
        seat=seat,
        hand_count=len(hand) + picked,
        holdings=tuple(_holding(state, slot) for slot in state.table if state.owner[slot] == seat),
        points=points,
        licences=tuple(name for people, name in enumerate(PEOPLES) if state.licensed(seat, people)),
        has_hidden_title=hidden >= 0,
        hidden_title=TITLES[hidden] if knows_title else None,
        hidden_title_points=state.setting.figures.title_points[hidden] if knows_title else None,
        known_cards=tuple(_kinds(known)),
        first=seat == 0,
        last=seat == state.setting.seats - 1,
    )


def _holding(state: Table, slot: int) -> HoldingView:
    kind = SLOT_KIND[slot]
    card = state.garrison[slot]
    return HoldingView(
        holding=HOLDING_NAMES[slot],
        people=PEOPLES[PEOPLE_OF[kind]] if PEOPLE_OF[kind] >= 0 else None,
        castle=CASTLE_TYPES[CASTLE_TYPE[kind]] if CASTLE_TYPE[kind] >= 0 else None,
        strength=state.setting.figures.strength[kind],
        defence=state.defence[slot],
        garrison=CARD_NAMES[card] if card >= 0 else None,
    )


def _hand(state: Table, viewer: int | None) -> tuple[HandCard, ...]:
    if viewer is None:
        return ()
    usable = _usable(state) if viewer == state.seat else set()
    labels = state.labels_of(sorted(state.hands[viewer], key=lambda slot: slot & KIND))
    strength = state.setting.figures.strength
    return tuple(
        HandCard(CARD_NAMES[card], KIND_NAMES[KIND_OF[card]], strength[KIND_OF[card]] or None, card in usable)
        for card in labels
    )


def _usable(state: Table) -> set[int]:
    """The cards of the mover's hand that some legal action uses."""
    cards: set[int] = set()
    for action in state.legal():
        if action < GARRISON:
            cards.add(UNITS + action)
        elif action < CAPTURE:
            cards.add((action - GARRISON) % REGULARS)
        elif action < DESTROY:
            cards.add((action - CAPTURE) % FIRST_MONSTER)
        elif action < DISBAND:
            cards.add(FIRST_MONSTER + (action - DESTROY) % 5)
        elif action < EXCHANGE:
            cards.add(FIRST_HERO + (action - DISBAND) % 5)
        elif RETURN <= action < RETURN + len(CARD_NAMES):
            cards.add(action - RETURN)
    return cards


def _picked(state: Table, viewer: int | None) -> tuple[str, ...]:
    if viewer is None or viewer != state.seat or state.phase != PICKING:
        return ()
    return tuple(KIND_NAMES[slot & KIND] for slot in state.picked)


def _deck_known(state: Table, viewer: int | None) -> tuple[DeckCard, ...]:
    if viewer is None:
        return ()
    places = [i for i, slot in enumerate(state.deck) if known_to(slot, viewer)]
    cards = [DeckCard(i, KIND_NAMES[state.deck[i] & KIND], state.deck[i] >> POOL) for i in places]
    for pool in {card.pool for card in cards if card.pool}:
        mixed = [i for i, card in enumerate(cards) if card.pool == pool]
        kinds = sorted(cards[i].kind for i in mixed)
        for i, kind in zip(mixed, kinds, strict=True):
            cards[i] = DeckCard(cards[i].from_bottom, kind, pool)
    return tuple(cards)


def _kinds(cards: list[int]) -> list[str]:
    return [KIND_NAMES[kind] for kind in sorted(slot & KIND for slot in cards)]


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat
