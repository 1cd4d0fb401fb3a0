"""What there is to see of King's Bounty, as data (ledger, part 10.3); `view.py` fills it in.

Apart, because `view.py` is compiled: a table shows itself to every seat after every decision.
"""

import msgspec

from hastilude.core.words import Result


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
