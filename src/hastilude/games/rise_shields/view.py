"""What a seat, or a spectator, sees of Rise Shields (ledger, parts 7 and 10.3)."""

from typing import Any

import msgspec

from hastilude.core.words import Result
from hastilude.games.rise_shields import (
    actions,
    artifacts,
    foresight,
    movement,
    odds,
    outlook,
    playing,
    report,
    totals,
)
from hastilude.games.rise_shields.hexes import CELL_NAMES, SIDES
from hastilude.games.rise_shields.names import (
    ABILITIES,
    ACHIEVEMENTS,
    ARTIFACT_COUNT,
    ARTIFACTS,
    CAMPS,
    CARDS,
    CLASSES,
    DESCRIBED,
    DOMINION,
    FACTIONS,
    FIRST_LEADER,
    HAND,
    MODES,
    PARTS,
    SET_PIECES,
    SETS,
    TERRAINS,
    TIERS,
    TYPE_OF,
    TYPES,
    UNIT_NAMES,
    UNITS,
    WHOLE_MAP,
)
from hastilude.games.rise_shields.phases import ACTIVATION, DEPLOY, DEPLOY_FACING
from hastilude.games.rise_shields.position import CATAPULTS
from hastilude.games.rise_shields.progress import groups
from hastilude.games.rise_shields.rules import phase_name
from hastilude.games.rise_shields.tableau import Tableau
from hastilude.games.rise_shields.terms import (
    ARC,
    ASIDE,
    ATTACKS,
    BOARD,
    DEAD,
    FOG_ANNOUNCED,
    MAIN_STRIKE,
    MARKS,
    MELEE,
    ORDERS,
    PASSED,
    SHOT,
    SIEGE,
    USES,
    WINDOWS,
)


class RiseShieldsPlace(msgspec.Struct, frozen=True):
    """A castle, fortification or treasury."""

    place: str
    kind: str
    cells: tuple[str, ...]
    #: seats that have taken their artifact here
    claimed: tuple[int, ...]


class RiseShieldsCard(msgspec.Struct, frozen=True):
    """Known to all; face down it is only used up (RS-320)."""

    card: str
    cost: int
    #: None: the whole map; 0: the leader himself
    radius: int | None
    #: open, closed, blocked or discarded
    state: str
    #: in whose turn it opens
    opens: int | None


class RiseShieldsPlayer(msgspec.Struct, frozen=True):
    seat: int
    team: int
    camp: str | None
    part: str | None
    leader: str | None
    factions: tuple[str, ...]
    #: cells of the first and of the second starting row
    rows: tuple[tuple[str, ...], ...]
    energy: int
    energy_limit: int
    cards: tuple[RiseShieldsCard, ...]
    artifact_count: int
    #: those that the viewer may know
    artifacts: tuple[str, ...]
    #: pieces held of each set, as far as the viewer may know
    sets: dict[str, int]
    #: the sets that win the game with one piece more, as far as the viewer may know
    nearly: tuple[str, ...]
    complete: tuple[str, ...]
    dead: tuple[str, ...]
    aside: tuple[str, ...]
    reinforced: tuple[str, ...]
    #: still to be deployed
    waiting: int
    catapult: str
    holds_castle: bool
    fog_announced: bool
    eliminated: bool
    #: what is used up for this turn, round or game
    used: tuple[str, ...]
    #: standing order: when he wants to be asked; only he himself sees it
    order: str | None
    wanted: tuple[str, ...]
    #: he passed and played no card in a window since: in this battle, in this turn; or passed since his own turn
    passed: tuple[str, ...]
    achievements: tuple[str, ...]
    #: enemy units beaten this turn; in fortifications by catapults, in this game
    kills: int
    sieges: int


class RiseShieldsUnit(msgspec.Struct, frozen=True):
    unit: str
    type: str
    tier: str
    unit_class: str
    ranged: bool
    owner: int
    at: str | None
    facing: int
    #: front, flank or rear of edges 0 … 5
    edges: tuple[str, ...]
    attack: int
    defence: int
    movement: int
    abilities: tuple[str, ...]
    marks: tuple[str, ...]
    acts: int
    blessing: int
    #: the seat at the start of whose turn a diversion ends
    diverted: int | None
    #: what its dice count less while it is diverted
    dice_less: int
    #: signposts passed this turn
    posts: tuple[str, ...]


class RiseShieldsOdds(msgspec.Struct, frozen=True):
    """An attack that may be declared now, and what it comes to; cards and rerolls are reckoned in."""

    target: str
    attack: str
    side: str
    #: chances: the target falls; a first strike, a counterstrike fells the attacker
    win: float
    first_loss: float
    counter_loss: float
    #: what both totals of the attack itself are made of, but for the dice
    parts: tuple[report.RiseShieldsPart, ...]
    rolls: tuple[report.RiseShieldsRoll, ...]


class RiseShieldsActivation(msgspec.Struct, frozen=True):
    unit: str
    seat: int
    points: int
    extra: int
    onslaught: bool
    charge: int
    targets: tuple[RiseShieldsOdds, ...]
    reach: tuple[outlook.RiseShieldsReach, ...]


class RiseShieldsBattle(msgspec.Struct, frozen=True):
    """The battle that is going on."""

    attacker: str
    target: str
    attack: str
    window: str | None
    justice: bool
    all_round: bool
    raised: bool


class RiseShieldsView(msgspec.Struct, frozen=True):
    viewer: int | None
    seats: int
    mode: str
    options: dict[str, str]
    phase: str
    #: who decides
    chooser: int
    #: whose turn it is
    seat: int
    order: tuple[int, ...]
    round: int
    quiet: int
    progress: bool
    dueling: bool
    #: seats still to choose in the set-up, and what
    queue: tuple[int, ...]
    stage: int
    #: seats that are out, the first first
    lost: tuple[int, ...]
    #: 13 rows of terrain
    terrain: tuple[tuple[str, ...], ...]
    places: tuple[RiseShieldsPlace, ...]
    #: of how many pieces each set of artifacts is
    set_sizes: dict[str, int]
    signposts: tuple[str, ...]
    players: tuple[RiseShieldsPlayer, ...]
    units: tuple[RiseShieldsUnit, ...]
    fog: bool
    deck_count: int
    #: drawn by the viewer, one to keep
    drawn: tuple[str, ...]
    drawn_count: int
    activation: RiseShieldsActivation | None
    battle: RiseShieldsBattle | None
    coming: outlook.RiseShieldsComing | None
    #: of this or the last battle
    strikes: tuple[report.RiseShieldsStrike, ...]
    spell: str | None
    spell_targets: tuple[str, ...]
    #: all that is going on, as a position writes it (docs/notation.md)
    going_on: dict[str, dict[str, Any]]
    #: groups of components with reconstructed figures
    reconstructed: tuple[str, ...]
    result: Result | None = None


def view(t: Tableau, viewer: int | None) -> RiseShieldsView:
    seats = t.setting.seats
    return RiseShieldsView(
        viewer=viewer,
        seats=seats,
        mode=MODES[t.setting.mode],
        options=t.setting.options,
        phase=phase_name(t.phase),
        chooser=t.chooser,
        seat=t.active,
        order=tuple(t.order),
        round=t.round,
        quiet=t.quiet,
        progress=t.progress,
        dueling=t.dueling,
        queue=tuple(t.queue),
        stage=t.stage,
        lost=tuple(t.lost),
        terrain=_terrain(t),
        places=tuple(_place(t, place) for place in range(len(t.setting.figures.places))),
        set_sizes={name: SET_PIECES[i].bit_count() for i, name in enumerate(SETS)},
        signposts=tuple(CELL_NAMES[c] for c, post in enumerate(t.setting.figures.post_at) if post >= 0),
        players=tuple(_player(t, seat, viewer) for seat in range(seats)),
        units=tuple(_unit(t, unit) for unit in range(UNITS) if visible(t, unit, viewer)),
        fog=t.foggy(),
        deck_count=len(t.deck),
        drawn=tuple(ARTIFACTS[a] for a in t.drawn) if viewer == t.chooser else (),
        drawn_count=len(t.drawn),
        activation=_activation(t),
        battle=_battle(t),
        coming=outlook.coming(t),
        strikes=tuple(report.strike(account) for account in t.strikes),
        spell=CARDS[t.spell] if t.spell >= 0 else None,
        spell_targets=tuple(UNIT_NAMES[unit] for unit in t.spell_targets),
        going_on=_going_on(t, viewer),
        reconstructed=tuple(t.setting.figures.reconstructed),
        result=t.result(),
    )


def _going_on(t: Tableau, viewer: int | None) -> dict[str, dict[str, Any]]:
    found = groups(t)
    if hiding(t) and viewer != t.chooser:
        found["chain"].pop("facing_unit", None)
    return found


def hiding(t: Tableau) -> bool:
    """Armies are being placed, and nobody sees the others' (RS-R14)."""
    return t.setting.hidden_deployment and t.phase in (DEPLOY, DEPLOY_FACING)


def visible(t: Tableau, unit: int, viewer: int | None) -> bool:
    """On the board, and not hidden by a deployment that is still going on (RS-R14)."""
    if t.status[unit] != BOARD:
        return False
    return not hiding(t) or t.owner[unit] == viewer


def _terrain(t: Tableau) -> tuple[tuple[str, ...], ...]:
    castle = t.setting.figures.castle
    rows: list[list[str]] = [[] for _ in range(13)]
    for cell, kind in enumerate(t.setting.terrain):
        row = int(CELL_NAMES[cell].split(".")[0])
        name = TERRAINS[kind]
        if cell in castle:
            name = "castle"
        elif t.setting.figures.post_at[cell] >= 0:
            name = "signpost"
        rows[row].append(name)
    return tuple(tuple(row) for row in rows)


def _place(t: Tableau, place: int) -> RiseShieldsPlace:
    figures = t.setting.figures
    cells = [cell for cell, other in enumerate(figures.place_at) if other == place]
    kind = TERRAINS[t.setting.terrain[cells[0]]]
    if cells[0] in figures.castle:
        kind = "castle"
    claimed = tuple(seat for seat in range(t.setting.seats) if t.claims[seat] >> place & 1)
    return RiseShieldsPlace(figures.places[place], kind, tuple(CELL_NAMES[c] for c in cells), claimed)


def knows(t: Tableau, artifact: int, viewer: int | None) -> bool:
    """Whether a viewer may know who holds an artifact (RS-R89)."""
    if not t.setting.private:
        return True
    known = t.known[artifact]
    return known == artifacts.everybody(t) or (viewer is not None and bool(known >> viewer & 1))


def _player(t: Tableau, seat: int, viewer: int | None) -> RiseShieldsPlayer:
    leader = t.leader[seat]
    held = [a for a in range(ARTIFACT_COUNT) if t.holder[a] == seat]
    seen = [a for a in held if knows(t, a, viewer)]
    mask = sum(1 << a for a in seen)
    dominion = (SET_PIECES[DOMINION] & ~mask).bit_count()
    settled = t.camp[seat] >= 0
    return RiseShieldsPlayer(
        seat=seat,
        team=t.setting.team[seat],
        camp=CAMPS[t.camp[seat]] if settled else None,
        part=PARTS[t.part[seat]] if t.part[seat] >= 0 else None,
        leader=UNIT_NAMES[leader] if leader >= 0 else None,
        factions=tuple(FACTIONS[f] for f in range(4) if t.faction[f] == seat),
        rows=tuple(tuple(CELL_NAMES[c] for c in row) for row in t.rows(seat)) if settled else (),
        energy=t.energy[seat],
        energy_limit=artifacts.energy_limit(t, seat),
        cards=tuple(_card(t, seat, card) for card in laid_out(t, leader)) if leader >= 0 else (),
        artifact_count=len(held),
        artifacts=tuple(ARTIFACTS[a] for a in seen),
        sets={name: (mask & SET_PIECES[i]).bit_count() for i, name in enumerate(SETS)},
        nearly=(SETS[DOMINION],) if dominion == 1 else (),
        complete=tuple(name for i, name in enumerate(SETS) if t.set_complete(seat, i)),
        dead=tuple(UNIT_NAMES[u] for u in t.tokens[seat] if t.status[u] == DEAD),
        aside=tuple(UNIT_NAMES[u] for u in t.tokens[seat] if t.status[u] == ASIDE),
        reinforced=tuple(UNIT_NAMES[u] for u in t.tokens[seat] if t.reinforced >> u & 1),
        waiting=sum(1 for u in t.tokens[seat] if t.status[u] == 4),
        catapult=CATAPULTS[t.catapult[seat]],
        holds_castle=t.holds_castle(seat),
        fog_announced=bool(t.fog[seat] & FOG_ANNOUNCED),
        eliminated=not t.alive[seat],
        used=tuple(name for i, name in enumerate(USES) if t.used[seat] >> i & 1),
        order=ORDERS[t.standing[seat]] if viewer == seat else None,
        wanted=tuple(CARDS[c] for c in range(24) if viewer == seat and t.wanted[seat] >> c & 1),
        passed=tuple(name for i, name in enumerate(PASSED) if t.passed[seat] >> i & 1),
        achievements=tuple(name for i, name in enumerate(ACHIEVEMENTS) if t.feats[seat] >> i & 1),
        kills=t.kills[seat],
        sieges=t.sieges[seat],
    )


def laid_out(t: Tableau, leader: int) -> list[int]:
    """A leader's cards from the cheapest to the dearest (RS-044, RS-318)."""
    first = (leader - FIRST_LEADER) * HAND
    return sorted(DESCRIBED[first : first + HAND], key=lambda card: t.setting.figures.cost[card])


def _card(t: Tableau, seat: int, card: int) -> RiseShieldsCard:
    state = "open"
    opens = None
    if t.status[t.leader[seat]] == DEAD:
        state = "discarded"
    elif t.blocked[card]:
        state, opens = "blocked", t.blocked[card] - 1
    elif t.opens[card]:
        state, opens = "closed", t.opens[card] - 1
    radius = t.setting.figures.radius[card]
    if not t.setting.private and t.status[t.leader[seat]] == BOARD:
        radius = playing.radius(t, seat, card)
    price = t.setting.figures.cost[card] if t.setting.private else playing.cost(t, seat, card)
    return RiseShieldsCard(CARDS[card], price, None if radius >= WHOLE_MAP else radius, state, opens)


def _unit(t: Tableau, unit: int) -> RiseShieldsUnit:
    s = t.setting
    kind = TYPE_OF[unit]
    cell = t.where[unit]
    return RiseShieldsUnit(
        unit=UNIT_NAMES[unit],
        type=TYPES[kind],
        tier=TIERS[s.figures.tier[kind]],
        unit_class=CLASSES[s.unit_class[unit]],
        ranged=s.ranged[unit],
        owner=t.owner[unit],
        at=CELL_NAMES[cell] if cell >= 0 else None,
        facing=t.facing[unit],
        edges=tuple(SIDES[s.side_at[t.facing[unit] * 6 + edge]] for edge in range(6)),
        attack=s.attack[unit],
        defence=s.defence[unit],
        movement=s.movement[unit],
        abilities=tuple(name for i, name in enumerate(ABILITIES) if s.abilities[unit] >> i & 1),
        marks=tuple(name for i, name in enumerate(MARKS) if t.marks[unit] >> i & 1),
        acts=t.acts[unit],
        blessing=t.blessing[unit],
        diverted=t.diverted[unit] - 1 if t.diverted[unit] else None,
        dice_less=totals.DIVERSION if t.diverted[unit] else 0,
        posts=tuple(name for i, name in enumerate(s.figures.posts) if t.posts[unit] >> i & 1),
    )


def _activation(t: Tableau) -> RiseShieldsActivation | None:
    if t.unit < 0:
        return None
    targets: list[RiseShieldsOdds] = []
    if t.phase == ACTIVATION and t.may_attack and not t.setting.private:
        found: list[int] = []
        movement.attacks_from(t, t.unit, t.hand, t.where[t.unit], found)
        targets = [_odds(t, action) for action in found]
    return RiseShieldsActivation(
        unit=UNIT_NAMES[t.unit],
        seat=t.hand,
        points=t.points,
        extra=t.extra,
        onslaught=t.onslaught,
        charge=t.charge,
        targets=tuple(targets),
        reach=outlook.reach(t),
    )


def _odds(t: Tableau, action: int) -> RiseShieldsOdds:
    kind = movement.kind_of(action)
    target = action - (actions.MELEE, actions.SHOOT, actions.ARC, actions.SIEGE)[kind]
    chances = odds.shown(t, t.unit, target, kind, t.charge)
    account = totals.new_account(t, MAIN_STRIKE, t.unit, target, kind)
    totals.fill_attack(t, account, t.charge)
    totals.fill_defence(t, account)
    _, win = foresight.told(t, "target_falls", chances[odds.WIN], t.unit, target)
    first_loss, counter_loss = (
        foresight.told(t, code, chances[n], target, t.unit)[1] if chances[n] else 0.0
        for code, n in (("first_loss", odds.FIRST_LOSS), ("counter_loss", odds.COUNTER_LOSS))
    )
    return RiseShieldsOdds(
        UNIT_NAMES[target],
        ATTACKS[kind],
        SIDES[account[totals.SIDE]],
        round(win, 6),
        round(first_loss, 6),
        round(counter_loss, 6),
        report.parts(account),
        report.rolls(t, account),
    )


def _battle(t: Tableau) -> RiseShieldsBattle | None:
    if t.attacker < 0 or t.target < 0:
        return None
    return RiseShieldsBattle(
        attacker=UNIT_NAMES[t.attacker],
        target=UNIT_NAMES[t.target],
        attack=ATTACKS[t.attack],
        window=WINDOWS[t.window] if t.asked else None,
        justice=t.justice,
        all_round=t.all_round,
        raised=t.raised,
    )


assert (MELEE, SHOT, ARC, SIEGE) == (0, 1, 2, 3)
