"""What each choice costs and gives, said beside it (ledger 10.3): from what its decider sees.

Points of titles are those the end would give as the table stands.
"""

from hastilude.core.words import Args, Remark
from hastilude.games.kings_bounty.cards import (
    CARD_NAMES,
    DESTROY,
    DISBAND,
    DONE,
    EXCHANGE,
    FIRST_OBELISK,
    GARRISON,
    HOLDING_NAMES,
    KIND_OF,
    PASS,
    PEOPLE_OF,
    PEOPLES,
    PLAY,
    REMOVE,
    SLOT_KIND,
    UNIT_KINDS,
    card_of,
    target_of,
)
from hastilude.games.kings_bounty.previews import known_titles, likeness, preview
from hastilude.games.kings_bounty.seen import PlayPreview, TitleChange
from hastilude.games.kings_bounty.tableau import Tableau
from hastilude.games.kings_bounty.titles import TITLES, counted_by, removed_with


def remarks(state: Tableau) -> dict[int, tuple[Remark, ...]]:
    found: dict[int, tuple[Remark, ...]] = {}
    plays: dict[int, tuple[Remark, ...]] = {}
    for action in state.legal():
        if action >= EXCHANGE:
            found[action] = (_of(state, action),)
            continue
        alike = likeness(action)
        said = plays.get(alike)
        if said is None:
            said = plays[alike] = tuple(_play(state, action, preview(state, action)))
        found[action] = said
    return found


def _of(state: Tableau, action: int) -> Remark:
    """Beside anything but a play."""
    if action == EXCHANGE:
        return Remark("exchange", {"final": state.final})
    if action < DONE:
        return _return(state, KIND_OF[card_of(action)])
    if action == DONE:
        return Remark("done", {"count": len(state.picked), "final": state.final})
    if action == PASS:
        return Remark("nothing_else")
    people = action - REMOVE + 1
    return Remark("box", {"titles": [TITLES[title] for title in removed_with(people)]})


def doubt(state: Tableau, action: int) -> Remark | None:
    """Ledger 10.4: before one destroys one's own, or covers one's own stronger garrison."""
    if not GARRISON <= action < EXCHANGE:
        return None
    slot = target_of(action)
    if state.owner[slot] != state.seat:
        return None
    holding = HOLDING_NAMES[slot]
    if DESTROY <= action < DISBAND:
        return Remark("doubt_own", {"holding": holding})
    strength = state.setting.figures.strength
    old = state.garrison[slot]
    if old < 0 or strength[KIND_OF[old]] <= strength[KIND_OF[card_of(action)]]:
        return None
    return Remark("doubt_weaker", {"holding": holding, "lost": CARD_NAMES[old]})


# -- playing a card ----------------------------------------------------------------------


def _play(state: Tableau, action: int, seen: PlayPreview) -> list[Remark]:
    said: list[Remark] = []
    if seen.owner == state.seat:
        destroyed = DESTROY <= action < DISBAND
        said.append(Remark("own_destroyed") if destroyed else Remark("own"))
    elif seen.owner is not None:
        said.append(Remark("owner", {"owner": seen.owner}))
    if seen.defence:
        was, now = seen.defence
        same = Remark("defence_same", {"defence": now})
        said.append(same if was == now else Remark("defence", {"was": was, "now": now}))
    if seen.lost is not None:
        said.append(Remark("lost", {"lost": seen.lost}))
    for change in seen.titles:
        said.append(_title(state.seat, change))
    said += _obelisks(state.seat, seen.obelisks)
    if action < GARRISON:
        said += _licence(state, SLOT_KIND[action - PLAY])
    if not seen.titles:
        said.append(Remark("no_title"))
    return said


def _title(seat: int, change: TitleChange) -> Remark:
    """Who gets or loses a title; else how the counts stand."""
    args: Args = {
        "title": change.title,
        "points": abs(change.points),
        "sign": "plus" if change.points > 0 else "minus",
    }
    if change.after != change.before:
        if change.after == seat:
            return Remark("title_mine", args)
        if change.after is not None:
            return Remark("title_theirs", {**args, "owner": change.after})
        return Remark("title_lost" if change.before == seat else "title_freed", args)
    mine = [count for count in change.counts if count.seat == seat]
    count = mine[0] if mine else change.counts[0]
    said: Args = {"title": change.title, "was": count.was, "now": count.now}
    return Remark("count_mine", said) if mine else Remark("count_theirs", {**said, "owner": count.seat})


def _obelisks(seat: int, points: tuple[int, ...]) -> list[Remark]:
    said: list[Remark] = []
    for other, gain in enumerate(points):
        if gain and other == seat:
            said.append(Remark("obelisk", {"points": abs(gain), "sign": "plus" if gain > 0 else "minus"}))
        elif gain:
            said.append(Remark("obelisk_theirs", {"points": abs(gain), "owner": other}))
    return said


def _licence(state: Tableau, kind: int) -> list[Remark]:
    """A first castle lets its people play (KB-051)."""
    people = PEOPLE_OF[kind]
    if kind >= FIRST_OBELISK or state.licensed(state.seat, people):
        return []
    return [Remark("licence", {"people": PEOPLES[people]})]


# -- returning cards ---------------------------------------------------------------------


def _return(state: Tableau, kind: int) -> Remark:
    """What one gives away: titles that the card could serve, or a unit that nobody can play for now."""
    if kind < UNIT_KINDS and not state.licensed(state.seat, PEOPLE_OF[kind]):
        return Remark("unlicensed", {"people": PEOPLES[PEOPLE_OF[kind]]})
    titles = [TITLES[title] for title in known_titles(state) if title in counted_by(kind)]
    return Remark("serves", {"titles": titles}) if titles else Remark("serves_none")
