"""Information-set Monte-Carlo tree search: the trees, and one look ahead after another.

Every look ahead begins in a freshly imagined state, so that nothing hangs on what the seat
cannot know, and walks down a tree that all imagined states share. A node stands for what its
observer has seen happen since the root. Which actions there are differs from one imagined
state to the next: an action's claim to be tried grows with how often it could have been
(Cowling, Powley and Whitehouse, 2012). Where moves are hidden from others, every seat has a
tree over its own observations, in which it makes its own choices.

Only arithmetic and square roots: with the same chance and number of looks ahead the trees are
equal to the bit on every machine, interpreted or compiled.
"""

import math

from hastilude.core.chance import Chance, SeededChance
from hastilude.core.insight import BREADTH, Insight
from hastilude.core.state import CHOICE, OVER, State

#: what a decision before the end takes from it
HASTE = 0.0005
#: of a search: for each action that was looked at, how often, and the sum of its payoffs
Report = list[tuple[int, int, float]]


class Node:
    """What an observer has seen happen, and what came of it."""

    def __init__(self, outlook: float, weight: float) -> None:
        #: how the action that leads here looked to its decider before it was tried
        self.outlook = outlook
        #: the game's prior weight of that action
        self.weight = weight
        self.visits = 0
        #: how often it could have been chosen
        self.available = 0
        #: payoffs of the seat that chose it
        self.total = 0.0
        #: by action, as the observer sees it
        self.children: dict[int, Node] = {}

    def mean(self) -> float:
        """The chance to win of who chose to come here."""
        return self.total / self.visits if self.visits else self.outlook


class Manner:
    """How a search goes about it. None: as the game's insight asks for."""

    def __init__(self) -> None:
        #: how much actions less tried are worth a try against those that did well
        self.curiosity = 1.0
        #: how much worse than the best an action may look before it is tried less
        self.patience = 0.03
        #: tries that an action's outlook counts for
        self.trust = 1.0
        #: actions of a node that are tried, the most promising first: so many, and more by the
        #: square root of its visits
        self.width = 3.0
        self.widening = 1.0
        #: actions of the root that are tried
        self.breadth: int | None = None
        #: looks ahead that the outlooks of two candidates count for when they are compared
        self.caution: float | None = None
        #: decisions made greedily beyond the tree, before the state is judged
        self.playout: int | None = None
        #: a tree for every seat where moves are hidden
        self.many_trees = True


class Search:
    """A decision that is thought about. Without an insight every game is played out."""

    def __init__(self, root: State, insight: Insight | None, manner: Manner, trees: list[Node]) -> None:
        """`trees`: what is known from an earlier search, if anything is."""
        self.root = root
        self.seat = root.decider()
        self.insight = insight
        self.manner = manner
        #: one for all, or one for each seat
        self.trees = trees
        self.looks = 0
        self._caution = _caution(root, insight, manner)
        self._playout = _playout(root, insight, manner)
        #: by action of the root: looks ahead, and the sum of what each seat got
        self.outcomes: dict[int, list[float]] = {}
        #: actions at the root that are still looked at
        self.candidates: list[int] = []
        self._path: list[Node] = []
        self._deciders: list[int] = []

    def tree(self) -> Node:
        """The tree of the seat that thinks."""
        return self.trees[self.seat if len(self.trees) > 1 else 0]

    def begin(self, legal: list[int], chance: Chance) -> None:
        """Plant the trees; candidates are the most promising of the legal actions."""
        if not self.trees:
            count = 1
            if self.root.veils and self.manner.many_trees:
                count = len(self._judge(self.root.imagine(self.seat, chance), chance))
            self.trees = [Node(0.5, 1.0) for _ in range(count)]
        self._select(self.tree(), self.root, legal, chance)
        children = self.tree().children
        self.candidates = [action for action in legal if action in children]
        self.narrow(_breadth(self.root, self.insight, self.manner))

    def narrow(self, count: int) -> None:
        """Go on with the best candidates only."""
        while len(self.candidates) > count:
            plain = self._plainest()
            worst = 0
            height = 2.0
            for i in range(len(self.candidates)):
                promise = self._promise(self.tree().children[self.candidates[i]], plain)
                if promise <= height:
                    worst = i
                    height = promise
            self.candidates.pop(worst)

    def _plainest(self) -> Node:
        """The child of the root that looked best before the search."""
        found: Node | None = None
        for child in self.tree().children.values():
            if found is None or (child.visits > 0, child.outlook) > (found.visits > 0, found.outlook):
                found = child
        assert found is not None
        return found

    def _promise(self, child: Node, plain: Node) -> float:
        """What was found of a child, and how much worse than the plainest it looked before.

        A few looks ahead tell two near actions apart by luck alone; their outlooks have none.
        """
        if child.visits == 0:
            return child.outlook
        caution = self._caution
        before = plain.mean() + child.outlook - plain.outlook
        return (child.total + caution * before) / (child.visits + caution)

    def look_ahead(self, chance: Chance) -> int:
        """One look for each candidate, all from the same imagined state and with the same numbers."""
        base = self._imagine(chance)
        if not isinstance(chance, SeededChance):
            for action in self.candidates:
                self._look(base.copy(), action, chance)
        else:
            start = chance.place()
            end = start
            for action in self.candidates:
                chance.go_to(start)
                self._look(base.copy(), action, chance)
                if chance.place() > end:
                    end = chance.place()
            chance.go_to(end)
        self.looks += len(self.candidates)
        return len(self.candidates)

    def attend(self, actions: list[int], times: int, chance: Chance) -> None:
        """Look at these legal actions once more, side by side, whatever they promise."""
        children = self.tree().children
        before = self.candidates
        for action in actions:
            if action not in children:
                children[action] = Node(0.5, 1.0)
        self.candidates = actions
        for _ in range(times):
            self.look_ahead(chance)
        self.candidates = before

    # -- what was found --------------------------------------------------------------------

    def report(self) -> Report:
        """All that were candidates once; first the one that is left."""
        children = self.tree().children
        first = self.candidates[0]
        plain = self._plainest()
        visits = children[first].visits
        found = [(first, visits, visits * self._promise(children[first], plain))]
        for action, child in children.items():
            if action != first and child.visits > 0:
                found.append((action, child.visits, child.visits * self._promise(child, plain)))
        return found

    def expected(self, action: int) -> list[float]:
        """Every seat's chance to win after an action that was looked at."""
        sums = self.outcomes[action]
        return [sums[i] / sums[0] for i in range(1, len(sums))]

    def line(self, action: int) -> list[int]:
        """How the game would go on after an action: mostly so, as far as this seat sees it."""
        line = [action]
        node = self.tree().children[action]
        while True:
            found = -1
            visits = 1
            for key, child in node.children.items():
                if child.visits > visits:
                    found = key
                    visits = child.visits
            if found < 0:
                return line
            line.append(found)
            node = node.children[found]

    def trees_after(self, action: int) -> list[Node]:
        """What is known of the decision that follows."""
        trees: list[Node] = []
        for i in range(len(self.trees)):
            veiled = len(self.trees) > 1 and i != self.seat
            found = self.trees[i].children.get(self.root.veil(action, i) if veiled else action)
            if found is None:
                return []
            trees.append(found)
        return trees

    # -- one look ahead --------------------------------------------------------------------

    def _imagine(self, chance: Chance) -> State:
        """A state to begin with: those that agree with what the others did more often."""
        state = self.root.imagine(self.seat, chance)
        if self.insight is not None:
            self.insight.believe(state, self.seat, chance)
        return state

    def _look(self, state: State, action: int, chance: Chance) -> None:
        """Down the trees to an action not tried yet; what follows is judged, and kept on the way."""
        nodes = self.trees.copy()
        path = self._path
        deciders = self._deciders
        first = action
        path.clear()
        deciders.clear()
        many = len(nodes) > 1
        decider = self.seat
        fresh = self.tree().children[action].visits == 0
        while True:
            for i in range(len(nodes)):
                key = state.veil(action, i) if many and i != decider else action
                child = nodes[i].children.get(key)
                if child is None:
                    child = Node(0.5, 1.0)
                    nodes[i].children[key] = child
                nodes[i] = child
                path.append(child)
                deciders.append(decider)
            state.apply(action, chance)
            decider = state.decider()
            if fresh or decider == OVER:
                break
            legal = state.legal()
            action = self._step(state, legal)
            if action == CHOICE:
                node = nodes[decider if many else 0]
                action = self._select(node, state, legal, chance)
                fresh = node.children[action].visits == 0
        values = self._judge(state, chance)
        for i in range(len(path)):
            node = path[i]
            node.visits += 1
            node.total += values[deciders[i]]
        sums = self.outcomes.get(first)
        if sums is None:
            sums = [0.0] * (len(values) + 1)
            self.outcomes[first] = sums
        sums[0] = sums[0] + 1.0
        for i in range(len(values)):
            sums[i + 1] = sums[i + 1] + values[i]

    def _select(self, node: Node, state: State, legal: list[int], chance: Chance) -> int:
        """The action with the best of what it promised so far and how little it was tried."""
        insight = self.insight
        manner = self.manner
        weights = insight.priors(state, legal) if insight is not None else [1.0] * len(legal)
        actions: list[int] = []
        children: list[Node] = []
        best = -1.0
        tried = 0
        self._open(node, state, legal, weights, chance)
        for i in range(len(legal)):
            if weights[i] <= 0.0:
                continue
            action = legal[i]
            child = node.children[action]
            child.available += 1
            actions.append(action)
            children.append(child)
            if child.visits > 0:
                tried += 1
            if child.outlook > best:
                best = child.outlook
        # a share for each, the smaller the worse it looks
        total = 0.0
        shares: list[float] = []
        for child in children:
            lack = 1.0 + (best - child.outlook) / manner.patience
            share = child.weight / (lack * lack)
            shares.append(share)
            total += share
        wide = tried < manner.width + manner.widening * math.sqrt(node.visits)
        found = actions[0]
        height = -1.0
        for i in range(len(children)):
            child = children[i]
            if child.visits == 0 and not wide:
                continue
            promise = (manner.trust * child.outlook + child.total) / (manner.trust + child.visits)
            claim = math.sqrt(child.available) * shares[i] / (total * (1.0 + child.visits))
            score = promise + manner.curiosity * claim
            if score > height:
                height = score
                found = actions[i]
        return found

    def _open(self, node: Node, state: State, legal: list[int], weights: list[float], chance: Chance) -> None:
        """Children for the actions that were never possible here before."""
        actions: list[int] = []
        new_weights: list[float] = []
        for i in range(len(legal)):
            if weights[i] > 0.0 and legal[i] not in node.children:
                actions.append(legal[i])
                new_weights.append(weights[i])
        if not actions:
            return
        if self.insight is None:
            outlooks = [0.5] * len(actions)
        else:
            outlooks = self.insight.outlooks(state, actions, chance)
        for i in range(len(actions)):
            node.children[actions[i]] = Node(outlooks[i], new_weights[i])

    def _step(self, state: State, legal: list[int]) -> int:
        """What is done without a choice, or CHOICE."""
        if len(legal) == 1:
            return legal[0]
        return self.insight.step(state) if self.insight is not None else CHOICE

    def _judge(self, state: State, chance: Chance) -> list[float]:
        """What each seat may expect of a state, after some more decisions. Of two sure ways to win
        the shorter one is better: an end far away counts a little less."""
        insight = self.insight
        left = self._playout
        while True:
            if state.decider() == OVER:
                worth = 1.0 - HASTE * (len(self._path) + self._playout - left)
                return [payoff * worth for payoff in state.payoffs()]
            if insight is not None and left == 0:
                return insight.values(state)
            legal = state.legal()
            action = self._step(state, legal)
            if action == CHOICE:
                action = self._decide(state, legal, chance)
                left -= 1
            state.apply(action, chance)

    def _decide(self, state: State, legal: list[int], chance: Chance) -> int:
        """What looks best; without an insight, anything."""
        insight = self.insight
        if insight is None:
            return legal[chance.below(len(legal))]
        weights = insight.priors(state, legal)
        actions = [legal[i] for i in range(len(legal)) if weights[i] > 0.0]
        outlooks = insight.outlooks(state, actions, chance)
        best = 0
        for i in range(1, len(actions)):
            if outlooks[i] > outlooks[best]:
                best = i
        return actions[best]


def _breadth(root: State, insight: Insight | None, manner: Manner) -> int:
    if manner.breadth is not None:
        return manner.breadth
    return insight.breadth(root) if insight is not None else BREADTH


def _caution(root: State, insight: Insight | None, manner: Manner) -> float:
    if manner.caution is not None:
        return manner.caution
    return insight.caution(root) if insight is not None else 0.0


def _playout(root: State, insight: Insight | None, manner: Manner) -> int:
    if manner.playout is not None:
        return manner.playout
    return insight.playout(root) if insight is not None else 0
