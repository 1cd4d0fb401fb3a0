"""What each option of a decision costs and gives, as far as its decider may know."""

from hastilude.core.words import Args, Remark
from hastilude.games.hearts_and_armour.cards import (
    AFFECT,
    DECLARE,
    DECLINE,
    DISCARD,
    EFFECTS,
    GIVE,
    HERO_COUNT,
    HEROES,
    LAY,
    MOVE,
    NO_EFFECT,
    NO_SIDE,
    PLAY,
)
from hastilude.games.hearts_and_armour.forecast import Forecast, fate_of, fates, forecast, knows
from hastilude.games.hearts_and_armour.tableau import ENDED, Tableau, kind_of, layer_of


def remarks(state: Tableau) -> dict[int, tuple[Remark, ...]]:
    if state.phase == ENDED:
        return {}
    return {action: tuple(_of(state, action)) for action in state.legal()}


def _of(state: Tableau, action: int) -> list[Remark]:
    if action < DECLARE:
        return _card(state, action)
    if action == DECLARE:
        return _fight(state, forecast(state, state.seat))
    if action == DECLINE:
        return [Remark("declined", {"effect": EFFECTS[state.effect]})]
    if action < DECLINE:
        return _affect(state, action - AFFECT)
    if action < GIVE:
        return _move(state, state.seat_of(action - MOVE))
    return _give(state, state.seat_of(action - GIVE))


def _card(state: Tableau, action: int) -> list[Remark]:
    """The sum before the hero then, and what the extra action does."""
    figures = state.setting.figures
    number = action - LAY if action < PLAY else action - PLAY
    kind = figures.kind_of[number // HERO_COUNT]
    target = state.seat_of(number % HERO_COUNT)
    found = [_sum(state, target, state.table[target], figures.net[kind])]
    if action < PLAY:
        return [*found, Remark("hidden")]
    effect, earlier = figures.effect[kind], len(state.table[target])
    if effect == NO_EFFECT or not earlier:
        return [*found, Remark("void")]
    return [*found, Remark("acts", {"effect": EFFECTS[effect], "count": earlier})]


def _sum(state: Tableau, seat: int, cards: list[int], extra: int = 0) -> Remark:
    """What would lie before a hero: the sum that the decider knows, and how many cards it does not."""
    net = state.setting.figures.net
    known = extra + sum(net[kind_of(card)] for card in cards if knows(card, state.seat))
    fate = fate_of(state, seat, state.seat, cards, extra)
    args: Args = {
        "hero": HEROES[state.heroes[seat]],
        "net": _signed(known),
        "unknown": fate.unknown,
        "fate": fate.fate,
    }
    return Remark("sum", args)


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


def _fight(state: Tableau, seen: Forecast) -> list[Remark]:
    """Who dies for certain, who may, and what that means by the cards that are known."""
    heroes = fates(state, state.seat)
    dying = [HEROES[state.heroes[one.seat]] for one in heroes if one.fate == "dies"]
    perhaps = [HEROES[state.heroes[one.seat]] for one in heroes if one.fate == "open"]
    found = [Remark("dying", {"heroes": dying})]
    if perhaps:
        found.append(Remark("perhaps", {"heroes": perhaps}))
    if seen.ends and seen.verdict is not None:
        found.append(Remark("verdict", {"verdict": seen.verdict, "sure": seen.sure}))
    return found


def _affect(state: Tableau, place: int) -> list[Remark]:
    """Which card it is; if it is discarded, what is left."""
    cards = state.table[state.target]
    card = cards[place]
    face = state.setting.figures.names[kind_of(card)] if knows(card, state.seat) else None
    found = [Remark("chosen", {"card": face, "layer": layer_of(card)})]
    if state.effect == DISCARD:
        found.append(_sum(state, state.target, cards[:place] + cards[place + 1 :]))
    return found


def _move(state: Tableau, seat: int) -> list[Remark]:
    """Both heroes after it."""
    cards = state.table[state.target]
    left = cards[: state.chosen] + cards[state.chosen + 1 :]
    return [
        _sum(state, seat, [*state.table[seat], cards[state.chosen]]),
        _sum(state, state.target, left),
    ]


def _give(state: Tableau, seat: int) -> list[Remark]:
    """Whose hand it is, how many cards it has then, and what is left before the target."""
    cards = state.table[state.target]
    left = cards[: state.chosen] + cards[state.chosen + 1 :]
    mine, theirs = state.sides[state.seat], state.sides[seat]
    if seat == state.seat:
        whose = "own"
    elif mine == NO_SIDE or theirs == NO_SIDE:
        whose = "other"
    else:
        whose = "comrade" if mine == theirs else "enemy"
    count = len(state.hands[seat]) + 1
    return [Remark("hand", {"whose": whose, "count": count}), _sum(state, state.target, left)]
