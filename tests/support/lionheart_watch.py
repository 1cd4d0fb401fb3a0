"""Lionheart followed decision by decision: the ledger's invariants about changes (part 8).

A `Watch` sees only plain positions, the texts of actions and the events. It finds regions and
domains anew on the drawn board and shares no code with the rules, so that both would have to
be wrong in the same way. Invariants are named by their numbers in the ledger.
"""

from collections import Counter
from typing import Any

from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.state import OVER
from hastilude.core.words import Event
from hastilude.games.lionheart.cards import ACTIONS
from hastilude.games.lionheart.drawing import Drawing, read_board
from hastilude.games.lionheart.position import position
from hastilude.games.lionheart.rules import Lionheart
from support.lionheart import PLAYING, SMALL, lively, start
from support.play import args_of

Position = dict[str, Any]
Cell = tuple[int, int]

SET_UP = ("oldest", "castle", "castle_knight")
MINES = "csgd"


class Board:
    """A drawn board, with its regions and domains."""

    def __init__(self, found: Position) -> None:
        self.drawing: Drawing = read_board(found["board"])
        self.borders = set(self.drawing.borders)
        self.castles = {
            place(cell): f"{colour}_{n + 1}"
            for colour, cells in found["castles"].items()
            for n, cell in enumerate(cells)
        }
        self.pieces = {
            place(cell): colour
            for kind in (self.drawing.castles, self.drawing.knights)
            for colour, cells in kind.items()
            for cell in cells
        }
        self.regions = self._regions()
        self.domains: dict[str, set[Cell]] = {}
        for region in self.regions:
            inside = [self.castles[cell] for cell in region if cell in self.castles]
            if len(inside) == 1 and found["phase"] not in SET_UP:
                self.domains[inside[0]] = region

    def _regions(self) -> list[set[Cell]]:
        land = self.drawing.land
        todo = {(r, c) for r in range(len(land)) for c in range(len(land[0]))}
        found = []
        while todo:
            stack, region = [min(todo)], set()
            while stack:
                cell = stack.pop()
                if cell in todo:
                    todo.remove(cell)
                    region.add(cell)
                    stack += [near for near, edge in around(cell) if edge not in self.borders]
            found.append(region)
        return found

    def sign(self, cell: Cell) -> str:
        return self.drawing.land[cell[0]][cell[1]]

    def mines(self, colour: str) -> Counter[str]:
        return Counter(
            self.sign(cell)
            for name, cells in self.domains.items()
            if name.startswith(colour)
            for cell in cells
            if self.sign(cell) in MINES
        )

    def knights(self, name: str) -> int:
        return sum(cell in self.pieces for cell in self.domains[name]) - 1


def place(cell: str) -> Cell:
    row, _, col = cell.strip("()").partition(",")
    return int(row), int(col)


def around(cell: Cell) -> list[tuple[Cell, str]]:
    """The neighbours of a cell, each with the edge between."""
    r, c = cell
    return [
        ((r, c + 1), f"v({r},{c})"),
        ((r, c - 1), f"v({r},{c - 1})"),
        ((r + 1, c), f"h({r},{c})"),
        ((r - 1, c), f"h({r - 1},{c})"),
    ]


class Watch:
    """Follows one game. `broken` holds what did not hold: sentences with the invariant's number."""

    def __init__(self, start: Position) -> None:
        self.broken: list[str] = []
        self.seats: int = start["seats"]
        self.options: dict[str, str] = start["options"]
        self.money = 7 * self.seats
        self.final_turns: list[int] = []
        self.turns = 0
        self.idle = 0

    def claim(self, number: int, holds: bool, sentence: str) -> None:
        if not holds:
            self.broken.append(f"{number}: {sentence}")

    def step(self, before: Position, text: str, events: list[Event], after: Position) -> None:
        old, new = Board(before), Board(after)
        self._cards(before, text, after)
        self._money(before, events, after)
        self._board(old, new, text, before)
        if before["phase"] not in SET_UP:
            self._points(old, new, text, before, after)
        self._turn(before, text, after)

    def _cards(self, before: Position, text: str, after: Position) -> None:
        deck, earlier = after["deck"], before["deck"]
        if before["phase"] != "oldest":
            self.claim(
                3, earlier[len(earlier) - len(deck) :] == deck, "the deck is not the old one less its top"
            )
        gone = len(before["discard"])
        self.claim(3, after["discard"][:gone] == before["discard"], "a card came back from the discard")
        self.claim(
            1, len({*_cards(after)}) == len(_cards(after)) == 60 or after["phase"] == "oldest", "not 60 cards"
        )
        if after["phase"] == "turn" and after["final_turns"] is None:
            self.claim(2, all(len(cards) == 3 for cards in after["hands"]), "a hand has not three cards")
        if after["phase"] == "draw":
            self.claim(2, len(after["hands"][after["seat"]]) == 2, "not two cards before the draw")
        if before["sold"] and text.startswith("draw"):
            self.claim(26, before["sold"] in after["market"], "the card sold is not on the market")

    def _money(self, before: Position, events: list[Event], after: Position) -> None:
        for event in events:
            if event.code in ("income", "sold"):
                self.money += event.args["count"]
            elif event.code == "played":
                self.money -= event.args["price"]
            elif event.code == "knight":
                self.money -= event.args["fee"]
            if event.code == "income":
                self.claim(23, 0 < args_of(event)["count"] <= 4, f"an income of {args_of(event)['count']}")
        self.claim(24, sum(after["money"]) == self.money, f"{sum(after['money'])} thalers, not {self.money}")
        self.claim(24, min(after["money"]) >= 0, "less than no money")
        if before["phase"] in SET_UP:
            self.claim(32, after["scores"] == [0] * self.seats, "points during set-up")

    def _board(self, old: Board, new: Board, text: str, before: Position) -> None:
        self.claim(6, old.castles.items() <= new.castles.items(), "a castle moved")
        self.claim(16, set(old.domains) <= set(new.domains), "a domain vanished")
        self.claim(17, len(new.domains) <= len(new.castles), "more domains than castles")
        for name, cells in new.domains.items():
            colours = {new.pieces[cell] for cell in cells if cell in new.pieces}
            self.claim(13, colours == {name.partition("_")[0]}, f"foreign pieces in {name}")
            inner = [edge for cell in cells for near, edge in around(cell) if near in cells]
            self.claim(11, not new.borders & set(inner), f"a border inside {name}")
        for region in new.regions:
            lonely = region & set(new.pieces) and not region & set(new.castles)
            self.claim(14, not lonely, "a piece on neutral land")
        for cell, colour in old.pieces.items():
            for near, edge in around(cell):
                if old.pieces.get(near) == colour:
                    placed = edge in new.borders and edge not in old.borders
                    self.claim(10, not placed, f"a border came between two {colour} pieces")
        self.claim(15, not self._cut_off(new), f"cut off after {text}")
        for one, two in before["alliances"]:
            passed = [
                (loser, winner)
                for loser, winner in ((one, two), (two, one))
                if old.domains.get(loser, set()) & new.domains.get(winner, set())
            ]
            self.claim(25, not passed, f"a cell passed between allies: {passed}")

    def _cut_off(self, board: Board) -> set[Cell]:
        """Knights that no chain without borders links to a castle of their colour."""
        reached, stack = set(board.castles), list(board.castles)
        while stack:
            cell = stack.pop()
            for near, edge in around(cell):
                same = board.pieces.get(near) == board.pieces[cell]
                if same and edge not in board.borders and near not in reached:
                    reached.add(near)
                    stack.append(near)
        return set(board.pieces) - reached

    def _points(self, old: Board, new: Board, text: str, before: Position, after: Position) -> None:
        """Scores move as they may: 18, 19, 20, 22."""
        seat = before["seat"]
        if after["phase"] == "ended":
            return
        changes = [now - then for now, then in zip(after["scores"], before["scores"], strict=True)]
        self.claim(
            20, changes[seat] >= 0 or not text.startswith(("border", "take")), "lost points in the own turn"
        )
        if text.startswith("take") and self.options["score_timing"] == "per_step":
            cell = place(text.removeprefix("take "))
            invaded = next((name for name, cells in old.domains.items() if cell in cells), None)
            others = [change for n, change in enumerate(changes) if n != seat]
            if invaded is None:
                self.claim(19, min(others) >= 0, "points lost on open land")
            else:
                self.claim(19, max(others) <= 0, "an invasion brought others points")
                stronger = old.knights(str(before["domain"])) > old.knights(invaded)
                self.claim(19, stronger, f"{invaded} was invaded by too few knights")
        holders = [sum(new.mines(colour)[mine] >= 3 for colour in after["colours"]) for mine in MINES]
        everywhere = Counter("".join(new.drawing.land))
        for mine, count in zip(MINES, holders, strict=True):
            self.claim(22, count <= 1 or everywhere[mine] >= 6, f"two players hold {mine}")
        for score in after["scores"]:
            self.claim(27, score < after["target"], "somebody passed the king, and the game goes on")

    def _turn(self, before: Position, text: str, after: Position) -> None:
        pairs = {tuple(pair) for pair in before["alliances"]}
        self.claim(25, pairs <= {tuple(pair) for pair in after["alliances"]}, "an alliance was cancelled")
        if before["phase"] == "turn":
            self.turns += 1
            if before["final_turns"] is not None:
                self.final_turns.append(before["seat"])
        if text.startswith("draw"):
            idle = before["sold"] is not None and text != "draw"
            self.idle = self.idle + 1 if idle else 0
            self.claim(30, after["idle"] == self.idle, f"{self.idle} idle turns, not {after['idle']}")
            if self.options["stall_guard"] == "on":
                self.claim(30, self.idle <= 4 * self.seats, f"{self.idle} idle turns in a row")

    def over(self, found: Position) -> None:
        if found["reason"] == "deck":
            last = self.final_turns[-1]
            due = [(last + 1 + n) % self.seats for n in range(self.seats)]
            self.claim(28, self.final_turns == due, f"turns of the last round: {self.final_turns}")
        if self.options["stall_guard"] == "on":
            bound = 60 + 60 * (4 * self.seats + 1) + self.seats
            self.claim(30, self.turns <= bound, f"{self.turns} turns, at most {bound}")


def _cards(found: Position) -> list[str]:
    hands = [card.rstrip("*") for cards in found["hands"] for card in cards]
    return [*found["deck"], *found["market"], *found["discard"], *hands]


def watch_game(seed: int, **options: str) -> tuple[Lionheart, Watch]:
    """A whole game under a watch. Seats and options not given go by the seed."""
    chance = SeededChance(seed_of("watch", seed))
    chosen = {**PLAYING.random_options(chance), **options}
    game = start(2 + seed % 3, options=chosen, chance=chance, components=SMALL)
    before = position(game)
    watch = Watch(before)
    while game.decider() != OVER:
        action = lively(game, chance)
        events: list[Event] = []
        game.events = events
        game.apply(action, chance)
        game.events = None
        game.check()
        after = position(game)
        watch.step(before, ACTIONS.text(action), events, after)
        before = after
    watch.over(before)
    return game, watch
