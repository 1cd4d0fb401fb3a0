"""What a seat cannot know, laid out anew (ledger, part 7).

Always the order of the deck, what another has drawn and not chosen yet, and standing orders; with
`held_artifacts = private` what others hold unseen; with `simultaneous_hidden` where others
deploy. All of it in an order that depends on nothing but what the seat knows.
"""

from hastilude.core.chance import Chance
from hastilude.games.rise_shields import artifacts, asking
from hastilude.games.rise_shields.names import ARTIFACT_COUNT
from hastilude.games.rise_shields.phases import DEPLOY, DEPLOY_FACING
from hastilude.games.rise_shields.tableau import Tableau
from hastilude.games.rise_shields.terms import BOARD, DECK, DRAWN, WAITING


def imagine(t: Tableau, seat: int, chance: Chance) -> None:
    """Of a fresh copy."""
    t.luck = [0.0] * t.setting.seats
    asking.imagine(t, seat, chance)
    if t.setting.hidden_deployment and t.phase in (DEPLOY, DEPLOY_FACING):
        _deployments(t, seat, chance)
    if t.setting.private:
        _private(t, seat, chance)
    elif t.drawn and t.chooser != seat:
        _foreign_draw(t, chance)
    else:
        t.deck.sort()
        chance.shuffle(t.deck)


def _foreign_draw(t: Tableau, chance: Chance) -> None:
    """What another has drawn goes into the deck, and as many come out of it."""
    count = len(t.drawn)
    unseen = sorted([*t.deck, *t.drawn])
    chance.shuffle(unseen)
    t.drawn = unseen[:count]
    t.deck = unseen[count:]
    for artifact in t.deck:
        t.holder[artifact] = DECK
        t.known[artifact] = 0
    for artifact in t.drawn:
        t.holder[artifact] = DRAWN
        t.known[artifact] = 1 << t.chooser


def _private(t: Tableau, seat: int, chance: Chance) -> None:
    """Unseen cards in others' hands, drawn or in the deck are all one to this seat.

    A set is shown when it is complete, and so are effects that tie others' hands: such hands
    are not imagined.
    """
    seats = t.setting.seats
    unseen: list[int] = []
    sizes = [0] * seats
    for artifact in range(ARTIFACT_COUNT):
        holder = t.holder[artifact]
        if holder >= 0:
            if not t.known[artifact] >> seat & 1:
                sizes[holder] += 1
                unseen.append(artifact)
        elif holder == DECK or (holder == DRAWN and t.chooser != seat):
            unseen.append(artifact)
    drawing = len(t.drawn) if t.chooser != seat else 0
    known = [0] * seats
    for artifact in range(ARTIFACT_COUNT):
        holder = t.holder[artifact]
        if holder >= 0 and t.known[artifact] >> seat & 1:
            known[holder] |= 1 << artifact
    pile = unseen.copy()
    while True:
        chance.shuffle(pile)
        hands = known.copy()
        next_card = 0
        for other in range(seats):
            for _ in range(sizes[other]):
                hands[other] |= 1 << pile[next_card]
                next_card += 1
        if all(artifacts.may_be_unseen(hands[other], known[other]) for other in range(seats)):
            break
        pile = unseen.copy()
    place = 0
    for other in range(seats):
        for _ in range(sizes[other]):
            _lay(t, pile[place], other, 1 << other)
            place += 1
        t.held[other] = hands[other]
        t.settle_sets(other)
    if drawing:
        t.drawn = pile[place : place + drawing]
        for artifact in t.drawn:
            _lay(t, artifact, DRAWN, 1 << t.chooser)
        place += drawing
    t.deck = pile[place:]
    for artifact in t.deck:
        _lay(t, artifact, DECK, 0)


def _lay(t: Tableau, artifact: int, holder: int, known: int) -> None:
    t.holder[artifact] = holder
    t.known[artifact] = known


def _deployments(t: Tableau, seat: int, chance: Chance) -> None:
    """Tokens that others have placed so far, on any cells of their rows (RS-R14)."""
    for other in range(t.setting.seats):
        if other == seat:
            continue
        placed = [unit for unit in t.tokens[other] if t.status[unit] == BOARD]
        everything = [unit for unit in t.tokens[other] if t.status[unit] in (BOARD, WAITING)]
        for unit in placed:
            t.lift(unit)
        for unit in everything:
            t.status[unit] = WAITING
            t.facing[unit] = 0
        machines = [unit for unit in everything if t.setting.machine[unit]]
        others = [unit for unit in everything if not t.setting.machine[unit]]
        chance.shuffle(others)
        if machines and chance.below(len(everything)) < len(placed):
            others.insert(0, machines[0])
        else:
            others.extend(machines)
        for unit in others[: len(placed)]:
            cells = [c for row in t.rows(other) for c in row if t.at[c] < 0 and t.may_stand(unit, c)]
            t.put(unit, cells[chance.below(len(cells))])
            t.facing[unit] = chance.below(6)
        if t.phase == DEPLOY_FACING and t.chooser == other:
            t.facing_unit = others[: len(placed)][chance.below(len(placed))]
