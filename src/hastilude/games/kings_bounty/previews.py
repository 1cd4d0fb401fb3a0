"""What a play would change, worked out by the rules themselves on a copy (ledger 10.3).

Titles count for who looks: the open ones, and the own hidden one.
"""

from hastilude.games.kings_bounty.cards import (
    ACTIONS,
    CARD_NAMES,
    DESTROY,
    DISBAND,
    EXCHANGE,
    GARRISON,
    KIND_OF,
    card_of,
    target_of,
)
from hastilude.games.kings_bounty.effects import play
from hastilude.games.kings_bounty.seen import CountChange, PlayPreview, TitleChange
from hastilude.games.kings_bounty.tableau import TURN, Tableau
from hastilude.games.kings_bounty.titles import (
    KEEPER_OF_SECRETS,
    MAJORITIES,
    NOBODY,
    TITLES,
    VANDAL,
    leader,
    margin,
)


def previews(state: Tableau) -> tuple[PlayPreview, ...]:
    """One for each kind of card and target that the seat to move may play: equal cards do the same."""
    if state.phase != TURN:
        return ()
    met: set[int] = set()
    found: list[PlayPreview] = []
    for action in state.legal():
        if action >= EXCHANGE:
            break
        alike = likeness(action)
        if alike not in met:
            met.add(alike)
            found.append(preview(state, action))
    return tuple(found)


def likeness(action: int) -> int:
    """The same for plays of equal cards at the same target."""
    slot = target_of(action) if action >= GARRISON else -1
    return KIND_OF[card_of(action)] * 64 + slot + 1


def preview(state: Tableau, action: int) -> PlayPreview:
    after = state.copy()
    assert isinstance(after, Tableau)
    play(after, action)
    owner = NOBODY
    lost = -1
    defence: list[int] = []
    if action >= GARRISON:
        slot = target_of(action)
        owner = state.owner[slot]
        lost = state.garrison[slot]
        if not DESTROY <= action < DISBAND:
            defence = [state.defence[slot], after.defence[slot]]
    titles: list[TitleChange] = []
    for title in known_titles(state):
        change = _title(state, after, title)
        if change is not None:
            titles.append(change)
    obelisks: list[int] = []
    for seat in range(state.setting.seats):
        at = seat * MAJORITIES + KEEPER_OF_SECRETS
        obelisks.append(state.setting.figures.obelisk_points * (after.tally[at] - state.tally[at]))
    return PlayPreview(
        ACTIONS.text(action),
        owner if owner != NOBODY else None,
        tuple(titles),
        tuple(defence),
        CARD_NAMES[lost] if lost >= 0 else None,
        tuple(obelisks),
    )


def known_titles(state: Tableau) -> list[int]:
    """The titles that the seat to move knows to be in the game."""
    titles = [*state.open_titles, *state.revealed]
    hidden = state.hidden[state.seat]
    if hidden >= 0:
        titles.append(hidden)
    return titles


def _awarded(state: Tableau, title: int) -> int:
    """As the end would have it (KB-134, KB-R43)."""
    holder = leader(state.tally, state.setting.seats, title)
    only = state.setting.owner_only and title == state.hidden[state.seat]
    return NOBODY if only and holder != state.seat else holder


def _title(before: Tableau, after: Tableau, title: int) -> TitleChange | None:
    """What becomes of a title, as the end would have it; None if nothing."""
    seats = before.setting.seats
    counts: list[CountChange] = []
    if title >= MAJORITIES:
        had = before.last_monster if title == VANDAL else before.last_hero
        has = after.last_monster if title == VANDAL else after.last_hero
        if had == has:
            return None
    else:
        for seat in range(seats):
            at = seat * MAJORITIES + title
            if before.tally[at] != after.tally[at]:
                counts.append(CountChange(seat, before.tally[at], after.tally[at]))
        if not counts:
            return None
        had, has = _awarded(before, title), _awarded(after, title)
    most = 0
    if title < MAJORITIES:
        for seat in range(seats):
            most = max(most, after.tally[seat * MAJORITIES + title])
    return TitleChange(
        TITLES[title],
        before.setting.figures.title_points[title],
        tuple(counts),
        had if had != NOBODY else None,
        has if has != NOBODY else None,
        most > 0 and leader(after.tally, seats, title) == NOBODY,
        margin(after.tally, seats, title) if title < MAJORITIES else 0,
    )
