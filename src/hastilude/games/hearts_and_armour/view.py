"""What a seat, or a spectator, sees of Hearts and Armour (ledger, parts 7 and 10)."""

import msgspec

from hastilude.core.words import Result
from hastilude.games.hearts_and_armour.cards import (
    EFFECTS,
    HEROES,
    KNIGHT_DEATH,
    SIDES,
    SORCERER,
    SORCERER_DEATH,
    side_of_hero,
)
from hastilude.games.hearts_and_armour.dealing import goal_of, goals_of
from hastilude.games.hearts_and_armour.forecast import Forecast, forecast, knows
from hastilude.games.hearts_and_armour.position import PHASES
from hastilude.games.hearts_and_armour.tableau import (
    AFFECTED,
    DESTINATION,
    ENDED,
    HAND_KIND,
    NOBODY,
    Tableau,
    is_up,
    kind_of,
    laid_in,
    layer_of,
    mover_of,
    origin_of,
)
from hastilude.games.hearts_and_armour.verdict import REASONS, VERDICTS, WINNING_SIDES, Sheet, is_dead


class TableCard(msgspec.Struct, frozen=True):
    #: in front of its hero, from 1, the oldest first (HA-085); in the discard area from 1, too
    place: int
    up: bool
    #: the seat that laid it, in which turn of the round, before which seat, and who moved it last
    layer: int
    turn: int
    laid_on: int
    moved_by: int | None
    #: its face, if this viewer knows it (HA-R45)
    card: str | None


class HeroView(msgspec.Struct, frozen=True):
    seat: int
    hero: str
    #: None for the sorcerer
    side: str | None
    wounds: int
    deadly: int
    dead: bool
    #: the cards under the hero that show his wounds (HA-101)
    marker: tuple[str, ...]
    hand_count: int
    #: faces that this viewer is certain of in this hand (HA-R45 e)
    known_cards: tuple[str, ...]
    cards: tuple[TableCard, ...]
    #: swords less shields of the cards that the viewer knows there, and how many it does not
    known_net: int
    unknown_count: int
    #: the heroes on the goal cards, as far as this viewer may know them
    goals: tuple[str, ...]
    #: what they are to him: one of GOALS, the message `show-goal-…` says how he wins
    goal: str | None
    tokens: int
    #: swords less shields that everybody saw this seat lay, by seat of the target
    deeds: tuple[int, ...]


class HeldCard(msgspec.Struct, frozen=True):
    card: str
    swords: int
    shields: int
    effect: str


class Struck(msgspec.Struct, frozen=True):
    """What a fight did to the hero of one seat. In a match he may be another's by now."""

    seat: int
    hero: str
    side: str | None
    deadly: int
    dead: bool
    cards: tuple[TableCard, ...]
    swords: int
    shields: int
    wounds: int
    total: int


class Verdict(msgspec.Struct, frozen=True):
    """One seat at the end of a game (HA-151)."""

    seat: int
    hero: str
    side: str | None
    wounds: int
    deadly: int
    dead: bool
    verdict: str
    #: empty if they were not shown (HA-R26); else what they asked for, and whether it came true
    goals: tuple[str, ...]
    goal: str | None
    met: bool | None


class GameSheet(msgspec.Struct, frozen=True):
    """The two stages: the side with its numbers, then every seat."""

    reason: str
    side: str
    #: by side
    killed: tuple[int, ...]
    wounds: tuple[int, ...]
    verdicts: tuple[Verdict, ...]
    winners: tuple[int, ...]


class HeartsAndArmourView(msgspec.Struct, frozen=True):
    viewer: int | None
    seats: int
    options: dict[str, str]
    phase: str
    #: the seat to move
    seat: int
    game_number: int
    round: int
    lap: int
    turn: int
    first: int
    declarer: int | None
    may_declare: bool
    must_declare: bool
    #: the seat that will have no cards first, if nobody takes or declares, and in which turn
    next_forced: int
    next_forced_turn: int
    heroes: tuple[HeroView, ...]
    hand: tuple[HeldCard, ...]
    #: the extra action that is being carried out, and on whom
    effect: str | None
    target: str | None
    #: the place that the viewer has chosen for it
    chosen: int | None
    discard: tuple[TableCard, ...]
    deck_count: int
    #: all faces of the game with their copies (HA-R34), and where they come from
    card_list: dict[str, int]
    card_list_source: str
    #: the winners of the games before, in a match
    games: tuple[tuple[int, ...], ...]
    #: if the fight came now; None once it is all over
    forecast: Forecast | None
    last_fight: tuple[Struck, ...] = ()
    last_game: GameSheet | None = None
    result: Result | None = None


def view(state: Tableau, viewer: int | None) -> HeartsAndArmourView:
    seats = state.setting.seats
    figures = state.setting.figures
    ended = state.phase == ENDED
    acting = state.phase in (AFFECTED, DESTINATION)
    forced, forced_turn = next_forced(state)
    return HeartsAndArmourView(
        viewer=viewer,
        seats=seats,
        options=state.setting.options,
        phase=PHASES[state.phase],
        seat=state.seat,
        game_number=state.game,
        round=state.round,
        lap=state.lap(),
        turn=state.turn,
        first=state.first,
        declarer=_seat(state.declarer),
        may_declare=not ended and state.may_declare(),
        must_declare=not ended and state.must_declare(),
        next_forced=forced,
        next_forced_turn=forced_turn,
        heroes=tuple(_hero(state, seat, viewer) for seat in range(seats)),
        hand=_hand(state, viewer),
        effect=EFFECTS[state.effect] if acting else None,
        target=HEROES[state.heroes[state.target]] if acting else None,
        chosen=state.chosen + 1 if state.phase == DESTINATION and viewer == state.seat else None,
        discard=_row(state, state.discard, viewer),
        deck_count=len(state.deck),
        card_list={figures.names[kind]: figures.copies[kind] for kind in range(figures.kinds)},
        card_list_source=figures.source,
        games=tuple(_winners(state, mask) for mask in state.chronicle),
        forecast=None if ended else forecast(state, viewer),
        last_fight=_last_fight(state),
        last_game=_game_sheet(state, state.sheet),
        result=state.result(),
    )


def next_forced(state: Tableau) -> tuple[int, int]:
    """Who runs out of cards first, and in which turn of the round, if nobody takes or declares."""
    seats = state.setting.seats
    best_seat, best_turn = state.seat, state.turn + seats * 32
    for step in range(seats):
        seat = (state.seat + step) % seats
        # in the middle of a turn this turn's card is gone already
        turns = len(state.hands[seat]) + (1 if step == 0 and state.phase in (AFFECTED, DESTINATION) else 0)
        turn = state.turn + step + turns * seats
        if turn < best_turn:
            best_seat, best_turn = seat, turn
    return best_seat, best_turn


def _hero(state: Tableau, seat: int, viewer: int | None) -> HeroView:
    seats = state.setting.seats
    figures = state.setting.figures
    known = [card for card in state.table[seat] if knows(card, viewer)]
    open_goals = viewer == seat or state.sheet_shown(seat)  # HA-024, HA-025, HA-034, HA-145
    certain = [
        slot >> HAND_KIND
        for slot in state.hands[seat]
        if viewer is not None and viewer != seat and slot >> viewer & 1
    ]
    return HeroView(
        seat=seat,
        hero=HEROES[state.heroes[seat]],  # HA-018
        side=_side(state.heroes[seat]),
        wounds=state.wounds[seat],
        deadly=_deadly(state.heroes[seat]),
        dead=is_dead(state.sides, state.wounds, seat),  # HA-007
        marker=tuple(figures.names[kind] for kind in state.markers[seat]),
        hand_count=len(state.hands[seat]),
        known_cards=tuple(figures.names[kind] for kind in certain),
        cards=_row(state, state.table[seat], viewer),  # HA-083, HA-084
        known_net=sum(figures.net[kind_of(card)] for card in known),
        unknown_count=len(state.table[seat]) - len(known),
        goals=tuple(HEROES[state.heroes[goal]] for goal in goals_of(state, seat)) if open_goals else (),
        goal=goal_of(state, seat) if open_goals else None,
        tokens=state.tokens[seat],
        deeds=tuple(state.deeds[seat * seats : (seat + 1) * seats]),
    )


def _row(
    state: Tableau, cards: list[int], viewer: int | None, open_cards: bool = False
) -> tuple[TableCard, ...]:
    names = state.setting.figures.names
    return tuple(
        TableCard(
            place=place,
            up=is_up(card),
            layer=layer_of(card),
            turn=laid_in(card),
            laid_on=origin_of(card),
            moved_by=_seat(mover_of(card)),
            card=names[kind_of(card)] if open_cards or knows(card, viewer) else None,
        )
        for place, card in enumerate(cards, 1)
    )


def _hand(state: Tableau, viewer: int | None) -> tuple[HeldCard, ...]:
    if viewer is None:
        return ()
    figures = state.setting.figures
    kinds = [slot >> HAND_KIND for slot in state.hands[viewer]]
    return tuple(
        HeldCard(
            figures.names[kind], figures.swords[kind], figures.shields[kind], EFFECTS[figures.effect[kind]]
        )
        for kind in kinds
    )


def _last_fight(state: Tableau) -> tuple[Struck, ...]:
    if not state.account:
        return ()
    # before the first fight of a new game it is the one that ended the game before
    sheet = state.sheet
    gone = sheet is not None and (state.phase == ENDED or state.round == 1)
    heroes = sheet.heroes if sheet is not None and gone else state.heroes
    return tuple(
        Struck(
            seat,
            HEROES[heroes[seat]],
            _side(heroes[seat]),
            _deadly(heroes[seat]),
            state.account[seat * 4 + 3] >= _deadly(heroes[seat]),
            _row(state, state.fought[seat], None, open_cards=True),
            *state.account[seat * 4 : seat * 4 + 4],
        )
        for seat in range(state.setting.seats)
    )


def _game_sheet(state: Tableau, sheet: Sheet | None) -> GameSheet | None:
    if sheet is None:
        return None
    return GameSheet(
        reason=REASONS[sheet.reason],
        side=WINNING_SIDES[sheet.side],
        killed=tuple(sheet.killed),
        wounds=tuple(sheet.scars),
        verdicts=tuple(_verdict(state, sheet, seat) for seat in range(len(sheet.verdicts))),
        winners=tuple(sheet.winners()),
    )


def _verdict(state: Tableau, sheet: Sheet, seat: int) -> Verdict:
    hero = sheet.heroes[seat]
    dead = [sheet.wounds[one] >= _deadly(sheet.heroes[one]) for one in range(len(sheet.heroes))]
    shown = sheet.shown[seat]
    goal, met = None, None
    if shown and hero == SORCERER:
        goal = "hunted" if state.setting.hunt_rounds else "sorcerer"
        met = not any(dead[one] for one in (seat, *shown))
    elif shown and sheet.heroes[shown[0]] == SORCERER:
        goal, met = "hunter", dead[shown[0]]
    elif shown:
        goal, met = "knight", not dead[shown[0]]
    return Verdict(
        seat=seat,
        hero=HEROES[hero],
        side=_side(hero),
        wounds=sheet.wounds[seat],
        deadly=_deadly(hero),
        dead=dead[seat],
        verdict=VERDICTS[sheet.verdicts[seat]],
        goals=tuple(HEROES[sheet.heroes[one]] for one in shown),
        goal=goal,
        met=met,
    )


def _side(hero: int) -> str | None:
    return None if hero == SORCERER else SIDES[side_of_hero(hero)]


def _deadly(hero: int) -> int:
    return SORCERER_DEATH if hero == SORCERER else KNIGHT_DEATH


def _winners(state: Tableau, mask: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(state.setting.seats) if mask >> seat & 1)


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat
