"""What a seat, or a spectator, sees of King's Bounty (ledger, parts 7 and 10.3)."""

from hastilude.games.kings_bounty import scoring
from hastilude.games.kings_bounty.cards import (
    CARD_NAMES,
    CASTLE_TYPE,
    CASTLE_TYPES,
    DONE,
    EXCHANGE,
    HOLDING_NAMES,
    KIND_NAMES,
    KIND_OF,
    KINDS,
    PEOPLE_OF,
    PEOPLES,
    RETURN,
    SLOT_KIND,
    card_of,
)
from hastilude.games.kings_bounty.knowledge import known_to
from hastilude.games.kings_bounty.previews import previews
from hastilude.games.kings_bounty.seen import (
    DeckCard,
    HandCard,
    HoldingView,
    KingsBountyView,
    PlayerView,
    ReturnedCard,
    TitleView,
)
from hastilude.games.kings_bounty.tableau import (
    ENDED,
    KIND,
    KNOWN,
    PHASES,
    PICKING,
    POOL,
    REMOVING,
    Tableau,
)
from hastilude.games.kings_bounty.titles import MAJORITIES, NOBODY, TITLES, counted_by, leader, margin

__all__ = [
    "DeckCard",
    "HandCard",
    "HoldingView",
    "KingsBountyView",
    "PlayerView",
    "ReturnedCard",
    "TitleView",
    "view",
]


def view(state: Tableau, viewer: int | None) -> KingsBountyView:
    seats = state.setting.seats
    ended = state.phase == ENDED
    eyes = NOBODY if viewer is None else viewer
    shown_titles = scoring.titles_in_game(state) if ended else [*state.open_titles, *state.revealed]
    points = scoring.points(state) if ended else scoring.open_points(state)
    titles = [_title(state, title) for title in shown_titles]
    players = [_player(state, seat, eyes, points[seat]) for seat in range(seats)]
    removed = [PEOPLES[people] for people in state.removed]
    final_hands = [tuple(_kinds(hand)) for hand in state.hands] if ended else []
    return KingsBountyView(
        viewer,
        seats,
        state.setting.options,
        PHASES[state.phase],
        state.seat,
        state.turn,
        tuple(removed),
        state.setting.figures.title_source,
        state.setting.figures.castle_source,
        state.setting.figures.obelisk_points,
        tuple(titles),
        tuple(players),
        tuple(_hand(state, eyes)),
        tuple(_picked(state, eyes)),
        len(state.deck),
        tuple(_deck_known(state, eyes)),
        tuple(_deck_returned(state)),
        _discard(state),
        _seat(state.last_hero),
        _seat(state.last_monster),
        state.exhausted,
        seats - state.seat if state.final and not ended else None,
        state.streak,
        state.phase != REMOVING and state.guarded(),
        _turns_left(state, eyes),
        _copies(state),
        _unseen(state, eyes),
        previews(state) if eyes == state.seat else (),
        state.result(),
        tuple(final_hands),
    )


def _title(state: Tableau, title: int) -> TitleView:
    seats = state.setting.seats
    counts: list[int] = []
    most = 0
    if title < MAJORITIES:
        for seat in range(seats):
            count = state.tally[seat * MAJORITIES + title]
            counts.append(count)
            if count > most:
                most = count
    holder = scoring.final_holder(state, title) if state.phase == ENDED else state.holder(title)
    first = leader(state.tally, seats, title) if title < MAJORITIES else NOBODY
    tied = most > 0 and first == NOBODY
    points = state.setting.figures.title_points[title]
    return TitleView(
        TITLES[title],
        points,
        tuple(counts),
        _seat(holder),
        tied,
        _seat(first),
        margin(state.tally, seats, title) if title < MAJORITIES else 0,
    )


def _player(state: Tableau, seat: int, eyes: int, points: int) -> PlayerView:
    hand = state.hands[seat]
    hidden = state.hidden[seat]
    knows_title = hidden >= 0 and (eyes == seat or state.phase == ENDED)
    # Picks are private: to the others they still lie in the hand (KB-R45).
    picked = len(state.picked) if state.seat == seat and eyes != seat else 0
    known: list[int] = []
    if eyes != NOBODY and eyes != seat:
        for slot in hand:
            if known_to(slot, eyes):
                known.append(slot)
        if picked:
            for slot in state.picked:
                if known_to(slot, eyes):
                    known.append(slot)
    holdings: list[HoldingView] = []
    for slot in state.table:
        if state.owner[slot] == seat:
            holdings.append(_holding(state, slot, eyes))
    licences = [PEOPLES[people] for people in range(len(PEOPLES)) if state.licensed(seat, people)]
    return PlayerView(
        seat,
        len(hand) + picked,
        tuple(holdings),
        points,
        tuple(licences),
        hidden >= 0,
        TITLES[hidden] if knows_title else None,
        state.setting.figures.title_points[hidden] if knows_title else None,
        tuple(_kinds(known)),
        seat == 0,
        seat == state.setting.seats - 1,
    )


def _holding(state: Tableau, slot: int, eyes: int) -> HoldingView:
    kind = SLOT_KIND[slot]
    card = state.garrison[slot]
    people = PEOPLE_OF[kind]
    castle = CASTLE_TYPE[kind]
    return HoldingView(
        HOLDING_NAMES[slot],
        PEOPLES[people] if people >= 0 else None,
        CASTLE_TYPES[castle] if castle >= 0 else None,
        state.setting.figures.strength[kind],
        state.defence[slot],
        CARD_NAMES[card] if card >= 0 else None,
        tuple(_counting(state, slot, eyes)),
    )


def _counting(state: Tableau, slot: int, eyes: int) -> list[str]:
    """The titles, of those that the viewer knows, to which a holding or its garrison adds."""
    known = [*state.open_titles, *state.revealed]
    for seat in range(state.setting.seats):
        if state.hidden[seat] >= 0 and (eyes == seat or state.phase == ENDED):
            known.append(state.hidden[seat])
    counted = counted_by(SLOT_KIND[slot])
    card = state.garrison[slot]
    if card >= 0:
        counted = counted + counted_by(KIND_OF[card])
    return [TITLES[title] for title in known if title in counted]


def _turns_left(state: Tableau, eyes: int) -> int | None:
    """Of one seat, this turn included, if nobody exchanges any more (KB-129)."""
    if eyes == NOBODY or state.phase == REMOVING or state.phase == ENDED:
        return None
    seats = state.setting.seats
    ahead = (eyes - state.seat) % seats
    turns = seats - state.seat
    if not state.final:
        deck = len(state.deck)
        drawer = (state.seat + deck - 1) % seats  # of the last card
        turns = deck + seats - 1 - drawer
        if drawer == seats - 1 and not state.setting.end_now:
            turns += seats
    return 0 if ahead >= turns else (turns - ahead - 1) // seats + 1


def _copies(state: Tableau) -> dict[str, int]:
    found: dict[str, int] = {}
    for kind in range(KINDS):
        count = state.copies(kind)
        if count and state.phase != REMOVING:
            found[KIND_NAMES[kind]] = count
    return found


def _unseen(state: Tableau, eyes: int) -> dict[str, int]:
    """All that has not reached the table, less the own hand and what the viewer returned itself."""
    counts = [state.copies(kind) - state.arrived[kind] for kind in range(KINDS)]
    piles = [state.deck, state.picked]
    piles.extend(state.hands)
    for pile in piles:
        own = eyes != NOBODY and (pile is state.hands[eyes] or (pile is state.picked and state.seat == eyes))
        for slot in pile:
            if own or (eyes != NOBODY and known_to(slot, eyes)):
                counts[slot & KIND] = counts[slot & KIND] - 1
    if state.phase == REMOVING:
        return {}
    return {KIND_NAMES[kind]: counts[kind] for kind in range(KINDS) if counts[kind]}


def _hand(state: Tableau, eyes: int) -> list[HandCard]:
    """Only one's own (KB-028); of the others, how many (KB-R44)."""
    cards: list[HandCard] = []
    if eyes == NOBODY:
        return cards
    usable = _usable(state) if eyes == state.seat else set()
    kinds = [(slot & KIND, place) for place, slot in enumerate(state.hands[eyes])]
    kinds.sort()
    hand = [state.hands[eyes][place] for _, place in kinds]
    strength = state.setting.figures.strength
    for card in state.labels_of(hand):
        kind = KIND_OF[card]
        number = strength[kind]
        cards.append(HandCard(CARD_NAMES[card], KIND_NAMES[kind], number if number else None, card in usable))
    return cards


def _usable(state: Tableau) -> set[int]:
    """The cards of the mover's hand that some legal action uses."""
    cards: set[int] = set()
    for action in state.legal():
        if action < EXCHANGE or RETURN <= action < DONE:
            cards.add(card_of(action))
    return cards


def _picked(state: Tableau, eyes: int) -> list[str]:
    if eyes != state.seat or state.phase != PICKING:
        return []
    return [KIND_NAMES[slot & KIND] for slot in state.picked]


def _deck_known(state: Tableau, eyes: int) -> list[DeckCard]:
    cards: list[DeckCard] = []
    if eyes == NOBODY:
        return cards
    pools: list[int] = []
    places: list[int] = []
    for place, slot in enumerate(state.deck):
        if known_to(slot, eyes):
            places.append(place)
            pool = slot >> POOL
            if pool and pool not in pools:
                pools.append(pool)
    names = [KIND_NAMES[state.deck[place] & KIND] for place in places]
    for pool in pools:
        mixed = [i for i, place in enumerate(places) if state.deck[place] >> POOL == pool]
        kinds = sorted([names[i] for i in mixed])
        for i in range(len(mixed)):
            names[mixed[i]] = kinds[i]
    for i in range(len(places)):
        cards.append(DeckCard(places[i], names[i], state.deck[places[i]] >> POOL))
    return cards


def _deck_returned(state: Tableau) -> list[ReturnedCard]:
    cards: list[ReturnedCard] = []
    anybody = ((1 << state.setting.seats) - 1) << KNOWN
    for place, slot in enumerate(state.deck):
        if slot & anybody:
            for seat in range(state.setting.seats):
                if known_to(slot, seat):
                    cards.append(ReturnedCard(place, seat))
    return cards


def _discard(state: Tableau) -> dict[str, int]:
    discard: dict[str, int] = {}
    for kind, count in enumerate(state.discard):
        if count:
            discard[KIND_NAMES[kind]] = count
    return discard


def _kinds(cards: list[int]) -> list[str]:
    return [KIND_NAMES[kind] for kind in sorted([slot & KIND for slot in cards])]


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat
