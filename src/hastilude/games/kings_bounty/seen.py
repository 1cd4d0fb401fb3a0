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
    #: who has strictly most, whatever is shown; by how much
    leader: int | None
    margin: int


class HoldingView(msgspec.Struct, frozen=True):
    holding: str
    people: str | None
    castle: str | None
    strength: int
    defence: int
    garrison: str | None
    #: titles to which it adds, of those that the viewer knows
    titles: tuple[str, ...]


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


class CountChange(msgspec.Struct, frozen=True):
    """A count of a title, before and after."""

    seat: int
    was: int
    now: int


class TitleChange(msgspec.Struct, frozen=True):
    """What a play does to one title."""

    title: str
    points: int
    counts: tuple[CountChange, ...]
    #: who would be awarded it before, and after
    before: int | None
    after: int | None
    #: after it several share the lead
    tied: bool
    margin: int


class PlayPreview(msgspec.Struct, frozen=True):
    """What would be different after a play."""

    action: str
    #: of the holding that is played onto
    owner: int | None
    titles: tuple[TitleChange, ...]
    #: of the holding that is played onto, before and after; empty where it is new, or gone
    defence: tuple[int, ...]
    #: the garrison that would be discarded
    lost: str | None
    #: points of obelisks that come and go, by seat
    obelisks: tuple[int, ...]


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
    #: … and the strengths of fortress and citadel (KB-R06)
    castle_strength_source: str
    #: of each, at the end (KB-136)
    obelisk_points: int
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
    #: the viewer's turns to come, this one included, if nobody exchanges any more (KB-129)
    turns_left: int | None
    #: cards of each kind in this game; those that lie where the viewer cannot know them
    copies: dict[str, int]
    unseen: dict[str, int]
    #: of the viewer's plays
    previews: tuple[PlayPreview, ...]
    result: Result | None = None
    final_hands: tuple[tuple[str, ...], ...] = ()
