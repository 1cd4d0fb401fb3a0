"""The bot that searches: fair, repeatable, and blind to what its seat cannot know."""

import itertools
import os
import signal
import time
from collections.abc import Iterator

import pytest

from hastilude.bots.ismcts import Budget, IsmctsBot, best_of, hints, ranked, think
from hastilude.bots.parallel import Crew
from hastilude.bots.tree import Manner, Node, Search
from hastilude.core.chance import Chance, SeededChance, seed_of
from hastilude.core.insight import BREADTH, Insight
from hastilude.core.state import CHOICE, OVER, State
from hastilude.core.words import canonical, seen
from hastilude.games.kings_bounty.cards import ACTIONS, DONE, EXCHANGE, RETURN
from hastilude.games.kings_bounty.rulebook import RULEBOOK
from hastilude.games.kings_bounty.rules import KingsBounty
from hastilude.games.kings_bounty.tableau import KIND
from support.builds import COMPILED
from support.kings_bounty import draw, start
from support.toys import HIGH_CARD, KEEP, HighCard

INSIGHT = RULEBOOK.insight()


def chance(*parts: object) -> SeededChance:
    return SeededChance(seed_of("ismcts", *parts))


def see(state: object, seat: int) -> bytes:
    assert isinstance(state, KingsBounty)
    return canonical(RULEBOOK.view(state, seat))


def search(state: KingsBounty, looks: int, seed: object = 0, manner: Manner | None = None) -> Search:
    luck = chance(seed)
    found = Search(state.imagine(state.seat, luck), INSIGHT, manner or Manner(), [])
    think(found, state.legal(), Budget(looks=looks), luck)
    return found


def middle(seats: int, decisions: int, seed: object = 0) -> KingsBounty:
    """A game after so many decisions, each any that the insight leans to."""
    luck = chance("middle", seats, seed)
    state = start(seats, chance=luck)
    for _ in range(decisions):
        legal = state.legal()
        sensible = [a for a, w in zip(legal, INSIGHT.priors(state, legal), strict=True) if w >= 1.0]
        state.apply((sensible or legal)[luck.below(len(sensible or legal))], luck)
    return state


def positions(count: int, options: dict[str, str] | None = None) -> Iterator[KingsBounty]:
    """Decisions with a choice, all over games of 2 to 5 seats."""
    number = 0
    while count:
        luck = chance("positions", number)
        state = start(2 + number % 4, options=options, chance=luck)
        number += 1
        while state.decider() != OVER and count:
            if state.forced() == CHOICE and len(state.legal()) > 1 and luck.below(3) == 0:
                yield state
                count -= 1
            state.apply(state.legal()[luck.below(len(state.legal()))], luck)


# -- law 5, end to end --------------------------------------------------------------------


@pytest.mark.parametrize("options", [None, {"expert_titles": "true", "exchange_order": "random"}])
def test_the_choice_depends_only_on_what_the_seat_may_know(options: dict[str, str] | None) -> None:
    """The same seed on two true states with the same view: the same action, with the same reasons."""
    pairs = 400 if COMPILED else 20
    quick = Manner()
    quick.playout, quick.breadth = 1, 4
    for number, state in enumerate(positions(pairs, options)):
        other = state.imagine(state.seat, chance("other", number))
        assert isinstance(other, KingsBounty)
        first, second = search(state, 12, number, quick), search(other, 12, number, quick)
        assert hints(first) == hints(second)
        assert best_of([first.report()]) == best_of([second.report()])


def test_the_law_bites() -> None:
    """A bot that looked at the true deck would be found out: the pairs do differ in what is hidden."""
    state = middle(2, 12)
    other = state.imagine(state.seat, chance("other"))
    assert isinstance(other, KingsBounty)
    assert RULEBOOK.position(state) != RULEBOOK.position(other)


# -- what luck may not decide --------------------------------------------------------------


class Dice(State):
    """Whatever is done, two dice are cast, and their sum is what it was worth."""

    def __init__(self) -> None:
        super().__init__()
        self.sum = -1

    def decider(self) -> int:
        return 0 if self.sum < 0 else OVER

    def legal(self) -> list[int]:
        return [0, 1, 2]

    def apply(self, action: int, chance: Chance) -> None:
        self.sum = chance.below(6) + chance.below(6)

    def payoffs(self) -> list[float]:
        return [self.sum / 10]

    def copy(self) -> "Dice":
        return Dice()

    def imagine(self, seat: int, chance: Chance) -> "Dice":
        return Dice()


def test_candidates_have_the_same_luck() -> None:
    found = Search(Dice(), None, Manner(), [])
    luck = chance("dice")
    found.begin([0, 1, 2], luck)
    totals = []
    for _ in range(20):
        found.look_ahead(luck)
        totals.append([child.total for child in found.tree().children.values()])
    assert all(len(set(row)) == 1 for row in totals), "an action was better by luck"
    assert len({row[0] - before[0] for before, row in itertools.pairwise(totals)}) > 3, "the dice fell alike"


def test_a_cautious_search_leaves_what_is_plainly_best_only_for_a_reason() -> None:
    """All caution: always what looks best at once. None: often something else, after few looks."""
    strict, loose = Manner(), Manner()
    strict.caution, loose.caution = 1e9, 0.0
    other = 0
    for number, state in enumerate(positions(40)):
        careful, bold = (search(state, 16, number, manner) for manner in (strict, loose))
        children = careful.tree().children
        best = max(child.outlook for child in children.values())
        assert children[best_of([careful.report()])].outlook == pytest.approx(best)
        other += children[best_of([bold.report()])].outlook < best - 1e-6
    assert other > 5


# -- hidden moves -------------------------------------------------------------------------


def test_who_may_not_see_a_pick_sees_neither_its_card_nor_that_it_happened() -> None:
    state = draw(
        """
        >0: orc_tower | human_warrior orc_mage obelisk_3
         1: elf_citadel | human_archer
        """,
        phase="picking",
    )
    picks = [action for action in state.legal() if RETURN <= action < DONE]
    assert len(picks) == 3
    assert {state.veil(action, 1) for action in picks} == {-1}
    assert [state.veil(action, 0) for action in picks] == picks
    for action in picks:
        after = state.copy()
        after.events = []
        after.apply(action, chance())
        assert seen(after.events, 1) == []
        assert see(after, 1) == see(state, 1)


def test_no_tree_branches_on_what_its_observer_cannot_see() -> None:
    state = middle(2, 9, "hidden")
    found = search(state, 600 if COMPILED else 150)
    hidden = own = 0
    for observer, root in enumerate(found.trees):
        for decider, key, _ in walk(root, state.seat):
            if decider == observer:
                own += RETURN <= key < DONE
                assert key >= 0
            else:
                hidden += key == -1
                assert not RETURN <= key < DONE
    assert own, "nobody exchanged"
    assert hidden, "nobody watched an exchange"


def walk(node: Node, decider: int) -> Iterator[tuple[int, int, Node]]:
    """Every step of a tree of two seats: a play, a pass or the end of an exchange ends a turn."""
    for key, child in node.children.items():
        yield decider, key, child
        goes_on = key == EXCHANGE or key == -1 or RETURN <= key < DONE
        yield from walk(child, decider if goes_on else 1 - decider)


# -- the search ---------------------------------------------------------------------------


def test_the_same_seed_and_number_of_looks_give_the_same_tree() -> None:
    state = middle(3, 14)
    first, second = search(state, 200, 1), search(state, 200, 1)
    assert first.report() == second.report()
    assert first.report() != search(state, 200, 2).report()


def test_looks_are_counted_and_every_one_is_kept_somewhere() -> None:
    state = middle(2, 10)
    found = search(state, 100)
    assert 100 <= found.looks < 100 + BREADTH * 4
    assert sum(visits for _, visits, _ in found.report()) == found.looks
    for action, visits, total in found.report():
        assert action in state.legal()
        assert 0.0 <= total <= visits
        assert sum(found.expected(action)) == pytest.approx(1.0)


def test_what_could_not_be_chosen_is_not_held_against_it() -> None:
    """Availability: what the other seat may do is counted only where it held the card."""
    state = middle(2, 10)
    found = search(state, 400 if COMPILED else 150)
    replies = max(found.trees[1 - state.seat].children.values(), key=lambda child: child.visits)
    counts = [child.available for child in replies.children.values() if child.available]
    assert max(counts) <= replies.visits
    assert min(counts) < max(counts)


def test_a_node_widens_with_its_visits() -> None:
    state = middle(2, 10)
    manner = Manner()
    manner.width, manner.widening = 1.0, 0.0
    narrow = search(state, 150, manner=manner)
    manner.widening = 1.0
    wide = search(state, 150, manner=manner)
    assert tried(narrow) < tried(wide)


class Plain(Insight):
    """Three actions; each looks as it is told to."""

    def __init__(self, outlooks: list[float], weights: list[float]) -> None:
        self.looks = outlooks
        self.weights = weights

    def outlook(self, state: State, action: int, chance: Chance) -> float:
        return self.looks[action]

    def prior(self, state: State, action: int) -> float:
        return self.weights[action]


#: how much worse an action looks, in patiences; how often the best is tried before it has its next try
SHARES = [(0.0, 1.0, 1), (1.0, 1.0, 4), (2.0, 1.0, 9), (1.0, 2.0, 2), (0.5, 1.0, 2.25)]


@pytest.mark.parametrize(("lack", "weight", "times"), SHARES)
def test_what_looks_worse_is_tried_less_by_the_square(lack: float, weight: float, times: float) -> None:
    """One patience worse: a quarter of the tries; two: a ninth; the game's prior weight multiplies."""
    manner = Manner()
    insight = Plain([0.6, 0.6 - lack * manner.patience], [1.0, weight])
    for visits in (3, 7, 35):
        chosen = set()
        for ratio in (0.97, 1.03):
            node = Node(0.5, 1.0)
            best, other = Node(0.6, 1.0), Node(insight.looks[1], weight)
            node.children = {0: best, 1: other}
            best.visits, other.visits = round((visits + 1) * times * ratio * 100) - 1, visits * 100 + 99
            # what both found is alike: only the shares decide
            for child in (best, other):
                child.total = 0.6 * (manner.trust + child.visits) - manner.trust * child.outlook
            found = Search(Dice(), insight, manner, [node])
            chosen.add((ratio, found._select(node, Dice(), [0, 1], chance())))
        assert chosen == {(0.97, 0), (1.03, 1)}, "the best first, then the other"


def tried(found: Search) -> int:
    """Replies of the other seat that were tried."""
    replies = found.trees[1 - found.seat].children.values()
    return sum(child.visits > 0 for reply in replies for child in reply.children.values())


def test_the_win_in_hand_is_taken() -> None:
    """The last turn of the game: only one more obelisk makes seat 1 win."""
    state = draw(
        """
         0: obelisk_3<human_mage | human_archer
        >1: obelisk_3<human_archer | obelisk_2 human_archer human_warrior
        deck:
        titles: emperor great_architect keeper_of_secrets king_of_elves prince_of_elves tower_builder
        """,
        deck_exhausted=True,
    )
    found = search(state, 60)
    best = hints(found)[0]
    assert ACTIONS.text(best.action).startswith("play obelisk")
    assert best.chance == pytest.approx(1.0, abs=0.002), "a sure win, a step away"


class Trap(State):
    """Seat 0 steps left or right; on the left seat 1 may then win, on the right nobody gets more than half."""

    def __init__(self, moves: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.moves = moves

    def decider(self) -> int:
        return len(self.moves) if len(self.moves) < 2 else OVER

    def legal(self) -> list[int]:
        return [0, 1]

    def apply(self, action: int, chance: Chance) -> None:
        self.moves = (*self.moves, action)

    def payoffs(self) -> list[float]:
        left = {0: [0.0, 1.0], 1: [1.0, 0.0]}
        return left[self.moves[1]] if self.moves[0] == 0 else [0.4, 0.6]

    def copy(self) -> "Trap":
        return Trap(self.moves)

    def imagine(self, seat: int, chance: Chance) -> "Trap":
        return Trap(self.moves)


class Blank(Insight):
    """Sees no difference before the end."""

    def outlook(self, state: State, action: int, chance: Chance) -> float:
        return 0.5

    def values(self, state: State) -> list[float]:
        return [0.5, 0.5]


def test_the_others_take_their_own_wins() -> None:
    """Who thought that seat 1 would play for seat 0 would step left."""
    found = Search(Trap(), Blank(), Manner(), [])
    think(found, [0, 1], Budget(looks=200), chance("trap"))
    assert best_of([found.report()]) == 1
    replies = found.tree().children[0].children
    assert replies[0].visits > 4 * replies[1].visits, "what wins for seat 1 is tried by seat 1"


def test_without_insight_games_are_played_out() -> None:
    """High Card with the two highest cards: whoever keeps them wins."""
    state = HIGH_CARD.start(2, {"rounds": "1", "draw": "top"}, HIGH_CARD.components(), chance())
    assert isinstance(state, HighCard)
    cards = [card for card in range(1, 13) if card < 11]
    state.hands = [[11, 12], cards[:2]]
    state.deck = cards[2:]
    bot = IsmctsBot(None, Budget(looks=300))
    assert bot.choose(state.legal(), state.imagine(0, chance()), chance()) == KEEP
    [keep, *_] = bot.hints(state.imagine(0, chance()), chance())
    assert keep.action == KEEP
    assert keep.chance == pytest.approx(1.0, abs=0.002), "a sure win, some steps away"


def test_a_single_legal_action_needs_no_thought() -> None:
    state = draw(
        """
        >0: orc_tower | human_warrior
         1: elf_citadel | human_archer
        """,
        phase="picking",
    )
    luck = chance()
    before = luck.place()
    bot = IsmctsBot(INSIGHT, Budget(looks=10))
    assert bot.choose([state.legal()[0]], state, luck) == state.legal()[0]
    assert luck.place() == before


def test_time_is_kept() -> None:
    state = middle(4, 20)
    bot = IsmctsBot(INSIGHT, Budget(seconds=0.05))
    start_time = time.perf_counter()
    assert bot.choose(state.legal(), state.imagine(state.seat, chance()), chance()) in state.legal()
    assert time.perf_counter() - start_time < 2


def test_small_decisions_share_the_time_of_a_turn() -> None:
    turn = middle(2, 10)
    picking = turn.copy()
    picking.apply(EXCHANGE, chance())
    assert INSIGHT.pace(turn) == 1.0
    assert Budget(100, 2.0).part(INSIGHT.pace(picking)) == Budget(25, 0.5)


def test_the_next_pick_goes_on_with_the_same_tree() -> None:
    state = middle(2, 10)
    state.apply(EXCHANGE, chance())
    bot = IsmctsBot(INSIGHT, Budget(looks=800), see=see)
    luck = chance("picks")
    action = bot.choose(state.legal(), state.imagine(state.seat, luck), luck)
    assert RETURN <= action < DONE, "choose a position where a card is returned"
    state.apply(action, luck)
    again = bot.search(state.legal(), state.imagine(state.seat, luck), luck, Budget(looks=8))
    assert again.tree().visits > 8
    fresh = bot.search(state.legal(), state.imagine(state.seat, luck), luck, Budget(looks=8))
    assert fresh.tree().visits == 0, "what was kept is used once"


def test_a_game_that_went_on_otherwise_finds_nothing_kept() -> None:
    state = middle(2, 10)
    state.apply(EXCHANGE, chance())
    bot = IsmctsBot(INSIGHT, Budget(looks=80), see=see)
    luck = chance("picks")
    chosen = bot.choose(state.legal(), state.imagine(state.seat, luck), luck)
    other = next(a for a in reversed(state.legal()) if RETURN <= a < DONE and a != chosen)
    state.apply(other, luck)
    again = bot.search(state.legal(), state.imagine(state.seat, luck), luck, Budget(looks=8))
    assert again.tree().visits == 0


def test_an_exchange_is_one_move_beyond_the_root() -> None:
    """Step by step: what is worse than an unseen card goes, and then it is done."""
    state = draw(
        """
        >0: orc_tower orc_fortress | orc_mage orc_warrior elf_archer elf_archer orc_hero
         1: elf_citadel | human_archer human_archer human_archer human_archer human_archer human_archer
        """,
        phase="picking",
    )
    steps: list[str] = []
    while not steps or steps[-1] != "done":
        action = INSIGHT.step(state)
        assert state.refusal(action) is None
        steps.append(ACTIONS.text(action))
        if action != DONE:
            state.apply(action, chance())
    assert sorted(steps) == ["done", "return elf_archer_1", "return elf_archer_1"]
    assert INSIGHT.step(middle(2, 10)) == CHOICE


class Suspicious(Insight):
    """Believes that the next seat holds equal cards only; notes what it is asked to judge."""

    def __init__(self) -> None:
        self.judged: list[int] = []

    def values(self, state: State) -> list[float]:
        assert isinstance(state, KingsBounty)
        self.judged.append(len({slot & KIND for slot in state.hands[1]}))
        return INSIGHT.values(state)

    def outlook(self, state: State, action: int, chance: Chance) -> float:
        return 0.5

    def believe(self, state: State, seat: int, chance: Chance) -> None:
        assert isinstance(state, KingsBounty)
        hand = state.hands[1 - seat]
        state.hands[1 - seat] = [hand[0]] * len(hand)


class Watching(Insight):
    """Notes the turn of each state that it judges."""

    def __init__(self) -> None:
        self.turns: list[int] = []

    def values(self, state: State) -> list[float]:
        assert isinstance(state, KingsBounty)
        self.turns.append(state.turn)
        return INSIGHT.values(state)

    def outlook(self, state: State, action: int, chance: Chance) -> float:
        return INSIGHT.outlook(state, action, chance)

    def step(self, state: State) -> int:
        return INSIGHT.step(state)

    def playout(self, state: State) -> int:
        return INSIGHT.playout(state)


class Narrow(Watching):
    """Begins with few."""

    def __init__(self, few: int) -> None:
        super().__init__()
        self.few = few

    def breadth(self, state: State) -> int:
        return self.few


def test_looks_ahead_begin_in_states_that_are_believed() -> None:
    state = middle(2, 10)
    assert state.seat == 0
    assert len({slot & KIND for slot in state.hands[1]}) > 1
    insight = Suspicious()
    manner = Manner()
    manner.playout = 0
    found = Search(state.imagine(0, chance()), insight, manner, [])
    think(found, state.legal(), Budget(looks=8), chance())
    assert insight.judged.count(1) > len(insight.judged) / 2


@pytest.mark.parametrize(("seats", "more"), [(2, 0), (4, 4)])
def test_a_look_goes_on_greedily_as_far_as_the_insight_asks(seats: int, more: int) -> None:
    """One look of one action: its own turn and `more`, the first of them the next seat's."""
    state = middle(seats, 10)
    legal = state.legal()
    root = state.imagine(state.seat, chance())
    seen = Watching()
    think(Search(root, seen, Manner(), []), legal, Budget(looks=1), chance())
    assert INSIGHT.playout(state) == more
    assert seen.turns[0] >= state.turn + more
    if not more:
        assert seen.turns[0] <= state.turn + 1


@pytest.mark.parametrize("breadth", [1, 3])
def test_a_search_begins_with_as_many_actions_as_the_insight_asks(breadth: int) -> None:
    state = middle(2, 10)
    assert len(state.legal()) > 3
    narrow = Narrow(breadth)
    found = Search(state.imagine(state.seat, chance()), narrow, Manner(), [])
    found.begin(state.legal(), chance())
    assert len(found.candidates) == breadth
    outlooks = [node.outlook for node in found.tree().children.values()]
    chosen = [found.tree().children[action].outlook for action in found.candidates]
    assert sorted(chosen) == sorted(outlooks)[-breadth:]


def test_hints_name_legal_actions_with_chances_and_lines() -> None:
    state = middle(3, 20)
    bot = IsmctsBot(INSIGHT, Budget(looks=200))
    found = bot.hints(state.imagine(state.seat, chance()), chance())
    assert found
    for hint in found:
        assert hint.action in state.legal()
        assert 0.0 <= hint.chance <= 1.0
        assert hint.line[0] == hint.action
        assert all(action >= 0 for action in hint.line), "a line ends where moves are hidden"
    assert max(len(hint.line) for hint in found) > 1


def test_reports_add_up() -> None:
    assert best_of([[(1, 10, 6.0), (2, 10, 5.0)]]) == 1
    assert best_of([[(1, 10, 6.0), (2, 10, 5.0)], [(2, 10, 9.0), (1, 10, 5.0)]]) == 2
    # a lucky few looks do not count against many
    assert ranked([[(1, 10, 6.0), (3, 1, 1.0)]]) == [(1, 10, 6.0), (3, 1, 1.0)]
    assert best_of([[(4, 0, 0.0)]]) == 4


# -- helpers in other processes -----------------------------------------------------------


@pytest.fixture
def crew() -> Iterator[Crew]:
    crew = Crew(RULEBOOK, 1, None)
    yield crew
    crew.close()


def test_helpers_think_too_and_the_same_seed_gives_the_same(crew: Crew) -> None:
    state = middle(2, 10)
    sight = state.imagine(state.seat, chance())
    found = []
    for _ in range(2):
        crew.ask(sight, Budget(looks=40), chance("crew"))
        found.append(crew.answers())
    [report], again = found
    assert [report] == again
    assert sum(visits for _, visits, _ in report) >= 40
    assert {action for action, _, _ in report} <= set(state.legal())


def test_a_helper_that_is_killed_is_replaced(crew: Crew) -> None:
    state = middle(2, 10)
    sight = state.imagine(state.seat, chance())
    crew.ask(sight, Budget(looks=10), chance())
    assert len(crew.answers()) == 1
    worker = crew.workers[0]
    assert worker is not None
    worker.process.kill()
    worker.process.join()
    bot = IsmctsBot(INSIGHT, Budget(looks=10), helpers=crew)
    assert bot.choose(state.legal(), sight, chance()) in state.legal()
    assert crew.workers[0] is not worker
    crew.ask(sight, Budget(looks=10), chance())
    assert len(crew.answers()) == 1


def test_a_helper_that_hangs_or_dies_while_thinking_stops_nobody(crew: Crew) -> None:
    state = middle(2, 10)
    sight = state.imagine(state.seat, chance())
    crew.ask(sight, Budget(looks=10), chance())
    assert len(crew.answers()) == 1
    worker = crew.workers[0]
    assert worker is not None
    assert worker.process.pid is not None
    os.kill(worker.process.pid, signal.SIGSTOP)
    bot = IsmctsBot(INSIGHT, Budget(seconds=0.02), helpers=crew)
    start_time = time.perf_counter()
    assert bot.choose(state.legal(), sight, chance()) in state.legal()
    assert time.perf_counter() - start_time < 2
    worker.process.kill()
    worker.process.join()
    assert bot.choose(state.legal(), sight, chance()) in state.legal()
