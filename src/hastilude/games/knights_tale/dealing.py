"""Drawing cards and tokens, laying out the board. Every draw takes any card of its pile."""

from hastilude.core.chance import Chance
from hastilude.core.words import Event
from hastilude.games.knights_tale.cards import (
    DECKS,
    FIRST_CHALLENGE,
    FIRST_TRADE,
    KNIGHTS,
    PLACES,
    SPECIAL,
    SUPPORT,
    TITLE_COUNT,
    TITLES,
    TRACK_CELLS,
    TRAVEL,
    TRAVEL_KINDS,
    deck_of,
)
from hastilude.games.knights_tale.tableau import (
    DEALT,
    IN_DECK,
    IN_DISCARD,
    NONE,
    OPEN,
    PERSONAL,
    Tableau,
)

#: open travel cards of each kind (KT-050)
ROW = 4


def full_decks(state: Tableau) -> None:
    """All travel cards and support tokens, in their decks and piles (KT-041, KT-047)."""
    copies = state.setting.figures.copies
    spans = (0, FIRST_TRADE, FIRST_CHALLENGE, TRAVEL_KINDS)
    state.decks = [
        [card for card in range(spans[deck], spans[deck + 1]) for _ in range(copies[card])]
        for deck in range(len(DECKS))
    ]
    state.piles = [pile.copy() for pile in state.setting.figures.piles]


# -- travel cards ------------------------------------------------------------------------


def draw_card(state: Tableau, seat: int, deck: int, chance: Chance) -> None:
    """From a face-down deck to a hand: only the seat sees it."""
    cards = state.decks[deck]
    card = cards.pop(chance.below(len(cards)))
    state.to_hand(seat, card << 1)
    if state.events is not None:
        state.tell(
            Event("drew", {"seat": seat, "deck": DECKS[deck]}, {"card": TRAVEL[card]}, knowers=1 << seat)
        )


def take_card(state: Tableau, seat: int, card: int) -> None:
    """An open card, which all have seen (KT-R15)."""
    state.rows[deck_of(card)].remove(card)
    state.to_hand(seat, card << 1 | OPEN)
    if state.events is not None:
        state.tell(Event("took", {"seat": seat, "card": TRAVEL[card]}))


def lay_rows(state: Tableau, chance: Chance) -> None:
    """Four open cards of each kind, as far as the decks allow (KT-050, KT-129)."""
    for deck in range(len(DECKS)):
        cards = state.decks[deck]
        row = state.rows[deck]
        while len(row) < ROW and cards:
            row.append(cards.pop(chance.below(len(cards))))
    if state.events is not None:
        names = [[TRAVEL[card] for card in row] for row in state.rows]
        state.tell(Event("rows", {"romance": names[0], "trade": names[1], "challenge": names[2]}))


# -- support -----------------------------------------------------------------------------


def draw_token(state: Tableau, pile: int, chance: Chance) -> int:
    tokens = state.piles[pile]
    return tokens.pop(chance.below(len(tokens)))


def lay_track(state: Tableau, chance: Chance) -> None:
    """From right to left; the ordinary piles one after another (KT-127, KT-128, KT-R09).

    The rest stays in its piles (KT-046).
    """
    pile = 0
    for cell in range(TRACK_CELLS - 1, -1, -1):
        if not state.setting.track[cell]:
            continue
        source = SPECIAL
        if not state.setting.figures.cell_special[cell]:
            while pile < SPECIAL - 2 and not state.piles[pile]:
                pile += 1
            source = pile
        if state.piles[source]:  # KT-R10
            state.track[cell] = draw_token(state, source, chance)
    if state.events is not None:
        state.tell(Event("track", {"support": [SUPPORT[kind] for kind in state.track if kind != NONE]}))


# -- titles ------------------------------------------------------------------------------


def draw_title(state: Tableau, zone: int, chance: Chance) -> int:
    """A title of the deck goes there; of the discard, shuffled, if the deck is empty (KT-104).

    NONE if there are no more.
    """
    count = state.titles_in(IN_DECK)
    if count == 0:
        for title in range(TITLE_COUNT):
            if state.title_zone[title] == IN_DISCARD:
                state.title_zone[title] = IN_DECK
                count += 1
        if count == 0:
            return NONE
    wanted = chance.below(count)
    for title in range(TITLE_COUNT):
        if state.title_zone[title] == IN_DECK:
            if wanted == 0:
                state.title_zone[title] = zone
                return title
            wanted -= 1
    raise AssertionError


def deal_titles(state: Tableau, seat: int, number: int, chance: Chance) -> int:
    """Titles for a seat to choose from; how many it got. The others lose track of the deck."""
    got = 0
    names: list[str] = []
    while got < number:
        title = draw_title(state, DEALT + seat, chance)
        if title == NONE:
            break
        names.append(TITLES[title])
        got += 1
    forget_deck(state, 1 << seat)
    for title in range(TITLE_COUNT):
        if state.title_zone[title] == DEALT + seat:
            state.title_known[title] = 0
    if state.events is not None:
        state.tell(Event("titles_dealt", {"seat": seat, "count": got}, {"titles": names}, knowers=1 << seat))
    return got


def forget_deck(state: Tableau, but: int) -> None:
    """Somebody drew unseen: who knew of a title in the deck is certain no more, but for these seats."""
    for title in range(TITLE_COUNT):
        if state.title_zone[title] == IN_DECK:
            state.title_known[title] = state.title_known[title] & but


def keep_title(state: Tableau, seat: int, title: int) -> None:
    """A secret personal title (KT-103), or an open one (KT-040); any number (KT-R19)."""
    state.title_zone[title] = PERSONAL + seat
    state.title_known[title] = 0
    if state.events is not None:
        state.tell(Event("title_kept", {"seat": seat}, {"title": TITLES[title]}, knowers=1 << seat))


def open_title(state: Tableau, title: int) -> None:
    """It lies face up from now on."""
    state.title_known[title] = (1 << state.setting.sides) - 1


def discard_dealt(state: Tableau, seat: int) -> None:
    """What was not kept of a New goal or Task: face down, known to who discarded it (KT-R20)."""
    for title in range(TITLE_COUNT):
        if state.title_zone[title] == DEALT + seat:
            state.title_zone[title] = IN_DISCARD
            state.title_known[title] = 1 << seat


# -- shields -----------------------------------------------------------------------------


def place_shield(state: Tableau, seat: int, place: int) -> None:
    state.shield[place] = seat
    if state.events is not None:
        knight = state.knight[place]
        state.tell(
            Event(
                "signed_up",
                {
                    "seat": state.who(seat),
                    "spot": PLACES[place],
                    "knight": KNIGHTS[knight] if knight != NONE else None,
                },
            )
        )
