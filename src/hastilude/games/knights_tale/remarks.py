"""What each option costs and gives, said beside it; and how likely what it promises is.

Nothing in it is secret from who decides: their own cards and titles, and what lies open.
"""

from pathlib import Path

from hastilude.core.calibration import calibration_in
from hastilude.core.words import Args, Remark
from hastilude.games.knights_tale import actions, clash
from hastilude.games.knights_tale.appraisal import Appraisal
from hastilude.games.knights_tale.cards import (
    A_GOAL,
    A_INITIATIVE,
    A_JOURNEY,
    BUY,
    CALL,
    CHARACTER,
    CHOOSE,
    CITY_PLACES,
    CLASSES,
    COLOURS,
    COMMIT,
    DECKS,
    DECLINE,
    DIE_COUNT,
    DONE,
    DRAW,
    EVENT_ACTION,
    EVENT_ITEM,
    FIGHT,
    FIRST_CHALLENGE,
    HANDICAP,
    ITEMS,
    KEEP,
    KNIGHTS,
    MARK,
    MARKET,
    NEW_GOAL,
    PASS,
    PLAY,
    RAISE_HORSE,
    RECOVER,
    RECRUIT,
    REFRESH_TOKEN,
    RESOURCES,
    RETURN,
    ROLL,
    SIGN_UP,
    SIMPLE,
    STANDARD,
    STOP,
    SUPPORT,
    SUPPORTS,
    TAKE,
    TAKE_RELIC,
    TIMINGS,
    USE,
    USE_FAITH,
    USE_RELIC,
    WAIT,
)
from hastilude.games.knights_tale.effects import can_have
from hastilude.games.knights_tale.ending import duel_title
from hastilude.games.knights_tale.fencing import Fencing
from hastilude.games.knights_tale.tableau import (
    BRAVE_PHASE,
    NOBODY,
    NONE,
    REFRESH_PHASE,
    RELIC_PHASE,
    STRENGTH_PHASE,
    TENT_PHASE,
    Tableau,
)
from hastilude.games.knights_tale.titles import Means
from hastilude.games.knights_tale.weights import Weights
from hastilude.games.knights_tale.wording import effect_text, needs_text

CALIBRATION = calibration_in(Path(__file__).parent)


def told_card(state: Tableau, seat: int, card: int) -> float:
    """The chance to win the duel of a challenge card, as it is told."""
    return CALIBRATION.told("win_card", Appraisal(state, Weights()).shown_card_chance(seat, card))


def told_knight(state: Tableau, seat: int, knight: int) -> float:
    """The chance to win the duel against a knight of the tournament to come."""
    kind = "win_share-plaisance" if state.setting.plaisance else "win_share-pas_d_armes"
    return CALIBRATION.told(kind, Appraisal(state, Weights()).shown_chance(seat, knight))


def remarks(state: Tableau) -> dict[int, tuple[Remark, ...]]:
    fencing = _fencing(state)
    return {action: _beside(state, fencing, action) for action in state.legal()}


def remarks_of(state: Tableau, action: int) -> tuple[Remark, ...]:
    """Beside one option alone."""
    return _beside(state, _fencing(state), action)


def _fencing(state: Tableau) -> Fencing | None:
    in_duel = TENT_PHASE <= state.phase <= RELIC_PHASE and state.phase != REFRESH_PHASE
    return Fencing(Appraisal(state, Weights())) if in_duel else None


def _beside(state: Tableau, fencing: Fencing | None, action: int) -> tuple[Remark, ...]:
    said = _of(state, action)
    return (*said, *_odds(state, fencing, action)) if fencing is not None else tuple(said)


def _of(state: Tableau, action: int) -> list[Remark]:
    if action < SIMPLE:
        return _setting_up(state, action)
    if action < TAKE:
        return _pawn(state, action)
    if action < SIGN_UP:
        return _travelling(state, action)
    if action < TAKE_RELIC:
        return _signing(state, action)
    return _duelling(state, action)


# -- effects and conditions --------------------------------------------------------------


def _gain(effect: list[int]) -> list[Remark]:
    """The parts of an effect, one by one."""
    return _parts(effect_text(effect)) if effect else []


def _parts(text: str) -> list[Remark]:
    """`glory 3 + prestige office`, each part by a message `remark-…` of its first word."""
    found: list[Remark] = []
    for part in text.split(" + "):
        head, *rest = part.split()
        if not rest:
            found.append(_part(head, {}))
        elif rest[0] in ("any", "top"):
            found.append(_part(f"{head}_{rest[0]}", {"count": int(rest[1])} if len(rest) > 1 else {}))
        elif head in ("prestige", "relic", "support", "without"):
            name = "support" if head == "without" else head
            found.append(_part(head, {name: rest[0]}))
        elif head == "refresh":
            found.append(_part(head, {"kind": rest[0]}))
        elif head == "turn":
            found.append(_part(head, {"die": rest[0], "count": int(rest[1])}))
        elif head in ("horse", "armour"):
            found.append(_part(head, {"level": int(rest[0]), "from_level": int(rest[0]) - 1}))
        else:
            found.append(_counted(head, int(rest[0])))
    return found


def _part(code: str, args: Args) -> Remark:
    return Remark(code, args)


def _counted(code: str, count: int) -> Remark:
    """With a sign: `+3`, `−1`."""
    return Remark(code, {"count": count, "signed": f"+{count}" if count > 0 else f"−{-count}"})


def _sides(effects: list[list[int]]) -> list[Remark]:
    """One effect, or the sides of a slash (KT-116)."""
    said: list[Remark] = [] if len(effects) < 2 else [Remark("choice")]
    for effect in effects:
        said += _gain(effect)
    return said


def _needs(state: Tableau, title: int) -> list[Remark]:
    """What a title asks for, and whether it is there."""
    needs = state.setting.figures.needs[title]
    said: list[Remark] = []
    for part in needs_text(needs).split(" + "):
        head, *rest = part.split()
        if head == "without":
            said.append(_part("need_without", {"support": rest[0]}))
        elif head == "duel":
            said.append(_part("need_duel", {"attack": int(rest[0]), "stars": int(rest[1])}))
        elif rest[0] == "any":
            said.append(_part(f"need_{head}_any", {"count": int(rest[1])}))
        elif head == "support":
            said.append(_part("need_support", {"support": rest[0], "count": int(rest[1])}))
        elif head in ("horse", "armour"):
            said.append(_part(f"need_{head}", {"level": int(rest[0])}))
        else:
            said.append(_part(f"need_{head}", {"count": int(rest[0])}))
    if needs.duel_attack < 0 and Means(state, state.seat).meets(needs):
        said.append(Remark("met"))
    return said


def _cost(code: int, number: int) -> Remark:
    return Remark("cost", {"purse": RESOURCES[code], "count": number}) if number else Remark("free")


# -- setting up --------------------------------------------------------------------------


def _setting_up(state: Tableau, action: int) -> list[Remark]:
    figures = state.setting.figures
    if action < HANDICAP:
        return _character(state, action - CHARACTER)
    if action < KEEP:
        item = action - (HANDICAP if action < STANDARD else STANDARD)
        level = 1 if action < STANDARD else state.level(state.seat, item)
        return [Remark("level", {"item": ITEMS[item], "level": level})]
    if action < RETURN:
        title = action - KEEP
        return [Remark("title_worth", {"count": figures.title_worth[title]}), *_needs(state, title)]
    if action < DONE:
        return [_counted("strength", 1), Remark("given_back"), *_card(state, action - RETURN, False)]
    return [Remark("kept", {"count": len(state.hands[state.seat])})]


def _character(state: Tableau, card: int) -> list[Remark]:
    """Starting goods, income, titles and cards (KT-027 … KT-034)."""
    figures = state.setting.figures
    glory, coins, faith, strength, horse, armour = figures.start[card]
    said = [
        Remark("start", {"glory": glory, "coins": coins, "faith": faith, "strength": strength}),
        Remark("levels", {"horse": horse, "armour": armour}),
    ]
    coins, faith, strength = figures.income[card]
    said.append(Remark("income", {"coins": coins, "faith": faith, "strength": strength}))
    said.append(Remark("titles_dealt", {"count": figures.dealt[card], "kept": figures.kept[card]}))
    romance, trade, challenge = figures.draws[card]
    said.append(Remark("cards_dealt", {"romances": romance, "trades": trade, "challenges": challenge}))
    if figures.gift[card] != NONE:
        said.append(Remark("gift"))
    return said


# -- the action phase --------------------------------------------------------------------


def _pawn(state: Tableau, action: int) -> list[Remark]:
    figures = state.setting.figures
    seat = state.seat
    if action < MARKET:
        return _area(state, action - SIMPLE)
    if action < BUY:
        item = action - MARKET
        price = actions.item_price(state, seat, item)
        return [_cost(1, price), Remark("level", {"item": ITEMS[item], "level": state.level(seat, item) + 1})]
    if action < CALL:
        cell = action - BUY
        return [_cost(1, actions.token_price(state, seat, cell)), *_token(state, state.track[cell], True)]
    if action < NEW_GOAL:
        return _place(state, action - CALL)
    if action == NEW_GOAL:
        return _gain(figures.area_gain[A_GOAL])
    event = state.event()
    cost = figures.event_cost[event]
    said = [_cost(cost[0], cost[1])] if cost else [Remark("free")]
    if action == EVENT_ACTION:
        effect = figures.event_gain[event][0]
        if effect[0] == RECRUIT and state.event_token != NONE:
            return said + _token(state, state.event_token, True)
        return said + _gain(effect)
    for effect in figures.event_gain[event]:
        if effect[0] == RAISE_HORSE + action - EVENT_ITEM:
            said += _gain(effect)
    return said


def _area(state: Tableau, area: int) -> list[Remark]:
    gain = state.setting.figures.area_gain[area]
    if area == A_INITIATIVE:
        return [*_gain(gain), Remark("initiative", {"place": len(state.initiative) + 1})]
    if area == A_JOURNEY:
        more = state.support_sum(state.seat, state.setting.figures.journey_cards)
        return [_counted("journey", gain[1] + more)]
    return _gain(gain)


def _token(state: Tableau, kind: int, named: bool) -> list[Remark]:
    """A support token: when it serves, and what it does."""
    figures = state.setting.figures
    said = [Remark("support", {"support": SUPPORT[kind]})] if named else []
    return [*said, Remark("timing", {"timing": TIMINGS[figures.timing[kind]]}), *_gain(figures.effect[kind])]


def _place(state: Tableau, place: int) -> list[Remark]:
    """Who is met there: a knight with the figures and one's chance, a player, or somebody unknown."""
    other = place
    said: list[Remark] = []
    if place >= CITY_PLACES:  # the partner of the pair (KT-R25)
        other = CITY_PLACES + ((place - CITY_PLACES) ^ 1)
        if state.shield[other] != NOBODY:
            return [Remark("meets_player", {"rival": state.who(state.shield[other])})]
        if state.knight[other] == NONE:
            return [Remark("meets_unknown")]
    figures = state.setting.figures
    knight = state.knight[other]
    said.append(
        Remark(
            "knight",
            {
                "knight": KNIGHTS[knight],
                "class": CLASSES[figures.knight_class[knight]],
                "attack": figures.knight_attack[knight],
                "dice": figures.knight_dice[knight],
                "stars": figures.knight_prestige[knight],
                "glory": figures.knight_glory[knight],
            },
        )
    )
    for colour, name in enumerate(COLOURS):
        if figures.knight_less[knight * 3 + colour]:
            said.append(Remark("less", {"die": name, "count": figures.knight_less[knight * 3 + colour]}))
    return [*said, Remark("win_share", chance=told_knight(state, state.seat, knight))]


# -- travel cards ------------------------------------------------------------------------


def _travelling(state: Tableau, action: int) -> list[Remark]:
    if action < DRAW:
        return _card(state, action - TAKE, True)
    if action < PLAY:
        return [Remark("unseen", {"count": len(state.decks[action - DRAW]), "deck": DECKS[action - DRAW]})]
    if action < STOP:
        return _card(state, action - PLAY, True)
    if action == STOP:
        final = state.knockout > 0 or state.setting.pass_is_final
        return [
            Remark("stop_final", {"count": len(state.hands[state.seat])}) if final else Remark("stop_turn")
        ]
    effect = state.setting.figures.gain[state.card][action - CHOOSE]
    said = _gain(effect)
    return said if can_have(state, state.seat, effect) else [*said, Remark("in_vain")]


def _card(state: Tableau, card: int, chance: bool) -> list[Remark]:
    figures = state.setting.figures
    said: list[Remark] = []
    if card >= FIRST_CHALLENGE:
        said.append(Remark("foe", {"attack": figures.attack[card], "stars": figures.prestige[card]}))
        if chance:
            said.append(Remark("win_card", chance=told_card(state, state.seat, card)))
    elif figures.cost[card]:
        said.append(_cost(1, figures.cost[card]))
    said += _sides(figures.gain[card])
    if not any(can_have(state, state.seat, effect) for effect in figures.gain[card]):
        said.append(Remark("in_vain"))
    return said


# -- signing up, titles ------------------------------------------------------------------


def _signing(state: Tableau, action: int) -> list[Remark]:
    if action < WAIT:
        return _place(state, action - SIGN_UP)
    if action == WAIT:
        return [Remark("wait")]
    if state.phase != BRAVE_PHASE:
        return [Remark("no_shield")]
    title = duel_title(state, state.seat)
    if action == DECLINE:
        return [Remark("no_title") if title != NONE else Remark("no_such_title")]
    assert action == FIGHT
    figures = state.setting.figures
    needs = figures.needs[title]
    chance = Appraisal(state, Weights()).shown_title_chance(state.seat, needs)
    return [
        Remark("title_worth", {"count": figures.title_worth[title]}),
        Remark("foe", {"attack": needs.duel_attack, "stars": needs.duel_prestige}),
        Remark("win_title", chance=CALIBRATION.told("win_title", chance)),
    ]


# -- the duel ----------------------------------------------------------------------------


def _duelling(state: Tableau, action: int) -> list[Remark]:
    figures = state.setting.figures
    if action < USE_FAITH:
        return _gain(figures.relic_effect[action - TAKE_RELIC])
    if action == USE_FAITH:
        return [_cost(2, 1), _counted("reroll", clash.faith_dice(state, state.seat))]
    if action < USE_RELIC:
        return _gain(figures.effect[action - USE])
    if action < REFRESH_TOKEN:
        return _gain(figures.relic_effect[action - USE_RELIC])
    if action < COMMIT:
        return _used(state, action - REFRESH_TOKEN)
    if action < MARK:
        return _strength(state, action - COMMIT)
    if action < ROLL:
        die = state.dice[clash.actor(state) * DIE_COUNT + action - MARK]
        return [Remark("die_shows", {"count": die & 7})]
    if action == ROLL:
        return [Remark("rolls", {"count": clash.marks(state)})]
    if action == PASS:
        return [Remark("nothing_spent")]
    return _used(state, action - RECOVER)


def _used(state: Tableau, token: int) -> list[Remark]:
    """A token that lies face down and may be turned up."""
    if token < SUPPORTS:
        return _token(state, token, False)
    return _gain(state.setting.figures.relic_effect[token - SUPPORTS])


def _strength(state: Tableau, count: int) -> list[Remark]:
    """Dice that the strength gives in all clashes of the duel (KT-166, KT-176)."""
    side = clash.actor(state)
    after = state.copy()
    assert isinstance(after, Tableau)
    after.committed[side] = after.committed[side] + count
    dice = clash.dice_count(after, side, 0)
    symbol = bool(clash.is_active(after, side, 0))
    said = [_cost(3, count)] if count else []
    return [*said, Remark("strength_dice", {"count": dice, "symbol": symbol})]


def _odds(state: Tableau, fencing: Fencing, action: int) -> list[Remark]:
    """The chances of this option: of the clash once the dice lie there, and of the duel."""
    in_clash, in_duel = fencing.chances(action)
    alone = state.side[1] == NOBODY
    said: list[Remark] = []
    if state.phase not in (TENT_PHASE, STRENGTH_PHASE):
        kind = "win_clash" if alone else "win_clash_players"
        said.append(Remark("win_clash", chance=CALIBRATION.told(kind, in_clash)))
    before = "-before" if state.phase in (TENT_PHASE, STRENGTH_PHASE) else ""
    if alone:
        return [*said, Remark("win_duel", chance=CALIBRATION.told(f"win_duel{before}", in_duel))]
    chance = CALIBRATION.told(f"win_duel_players{before}", in_duel)
    return [*said, Remark("win_duel_players", chance=chance)]
