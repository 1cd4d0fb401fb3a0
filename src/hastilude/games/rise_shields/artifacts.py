"""Artifacts: drawing, holding, changing hands, sets (3.26, 3.27).

How they are taken on the map is in claims.py, how they are used in using.py.
"""

from hastilude.core.chance import Chance
from hastilude.core.words import Event
from hastilude.games.rise_shields.names import (
    ARTIFACT_COUNT,
    ARTIFACTS,
    DOMINION,
    HAT,
    MYSTERY,
    SCROLL,
    SET_PIECES,
    SETS,
    STAFF,
    TEACHING,
    TREASURE_HUNTER,
)
from hastilude.games.rise_shields.tableau import Tableau
from hastilude.games.rise_shields.terms import (
    DECK,
    DRAWN,
    REMOVED,
)

MOST_ENERGY = 3
#: seen by all as soon as they are held, because they tie the others' hands
OPEN_EFFECTS = (1 << HAT) | (1 << TEACHING)


# -- changing hands -----------------------------------------------------------------------------


def give(t: Tableau, artifact: int, seat: int) -> None:
    """An artifact comes to a player."""
    before = t.held[seat]
    t.holder[artifact] = seat
    t.held[seat] = before | 1 << artifact
    if OPEN_EFFECTS >> artifact & 1:
        t.known[artifact] = everybody(t)
    settle(t, seat, before)
    t.progress = True


def take_away(t: Tableau, artifact: int) -> None:
    """An artifact leaves its holder; the caller says where to."""
    seat = t.holder[artifact]
    before = t.held[seat]
    t.held[seat] = before & ~(1 << artifact)
    settle(t, seat, before)


def to_deck(t: Tableau, artifact: int, chance: Chance) -> None:
    """Shuffled in (RS-268)."""
    t.holder[artifact] = DECK
    t.known[artifact] = 0
    t.deck.append(artifact)
    chance.shuffle(t.deck)


def settle(t: Tableau, seat: int, before: int) -> None:
    """Sets completed or broken, and the limits of energy (RS-271, RS-272)."""
    t.settle_sets(seat)
    held = t.held[seat]
    for which in range(len(SETS)):
        pieces = SET_PIECES[which]
        now, earlier = held & pieces == pieces, before & pieces == pieces
        if now and not earlier:
            complete(t, seat, which)
        elif earlier and not now and t.events is not None:
            t.tell("set_broken", {"seat": seat, "set": SETS[which]})
    limit_energy(t)


def complete(t: Tableau, seat: int, which: int) -> None:
    """A set is complete: everybody sees it; a hunt for treasure is over (RS-348)."""
    if which != DOMINION:
        t.feats[seat] = t.feats[seat] | 1 << TREASURE_HUNTER
    for artifact in range(ARTIFACT_COUNT):
        if SET_PIECES[which] >> artifact & 1:
            t.known[artifact] = everybody(t)
    if t.events is not None:
        t.tell("set_completed", {"seat": seat, "set": SETS[which]})


def may_be_unseen(hand: int, known: int) -> bool:
    """Whether of these artifacts no more need be known than those: sets and open effects show themselves."""
    if (hand & ~known) & OPEN_EFFECTS:
        return False
    return all(hand & pieces != pieces or known & pieces == pieces for pieces in SET_PIECES)


def everybody(t: Tableau) -> int:
    return (1 << t.setting.seats) - 1


def suspected(t: Tableau, seat: int) -> int:
    """Private artifacts that make cards playable, and that the seat may hold for all that others know."""
    all_seats = everybody(t)
    found = 0
    for artifact in range(ARTIFACT_COUNT):
        if t.holder[artifact] == seat and t.known[artifact] != all_seats:
            for other in (STAFF, SCROLL):
                if t.known[other] != all_seats and t.holder[other] != REMOVED:
                    found |= 1 << other
            break
    return found


def energy_limit(t: Tableau, seat: int) -> int:
    """3, or less under an enemy's teaching of light (RS-173, RS-276, RS-R98)."""
    if not t.set_complete(seat, MYSTERY):
        for other in range(t.setting.seats):
            if t.works[other] >> TEACHING & 1 and t.enemies(other, seat):
                return t.setting.figures.amount[TEACHING]
    return MOST_ENERGY


def limit_energy(t: Tableau) -> None:
    for seat in range(t.setting.seats):
        if t.energy[seat] > 0:
            t.energy[seat] = min(t.energy[seat], energy_limit(t, seat))


def held_by(t: Tableau, seat: int) -> list[int]:
    held = t.held[seat]
    return [artifact for artifact in range(ARTIFACT_COUNT) if held >> artifact & 1]


def count(t: Tableau, seat: int) -> int:
    held: int = t.held[seat]
    return held.bit_count()


def discard_all(t: Tableau, seat: int, chance: Chance) -> None:
    """A destroyed leader's artifacts (RS-190, RS-R96)."""
    gone = held_by(t, seat)
    if not gone:
        return
    before = t.held[seat]
    t.held[seat] = 0
    for artifact in gone:
        if t.setting.artifacts_removed:
            t.holder[artifact] = REMOVED
            t.known[artifact] = everybody(t)
        else:
            t.holder[artifact] = DECK
            t.known[artifact] = 0
            t.deck.append(artifact)
    settle(t, seat, before)
    if not t.setting.artifacts_removed:
        chance.shuffle(t.deck)


# -- drawing ------------------------------------------------------------------------------------


def draw(t: Tableau, seat: int, number: int) -> None:
    """From the top of the deck; as many as there are (RS-270, RS-R90)."""
    t.drawn = []
    while t.deck and len(t.drawn) < number:
        artifact = t.deck.pop()
        t.holder[artifact] = DRAWN
        t.known[artifact] = 1 << seat
        t.drawn.append(artifact)
    if t.events is not None:
        names = [ARTIFACTS[artifact] for artifact in t.drawn]
        t.events.append(Event("drawn", {"seat": seat, "count": len(names)}, {"artifacts": names}, 1 << seat))


def keep(t: Tableau, seat: int, artifact: int, chance: Chance) -> None:
    """One of those drawn; the others are shuffled back (RS-046, RS-263)."""
    for other in t.drawn:
        if other != artifact:
            t.holder[other] = DECK
            t.known[other] = 0
            t.deck.append(other)
    t.drawn = []
    t.known[artifact] = 1 << seat if t.setting.private else everybody(t)
    chance.shuffle(t.deck)
    tell_gain(t, seat, artifact)
    give(t, artifact, seat)


def tell_gain(t: Tableau, seat: int, artifact: int) -> None:
    if t.events is None:
        return
    if t.setting.private and t.known[artifact] != everybody(t):
        t.events.append(Event("gained", {"seat": seat}, {"artifact": ARTIFACTS[artifact]}, t.known[artifact]))
    else:
        t.tell("gained", {"seat": seat, "artifact": ARTIFACTS[artifact]})


def show(t: Tableau, artifact: int) -> None:
    """With `held_artifacts = private`: an effect at work is seen by everybody."""
    if t.setting.private and t.known[artifact] != everybody(t):
        t.known[artifact] = everybody(t)
        if t.events is not None:
            t.tell("artifact_shown", {"seat": t.holder[artifact], "artifact": ARTIFACTS[artifact]})
