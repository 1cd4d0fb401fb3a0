"""Games watched for the balance lab: what each seat had, chose and made of it, and how the lead went.

Game n of a plan is one and the same wherever it is played. Nothing here knows a game: what is
worth telling is said by `Rulebook.facts`, who leads by the game's own judgement (`Insight.values`).
"""

from functools import cached_property
from pathlib import Path

import msgspec

from hastilude.bots.bot import Bot
from hastilude.bots.levels import Means
from hastilude.core.action import ActionSpace
from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.facts import Fact, Facts
from hastilude.core.game import Options, find_game
from hastilude.core.state import CHOICE, OVER, State
from hastilude.core.words import Result
from hastilude.lab.crew import Job
from hastilude.lab.own_bots import bot_of

#: a lead is one by so many hundredths of a win; less is the judgement's noise
LEAD = 5
#: the story of a game is told at so many equal steps of it
STEPS = 20


class Told(msgspec.Struct, frozen=True):
    """One game. Things and kinds of actions go by their numbers in the plan's `Index`."""

    n: int
    reason: str
    payoffs: tuple[float, ...]
    points: tuple[int, ...]
    #: of each seat: points by the line of the scoring sheet
    parts: tuple[dict[str, int], ...]
    #: the seats as they took their turns from the beginning
    order: tuple[int, ...]
    #: choices of each seat
    choices: tuple[int, ...]
    #: of each seat: things it had, and things it chose at least once
    had: tuple[tuple[int, ...], ...]
    chose: tuple[tuple[int, ...], ...]
    #: thing or kind: in how many choices it could be chosen, and was
    offers: dict[int, tuple[int, int]]
    #: how often another seat came to lead
    leads: int
    #: after which part of the game the winner led for good
    settled: float
    #: hundredths of a win for the later winner, as the game judged them at each step
    story: tuple[int, ...]


class Watching(Job, frozen=True):
    """What is played and watched."""

    name = "balance report"
    part = Told
    growing = ("games",)

    game: str
    seats: int
    games: int
    seed: int
    options: Options
    #: who sits where in game 0; then all move on by one
    bots: tuple[str, ...]
    #: thinking time of a decision for bots that search; None: their own
    seconds: float | None = None
    components: str | None = None
    #: options that are changed, in turn: so many games with each; none for one run as it is
    variants: tuple[Options, ...] = ()

    @property
    def count(self) -> int:
        """All games."""
        return self.games * max(1, len(self.variants))

    def sit_down(self, cores: int) -> "Watcher":
        return Watcher(self, cores)

    def seated(self, number: int) -> tuple[str, ...]:
        turn = number % self.seats
        return self.bots[turn:] + self.bots[:turn]


class Index:
    """All things of a game and all kinds of its actions, numbered."""

    def __init__(self, facts: Facts, actions: ActionSpace) -> None:
        self.facts = facts
        self.actions = actions
        families = (*facts.had, *facts.chosen)
        self.things = list(
            dict.fromkeys(Fact(family.name, code) for family in families for code in family.codes)
        )
        self.number = {thing: number for number, thing in enumerate(self.things)}
        #: kinds of actions come after the things
        self.kinds = {kind.name: len(self.things) + number for number, kind in enumerate(actions.kinds)}
        self._of_action: dict[int, tuple[int, ...]] = {}

    def of_action(self, action: int) -> tuple[int, ...]:
        """Its kind, and the things in it."""
        found = self._of_action.get(action)
        if found is None:
            decoded = self.actions.decode(action)
            things = [self.number[thing] for thing in self.facts.things_in(decoded)]
            found = self._of_action[action] = (self.kinds[decoded.kind], *things)
        return found


class Watcher:
    """A plan with its rules and figures at hand."""

    def __init__(self, plan: Watching, cores: int = 1) -> None:
        game = find_game(plan.game)
        self.plan = plan
        self.rulebook = game.load()
        self.options = [game.choose({**plan.options, **changed}) for changed in plan.variants or ({},)]
        for options in self.options:
            game.check_seats(plan.seats, options)
        figures = Path(plan.components) if plan.components else None
        self.components = self.rulebook.components(figures)
        self.means = Means(plan.seconds, cores, figures)
        for name in plan.bots:
            self.bot(name)

    @cached_property
    def index(self) -> Index:
        return Index(self.rulebook.facts(), self.rulebook.actions)

    def bot(self, name: str) -> Bot:
        return bot_of(name, self.rulebook, self.means)

    def play(self, number: int) -> Told:
        """One game; bots are new to each. Variants are played on the same seeds."""
        plan = self.plan
        variant, deal = divmod(number, plan.games) if plan.variants else (0, number)
        bots = [self.bot(name) for name in plan.seated(deal)]
        chances = [SeededChance(seed_of("balance bot", plan.seed, deal, seat)) for seat in range(plan.seats)]
        chance = SeededChance(seed_of("balance", plan.seed, deal))
        state = self.rulebook.start(plan.seats, self.options[variant], self.components, chance)
        pen = Pen(self, state)
        while (seat := state.decider()) != OVER:
            action = state.forced()
            if action == CHOICE:
                legal = state.legal()
                sight = None if bots[seat].blind else state.imagine(seat, chances[seat])
                action = bots[seat].choose(legal, sight, chances[seat])
                pen.chosen(seat, legal, action)
            state.apply(action, chance)
            pen.look(state)
        result = state.result()
        assert result is not None
        return pen.close(number, state, result)


class Pen:
    """Writes one game down."""

    def __init__(self, watcher: Watcher, state: State) -> None:
        seats = watcher.plan.seats
        self.seats = seats
        self.index = watcher.index
        self.insight = watcher.rulebook.insight()
        self.order: tuple[int, ...] = ()
        self.choices = [0] * seats
        self.chose: list[set[int]] = [set() for _ in range(seats)]
        self.offers: dict[int, list[int]] = {}
        #: hundredths of a win of each seat, after every turn
        self.judged: list[tuple[int, ...]] = []
        self.mover = OVER
        self.look(state)

    def chosen(self, seat: int, legal: list[int], action: int) -> None:
        of = self.index.of_action
        self.choices[seat] += 1
        taken = of(action)
        self.chose[seat].update(taken)
        offers = self.offers
        for thing in {thing for other in legal for thing in of(other)}:
            count = offers.setdefault(thing, [0, 0])
            count[0] += 1
            count[1] += thing in taken

    def look(self, state: State) -> None:
        """After each decision; judged where the move goes on to another seat."""
        if not self.order:
            self.order = tuple(self.index.facts.order(state, self.seats))
        seat = state.decider()
        if seat != self.mover and seat != OVER and self.insight is not None:
            self.mover = seat
            values = self.insight.values(state)[: self.seats]
            self.judged.append(tuple(round(100 * value) for value in values))

    def close(self, number: int, state: State, result: Result) -> Told:
        payoffs = tuple(state.payoffs())
        facts, index = self.index.facts, self.index.number
        points, parts = [0] * self.seats, [dict[str, int]() for _ in range(self.seats)]
        for score in result.scores:
            if score.seat < self.seats:  # a virtual opponent is nobody's seat
                points[score.seat] = score.points
                for line in score.parts:
                    part = parts[score.seat]
                    part[line.code] = part.get(line.code, 0) + line.points
        leads, settled, story = _story(self.judged, payoffs)
        return Told(
            n=number,
            reason=result.reason,
            payoffs=payoffs,
            points=tuple(points) if result.scores else (),
            parts=tuple(parts),
            order=self.order,
            choices=tuple(self.choices),
            had=tuple(
                tuple(sorted({index[thing] for thing in facts.things_of(state, seat)}))
                for seat in range(self.seats)
            ),
            chose=tuple(tuple(sorted(things)) for things in self.chose),
            offers={thing: (count[0], count[1]) for thing, count in sorted(self.offers.items())},
            leads=leads,
            settled=settled,
            story=story,
        )


def _story(judged: list[tuple[int, ...]], payoffs: tuple[float, ...]) -> tuple[int, float, tuple[int, ...]]:
    """How often the lead changed, when the winner took it for good, and the winner's chances on the way.

    Of those who won together the one who looked best at the end is followed.
    """
    if not judged or max(payoffs) <= 0:
        return 0, 0.0, ()
    winner = max(range(len(payoffs)), key=lambda seat: (payoffs[seat], judged[-1][seat]))
    leads = 0
    leader = -1
    for values in judged:
        best = max(range(len(values)), key=values.__getitem__)
        if best != leader and (leader < 0 or values[best] >= values[leader] + LEAD):
            leads += leader >= 0
            leader = best
    behind = [at for at, values in enumerate(judged) if max(values) >= values[winner] + LEAD]
    settled = (behind[-1] + 1) / len(judged) if behind else 0.0
    last = len(judged) - 1
    story = tuple(judged[round(last * step / STEPS)][winner] for step in range(STEPS + 1))
    return leads, round(settled, 3), story
