"""Every option of every choice says what it costs and gives, or why there is nothing to say (issue 18, A4)."""

from collections import Counter
from collections.abc import Iterator

from hastilude.bots.line_up import find_bot
from hastilude.core import laws
from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.game import Rulebook
from hastilude.core.laws import Case
from hastilude.core.state import CHOICE, OVER, State
from hastilude.core.text import LANGUAGES, Texts

#: prompt and kind of action
Pair = tuple[str, str]


def choices(rulebook: Rulebook, games: int, most: int, every: int = 1) -> Iterator[State]:
    """What was to be chosen in many games: all seats and options in turn, squires and random play in turn."""
    cases: list[Case] = list(laws.cases(rulebook))
    for number in range(games):
        case = cases[number * 7 % len(cases)]
        chance = SeededChance(seed_of("options", number))
        state = rulebook.start(case.seats, rulebook.game.choose(case.given), rulebook.components(), chance)
        bot = find_bot("squire" if number % 2 else "random", rulebook)
        met = 0
        while (seat := state.decider()) != OVER and met < most:
            action = state.forced()
            if action == CHOICE:
                met += 1
                if len(state.legal()) > 1 and met % every == 0:
                    yield state
                sight = None if bot.blind else state.imagine(seat, chance)
                action = bot.choose(state.legal(), sight, chance)
            state.apply(action, chance)


def silent(
    rulebook: Rulebook, games: int, most: int = 10_000, every: int = 1
) -> tuple[Counter[Pair], Counter[Pair]]:
    """How often an option was met, and how often it said nothing, in either language."""
    texts = [Texts(rulebook, lang, [f"N{n}" for n in range(9)]) for lang in LANGUAGES]
    met: Counter[Pair] = Counter()
    said_nothing: Counter[Pair] = Counter()
    for number, state in enumerate(choices(rulebook, games, most, every)):
        remarks = rulebook.remarks(state)
        code = state.prompt().code
        for action in state.legal():
            pair = code, rulebook.actions.decode(action).kind
            met[pair] += 1
            found = remarks.get(action, ())
            if not found or (
                met[pair] <= 20 and not all(texts[number % 2].remark(remark).strip() for remark in found)
            ):
                said_nothing[pair] += 1
    return met, said_nothing
