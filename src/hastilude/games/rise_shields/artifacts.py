"""Artifacts: drawing, holding, the limit of four, sets, and effects that are used (3.26, 3.27)."""

from hastilude.core.chance import Chance
from hastilude.core.words import Event
from hastilude.games.rise_shields import actions
from hastilude.games.rise_shields.hexes import APART, CELLS
from hastilude.games.rise_shields.movement import may_act
from hastilude.games.rise_shields.names import (
    ARTIFACT_COUNT,
    ARTIFACTS,
    DOMINION,
    ELIXIR,
    HAT,
    HORN,
    MOST_ARTIFACTS,
    MYSTERY,
    RING,
    SCROLL,
    SET_PIECES,
    SETS,
    STAFF,
    TEACHING,
    TREASURE_HUNTER,
    UNIT_NAMES,
)
from hastilude.games.rise_shields.phases import (
    ART_LIMIT,
    ARTIFACT_TARGET,
    CLAIM_TREASURY,
    LIMIT_CHECK,
    RESUME,
    RING_WAY,
)
from hastilude.games.rise_shields.table import Table
from hastilude.games.rise_shields.terms import (
    BLOWN,
    BOARD,
    BY_ELIXIR,
    DEAD,
    DECK,
    DRAWN,
    REMOVED,
    USED_HORN,
    USED_RING,
)

MOST_ENERGY = 3
TREASURY_DRAW = 3
#: seen by all as soon as they are held, because they tie the others' hands
OPEN_EFFECTS = (1 << HAT) | (1 << TEACHING)


# -- changing hands -----------------------------------------------------------------------------


def give(t: Table, artifact: int, seat: int) -> None:
    """An artifact comes to a player."""
    before = t.held[seat]
    t.holder[artifact] = seat
    t.held[seat] = before | 1 << artifact
    if OPEN_EFFECTS >> artifact & 1:
        t.known[artifact] = everybody(t)
    settle(t, seat, before)
    t.progress = True


def take_away(t: Table, artifact: int) -> None:
    """An artifact leaves its holder; the caller says where to."""
    seat = t.holder[artifact]
    before = t.held[seat]
    t.held[seat] = before & ~(1 << artifact)
    settle(t, seat, before)


def to_deck(t: Table, artifact: int, chance: Chance) -> None:
    """Shuffled in (RS-268)."""
    t.holder[artifact] = DECK
    t.known[artifact] = 0
    t.deck.append(artifact)
    chance.shuffle(t.deck)


def settle(t: Table, seat: int, before: int) -> None:
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


def complete(t: Table, seat: int, which: int) -> None:
    """A set is complete: everybody sees it; a hunt for treasure is over (RS-348)."""
    if which != DOMINION:
        t.feats[seat] = t.feats[seat] | 1 << TREASURE_HUNTER
    for artifact in range(ARTIFACT_COUNT):
        if SET_PIECES[which] >> artifact & 1:
            t.known[artifact] = everybody(t)
    if t.events is not None:
        t.tell("set_completed", {"seat": seat, "set": SETS[which]})


def everybody(t: Table) -> int:
    return (1 << t.setting.seats) - 1


def suspected(t: Table, seat: int) -> int:
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


def energy_limit(t: Table, seat: int) -> int:
    """3, or less under an enemy's teaching of light (RS-173, RS-276)."""
    if not t.set_complete(seat, MYSTERY):
        for other in range(t.setting.seats):
            if t.works[other] >> TEACHING & 1 and t.enemies(other, seat):
                return t.setting.figures.amount[TEACHING]
    return MOST_ENERGY


def limit_energy(t: Table) -> None:
    for seat in range(t.setting.seats):
        if t.energy[seat] > 0:
            t.energy[seat] = min(t.energy[seat], energy_limit(t, seat))


def held_by(t: Table, seat: int) -> list[int]:
    held = t.held[seat]
    return [artifact for artifact in range(ARTIFACT_COUNT) if held >> artifact & 1]


def count(t: Table, seat: int) -> int:
    return t.held[seat].bit_count()


def discard_all(t: Table, seat: int, chance: Chance) -> None:
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


def draw(t: Table, seat: int, number: int) -> None:
    """From the top of the deck; as many as there are (RS-270)."""
    t.drawn = []
    while t.deck and len(t.drawn) < number:
        artifact = t.deck.pop()
        t.holder[artifact] = DRAWN
        t.known[artifact] = 1 << seat
        t.drawn.append(artifact)
    if t.events is not None:
        names = [ARTIFACTS[artifact] for artifact in t.drawn]
        t.events.append(Event("drawn", {"seat": seat, "count": len(names)}, {"artifacts": names}, 1 << seat))


def keep(t: Table, seat: int, artifact: int, chance: Chance) -> None:
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


def tell_gain(t: Table, seat: int, artifact: int) -> None:
    if t.events is None:
        return
    if t.setting.private and t.known[artifact] != everybody(t):
        t.events.append(Event("gained", {"seat": seat}, {"artifact": ARTIFACTS[artifact]}, t.known[artifact]))
    else:
        t.tell("gained", {"seat": seat, "artifact": ARTIFACTS[artifact]})


def place_of_leader(t: Table, seat: int) -> int:
    """The place for artifacts where his leader stands, or −1."""
    leader = t.leader[seat]
    cell = t.where[leader]
    return t.setting.figures.place_at[cell] if cell >= 0 else -1


def unclaimed(t: Table, seat: int, place: int) -> bool:
    """RS-265, RS-R28."""
    if t.setting.shared_quota and t.setting.figures.is_fort[place]:
        return not any(claims >> place & 1 for claims in t.claims)
    return not t.claims[seat] >> place & 1


def may_take(t: Table, seat: int) -> bool:
    place = place_of_leader(t, seat)
    return place >= 0 and bool(t.deck) and unclaimed(t, seat, place)


def claim(t: Table, seat: int, chance: Chance) -> None:
    """The leader takes what the place gives (RS-263, RS-264)."""
    place = place_of_leader(t, seat)
    figures = t.setting.figures
    t.claims[seat] = t.claims[seat] | 1 << place
    if t.events is not None:
        t.tell("claimed", {"seat": seat, "place": figures.places[place]})
    t.limit_seat = seat
    t.limit_then = RESUME
    if figures.is_fort[place]:
        draw(t, seat, 1)
        keep(t, seat, t.drawn[0], chance)
        t.phase = LIMIT_CHECK
        return
    draw(t, seat, TREASURY_DRAW)
    t.ask(CLAIM_TREASURY, seat)


def limit_check(t: Table) -> None:
    """A fifth artifact has to go back (RS-267)."""
    if count(t, t.limit_seat) > MOST_ARTIFACTS:
        t.ask(ART_LIMIT, t.limit_seat)
    else:
        t.phase = t.limit_then


def give_back(t: Table, artifact: int, chance: Chance) -> None:
    take_away(t, artifact)
    if t.events is not None:
        seat = t.limit_seat
        if t.setting.private and t.known[artifact] != everybody(t):
            secret = {"artifact": ARTIFACTS[artifact]}
            t.events.append(Event("returned_artifact", {"seat": seat}, secret, t.known[artifact]))
        else:
            t.tell("returned_artifact", {"seat": seat, "artifact": ARTIFACTS[artifact]})
    to_deck(t, artifact, chance)
    t.phase = LIMIT_CHECK


# -- using them (RS-353) --------------------------------------------------------------------------


def uses(t: Table, seat: int, found: list[int]) -> None:
    """Artifacts that may be used from `main` now."""
    if t.has(seat, HORN) and not t.used[seat] & USED_HORN and targets(t, seat, HORN):
        found.append(actions.USE + HORN)
    if t.has(seat, RING) and not t.used[seat] & USED_RING and targets(t, seat, RING):
        found.append(actions.USE + RING)
    if t.has(seat, ELIXIR) and targets(t, seat, ELIXIR):
        found.append(actions.USE + ELIXIR)


def targets(t: Table, seat: int, artifact: int) -> list[int]:
    s = t.setting
    if artifact == ELIXIR:
        return [
            unit
            for unit in t.tokens[seat]
            if t.status[unit] == DEAD and s.silver[unit] and t.return_cells(seat, unit, rows_only=True)
        ]
    leader = t.where[t.leader[seat]]
    if leader < 0:
        return []
    reach = s.figures.reach[artifact]
    found: list[int] = []
    for unit in range(len(t.status)):
        if t.status[unit] != BOARD or APART[leader * CELLS + t.where[unit]] > reach:
            continue
        if artifact == HORN:
            if t.owner[unit] == seat and may_act(t, unit) and not t.marks[unit] & BLOWN:
                found.append(unit)
        elif t.enemies(t.owner[unit], seat) and not s.leader[unit]:
            found.append(unit)
    return found


def use(t: Table, seat: int, artifact: int) -> None:
    t.artifact = artifact
    t.ask(ARTIFACT_TARGET, seat)


def use_on(t: Table, unit: int, chance: Chance) -> None:
    seat = t.chooser
    artifact = t.artifact
    show(t, artifact)
    if t.events is not None:
        t.tell("used_artifact", {"seat": seat, "artifact": ARTIFACTS[artifact], "unit": UNIT_NAMES[unit]})
    if artifact == HORN:
        t.used[seat] = t.used[seat] | USED_HORN
        t.marks[unit] = t.marks[unit] | BLOWN
        t.phase = RESUME
    elif artifact == RING:
        t.used[seat] = t.used[seat] | USED_RING
        t.card_unit = unit
        t.ask(RING_WAY, seat)
    else:
        take_away(t, artifact)
        to_deck(t, artifact, chance)
        t.place(unit, seat, BY_ELIXIR, RESUME)


def turn_enemy(t: Table, way: int) -> None:
    unit = t.card_unit
    t.facing[unit] = (t.facing[unit] + (1 if way == 0 else 5)) % 6
    t.card_unit = -1
    if t.events is not None:
        t.tell("turned", {"unit": UNIT_NAMES[unit], "facing": str(t.facing[unit]), "seat": t.chooser})
    t.phase = RESUME


def show(t: Table, artifact: int) -> None:
    """With `held_artifacts = private`: an effect at work is seen by everybody."""
    if t.setting.private and t.known[artifact] != everybody(t):
        t.known[artifact] = everybody(t)
        if t.events is not None:
            t.tell("artifact_shown", {"seat": t.holder[artifact], "artifact": ARTIFACTS[artifact]})
