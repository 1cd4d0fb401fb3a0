"""Positions of games in which who decides wins in this turn, whatever is hidden and however the dice fall.

Found by trying everything, a few decisions deep: nothing of the bots' own insight is asked.
"""

from collections.abc import Iterator

from hastilude.bots.bot import Bot
from hastilude.bots.line_up import find_bot
from hastilude.core.chance import Chance, ExtremeChance, SeededChance, seed_of
from hastilude.core.game import Rulebook, find_game
from hastilude.core.state import CHOICE, OVER, State
from hastilude.lab.analyse import judged

#: decisions deep, and states that are tried at most
DEPTH, TRIED = 3, 400
#: numbers that chance is asked for in one go, of which each may be low or high
DICE = 4
#: … and so often they are as they fall: an artifact drawn from five may be the third
BETWEEN = 8
#: imagined worlds in which an action must win: of eight, one that fails in every eighth passes now and then
WORLDS = 64
#: the last decisions of a game that are looked at
LAST = 12
#: games that are played to find positions: where dice decide, hardly any win is sure
PLAYED = 600


class Counted(Chance):
    """Says whether it was asked."""

    def __init__(self, luck: Chance) -> None:
        self.luck = luck
        self.asked = 0

    def below(self, n: int) -> int:
        self.asked += 1
        return self.luck.below(n)


def between(number: int) -> Chance:
    return SeededChance(seed_of("between", number))


def winning(state: State, seat: int, depth: int, tried: list[int]) -> set[int]:
    """Actions after which the seat can win whatever the luck and without anybody else's decision."""
    found = set()
    for action in state.legal():
        tried[0] += 1
        if tried[0] > TRIED:
            break
        for number in range((1 << DICE) + BETWEEN):
            luck = Counted(ExtremeChance(DICE, number) if number < 1 << DICE else between(number))
            after = state.copy()
            after.apply(action, luck)
            while after.decider() != OVER and (forced := after.forced()) != CHOICE:
                after.apply(forced, luck)
            if after.decider() == OVER:
                won = after.payoffs()[seat] == 1.0
            else:
                won = depth > 1 and after.decider() == seat and bool(winning(after, seat, depth - 1, tried))
            if not won or not luck.asked:
                break
        if won:
            found.add(action)
    return found


def sure(state: State) -> set[int]:
    """… in all worlds that the decider can imagine."""
    seat = state.decider()
    luck = SeededChance(seed_of("worlds"))
    found = winning(state, seat, DEPTH, [0])
    for _ in range(WORLDS):
        if not found:
            break
        found &= winning(state.imagine(seat, luck), seat, DEPTH, [0])
    return found


def positions(
    game: str, seats: int, first: int = 0, played: int = PLAYED
) -> Iterator[tuple[State, set[int]]]:
    """One of each game of squires at most, from game `first` on: the state and the actions that win."""
    rulebook = find_game(game).load()
    squire = find_bot("squire", rulebook)
    options, components = rulebook.game.choose({}), rulebook.components()
    for number in range(first, first + played):
        luck = SeededChance(seed_of("sure", game, seats, number))
        state = rulebook.start(seats, options, components, luck)
        kept: list[State] = []
        while (seat := state.decider()) != OVER:
            action = state.forced()
            if action == CHOICE:
                legal = state.legal()
                if len(legal) > 1:
                    kept = [*kept[1 - LAST :], state.copy()]
                action = squire.choose(legal, state.imagine(seat, luck), luck)
            state.apply(action, luck)
        for before in kept:
            found = sure(before)
            if found and len(found) < len(before.legal()):
                yield before, found
                break


def takes(bot: Bot, state: State, seed: object) -> bool:
    """Whether a bot wins from here before anybody else decides."""
    luck = SeededChance(seed_of("takes", seed))
    state = state.copy()
    seat = state.decider()
    for _ in range(4 * DEPTH):
        action = state.forced()
        if action == CHOICE:
            if state.decider() != seat:
                return False
            action = bot.choose(state.legal(), state.imagine(seat, luck), luck)
        state.apply(action, luck)
        if state.decider() == OVER:
            return state.payoffs()[seat] == 1.0
    return False


def named(rulebook: Rulebook, state: State, wins: set[int], looks: int) -> bool:
    """Whether the analysis names one of these actions, after something else was done."""
    done = next(action for action in state.legal() if action not in wins)
    moment = judged(rulebook, state, done, 1, looks)
    return rulebook.actions.parse(moment.best) in wins
