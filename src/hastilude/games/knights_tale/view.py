"""What a seat, or a spectator, sees of A Knight's Tale (ledger, parts 7 and 10)."""

from hastilude.games.knights_tale import actions, clash
from hastilude.games.knights_tale.cards import (
    A_EVENT,
    AREA_COUNT,
    AREAS,
    CHARACTERS,
    CITY_PLACES,
    CLASHES_TO_WIN,
    CLASSES,
    COLOURS,
    DECKS,
    DICE,
    DIE_COUNT,
    EVENTS,
    FIRST_CHALLENGE,
    ITEMS,
    KNIGHTS,
    LEVELS,
    MOST_DICE,
    MOST_STRENGTH,
    NO_DIE,
    PILES,
    PLACES,
    PRESTIGE,
    PRIZES,
    RELIC_KINDS,
    RELICS,
    ROUNDS,
    SOLO_CARDS,
    SOURCE_COUNT,
    SOURCES,
    SUPPORT,
    SYMBOL,
    TIMINGS,
    TITLE_COUNT,
    TITLES,
    TOP_LEVEL,
    TOURNAMENTS,
    TRACK,
    TRAVEL,
    deck_of,
)
from hastilude.games.knights_tale.remarks import told_card, told_knight
from hastilude.games.knights_tale.rules import PHASES
from hastilude.games.knights_tale.sights import (
    KnightsTaleArea,
    KnightsTaleCard,
    KnightsTaleCell,
    KnightsTaleDie,
    KnightsTaleDuel,
    KnightsTaleNear,
    KnightsTalePlace,
    KnightsTalePlayer,
    KnightsTaleReport,
    KnightsTaleSide,
    KnightsTaleTitle,
    KnightsTaleToken,
    KnightsTaleTournament,
    KnightsTaleView,
    KnightsTaleVirtual,
)
from hastilude.games.knights_tale.tableau import (
    CHARACTER_PHASE,
    DEALT,
    DOWN,
    ENDED,
    FOR_CARD,
    FOR_TITLE,
    FOR_TOURNAMENT,
    IN_DECK,
    IN_DISCARD,
    JOURNEY_PHASE,
    NO_DUEL,
    NOBODY,
    NONE,
    OPEN,
    PERSONAL,
    PUBLIC,
    RETURN_PHASE,
    STEPS,
    VP,
    Tableau,
)
from hastilude.games.knights_tale.titles import Means, best_titles
from hastilude.games.knights_tale.wording import conditions, effect_text, needs_text


def view(state: Tableau, viewer: int | None) -> KnightsTaleView:
    setting = state.setting
    figures = setting.figures
    return KnightsTaleView(
        viewer=viewer,
        seats=setting.seats,
        options=setting.options,
        phase=PHASES[state.phase],  # KT-005
        seat=state.seat,
        round=state.round,
        last_travel=state.last_travel,
        order=tuple(state.order),
        next_order=(*state.initiative, *(seat for seat in state.order if seat not in state.initiative)),
        event=_event(state, 0),
        event_cost=_event_cost(state),
        event_gain=_event_gain(state),
        event_token=_name(SUPPORT, state.event_token),
        event_taken=state.on_area(A_EVENT) > 0,
        next_event=_event(state, 1),
        players=tuple(_player(state, seat, viewer) for seat in range(setting.sides)),
        areas=tuple(
            KnightsTaleArea(name, _cells(state, area), state.on_area(area)) for area, name in enumerate(AREAS)
        ),
        market=_market(state, viewer),
        track=_track(state, viewer),
        piles={name: len(state.piles[pile]) for pile, name in enumerate(PILES)},
        scroll=tuple(SUPPORT[kind] for kind in state.piles[PILES.index("scroll")]),
        removed=tuple(SUPPORT[kind] for kind in state.removed),
        deck_counts=_deck_counts(state),
        rows={
            name: tuple(_card(state, card, viewer) for card in state.rows[deck])
            for deck, name in enumerate(DECKS)
        },
        board_discard=tuple(TRAVEL[card] for card in state.spent),
        public_titles=_titles(state, PUBLIC),
        title_deck=state.titles_in(IN_DECK),
        title_discard=state.titles_in(IN_DISCARD),
        goals=_goals(state, viewer),
        near=_near(state, viewer),
        titles_glory=_titles_glory(state, viewer),
        known_deck=_known(state, IN_DECK, viewer),
        known_discard=_known(state, IN_DISCARD, viewer),
        hand=() if viewer is None else tuple(_card(state, slot >> 1, viewer) for slot in state.hands[viewer]),
        offered=_offered(state, viewer),
        chosen=None if viewer is None else _name(CHARACTERS, state.chosen[viewer]),
        dealt=() if viewer is None else _titles(state, DEALT + viewer),
        returned=() if viewer is None else tuple(TRAVEL[card] for card in state.returned[viewer]),
        picks=state.picks if state.phase == JOURNEY_PHASE else 0,
        drawn=dict(zip(DECKS, state.blind, strict=True)),
        card=_name(TRAVEL, state.card) if state.duel != FOR_TITLE else None,
        item=ITEMS[state.item] if PHASES[state.phase] == "handicap" else None,
        knockout=state.knockout,
        passes=state.passes,
        tournament=_tournament(state, viewer),
        duel=_duel(state),
        report=report(state),
        virtual=_virtual(state),
        reconstructed=figures.reconstructed,
        result=state.result(),
    )


def _cells(state: Tableau, area: int) -> int | None:
    """None without a limit; an event for everybody has no cell (KT-068)."""
    if area == A_EVENT and state.events_of[0] != NONE and state.setting.figures.event_everyone[state.event()]:
        return 0
    return None if state.setting.cells[area] < 0 else state.setting.cells[area]


def _name(names: tuple[str, ...], number: int) -> str | None:
    return None if number == NONE else names[number]


def _event(state: Tableau, later: int) -> str | None:
    """On the board, and open beside it; they move on in the refresh (KT-071, KT-130, KT-E03)."""
    return _name(EVENTS, _event_number(state, later))


def _event_number(state: Tableau, later: int) -> int:
    at = state.round - 1 + later + (1 if state.refreshed else 0)
    return state.events_of[at] if at < ROUNDS else NONE


def _player(state: Tableau, seat: int, viewer: int | None) -> KnightsTalePlayer:
    setting = state.setting
    figures = setting.figures
    timing = figures.timing
    relics: list[KnightsTaleToken] = []
    for kind, name in enumerate(RELICS):
        at = (seat * RELIC_KINDS + kind) * 2
        effect = effect_text(figures.relic_effect[kind])
        relics += [KnightsTaleToken(name, None, effect, False)] * state.relics[at]
        relics += [KnightsTaleToken(name, None, effect, True)] * state.relics[at + 1]
    prestige: list[KnightsTaleToken] = []
    for kind, name in enumerate(PRESTIGE):
        if (state.prestige_up[seat] | state.prestige_down[seat]) >> kind & 1:
            prestige.append(KnightsTaleToken(name, None, "", bool(state.prestige_down[seat] >> kind & 1)))
    # cards about to be returned are still in the hand for all but their owner (KT-R06)
    cards = [slot >> 1 for slot in state.hands[seat]]
    if viewer != seat:
        cards += state.returned[seat]
    base = seat * AREA_COUNT
    deciding = state.phase == CHARACTER_PHASE or state.phase == RETURN_PHASE
    return KnightsTalePlayer(
        seat=seat,
        virtual=setting.solo and seat == VP,
        character=_name(CHARACTERS, state.character[seat]),
        glory=state.glory[seat],
        coins=state.coins[seat],
        faith=state.faith[seat],
        strength=state.strength[seat],
        horse=state.horse[seat],
        armour=state.armour[seat],
        support=tuple(
            KnightsTaleToken(
                SUPPORT[token >> 1],
                TIMINGS[timing[token >> 1]],
                effect_text(figures.effect[token >> 1]),
                bool(token & DOWN),
            )
            for token in state.support[seat]
        ),
        relics=tuple(relics),
        prestige=tuple(prestige),
        hand_count=len(cards),
        hand_decks=_by_deck(cards),
        hand_known=tuple(TRAVEL[slot >> 1] for slot in state.hands[seat] if slot & OPEN),
        played=tuple(TRAVEL[card] for card in state.played[seat]),
        played_decks=_by_deck(state.played[seat]),
        titles_count=state.titles_in(PERSONAL + seat),
        titles=_seen_titles(state, seat, viewer),
        pawns=state.pawns[seat],
        placed={
            name: state.placed[base + area] for area, name in enumerate(AREAS) if state.placed[base + area]
        },
        plays=state.plays[seat],
        plays_most=state.travel_limit(seat),
        stopped=bool(state.stopped[seat]),
        decided=deciding and seat < state.seat,
        earned=dict(zip(SOURCES, state.earned[seat * SOURCE_COUNT : (seat + 1) * SOURCE_COUNT], strict=True)),
        scored=tuple(TITLES[title] for title in range(TITLE_COUNT) if state.scored[seat] >> title & 1)
        if state.phase == ENDED
        else (),
    )


def _by_deck(cards: list[int]) -> tuple[int, ...]:
    counts = [0, 0, 0]
    for card in cards:
        counts[deck_of(card)] += 1
    return tuple(counts)


def _seen_titles(state: Tableau, seat: int, viewer: int | None) -> tuple[str, ...]:
    everybody = (1 << state.setting.sides) - 1
    found: list[str] = []
    for title in range(TITLE_COUNT):
        if state.title_zone[title] == PERSONAL + seat:
            known = state.title_known[title]
            if viewer == seat or known == everybody or (viewer is not None and known >> viewer & 1):
                found.append(TITLES[title])
    return tuple(found)


def _deck_counts(state: Tableau) -> dict[str, int]:
    return {name: len(state.decks[deck]) for deck, name in enumerate(DECKS)}


def _market(state: Tableau, viewer: int | None) -> dict[str, int]:
    if viewer is None or state.character[viewer] == NONE:
        return {}
    return {
        name: actions.item_price(state, viewer, item)
        for item, name in enumerate(ITEMS)
        if state.level(viewer, item) < TOP_LEVEL
    }


def _track(state: Tableau, viewer: int | None) -> tuple[KnightsTaleCell, ...]:
    figures = state.setting.figures
    return tuple(
        KnightsTaleCell(
            name,
            _name(SUPPORT, state.track[cell]),
            "" if state.track[cell] == NONE else effect_text(figures.effect[state.track[cell]]),
            figures.cell_price[cell] if viewer is None else actions.token_price(state, viewer, cell),
            figures.cell_special[cell],
        )
        for cell, name in enumerate(TRACK)
        if state.setting.track[cell]
    )


def _card(state: Tableau, card: int, viewer: int | None) -> KnightsTaleCard:
    figures = state.setting.figures
    chance = None
    if card >= FIRST_CHALLENGE and viewer is not None and state.character[viewer] != NONE:
        chance = round(100 * told_card(state, viewer, card))
    return KnightsTaleCard(
        TRAVEL[card],
        DECKS[deck_of(card)],
        figures.cost[card],
        figures.attack[card],
        figures.prestige[card],
        tuple(effect_text(effect) for effect in figures.gain[card]),
        chance,
    )


def _event_cost(state: Tableau) -> str:
    event = _event_number(state, 0)
    return "" if event == NONE else effect_text(state.setting.figures.event_cost[event])


def _event_gain(state: Tableau) -> tuple[str, ...]:
    event = _event_number(state, 0)
    if event == NONE:
        return ()
    return tuple(effect_text(effect) for effect in state.setting.figures.event_gain[event])


def _titles(state: Tableau, zone: int) -> tuple[str, ...]:
    return tuple(TITLES[title] for title in range(TITLE_COUNT) if state.title_zone[title] == zone)


def _known(state: Tableau, zone: int, viewer: int | None) -> tuple[str, ...]:
    if viewer is None:
        return ()
    return tuple(
        TITLES[title]
        for title in range(TITLE_COUNT)
        if state.title_zone[title] == zone and state.title_known[title] >> viewer & 1
    )


def _goals(state: Tableau, viewer: int | None) -> tuple[KnightsTaleTitle, ...]:
    if viewer is None or state.character[viewer] == NONE:
        return ()
    figures = state.setting.figures
    means = Means(state, viewer)
    brave = bool(state.brave_won >> viewer & 1)
    best = best_titles(state, viewer, brave)
    return tuple(
        KnightsTaleTitle(
            TITLES[title],
            figures.title_worth[title],
            needs_text(figures.needs[title]),
            state.title_zone[title] == PUBLIC,
            means.meets(figures.needs[title]) and (figures.needs[title].duel_attack < 0 or brave),
            bool(best.titles >> title & 1),
        )
        for title in range(TITLE_COUNT)
        if state.may_score(viewer, title)
    )


def _titles_glory(state: Tableau, viewer: int | None) -> int:
    if viewer is None or state.character[viewer] == NONE:
        return 0
    return best_titles(state, viewer, bool(state.brave_won >> viewer & 1)).glory


def _near(state: Tableau, viewer: int | None) -> tuple[KnightsTaleNear, ...]:
    if viewer is None or state.character[viewer] == NONE:
        return ()
    means = Means(state, viewer)
    brave = bool(state.brave_won >> viewer & 1)
    found: list[KnightsTaleNear] = []
    for title in range(TITLE_COUNT):
        if state.may_score(viewer, title) or state.title_zone[title] == DEALT + viewer:
            needs = conditions(state.setting.figures.needs[title], means, brave)
            have = tuple(there for _, _, there in needs)
            asked = sum(need for _, need, _ in needs)
            part = sum(min(there, need) for _, need, there in needs)
            found.append(KnightsTaleNear(TITLES[title], have, 100 * part // asked))
    return tuple(found)


def _offered(state: Tableau, viewer: int | None) -> tuple[str, ...]:
    if viewer is None or state.phase != CHARACTER_PHASE:
        return ()
    return tuple(CHARACTERS[card] for card in state.offered[viewer * LEVELS : (viewer + 1) * LEVELS])


def _tournament(state: Tableau, viewer: int | None) -> KnightsTaleTournament:
    figures = state.setting.figures
    added: tuple[str, ...] = ()
    if state.setting.plaisance and state.tournament != NONE:
        added = tuple(CLASSES[kind] for kind in figures.card_added[state.tournament][state.round - 1])
    return KnightsTaleTournament(
        kind="plaisance" if state.setting.plaisance else "pas_d_armes",
        card=_name(TOURNAMENTS, state.tournament),
        added=added,
        prize=_name(PRIZES, state.prize),
        prize_gain="" if state.prize == NONE else effect_text(figures.prize_gain[state.prize][0]),
        places=tuple(_place(state, place, viewer) for place in range(len(PLACES)) if _is_there(state, place)),
        sweep=state.sweep,
        stage=state.stage,
        bout=state.bout,
        entrants=tuple(_cell(place) for place in state.entrants),
        advanced=tuple(_cell(place) for place in state.advanced),
        champions=tuple(None if seat == NOBODY else seat for seat in state.champions),
    )


def _is_there(state: Tableau, place: int) -> bool:
    """The bracket's cells always, of a city only those with a knight."""
    if state.setting.plaisance:
        return place >= CITY_PLACES
    return place < CITY_PLACES and state.knight[place] != NONE


def _place(state: Tableau, place: int, viewer: int | None) -> KnightsTalePlace:
    figures = state.setting.figures
    knight = state.knight[place]
    shield = None if state.shield[place] == NOBODY else state.shield[place]
    if knight == NONE:
        return KnightsTalePlace(PLACES[place], None, None, 0, 0, 0, 0, {}, shield, None)
    # every knight lies face up (KT-060, KT-R21)
    return KnightsTalePlace(
        PLACES[place],
        KNIGHTS[knight],
        CLASSES[figures.knight_class[knight]],
        figures.knight_attack[knight],
        figures.knight_dice[knight],
        figures.knight_glory[knight],
        figures.knight_prestige[knight],
        {
            colour: figures.knight_less[knight * 3 + i]
            for i, colour in enumerate(COLOURS)
            if figures.knight_less[knight * 3 + i]
        },
        shield,
        _chance_at(state, knight, viewer),
    )


def _chance_at(state: Tableau, knight: int, viewer: int | None) -> int | None:
    if viewer is None or state.character[viewer] == NONE:
        return None
    return round(100 * told_knight(state, viewer, knight))


def _cell(place: int) -> int | None:
    return None if place == NONE else place - CITY_PLACES + 1


def _duel(state: Tableau) -> KnightsTaleDuel | None:
    if state.duel == NO_DUEL:
        return None
    return KnightsTaleDuel(
        reason={FOR_TOURNAMENT: "tournament", FOR_CARD: "card", FOR_TITLE: "title"}[state.duel],
        knight=_name(KNIGHTS, state.foe),
        card=TRAVEL[state.card] if state.duel == FOR_CARD else None,
        title=TITLES[state.card] if state.duel == FOR_TITLE else None,
        virtual=state.foe_vp,
        clash=state.clash,
        to_win=CLASHES_TO_WIN,
        most_strength=MOST_STRENGTH,
        step=STEPS[state.step],
        first=None if state.first == NONE else state.first,
        acted=state.acted,
        armour_dice=state.foe_dice,
        less={name: state.less[colour] for colour, name in enumerate(COLOURS) if state.less[colour]},
        foe_die=None if state.foe_die == NO_DIE else state.foe_die & 7,
        sides=tuple(_side(state, side) for side in range(2)),
        winner=None if state.winner == NONE else state.winner,
    )


def _side(state: Tableau, side: int) -> KnightsTaleSide:
    seat = state.side[side]
    acting = state.seat == seat
    dice: list[KnightsTaleDie] = []
    for i, name in enumerate(DICE):
        die = state.dice[side * DIE_COUNT + i]
        if die != NO_DIE:
            dice.append(
                KnightsTaleDie(name, die & 7, bool(die & SYMBOL), acting and bool(state.marked >> i & 1))
            )
    return KnightsTaleSide(
        seat=None if seat == NOBODY else seat,
        attack=clash.attack(state, side),
        needed=clash.needed(state, side),
        tie=clash.tie(state, side),
        stars=clash.prestige(state, side),
        wins=state.wins[side],
        committed=state.committed[side],
        faith_spent=state.faith_spent[side],
        bonus=state.bonus[side],
        dice=tuple(dice),
        used_support=tuple(SUPPORT[kind] for kind in state.used_support[side]),
        used_relics=tuple(RELICS[kind] for kind in state.used_relics[side]),
        used_prestige=tuple(
            name for kind, name in enumerate(PRESTIGE) if state.used_prestige[side] >> kind & 1
        ),
    )


# -- the report --------------------------------------------------------------------------


def report(state: Tableau) -> tuple[KnightsTaleReport, ...]:
    """The latest duel as a table of what happened."""
    lines: list[KnightsTaleReport] = []
    numbers = state.report
    for i in range(0, len(numbers), clash.ENTRY):
        charge, step, what, side, number, one, two = numbers[i : i + clash.ENTRY]
        word, count, dice = _entry(what, number)
        lines.append(
            KnightsTaleReport(charge, STEPS[step], clash.ENTRIES[what], side, word, count, dice, (one, two))
        )
    return tuple(lines)


def _entry(what: int, number: int) -> tuple[str | None, int, tuple[str, ...]]:
    """The word, the count and the dice of a report's line."""
    if what in (clash.R_FIRST, clash.R_CLASH):
        return clash.WHYS[number], 0, ()
    if what == clash.R_USED:
        return SUPPORT[number], 0, ()
    if what == clash.R_RELIC:
        return RELICS[number], 0, ()
    if what == clash.R_PRESTIGE:
        return PRESTIGE[number], 0, ()
    if what == clash.R_REFRESHED:
        return clash.token_name(number), 0, ()
    if what == clash.R_RECOVERED:
        return ("strength", "faith")[number] if number < 2 else clash.token_name(number - 2), 0, ()
    if what == clash.R_FAITH:
        return None, 0, tuple(name for i, name in enumerate(DICE) if number >> i & 1)
    if what == clash.R_ROLLED:
        return None, 0, _rolled(number)
    return None, number & 7 if what == clash.R_FOE_DIE else number, ()


def _rolled(number: int) -> tuple[str, ...]:
    """`strength 5`, `horse S0` …, colour by colour."""
    found: list[str] = []
    for i in range(DIE_COUNT):
        die = number >> (4 * i) & 15
        if die != (7 | SYMBOL):
            value = f"S{die & 7}" if die & SYMBOL else str(die)
            found.append(f"{COLOURS[i // MOST_DICE]} {value}")
    return tuple(found)


def _virtual(state: Tableau) -> KnightsTaleVirtual | None:
    setting = state.setting
    if not setting.solo:
        return None
    rival = setting.rival
    return KnightsTaleVirtual(
        knight=_name(KNIGHTS, rival),
        attack=0 if rival == NONE else setting.figures.knight_attack[rival],
        stars=0 if rival == NONE else setting.figures.knight_prestige[rival],
        deck_count=len(state.vp_deck),
        discard=tuple(SOLO_CARDS[card] for card in state.vp_discard),
        solo_card=_name(SOLO_CARDS, state.vp_card),
        action=state.vp_action + 1,
        goal=setting.goal if setting.lone else None,
        crowns=ROUNDS if setting.warrior else None,
    )
