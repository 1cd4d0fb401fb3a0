"""What each legal action costs and gives, said beside it (`Rulebook.remarks`).

All of it is open to everybody, or the decider's own; where artifacts are private no chance is told,
because a chance would give them away (RS-R89). Chances take in cards and rerolls as far as anybody can
foresee them (foresight.py).
"""

from collections.abc import Callable
from typing import Final

from hastilude.core.words import Args, Remark
from hastilude.games.rise_shields import (
    actions,
    casting,
    chances,
    claims,
    foresight,
    movement,
    odds,
    phases,
    playing,
)
from hastilude.games.rise_shields.choice import read
from hastilude.games.rise_shields.hexes import CELLS, EDGE_OF, EDGES_TO, FLANK, FRONT, NEAR, REAR
from hastilude.games.rise_shields.names import (
    ABILITIES,
    ALL_ROUND_DEFENCE,
    ARTIFACTS,
    CARDS,
    DIVERSION,
    FIRE_RAIN,
    FIRST_LEADER,
    GOBLET,
    HAND,
    JUSTICE,
    MAGIC_ARROW,
    PARTS,
    PREEMPTIVE_SHOT,
    PROMISSORY_NOTE,
    PUNISHING_SWORD,
    RAISE_SHIELDS,
    SET_OF,
    SET_PIECES,
    SETS,
    TERRAINS,
    THEFT,
    UNIT_NAMES,
)
from hastilude.games.rise_shields.spells import ARROW_ATTACK, RAIN_ATTACK
from hastilude.games.rise_shields.tableau import Tableau
from hastilude.games.rise_shields.terms import COUNTER, FIRST, MELEE, SHELL, SHOT

Remarks = list[Remark]


def remarks(t: Tableau) -> dict[int, tuple[Remark, ...]]:
    found: dict[int, tuple[Remark, ...]] = {}
    for action in t.legal():
        kind, number = read(action)
        if kind in _SAYS and (said := _SAYS[kind](t, number)):
            found[action] = tuple(said)
    return found


def remarks_of(t: Tableau, action: int) -> tuple[Remark, ...]:
    """Beside one action alone."""
    kind, number = read(action)
    return tuple(_SAYS[kind](t, number)) if kind in _SAYS else ()


# -- the set-up -----------------------------------------------------------------------------------


def _camp(t: Tableau, camp: int) -> Remarks:
    return [Remark("camp_first") if camp == 0 else Remark("camp_second")]


def _leader(t: Tableau, number: int) -> Remarks:
    first = number * HAND
    costs = t.setting.figures.cost
    laid = sorted(range(first, first + HAND), key=lambda card: costs[card])
    return [*_figures(t, FIRST_LEADER + number), Remark("hand", {"cards": [CARDS[card] for card in laid]})]


def _faction(t: Tableau, number: int) -> Remarks:
    """Its gold units: the others are the same in every faction."""
    figures = t.setting.figures
    gold = [u for u in range(FIRST_LEADER) if figures.faction[u] == number and t.setting.elite[u]]
    return [
        Remark("elite", {"unit": UNIT_NAMES[unit], "skills": _abilities(t, unit), **_numbers(t, unit)})
        for unit in gold
    ]


def _part(t: Tableau, part: int) -> Remarks:
    return [Remark("begins", {"begins": PARTS[part]})]


def _deploy(t: Tableau, number: int) -> Remarks:
    unit, cell = divmod(number, CELLS)
    first = cell in t.rows(t.chooser)[0]
    return [*_figures(t, unit), Remark("row", {"row": 1 if first else 2, "terrain": _terrain(t, cell)})]


def _keep(t: Tableau, artifact: int) -> Remarks:
    return _artifact(t, artifact, t.held[t.chooser] | 1 << artifact)


def _return(t: Tableau, artifact: int) -> Remarks:
    return _artifact(t, artifact, t.held[t.chooser])


def _artifact(t: Tableau, artifact: int, held: int) -> Remarks:
    """Its effect, and how far its set is."""
    found = [Remark("effect", {"effect": ARTIFACTS[artifact]})]
    which = SET_OF[artifact]
    if which >= 0:
        pieces = SET_PIECES[which]
        count = (held & pieces).bit_count()
        found.append(Remark("of_set", {"set": SETS[which], "count": count, "size": pieces.bit_count()}))
    return found


# -- units ------------------------------------------------------------------------------------------


def _numbers(t: Tableau, unit: int) -> Args:
    s = t.setting
    return {"strength": s.attack[unit], "defence": s.defence[unit], "movement": s.movement[unit]}


def _abilities(t: Tableau, unit: int) -> list[str]:
    return [name for bit, name in enumerate(ABILITIES) if t.setting.abilities[unit] >> bit & 1]


def _figures(t: Tableau, unit: int) -> Remarks:
    return [Remark("figures", {"skills": _abilities(t, unit), **_numbers(t, unit)})]


def _unit(t: Tableau, unit: int) -> Remarks:
    return _figures(t, unit)


def _terrain(t: Tableau, cell: int) -> str:
    figures = t.setting.figures
    if cell in figures.castle:
        return "castle"
    return "signpost" if figures.post_at[cell] >= 0 else TERRAINS[figures.terrain[cell]]


def _activate(t: Tableau, unit: int) -> Remarks:
    found: list[int] = []
    if t.where[unit] >= 0:
        movement.attacks_from(t, unit, t.chooser, t.where[unit], found)
    points = movement.movement_of(t, unit)
    if t.setting.private and t.setting.leader[unit]:
        points = t.setting.movement[unit]
    return [Remark("ready", {"movement": points, "targets": len(found)})]


def _step(t: Tableau, cell: int) -> Remarks:
    """What lies there, and how much movement is left then."""
    terrain = _terrain(t, cell)
    points = t.points + t.extra - 1
    post = t.setting.figures.post_at[cell]
    if post >= 0 and t.points > 0 and not t.posts[t.unit] >> post & 1:
        points += 1
    if terrain == "swamp":
        return [Remark("swamp")]
    return [Remark("step", {"terrain": terrain, "points": points})]


def _face(t: Tableau, facing: int) -> Remarks:
    """Enemies beside the unit, by the side that it would turn to them."""
    unit = t.unit
    if t.phase == phases.DECLARE_FACING:
        unit = t.attacker
    elif t.phase != phases.ACTIVATION:
        unit = t.facing_unit
    sides = [0, 0, 0, 0]
    here = t.where[unit]
    for cell in NEAR[here]:
        other = t.at[cell]
        if other >= 0 and t.enemies(t.owner[other], t.owner[unit]) and _seen(t, other):
            edge = EDGE_OF[EDGES_TO[here * CELLS + cell]]
            sides[t.setting.side_at[facing * 6 + edge]] += 1
    if not any(sides):
        return [Remark("nobody_near")]
    return [Remark("sides", {"front": sides[FRONT], "flank": sides[FLANK], "rear": sides[REAR]})]


def _seen(t: Tableau, unit: int) -> bool:
    """Not hidden by a deployment that is still going on (RS-R14)."""
    return not t.setting.hidden_deployment or t.phase != phases.DEPLOY_FACING or t.owner[unit] == t.chooser


def _bless(t: Tableau, unit: int) -> Remarks:
    return [Remark("blessing"), Remark("whole_turn")]


def _finish(t: Tableau, number: int) -> Remarks:
    if t.phase != phases.ACTIVATION:
        return [Remark("stops_here")]
    attack = any(actions.MELEE <= action < actions.BLESS for action in t.legal())
    steps = any(actions.STEP <= action < actions.FACE for action in t.legal())
    if attack:
        return [Remark("without_attack")]
    return [Remark("movement_lost", {"points": t.points + t.extra}) if steps else Remark("nothing_left")]


def _at(t: Tableau, cell: int) -> Remarks:
    near = sum(1 for c in NEAR[cell] if t.at[c] >= 0 and t.enemies(t.owner[t.at[c]], t.chooser))
    return [Remark("ground", {"terrain": _terrain(t, cell), "enemies": near})]


def _rebuild(t: Tableau, cell: int) -> Remarks:
    return [Remark("rebuilt"), *_at(t, cell)]


# -- the turn ---------------------------------------------------------------------------------------


def _take(t: Tableau, number: int) -> Remarks:
    place = claims.place_of_leader(t, t.chooser)
    fort = t.setting.figures.is_fort[place]
    found = [Remark("top_artifact") if fort else Remark("one_of_three")]
    return [*found, *_stops(t)]


def _stops(t: Tableau) -> Remarks:
    """The leader's movement ends with it (RS-187, RS-R29)."""
    on_his_way = t.unit >= 0 and t.unit == t.leader[t.chooser] and t.steps > 0 and t.may_move
    return [Remark("ends_movement")] if on_his_way else []


def _use(t: Tableau, artifact: int) -> Remarks:
    if artifact == GOBLET:
        chance = (7 - t.setting.figures.amount[GOBLET]) / 6
        return [Remark("rescue", {"die": t.setting.figures.amount[GOBLET]}, chance)]
    return [Remark("effect", {"effect": ARTIFACTS[artifact]})]


def _end(t: Tableau, number: int) -> Remarks:
    idle = sum(1 for unit in t.tokens[t.chooser] if movement.may_act(t, unit))
    return [Remark("idle", {"count": idle}) if idle else Remark("all_acted")]


def _resign(t: Tableau, number: int) -> Remarks:
    return [Remark("army_leaves")]


# -- cards ------------------------------------------------------------------------------------------


def _play(t: Tableau, card: int) -> Remarks:
    return _card(t, card, playing.cost(t, t.chooser, card))


def _borrow(t: Tableau, card: int) -> Remarks:
    costs = t.setting.figures.cost
    return _card(t, card, costs[PROMISSORY_NOTE] + costs[card])


def _channel(t: Tableau, card: int) -> Remarks:
    return [*_play(t, card), Remark("wizards_stay")]


def _borrow_channel(t: Tableau, card: int) -> Remarks:
    return [*_borrow(t, card), Remark("wizards_stay")]


def _card(t: Tableau, card: int, cost: int) -> Remarks:
    left = t.energy[t.chooser] - cost
    found = [Remark("price", {"cost": cost, "left": left}), Remark("deed", {"deed": CARDS[card]})]
    if t.phase == phases.WINDOW and not t.setting.private:
        found += _strike_with(t, card, left)
    return [*found, *_stops(t)]


def _strike_with(t: Tableau, card: int, left: int) -> Remarks:
    """How likely the strike would be that is due, if this card is played; nothing where it is none any more."""
    other = t.copy()
    assert isinstance(other, Tableau)
    other.energy[t.chooser] = left
    if t.card_owner(card) == t.chooser:
        other.opens[card] = t.active + 1
    if card == JUSTICE:
        other.justice = True
    elif card == PUNISHING_SWORD:
        other.sword = True
    elif card == RAISE_SHIELDS:
        other.raised = True
    elif card == ALL_ROUND_DEFENCE:
        other.all_round = True
    elif card == DIVERSION:
        enemy = t.struck if t.enemies(t.owner[t.struck], t.chooser) else t.striker
        other.diverted[enemy] = t.active + 1
    else:
        return []
    return [_due(other)]


def _due(t: Tableau) -> Remark:
    """The strike that is due."""
    charge = t.charge if t.striker == t.unit else 0
    chance = odds.strike_chance(t, t.strike, t.striker, t.struck, t.blow, charge)
    return Remark("strike", *foresight.told(t, "strike", chance, t.striker, t.struck))


def _block(t: Tableau, card: int) -> Remarks:
    return [Remark("deed", {"deed": CARDS[card]}), Remark("held_by", {"owner": t.card_owner(card)})]


def _area(t: Tableau, corner: int) -> Remarks:
    struck = casting.in_area(t, corner)
    attack = RAIN_ATTACK - (len(struck) - 1)
    found = [Remark("struck", {"units": [UNIT_NAMES[unit] for unit in struck], "attack_value": attack})]
    if not t.setting.private:
        found.append(
            Remark(
                "target_falls", *foresight.told_spell(t, _spell_chance(t, t.card_unit, attack), t.card_unit)
            )
        )
    return found


def _on(t: Tableau, unit: int) -> Remarks:
    found = _figures(t, unit)
    if t.phase == phases.CARD_TARGET and not t.setting.private:
        if t.card == MAGIC_ARROW:
            found.append(
                Remark("target_falls", *foresight.told_spell(t, _spell_chance(t, unit, ARROW_ATTACK), unit))
            )
        elif t.attack == SHELL and t.attacker >= 0:
            found.append(Remark("target_falls", *foresight.told(t, "target_falls", 1.0, t.attacker, unit)))
    if t.phase == phases.CARD_TARGET and t.card == FIRE_RAIN:
        found.append(Remark("area_next"))
    elif t.phase == phases.CARD_TARGET and t.card == THEFT:
        held: int = t.held[t.owner[unit]]
        found.append(Remark("holds", {"count": held.bit_count()}))
    elif t.phase == phases.SPELL_ORDER and not t.setting.private:
        found.append(Remark("target_falls", *foresight.told_spell(t, _against(t, unit, t.spell_total), unit)))
    elif t.phase == phases.SACRIFICE:
        found.append(Remark("lost"))
    return found


def _spell_chance(t: Tableau, unit: int, attack: int) -> float:
    """One die against the unit's base defence and dice (RS-225)."""
    margin = attack - t.setting.defence[unit]
    return chances.count(chances.PLAIN_DICE[0], chances.dice_of(t, unit, False), margin) / chances.THROWS


def _against(t: Tableau, unit: int, total: int) -> float:
    """The spell's die lies already."""
    dice = chances.dice_of(t, unit, False)
    return sum(dice[kept] for kept in range(1, 7) if total > t.setting.defence[unit] + kept) / 36


# -- battles ----------------------------------------------------------------------------------------


def _melee(t: Tableau, target: int) -> Remarks:
    return _attack(t, actions.MELEE + target, target)


def _shoot(t: Tableau, target: int) -> Remarks:
    return _attack(t, actions.SHOOT + target, target)


def _arc(t: Tableau, target: int) -> Remarks:
    return _attack(t, actions.ARC + target, target)


def _siege(t: Tableau, target: int) -> Remarks:
    return _attack(t, actions.SIEGE + target, target)


def _attack(t: Tableau, action: int, target: int) -> Remarks:
    kind = movement.kind_of(action)
    if t.setting.private:
        return _figures(t, target)
    found = odds.shown(t, t.unit, target, kind, t.charge)
    said = [Remark("target_falls", *foresight.told(t, "target_falls", found[odds.WIN], t.unit, target))]
    if found[odds.FIRST_LOSS]:
        said.append(
            Remark("first_loss", *foresight.told(t, "first_loss", found[odds.FIRST_LOSS], target, t.unit))
        )
    if found[odds.COUNTER_LOSS]:
        said.append(
            Remark(
                "counter_loss", *foresight.told(t, "counter_loss", found[odds.COUNTER_LOSS], target, t.unit)
            )
        )
    return said


def _strike(t: Tableau, number: int) -> Remarks:
    shot = t.setting.abilities[t.target] & PREEMPTIVE_SHOT
    return _blow(t, FIRST, t.target, t.attacker, SHOT if shot else MELEE)


def _counter(t: Tableau, number: int) -> Remarks:
    if t.phase == phases.SAVED_COUNTER:
        return _blow(t, COUNTER, t.fallen, t.striker, MELEE)
    return _blow(t, COUNTER, t.target, t.attacker, MELEE)


def _blow(t: Tableau, strike: int, by: int, on: int, kind: int) -> Remarks:
    if t.setting.private:
        return _figures(t, on)
    chance = odds.strike_chance(t, strike, by, on, kind, 0)
    return [Remark("strike", *foresight.told(t, "strike", chance, by, on))]


def _hold(t: Tableau, number: int) -> Remarks:
    return [Remark("attack_follows")]


def _retreat(t: Tableau, cell: int) -> Remarks:
    return [*_at(t, cell), Remark("no_answer")]


def _withdraw(t: Tableau, number: int) -> Remarks:
    return [Remark("withdrawal", {"points": t.points})]


def _stay(t: Tableau, number: int) -> Remarks:
    return [Remark("reply_follows") if t.phase == phases.CAV_WITHDRAW else Remark("battle_ends")]


def _reroll(t: Tableau, number: int) -> Remarks:
    return [Remark("again")]


def _accept(t: Tableau, number: int) -> Remarks:
    return [Remark("falls")] if t.phase == phases.RESCUE else [Remark("die_stays")]


def _pass(t: Tableau, number: int) -> Remarks:
    if t.phase == phases.LETHAL:
        return [Remark("falls")]
    if t.phase == phases.SPELL_WINDOW:
        return [Remark("spell_goes_on")]
    if t.phase == phases.ALLY_MAIN:
        return [Remark("ally_goes_on")]
    if t.phase == phases.WINDOW and not t.setting.private:
        return [_due(t)]
    return [Remark("strike_follows")]


def _pass_turn(t: Tableau, number: int) -> Remarks:
    """An order: what it passes up later is not known yet."""
    return [*_pass(t, number), Remark("not_asked")]


def _only(t: Tableau, card: int) -> Remarks:
    return [*_pass(t, card), Remark("asked_only", {"card": CARDS[card]})]


def _turn(t: Tableau, way: int) -> Remarks:
    facing = (t.facing[t.card_unit] + (1 if way == 0 else 5)) % 6
    return [Remark("will_look", {"facing": str(facing)})]


_SAYS: Final[dict[str, Callable[[Tableau, int], Remarks]]] = {
    "camp": _camp,
    "leader": _leader,
    "faction": _faction,
    "part": _part,
    "leave": _unit,
    "deploy": _deploy,
    "keep": _keep,
    "return": _return,
    "activate": _activate,
    "rebuild": _rebuild,
    "play": _play,
    "channel": _channel,
    "borrow": _borrow,
    "borrow_channel": _borrow_channel,
    "take": _take,
    "use": _use,
    "end": _end,
    "step": _step,
    "face": _face,
    "melee": _melee,
    "shoot": _shoot,
    "arc": _arc,
    "siege": _siege,
    "bless": _bless,
    "finish": _finish,
    "on": _on,
    "area": _area,
    "block": _block,
    "turn": _turn,
    "at": _at,
    "strike": _strike,
    "hold": _hold,
    "counter": _counter,
    "retreat": _retreat,
    "withdraw": _withdraw,
    "stay": _stay,
    "reroll": _reroll,
    "accept": _accept,
    "pass": _pass,
    "pass_battle": _pass,
    "pass_turn": _pass_turn,
    "only": _only,
    "resign": _resign,
}
