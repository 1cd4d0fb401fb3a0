"""How a game of Hearts and Armour ends, and how a match goes on (ledger 3.11 … 3.13, 3.15)."""

from typing import Final

from hastilude.core.chance import Chance
from hastilude.core.words import Event, Result, Score, ScoreLine
from hastilude.games.hearts_and_armour.cards import HEROES, SORCERER, TOKENS_TO_WIN
from hastilude.games.hearts_and_armour.dealing import begin_game, begin_round, seat_heroes, set_heroes
from hastilude.games.hearts_and_armour.fight import gather, mark_wounds
from hastilude.games.hearts_and_armour.tableau import ENDED, NOBODY, Tableau
from hastilude.games.hearts_and_armour.verdict import (
    REASONS,
    VERDICTS,
    WINNING_SIDES,
    WON,
    Sheet,
    anybody_dead,
    judge,
    shown_goals,
)

#: how a match ends
MATCH_WON: Final = "match_won"
MATCH_LIMIT: Final = "match_limit"


def after_fight(state: Tableau, chance: Chance) -> None:
    """A death ends the game (HA-106); so does the last round that the guards allow.

    Else a new round begins, with the same goals (HA-095, HA-096), as every round does (HA-105).
    """
    setting = state.setting
    if anybody_dead(state.sides, state.wounds) or state.round >= setting.last_round:
        _end_game(state, chance)
        return
    first = (state.declarer + 1) % setting.seats  # HA-040, HA-R40, HA-R44: dead or alive
    cards = gather(state)
    mark_wounds(state, first, cards, chance)
    begin_round(state, first, cards, chance)


def _end_game(state: Tableau, chance: Chance) -> None:
    """The two stages (HA-108), told hero by hero; whoever is dead is so for all to see (HA-107)."""
    sheet = judge(state.setting, state.sides, state.wounds, state.goals, state.sorcerer, state.ward)
    sheet.heroes = state.heroes
    sheet.wounds = state.wounds
    sheet.shown = shown_goals(sheet, state.setting, state.sides, state.goals, state.ward)
    state.sheet = sheet
    winners = 0
    for seat in sheet.winners():
        winners |= 1 << seat
    state.chronicle = [*state.chronicle, winners]
    if state.events is not None:
        _tell_verdict(state, sheet)
    if not state.setting.match:
        state.phase = ENDED
        state.reason = REASONS[sheet.reason]
    else:
        _award(state, sheet)
        if state.phase != ENDED:
            _next_game(state, chance)
    if state.phase == ENDED and state.events is not None:
        state.tell(Event("ended", {"reason": state.reason, "winners": final_winners(state)}))


def _award(state: Tableau, sheet: Sheet) -> None:
    """A token for each winner, if any (HA-141); three of them win the match (HA-134 … HA-136)."""
    tokens = state.tokens.copy()
    for seat in sheet.winners():
        # HA-140: the player's, not the hero's; HA-142, HA-R31: counters, they never run out
        tokens[seat] = tokens[seat] + 1
    state.tokens = tokens
    if max(tokens) >= TOKENS_TO_WIN:
        state.phase = ENDED
        state.reason = MATCH_WON
    elif state.game >= state.setting.max_games:
        state.phase = ENDED
        state.reason = MATCH_LIMIT  # HA-150


def _next_game(state: Tableau, chance: Chance) -> None:
    """The sorcerer's role passes clockwise (HA-137); the first turn follows the declarer (HA-041, HA-139)."""
    seats = state.setting.seats
    state.game += 1
    old = state.sorcerer
    new = (old + 1) % seats if old != NOBODY else NOBODY
    if state.setting.redeal:
        state.sorcerer = new
        seat_heroes(state, chance)
    elif old != NOBODY:  # HA-R30: the old sorcerer and the player on his left swap hero cards
        heroes = state.heroes.copy()
        heroes[old] = heroes[new]
        heroes[new] = SORCERER
        set_heroes(state, heroes)
    if state.events is not None:
        heroes_by_seat = [HEROES[hero] for hero in state.heroes]
        state.tell(Event("next_game", {"game": state.game, "heroes": heroes_by_seat}))
        for seat in range(seats):
            state.tell(Event("hero", {"seat": seat, "hero": heroes_by_seat[seat]}))
    begin_game(state, (state.declarer + 1) % seats, chance)


# -- how it ended ------------------------------------------------------------------------


def final_winners(state: Tableau) -> list[int]:
    """Who has won, once it is over: the game, or the match (HA-135, HA-150)."""
    sheet = state.sheet
    assert sheet is not None
    if not state.setting.match:
        return sheet.winners()
    most = max(state.tokens)
    return [seat for seat in range(state.setting.seats) if most and state.tokens[seat] == most]


def result(state: Tableau) -> Result:
    """The scoring sheet: of the game, side and goals; of a match, the games won."""
    winners = final_winners(state)
    seats = range(state.setting.seats)
    if state.setting.match:
        tokens = state.tokens
        places = [1 + sum(other > tokens[seat] for other in tokens) for seat in seats]
        scores = [Score(seat, tokens[seat], tuple(_games_won(state, seat))) for seat in seats]
        return Result(state.reason, tuple(winners), tuple(places), tuple(scores), args={"games": state.game})
    sheet = state.sheet
    assert sheet is not None
    places = [1 if seat in winners else 1 + len(winners) for seat in seats]
    scores = [Score(seat, 1 if seat in winners else 0, (_line(sheet, seat),)) for seat in seats]
    return Result(
        state.reason,
        tuple(winners),
        tuple(places),
        tuple(scores),
        args={
            "side": WINNING_SIDES[sheet.side],
            "killed_a": sheet.killed[0],
            "killed_b": sheet.killed[1],
            "wounds_a": sheet.scars[0],
            "wounds_b": sheet.scars[1],
        },
    )


def _line(sheet: Sheet, seat: int) -> ScoreLine:
    """Stage 2 for one seat: why it won or lost (HA-151)."""
    code = VERDICTS[sheet.verdicts[seat]]
    won = sheet.verdicts[seat] == WON
    goals = [HEROES[sheet.heroes[goal]] for goal in sheet.shown[seat]]
    return ScoreLine(code, 1 if won else 0, {"hero": HEROES[sheet.heroes[seat]], "goals": goals})


def _games_won(state: Tableau, seat: int) -> list[ScoreLine]:
    games = [number for number, winners in enumerate(state.chronicle, 1) if winners >> seat & 1]
    return [ScoreLine("game", 1, {"game": number}) for number in games]


def _tell_verdict(state: Tableau, sheet: Sheet) -> None:
    state.tell(
        Event(
            "verdict",
            {
                "reason": REASONS[sheet.reason],
                "side": WINNING_SIDES[sheet.side],
                "killed_a": sheet.killed[0],
                "killed_b": sheet.killed[1],
                "wounds_a": sheet.scars[0],
                "wounds_b": sheet.scars[1],
            },
        )
    )
    for seat in range(state.setting.seats):
        line = _line(sheet, seat)
        state.tell(Event("judged", {"seat": seat, "verdict": line.code, **line.args}))
    if state.setting.match:
        state.tell(Event("tokens", {"winners": sheet.winners()}))
