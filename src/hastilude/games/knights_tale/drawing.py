"""The state of a written position: every wrong part refused with its key (docs/notation.md)."""

from collections.abc import Mapping
from typing import Any

from hastilude.core.game import GameError
from hastilude.core.written import as_list, as_name, as_number, as_object, check_keys, check_state
from hastilude.games.knights_tale.cards import (
    AREA_COUNT,
    AREAS,
    ARMOUR_DIE,
    CHARACTERS,
    CITY_PLACES,
    COLOURS,
    DECKS,
    DIE_COUNT,
    EVENTS,
    FACES,
    ITEMS,
    KNIGHT_COUNT,
    KNIGHTS,
    LEVELS,
    MORE_PAWNS,
    MOST_DICE,
    NO_DIE,
    PAWNS,
    PILES,
    PLACES,
    PRESTIGE,
    PRIZES,
    RELIC_KINDS,
    RELICS,
    SCROLL,
    SOLO_CARDS,
    SOURCE_COUNT,
    SOURCES,
    SPECIAL,
    STANDARD_PRIZE,
    SUPPORT,
    SYMBOL,
    TITLE_COUNT,
    TITLES,
    TOURNAMENTS,
    TRACK,
    TRAVEL,
)
from hastilude.games.knights_tale.clash import ENTRIES, ENTRY
from hastilude.games.knights_tale.dealing import full_decks
from hastilude.games.knights_tale.ending import ENDS
from hastilude.games.knights_tale.figures import Figures
from hastilude.games.knights_tale.invariants import check, support_places, travel_places
from hastilude.games.knights_tale.meta import GAME
from hastilude.games.knights_tale.position import REASONS
from hastilude.games.knights_tale.rules import COURSE, PHASES, KnightsTale
from hastilude.games.knights_tale.setting import Setting
from hastilude.games.knights_tale.tableau import (
    ACTION_NEXT,
    AUTOMATIC,
    BOUT_FOUGHT,
    BRAVE_FOUGHT,
    CARD_DONE,
    CHALLENGE_FOUGHT,
    DEALT,
    DOWN,
    ENDED,
    FOR_CARD,
    FOR_TITLE,
    FOR_TOURNAMENT,
    GOAL_PHASE,
    IN_DECK,
    IN_DISCARD,
    KNOCKOUT_NEXT,
    NO_DUEL,
    NOBODY,
    NONE,
    OPEN,
    PERSONAL,
    PUBLIC,
    STEPS,
    TRAVEL_NEXT,
    VP,
)

KEYS = (
    "game",
    "rules",
    "seats",
    "options",
    "phase",
    "stack",
    "seat",
    "round",
    "refreshed",
    "last_travel",
    "order",
    "at",
    "players",
    "initiative",
    "passes",
    "item",
    "titles",
    "decks",
    "rows",
    "board_discard",
    "journey",
    "card",
    "support",
    "events",
    "tournament",
    "duel",
    "report",
    "brave",
    "vp",
    "reason",
)
_PLAYER = (
    "character",
    "glory",
    "coins",
    "faith",
    "strength",
    "horse",
    "armour",
    "support",
    "relics",
    "prestige",
    "hand",
    "played",
    "pawns",
    "placed",
    "heralds",
    "plays",
    "stopped",
    "offered",
    "chosen",
    "returned",
    "earned",
    "scored",
)
_TOURNAMENT = (
    "card",
    "used",
    "prize",
    "prizes_used",
    "places",
    "aside",
    "sweep",
    "stage",
    "bout",
    "entrants",
    "advanced",
    "champions",
    "knockout",
)
_DUEL = (
    "for",
    "place",
    "side",
    "knight",
    "vp",
    "attack",
    "prestige",
    "armour_dice",
    "less",
    "clash",
    "step",
    "first",
    "acted",
    "wins",
    "committed",
    "faith_spent",
    "dice",
    "foe_die",
    "bonus",
    "stars",
    "used_support",
    "used_relics",
    "used_prestige",
    "marked",
    "reroll_most",
    "ring",
    "winner",
)
#: what a drawn position has where it says nothing
_EVENTS = ["good_harvest", "siege", "wandering"]


def from_position(
    given: Mapping[str, Any], figures: Figures, strict: bool = True, version: int = GAME.rules_version
) -> KnightsTale:
    """The state of a position. Cards and tokens that it does not name lie in their decks and piles.

    With `strict` every invariant must hold; tests draw small positions without it.
    """
    check_keys(given, GAME, KEYS, version)
    seats = as_number(given.get("seats"), "seats", 99)
    options = GAME.choose(as_object(given.get("options", {}), "options"))
    GAME.check_seats(seats, options)
    state = KnightsTale(Setting(seats, options, figures, version))
    state.lay_out()
    _frame(state, given)
    _players(state, given)
    _cards(state, given)
    _titles(state, given)
    _tokens(state, given)
    _tournament(state, given)
    _duel(state, given)
    _stack(state, given)
    _rest(state, given)
    _pawns(state, given)
    if strict:
        check_state(state, check)
    return state


def _frame(state: KnightsTale, given: Mapping[str, Any]) -> None:
    sides = state.setting.sides
    state.phase = as_name(given.get("phase", "action"), PHASES, "phase")
    state.seat = as_number(given.get("seat", 0), "seat", sides - 1)
    state.round = as_number(given.get("round", 1), "round", 3)
    late = state.phase not in range(PHASES.index("character"), PHASES.index("travel") + 1)
    state.refreshed = bool(given.get("refreshed", late))
    state.last_travel = bool(given.get("last_travel", False))
    order = [
        as_number(seat, "order", sides - 1)
        for seat in as_list(given.get("order", list(range(sides))), "order")
    ]
    if sorted(order) != list(range(sides)):
        raise GameError("order: each player once (KT-035)")
    state.order = order
    state.at = as_number(given.get("at", _default_at(state)), "at", sides)
    state.initiative = [
        as_number(seat, "initiative", sides - 1)
        for seat in as_list(given.get("initiative", []), "initiative")
    ]
    state.passes = as_number(given.get("passes", 0), "passes")
    state.item = as_number(given.get("item", 0), "item", len(ITEMS))
    state.events_of = [
        NONE if name is None else as_name(name, EVENTS, "events")
        for name in as_list(given.get("events", _EVENTS), "events", 3)
    ]
    if state.phase == ENDED:
        state.reason = ENDS[as_name(given.get("reason"), ENDS, "reason")]


def _default_at(state: KnightsTale) -> int:
    """Where the order has come to: action and travel look to the next player, other phases to the one asked."""
    at = state.order.index(state.seat)
    if PHASES[state.phase] in ("sign_up", "brave"):
        return at
    return (at + 1) % len(state.order)


def _players(state: KnightsTale, given: Mapping[str, Any]) -> None:
    sides = state.setting.sides
    players = as_list(given.get("players", []), "players")
    if len(players) > sides:
        raise GameError(f"players: {len(players)} entries, there must be {sides}")
    for seat in range(sides):
        player = as_object(players[seat] if seat < len(players) else {}, "players")
        unknown = [key for key in player if key not in _PLAYER]
        if unknown:
            raise GameError(f"a player has no {unknown[0]!r}; there are {', '.join(_PLAYER)}")
        _player(state, seat, player)


def _player(state: KnightsTale, seat: int, player: Mapping[str, Any]) -> None:
    vp = state.setting.solo and seat == VP
    before = PHASES[state.phase] == "character"
    default = None if vp or before else CHARACTERS[seat]
    character = player.get("character", default)
    state.character[seat] = NONE if character is None else as_name(character, CHARACTERS, "character")
    state.glory[seat] = as_number(player.get("glory", 0), "glory")
    state.coins[seat] = as_number(player.get("coins", 0), "coins")
    state.faith[seat] = as_number(player.get("faith", 0), "faith")
    state.strength[seat] = as_number(player.get("strength", 0), "strength")
    state.horse[seat] = as_number(player.get("horse", 2), "horse", 4)
    state.armour[seat] = as_number(player.get("armour", 2), "armour", 4)
    for name in as_list(player.get("support", []), "support"):
        kind, mark = _marked(name, "!")
        state.support[seat].append(as_name(kind, SUPPORT, "support") << 1 | (DOWN if mark else 0))
    state.support[seat].sort()
    for name in as_list(player.get("relics", []), "relics"):
        kind, mark = _marked(name, "!")
        state.relics[(seat * RELIC_KINDS + as_name(kind, RELICS, "relics")) * 2 + (1 if mark else 0)] += 1
    for name in as_list(player.get("prestige", []), "prestige"):
        kind, mark = _marked(name, "!")
        masks = state.prestige_down if mark else state.prestige_up
        masks[seat] |= 1 << as_name(kind, PRESTIGE, "prestige")
    for name in as_list(player.get("hand", []), "hand"):
        card, mark = _marked(name, "@")
        state.hands[seat].append(as_name(card, TRAVEL, "hand") << 1 | (OPEN if mark else 0))
    state.hands[seat].sort()
    state.played[seat] = [
        as_name(card, TRAVEL, "played") for card in as_list(player.get("played", []), "played")
    ]
    state.returned[seat] = sorted(
        as_name(card, TRAVEL, "returned") for card in as_list(player.get("returned", []), "returned")
    )
    for name, count in as_object(player.get("placed", {}), "placed").items():
        state.placed[seat * AREA_COUNT + as_name(name, AREAS, "placed")] = as_number(count, "placed")
    state.heralds[seat] = as_number(player.get("heralds", 0), "heralds")
    state.plays[seat] = as_number(player.get("plays", 0), "plays")
    state.stopped[seat] = 1 if player.get("stopped", vp) else 0
    offered = as_list(player.get("offered", [None] * LEVELS), "offered", LEVELS)
    for level, name in enumerate(offered):
        state.offered[seat * LEVELS + level] = NONE if name is None else as_name(name, CHARACTERS, "offered")
    chosen = player.get("chosen")
    state.chosen[seat] = NONE if chosen is None else as_name(chosen, CHARACTERS, "chosen")
    earned = as_object(player.get("earned", {"start": state.glory[seat]}), "earned")
    for name, number in earned.items():
        if type(number) is not int:
            raise GameError(f"earned: {number!r} is not a whole number")
        state.earned[seat * SOURCE_COUNT + as_name(name, SOURCES, "earned")] = number
    for title in as_list(player.get("scored", []), "scored"):
        state.scored[seat] |= 1 << as_name(title, TITLES, "scored")


def _marked(name: object, mark: str) -> tuple[str, bool]:
    text = str(name)
    return text.removesuffix(mark), text.endswith(mark)


def _pawns(state: KnightsTale, given: Mapping[str, Any]) -> None:
    """Six, less those that stand on the board and that Call to arms takes."""
    players = as_list(given.get("players", []), "players")
    change = 0
    figures = state.setting.figures
    if not state.refreshed and state.events_of[state.round - 1] != NONE:
        event = state.event()
        effect = figures.event_gain[event][0]
        if figures.event_everyone[event] and effect[0] == MORE_PAWNS:
            change = effect[1]
    for seat in range(state.setting.sides):
        base = seat * AREA_COUNT
        rest = max(0, PAWNS + change - sum(state.placed[base : base + AREA_COUNT]))
        player = players[seat] if seat < len(players) else {}
        setup = PHASES[state.phase] in ("character", "handicap", "titles_keep", "travel_return")
        state.pawns[seat] = as_number(player.get("pawns", 0 if setup else rest), "pawns", PAWNS)


def _cards(state: KnightsTale, given: Mapping[str, Any]) -> None:
    full_decks(state)
    full = [cards.copy() for cards in state.decks]
    rows = as_object(given.get("rows", {}), "rows")
    state.decks = [[], [], []]
    for deck, name in enumerate(DECKS):
        state.rows[deck] = [as_name(card, TRAVEL, "rows") for card in as_list(rows.get(name, []), "rows")]
    state.spent = [
        as_name(card, TRAVEL, "board_discard")
        for card in as_list(given.get("board_discard", []), "board_discard")
    ]
    decks = as_object(given.get("decks", {}), "decks")
    elsewhere = travel_places(state)
    for deck, name in enumerate(DECKS):
        if name in decks:
            state.decks[deck] = sorted(
                as_name(card, TRAVEL, "decks") for card in as_list(decks[name], "decks")
            )
            continue
        for card in full[deck]:
            if elsewhere[card]:
                elsewhere[card] -= 1
            else:
                state.decks[deck].append(card)
    journey = as_object(given.get("journey", {}), "journey")
    state.picks = as_number(journey.get("left", 0), "journey")
    drawn = as_object(journey.get("drawn", {}), "journey")
    state.blind = [as_number(drawn.get(name, 0), "journey") for name in DECKS]
    named = given.get("card")
    duel = given.get("duel")
    for_title = isinstance(duel, Mapping) and duel.get("for") == "title"
    state.card = NONE if named is None else as_name(named, TITLES if for_title else TRAVEL, "card")


def _titles(state: KnightsTale, given: Mapping[str, Any]) -> None:
    titles = as_object(given.get("titles", {}), "titles")
    for key in titles:
        if key not in ("public", "deck", "discard", "personal", "dealt"):
            raise GameError(f"titles have no {key!r}")
    placed: set[int] = set()
    zones: list[tuple[str, int, object]] = [
        ("public", PUBLIC, titles.get("public", [])),
        ("deck", IN_DECK, titles.get("deck", [])),
        ("discard", IN_DISCARD, titles.get("discard", [])),
    ]
    for key, zone in (("personal", PERSONAL), ("dealt", DEALT)):
        for seat, names in enumerate(as_list(titles.get(key, []), key)):
            zones.append((key, zone + seat, names))
    for key, zone, names in zones:
        for name in as_list(names, key):
            word, _, known = str(name).partition("@")
            title = as_name(word, TITLES, key)
            if title in placed:
                raise GameError(f"titles: {word} is in two places")
            placed.add(title)
            state.title_zone[title] = zone
            for knower in filter(None, known.split(",")):
                number: object = int(knower) if knower.isdigit() else knower
                state.title_known[title] |= 1 << as_number(number, key, 3)
    # three public titles, if they are not named: the first that lie nowhere else
    for title in range(TITLE_COUNT):
        if title not in placed and "public" not in titles and state.titles_in(PUBLIC) < 3:
            state.title_zone[title] = PUBLIC
            placed.add(title)


def _tokens(state: KnightsTale, given: Mapping[str, Any]) -> None:
    """Tokens that are not named lie in their piles; those named come from the ordinary ones first."""
    full = [pile.copy() for pile in state.setting.figures.piles]
    support = as_object(given.get("support", {}), "support")
    for key in support:
        if key not in ("track", "event", "removed", *PILES):
            raise GameError(f"support has no {key!r}")
    track = as_list(support.get("track", [None] * len(TRACK)), "track", len(TRACK))
    state.track = [NONE if name is None else as_name(name, SUPPORT, "track") for name in track]
    event = support.get("event")
    state.event_token = NONE if event is None else as_name(event, SUPPORT, "event")
    state.removed = [
        as_name(name, SUPPORT, "removed") for name in as_list(support.get("removed", []), "removed")
    ]
    brave = as_object(given.get("brave", {}), "brave")
    state.held = [as_number(number, "held") for number in as_list(brave.get("held", []), "held")]
    state.held_support = [
        as_name(name, SUPPORT, "held") for name in as_list(brave.get("held_support", []), "held")
    ]
    state.piles = [[], [], [], [], []]
    elsewhere = support_places(state)
    named = [name in support for name in PILES]
    for pile, name in enumerate(PILES):
        if named[pile]:
            state.piles[pile] = sorted(as_name(kind, SUPPORT, name) for kind in as_list(support[name], name))
    if any(named) and all(named):
        return
    for pile in (0, 1, 2, SPECIAL, SCROLL):
        if named[pile]:
            continue
        for kind in full[pile]:
            if elsewhere[kind]:
                elsewhere[kind] -= 1
            else:
                state.piles[pile].append(kind)


def _tournament(state: KnightsTale, given: Mapping[str, Any]) -> None:
    setting = state.setting
    found = as_object(given.get("tournament", {}), "tournament")
    for key in found:
        if key not in _TOURNAMENT:
            raise GameError(f"tournament has no {key!r}; it has {', '.join(_TOURNAMENT)}")
    first = TOURNAMENTS[setting.figures.card_players.index(setting.sides)]
    card = found.get("card", first)
    state.tournament = NONE if card is None else as_name(card, TOURNAMENTS, "card")
    used = as_list(found.get("used", [] if card is None else [card]), "used")
    state.used_cards = sum(1 << as_name(name, TOURNAMENTS, "used") for name in set(used))
    prize = found.get("prize", PRIZES[STANDARD_PRIZE] if setting.plaisance else None)
    state.prize = NONE if prize is None else as_name(prize, PRIZES, "prize")
    state.used_prizes = sum(
        1 << as_name(name, PRIZES, "prizes_used") for name in found.get("prizes_used", [])
    )
    for name, piece in as_object(found.get("places", {}), "places").items():
        place = as_name(name, PLACES, "places")
        there = as_object(piece, "places")
        knight, shield = there.get("knight"), there.get("shield")
        state.knight[place] = NONE if knight is None else as_name(knight, KNIGHTS, "knight")
        state.shield[place] = NOBODY if shield is None else as_number(shield, "shield", setting.sides - 1)
    state.aside = sum(
        1 << as_name(name, KNIGHTS, "aside") for name in as_list(found.get("aside", []), "aside")
    )
    assert state.aside < 1 << KNIGHT_COUNT
    state.sweep = as_number(found.get("sweep", 0), "sweep")
    state.stage = as_number(found.get("stage", 0), "stage", 3)
    state.bout = as_number(found.get("bout", 0), "bout", 4)
    state.entrants = [_place(cell) for cell in as_list(found.get("entrants", []), "entrants")]
    state.advanced = [_place(cell) for cell in as_list(found.get("advanced", []), "advanced")]
    state.champions = [
        NOBODY if seat is None else as_number(seat, "champions", setting.sides - 1)
        for seat in as_list(found.get("champions", []), "champions")
    ]
    state.knockout = as_number(found.get("knockout", 0), "knockout")


def _place(cell: object) -> int:
    return NONE if cell is None else CITY_PLACES + as_number(cell, "cell", 8) - 1


def _duel(state: KnightsTale, given: Mapping[str, Any]) -> None:
    report: list[int] = []
    for line in as_list(given.get("report", []), "report"):
        words = str(line).split()
        if len(words) != ENTRY or not all(_is_number(word) for word in (words[0], *words[3:])):
            raise GameError(f"report: {line!r} is no line of a report")
        report += [int(words[0]), as_name(words[1], STEPS, "report"), as_name(words[2], ENTRIES, "report")]
        report += [int(word) for word in words[3:]]
    state.report = report
    if given.get("duel") is None:
        return
    found = as_object(given["duel"], "duel")
    for key in found:
        if key not in _DUEL:
            raise GameError(f"duel has no {key!r}; it has {', '.join(_DUEL)}")
    figures = state.setting.figures
    seats = state.setting.sides - 1
    state.duel = as_name(found.get("for", "tournament"), REASONS, "for")
    place = found.get("place")
    state.place = NONE if place is None else as_name(place, PLACES, "place")
    side = as_list(found.get("side", [state.seat, None]), "side", 2)
    state.side = [NOBODY if seat is None else as_number(seat, "side", seats) for seat in side]
    knight = found.get("knight")
    state.foe = NONE if knight is None else as_name(knight, KNIGHTS, "knight")
    state.foe_vp = bool(found.get("vp", False))
    attack = prestige = dice = 0
    less = [0, 0, 0]
    if state.foe != NONE:
        attack, prestige = figures.knight_attack[state.foe], figures.knight_prestige[state.foe]
        dice, less = figures.knight_dice[state.foe], figures.knight_less[state.foe * 3 : state.foe * 3 + 3]
    elif state.duel == FOR_CARD:
        attack, prestige = figures.attack[state.card], figures.prestige[state.card]
    elif state.duel == FOR_TITLE:
        attack, prestige = figures.needs[state.card].duel_attack, figures.needs[state.card].duel_prestige
    else:
        assert state.duel == FOR_TOURNAMENT
    state.foe_attack = as_number(found.get("attack", attack), "attack")
    state.foe_prestige = as_number(found.get("prestige", prestige), "prestige")
    state.foe_dice = as_number(found.get("armour_dice", dice), "armour_dice")
    given_less = as_object(found.get("less", dict(zip(COLOURS, less, strict=True))), "less")
    state.less = [as_number(given_less.get(colour, 0), "less") for colour in COLOURS]
    state.clash = as_number(found.get("clash", 1), "clash", 3)
    state.step = as_name(found.get("step", "tent"), STEPS, "step")
    first = found.get("first")
    state.first = NONE if first is None else as_number(first, "first", 1)
    state.acted = as_number(found.get("acted", 0), "acted", 2)
    state.wins = _pair(found, "wins")
    state.committed = _pair(found, "committed")
    state.faith_spent = _pair(found, "faith_spent")
    for number, dice_given in enumerate(as_list(found.get("dice", [{}, {}]), "dice", 2)):
        _read_dice(state, number, as_object(dice_given, "dice"))
    state.foe_die = _read_die(found.get("foe_die"))
    _check_face(state, ARMOUR_DIE, state.foe_die)
    state.bonus = _pair(found, "bonus")
    state.stars = _pair(found, "stars")
    state.used_support = [
        [as_name(kind, SUPPORT, "used_support") for kind in as_list(kinds, "used_support")]
        for kinds in as_list(found.get("used_support", [[], []]), "used_support", 2)
    ]
    state.used_relics = [
        [as_name(kind, RELICS, "used_relics") for kind in as_list(kinds, "used_relics")]
        for kinds in as_list(found.get("used_relics", [[], []]), "used_relics", 2)
    ]
    state.used_prestige = [
        sum(1 << as_name(kind, PRESTIGE, "used_prestige") for kind in as_list(kinds, "used_prestige"))
        for kinds in as_list(found.get("used_prestige", [[], []]), "used_prestige", 2)
    ]
    state.marked = sum(
        1 << as_number(die, "marked", DIE_COUNT - 1) for die in as_list(found.get("marked", []), "marked")
    )
    state.reroll_most = as_number(found.get("reroll_most", 0), "reroll_most", DIE_COUNT)
    state.ring = bool(found.get("ring", False))
    winner = found.get("winner")
    state.winner = NONE if winner is None else as_number(winner, "winner", 1)


def _stack(state: KnightsTale, given: Mapping[str, Any]) -> None:
    """What was interrupted follows from the card, the duel and the titles that lie there."""
    if state.card != NONE and state.duel != FOR_TITLE:
        state.stack.append(KNOCKOUT_NEXT if state.entrants else TRAVEL_NEXT)
    if state.duel == FOR_TOURNAMENT:
        state.stack.append(BOUT_FOUGHT)
    elif state.duel != NO_DUEL:
        state.stack.append(CHALLENGE_FOUGHT if state.duel == FOR_CARD else BRAVE_FOUGHT)
    if state.phase == GOAL_PHASE:
        state.stack.append(ACTION_NEXT if state.card == NONE else CARD_DONE)
    names = [COURSE[phase - AUTOMATIC].name for phase in state.stack]
    if as_list(given.get("stack", names), "stack") != names:
        raise GameError(f"stack: {given['stack']!r}, but what is interrupted here is {names!r}")


def _is_number(word: str) -> bool:
    return word.removeprefix("-").isdecimal()


def _pair(found: Mapping[str, Any], key: str) -> list[int]:
    """A number for each side, perhaps below 0."""
    pair = as_list(found.get(key, [0, 0]), key, 2)
    if any(type(number) is not int for number in pair):
        raise GameError(f"{key}: {pair!r} are not two whole numbers")
    return list(pair)


def _read_dice(state: KnightsTale, side: int, given: Mapping[str, Any]) -> None:
    for colour, name in enumerate(COLOURS):
        values = [_read_die(one) for one in as_list(given.get(name, []), "dice")]
        for die in values:
            _check_face(state, colour, die)
        if len(values) > MOST_DICE:
            raise GameError(f"dice: {len(values)} {name} dice, there are {MOST_DICE} at most (KT-152)")
        values.sort(key=lambda die: die & 7)
        at = side * DIE_COUNT + (colour + 1) * MOST_DICE - len(values)
        for n, die in enumerate(values):
            state.dice[at + n] = die


def _check_face(state: KnightsTale, colour: int, die: int) -> None:
    """A face of that colour, its symbol being activated or not (KT-155 … KT-158)."""
    base = colour * 2 * FACES
    faces = state.setting.figures.die[base : base + 2 * FACES]
    if die != NO_DIE and die not in faces:
        shown = ", ".join(_face(face) for face in sorted(set(faces)))
        raise GameError(f"dice: {_face(die)} is on no {COLOURS[colour]} die; its faces are {shown}")


def _face(die: int) -> str:
    return f"S{die & 7}" if die & SYMBOL else str(die)


def _read_die(die: object) -> int:
    if die is None:
        return NO_DIE
    if isinstance(die, str) and die.startswith("S") and die[1:].isdigit():
        return SYMBOL | as_number(int(die[1:]), "dice", 7)
    return as_number(die, "dice", 7)


def _rest(state: KnightsTale, given: Mapping[str, Any]) -> None:
    sides = state.setting.sides
    brave = as_object(given.get("brave", {}), "brave")
    state.brave_tried = sum(1 << as_number(seat, "brave", sides - 1) for seat in brave.get("tried", []))
    state.brave_won = sum(1 << as_number(seat, "brave", sides - 1) for seat in brave.get("won", []))
    vp = as_object(given.get("vp", {}), "vp")
    decks = state.setting.figures.solo_deck
    default = [
        name
        for card, name in enumerate(SOLO_CARDS)
        if state.setting.solo and decks[card] in (0, state.setting.personality)
    ]
    state.vp_discard = [as_name(card, SOLO_CARDS, "vp") for card in as_list(vp.get("discard", []), "vp")]
    state.vp_deck = sorted(as_name(card, SOLO_CARDS, "vp") for card in as_list(vp.get("deck", default), "vp"))
    card = vp.get("card")
    state.vp_card = NONE if card is None else as_name(card, SOLO_CARDS, "vp")
    state.vp_action = as_number(vp.get("action", 0), "vp", 3) - 1
